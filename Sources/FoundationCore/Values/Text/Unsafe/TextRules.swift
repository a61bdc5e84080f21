internal import CICU
internal import SelectorRuntime
import StringSearch
internal import Synchronization

// no traps of narrow: texts longer than 32 bits allow are refused before.

/// ICU's rules for texts of a language: their order, transforms, case and boundaries.
///
/// Collators and transforms are kept, since creating one is much slower than using it. They are
/// created, used and freed while the table is locked.
final class TextRules: Sendable {
  static let shared = TextRules()

  private struct Key: Hashable {
    let name: String
    let options: Int
  }

  /// The number of collators, and of transforms, that are kept.
  private static let mostKept = 32

  /// The addresses of collators, by their locales, and of transforms, by their identifiers.
  private let collators = Mutex<[Key: UInt]>([:])
  private let transforms = Mutex<[Key: UInt]>([:])

  private init() {}

  /// The longest text that ICU can change without an overflow of its 32-bit lengths.
  private static let longest = Int(Int32.max) / 4

  /// The longest name of a transform, in bytes.
  private static let longestName = 8192

  private static func check(_ text: UTF16Text, for user: String) throws -> Int32 {
    guard text.count <= longest else {
      throw RuntimeError(
        .invalidArgument,
        "\(user): the text has \(text.count) characters; the limit is \(longest)")
    }
    return Int32(text.count)
  }

  /// Returns what a table keeps for a key, or makes it; a full table is emptied before.
  private static func kept(
    in table: inout [Key: UInt], _ key: Key, _ free: (OpaquePointer) -> Void,
    _ make: () -> OpaquePointer?
  ) -> OpaquePointer? {
    if let address = table[key] { return unsafe OpaquePointer(bitPattern: address) }
    if table.count >= mostKept {
      for address in table.values { unsafe OpaquePointer(bitPattern: address).map(free) }
      table = [:]
    }
    let made = unsafe make()
    table[key] = unsafe made.map { UInt(bitPattern: $0) }
    return unsafe made
  }

  // MARK: Collation

  /// Compares two texts in the order of a locale: −1, 0 or 1.
  func compare(
    _ left: UTF16Text, _ right: UTF16Text, _ options: ComparisonOptions, locale: String
  ) throws -> Int {
    let library = unsafe try ICULibrary.shared.require(for: "localizedCompare:")
    let counts = try (Self.check(left, for: "compare:"), Self.check(right, for: "compare:"))
    var rules = 0
    if options.contains(.caseInsensitive) { rules |= Int(icu_ignores_case) }
    if options.contains(.diacriticInsensitive) { rules |= Int(icu_ignores_accents) }
    if options.contains(.numeric) { rules |= Int(icu_orders_numbers) }
    let key = Key(name: locale, options: rules)
    return collators.withLock { collators in
      let collator = unsafe Self.kept(in: &collators, key, { unsafe icu_collator_free($0) }) {
        unsafe icu_collator_create(library, locale, Int32(rules))
      }
      guard let collator = unsafe collator else { return 0 }
      return unsafe left.units.withUnsafeBufferPointer { left in
        unsafe right.units.withUnsafeBufferPointer { right in
          unsafe Int(
            icu_collator_compare(
              collator, left.baseAddress, counts.0, right.baseAddress, counts.1))
        }
      }
    }
  }

  // MARK: Changes

  private func copied(_ result: icu_units) -> UTF16Text? {
    guard let units = unsafe result.units else { return nil }
    defer { unsafe icu_units_free(result) }
    return unsafe UTF16Text(
      Array(UnsafeBufferPointer(start: units, count: Int(result.count))))
  }

