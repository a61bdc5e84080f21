/// A frame of a call stack, as a device prints it.
package struct StackFrame {
  /// The image of its code; nil for the program itself.
  package let image: String?
  /// The symbol and offset: `-[Page save] + 8`.
  package let symbol: String

  package init(image: String? = nil, _ symbol: String) {
    self.image = image
    self.symbol = symbol
  }
}
