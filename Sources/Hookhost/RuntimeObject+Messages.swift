extension RuntimeObject {
  /// Sends a message, as a method of a native class does it.
  ///
  /// Outside of methods and functions that scripts have called, a ``Host`` sends messages: it keeps its
  /// limits, and turns what is raised into a ``HostError``.
  ///
  /// - Parameters:
  ///   - selector: The exact name, such as `addSubview:`.
  ///   - arguments: One for each colon.
  /// - Throws: what the method raises, and `RuntimeError` when nobody implements it.
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
