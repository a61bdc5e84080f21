/// A key path, split at its first dot.
struct KeyPath {
  /// The first key; an operator begins with `@`.
  let key: String
  /// The path after the key, or nil.
  let rest: String?

  init(_ text: String) {
    guard let dot = text.firstIndex(of: ".") else {
      key = text
      rest = nil
      return
    }
    key = String(text[..<dot])
    rest = String(text[text.index(after: dot)...])
  }

  /// The operator without its `@`, or nil for a plain key.
  var collectionOperator: String? { key.hasPrefix("@") ? String(key.dropFirst()) : nil }

  /// Returns a key as it is written in accessors: `Title` for `title`.
  static func capitalized(_ key: String) -> String { key.prefix(1).uppercased() + key.dropFirst() }
}
