internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The shortcut buttons above a keyboard, which a phone does not show.
package final class UITextInputAssistantItem: StoringObject {

  static func define(_ item: ClassDefinition<UITextInputAssistantItem>) {
    item.stored("leadingBarButtonGroups", .copy, usual: [UIBarButtonItemGroup]())
    item.stored("trailingBarButtonGroups", .copy, usual: [UIBarButtonItemGroup]())
    item.stored("allowsHidingShortcuts", usual: true)
  }
}

extension UIResponder {
  static func defineAssistant(_ responder: ClassDefinition<UIResponder>) {
    let key = "inputAssistantItem"
    responder.readonly(key, .strong) { (responder) -> UITextInputAssistantItem in
      if let made = responder.storedValues?.value(key)?.object as? UITextInputAssistantItem {
        return made
      }
      let made = responder.world.create(UIKitClasses.textInputAssistantItem)
      let values = responder.makeStoredValues()
      values.set(key, .object(made), .strong)
      return made
    }
  }
}

extension UIKitClasses {
  package static let textInputAssistantItem = NativeClass<UITextInputAssistantItem>(
    "UITextInputAssistantItem", superclass: FoundationClasses.object,
    UITextInputAssistantItem.define)
}
