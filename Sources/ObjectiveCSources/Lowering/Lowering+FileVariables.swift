import StringSearch

/// File-scope variables: their initial values and their sections.
extension Lowering {
  /// Whether a variable that a header declares `extern` is defined here without an initial value.
  private func isDefinedWithoutValue(_ node: SyntaxNode) -> Bool {
    // Included files that are not headers count as part of the source.
    let isPart = node.file == mainFile || !(tree.files[node.file] ?? ".h").hasSuffix(".h")
    guard isPart, node.spelledFile == node.file else { return false }
    let words = head(node, 40).prefix { $0 != " " && $0 != "\n" }
    return !["extern", "EXTERN", "EXPORT"].contains { words.contains($0) }
  }

  func lowerFileVariable(_ node: SyntaxNode) {
    guard let variable = node.declaration else { return }
    let isDefined = node.operation == 1
    if variable.isExtern && !isDefined && !isDefinedWithoutValue(node) { return }
    if !isDefined, let type = node.type, type.isArray, type.count < 0 {
      // A later declaration may give the length; without one, there is one element.
      let name = LuaText.quoted(variable.name)
      let array = "\(helper("newArray"))(\(typeText(type.element)), 1, \(name))"
      return lateValues.append("\(helper("define"))(\(name), \(array), false)")
    }
    let initial = isDefined ? node.operands.last : nil
    emit("", at: node)
    let isLate = initial.map { refersAhead($0) } ?? false
    let text = collecting {
      define(node, variable, initial, isDefined: isDefined)
      enterSection(node, variable)
    }
    guard isLate else { return text.isEmpty ? () : emit(text) }
    lateVariables.insert(variable.number)
    lateValues.append(text)
  }

  /// Whether a value refers to functions that are defined below it, also through other variables.
  private func refersAhead(_ value: SyntaxNode) -> Bool {
    var result = false
    value.forEach { node in
      guard let number = node.reference?.number else { return }
      let isFunctionBelow =
        node.reference?.kind == .function && fileNames[number] != nil
        && !definedFunctions.contains(number)
      if isFunctionBelow || lateVariables.contains(number) { result = true }
    }
    return result
  }

  private func define(
    _ node: SyntaxNode, _ variable: Declaration, _ initial: SyntaxNode?, isDefined: Bool
  ) {
    var value = Lowered.none
    let statements = collecting {
      value =
        initial.map { self.initial($0, variable.type, variable.name) }
        ?? zero(node.type ?? variable.type, named: variable.name)
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
      // The cell was created before the pointers to it.
      fileInitializers.append("\(name) = \(cell("nil", variable.type))")
      emit("\(name)[0] = \(value.text)")
    } else if value.text != "nil" {
      emit("\(name) = \(value.text)")
    }
  }

  /// Records the variable of a `__attribute__((section("segment,section")))`.
  ///
  /// clang's print of the declaration has macros expanded.
  func enterSection(_ node: SyntaxNode, _ variable: Declaration) {
    guard node.children.contains(where: \.isAttribute), let print = tree.prints[variable.number],
      let start = print.firstRange(of: "section(\"")?.upperBound,
      let end = print[start...].firstIndex(of: "\"")
    else { return }
    let name = print[start..<end].split(separator: ",").prefix(2)
      .map { $0.filter { !$0.isWhitespace } }.joined(separator: ",")
    var value = "\(helper("globals"))\(LuaText.field(variable.name))"
    if let own = fileNames[variable.number] {
      value = fileCells.contains(variable.number) ? own + "[0]" : own
    }
    emit("\(helper("section"))(\(LuaText.quoted(name)), \(value), \(typeText(variable.type)))")
  }
}
