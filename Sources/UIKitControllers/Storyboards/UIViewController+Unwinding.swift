internal import FoundationCore
package import SelectorRuntime
internal import UIKitBase
package import UIKitRuntime

/// The source of an unwind segue, passed to the controllers that may be its destination.
package final class UIStoryboardUnwindSegueSource: RuntimeObject {
  @Strong fileprivate var controller: UIViewController?
  fileprivate var action: Selector?
  @Owned fileprivate var sender: HeldValue?

  static func define(_ source: ClassDefinition<UIStoryboardUnwindSegueSource>) {
    source.readonly("sourceViewController", .strong) { $0.controller }
    source.readonly("unwindAction") { $0.action }
    source.readonly("sender", .strong) { (source) -> Value in source.sender?.value ?? .none }
  }
}

extension UIKitClasses {
  package static let storyboardUnwindSegueSource = NativeClass<UIStoryboardUnwindSegueSource>(
    "UIStoryboardUnwindSegueSource", superclass: FoundationClasses.object,
    UIStoryboardUnwindSegueSource.define)
}

/// Unwinding to an existing controller.
///
/// From the documentation of `allowedChildViewControllersForUnwindingFromSource:`: the search goes
/// from the source to its parent. There it visits the children that the parent allows, then the
/// parent itself. From the topmost parent it continues at the presenting controller.
extension UIViewController {
  /// Finds the destination of an unwind segue, prepares the source, and unwinds.
  ///
  /// - Throws: errors of the messages. Nothing happens if no controller accepts the action.
  final func unwind(
    _ action: Selector, _ sender: Value, _ make: (UIViewController) throws -> UIStoryboardSegue
  ) throws {
    let origin = world.create(UIKitClasses.storyboardUnwindSegueSource)
    origin.controller = self
    origin.action = action
    origin.sender = HeldValue(some: sender)
    try origin.keptAlive {
      guard let end = try unwindEnd(origin) else { return }
      try end.keptAlive {
        let segue = try make(end)
        segue.unwinding = { [weak self] segue in try self?.goBack(to: end, by: segue) }
        try segue.keptAlive {
          try send(runtime.selector("prepareForSegue:sender:"), segue, sender)
          try end.send(action, segue)
          try segue.send(runtime.selector("perform"))
        }
      }
    }
  }

  private final func unwindEnd(_ origin: UIStoryboardUnwindSegueSource) throws -> UIViewController?
  {
    var place: UIViewController? = self
    while let controller = place {
      if controller !== self, let found = try controller.unwindEnd(at: origin) { return found }
      place = controller.parent ?? controller.presenting
    }
    return nil
  }

  /// The destination among the allowed children, the nearest first, or the controller itself.
  private final func unwindEnd(
    at origin: UIStoryboardUnwindSegueSource
  ) throws -> UIViewController? {
    let allowed: [UIViewController] = try call(
      runtime.selector("allowedChildViewControllersForUnwindingFromSource:"), origin)
    for child in allowed {
      if let found = try child.unwindEnd(at: origin) { return found }
    }
    guard let source = origin.controller, let action = origin.action, source !== self else {
      return nil
    }
    let question = runtime.selector("canPerformUnwindSegueAction:fromViewController:sender:")
    let sender = origin.sender?.value ?? .none
    return try call(question, action, source, sender, as: Bool.self) ? self : nil
  }

  /// Dismisses presented controllers, and lets each container unwind towards the destination.
  private final func goBack(to end: UIViewController, by segue: UIStoryboardSegue) throws {
    let line = end.lineage
    let root = end.rootParent
    if root.presented != nil, !lineage.contains(where: { $0 === root }) {
      try end.send(messages.dismiss, true, Value.none)
    }
    let step = runtime.selector("unwindForSegue:towardsViewController:")
    for (container, next) in zip(line.dropFirst(), line).reversed() {
      try container.keptAlive { try container.send(step, segue, next) }
    }
  }

  static func defineUnwinding(_ controller: ClassDefinition<UIViewController>) {
    let old = controller.runtime.selector(
      "canPerformUnwindSegueAction:fromViewController:withSender:")
    controller.method(old.name) {
      (controller, action: Selector, _: UIViewController, _: Value) -> Bool in
      try controller.implements(action)
    }
    controller.method("canPerformUnwindSegueAction:fromViewController:sender:") {
      (controller, action: Selector, source: UIViewController, sender: Value) -> Bool in
      try controller.call(old, action, source, sender)
    }
    let containing = controller.runtime.selector("childViewControllerContainingSegueSource:")
    controller.method(containing.name) {
      (controller, origin: UIStoryboardUnwindSegueSource) -> UIViewController? in
      controller.children.first { child in
        origin.controller?.lineage.contains { $0 === child } ?? false
      }
    }
    controller.method("allowedChildViewControllersForUnwindingFromSource:") {
      (controller, origin: UIStoryboardUnwindSegueSource) -> [UIViewController] in
      let source: UIViewController? = try controller.call(containing, origin)
      return controller.children.filter { $0 !== source }.reversed()
    }
    controller.method("viewControllerForUnwindSegueAction:fromViewController:withSender:") {
      (controller, action: Selector, source: UIViewController, sender: Value)
        -> UIViewController? in
      try controller.children.reversed().first { child in
        try child.call(old, action, source, sender, as: Bool.self)
      }
    }
    controller.method("segueForUnwindingToViewController:fromViewController:identifier:") {
      (controller, _: UIViewController, _: UIViewController, _: String?) -> UIStoryboardSegue? in
      nil
    }
    controller.method("unwindForSegue:towardsViewController:") {
      (_, _: UIStoryboardSegue, _: UIViewController) in
    }
  }
}

extension UINavigationController {
  /// A navigation controller unwinds by popping controllers.
  static func defineUnwinding(ofStack navigation: ClassDefinition<UINavigationController>) {
    let pop = navigation.runtime.selector("popToViewController:animated:")
    navigation.method("unwindForSegue:towardsViewController:") {
      (navigation, _: UIStoryboardSegue, next: UIViewController) in
      guard navigation.stack.contains(where: { $0 === next }), navigation.stack.last !== next
      else { return }
      try navigation.send(pop, next, true)
    }
  }
}

extension UITabBarController {
  /// A tab bar controller unwinds by selecting a tab.
  static func defineUnwinding(ofTabs controller: ClassDefinition<UITabBarController>) {
    let select = controller.runtime.selector("setSelectedViewController:")
    controller.method("unwindForSegue:towardsViewController:") {
      (controller, _: UIStoryboardSegue, next: UIViewController) in
      guard controller.selected !== next, controller.tabs.contains(where: { $0 === next }) else {
        return
      }
      try controller.send(select, next)
    }
  }
}
