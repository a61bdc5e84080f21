internal import SelectorRuntime

/// Keys of option tables, and selectors of the class that a call names.
extension Completion {
  /// The keys that the table at the end of some code can have; nil when it is no option table.
  func optionKeys(in code: String) -> (start: String, names: [String])? {
    let start = String(
      code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let head = code.dropLast(start.count)
    // A key stands behind the bracket or a comma; what stands behind `=` is a value.
    guard let before = head.last(where: { $0 != " " }), before == "{" || before == "," else {
      return nil
    }
    let keys = tables(openAtEndOf: String(head)).flatMap { table -> [String] in
      guard case .fields(let fields, _) = table else { return [] }
      return fields.filter { $0.key != nil }.map(\.name)
    }
    return keys.isEmpty ? nil : (start, keys)
  }

  /// What the declarations say of the table that is open at the end of some code.
  private func tables(openAtEndOf code: String) -> [DeclaredTable] {
    guard let open = OpenTable(endOf: code), let note = note(of: open.function) else { return [] }
    // An argument in the middle may be left out.
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

  /// The words that a string can be: the value of an option, or an argument; nil when no words are
  /// declared there.
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

  /// The line about a function of a module, or about a method of what one answers.
  private func note(of function: String) -> FunctionDocumentation.Note? {
    guard let path = LuaPath(endOf: function) else { return nil }
    if path.separator == ".", path.receiver.count == 1 {
      return FunctionDocumentation(module: path.receiver[0]).note(path.last)
    }
    // The value of a variable is not known, but `move` is a finger's method alone.
    let notes = Host.names.flatMap { FunctionDocumentation(module: $0).notes }
      .filter { $0.type != nil && $0.name == path.last }
    return path.separator == ":" && notes.count == 1 ? notes[0] : nil
  }

  /// The names and values of settings, for a string among the arguments of `uikit.setting`; nil for
  /// another function.
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

  /// The selectors of the class or object that the first argument of a call names, for a string behind
  /// it; nil when that is not known.
  func selectors(forStringBehind code: String) -> [String]? {
    guard let call = OpenCall(endOf: code), call.arguments.count == 2,
      let cls = classAnswered(by: call.arguments[0])
    else { return nil }
    let name = LuaPath(endOf: call.function)?.last ?? ""
    // `objc.msgSend` sends to what it is given; everything else means the instances of a class.
    let isMessage = ["msgSend", "msgSendSuper"].contains(name)
    let part = cls.isMetaClass && !isMessage ? cls.instanceClass : cls
    return part.lineage.flatMap { $0.methods.map(\.selector.name) }
  }
}
