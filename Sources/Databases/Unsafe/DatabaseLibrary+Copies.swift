internal import CSQLite

/// Copies of one database into another, some pages at a time.
extension DatabaseLibrary {
  /// Starts to copy a database; an error is that of the target.
  ///
  /// - Returns: the copy, or 0 for an error.
  package func beginCopy(
    to target: Handle, _ name: String, from source: Handle, _ other: String
  ) -> Handle {
    guard databases.contains(target), databases.contains(source) else { return 0 }
    let copy = unsafe sqlite_copy_begin(library, target, name, source, other)
    if copy != 0 { copies.insert(copy) }
    return copy
  }

  /// Copies a number of pages, or all remaining ones for a negative number.
  package func copy(_ copy: Handle, pages: Int) -> Int {
    guard copies.contains(copy) else { return Code.misuse }
    return unsafe Int(sqlite_copy_step(library, copy, Int32(truncatingIfNeeded: pages)))
  }

  /// Finishes a copy, complete or not.
  package func finish(_ copy: Handle) -> Int {
    guard copies.remove(copy) != nil else { return Code.misuse }
    return unsafe Int(sqlite_copy_finish(library, copy))
  }

  /// Returns the number of pages at the last step, or of remaining ones.
  package func pages(of copy: Handle, areLeft: Bool) -> Int {
    guard copies.contains(copy) else { return 0 }
    return unsafe Int(sqlite_copy_pages(library, copy, areLeft))
  }

  /// Returns the message of a result code.
  package func words(for code: Int) -> [UInt8] {
    unsafe DatabaseLibrary.array(sqlite_words(library, Int32(truncatingIfNeeded: code))) ?? []
  }
}
