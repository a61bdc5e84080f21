// The standard library normalizes strings to compare them, and exposes the forms only to
// Foundation, through this interface. Linking all of Foundation for it would make the program
// several times as large.
@_spi(_Unicode) import Swift

/// The canonical normalization forms of Unicode.
enum CanonicalForm {
  /// Returns base letters followed by their accents (NFD).
  static func decomposed(_ string: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: string._nfd)
    return result
  }

  /// Returns precomposed characters where they exist (NFC).
  static func composed(_ string: String) -> String {
    var result = ""
    result.unicodeScalars.append(contentsOf: string._nfc)
    return result
  }
}

/// The compatibility normalization forms of Unicode, which remove differences of appearance.
enum CompatibilityForm {
  /// The decompositions by their characters.
  private static let mappings: [UInt32: String] = {
    var mappings: [UInt32: String] = [:]
    for entry in CompatibilityMappings.text.split(separator: ";") {
      let halves = entry.split(separator: ":")
      let head = halves[0].split(separator: "+")
      guard halves.count == 2, let first = UInt32(head[0], radix: 16) else { continue }
      let scalars = halves[1].split(separator: " ").compactMap { UInt32($0, radix: 16) }
      let isSame = head.last?.hasSuffix("=") == true
      let row = head.count > 1 ? head[1].split { $0 == "@" || $0 == "=" } : []
      let more = row.first.flatMap { UInt32($0) } ?? 0
      let place = row.count > 1 ? Int(row[1]) ?? 0 : 0
      for step in 0...more {
        var text = ""
        for (index, scalar) in scalars.enumerated() {
          let own = index == place && !isSame ? scalar + step : scalar
          if let known = Unicode.Scalar(own) { text.unicodeScalars.append(known) }
        }
        mappings[first + step] = text
      }
    }
    return mappings
  }()

  /// Returns the compatibility decomposition of each character (NFKD).
  static func decomposed(_ string: String) -> String {
    // ASCII characters have no decomposition.
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return string }
    var result = ""
    for scalar in string.unicodeScalars {
      if let mapped = mappings[scalar.value] {
        result.unicodeScalars.append(contentsOf: mapped.unicodeScalars)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return CanonicalForm.decomposed(result)
  }

  /// Returns the compatibility decomposition with precomposed characters (NFKC).
  static func composed(_ string: String) -> String { CanonicalForm.composed(decomposed(string)) }
}
