internal import FoundationCore
internal import QuartzCore
package import SelectorRuntime
internal import Systems
internal import UIKitBase
package import UIKitRuntime

// no traps of abs: these are floating-point numbers, whose magnitudes exist.

/// The interactive pop: the edge recognizer and its private target.
extension UINavigationController {
  /// Whether the controller allows a pop from the edge.
  fileprivate var allowsInteractivePop: Bool {
    guard stack.count > 1, transition == nil, !isBarHidden else { return false }
    guard let item = bar?.topItem else { return true }
    let hasWayBack = item.leftItems.isEmpty || item.leftItemsSupplementBackButton
    return hasWayBack && !item.hidesBackButton
  }

  /// 1 if back is to the right, −1 if it is to the left.
  fileprivate func backDirection() throws -> Double {
    if loadedView?.semanticContentAttribute == 4 { return -1 }
    if loadedView?.semanticContentAttribute == 3 { return 1 }
    let direction: Int = try world.application.call(
      runtime.selector("userInterfaceLayoutDirection"))
    return direction == 1 ? -1 : 1
  }

  /// The private object that drives the pop.
  private func target() -> UINavigationInteractiveTransition {
    if let interactivePop { return interactivePop }
    let made = world.create(UIKitClasses.navigationInteractiveTransition)
    made.controller = self
    interactivePop = made
    return made
  }

  /// The edge recognizer, created on first access.
  fileprivate func interactivePopRecognizer() throws -> UIGestureRecognizer? {
    if let popRecognizer { return popRecognizer }
    let cls = runtime.cls(UIKitClasses.parallaxTransitionPanGestureRecognizer)
    let target = target()
    let allocated: RuntimeObject = try cls.call(selectors.alloc)
    let made: UIGestureRecognizer = try allocated.call(
      selectors.gestures.initWithTarget, target, runtime.selector("handleNavigationTransition:"))
    made.delegate = target
    try made.send(runtime.selector("setEdges:"), try backDirection() > 0 ? 1 << 1 : 1 << 3)
    popRecognizer = made
    return made
  }

  /// The recognizer of a pop that begins anywhere in the content, created on first access; nil
  /// before iOS 26.
  fileprivate func contentPopRecognizer() -> UIGestureRecognizer? {
    guard world.changes[.contentPopGesture] else { return nil }
    if let contentPop { return contentPop }
    let made = world.create(UIKitClasses.panGestureRecognizer)
    made.add(target(), runtime.selector("handleNavigationTransition:"))
    made.delegate = target()
    contentPop = made
    return made
  }

  /// Whether a finger in the content may pop: it moves back, and touches neither a control nor
  /// content that scrolls along.
  fileprivate func allowsContentPop(_ pan: UIPanGestureRecognizer) throws -> Bool {
    let way: CGPoint = try pan.call(runtime.selector("translationInView:"), loadedView)
    guard way.x * (try backDirection()) > abs(way.y) else { return false }
    var view = pan.touches.first?.view
    while let touched = view, touched !== loadedView {
      if touched is UIControl { return false }
      if let scrolled = touched as? UIScrollView, scrolled.isScrollEnabled,
        scrolled.contentSize.width > scrolled.bounds.size.width
      {
        return false
      }
      view = touched.superview
    }
    return true
  }

  func attachPopRecognizer(to view: UIView) throws {
    guard let recognizer = try interactivePopRecognizer() else { return }
    try view.send(runtime.selector("addGestureRecognizer:"), recognizer)
    guard let recognizer = contentPopRecognizer() else { return }
    try view.send(runtime.selector("addGestureRecognizer:"), recognizer)
  }

  /// Begins an interactive pop.
  ///
  /// - Returns: whether there is a controller to pop and the bar's delegate allows it.
  fileprivate func beginInteractivePop() throws -> Bool {
    guard transition == nil, stack.count > 1, let top = stack.last, shown === top, isOnScreen else {
      return false
    }
    if let item = bar?.topItem {
      isAskingForInteractivePop = true
      defer { isAskingForInteractivePop = false }
      guard try bar?.mayChange(messages.shouldPopItem, item) ?? true else { return false }
    }
    // A delegate may have changed the stack.
    guard transition == nil, stack.count > 1, stack.last === top else { return false }
    // The pop is sent as the usual message; see `popByFinger`.
    isPoppingByFinger = true
    defer { isPoppingByFinger = false }
    try send(messages.pop, true)
    return transition?.isInteractiveFromStart ?? false
  }

  /// Implements `popViewControllerAnimated:` for an interactive pop.
  ///
  /// The transition begins; the stack changes when the finger completes it.
  ///
  /// - Returns: the popped controller, or nil if no interactive pop is active.
  func popByFinger() throws -> UIViewController? {
    guard isPoppingByFinger, transition == nil, stack.count > 1, let top = stack.last else {
      return nil
    }
    isPoppingByFinger = false
    let below = stack[stack.count - 2]
    // With an animator of its own, the pop does not follow the finger.
    animatorOfFinger = try askForAnimator(.pop, top, below)
    if animatorOfFinger != nil { return nil }
    try top.send(messages.willMoveToParent, UIViewController?.none)
    try begin(.pop, to: below, animated: true, interactive: true)
    return top
  }

