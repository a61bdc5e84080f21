internal import Databases
internal import LuaBridge
internal import LuaModules
internal import SelectorRuntime

/// SQLite for translated sources: its functions with handles as numbers, and Lua strings.
extension Bridge {
  /// Adds `databases()`, which loads the library and returns its functions, or nil without it.
  func setDatabaseFunctions(on stack: LuaStack) {
    let define = ModuleDefiner(bridge: self, module: "objc", stack: stack)
    define("databases") { call in
      guard let library = DatabaseLibrary(memoryLimit: call.bridge.state.memoryLimit) else {
        return call.answerNil()
      }
      call.stack.pushTable()
      let define = ModuleDefiner(bridge: call.bridge, module: "objc", stack: call.stack)
      // Databases of other hosts in the same process have other names.
      call.stack.pushString("hookhost-\(UInt(bitPattern: ObjectIdentifier(library).hashValue))-")
      call.stack.rawSet(at: -2, key: "prefix")
      let faults = DatabaseFaults()
      setDatabases(library, define)
      setCopies(library, define)
      setStatements(library, faults, define)
      setDatabaseCalls(library, faults, define)
      setDatabaseQuestions(library, faults, define)
      setColumns(library, define)
      return 1
    }
  }
}

private func setDatabases(_ library: DatabaseLibrary, _ define: ModuleDefiner) {
  define("open") { call in
    let opened = library.open(try call.value(1), flags: call.whole(2))
    call.stack.pushInteger(Int64(opened.code))
    call.stack.pushInteger(opened.database)
    return 2
  }
  define("close") { call in
    call.answer(library.close(call.handle, waits: call.stack.boolean(at: 2)))
  }
  define("fill") { call in
    call.answer(library.fill(call.handle, with: call.stack.bytes(at: 2) ?? []))
  }
  define("adopt") { call in
    call.answer(library.adopt(call.handle, call.stack.bytes(at: 2) ?? []))
  }
  define("contents") { call in
    call.stack.pushBytes(library.contents(of: call.handle))
    return 1
  }
  define("message") { call in
    call.stack.pushBytes(library.message(of: call.handle))
    return 1
  }
  let facts: KeyValuePairs<String, DatabaseLibrary.DatabaseNumber> = [
    "changes": .changes, "total_changes": .allChanges, "last_insert_rowid": .lastRow,
    "errcode": .error, "extended_errcode": .extendedError, "get_autocommit": .autocommit,
  ]
  for (name, fact) in facts {
    define(name) { call in call.answer(Int(library.number(fact, of: call.handle))) }
  }
}

private func setCopies(_ library: DatabaseLibrary, _ define: ModuleDefiner) {
  // `backup_init(target, name, source, name)`
  define("backup_init") { call in
    call.stack.pushInteger(
      library.beginCopy(
        to: call.handle, try call.value(2), from: Int64(call.whole(3)), try call.value(4)))
    return 1
  }
  define("backup_step") { call in
    call.answer(library.copy(call.handle, pages: call.whole(2)))
  }
  define("backup_finish") { call in call.answer(library.finish(call.handle)) }
  define("backup_remaining") { call in
    call.answer(library.pages(of: call.handle, areLeft: true))
  }
  define("backup_pagecount") { call in
    call.answer(library.pages(of: call.handle, areLeft: false))
  }
  define("errstr") { call in
    call.stack.pushBytes(library.words(for: call.whole(1)))
    return 1
  }
}

private func setStatements(
  _ library: DatabaseLibrary, _ faults: DatabaseFaults, _ define: ModuleDefiner
) {
  define("prepare") { call in
    let made = library.prepare(call.stack.bytes(at: 2) ?? [], in: call.handle)
    try faults.rethrow()
    call.stack.pushInteger(Int64(made.code))
    call.stack.pushInteger(made.statement)
    call.stack.pushInteger(Int64(made.used))
    return 3
  }
  let actions: KeyValuePairs<String, DatabaseLibrary.Action> = [
    "step": .step, "reset": .reset, "finalize": .finalize, "clear_bindings": .clear,
  ]
  for (name, action) in actions {
    define(name) { call in
      let code = library.run(call.handle, action)
      try faults.rethrow()
      return call.answer(code)
    }
  }
  // `bind(statement, place, kind, value)`
  define("bind") { call in
    call.answer(
      library.bind(call.databaseValue(kindAt: 3), to: call.whole(2), of: call.handle))
  }
  define("bind_parameter_index") { call in
    call.answer(library.place(ofParameter: try call.value(2), of: call.handle))
  }
}

private func setColumns(_ library: DatabaseLibrary, _ define: ModuleDefiner) {
  define("column_type") { call in
    call.answer(Int(library.type(ofColumn: call.whole(2), of: call.handle)))
  }
  define("column_int64") { call in
    call.answer(Int(library.whole(call.whole(2), of: call.handle)))
  }
  define("column_double") { call in
    call.stack.pushNumber(library.real(call.whole(2), of: call.handle))
    return 1
  }
  let numbers: KeyValuePairs<String, DatabaseLibrary.StatementNumber> = [
    "column_count": .columns, "data_count": .row, "bind_parameter_count": .parameters,
    "writes": .writing,
  ]
  for (name, number) in numbers {
    define(name) { call in call.answer(Int(library.number(number, of: call.handle))) }
  }
  let texts: KeyValuePairs<String, DatabaseLibrary.StatementText> = [
    "column_text": .text, "column_blob": .blob, "column_name": .name,
    "column_decltype": .declaredType, "sql": .source, "bind_parameter_name": .parameter,
  ]
  for (name, text) in texts {
    define(name) { call in
      call.answer(library.text(text, call.whole(2), of: call.handle))
    }
  }
}
