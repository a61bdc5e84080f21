internal import FoundationCore
internal import FoundationText
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import UIKitText

/// Implements UITextSearching.h for text views.
extension UITextView {
  private static let interactionKey = "findInteraction"

  /// The find interaction of the text view, if it is enabled.
  private func findInteraction() throws -> UIFindInteraction? {
    guard look.isFindInteractionEnabled else { return nil }
    if let known = storedValues?.value(Self.interactionKey)?.object as? UIFindInteraction {
      return known
    }
    let made = world.create(UIKitClasses.findInteraction)
    made.delegate = self
    made.view = self
    makeStoredValues().set(Self.interactionKey, .object(made), .strong)
    return made
  }

  /// The ranges that match a query.
  private func ranges(of query: String, _ options: UITextSearchOptions) throws -> [Range<Int>] {
    let text = storage.text
    let length = text.count
    let find = runtime.selector("rangeOfString:options:range:")
    guard let object = try world.box(.string(text.string)) else { return [] }
    var found: [Range<Int>] = []
    var start = 0
    while start < length {
      let answer: IndexRange = try object.call(
        find, query, options.compare, IndexRange(location: start, length: length - start))
      guard answer.length > 0, answer.location < length else { break }
      let range = answer.bounds
      let begins = options.match == .contains || !isWord(range.lowerBound - 1)
      let ends = options.match != .fullWord || !isWord(range.upperBound)
      if begins && ends { found.append(range) }
      start = range.upperBound
    }
    return found
  }

  private func isWord(_ index: Int) -> Bool {
    let text = storage.text
    guard index >= 0, index < text.count else { return false }
    return text[index..<index + 1].string.first.map { $0.isLetter || $0.isNumber } ?? false
  }

  private func replaceFound(_ range: Range<Int>, _ text: String) throws {
    try edit(range, to: UTF16Text(text), asking: false)
  }

  /// Whether the delegate allows the replacement of a result.
  private func mayReplaceFound(_ range: Range<Int>, _ text: String) throws -> Bool {
    try isEditable && mayChange(range, to: UTF16Text(text))
  }

  static func defineFinding(_ view: ClassDefinition<UITextView>) {
    view.readonly("findInteraction", .strong, of: "UIFindInteraction") { (view) in
      try view.findInteraction()
    }
    view.property(
      "findInteractionEnabled", getter: "isFindInteractionEnabled",
      get: { $0.look.isFindInteractionEnabled }, set: { $0.look.isFindInteractionEnabled = $1 })
    view.method("findInteraction:sessionForView:") {
      (view, _: UIFindInteraction, _: UIView) -> UIFindSession in
      let made = view.world.create(UIKitClasses.textSearchingFindSession)
      return try made.call(view.runtime.selector("initWithSearchableObject:"), view)
    }
    view.method("performTextSearchWithQueryString:usingOptions:resultAggregator:") {
      (view, query: String, options: UITextSearchOptions, aggregator: RuntimeObject) in
      let found = view.runtime.selector("foundRange:forSearchString:inDocument:")
      for range in try view.ranges(of: query, options) {
        try aggregator.send(found, view.world.textRange(range), query, RuntimeObject?.none)
      }
      try aggregator.send(view.runtime.selector("finishedSearching"))
    }
    view.method("compareFoundRange:toRange:inDocument:") {
      (_, one: UITextRange, other: UITextRange, _: RuntimeObject?) -> Int in
      (one.range.lowerBound - other.range.lowerBound).signum()
    }
    view.method("decorateFoundTextRange:inDocument:usingStyle:") {
      (view, range: UITextRange, _: RuntimeObject?, style: Int) in
      view.look.decorations.removeAll { $0.range == range.range }
      // UITextSearchFoundTextStyleNormal
      if style != 0 { view.look.decorations.append((range.range, style)) }
      try view.send(view.selectors.setNeedsDisplay)
    }
    view.method("clearAllDecoratedFoundText") { (view) in
      guard !view.look.decorations.isEmpty else { return }
      view.look.decorations = []
      try view.send(view.selectors.setNeedsDisplay)
    }
    view.method("willHighlightFoundTextRange:inDocument:") {
      (_, _: UITextRange, _: RuntimeObject?) in
    }
    view.method("scrollRangeToVisible:inDocument:") {
      (view, range: UITextRange, _: RuntimeObject?) in
      try view.send(
        view.runtime.selector("scrollRangeToVisible:"),
        IndexRange(location: range.range.lowerBound, length: range.range.count))
    }
    view.method("supportsTextReplacement") { (view) -> Bool in view.isEditable }
    view.method("shouldReplaceFoundTextInRange:inDocument:withText:") {
      (view, range: UITextRange, _: RuntimeObject?, text: String) -> Bool in
      try view.mayReplaceFound(range.range, text)
    }
    view.method("replaceFoundTextInRange:inDocument:withText:") {
      (view, range: UITextRange, _: RuntimeObject?, text: String) in
      try view.keptAlive { try view.replaceFound(range.range, text) }
    }
    view.method("replaceAllOccurrencesOfQueryString:usingOptions:withText:") {
      (view, query: String, options: UITextSearchOptions, text: String) in
      try view.keptAlive {
        for range in try view.ranges(of: query, options).reversed()
        where try view.mayReplaceFound(range, text) {
          try view.replaceFound(range, text)
        }
      }
    }
  }
}
