internal import CSQLite

/// A call of a host function from a statement.
package struct DatabaseCall {
  /// The reason for the call.
  package enum Moment { case row, rowOfGroup, endOfGroup, forgotten }

  /// The number of the function.
  package let number: Int64
  package let moment: Moment
  /// The handle for the result; invalid after the function has returned.
  package let handle: DatabaseLibrary.Handle
  package let values: [DatabaseLibrary.Handle]
  /// The group of a row; 0 at the end of a group without rows.
  package let group: DatabaseLibrary.Handle
}

/// Runs host functions; it outlives the library's last database, which frees its functions.
@safe final class DatabaseFunctions {
  var answer: ((DatabaseCall) -> Void)?
  /// The running calls, and the values that they may read.
  private(set) var calls: Set<DatabaseLibrary.Handle> = []
  private(set) var values: Set<DatabaseLibrary.Handle> = []

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

/// Host functions in statements.
extension DatabaseLibrary {
  /// Sets the handler of all calls.
  package func answerCalls(_ answer: @escaping (DatabaseCall) -> Void) {
    functions.answer = answer
  }

  /// Defines a host function of a database with a number; nil removes the function of that name.
  ///
  /// - Parameters:
  ///   - count: The number of arguments; −1 for any number.
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

  /// Returns the type of a value: 1 to 5, as `SQLITE_INTEGER` to `SQLITE_NULL`.
  package func type(ofValue value: Handle) -> Int64 { number(of: value, sqlite_value_type, 5) }

  /// Returns a value as an integer.
  package func whole(ofValue value: Handle) -> Int64 { number(of: value, sqlite_value_whole, 0) }

  /// Returns the size of a value in bytes.
  package func size(ofValue value: Handle) -> Int64 { number(of: value, sqlite_value_size, 0) }

  private func number(
    of value: Handle, _ fact: sqlite_value_fact, _ none: Int64
  ) -> Int64 {
    guard functions.values.contains(value) else { return none }
    return unsafe sqlite_value_number(library, value, fact)
  }

  /// Returns a value as a floating-point number.
  package func real(ofValue value: Handle) -> Double {
    guard functions.values.contains(value) else { return 0 }
    return unsafe sqlite_value_real(library, value)
  }

  /// Returns the bytes of a value; nil for NULL.
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
    }
  }

  /// Fails a call with a message.
  package func fail(_ call: Handle, _ words: [UInt8]) {
    guard functions.calls.contains(call) else { return }
    answer(call, words, sqlite_answers_error)
  }

  /// Fails a call with a result code.
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

/// Limits, interrupts and information about running statements.
extension DatabaseLibrary {
  /// Sets a limit of a database to a value of at least 0; returns the previous one.
  package func limit(_ kind: Int, _ value: Int, of database: Handle) -> Int {
    guard databases.contains(database) else { return -1 }
    return unsafe Int(
      sqlite_limit(
        library, database, Int32(truncatingIfNeeded: kind), Int32(truncatingIfNeeded: value)))
  }

  /// Interrupts the running statements of a database.
  package func stop(_ database: Handle) {
    guard databases.contains(database) else { return }
    unsafe sqlite_stop(library, database)
  }

  /// Returns a statement's text with the values of its parameters.
  package func expandedText(of statement: Handle) -> [UInt8]? {
    guard isStatement(statement) else { return nil }
    let contents = unsafe sqlite_expanded(library, statement)
    defer { unsafe sqlite_contents_free(library, contents) }
    return unsafe DatabaseLibrary.array(contents)
  }
}
