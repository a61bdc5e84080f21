package import FoundationCore
internal import CStandardLibrary
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

// The heading of the device.
extension CLLocationManager {
  /// The horizontal strength of the earth's magnetic field in microteslas, about that of Europe.
  private static let field = 20.0

  /// The angle of the heading orientation relative to the device's top, in degrees.
  private var turn: Double {
    // CLDeviceOrientationPortraitUpsideDown, …LandscapeLeft, …LandscapeRight
    switch headingOrientation {
    case 2: 180
    case 3: 90
    case 4: 270
    default: 0
    }
  }

  /// Reports the heading if it has changed by at least the heading filter.
  func tellHeading() throws {
    guard isUpdatingHeading, let place = places.place, let scripted = place.heading else { return }
    let degrees = (scripted + turn).truncatingRemainder(dividingBy: 360)
    if let former = heading?.number("trueHeading") {
      let way = abs(remainder(degrees - former, 360))
      guard way >= max(headingFilter, 0), way > 0 else { return }
    }
    let made = uikit.create(UIKitClasses.heading)
    made["trueHeading"] = .number(degrees)
    made["magneticHeading"] = .number(degrees)
    made["headingAccuracy"] = .number(place.headingAccuracy)
    let angle = scripted * .pi / 180
    made["x"] = .number(-Self.field * sin(angle))
    made["y"] = .number(Self.field * cos(angle))
    made["timestamp"] = try uikit.presentDate()
    heading = made
    // A negative accuracy asks the delegate for calibration.
    if place.headingAccuracy < 0 {
      try report("locationManagerShouldDisplayHeadingCalibration:")
    }
    try report("locationManager:didUpdateHeading:", .object(made))
  }

  static func defineHeading(_ manager: ClassDefinition<CLLocationManager>) {
    manager.readonly("heading", .copy, of: "CLHeading") { $0.heading }
    manager.property("headingFilter", get: { $0.headingFilter }, set: { $0.headingFilter = $1 })
    manager.property(
      "headingOrientation", get: { $0.headingOrientation }, set: { $0.headingOrientation = $1 })
    manager.method("startUpdatingHeading") { (manager) in
      guard !manager.isUpdatingHeading else { return }
      manager.isUpdatingHeading = true
      manager.heading = nil
      try manager.later { try $0.tellHeading() }
    }
    manager.method("stopUpdatingHeading") { (manager) in manager.isUpdatingHeading = false }
    manager.method("dismissHeadingCalibrationDisplay") { (_) in }
  }
}

extension UIKitClasses {
  /// The heading of the device; magnetic and true north are equal for a scripted compass.
  package static let heading = NativeClass<FieldedObject>(
    "CLHeading", superclass: FoundationClasses.object
  ) { heading in
    heading.fieldsAreCopied()
    for name in ["magneticHeading", "trueHeading", "headingAccuracy"] {
      heading.field(name, usual: -1.0, isReadonly: true)
    }
    // The magnetic field along the device's axes in microteslas; the device lies flat.
    for name in ["x", "y", "z"] { heading.field(name, usual: 0.0, isReadonly: true) }
    heading.field("timestamp", .copy, of: "NSDate", usual: RuntimeObject?.none, isReadonly: true)
  }
}
