internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The appearance of a navigation bar; its background is updated on every change.
extension UINavigationBar {
  static func defineLook(_ bar: ClassDefinition<UINavigationBar>) {
    bar.keyed("setBackgroundImage:forBarMetrics:", "backgroundImageForBarMetrics:") {
      try $0.backgroundDidChange()
    }
    bar.keyed(
      "setBackgroundImage:forBarPosition:barMetrics:",
      "backgroundImageForBarPosition:barMetrics:"
    ) { try $0.backgroundDidChange() }
    bar.shown("shadowImage", .strong, usual: UIImage?.none)
    bar.shown("titleTextAttributes", .copy, of: "NSDictionary", usual: Value.none)
    bar.shown("largeTitleTextAttributes", .copy, of: "NSDictionary", usual: Value.none)
    bar.shown("backIndicatorImage", .strong, usual: UIImage?.none)
    bar.shown("backIndicatorTransitionMaskImage", .strong, usual: UIImage?.none)
    bar.stored("prefersLargeTitles", usual: false) { $0.contentsDidChange() }
    // UIBehavioralStyleAutomatic, and UIBehavioralStylePad, which a phone has too
    bar.stored("preferredBehavioralStyle", usual: 0)
    bar.readonly("behavioralStyle") { (_) -> Int in 1 }
    bar.readonly("currentNSToolbarSection") { (_) -> Int in 0 }
    definePosition(bar)
    bar.method("setTitleVerticalPositionAdjustment:forBarMetrics:") { (_, _: Double, _: Int) in }
    bar.method("titleVerticalPositionAdjustmentForBarMetrics:") { (_, _: Int) -> Double in 0 }
    bar.method("intrinsicContentSize") { (bar) -> CGSize in
      CGSize(width: noIntrinsicMetric, height: bar.largestHeight)
    }
  }
}
