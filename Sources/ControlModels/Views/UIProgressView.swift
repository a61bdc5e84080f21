internal import SelectorRuntime

/// A bar that shows how much of something is done, from 0 to 1.
final class UIProgressView: UIView {
  private var progress = 0.0
  private var style = 0
  @Strong private var progressTintColor: UIColor?
  @Strong private var trackTintColor: UIColor?

  required init(isa: RuntimeClass) {
    super.init(isa: isa)
    isOpaque = false
  }

  override func destruct() {
    progressTintColor = nil
    trackTintColor = nil
    super.destruct()
  }

  static func defineProgress(in runtime: Runtime, superclass: RuntimeClass) {
    let view = ClassDefinition<UIProgressView>(
      "UIProgressView", in: runtime, superclass: superclass)
    let setProgress = runtime.selector("setProgress:animated:")
    view.method("initWithProgressViewStyle:") { (view, style: Int) -> UIView in
      view.style = style
      return try view.ask(view.selectors.initWithFrame, CGRect.zero)
    }
    view.method("progress") { (view) -> Double in view.progress }
    view.method("setProgress:") { (view, progress: Double) in
      try view.tell(setProgress, progress, false)
    }
    view.method(setProgress.name) { (view, progress: Double, _: Bool) in
      try view.checkNumber(progress, setProgress.name)
      view.progress = progress.clamped(to: 0...1)
    }
    view.method("progressViewStyle") { (view) -> Int in view.style }
    view.method("setProgressViewStyle:") { (view, style: Int) in view.style = style }
    view.method("progressTintColor") { (view) -> UIColor? in view.progressTintColor }
    view.method("setProgressTintColor:") { (view, color: UIColor?) in
      view.progressTintColor = color
    }
    view.method("trackTintColor") { (view) -> UIColor? in view.trackTintColor }
    view.method("setTrackTintColor:") { (view, color: UIColor?) in view.trackTintColor = color }
  }
}
