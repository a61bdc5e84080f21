/// What a method does: an object whose overridden `invoke` runs it.
///
/// An overridden method of a method object is the cheapest call that Swift offers here: a message is
/// a cache slot and one virtual call. The corresponding Objective-C type is `IMP`.
open class Implementation {
  /// Where its code stands (`file:line`), or nil for a native one.
  package let source: String?

  /// Makes one.
  public init(source: String? = nil) { self.source = source }

  /// Whether it counts as a method of its own, and not only as forwarding or as a layer over that.
  open var isImplemented: Bool {
    get throws { true }
  }

  /// Runs it.
  ///
  /// The selector is the one it was called under, `_cmd`.
  open func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    throw RuntimeError.unrecognized(selector, receiver)
  }

  /// Runs it without arguments, for the shortest path of a message from Swift.
  open func invoke(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    try invoke(receiver, selector, Arguments())
  }
}

/// An implementation in Swift.
public final class NativeImplementation: Implementation {
  /// What runs: the receiver, `_cmd`, the arguments.
  public typealias Body = (RuntimeObject, Selector, borrowing Arguments) throws -> Value

  private let body: Body

  package init(_ body: @escaping Body) {
    self.body = body
    super.init()
  }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try body(receiver, selector, arguments)
  }
}

/// The implementation of what is not implemented: it enters the forwarding of its receiver.
///
/// The corresponding Objective-C function is `_objc_msgForward`.
package final class ForwardingImplementation: Implementation {
  public override var isImplemented: Bool {
    get throws { false }
  }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try receiver.runtime.forward(receiver, selector, arguments)
  }
}
