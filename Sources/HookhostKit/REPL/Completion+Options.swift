internal import LuaModules
internal import SelectorRuntime

// no traps of count: the counts are those of lists and columns that this file computes, and not
// negative.

/// Completes keys of option tables, and selectors of the class that a call names.
extension Completion {
  /// The possible keys of the table at the end of the code; nil if it is not an option table.
  func optionKeys(in code: String) -> (start: String, names: [String])? {
    let start = String(
      code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let head = code.dropLast(start.count)
    // A key follows the bracket or a comma; a value follows `=`.
    guard let before = head.last(where: { $0 != " " }), before == "{" || before == "," else {
      return nil
    }
    let keys = tables(openAtEndOf: String(head)).flatMap { table -> [String] in
      guard case .fields(let fields, _) = table else { return [] }
      return fields.filter { $0.key != nil }.map(\.name)
    }
    return keys.isEmpty ? nil : (start, keys)
  }

  /// The declared types of the table that is open at the end of the code.
  private func tables(openAtEndOf code: String) -> [DeclaredTable] {
    guard let open = OpenTable(endOf: code), let note = note(of: open.function) else { return [] }
    // Optional arguments may be omitted.
    let arguments = note.parameters.dropFirst(open.argument).lazy
      .map { DeclaredTable.all(in: $0.type) }
    let tables = arguments.first { !$0.isEmpty } ?? []
    return open.steps.reduce(tables) { tables, step in
      let types =
        switch step {
        case .key(let key): DeclaredTable.types(behind: key, in: tables)
        case .element: DeclaredTable.elementTypes(in: tables)
        }
      return types.flatMap { DeclaredTable.all(in: $0) }
    }
  }

  /// The values that a string option or argument can have; nil if none are declared.
  func declaredWords(forStringBehind code: String) -> [String]? {
    var types: [String] = []
    if let key = OpenTable.key(atEndOf: code) {
      types = DeclaredTable.types(behind: key, in: tables(openAtEndOf: code))
    } else if let call = OpenCall(endOf: code), !call.isInTable, let note = note(of: call.function),
      note.parameters.indices.contains(call.arguments.count - 1)
    {
      types = [note.parameters[call.arguments.count - 1].type]
    }
    let words = types.flatMap { type in
      let alias = FunctionDocumentation.valueTypes.first { $0.name == type }?.definition
      return DeclaredTable.words(in: alias ?? type)
    }
    return words.isEmpty ? nil : words
  }

  /// The documentation of a module function, or of a method of its return value.
  private func note(of function: String) -> FunctionDocumentation.Note? {
    guard let path = LuaPath(endOf: function) else { return nil }
    if path.separator == ".", path.receiver.count == 1 {
      return FunctionDocumentation(module: path.receiver[0]).note(path.last)
    }
    // The value of a variable is not known, but a name such as `move` belongs to one type only.
    let notes = ModuleNames.all.flatMap { FunctionDocumentation(module: $0).notes }
      .filter { $0.type != nil && $0.name == path.last }
    return path.separator == ":" && notes.count == 1 ? notes[0] : nil
  }

  /// The names and values of settings, for a string argument of `uikit.setting`; nil for others.
  func words(forStringBehind code: String) -> [String]? {
    let call = OpenCall(endOf: code)
    guard let path = LuaPath(endOf: call?.function ?? code.trimming(" ")),
      path.receiver == ["uikit"], path.last == "setting"
    else { return nil }
    guard let call, call.arguments.count > 1 else { return SettingNote.all.map(\.name) }
    let name = call.arguments[0].trimming("\"'")
    guard let setting = SettingNote.all.first(where: { $0.name == name }),
      !setting.alternatives.isEmpty
    else { return [] }
    return [setting.defaultValue] + setting.alternatives
  }

  /// The selectors of the class or object in a call's first argument, for a string after it.
  ///
  /// It is nil if the class is not known.
  func selectors(forStringBehind code: String) -> [String]? {
    guard let call = OpenCall(endOf: code), call.arguments.count == 2,
      let cls = classAnswered(by: call.arguments[0])
    else { return nil }
    let name = LuaPath(endOf: call.function)?.last ?? ""
    // `objc.msgSend` sends to its argument; all other functions refer to the instances of a class.
    let isMessage = ["msgSend", "msgSendSuper"].contains(name)
    let part = cls.isMetaClass && !isMessage ? cls.instanceClass : cls
    return part.lineage.flatMap { $0.methods.map(\.selector.name) }
  }
}
