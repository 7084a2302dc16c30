// Two kinds of number: one double, for the compiler to vectorise, and four side by side. What differs between
// them stands here; the curves are the same text for both. Included by the loops.

#include <stdint.h>
#include <string.h>

#define OVERLOADED static inline __attribute__((overloadable, always_inline))
#define MAGIC 0x1.8p52
#define HALF_PI 0x1.921fb54442d18p0

// One double.

OVERLOADED double below(double a, double b, double yes, double no) { return a < b ? yes : no; }

OVERLOADED uint64_t bits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

OVERLOADED double of_bits(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

OVERLOADED double scaled_by_power_of_two(double value, double count) {
  return of_bits(bits(value) + (bits(count) << 52));
}

OVERLOADED double negated_where_odd(double value, double count) {
  return of_bits(bits(value) ^ (bits(count) << 63));
}

#define number double
#define all(constant) ((double)(constant))
#include "Curves.h"
#undef all
#undef number

// Four doubles.

typedef double four __attribute__((vector_size(32)));
typedef int64_t four_bits __attribute__((vector_size(32)));

OVERLOADED four below(four a, four b, four yes, four no) {
  four_bits mask = a < b;
  return (four)(((four_bits)yes & mask) | ((four_bits)no & ~mask));
}

OVERLOADED four scaled_by_power_of_two(four value, four count) {
  return (four)((four_bits)value + ((four_bits)count << 52));
}

OVERLOADED four negated_where_odd(four value, four count) {
  return (four)((four_bits)value ^ ((four_bits)count << 63));
}

#define number four
#define all(constant) ((four){0} + (constant))
#include "Curves.h"
#undef all
#undef number
