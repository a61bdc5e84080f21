package import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The notification actions before iOS 10, from UIUserNotificationSettings.h.
///
/// Only the mutable classes have setters. A copy is immutable, a mutable copy is not.
extension UIKitClasses {
  package static let userNotificationAction = NativeClass<FieldedObject>(
    "UIUserNotificationAction", superclass: FoundationClasses.object
  ) { action in
    defineFields(of: action, isReadonly: true)
    copies(action, "UIUserNotificationAction")
    action.fieldsAreCopied()
  }

  package static let mutableUserNotificationAction = NativeClass<FieldedObject>(
    "UIMutableUserNotificationAction", superclass: userNotificationAction
  ) { action in
    defineFields(of: action, isReadonly: false)
  }

  package static let userNotificationCategory = NativeClass<FieldedObject>(
    "UIUserNotificationCategory", superclass: FoundationClasses.object
  ) { category in
    category.field("identifier", .copy, usual: String?.none, isReadonly: true)
    category.method("actionsForContext:") { (category, context: Int) -> Value in
      // UIUserNotificationActionContextDefault and …Minimal; Minimal uses the actions of Default by
      // default.
      let own = category["actions \(context)"]
      return own.isNone && context == 1 ? category["actions 0"] : own
    }
    copies(category, "UIUserNotificationCategory")
    category.fieldsAreCopied()
  }

  package static let mutableUserNotificationCategory = NativeClass<FieldedObject>(
    "UIMutableUserNotificationCategory", superclass: userNotificationCategory
  ) { category in
    category.field("identifier", .copy, usual: String?.none)
    category.method("setActions:forContext:") {
      (category, actions: [RuntimeObject]?, context: Int) in
      category["actions \(context)"] = actions.messageValue
    }
  }

  private static func defineFields(
    of action: ClassDefinition<FieldedObject>, isReadonly: Bool
  ) {
    for name in ["identifier", "title"] {
      action.field(name, .copy, usual: String?.none, isReadonly: isReadonly)
    }
    // UIUserNotificationActivationModeForeground, UIUserNotificationActionBehaviorDefault
    for name in ["activationMode", "behavior"] {
      action.field(name, usual: 0, isReadonly: isReadonly)
    }
    action.field(
      "authenticationRequired", getter: "isAuthenticationRequired", usual: false,
      isReadonly: isReadonly)
    action.field("destructive", getter: "isDestructive", usual: false, isReadonly: isReadonly)
    action.field("parameters", .copy, of: "NSDictionary", usual: Value.none, isReadonly: isReadonly)
  }

  /// Declares the copying methods, which must precede the common declaration of copied fields.
  private static func copies(_ object: ClassDefinition<FieldedObject>, _ name: String) {
    let mutable = "UIMutable" + name.dropFirst(2)
    object.method("copyWithZone:") { (object, _: Value) -> RuntimeObject in
      try object.copied(as: object.uikit.valueClass(name))
    }
    object.method("mutableCopyWithZone:") { (object, _: Value) -> RuntimeObject in
      try object.copied(as: object.uikit.valueClass(mutable))
    }
  }
}
