package import SelectorRuntime

/// What this device and its user are: values that a script changes as settings.
///
/// The defaults are those of a common phone with an English-speaking user in the United States.
package enum DeviceSetting: String, CaseIterable, Sendable {
  case deviceName, deviceModel, systemName, systemVersion, identifierForVendor
  case batteryLevel, batteryState, multitaskingSupported, proximityState
  case locale, preferredLanguages, timeZone
  case processName, processIdentifier, hostName, processorCount, physicalMemory
  case thermalState, lowPowerMode
  case notificationAnswer, locationAnswer

  /// What it is without a word.
  package var usual: Value {
    switch self {
    case .deviceName, .deviceModel: .string("iPhone")
    case .systemName: .string("iOS")
    case .systemVersion: .string("18.5")
    case .identifierForVendor: .string("00000000-0000-4000-8000-000000000003")
    case .batteryLevel: .number(1)
    // UIDeviceBatteryStateUnplugged
    case .batteryState: .integer(1)
    case .multitaskingSupported: .bool(true)
    case .proximityState, .lowPowerMode: .bool(false)
    case .locale: .string("en_US")
    case .preferredLanguages: .list([.string("en-US")])
    case .timeZone: .string("UTC")
    case .processName: .string("App")
    case .processIdentifier: .integer(1)
    case .hostName: .string("localhost")
    case .processorCount: .integer(6)
    case .physicalMemory: .integer(6_442_450_944)
    case .thermalState: .integer(0)
    case .notificationAnswer, .locationAnswer: .string("granted")
    }
  }

  /// What it decides.
  package var summary: String {
    switch self {
    case .deviceName: "the device's name, of UIDevice; from iOS 16 on the model's for most apps"
    case .deviceModel: "the device's model, of UIDevice"
    case .systemName: "the system's name, of UIDevice"
    case .systemVersion: "the system's version, of UIDevice and NSProcessInfo"
    case .identifierForVendor: "the UUID of UIDevice for the app's vendor"
    case .batteryLevel:
      "the battery's charge from 0 to 1, which UIDevice tells while it is monitored"
    case .batteryState:
      "a UIDeviceBatteryState, which UIDevice tells while the battery is monitored"
    case .multitaskingSupported: "whether UIDevice says that it runs apps in the background"
    case .proximityState: "whether something is near the screen, of UIDevice"
    case .locale: "the identifier of the user's locale"
    case .preferredLanguages: "the user's languages, the preferred one first"
    case .timeZone: "the name of the system's time zone"
    case .processName: "the process's name, of NSProcessInfo"
    case .processIdentifier: "the process's number, of NSProcessInfo"
    case .hostName: "the device's name on the network, of NSProcessInfo"
    case .processorCount: "how many cores NSProcessInfo counts"
    case .physicalMemory: "how many bytes of memory NSProcessInfo counts"
    case .thermalState: "an NSProcessInfoThermalState"
    case .notificationAnswer:
      "what the user answers when an app wants to send notifications: granted or denied"
    case .locationAnswer:
      "what the user answers when an app wants to know the location: granted, denied or restricted; "
        + "disabled is a device without location services"
    case .lowPowerMode: "whether the user saves the battery, of NSProcessInfo"
    }
  }

  /// A value as the setting keeps it, or nil when it cannot be that.
  fileprivate func checked(_ value: Value, in runtime: Runtime) -> Value? {
    switch usual {
    case .string:
      guard let text = String.from(value, in: runtime), !text.isEmpty else { return nil }
      if let words, !words.contains(text) { return nil }
      if self == .timeZone, TimeZoneRules(named: text) == nil { return nil }
      if self == .identifierForVendor, UUIDText.bytes(of: text) == nil { return nil }
      return .string(text)
    case .bool: return Bool.from(value, in: runtime).map { .bool($0) }
    case .integer:
      guard let number = Int.from(value, in: runtime), number >= 0 else { return nil }
      return .integer(Int64(number))
    case .number:
      guard let number = Double.from(value, in: runtime), (0...1).contains(number) else {
        return nil
      }
      return .number(number)
    default:
      guard let list = [String].from(value, in: runtime), !list.isEmpty else { return nil }
      return .list(list.map { .string($0) })
    }
  }

  /// What it can be, where that is a list.
  private var words: [String]? {
    switch self {
    case .notificationAnswer: ["granted", "denied"]
    case .locationAnswer: ["granted", "denied", "restricted", "disabled"]
    default: nil
    }
  }

  fileprivate var expectation: String {
    if let words { return words.map { "'\($0)'" }.joined(separator: " or ") }
    return kind
  }

  private var kind: String {
    switch self {
    case .timeZone: "the name of a time zone that is known here, such as \"Europe/Berlin\""
    case .identifierForVendor: "a UUID"
    default:
      switch usual {
      case .string: "a string that is not empty"
      case .bool: "a boolean"
      case .integer: "an integer that is not negative"
      case .number: "a number from 0 to 1"
      default: "a list of strings that is not empty"
      }
    }
  }
}

/// The device's values that are not at their defaults.
package struct DeviceSettings {
  private var changed: [DeviceSetting: Value] = [:]

  package init() {}

  package subscript(setting: DeviceSetting) -> Value { changed[setting] ?? setting.usual }

  /// A value that is a text.
  package func text(_ setting: DeviceSetting) -> String {
    if case .string(let text) = self[setting] { text } else { "" }
  }

  /// A value that is a number.
  package func number(_ setting: DeviceSetting) -> Double {
    switch self[setting] {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .bool(let bool): bool ? 1 : 0
    default: 0
    }
  }

  /// Whether a value that is a BOOL is YES.
  package func isOn(_ setting: DeviceSetting) -> Bool { number(setting) != 0 }

  /// Changes a value, and answers which one; nil when there is none of that name.
  ///
  /// - Throws: `RuntimeError` when it cannot be that.
  package mutating func set(
    _ name: String, to value: Value, in runtime: Runtime
  ) throws -> DeviceSetting? {
    guard let setting = DeviceSetting(rawValue: name) else { return nil }
    guard let value = setting.checked(value, in: runtime) else {
      throw RuntimeError(
        .invalidArgument,
        "setting '\(name)' must be \(setting.expectation), got \(value.typeName)")
    }
    changed[setting] = value
    return setting
  }
}
