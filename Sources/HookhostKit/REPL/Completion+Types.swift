internal import LuaModules
internal import SelectorRuntime

/// Determines the type of a call's result from declarations, without running code.
extension Completion {
  /// The declared type of an expression.
  private enum Answer {
    /// An instance of a class; for a metaclass, the class itself.
    case instance(RuntimeClass)
    /// A type that a module documents, such as `Finger`.
    case documented(String)
  }

  /// The names after the colon or dot that follows a call; nil if its result type is not known.
  func names(behindCallIn code: String) -> (start: String, names: [String])? {
    let start = String(
      code.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
    let head = code.dropLast(start.count)
    guard head.last == ":" || head.last == ".", head.dropLast().hasSuffix(")") else { return nil }
    switch answer(of: Self.lastExpression(of: String(head.dropLast()))) {
    case .instance(let cls):
      return (start, cls.lineage.flatMap { $0.methods.map(\.selector.spelling) })
    case .documented(let type):
      let notes = ModuleNames.all.flatMap { FunctionDocumentation(module: $0).notes }
      return (start, notes.filter { $0.type == type }.map(\.name))
    case nil: return nil
    }
  }

  /// The class of an expression's value; for a class, its metaclass.
  func classAnswered(by expression: String) -> RuntimeClass? {
    guard case .instance(let cls) = answer(of: Self.lastExpression(of: expression)) else {
      return nil
    }
    return cls
  }

  private func answer(of expression: String) -> Answer? {
    guard let function = OpenCall.function(ofCall: expression) else {
      return bridge.value(ofPath: expression, self).map { .instance($0) }
    }
    guard let colon = function.lastIndex(where: { $0 == ":" || $0 == "." }) else { return nil }
    let name = String(function[function.index(after: colon)...])
    let receiver = String(function[..<colon])
    if function[colon] == "." {
      guard ModuleNames.all.contains(receiver) else { return nil }
      return FunctionDocumentation(module: receiver).note(name)?.result.flatMap(answer(named:))
    }
    switch answer(of: receiver) {
    case .documented(let type):
      let note = ModuleNames.all.lazy.flatMap { FunctionDocumentation(module: $0).notes }
        .first { $0.type == type && $0.name == name }
      return note?.result.flatMap(answer(named:))
    case .instance(let cls): return answer(of: cls, to: name)
    case nil: return nil
    }
  }

  /// The type that a class's method returns, by its Lua name.
  private func answer(of cls: RuntimeClass, to name: String) -> Answer? {
    if ["alloc", "new", "init"].contains(name) || name.hasPrefix("initWith") {
      return .instance(cls.isMetaClass ? cls.instanceClass : cls)
    }
    for part in cls.lineage {
      let method = part.methods.first {
        $0.selector.spelling == name || $0.selector.spelling == name + "_"
      }
      guard let method else { continue }
      let signature = MemberSignatures(part.runtime).signature(of: method, in: part)
      return signature.result.flatMap(answer(named:))
    }
    return nil
  }

  private func answer(named type: String) -> Answer? {
    let name = type.last == "?" ? String(type.dropLast()) : type
    if let cls = bridge.runtime.lookUpClass(name) { return .instance(cls) }
    let isDocumented = ModuleNames.all.contains {
      FunctionDocumentation(module: $0).types.contains(name)
    }
    return isDocumented ? .documented(name) : nil
  }

  /// The expression at the end of the code: a path, or calls such as `objc.UIView:alloc():init()`.
  private static func lastExpression(of code: String) -> String {
    let characters = Array(code)
    var place = characters.count
    var depth = 0
    while place > 0 {
      let character = characters[place - 1]
      if ")]}".contains(character) { depth += 1 }
      if "([{".contains(character) { depth -= 1 }
      if depth < 0 { break }
      let isPart = character.isLetter || character.isNumber || "_.:)(".contains(character)
      if depth == 0, !isPart, !"]}".contains(character), !"[{".contains(character) { break }
      place -= 1
    }
    return String(characters[place...])
  }
}

extension Bridge {
  /// The class of the value of a path; for a class, its metaclass.
  fileprivate func value(ofPath path: String, _ completion: Completion) -> RuntimeClass? {
    guard let path = LuaPath(endOf: path) else { return nil }
    return completion.classOfValue(path.whole)
  }
}
