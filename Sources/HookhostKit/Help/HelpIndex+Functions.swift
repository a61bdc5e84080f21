internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime
import StringSearch

/// Pages about modules, their functions, constants and tables.
extension HelpIndex {
  /// The page of a module, which lists its contents.
  func modulePage(_ name: String) -> HelpPage? {
    guard ModuleNames.all.contains(name) else { return nil }
    let notes = FunctionDocumentation(module: name)
    var page = HelpPage(name: name, kind: "module")
    page.text = FunctionDocumentation.summaries[name] ?? ""
    page.add(
      "Functions",
      functions(of: name).map { .init(term: "\(name).\($0)", text: notes.note($0)?.text ?? "") })
    page.add(
      "Methods",
      methods(of: name).map { path in
        .init(term: path, text: notes.notes.first { $0.path(in: name) == path }?.text ?? "")
      })
    page.add("Tables", notes.records.map { .init(term: $0.name, text: $0.text) })
    let types = FunctionDocumentation.valueTypes.filter { $0.module == name }
    page.add("Types", types.map { .init(term: $0.name, text: $0.text) })
    page.addErrorsLink()
    let constants = contents(of: name).constants.map(\.name)
    page.add("Constants", names: constants)
    return page
  }

  /// The functions of a module.
  func functions(of module: String) -> [String] { contents(of: module).functions }

  /// The methods of the types that a module's functions return, such as `Finger:move`.
  func methods(of module: String) -> [String] {
    FunctionDocumentation(module: module).notes.filter { $0.type != nil }
      .map { $0.path(in: module) }
  }

  /// The pages of functions with a name, which may include the module; of methods, `Finger:move`.
  func functionPages(_ name: String) -> [HelpPage] {
    ModuleNames.all.sorted().flatMap { module in
      var pages: [HelpPage] = []
      let notes = FunctionDocumentation(module: module)
      for function in functions(of: module)
      where [function, "\(module).\(function)"].contains(name) {
        pages.append(page(of: function, in: module, notes.note(function)))
      }
      for note in notes.notes where note.type != nil {
        let path = note.path(in: module)
        if [path, path.replacing(":", with: "."), note.type.map { "\($0):\(note.name)" } ?? ""]
          .contains(name)
        {
          pages.append(page(of: note.name, in: module, note))
        }
      }
      return pages
    }
  }

  /// The descriptions of functions and methods, by the names of their pages.
  var functionTexts: [String: String] { Self.functionTexts }

  private static let functionTexts: [String: String] = {
    let texts = ModuleNames.all.flatMap { module in
      FunctionDocumentation(module: module).notes.map { ($0.path(in: module), $0.text) }
    }
    return Dictionary(texts) { first, _ in first }
  }()

  /// The errors that all functions can raise, for pages that list functions.
  static var commonErrors: [HelpPage.Entry] {
    FunctionDocumentation.commonErrors.map { .init(term: $0) }
  }

