internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Changing the stack.
extension UINavigationController {
  func begin(with root: UIViewController) throws {
    if world.settings.navigation.rootPush == .pushes {
      try send(messages.push, root, false)
    } else {
      try push(root, animated: false)
    }
  }

  private func check(_ controller: UIViewController) throws {
    guard !(controller is UINavigationController) || acceptsNavigationControllers else {
      throw RuntimeError(.invalidArgument, "Pushing a navigation controller is not supported")
    }
  }

  /// Sends a change of the stack again after the running animated transition.
  ///
  /// A device does so from the completion of the transition, so that a hook on the message runs
  /// twice; the stack changes only then.
  ///
  /// - Returns: Whether such a transition is running.
  private func keepForLater(
    _ selector: Selector, _ arguments: [Value], animated: Bool
  ) -> Bool {
    guard let transition, transition.isAnimated, !transition.isOver else { return false }
    let held = arguments.flatMap { argument in
      if case .list(let list) = argument { list.map(HeldValue.init) } else { [HeldValue(argument)] }
    }
    transition.afterwards { [weak self] in
      guard let self else { return }
      _ = try withExtendedLifetime(held) {
        try runtime.send(self, selector, Arguments(arguments + [.bool(animated)]))
      }
    }
    return true
  }

  private func push(_ controller: UIViewController?, animated: Bool) throws {
    guard let controller else {
      throw RuntimeError(
        .invalidArgument,
        "Application tried to push a nil view controller on target \(defaultDescription).")
    }
    try check(controller)
    if keepForLater(messages.push, [.object(controller)], animated: animated) { return }
    guard !stack.contains(where: { $0 === controller }) else {
      throw repeated(controller)
    }
    try change(to: stack + [controller], .push, animated: animated && !stack.isEmpty)
  }

  private func repeated(_ controller: UIViewController) -> RuntimeError {
    guard world.settings.system.pushTwiceText else {
      return RuntimeError(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(controller.defaultDescription))")
    }
    let bundle: RuntimeObject? = try? runtime.lookUpClass("NSBundle")?.call(
      runtime.selector("mainBundle"))
    let name: String? = try? bundle?.call(runtime.selector("bundleIdentifier"))
    return RuntimeError(
      .invalidArgument,
      "\(defaultDescription) is pushing the same view controller instance "
        + "(\(controller.defaultDescription)) more than once which is not supported and is most "
        + "likely an error in the application : \(name ?? "(null)")")
  }

  private func pop(animated: Bool) throws -> UIViewController? {
    if let top = try popByFinger() { return top }
    guard stack.count > 1, let top = stack.last else { return nil }
    if keepForLater(messages.pop, [], animated: animated) { return nil }
    try change(to: stack.dropLast(), .pop, animated: animated)
    return top
  }

