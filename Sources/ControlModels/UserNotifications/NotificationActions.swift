internal import FoundationModels
internal import SelectorRuntime

// The buttons of notifications.
extension UIKitClasses {
  private static let object = FoundationClasses.object

  static let notificationAction = NativeClass<FieldedObject>(
    "UNNotificationAction", superclass: object
  ) { action in
    action.fieldsAreCopied()
    action.classSide.method("actionWithIdentifier:title:options:") {
      (cls, identifier: String, title: String, options: Int) -> RuntimeObject in
      make(
        cls,
        [
          "identifier": .string(identifier), "title": .string(title),
          "options": .integer(Int64(options)),
        ])
    }
    action.field("identifier", .copy, usual: "", isReadonly: true)
    action.field("title", .copy, usual: "", isReadonly: true)
    action.field("options", usual: 0, isReadonly: true)
  }

  static let textInputNotificationAction = NativeClass<FieldedObject>(
    "UNTextInputNotificationAction", superclass: notificationAction
  ) { action in
    action.classSide.raw(
      "actionWithIdentifier:title:options:textInputButtonTitle:textInputPlaceholder:",
      types: "@@:@@Q@@"
    ) { receiver, _, arguments in
      guard let cls = receiver as? RuntimeClass else { return .none }
      return .object(
        make(
          cls,
          [
            "identifier": arguments[0], "title": arguments[1], "options": arguments[2],
            "textInputButtonTitle": arguments[3], "textInputPlaceholder": arguments[4],
          ]))
    }
    action.field("textInputButtonTitle", .copy, usual: "", isReadonly: true)
    action.field("textInputPlaceholder", .copy, usual: "", isReadonly: true)
  }

  static let notificationCategory = NativeClass<FieldedObject>(
    "UNNotificationCategory", superclass: object
  ) { category in
    category.fieldsAreCopied()
    category.classSide.method("categoryWithIdentifier:actions:intentIdentifiers:options:") {
      (cls, identifier: String, actions: Value, intents: Value, options: Int) -> RuntimeObject in
      make(
        cls,
        [
          "identifier": .string(identifier),
          "actions": .list([Value].from(actions, in: cls.runtime) ?? []),
          "intentIdentifiers": .list([Value].from(intents, in: cls.runtime) ?? []),
          "options": .integer(Int64(options)),
        ])
    }
    category.field("identifier", .copy, usual: "", isReadonly: true)
    category.field("actions", .copy, of: "NSArray", usual: Value.list([]), isReadonly: true)
    category.field(
      "intentIdentifiers", .copy, of: "NSArray", usual: Value.list([]), isReadonly: true)
    category.field("options", usual: 0, isReadonly: true)
  }
}
