extension UIKitConstants {
  /// Constants of UIScrollView.h and of the keyboard's dismissal.
  static let scrolling: KeyValuePairs<String, Int> = [
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

  /// Deceleration rates, per millisecond; the values that the documented constants hold.
  static let decelerationRates: KeyValuePairs<String, Double> = [
    "UIScrollViewDecelerationRateNormal": Deceleration.normalRate,
    "UIScrollViewDecelerationRateFast": Deceleration.fastRate,
  ]
}
