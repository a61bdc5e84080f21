internal import LuaBridge
internal import SelectorRuntime

extension Bridge {
  /// `objc.protocol(name[, {required =, optional =, adopts =}])`.
  func defineProtocol(_ call: FunctionCall) throws -> Int {
    let name: String = try call.value(1)
    if call.isPresent(2), call.stack.type(at: 2) != .table { throw call.wrong(2, "a table or nil") }
    guard let made = runtime.allocateProtocol(name) else {
      let source = runtime.lookUpProtocol(name)?.source.map { " (\($0))" } ?? ""
      throw RuntimeError(.invalidArgument, "\(call.name): protocol '\(name)' is in use" + source)
    }
    made.source = call.source
    if call.isPresent(2) {
      try forEachOption(at: 2, call, known: ["required", "optional", "adopts"]) { option in
        if option == "adopts" {
          for parent in try protocols(option, call) { runtime.addProtocol(parent, to: made) }
        } else {
          for declaration in try declarations(isRequired: option == "required", option, call) {
            runtime.addDeclaration(declaration, to: made)
          }
        }
      }
    }
    runtime.registerProtocol(made)
    return call.answer(made)
  }

  /// Runs `body` for each option in the table at an index, with the option's value on top.
  ///
  /// The options are visited in the order of `known`. Throws for any other name, and for a value
  /// that is not a table.
  package func forEachOption(
    at index: Int, _ call: FunctionCall, known: [String], _ body: (String) throws -> Void
  ) throws {
    let stack = call.stack
    guard stack.type(at: index) == .table else { throw call.wrong(index, "a table of options") }
    stack.pushNil()
    while stack.next(at: index) {
      stack.pop()
      let key = stack.string(at: -1) ?? stack.description(at: -1)
      guard known.contains(key) else {
        throw RuntimeError.unknownOption(call.name, key, among: known)
      }
    }
    for option in known {
      defer { stack.pop() }
      if stack.rawGet(at: index, key: option) != .nil { try body(option) }
    }
  }

  /// Reads the option on top: a list of protocols or of protocol names.
  func protocols(_ option: String, _ call: FunctionCall) throws -> [RuntimeProtocol] {
    try elements(option, call).map { element in
      if let found = RuntimeProtocol.from(element, in: runtime) { return found }
      if case .string(let name) = element { throw unknownProtocol(name) }
      throw RuntimeError(
        .invalidArgument,
        "\(call.name): option '\(option)' lists protocols or their names, "
          + "got \(element.typeName)")
    }
  }

  /// Reads the option on top: a list.
  func elements(_ option: String, _ call: FunctionCall) throws -> [Value] {
    if case .foreign(let table) = try value(at: -1, on: call.stack), let list = table.list() {
      return list
    }
    throw RuntimeError(
      .invalidArgument,
      "\(call.name): option '\(option)' must be a list, got \(call.stack.typeName(at: -1))")
  }

  /// Reads the option on top: exact names, or names with type encodings as values.
  ///
  /// A name that begins with `+` belongs to a class method.
  private func declarations(
    isRequired: Bool, _ option: String, _ call: FunctionCall
  ) throws -> [RuntimeProtocol.Declaration] {
    guard case .foreign(let table) = try value(at: -1, on: call.stack),
      let entries = table.dictionary()
    else {
      throw RuntimeError(
        .invalidArgument,
        "\(call.name): option '\(option)' must be a list of exact selectors, "
          + "got \(call.stack.typeName(at: -1))")
    }
    var listed: [(place: Int64, declaration: RuntimeProtocol.Declaration)] = []
    var typed: [RuntimeProtocol.Declaration] = []
    for entry in entries {
      switch (entry.key, entry.value) {
      case (.integer(let place), .string(let name)):
        listed.append((place, declaration(name, types: nil, isRequired)))
      case (.integer(let place), .selector(let selector)):
        listed.append((place, declaration(selector.name, types: nil, isRequired)))
      case (.string(let name), .string(let types)):
        typed.append(declaration(name, types: types, isRequired))
      default:
        throw RuntimeError(
          .invalidArgument,
          "\(call.name): option '\(option)' lists exact selectors, got \(entry.value.typeName)")
      }
    }
    listed.sort { $0.place < $1.place }
    typed.sort { $0.selector.name < $1.selector.name }
    return listed.map(\.declaration) + typed
  }

  private func declaration(
    _ name: String, types: String?, _ isRequired: Bool
  ) -> RuntimeProtocol.Declaration {
    let isClassMethod = name.hasPrefix("+")
    let isSigned = isClassMethod || name.hasPrefix("-")
    let selector = runtime.selector(isSigned ? String(name.dropFirst()) : name)
    return .init(
      selector, types: types ?? TypeEncoding.ofObjects(selector), isRequired: isRequired,
      isInstance: !isClassMethod)
  }

  /// The error for an unknown protocol name.
  func unknownProtocol(_ name: String) -> RuntimeError {
    let hint =
      hintForLater(name).map { "; \($0)" }
      ?? runtime.protocolName(nearestTo: name).map { "; did you mean '\($0)'?" } ?? ""
    return RuntimeError(.invalidArgument, "unknown protocol '\(name)'\(hint)")
  }
}
