package import UIKitRuntime

extension UIKitConstants {
  package static let pointers: KeyValuePairs<String, Int> = [
    // UIGeometry.h
    "UIAxisNeither": 0,
    "UIAxisHorizontal": 1 << 0,
    "UIAxisVertical": 1 << 1,
    "UIAxisBoth": 3,
    // UIPointerStyle.h
    "UIPointerEffectTintModeNone": 0,
    "UIPointerEffectTintModeOverlay": 1,
    "UIPointerEffectTintModeUnderlay": 2,
    // UICalendarViewDecoration.h
    "UICalendarViewDecorationSizeSmall": 0,
    "UICalendarViewDecorationSizeMedium": 1,
    "UICalendarViewDecorationSizeLarge": 2,
    // UIPasteControl.h
    "UIPasteControlDisplayModeIconAndLabel": 0,
    "UIPasteControlDisplayModeIconOnly": 1,
    "UIPasteControlDisplayModeLabelOnly": 2,
  ]
}
