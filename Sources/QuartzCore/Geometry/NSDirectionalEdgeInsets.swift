package import SelectorRuntime

/// Insets whose leading and trailing edges depend on the layout direction.
package struct NSDirectionalEdgeInsets: GeometryValue {
  package var top: Double
  package var leading: Double
  package var bottom: Double
  package var trailing: Double

  package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  package static let structureType = StructureType(
    "NSDirectionalEdgeInsets",
    [.init("top"), .init("leading"), .init("bottom"), .init("trailing")])

  package init(numbers: [Double]) {
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
  package var numbers: [Double] { [top, leading, bottom, trailing] }
}
