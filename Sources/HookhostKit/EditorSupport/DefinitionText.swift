internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// Writes Lua for LuaLS: annotations and functions without bodies.
struct DefinitionText {
  /// The first line of every file, which marks it as one that a later run may overwrite.
  static let head = "---@meta"

  /// The second line, which asks readers not to edit the file.
  static let mark = "-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited."

  private(set) var text: String

  /// Begins a file; `subject` is its subject.
  init(_ subject: String) {
    text = "\(Self.head)\n\(Self.mark)\n\n--- \(subject), for LuaLS and for LDoc.\n"
  }

  mutating func line(_ line: String = "") { text += line + "\n" }

  /// Begins a block of annotations for LuaLS only.
  ///
  /// LDoc, which has other classes, ignores a comment that begins with two dashes.
  mutating func heading(_ title: String) { line("\n-- \(title)") }

  /// A block for a class or a protocol: a chunk may have at most 200 local variables.
  mutating func block(_ title: String, _ body: (inout DefinitionText) -> Void) {
    line("\ndo\n-- \(title)")
    body(&self)
    line("end")
  }

  /// A function of a table, or a method of it, with a colon.
  mutating func function(
    _ path: String, _ name: String, isMethod: Bool, _ note: FunctionDocumentation.Note
  ) {
    let tables = optionTables(path, name, note)
    line()
    if !note.text.isEmpty { line("--- \(note.text)") }
    for detail in note.details {
      line(
        detail.isError
          ? "--- * raises an error: \(detail.text)" : "--- * `\(detail.name)`: \(detail.text)")
    }
    for parameter in note.parameters {
      let type = tables[parameter.name] ?? ArgumentType.of(parameter.type)
      line("---@param \(parameter.name) \(type)")
    }
    if let result = note.result { line("---@return \(result)") }
    // A `?` marks an optional parameter; it is not part of the name.
    let names = note.parameters.map { String($0.name.prefix { $0 != "?" }) }
    if LuaWords.isName(name) {
      line("function \(path)\(isMethod ? ":" : ".")\(name)(\(names.joined(separator: ", "))) end")
    } else {
      let all = (isMethod ? ["self"] : []) + names
      line("\(path)[\"\(name)\"] = function(\(all.joined(separator: ", "))) end")
    }
  }

  /// Writes a class for each option table of a function, so that editors know its keys.
  ///
  /// Returns the names of these classes by parameter.
  private mutating func optionTables(
    _ path: String, _ name: String, _ note: FunctionDocumentation.Note
  ) -> [String: String] {
    var names: [String: String] = [:]
    for parameter in note.parameters {
      let fields = OptionTable.fields(of: parameter.type)
      guard !fields.isEmpty, let table = OptionTable.table(in: parameter.type) else { continue }
      let type = "\(path)_\(name)_\(parameter.name.prefix { $0 != "?" })"
      let alternatives = parameter.type.replacing(String(table), with: type)
      names[parameter.name] = ArgumentType.of(alternatives)
      line()
      let keys = Self.keys(fields.map { .init(name: $0.name, type: $0.type, text: "") })
      line("---@class (exact) \(type)\(keys)")
      for field in fields {
        let isOptional = field.type.hasSuffix("?")
        let text = note.details.first { $0.name == field.name }.map { " # " + $0.text } ?? ""
        line(
          "---@field \(field.name)\(isOptional ? "?" : "") "
            + ArgumentType.of(isOptional ? String(field.type.dropLast()) : field.type)
            + text)
      }
    }
    return names
  }

  /// A table with its own fields.
  ///
  /// For a table that a function accepts, a structure may be a list, and an unknown key is an
  /// error.
  mutating func record(_ record: FunctionDocumentation.Record) {
    line("--- \(record.text)")
    let fields = record.fields
    if record.otherKeys == .refused {
      line("---@class (exact) \(record.name)\(Self.keys(fields))")
    } else {
      line("---@class \(record.name)")
    }
    for field in fields {
      // A name in brackets is itself a type, which has no `?`.
      let isOptional = field.type.hasSuffix("?") && !field.name.hasPrefix("[")
      let type = isOptional ? String(field.type.dropLast()) : field.type
      let mark = isOptional ? "?" : ""
      line("---@field \(field.name)\(mark) \(ArgumentType.of(type)) # \(field.text)")
    }
  }

  /// The fields of a table in a type.
  ///
  /// Servers check a table's keys against those of the class that it inherits from; for its own
  /// fields they check only the values.
  private static func keys(_ fields: [FunctionDocumentation.Field]) -> String {
    ": table<\(fields.map { "\"\($0.name)\"" }.joined(separator: "|")), any>"
  }

  /// A method of a class or a protocol.
  mutating func method(_ path: String, _ signature: LuaSignature, _ text: String) {
    function(
      path, signature.selector.luaSpelling, isMethod: true,
      FunctionDocumentation.Note(
        type: path, name: signature.selector.luaSpelling, parameters: signature.parameters,
        result: signature.result, text: text))
  }
}

extension Selector {
  /// The selector's spelling in scripts.
  var luaSpelling: String { String(name.map { $0 == ":" ? "_" : $0 }) }
}
