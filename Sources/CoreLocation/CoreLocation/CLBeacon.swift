package import FoundationCore
internal import FoundationFiles
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// A beacon that a script places within range of the device.
package struct ScriptedBeacon {
  /// The proximity UUID as a string.
  package var uuid: String
  package var major, minor: Int
  /// The distance in meters; negative if unknown.
  package var accuracy: Double
  /// The signal strength in decibels.
  package var strength: Int

  /// Creates a beacon.
  package init(uuid: String, major: Int, minor: Int, accuracy: Double, strength: Int) {
    (self.uuid, self.major, self.minor) = (uuid.uppercased(), major, minor)
    (self.accuracy, self.strength) = (accuracy, strength)
  }

  /// The `CLProximity`: up to half a meter, up to three meters, or farther.
  ///
  /// The documentation only names them immediate, near and far.
  var proximity: Int {
    switch accuracy {
    case ..<0: 0
    case ..<0.5: 1
    case ..<3: 2
    default: 3
    }
  }
}

extension FieldedObject {
  /// Whether a beacon matches a constraint or a region.
  func fits(_ beacon: ScriptedBeacon) -> Bool {
    guard (self["UUID"].object as? NSUUID)?.text.uppercased() == beacon.uuid else { return false }
    return [("major", beacon.major), ("minor", beacon.minor)].allSatisfy { name, number in
      Int.from(self[name], in: runtime).map { $0 == number } ?? true
    }
  }

  /// Sets the UUID, major and minor values by which beacons are found.
  func describeBeacon(_ uuid: NSUUID, _ major: Int? = nil, _ minor: Int? = nil) -> FieldedObject {
    self["UUID"] = .object(uuid)
    if let major { self["major"] = .integer(Int64(major)) }
    if let minor { self["minor"] = .integer(Int64(minor)) }
    return self
  }
}

// Ranging: beacons within range are reported once a second.
extension CLLocationManager {
  private func range(_ target: FieldedObject) throws {
    guard try !ranged.contains(where: { try $0.hasEqualFields(target) }) else { return }
    ranged += [target]
    guard ranging == nil else { return }
    try waitToRange(keepsAlive: true)
  }

  private func stopRanging(_ target: FieldedObject) throws {
    ranged = try ranged.filter { try !$0.hasEqualFields(target) }
    guard ranged.isEmpty else { return }
    ranging?.cancel()
    ranging = nil
  }

  /// Schedules the next report; the documentation says that the delegate is called once a second.
  private func waitToRange(keepsAlive: Bool) throws {
    ranging = try uikit.runLoop.schedule(after: 1, phase: .timers, keepsAlive: keepsAlive) {
      [weak self] in
      guard let self, !isDeallocating else { return }
      try keptAlive {
        try self.waitToRange(keepsAlive: false)
        for target in self.ranged { try target.keptAlive { try self.tellBeacons(of: target) } }
      }
    }
  }

  private func tellBeacons(of target: FieldedObject) throws {
    let isRegion = target.apparentClass.name == "CLBeaconRegion"
    guard places.isAllowed else {
      // kCLErrorRangingUnavailable
      let error = uikit.locationError(16).messageValue
      try report(
        isRegion
          ? "locationManager:rangingBeaconsDidFailForRegion:withError:"
          : "locationManager:didFailRangingBeaconsForConstraint:error:", .object(target), error)
      return
    }
    let date = try uikit.presentDate()
    let near = places.place?.beacons.filter { target.fits($0) } ?? []
    let uuids = runtime.cls(FoundationClasses.uuid)
    let beacons = near.sorted { $0.accuracy < $1.accuracy }.compactMap { found -> FieldedObject? in
      guard let uuid = (runtime.createInstance(uuids) as? NSUUID)?.filled(found.uuid) else {
        return nil
      }
      let made = uikit.create(UIKitClasses.beacon).describeBeacon(uuid, found.major, found.minor)
      made["proximity"] = .integer(Int64(found.proximity))
      made["accuracy"] = .number(found.accuracy)
      made["rssi"] = .integer(Int64(found.strength))
      made["timestamp"] = date
      return made
    }
    try report(
      isRegion
        ? "locationManager:didRangeBeacons:inRegion:"
        : "locationManager:didRangeBeacons:satisfyingConstraint:", beacons.messageValue,
      .object(target))
  }

