/// The headers that come with the program, which a project's sources include besides its own.
package struct SystemHeaders: Sendable {
  /// The names in lower case, as in `uikit/uiview.h`.
  let names: Set<String>
  /// Reads the text of each header.
  let texts: @Sendable () -> [[UInt8]]

  package init(names: Set<String>, texts: @escaping @Sendable () -> [[UInt8]]) {
    self.names = names
    self.texts = texts
  }
}
