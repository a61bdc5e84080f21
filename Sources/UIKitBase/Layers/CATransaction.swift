internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
package import UIKitRuntime
internal import VirtualTime

/// Layer transactions: defaults for their animations, and a completion block after all of them.
final class LayerTransactions {
  /// A transaction from `begin` to `commit`, and until its animations have finished.
  final class Transaction {
    var duration = 0.25
    var disablesActions = false
    var completion: Block?
    @Strong var timingFunction: CAMediaTimingFunction?
    var others: [String: HeldValue] = [:]
    private var running = 0
    private var isCommitted = false

    func animationBegins() { running += 1 }

    func animationEnds() throws {
      running -= 1
      try finishIfDone()
    }

    func commit() throws {
      isCommitted = true
      try finishIfDone()
    }

    private func finishIfDone() throws {
      guard isCommitted, running == 0, let completion else { return }
      self.completion = nil
      try completion()
    }
  }

  private unowned let world: UIKitWorld
  private var open: [Transaction] = []
  /// The implicit transaction, which is committed at the end of the turn.
  private var implicit: Transaction?

  init(_ world: UIKitWorld) { self.world = world }

  /// The innermost explicit transaction, or the implicit one.
  var current: Transaction {
    if let last = open.last { return last }
    if let implicit { return implicit }
    let made = Transaction()
    implicit = made
    // Cannot fail: the clock's time is always finite.
    _ = try? world.runLoop.schedule(
      at: world.runLoop.now, phase: .layout, keepsAlive: false
    ) { [weak self] in
      guard let self, implicit === made else { return }
      implicit = nil
      try made.commit()
    }
    return made
  }

  /// Registers an animation; the transaction finishes after it.
  func begins() -> Transaction? {
    guard let transaction = open.last ?? implicit else { return nil }
    transaction.animationBegins()
    return transaction
  }

  /// Applies the transaction's duration and timing function to an animation without its own.
  func take(_ animation: CAAnimation) {
    guard let transaction = open.last ?? implicit else { return }
    if animation.duration == 0 { animation.duration = transaction.duration }
    if animation.timingFunction == nil { animation.timingFunction = transaction.timingFunction }
  }

  func begin() {
    let outer = open.last
    let made = Transaction()
    if let outer {
      (made.duration, made.disablesActions) = (outer.duration, outer.disablesActions)
      made.timingFunction = outer.timingFunction
    }
    open.append(made)
  }

  func commit() throws {
    guard let last = open.popLast() else { return }
    try last.commit()
  }

  func flush() throws {
    guard let implicit else { return }
    self.implicit = nil
    try implicit.commit()
  }

  /// Whether the innermost transaction disables actions.
  var disablesActions: Bool { (open.last ?? implicit)?.disablesActions ?? false }

  func forgetAll() {
    open = []
    implicit = nil
  }
}

/// The class whose methods begin and commit transactions; it needs no instances.
package final class CATransaction: RuntimeObject {
  static func define(_ transaction: ClassDefinition<CATransaction>) {
    let cls = transaction.classSide
    cls.method("begin") { (cls) in cls.uikit.layerAnimations.transactions.begin() }
    cls.method("commit") { (cls) in try cls.uikit.layerAnimations.transactions.commit() }
    cls.method("flush") { (cls) in try cls.uikit.layerAnimations.transactions.flush() }
    cls.method("lock") { _ in }
    cls.method("unlock") { _ in }
    func current(_ cls: RuntimeClass) -> LayerTransactions.Transaction {
      cls.uikit.layerAnimations.transactions.current
    }
    cls.property(
      "animationDuration", get: { (cls) -> Double in current(cls).duration },
      set: { current($0).duration = max(0, $1) })
    cls.property(
      "disableActions", get: { (cls) -> Bool in current(cls).disablesActions },
      set: { current($0).disablesActions = $1 })
    cls.property(
      "completionBlock", .copy, get: { (cls) -> Block? in current(cls).completion },
      set: { current($0).completion = $1 })
    cls.property(
      "animationTimingFunction", .strong,
      get: { (cls) -> CAMediaTimingFunction? in current(cls).timingFunction },
      set: { current($0).timingFunction = $1 })
    cls.method("valueForKey:") { (cls, key: String) -> Value in
      switch key {
      case "animationDuration": .number(current(cls).duration)
      case "disableActions": .bool(current(cls).disablesActions)
      case "animationTimingFunction": current(cls).timingFunction.messageValue
      case "completionBlock": current(cls).completion.messageValue
      default: current(cls).others[key]?.value ?? .none
      }
    }
    cls.method("setValue:forKey:") { (cls, value: Value, key: String) in
      switch key {
      case "animationDuration": current(cls).duration = Double.from(value, in: cls.runtime) ?? 0.25
      case "disableActions":
        current(cls).disablesActions = Bool.from(value, in: cls.runtime) ?? false
      case "animationTimingFunction":
        current(cls).timingFunction = value.object as? CAMediaTimingFunction
      case "completionBlock": current(cls).completion = Block.from(value, in: cls.runtime)
      default: current(cls).others[key] = HeldValue(some: value)
      }
    }
  }
}

extension UIKitClasses {
  package static let transaction = NativeClass<CATransaction>(
    "CATransaction", superclass: FoundationClasses.object, CATransaction.define)
}
