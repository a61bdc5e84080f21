internal import CSQLite

/// SQLite with its open databases and statements, loaded when a source opens its first database.
///
/// It accesses no files of the machine: a database is in memory, and its content is passed as bytes.
/// An invalid handle causes the result `misuse`, where C would read freed memory.
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

  /// An operation on a statement.
  package enum Action { case step, reset, finalize, clear }

  let library: OpaquePointer
  let functions = DatabaseFunctions()
  private(set) var databases: Set<Handle> = []
  /// The unfinished copies of one database into another.
  var copies: Set<Handle> = []
  /// The database of each statement.
  private var statements: [Handle: Handle] = [:]

  /// Loads the library; nil when it is missing or older than 3.36.
  package init?() {
    guard let library = unsafe sqlite_library_load("libsqlite3.so.0") else { return nil }
    unsafe self.library = library
  }

  deinit {
    functions.answer = nil
    for copy in copies { _ = unsafe sqlite_copy_finish(library, copy) }
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
    let code = unsafe sqlite_open(library, uri, Int32(truncatingIfNeeded: flags), &database)
    if database != 0 { databases.insert(database) }
    return (Int(code), database)
  }

  /// Closes a database; if `waits` is true, it is closed with the last of its statements.
  package func close(_ database: Handle, waits: Bool) -> Int {
    guard databases.contains(database) else { return Code.misuse }
    let code = unsafe sqlite_close(library, database, waits)
    if Int(code) == Code.success { databases.remove(database) }
    return Int(code)
  }

  /// Copies the content of a file into a database.
  package func fill(_ database: Handle, with bytes: [UInt8]) -> Int {
    guard databases.contains(database) else { return Code.misuse }
    return unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return Code.success }
      return unsafe Int(sqlite_fill(library, database, start, buffer.count))
    }
  }

  /// Replaces the content of a database by the bytes of a file, which are not checked.
  package func adopt(_ database: Handle, _ bytes: [UInt8]) -> Int {
    guard databases.contains(database) else { return Code.misuse }
    return unsafe bytes.withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return Code.success }
      return unsafe Int(sqlite_adopt(library, database, start, buffer.count))
    }
  }

  /// Returns a database as the bytes of a file.
  package func contents(of database: Handle) -> [UInt8] {
    guard databases.contains(database) else { return [] }
    let contents = unsafe sqlite_contents(library, database)
    defer { unsafe sqlite_contents_free(library, contents) }
    return unsafe DatabaseLibrary.array(contents) ?? []
  }

  /// Compiles the first statement of a text.
  ///
  /// - Returns: the result code, the statement, which is 0 for an empty text, and the number of bytes of
  ///   the text that were read.
  package func prepare(
    _ text: [UInt8], in database: Handle
  ) -> (code: Int, statement: Handle, used: Int) {
    guard databases.contains(database) else { return (Code.misuse, 0, 0) }
    var (statement, used): (Handle, Int) = (0, 0)
    let code = unsafe (text + [0]).withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress else { return Int32(Code.misuse) }
      return unsafe sqlite_prepare(library, database, start, text.count, &statement, &used)
    }
    if statement != 0 { statements[statement] = database }
    return (Int(code), statement, used)
  }

  /// Runs a statement to its next row, or resets it.
  package func run(_ statement: Handle, _ action: Action) -> Int {
    guard statements[statement] != nil else { return Code.misuse }
    switch action {
    case .step: return unsafe Int(sqlite_run(library, statement, sqlite_does_step))
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
  }

  /// Binds a value to a parameter; the first one is 1.
  package func bind(_ value: Value, to place: Int, of statement: Handle) -> Int {
    guard statements[statement] != nil else { return Code.misuse }
    let place = Int32(truncatingIfNeeded: place)
    switch value {
    case .none: return unsafe Int(sqlite_bind_nothing(library, statement, place))
    case .whole(let value): return unsafe Int(sqlite_bind_whole(library, statement, place, value))
    case .real(let value): return unsafe Int(sqlite_bind_real(library, statement, place, value))
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

/// Information about databases and statements.
extension DatabaseLibrary {
  /// A number of a statement.
  package enum StatementNumber { case columns, row, parameters, writing }
  /// A number of a database.
  package enum DatabaseNumber {
    case changes, allChanges, lastRow, error, extendedError, autocommit
  }
  /// A text of a statement, by the index of its column or parameter.
  package enum StatementText { case text, blob, name, declaredType, source, parameter }

  /// Returns a number of a statement; 0 for one that is finalized.
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

  /// Returns the type of a column's value: 1 to 5, as `SQLITE_INTEGER` to `SQLITE_NULL`.
  package func type(ofColumn column: Int, of statement: Handle) -> Int64 {
    guard statements[statement] != nil else { return 5 }
    return unsafe sqlite_statement_number(
      library, statement, sqlite_of_type, Int32(truncatingIfNeeded: column))
  }

  /// Returns a column as an integer.
  package func whole(_ column: Int, of statement: Handle) -> Int64 {
    guard statements[statement] != nil else { return 0 }
    return unsafe sqlite_statement_number(
      library, statement, sqlite_of_value, Int32(truncatingIfNeeded: column))
  }

  /// Returns a column as a floating-point number.
  package func real(_ column: Int, of statement: Handle) -> Double {
    guard statements[statement] != nil else { return 0 }
    return unsafe sqlite_column_real(library, statement, Int32(truncatingIfNeeded: column))
  }

  /// Returns a text of a statement; nil for none.
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

  /// Returns the index of a named parameter; 0 for none.
  package func place(ofParameter name: String, of statement: Handle) -> Int {
    guard statements[statement] != nil else { return 0 }
    return unsafe Int(sqlite_parameter_place(library, statement, name))
  }

  /// Returns a number of a database; for a closed one, the error number is `misuse`.
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

  /// Returns the message of the last error.
  package func message(of database: Handle) -> [UInt8] {
    guard databases.contains(database) else {
      return Array("bad parameter or other API misuse".utf8)
    }
    return unsafe DatabaseLibrary.array(sqlite_message(library, database)) ?? []
  }
}
