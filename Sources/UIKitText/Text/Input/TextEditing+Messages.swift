internal import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// The messages of `UITextInput` and `UIKeyInput`.
extension TextEditing where Self: UIView {
  private static func defineKeys(_ view: ClassDefinition<Self>) {
    view.readonly("hasText") { (view) -> Bool in !view.characters.isEmpty }
    view.method("insertText:") { (view, text: String) in
      try view.keptAlive { try view.type(UTF16Text(text)) }
    }
    // Private; a keyboard sends it before each deletion, even in an empty text.
    view.method("keyboardInputShouldDelete:") { (_, _: UIView?) -> Bool in true }
    view.method("deleteBackward") { (view) in try view.keptAlive { try view.deleteBackward() } }
    view.method("shouldChangeTextInRange:replacementText:") {
      (view, range: UITextRange, text: String) -> Bool in
      try view.mayChange(range.range.clamped(to: 0..<view.characters.count), to: UTF16Text(text))
    }
  }

  private static func defineRanges(_ view: ClassDefinition<Self>) {
    view.method("textInRange:") { (view, range: UITextRange) -> String? in
      let range = range.range.clamped(to: 0..<view.characters.count)
      return view.characters[range].string
    }
    // A programmatic change, for which the delegate is not asked.
    view.method("replaceRange:withText:") { (view, range: UITextRange, text: String) in
      _ = try view.keptAlive { try view.edit(range.range, to: UTF16Text(text), asking: false) }
    }
    view.property(
      "selectedTextRange", .copy,
      get: { (view) -> UITextRange? in
        view.world.textRange(view.input.selection)
      }
    ) { (view, range: UITextRange?) in
      let end = view.characters.count
      try view.keptAlive { try view.select(range?.range ?? end..<end) }
    }
    view.method("textRangeFromPosition:toPosition:") {
      (view, first: UITextPosition, last: UITextPosition) -> UITextRange? in
      let indexes = [first.index, last.index].sorted()
      return view.world.textRange(indexes[0]..<indexes[1])
    }
    view.method("characterRangeByExtendingPosition:inDirection:") {
      (view, position: UITextPosition, direction: Int) -> UITextRange? in
      let end = view.characters.count
      let index = min(position.index, end)
      return view.world.textRange(isBackwards(direction) ? 0..<index : index..<end)
    }
  }

  /// `UITextLayoutDirectionLeft` and `Up`, and `UITextStorageDirectionBackward`.
  private static func isBackwards(_ direction: Int) -> Bool { [1, 3, 4].contains(direction) }

  private static func definePositions(_ view: ClassDefinition<Self>) {
    view.readonly("beginningOfDocument", .strong) { (view) -> UITextPosition in
      view.world.textPosition(0)
    }
    view.readonly("endOfDocument", .strong) { (view) -> UITextPosition in
      view.world.textPosition(view.characters.count)
    }
    view.method("positionFromPosition:offset:") {
      (view, position: UITextPosition, offset: Int) -> UITextPosition? in
      let (index, overflows) = position.index.addingReportingOverflow(offset)
      guard !overflows, (0...view.characters.count).contains(index) else { return nil }
      return view.world.textPosition(index)
    }
    view.method("positionFromPosition:inDirection:offset:") {
      (view, position: UITextPosition, direction: Int, offset: Int) -> UITextPosition? in
      // UITextLayoutDirectionLeft and Up
      let step = isBackwards(direction) ? 0 &- offset : offset
      let (index, overflows) = position.index.addingReportingOverflow(step)
      guard !overflows, (0...view.characters.count).contains(index) else { return nil }
      return view.world.textPosition(index)
    }
    view.method("comparePosition:toPosition:") {
      (_, first: UITextPosition, second: UITextPosition) -> Int in
      first.index < second.index ? -1 : first.index > second.index ? 1 : 0
    }
    view.method("offsetFromPosition:toPosition:") {
      (_, first: UITextPosition, second: UITextPosition) -> Int in second.index - first.index
    }
    view.method("positionWithinRange:farthestInDirection:") {
      (view, range: UITextRange, direction: Int) -> UITextPosition? in
      let range = range.range
      return view.world.textPosition(isBackwards(direction) ? range.lowerBound : range.upperBound)
    }
    view.method("baseWritingDirectionForPosition:inDirection:") {
      (_, _: UITextPosition, _: Int) -> Int in -1
    }
    view.method("setBaseWritingDirection:forRange:") { (_, _: Int, _: UITextRange) in }
  }

