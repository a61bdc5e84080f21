internal import CEmbeddedFiles
internal import LuaModules
import StringSearch

// The JSON Schemas are files of their own, so that other programs can read them: `hookhost help
// --schema NAME` prints one, and the reference contains all. A spec validates the output of every
// command.

/// A format of JSON output, with its schema.
struct OutputFormat {
  /// The name after `hookhost.`: `trace`.
  let name: String
  /// The JSON Schema, as text.
  let schema: String

  /// The value of `format` in the output.
  var fullName: String { "hookhost." + name }

  /// All formats, by name.
  static let all: [OutputFormat] = [
    OutputFormat(name: "check", schema: EmbeddedFile.check_schema_json.text),
    OutputFormat(name: "examples", schema: EmbeddedFile.examples_schema_json.text),
    OutputFormat(name: "explain", schema: EmbeddedFile.explain_schema_json.text),
    OutputFormat(name: "help", schema: EmbeddedFile.help_schema_json.text),
    OutputFormat(name: "lab", schema: EmbeddedFile.lab_schema_json.text),
    OutputFormat(name: "mcp", schema: EmbeddedFile.mcp_schema_json.text),
    OutputFormat(name: "models", schema: EmbeddedFile.models_schema_json.text),
    OutputFormat(name: "systems", schema: EmbeddedFile.systems_schema_json.text),
    OutputFormat(name: "test", schema: EmbeddedFile.test_schema_json.text),
    OutputFormat(name: "trace", schema: EmbeddedFile.trace_schema_json.text),
    OutputFormat(name: "translate", schema: EmbeddedFile.translate_schema_json.text),
  ]

  /// The format with a name, with or without `hookhost.`; nil if there is none.
  static func named(_ name: String) -> OutputFormat? {
    all.first { [$0.name, $0.fullName].contains(name) }
  }

  /// The first description in the schema, which is that of the whole output.
  var summary: String {
    let mark = "\"description\": "
    for line in schema.split(separator: "\n") {
      guard let start = line.firstRange(of: mark) else { continue }
      let value = line[start.upperBound...].trimming(" ,")
      return (try? JSONReader.read(Array(value.utf8)))?.string ?? value
    }
    return ""
  }
}

extension HelpIndex {
  /// The page of a format of JSON output: `hookhost.trace`.
  func formatPage(_ name: String) -> HelpPage? {
    guard name.hasPrefix("hookhost."), let format = OutputFormat.named(name) else { return nil }
    var page = HelpPage(name: format.fullName, kind: "format of JSON output")
    page.text = format.summary
    page.add("JSON Schema", code: format.schema.trimming("\n"))
    let guide = "Machine-Output"
    page.add("Guides", [.init(term: guide, text: HelpGuide.title(of: guide) ?? "")])
    return page
  }
}
