internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// The base class of find sessions, from UIFindSession.h.
package class UIFindSession: StoringObject {
  /// Declares the members, with the defaults that subclasses override.
  static func define(_ session: ClassDefinition<UIFindSession>) {
    session.readonly("resultCount") { (_) -> Int in 0 }
    // NSNotFound
    session.readonly("highlightedResultIndex") { (_) -> Int in .max }
    // UIFindSessionSearchResultDisplayStyleCurrentAndTotal
    session.stored("searchResultDisplayStyle", usual: 0)
    session.readonly("supportsReplacement") { (_) -> Bool in false }
    session.readonly("allowsReplacementForCurrentlyHighlightedResult") { (_) -> Bool in true }
    session.method("performSearchWithQuery:options:") {
      (_, _: String, _: UITextSearchOptions?) in
    }
    session.method("highlightNextResultInDirection:") { (_, _: Int) in }
    session.method("invalidateFoundResults") { _ in }
    for name in [
      "performSingleReplacementWithSearchQuery:replacementString:options:",
      "replaceAllInstancesOfSearchQuery:withReplacementString:options:",
    ] {
      session.method(name) { (_, _: String, _: String, _: UITextSearchOptions?) in }
    }
  }
}

/// A find session for a searchable object, from UIFindSession.h.
///
/// The object finds and decorates text. The session stores the results in the object's order, and
/// the highlighted result.
final class UITextSearchingFindSession: UIFindSession {
  /// `UITextSearchFoundTextStyle`.
  private enum Style: Int { case normal, found, highlighted }

  @Weak private var searched: RuntimeObject?
  @Strong private var aggregator: TextSearchAggregator?
  private var highlighted: Int?

  override func destruct() {
    aggregator?.session = nil
    super.destruct()
  }

  private var found: [TextSearchAggregator.Found] { aggregator?.found ?? [] }

  private func ask<Answer: MessageValue>(
    _ name: String, _ arguments: any MessageValue..., usual: Answer
  ) throws -> Answer {
    let selector = runtime.selector(name)
    guard let searched, try searched.implements(selector) else { return usual }
    let answer = try searched.keptAlive {
      try runtime.send(searched, selector, Arguments(arguments.map(\.messageValue)))
    }
    return Answer.from(answer, in: runtime) ?? usual
  }

  private func tell(_ name: String, _ arguments: any MessageValue...) throws {
    let selector = runtime.selector(name)
    guard let searched, try searched.implements(selector) else { return }
    _ = try searched.keptAlive {
      try runtime.send(searched, selector, Arguments(arguments.map(\.messageValue)))
    }
  }

  private func decorate(_ found: TextSearchAggregator.Found, _ style: Style) throws {
    try tell(
      "decorateFoundTextRange:inDocument:usingStyle:", found.range, found.document, style.rawValue)
  }

  private func search(_ query: String, _ options: UITextSearchOptions?) throws {
    try invalidate()
    guard !query.isEmpty else { return }
    let made = uikit.create(UIKitClasses.textSearchAggregator)
    made.session = self
    aggregator = made
    let options = options ?? uikit.temporary(UIKitClasses.textSearchOptions)
    try made.keptAlive {
      try tell(
        "performTextSearchWithQueryString:usingOptions:resultAggregator:", query, options, made)
    }
  }

  /// Sorts and decorates the results after the search has finished.
  ///
  /// - Throws: errors of the searched object.
  fileprivate func finish(_ aggregator: TextSearchAggregator) throws {
    guard aggregator === self.aggregator else { return }
    try aggregator.sort { one, other in
      if one.document === other.document {
        return try ask(
          "compareFoundRange:toRange:inDocument:", one.range, other.range, one.document, usual: -1)
      }
      guard let first = one.document, let second = other.document else { return 0 }
      return try ask("compareOrderFromDocument:toDocument:", first, second, usual: 0)
    }
    for found in found { try decorate(found, .found) }
  }

  private func highlight(next direction: Int) throws {
    let all = found
    guard !all.isEmpty else { return }
    let step = direction == 1 ? -1 : 1
    let first = step < 0 ? all.count - 1 : 0
    let next = highlighted.map { ($0 + step + all.count) % all.count } ?? first
    if let highlighted, all.indices.contains(highlighted) {
      try decorate(all[highlighted], .found)
    }
    highlighted = next
    let result = all[next]
    try tell("willHighlightFoundTextRange:inDocument:", result.range, result.document)
    try decorate(result, .highlighted)
    try tell("scrollRangeToVisible:inDocument:", result.range, result.document)
  }

  private func invalidate() throws {
    aggregator?.session = nil
    aggregator = nil
    highlighted = nil
    try tell("clearAllDecoratedFoundText")
  }

  private func mayReplace(_ text: String) throws -> Bool {
    guard let highlighted, found.indices.contains(highlighted) else { return false }
    return try ask(
      "shouldReplaceFoundTextInRange:inDocument:withText:", found[highlighted].range,
      found[highlighted].document, text, usual: true)
  }

