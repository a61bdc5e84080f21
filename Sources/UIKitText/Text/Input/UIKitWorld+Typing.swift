internal import FoundationCore
internal import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

extension UIKitWorld {
  /// Types a text into the first responder, one character after the other.
  ///
  /// The delegate is asked before each character. Then `insertText:` or, for a backspace,
  /// `deleteBackward` is sent, so hooks on those see only allowed changes. These messages ask no
  /// delegate themselves.
  ///
  /// - Parameters:
  ///   - text: The text; a backspace deletes, a line break is the return key.
  ///   - pass: Lets the time of a key pass, after each key.
  /// - Throws: ``RuntimeError`` if no text is being edited; errors of the messages.
  package func type(_ text: String, _ pass: () throws -> Void = {}) throws {
    guard keyWindow?.firstResponder != nil else {
      throw RuntimeError(.invalidArgument, "uikit.type: nothing in the key window edits a text")
    }
    for character in text {
      guard let responder = keyWindow?.firstResponder else {
        throw RuntimeError(
          .invalidArgument, "uikit.type: nothing edits a text any more at '\(character)'")
      }
      guard
        try responder is any TextEditing
          || responder.call(selectors.respondsToSelector, selectors.text.insertText)
      else {
        throw RuntimeError(
          .invalidArgument,
          "uikit.type: \(responder.defaultDescription) takes no text: it has no insertText:")
      }
      // A key is a touch outside of the app's views.
      digitizer.forgetTaps()
      try insert(String(character), into: responder)
      try pass()
    }
  }

  /// Types a text at once, as a keyboard extension does; has no effect if no responder accepts it.
  ///
  /// - Parameters:
  ///   - text: the text to type; a backspace deletes.
  ///   - responder: the first responder.
  /// - Throws: errors of the messages.
  func insert(_ text: String, into responder: UIResponder?) throws {
    guard let responder else { return }
    guard let view = responder as? any UIView & TextEditing else {
      guard try responder.call(selectors.respondsToSelector, selectors.text.insertText) else {
        return
      }
      return try responder.keptAlive { try responder.type(text, selectors.text) }
    }
    try view.keptAlive { try typeAllowed(text, into: view) }
  }

  private func typeAllowed(_ text: String, into view: any UIView & TextEditing) throws {
    let isBackspace = text == "\u{8}"
    // The return key of a text field calls another delegate method.
    if text == "\n", view.takesReturnKey { return try key(text, into: view) }
    if isBackspace, try !view.call(selectors.text.inputShouldDelete, view) { return }
    var range = view.replaced
    if isBackspace, range.isEmpty {
      guard range.lowerBound > 0 else { return try key(text, into: view) }
      let last = view.characters[0..<range.lowerBound].string.last
      range = range.lowerBound - (last.map { String($0).utf16.count } ?? 0)..<range.lowerBound
    }
    let new = UTF16Text(isBackspace ? "" : text)
    guard try view.mayChange(range, to: new) else { return }
    try key(text, into: view)
  }

  private func key(_ text: String, into view: any UIView & TextEditing) throws {
    view.input.isKey = true
    defer { view.input.isKey = false }
    try view.type(text, selectors.text)
  }
}

extension RuntimeObject {
  /// Sends the message of one key.
  fileprivate final func type(_ text: String, _ names: TextSelectors) throws {
    if text == "\u{8}" { return try send(names.deleteBackward) }
    try send(names.insertText, text)
  }
}