  static func defineBeacons(_ manager: ClassDefinition<CLLocationManager>) {
    for (name, cls) in [
      ("rangedRegions", "CLBeaconRegion"),
      ("rangedBeaconConstraints", "CLBeaconIdentityConstraint"),
    ] {
      manager.readonly(name, .copy, of: "NSSet") { (manager) -> [FieldedObject] in
        manager.ranged.filter { $0.apparentClass.name == cls }
      }
    }
    for name in ["InRegion:", "SatisfyingConstraint:"] {
      manager.method("startRangingBeacons" + name) { (manager, target: FieldedObject) in
        try manager.range(target)
      }
      manager.method("stopRangingBeacons" + name) { (manager, target: FieldedObject) in
        try manager.stopRanging(target)
      }
    }
  }
}

extension UIKitClasses {
  /// The identity of beacons: a UUID, optionally with a major and a minor value.
  package static let beaconIdentityConstraint = NativeClass<FieldedObject>(
    "CLBeaconIdentityConstraint", superclass: FoundationClasses.object
  ) { constraint in
    constraint.fieldsAreCopied()
    constraint.method("initWithUUID:") { (constraint, uuid: NSUUID) -> FieldedObject in
      constraint.describeBeacon(uuid)
    }
    constraint.method("initWithUUID:major:") {
      (constraint, uuid: NSUUID, major: Int) -> FieldedObject in
      constraint.describeBeacon(uuid, major)
    }
    constraint.method("initWithUUID:major:minor:") {
      (constraint, uuid: NSUUID, major: Int, minor: Int) -> FieldedObject in
      constraint.describeBeacon(uuid, major, minor)
    }
    constraint.field("UUID", .copy, of: "NSUUID", usual: RuntimeObject?.none, isReadonly: true)
    beaconNumbers(constraint)
  }

  package static let beaconRegion = NativeClass<FieldedObject>("CLBeaconRegion", superclass: region)
  {
    region in
    for name in ["initWithProximityUUID:", "initWithUUID:"] {
      region.method(name + "identifier:") {
        (region, uuid: NSUUID, identifier: String) -> FieldedObject in
        region["identifier"] = .string(identifier)
        return region.describeBeacon(uuid)
      }
      region.method(name + "major:identifier:") {
        (region, uuid: NSUUID, major: Int, identifier: String) -> FieldedObject in
        region["identifier"] = .string(identifier)
        return region.describeBeacon(uuid, major)
      }
      region.method(name + "major:minor:identifier:") {
        (region, uuid: NSUUID, major: Int, minor: Int, identifier: String) -> FieldedObject in
        region["identifier"] = .string(identifier)
        return region.describeBeacon(uuid, major, minor)
      }
    }
    region.method("initWithBeaconIdentityConstraint:identifier:") {
      (region, constraint: FieldedObject, identifier: String) -> FieldedObject in
      region.takeFields(of: constraint)
      region["identifier"] = .string(identifier)
      return region
    }
    region.readonly("beaconIdentityConstraint", .copy, of: "CLBeaconIdentityConstraint") {
      (region) -> RuntimeObject in
      let made = region.uikit.create(beaconIdentityConstraint)
      for name in ["UUID", "major", "minor"] where region.has(name) { made[name] = region[name] }
      return made
    }
    region.field("notifyEntryStateOnDisplay", usual: false)
    region.field("UUID", .copy, of: "NSUUID", usual: RuntimeObject?.none, isReadonly: true)
    region.readonly("proximityUUID", .copy, of: "NSUUID") { (region) -> Value in region["UUID"] }
    beaconNumbers(region)
  }

  package static let beacon = NativeClass<FieldedObject>(
    "CLBeacon", superclass: FoundationClasses.object
  ) {
    beacon in
    beacon.fieldsAreCopied()
    beacon.field("UUID", .copy, of: "NSUUID", usual: RuntimeObject?.none, isReadonly: true)
    beacon.readonly("proximityUUID", .copy, of: "NSUUID") { (beacon) -> Value in beacon["UUID"] }
    beaconNumbers(beacon)
    beacon.field("proximity", usual: 0, isReadonly: true)
    beacon.field("accuracy", usual: -1.0, isReadonly: true)
    beacon.field("rssi", usual: 0, isReadonly: true)
    beacon.field("timestamp", .copy, of: "NSDate", usual: RuntimeObject?.none, isReadonly: true)
  }

  private static func beaconNumbers(_ definition: ClassDefinition<FieldedObject>) {
    for name in ["major", "minor"] {
      definition.field(name, .copy, of: "NSNumber", usual: Value.none, isReadonly: true)
    }
  }
}
