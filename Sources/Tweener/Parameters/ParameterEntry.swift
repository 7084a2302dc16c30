// One reserved word of a dictionary with its value. ParameterReader makes it, the reader of the
// value gets it.

struct ParameterEntry {
  let word: ReservedKey
  /// The word as the caller spelt it.
  let name: String
  let value: Any
}
