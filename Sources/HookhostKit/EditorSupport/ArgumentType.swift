internal import LuaModules

/// The types of parameters that accept a C structure.
///
/// A result has all its fields. An argument may also be a list; LuaCATS servers would otherwise
/// report its fields as missing.
enum ArgumentType {
  /// The type of a parameter; each structure in it is replaced by the type of values it accepts.
  static func of(_ type: String) -> String {
    var result = ""
    var word = ""
    for character in type + " " {
      if character == "_" || character.isLetter || character.isNumber {
        word.append(character)
      } else {
        result += names.contains(word) ? name(of: word) : word
        word = ""
        result.append(character)
      }
    }
    return String(result.dropLast())
  }

  /// The lines that define a structure and the type of values that it accepts.
  static func definitions(of structure: FunctionDocumentation.Structure) -> [String] {
    let table = structure.definition.prefix { $0 != "|" }
    let rest = structure.definition.dropFirst(table.count)
    let fields = OptionTable.fields(of: String(table))
    let like = structure.name + "Fields"
    return ["---@class \(like)"] + fields.map { "---@field \($0.name)? \(of($0.type))" }
      + ["---@class \(structure.name): \(like)"]
      + fields.map { "---@field \($0.name) \($0.type)" }
      + ["---@alias \(name(of: structure.name)) \(like)\(rest)"]
  }

  private static func name(of structure: String) -> String { structure + "Argument" }

  private static let names = Set(FunctionDocumentation.structures.map(\.name))
}
