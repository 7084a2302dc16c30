// Hand-written loops over columns of numbers, and what the C library knows about time and memory. Called by the
// benchmarks, which know the engine; nothing here does.

#ifndef TWEENER_BENCHMARKS_CLOOPS_H
#define TWEENER_BENCHMARKS_CLOOPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CurveInOutQuad,
  CurveInOutExpo,
  CurveOutElastic,
  CurveInOutSine,
  CurveOutBounce,
  CurveOutBack,
  CurveCubicBezier,
} Curve;

/// How a loop is laid out for the compiler.
typedef enum {
  /// One number at a time into a block, which the compiler vectorises where it can, then to the objects.
  LayoutBlocks,
  /// Vectors of four numbers, then four stores.
  LayoutFours,
} Layout;

/// One entry a tween; values go through `destination`.
typedef struct {
  size_t count;
  double *start;
  double *span;
  double *from;
  double *delta;
  double **destination;
} Columns;

/// Columns of `count` zeros each, to be filled by the caller.
Columns columns_make(size_t count);
void columns_free(Columns columns);

/// Writes every value at `now`. One frame of what is to be beaten.
void columns_sweep(Curve curve, Layout layout, const Columns *columns, double now);

/// The same for objects with four neighbouring properties that one tween moves: `from` and `delta` have
/// four numbers an object. The curve is inOutQuad, computed once an object.
void columns_sweep_four(const Columns *columns, double now);

/// A spring below critical damping, in the coefficients of its formula, and a velocity for each entry.
typedef struct {
  /// The exponent of two by which swings die down, and half swings, both a second.
  double fading;
  double half_turns;
  double lean;
  double seconds;
  double *velocity;
} Springs;

/// Springs from `from` to `delta`, which is where they end; `start` and `span` make seconds of `now`. `count` is a multiple of 4.
void springs_sweep(const Springs *springs, const Columns *columns, double now);

/// Decays from `from`, as far as `delta`. `fading` is the exponent of two a second.
void decays_sweep(double fading, const Columns *columns, double now);

/// Objects for the loops to write to: one allocation each, laid out as a Swift object with `properties`
/// numbers of eight bytes is. `destination` gets the address of the first.
void objects_make(size_t count, size_t properties, double **destination);
void objects_free(size_t count, double **destination);

/// Time that the processor has spent on this thread: what other programs do on the machine is not in it.
uint64_t thread_nanoseconds(void);

/// Counts calls of malloc and its siblings from now on.
void allocations_start(void);
/// How many there were; the counting ends.
size_t allocations_stop(void);
/// Whether this platform lets a program count them.
bool allocations_are_counted(void);

/// Bytes in live allocations, bookkeeping of the allocator included; 0 where it does not tell.
size_t allocated_bytes(void);

#endif
