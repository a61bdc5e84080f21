internal import FoundationCore
internal import SelectorRuntime

/// The options of a text search, from UITextSearching.h.
final class UITextSearchOptions: RuntimeObject {
  /// `UITextSearchMatchMethod`.
  enum Match: Int { case contains, startsWith, fullWord }

  /// `NSStringCompareOptions`; case is ignored by default.
  private(set) var compare = 1
  private(set) var match = Match.contains

  func fill(_ compare: Int, _ match: Match) -> UITextSearchOptions {
    (self.compare, self.match) = (compare, match)
    return self
  }

  static func define(_ options: ClassDefinition<UITextSearchOptions>) {
    options.readonly("stringCompareOptions") { $0.compare }
    options.readonly("wordMatchMethod") { $0.match.rawValue }
  }
}
