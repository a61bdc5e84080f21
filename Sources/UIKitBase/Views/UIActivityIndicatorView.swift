package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// An activity indicator, which is hidden when it stops.
package final class UIActivityIndicatorView: UIView {
  private var isAnimating = false
  private var hidesWhenStopped = true
  package private(set) var style = 100
  @Strong package private(set) var color: UIColor?

  package override func savedState() -> () -> Void {
    let rest = super.savedState()
    let isAnimating = isAnimating
    return { [weak self] in
      rest()
      self?.isAnimating = isAnimating
    }
  }

  /// 20 and 37 points are commonly seen for the two sizes; no document states them.
  package var side: Double {
    // UIActivityIndicatorViewStyleLarge, …WhiteLarge
    style == 101 || style == 0 ? 37 : 20
  }

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isHidden = true
  }

  package override var intrinsicSize: CGSize { sizeThatFits(.zero) }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: side, height: side)
  }

  private func update() throws {
    if isAnimating { return try send(selectors.setHidden, false) }
    if hidesWhenStopped { try send(selectors.setHidden, true) }
  }

  static func define(_ view: ClassDefinition<UIActivityIndicatorView>) {
    view.method("initWithActivityIndicatorStyle:") { (view, style: Int) -> UIView in
      view.style = style
      return try view.call(
        view.selectors.initWithFrame, CGRect(origin: .zero, size: view.sizeThatFits(.zero)))
    }
    view.readonly("animating", getter: "isAnimating") { $0.isAnimating }
    view.method("startAnimating") { (view) in
      view.isAnimating = true
      try view.update()
    }
    view.method("stopAnimating") { (view) in
      view.isAnimating = false
      try view.update()
    }
    view.property("hidesWhenStopped", get: { $0.hidesWhenStopped }) { (view, hides: Bool) in
      view.hidesWhenStopped = hides
      if !view.isAnimating { try view.send(view.selectors.setHidden, hides) }
    }
    view.property("activityIndicatorViewStyle", get: { $0.style }, set: { $0.style = $1 })
    view.property("color", get: { $0.color }, set: { $0.color = $1 })
  }
}

extension UIKitClasses {
  package static let activityIndicatorView = NativeClass<UIActivityIndicatorView>(
    "UIActivityIndicatorView", superclass: view, UIActivityIndicatorView.define)
}
