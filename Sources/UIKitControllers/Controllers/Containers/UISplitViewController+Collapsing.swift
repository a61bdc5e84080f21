internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The collapsed interface of a compact width, in which one controller shows all others.
extension UISplitViewController {
  /// `UIUserInterfaceSizeClassCompact` of the width, as on most phones.
  var isCompact: Bool { traits[.horizontalSizeClass] == 1 }

  /// Lets the primary controller take the secondary one over, unless the delegate does so.
  func collapseIfCompact() throws {
    guard isCompact, !isCollapsed, let first = children.first else { return }
    isCollapsed = true
    let question = runtime.selector("primaryViewControllerForCollapsingSplitViewController:")
    var primary = first
    if let delegate = delegate.delegate(remembered: question) {
      primary = try delegate.call(question, self, as: UIViewController?.self) ?? first
    }
    if let secondary = children.last, secondary !== primary {
      try secondary.keptAlive { try collapse(secondary, onto: primary) }
    }
    try setControllers([primary])
    let end = runtime.selector("splitViewControllerDidCollapse:")
    try delegate.delegate(respondingTo: end)?.send(end, self)
  }

  private func collapse(
    _ secondary: UIViewController, onto primary: UIViewController
  ) throws {
    let question = runtime.selector(
      "splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:")
    if let delegate = delegate.delegate(remembered: question),
      try delegate.call(question, self, secondary, primary, as: Bool.self)
    {
      return
    }
    // A controller has one parent: the split view controller gives the secondary one up.
    try setControllers(children.filter { $0 !== secondary })
    try primary.send(
      runtime.selector("collapseSecondaryViewController:forSplitViewController:"), secondary, self)
  }

  /// Shows a controller in the collapsed interface; only a navigation controller has room for it.
  func showInPrimary(_ controller: UIViewController, _ sender: Value) throws {
    guard let primary = children.first as? UINavigationController else {
      return try send(
        runtime.selector("presentViewController:animated:completion:"), controller, true,
        Value.none)
    }
    try primary.send(runtime.selector("showViewController:sender:"), controller, sender)
  }

  /// Defines how a navigation controller takes a secondary controller over: it pushes it.
  static func defineCollapsing(_ navigation: ClassDefinition<UINavigationController>) {
    navigation.method("collapseSecondaryViewController:forSplitViewController:") {
      (navigation, secondary: UIViewController, _: UISplitViewController) in
      try navigation.send(navigation.messages.push, secondary, false)
    }
  }
}
