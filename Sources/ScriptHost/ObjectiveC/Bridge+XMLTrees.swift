internal import LuaBridge
internal import LuaModules
internal import XMLTrees

/// libxml2 for translated sources: documents by their numbers, and Lua strings.
extension Bridge {
  /// Adds `trees()`, which loads the library and returns its functions, or nil without it.
  func setXMLTreeFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("trees") { call in
      guard let library = XMLTreeLibrary(memoryLimit: call.bridge.state.memoryLimit) else {
        return call.answerNil()
      }
      call.stack.pushTable()
      let define = ModuleDefiner(bridge: call.bridge, module: "objc", stack: call.stack)
      setDocuments(library, define)
      setValues(library, define)
      return 1
    }
  }
}

private func setDocuments(_ library: XMLTreeLibrary, _ define: ModuleDefiner) {
  // `parse(bytes, is HTML, URL, encoding, options)`: the document, and a table with the last error
  define("parse") { call in
    let source = XMLTreeSource(
      bytes: call.stack.bytes(at: 1) ?? [], isHTML: call.stack.boolean(at: 2),
      url: call.stack.string(at: 3), encoding: call.stack.string(at: 4), options: call.whole(5))
    let parsed = library.parse(source)
    call.stack.pushInteger(parsed.document)
    return 1 + call.push(parsed.error)
  }
  define("free") { call in
    library.free(call.handle)
    return 0
  }
  // `read(document, number)`: a table of the part's own values, and one of its relatives' numbers
  define("read") { call in
    guard let part = library.part(call.whole(2), of: call.handle) else { return call.answerNil() }
    call.stack.pushTable()
    call.push(Int64(part.type), as: "type")
    for (name, number) in part.numbers { call.push(Int64(number), as: name) }
    for (name, text) in part.texts {
      call.stack.pushBytes(text)
      call.stack.rawSet(at: -2, key: name)
    }
    call.stack.pushTable()
    for (name, number) in part.relatives where number != 0 { call.push(Int64(number), as: name) }
    return 2
  }
}

private func setValues(_ library: XMLTreeLibrary, _ define: ModuleDefiner) {
  // `text(document, number, type, name, URI)`
  define("text") { call in
    guard let type = call.stack.string(at: 3).flatMap(XMLTreeLibrary.Text.init) else {
      return call.answerNil()
    }
    return call.answer(
      library.text(
        type, of: call.whole(2), in: call.handle, name: call.stack.string(at: 4),
        uri: call.stack.string(at: 5)))
  }
  // `evaluate(document, number, expression, prefix, URI, …)`: a table with the value or nil, and one
  // with the last error
  define("evaluate") { call in
    let prefixes = stride(from: 4, to: call.stack.count, by: 2).map {
      (prefix: call.stack.string(at: $0) ?? "", uri: call.stack.string(at: $0 + 1) ?? "")
    }
    try call.bridge.state.checkStop()
    let evaluated = library.evaluate(
      call.stack.string(at: 3) ?? "", at: call.whole(2), of: call.handle, prefixes: prefixes)
    call.push(evaluated.value)
    return 1 + call.push(evaluated.error)
  }
}

extension FunctionCall {
  fileprivate func push(_ number: Int64, as name: String) {
    stack.pushInteger(number)
    stack.rawSet(at: -2, key: name)
  }

  /// Pushes an error as a table with the fields of `xmlError`; returns the number of values.
  fileprivate func push(_ error: XMLTreeError?) -> Int {
    guard let error else { return 0 }
    stack.pushTable()
    push(Int64(error.domain), as: "domain")
    push(Int64(error.code), as: "code")
    push(Int64(error.level), as: "level")
    push(Int64(error.line), as: "line")
    push(Int64(error.column), as: "int2")
    stack.pushBytes(error.message)
    stack.rawSet(at: -2, key: "message")
    return 1
  }

  /// Pushes a value as a table, or nil.
  fileprivate func push(_ value: XMLTreeValue?) {
    guard let value else { return stack.pushNil() }
    stack.pushTable()
    push(Int64(value.type), as: "type")
    push(value.boolean ? 1 : 0, as: "boolean")
    stack.pushNumber(value.number)
    stack.rawSet(at: -2, key: "number")
    if let string = value.string {
      stack.pushBytes(string)
      stack.rawSet(at: -2, key: "string")
    }
    guard let parts = value.parts else { return }
    stack.pushTable(array: parts.count)
    for (index, part) in parts.enumerated() {
      stack.pushInteger(Int64(part))
      stack.rawSet(at: -2, index: Int64(index) + 1)
    }
    stack.rawSet(at: -2, key: "parts")
  }
}
