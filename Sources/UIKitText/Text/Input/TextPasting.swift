package import SelectorRuntime
package import UIKitBase
internal import UIKitRuntime

/// Methods that other modules use.
extension ClassDefinition {
  /// Declares pasting, drag and drop, and other `UITextInput` members of text fields and text
  /// views.
  package func definePasting() where Instance: UIView {
    stored("pasteDelegate", .weak, of: "<UITextPasteDelegate>", usual: RuntimeObject?.none)
    stored("textDragDelegate", .weak, of: "<UITextDragDelegate>", usual: RuntimeObject?.none)
    stored("textDropDelegate", .weak, of: "<UITextDropDelegate>", usual: RuntimeObject?.none)
    stored("interactionState", .strong, usual: Value.none)
    // UITextStorageDirectionForward
    stored("selectionAffinity", usual: 0)
    method("textStylingAtPosition:inDirection:") { (view, _: RuntimeObject, _: Int) -> Value in
      let name = view is UITextView ? "typingAttributes" : "defaultTextAttributes"
      return try view.call(view.runtime.selector(name))
    }
  }
}
