// Which callbacks the targets of a call allow, where their type is kept and not known to the
// compiler: of members of timelines.

enum TargetCallbackReader: TargetCallbackReading {
  static func reading(for targets: AnyObject.Type?) -> any CallbackReading.Type {
    func reading<Target: AnyObject>(_: Target.Type) -> any CallbackReading.Type {
      CallbackReader<FormsTaking<Target>>.self
    }
    guard let targets else { return CallbackReader<NoTargetForms>.self }
    return reading(targets)
  }
}
