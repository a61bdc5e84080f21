package import SelectorRuntime

/// The range of motion of an attachment behavior, from UIGeometry.h.
package struct UIFloatRange: GeometryValue {
  package var minimum: Double
  package var maximum: Double

  package init(minimum: Double, maximum: Double) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package static let structureType = StructureType(
    "UIFloatRange", [.init("minimum"), .init("maximum")])

  package init(numbers: [Double]) { self.init(minimum: numbers[0], maximum: numbers[1]) }
  package var numbers: [Double] { [minimum, maximum] }
}
