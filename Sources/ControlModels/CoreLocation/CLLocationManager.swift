internal import FoundationModels
package import SelectorRuntime
internal import VirtualTime

/// Tells its delegate where the script says that the device is.
///
/// The user is asked once in an app; what is answered is a setting. Whatever is told comes in a later
/// turn of the run loop.
package final class CLLocationManager: RuntimeObject {
  private let delegate = DelegateSlot()
  @Strong private var told: CLLocation?
  @StrongList private var regions: [FieldedObject] = []
  /// The identifiers of the regions that the device was in when it was told last.
  private var entered: Set<String> = []
  private var isUpdating = false, isMonitoringChanges = false
  private var isUpdatingHeading = false
  /// In metres: -1 are `kCLDistanceFilterNone` and `kCLLocationAccuracyBest`.
  private var distanceFilter = -1.0, desiredAccuracy = -1.0
  private var headingFilter = 1.0
  private var activityType = 1
  private var flags: Set<String> = ["pausesLocationUpdatesAutomatically"]

  package override func destruct() {
    delegate.clear()
    told = nil
    regions = []
    super.destruct()
  }

  private var places: LocationSource { uikit.locations }

  /// Runs a step in a later turn, while the manager lives.
  private func later(_ body: @escaping (CLLocationManager) throws -> Void) throws {
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating else { return }
      try body(self)
    }
  }

  /// Sends the delegate a message that begins with the manager, if it responds to it.
  @discardableResult
  private func report(_ name: String, _ argument: Value? = nil) throws -> Bool {
    let selector = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: selector) else { return false }
    _ = try runtime.send(
      delegate, selector, Arguments([.object(self)] + (argument.map { [$0] } ?? [])))
    return true
  }

  private func fail(_ code: Int) throws {
    let error = uikit.error(
      domain: "kCLErrorDomain", code: code,
      "The operation couldn’t be completed. (kCLErrorDomain error \(code).)")
    try report("locationManager:didFailWithError:", error.messageValue)
  }

  /// Tells the present place, or why there is none.
  private func sendPosition() throws {
    guard places.isAllowed else { return try fail(1) }
    guard let place = places.place else { return try fail(0) }
    let location = uikit.create(UIKitClasses.location).fill(place, at: try uikit.presentDate())
    let former = told
    told = location
    if try report("locationManager:didUpdateLocations:", .list([.object(location)])) { return }
    // Before iOS 6.
    let name = "locationManager:didUpdateToLocation:fromLocation:"
    let selector = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: selector) else { return }
    try delegate.send(selector, self, location, former)
  }

  /// Hears that the device has moved.
  func moved() throws {
    guard let place = places.place, places.isAllowed else { return }
    try tellRegions(place)
    guard isUpdating || isMonitoringChanges else { return }
    if let told, told.coordinate.distance(to: place.coordinate) < distanceFilter { return }
    // Apple's documentation: a significant change is 500 metres or more.
    if !isUpdating, let told, told.coordinate.distance(to: place.coordinate) < 500 { return }
    try sendPosition()
  }

  private func tellRegions(_ place: ScriptedPlace) throws {
    for region in regions {
      let name = region.text("identifier")
      let isInside = region.contains(place.coordinate)
      guard isInside != entered.contains(name) else { continue }
      if isInside { entered.insert(name) } else { entered.remove(name) }
      let key = isInside ? "notifyOnEntry" : "notifyOnExit"
      guard !region.has(key) || Bool.from(region[key], in: runtime) == true else { continue }
      try report(
        isInside ? "locationManager:didEnterRegion:" : "locationManager:didExitRegion:",
        .object(region))
    }
  }

  /// Hears that the user has decided.
  func authorizationChanged() throws {
    if try report("locationManagerDidChangeAuthorization:") { return }
    try report(
      "locationManager:didChangeAuthorizationStatus:", .integer(Int64(places.status)))
  }
}

