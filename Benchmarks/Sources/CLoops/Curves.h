// The curves, as a C programmer would write them: the same formulas and the same constants as the engine's
// kernels, in the same order, so that results agree to the bit. A condition is a select: nothing branches on
// data. Included by Numbers.h, once for each kind of `number`.

/// 2 to the power of x, for -1022 … 1023.
OVERLOADED number exp2_in_range(number x) {
  number count = x + MAGIC;
  number r = x - (count - MAGIC);
  number r2 = r * r;
  number r4 = r2 * r2;
  number a = 0x1.c6b08d704a0c2p-5 + 0x1.3b2ab6fba1ddap-7 * r;
  number b = 0x1.5d87fe78a5276p-10 + 0x1.430913096fd9fp-13 * r;
  number c = 0x1.ffcbfc670dcd4p-17 + 0x1.62bfd47773353p-20 * r;
  number d = 0x1.b524fae627834p-24 + 0x1.e6063f7217bc6p-28 * r;
  number high = (c + d * r2) + 0x1.e9d3fe3952179p-32 * r4;
  number rest = (a + b * r2) + high * r4;
  number slope = 0x1.62e42fefa39efp-1 + r * (0x1.ebfbdff82c598p-3 + r * rest);
  number power = 1 + r * slope;
  return scaled_by_power_of_two(power, count);
}

/// The sine of r radians, within a quarter turn either way.
OVERLOADED number sin_in_half_turn(number r) {
  number z = r * r;
  number z2 = z * z;
  number z4 = z2 * z2;
  number a = -0x1.a01a01a018aadp-13 + 0x1.71de3a5456715p-19 * z;
  number b = -0x1.ae6455a1d6fcep-26 + 0x1.6124015b5b254p-33 * z;
  number c = -0x1.ae5138bfef6cep-41 + 0x1.89a486492b12ep-49 * z;
  number rest = (a + b * z2) + c * z4;
  number p = -0x1.5555555555555p-3 + z * (0x1.1111111111105p-7 + z * rest);
  return r + (r * z) * p;
}

OVERLOADED number sin_of_quarter_turns(number x) {
  number count = x * 0.5 + MAGIC;
  number rest = x - (count - MAGIC) * 2;
  return negated_where_odd(sin_in_half_turn(rest * HALF_PI), count);
}

OVERLOADED number absolute(number x) { return below(x, all(0), 0 - x, x); }

OVERLOADED number cos_of_quarter_turns(number x) {
  return sin_of_quarter_turns(absolute(x) + 1);
}

OVERLOADED number in_quad(number t) { return t * t; }

OVERLOADED number in_expo(number t) {
  return below(all(0), t, exp2_in_range(10 * (t - 1)), all(0));
}

OVERLOADED number in_sine(number t) { return 1 - sin_in_half_turn((1 - t) * HALF_PI); }

OVERLOADED number in_bounce(number t) {
  number x = 2.75 * (1 - t);
  number a = below(x, all(2.5), all(2), all(2.5));
  number b = below(x, all(2.5), all(2.5), all(2.75));
  a = below(x, all(2), all(1), a);
  b = below(x, all(2), all(2), b);
  a = below(x, all(1), all(-1), a);
  b = below(x, all(1), all(1), b);
  return (b - x) * (x - a);
}

OVERLOADED number in_back(number t) {
  number square = t * t;
  return square * t + 1.70158 * (square * (t - 1));
}

OVERLOADED number halves(number t, number eased) {
  return below(t, all(0.5), 0.5 * eased, 1 - 0.5 * eased);
}

OVERLOADED number folded(number t) { return below(t, all(0.5), t + t, 2 - (t + t)); }

OVERLOADED number in_out_quad(number t) { return halves(t, in_quad(folded(t))); }
OVERLOADED number in_out_expo(number t) { return halves(t, in_expo(folded(t))); }
OVERLOADED number in_out_sine(number t) { return halves(t, in_sine(folded(t))); }
OVERLOADED number out_bounce(number t) { return 1 - in_bounce(1 - t); }
OVERLOADED number out_back(number t) { return 1 - in_back(1 - t); }

/// Amplitude 1 and period 0.3.
OVERLOADED number out_elastic(number t) {
  number distance = absolute(t);
  number decay = exp2_in_range(-10 * distance);
  number wave = decay * cos_of_quarter_turns(t * (4 / 0.3));
  number pinned = below(all(0), distance, wave, all(1));
  return 1 - below(distance, all(1), pinned, all(0));
}

/// The `ease` of CSS: control points (0.25, 0.1) and (0.25, 1).
OVERLOADED number cubic_bezier(number t) {
  const double cx = 3 * 0.25, bx = 3 * (0.25 - 0.25) - cx, ax = (1 - cx) - bx;
  const double cy = 3 * 0.1, by = 3 * (1 - 0.1) - cy, ay = (1 - cy) - by;
  number s = all(0.5);
  double width = 0.5;
  for (int turn = 0; turn < 12; turn++) {
    width *= 0.5;
    s = below(((ax * s + bx) * s + cx) * s, t, s + width, s - width);
  }
  number low = s - (width + 0x1p-30);
  number high = s + (width + 0x1p-30);
  for (int turn = 0; turn < 10; turn++) {
    number miss = ((ax * s + bx) * s + cx) * s - t;
    low = below(miss, all(0), s, low);
    high = below(miss, all(0), high, s);
    number slope = (3 * ax * s + 2 * bx) * s + cx;
    number rise = below(all(1e-300), slope, slope, all(1e-300));
    number next = s - miss / rise;
    number middle = (low + high) * 0.5;
    number above = below(next, low, middle, next);
    s = below(high, above, middle, above);
  }
  number y = ((ay * s + by) * s + cy) * s;
  return below(t, all(1), below(all(0), t, y, all(0)), all(1));
}
