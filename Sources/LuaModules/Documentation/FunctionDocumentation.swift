// The parameters and results of the modules' functions, one line each: `name(parameter: type, …):
// type -- description`. The types have LuaLS's syntax; a `?` after a parameter's name makes it
// optional. Indented lines below it, `  name -- text`, explain a parameter or a key of its option
// table: unit, range, default. `  error -- text` describes an error that it raises. The functions
// themselves are defined in the modules, and a spec compares: a function without a line, or a line
// without a function, is a failure.

import StringSearch

/// The lines about the functions of the modules, parsed for the definitions that editors use.
package struct FunctionDocumentation {
  /// The line about one function.
  package struct Note: Equatable {
    /// The type that the method belongs to; nil for a function of the module.
    package var type: String?
    package var name: String
    package var parameters: [Parameter]
    package var result: String?
    package var text: String
    /// The parameters and option keys explained in the lines below it; `error` describes an error.
    package var details: [Detail] = []

    package init(
      type: String? = nil,
      name: String,
      parameters: [Parameter],
      result: String? = nil,
      text: String,
      details: [Detail] = []
    ) {
      self.type = type
      self.name = name
      self.parameters = parameters
      self.result = result
      self.text = text
      self.details = details
    }
  }

  /// An explanation of one parameter, or of one key of an option table.
  package struct Detail: Equatable {
    package var name: String
    package var text: String

    /// Whether it describes an error of the function.
    package var isError: Bool { name == "error" }
  }

  /// The errors that every function raises, in addition to those on its own page.
  package static let commonErrors = [
    """
    An argument, an option or a field of another type than the signature says, the name of a class \
    or protocol that does not exist, and an unknown option: NSInvalidArgumentException, which names \
    the function and the expected type.
    """,
    "A method that is called with a dot instead of a colon: NSInvalidArgumentException.",
    """
    A call of a function of runloop or gesture, or of a function of uikit that simulates an event, \
    on a thread other than the main one: NSInternalInconsistencyException.
    """,
    """
    An error of a function, a block or a method of the script that the call runs: the same error, \
    unchanged.
    """,
  ]

  /// The text on the page of a function that raises no other errors.
  package static let noErrors = """
    none of its own; `hookhost help errors` lists those of every function
    """

  /// A C structure, which is a table in Lua.
  package struct Structure {
    package var name: String
    /// The tables that can represent it, in LuaLS's syntax.
    package var definition: String
    package var text: String
    package var example: String
  }

  /// One parameter of a line.
  package struct Parameter: Equatable {
    package var name: String
    package var type: String

    package init(name: String, type: String) {
      self.name = name
      self.type = type
    }
  }

  /// A table with its own fields that a function returns or accepts.
  package struct Record {
    /// The treatment of keys that are not among its fields.
    package enum OtherKeys {
      /// A function that accepts the table throws for them.
      case refused
      /// They are allowed, unless one is nearly the name of a field.
      case refusedWhenNear
      /// They are allowed, as in a table that a function returns.
      case allowed
    }

    package var name: String
    /// Its purpose, as a sentence.
    package var text: String
    package var otherKeys = OtherKeys.allowed
    /// A line for each field: its name, its type, and `#` with its description.
    var lines: [Substring]

    /// The field of each line: a name, or `[string]` for all other keys.
    package var fields: [Field] {
      lines.compactMap { line in
        let parts = line.split(separator: " # ", maxSplits: 1)
        guard let head = parts.first, let blank = head.firstIndex(of: " ") else { return nil }
        return Field(
          name: String(head[..<blank]), type: String(head[head.index(after: blank)...]),
          text: parts.count > 1 ? String(parts[1]) : "")
      }
    }
  }

  /// One field of such a table.
  package struct Field {
    /// The name, in brackets and quotes if it is not a valid Lua name.
    package var name: String
    package var type: String
    package var text: String

    package init(name: String, type: String, text: String) {
      self.name = name
      self.type = type
      self.text = text
    }

    /// The key itself; nil for a field that represents all keys.
    package var key: String? {
      guard name.hasPrefix("[") else { return name }
      return name.hasPrefix("[\"") ? String(name.dropFirst(2).dropLast(2)) : nil
    }
  }

  package let notes: [Note]
  /// The tables that the module's functions return.
  package let records: [Record]

  /// The lines about a module.
  package init(module: String) {
    self = Self.modules[module] ?? FunctionDocumentation(reading: module)
  }

  /// The tables of all modules, by their names.
  package static let recordsByName = Dictionary(
    uniqueKeysWithValues: ModuleNames.all.flatMap { FunctionDocumentation(module: $0).records }
      .map { ($0.name, $0) })

  private static let modules = Dictionary(
    uniqueKeysWithValues: ModuleNames.all.map { ($0, FunctionDocumentation(reading: $0)) })

  private init(reading module: String) {
    let lines: [String: String] = [
      "objc": Self.objc, "uikit": Self.uikit, "gesture": Self.gesture, "hook": Self.hook,
      "runloop": Self.runloop, "dispatch": Self.dispatch, "lab": Self.lab, "trace": Self.trace,
      "network": Self.network,
    ]
    notes = Self.notes(in: lines[module] ?? "")
    let records = [
      "hook": [Self.hookLayer], "trace": [Self.traceEntry],
      "network": [Self.networkRequest, Self.networkResponse],
      "lab": [
        Self.labScenario, Self.labActor, Self.labContext, Self.labResult, Self.labOrder,
      ],
      "gesture": [Self.touchEntry], "objc": [Self.methodDescription, Self.propertyAttribute],
      "uikit": Self.uikitRecords,
    ]
    self.records = records[module] ?? []
  }

  /// Parses lines; an indented line belongs to the function above it.
  private static func notes(in text: String) -> [Note] {
    text.split(separator: "\n").reduce(into: []) { notes, line in
      guard line.hasPrefix("  "), let dashes = line.firstRange(of: " -- ") else {
        if let note = Note(String(line)) { notes.append(note) }
        return
      }
      guard let last = notes.indices.last else { return }
      notes[last].details.append(
        Detail(
          name: String(line[..<dashes.lowerBound].drop { $0 == " " }),
          text: String(line[dashes.upperBound...])))
    }
  }

  /// The line about a function of the module.
  package func note(_ function: String) -> Note? {
    notes.first { $0.type == nil && $0.name == function }
  }

  /// The types whose methods the module's lines describe, in their order.
  package var types: [String] {
    var types: [String] = []
    for case let type? in notes.map(\.type) where !types.contains(type) { types.append(type) }
    return types
  }
}

