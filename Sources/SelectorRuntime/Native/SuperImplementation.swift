/// A method that a class has of its own only to send it on to `super`.
///
/// Many of UIKit's classes override a method whose work their model inherits. A hook that exchanges
/// such a method without adding it first changes that class alone on a device, so the class has an
/// entry of its own here too. A chain of such entries is one step, whatever its length.
package final class SuperImplementation: Implementation {
  /// The message that is sent to super, whatever name the entry was called by.
  private let selector: Selector
  /// The class that has the entry, or the metaclass.
  private unowned let cls: RuntimeClass

  init(_ selector: Selector, in cls: RuntimeClass) {
    self.selector = selector
    self.cls = cls
    super.init()
  }

  /// The first implementation above that is no such entry, or nil when there is none any more.
  private func implementationAbove() -> Implementation? {
    var cls = cls
    while let parent = cls.superclass {
      guard let found = cls.runtime.implementation(of: selector, in: parent),
        found !== cls.runtime.forwardingImplementation
      else { return nil }
      // One that an exchange has put above its own class runs as any other: it may lead back here.
      guard let entry = found as? SuperImplementation, entry.cls !== cls,
        cls.inherits(from: entry.cls)
      else { return found }
      cls = entry.cls
    }
    return nil
  }

  /// Whether what it sends comes to a native method.
  fileprivate var leadsToNative: Bool { implementationAbove() is NativeImplementation }

  public override func invoke(
    _ receiver: RuntimeObject, _ name: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let runtime = receiver.runtime
    if selector === runtime.known.dealloc { return endSuper(of: receiver) }
    // An exchange may have put it into the superclass that it asks.
    try runtime.enter(receiver.methodName(selector))
    defer { runtime.leave() }
    guard let found = implementationAbove() else {
      return try runtime.sendSuper(receiver, above: cls, selector, arguments)
    }
    return try found.invoke(receiver, selector, arguments)
  }

  public override func invoke(_ receiver: RuntimeObject, _ name: Selector) throws -> Value {
    let runtime = receiver.runtime
    if selector === runtime.known.dealloc { return endSuper(of: receiver) }
    try runtime.enter(receiver.methodName(selector))
    defer { runtime.leave() }
    guard let found = implementationAbove() else {
      return try runtime.sendSuper(receiver, above: cls, selector, Arguments())
    }
    return try found.invoke(receiver, selector)
  }

  /// Runs the `dealloc`s above.
  ///
  /// One that runs by itself returns at once instead: whoever runs it goes on with what is above, and
  /// a long chain of owners needs no deeper stack for it.
  private func endSuper(of object: RuntimeObject) -> Value {
    let runsAlone =
      object.extra?.runningDealloc === self && cls.ownMethod(selector)?.implementation === self
    if !runsAlone, let parent = cls.superclass {
      object.runtime.runSuperDealloc(of: object, from: parent)
    }
    return .none
  }
}

extension RuntimeClass {
  /// Whether a message to its instances comes to a native method, through entries that only send it to
  /// `super` too, or to none at all.
  package func isNative(_ selector: Selector) -> Bool {
    guard let found = runtime.implementation(of: selector, in: self) else { return true }
    return found is NativeImplementation || found === runtime.forwardingImplementation
      || (found as? SuperImplementation)?.leadsToNative == true
  }
}

extension Runtime {
  /// Gives a class entries of its own for methods that it inherits, each of which sends to `super`.
  ///
  /// - Parameter selectors: separated by spaces; one that begins with `+` is a class method's, and one
  ///   that the class has itself already is left alone.
  /// - Precondition: a class above has each of them.
  func defineInherited(_ selectors: String, in cls: RuntimeClass) {
    // By bytes: the characters of a text are several times dearer.
    for name in selectors.utf8.split(separator: UInt8(ascii: " ")) {
      let isInstance = name.first != UInt8(ascii: "+")
      let selector = selector(String(Substring(isInstance ? name : name.dropFirst())))
      let side = isInstance ? cls : cls.metaclass
      guard side.ownMethod(selector) == nil else { continue }
      guard let method = side.method(selector) else {
        preconditionFailure("\(cls.name) inherits no \(selector.name)")
      }
      addMethod(
        side, selector, SuperImplementation(selector, in: side), types: method.definedTypes,
        change: .definition)
    }
  }
}
