package import LuaBridge
internal import SelectorRuntime
import StringSearch

// Error texts for unknown names: the nearest known name, and the list of all known names.

extension NearestName {
  /// A question that suggests the intended name, after a space; empty if no name is similar.
  static func question(_ name: String, among known: [String]) -> String {
    find(name, among: known).map { " (did you mean '\($0)'?)" } ?? ""
  }
}

extension RuntimeError {
  /// The error for an unknown key in a table of options.
  ///
  /// - Parameters:
  ///   - subject: The function, and the path of the table in its argument.
  ///   - key: The key.
  ///   - known: All valid keys.
  static func unknownOption(_ subject: String, _ key: String, among known: [String]) -> Self {
    let question = NearestName.question(key, among: known)
    return RuntimeError(
      .invalidArgument,
      "\(subject): unknown option '\(key)'\(question); there are \(known.joined(separator: ", "))")
  }
}

extension FunctionCall {
  /// Throws for keys of an argument's tables, at any depth, that its declaration does not have.
  ///
  /// - Throws: `RuntimeError`, which names the path and the valid keys.
  func refuseUnknownKeys(_ index: Int) throws {
    let path = name.split(separator: ".").map(String.init)
    guard path.count == 2, let note = FunctionDocumentation(module: path[0]).note(path[1]),
      note.parameters.indices.contains(index - 1)
    else { return }
    var seen: Set<CheckedTable> = []
    try refuseUnknownKeys(
      at: stack.absolute(index), DeclaredTable.all(in: note.parameters[index - 1].type), [], &seen)
  }

  /// A table at a depth and below a key; tables that share their parts are read once for each.
  private struct CheckedTable: Hashable {
    let identity: UInt
    let depth: Int
    let key: String
  }

  /// The readers of a table handle one that contains itself.
  private static let deepest = 50

  private func refuseUnknownKeys(
    at index: Int, _ tables: [DeclaredTable], _ place: [String], _ seen: inout Set<CheckedTable>
  ) throws {
    guard !tables.isEmpty, stack.type(at: index) == .table, place.count < Self.deepest else {
      return
    }
    let key = place.last { !$0.hasPrefix("[") } ?? ""
    let table = CheckedTable(identity: stack.identity(at: index), depth: place.count, key: key)
    guard seen.insert(table).inserted else { return }
    let bottom = stack.count
    defer { stack.setCount(bottom) }
    try stack.reserve(6)
    stack.pushNil()
    while stack.next(at: index) {  // stack: … key value
      var types = DeclaredTable.elementTypes(in: tables)
      var step = "[\(stack.description(at: -2))]"
      if let key = stack.string(at: -2) {
        try refuse(key, tables, place)
        types = DeclaredTable.types(behind: key, in: tables)
        step = key
      }
      try refuseUnknownKeys(
        at: stack.absolute(-1), types.flatMap { DeclaredTable.all(in: $0) }, place + [step], &seen)
      stack.pop()  // stack: … key
    }
  }

  private func refuse(_ key: String, _ tables: [DeclaredTable], _ place: [String]) throws {
    guard DeclaredTable.types(behind: key, in: tables).isEmpty else { return }
    for case .fields(let fields, let otherKeys) in tables {
      let known = fields.compactMap(\.key)
      switch otherKeys {
      case .allowed: continue
      case .refusedWhenNear where NearestName.find(key, among: known) == nil: continue
      default:
        let path = place.joined(separator: ".").replacing(".[", with: "[")
        throw RuntimeError.unknownOption(
          path.isEmpty ? name : "\(name): \(path)", key, among: known)
      }
    }
  }
}

extension Bridge {
  /// Makes the module on top raise an error for unknown names instead of returning nil.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - stack: The stack with the module's table on top.
  ///   - find: Pushes a value that is created on request; returns false for any other name.
  package func refuseUnknownNames(
    of module: String, on stack: LuaStack,
    finding find: @escaping (String, LuaStack) -> Bool = { _, _ in false }
  ) {
    stack.pushTable()  // stack: … module metatable
    setField("__index", on: stack) { stack in
      // stack: module name
      let name = stack.description(at: 2)
      if find(name, stack) { return 1 }
      var known: [String] = []
      stack.pushNil()
      while stack.next(at: 1) {  // stack: module name key value
        if let key = stack.string(at: -2) { known.append(key) }
        stack.pop()  // stack: module name key
      }
      let near = NearestName.find(name, among: known.sorted())
      throw RuntimeError(
        .invalidArgument,
        "\(module) has nothing named '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""))
    }
    stack.setMetatable(at: -2)  // stack: … module
  }
}
