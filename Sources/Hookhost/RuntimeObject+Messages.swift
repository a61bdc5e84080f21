extension RuntimeObject {
  /// Sends a message, from a method of a native class.
  ///
  /// Outside of methods and functions that a script has called, use ``Host`` to send messages: it
  /// applies the limits, and converts errors to ``HostError``.
  ///
  /// - Parameters:
  ///   - selector: The exact name, such as `addSubview:`.
  ///   - arguments: One for each colon.
  /// - Throws: what the method raises, and `RuntimeError` when no class implements it.
  ///
  /// The corresponding Objective-C function is `objc_msgSend`.
  @discardableResult
  public final func send(
    _ selector: String, _ arguments: any MessageValue...
  ) throws -> Value {
    try runtime.send(
      self, runtime.selector(selector), Arguments(arguments.map(\.messageValue)))
  }
}
