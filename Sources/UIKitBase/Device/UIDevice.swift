internal import FoundationCore
internal import FoundationFiles
internal import FoundationThreads
package import SelectorRuntime
internal import Systems
package import UIKitRuntime

/// The device, a singleton whose properties are read from settings.
package final class UIDevice: RuntimeObject {
  /// A `UIDeviceOrientation`; 1 is portrait.
  package private(set) var turned = 1
  /// The number of requests for orientation notifications; UIKit itself makes one.
  private var orientationRequests = 1
  private var monitored: Set<String> = []

  private var settings: DeviceSettings { uikit.deviceSettings }

  /// Whether notifications are enabled for a value, such as the battery level.
  private func monitors(_ name: String) -> Bool { monitored.contains(name) }

  /// Changes the device orientation, before any window or view controller rotates.
  package func turn(to orientation: Int) throws {
    guard orientation != turned else { return }
    runtime.recordUndo { [weak self, turned] in self?.turned = turned }
    turned = orientation
    guard orientationRequests > 0 else { return }
    try post("UIDeviceOrientationDidChangeNotification")
  }

  /// Posts the notification for a value that a script has changed.
  func noteChange(of setting: any AnySetting) throws {
    if setting === settings.$batteryLevel, monitors("battery") {
      try post("UIDeviceBatteryLevelDidChangeNotification")
    } else if setting === settings.$batteryState, monitors("battery") {
      try post("UIDeviceBatteryStateDidChangeNotification")
    } else if setting === settings.$proximityState, monitors("proximity") {
      try post("UIDeviceProximityStateDidChangeNotification")
    }
  }

  private func post(_ name: String) throws {
    try foundation.notificationCenter?.announce(name, .object(self))
  }
}

extension UIDevice {
  static func define(_ device: ClassDefinition<UIDevice>) {
    device.classSide.method("currentDevice") { (cls) -> RuntimeObject in cls.uikit.device }
    device.readonly("name", .copy) { $0.settings.deviceName }
    for name in ["model", "localizedModel"] {
      device.readonly(name, .copy) { $0.settings.deviceModel }
    }
    device.readonly("systemName", .copy) { $0.settings.systemName }
    device.readonly("systemVersion", .copy) { $0.settings.systemVersion.text }
    device.readonly("identifierForVendor", .copy) { (device) -> NSUUID? in
      device.uikit.uuid(device.settings.identifierForVendor.text)
    }
    device.readonly("multitaskingSupported", getter: "isMultitaskingSupported") {
      (device) -> Bool in
      device.settings.multitaskingSupported
    }
    device.readonly("userInterfaceIdiom") { (device) -> Int in
      Int(nearestTo: device.uikit.traits.values[.idiom] ?? 0)
    }
    device.method("playInputClick") { (_) in }
    defineOrientation(device)
    defineBattery(device)
  }

  private static func defineOrientation(_ device: ClassDefinition<UIDevice>) {
    device.declare("orientation", Int.self, isReadonly: true)
    device.method("orientation") { (device) -> Int in device.turned }
    // Private; apps send these by key-value coding to rotate the screen.
    for name in ["setOrientation:", "setOrientation:animated:"] {
      device.raw(name, types: name.hasSuffix("animated:") ? "v@:qB" : "v@:q") {
        receiver, selector, arguments in
        guard let device = receiver as? UIDevice else { return .none }
        let orientation = try arguments.value(0, as: Int.self, device, selector)
        guard !device.uikit.changes[.orientationByKVC] else {
          device.uikit.writeLog(
            "BUG IN CLIENT OF UIKIT: Setting UIDevice.orientation is not supported. Please use "
              + "UIWindowScene.requestGeometryUpdate(_:)")
          return .none
        }
        _ = try device.uikit.functions.rotate(orientation)
        return .none
      }
    }
    device.readonly(
      "generatesDeviceOrientationNotifications",
      getter: "isGeneratingDeviceOrientationNotifications"
    ) { $0.orientationRequests > 0 }
    device.method("beginGeneratingDeviceOrientationNotifications") { (device) in
      device.orientationRequests += 1
    }
    device.method("endGeneratingDeviceOrientationNotifications") { (device) in
      device.orientationRequests = max(0, device.orientationRequests - 1)
    }
  }

  private static func defineBattery(_ device: ClassDefinition<UIDevice>) {
    for (name, key) in [
      ("batteryMonitoringEnabled", "battery"), ("proximityMonitoringEnabled", "proximity"),
    ] {
      device.property(
        name, getter: "is" + name.prefix(1).uppercased() + name.dropFirst(),
        get: { $0.monitors(key) },
        set: { if $1 { $0.monitored.insert(key) } else { $0.monitored.remove(key) } })
    }
    // -1 and UIDeviceBatteryStateUnknown while monitoring is disabled, as UIDevice.h says.
    device.readonly("batteryLevel") { (device) -> Double in
      device.monitors("battery") ? device.settings.batteryLevel.number : -1
    }
    device.readonly("batteryState") { (device) -> Int in
      device.monitors("battery") ? device.settings.batteryState : 0
    }
    device.readonly("proximityState") { (device) -> Bool in
      device.monitors("proximity") && device.settings.proximityState
    }
  }
}

extension UIKitWorld {
  /// Parses a UUID string; returns nil if it is malformed.
  fileprivate func uuid(_ text: String) -> NSUUID? {
    create(FoundationClasses.uuid).filled(text)
  }
}

extension UIKitClasses {
  package static let device = NativeClass<UIDevice>(
    "UIDevice", superclass: FoundationClasses.object, UIDevice.define)
}

extension UIKitConstants {
  /// From UIDevice.h.
  package static let deviceStates: KeyValuePairs<String, Int> = [
    "UIDeviceOrientationUnknown": 0,
    "UIDeviceOrientationPortrait": 1,
    "UIDeviceOrientationPortraitUpsideDown": 2,
    "UIDeviceOrientationLandscapeLeft": 3,
    "UIDeviceOrientationLandscapeRight": 4,
    "UIDeviceOrientationFaceUp": 5,
    "UIDeviceOrientationFaceDown": 6,
    "UIDeviceBatteryStateUnknown": 0,
    "UIDeviceBatteryStateUnplugged": 1,
    "UIDeviceBatteryStateCharging": 2,
    "UIDeviceBatteryStateFull": 3,
  ]

  /// From UIDevice.h; each constant's value is its own name.
  package static let deviceNotifications: KeyValuePairs<String, String> = [
    "UIDeviceOrientationDidChangeNotification": "UIDeviceOrientationDidChangeNotification",
    "UIDeviceBatteryStateDidChangeNotification": "UIDeviceBatteryStateDidChangeNotification",
    "UIDeviceBatteryLevelDidChangeNotification": "UIDeviceBatteryLevelDidChangeNotification",
    "UIDeviceProximityStateDidChangeNotification": "UIDeviceProximityStateDidChangeNotification",
  ]
}
