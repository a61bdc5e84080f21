package import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

// The regions that a manager monitors.
extension UIKitClasses {
  package static let region = NativeClass<FieldedObject>(
    "CLRegion", superclass: FoundationClasses.object
  ) { region in
    region.fieldsAreCopied()
    region.field("identifier", .copy, usual: "", isReadonly: true)
    region.field("notifyOnEntry", usual: true)
    region.field("notifyOnExit", usual: true)
    // Before iOS 7, every region was a circle.
    circle(region, initializer: "initCircularRegionWithCenter:radius:identifier:")
  }

  package static let circularRegion = NativeClass<FieldedObject>(
    "CLCircularRegion", superclass: region
  ) {
    region in circle(region, initializer: "initWithCenter:radius:identifier:")
  }

  private static func circle(_ region: ClassDefinition<FieldedObject>, initializer: String) {
    region.method(initializer) {
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
  /// Whether a coordinate is inside the region.
  func contains(_ place: CLLocationCoordinate2D) -> Bool {
    guard let center = CLLocationCoordinate2D.from(self["center"], in: runtime) else {
      return false
    }
    return center.distance(to: place) <= number("radius") ?? 0
  }
}
