internal import CEmbeddedFiles

// Which constants belong together is said where sources in Objective-C need it: in the headers that
// declare them. Scripts have the constants that the models use from the models' tables, and the others of
// the frameworks that are here from these headers; those of other frameworks are shown by their numbers.

/// An enumeration of C: the constants that one parameter takes, or one method answers.
struct Enumeration {
  /// What its members are to each other.
  enum Kind: String {
    /// One of them at a time.
    case choice = "enumeration"
    /// Any of them together.
    case options = "set of options"
    /// The codes of errors of a domain, whose name it has.
    case errors = "error codes"
  }

  /// A constant, and its value as the header has it.
  struct Member {
    let name: String
    let value: Int64?
  }

  let name: String
  let kind: Kind
  /// The framework whose header declares it.
  let framework: String
  /// The integer that it is in C.
  let base: String
  let members: [Member]

  /// All of them, by framework and name.
  static let all: [Enumeration] = {
    var reader = EnumerationReader()
    for header in headers { reader.read(header.file.bytes, framework: header.framework) }
    return reader.enumerations.sorted { ($0.framework, $0.name) < ($1.framework, $1.name) }
  }()

  /// The headers that declare them.
  private static var headers: [(framework: String, file: EmbeddedFile)] {
    let own = HeaderFramework.allCases.flatMap { framework in
      framework.interfaces.map { (framework.rawValue, $0) }
    }
    let others = HeaderLibrary.headers.compactMap { header -> (String, EmbeddedFile)? in
      let framework = header.path.prefix { $0 != "/" }
      // What is not in a framework's folder is the C library's, or a part of another header.
      guard framework.first?.isUppercase == true, header.path.contains("/") else { return nil }
      return (String(framework), header.file)
    }
    return own + others
  }

  /// The constants that enumerations of some frameworks have.
  static func members(of frameworks: [String]) -> [Member] {
    all.filter { frameworks.contains($0.framework) }.flatMap(\.members)
  }

  /// The value of a constant that an enumeration of some frameworks has, or nil.
  ///
  /// Only the headers in which the name stands are read, unless its value names another header's.
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

  /// The one that has a constant among its members.
  static func of(constant: String) -> Enumeration? {
    all.first { $0.members.contains { $0.name == constant } }
  }

  /// How a value of it is written.
  var use: String {
    switch kind {
    case .choice: "One of its members, a number: \(base) in Objective-C."
    case .options:
      "A number in which members are joined, as in `a | b`: \(base) in Objective-C."
    case .errors: "What `code` answers of an NSError whose `domain` is \(name)."
    }
  }
}

extension Span<UInt8> {
  /// Whether some bytes stand in it.
  /// - Complexity: O(count), as long as their first one is rare.
  fileprivate func mentions(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, bytes.count <= count else { return false }
    for start in 0...(count - bytes.count) where self[start] == first {
      if bytes.indices.allSatisfy({ self[start + $0] == bytes[$0] }) { return true }
    }
    return false
  }
}
