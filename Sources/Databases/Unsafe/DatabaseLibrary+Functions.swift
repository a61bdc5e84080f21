internal import CSQLite

/// A call of a function of the host from inside a statement.
package struct DatabaseCall {
  /// The purpose of the call.
  package enum Moment { case row, rowOfGroup, endOfGroup, forgotten }

  /// The number that the function was given.
  package let number: Int64
  package let moment: Moment
  /// The handle of the call; it is invalid after the function has returned.
  package let handle: DatabaseLibrary.Handle
  package let values: [DatabaseLibrary.Handle]
  /// The group that a row belongs to; 0 for the end of one that had no rows.
  package let group: DatabaseLibrary.Handle
}

/// The handler of the calls.
///
/// It outlives the library's last database, whose closing removes its functions.
@safe final class DatabaseFunctions {
  var answer: ((DatabaseCall) -> Void)?
  /// Handles the callbacks of a database while it runs; 0 continues.
  var reply: ((DatabaseQuestion) -> Int)?
  /// The databases with a pending callback, whose statements may not be changed.
  private(set) var asking: Set<DatabaseLibrary.Handle> = []
  /// The calls that run, and the values that they may read.
  private(set) var calls: Set<DatabaseLibrary.Handle> = []
  private(set) var values: Set<DatabaseLibrary.Handle> = []

  func answer(_ question: DatabaseQuestion) -> Int {
    guard let reply else { return 0 }
    let isNew = asking.insert(question.database).inserted
    defer { if isNew { asking.remove(question.database) } }
    return reply(question)
  }

  func run(_ call: DatabaseCall) {
    let outer = values
    let isNew = call.handle != 0 && calls.insert(call.handle).inserted
    values.formUnion(call.values)
    defer {
      values = outer
      if isNew { calls.remove(call.handle) }
    }
    answer?(call)
  }
}

/// Functions of the host inside statements.
extension DatabaseLibrary {
  /// Sets the function of the host that handles all calls.
  package func answerCalls(_ answer: @escaping (DatabaseCall) -> Void) {
    functions.answer = answer
  }

  /// Gives a database a function of a number of its own; nil takes the one of that name away.
  ///
  /// - Parameters:
  ///   - count: How many arguments it takes; −1 for any number.
  ///   - isAggregate: Whether it is called for the rows of a group.
  package func define(
    _ name: String, count: Int, flags: Int, isAggregate: Bool, number: Int64?,
    in database: Handle
  ) -> Int {
    guard databases.contains(database) else { return Code.misuse }
    let (count, flags) = (Int32(truncatingIfNeeded: count), Int32(truncatingIfNeeded: flags))
    guard let number else {
      return unsafe Int(
        sqlite_define(library, database, name, count, flags, isAggregate, nil, nil, 0))
    }
    let owner = unsafe Unmanaged.passUnretained(functions).toOpaque()
    return unsafe Int(
      sqlite_define(
        library, database, name, count, flags, isAggregate,
        { owner, number, moment, handle, values, count, group in
          guard let owner = unsafe owner else { return }
          let functions = unsafe Unmanaged<DatabaseFunctions>.fromOpaque(owner)
            .takeUnretainedValue()
          let moments: [DatabaseCall.Moment] = [.row, .rowOfGroup, .endOfGroup, .forgotten]
          functions.run(
            DatabaseCall(
              number: number, moment: moments[Int(moment.rawValue)], handle: handle,
              values: unsafe Array(UnsafeBufferPointer(start: values, count: Int(count))),
              group: group))
        }, owner, number))
  }

  /// The kind of a value: 1 to 5, as `SQLITE_INTEGER` to `SQLITE_NULL`.
  package func type(ofValue value: Handle) -> Int64 { number(of: value, sqlite_value_type, 5) }

  /// A value as a whole number.
  package func whole(ofValue value: Handle) -> Int64 { number(of: value, sqlite_value_whole, 0) }

  /// How many bytes a value has.
  package func size(ofValue value: Handle) -> Int64 { number(of: value, sqlite_value_size, 0) }

  private func number(
    of value: Handle, _ fact: sqlite_value_fact, _ none: Int64
  ) -> Int64 {
    guard functions.values.contains(value) else { return none }
    return unsafe sqlite_value_number(library, value, fact)
  }

  /// A value as a number.
  package func real(ofValue value: Handle) -> Double {
    guard functions.values.contains(value) else { return 0 }
    return unsafe sqlite_value_real(library, value)
  }

  /// The bytes of a value; nil for none.
  package func bytes(ofValue value: Handle, asText isText: Bool) -> [UInt8]? {
    guard functions.values.contains(value) else { return nil }
    return unsafe DatabaseLibrary.array(sqlite_value_bytes(library, value, isText))
  }

  /// Sets the result of a call; the last one counts.
  package func answer(_ call: Handle, _ value: Value) {
    guard functions.calls.contains(call) else { return }
    switch value {
    case .none: unsafe sqlite_answer_nothing(library, call)
    case .whole(let value): unsafe sqlite_answer_whole(library, call, value)
    case .real(let value): unsafe sqlite_answer_real(library, call, value)
    case .text(let bytes): answer(call, bytes, sqlite_answers_text)
    case .blob(let bytes): answer(call, bytes, sqlite_answers_blob)
    case .zeros(let count):
      answer(call, [UInt8](repeating: 0, count: max(0, count)), sqlite_answers_blob)
    }
  }

  /// Lets a call fail with words, or with a result code.
  package func fail(_ call: Handle, _ words: [UInt8]) {
    guard functions.calls.contains(call) else { return }
    answer(call, words, sqlite_answers_error)
  }

  /// Lets a call fail with a result code.
  package func fail(_ call: Handle, code: Int) {
    guard functions.calls.contains(call) else { return }
    unsafe sqlite_answer_code(library, call, Int32(truncatingIfNeeded: code))
  }

  private func answer(_ call: Handle, _ bytes: [UInt8], _ kind: sqlite_answer) {
    unsafe (bytes + [0]).withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return }
      unsafe sqlite_answer_bytes(library, call, start, bytes.count, kind)
    }
  }
}

/// Limits, interruptions and callbacks while statements run.
extension DatabaseLibrary {
  /// Sets a limit of a database if the value is at least 0; returns the previous limit.
  package func limit(_ kind: Int, _ value: Int, of database: Handle) -> Int {
    guard databases.contains(database) else { return -1 }
    // SQLITE_LIMIT_LENGTH, _LIKE_PATTERN_LENGTH and _WORKER_THREADS can be lowered only.
    let most = [0: longestValue, 8: 1000, 11: 0][kind] ?? Int(Int32.max)
    return unsafe Int(
      sqlite_limit(
        library, database, Int32(truncatingIfNeeded: kind),
        Int32(truncatingIfNeeded: min(value, most))))
  }

  /// Lets the functions of a database return extended result codes, or no longer.
  package func extendCodes(_ extends: Bool, of database: Handle) -> Int {
    guard databases.contains(database) else { return Code.misuse }
    return unsafe Int(sqlite_extend_codes(library, database, extends))
  }

  /// Ends what a database does at the next chance.
  package func stop(_ database: Handle) {
    guard databases.contains(database) else { return }
    unsafe sqlite_stop(library, database)
  }

  /// A statement's text with the values of its parameters.
  package func expandedText(of statement: Handle) -> [UInt8]? {
    guard isStatement(statement) else { return nil }
    let contents = unsafe sqlite_expanded(library, statement)
    defer { unsafe sqlite_contents_free(library, contents) }
    return unsafe DatabaseLibrary.array(contents)
  }
}
