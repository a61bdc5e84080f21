package import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

// Visits: places at which the device stays.
extension CLLocationManager {
  /// Reports the arrival at a visited place, or the departure from one.
  func tellVisits(_ place: ScriptedPlace) throws {
    guard isMonitoringVisits else { return }
    if let visit {
      let former = CLLocationCoordinate2D.from(visit["coordinate"], in: runtime) ?? .invalid
      if place.isVisit, former == place.coordinate { return }
      let departure = try uikit.presentDate()
      self.visit = nil
      try tell(visit: former, visit.number("horizontalAccuracy") ?? 0) {
        $0["arrivalDate"] = visit["arrivalDate"]
        $0["departureDate"] = departure
      }
    }
    guard place.isVisit, isMonitoringVisits else { return }
    guard let dates = runtime.lookUpClass("NSDate") else { return }
    let future = try runtime.send(dates, runtime.selector("distantFuture"))
    let arrival = try uikit.presentDate()
    visit = try tell(visit: place.coordinate, place.accuracy) {
      $0["arrivalDate"] = arrival
      $0["departureDate"] = future
    }
  }

  @discardableResult
  private func tell(
    visit coordinate: CLLocationCoordinate2D, _ accuracy: Double, fill: (FieldedObject) -> Void
  ) throws -> FieldedObject {
    let made = uikit.create(UIKitClasses.visit)
    made["coordinate"] = coordinate.messageValue
    made["horizontalAccuracy"] = .number(accuracy)
    fill(made)
    try made.keptAlive { _ = try report("locationManager:didVisit:", .object(made)) }
    return made
  }

  static func defineVisits(_ manager: ClassDefinition<CLLocationManager>) {
    manager.method("startMonitoringVisits") { (manager) in
      guard !manager.isMonitoringVisits else { return }
      manager.isMonitoringVisits = true
      try manager.later { manager in
        guard let place = manager.places.place, manager.places.isAllowed else { return }
        if manager.visit == nil { try manager.tellVisits(place) }
      }
    }
    manager.method("stopMonitoringVisits") { (manager) in
      manager.isMonitoringVisits = false
      manager.visit = nil
    }
  }
}

extension UIKitClasses {
  package static let visit = NativeClass<FieldedObject>(
    "CLVisit", superclass: FoundationClasses.object
  ) {
    visit in
    visit.fieldsAreCopied()
    visit.field("coordinate", usual: CLLocationCoordinate2D.invalid, isReadonly: true)
    visit.field("horizontalAccuracy", usual: 0.0, isReadonly: true)
    for name in ["arrivalDate", "departureDate"] {
      visit.field(name, .copy, of: "NSDate", usual: RuntimeObject?.none, isReadonly: true)
    }
  }
}