extension CLLocationManager {
  static func define(_ manager: ClassDefinition<CLLocationManager>) {
    let cls = manager.classSide
    cls.method("locationServicesEnabled") { (cls) -> Bool in cls.uikit.locations.isEnabled }
    cls.method("authorizationStatus") { (cls) -> Int in cls.uikit.locations.status }
    for name in ["headingAvailable", "significantLocationChangeMonitoringAvailable"] {
      cls.method(name) { (_) -> Bool in true }
    }
    for name in ["isMonitoringAvailableForClass:", "isRangingAvailable"] {
      if name.hasSuffix(":") {
        cls.method(name) { (_, kind: RuntimeClass) -> Bool in kind.name == "CLCircularRegion" }
      } else {
        cls.method(name) { (_) -> Bool in false }
      }
    }
    manager.method("init") { (manager) -> CLLocationManager in
      manager.uikit.locations.add(manager)
      return manager
    }
    manager.property(
      "delegate", .weak, of: "<CLLocationManagerDelegate>", get: { $0.delegate.object },
      set: { manager, delegate in
        try manager.delegate.set(delegate)
        // From iOS 14 on a new delegate is told how things stand.
        guard delegate != nil else { return }
        try manager.later { try $0.authorizationChanged() }
      })
    manager.readonly("authorizationStatus") { (manager) -> Int in manager.places.status }
    // CLAccuracyAuthorizationFullAccuracy
    manager.readonly("accuracyAuthorization") { (_) -> Int in 0 }
    manager.readonly("location", .copy) { $0.told }
    manager.property(
      "distanceFilter", get: { $0.distanceFilter }, set: { $0.distanceFilter = $1 })
    manager.property(
      "desiredAccuracy", get: { $0.desiredAccuracy }, set: { $0.desiredAccuracy = $1 })
    manager.property("headingFilter", get: { $0.headingFilter }, set: { $0.headingFilter = $1 })
    manager.property("activityType", get: { $0.activityType }, set: { $0.activityType = $1 })
    for name in [
      "pausesLocationUpdatesAutomatically", "allowsBackgroundLocationUpdates",
      "showsBackgroundLocationIndicator",
    ] {
      manager.property(
        name, get: { $0.flags.contains(name) },
        set: { if $1 { $0.flags.insert(name) } else { $0.flags.remove(name) } })
    }
    defineUpdates(manager)
    defineRegions(manager)
  }

  private static func defineUpdates(_ manager: ClassDefinition<CLLocationManager>) {
    for (name, isAlways) in [
      ("requestWhenInUseAuthorization", false), ("requestAlwaysAuthorization", true),
    ] {
      manager.method(name) { (manager) in
        try manager.later { try $0.places.askUser(isAlways: isAlways) }
      }
    }
    manager.method("startUpdatingLocation") { (manager) in
      guard !manager.isUpdating else { return }
      manager.isUpdating = true
      try manager.later { if $0.isUpdating { try $0.sendPosition() } }
    }
    manager.method("stopUpdatingLocation") { (manager) in manager.isUpdating = false }
    manager.method("requestLocation") { (manager) in
      guard
        try manager.delegate.delegate(
          respondingTo: manager.runtime.selector("locationManager:didUpdateLocations:")) != nil
      else {
        throw RuntimeError(
          .inconsistency, "Delegate must respond to locationManager:didUpdateLocations:")
      }
      guard
        try manager.delegate.delegate(
          respondingTo: manager.runtime.selector("locationManager:didFailWithError:")) != nil
      else {
        throw RuntimeError(
          .inconsistency, "Delegate must respond to locationManager:didFailWithError:")
      }
      try manager.later { try $0.sendPosition() }
    }
    manager.method("startMonitoringSignificantLocationChanges") { (manager) in
      manager.isMonitoringChanges = true
      try manager.later { if $0.isMonitoringChanges { try $0.sendPosition() } }
    }
    manager.method("stopMonitoringSignificantLocationChanges") { (manager) in
      manager.isMonitoringChanges = false
    }
    for (name, isOn) in [("startUpdatingHeading", true), ("stopUpdatingHeading", false)] {
      manager.method(name) { (manager) in manager.isUpdatingHeading = isOn }
    }
    for name in ["dismissHeadingCalibrationDisplay", "disallowDeferredLocationUpdates"] {
      manager.method(name) { (_) in }
    }
  }

