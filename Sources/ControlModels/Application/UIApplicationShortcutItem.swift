internal import FoundationModels
package import SelectorRuntime

/// An action that is offered to somebody who presses an app's icon on the home screen.
package final class UIApplicationShortcutItem: RuntimeObject {
  /// The name that tells it from others.
  package private(set) var type = ""
  fileprivate var localizedTitle = ""
  private var localizedSubtitle: String?
  private var userInfo: Value = .none

  /// Fills it in.
  package func fill(type: String, title: String, subtitle: String? = nil, userInfo: Value = .none) {
    self.type = type
    localizedTitle = title
    localizedSubtitle = subtitle
    set(userInfo: userInfo)
  }

  private func set(userInfo: Value) {
    userInfo.retain()
    self.userInfo.release()
    self.userInfo = userInfo
  }

  package override func destruct() {
    set(userInfo: .none)
    super.destruct()
  }

  static func define(_ item: ClassDefinition<UIApplicationShortcutItem>) {
    item.method("initWithType:localizedTitle:") {
      (item, type: String, title: String) -> UIApplicationShortcutItem in
      item.fill(type: type, title: title)
      return item
    }
    let name = "initWithType:localizedTitle:localizedSubtitle:icon:userInfo:"
    item.raw(name, types: "@@:@@@@@") { receiver, selector, arguments in
      try arguments.expect(atMost: 5, receiver, selector)
      let item = try ClassDefinition<UIApplicationShortcutItem>.instance(receiver, selector)
      item.fill(
        type: try arguments.value(0, as: String.self, receiver, selector),
        title: try arguments.value(1, as: String.self, receiver, selector),
        subtitle: try arguments.value(2, as: String?.self, receiver, selector),
        userInfo: arguments[4])
      return .object(item)
    }
    item.readonly("type", .copy) { $0.type }
    item.readonly("localizedTitle", .copy) { $0.localizedTitle }
    item.readonly("localizedSubtitle", .copy) { $0.localizedSubtitle }
    item.readonly("userInfo", .copy, of: "NSDictionary") { $0.userInfo }
    item.method("copyWithZone:") { (item, _: Value) -> UIApplicationShortcutItem in item }
  }
}

extension UIKitClasses {
  static let applicationShortcutItem = NativeClass<UIApplicationShortcutItem>(
    "UIApplicationShortcutItem", superclass: FoundationClasses.object,
    UIApplicationShortcutItem.define)
}

extension UIKitWorld {
  /// A shortcut that a script performs by its type alone.
  package func makeShortcut(_ type: String, title: String, userInfo: Value)
    -> UIApplicationShortcutItem
  {
    let made = create(UIKitClasses.applicationShortcutItem)
    made.fill(type: type, title: title, userInfo: userInfo)
    return made
  }
}
