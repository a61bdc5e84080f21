internal import CSQLite

// no traps of narrow: result codes are 32-bit numbers.

/// SQLite, loaded when a source opens its first database; the databases and statements that are open.
///
/// Nothing of the machine's files is seen: a database is in memory, and what it holds comes and goes
/// as bytes. A closed handle returns `misuse`, where C would read freed memory.
///
/// The corresponding C functions are those of `sqlite3.h`.
@safe package final class DatabaseLibrary {
  /// A database or a statement.
  package typealias Handle = Int64

  /// The result codes of `sqlite3.h` that this library returns itself.
  package enum Code {
    package static let success = 0
    package static let misuse = 21
  }

  /// The properties of a statement.
  package enum Action { case step, reset, finalize, clear }

  let library: OpaquePointer
  let functions = DatabaseFunctions()
  private(set) var databases: Set<Handle> = []
  /// By a copy of one database into another that has not ended, the target.
  var copies: [Handle: Handle] = [:]
  /// By a statement, its database.
  private var statements: [Handle: Handle] = [:]
  /// The statements that are inside a step, which a function of the host may not end or put back.
  private var running: Set<Handle> = []
  /// How many bytes a value may have at most.
  let longestValue: Int

  /// Loads the library; nil when it is not there, or older than 3.36.
  ///
  /// - Parameter memoryLimit: How many bytes a run may use; the databases of the process get no more, and
  ///   2 GiB without a limit.
  package init?(memoryLimit: Int? = nil) {
    guard let library = unsafe sqlite_library_load("libsqlite3.so.0") else { return nil }
    unsafe self.library = library
    let limit = max(memoryLimit ?? 1 << 31, 1 << 20)
    longestValue = min(1_000_000_000, limit / 4)
    unsafe sqlite_limit_memory(library, Int64(limit))
  }

  deinit {
    functions.answer = nil
    for copy in copies.keys { _ = unsafe sqlite_copy_finish(library, copy) }
    for statement in statements.keys {
      _ = unsafe sqlite_run(library, statement, sqlite_does_finalize)
    }
    for database in databases { _ = unsafe sqlite_close(library, database, true) }
    unsafe sqlite_library_free(library)
  }

  /// Opens a database by a URI or as `:memory:`.
  ///
  /// - Returns: the result code, and the handle, which is 0 when there is no memory for one.
  package func open(_ uri: String, flags: Int) -> (code: Int, database: Handle) {
    var database: Handle = 0
    let owner = unsafe Unmanaged.passUnretained(functions).toOpaque()
    let code = unsafe sqlite_open(
      library, uri, Int32(truncatingIfNeeded: flags), askFunctions, owner, &database)
    if database != 0 {
      databases.insert(database)
      _ = limit(0, longestValue, of: database)
    }
    return (Int(code), database)
  }

  /// Closes a database; one that waits is closed with the last of its statements.
  package func close(_ database: Handle, waits: Bool) -> Int {
    guard databases.contains(database), !functions.asking.contains(database) else {
      return Code.misuse
    }
    finishCopies(to: database)
    let code = unsafe sqlite_close(library, database, waits)
    if Int(code) == Code.success { databases.remove(database) }
    return Int(code)
  }

  /// Copies what a file holds into a database.
  package func fill(_ database: Handle, with bytes: [UInt8]) -> Int {
    guard databases.contains(database) else { return Code.misuse }
    return unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return Code.success }
      return unsafe Int(sqlite_fill(library, database, start, buffer.count))
    }
  }

  /// Makes the bytes of a file the database's own, whatever they are.
  package func adopt(_ database: Handle, _ bytes: [UInt8]) -> Int {
    guard databases.contains(database) else { return Code.misuse }
    return unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return Code.success }
      return unsafe Int(sqlite_adopt(library, database, start, buffer.count))
    }
  }

  /// The bytes of the file that a database would be.
  package func contents(of database: Handle) -> [UInt8] {
    guard databases.contains(database) else { return [] }
    let contents = unsafe sqlite_contents(library, database)
    defer { unsafe sqlite_contents_free(library, contents) }
    return unsafe DatabaseLibrary.array(contents) ?? []
  }

  /// Compiles the first statement of a text.
  ///
  /// - Returns: the result code, the statement, which is 0 for an empty text, and how many bytes of the
  ///   text it took.
  package func prepare(
    _ text: [UInt8], in database: Handle
  ) -> (code: Int, statement: Handle, used: Int) {
    guard databases.contains(database), !functions.asking.contains(database) else {
      return (Code.misuse, 0, 0)
    }
    var (statement, used): (Handle, Int) = (0, 0)
    let code = unsafe (text + [0]).withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return Int32(Code.misuse) }
      return unsafe sqlite_prepare(library, database, start, text.count, &statement, &used)
    }
    if statement != 0 { statements[statement] = database }
    return (Int(code), statement, used)
  }

  /// Runs a statement to its next row, or puts it back.
  package func run(_ statement: Handle, _ action: Action) -> Int {
    guard let database = statements[statement], !running.contains(statement),
      action == .finalize || !functions.asking.contains(database)
    else { return Code.misuse }
    switch action {
    case .step:
      running.insert(statement)
      defer { running.remove(statement) }
      return unsafe Int(sqlite_run(library, statement, sqlite_does_step))
    case .reset: return unsafe Int(sqlite_run(library, statement, sqlite_does_reset))
    case .clear: return unsafe Int(sqlite_run(library, statement, sqlite_does_clear))
    case .finalize:
      statements[statement] = nil
      return unsafe Int(sqlite_run(library, statement, sqlite_does_finalize))
    }
  }

  /// The value of a parameter.
  package enum Value {
    case none
    case whole(Int64)
    case real(Double)
    case text([UInt8])
    case blob([UInt8])
    case zeros(Int)
  }

  /// Gives a parameter its value; the first one is 1.
  package func bind(_ value: Value, to place: Int, of statement: Handle) -> Int {
    guard statements[statement] != nil, !running.contains(statement) else { return Code.misuse }
    let place = Int32(truncatingIfNeeded: place)
    switch value {
    case .none: return unsafe Int(sqlite_bind_nothing(library, statement, place))
    case .whole(let value): return unsafe Int(sqlite_bind_whole(library, statement, place, value))
    case .real(let value): return unsafe Int(sqlite_bind_real(library, statement, place, value))
    case .zeros(let count):
      return unsafe Int(sqlite_bind_zeros(library, statement, place, UInt64(max(0, count))))
    case .text(let bytes): return bind(bytes, isText: true, to: place, of: statement)
    case .blob(let bytes): return bind(bytes, isText: false, to: place, of: statement)
    }
  }

  private func bind(
    _ bytes: [UInt8], isText: Bool, to place: Int32, of statement: Handle
  ) -> Int {
    unsafe (bytes + [0]).withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return Code.misuse }
      return unsafe Int(
        sqlite_bind_bytes(library, statement, place, start, bytes.count, isText))
    }
  }

  func isStatement(_ handle: Handle) -> Bool { statements[handle] != nil }

  static func array(_ lent: sqlite_bytes) -> [UInt8]? {
    guard let start = unsafe lent.bytes else { return nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: lent.count))
  }
}

