internal import CICU

// no traps of narrow: groups are numbered by ICU.

/// A search for a pattern, which is valid only inside the function that it is passed to.
@safe final class PatternSearch {
  private var search: OpaquePointer?

  init(_ search: OpaquePointer) { unsafe self.search = search }

  deinit { end() }

  /// Frees the search; it then finds nothing.
  func end() {
    if let search = unsafe search { unsafe icu_search_free(search) }
    unsafe search = nil
  }

  /// Finds the next match; false without one, and after a failure.
  func findNext() -> Bool {
    unsafe search.map { unsafe icu_search_next($0) } ?? false
  }

  /// Returns whether the pattern matches the whole range.
  func matchesWhole() -> Bool {
    unsafe search.map { unsafe icu_search_matches_whole($0) } ?? false
  }

  /// Whether the search was given up before it was complete.
  var hasFailed: Bool { unsafe search.map { unsafe icu_search_failed($0) } ?? true }

  /// The `NSMatchingFlags` of the last match.
  var flags: Int { unsafe search.map { unsafe Int(icu_search_flags($0)) } ?? 0 }

  /// Returns the range of a group of the last match, or nil if it did not match.
  func range(ofGroup group: Int) -> Range<Int>? {
    guard let search = unsafe search else { return nil }
    let low = unsafe Int(icu_search_bound(search, Int32(group), false))
    let high = unsafe Int(icu_search_bound(search, Int32(group), true))
    return low < 0 || high < low ? nil : low..<high
  }
}
