internal import CSQLite

/// The callbacks of a database while it compiles or runs a statement.
package struct DatabaseQuestion {
  /// The subject of a question.
  package enum Subject { case permission, time, goingOn, order }

  package let database: DatabaseLibrary.Handle
  package let subject: Subject
  /// The action of `sqlite3_set_authorizer`, and its four texts; that of a hook, from 1000; the
  /// number of a collation, and the texts to compare.
  package let action: Int
  package let texts: [[UInt8]?]
}

/// Called by the guards of `CSQLite`.
@unsafe func askFunctions(
  _ owner: UnsafeMutableRawPointer?, _ database: sqlite_handle, _ kind: sqlite_asked,
  _ action: Int32, _ texts: UnsafePointer<UnsafePointer<CChar>?>?
) -> Int32 {
  guard let owner = unsafe owner else { return 0 }
  let functions = unsafe Unmanaged<DatabaseFunctions>.fromOpaque(owner).takeUnretainedValue()
  var list: [[UInt8]?] = []
  if let texts = unsafe texts {
    for place in 0..<4 {
      list.append(unsafe texts[place].map { unsafe Array(String(cString: $0).utf8) })
    }
  }
  let subjects: [DatabaseQuestion.Subject] = [.permission, .time, .goingOn, .order]
  return Int32(
    truncatingIfNeeded: functions.answer(
      DatabaseQuestion(
        database: database, subject: subjects[Int(kind.rawValue)], action: Int(action),
        texts: list)))
}

/// Permissions, progress and options. Functions that reach the machine or load code are always refused.
extension DatabaseLibrary {
  /// Handles the callbacks of databases; 0 continues.
  package func answerQuestions(_ reply: @escaping (DatabaseQuestion) -> Int) {
    functions.reply = reply
  }

  /// Says what a database asks its source.
  ///
  /// - Parameters:
  ///   - steps: Every how many instructions it asks whether to go on; 0 for never.
  ///   - hooks: The sum of 1 for commits, 2 for rollbacks and 4 for updates.
  package func ask(
    _ database: Handle, forPermission: Bool, every steps: Int, hooks: Int
  ) -> Int {
    guard databases.contains(database), !functions.asking.contains(database) else {
      return Code.misuse
    }
    unsafe sqlite_ask(
      library, database, forPermission, Int32(clamping: steps), Int32(clamping: hooks))
    return Code.success
  }

  /// Defines a collation with a number, or removes the one of that name if the number is 0.
  package func collate(_ name: String, number: Int, in database: Handle) -> Int {
    guard databases.contains(database), !functions.asking.contains(database) else {
      return Code.misuse
    }
    let owner = unsafe Unmanaged.passUnretained(functions).toOpaque()
    return unsafe Int(
      sqlite_collate(library, database, name, Int32(clamping: number), askFunctions, owner))
  }

  /// Sets a boolean option and returns its value; a value below 0 only reads it.
  package func configure(
    _ option: Int, _ value: Int, of database: Handle
  ) -> (code: Int, state: Int) {
    guard databases.contains(database) else { return (Code.misuse, 0) }
    var state: Int32 = 0
    let code = unsafe sqlite_configure(
      library, database, Int32(clamping: option), Int32(clamping: value), &state)
    return (Int(code), Int(state))
  }
}
