internal import SelectorRuntime

/// The intrinsic content size of a view.
extension UIView {
  /// `UIViewNoIntrinsicMetric`.
  package static let noIntrinsicMetric = -1.0

  static func defineIntrinsicSize(_ view: ClassDefinition<UIView>) {
    view.readonly("intrinsicContentSize") { $0.intrinsicSize }
    // Superviews with constraints request the size again.
    view.method("invalidateIntrinsicContentSize") { (view) in
      guard view.world.autoLayout.isUsed else { return }
      view.constraintsDidChange()
      // A view with a frame has no constraints for its size, and its superview may just set it.
      if view.translatesMask, view.superview?.isLayingOutSubviews == true { return }
      view.superview?.markNeedsLayout()
      (view.superview as? UIStackView)?.subviewDidChange(view)
    }
  }
}
