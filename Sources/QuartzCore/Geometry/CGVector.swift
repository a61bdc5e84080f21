package import SelectorRuntime

/// A direction and a length.
package struct CGVector: GeometryValue {
  package var dx: Double
  package var dy: Double

  package static let zero = CGVector(dx: 0, dy: 0)

  package init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  package static let structureType = StructureType("CGVector", [.init("dx"), .init("dy")])

  package init(numbers: [Double]) { self.init(dx: numbers[0], dy: numbers[1]) }
  package var numbers: [Double] { [dx, dy] }
}