  /// The page of the only method with a name, of any type; `hold` finds `Finger:hold`.
  func methodPage(_ name: String) -> HelpPage? {
    let found = ModuleNames.all.sorted().flatMap { module in
      FunctionDocumentation(module: module).notes.filter { $0.type != nil && $0.name == name }
        .map { page(of: $0.name, in: module, $0) }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The page of a function, or of a method whose documentation names its type.
  private func page(
    of function: String, in module: String, _ note: FunctionDocumentation.Note?
  ) -> HelpPage {
    let path = note?.path(in: module) ?? "\(module).\(function)"
    let kind =
      note?.type.map { "method of \($0), which \(module) answers" } ?? "function of \(module)"
    var page = HelpPage(name: path, kind: kind)
    guard let note else { return page }
    page.signatures = [note.signature(in: module)]
    page.text = note.text
    let details = note.details.filter { !$0.isError }
    let keys = note.parameters.flatMap { OptionTable.fields(of: $0.type) }
    var entries: [HelpPage.Entry] = []
    for parameter in note.parameters {
      let name = String(parameter.name.prefix { $0 != "?" })
      // A table of options is recognized by its keys, one of which may have the parameter's name.
      let isTable = !OptionTable.fields(of: parameter.type).isEmpty
      if isTable, keys.contains(where: { $0.name == name }) { continue }
      if let detail = details.first(where: { $0.name == name }) {
        entries.append(.init(term: name, text: detail.text))
      }
    }
    for key in keys {
      let detail = details.first { $0.name == key.name }
      entries.append(.init(term: "\(key.name): \(key.type)", text: detail?.text ?? ""))
    }
    page.add(keys.isEmpty ? "Parameters" : "Parameters and options", entries)
    let errors = note.details.filter(\.isError).map(\.text)
    page.add(
      "Errors",
      (errors.isEmpty ? [FunctionDocumentation.noErrors] : errors).map {
        .init(term: $0.sentence)
      })
    page.add("Example", code: HelpExample.of(path)?.code)
    return page
  }

  /// The tables with fields of all modules.
  var records: [(module: String, record: FunctionDocumentation.Record)] {
    ModuleNames.all.sorted().flatMap { module in
      FunctionDocumentation(module: module).records.map { (module, $0) }
    }
  }

  /// The page of a C structure.
  func structurePage(_ name: String) -> HelpPage? {
    guard let structure = FunctionDocumentation.structures.first(where: { $0.name == name }) else {
      return nil
    }
    var page = HelpPage(name: name, kind: "structure, a table in Lua")
    page.signatures = [structure.definition]
    page.text = structure.text
    page.add("Example", code: structure.example)
    return page
  }

  /// The pages of constants with a name, which may include the module.
  func constantPages(_ name: String) -> [HelpPage] {
    ModuleNames.all.sorted().flatMap { module in
      contents(of: module).constants
        .filter { [$0.name, "\(module).\($0.name)"].contains(name) }
        .map { constant in
          var page = HelpPage(name: "\(module).\(constant.name)", kind: "constant of \(module)")
          page.signatures = ["\(module).\(constant.name) = \(constant.value)"]
          if let enumeration = Enumeration.of(constant: constant.name) {
            page.add("Member of", names: [enumeration.name])
            let others = enumeration.members.map(\.name).filter { $0 != constant.name }
            page.add("Beside it", names: others)
            return page
          }
          let family = contents(of: module).constants.map(\.name)
            .filter { $0 != constant.name && $0.family == constant.name.family }
          page.add("Beside it", names: family)
          return page
        }
    }
  }
}

extension FunctionDocumentation.Note {
  /// The notation in scripts: `gesture.tap`, `Finger:move`.
  func path(in module: String) -> String { type.map { "\($0):\(name)" } ?? "\(module).\(name)" }

  /// The signature, without the description.
  func signature(in module: String) -> String {
    let parameters = parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    return "\(path(in: module))(\(parameters))" + (result.map { ": \($0)" } ?? "")
  }
}

extension String {
  /// The name without its last part, as shared by an enumeration's constants: `UIControlEvent`.
  fileprivate var family: String {
    guard let last = lastIndex(where: \.isUppercase), last != startIndex else { return self }
    let head = self[..<last]
    // The value's part may consist of several words: `UIControlEventTouchUpInside`.
    let words = head.split(whereSeparator: \.isLowercase)
    return words.count > 3 ? String(head.prefix(14)) : String(head)
  }
}

extension HelpIndex {
  /// The signature of a module function on the stack; nil for any other value.
  ///
  /// - Parameter width: the width of the terminal in columns, for wrapping.
  func signature(ofFunctionAt index: Int, width: Int? = nil) -> String? {
    guard stack.type(at: index) == .function, (try? stack.reserve(6)) != nil else { return nil }
    let function = stack.absolute(index)
    for module in ModuleNames.all {
      stack.pushRegistryTable(named: "_LOADED")  // stack: … loaded
      defer { stack.setCount(stack.count - 2) }  // stack: …
      guard stack.rawGet(at: -1, key: module) == .table else { continue }
      // stack: … loaded module
      for name in functions(of: module) {
        stack.rawGet(at: -1, key: name)  // stack: … loaded module function
        let isIt = stack.rawEqual(-1, function)
        stack.pop()  // stack: … loaded module
        guard isIt else { continue }
        let note = FunctionDocumentation(module: module).note(name)
        let text = note.map { "\($0.signature(in: module))\n\($0.text)" } ?? "\(module).\(name)"
        guard let width else { return text }
        return text.split(separator: "\n")
          .flatMap { HelpPage.wrapped(String($0), width: max(20, width), margin: 0, hanging: 4) }
          .joined(separator: "\n")
      }
    }
    return nil
  }
}
