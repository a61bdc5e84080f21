/// Members that one module adds to a native class which another module declares.
///
/// They are defined with the class, after the members of its own declaration.
///
///     NativeCategory("NSData", NSData.defineFiles)
///
/// The corresponding Objective-C declaration is `@interface NSData (Files)`.
public struct NativeCategory: Sendable {
  /// The name of the class that gets the members.
  let className: String
  /// Lists the members in the class, which has just been made.
  let define: @Sendable (RuntimeClass) -> Void

  /// Declares a category.
  ///
  /// - Parameters:
  ///   - className: The name of the class, which is one of a catalogue.
  ///   - define: Lists the members.
  public init<Instance: RuntimeObject>(
    _ className: String, _ define: @escaping @Sendable (ClassDefinition<Instance>) -> Void
  ) {
    self.className = className
    self.define = { define(ClassDefinition(extending: $0)) }
  }
}
