internal import FoundationModels
internal import Glibc
package import SelectorRuntime

/// Latitude and longitude in degrees, of CLLocation.h.
package struct CLLocationCoordinate2D: GeometryValue {
  package static let structureType = StructureType(
    "CLLocationCoordinate2D", [.init("latitude"), .init("longitude")])

  package var latitude, longitude: Double

  package init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  package init(numbers: [Double]) { self.init(latitude: numbers[0], longitude: numbers[1]) }
  package var numbers: [Double] { [latitude, longitude] }

  /// The coordinate that is no place, `kCLLocationCoordinate2DInvalid`.
  static let invalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

  /// Whether it is a place on earth.
  package var isValid: Bool { abs(latitude) <= 90 && abs(longitude) <= 180 }

  /// The mean radius of the earth in metres, as the IUGG gives it.
  private static let radius = 6_371_008.8

  /// The way to another place in metres, along a great circle.
  func distance(to other: CLLocationCoordinate2D) -> Double {
    let (first, second) = (latitude * .pi / 180, other.latitude * .pi / 180)
    let (up, across) = ((second - first) / 2, (other.longitude - longitude) * .pi / 360)
    let half = sin(up) * sin(up) + cos(first) * cos(second) * sin(across) * sin(across)
    return 2 * Self.radius * asin(min(1, half.squareRoot()))
  }
}

/// Where the device is, and how exactly that is known.
package final class CLLocation: RuntimeObject {
  private(set) var coordinate = CLLocationCoordinate2D.invalid
  /// In metres; negative where it is not known.
  private var altitude = 0.0
  private var horizontalAccuracy = 0.0, verticalAccuracy = -1.0
  /// In degrees from north and metres a second; -1 where they are not known.
  private var course = -1.0, speed = -1.0
  /// How exactly those two are known; -1 where they are not known.
  private var courseAccuracy = -1.0, speedAccuracy = -1.0
  private var timestamp = Value.none

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
    date.retain()
    timestamp = date
    return self
  }

  static func define(_ location: ClassDefinition<CLLocation>) {
    location.method("initWithLatitude:longitude:") {
      (location, latitude: Double, longitude: Double) -> CLLocation in
      let place = ScriptedPlace(.init(latitude: latitude, longitude: longitude), accuracy: 0)
      return location.fill(place, at: try location.uikit.presentDate())
    }
    location.raw(
      "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:timestamp:",
      types: "@@:\(CLLocationCoordinate2D.encoding)ddd@"
    ) { receiver, selector, arguments in
      guard let location = receiver as? CLLocation else { return .none }
      var place = ScriptedPlace(
        try arguments.value(0, as: CLLocationCoordinate2D.self, location, selector),
        accuracy: try arguments.value(2, as: Double.self, location, selector))
      place.altitude = try arguments.value(1, as: Double.self, location, selector)
      place.verticalAccuracy = try arguments.value(3, as: Double.self, location, selector)
      return .object(location.fill(place, at: arguments[4]))
    }
    location.raw(
      "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:speed:timestamp:",
      types: "@@:\(CLLocationCoordinate2D.encoding)ddddd@"
    ) { receiver, selector, arguments in
      guard let location = receiver as? CLLocation else { return .none }
      var place = ScriptedPlace(
        try arguments.value(0, as: CLLocationCoordinate2D.self, location, selector),
        accuracy: try arguments.value(2, as: Double.self, location, selector))
      place.altitude = try arguments.value(1, as: Double.self, location, selector)
      place.verticalAccuracy = try arguments.value(3, as: Double.self, location, selector)
      place.course = try arguments.value(4, as: Double.self, location, selector)
      place.speed = try arguments.value(5, as: Double.self, location, selector)
      return .object(location.fill(place, at: arguments[6]))
    }
    location.raw(
      "initWithCoordinate:altitude:horizontalAccuracy:verticalAccuracy:course:courseAccuracy:speed:"
        + "speedAccuracy:timestamp:",
      types: "@@:\(CLLocationCoordinate2D.encoding)ddddddd@"
    ) { receiver, selector, arguments in
      guard let location = receiver as? CLLocation else { return .none }
      var place = ScriptedPlace(
        try arguments.value(0, as: CLLocationCoordinate2D.self, location, selector),
        accuracy: try arguments.value(2, as: Double.self, location, selector))
      place.altitude = try arguments.value(1, as: Double.self, location, selector)
      place.verticalAccuracy = try arguments.value(3, as: Double.self, location, selector)
      place.course = try arguments.value(4, as: Double.self, location, selector)
      location.courseAccuracy = try arguments.value(5, as: Double.self, location, selector)
      place.speed = try arguments.value(6, as: Double.self, location, selector)
      location.speedAccuracy = try arguments.value(7, as: Double.self, location, selector)
      return .object(location.fill(place, at: arguments[8]))
    }
    location.readonly("courseAccuracy") { $0.courseAccuracy }
    location.readonly("speedAccuracy") { $0.speedAccuracy }
    // No storey is known of a scripted place.
    location.readonly("floor", .copy, of: "CLFloor") { (_) -> RuntimeObject? in nil }
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

/// Where a script says that the device is.
package struct ScriptedPlace {
  package var coordinate: CLLocationCoordinate2D
  package var altitude = 0.0
  package var accuracy, verticalAccuracy: Double
  package var course = -1.0, speed = -1.0

  /// Makes a place that is known up to some metres.
  package init(_ coordinate: CLLocationCoordinate2D, accuracy: Double) {
    self.coordinate = coordinate
    (self.accuracy, verticalAccuracy) = (accuracy, -1)
  }
}

extension UIKitWorld {
  /// The present moment as a date.
  func presentDate() throws -> Value {
    guard let cls = runtime.lookUpClass("NSDate") else { return .none }
    return try runtime.send(cls, runtime.selector("date"))
  }
}

extension UIKitClasses {
  /// The storey of a building, which no scripted place has.
  static let floor = NativeClass<FieldedObject>("CLFloor", superclass: FoundationClasses.object) {
    $0.field("level", usual: 0, isReadonly: true)
  }

  static let location = NativeClass<CLLocation>(
    "CLLocation", superclass: FoundationClasses.object, CLLocation.define)

  static let region = NativeClass<FieldedObject>(
    "CLRegion", superclass: FoundationClasses.object
  ) { region in
    region.fieldsAreCopied()
    region.field("identifier", .copy, usual: "", isReadonly: true)
    region.field("notifyOnEntry", usual: true)
    region.field("notifyOnExit", usual: true)
  }

  static let circularRegion = NativeClass<FieldedObject>("CLCircularRegion", superclass: region) {
    region in
    region.method("initWithCenter:radius:identifier:") {
      (region, center: CLLocationCoordinate2D, radius: Double, identifier: String)
        -> FieldedObject in
      region["center"] = center.messageValue
      region["radius"] = .number(radius)
      region["identifier"] = .string(identifier)
      return region
    }
    region.field("center", usual: CLLocationCoordinate2D.invalid, isReadonly: true)
    region.field("radius", usual: 0.0, isReadonly: true)
    region.method("containsCoordinate:") { (region, place: CLLocationCoordinate2D) -> Bool in
      region.contains(place)
    }
  }
}

extension FieldedObject {
  /// Whether a place lies in the region.
  func contains(_ place: CLLocationCoordinate2D) -> Bool {
    guard let center = CLLocationCoordinate2D.from(self["center"], in: runtime) else {
      return false
    }
    return center.distance(to: place) <= number("radius") ?? 0
  }
}
