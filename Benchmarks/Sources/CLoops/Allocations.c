// Counts allocations: with the GNU C library a program's own malloc stands in for the library's, in the
// Swift runtime too. Elsewhere nothing is counted, and says so.

#include "CLoops.h"

#include <stdatomic.h>

static _Atomic bool is_counting;
static _Atomic size_t counted;

void allocations_start(void) {
  atomic_store(&counted, 0);
  atomic_store(&is_counting, true);
}

size_t allocations_stop(void) {
  atomic_store(&is_counting, false);
  return atomic_load(&counted);
}

#if defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void count(void) {
  if (atomic_load_explicit(&is_counting, memory_order_relaxed)) {
    atomic_fetch_add_explicit(&counted, 1, memory_order_relaxed);
  }
}

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count();
  return __libc_realloc(memory, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

bool allocations_are_counted(void) { return true; }

size_t allocated_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

bool allocations_are_counted(void) { return false; }

size_t allocated_bytes(void) { return 0; }

#endif
