// Reads a call with the forms of callback that its target allows.

extension ParameterReader {
  func read<Target: AnyObject>(_ parameters: TweenParameters, for target: Target.Type)
    -> TweenDescription
  {
    read(parameters) { CallbackReader<FormsTaking<Target>>.self }
  }

  func read<Target: AnyObject>(_ call: CallDescription, for target: Target.Type) -> TweenDescription
  {
    read(call) { CallbackReader<FormsTaking<Target>>.self }
  }

  func readCaller(_ parameters: TweenParameters) -> TweenDescription {
    readCaller(parameters) { CallbackReader<NoTargetForms>.self }
  }
}
