internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Threads
package import UIKitBase
package import UIKitRuntime

/// A custom keyboard, from UIInputViewController.h.
///
/// Its view replaces the keyboard, and its proxy edits the first responder's text.
package final class UIInputViewController: UIViewController {
  @Strong private var proxy: TextDocumentProxy?

  private var documentProxy: TextDocumentProxy {
    if let proxy { return proxy }
    let made = uikit.create(UIKitClasses.textDocumentProxy)
    proxy = made
    return made
  }

  /// Sends the text change messages when the keyboard appears for a text, as on a device.
  ///
  /// - Throws: errors of the messages.
  func tellOfText() throws {
    let text = uikit.keyWindow?.firstResponder
    guard text is any TextEditing else { return }
    try send(selectors.text.textWillChange, text)
    try send(selectors.text.textDidChange, text)
  }

  /// Selects the next keyboard when a touch on the next-keyboard key ends.
  private func handleList(_ event: UIEvent) throws {
    // UITouchPhaseEnded
    let touches: [UITouch] = event.touches
    guard touches.contains(where: { $0.phase == .ended }) else { return }
    try send(runtime.selector("advanceToNextInputMode"))
  }

  static func define(_ controller: ClassDefinition<UIInputViewController>) {
    controller.adopt(UIKitProtocols.textInputDelegate)
    let (view, setView) = (
      controller.runtime.selector("view"), controller.runtime.selector("setView:")
    )
    controller.method("loadView") { (controller) in
      let world = controller.world
      let made = try world.makeView(
        UIKitClasses.inputView,
        frame: CGRect(
          x: 0, y: 0, width: world.screen.bounds.size.width, height: world.settings.keyboardHeight))
      made.autoresizing = [.width, .height]
      try controller.send(setView, made)
    }
    controller.property(
      "inputView", .strong, of: "UIInputView",
      get: { (controller) -> UIView? in try controller.call(view) },
      set: { (controller, new: UIView?) in try controller.send(setView, new) })
    controller.readonly("textDocumentProxy", .strong, of: "<UITextDocumentProxy>") {
      (controller) -> RuntimeObject in controller.documentProxy
    }
    controller.stored("primaryLanguage", .copy, usual: String?.none)
    controller.stored("hasDictationKey", usual: false)
    // The keyboard runs in the app itself, without the sandbox of an extension.
    controller.readonly("hasFullAccess") { (_) -> Bool in true }
    // A phone without a home button shows this key outside the keyboard.
    controller.readonly("needsInputModeSwitchKey") { (_) -> Bool in false }
    controller.method("dismissKeyboard") { (controller) in
      let responder = controller.uikit.keyWindow?.firstResponder
      _ = try responder?.call(controller.selectors.resignFirstResponder, as: Bool.self)
    }
    controller.method("advanceToNextInputMode") { (controller) in
      try controller.keptAlive { try controller.uikit.keyboard.advance() }
    }
    controller.method("handleInputModeListFromView:withEvent:") {
      (controller, _: UIView, event: UIEvent) in try controller.handleList(event)
    }
    controller.method("requestSupplementaryLexiconWithCompletion:") {
      (controller, completion: Block) in
      let lexicon = HeldValue(.object(controller.uikit.create(UIKitClasses.lexicon).fillAsNew()))
      controller.uikit.threads.mainQueue.async { try completion(lexicon.value) }
    }
    for name in [
      "selectionWillChange:", "selectionDidChange:", "textWillChange:", "textDidChange:",
    ] {
      controller.method(name) { (_, _: RuntimeObject?) in }
    }
  }
}

extension UIKitClasses {
  package static let inputViewController = NativeClass<UIInputViewController>(
    "UIInputViewController", superclass: viewController, UIInputViewController.define)
}
