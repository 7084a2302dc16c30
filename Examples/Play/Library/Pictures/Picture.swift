// The pictures of the documentation that the program draws. Asked by PlayCommand.

import Tweener
import TweenerPlugins

/// A picture that the program draws by itself.
public enum Picture: String, CaseIterable, Sendable {
  /// The tracks of all presets.
  case presets
  /// The curves of all easings.
  case easings
  /// Springs and decays over time.
  case springs
  /// The bundled tour, in motion.
  case moving = "moving-picture"

  /// The picture as SVG.
  func text() throws(SceneFault) -> String {
    switch self {
    case .presets: PresetSheet(presets: Preset.all).text
    case .easings: EasingSheet(names: Easing.names).text
    case .springs: SpringSheet().text
    case .moving: try MovingPicture().text
    }
  }
}
