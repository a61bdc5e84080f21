/// The implementation of a method; subclasses override `invoke`.
///
/// An overridden method is the fastest dynamic call in Swift: a message is a cache slot and one
/// virtual call. The corresponding Objective-C type is `IMP`.
open class Implementation {
  /// The source location of its code (`file:line`), or nil for a native one.
  package let source: String?

  /// Whether it is or was the `dealloc` of a class, and the first such class.
  package internal(set) final var isDealloc = false
  final var deallocClass: RuntimeClass? {
    get { deallocClassReference?.cls }
    set { deallocClassReference = newValue?.reference }
  }
  private final var deallocClassReference: ClassReference?
  /// The method of a root class that it is, for those that the runtime may replace; otherwise nil.
  package final var rootMethod: RootMethod?
  /// Whether it is a model's `dealloc`, which does nothing unless ``RuntimeObject/hasWorkInDealloc``.
  package final var isModelDealloc = false

  /// Creates an implementation.
  public init(source: String? = nil) { self.source = source }

  /// Whether it is a method, and not only forwarding or a layer over forwarding.
  open var isImplemented: Bool {
    get throws { true }
  }

  /// Whether calling it forwards the message.
  package final var isForwarding: Bool { self is ForwardingImplementation }

  /// Called when a class uses it as its `dealloc`.
  ///
  /// A host that calls functions without the runtime must then call
  /// ``Runtime/beginRenamedDealloc(of:_:)``.
  open func didBecomeDealloc() {}

  /// Calls the method.
  ///
  /// The selector is that of the message, `_cmd`.
  open func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    throw RuntimeError.unrecognized(selector, receiver)
  }

  /// Calls the method without arguments, for the fast path of messages from Swift.
  open func invoke(_ receiver: RuntimeObject, _ selector: Selector) throws -> Value {
    try invoke(receiver, selector, Arguments())
  }
}

/// The methods of a root class that only create an object, or only finish its deallocation.
package enum RootMethod { case alloc, allocWithZone, `init`, new, dealloc }

/// An implementation in Swift.
public final class NativeImplementation: Implementation {
  /// The body of a native implementation; receives the receiver, `_cmd` and the arguments.
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

/// A native `dealloc` that is called by another name, or as a function.
///
/// It runs the `dealloc` of the superclasses too.
package final class RenamedDealloc: Implementation {
  private let implementation: Implementation

  package init(_ implementation: Implementation) {
    self.implementation = implementation
    super.init(source: implementation.source)
  }

  public override func invoke(
    _ receiver: RuntimeObject, _ selector: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let mustFinish = receiver.runtime.beginRenamedDealloc(of: receiver, implementation)
    let result = try implementation.invoke(receiver, selector, arguments)
    if mustFinish { receiver.runtime.finishRenamedDealloc(of: receiver) }
    return result
  }
}

/// The implementation that forwards the message.
///
/// There are two instances, as in libobjc. One is cached for selectors without a method. The other
/// is the function that scripts set for a method, and the object responds to such a method. The
/// corresponding Objective-C functions are `_objc_msgForward_impcache` and `_objc_msgForward`.
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
