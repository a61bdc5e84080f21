internal import FoundationModels
internal import SelectorRuntime

extension UIKitWorld {
  /// Types a text into what edits now, as a person does: one character after the other.
  ///
  /// Before each the delegate is asked, then `insertText:` or, for a backspace, `deleteBackward` is
  /// sent: a hook on those sees what the delegate has allowed.
  ///
  /// - Throws: ``RuntimeError`` when nothing edits; what the messages throw.
  package func type(_ text: String) throws {
    guard let responder = keyWindow?.firstResponder else {
      throw RuntimeError(.invalidArgument, "uikit.type: nothing in the key window edits a text")
    }
    for character in text {
      guard let view = responder as? any UIView & TextEditing else {
        guard try responder.call(selectors.respondsToSelector, selectors.text.insertText) else {
          throw RuntimeError(
            .invalidArgument,
            "uikit.type: \(responder.defaultDescription) takes no text: it has no insertText:")
        }
        try responder.keptAlive { try responder.type(character, selectors.text) }
        continue
      }
      try view.keptAlive { try typeAllowed(character, into: view) }
    }
  }

  private func typeAllowed(_ character: Character, into view: any UIView & TextEditing) throws {
    let isBackspace = character == "\u{8}"
    // A field that returns asks its own question.
    if character == "\n", view is UITextField { return try view.type(character, selectors.text) }
    var range = view.input.marked ?? view.input.selection
    if isBackspace, range.isEmpty {
      guard range.lowerBound > 0 else { return try view.type(character, selectors.text) }
      let last = view.characters[0..<range.lowerBound].string.last
      range = range.lowerBound - (last.map { String($0).utf16.count } ?? 0)..<range.lowerBound
    }
    let new = UTF16Text(isBackspace ? "" : String(character))
    guard try view.mayChange(range, to: new) else { return }
    view.input.isAllowed = true
    defer { view.input.isAllowed = false }
    try view.type(character, selectors.text)
  }
}

extension RuntimeObject {
  /// Sends what a key sends.
  fileprivate final func type(_ character: Character, _ names: TextSelectors) throws {
    if character == "\u{8}" { return try send(names.deleteBackward) }
    try send(names.insertText, String(character))
  }
}
