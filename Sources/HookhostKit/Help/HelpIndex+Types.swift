internal import LuaModules

/// Pages about types of arguments and results, other than classes and structures.
extension HelpIndex {
  /// The page of a table with fields that a function accepts or returns.
  func recordPage(_ name: String) -> HelpPage? {
    guard let (module, record) = records.first(where: { $0.record.name == name }) else {
      return nil
    }
    var page = HelpPage(name: name, kind: "table of \(module)")
    page.text = record.text
    page.add(
      "Fields", record.fields.map { .init(term: "\($0.name): \($0.type)", text: $0.text) })
    addUses(of: name, to: &page)
    return page
  }

  /// The page of a type name such as `SEL` or `HookToken`.
  func typePage(_ name: String) -> HelpPage? {
    guard let type = FunctionDocumentation.valueTypes.first(where: { $0.name == name }) else {
      return nil
    }
    var page = HelpPage(name: name, kind: "type of \(type.module)")
    if let definition = type.definition { page.signatures = ["\(name) = \(definition)"] }
    page.text = type.text
    let methods = FunctionDocumentation(module: type.module).notes.filter { $0.type == name }
    page.add("Methods", methods.map { .init(term: $0.signature(in: type.module), text: $0.text) })
    addUses(of: name, to: &page)
    page.add("Example", code: HelpExample.of("type.\(name)")?.code)
    return page
  }

  /// Lists the uses of a type: functions that accept or return it, and tables with a field of it.
  private func addUses(of type: String, to page: inout HelpPage) {
    var takers: [String] = []
    var givers: [String] = []
    for module in ModuleNames.all.sorted() {
      for note in FunctionDocumentation(module: module).notes {
        if note.parameters.contains(where: { $0.type.mentions(type) }) {
          takers.append(note.path(in: module))
        }
        if note.result?.mentions(type) == true { givers.append(note.path(in: module)) }
      }
    }
    let tables = records.filter { entry in
      entry.record.name != type && entry.record.fields.contains { $0.type.mentions(type) }
    }
    page.add("MessageResult by", names: givers)
    page.add("Taken by", names: takers)
    page.add("Part of", names: tables.map(\.record.name))
  }

  /// The page of a key of option tables, or of a field: `duration`, `timeLimit`.
  func keyPage(_ name: String) -> HelpPage? {
    var entries: [HelpPage.Entry] = []
    for module in ModuleNames.all.sorted() {
      for note in FunctionDocumentation(module: module).notes {
        for field in note.parameters.flatMap({ OptionTable.fields(of: $0.type) })
        where field.name == name {
          let text = note.details.first { $0.name == name }?.text ?? ""
          entries.append(.init(term: "\(note.path(in: module)), \(field.type)", text: text))
        }
      }
    }
    for (_, record) in records {
      for field in record.fields where field.key == name {
        entries.append(.init(term: "\(record.name), \(field.type)", text: field.text))
      }
    }
    guard !entries.isEmpty else { return nil }
    var page = HelpPage(name: name, kind: "key of a table")
    page.add("In", entries)
    return page
  }

  /// The keys of all tables, without duplicates.
  var tableKeys: [String] {
    let options = ModuleNames.all.flatMap { FunctionDocumentation(module: $0).notes }
      .flatMap(\.parameters).flatMap { OptionTable.fields(of: $0.type) }.map(\.name)
    return Set(options + records.flatMap { $0.record.fields.compactMap(\.key) }).sorted()
  }
}

extension String {
  /// Whether the text contains a name as a word.
  fileprivate func mentions(_ name: String) -> Bool {
    split { $0 != "_" && !$0.isLetter && !$0.isNumber }.contains { $0 == name }
  }
}
