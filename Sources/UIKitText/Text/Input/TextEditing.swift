package import FoundationCore
package import QuartzCore
package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// An editable text view: a text field or a text view.
///
/// Ranges count UTF-16 units. Every change of the user or of the text input messages is made by
/// ``edit(_:to:asking:)``: the text is replaced, and the change is announced. The delegate is asked
/// for what the user does, by a key or by the edit menu; messages that an app sends itself, such as
/// `insertText:`, do not ask it.
// Not class-bound: `swift symbolgraph-extract` of 6.3 cannot read a protocol that is bound to a
// class of its own module.
package protocol TextEditing: FocusableText {
  /// The text.
  var characters: UTF16Text { get }

  /// The UIKit class of the view or of its nearest UIKit superclass.
  var declaredClass: RuntimeClass { get }

  /// Its selection, marked text and traits.
  var input: TextInputState { get }

  /// Asks the delegate whether a range may be replaced.
  func mayChange(_ range: Range<Int>, to text: UTF16Text) throws -> Bool

  /// Replaces a range of the text, without notifications.
  func replaceCharacters(_ range: Range<Int>, with text: UTF16Text) throws

  /// Notifies the delegate, the targets and the observers that the user has changed the text.
  func textWasEdited() throws

  /// Notifies the delegate of a changed selection.
  func selectionWasChanged() throws

  /// Handles the return key; returns false if it should insert a line break.
  func typeReturn() throws -> Bool

  /// The layout of the text, and its origin in the bounds.
  var layout: (lines: TextLayout, origin: CGPoint, width: Double) { get }

  /// Whether the text is selectable, and whether it is editable.
  var isSelectable: Bool { get }
  var isEditable: Bool { get }
  /// Whether the text must not be copied to the pasteboard.
  var isSecret: Bool { get }
  /// Whether the return key is sent to the text, whose delegate may handle it.
  var takesReturnKey: Bool { get }
  var isEditing: Bool { get }
}

/// The editing state of a text field or text view.
package final class TextInputState {
  /// In UTF-16 units; an empty range is the caret.
  package var selection = 0..<0
  /// The marked text of an input method.
  package var marked: Range<Int>?
  var markedStyle: HeldValue?
  /// True while a key of the keyboard is handled, which the delegate has already allowed.
  var isKey = false
  /// Whether the next insertion while editing replaces the text; it ends with that insertion.
  package var clearsOnInsertion = false
  /// Whether the next insertion or deletion clears the text, as long as the text is secure.
  package var clearsSecret = false
  package var traits = TextInputTraits()
  @Weak package var inputDelegate: RuntimeObject?
  @Strong var tokenizer: RuntimeObject?
  @Strong var inputView: RuntimeObject?
  @Strong var inputAccessoryView: RuntimeObject?
  /// Created when its menu is first shown.
  @Strong package var editMenu: RuntimeObject?

  package init() {}

  package func clear() {
    inputDelegate = nil
    tokenizer = nil
    inputView = nil
    inputAccessoryView = nil
    editMenu = nil
    markedStyle = nil
  }

  /// Clamps the selection and the marked text to a new text length.
  func fit(_ length: Int) {
    selection = selection.clamped(to: 0..<length)
    if let marked { self.marked = marked.clamped(to: 0..<length) }
  }
}

extension TextEditing {
  /// The selection within the present text, which a text storage may have shortened without a notification.
  package var selection: Range<Int> { input.selection.clamped(to: 0..<characters.count) }

  /// The range that a typed text replaces: the marked text, or the selection.
  var replaced: Range<Int> {
    (input.marked ?? input.selection).clamped(to: 0..<characters.count)
  }
}

extension TextEditing where Self: UIView {
  /// Changes a range, and announces the change; returns false if the delegate forbids it.
  ///
  /// - Parameter asks: Whether the delegate is asked.
  @discardableResult
  package func edit(_ range: Range<Int>, to new: UTF16Text, asking asks: Bool = true) throws -> Bool
  {
    var range = range.clamped(to: 0..<characters.count)
    if asks {
      let before = characters
      guard try mayChange(range, to: new) else { return false }
      // The delegate may have set another text, with the caret at its end.
      if characters != before {
        range = max(0, characters.count - range.count)..<characters.count
      }
    }
    input.isKey = false
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

  /// Replaces the selection or the marked text by a typed text; the delegate is not asked.
  ///
  /// The return key is handled only if it is a key: inserted by code, it is a line break.
  func type(_ text: UTF16Text) throws {
    if input.isKey, text == "\n", try typeReturn() { return }
    let isCleared = clearsNow(deleting: false)
    let range = isCleared ? 0..<characters.count : replaced
    try edit(range, to: text, asking: false)
  }

  /// Deletes the selection, or the character before the caret; the delegate is not asked.
  package func deleteBackward() throws {
    let selection = selection
    if clearsNow(deleting: true), !characters.isEmpty {
      try edit(0..<characters.count, to: "", asking: false)
    } else if !selection.isEmpty {
      try edit(selection, to: "", asking: false)
    } else if selection.lowerBound > 0 {
      try edit(before(selection.lowerBound)..<selection.lowerBound, to: "", asking: false)
    }
  }

  /// Returns whether a change replaces the whole text, and ends the state that says so.
  ///
  /// A secure text is cleared by the first insertion or deletion after editing began or the text
  /// was made secure (openradar 25690848, stackoverflow 7305538); another text by an insertion if
  /// `clearsOnInsertion` is set, which is NO again afterwards.
  private func clearsNow(deleting: Bool) -> Bool {
    guard isEditing else { return false }
    var clears = input.clearsSecret && isSecret
    input.clearsSecret = false
    if !deleting {
      clears = clears || input.clearsOnInsertion
      input.clearsOnInsertion = false
    }
    return clears
  }

  /// The start of the user-perceived character that ends at an index.
  private func before(_ index: Int) -> Int {
    let last = characters[0..<index].string.last
    return index - (last.map { String($0).utf16.count } ?? 0)
  }

  /// Selects a range, and notifies the delegates if it has changed.
  package func select(_ range: Range<Int>) throws {
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

  /// Sets the marked text of an input method.
  func mark(_ text: UTF16Text, selecting selected: Range<Int>) throws {
    let range = replaced
    try replaceCharacters(range, with: text)
    let start = range.lowerBound
    input.marked = text.isEmpty ? nil : start..<start + text.count
    let selection = selected.clamped(to: 0..<text.count)
    input.selection = start + selection.lowerBound..<start + selection.upperBound
    try selectionWasChanged()
    try textWasEdited()
  }
}
