internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime
internal import VirtualTime

/// Reports the scripted location of the device to its delegate.
///
/// The user is asked for permission once per app; a setting determines the answer. All delegate
/// messages are sent in a later turn of the run loop.
package final class CLLocationManager: RuntimeObject {
  let delegate = DelegateSlot()
  @Strong private var told: CLLocation?
  @StrongList var regions: [FieldedObject] = []
  /// The identifiers of the regions in which the device was at the last report.
  var entered: Set<String> = []
  private var isUpdating = false, isMonitoringChanges = false
  @Strong var heading: FieldedObject?
  var isUpdatingHeading = false
  /// The current visit, while visits are monitored.
  @Strong var visit: FieldedObject?
  var isMonitoringVisits = false
  @StrongList var ranged: [FieldedObject] = []
  var ranging: RunLoop.Entry?
  /// The values in meters: -1 is `kCLDistanceFilterNone` and `kCLLocationAccuracyBest`.
  private var distanceFilter = -1.0, desiredAccuracy = -1.0
  var headingFilter = 1.0
  /// A `CLDeviceOrientation`: the edge of the device that counts as its top.
  var headingOrientation = 1
  private var activityType = 1
  /// The purpose text of the permission prompt before iOS 8.
  private var purpose: String?
  private var flags: Set<String> = ["pausesLocationUpdatesAutomatically"]

  package override func destruct() {
    ranging?.cancel()
    super.destruct()
  }

  var places: LocationSource { uikit.locations }

  /// Runs a step in a later turn if the manager still exists.
  func later(_ body: @escaping (CLLocationManager) throws -> Void) throws {
    try uikit.runLoop.schedule(after: 0, phase: .blocks) { [weak self] in
      guard let self, !isDeallocating else { return }
      try body(self)
    }
  }

  /// Sends the delegate a message with the manager as first argument, if it implements it.
  @discardableResult
  func report(_ name: String, _ arguments: Value...) throws -> Bool {
    let selector = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: selector) else { return false }
    _ = try runtime.send(delegate, selector, Arguments([.object(self)] + arguments))
    return true
  }

  private func fail(_ code: Int) throws {
    try report("locationManager:didFailWithError:", uikit.locationError(code).messageValue)
  }

  /// Reports the current location, or the error.
  private func sendPosition() throws {
    guard places.isAllowed else { return try fail(1) }
    guard let place = places.place else { return try fail(0) }
    let location = uikit.create(UIKitClasses.location).fill(place, at: try uikit.presentDate())
    let former = told
    told = location
    if try report("locationManager:didUpdateLocations:", .list([.object(location)])) { return }
    // The method before iOS 6
    let name = "locationManager:didUpdateToLocation:fromLocation:"
    let selector = runtime.selector(name)
    guard let delegate = try delegate.delegate(respondingTo: selector) else { return }
    try delegate.send(selector, self, location, former)
  }

  /// Called when the device has moved.
  func moved() throws {
    guard let place = places.place, places.isAllowed else { return }
    try tellRegions(place)
    try tellVisits(place)
    try tellHeading()
    guard isUpdating || isMonitoringChanges else { return }
    if let told, told.coordinate.distance(to: place.coordinate) < distanceFilter { return }
    // According to Apple's documentation, a significant change is 500 meters or more.
    if !isUpdating, let told, told.coordinate.distance(to: place.coordinate) < 500 { return }
    try sendPosition()
  }

  /// Called when the user's authorization has changed.
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
    manager.readonly("locationServicesEnabled") { $0.places.isEnabled }
    manager.readonly("headingAvailable") { _ in true }
    cls.method("authorizationStatus") { (cls) -> Int in cls.uikit.locations.status }
    for name in [
      "headingAvailable", "significantLocationChangeMonitoringAvailable", "isRangingAvailable",
      "regionMonitoringAvailable",
    ] {
      cls.method(name) { (_) -> Bool in true }
    }
    cls.method("regionMonitoringEnabled") { (cls) -> Bool in cls.uikit.locations.isAllowed }
    // Only devices of the years 2012 to 2016 supported deferred updates.
    cls.method("deferredLocationUpdatesAvailable") { (_) -> Bool in false }
    cls.method("isMonitoringAvailableForClass:") { (_, kind: RuntimeClass) -> Bool in
      ["CLCircularRegion", "CLBeaconRegion"].contains(kind.name)
    }
    manager.method("init") { (manager) -> CLLocationManager in
      manager.uikit.locations.add(manager)
      return manager
    }
    manager.property(
      "delegate", .weak, of: "<CLLocationManagerDelegate>", get: { $0.delegate.object },
      set: { manager, delegate in
        try manager.delegate.set(delegate, of: manager)
        // Since iOS 14, a new delegate is notified of the authorization.
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
    manager.property("activityType", get: { $0.activityType }, set: { $0.activityType = $1 })
    for name in [
      "pausesLocationUpdatesAutomatically", "allowsBackgroundLocationUpdates",
      "showsBackgroundLocationIndicator",
    ] {
      manager.property(
        name, get: { $0.flags.contains(name) },
        set: { if $1 { $0.flags.insert(name) } else { $0.flags.remove(name) } })
    }
    manager.property(
      "purpose", .copy, get: { $0.purpose }, set: { (manager, text) in manager.purpose = text })
    // An app's widgets have the authorization of the app.
    manager.readonly("authorizedForWidgetUpdates", getter: "isAuthorizedForWidgetUpdates") {
      (manager) -> Bool in manager.places.isAllowed
    }
    defineUpdates(manager)
    defineRegions(manager)
    defineHeading(manager)
    defineVisits(manager)
    defineBeacons(manager)
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
    manager.method("disallowDeferredLocationUpdates") { (_) in }
    manager.method("allowDeferredLocationUpdatesUntilTraveled:timeout:") {
      (manager, _: Double, _: Double) in
      // kCLErrorDeferredFailed: deferred updates are not supported.
      try manager.later {
        try $0.report(
          "locationManager:didFinishDeferredUpdatesWithError:",
          $0.uikit.locationError(11).messageValue)
      }
    }
    for name in [
      "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:",
      "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:",
    ] {
      if name.hasSuffix("completion:") {
        manager.method(name) { (manager, _: String, completion: Block?) in
          try manager.answerFullAccuracy(completion)
        }
      } else {
        manager.method(name) { (manager, _: String) in try manager.answerFullAccuracy(nil) }
      }
    }
  }

  /// Completes a request for full accuracy, which every authorized app has.
  private func answerFullAccuracy(_ completion: Block?) throws {
    try later { manager in
      // kCLErrorDenied
      let error = manager.places.isAllowed ? nil : manager.uikit.locationError(1)
      try completion?(error.messageValue)
    }
  }
}

extension UIKitClasses {
  package static let locationManager = NativeClass<CLLocationManager>(
    "CLLocationManager", superclass: FoundationClasses.object, CLLocationManager.define)
}