  /// Removes an interactively popped controller from the stack.
  func finishPop(of controller: UIViewController) throws {
    guard stack.contains(where: { $0 === controller }) else { return }
    stack.removeAll(controller)
    leaving.append(controller)
    // The bar's delegate was asked when the gesture began.
    _ = try navigationBar().pop(isAllowed: true)
  }

  static func defineInteractivePop(_ navigation: ClassDefinition<UINavigationController>) {
    navigation.method("_updateInteractiveTransition:") { (navigation, part: Double) in
      navigation.transition?.update(part)
    }
    for name in ["_finishInteractiveTransition:", "_cancelInteractiveTransition:"] {
      navigation.method(name + "transitionContext:") { (_, _: Double, _: RuntimeObject?) in }
    }
    navigation.readonly("interactivePopGestureRecognizer") { (navigation) -> UIGestureRecognizer? in
      try navigation.interactivePopRecognizer()
    }
    navigation.readonly("interactiveContentPopGestureRecognizer") {
      (navigation) -> UIGestureRecognizer? in
      navigation.contentPopRecognizer()
    }
  }
}

/// The private target of the edge recognizer; other pans with this target also pop.
package final class UINavigationInteractiveTransition: RuntimeObject {
  package override class var declaredName: String { "_UINavigationInteractiveTransition" }

  @Weak var controller: UINavigationController?
  var isActive = false

  fileprivate func handle(_ recognizer: RuntimeObject) throws {
    guard let controller else { return }
    let gestures = uikit.selectors.gestures
    let state: Int = try recognizer.call(gestures.state)
    switch UIGestureRecognizer.State(rawValue: state) {
    case .began:
      guard !isActive, !controller.isHeldForFinger else { return }
      // Without its delegate, or with another one, the recognizer begins on the root page too.
      if controller.stack.count == 1, controller.transition == nil {
        controller.awaitsFinger = true
        runtime.recordUndo { [weak controller] in controller?.awaitsFinger = false }
      }
      isActive = true
      do {
        isActive = try controller.beginInteractivePop()
      } catch {
        isActive = controller.transition?.isInteractive ?? false
        throw error
      }
      try update(recognizer, controller)
    case .changed: try update(recognizer, controller)
    case .ended: try end(recognizer, controller, isCancelled: false)
    case .cancelled, .failed: try end(recognizer, controller, isCancelled: true)
    default: break
    }
  }

  private func distance(
    _ selector: String, _ recognizer: RuntimeObject, _ controller: UINavigationController
  ) throws -> Double {
    let way: CGPoint = try recognizer.call(runtime.selector(selector), controller.loadedView)
    return way.x * (try controller.backDirection())
  }

  private func update(_ recognizer: RuntimeObject, _ controller: UINavigationController) throws {
    guard isActive, let transition = controller.transition else { return }
    let width = transition.container.bounds.size.width
    guard width > 0 else { return }
    let part = try distance("translationInView:", recognizer, controller) / width
    try controller.send(runtime.selector("_updateInteractiveTransition:"), part)
  }

  private func end(
    _ recognizer: RuntimeObject, _ controller: UINavigationController, isCancelled: Bool
  ) throws {
    if controller.isHeldForFinger, let transition = controller.transition {
      controller.hold(false)
      return try transition.end(after: transition.duration, completed: true)
    }
    guard isActive else { return }
    try update(recognizer, controller)
    isActive = false
    guard let transition = controller.transition, transition.isInteractive else { return }
    let settings = uikit.settings
    let isAtRest = (recognizer as? UIPanGestureRecognizer)?.isAtRest ?? false
    let velocity = isAtRest ? 0 : try distance("velocityInView:", recognizer, controller)
    let fling = settings.navigation.interactivePopFling
    let isFar = transition.percent >= settings.navigation.interactivePopThreshold
    let completed = !isCancelled && velocity > -fling && (velocity > fling || isFar)
    let rest = completed ? 1 - transition.percent : transition.percent
    try transition.end(after: transition.duration * rest, completed: completed)
    // For UIKit's own animation, the context argument of the private methods is nil.
    let message = completed ? "_finishInteractiveTransition:" : "_cancelInteractiveTransition:"
    try controller.send(
      runtime.selector(message + "transitionContext:"), transition.percent, RuntimeObject?.none)
    try transition.endInteraction(completed: completed)
  }

  static func define(_ target: ClassDefinition<UINavigationInteractiveTransition>) {
    target.method("handleNavigationTransition:") { (target, recognizer: RuntimeObject) in
      try target.handle(recognizer)
    }
    target.method("gestureRecognizerShouldBegin:") { (target, recognizer: RuntimeObject) -> Bool in
      guard let controller = target.controller, controller.allowsInteractivePop else {
        return false
      }
      // A delegate with animators turns the gesture off, even if it returns none.
      let animator = controller.messages.animatorForOperation
      guard controller.delegateSlot.delegate(remembered: animator) == nil else { return false }
      guard recognizer === controller.contentPop, let pan = recognizer as? UIPanGestureRecognizer
      else { return true }
      return try controller.allowsContentPop(pan)
    }
  }
}

extension UIKitClasses {
  package static let navigationInteractiveTransition = NativeClass<
    UINavigationInteractiveTransition
  >(
    "_UINavigationInteractiveTransition", superclass: FoundationClasses.object,
    UINavigationInteractiveTransition.define)
}
