internal import SelectorRuntime

/// The size that a view has by what it shows.
extension UIView {
  /// `UIViewNoIntrinsicMetric`.
  static let noIntrinsicMetric = -1.0

  static func defineIntrinsicSize(_ view: ClassDefinition<UIView>) {
    view.readonly("intrinsicContentSize") { $0.intrinsicSize }
    // Who places it by constraints asks again.
    view.method("invalidateIntrinsicContentSize") { (view) in
      guard view.world.autoLayout.isUsed else { return }
      view.constraintsDidChange()
      view.superview?.markNeedsLayout()
      (view.superview as? UIStackView)?.subviewDidChange(view)
    }
  }
}
