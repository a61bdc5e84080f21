internal import CoreLocation
internal import QuartzCore
package import SelectorRuntime
internal import UIKitBase
internal import UIKitControllers
internal import UIKitControls
internal import UIKitDynamics
internal import UIKitLists
package import UIKitRuntime
internal import UIKitText
internal import UserNotifications
internal import WebKit

/// The lists of UIKit's constants.
extension UIKitConstants {
  /// Enumerations and option sets, one table for each area of UIKit.
  package static let integers = [
    deviceStates, userNotifications, locations, controls, scrolling, web, alerts, gestures,
    pointers,
    animations, controllers, tables, collections,
    views, applications, textFields, applicationEnumerations, keys, text, looks, autoLayout,
    dynamics, choosing, dragging, layerEdges, sharingAndInput,
  ]
  /// Floating-point constants, one table for each area of UIKit.
  package static let numbers = [
    locationAccuracies, windows, decelerationRates, navigation, textNumbers, layoutPriorities,
  ]
  /// String constants, one table for each area of UIKit.
  package static let strings: [KeyValuePairs<String, String>] = [
    deviceNotifications, notificationActions, locationStrings, transitions, collectionKinds,
    runLoopModes, textFieldNotifications,
    windowNotifications,
    tableStrings, keyboard, layerAnimations, applicationLife, textStrings, layerStrings,
    specialLayerStrings, keyInputs, identifiers, activityTypes, activityItemStrings,
  ]
  /// Structure constants.
  package static var structures: KeyValuePairs<String, any MessageValue> {
    [
      "CAFrameRateRangeDefault": CAFrameRateRange.systemDefault,
      "CGAffineTransformIdentity": CGAffineTransform.identity,
      "CATransform3DIdentity": CATransform3D.identity,
      "CGPointZero": CGPoint.zero,
      "CGSizeZero": CGSize.zero,
      "UILayoutFittingCompressedSize": CGSize.zero,
      "UILayoutFittingExpandedSize": CGSize(width: 10000, height: 10000),
      "UICollectionViewFlowLayoutAutomaticSize": UICollectionViewFlowLayout.automaticSize,
      "CGRectZero": CGRect.zero,
      "UIEdgeInsetsZero": UIEdgeInsets.zero,
      "UIPointerAccessoryPositionTop": UIPointerAccessoryPosition.around(0),
      "UIPointerAccessoryPositionTopRight": UIPointerAccessoryPosition.around(1),
      "UIPointerAccessoryPositionRight": UIPointerAccessoryPosition.around(2),
      "UIPointerAccessoryPositionBottomRight": UIPointerAccessoryPosition.around(3),
      "UIPointerAccessoryPositionBottom": UIPointerAccessoryPosition.around(4),
      "UIPointerAccessoryPositionBottomLeft": UIPointerAccessoryPosition.around(5),
      "UIPointerAccessoryPositionLeft": UIPointerAccessoryPosition.around(6),
      "UIPointerAccessoryPositionTopLeft": UIPointerAccessoryPosition.around(7),
    ]
  }

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
    "UIControlEventApplicationReserved": 0x0F00_0000,
    "UIControlEventSystemReserved": 0xF000_0000,
    "UIControlEventAllEvents": 0xFFFF_FFFF,
    "UIControlStateNormal": 0,
    "UIControlStateHighlighted": 1 << 0,
    "UIControlStateDisabled": 1 << 1,
    "UIControlStateSelected": 1 << 2,
    "UIControlStateFocused": 1 << 3,
    "UIControlStateApplication": 0x00FF_0000,
    "UIControlStateReserved": 0xFF00_0000,
    "UISegmentedControlNoSegment": -1,
    "UIControlContentVerticalAlignmentCenter": 0,
    "UIControlContentVerticalAlignmentTop": 1,
    "UIControlContentVerticalAlignmentBottom": 2,
    "UIControlContentVerticalAlignmentFill": 3,
    "UIControlContentHorizontalAlignmentCenter": 0,
    "UIControlContentHorizontalAlignmentLeft": 1,
    "UIControlContentHorizontalAlignmentRight": 2,
    "UIControlContentHorizontalAlignmentFill": 3,
    "UIControlContentHorizontalAlignmentLeading": 4,
    "UIControlContentHorizontalAlignmentTrailing": 5,
    // UIButton.h
    "UIButtonTypeCustom": 0,
    "UIButtonTypeSystem": 1,
    "UIButtonTypeRoundedRect": 1,
    "UIButtonTypeDetailDisclosure": 2,
    "UIButtonTypeInfoLight": 3,
    "UIButtonTypeInfoDark": 4,
    "UIButtonTypeContactAdd": 5,
    "UIButtonTypeClose": 7,
    // UITouch.h
    "UITouchPhaseBegan": 0,
    "UITouchPhaseMoved": 1,
    "UITouchPhaseStationary": 2,
    "UITouchPhaseEnded": 3,
    "UITouchPhaseCancelled": 4,
    "UITouchTypeDirect": 0,
    "UITouchTypeIndirect": 1,
    "UITouchTypePencil": 2,
    // UIEvent.h
    "UIEventTypeTouches": 0,
    "UIEventTypeMotion": 1,
    "UIEventTypeRemoteControl": 2,
    "UIEventTypePresses": 3,
    "UIEventSubtypeNone": 0,
    "UIEventSubtypeMotionShake": 1,
    // NSText.h
    "NSTextAlignmentLeft": 0,
    "NSTextAlignmentCenter": 1,
    "NSTextAlignmentRight": 2,
    "NSTextAlignmentJustified": 3,
    "NSTextAlignmentNatural": 4,
    // NSParagraphStyle.h
    "NSLineBreakByWordWrapping": 0,
    "NSLineBreakByCharWrapping": 1,
    "NSLineBreakByClipping": 2,
    "NSLineBreakByTruncatingHead": 3,
    "NSLineBreakByTruncatingTail": 4,
    "NSLineBreakByTruncatingMiddle": 5,
  ]

  /// The window notifications, from UIWindow.h.
  private static let windowNotifications: KeyValuePairs<String, String> = [
    "UIWindowDidBecomeVisibleNotification": "UIWindowDidBecomeVisibleNotification",
    "UIWindowDidBecomeHiddenNotification": "UIWindowDidBecomeHiddenNotification",
    "UIWindowDidBecomeKeyNotification": "UIWindowDidBecomeKeyNotification",
    "UIWindowDidResignKeyNotification": "UIWindowDidResignKeyNotification",
  ]

  private static let windows: KeyValuePairs<String, Double> = [
    "UIWindowLevelNormal": 0,
    "UIWindowLevelStatusBar": 1000,
    "UIWindowLevelAlert": 2000,
    // UIApplication.h
    "UIApplicationBackgroundFetchIntervalMinimum": 0,
    "UIApplicationBackgroundFetchIntervalNever": Double.greatestFiniteMagnitude,
    // UISheetPresentationController.h
    "UISheetPresentationControllerAutomaticDimension": Double.greatestFiniteMagnitude,
  ]
}
