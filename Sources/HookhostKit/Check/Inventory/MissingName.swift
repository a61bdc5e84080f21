internal import LuaModules
import StringSearch

/// A name that the sources of an actor use and hookhost does not have.
///
/// An app has it from a framework of the system or from a library without sources. An exception that
/// follows from its absence says nothing about the app.
struct MissingName {
  enum Kind: String, CaseIterable {
    case constant, function, method
    case cls = "class"
  }

  let kind: Kind
  let name: String
  /// Where a source uses it, as `file:line`.
  var place: String?

  /// `the constant 'kName'`.
  var text: String { "the \(kind.rawValue) '\(name)'" }

  /// A sentence on an actor that uses it.
  var reason: String {
    "uses \(text)\(place.map { " (\($0))" } ?? ""), which hookhost does not have: an exception that "
      + "follows from that says nothing about the app"
  }

  var json: JSON {
    .object([
      ("kind", .text(kind.rawValue)), ("name", .text(name)), ("place", place.map { .text($0) }),
    ])
  }

  init(_ kind: Kind, _ name: String, at place: String? = nil) {
    (self.kind, self.name, self.place) = (kind, name, place)
  }

  init?(_ json: JSON) {
    guard let kind = json["kind"]?.string.flatMap(Kind.init(rawValue:)),
      let name = json["name"]?.string
    else { return nil }
    self.init(kind, name, at: json["place"]?.string)
  }

  /// Whether another one is the same name, at any place.
  func isLike(_ other: MissingName) -> Bool { kind == other.kind && name == other.name }

  /// The name that the text of an error reports as missing; nil for another error.
  init?(inError text: String) {
    for kind in [Kind.constant, .function] {
      guard let start = text.firstRange(of: "the \(kind.rawValue) '") else { continue }
      let rest = text[start.upperBound...]
      let name = rest.prefix { $0 != "'" }
      guard rest.dropFirst(name.count).hasPrefix("' is not available") else { continue }
      self.init(kind, String(name))
      return
    }
    guard let start = text.firstRange(of: "unknown class '") else { return nil }
    self.init(.cls, String(text[start.upperBound...].prefix { $0 != "'" }))
  }

  /// The methods that clang's messages about a source report as undeclared.
  ///
  /// A source that compiles in an app has their declarations from a header that is missing here.
  static func undeclaredMethods(in diagnostics: String) -> Set<String> {
    var found: Set<String> = []
    for line in diagnostics.split(separator: "\n") {
      for mark in ["instance method '-", "class method '+", "method for selector '"] {
        guard let start = line.firstRange(of: mark) else { continue }
        found.insert(String(line[start.upperBound...].prefix { $0 != "'" }))
      }
    }
    return found
  }
}

extension LabFinding {
  /// The name whose absence the finding is about; nil if it is about something else.
  ///
  /// - Parameter undeclared: The methods that the sources send and no header declares.
  func missingName(_ undeclared: Set<String>) -> MissingName? {
    var missing: MissingName?
    switch verdict {
    case .error: missing = MissingName(inError: detail)
    case .unrecognized:
      let name = undeclared.first { detail.contains(" \($0)]: unrecognized selector") }
      missing = name.map { MissingName(.method, $0) }
    default: break
    }
    missing?.place = raisedAt
    return missing
  }

  /// Whether it is an exception such as the absence of a name leads to: a value is nil.
  var isAboutNil: Bool {
    [.error, .unrecognized].contains(verdict)
      && ["nil", "null", "NULL"].contains { detail.contains($0) }
  }
}
