internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The shadow of a background configuration, from UIShadowProperties.h.
package final class UIShadowProperties: StoringObject {
  static func define(_ shadow: ClassDefinition<UIShadowProperties>) {
    let black = shadow.runtime.selector("blackColor")
    shadow.property(
      "color", .strong,
      get: { (shadow) -> UIColor in
        try shadow.storedValues?.value("color")?.object as? UIColor
          ?? shadow.runtime.cls(UIKitClasses.color).call(black)
      }
    ) { (shadow, color: UIColor) in
      shadow.makeStoredValues().set("color", .object(color), .strong)
    }
    shadow.stored("opacity", usual: 0.0)
    shadow.stored("radius", usual: 0.0)
    shadow.stored("offset", usual: CGSize.zero)
    shadow.stored("path", .copy, usual: UIBezierPath?.none)
    shadow.copiesStoredValues()
  }

  /// Sets the shadow of a layer.
  ///
  /// - Throws: the errors of the layer's setters.
  func show(on layer: CALayer) throws {
    let color: UIColor = try call(runtime.selector("color"))
    try layer.send(runtime.selector("setShadowColor:"), color)
    for name in ["opacity", "radius"] {
      let number: Double = try call(runtime.selector(name))
      try layer.send(runtime.selector("setShadow\(name.capitalizedFirst):"), number)
    }
    let offset: CGSize = try call(runtime.selector("offset"))
    try layer.send(runtime.selector("setShadowOffset:"), offset)
    let path: UIBezierPath? = try call(runtime.selector("path"))
    try layer.send(runtime.selector("setShadowPath:"), path)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension UIKitClasses {
  package static let shadowProperties = NativeClass<UIShadowProperties>(
    "UIShadowProperties", superclass: FoundationClasses.object, UIShadowProperties.define)
}
