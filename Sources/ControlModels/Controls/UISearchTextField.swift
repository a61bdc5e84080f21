internal import FoundationModels
internal import SelectorRuntime

/// The field of a search bar: tokens stand before its text.
extension UITextField {
  private final var tokens: [UISearchToken] {
    storedValues?.value("tokens").flatMap { [UISearchToken].from($0, in: runtime) } ?? []
  }

  private final func setTokens(_ tokens: [UISearchToken]) throws {
    try send(runtime.selector("setTokens:"), tokens)
  }

  /// Removes the token before the text, where the caret stands right behind it.
  ///
  /// - Returns: whether there was one that may go.
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

  static func defineSearch(_ field: ClassDefinition<UITextField>) {
    field.stored("tokens", .copy, usual: [UISearchToken]())
    field.stored("allowsDeletingTokens", usual: true)
    field.stored("allowsCopyingTokens", usual: true)
    field.stored("tokenBackgroundColor", .strong, usual: UIColor?.none)
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

/// Something that a search is limited to, which stands in the field before the text.
final class UISearchToken: StoringObject {
  private var text = ""
  @Strong private var icon: UIImage?

  override func destruct() {
    icon = nil
    super.destruct()
  }

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
  static let searchToken = NativeClass<UISearchToken>(
    "UISearchToken", superclass: FoundationClasses.object, UISearchToken.define)
  static let searchTextField = NativeClass<UITextField>(
    "UISearchTextField", superclass: textField, UITextField.defineSearch)
  /// The class of the field in a search bar.
  static let searchBarTextField = NativeClass<UITextField>(
    "UISearchBarTextField", superclass: searchTextField)
}
