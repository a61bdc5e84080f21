package import FoundationCore
internal import CStandardLibrary
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.
// no traps of count: the counts are those of its own parameters.

/// A latitude and a longitude in degrees, from CLLocation.h.
package struct CLLocationCoordinate2D: GeometryValue {
  package static let structureType = StructureType(
    "CLLocationCoordinate2D", [.init("latitude"), .init("longitude")])

  package var latitude, longitude: Double

  package init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  package init(numbers: [Double]) { self.init(latitude: numbers[0], longitude: numbers[1]) }
  package var numbers: [Double] { [latitude, longitude] }

  /// The invalid coordinate, `kCLLocationCoordinate2DInvalid`.
  static let invalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

  /// Whether latitude and longitude are in range.
  package var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  /// The earth's mean radius in meters, as defined by the IUGG.
  private static let radius = 6_371_008.8

  /// Returns the distance to another coordinate in meters, along a great circle.
  func distance(to other: CLLocationCoordinate2D) -> Double {
    let (first, second) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let (up, across) = ((second - first) / 2, (other.longitude - longitude) * .pi / 360)
    let half = sin(up) * sin(up) + cos(first) * cos(second) * sin(across) * sin(across)
    return 2 * Self.radius * asin(min(1, half.squareRoot()))
  }
}

/// The location of the device, with its accuracy.
package final class CLLocation: RuntimeObject {
  private(set) var coordinate = CLLocationCoordinate2D.invalid
  /// The altitude and the accuracies in meters; a negative accuracy means unknown.
  private var altitude = 0.0
  private var horizontalAccuracy = 0.0, verticalAccuracy = -1.0
  /// The course in degrees from north and the speed in meters per second; -1 if unknown.
  private var course = -1.0, speed = -1.0
  /// The accuracy of course and speed; -1 if unknown.
  private var courseAccuracy = -1.0, speedAccuracy = -1.0
  private var timestamp = Value.none
  /// The floor; nil if unknown.
  private var level: Int?
  @Strong private var source: FieldedObject?

  package override func destruct() {
    timestamp.release()
    timestamp = .none
    super.destruct()
  }

  func fill(_ place: ScriptedPlace, at date: Value) -> CLLocation {
    coordinate = place.coordinate
    altitude = place.altitude
    (horizontalAccuracy, verticalAccuracy) = (place.accuracy, place.verticalAccuracy)
    (course, speed) = (place.course, place.speed)
    level = place.floor
    date.retain()
    timestamp = date
    return self
  }

  /// Defines an initializer of all properties, whose last parameters depend on the version.
  private static func defineInitializer(_ location: ClassDefinition<CLLocation>, _ tail: String) {
    let words = tail.split(separator: ":").map(String.init)
    let numbers = 3 + words.count { $0 != "timestamp" && $0 != "sourceInfo" }
    let types =
      CLLocationCoordinate2D.encoding + String(repeating: "d", count: numbers)
      + String(repeating: "@", count: words.count + 3 - numbers)
    location.raw(
      "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:" + tail,
      types: "@@:" + types
    ) { receiver, selector, arguments in
      guard let location = receiver as? CLLocation else { return .none }
      var place = ScriptedPlace(
        try arguments.value(0, as: CLLocationCoordinate2D.self, location, selector),
        accuracy: try arguments.value(2, as: Double.self, location, selector))
      place.altitude = try arguments.value(1, as: Double.self, location, selector)
      place.verticalAccuracy = try arguments.value(3, as: Double.self, location, selector)
      var date = Value.none
      for (offset, word) in words.enumerated() {
        let index = offset + 4
        if word == "timestamp" {
          date = arguments[index]
        } else if word == "sourceInfo" {
          location.source = try arguments.value(
            index, as: FieldedObject?.self, location, selector)
        } else {
          let number = try arguments.value(index, as: Double.self, location, selector)
          switch word {
          case "course": place.course = number
          case "courseAccuracy": location.courseAccuracy = number
          case "speed": place.speed = number
          default: location.speedAccuracy = number
          }
        }
      }
      return .object(location.fill(place, at: date))
    }
  }

  static func define(_ location: ClassDefinition<CLLocation>) {
    location.method("initWithLatitude:longitude:") {
      (location, latitude: Double, longitude: Double) -> CLLocation in
      let place = ScriptedPlace(.init(latitude: latitude, longitude: longitude), accuracy: 0)
      return location.fill(place, at: try location.uikit.presentDate())
    }
    for tail in [
      "timestamp:", "course:speed:timestamp:",
      "course:courseAccuracy:speed:speedAccuracy:timestamp:",
      "course:courseAccuracy:speed:speedAccuracy:timestamp:sourceInfo:",
    ] {
      defineInitializer(location, tail)
    }
    location.readonly("courseAccuracy") { $0.courseAccuracy }
    location.readonly("speedAccuracy") { $0.speedAccuracy }
    location.readonly("floor", .copy, of: "CLFloor") { (location) -> RuntimeObject? in
      guard let level = location.level else { return nil }
      let made = location.uikit.create(UIKitClasses.floor)
      made["level"] = .integer(Int64(level))
      return made
    }
    // For a scripted location, the geoid and the ellipsoid are equal.
    location.readonly("ellipsoidalAltitude") { $0.altitude }
    location.readonly("sourceInformation", .copy, of: "CLLocationSourceInformation") {
      (location) -> RuntimeObject? in location.source
    }
    location.readonly("coordinate") { $0.coordinate }
    location.readonly("altitude") { $0.altitude }
    location.readonly("horizontalAccuracy") { $0.horizontalAccuracy }
    location.readonly("verticalAccuracy") { $0.verticalAccuracy }
    location.readonly("course") { $0.course }
    location.readonly("speed") { $0.speed }
    location.readonly("timestamp", .copy, of: "NSDate") { $0.timestamp }
    location.method("distanceFromLocation:") { (location, other: CLLocation) -> Double in
      location.coordinate.distance(to: other.coordinate)
    }
    location.method("copyWithZone:") { (location, _: Value) -> CLLocation in location }
    location.method("description") { (location) -> String in
      "<\(location.coordinate.latitude >= 0 ? "+" : "")\(location.coordinate.latitude),"
        + "\(location.coordinate.longitude >= 0 ? "+" : "")\(location.coordinate.longitude)> "
        + "+/- \(location.horizontalAccuracy)m (speed \(location.speed) mps / "
        + "course \(location.course))"
    }
  }
}