  /// Applies a transform of ICU; returns nil if it is unknown, or has no inverse.
  ///
  /// ICU takes quadratic time, so the parts of a long text are transformed one after the other.
  func transformed(
    _ text: UTF16Text, _ name: String, isReverse: Bool, check: () throws -> Void
  ) throws -> UTF16Text? {
    // An inverse that does nothing is none.
    if isReverse, name.contains("Remove") { return nil }
    // ICU takes 30 µs for each of the transforms that a name joins, and cannot be stopped.
    guard name.utf8.count <= Self.longestName else { return nil }
    let library = unsafe try ICULibrary.shared.require(for: "stringByApplyingTransform:reverse:")
    let key = Key(name: name, options: isReverse ? 1 : 0)
    return try transforms.withLock { transforms in
      let transform = unsafe Self.kept(in: &transforms, key, { unsafe icu_transform_free($0) }) {
        unsafe Array(name.utf16).withUnsafeBufferPointer { id in
          guard let start = id.baseAddress, let count = Int32(exactly: id.count) else { return nil }
          return unsafe icu_transform_create(library, start, count, isReverse)
        }
      }
      guard let transform = unsafe transform else { return nil }
      var isDone = true
      let made = try text.mappedParts(of: 1 << 13, check: check) { range in
        unsafe text.units[range].withUnsafeBufferPointer { units in
          guard let start = units.baseAddress, let count = Int32(exactly: units.count) else {
            return UTF16Text()
          }
          let part = unsafe copied(icu_transform_apply(transform, start, count))
          isDone = isDone && part != nil
          return part ?? UTF16Text()
        }
      }
      return isDone ? made : nil
    }
  }

  /// Changes a text's normalization form or case.
  func changed(
    _ text: UTF16Text, _ change: icu_change, locale: String = "", for user: String,
    check: () throws -> Void
  ) throws -> UTF16Text {
    let library = unsafe try ICULibrary.shared.require(for: user)
    return try text.mappedParts(of: 1 << 16, check: check) { range in
      let part = text[range].isWellFormed ? UTF16Text(text[range].string) : text[range]
      let count = try Self.check(part, for: user)
      let made = unsafe part.units.withUnsafeBufferPointer { units -> UTF16Text? in
        guard let start = units.baseAddress else { return UTF16Text() }
        return unsafe copied(icu_changed(library, change, locale, start, count))
      }
      return made ?? part
    }
  }

  // MARK: Boundaries

  /// Splits a text into consecutive parts; returns the range of each, and whether it is a word.
  ///
  /// - Parameters:
  ///   - parts: `icu_words`, which splits off spaces and signs as well, or `icu_sentences`.
  ///   - text: The text.
  ///   - locale: The locale of the rules; empty for those of all.
  ///   - check: Throws to stop at a long text.
  func parts(
    _ parts: icu_parts, of text: UTF16Text, locale: String, check: () throws -> Void
  ) throws -> [(range: Range<Int>, isWord: Bool)] {
    let user = "enumerateSubstringsInRange:options:usingBlock:"
    let library = unsafe try ICULibrary.shared.require(for: user)
    let count = try Self.check(text, for: user)
    let boundaries = try withoutActuallyEscaping(check) { check in
      let question = ICUQuestion {
        try check()
        return true
      }
      defer { question.ask = { false } }
      let boundaries = unsafe [icu_boundary](unsafeUninitializedCapacity: text.count) {
        buffer, used in
        let found = unsafe text.units.withUnsafeBufferPointer { units -> Int32 in
          guard let start = units.baseAddress, let room = buffer.baseAddress else { return 0 }
          return unsafe icu_boundaries(
            library, parts, locale, start, count, room,
            { owner in
              unsafe Unmanaged<ICUQuestion>.fromOpaque(owner).takeUnretainedValue().answer()
            }, Unmanaged.passUnretained(question).toOpaque())
        }
        used = max(0, Int(found))
      }
      if let error = question.error { throw error }
      return boundaries
    }
    var start = 0
    return boundaries.map { boundary in
      defer { start = Int(boundary.end) }
      return (start..<Int(boundary.end), boundary.is_word)
    }
  }
}
