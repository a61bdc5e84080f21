internal import FoundationText
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitControls
internal import UIKitRuntime

/// The panel with its texts, text fields and buttons, above a dimming view.
extension UIAlertController {
  private func makeView() throws {
    let view = try world.makeView(UIKitClasses.view, frame: world.screen.bounds)
    view.autoresizing = [.width, .height]
    try send(runtime.selector("setView:"), view)
    let dimming = try world.makeView(UIKitClasses.control, frame: view.bounds)
    dimming.autoresizing = [.width, .height]
    dimming.add(self, messages.dimmingTapped, .touchUpInside)
    try view.insert(dimming, at: 0)
    let panel = try world.makeView(UIKitClasses.view)
    self.panel = panel
    try view.insert(panel, at: 1)
    for _ in 0..<2 {
      let label = try world.makeView(UIKitClasses.label)
      // NSTextAlignmentCenter
      (label.textAlignment, label.numberOfLines) = (1, 0)
      try panel.insert(label, at: panel.subviews.count)
    }
    showUsualFonts(panel.subviews.compactMap { $0 as? UILabel })
    for field in textFields { try panel.insert(field, at: panel.subviews.count) }
    try takeContent()
    try showTexts()
    try showActions()
  }

  /// The content view controller, whose view is between the texts and the buttons, if an app set
  /// one.
  var contentController: UIViewController? {
    storedValues?.value("_contentViewController")?.object as? UIViewController
  }

  /// Adds that controller as a child, and its view to the panel.
  private func takeContent() throws {
    let messages = runtime.selector("addChildViewController:")
    for child in children where child !== contentController {
      try child.send(runtime.selector("willMoveToParentViewController:"), UIViewController?.none)
      try child.loadedView?.removeFromSuperview()
      try child.send(runtime.selector("removeFromParentViewController"))
    }
    guard let content = contentController, let panel else { return }
    if content.parent !== self {
      try send(messages, content)
      try panel.insert(content.callView(), at: panel.subviews.count)
      try content.send(runtime.selector("didMoveToParentViewController:"), self)
    }
    try layOutPanel()
  }

  func showTexts() throws {
    guard let panel else { return }
    let labels = panel.subviews.compactMap { $0 as? UILabel }
    for (label, text) in zip(labels, [title, message]) {
      try label.send(world.selectors.tables.setText, text)
    }
    let attributed = runtime.selector("setAttributedText:")
    for (label, name) in zip(labels, ["_attributedTitle", "_attributedMessage"]) {
      if let text = storedValues?.value(name)?.object as? NSAttributedString {
        try label.send(attributed, text)
      }
    }
    try layOutPanel()
  }

  /// Creates the buttons of actions that have none yet.
  func showActions() throws {
    guard let panel else { return }
    for action in actions.dropFirst(buttons.count) {
      let button = try world.makeView(UIKitClasses.button)
      buttons.append(button)
      button.add(self, messages.actionTapped, .touchUpInside)
      try button.titleLabel().appearance.font = usualFont(of: action)
      try button.send(world.selectors.alerts.setTitle, action.title ?? "", 0)
      try panel.insert(button, at: panel.subviews.count)
      try showState(of: action)
    }
    try layOutPanel()
  }

  /// Enables or disables the button of an action according to the action's state.
  func showState(of action: UIAlertAction) throws {
    guard let place = actions.firstIndex(where: { $0 === action }), place < buttons.count else {
      return
    }
    try buttons[place].send(world.selectors.alerts.setEnabled, action.isEnabled)
    if let color = action.storedValues?.value("_titleTextColor")?.object {
      try buttons[place].send(runtime.selector("setTitleColor:forState:"), color, 0)
    }
    if let image = action.storedValues?.value("_image")?.object {
      try buttons[place].send(runtime.selector("setImage:forState:"), image, 0)
    }
  }

  static func defineView(_ alert: ClassDefinition<UIAlertController>) {
    // Private on devices; apps set them by key-value coding.
    for name in ["_attributedTitle", "_attributedMessage"] {
      alert.keptIvar(name, NSAttributedString.self) { try $0.showTexts() }
    }
    alert.keptIvar("_contentViewController", UIViewController.self) { try $0.takeContent() }
    alert.method("loadView") { (alert) in try alert.keptAlive { try alert.makeView() } }
    alert.method("viewWillLayoutSubviews") { (alert) in
      try alert.toSuper(alert.messages.viewWillLayoutSubviews, Arguments())
      try alert.layOutPanel()
    }
    alert.method("viewDidAppear:") { (alert, animated: Bool) in
      try alert.keptAlive {
        try alert.toSuper(alert.messages.viewDidAppear, Arguments(.bool(animated)))
        try alert.textFields.first?.send(alert.selectors.becomeFirstResponder)
      }
    }
  }

  private func toSuper(_ selector: Selector, _ arguments: borrowing Arguments) throws {
    _ = try runtime.sendSuper(
      self, above: runtime.cls(UIKitClasses.alertController), selector, arguments)
  }
}
