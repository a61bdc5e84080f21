internal import Databases
internal import LuaBridge
internal import LuaModules

/// Errors raised by functions of a source in a statement, kept until the statement returns.
final class DatabaseFaults {
  private var first: (any Error)?

  func note(_ error: any Error) { first = first ?? error }

  /// Throws the error that a function raised.
  func rethrow() throws {
    guard let error = first else { return }
    first = nil
    throw error
  }
}

/// Sets the functions that let SQLite call functions of a source from a statement.
func setDatabaseCalls(
  _ library: DatabaseLibrary, _ faults: DatabaseFaults, _ define: ModuleDefiner
) {
  // `answering(function)`: it receives each call's number, moment, handle and group, and the
  // values' handles
  define("answering") { call in
    let body = call.stack.makeReference(at: 1)
    library.answerCalls { [unowned bridge = call.bridge, unowned library] made in
      do {
        try bridge.answer(made, by: body)
      } catch {
        faults.note(error)
        library.fail(made.handle, Array("a function raised an error".utf8))
      }
    }
    return 0
  }
  // `define(database, name, count, flags, isAggregate, number)`: without a number the function is
  // removed
  define("define") { call in
    call.answer(
      library.define(
        try call.value(2), count: call.whole(3), flags: call.whole(4),
        isAggregate: call.stack.boolean(at: 5), number: call.stack.integer(at: 6),
        in: call.handle))
  }
  define("extended_result_codes") { call in
    call.answer(library.extendCodes(call.stack.boolean(at: 2), of: call.handle))
  }
  define("limit") { call in
    call.answer(library.limit(call.whole(2), call.whole(3), of: call.handle))
  }
  define("interrupt") { call in
    library.stop(call.handle)
    return 0
  }
  define("expanded_sql") { call in call.answer(library.expandedText(of: call.handle)) }
  setValues(library, define)
}

private func setValues(_ library: DatabaseLibrary, _ define: ModuleDefiner) {
  define("value_type") { call in call.answer(Int(library.type(ofValue: call.handle))) }
  define("value_int64") { call in call.answer(Int(library.whole(ofValue: call.handle))) }
  define("value_bytes") { call in call.answer(Int(library.size(ofValue: call.handle))) }
  define("value_double") { call in
    call.stack.pushNumber(library.real(ofValue: call.handle))
    return 1
  }
  define("value_text") { call in
    call.answer(library.bytes(ofValue: call.handle, asText: true))
  }
  define("value_blob") { call in
    call.answer(library.bytes(ofValue: call.handle, asText: false))
  }
  // `result(call, kind, value)`
  define("result") { call in
    switch call.stack.string(at: 2) {
    case "error": library.fail(call.handle, call.stack.bytes(at: 3) ?? [])
    case "code": library.fail(call.handle, code: call.whole(3))
    default: library.answer(call.handle, call.databaseValue(kindAt: 2))
    }
    return 0
  }
}

extension Bridge {
  /// Calls a function of a source for a call from a statement.
  fileprivate func answer(_ call: DatabaseCall, by body: LuaReference) throws {
    let stack = current
    try stack.reserve(call.values.count + 6)
    stack.push(body)
    stack.pushInteger(call.number)
    stack.pushString("\(call.moment)")
    stack.pushInteger(call.handle)
    stack.pushInteger(call.group)
    for value in call.values { stack.pushInteger(value) }
    // stack: … function number moment call group values…
    try callScript(stack, arguments: call.values.count + 4, results: 0)
  }
}

extension FunctionCall {
  /// A value; its type is at an index, and the value itself follows.
  func databaseValue(kindAt index: Int) -> DatabaseLibrary.Value {
    let bytes = stack.bytes(at: index + 1) ?? []
    return switch stack.string(at: index) {
    case "whole": .whole(stack.integer(at: index + 1) ?? 0)
    case "real": .real(stack.number(at: index + 1) ?? 0)
    case "text": .text(bytes)
    case "blob": .blob(bytes)
    case "zeros": .zeros(Int(clamping: stack.integer(at: index + 1) ?? 0))
    default: .none
    }
  }

  /// The handle of the database or statement in the first argument; 0 for any other value.
  var handle: Int64 { stack.integer(at: 1) ?? 0 }

  func whole(_ place: Int) -> Int { Int(stack.integer(at: place) ?? 0) }

  func answer(_ number: Int) -> Int {
    stack.pushInteger(Int64(number))
    return 1
  }

  func answer(_ bytes: [UInt8]?) -> Int {
    guard let bytes else { return answerNil() }
    stack.pushBytes(bytes)
    return 1
  }
}