  private static func defineRegions(_ manager: ClassDefinition<CLLocationManager>) {
    manager.readonly("monitoredRegions", .copy, of: "NSSet") { (manager) -> [FieldedObject] in
      manager.regions
    }
    manager.readonly("maximumRegionMonitoringDistance") { (_) -> Double in 500_000 }
    manager.method("startMonitoringForRegion:") { (manager, region: FieldedObject) in
      let name = region.text("identifier")
      manager.regions = manager.regions.filter { $0.text("identifier") != name } + [region]
      if let place = manager.places.place, region.contains(place.coordinate) {
        manager.entered.insert(name)
      }
      region.retain()
      try manager.later { manager in
        defer { region.release() }
        try manager.report("locationManager:didStartMonitoringForRegion:", .object(region))
      }
    }
    manager.method("stopMonitoringForRegion:") { (manager, region: FieldedObject) in
      let name = region.text("identifier")
      manager.regions = manager.regions.filter { $0.text("identifier") != name }
      manager.entered.remove(name)
    }
    manager.method("requestStateForRegion:") { (manager, region: FieldedObject) in
      region.retain()
      try manager.later { manager in
        defer { region.release() }
        // CLRegionStateUnknown, …Inside, …Outside
        let state = manager.places.place.map { region.contains($0.coordinate) ? 1 : 2 } ?? 0
        let selector = manager.runtime.selector("locationManager:didDetermineState:forRegion:")
        try manager.delegate.delegate(respondingTo: selector)?.send(
          selector, manager, state, region)
      }
    }
  }
}

/// Where the device is, who wants to know it, and what the user allows.
package final class LocationSource {
  private unowned let world: UIKitWorld
  package private(set) var place: ScriptedPlace?
  /// A `CLAuthorizationStatus`; 0 is not determined.
  private(set) var status = 0
  private var managers: [WeakReference] = []

  init(_ world: UIKitWorld) { self.world = world }

  /// The user's setting for all apps.
  var isEnabled: Bool { world.deviceSettings.locationAnswer != .disabled }
  /// Whether the app may know it: 3 and 4 are `kCLAuthorizationStatusAuthorizedAlways` and
  /// `kCLAuthorizationStatusAuthorizedWhenInUse`.
  var isAllowed: Bool { isEnabled && status >= 3 }

  func add(_ manager: CLLocationManager) {
    managers.removeAll { $0.load() == nil }
    managers.append(WeakReference(manager))
  }

  private var all: [CLLocationManager] { managers.compactMap { $0.load() as? CLLocationManager } }

  /// Asks the user, who has an answer ready.
  func askUser(isAlways: Bool) throws {
    let answer = world.deviceSettings.locationAnswer
    let next = answer == .granted ? (isAlways ? 3 : 4) : answer == .restricted ? 1 : 2
    // The user is not asked again for an answer given once, but for more.
    guard status == 0 || (status == 4 && isAlways && next == 3) else { return }
    world.runtime.recordUndo {}
    status = next
    for manager in all { try manager.keptAlive { try manager.authorizationChanged() } }
  }

  /// Moves the device, and tells everybody in a later turn.
  package func move(to place: ScriptedPlace?) throws {
    world.runtime.recordUndo {}
    self.place = place
    guard place != nil else { return }
    for manager in all {
      try world.runLoop.schedule(after: 0, phase: .blocks) { [weak manager] in
        guard let manager, !manager.isDeallocating else { return }
        try manager.moved()
      }
    }
  }

  func restoration() -> () -> Void {
    let (place, status, managers) = (place, status, managers)
    return { [unowned self] in
      (self.place, self.status, self.managers) = (place, status, managers)
    }
  }
}

