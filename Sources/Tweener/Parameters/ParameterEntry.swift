// One reserved word of a dictionary, on its way from ParameterReader to the reader of its value.

struct ParameterEntry {
  let word: ReservedKey
  /// As the caller spelt the word.
  let name: String
  let value: Any
}
