/// UIKit's constants under their C names, as the SDK's headers number them.
package enum UIKitConstants {
  /// Enumerations and option sets, a table for each part of UIKit.
  package static let integers = [
    controls, scrolling, web, alerts, gestures, animations, controllers, tables, collections,
  ]
  /// Constants that are not whole numbers by type, a table for each part of UIKit.
  package static let numbers = [windows, decelerationRates, navigation]
  /// Constants that are strings, a table for each part of UIKit.
  package static let strings: [KeyValuePairs<String, String>] = [transitions, collectionKinds]

  private static let controls: KeyValuePairs<String, Int> = [
    // UIControl.h
    "UIControlEventTouchDown": 1 << 0,
    "UIControlEventTouchDownRepeat": 1 << 1,
    "UIControlEventTouchDragInside": 1 << 2,
    "UIControlEventTouchDragOutside": 1 << 3,
    "UIControlEventTouchDragEnter": 1 << 4,
    "UIControlEventTouchDragExit": 1 << 5,
    "UIControlEventTouchUpInside": 1 << 6,
    "UIControlEventTouchUpOutside": 1 << 7,
    "UIControlEventTouchCancel": 1 << 8,
    "UIControlEventValueChanged": 1 << 12,
    "UIControlEventPrimaryActionTriggered": 1 << 13,
    "UIControlEventEditingDidBegin": 1 << 16,
    "UIControlEventEditingChanged": 1 << 17,
    "UIControlEventEditingDidEnd": 1 << 18,
    "UIControlEventEditingDidEndOnExit": 1 << 19,
    "UIControlEventAllTouchEvents": 0xFFF,
    "UIControlEventAllEditingEvents": 0xF_0000,
    "UIControlEventAllEvents": 0xFFFF_FFFF,
    "UIControlStateNormal": 0,
    "UIControlStateHighlighted": 1 << 0,
    "UIControlStateDisabled": 1 << 1,
    "UIControlStateSelected": 1 << 2,
    "UIControlContentVerticalAlignmentCenter": 0,
    "UIControlContentVerticalAlignmentTop": 1,
    "UIControlContentVerticalAlignmentBottom": 2,
    "UIControlContentVerticalAlignmentFill": 3,
    "UIControlContentHorizontalAlignmentCenter": 0,
    "UIControlContentHorizontalAlignmentLeft": 1,
    "UIControlContentHorizontalAlignmentRight": 2,
    "UIControlContentHorizontalAlignmentFill": 3,
    // UIButton.h
    "UIButtonTypeCustom": 0,
    "UIButtonTypeSystem": 1,
    "UIButtonTypeRoundedRect": 1,
    "UIButtonTypeDetailDisclosure": 2,
    "UIButtonTypeInfoLight": 3,
    "UIButtonTypeInfoDark": 4,
    "UIButtonTypeContactAdd": 5,
    // UITouch.h
    "UITouchPhaseBegan": 0,
    "UITouchPhaseMoved": 1,
    "UITouchPhaseStationary": 2,
    "UITouchPhaseEnded": 3,
    "UITouchPhaseCancelled": 4,
    "UITouchTypeDirect": 0,
    // UIEvent.h
    "UIEventTypeTouches": 0,
    "UIEventSubtypeNone": 0,
    // NSText.h
    "NSTextAlignmentLeft": 0,
    "NSTextAlignmentCenter": 1,
    "NSTextAlignmentRight": 2,
    "NSTextAlignmentJustified": 3,
    "NSTextAlignmentNatural": 4,
  ]

  private static let windows: KeyValuePairs<String, Double> = [
    "UIWindowLevelNormal": 0,
    "UIWindowLevelStatusBar": 1000,
    "UIWindowLevelAlert": 2000,
  ]
}
