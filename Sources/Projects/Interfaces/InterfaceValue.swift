/// A value of a nib or a storyboard, without knowledge of the objects that will hold it.
package enum InterfaceValue: Equatable {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case rect([Double])
  case point([Double])
  case size([Double])
  /// Top, left, bottom and right.
  case insets([Double])
  /// Red, green, blue and alpha.
  case color([Double])
  /// A color of `UIColor` by the name of its class property: `systemBackgroundColor`.
  case namedColor(String)
  case image(String)
  case font(size: Double, style: String?)
  case list([InterfaceValue])
  case table([String: InterfaceValue])
  case none
}