  private func replace(
    _ query: String, _ text: String, _ options: UITextSearchOptions?
  ) throws {
    guard let place = highlighted, try mayReplace(text) else { return }
    let result = found[place]
    try tell(
      "replaceFoundTextInRange:inDocument:withText:", result.range, result.document, text)
    // The results after the replaced one have moved, so the search is repeated.
    try search(query, options)
    highlighted = place == 0 ? nil : place - 1
    try highlight(next: 0)
  }

  static func defineSearching(_ session: ClassDefinition<UITextSearchingFindSession>) {
    session.method("initWithSearchableObject:") {
      (session, object: RuntimeObject) -> UITextSearchingFindSession in
      session.searched = object
      return session
    }
    session.readonly("searchableObject", .weak, of: "<UITextSearching>") { $0.searched }
    session.readonly("resultCount") { $0.found.count }
    session.readonly("highlightedResultIndex") { (session) -> Int in session.highlighted ?? .max }
    session.readonly("supportsReplacement") { (session) -> Bool in
      try session.ask("supportsTextReplacement", usual: false)
    }
    session.readonly("allowsReplacementForCurrentlyHighlightedResult") { (session) -> Bool in
      try session.mayReplace("")
    }
    session.method("performSearchWithQuery:options:") {
      (session, query: String, options: UITextSearchOptions?) in
      try session.keptAlive { try session.search(query, options) }
    }
    session.method("highlightNextResultInDirection:") { (session, direction: Int) in
      try session.keptAlive { try session.highlight(next: direction) }
    }
    session.method("invalidateFoundResults") { (session) in
      try session.keptAlive { try session.invalidate() }
    }
    session.method("performSingleReplacementWithSearchQuery:replacementString:options:") {
      (session, query: String, text: String, options: UITextSearchOptions?) in
      try session.keptAlive { try session.replace(query, text, options) }
    }
    session.method("replaceAllInstancesOfSearchQuery:withReplacementString:options:") {
      (session, query: String, text: String, options: UITextSearchOptions?) in
      try session.keptAlive {
        let options = options ?? session.uikit.temporary(UIKitClasses.textSearchOptions)
        try session.tell(
          "replaceAllOccurrencesOfQueryString:usingOptions:withText:", query, options, text)
        try session.search(query, options)
      }
    }
  }
}

/// Collects the results of a search, from UITextSearching.h.
///
/// Headers declare only the protocol `UITextSearchAggregator`; the class name is ours.
final class TextSearchAggregator: RuntimeObject {
  override class var declaredName: String { "_UITextSearchAggregatorImpl" }

  /// A range of a document; the document is nil if there is only one.
  typealias Found = (range: RuntimeObject, document: RuntimeObject?)

  weak var session: UITextSearchingFindSession?
  private(set) var found: [Found] = []

  private func forgetAll() {
    let old = found
    found = []
    for (range, document) in old {
      range.release()
      document?.release()
    }
  }

  override func destruct() {
    forgetAll()
    super.destruct()
  }

  /// Sorts the results; `compare` returns an `NSComparisonResult`.
  fileprivate func sort(_ compare: (Found, Found) throws -> Int) throws {
    found = try found.sorted { try compare($0, $1) < 0 }
  }

  static func define(_ aggregator: ClassDefinition<TextSearchAggregator>) {
    aggregator.adopt(UIKitProtocols.textSearchAggregator)
    aggregator.readonly("allFoundRanges", .copy, of: "NSOrderedSet") {
      (aggregator) -> [RuntimeObject] in aggregator.found.map(\.range)
    }
    aggregator.method("foundRange:forSearchString:inDocument:") {
      (aggregator, range: RuntimeObject, _: String, document: RuntimeObject?) in
      range.retain()
      document?.retain()
      aggregator.found.append((range, document))
    }
    aggregator.method("invalidateFoundRange:inDocument:") {
      (aggregator, range: RuntimeObject, document: RuntimeObject?) in
      guard
        let place = try aggregator.found.firstIndex(where: {
          try $0.document === document
            && aggregator.uikit.isEqual(.object($0.range), .object(range))
        })
      else { return }
      let old = aggregator.found.remove(at: place)
      old.range.release()
      old.document?.release()
    }
    aggregator.method("finishedSearching") { (aggregator) in
      try aggregator.keptAlive { try aggregator.session?.finish(aggregator) }
    }
    aggregator.method("invalidate") { (aggregator) in aggregator.forgetAll() }
  }
}

extension UIKitClasses {
  static let findSession = NativeClass<UIFindSession>(
    "UIFindSession", superclass: FoundationClasses.object, UIFindSession.define)
  static let textSearchingFindSession = NativeClass<UITextSearchingFindSession>(
    "UITextSearchingFindSession", superclass: findSession,
    UITextSearchingFindSession.defineSearching)
  static let textSearchOptions = NativeClass<UITextSearchOptions>(
    "UITextSearchOptions", superclass: FoundationClasses.object, UITextSearchOptions.define)
  static let textSearchAggregator = NativeClass<TextSearchAggregator>(
    "_UITextSearchAggregatorImpl", superclass: FoundationClasses.object,
    TextSearchAggregator.define)

  /// The classes of text search, superclasses first.
  @NativeClassList package static var finding: [NativeClassDeclaration] {
    textSearchOptions
    textSearchAggregator
    findSession
    textSearchingFindSession
    findInteraction
    findNavigator
  }
}
