internal import CICU
internal import SelectorRuntime

// no traps of narrow: the length of the text fits 32 bits, and the range is inside it.

/// A pattern that ICU has compiled; any number of searches can use it at the same time.
@safe final class CompiledPattern {
  private let pattern: OpaquePointer

  /// Compiles a pattern.
  ///
  /// - Parameter flags: Those of `URegexpFlag`.
  /// - Throws: ``RegularExpression/Failure`` if it is invalid.
  init(_ source: UTF16Text, _ flags: UInt32) throws {
    let library = unsafe try ICULibrary.shared.require(for: "NSRegularExpression")
    var failure = RegularExpression.Failure()
    let made = unsafe source.units.withUnsafeBufferPointer { units -> OpaquePointer? in
      guard let start = units.baseAddress, let count = Int32(exactly: units.count), count > 0 else {
        return nil
      }
      var fault: UnsafePointer<CChar>?
      let made = unsafe icu_pattern_create(library, start, count, flags, &fault)
      if let fault = unsafe fault { failure.name = unsafe String(cString: fault) }
      return unsafe made
    }
    guard let made = unsafe made else { throw failure }
    unsafe pattern = made
  }

  deinit { unsafe icu_pattern_free(pattern) }

  var groupCount: Int { unsafe Int(icu_pattern_groups(pattern)) }

  /// Returns the number of a named group, or nil if there is none.
  func group(named name: String) -> Int? {
    let units = Array(name.utf16)
    let number = unsafe units.withUnsafeBufferPointer { units -> Int32 in
      guard let start = units.baseAddress, let count = Int32(exactly: units.count), count > 0 else {
        return 0
      }
      return unsafe icu_pattern_group(pattern, start, count)
    }
    return number > 0 ? Int(number) : nil
  }

  /// Runs a function with a search in a range of a text.
  ///
  /// - Parameters:
  ///   - goesOn: Called during long matches; the search fails if it returns false or throws.
  /// - Throws: The error of either function; an error if the text is longer than ICU allows.
  func search(
    _ text: UTF16Text, _ range: Range<Int>, _ options: RegularExpression.MatchingOptions,
    goesOn: () throws -> Bool, _ body: (PatternSearch) throws -> Void
  ) throws {
    guard let count = Int32(exactly: text.count) else {
      throw RuntimeError(
        .invalidArgument,
        "NSRegularExpression: the text has \(text.count) characters; ICU's limit "
          + "is \(Int32.max)")
    }
    try withoutActuallyEscaping(goesOn) { goesOn in
      let question = ICUQuestion(goesOn)
      defer { question.ask = { false } }
      try unsafe text.units.withUnsafeBufferPointer { units in
        let made = unsafe icu_search_create(
          pattern, units.baseAddress, Int32(range.lowerBound), Int32(range.upperBound), count,
          Int32(truncatingIfNeeded: options.rawValue),
          { owner in
            unsafe Unmanaged<ICUQuestion>.fromOpaque(owner).takeUnretainedValue().answer()
          }, Unmanaged.passUnretained(question).toOpaque())
        guard let made = unsafe made else { throw RegularExpression.Failure() }
        let search = unsafe PatternSearch(made)
        try withExtendedLifetime(question) { try body(search) }
        search.end()
      }
      if let error = question.error { throw error }
    }
  }
}

/// The callback that decides whether a search or a division of a text continues, and the error that it threw.
final class ICUQuestion {
  var ask: () throws -> Bool
  var error: (any Error)?

  init(_ ask: @escaping () throws -> Bool) { self.ask = ask }

  func answer() -> Bool {
    do {
      return try error == nil && ask()
    } catch {
      self.error = error
      return false
    }
  }
}
