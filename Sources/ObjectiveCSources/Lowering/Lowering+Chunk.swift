extension Lowering {
  /// The whole chunk, with the marks of its lines.
  func chunk() -> String {
    gatherInterfaces()
    nameFileScope()
    let body = collecting { for node in tree.roots { lowerTopLevel(node) } }
    var head = "local C = require \"hookhost.c\""
    let list = helpers.sorted()
    if !list.isEmpty {
      let names = list.map { $0 == "class" ? "class_" : $0 }
      head += " local \(names.joined(separator: ", ")) = "
      head += list.map { "C.\($0)" }.joined(separator: ", ")
    }
    head += " return C.image(\(LuaText.quoted(path)), function()"
    if hasMoreNames { head += " local more = {}" }
    for record in records {
      head += " \(record.name.contains(".") ? "" : "local ")\(record.name) = \(record.text)"
    }
    if !fileLocals.isEmpty { head += " local \(fileLocals.joined(separator: ", "))" }
    for line in fileInitializers { head += " \(line)" }
    constructors.sort { $0.priority < $1.priority }
    let run = constructors.map(\.name).joined(separator: ", ")
    let main = definesMain ? "globals.main" : "nil"
    return "\(head) \(body) return {\(run)}, \(main) end)"
  }

  /// Names what the file defines, so that it can be used above its definition.
  private func nameFileScope() {
    takenFileNames.formUnion(reservedNames)
    var addressed: Set<Int> = []
    let uses = VariableUses(tree.roots, isShared: { _ in false })
    addressed = uses.addressed
    for node in tree.roots {
      guard let declaration = node.declaration else { continue }
      switch node.kind {
      case .function where node.children.contains { $0.kind == .compound }:
        if declaration.name == "main" { _ = helper("globals") }
        _ = declareInFile(declaration, declaration.name)
      case .variable where declaration.isStatic:
        _ = declareInFile(declaration, declaration.name)
        if addressed.contains(declaration.number), declaration.type?.isArray != true {
          fileCells.insert(declaration.number)
        }
      default: break
      }
    }
  }

  /// A name in the file's scope; past a hundred of them, a field of one table.
  func declareInFile(_ declaration: Declaration, _ base: String) -> String {
    if let known = fileNames[declaration.number] { return known }
    let base = LuaText.withoutDollars(base)
    var name = LuaText.isName(base) ? base : base + "_"
    var count = 1
    while takenFileNames.contains(name) {
      count += 1
      name = "\(base)_\(count)"
    }
    takenFileNames.insert(name)
    if fileLocals.count < 80 {
      fileLocals.append(name)
    } else {
      hasMoreNames = true
      name = "more.\(name)"
    }
    fileNames[declaration.number] = name
    return name
  }

  private func lowerTopLevel(_ node: SyntaxNode) {
    switch node.kind {
    case .function: lowerFunctionDefinition(node)
    case .variable: lowerGlobal(node)
    case .implementation, .categoryImplementation:
      for child in node.children where child.kind == .function { lowerFunctionDefinition(child) }
      lowerImplementation(node)
    case .protocolDeclaration: lowerProtocol(node)
    default: break
    }
  }

  /// Whether a variable that a header declares `extern` stands here without that word.
  private func isDefinedWithoutValue(_ node: SyntaxNode) -> Bool {
    // So does a part of the source that it includes, but for headers.
    let isPart = node.file == mainFile || !(tree.files[node.file] ?? ".h").hasSuffix(".h")
    guard isPart, node.spelledFile == node.file else { return false }
    let words = head(node, 40).prefix { $0 != " " && $0 != "\n" }
    return !["extern", "EXTERN", "EXPORT"].contains { words.contains($0) }
  }

  private func lowerGlobal(_ node: SyntaxNode) {
    guard let variable = node.declaration else { return }
    let isDefined = node.operation == 1
    if variable.isExtern && !isDefined && !isDefinedWithoutValue(node) { return }
    let initial = isDefined ? node.operands.last : nil
    emit("", at: node)
    var value = Lowered.none
    let statements = collecting {
      value =
        initial.map { self.initial($0, variable.type, variable.name) }
        ?? zero(variable.type, named: variable.name)
    }
    if !statements.isEmpty { emit(statements) }
    if variable.type?.isBool == true {
      value = asBoolean(value, initial?.type ?? variable.type)
    }
    if variable.type?.isWeak == true { weakVariables.insert(variable.number) }
    guard let name = fileNames[variable.number] else {
      _ = helper("globals")
      let name = LuaText.quoted(variable.name)
      emit("\(helper("define"))(\(name), \(value.text), \(isDefined))")
      return
    }
    if fileCells.contains(variable.number) {
      // It was made before what points to it.
      fileInitializers.append("\(name) = \(cell("nil", variable.type))")
      emit("\(name)[0] = \(value.text)")
    } else if value.text != "nil" {
      emit("\(name) = \(value.text)")
    }
  }
}
