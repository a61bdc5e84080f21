internal import SelectorRuntime

/// The tint colour, which a view has from the view around it unless it has its own, and how it is
/// adjusted: dimmed while an alert or a popover stands in front.
extension UIView {
  /// `UIViewTintAdjustmentModeNormal` and `…Dimmed`; 0 is automatic.
  private static let (normal, dimmed) = (1, 2)

  /// The mode that counts: its own, that of what stands in front, or that of the view around it.
  private final var tintMode: Int {
    for view in ancestry {
      if view.ownTintMode != 0 { return Int(view.ownTintMode) }
      if view.tintDimmings > 0 { return Self.dimmed }
    }
    return Self.normal
  }

  /// Dims the tint of all that is in it, or ends that; several that dim it are counted.
  final func dimTint(_ dims: Bool) throws {
    try changeTintMode { tintDimmings = max(0, tintDimmings + (dims ? 1 : -1)) }
  }

  /// Changes what the mode follows from, and tells all that have another one then.
  private final func changeTintMode(_ change: () -> Void) throws {
    let old = tintMode
    change()
    if tintMode != old { try announceTintMode() }
  }

  /// Every colour is adjusted, also that of a view with one of its own.
  private final func announceTintMode() throws {
    try keptAlive {
      try send(runtime.selector("tintColorDidChange"))
      for subview in subviews where subview.ownTintMode == 0 && subview.superview === self {
        try subview.announceTintMode()
      }
    }
  }

  /// A colour as it is seen in a dimmed view: the grey of its brightness.
  final func adjusted(_ color: UIColor) -> UIColor {
    guard tintMode == Self.dimmed else { return color }
    let parts = color.components
    // The weights are those of ITU-R BT.709.
    let grey = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return world.create(UIKitClasses.color).fill(grey, grey, grey, parts[3])
  }

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
    view.method("tintColor") { (view) -> UIColor in view.adjusted(view.inheritedTint) }
    view.property("tintAdjustmentMode", get: { $0.tintMode }) { (view, mode: Int) in
      guard let mode = Int8(exactly: mode) else { return }
      try view.changeTintMode { view.ownTintMode = mode }
    }
    view.method("setTintColor:") { (view, color: UIColor?) in
      guard color !== view.ownTint else { return }
      view.ownTint = color
      try view.announceTint()
    }
    view.method("tintColorDidChange") { _ in }
  }
}