  private static func defineMarkedText(_ view: ClassDefinition<Self>) {
    view.readonly("markedTextRange") { (view) -> UITextRange? in
      view.input.marked.map { view.world.textRange($0) }
    }
    view.property(
      "markedTextStyle", .copy, of: "NSDictionary",
      get: { $0.input.markedStyle?.value ?? .none },
      set: { $0.input.markedStyle = HeldValue(some: $1) })
    view.method("setMarkedText:selectedRange:") { (view, text: String?, selected: IndexRange) in
      let text = UTF16Text(text ?? "")
      let range = selected.fits(in: text.count) ? selected.bounds : text.count..<text.count
      try view.keptAlive { try view.mark(text, selecting: range) }
    }
    view.method("unmarkText") { (view) in view.input.marked = nil }
  }

  private static func defineInputViews(_ view: ClassDefinition<Self>) {
    view.property(
      "inputDelegate", .weak, of: "<UITextInputDelegate>", get: { $0.input.inputDelegate },
      set: { $0.input.inputDelegate = $1 })
    view.readonly("tokenizer", of: "<UITextInputTokenizer>") { (view) -> RuntimeObject? in
      if let known = view.input.tokenizer { return known }
      let made = view.world.create(UIKitClasses.textInputStringTokenizer)
      made.input = view
      view.input.tokenizer = made
      return made
    }
    view.readonly("textInputView") { (view) -> UIView in view }
    view.property(
      "inputView", .strong, of: "UIView", get: { $0.input.inputView },
      set: { $0.input.inputView = $1 })
    view.property(
      "inputAccessoryView", .strong, of: "UIView", get: { $0.input.inputAccessoryView },
      set: { $0.input.inputAccessoryView = $1 })
  }
}

/// Methods that other modules use.
extension TextEditing {
  package static func defineInput(_ view: ClassDefinition<Self>) where Self: UIView {
    defineKeys(view)
    defineRanges(view)
    definePositions(view)
    defineMarkedText(view)
    definePlaces(view)
    defineTraits(view)
    defineEditActions(view)
    defineInputViews(view)
  }
}

/// Geometry of the text.
extension TextEditing where Self: UIView {
  fileprivate func inView(_ rect: CGRect) -> CGRect {
    let origin = layout.origin
    return CGRect(
      origin: CGPoint(x: rect.origin.x + origin.x, y: rect.origin.y + origin.y), size: rect.size)
  }

  fileprivate func rectangles(of range: Range<Int>) -> [CGRect] {
    let (lines, _, width) = layout
    let range = range.clamped(to: 0..<characters.count)
    return lines.rectangles(of: range, in: width).map(inView)
  }

  fileprivate static func definePlaces(_ view: ClassDefinition<Self>) {
    view.method("caretRectForPosition:") { (view, position: UITextPosition?) -> CGRect in
      let (lines, _, width) = view.layout
      let index = min(max(0, position?.index ?? 0), view.characters.count)
      return view.inView(lines.caret(at: index, in: width))
    }
    // The placeholder does not affect the layout.
    view.method("insertTextPlaceholderWithSize:") { (view, size: CGSize) -> UITextPlaceholder in
      let (lines, _, width) = view.layout
      let caret = view.inView(lines.caret(at: view.input.selection.lowerBound, in: width))
      let made = view.world.create(UIKitClasses.textPlaceholder)
      return made.fill([CGRect(origin: caret.origin, size: size)])
    }
    view.method("removeTextPlaceholder:") { (_, _: UITextPlaceholder) in }
    view.method("firstRectForRange:") { (view, range: UITextRange) -> CGRect in
      view.rectangles(of: range.range).first ?? .zero
    }
    view.method("selectionRectsForRange:") { (view, range: UITextRange) -> [UITextSelectionRect] in
      view.world.selectionRects(view.rectangles(of: range.range))
    }
    view.method("closestPositionToPoint:") { (view, point: CGPoint) -> UITextPosition? in
      view.world.textPosition(view.index(at: point))
    }
    view.method("closestPositionToPoint:withinRange:") {
      (view, point: CGPoint, range: UITextRange) -> UITextPosition? in
      let index = view.index(at: point)
      let range = range.range
      return view.world.textPosition(min(max(index, range.lowerBound), range.upperBound))
    }
    view.method("characterRangeAtPoint:") { (view, point: CGPoint) -> UITextRange? in
      guard !view.characters.isEmpty else { return nil }
      let index = min(view.index(at: point), view.characters.count - 1)
      return view.world.textRange(index..<index + 1)
    }
  }
}

/// Methods that other modules use.
extension TextEditing {
  package func index(at point: CGPoint) -> Int where Self: UIView {
    let (lines, origin, width) = layout
    return lines.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: width)
  }
}
