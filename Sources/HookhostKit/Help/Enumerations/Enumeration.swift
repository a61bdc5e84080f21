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
    for framework in HeaderFramework.allCases {
      for file in framework.interfaces { reader.read(file, framework: framework.rawValue) }
    }
    for header in HeaderLibrary.headers {
      let framework = header.path.prefix { $0 != "/" }
      // What is not in a framework's folder is the C library's, or a part of another header.
      guard framework.first?.isUppercase == true, header.path.contains("/") else { continue }
      reader.read(header.bytes, framework: String(framework))
    }
    return reader.enumerations.sorted { ($0.framework, $0.name) < ($1.framework, $1.name) }
  }()

  /// The constants that scripts have in `objc`.
  static let membersOfFoundation = members(of: ["ObjectiveC", "Foundation"])

  /// The constants that scripts have in `uikit`.
  static let membersOfUIKit = members(
    of: ["CoreGraphics", "QuartzCore", "UIKit", "WebKit", "CoreLocation", "UserNotifications"])

  private static func members(of frameworks: [String]) -> [Member] {
    all.filter { frameworks.contains($0.framework) }.flatMap(\.members)
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
