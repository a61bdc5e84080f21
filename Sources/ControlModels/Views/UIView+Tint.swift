internal import SelectorRuntime

/// The tint colour, which a view has from the view around it unless it has its own.
extension UIView {
  /// The nearest colour on the way up; the system's blue where nobody has set one.
  private final var inheritedTint: UIColor {
    for view in ancestry {
      if let tint = view.ownTint { return tint }
    }
    return world.colors["systemBlueColor"]
  }

  /// Tells a view, and all below it that have its tint, that it is another one.
  private final func announceTint() throws {
    try keptAlive {
      try send(runtime.selector("tintColorDidChange"))
      for subview in subviews where subview.ownTint == nil && subview.superview === self {
        try subview.announceTint()
      }
    }
  }

  static func defineTint(_ view: ClassDefinition<UIView>) {
    view.method("tintColor") { (view) -> UIColor in view.inheritedTint }
    view.method("setTintColor:") { (view, color: UIColor?) in
      guard color !== view.ownTint else { return }
      view.ownTint = color
      try view.announceTint()
    }
    view.method("tintColorDidChange") { _ in }
  }
}
