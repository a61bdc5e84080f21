package import SelectorRuntime
package import Systems

/// The properties of the device and its user: settings that a script can change.
///
/// The defaults are those of a common phone with an English-speaking user in the United States.
package final class DeviceSettings: SettingGroup {
  @Setting(
    """
    the device's name, of UIDevice: the user's, or from iOS 16 on the model's, which most apps read
    """, from: ["16.0": "iPhone"])
  package var deviceName = "Anna’s iPhone"
  @Setting("the device's model, of UIDevice")
  package var deviceModel = "iPhone"
  @Setting("the system's name, of UIDevice")
  package var systemName = "iOS"
  @Setting(
    """
    the version of iOS that the world behaves as, of an app built with its SDK; a version between \
    two known ones is the lower one
    """)
  package var systemVersion = SystemVersion.usual
  @Setting("the UUID of UIDevice for the app's vendor")
  package var identifierForVendor = VendorIdentifier(
    text: "00000000-0000-4000-8000-000000000003")
  @Setting("the battery's charge from 0 to 1, which UIDevice tells while it is monitored")
  package var batteryLevel = Fraction(number: 1)
  @Setting("a UIDeviceBatteryState, which UIDevice tells while the battery is monitored")
  package var batteryState = 1  // UIDeviceBatteryStateUnplugged
  @Setting("whether UIDevice says that it runs apps in the background")
  package var multitaskingSupported = true
  @Setting("whether something is near the screen, of UIDevice")
  package var proximityState = false
  @Setting("the identifier of the user's locale")
  package var locale = "en_US"
  package enum HourFormat: String, SettingWord {
    case ofLocale = "locale", twelve = "12", twentyFour = "24"
  }
  @Setting(
    """
    the user's switch for the 24-hour clock: the hours of the locale, 12 or 24; it also changes the \
    formats of date formatters that have the user's locale
    """)
  package var hourFormat = HourFormat.ofLocale
  @Setting("the user's languages, the preferred one first")
  package var preferredLanguages = ["en-US"]
  @Setting("the name of the system's time zone")
  package var timeZone = TimeZoneName(text: "UTC")
  @Setting("the process's name, of NSProcessInfo")
  package var processName = "App"
  @Setting("the process's number, of NSProcessInfo")
  package var processIdentifier = 1
  @Setting("the device's name on the network, of NSProcessInfo")
  package var hostName = "localhost"
  @Setting("how many cores NSProcessInfo counts")
  package var processorCount = 6
  @Setting("how many bytes of memory NSProcessInfo counts")
  package var physicalMemory = 6_442_450_944
  @Setting("an NSProcessInfoThermalState")
  package var thermalState = 0
  @Setting("whether the user saves the battery, of NSProcessInfo")
  package var lowPowerMode = false

  package enum NotificationAnswer: String, SettingWord { case granted, denied }
  @Setting("what the user answers when an app wants to send notifications: granted or denied")
  package var notificationAnswer = NotificationAnswer.granted

  package enum LocationAnswer: String, SettingWord { case granted, denied, restricted, disabled }
  @Setting(
    """
    what the user answers when an app wants to know the location: granted, denied or restricted; \
    disabled is a device without location services
    """)
  package var locationAnswer = LocationAnswer.granted
}

/// A number from 0 to 1.
package struct Fraction: SettingContent {
  package let number: Double

  package init(number: Double) { self.number = number }

  package init?(setting value: Value, in runtime: Runtime) {
    guard let number = Double.from(value, in: runtime), (0...1).contains(number) else {
      return nil
    }
    self.number = number
  }

  package var settingValue: Value { .number(number) }
  package static var expectation: String { "a number from 0 to 1" }
}

/// The name of a time zone whose rules are known.
package struct TimeZoneName: SettingContent {
  package let text: String

  package init(text: String) { self.text = text }

  package init?(setting value: Value, in runtime: Runtime) {
    guard let text = String.from(value, in: runtime), TimeZoneRules(named: text) != nil else {
      return nil
    }
    self.text = text
  }

  package var settingValue: Value { .string(text) }
  package static var expectation: String {
    "the name of a time zone that is known here, such as \"Europe/Berlin\""
  }
}

/// The text of a UUID.
package struct VendorIdentifier: SettingContent {
  package let text: String

  package init(text: String) { self.text = text }

  package init?(setting value: Value, in runtime: Runtime) {
    guard let text = String.from(value, in: runtime), UUIDText.bytes(of: text) != nil else {
      return nil
    }
    self.text = text
  }

  package var settingValue: Value { .string(text) }
  package static var expectation: String { "a UUID" }
}
