internal import LuaModules

/// A tool of `hookhost mcp`: its description for the client, and the command line that it runs.
struct Tool {
  /// An argument of the tool.
  struct Argument {
    enum Kind: String {
      case string, number, boolean
    }

    let name: String
    let kind: Kind
    let text: String
    var isRequired = false
  }

  /// An argument that the client gave, by its type.
  enum Given {
    case text(String)
    case number(Double)
    case flag(Bool)
  }

  /// A mistake in the arguments of a call.
  struct Misuse: Error {
    let message: String
  }

  let name: String
  let text: String
  let arguments: [Argument]
  /// The command line after the program's name, for arguments that have been checked.
  let commandLine: @Sendable ([String: Given]) throws -> [String]

  /// Checks the arguments of a call.
  ///
  /// - Throws: ``Misuse``, which names the argument.
  func given(_ members: [JSON.Member]) throws -> [String: Given] {
    var given: [String: Given] = [:]
    for member in members {
      guard let argument = arguments.first(where: { $0.name == member.name }) else {
        let names = arguments.map(\.name).joined(separator: ", ")
        throw Misuse(message: "\(name): unknown argument '\(member.name)'; there are \(names)")
      }
      switch (argument.kind, member.value.content) {
      case (.string, .string(let text)):
        guard !text.utf8.contains(0) else {
          throw Misuse(message: "\(name): '\(argument.name)' must not contain a NUL")
        }
        given[argument.name] = .text(text)
      case (.number, .integer(let number)): given[argument.name] = .number(Double(number))
      case (.number, .number(let number)): given[argument.name] = .number(number)
      case (.boolean, .bool(let flag)): given[argument.name] = .flag(flag)
      default:
        throw Misuse(
          message:
            "\(name): '\(argument.name)' must be a \(argument.kind.rawValue), got "
            + member.value.typeName)
      }
    }
    for argument in arguments where argument.isRequired && given[argument.name] == nil {
      throw Misuse(message: "\(name): '\(argument.name)' is missing")
    }
    return given
  }

  /// The description for `tools/list`, with JSON Schemas of the arguments and of the result.
  var description: JSON {
    .object([
      ("name", .text(name)), ("description", .text(text)),
      (
        "inputSchema",
        .object([
          ("type", .text("object")),
          (
            "properties",
            .object(
              arguments.map { argument in
                (
                  argument.name,
                  .object([
                    ("type", .text(argument.kind.rawValue)), ("description", .text(argument.text)),
                  ])
                )
              })
          ),
          ("required", .strings(arguments.filter(\.isRequired).map(\.name))),
          ("additionalProperties", .flag(false)),
        ])
      ),
      ("outputSchema", outputSchema),
    ])
  }
}

extension Tool {
  /// The JSON Schema of `structuredContent`: the exit status and the output of the call.
  private var outputSchema: JSON {
    let members: [(String, JSON?)] = [
      ("format", .object([("const", .text("hookhost.mcp." + name))])),
      ("version", .object([("const", .integer(MachineOutput.version))])),
      ("status", .object([("type", .text("integer"))])),
      ("output", .object([("type", .text("string"))])),
    ]
    return .object([
      ("type", .text("object")), ("properties", .object(members)),
      ("required", .strings(members.map(\.0))),
    ])
  }
}

extension [String: Tool.Given] {
  func text(_ name: String) -> String? {
    if case .text(let text)? = self[name] { text } else { nil }
  }

  func number(_ name: String) -> Double? {
    if case .number(let number)? = self[name] { number } else { nil }
  }
}
