/// A value of a nib or a storyboard, without knowledge of the objects that will hold it.
package indirect enum InterfaceValue {
  case text(String)
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case rect([Double])
  case point([Double])
  case size([Double])
  /// Top, left, bottom and right.
  case insets([Double])
  /// The result of a message to a class, such as a color; none where the class has no such method.
  case message(String, String, [InterfaceValue])
  /// An object with properties, the values of the table.
  case object(InterfaceValue, [String: InterfaceValue])
  /// The first value, or the second where it is none.
  case either(InterfaceValue, InterfaceValue)
  /// A text with attributes: pairs of a text and a table.
  case attributed([(text: String, attributes: InterfaceValue)])
  case list([InterfaceValue])
  case table([String: InterfaceValue])
  case none
  /// The bounds of the screen.
  case screen
}
