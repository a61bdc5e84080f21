internal import FoundationCore
internal import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The base class of behaviors: a force, a constraint or a group of other behaviors.
package class UIDynamicBehavior: StoringObject {
  @StrongList final var items: [RuntimeObject] = []
  @StrongList final var children: [UIDynamicBehavior] = []
  @Weak final var animator: UIDynamicAnimator?
  @Owned fileprivate final var action: Block?

  /// The receiver and its descendants.
  final var family: [UIDynamicBehavior] { [self] + children.flatMap(\.family) }

  /// Sets the properties of its bodies before the steps of a frame.
  func prepare(_ simulation: inout DynamicSimulation) throws {}

  /// Applies forces and constraints in a step.
  func act(on simulation: inout DynamicSimulation, for seconds: Double) throws {}

  /// Calls delegates and blocks after the steps of a frame.
  func report() throws {}

  /// Called when everything is at rest.
  func settle(_ simulation: inout DynamicSimulation) {}

  /// Resumes the animator after a change.
  final func wake() throws { try animator?.resume() }

  final func callAction() throws { try action?() }

  final func record() {
    let (items, children, animator) = (items, children, animator)
    runtime.recordContents(of: self) { [self] in
      (self.items, self.children, self.animator) = (items, children, animator)
    }
  }

  /// Moves the receiver and its children to an animator.
  final func move(to animator: UIDynamicAnimator?) throws {
    let selector = uikit.selectors.dynamics.willMove
    for behavior in family {
      behavior.record()
      try behavior.send(selector, animator)
      behavior.animator = animator
    }
  }

  final func number(_ name: String, _ usual: Double = 0) -> Double {
    storedValues?.value(name).flatMap { Double.from($0, in: runtime) } ?? usual
  }

  final func flag(_ name: String, _ usual: Bool = false) -> Bool {
    storedValues?.value(name).flatMap { Bool.from($0, in: runtime) } ?? usual
  }

  final func keep(_ name: String, _ value: some MessageValue) {
    let values = makeStoredValues()
    values.set(name, value.messageValue, .strong)
  }

  // MARK: - Messages

  static func define(_ behavior: ClassDefinition<UIDynamicBehavior>) {
    behavior.method("addChildBehavior:") { (behavior, child: UIDynamicBehavior) in
      behavior.record()
      behavior.children.append(child)
      try child.move(to: behavior.animator)
      try behavior.wake()
    }
    behavior.method("removeChildBehavior:") { (behavior, child: UIDynamicBehavior) in
      behavior.record()
      try child.move(to: nil)
      behavior.children.removeAll(child)
      try behavior.wake()
    }
    behavior.readonly("childBehaviors", .copy) { $0.children }
    behavior.readonly("dynamicAnimator") { $0.animator }
    behavior.method("willMoveToAnimator:") { (_, _: UIDynamicAnimator?) in }
    behavior.property("action", .copy, get: { $0.action }, set: { $0.action = $1 })
  }

  /// Declares the messages of behaviors with a list of items.
  static func defineItems<Behavior: UIDynamicBehavior>(_ behavior: ClassDefinition<Behavior>) {
    behavior.method("initWithItems:") { (behavior, items: [RuntimeObject]?) -> Behavior in
      behavior.items = items ?? []
      return behavior
    }
    behavior.method("addItem:") { (behavior, item: RuntimeObject) in
      guard !behavior.$items.contains(item) else { return }
      behavior.record()
      behavior.$items.append(item, of: behavior)
      try behavior.wake()
    }
    behavior.method("removeItem:") { (behavior, item: RuntimeObject) in
      behavior.record()
      behavior.$items.removeAll(item)
      try behavior.wake()
    }
    behavior.readonly("items", .copy) { $0.items }
  }
}

extension UIKitClasses {
  static let dynamicBehavior = NativeClass<UIDynamicBehavior>(
    "UIDynamicBehavior", superclass: FoundationClasses.object, UIDynamicBehavior.define)
}