  /// Pops the controllers above one.
  ///
  /// - Parameters:
  ///   - sent: the selector that was sent.
  ///   - arguments: its arguments without the last one.
  private func pop(
    to controller: UIViewController?, animated: Bool, _ sent: String, _ arguments: [Value]
  ) throws -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === controller }) else {
      throw RuntimeError(
        .inconsistency, "Tried to pop to a view controller that doesn't exist.")
    }
    let gone = Array(stack[(place + 1)...])
    guard !gone.isEmpty else { return [] }
    if keepForLater(runtime.selector(sent), arguments, animated: animated) { return nil }
    try change(to: Array(stack[...place]), .pop, animated: animated)
    return gone
  }

  private func replace(with controllers: [UIViewController], animated: Bool) throws {
    for (place, controller) in controllers.enumerated() {
      try check(controller)
      if controllers.index(of: controller) != place { throw repeated(controller) }
    }
    let list = Value.list(controllers.map { .object($0) })
    if keepForLater(messages.setViewControllers, [list], animated: animated) { return }
    let isPop = controllers.last.map { top in stack.contains { $0 === top } } ?? false
    try change(
      to: controllers, isPop ? .pop : stack.isEmpty ? .replacement : .push,
      animated: animated && !stack.isEmpty)
  }

  /// Replaces the stack: updates children and bar, and shows the top.
  private func change(
    to new: [UIViewController], _ kind: ControllerTransition.Kind, animated: Bool
  ) throws {
    let old = stack
    let (came, gone) = (new.without(old), old.without(new))
    for controller in came {
      if leaving.contains(where: { $0 === controller }) {
        leaving.removeAll(controller)
      } else {
        // A controller shown in More remains the tab bar controller's child.
        let tabs = isMore ? parent as? UITabBarController : nil
        tabs?.lent = controller
        defer { tabs?.lent = nil }
        try adopt(controller, "pushViewController:animated:")
      }
    }
    stack = new
    lastChange = (old, new)
    arriving += came
    leaving += gone
    var deferred = DeferredErrors()
    for controller in gone {
      arriving.removeAll(controller)
      deferred.run { try controller.send(messages.willMoveToParent, UIViewController?.none) }
    }
    deferred.run { try updateBar(came: came, gone: gone) }
    deferred.run { try showTop(kind, animated: animated) }
    try deferred.throwFirst()
  }

  /// Undoes the last change of the stack, unless it has changed again since.
  func takeBackLastChange() throws {
    guard let (before, after) = lastChange, after.elementsEqual(stack, by: ===),
      before.allSatisfy({ $0.parent === self })
    else { return }
    lastChange = nil
    let (back, forth) = (before.without(stack), stack.without(before))
    leaving = leaving.without(back) + forth
    arriving = arriving.without(arriving.without(before))
    stack = before
    var deferred = DeferredErrors()
    for controller in back {
      deferred.run { try controller.send(messages.didMoveToParent, self) }
    }
    deferred.run {
      try navigationBar().setItems(try stack.map { try $0.call(messages.navigationItem) })
    }
    try deferred.throwFirst()
  }

  /// Pushes or pops an item of the bar, or sets all items.
  func updateBar(came: [UIViewController], gone: [UIViewController]) throws {
    let bar = try navigationBar()
    if came.isEmpty, let place = bar.poppedTo, place == stack.count - 1 {
      try bar.popItems(to: place)
    } else if came.isEmpty, gone.count == 1 {
      _ = try bar.pop()
    } else if gone.isEmpty, came.count == 1, stack.last === came.first {
      try bar.push(stack.last?.call(messages.navigationItem))
    } else {
      bar.setItems(try stack.map { try $0.call(messages.navigationItem) })
    }
  }

  /// Releases the controllers that have left, after `didMoveToParentViewController:`.
  func releaseLeaving(butNot kept: UIViewController? = nil) throws {
    let gone = leaving.filter { $0 !== kept }
    leaving.removeAll { $0 !== kept }
    var deferred = DeferredErrors()
    for controller in gone {
      controller.isMovingFromParent = false
      deferred.run {
        try controller.keptAlive {
          disown(controller)
          try controller.send(messages.didMoveToParent, UIViewController?.none)
          if let tabs = parent as? UITabBarController { try tabs.takeBack(controller) }
        }
      }
    }
    try deferred.throwFirst()
  }

  /// Sends `didMoveToParentViewController:` to the controllers that were added.
  func welcomeArriving() throws {
    let came = arriving
    arriving = []
    var deferred = DeferredErrors()
    for controller in came {
      controller.isMovingToParent = false
      guard world.settings.navigation.didMoveOnPush == .sent else { continue }
      deferred.run { try controller.send(messages.didMoveToParent, self) }
    }
    try deferred.throwFirst()
  }

  static func defineStack(_ navigation: ClassDefinition<UINavigationController>) {
    navigation.method("viewControllers") { (navigation) -> [UIViewController] in navigation.stack }
    navigation.method("setViewControllers:") { (navigation, controllers: [UIViewController]?) in
      try navigation.send(navigation.messages.setViewControllers, controllers ?? [], false)
    }
    navigation.method("setViewControllers:animated:") {
      (navigation, controllers: [UIViewController]?, animated: Bool) in
      try navigation.replace(with: controllers ?? [], animated: animated)
    }
    navigation.readonly("topViewController", .strong) { $0.stack.last }
    navigation.readonly("visibleViewController", .strong) { (navigation) -> UIViewController? in
      navigation.lineage.lazy.compactMap(\.presented).first ?? navigation.stack.last
    }
    navigation.method("showViewController:sender:") {
      (navigation, controller: UIViewController, _: Value) in
      try navigation.send(navigation.messages.push, controller, true)
    }
    navigation.method("pushViewController:animated:") {
      (navigation, controller: UIViewController?, animated: Bool) in
      try navigation.push(controller, animated: animated)
    }
    navigation.method("popViewControllerAnimated:") {
      (navigation, animated: Bool) -> UIViewController? in try navigation.pop(animated: animated)
    }
    navigation.method("popToViewController:animated:") {
      (navigation, controller: UIViewController?, animated: Bool) -> [UIViewController]? in
      try navigation.pop(
        to: controller, animated: animated, "popToViewController:animated:",
        [controller.messageValue])
    }
    navigation.method("popToRootViewControllerAnimated:") {
      (navigation, animated: Bool) -> [UIViewController]? in
      guard let root = navigation.stack.first else { return [] }
      return try navigation.pop(
        to: root, animated: animated, "popToRootViewControllerAnimated:", [])
    }
  }
}
