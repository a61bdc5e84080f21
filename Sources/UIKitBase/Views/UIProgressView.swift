package import QuartzCore
package import SelectorRuntime
package import UIKitRuntime

/// A bar that shows a progress from 0 to 1.
package final class UIProgressView: UIView {
  package private(set) var progress = 0.0
  private var style = 0
  @Strong package private(set) var progressTintColor: UIColor?
  @Strong package private(set) var trackTintColor: UIColor?

  /// 4 points, as commonly seen since iOS 14; no document states it.
  static let height = 4.0

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  package required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOpaque = false
  }

  static func define(_ view: ClassDefinition<UIProgressView>) {
    let runtime = view.runtime
    let setProgress = runtime.selector("setProgress:animated:")
    view.method("initWithProgressViewStyle:") { (view, style: Int) -> UIView in
      view.style = style
      return try view.call(view.selectors.initWithFrame, CGRect.zero)
    }
    view.property("progress", get: { $0.progress }) { (view, progress: Double) in
      try view.send(setProgress, progress, false)
    }
    view.method(setProgress.name) { (view, progress: Real, _: Bool) in
      view.progress = progress.number.clamped(to: 0...1)
    }
    view.shown("progressImage", .strong, usual: UIImage?.none)
    view.shown("trackImage", .strong, usual: UIImage?.none)
    view.stored("observedProgress", .strong, of: "NSProgress", usual: Value.none)
    view.method("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
    }
    view.property("progressViewStyle", get: { $0.style }, set: { $0.style = $1 })
    view.property(
      "progressTintColor", get: { $0.progressTintColor }, set: { $0.progressTintColor = $1 })
    view.property("trackTintColor", get: { $0.trackTintColor }, set: { $0.trackTintColor = $1 })
  }
}

extension UIKitClasses {
  package static let progressView = NativeClass<UIProgressView>(
    "UIProgressView", superclass: view, UIProgressView.define)
}
