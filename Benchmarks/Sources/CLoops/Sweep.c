// The loops over columns, each curve in both layouts. `restrict` says what the caller guarantees: no
// destination lies in a column.

#include "CLoops.h"
#include "Numbers.h"

enum { block = 128 };

#define COLUMNS(columns)                               \
  const double *restrict start = (columns)->start;     \
  const double *restrict span = (columns)->span;       \
  const double *restrict from = (columns)->from;       \
  const double *restrict delta = (columns)->delta;     \
  double *const *restrict to = (columns)->destination; \
  size_t count = (columns)->count

/// Four numbers of a column, which may lie at any address that a double may.
OVERLOADED four load(const double *column) {
  four numbers;
  memcpy(&numbers, column, sizeof numbers);
  return numbers;
}

#define VALUE(curve, i) (from[i] + delta[i] * curve((now - start[i]) / span[i]))

#define SWEEPS(curve)                                                         \
  static void curve##_in_blocks(const Columns *columns, double now) {         \
    COLUMNS(columns);                                                         \
    double value[block];                                                      \
    for (size_t first = 0; first < count; first += block) {                   \
      size_t length = count - first < block ? count - first : block;          \
      for (size_t j = 0; j < length; j++) value[j] = VALUE(curve, first + j); \
      for (size_t j = 0; j < length; j++) *to[first + j] = value[j];          \
    }                                                                         \
  }                                                                           \
                                                                              \
  static void curve##_in_fours(const Columns *columns, double now) {          \
    COLUMNS(columns);                                                         \
    size_t i = 0;                                                             \
    for (; i + 4 <= count; i += 4) {                                          \
      four t = (now - load(start + i)) / load(span + i);                      \
      four value = load(from + i) + load(delta + i) * curve(t);               \
      for (size_t j = 0; j < 4; j++) *to[i + j] = value[j];                   \
    }                                                                         \
    for (; i < count; i++) *to[i] = VALUE(curve, i);                          \
  }

SWEEPS(in_out_quad)
SWEEPS(in_out_expo)
SWEEPS(out_elastic)
SWEEPS(in_out_sine)
SWEEPS(out_bounce)
SWEEPS(out_back)
SWEEPS(cubic_bezier)

#define RUN(curve)                \
  if (layout == LayoutBlocks) {   \
    curve##_in_blocks(columns, now); \
  } else {                        \
    curve##_in_fours(columns, now); \
  }                               \
  break

void columns_sweep(Curve curve, Layout layout, const Columns *columns, double now) {
  switch (curve) {
    case CurveInOutQuad: RUN(in_out_quad);
    case CurveInOutExpo: RUN(in_out_expo);
    case CurveOutElastic: RUN(out_elastic);
    case CurveInOutSine: RUN(in_out_sine);
    case CurveOutBounce: RUN(out_bounce);
    case CurveOutBack: RUN(out_back);
    case CurveCubicBezier: RUN(cubic_bezier);
  }
}

void columns_sweep_four(const Columns *columns, double now) {
  COLUMNS(columns);
  double eased[block];
  for (size_t first = 0; first < count; first += block) {
    size_t length = count - first < block ? count - first : block;
    for (size_t j = 0; j < length; j++) {
      eased[j] = in_out_quad((now - start[first + j]) / span[first + j]);
    }
    for (size_t j = 0; j < length; j++) {
      size_t i = first + j;
      four value = load(from + 4 * i) + load(delta + 4 * i) * eased[j];
      memcpy(to[i], &value, sizeof value);
    }
  }
}
