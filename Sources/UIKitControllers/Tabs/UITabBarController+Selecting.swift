internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// Selection of a controller, by touch or by code.
///
/// The order of appearance messages follows published logs: willAppear of the new controller,
/// willDisappear of the old one, didDisappear, didAppear. The delegate is asked and notified for
/// touches only.
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
    var deferred = DeferredErrors()
    var animator: RuntimeObject?
    if let delegate, let old, let new {
      deferred.run {
        animator =
          try delegate.implements(tabSelectors.animatorForTransition)
          ? delegate.call(
            tabSelectors.animatorForTransition, self, old, new, as: RuntimeObject?.self)
          : nil
      }
    }
    let transition = ControllerTransition(
      .replacement, from: old, to: new, in: content, animated: animator != nil, duration: 0
    ) { [weak self] completed in
      guard let self else { return }
      try keptAlive { try end(old, new, completed) }
    } giveUp: { [weak self] in
      self?.settleTabs()
    }
    self.transition = transition
    let isAnimated = animator != nil
    deferred.run { try new?.beginAppearance(true, animated: isAnimated) }
    deferred.run { try old?.beginAppearance(false, animated: isAnimated) }
    deferred.run {
      if let new {
        if animator == nil { try install(new) }
        try new.announceIsAppearing()
        try world.statusBar.controllersDidChange(in: content.window)
      }
      try transition.run(animator) { animator in
        guard let delegate, try delegate.implements(tabSelectors.interactionForAnimator) else {
          return nil
        }
        return try delegate.askOptional(tabSelectors.interactionForAnimator, self, animator)
      }
    }
    if deferred.hasFailed, animator != nil, !transition.isOver {
      deferred.run { try transition.end(completed: true) }
    }
    try deferred.throwFirst()
  }

  private func end(
    _ old: UIViewController?, _ new: UIViewController?, _ completed: Bool
  ) throws {
    transition = nil
    var deferred = DeferredErrors()
    if completed {
      if let new { deferred.run { try install(new) } }
      deferred.run { try old?.loadedView?.removeFromSuperview() }
      deferred.run { try old?.endAppearance() }
      deferred.run { try new?.endAppearance() }
    } else {
      selected = old === more || tabs.contains { $0 === old } ? old : tabs.first
      deferred.run { try new?.beginAppearance(false, animated: true) }
      deferred.run { try new?.loadedView?.removeFromSuperview() }
      deferred.run { try new?.endAppearance() }
      deferred.run { try old?.beginAppearance(true, animated: true) }
      deferred.run { try old?.endAppearance() }
      deferred.run { try showSelectedItem() }
    }
    try deferred.throwFirst()
  }

  /// Shows the selected controller without messages, after a snapshot was restored.
  private func settleTabs() {
    transition = nil
    let isSeen = loadedView?.window != nil && appearance == .appeared
    for controller in tabs + (more.map { [$0] } ?? []) {
      controller.appearance = isSeen && controller === selected ? .appeared : .disappeared
    }
    loadedView?.markNeedsLayout()
  }

  /// Handles a tap on an item.
  private func choose(_ item: UITabBarItem) throws {
    guard
      let controller = try (barTabs + (more.map { [$0] } ?? [])).first(where: {
        try $0.call(tabSelectors.tabBarItem, as: UITabBarItem?.self) === item
      })
    else { return }
    let formerTab = modernTab(of: selected)
    try controller.keptAlive {
      guard try delegateLetsSelect(modernTab(of: controller)) else { return }
      if let delegate, try delegate.implements(tabSelectors.shouldSelect) {
        guard try delegate.call(tabSelectors.shouldSelect, self, controller) else { return }
      }
      guard controller === more || tabs.contains(where: { $0 === controller }) else { return }
      if controller === selected {
        // From the documentation of `UITabBarController`: pops to the root.
        if let navigation = controller as? UINavigationController {
          try navigation.send(tabSelectors.popToRoot, true)
        }
      } else {
        // Sent as a message, because published subclasses override the setter.
        try send(tabSelectors.setSelectedController, controller)
      }
      if let delegate, try delegate.implements(tabSelectors.didSelect) {
        try delegate.send(tabSelectors.didSelect, self, controller)
      }
      try announceSelection(of: modernTab(of: controller), after: formerTab)
    }
  }

  /// Forwards the bar's customization messages, with controllers as arguments.
  private static func defineCustomizing(_ controller: ClassDefinition<UITabBarController>) {
    func chosen(
      _ controller: UITabBarController, _ items: [UITabBarItem]
    ) throws -> [UIViewController] {
      try controller.tabs.filter { tab in
        let item: UITabBarItem? = try tab.call(controller.tabSelectors.tabBarItem)
        return items.contains { $0 === item }
      }
    }
    let began = controller.runtime.selector(
      "tabBarController:willBeginCustomizingViewControllers:")
    controller.method("tabBar:willBeginCustomizingItems:") {
      (controller, _: UITabBar, items: [UITabBarItem]) in
      guard let delegate = controller.delegate, try delegate.implements(began) else { return }
      try delegate.send(began, controller, chosen(controller, items))
    }
    controller.method("tabBar:didBeginCustomizingItems:") { (_, _: UITabBar, _: [UITabBarItem]) in }
    for verb in ["willEnd", "didEnd"] {
      let ended = controller.runtime.selector(
        "tabBarController:\(verb)CustomizingViewControllers:changed:")
      controller.method("tabBar:\(verb)CustomizingItems:changed:") {
        (controller, _: UITabBar, items: [UITabBarItem], changed: Bool) in
        guard let delegate = controller.delegate, try delegate.implements(ended) else { return }
        try delegate.send(ended, controller, chosen(controller, items), changed)
      }
    }
  }

  static func defineSelecting(_ controller: ClassDefinition<UITabBarController>) {
    controller.property("selectedViewController", .weak, get: { $0.shownTab }) {
      (controller, chosen: UIViewController?) in
      guard let chosen,
        chosen === controller.more || controller.tabs.contains(where: { $0 === chosen })
      else {
        throw RuntimeError(
          .invalidArgument,
          "-[\(controller.className) setSelectedViewController:] only a view controller in the tab "
            + "bar controller's list of view controllers can be selected.")
      }
      try controller.keptAlive {
        try controller.send(controller.tabSelectors.setShownController, chosen)
      }
    }
    // Private; called for every selection, by touch, controller or index.
    controller.method("_setSelectedViewController:") { (controller, chosen: UIViewController) in
      try controller.keptAlive {
        let shown = try controller.barController(of: chosen)
        if shown !== chosen { try controller.showListed(chosen) }
        try controller.select(shown)
        try controller.showSelectedItem()
      }
    }
    controller.property(
      "selectedIndex",
      get: { (controller) -> Int in
        controller.tabs.firstIndex { $0 === controller.shownTab } ?? nowhere
      }
    ) { (controller, index: Int) in
      // An index out of range is ignored.
      guard controller.tabs.indices.contains(index) else { return }
      try controller.send(controller.tabSelectors.setSelectedController, controller.tabs[index])
    }
    controller.method("_tabBarItemClicked:") { (controller, item: UITabBarItem) in
      try controller.keptAlive { try controller.choose(item) }
    }
    controller.method("tabBar:didSelectItem:") { (_, _: UITabBar?, _: UITabBarItem?) in }
    defineCustomizing(controller)
  }
}
