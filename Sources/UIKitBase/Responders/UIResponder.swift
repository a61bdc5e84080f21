internal import FoundationCore
public import SelectorRuntime
public import UIKitRuntime

// no traps of stop: a native object exists only in a world that has its models.

/// The base class of the responder chain: views, controllers, windows and the application.
@safe open class UIResponder: StoringObject {
  /// The UIKit instance that it belongs to, which outlives it.
  private final let uncountedWorld: Unmanaged<UIKitWorld>
  package final var world: UIKitWorld { unsafe uncountedWorld.takeUnretainedValue() }

  /// Creates an instance of a class.
  public required init(isa: RuntimeClass) {
    guard let world = isa.runtime.world as? UIKitWorld else {
      preconditionFailure("the runtime has no UIKit")
    }
    unsafe uncountedWorld = .passUnretained(world)
    super.init(isa: isa)
  }

  /// The selectors that models send.
  package final var selectors: UIKitSelectors { world.selectors }

  // Views and controllers override these here, where the modules of the overridden methods are
  // imported publicly. In a file that imports them as `package`, the compiler adds an entry to the
  // class's table of methods that subclasses in other modules do not have.

  open override func leaveOwners() { super.leaveOwners() }

  open override func destruct() { super.destruct() }

  open override var hasWorkInDealloc: Bool { super.hasWorkInDealloc }

  /// The default of `-[UIResponder nextResponder]`: the receiver of unhandled events.
  var chainSuccessor: RuntimeObject? { nil }

  /// Sends `nextResponder`.
  package final func nextResponder() throws -> RuntimeObject? {
    try call(selectors.nextResponder)
  }
}

extension UIResponder {
  static func define(_ responder: ClassDefinition<UIResponder>) {
    responder.readonly("nextResponder", of: "UIResponder") { $0.chainSuccessor }
    for phase in ["Began", "Moved", "Ended", "Cancelled"] {
      defineForwarding(of: "touches\(phase):withEvent:", responder)
    }
    for phase in ["Began", "Changed", "Ended", "Cancelled"] {
      defineForwarding(of: "presses\(phase):withEvent:", responder)
    }
    for phase in ["Began", "Ended", "Cancelled"] { defineMotion(phase, responder) }
    defineActions(responder)
    defineFirstResponder(responder)
  }

  /// Declares methods that forward unhandled events to the next responder under `_cmd`.
  ///
  /// UIKit sends `_cmd`. After a method was exchanged with an alias, the next responder receives
  /// the alias, and raises if its class does not implement it.
  private static func defineForwarding(
    of name: String, _ responder: ClassDefinition<UIResponder>
  ) {
    responder.raw(name, types: "v@:@@") { receiver, selector, arguments in
      try arguments.expect(atMost: 2, receiver, selector)
      let responder = try ClassDefinition<UIResponder>.instance(receiver, selector)
      guard let next = try responder.nextResponder() else {
        (arguments[1].object as? UIPressesEvent)?.hasPassedChain = true
        return .none
      }
      try responder.world.nested(responder, selector) {
        try next.send(selector, arguments[0], arguments[1])
      }
      return .none
    }
  }

  /// Declares a motion method; it is forwarded like a touch, but its first argument is a number.
  private static func defineMotion(_ phase: String, _ responder: ClassDefinition<UIResponder>) {
    let signature = NativeSignature(result: nil, arguments: [Int.self, UIEvent?.self])
    responder.raw("motion\(phase):withEvent:", types: "v@:q@", signature: signature) {
      receiver, selector, arguments in
      try arguments.expect(atMost: 2, receiver, selector)
      let responder = try ClassDefinition<UIResponder>.instance(receiver, selector)
      let motion = try arguments.value(0, as: Int.self, receiver, selector)
      guard let next = try responder.nextResponder() else { return .none }
      try responder.world.nested(responder, selector) {
        try next.send(selector, motion, arguments[1])
      }
      return .none
    }
  }

  private static func defineActions(_ responder: ClassDefinition<UIResponder>) {
    // There is no undo manager by default.
    responder.readonly("undoManager", of: "NSUndoManager") { (_) -> RuntimeObject? in nil }
    responder.method("canPerformAction:withSender:") {
      (responder, action: Selector, _: Value) -> Bool in
      try responder.call(responder.selectors.respondsToSelector, action)
    }
    responder.method("targetForAction:withSender:") {
      (responder, action: Selector, sender: Value) -> Value in
      let selectors = responder.selectors
      if try responder.call(selectors.canPerformAction, action, sender) {
        return .object(responder)
      }
      guard let next = try responder.nextResponder() else { return .none }
      return try responder.world.nested(responder, selectors.targetForAction) {
        try next.call(selectors.targetForAction, action, sender)
      }
    }
  }
}

extension UIKitClasses {
  package static let responder = NativeClass<UIResponder>(
    "UIResponder", superclass: FoundationClasses.object, UIResponder.define)
}
