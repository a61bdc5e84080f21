internal import Databases
internal import LuaBridge
internal import LuaModules

/// Sets the callbacks that databases call while they run.
///
/// They are a source's authorizer and progress handler, and the check of the run's time limit,
/// which interrupts the statement.
func setDatabaseQuestions(
  _ library: DatabaseLibrary, _ faults: DatabaseFaults, _ define: ModuleDefiner
) {
  var body: LuaReference?
  library.answerQuestions { [unowned bridge = define.bridge] question in
    do {
      guard question.subject != .time, let body else {
        try bridge.state.checkStop()
        return 0
      }
      return try bridge.answer(question, by: body)
    } catch {
      // The action is denied or the statement interrupted; the error is thrown after the statement.
      if question.subject != .time { faults.note(error) }
      return 1
    }
  }
  // `replying(function)`: it receives the database's handle, the action (nil for progress) and four
  // strings; the action is negative for the order of two texts in a collation of that number
  define("replying") { call in
    body = call.stack.makeReference(at: 1)
    return 0
  }
  // `ask(database, asksForPermission, steps, hooks)`
  define("ask") { call in
    call.answer(
      library.ask(
        call.handle, forPermission: call.stack.boolean(at: 2), every: call.whole(3),
        hooks: call.whole(4)))
  }
  // `collate(database, name, number)`
  define("collate") { call in
    call.answer(library.collate(try call.value(2), number: call.whole(3), in: call.handle))
  }
  // `configure(database, option, value)`
  define("configure") { call in
    let answered = library.configure(call.whole(2), call.whole(3), of: call.handle)
    call.stack.pushInteger(Int64(answered.code))
    call.stack.pushInteger(Int64(answered.state))
    return 2
  }
}

extension Bridge {
  fileprivate func answer(_ question: DatabaseQuestion, by body: LuaReference) throws -> Int {
    let stack = current
    try stack.reserve(10)
    stack.push(body)
    stack.pushInteger(question.database)
    switch question.subject {
    case .permission: stack.pushInteger(Int64(question.action))
    case .order: stack.pushInteger(-Int64(question.action))
    case .time, .goingOn: stack.pushNil()
    }
    for text in question.texts {
      if let text { stack.pushBytes(text) } else { stack.pushNil() }
    }
    // stack: … function database action texts…
    try callScript(stack, arguments: 2 + question.texts.count, results: 1)
    defer { stack.pop() }
    return Int(stack.integer(at: -1) ?? 0)
  }
}
