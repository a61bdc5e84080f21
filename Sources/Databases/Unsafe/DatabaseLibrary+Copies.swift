internal import CSQLite

/// Copies of one database into another, some pages at a time.
extension DatabaseLibrary {
  /// Begins to copy a database; the error of one that cannot be copied is the target's.
  ///
  /// - Returns: the copy, or 0 for an error.
  package func beginCopy(
    to target: Handle, _ name: String, from source: Handle, _ other: String
  ) -> Handle {
    guard databases.contains(target), databases.contains(source) else { return 0 }
    let copy = unsafe sqlite_copy_begin(library, target, name, source, other)
    if copy != 0 { copies[copy] = target }
    return copy
  }

  /// Copies so many pages, or all that are left for a negative number.
  package func copy(_ copy: Handle, pages: Int) -> Int {
    guard copies[copy] != nil else { return Code.misuse }
    return unsafe Int(sqlite_copy_step(library, copy, Int32(truncatingIfNeeded: pages)))
  }

  /// Ends a copy, complete or not.
  package func finish(_ copy: Handle) -> Int {
    guard copies.removeValue(forKey: copy) != nil else { return Code.misuse }
    return unsafe Int(sqlite_copy_finish(library, copy))
  }

  /// Ends the copies into a database that is about to be closed, of which SQLite takes no note.
  func finishCopies(to target: Handle) {
    for (copy, database) in copies where database == target { _ = finish(copy) }
  }

  /// How many pages there were at the last step, or were left.
  package func pages(of copy: Handle, areLeft: Bool) -> Int {
    guard copies[copy] != nil else { return 0 }
    return unsafe Int(sqlite_copy_pages(library, copy, areLeft))
  }

  /// The words for a result code.
  package func words(for code: Int) -> [UInt8] {
    unsafe DatabaseLibrary.array(sqlite_words(library, Int32(truncatingIfNeeded: code))) ?? []
  }
}
