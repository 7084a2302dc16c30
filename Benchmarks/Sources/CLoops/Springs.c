// The loops over springs and decays. The spring is one below critical damping, with the coefficients computed once; its formula
// and its polynomials are the engine's.

#include "CLoops.h"
#include "Numbers.h"

OVERLOADED four load(const double *column) {
  four numbers;
  memcpy(&numbers, column, sizeof numbers);
  return numbers;
}

#define all4(constant) ((four){0} + (constant))

static inline four exp2_or_zero(four x) {
  four held = below(x, all4(-1022), all4(-1022), x);
  return below(x, all4(-1022), all4(0), exp2_in_range(held));
}

/// 2 to the power of x, less 1.
static inline four exp2_minus_one(four x) {
  x = below(all4(-1022), x, x, all4(-1022));
  four count = x + MAGIC;
  four r = x - (count - MAGIC);
  four r2 = r * r;
  four r4 = r2 * r2;
  four a = 0x1.c6b08d704a0c2p-5 + 0x1.3b2ab6fba1ddap-7 * r;
  four b = 0x1.5d87fe78a5276p-10 + 0x1.430913096fd9fp-13 * r;
  four c = 0x1.ffcbfc670dcd4p-17 + 0x1.62bfd47773353p-20 * r;
  four d = 0x1.b524fae627834p-24 + 0x1.e6063f7217bc6p-28 * r;
  four high = (c + d * r2) + 0x1.e9d3fe3952179p-32 * r4;
  four rest = (a + b * r2) + high * r4;
  four beyond = r * (0x1.62e42fefa39efp-1 + r * (0x1.ebfbdff82c598p-3 + r * rest));
  four power = scaled_by_power_of_two(all4(1), count);
  return power * beyond + (power - 1);
}

void springs_sweep(const Springs *springs, const Columns *columns, double now) {
  const double splitter = 0x1p27 + 1;
  const double wide_turns = springs->half_turns * splitter;
  const double turns_high = wide_turns - (wide_turns - springs->half_turns);
  const double turns_low = springs->half_turns - turns_high;
  for (size_t i = 0; i + 4 <= columns->count; i += 4) {
    four t = (now - load(columns->start + i)) / load(columns->span + i);
    t = below(t, all4(0), all4(0), t);
    four left = exp2_or_zero(t * springs->fading);
    four turns = t * springs->half_turns;
    four wide = t * splitter;
    four high = wide - (wide - t);
    four low = t - high;
    four missing = (high * turns_high - turns) + high * turns_low;
    four tail = (missing + low * turns_high) + low * turns_low;
    four count = turns + MAGIC;
    four rest = (turns - (count - MAGIC)) + tail;
    four other = 0.5 - absolute(rest);
    four sine = negated_where_odd(sin_in_half_turn(rest * (2 * HALF_PI)), count);
    four cosine = negated_where_odd(sin_in_half_turn(other * (2 * HALF_PI)), count);
    four from = load(columns->from + i);
    four to = load(columns->delta + i);
    four offset = left * (cosine + springs->lean * sine);
    four seconds = (left * sine) * springs->seconds;
    four value = to + ((from - to) * offset + load(springs->velocity + i) * seconds);
    value = below(all4(0), t, value, from);
    for (size_t j = 0; j < 4; j++) *columns->destination[i + j] = value[j];
  }
}

void decays_sweep(double fading, const Columns *columns, double now) {
  for (size_t i = 0; i + 4 <= columns->count; i += 4) {
    four t = (now - load(columns->start + i)) / load(columns->span + i);
    t = below(t, all4(0), all4(0), t);
    four covered = 0 - exp2_minus_one(t * fading);
    four value = load(columns->from + i) + load(columns->delta + i) * covered;
    for (size_t j = 0; j < 4; j++) *columns->destination[i + j] = value[j];
  }
}
