internal import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The text that a custom keyboard edits.
///
/// From UITextDocumentProxy in UIInputViewController.h; the corresponding class on a device is
/// private.
package final class TextDocumentProxy: RuntimeObject {
  package override class var declaredName: String { "_UITextDocumentInterface" }

  @Weak private var document: UIResponder?
  @Strong private var identifier: NSUUID?
  /// Has the default text input traits, which are those of a proxy without a text.
  @Strong private var usual: RuntimeObject?

  private var responder: UIResponder? { uikit.keyWindow?.firstResponder }
  private var text: (any UIView & TextEditing)? { responder as? any UIView & TextEditing }

  /// The paragraph's text before the caret, or nil if there is none.
  private var before: String? {
    guard let text else { return nil }
    let all = text.characters[0..<text.selection.lowerBound].string
    let start = all.lastIndex(of: "\n").map { all.index(after: $0) } ?? all.startIndex
    return start == all.endIndex ? nil : String(all[start...])
  }

  /// The paragraph's text after the caret, or nil if there is none.
  private var after: String? {
    guard let text else { return nil }
    let all = text.characters[text.selection.upperBound..<text.characters.count].string
    let end = all.firstIndex(of: "\n") ?? all.endIndex
    return end == all.startIndex ? nil : String(all[..<end])
  }

  private func move(by offset: Int) throws {
    guard let text else { return }
    let (place, _) = text.selection.upperBound.addingReportingOverflow(offset)
    let caret = min(max(0, place), text.characters.count)
    try text.keptAlive { try text.select(caret..<caret) }
  }

  /// The identifier of the document, different for each text.
  private func documentIdentifier() throws -> NSUUID? {
    if let identifier, document === responder { return identifier }
    let made: NSUUID = try runtime.cls(FoundationClasses.uuid).call(runtime.selector("UUID"))
    (document, identifier) = (responder, made)
    return made
  }

  /// The text, or an object with default traits for a getter of UITextInputTraits.
  private func owner(of selector: Selector) throws -> RuntimeObject? {
    if let text { return try text.implements(selector) ? text : nil }
    let traits = runtime.protocol(UIKitProtocols.textInputTraits)
    guard traits.declarations.contains(where: { $0.selector === selector }) else { return nil }
    if let usual { return usual }
    let made = try uikit.makeView(UIKitClasses.textView)
    usual = made
    return made
  }

  static func define(_ proxy: ClassDefinition<TextDocumentProxy>) {
    proxy.adopt(UIKitProtocols.textDocumentProxy)
    proxy.readonly("documentContextBeforeInput", .copy) { $0.before }
    proxy.readonly("documentContextAfterInput", .copy) { $0.after }
    proxy.readonly("selectedText", .copy) { (proxy) -> String? in
      guard let text = proxy.text, !text.selection.isEmpty else { return nil }
      return text.characters[text.selection].string
    }
    proxy.readonly("documentInputMode", .strong) { (proxy) -> UITextInputMode? in
      UITextInputMode.active(in: proxy.uikit).first
    }
    proxy.readonly("documentIdentifier", .copy) { try $0.documentIdentifier() }
    proxy.method("adjustTextPositionByCharacterOffset:") { (proxy, offset: Int) in
      try proxy.move(by: offset)
    }
    proxy.method("insertText:") { (proxy, text: String) in
      try proxy.uikit.insert(text, into: proxy.responder)
    }
    proxy.method("deleteBackward") { (proxy) in
      try proxy.uikit.insert("\u{8}", into: proxy.responder)
    }
    proxy.readonly("hasText", getter: "hasText") { (proxy) -> Bool in
      let asks = proxy.runtime.selector("hasText")
      guard let responder = proxy.responder, try responder.implements(asks) else { return false }
      return try responder.call(asks)
    }
    proxy.method("setMarkedText:selectedRange:") { (proxy, text: String, range: IndexRange) in
      guard let view = proxy.text else { return }
      try view.send(proxy.runtime.selector("setMarkedText:selectedRange:"), text, range)
    }
    proxy.method("unmarkText") { (proxy) in
      try proxy.text?.send(proxy.runtime.selector("unmarkText"))
    }
    // The text input traits are forwarded to the text itself.
    proxy.method("forwardingTargetForSelector:") { (proxy, selector: Selector) -> Value in
      try proxy.owner(of: selector).messageValue
    }
    let implements = proxy.runtime.selector("respondsToSelector:")
    proxy.method(implements.name) { (proxy, selector: Selector) -> Bool in
      if try proxy.runtime.responds(proxy.isa, to: selector) { return true }
      return try proxy.owner(of: selector) != nil
    }
  }
}

extension UIKitClasses {
  package static let textDocumentProxy = NativeClass<TextDocumentProxy>(
    "_UITextDocumentInterface", superclass: FoundationClasses.object, TextDocumentProxy.define)
}
