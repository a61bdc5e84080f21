internal import QuartzCore
internal import SelectorRuntime
internal import UIKitBase
internal import UIKitRuntime

/// The colors, images and layout of a slider.
extension UISlider {
  static func defineLook(_ slider: ClassDefinition<UISlider>) {
    // UIBehavioralStyleAutomatic and UIBehavioralStylePad
    slider.stored("preferredBehavioralStyle", usual: 0)
    slider.readonly("behavioralStyle") { (_) -> Int in 1 }
    for name in ["minimumTrackTintColor", "maximumTrackTintColor", "thumbTintColor"] {
      slider.shown(name, .strong, usual: UIColor?.none)
    }
    slider.shown("minimumValueImage", .strong, usual: UIImage?.none)
    slider.shown("maximumValueImage", .strong, usual: UIImage?.none)
    for part in ["Thumb", "MinimumTrack", "MaximumTrack"] {
      let getter = part.prefix(1).lowercased() + part.dropFirst() + "ImageForState:"
      slider.keyed("set\(part)Image:forState:", getter) { try $0.send($0.selectors.setNeedsLayout) }
      let current = slider.runtime.selector(getter)
      slider.readonly("current\(part)Image", .strong) { (slider) -> UIImage? in
        try slider.call(current, slider.state.rawValue)
      }
    }
    slider.method("trackRectForBounds:") { (_, bounds: CGRect) -> CGRect in
      // The track is 4 points high, as commonly seen; no document gives it.
      CGRect(x: bounds.origin.x, y: bounds.center.y - 2, width: bounds.size.width, height: 4)
    }
    for name in ["minimumValueImageRectForBounds:", "maximumValueImageRectForBounds:"] {
      slider.method(name) { (_, _: CGRect) -> CGRect in .zero }
    }
    slider.method("intrinsicContentSize") { (_) -> CGSize in
      CGSize(width: noIntrinsicMetric, height: height)
    }
  }

  /// 34 points, as commonly seen; no document gives it.
  private static let height = 34.0
}
