package import FoundationCore
package import SelectorRuntime
package import UIKitRuntime

// The parts of notifications: objects that only store properties.
extension UIKitClasses {
  private static let object = FoundationClasses.object

  package static let notificationContent: NativeClass<FieldedObject> = NativeClass(
    "UNNotificationContent", superclass: object
  ) { content in
    content.fieldsAreCopied()
    content.method("mutableCopyWithZone:") { (content, _: Value) -> RuntimeObject in
      try content.copied(as: content.runtime.cls(mutableNotificationContent))
    }
    content.method("copyWithZone:") { (content, _: Value) -> RuntimeObject in
      try content.copied(as: content.runtime.cls(notificationContent))
    }
    contentFields(content, isReadonly: true)
  }

  package static let mutableNotificationContent: NativeClass<FieldedObject> = NativeClass(
    "UNMutableNotificationContent", superclass: notificationContent
  ) { content in
    contentFields(content, isReadonly: false)
  }

  /// The properties of UNNotificationContent.h.
  private static func contentFields(
    _ content: ClassDefinition<FieldedObject>, isReadonly: Bool
  ) {
    for name in [
      "title", "subtitle", "body", "categoryIdentifier", "threadIdentifier", "launchImageName",
      "summaryArgument",
    ] {
      content.field(name, .copy, usual: "", isReadonly: isReadonly)
    }
    for name in ["targetContentIdentifier", "filterCriteria"] {
      content.field(name, .copy, usual: String?.none, isReadonly: isReadonly)
    }
    content.field("badge", .copy, of: "NSNumber", usual: Value.none, isReadonly: isReadonly)
    content.field(
      "sound", .copy, of: "UNNotificationSound", usual: RuntimeObject?.none,
      isReadonly: isReadonly)
    content.field(
      "userInfo", .copy, of: "NSDictionary", usual: Value.dictionary([]), isReadonly: isReadonly)
    content.field(
      "attachments", .copy, of: "NSArray", usual: Value.list([]), isReadonly: isReadonly)
    content.field("summaryArgumentCount", usual: 0, isReadonly: isReadonly)
    // UNNotificationInterruptionLevelActive
    content.field("interruptionLevel", usual: 1, isReadonly: isReadonly)
    content.field("relevanceScore", usual: 0.0, isReadonly: isReadonly)
  }

  package static let notificationSound = NativeClass<FieldedObject>(
    "UNNotificationSound", superclass: object
  ) { sound in
    sound.fieldsAreCopied()
    for name in ["defaultSound", "defaultCriticalSound", "defaultRingtoneSound"] {
      sound.classSide.method(name) { (cls) -> RuntimeObject in make(cls, ["name": .string(name)]) }
    }
    for name in ["soundNamed:", "criticalSoundNamed:", "ringtoneSoundNamed:"] {
      sound.classSide.method(name) { (cls, file: String) -> RuntimeObject in
        make(cls, ["name": .string(file)])
      }
    }
    // Between 0 and 1, as the documentation says.
    func loud(_ volume: Double) -> Value { .number(min(max(volume.isNaN ? 1 : volume, 0), 1)) }
    sound.classSide.method("criticalSoundNamed:withAudioVolume:") {
      (cls, file: String, volume: Double) -> RuntimeObject in
      make(cls, ["name": .string(file), "volume": loud(volume)])
    }
    sound.classSide.method("defaultCriticalSoundWithAudioVolume:") {
      (cls, volume: Double) -> RuntimeObject in
      make(cls, ["name": .string("defaultCriticalSound"), "volume": loud(volume)])
    }
  }

  package static let notificationRequest = NativeClass<FieldedObject>(
    "UNNotificationRequest", superclass: object
  ) { request in
    request.fieldsAreCopied()
    request.classSide.method("requestWithIdentifier:content:trigger:") {
      (cls, identifier: String, content: FieldedObject, trigger: FieldedObject?)
        -> RuntimeObject in
      make(
        cls,
        [
          "identifier": .string(identifier),
          // Copied, because the app can still change its own.
          "content": try cls.runtime.send(
            content, cls.runtime.known.copyWithZone, Arguments(.none)),
          "trigger": trigger.messageValue,
        ])
    }
    request.field("identifier", .copy, usual: "", isReadonly: true)
    request.field(
      "content", .copy, of: "UNNotificationContent", usual: RuntimeObject?.none,
      isReadonly: true)
    request.field(
      "trigger", .copy, of: "UNNotificationTrigger", usual: RuntimeObject?.none,
      isReadonly: true)
  }

  package static let notification = NativeClass<FieldedObject>("UNNotification", superclass: object)
  {
    notification in
    notification.fieldsAreCopied()
    notification.field("date", .copy, of: "NSDate", usual: RuntimeObject?.none, isReadonly: true)
    notification.field(
      "request", .copy, of: "UNNotificationRequest", usual: RuntimeObject?.none, isReadonly: true)
  }

  package static let notificationResponse = NativeClass<FieldedObject>(
    "UNNotificationResponse", superclass: object
  ) { response in
    response.fieldsAreCopied()
    response.field("actionIdentifier", .copy, usual: "", isReadonly: true)
    response.field(
      "notification", .copy, of: "UNNotification", usual: RuntimeObject?.none, isReadonly: true)
    response.method("targetScene") { (_) -> RuntimeObject? in nil }
  }

  package static let textInputNotificationResponse = NativeClass<FieldedObject>(
    "UNTextInputNotificationResponse", superclass: notificationResponse
  ) { response in
    response.field("userText", .copy, usual: "", isReadonly: true)
  }

  package static let notificationSettings = NativeClass<FieldedObject>(
    "UNNotificationSettings", superclass: object
  ) { settings in
    settings.fieldsAreCopied()
    settings.field("authorizationStatus", usual: 0, isReadonly: true)
    for name in [
      "soundSetting", "badgeSetting", "alertSetting", "notificationCenterSetting",
      "lockScreenSetting", "carPlaySetting", "criticalAlertSetting", "announcementSetting",
      "timeSensitiveSetting", "scheduledDeliverySetting", "directMessagesSetting",
    ] {
      settings.field(name, usual: 0, isReadonly: true)
    }
    // UNAlertStyleBanner, UNShowPreviewsSettingAlways
    settings.field("alertStyle", usual: 1, isReadonly: true)
    settings.field("showPreviewsSetting", usual: 0, isReadonly: true)
    settings.field("providesAppNotificationSettings", usual: false, isReadonly: true)
  }

  /// Creates an object with property values.
  package static func make(_ cls: RuntimeClass, _ fields: [String: Value]) -> RuntimeObject {
    let made = cls.runtime.createInstance(cls)
    if let fielded = made as? FieldedObject {
      for (name, value) in fields { fielded[name] = value }
    }
    return made
  }
}
