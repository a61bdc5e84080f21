internal import FoundationModels
internal import SelectorRuntime

/// Selecting another controller, by a finger or by a script.
///
/// The order is that of published logs: the one that comes is told before the one that goes, and what
/// has gone before what has come. The delegate is asked and told of fingers alone.
extension UITabBarController {
  /// `NSNotFound`: nothing is selected.
  private static let nowhere = Int.max

  /// Shows another controller instead of the selected one.
  func select(_ new: UIViewController?) throws {
    guard new !== selected else { return }
    if let transition { try transition.end(completed: true) }
    let old = selected
    selected = new
    guard isOnScreen, let content else {
      if let view = old?.loadedView, view.superview === content, content != nil {
        try view.removeFromSuperview()
      }
      return
    }
    var attempts = Attempts()
    var animator: RuntimeObject?
    if let delegate, let old, let new {
      attempts.attempt {
        animator =
          try delegate.implements(tabbing.animatorForTransition)
          ? delegate.ask(tabbing.animatorForTransition, self, old, new, as: RuntimeObject?.self)
          : nil
      }
    }
    let transition = ControllerTransition(
      .replacement, from: old, to: new, in: content, animated: animator != nil, duration: 0
    ) { [unowned self] completed in
      try keptAlive { try end(old, new, completed) }
    } giveUp: { [unowned self] in
      settleTabs()
    }
    self.transition = transition
    let isAnimated = animator != nil
    attempts.attempt { try new?.beginAppearance(true, animated: isAnimated) }
    attempts.attempt { try old?.beginAppearance(false, animated: isAnimated) }
    attempts.attempt {
      if let new {
        if animator == nil { try install(new) }
        try new.announceIsAppearing()
        try world.statusBar.controllersDidChange(in: content.window)
      }
      try transition.run(animator) { animator in
        guard let delegate, try delegate.implements(tabbing.interactionForAnimator) else {
          return nil
        }
        return try delegate.askOptional(tabbing.interactionForAnimator, self, animator)
      }
    }
    if attempts.hasFailed, animator != nil, !transition.isOver {
      attempts.attempt { try transition.end(completed: true) }
    }
    try attempts.finish()
  }

  private func end(
    _ old: UIViewController?, _ new: UIViewController?, _ completed: Bool
  ) throws {
    transition = nil
    var attempts = Attempts()
    if completed {
      if let new { attempts.attempt { try install(new) } }
      attempts.attempt { try old?.loadedView?.removeFromSuperview() }
      attempts.attempt { try old?.endAppearance() }
      attempts.attempt { try new?.endAppearance() }
    } else {
      selected = tabs.contains { $0 === old } ? old : tabs.first
      attempts.attempt { try new?.beginAppearance(false, animated: true) }
      attempts.attempt { try new?.loadedView?.removeFromSuperview() }
      attempts.attempt { try new?.endAppearance() }
      attempts.attempt { try old?.beginAppearance(true, animated: true) }
      attempts.attempt { try old?.endAppearance() }
      attempts.attempt { try showSelectedItem() }
    }
    try attempts.finish()
  }

  /// The world has gone back: the selected one is shown, without a word.
  private func settleTabs() {
    transition = nil
    let isSeen = loadedView?.window != nil && appearance == .appeared
    for controller in tabs {
      controller.appearance = isSeen && controller === selected ? .appeared : .disappeared
    }
    loadedView?.markNeedsLayout()
  }

  /// A finger on an item.
  private func choose(_ item: UITabBarItem) throws {
    guard
      let controller = try tabs.first(where: {
        try $0.ask(tabbing.tabBarItem, as: UITabBarItem?.self) === item
      })
    else { return }
    try controller.keptAlive {
      if let delegate, try delegate.implements(tabbing.shouldSelect) {
        guard try delegate.ask(tabbing.shouldSelect, self, controller) else { return }
      }
      guard tabs.contains(where: { $0 === controller }) else { return }
      if controller === selected {
        // From the documentation of `UITabBarController`: back to the root.
        if let navigation = controller as? UINavigationController {
          try navigation.tell(tabbing.popToRoot, true)
        }
      } else {
        try select(controller)
        try showSelectedItem()
      }
      if let delegate, try delegate.implements(tabbing.didSelect) {
        try delegate.tell(tabbing.didSelect, self, controller)
      }
    }
  }

  static func defineSelecting(_ controller: ClassDefinition<UITabBarController>) {
    let setSelected = controller.runtime.selector("setSelectedViewController:")
    controller.property("selectedViewController", .weak, get: { $0.selected }) {
      (controller, chosen: UIViewController?) in
      guard let chosen, controller.tabs.contains(where: { $0 === chosen }) else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(controller.className) setSelectedViewController:] only a view controller in the tab "
            + "bar controller's list of view controllers can be selected.")
      }
      try controller.keptAlive {
        try controller.select(chosen)
        try controller.showSelectedItem()
      }
    }
    controller.property(
      "selectedIndex",
      get: { (controller) -> Int in
        controller.tabs.firstIndex { $0 === controller.selected } ?? nowhere
      }
    ) { (controller, index: Int) in
      // One that is not there is not selected.
      guard controller.tabs.indices.contains(index) else { return }
      try controller.tell(setSelected, controller.tabs[index])
    }
    controller.method("_tabBarItemClicked:") { (controller, item: UITabBarItem) in
      try controller.keptAlive { try controller.choose(item) }
    }
    controller.method("tabBar:didSelectItem:") { (_, _: UITabBar?, _: UITabBarItem?) in }
  }
}