extension FunctionDocumentation.Note {
  /// Parses a line; nil if it does not describe a function.
  init?(_ line: String) {
    guard let dashes = line.firstRange(of: " -- "), let open = line.firstIndex(of: "(") else {
      return nil
    }
    text = String(line[dashes.upperBound...])
    let parts = line[..<open].split(separator: ":")
    guard let last = parts.last else { return nil }
    name = String(last)
    type = parts.count > 1 ? String(parts[0]) : nil

    let pieces = Self.pieces(of: line[line.index(after: open)..<dashes.lowerBound])
    result = pieces.rest.hasPrefix(": ") ? String(pieces.rest.dropFirst(2)) : nil
    parameters = pieces.parameters.compactMap { piece in
      guard let colon = piece.firstIndex(of: ":") else { return nil }
      return FunctionDocumentation.Parameter(
        name: String(piece[..<colon].drop { $0 == " " }),
        type: String(piece[piece.index(after: colon)...].drop { $0 == " " }))
    }
  }

  /// Splits the text after the opening bracket into the parameters and the rest.
  private static func pieces(of text: Substring) -> (parameters: [Substring], rest: Substring) {
    var parameters: [Substring] = []
    var start = text.startIndex
    var depth = 0
    for place in text.indices {
      let character = text[place]
      if "({<".contains(character) { depth += 1 }
      if ")}>".contains(character) { depth -= 1 }
      guard depth < 0 || depth == 0 && character == "," else { continue }
      parameters.append(text[start..<place])
      start = text.index(after: place)
      if depth < 0 { break }
    }
    return (parameters, text[start...])
  }
}
