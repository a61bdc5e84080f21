internal import FoundationCore
internal import SelectorRuntime
internal import UIKitRuntime

/// The coding of objects that store the values of their declared properties.
extension PropertyArchives {
  /// The topmost class of each family whose objects consist of stored values.
  private static let stored = """
    CAEmitterCell CLBeacon CLFloor CLHeading CLLocationSourceInformation CLPlacemark \
    CLRegion CLVisit UIBackgroundConfiguration UIBarAppearance UIBarButtonItemAppearance \
    UIBarButtonItemStateAppearance UIButtonConfiguration \
    UIContentUnavailableButtonProperties UIContentUnavailableConfiguration \
    UIContentUnavailableImageProperties UIContentUnavailableTextProperties \
    UIImageConfiguration UIListContentConfiguration UIListContentImageProperties \
    UIListContentTextProperties UIListSeparatorConfiguration UILocalNotification \
    UIMenuDisplayPreferences UIPasteControlConfiguration UISceneActivationConditions \
    UIShadowProperties UITabBarItemAppearance UITabBarItemStateAppearance \
    UIUserNotificationAction UIUserNotificationCategory UIUserNotificationSettings \
    UNNotification UNNotificationAction UNNotificationActionIcon UNNotificationAttachment \
    UNNotificationCategory UNNotificationContent UNNotificationRequest \
    UNNotificationResponse UNNotificationSettings UNNotificationSound UNNotificationTrigger \
    WKPreferences WKProcessPool
    """.split(separator: " ").map(String.init)

  /// The names of values that no property declares.
  private static let undeclared = [
    "UIImageConfiguration": [
      "traitCollection", "locale", "pointSize", "weight", "scale", "textStyle", "font", "colors",
      "rendering",
    ],
    "UIUserNotificationCategory": ["actions 0", "actions 1"],
    "UNNotificationActionIcon": ["_templateImageName", "_systemImageName"],
    "UNNotificationSound": ["name", "volume"],
  ]

  /// The instance variables from which the other values are derived; they are decoded first.
  private static let variables = [
    "UIBackgroundConfiguration": ["_style"],
    "UIButtonConfiguration": ["_style"],
    "UIListContentConfiguration": [
      "_style", "_textProperties", "_secondaryTextProperties", "_imageProperties",
    ],
    "UIListContentTextProperties": ["_look"],
  ]

  /// Returns the names of the properties that classes up to NSObject declare.
  private static func declared(_ object: RuntimeObject) -> [(name: String, isSettable: Bool)] {
    var found: [(name: String, isSettable: Bool)] = []
    var next: RuntimeClass? = object.apparentClass
    while let cls = next, let above = cls.superclass {
      found += cls.visibleProperties.map { ($0.name, $0.setter != nil) }
      found += (undeclared[cls.name] ?? []).map { ($0, false) }
      next = above
    }
    return found
  }

  private static func value(_ name: String, of object: RuntimeObject) -> Value? {
    switch object {
    case let object as FieldedObject: object.has(name) ? object[name] : nil
    case let object as StoringObject: object.storedValues?.value(name)
    default: nil
    }
  }

  private static func store(_ value: Value, _ name: String, in object: RuntimeObject) throws {
    // A structure is stored itself, without the NSValue around it.
    let value = try object.foundation.unbox(value)
    switch object {
    case let object as FieldedObject: object[name] = value
    case let object as StoringObject: object.makeStoredValues().set(name, value, .strong)
    default: break
    }
  }

  /// Encodes the values that were set and that can be encoded.
  static func encodeStored(_ object: RuntimeObject, _ coder: NSCoder) throws {
    try coder.encodeProperties(variables[object.isa.name] ?? [], of: object)
    for (name, _) in declared(object) {
      guard let value = value(name, of: object), try isEncodable(value, in: object) else {
        continue
      }
      try coder.encodeProperty(value, name)
    }
  }

  /// Decodes the values that were encoded.
  static func decodeStored(_ object: RuntimeObject, _ coder: NSCoder) throws {
    try coder.decodeProperties(variables[object.isa.name] ?? [], of: object, valueClasses)
    for (name, isSettable) in declared(object) {
      guard let value = try coder.decodeProperty(name, valueClasses) else { continue }
      if isSettable {
        try object.send("setValue:forKey:", value, name)
      } else {
        try store(value, name, in: object)
      }
    }
  }

  /// Blocks, views and other objects without a coding are left out.
  private static func isEncodable(_ value: Value, in object: RuntimeObject) throws -> Bool {
    switch value {
    case .none, .opaque, .selector: return false
    case .object, .foreign:
      guard let held = try object.foundation.box(value), !(held is RuntimeClass) else {
        return false
      }
      return try held.runtime.responds(held.isa, to: held.runtime.selector("encodeWithCoder:"))
    default: return true
    }
  }

  /// The coding methods of these classes.
  static var storedObjects: [NativeCategory] {
    stored.map { name in
      NativeCategory(name) { (cls: ClassDefinition<RuntimeObject>) in
        cls.coding { object, coder in
          try encodeStored(object, coder)
        } decode: { object, coder in
          try decodeStored(object, coder)
          return .object(object)
        }
      }
    }
  }
}
