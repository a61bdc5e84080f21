extension Lowering {
  /// The whole chunk, with line marks.
  func chunk() -> String {
    gatherInterfaces()
    nameFileScope()
    let body = collecting {
      for node in tree.roots { lowerTopLevel(node) }
      for value in lateValues { emit(value) }
    }
    var head = "local C = require \"hookhost.c\""
    let list = helpers.sorted()
    if !list.isEmpty {
      let names = list.map { $0 == "class" ? "class_" : $0 }
      head += " local \(names.joined(separator: ", ")) = "
      head += list.map { "C.\($0)" }.joined(separator: ", ")
    }
    head += " return C.\(usesARC ? "image" : "manualImage")(\(LuaText.quoted(path)), function()"
    if hasMoreNames { head += " local more = {}" }
    for record in records {
      head += " \(record.name.contains(".") ? "" : "local ")\(record.name) = \(record.text)"
    }
    if !fileLocals.isEmpty { head += " local \(fileLocals.joined(separator: ", "))" }
    for line in fileInitializers { head += " \(line)" }
    constructors.sort { $0.priority < $1.priority }
    let run = constructors.map(\.name).joined(separator: ", ")
    let main = definesMain ? "globals.main" : "nil"
    return "\(head) \(body) return {\(run)}, \(main) end\(usesFoundation ? "" : ", true"))"
  }

  /// Names the file's definitions, so that they can be used before they are defined.
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

  /// Declares a name in the file's scope; after a hundred names, a field of one table.
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
    case .variable: lowerFileVariable(node)
    case .implementation, .categoryImplementation:
      for child in node.children where child.kind == .function { lowerFunctionDefinition(child) }
      lowerImplementation(node)
    case .protocolDeclaration: lowerProtocol(node)
    case .unexposedDeclaration where isAssembler(node):
      _ = missing("assembler outside of functions is not run", at: node)
    default: break
    }
  }

  private func isAssembler(_ node: SyntaxNode) -> Bool {
    let word = head(node, 8).prefix { $0.isLetter || $0 == "_" }
    return ["asm", "__asm", "__asm__"].contains(String(word))
  }
}
