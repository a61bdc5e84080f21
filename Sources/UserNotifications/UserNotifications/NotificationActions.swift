internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// The actions of notifications.
extension UIKitClasses {
  private static let object = FoundationClasses.object

  static let notificationActionIcon = NativeClass<FieldedObject>(
    "UNNotificationActionIcon", superclass: object
  ) { icon in
    icon.fieldsAreCopied()
    for (name, key) in [
      ("iconWithTemplateImageName:", "_templateImageName"),
      ("iconWithSystemImageName:", "_systemImageName"),
    ] {
      icon.classSide.method(name) { (cls, image: String) -> RuntimeObject in
        make(cls, [key: .string(image)])
      }
    }
  }

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
    action.classSide.method("actionWithIdentifier:title:options:icon:") {
      (cls, identifier: String, title: String, options: Int, icon: FieldedObject?)
        -> RuntimeObject in
      make(
        cls,
        [
          "identifier": .string(identifier), "title": .string(title),
          "options": .integer(Int64(options)), "icon": icon.messageValue,
        ])
    }
    action.field("identifier", .copy, usual: "", isReadonly: true)
    action.field("title", .copy, usual: "", isReadonly: true)
    action.field("options", usual: 0, isReadonly: true)
    action.field(
      "icon", .copy, of: "UNNotificationActionIcon", usual: RuntimeObject?.none, isReadonly: true)
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
    action.classSide.raw(
      "actionWithIdentifier:title:options:icon:textInputButtonTitle:textInputPlaceholder:",
      types: "@@:@@Q@@@"
    ) { receiver, _, arguments in
      guard let cls = receiver as? RuntimeClass else { return .none }
      return .object(
        make(
          cls,
          [
            "identifier": arguments[0], "title": arguments[1], "options": arguments[2],
            "icon": arguments[3], "textInputButtonTitle": arguments[4],
            "textInputPlaceholder": arguments[5],
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
      (cls, identifier: String, actions: [RuntimeObject], intents: [String], options: Int)
        -> RuntimeObject in
      makeCategory(cls, identifier, actions, intents, options)
    }
    let hidden =
      "categoryWithIdentifier:actions:intentIdentifiers:hiddenPreviewsBodyPlaceholder:"
    category.classSide.raw(hidden + "options:", types: "@@:@@@@Q") {
      receiver, selector, arguments in
      guard let cls = receiver as? RuntimeClass else { return .none }
      return .object(
        makeCategory(
          cls, try arguments.value(0, as: String.self, cls, selector),
          try arguments.value(1, as: [RuntimeObject].self, cls, selector),
          try arguments.value(2, as: [String].self, cls, selector),
          try arguments.value(4, as: Int.self, cls, selector),
          try arguments.value(3, as: String?.self, cls, selector)))
    }
    category.classSide.raw(
      hidden + "categorySummaryFormat:options:", types: "@@:@@@@@Q"
    ) { receiver, selector, arguments in
      guard let cls = receiver as? RuntimeClass else { return .none }
      return .object(
        makeCategory(
          cls, try arguments.value(0, as: String.self, cls, selector),
          try arguments.value(1, as: [RuntimeObject].self, cls, selector),
          try arguments.value(2, as: [String].self, cls, selector),
          try arguments.value(5, as: Int.self, cls, selector),
          try arguments.value(3, as: String?.self, cls, selector),
          try arguments.value(4, as: String?.self, cls, selector)))
    }
    category.field("identifier", .copy, usual: "", isReadonly: true)
    category.field("actions", .copy, of: "NSArray", usual: Value.list([]), isReadonly: true)
    category.field(
      "intentIdentifiers", .copy, of: "NSArray", usual: Value.list([]), isReadonly: true)
    category.field("hiddenPreviewsBodyPlaceholder", .copy, usual: "", isReadonly: true)
    category.field("categorySummaryFormat", .copy, usual: "", isReadonly: true)
    category.field("options", usual: 0, isReadonly: true)
  }

  private static func makeCategory(
    _ cls: RuntimeClass, _ identifier: String, _ actions: [RuntimeObject], _ intents: [String],
    _ options: Int, _ placeholder: String? = nil, _ summary: String? = nil
  ) -> RuntimeObject {
    make(
      cls,
      [
        "identifier": .string(identifier), "actions": .list(actions.map { .object($0) }),
        "intentIdentifiers": .list(intents.map { .string($0) }),
        "hiddenPreviewsBodyPlaceholder": .string(placeholder ?? ""),
        "categorySummaryFormat": .string(summary ?? ""), "options": .integer(Int64(options)),
      ])
  }
}
