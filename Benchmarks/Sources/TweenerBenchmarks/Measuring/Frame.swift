// One frame of all scenes, in seconds and in the engine's units of time.

enum Frame {
  static let seconds = 1.0 / 60
  static let flicks: Int64 = 11_760_000
  static let flicksPerMillisecond: Int64 = 705_600
}
