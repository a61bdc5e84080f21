internal import SelectorRuntime

/// A wheel that turns while something is going on, and hides when it stops.
final class UIActivityIndicatorView: UIView {
  private var isAnimating = false
  private var hidesWhenStopped = true
  private var style = 100
  @Strong private var color: UIColor?

  /// 20 points is what is commonly seen of the smaller style; no document says so.
  private static let side = 20.0

  required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isHidden = true
  }

  override func destruct() {
    color = nil
    super.destruct()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  private func update() throws {
    if isAnimating { return try tell(selectors.setHidden, false) }
    if hidesWhenStopped { try tell(selectors.setHidden, true) }
  }

  static func defineIndicator(in runtime: Runtime, superclass: RuntimeClass) {
    let view = ClassDefinition<UIActivityIndicatorView>(
      "UIActivityIndicatorView", in: runtime, superclass: superclass)
    view.method("initWithActivityIndicatorStyle:") { (view, style: Int) -> UIView in
      view.style = style
      return try view.ask(
        view.selectors.initWithFrame, CGRect(origin: .zero, size: view.sizeThatFits(.zero)))
    }
    view.method("isAnimating") { (view) -> Bool in view.isAnimating }
    view.method("startAnimating") { (view) in
      view.isAnimating = true
      try view.update()
    }
    view.method("stopAnimating") { (view) in
      view.isAnimating = false
      try view.update()
    }
    view.method("hidesWhenStopped") { (view) -> Bool in view.hidesWhenStopped }
    view.method("setHidesWhenStopped:") { (view, hides: Bool) in
      view.hidesWhenStopped = hides
      if !view.isAnimating { try view.tell(view.selectors.setHidden, hides) }
    }
    view.method("activityIndicatorViewStyle") { (view) -> Int in view.style }
    view.method("setActivityIndicatorViewStyle:") { (view, style: Int) in view.style = style }
    view.method("color") { (view) -> UIColor? in view.color }
    view.method("setColor:") { (view, color: UIColor?) in view.color = color }
  }
}
