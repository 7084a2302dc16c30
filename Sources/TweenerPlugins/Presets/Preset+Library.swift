// The presets of the Spring library, as numbers. Played by PresetExpansion.

extension Preset {
  /// Every preset of this library.
  ///
  /// > Source: M. To and others, the Spring library for iOS, 2014 to 2018.
  public static let all: [Preset] =
    [shake, pop, morph, squeeze, wobble, swing, flash, fadeOutIn, flipX, flipY]
    + [slideLeft, slideRight, slideDown, slideUp]
    + [squeezeLeft, squeezeRight, squeezeDown, squeezeUp]
    + [fadeIn, fadeInLeft, fadeInRight, fadeInDown, fadeInUp, fadeOut, zoomIn, zoomOut, fall]

  // MARK: By keyframes

  /// To the right, left, right, and back.
  public static let shake = Preset("shake", tracks: [shaking])
  /// Swells, shrinks, swells.
  public static let pop = Preset(
    "pop", tracks: [PresetTrack("scale", .added([0, .force(0.2), .force(-0.2), .force(0.2), 0]))])
  /// Wide and flat, narrow and high, wide and flat.
  public static let morph = Preset(
    "morph",
    tracks: [
      PresetTrack("scaleX", .factors([1, .force(1.3), 0.7, .force(1.3), 1])),
      PresetTrack("scaleY", .factors([1, 0.7, .force(1.3), 0.7, 1])),
    ])
  /// Wide and flat, narrow, wide and flat.
  public static let squeeze = Preset(
    "squeeze",
    tracks: [
      PresetTrack("scaleX", .factors([1, .force(1.5), 0.5, .force(1.5), 1])),
      PresetTrack("scaleY", .factors([1, 0.5, 1, 0.5, 1])),
    ])
  /// Turns to and fro, and shakes.
  public static let wobble = Preset("wobble", tracks: [swinging, shaking])
  /// Turns to and fro.
  public static let swing = Preset("swing", tracks: [swinging])

  private static let shaking = PresetTrack(
    "x", .added([0, .force(30), .force(-30), .force(30), 0]))
  private static let swinging = PresetTrack(
    "rotation", .added([0, .force(0.3), .force(-0.3), .force(0.3), 0]), isLinear: true)

  // MARK: Out and back

  /// Fades evenly, out and in and out and in; each takes the duration.
  public static let flash = Preset(
    "flash", tracks: [PresetTrack("opacity", .to(0), isLinear: true)], returns: 2)
  /// Fades out and in; each takes the duration.
  public static let fadeOutIn = Preset(
    "fadeOutIn", tracks: [PresetTrack("opacity", .to(0))], returns: 1)
  /// Half a turn about the upright axis; then it is put back, unless the direction is `to`.
  public static let flipX = Preset("flipX", tracks: [PresetTrack("transform3d", .flip(.y))])
  /// Half a turn about the level axis; then it is put back, unless the direction is `to`.
  public static let flipY = Preset("flipY", tracks: [PresetTrack("transform3d", .flip(.x))])

  // MARK: By a spring

  /// Comes from the right.
  public static let slideLeft = Preset("slideLeft", from: .init(x: .force(300)))
  /// Comes from the left.
  public static let slideRight = Preset("slideRight", from: .init(x: .force(-300)))
  /// Comes from above.
  public static let slideDown = Preset("slideDown", from: .init(y: .force(-300)))
  /// Comes from below.
  public static let slideUp = Preset("slideUp", from: .init(y: .force(300)))

  /// Comes from the right, wide.
  public static let squeezeLeft = Preset(
    "squeezeLeft", from: .init(x: 300, scaleX: .force(3)))
  /// Comes from the left, wide.
  public static let squeezeRight = Preset(
    "squeezeRight", from: .init(x: -300, scaleX: .force(3)))
  /// Comes from above, high.
  public static let squeezeDown = Preset(
    "squeezeDown", from: .init(y: -300, scaleY: .force(3)))
  /// Comes from below, high.
  public static let squeezeUp = Preset("squeezeUp", from: .init(y: 300, scaleY: .force(3)))

  /// Appears.
  public static let fadeIn = Preset("fadeIn", from: .init(opacity: 0))
  /// Appears from the right.
  public static let fadeInLeft = Preset("fadeInLeft", from: .init(x: .force(300), opacity: 0))
  /// Appears from the left.
  public static let fadeInRight = Preset("fadeInRight", from: .init(x: .force(-300), opacity: 0))
  /// Appears from above.
  public static let fadeInDown = Preset("fadeInDown", from: .init(y: .force(-300), opacity: 0))
  /// Appears from below.
  public static let fadeInUp = Preset("fadeInUp", from: .init(y: .force(300), opacity: 0))
  /// Disappears.
  public static let fadeOut = Preset("fadeOut", to: .init(opacity: 0))
  /// Appears out of twice its size.
  public static let zoomIn = Preset(
    "zoomIn", from: .init(scaleX: .force(2), scaleY: .force(2), opacity: 0))
  /// Disappears into twice its size.
  public static let zoomOut = Preset(
    "zoomOut", to: .init(scaleX: .force(2), scaleY: .force(2), opacity: 0))
  /// Falls out of sight, tilted.
  public static let fall = Preset(
    "fall", to: .init(y: .force(600), rotate: PresetAmount(fixed: 15 * .pi / 180)))
}
