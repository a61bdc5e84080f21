internal import FoundationFiles
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The input views of a responder, and other optional members.
extension UIResponder {
  static func defineInput(_ responder: ClassDefinition<UIResponder>) {
    for name in ["inputView", "inputAccessoryView"] {
      responder.readonly(name, .strong, of: "UIView") { (_) -> UIView? in nil }
    }
    for name in ["inputViewController", "inputAccessoryViewController"] {
      responder.readonly(name, .strong, of: "UIInputViewController") { (_) in
        UIInputViewController?.none
      }
    }
    responder.readonly("textInputContextIdentifier", .strong) { (_) -> String? in nil }
    responder.readonly("textInputMode", .strong) { (responder) -> UITextInputMode? in
      let takesText: Bool = try responder.call(
        responder.selectors.respondsToSelector, responder.selectors.text.insertText)
      return takesText ? UITextInputMode.active(in: responder.world).first : nil
    }
    responder.method("reloadInputViews") { (responder) in
      try responder.world.keyboard.reload(for: responder)
    }
    responder.classSide.method("clearTextInputContextIdentifier:") { (_, _: String) in }
    responder.stored(
      "activityItemsConfiguration", .strong, of: "<UIActivityItemsConfigurationReading>",
      usual: RuntimeObject?.none)
    responder.readonly("keyCommands", .copy) { (_) -> [UIKeyCommand]? in nil }
    responder.stored("userActivity", .strong, usual: NSUserActivity?.none)
    responder.stored("pasteConfiguration", .copy, usual: UIPasteConfiguration?.none)
    responder.method("updateUserActivityState:") { (_, _: NSUserActivity) in }
    responder.method("restoreUserActivityState:") { (_, _: NSUserActivity) in }
    responder.method("remoteControlReceivedWithEvent:") { (_, _: UIEvent?) in }
    responder.method("touchesEstimatedPropertiesUpdated:") { (_, _: Value) in }
    responder.method("buildMenuWithBuilder:") { (_, _: Value) in }
    responder.method("validateCommand:") { (_, _: Value) in }
    responder.method("canPasteItemProviders:") {
      (responder, providers: [NSItemProvider]) -> Bool in try responder.takes(providers)
    }
    responder.method("pasteItemProviders:") { (_, _: [NSItemProvider]) in }
    // UIEditingInteractionConfigurationDefault
    responder.readonly("editingInteractionConfiguration") { (_) -> Int in 1 }
  }
}