extension UIKitProtocols {
  static let locationManagerDelegate = NativeProtocol(
    "CLLocationManagerDelegate", adopts: [FoundationProtocols.object],
    optional: [
      .init("locationManager:didUpdateLocations:", CLLocationManager.self, [CLLocation].self),
      .init(
        "locationManager:didUpdateToLocation:fromLocation:", CLLocationManager.self,
        CLLocation.self, CLLocation?.self),
      .init("locationManager:didFailWithError:", CLLocationManager.self, NSError.self),
      .init("locationManager:didUpdateHeading:", CLLocationManager.self, Value.self),
      .init("locationManagerDidChangeAuthorization:", CLLocationManager.self),
      .init(
        "locationManager:didChangeAuthorizationStatus:", CLLocationManager.self, Int.self),
      .init("locationManager:didEnterRegion:", CLLocationManager.self, FieldedObject.self),
      .init("locationManager:didExitRegion:", CLLocationManager.self, FieldedObject.self),
      .init(
        "locationManager:didStartMonitoringForRegion:", CLLocationManager.self,
        FieldedObject.self),
      .init(
        "locationManager:didDetermineState:forRegion:", CLLocationManager.self, Int.self,
        FieldedObject.self),
      .init(
        "locationManager:monitoringDidFailForRegion:withError:", CLLocationManager.self,
        FieldedObject?.self, NSError.self),
      .init("locationManagerDidPauseLocationUpdates:", CLLocationManager.self),
      .init("locationManagerDidResumeLocationUpdates:", CLLocationManager.self),
      .init(
        "locationManagerShouldDisplayHeadingCalibration:", returns: Bool.self,
        CLLocationManager.self),
      .init(
        "locationManager:didRangeBeacons:inRegion:", CLLocationManager.self, [Value].self,
        RuntimeObject.self),
      .init(
        "locationManager:didRangeBeacons:satisfyingConstraint:", CLLocationManager.self,
        [Value].self, RuntimeObject.self),
      .init(
        "locationManager:rangingBeaconsDidFailForRegion:withError:", CLLocationManager.self,
        RuntimeObject.self, NSError.self),
      .init(
        "locationManager:didFailRangingBeaconsForConstraint:error:", CLLocationManager.self,
        RuntimeObject.self, NSError.self),
      .init("locationManager:didVisit:", CLLocationManager.self, RuntimeObject.self),
      .init(
        "locationManager:didFinishDeferredUpdatesWithError:", CLLocationManager.self, NSError?.self),
    ])
}

extension UIKitClasses {
  static let locationManager = NativeClass<CLLocationManager>(
    "CLLocationManager", superclass: FoundationClasses.object, CLLocationManager.define)
}

extension UIKitConstants {
  /// From the headers of CoreLocation.
  static let locations: KeyValuePairs<String, Int> = [
    "kCLAuthorizationStatusNotDetermined": 0,
    "kCLAuthorizationStatusRestricted": 1,
    "kCLAuthorizationStatusDenied": 2,
    "kCLAuthorizationStatusAuthorizedAlways": 3,
    "kCLAuthorizationStatusAuthorizedWhenInUse": 4,
    "kCLErrorLocationUnknown": 0,
    "kCLErrorDenied": 1,
    "kCLErrorNetwork": 2,
    "CLRegionStateUnknown": 0,
    "CLRegionStateInside": 1,
    "CLRegionStateOutside": 2,
    "CLActivityTypeOther": 1,
  ]

  /// Distances in metres, from CLLocation.h as devices have them.
  static let locationAccuracies: KeyValuePairs<String, Double> = [
    "kCLDistanceFilterNone": -1,
    "kCLLocationAccuracyBestForNavigation": -2,
    "kCLLocationAccuracyBest": -1,
    "kCLLocationAccuracyNearestTenMeters": 10,
    "kCLLocationAccuracyHundredMeters": 100,
    "kCLLocationAccuracyKilometer": 1000,
    "kCLLocationAccuracyThreeKilometers": 3000,
  ]

  /// The domain of its errors.
  static let locationStrings: KeyValuePairs<String, String> = ["kCLErrorDomain": "kCLErrorDomain"]
}
