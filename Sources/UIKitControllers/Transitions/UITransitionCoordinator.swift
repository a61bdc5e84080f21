internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The coordinator of a transition, by which controllers add animations and completions.
package final class UITransitionCoordinator: RuntimeObject {
  package override class var declaredName: String { "UIViewControllerTransitionCoordinator" }

  weak var transition: ControllerTransition?
  @Owned private var alongside: [Block] = []
  @Owned private var completions: [Block] = []
  @Owned private var changes: [Block] = []
  private var isRunning = false
  private var wasCancelled = false

  /// Runs the added animations.
  func start() throws {
    isRunning = true
    let blocks = alongside
    alongside = []
    for block in blocks { try animate(block) }
  }

  private func animate(_ block: Block) throws {
    let duration = transition.map { $0.isAnimated ? $0.duration : 0 } ?? 0
    let animation = ViewAnimation(duration: duration, delay: 0, options: [], completion: nil)
    try uikit.animations.animate(animation) { try block(.object(self)) }
  }

  /// Calls the blocks for the end of the interaction.
  func interactionDidChange() throws {
    wasCancelled = transition?.isCancelled ?? wasCancelled
    var deferred = DeferredErrors()
    for block in changes { deferred.run { try block(.object(self)) } }
    changes = []
    try deferred.throwFirst()
  }

  /// Runs the completions.
  func finish() throws {
    wasCancelled = transition?.isCancelled ?? wasCancelled
    let blocks = completions
    completions = []
    alongside = []
    changes = []
    var deferred = DeferredErrors()
    for block in blocks { deferred.run { try block(.object(self)) } }
    try deferred.throwFirst()
  }

  private func join(_ animation: Block?, _ completion: Block?) throws -> Bool {
    guard let transition, !transition.isOver else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isRunning { try animate(animation) } else { alongside.append(animation) }
    return true
  }
}

extension UITransitionCoordinator {
  static func define(_ coordinator: ClassDefinition<UITransitionCoordinator>) {
    coordinator.method("animateAlongsideTransition:completion:") {
      (coordinator, animation: Block?, completion: Block?) -> Bool in
      try coordinator.join(animation, completion)
    }
    coordinator.method("animateAlongsideTransitionInView:animation:completion:") {
      (coordinator, _: UIView?, animation: Block?, completion: Block?) -> Bool in
      try coordinator.join(animation, completion)
    }
    for name in ["notifyWhenInteractionEndsUsingBlock:", "notifyWhenInteractionChangesUsingBlock:"]
    {
      coordinator.method(name) { (coordinator, block: Block) in
        if coordinator.transition?.isInteractive == true { coordinator.changes.append(block) }
      }
    }
    coordinator.method("isCancelled") { (coordinator) -> Bool in
      coordinator.transition?.isCancelled ?? coordinator.wasCancelled
    }
    defineFacts(coordinator) { $0.transition }
  }

  /// Declares the getters that coordinators and contexts share.
  static func defineFacts<Instance: RuntimeObject>(
    _ definition: ClassDefinition<Instance>,
    _ transition: @escaping (Instance) -> ControllerTransition?
  ) {
    definition.method("isAnimated") { (object) -> Bool in transition(object)?.isAnimated ?? false }
    definition.method("isInteractive") { (object) -> Bool in
      transition(object)?.isInteractive ?? false
    }
    definition.method("initiallyInteractive") { (object) -> Bool in
      transition(object)?.isInteractiveFromStart ?? false
    }
    definition.method("percentComplete") { (object) -> Double in transition(object)?.percent ?? 0 }
    definition.method("transitionDuration") { (object) -> Double in
      transition(object)?.duration ?? 0
    }
    definition.method("completionVelocity") { (_) -> Double in 1 }
    definition.method("completionCurve") { (_) -> Int in 0 }
    definition.method("presentationStyle") { (object) -> Int in
      transition(object)?.to?.modalPresentationStyle ?? 0
    }
    definition.method("containerView") { (object) -> UIView? in transition(object)?.container }
    definition.method("viewControllerForKey:") { (object, key: String) -> UIViewController? in
      switch key {
      case "UITransitionContextFromViewController": transition(object)?.from
      case "UITransitionContextToViewController": transition(object)?.to
      default: nil
      }
    }
    definition.method("viewForKey:") { (object, key: String) -> UIView? in
      switch key {
      case "UITransitionContextFromView": try transition(object)?.from?.callView()
      case "UITransitionContextToView": try transition(object)?.to?.callView()
      default: nil
      }
    }
  }
}

extension UIKitClasses {
  package static let viewControllerTransitionCoordinator = NativeClass<UITransitionCoordinator>(
    "_UIViewControllerTransitionCoordinator", superclass: FoundationClasses.object,
    UITransitionCoordinator.define)
}
