internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The position of an accessory relative to the pointer, from UIPointerAccessory.h.
///
/// The offset is the distance in points; the angle is in radians, clockwise from above.
package struct UIPointerAccessoryPosition: GeometryValue {
  var offset: Double
  var angle: Double

  package static let structureType = StructureType(
    "UIPointerAccessoryPosition", [.init("offset"), .init("angle")])

  package init(numbers: [Double]) { (offset, angle) = (numbers[0], numbers[1]) }
  package var numbers: [Double] { [offset, angle] }

  /// One of the eight positions around the pointer, clockwise from above.
  ///
  /// The offset of 14 points is measured on iOS 16.
  package static func around(_ eighth: Int) -> UIPointerAccessoryPosition {
    .init(numbers: [14, Double(eighth) * .pi / 4])
  }
}

/// A small shape beside the pointer, such as an arrow, from UIPointerAccessory.h.
final class UIPointerAccessory: StoringObject {
  private var position = UIPointerAccessoryPosition(numbers: [0, 0])

  static func define(_ accessory: ClassDefinition<UIPointerAccessory>) {
    func made(
      _ cls: RuntimeClass, _ shape: UIPointerShape?, _ position: UIPointerAccessoryPosition
    ) throws -> UIPointerAccessory {
      let made = try cls.uikit.instance(UIPointerAccessory.self, of: cls)
      made.position = position
      if let shape { made.makeStoredValues().set("shape", .object(shape), .strong) }
      return made
    }
    let cls = accessory.classSide
    cls.method("accessoryWithShape:position:") {
      (cls, shape: UIPointerShape, position: UIPointerAccessoryPosition) -> UIPointerAccessory in
      try made(cls, shape, position)
    }
    // The system's arrow has no public shape.
    cls.method("arrowAccessoryWithPosition:") {
      (cls, position: UIPointerAccessoryPosition) -> UIPointerAccessory in
      let arrow = try made(cls, nil, position)
      arrow.makeStoredValues().set("orientationMatchesAngle", .bool(true), .assign)
      return arrow
    }
    accessory.readonly("shape", .copy) { (accessory) -> UIPointerShape? in
      accessory.storedValues?.value("shape")?.object as? UIPointerShape
    }
    accessory.readonly("position") { $0.position }
    accessory.stored("orientationMatchesAngle", usual: false)
    accessory.copiesStoredValues { old, new in new.position = old.position }
  }
}

extension UIKitClasses {
  static let pointerAccessory = NativeClass<UIPointerAccessory>(
    "UIPointerAccessory", superclass: FoundationClasses.object, UIPointerAccessory.define)
}
