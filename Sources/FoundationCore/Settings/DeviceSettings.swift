package import SelectorRuntime
package import Systems

/// The properties of the device and its user: settings that a script can change.
///
/// The defaults are those of a common phone with an English-speaking user in the United States.
package final class DeviceSettings: SettingGroup {
  @Setting(
    """
    the device's name in UIDevice: the user's own, or from iOS 16 the model's, which is what \
    most apps get
    """, from: ["16.0": "iPhone"])
  package var deviceName = "Anna’s iPhone"
  @Setting("the device's model in UIDevice")
  package var deviceModel = "iPhone"
  @Setting("the system's name in UIDevice")
  package var systemName = "iOS"
  @Setting(
    """
    the version of iOS that the world models, for an app built with that version's SDK; an \
    unknown version behaves as the next lower one
    """)
  package var systemVersion = SystemVersion.usual
  @Setting("UIDevice's UUID for the app's vendor")
  package var identifierForVendor = VendorIdentifier(
    text: "00000000-0000-4000-8000-000000000003")
  @Setting("the battery level from 0 to 1, which UIDevice reports while monitoring is enabled")
  package var batteryLevel = Fraction(number: 1)
  @Setting("a UIDeviceBatteryState, which UIDevice reports while monitoring is enabled")
  package var batteryState = 1  // UIDeviceBatteryStateUnplugged
  @Setting("whether UIDevice reports support for multitasking")
  package var multitaskingSupported = true
  @Setting("whether UIDevice reports an object near the screen")
  package var proximityState = false
  @Setting("the identifier of the user's locale")
  package var locale = "en_US"
  package enum HourFormat: String, SettingWord {
    case ofLocale = "locale", twelve = "12", twentyFour = "24"
  }
  @Setting(
    """
    the user's 24-hour setting: that of the locale, 12 or 24; it also changes the formats of \
    date formatters that use the user's locale
    """)
  package var hourFormat = HourFormat.ofLocale
  @Setting("the user's languages in order of preference")
  package var preferredLanguages = ["en-US"]
  @Setting("the name of the system's time zone")
  package var timeZone = TimeZoneName(text: "UTC")
  @Setting("the process name in NSProcessInfo")
  package var processName = "App"
  @Setting("the process identifier in NSProcessInfo")
  package var processIdentifier = 1
  @Setting("the host name in NSProcessInfo")
  package var hostName = "localhost"
  @Setting("the number of processors in NSProcessInfo")
  package var processorCount = 6
  @Setting("the physical memory in bytes in NSProcessInfo")
  package var physicalMemory = 6_442_450_944
  @Setting("an NSProcessInfoThermalState")
  package var thermalState = 0
  @Setting("whether low power mode is enabled in NSProcessInfo")
  package var lowPowerMode = false

  package enum NotificationAnswer: String, SettingWord { case granted, denied }
  @Setting(
    "the user's answer when an app requests authorization for notifications: granted or denied")
  package var notificationAnswer = NotificationAnswer.granted

  package enum LocationAnswer: String, SettingWord { case granted, denied, restricted, disabled }
  @Setting(
    """
    the user's answer when an app requests authorization for the location: granted, denied or \
    restricted; disabled means that location services are off
    """)
  package var locationAnswer = LocationAnswer.granted

  package enum TrackingAnswer: String, SettingWord { case granted, denied, restricted }
  @Setting(
    "the user's answer when an app requests permission to track: granted, denied or restricted")
  package var trackingAnswer = TrackingAnswer.denied
  @Setting("CTCarrier's name; none means that there is no SIM card")
  package var carrierName = "none"
  @Setting("CTCarrier's mobileCountryCode")
  package var mobileCountryCode = "001"
  @Setting("CTCarrier's mobileNetworkCode")
  package var mobileNetworkCode = "01"
  @Setting("ASIdentifierManager's UUID for advertisers, where the app may have it")
  package var advertisingIdentifier = VendorIdentifier(
    text: "00000000-0000-0000-0000-000000000000")
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
