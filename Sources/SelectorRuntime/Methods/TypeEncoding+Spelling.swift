package import SelectorRuntime

extension TypeEncoding {
  /// The types of a method as they are written, the result first: with qualifiers such as `const` and `in`.
  package static func spelled(_ types: String) -> [String] {
    var list: [String] = []
    var rest = Substring(types)
    while !rest.isEmpty {
      let start = rest.startIndex
      rest = rest.drop { qualifiers.contains($0) }
      // The type is spelled as it was read, but for qualifiers behind a pointer's sign.
      for letter in TypeEncoding(String(rest)).result {
        rest = rest.drop { $0 != letter }.dropFirst()
      }
      list.append(String(types[start..<rest.startIndex]))
      rest = rest.drop { "0123456789-+".contains($0) }
    }
    return list
  }

  /// The letters of `const`, `in`, `inout`, `out`, `bycopy`, `byref`, `oneway` and `_Atomic`.
  private static let qualifiers: Set<Character> = ["r", "n", "N", "o", "O", "R", "V", "A"]
}
