package import SelectorRuntime

/// The options of a text search, from UITextSearching.h.
package final class UITextSearchOptions: RuntimeObject {
  /// `UITextSearchMatchMethod`.
  package enum Match: Int { case contains, startsWith, fullWord }

  /// `NSStringCompareOptions`; case is ignored by default.
  package private(set) var compare = 1
  package private(set) var match = Match.contains

  package func fill(_ compare: Int, _ match: Match) -> UITextSearchOptions {
    (self.compare, self.match) = (compare, match)
    return self
  }

  package static func define(_ options: ClassDefinition<UITextSearchOptions>) {
    options.readonly("stringCompareOptions") { $0.compare }
    options.readonly("wordMatchMethod") { $0.match.rawValue }
  }
}
