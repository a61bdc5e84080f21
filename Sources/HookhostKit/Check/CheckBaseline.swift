internal import LuaBridge
internal import LuaModules
internal import Projects
internal import ScriptHost

/// The findings that a team knows already: sorted JSON with one entry per finding.
struct CheckBaseline {
  struct Entry: Equatable {
    let fingerprint, rule, method: String
    let actors: [String]
  }

  static let version = 1
  let entries: [Entry]

  init(_ findings: [CheckFinding]) {
    var known: Set<String> = []
    entries = findings.filter { $0.level > .note && known.insert($0.fingerprint).inserted }
      .map {
        Entry(fingerprint: $0.fingerprint, rule: $0.rule, method: $0.method, actors: $0.actors)
      }.sorted { $0.fingerprint < $1.fingerprint }
  }

  /// Reads a baseline.
  ///
  /// - Throws: ``CommandLineError`` for a file that is missing, torn, or of another version.
  init(path: String) throws {
    func wrong(_ reason: String) -> CommandLineError {
      .misused("the baseline \(path) \(reason)")
    }
    guard let bytes = ProjectPath.bytes(path) else { throw wrong("cannot be read") }
    let json: JSON
    do {
      json = try JSONReader.read(bytes)
    } catch let error as JSONError {
      throw wrong("is not JSON: line \(error.line): \(error.reason)")
    }
    guard let version = json["version"]?.integer else { throw wrong("has no version") }
    guard version == CheckBaseline.version else {
      throw wrong(
        "is of version \(version), and this program reads version \(CheckBaseline.version); "
          + "--write-baseline writes a new one")
    }
    guard let findings = json["findings"]?.elements else { throw wrong("has no findings") }
    entries = try findings.map { one in
      guard let fingerprint = one["fingerprint"]?.string, let rule = one["rule"]?.string,
        let actors = one["actors"]?.words
      else { throw wrong("has an entry without fingerprint, rule or actors, in line \(one.line)") }
      return Entry(
        fingerprint: fingerprint, rule: rule, method: one["method"]?.string ?? "", actors: actors)
    }
  }

  /// The text of the file.
  var text: String {
    IndentedJSON.text(
      of: .object([
        ("version", .integer(CheckBaseline.version)),
        (
          "findings",
          .array(
            entries.map { entry in
              .object([
                ("fingerprint", .text(entry.fingerprint)), ("rule", .text(entry.rule)),
                ("actors", .strings(entry.actors)), ("method", .text(entry.method)),
              ])
            })
        ),
      ]))
  }
}

/// JSON with two spaces of indentation for each level.
enum IndentedJSON {
  static func text(of json: JSON) -> String { lines(of: json, "") + "\n" }

  private static func lines(of json: JSON, _ margin: String) -> String {
    let inner = margin + "  "
    switch json.content {
    case .array(let elements) where !elements.isEmpty && json.words == nil:
      let lines = elements.map { inner + self.lines(of: $0, inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(margin)]"
    case .object(let members) where !members.isEmpty:
      let lines = members.map { member in
        inner + JSONWriter.text(of: .text(member.name)) + ": " + self.lines(of: member.value, inner)
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(margin)}"
    case .array(let elements):
      return "[" + elements.map { JSONWriter.text(of: $0) }.joined(separator: ", ") + "]"
    default: return JSONWriter.text(of: json)
    }
  }
}
