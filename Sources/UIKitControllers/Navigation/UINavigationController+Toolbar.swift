internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The toolbar below the contents, with the visible controller's items.
extension UINavigationController {
  /// The height of the contents that it covers.
  var toolbarHeight: Double {
    guard !isToolbarHidden, let view = loadedView else { return 0 }
    return UIToolbar.height + view.safeAreaInsets.bottom
  }

  /// The toolbar, created on first access.
  private func toolbar() throws -> UIToolbar {
    if let bottomBar { return bottomBar }
    let made = try world.makeView(UIKitClasses.toolbar)
    made.isHidden = isToolbarHidden
    bottomBar = made
    return made
  }

  /// Creates a toolbar of a custom class.
  func makeToolbar(of cls: RuntimeClass) throws {
    let allocated: RuntimeObject = try cls.call(selectors.alloc)
    guard
      let made = try allocated.call(selectors.initWithFrame, CGRect.zero, as: Value.self).object
        as? UIToolbar
    else {
      throw RuntimeError(.invalidArgument, "the class of a toolbar must inherit from UIToolbar")
    }
    made.isHidden = isToolbarHidden
    bottomBar = made
  }

  /// Adds the toolbar above the contents, when it is first needed.
  func showToolbar(in view: UIView) throws {
    guard !isToolbarHidden else { return }
    let bar = try toolbar()
    if bar.superview !== view { try view.insert(bar, at: view.subviews.count) }
  }

  /// Lays out the toolbar, with the visible controller's items.
  func layOutToolbar(in view: UIView) throws {
    guard !isToolbarHidden, let bottomBar else { return }
    let height = toolbarHeight
    try bottomBar.place(
      CGRect(
        x: 0, y: view.bounds.size.height - height, width: view.bounds.size.width, height: height))
    guard let shown else { return }
    let wanted =
      try shown.call(runtime.selector("toolbarItems"), as: [UIBarButtonItem]?.self) ?? []
    let items =
      try bottomBar.call(runtime.selector("items"), as: [UIBarButtonItem]?.self) ?? []
    guard !items.elementsEqual(wanted, by: ===) else { return }
    try bottomBar.send(runtime.selector("setItems:animated:"), wanted, transition != nil)
  }

  private func setToolbarHidden(_ hidden: Bool, animated: Bool) throws {
    guard hidden != isToolbarHidden else { return }
    isToolbarHidden = hidden
    if let loadedView {
      try showToolbar(in: loadedView)
      loadedView.markNeedsLayout()
    }
    guard let bottomBar else { return }
    guard animated else { return try bottomBar.send(selectors.setHidden, hidden) }
    let animation = ViewAnimation(
      duration: Self.hideShowBarDuration, delay: 0, options: [], completion: nil)
    try world.animations.animate(animation) {
      bottomBar.willAnimate(.contents)
      try bottomBar.send(selectors.setHidden, hidden)
    }
  }

  static func defineToolbar(_ navigation: ClassDefinition<UINavigationController>) {
    let setHidden = navigation.runtime.selector("setToolbarHidden:animated:")
    navigation.readonly("toolbar", .strong) { (navigation) -> UIToolbar in
      try navigation.toolbar()
    }
    navigation.property(
      "toolbarHidden", getter: "isToolbarHidden", get: { $0.isToolbarHidden }
    ) { (navigation, hidden: Bool) in
      try navigation.send(setHidden, hidden, false)
    }
    navigation.method(setHidden.name) { (navigation, hidden: Bool, animated: Bool) in
      try navigation.keptAlive { try navigation.setToolbarHidden(hidden, animated: animated) }
    }
  }
}
