package import LuaModules
import StringSearch

/// A C function of `<Hookhost/Hookhost.h>`, derived from the declaration of a function for Lua.
///
/// A module's function becomes `HH` and its name: `gesture.tap` is `HHTap`. A method of a value
/// becomes `HH`, the type and the name: `HHFingerLift`. Functions that C has already are left out.
package struct HookhostFunction {
  /// The name in C.
  let name: String
  /// The module and the function for Lua; for a method, its name alone.
  package let module: String
  let function: String
  /// The type whose method it is; nil for a function of the module.
  let type: String?
  package let note: FunctionDocumentation.Note
  let parameters: [Parameter]
  package let result: Kind

  /// The type of a parameter or a result in C.
  package struct Kind {
    /// The C type, with a trailing space unless it ends in `*`.
    package let declaration: String
    /// The conversion: `value` for values that stay, `text`, `table`, `object`.
    let conversion: String
  }

  struct Parameter {
    let name: String
    let kind: Kind
    /// Whether it can be left out.
    let isOptional: Bool
    /// Whether it can be nil.
    let isNullable: Bool
    /// The keys of an option table; empty for other types.
    let options: [Option]
  }

  /// A key of an option table, with its type for Lua.
  struct Option {
    let name: String
    let type: String
    let isOptional: Bool
  }

  /// Names that would be those of two functions, or that say too little in C.
  private static let names = ["uikit.rotate": "HHRotateDevice", "uikit.type": "HHTypeText"]

  /// The modules whose functions are in the header, with the functions of those that are not whole.
  private static let modules: KeyValuePairs<String, Set<String>> = [
    "gesture": [], "runloop": [], "network": [], "uikit": [], "objc": ["snapshot", "restore"],
  ]

  /// All functions, in the order of the modules.
  static let all: [HookhostFunction] = modules.flatMap { module, some in
    FunctionDocumentation(module: module).notes.compactMap { note in
      guard some.isEmpty || some.contains(note.name), note.type != nil || !isOfC(note.name) else {
        return nil
      }
      return HookhostFunction(module, note)
    }
  }

  /// The functions, by their names in C.
  package static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Whether a module has it under its name in C, such as `CGPointMake`.
  private static func isOfC(_ name: String) -> Bool { name.first?.isUppercase == true }

  private init(_ module: String, _ note: FunctionDocumentation.Note) {
    self.module = module
    self.note = note
    function = note.name
    type = note.type
    let word = note.name.prefix(1).uppercased() + note.name.dropFirst()
    name = Self.names["\(module).\(note.name)"] ?? "HH" + (note.type ?? "") + word
    var parameters = note.parameters.map { parameter in
      var name = parameter.name
      let isOptional = name.hasSuffix("?")
      if isOptional { name.removeLast() }
      return Parameter(
        name: name, kind: Kind(parameter.type), isOptional: isOptional,
        isNullable: isOptional || parameter.type.hasSuffix("?"),
        options: OptionTable.fields(of: parameter.type).map {
          Option(name: $0.name, type: Kind.plain($0.type), isOptional: $0.type.hasSuffix("?"))
        })
    }
    if let type = note.type {
      parameters.insert(
        Parameter(
          name: type.prefix(1).lowercased() + type.dropFirst(), kind: Kind(type),
          isOptional: false, isNullable: false, options: []), at: 0)
    }
    self.parameters = parameters
    result = note.result.map { Kind($0) } ?? Kind(declaration: "void ", conversion: "value")
  }
}

extension HookhostFunction.Kind {
  /// The type without parentheses around it and the mark of an optional one.
  static func plain(_ type: String) -> String {
    var type = type
    if type.hasSuffix("?") { type.removeLast() }
    guard type.hasPrefix("("), type.hasSuffix(")"), !type.contains("fun(") else { return type }
    return String(type.dropFirst().dropLast())
  }

  /// The kind of a type in LuaLS's syntax.
  init(_ luaType: String) {
    let type = Self.plain(luaType)
    let handles = ["Finger", "NetworkAnswer", "Snapshot"]
    let isWord = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    switch type {
    case "number": self.init(declaration: "double ", conversion: "value")
    case "integer": self.init(declaration: "NSInteger ", conversion: "value")
    case "boolean": self.init(declaration: "BOOL ", conversion: "value")
    case "string", "SETTING": self.init(declaration: "NSString *", conversion: "text")
    case "SEL": self.init(declaration: "SEL ", conversion: "value")
    case "function": self.init(declaration: "dispatch_block_t ", conversion: "value")
    case _ where handles.contains(type):
      self.init(declaration: "HH\(type)Ref ", conversion: "value")
    case _ where FunctionDocumentation.structures.contains { $0.name == type }:
      self.init(declaration: "\(type) ", conversion: "value")
    case _ where type.hasSuffix("[]") && !type.contains("|"):
      self.init(declaration: "NSArray *", conversion: "table")
    case _ where type == "table" || FunctionDocumentation.recordsByName[type] != nil:
      self.init(declaration: "NSDictionary *", conversion: "table")
    case _ where type.hasPrefix("{") || type.hasPrefix("table<"):
      self.init(declaration: "NSDictionary *", conversion: "table")
    case _ where type.split(separator: "|").allSatisfy { $0.hasPrefix("\"") }:
      self.init(declaration: "NSString *", conversion: "text")
    case "any", "CLASS": self.init(declaration: "id ", conversion: "object")
    case _ where isWord: self.init(declaration: "\(type) *", conversion: "value")
    default: self.init(declaration: "id ", conversion: "object")
    }
  }
}
