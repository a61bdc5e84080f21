internal import SelectorRuntime
internal import UIKitRuntime

/// The tint color, which is inherited from the superview by default.
///
/// It is dimmed while an alert or a popover is in front.
extension UIView {
  /// `UIViewTintAdjustmentModeNormal` and `…Dimmed`; 0 is automatic.
  private static let (normal, dimmed) = (1, 2)

  /// The effective mode: the nearest explicit mode or dimming among the view and its superviews.
  private final var tintMode: Int {
    for view in ancestry {
      if view.ownTintMode != 0 { return Int(view.ownTintMode) }
      if view.tintDimmings > 0 { return Self.dimmed }
    }
    return Self.normal
  }

  /// Dims the tint of the view's hierarchy, or ends that; calls are counted.
  package final func dimTint(_ dims: Bool) throws {
    try changeTintMode { tintDimmings = max(0, tintDimmings + (dims ? 1 : -1)) }
  }

  /// Changes a source of the mode, and sends `tintColorDidChange` if the mode has changed.
  private final func changeTintMode(_ change: () -> Void) throws {
    let old = tintMode
    change()
    if tintMode != old { try announceTintMode() }
  }

  /// Notifies all subviews, because explicit tint colors are adjusted as well.
  private final func announceTintMode() throws {
    try keptAlive {
      try send(runtime.selector("tintColorDidChange"))
      for subview in subviews where subview.ownTintMode == 0 && subview.superview === self {
        try subview.announceTintMode()
      }
    }
  }

  /// A color in a dimmed view: the gray of its brightness.
  package final func adjusted(_ color: UIColor) -> UIColor {
    guard tintMode == Self.dimmed else { return color }
    let parts = color.components
    // The weights are those of ITU-R BT.709.
    let grey = 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    return world.create(UIKitClasses.color).fill(grey, grey, grey, parts[3])
  }

  /// The nearest explicit color among the superviews; the default is the system blue.
  private final var inheritedTint: UIColor {
    for view in ancestry {
      if let tint = view.ownTint { return tint }
    }
    return world.colors["systemBlueColor"]
  }

  /// Sends `tintColorDidChange` to the view and to all descendants that inherit its tint.
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
      view.runtime.recordUndo { [weak view, old = view.ownTint] in view?.ownTint = old?.ifLiving }
      view.ownTint = color
      try view.announceTint()
    }
    view.method("tintColorDidChange") { _ in }
  }
}
