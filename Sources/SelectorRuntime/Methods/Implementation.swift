/// An implementation of a method: an object whose overridden `invoke` runs it.
///
/// An overridden method of a method object is the cheapest call that Swift offers here: a message is
/// a cache slot and one virtual call. The corresponding Objective-C type is `IMP`.
open class Implementation {
  /// Where its code stands (`file:line`), or nil for a native one.
  package let source: String?

  /// Whether a class has, or had, it as its `dealloc`, and the first class that did.
  package internal(set) final var isDealloc = false
  final weak var deallocClass: RuntimeClass?

  /// Makes one.
  public init(source: String? = nil) { self.source = source }

  /// Whether it counts as a method of its own, and not only as forwarding or as a layer over that.
  open var isImplemented: Bool {
    get throws { true }
  }

  /// Whether running it means to forward the message.
  package final var isForwarding: Bool { self is ForwardingImplementation }

  /// Called when a class gets it as its `dealloc`: a host that calls functions without asking the
  /// runtime must see to it that ``Runtime/beginRenamedDealloc(of:_:)`` is asked.
  open func didBecomeDealloc() {}

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
  /// The body of a native implementation, which gets the receiver, `_cmd` and the arguments.
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

/// A native `dealloc` under another name, or as a function: it runs what is above it too.
package final class RenamedDealloc: Implementation {
  private let implementation: Implementation

  package init(_ implementation: Implementation) {
    self.implementation = implementation
    super.init(source: implementation.source)
  }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let goesOn = receiver.runtime.beginRenamedDealloc(of: receiver, implementation)
    let result = try implementation.invoke(receiver, selector, arguments)
    if goesOn { receiver.runtime.finishRenamedDealloc(of: receiver) }
    return result
  }
}

/// The implementation of what is not implemented: it enters the forwarding of its receiver.
///
/// There are two of them, as in libobjc. One stands in caches for what was looked up in vain; the
/// other is the function that scripts put into methods, and such a method is one that is responded
/// to. The corresponding Objective-C functions are `_objc_msgForward_impcache` and
/// `_objc_msgForward`.
package final class ForwardingImplementation: Implementation {
  private let isFunction: Bool

  init(isFunction: Bool) {
    self.isFunction = isFunction
    super.init()
  }

  public override var isImplemented: Bool {
    get throws { isFunction }
  }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    try receiver.runtime.forward(receiver, selector, arguments)
  }
}