/// The device's location as a script defines it.
package struct ScriptedPlace {
  package var coordinate: CLLocationCoordinate2D
  package var altitude = 0.0
  package var accuracy, verticalAccuracy: Double
  package var course = -1.0, speed = -1.0
  /// The floor of a building, 0 for the ground floor; nil if unknown.
  package var floor: Int?
  /// The heading in degrees from north; nil without a compass.
  package var heading: Double?
  package var headingAccuracy = 5.0
  /// Whether the device visits the place.
  package var isVisit = false
  /// The beacons within range.
  package var beacons: [ScriptedBeacon] = []

  /// Creates a location with an accuracy in meters.
  package init(_ coordinate: CLLocationCoordinate2D, accuracy: Double) {
    self.coordinate = coordinate
    (self.accuracy, verticalAccuracy) = (accuracy, -1)
  }
}

extension UIKitClasses {
  /// The floor of a building.
  package static let floor = NativeClass<FieldedObject>(
    "CLFloor", superclass: FoundationClasses.object
  ) {
    $0.field("level", usual: 0, isReadonly: true)
  }

  /// Whether a location comes from a simulator or an accessory.
  package static let locationSourceInformation = NativeClass<FieldedObject>(
    "CLLocationSourceInformation", superclass: FoundationClasses.object
  ) { source in
    source.fieldsAreCopied()
    source.method("initWithSoftwareSimulationState:andExternalAccessoryState:") {
      (source, isSimulated: Bool, isOfAccessory: Bool) -> FieldedObject in
      source["isSimulatedBySoftware"] = .bool(isSimulated)
      source["isProducedByAccessory"] = .bool(isOfAccessory)
      return source
    }
    for name in ["isSimulatedBySoftware", "isProducedByAccessory"] {
      source.field(name, usual: false, isReadonly: true)
    }
  }

  package static let location = NativeClass<CLLocation>(
    "CLLocation", superclass: FoundationClasses.object, CLLocation.define)
}
