/// A frame of a call stack, as a device shows it.
package struct StackFrame {
  /// The image that its code is in; nil for the program's own.
  package let image: String?
  /// What runs there: `-[Page save] + 8`.
  package let symbol: String

  package init(image: String? = nil, _ symbol: String) {
    self.image = image
    self.symbol = symbol
  }
}
