/// A source that could not be read.
package struct SourceError: Error {
  package let message: String
  /// Whether the message is clang's, which is shown unchanged.
  package var isOfCompiler = false

  package init(message: String, isOfCompiler: Bool = false) {
    self.message = message
    self.isOfCompiler = isOfCompiler
  }
}
