// no traps of stop: superclasses of native classes implement the methods, until a script moves them.

/// A method that a class overrides only to call `super`.
///
/// Many UIKit classes override a method that their model inherits. On a device, a hook that
/// exchanges such a method without adding it first changes only that class; therefore the class has
/// its own method here too. A chain of such methods is called in one step.
package final class SuperImplementation: Implementation {
  /// The selector that is sent to super, whatever selector the method is called with.
  private let selector: Selector
  /// The class that has the method, or the metaclass.
  private unowned let cls: RuntimeClass

  init(_ selector: Selector, in cls: RuntimeClass) {
    self.selector = selector
    self.cls = cls
    super.init()
  }

  /// Returns the first other implementation of a superclass, or nil when there is none.
  final func implementationAbove() -> Implementation? {
    var cls = cls
    while let parent = cls.superclass {
      guard let found = cls.runtime.implementation(of: selector, in: parent),
        found !== cls.runtime.forwardingImplementation
      else { return nil }
      // One that was exchanged into another class may lead back here, so it is called as any other.
      guard let entry = found as? SuperImplementation, entry.cls !== cls,
        cls.inherits(from: entry.cls)
      else { return found }
      cls = entry.cls
    }
    return nil
  }

  /// Whether the call reaches a native method.
  fileprivate var leadsToNative: Bool { implementationAbove() is NativeImplementation }

  public override func invoke(
    _ receiver: RuntimeObject, _ name: Selector, _ arguments: borrowing Arguments
  ) throws -> Value {
    let runtime = receiver.runtime
    if selector === runtime.known.dealloc { return endSuper(of: receiver) }
    // An exchange may have stored this implementation in the superclass that it searches.
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

  /// Runs the `dealloc` of the superclasses.
  ///
  /// If the runtime is running it as a separate `dealloc`, returns at once: the runtime continues
  /// with the superclass itself, so a long chain of owners needs no deeper stack.
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
  /// Returns whether a message to its instances reaches a native method or no method.
  ///
  /// Methods that only call `super` are followed.
  package func isNative(_ selector: Selector) -> Bool {
    guard let found = runtime.implementation(of: selector, in: self) else { return true }
    return found is NativeImplementation || found === runtime.forwardingImplementation
      || (found as? SuperImplementation)?.leadsToNative == true
  }
}

extension Runtime {
  /// Adds methods to a class that only call `super`.
  ///
  /// - Parameter selectors: separated by spaces; a class method begins with `+`. A method that the
  ///   class itself has is skipped.
  /// - Precondition: a superclass has each of them, unless a script has moved native classes.
  func defineInherited(_ selectors: String, in cls: RuntimeClass) {
    // Split by bytes, which is several times faster than by characters.
    for name in selectors.utf8.split(separator: UInt8(ascii: " ")) {
      let isInstance = name.first != UInt8(ascii: "+")
      let selector = selector(String(Substring(isInstance ? name : name.dropFirst())))
      let side = isInstance ? cls : cls.metaclass
      guard side.ownMethod(selector) == nil else { continue }
      guard let method = side.method(selector) ?? hiddenMethod(selector, in: side) else {
        // A script may have moved the class below one that does not have the method.
        if hasMovedNativeClasses { continue }
        preconditionFailure("\(cls.name) inherits no \(selector.name)")
      }
      addMethod(
        side, selector, SuperImplementation(selector, in: side), types: method.definedTypes,
        change: .definition)
    }
  }
}
