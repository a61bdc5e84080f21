internal import FoundationCore
package import SelectorRuntime
package import UIKitBase
package import UIKitRuntime

/// Finds misspelled words, and suggests corrections.
///
/// The dictionary consists of the words that a script has set by `uikit.words` and those that an
/// app has learned. A language without words has no misspellings.
package final class UITextChecker: RuntimeObject {
  private var ignored: [String] = []

  private var words: SpellingWords { uikit.spelling }

  private func isKnown(_ word: String, _ language: String) -> Bool {
    let word = word.lowercased()
    return words.known(in: language).isEmpty || words.known(in: language).contains(word)
      || words.learned.contains(word) || ignored.contains { $0.lowercased() == word }
  }

  /// The ranges of the words in a text, in UTF-16 units.
  private static func words(of units: [UInt16]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start: Int?
    for index in 0...units.count {
      let isLetter =
        index < units.count
        && (Unicode.Scalar(units[index])?.properties.isAlphabetic ?? false || units[index] == 0x27)
      if isLetter {
        start = start ?? index
      } else if let first = start {
        ranges.append(first..<index)
        start = nil
      }
    }
    return ranges
  }

  private func misspelled(
    _ text: String, _ range: IndexRange, from start: Int, wraps: Bool, _ language: String
  ) -> IndexRange {
    let units = Array(text.utf16)
    let within = range.bounds.clamped(to: 0..<units.count)
    let wrong = Self.words(of: units).filter { word in
      within.contains(word.lowerBound)
        && !isKnown(String(decoding: units[word], as: UTF16.self), language)
    }
    let found = wrong.first { $0.lowerBound >= start } ?? (wraps ? wrong.first : nil)
    // NSNotFound
    guard let found else { return IndexRange(location: Int.max, length: 0) }
    return IndexRange(location: found.lowerBound, length: found.count)
  }

  /// The known words nearest to a word, at an edit distance of at most two.
  private func guesses(_ word: String, _ language: String) -> [String] {
    let wanted = Array(word.lowercased())
    return words.known(in: language).union(words.learned)
      .map { (word: $0, distance: Self.distance(wanted, Array($0))) }
      .filter { $0.distance <= 2 }
      .sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }
      .prefix(10).map(\.word)
  }

  /// The Levenshtein distance.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var row = Array(0...other.count)
    for (i, letter) in one.enumerated() {
      var corner = row[0]
      row[0] = i + 1
      for (j, second) in other.enumerated() {
        let change = corner + (letter == second ? 0 : 1)
        corner = row[j + 1]
        row[j + 1] = min(change, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[other.count]
  }

  private static func part(_ text: String, _ range: IndexRange) -> String {
    let units = Array(text.utf16)
    return String(decoding: units[range.bounds.clamped(to: 0..<units.count)], as: UTF16.self)
  }

  static func define(_ checker: ClassDefinition<UITextChecker>) {
    let cls = checker.classSide
    cls.readonly("availableLanguages", .copy) { (cls) -> [String] in cls.uikit.spelling.languages }
    cls.method("learnWord:") { (cls, word: String) in cls.uikit.spelling.learn(word, true) }
    cls.method("unlearnWord:") { (cls, word: String) in cls.uikit.spelling.learn(word, false) }
    cls.method("hasLearnedWord:") { (cls, word: String) -> Bool in
      cls.uikit.spelling.learned.contains(word.lowercased())
    }
    let range = IndexRange.encoding
    checker.raw(
      "rangeOfMisspelledWordInString:range:startingAt:wrap:language:",
      types: "\(range)@:@\(range)qB@",
      signature: NativeSignature(
        result: IndexRange.self,
        arguments: [String.self, IndexRange.self, Int.self, Bool.self, String.self])
    ) { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let checker = try ClassDefinition<UITextChecker>.instance(receiver, selector)
      return checker.misspelled(
        try arguments.value(0, as: String.self, receiver, selector),
        try arguments.value(1, as: IndexRange.self, receiver, selector),
        from: try arguments.value(2, as: Int.self, receiver, selector),
        wraps: try arguments.value(3, as: Bool.self, receiver, selector),
        try arguments.value(4, as: String.self, receiver, selector)
      ).messageValue
    }
    checker.method("guessesForWordRange:inString:language:") {
      (checker, range: IndexRange, text: String, language: String) -> [String]? in
      checker.guesses(part(text, range), language)
    }
    checker.method("completionsForPartialWordRange:inString:language:") {
      (checker, range: IndexRange, text: String, language: String) -> [String]? in
      let beginning = part(text, range).lowercased()
      return checker.words.known(in: language).union(checker.words.learned)
        .filter { $0.hasPrefix(beginning) }.sorted()
    }
    checker.method("ignoreWord:") { (checker, word: String) in checker.ignored.append(word) }
    checker.property(
      "ignoredWords", .copy, of: "NSArray", get: { (checker) -> [String]? in checker.ignored },
      set: { (checker, words: [String]?) in checker.ignored = words ?? [] })
  }
}

/// The known words, by language.
package final class SpellingWords {
  private let runtime: Runtime
  private var told: [String: Set<String>] = [:]
  private(set) var learned: Set<String> = []

  init(_ runtime: Runtime) { self.runtime = runtime }

  var languages: [String] { told.keys.sorted() }

  /// The words of a language, or of its base language: `en_GB` uses those of `en`.
  func known(in language: String) -> Set<String> {
    let plain = String(language.prefix { $0 != "_" && $0 != "-" })
    return told[language] ?? told[plain] ?? []
  }

  private func record() {
    let (told, learned) = (told, learned)
    runtime.recordUndo { [unowned self] in (self.told, self.learned) = (told, learned) }
  }

  func learn(_ word: String, _ isLearned: Bool) {
    record()
    if isLearned {
      learned.insert(word.lowercased())
    } else {
      learned.remove(word.lowercased())
    }
  }

  /// Replaces the words of a language.
  package func tell(_ words: [String], in language: String) {
    record()
    told[language] = Set(words.map { $0.lowercased() })
  }
}

extension UIKitClasses {
  package static let textChecker = NativeClass<UITextChecker>(
    "UITextChecker", superclass: FoundationClasses.object, UITextChecker.define)
}

private enum SpellingKey: WorldKey {
  static func initialValue(in world: FoundationWorld) -> SpellingWords {
    SpellingWords(world.runtime)
  }
}

extension UIKitWorld {
  /// The words that a script has declared misspelled, and those that it has learned.
  package var spelling: SpellingWords { self[SpellingKey.self] }
}
