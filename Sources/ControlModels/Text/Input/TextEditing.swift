internal import FoundationCore
internal import SelectorRuntime

/// A view whose text a person edits: a text field or a text view.
///
/// The text is kept in UTF-16 units, as all ranges count them. Every change comes through
/// ``edit(_:to:)``: the delegate is asked first, then the text is replaced, then the change is told.
// Bound to no class: `swift symbolgraph-extract` of 6.3 cannot read a protocol for a class of its own
// module.
protocol TextEditing: AnyObject {
  /// The text.
  var characters: UTF16Text { get }

  /// The class of UIKit that it is, or inherits from.
  var declaredClass: RuntimeClass { get }

  /// Its selection, its marked text and its traits.
  var input: TextInputState { get }

  /// Asks the delegate whether a range may be replaced.
  func mayChange(_ range: Range<Int>, to text: UTF16Text) throws -> Bool

  /// Replaces a range of the text, and nothing else.
  func replaceCharacters(_ range: Range<Int>, with text: UTF16Text) throws

  /// Tells the delegate, the targets and the observers that the person has changed the text.
  func textWasEdited() throws

  /// Tells the delegate that the selection is another one.
  func selectionWasChanged() throws

  /// Does what a return key does instead of a line break; answers false where it makes one.
  func typeReturn() throws -> Bool

  /// The lines of the text, and where they stand in the bounds.
  var layout: (lines: TextLayout, origin: CGPoint, width: Double) { get }

  /// Whether the text can be selected, and whether it can be changed.
  var isSelectable: Bool { get }
  var isEditable: Bool { get }
  /// Whether the text is kept from the pasteboard.
  var isSecret: Bool { get }
}

/// The state of a person's editing in a text field or a text view.
final class TextInputState {
  /// In UTF-16 units; an empty one is the caret.
  var selection = 0..<0
  /// A text that an input method has not finished.
  var marked: Range<Int>?
  var markedStyle: HeldValue?
  /// Set while a change is made that the delegate has already allowed.
  var isAllowed = false
  var traits = TextInputTraits()
  @Weak var inputDelegate: RuntimeObject?
  @Strong var tokenizer: RuntimeObject?
  @Strong var inputView: RuntimeObject?
  @Strong var inputAccessoryView: RuntimeObject?
  /// Made when its menu is first shown.
  @Strong var editMenu: UIEditMenuInteraction?

  func clear() {
    inputDelegate = nil
    tokenizer = nil
    inputView = nil
    inputAccessoryView = nil
    editMenu = nil
    markedStyle = nil
  }

  /// Keeps the selection and the marked text inside a text of another length.
  func fit(_ length: Int) {
    selection = selection.clamped(to: 0..<length)
    if let marked { self.marked = marked.clamped(to: 0..<length) }
  }
}

extension TextEditing where Self: UIView {
  /// Changes a range of the text as a person does; answers false when the delegate is against it.
  @discardableResult
  func edit(_ range: Range<Int>, to new: UTF16Text) throws -> Bool {
    var range = range.clamped(to: 0..<characters.count)
    if !input.isAllowed {
      let before = characters
      guard try mayChange(range, to: new) else { return false }
      // The delegate may have set another text, at whose end the caret is.
      if characters != before {
        range = max(0, characters.count - range.count)..<characters.count
      }
    }
    input.isAllowed = false
    let host = world.keyboard.host
    try host.tell(selectors.text.textWillChange, self)
    try replaceCharacters(range, with: new)
    input.marked = nil
    let caret = min(range.lowerBound + new.count, characters.count)
    input.selection = caret..<caret
    try host.tell(selectors.text.textDidChange, self)
    try selectionWasChanged()
    try textWasEdited()
    return true
  }

  /// Types a text where the selection is.
  func type(_ text: UTF16Text) throws {
    if text == "\n", try typeReturn() { return }
    try edit(input.marked ?? input.selection, to: text)
  }

  /// Deletes the selection, or the character before the caret.
  func deleteBackward() throws {
    let selection = input.selection
    if !selection.isEmpty {
      try edit(selection, to: "")
    } else if selection.lowerBound > 0 {
      try edit(before(selection.lowerBound)..<selection.lowerBound, to: "")
    }
  }

  /// Where the character begins that ends at an index: what a person sees as one.
  private func before(_ index: Int) -> Int {
    let last = characters[0..<index].string.last
    return index - (last.map { String($0).utf16.count } ?? 0)
  }

  /// Selects a range, and tells of it when that is another one.
  func select(_ range: Range<Int>) throws {
    let range = range.clamped(to: 0..<characters.count)
    guard range != input.selection else { return }
    let delegate = input.inputDelegate
    if let delegate, try delegate.implements(selectors.text.selectionWillChange) {
      try delegate.send(selectors.text.selectionWillChange, self)
    }
    let host = world.keyboard.host
    try host.tell(selectors.text.selectionWillChange, self)
    input.selection = range
    try selectionWasChanged()
    try host.tell(selectors.text.selectionDidChange, self)
    if let delegate, try delegate.implements(selectors.text.selectionDidChange) {
      try delegate.send(selectors.text.selectionDidChange, self)
    }
  }

  /// Shows a text that an input method has not finished.
  func mark(_ text: UTF16Text, selecting selected: Range<Int>) throws {
    let range = input.marked ?? input.selection
    try replaceCharacters(range, with: text)
    let start = range.lowerBound
    input.marked = text.isEmpty ? nil : start..<start + text.count
    let selection = selected.clamped(to: 0..<text.count)
    input.selection = start + selection.lowerBound..<start + selection.upperBound
    try selectionWasChanged()
    try textWasEdited()
  }
}
