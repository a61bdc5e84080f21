internal import CEmbeddedFiles

// Enumerations are read from the headers for Objective-C sources, which declare them. Scripts get
// the constants that the models use from the models' tables, and other constants of implemented
// frameworks from these headers; the reference shows those of other frameworks by value.

/// A C enumeration: the constants for a parameter or a return value.
package struct Enumeration {
  /// The type of an enumeration.
  package enum Kind: String {
    /// Exactly one constant applies at a time.
    case choice = "enumeration"
    /// Constants can be combined.
    case options = "set of options"
    /// The error codes of a domain, whose name the enumeration has.
    case errors = "error codes"
  }

  /// A constant, with its value in the header.
  package struct Member {
    package let name: String
    package let value: Int64?
  }

  package let name: String
  package let kind: Kind
  /// The framework whose header declares the enumeration.
  package let framework: String
  /// The underlying integer type in C.
  let base: String
  package let members: [Member]

  /// All enumerations, sorted by framework and name.
  package static let all: [Enumeration] = {
    var reader = EnumerationReader()
    for header in headers { reader.read(header.file.bytes, framework: header.framework) }
    return reader.enumerations.sorted { ($0.framework, $0.name) < ($1.framework, $1.name) }
  }()

  /// The headers that declare enumerations.
  private static var headers: [(framework: String, file: EmbeddedFile)] {
    let own = HeaderFramework.allCases.flatMap { framework in
      framework.interfaces.map { (framework.rawValue, $0) }
    }
    let others = HeaderNames.headers.compactMap { header -> (String, EmbeddedFile)? in
      let framework = header.path.prefix { $0 != "/" }
      // A header outside a framework's folder belongs to the C library, or is part of another
      // header.
      guard framework.first?.isUppercase == true, header.path.contains("/") else { return nil }
      return (String(framework), header.file)
    }
    return own + others
  }

  /// The enumeration constants of some frameworks.
  static func members(of frameworks: [String]) -> [Member] {
    all.filter { frameworks.contains($0.framework) }.flatMap(\.members)
  }

  /// The value of an enumeration constant of some frameworks; nil if there is none.
  ///
  /// Only the headers that contain the name are read, unless its value refers to another header.
  ///
  /// - Complexity: O(bytes of the headers).
  static func value(of constant: String, in frameworks: [String]) -> Int64? {
    let name = Array(constant.utf8)
    for header in headers where frameworks.contains(header.framework) {
      let bytes = header.file.bytes
      guard bytes.span.mentions(name) else { continue }
      var reader = EnumerationReader()
      reader.read(bytes, framework: header.framework)
      for enumeration in reader.enumerations {
        guard let member = enumeration.members.first(where: { $0.name == constant }) else {
          continue
        }
        return member.value
          ?? members(of: frameworks).first { $0.name == constant && $0.value != nil }?.value
      }
    }
    return nil
  }

  /// The enumeration that contains a constant.
  package static func of(constant: String) -> Enumeration? {
    all.first { $0.members.contains { $0.name == constant } }
  }

  /// The notation of its values in scripts.
  package var use: String {
    switch kind {
    case .choice: "One of its members, a number: \(base) in Objective-C."
    case .options:
      "A number in which members are joined, as in `a | b`: \(base) in Objective-C."
    case .errors: "What `code` answers of an NSError whose `domain` is \(name)."
    }
  }
}

extension Span<UInt8> {
  /// Whether the header contains some bytes.
  ///
  /// - Complexity: O(count), if their first byte is rare.
  fileprivate func mentions(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, bytes.count <= count else { return false }
    for start in 0...(count - bytes.count) where self[start] == first {
      if bytes.indices.allSatisfy({ self[start + $0] == bytes[$0] }) { return true }
    }
    return false
  }
}