/// Properties of databases and statements.
extension DatabaseLibrary {
  /// A number that describes a statement.
  package enum StatementNumber { case columns, row, parameters, writing }
  /// A number that describes a database.
  package enum DatabaseNumber {
    case changes, allChanges, lastRow, error, extendedError, autocommit
  }
  /// A text of a statement, by the place of its column or parameter.
  package enum StatementText { case text, blob, name, declaredType, source, parameter }

  /// Tells a number of a statement; 0 for one that is finalized.
  package func number(_ kind: StatementNumber, of statement: Handle) -> Int64 {
    guard statements[statement] != nil else { return 0 }
    let kind =
      switch kind {
      case .columns: sqlite_of_columns
      case .row: sqlite_of_row
      case .parameters: sqlite_of_parameters
      case .writing: sqlite_of_writing
      }
    return unsafe sqlite_statement_number(library, statement, kind, 0)
  }

  /// The kind of a column's value: 1 to 5, as `SQLITE_INTEGER` to `SQLITE_NULL`.
  package func type(ofColumn column: Int, of statement: Handle) -> Int64 {
    guard statements[statement] != nil else { return 5 }
    return unsafe sqlite_statement_number(
      library, statement, sqlite_of_type, Int32(truncatingIfNeeded: column))
  }

  /// A column as a whole number.
  package func whole(_ column: Int, of statement: Handle) -> Int64 {
    guard statements[statement] != nil else { return 0 }
    return unsafe sqlite_statement_number(
      library, statement, sqlite_of_value, Int32(truncatingIfNeeded: column))
  }

  /// A column as a number.
  package func real(_ column: Int, of statement: Handle) -> Double {
    guard statements[statement] != nil else { return 0 }
    return unsafe sqlite_column_real(library, statement, Int32(truncatingIfNeeded: column))
  }

  /// A text of a statement; nil for none.
  package func text(_ kind: StatementText, _ place: Int, of statement: Handle) -> [UInt8]? {
    guard statements[statement] != nil else { return nil }
    let kind =
      switch kind {
      case .text: sqlite_of_text
      case .blob: sqlite_of_blob
      case .name: sqlite_of_name
      case .declaredType: sqlite_of_declared_type
      case .source: sqlite_of_source
      case .parameter: sqlite_of_parameter
      }
    return unsafe DatabaseLibrary.array(
      sqlite_statement_text(library, statement, kind, Int32(truncatingIfNeeded: place)))
  }

  /// The place of a named parameter; 0 for none.
  package func place(ofParameter name: String, of statement: Handle) -> Int {
    guard statements[statement] != nil else { return 0 }
    return unsafe Int(sqlite_parameter_place(library, statement, name))
  }

  /// Tells a number of a database; that of an error is `misuse` for one that is closed.
  package func number(_ fact: DatabaseNumber, of database: Handle) -> Int64 {
    guard databases.contains(database) else { return Int64(Code.misuse) }
    let fact =
      switch fact {
      case .changes: sqlite_of_changes
      case .allChanges: sqlite_of_all_changes
      case .lastRow: sqlite_of_last_row
      case .error: sqlite_of_error
      case .extendedError: sqlite_of_extended_error
      case .autocommit: sqlite_of_autocommit
      }
    return unsafe sqlite_database_number(library, database, fact)
  }

  /// The words of the last error.
  package func message(of database: Handle) -> [UInt8] {
    guard databases.contains(database) else {
      return Array("bad parameter or other API misuse".utf8)
    }
    return unsafe DatabaseLibrary.array(sqlite_message(library, database)) ?? []
  }
}
