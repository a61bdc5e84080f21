package import SelectorRuntime

/// The offset from a default position, in points.
package struct UIOffset: GeometryValue {
  package var horizontal: Double
  package var vertical: Double

  package static let zero = UIOffset(horizontal: 0, vertical: 0)

  package init(horizontal: Double, vertical: Double) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package static let structureType = StructureType(
    "UIOffset", [.init("horizontal"), .init("vertical")])

  package init(numbers: [Double]) { self.init(horizontal: numbers[0], vertical: numbers[1]) }
  package var numbers: [Double] { [horizontal, vertical] }
}
