package import UIKitRuntime

extension UIKitConstants {
  /// Constants of UIScrollView.h and of keyboard dismissal.
  package static let scrolling: KeyValuePairs<String, Int> = [
    "UIScrollViewIndicatorStyleDefault": 0,
    "UIScrollViewIndicatorStyleBlack": 1,
    "UIScrollViewIndicatorStyleWhite": 2,
    "UIScrollViewKeyboardDismissModeNone": 0,
    "UIScrollViewKeyboardDismissModeOnDrag": 1,
    "UIScrollViewKeyboardDismissModeInteractive": 2,
    "UIScrollViewContentInsetAdjustmentAutomatic": 0,
    "UIScrollViewContentInsetAdjustmentScrollableAxes": 1,
    "UIScrollViewContentInsetAdjustmentNever": 2,
    "UIScrollViewContentInsetAdjustmentAlways": 3,
  ]

  /// Deceleration rates per millisecond; the values of the documented constants.
  package static let decelerationRates: KeyValuePairs<String, Double> = [
    "UIScrollViewDecelerationRateNormal": Deceleration.normalRate,
    "UIScrollViewDecelerationRateFast": Deceleration.fastRate,
  ]
}
