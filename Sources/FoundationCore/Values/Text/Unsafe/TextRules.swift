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

  private static func check(_ text: UTF16Text, for user: String) throws -> Int32 {
    guard text.count <= longest else {
      throw RuntimeError(
        .invalidArgument,
        "\(user): the text has \(text.count) characters; the limit is \(longest)")
    }
    return Int32(text.count)
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
      if collators[key] == nil {
        if collators.count >= Self.mostKept {
          for address in collators.values {
            if let old = unsafe OpaquePointer(bitPattern: address) {
              unsafe icu_collator_free(old)
            }
          }
          collators = [:]
        }
        collators[key] = unsafe UInt(
          bitPattern: icu_collator_create(library, locale, Int32(rules)))
      }
      guard let collator = unsafe OpaquePointer(bitPattern: collators[key] ?? 0) else { return 0 }
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
  func transformed(_ text: UTF16Text, _ name: String, isReverse: Bool) throws -> UTF16Text? {
    // An inverse that does nothing is none.
    if isReverse, name.contains("Remove") { return nil }
    let library = unsafe try ICULibrary.shared.require(for: "stringByApplyingTransform:reverse:")
    let count = try Self.check(text, for: "stringByApplyingTransform:reverse:")
    let key = Key(name: name, options: isReverse ? 1 : 0)
    return transforms.withLock { transforms in
      if transforms[key] == nil {
        let id = Array(name.utf16)
        let made = unsafe id.withUnsafeBufferPointer { id -> OpaquePointer? in
          guard let start = id.baseAddress, let count = Int32(exactly: id.count) else { return nil }
          return unsafe icu_transform_create(library, start, count, isReverse)
        }
        guard let made = unsafe made else { return nil }
        if transforms.count >= Self.mostKept {
          for address in transforms.values {
            if let old = unsafe OpaquePointer(bitPattern: address) {
              unsafe icu_transform_free(old)
            }
          }
          transforms = [:]
        }
        transforms[key] = UInt(bitPattern: made)
      }
      guard let transform = unsafe OpaquePointer(bitPattern: transforms[key] ?? 0) else {
        return nil
      }
      return unsafe text.units.withUnsafeBufferPointer { units in
        guard let start = units.baseAddress else { return UTF16Text() }
        return unsafe copied(icu_transform_apply(transform, start, count))
      }
    }
  }

  /// Changes a text's normalization form or case.
  func changed(
    _ text: UTF16Text, _ change: icu_change, locale: String = "", for user: String
  ) throws -> UTF16Text {
    let library = unsafe try ICULibrary.shared.require(for: user)
    let count = try Self.check(text, for: user)
    let made = unsafe text.units.withUnsafeBufferPointer { units -> UTF16Text? in
      guard let start = units.baseAddress else { return UTF16Text() }
      return unsafe copied(icu_changed(library, change, locale, start, count))
    }
    return made ?? text
  }

  // MARK: Boundaries

  /// Splits a text into consecutive parts; returns the range of each, and whether it is a word.
  ///
  /// - Parameter parts: `icu_words`, which splits off spaces and signs as well, or `icu_sentences`.
  func parts(
    _ parts: icu_parts, of text: UTF16Text, locale: String
  ) throws -> [(range: Range<Int>, isWord: Bool)] {
    let user = "enumerateSubstringsInRange:options:usingBlock:"
    let library = unsafe try ICULibrary.shared.require(for: user)
    let count = try Self.check(text, for: user)
    let boundaries = unsafe [icu_boundary](unsafeUninitializedCapacity: text.count) {
      buffer, used in
      let found = unsafe text.units.withUnsafeBufferPointer { units -> Int32 in
        guard let start = units.baseAddress, let room = buffer.baseAddress else { return 0 }
        return unsafe icu_boundaries(library, parts, locale, start, count, room)
      }
      used = max(0, Int(found))
    }
    var start = 0
    return boundaries.map { boundary in
      defer { start = Int(boundary.end) }
      return (start..<Int(boundary.end), boundary.is_word)
    }
  }
}
