package import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

/// A home screen quick action of an app's icon.
package final class UIApplicationShortcutItem: RuntimeObject {
  /// The identifier of the action's type.
  package private(set) var type = ""
  fileprivate var localizedTitle = ""
  private var localizedSubtitle: String?
  private var userInfo: Value = .none
  @Strong private var icon: RuntimeObject?
  private var targetContentIdentifier: String?

  /// Sets the properties.
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
      item.icon = arguments[3].object
      return .object(item)
    }
    item.readonly("type", .copy) { $0.type }
    item.readonly("localizedTitle", .copy) { $0.localizedTitle }
    item.readonly("localizedSubtitle", .copy) { $0.localizedSubtitle }
    item.readonly("userInfo", .copy, of: "NSDictionary") { $0.userInfo }
    item.readonly("icon", .copy, of: "UIApplicationShortcutIcon") { $0.icon }
    item.readonly("targetContentIdentifier", .copy) { $0.targetContentIdentifier }
    item.method("copyWithZone:") { (item, _: Value) -> UIApplicationShortcutItem in
      try item.copied(as: item.runtime.cls(UIKitClasses.applicationShortcutItem))
    }
    item.method("mutableCopyWithZone:") { (item, _: Value) -> UIApplicationShortcutItem in
      try item.copied(as: item.runtime.cls(UIKitClasses.mutableApplicationShortcutItem))
    }
    item.method("isEqual:") { (item, other: Value) -> Bool in
      guard let other = other.object as? UIApplicationShortcutItem else { return false }
      return item === other
        || (item.type == other.type && item.localizedTitle == other.localizedTitle
          && item.localizedSubtitle == other.localizedSubtitle)
    }
    item.method("hash") { (item) -> Int in
      item.type.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0x7FFF_FFFF }
    }
  }

  private func copied(as cls: RuntimeClass) throws -> UIApplicationShortcutItem {
    let made = try uikit.instance(UIApplicationShortcutItem.self, of: cls)
    made.fill(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, userInfo: userInfo)
    made.icon = icon
    made.targetContentIdentifier = targetContentIdentifier
    return made
  }

  static func defineMutable(_ item: ClassDefinition<UIApplicationShortcutItem>) {
    item.property("type", .copy, get: { $0.type }, set: { $0.type = $1 })
    item.property(
      "localizedTitle", .copy, get: { $0.localizedTitle }, set: { $0.localizedTitle = $1 })
    item.property(
      "localizedSubtitle", .copy, get: { $0.localizedSubtitle },
      set: { $0.localizedSubtitle = $1 })
    item.property(
      "userInfo", .copy, of: "NSDictionary", get: { $0.userInfo }, set: { $0.set(userInfo: $1) })
    item.property(
      "icon", .copy, of: "UIApplicationShortcutIcon", get: { $0.icon }, set: { $0.icon = $1 })
    item.property(
      "targetContentIdentifier", .copy, get: { $0.targetContentIdentifier },
      set: { $0.targetContentIdentifier = $1 })
  }
}

extension UIKitClasses {
  package static let applicationShortcutItem = NativeClass<UIApplicationShortcutItem>(
    "UIApplicationShortcutItem", superclass: FoundationClasses.object,
    UIApplicationShortcutItem.define)
  package static let mutableApplicationShortcutItem = NativeClass<UIApplicationShortcutItem>(
    "UIMutableApplicationShortcutItem", superclass: applicationShortcutItem,
    UIApplicationShortcutItem.defineMutable)
  package static let applicationShortcutIcon = NativeClass<FieldedObject>(
    "UIApplicationShortcutIcon", superclass: FoundationClasses.object
  ) { icon in
    icon.classSide.method("iconWithType:") { (cls, type: Int) -> RuntimeObject in
      make(cls, ["type": .integer(Int64(type))])
    }
    for name in ["iconWithTemplateImageName:", "iconWithSystemImageName:"] {
      icon.classSide.method(name) { (cls, image: String) -> RuntimeObject in
        make(cls, ["name": .string(image)])
      }
    }
    icon.classSide.method("iconWithContact:") { (cls, _: RuntimeObject) -> RuntimeObject in
      make(cls, [:])
    }
  }
}

extension UIKitWorld {
  /// Creates a shortcut that a script performs by type.
  package func makeShortcut(_ type: String, title: String, userInfo: Value)
    -> UIApplicationShortcutItem
  {
    let made = create(UIKitClasses.applicationShortcutItem)
    made.fill(type: type, title: title, userInfo: userInfo)
    return made
  }
}
