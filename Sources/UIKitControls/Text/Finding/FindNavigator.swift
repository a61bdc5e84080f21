internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime
internal import UIKitText

/// The find panel at the bottom of the window; the class name is ours.
final class FindNavigator: UIView {
  override class var declaredName: String { "_UIFindNavigatorView" }

  @Weak private var interaction: UIFindInteraction?
  @Strong private var field: UITextField?
  @Strong private var replacementField: UITextField?
  @Strong private var count: UILabel?
  @StrongList private var replacing: [UIView] = []

  private static let height = 50.0

  private func button(
    _ title: String, _ frame: CGRect, _ action: @escaping (UIFindInteraction) throws -> Void
  ) throws -> UIButton {
    let made = try world.makeView(UIKitClasses.button, frame: frame)
    try made.send(runtime.selector("setTitle:forState:"), title, 0)
    let tapped = UIAction.make(in: world, title) { [weak self] in
      guard let interaction = self?.interaction else { return }
      try interaction.keptAlive { try action(interaction) }
    }
    // UIControlEventTouchUpInside
    try made.send(runtime.selector("addAction:forControlEvents:"), tapped, 1 << 6)
    try insert(made, at: subviews.count)
    return made
  }

  private func field(
    _ text: String, _ frame: CGRect, _ declaration: NativeClass<UITextField>,
    _ typed: @escaping (UIFindInteraction, String) throws -> Void
  ) throws -> UITextField {
    let made = try world.makeView(declaration, frame: frame)
    try made.send(runtime.selector("setText:"), text)
    let changed = UIAction.make(in: world, "") { [weak self, weak made] in
      guard let interaction = self?.interaction, let made else { return }
      let text: String? = try made.call(made.runtime.selector("text"))
      try interaction.keptAlive { try typed(interaction, text ?? "") }
    }
    // UIControlEventEditingChanged
    try made.send(runtime.selector("addAction:forControlEvents:"), changed, 1 << 17)
    try insert(made, at: subviews.count)
    return made
  }

  /// Creates the parts of the panel, and makes its text field the first responder.
  ///
  /// - Throws: errors of the views.
  func open(
    for interaction: UIFindInteraction, in window: UIWindow, _ query: String,
    _ replacement: String, options: UIMenu?
  ) throws {
    self.interaction = interaction
    let width = window.bounds.size.width
    let room = max(0, width - 250)
    field = try field(
      query, CGRect(x: 50, y: 5, width: room, height: 40), UIKitClasses.searchTextField
    ) { try $0.queryWasTyped($1) }
    let menu = try button("Options", CGRect(x: 0, y: 5, width: 50, height: 40)) { _ in }
    try menu.send(runtime.selector("setMenu:"), options)
    try menu.send(runtime.selector("setShowsMenuAsPrimaryAction:"), true)
    let label = try world.makeView(
      UIKitClasses.label, frame: CGRect(x: width - 200, y: 5, width: 50, height: 40))
    count = label
    try insert(label, at: subviews.count)
    let titles: [(String, (UIFindInteraction) throws -> Void)] = [
      ("Previous", { try $0.move(1) }), ("Next", { try $0.move(0) }),
      ("Done", { try $0.dismiss() }),
    ]
    for (place, (title, action)) in titles.enumerated() {
      _ = try button(
        title, CGRect(x: width - 150 + 50 * Double(place), y: 5, width: 50, height: 40), action)
    }
    let below = Self.height + 5
    let other = try field(
      replacement, CGRect(x: 50, y: below, width: room, height: 40), UIKitClasses.textField
    ) { $0.replacementWasTyped($1) }
    replacementField = other
    replacing = [
      other,
      try button("Replace", CGRect(x: width - 150, y: below, width: 70, height: 40)) {
        try $0.replace(all: false)
      },
      try button("All", CGRect(x: width - 75, y: below, width: 70, height: 40)) {
        try $0.replace(all: true)
      },
    ]
    try window.insert(self, at: window.subviews.count)
  }

  /// Shows the find line, or also the replace line, above the keyboard or safe area.
  ///
  /// - Throws: errors of the views.
  func show(replacing isReplacing: Bool) throws {
    guard let window else { return }
    for view in replacing { try view.send(selectors.setHidden, !isReplacing) }
    _ = try field?.call(selectors.becomeFirstResponder, as: Bool.self)
    let height = isReplacing ? 2 * Self.height : Self.height
    let foot = window.bounds.size.height - (world.keyboard.shownFrame?.size.height ?? 0)
    try place(
      CGRect(x: 0, y: foot - height, width: window.bounds.size.width, height: height))
  }

  /// Sets the query as typing does.
  ///
  /// - Throws: errors of the session.
  func write(_ text: String) throws {
    try field?.send(runtime.selector("setText:"), text)
    try interaction?.queryWasTyped(text)
  }

  func say(_ text: String) throws { try count?.send(runtime.selector("setText:"), text) }

  /// Closes the panel.
  ///
  /// - Throws: errors of the views.
  func close() throws {
    for field in [field, replacementField].compactMap({ $0 }) {
      _ = try field.call(selectors.resignFirstResponder, as: Bool.self)
    }
    try removeFromSuperview()
  }
}

extension UIKitClasses {
  static let findNavigator = NativeClass<FindNavigator>("_UIFindNavigatorView", superclass: view)
}
