internal import SelectorRuntime

/// The protocols of animators and of their timing.
enum AnimatorProtocols {
  static func define(in runtime: Runtime, _ classes: [String]) {
    let nsObject = runtime.lookUpProtocol("NSObject").map { [$0] } ?? []
    let animating = runtime.defineProtocol(
      "UIViewAnimating",
      required: [
        ("state", "q@:"), ("isRunning", "B@:"), ("isReversed", "B@:"), ("setReversed:", "v@:B"),
        ("fractionComplete", "d@:"), ("setFractionComplete:", "v@:d"), ("startAnimation", "v@:"),
        ("startAnimationAfterDelay:", "v@:d"), ("pauseAnimation", "v@:"),
        ("stopAnimation:", "v@:B"), ("finishAnimationAtPosition:", "v@:q"),
      ], adopts: nsObject)
    let implicit = runtime.defineProtocol(
      "UIViewImplicitlyAnimating",
      optional: [
        ("addAnimations:", "v@:@?"), ("addAnimations:delayFactor:", "v@:@?d"),
        ("addCompletion:", "v@:@?"),
        ("continueAnimationWithTimingParameters:durationFactor:", "v@:@d"),
      ], adopts: [animating])
    runtime.defineProtocol(
      "CAAnimationDelegate",
      optional: [("animationDidStart:", "v@:@"), ("animationDidStop:finished:", "v@:@B")],
      adopts: nsObject)
    let timing = runtime.defineProtocol(
      "UITimingCurveProvider",
      required: [
        ("timingCurveType", "q@:"), ("cubicTimingParameters", "@@:"),
        ("springTimingParameters", "@@:"),
      ])
    for name in classes {
      guard let cls = runtime.lookUpClass(name) else { continue }
      runtime.addProtocol(name == "UIViewPropertyAnimator" ? implicit : timing, to: cls)
    }
  }
}
