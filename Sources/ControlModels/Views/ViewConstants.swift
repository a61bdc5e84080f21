extension UIKitConstants {
  /// The enumerations of the header of views.
  static let views: KeyValuePairs<String, Int> = [
    // UIView.h
    "UIViewContentModeScaleToFill": 0,
    "UIViewContentModeScaleAspectFit": 1,
    "UIViewContentModeScaleAspectFill": 2,
    "UIViewContentModeRedraw": 3,
    "UIViewContentModeCenter": 4,
    "UIViewContentModeTop": 5,
    "UIViewContentModeBottom": 6,
    "UIViewContentModeLeft": 7,
    "UIViewContentModeRight": 8,
    "UIViewContentModeTopLeft": 9,
    "UIViewContentModeTopRight": 10,
    "UIViewContentModeBottomLeft": 11,
    "UIViewContentModeBottomRight": 12,
    "UIViewAutoresizingNone": 0,
    "UIViewAutoresizingFlexibleLeftMargin": 1 << 0,
    "UIViewAutoresizingFlexibleWidth": 1 << 1,
    "UIViewAutoresizingFlexibleRightMargin": 1 << 2,
    "UIViewAutoresizingFlexibleTopMargin": 1 << 3,
    "UIViewAutoresizingFlexibleHeight": 1 << 4,
    "UIViewAutoresizingFlexibleBottomMargin": 1 << 5,
  ]
}
