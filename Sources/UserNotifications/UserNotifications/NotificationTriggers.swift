internal import FoundationCore
internal import FoundationText
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// Notification triggers.
extension UIKitClasses {
  static let notificationTrigger = NativeClass<FieldedObject>(
    "UNNotificationTrigger", superclass: FoundationClasses.object
  ) { trigger in
    trigger.fieldsAreCopied()
    trigger.field("repeats", usual: false, isReadonly: true)
  }

  static let pushNotificationTrigger = NativeClass<FieldedObject>(
    "UNPushNotificationTrigger", superclass: notificationTrigger)

  static let timeIntervalNotificationTrigger = NativeClass<FieldedObject>(
    "UNTimeIntervalNotificationTrigger", superclass: notificationTrigger
  ) { trigger in
    trigger.classSide.method("triggerWithTimeInterval:repeats:") {
      (cls, seconds: Double, repeats: Bool) -> RuntimeObject in
      guard seconds > 0 else {
        throw RuntimeError(.inconsistency, "time interval must be greater than 0")
      }
      guard seconds >= 60 || !repeats else {
        throw RuntimeError(.inconsistency, "time interval must be at least 60 if repeating")
      }
      return make(cls, ["timeInterval": .number(seconds), "repeats": .bool(repeats)])
    }
    trigger.field("timeInterval", usual: 0.0, isReadonly: true)
    trigger.method("nextTriggerDate") { (trigger) -> RuntimeObject? in
      trigger.uikit.date(after: trigger.number("timeInterval") ?? 0)
    }
  }

  static let calendarNotificationTrigger = NativeClass<FieldedObject>(
    "UNCalendarNotificationTrigger", superclass: notificationTrigger
  ) { trigger in
    trigger.classSide.method("triggerWithDateMatchingComponents:repeats:") {
      (cls, components: RuntimeObject, repeats: Bool) -> RuntimeObject in
      make(cls, ["dateComponents": .object(components), "repeats": .bool(repeats)])
    }
    trigger.field(
      "dateComponents", .copy, of: "NSDateComponents", usual: RuntimeObject?.none,
      isReadonly: true)
    trigger.method("nextTriggerDate") { (trigger) -> RuntimeObject? in
      try trigger.uikit.delay(of: trigger).flatMap { trigger.uikit.date(after: $0) }
    }
  }

  static let locationNotificationTrigger = NativeClass<FieldedObject>(
    "UNLocationNotificationTrigger", superclass: notificationTrigger
  ) { trigger in
    trigger.classSide.method("triggerWithRegion:repeats:") {
      (cls, region: RuntimeObject, repeats: Bool) -> RuntimeObject in
      make(cls, ["region": .object(region), "repeats": .bool(repeats)])
    }
    trigger.field(
      "region", .copy, of: "CLRegion", usual: RuntimeObject?.none, isReadonly: true)
  }
}

extension UIKitWorld {
  /// The date some seconds from now.
  fileprivate func date(after seconds: Double) -> RuntimeObject? {
    try? runtime.send(
      runtime.lookUpClass("NSDate") ?? runtime.cls(FoundationClasses.object),
      runtime.selector("dateWithTimeIntervalSinceNow:"), Arguments(.number(seconds))
    ).object
  }

  /// The seconds until a trigger fires; nil for one that does not depend on time.
  ///
  /// - Throws: errors of the calendar.
  func delay(of trigger: FieldedObject) throws -> Double? {
    if trigger.isKind(of: "UNTimeIntervalNotificationTrigger") {
      return trigger.number("timeInterval")
    }
    guard trigger.isKind(of: "UNCalendarNotificationTrigger"),
      let components = trigger["dateComponents"].object as? FieldedObject
    else { return nil }
    return secondsUntilMatch(of: components)
  }
}
