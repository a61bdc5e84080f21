internal import SelectorRuntime

/// The size that a view has by what it shows.
extension UIView {
  /// `UIViewNoIntrinsicMetric`.
  static let noIntrinsicMetric = -1.0

  static func defineIntrinsicSize(_ view: ClassDefinition<UIView>) {
    view.readonly("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
    }
    view.method("invalidateIntrinsicContentSize") { _ in }
  }
}
