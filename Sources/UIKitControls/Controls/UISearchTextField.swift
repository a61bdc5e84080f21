internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import UIKitText

/// The text field of a search bar, with tokens before the text.
///
/// The text begins at position 0, as in every field. The first of n tokens is at position -n and
/// the last one at -1, so a range can contain tokens, text or both.
extension UITextField {
  private final var tokens: [UISearchToken] {
    storedValues?.value("tokens").flatMap { [UISearchToken].from($0, in: runtime) } ?? []
  }

  private final func setTokens(_ tokens: [UISearchToken]) throws {
    try send(runtime.selector("setTokens:"), tokens)
  }

  /// Deletes the token directly before the caret.
  ///
  /// - Returns: whether there was a token that can be deleted.
  private final func deleteToken() throws -> Bool {
    let tokens = tokens
    guard !tokens.isEmpty, input.marked == nil, input.selection == 0..<0,
      try call(runtime.selector("allowsDeletingTokens"))
    else { return false }
    try setTokens(tokens.dropLast())
    try sendActions(for: .editingChanged, nil)
    return true
  }

  private final func place(_ index: Int, upTo end: Int, _ method: String) throws -> Int {
    guard 0..<end ~= index else {
      throw RuntimeError(
        .range, "-[\(className) \(method)]: index \(index) beyond bounds [0 .. \(end - 1)]")
    }
    return index
  }

  /// Returns the tokens whose positions are in a range.
  private func tokens(in range: Range<Int>) -> ArraySlice<UISearchToken> {
    let tokens = tokens
    let all = -tokens.count..<0
    let found = range.clamped(to: all)
    return tokens[found.lowerBound + tokens.count..<found.upperBound + tokens.count]
  }

  /// Replaces the text of a range by a token; tokens in the range remain.
  private func replaceText(
    of range: Range<Int>, with token: UISearchToken, at index: Int
  ) throws {
    let method = "replaceTextualPortionOfRange:withToken:atIndex:"
    var tokens = tokens
    tokens.insert(token, at: try place(index, upTo: tokens.count + 1, method))
    let textual = range.clamped(to: 0..<characters.count)
    try keptAlive {
      try replaceCharacters(textual, with: "")
      input.marked = nil
      input.selection = textual.lowerBound..<textual.lowerBound
      try setTokens(tokens)
      try textWasEdited()
    }
  }

  private static func definePositions(_ field: ClassDefinition<UITextField>) {
    field.method("positionOfTokenAtIndex:") { (field, index: Int) -> UITextPosition in
      let count = field.tokens.count
      let place = try field.place(index, upTo: count, "positionOfTokenAtIndex:")
      return field.world.textPosition(place - count)
    }
    field.method("tokensInRange:") { (field, range: UITextRange) -> [UISearchToken] in
      Array(field.tokens(in: range.range))
    }
    field.readonly("textualRange", .strong) { (field) -> UITextRange in
      field.world.textRange(0..<field.characters.count)
    }
    field.method("replaceTextualPortionOfRange:withToken:atIndex:") {
      (field, range: UITextRange, token: UISearchToken, index: Int) in
      try field.replaceText(of: range.range, with: token, at: index)
    }
    field.readonly("beginningOfDocument", .strong) { (field) -> UITextPosition in
      field.world.textPosition(-field.tokens.count)
    }
    field.method("positionFromPosition:offset:") {
      (field, position: UITextPosition, offset: Int) -> UITextPosition? in
      let (index, overflows) = position.index.addingReportingOverflow(offset)
      let whole = -field.tokens.count...field.characters.count
      return overflows || !whole.contains(index) ? nil : field.world.textPosition(index)
    }
  }

  static func defineSearch(_ field: ClassDefinition<UITextField>) {
    field.stored("tokens", .copy, usual: [UISearchToken]())
    field.stored("allowsDeletingTokens", usual: true)
    field.stored("allowsCopyingTokens", usual: true)
    field.stored("tokenBackgroundColor", .strong, usual: UIColor?.none)
    field.stored("searchSuggestions", .copy, of: "NSArray", usual: [RuntimeObject]?.none)
    definePositions(field)
    field.method("insertToken:atIndex:") { (field, token: UISearchToken, index: Int) in
      var tokens = field.tokens
      let place = try field.place(index, upTo: tokens.count + 1, "insertToken:atIndex:")
      tokens.insert(token, at: place)
      try field.setTokens(tokens)
    }
    field.method("removeTokenAtIndex:") { (field, index: Int) in
      var tokens = field.tokens
      tokens.remove(at: try field.place(index, upTo: tokens.count, "removeTokenAtIndex:"))
      try field.setTokens(tokens)
    }
    field.method("deleteBackward") { (field) in
      try field.keptAlive { if try !field.deleteToken() { try field.deleteBackward() } }
    }
  }
}

/// A filter of a search, displayed in the field before the text.
package final class UISearchToken: StoringObject {
  private var text = ""
  @Strong private var icon: UIImage?

  static func define(_ token: ClassDefinition<UISearchToken>) {
    token.classSide.method("tokenWithIcon:text:") {
      (cls, icon: UIImage?, text: String) -> UISearchToken in
      let made = try cls.uikit.instance(UISearchToken.self, of: cls)
      (made.icon, made.text) = (icon, text)
      return made
    }
    token.stored("representedObject", .strong, usual: Value.none)
  }
}

extension UIKitClasses {
  package static let searchToken = NativeClass<UISearchToken>(
    "UISearchToken", superclass: FoundationClasses.object, UISearchToken.define)
  package static let searchTextField = NativeClass<UITextField>(
    "UISearchTextField", superclass: textField, UITextField.defineSearch)
  /// The class of a search bar's text field.
  package static let searchBarTextField = NativeClass<UITextField>(
    "UISearchBarTextField", superclass: searchTextField)
}
