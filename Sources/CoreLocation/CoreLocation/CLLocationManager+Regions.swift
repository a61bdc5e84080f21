internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

// Region monitoring: regions that the device enters and leaves.
extension CLLocationManager {
  /// The maximum number of monitored regions per app, from the class documentation.
  private static let mostRegions = 20

  /// Reports the regions that the device has entered or left.
  func tellRegions(_ place: ScriptedPlace) throws {
    for region in regions {
      let name = region.text("identifier")
      let isInside = region.isAround(place)
      guard isInside != entered.contains(name) else { continue }
      if isInside { entered.insert(name) } else { entered.remove(name) }
      let key = isInside ? "notifyOnEntry" : "notifyOnExit"
      guard !region.has(key) || Bool.from(region[key], in: runtime) == true else { continue }
      try region.keptAlive {
        try report(
          isInside ? "locationManager:didEnterRegion:" : "locationManager:didExitRegion:",
          .object(region))
        // CLRegionStateInside, …Outside: reported in addition, according to the documentation.
        try report(
          "locationManager:didDetermineState:forRegion:", .integer(isInside ? 1 : 2),
          .object(region))
      }
    }
  }

  private func watch(_ region: FieldedObject) throws {
    let name = region.text("identifier")
    let others = regions.filter { $0.text("identifier") != name }
    let held = HeldValue(.object(region))
    // kCLErrorRegionMonitoringDenied, kCLErrorRegionMonitoringFailure
    if !places.isAllowed || others.count >= Self.mostRegions {
      let code = places.isAllowed ? 5 : 4
      return try later {
        try $0.report(
          "locationManager:monitoringDidFailForRegion:withError:", held.value,
          $0.uikit.locationError(code).messageValue)
      }
    }
    regions = others + [region]
    if let place = places.place, region.isAround(place) { entered.insert(name) }
    try later { try $0.report("locationManager:didStartMonitoringForRegion:", held.value) }
  }

  static func defineRegions(_ manager: ClassDefinition<CLLocationManager>) {
    manager.readonly("monitoredRegions", .copy, of: "NSSet") { (manager) -> [FieldedObject] in
      manager.regions
    }
    manager.readonly("maximumRegionMonitoringDistance") { (_) -> Double in 500_000 }
    manager.method("startMonitoringForRegion:") { (manager, region: FieldedObject) in
      try manager.watch(region)
    }
    manager.method("startMonitoringForRegion:desiredAccuracy:") {
      (manager, region: FieldedObject, _: Double) in try manager.watch(region)
    }
    manager.method("stopMonitoringForRegion:") { (manager, region: FieldedObject) in
      let name = region.text("identifier")
      manager.regions = manager.regions.filter { $0.text("identifier") != name }
      manager.entered.remove(name)
    }
    manager.method("requestStateForRegion:") { (manager, region: FieldedObject) in
      let held = HeldValue(.object(region))
      try manager.later { manager in
        guard let region = held.value.object as? FieldedObject else { return }
        // CLRegionStateUnknown, …Inside, …Outside
        let state = manager.places.place.map { region.isAround($0) ? 1 : 2 } ?? 0
        try manager.report(
          "locationManager:didDetermineState:forRegion:", .integer(Int64(state)), held.value)
      }
    }
  }
}

extension FieldedObject {
  /// Whether a location is in the region: inside its circle, or within range of its beacons.
  func isAround(_ place: ScriptedPlace) -> Bool {
    guard self["UUID"].object != nil else { return contains(place.coordinate) }
    return place.beacons.contains { fits($0) }
  }
}
