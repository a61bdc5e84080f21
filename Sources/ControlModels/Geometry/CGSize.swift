package import SelectorRuntime

/// A width and a height in points.
package struct CGSize: GeometryValue {
  package var width: Double
  package var height: Double

  package static let zero = CGSize(width: 0, height: 0)

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  package static let structureType = StructureType("CGSize", [.init("width"), .init("height")])

  package init(numbers: [Double]) { self.init(width: numbers[0], height: numbers[1]) }
  package var numbers: [Double] { [width, height] }
}
