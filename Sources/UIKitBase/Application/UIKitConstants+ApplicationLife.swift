package import UIKitRuntime

extension UIKitConstants {
  /// The notification names and launch option keys of the application and its scenes.
  ///
  /// They are declared in UIApplication.h, UIScene.h, UIDevice.h and UIContentSizeCategory.h; each
  /// value is the constant's name.
  package static let applicationLife: KeyValuePairs<String, String> = [
    "UIApplicationDidFinishLaunchingNotification": "UIApplicationDidFinishLaunchingNotification",
    "UIApplicationDidBecomeActiveNotification": "UIApplicationDidBecomeActiveNotification",
    "UIApplicationWillResignActiveNotification": "UIApplicationWillResignActiveNotification",
    "UIApplicationDidEnterBackgroundNotification": "UIApplicationDidEnterBackgroundNotification",
    "UIApplicationWillEnterForegroundNotification": "UIApplicationWillEnterForegroundNotification",
    "UIApplicationWillTerminateNotification": "UIApplicationWillTerminateNotification",
    "UIApplicationDidReceiveMemoryWarningNotification":
      "UIApplicationDidReceiveMemoryWarningNotification",
    "UIApplicationSignificantTimeChangeNotification":
      "UIApplicationSignificantTimeChangeNotification",
    "UIApplicationWillChangeStatusBarOrientationNotification":
      "UIApplicationWillChangeStatusBarOrientationNotification",
    "UIApplicationWillChangeStatusBarFrameNotification":
      "UIApplicationWillChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarFrameNotification":
      "UIApplicationDidChangeStatusBarFrameNotification",
    "UIApplicationDidChangeStatusBarOrientationNotification":
      "UIApplicationDidChangeStatusBarOrientationNotification",
    "UIApplicationStatusBarOrientationUserInfoKey": "UIApplicationStatusBarOrientationUserInfoKey",
    "UIApplicationUserDidTakeScreenshotNotification":
      "UIApplicationUserDidTakeScreenshotNotification",
    "UISceneWillConnectNotification": "UISceneWillConnectNotification",
    "UISceneDidDisconnectNotification": "UISceneDidDisconnectNotification",
    "UISceneDidActivateNotification": "UISceneDidActivateNotification",
    "UISceneWillDeactivateNotification": "UISceneWillDeactivateNotification",
    "UISceneWillEnterForegroundNotification": "UISceneWillEnterForegroundNotification",
    "UISceneDidEnterBackgroundNotification": "UISceneDidEnterBackgroundNotification",
    "UIApplicationLaunchOptionsURLKey": "UIApplicationLaunchOptionsURLKey",
    "UIApplicationLaunchOptionsSourceApplicationKey":
      "UIApplicationLaunchOptionsSourceApplicationKey",
    "UIApplicationLaunchOptionsRemoteNotificationKey":
      "UIApplicationLaunchOptionsRemoteNotificationKey",
    "UIApplicationLaunchOptionsLocalNotificationKey":
      "UIApplicationLaunchOptionsLocalNotificationKey",
    "UIApplicationLaunchOptionsAnnotationKey": "UIApplicationLaunchOptionsAnnotationKey",
    "UIApplicationLaunchOptionsLocationKey": "UIApplicationLaunchOptionsLocationKey",
    "UIApplicationLaunchOptionsShortcutItemKey": "UIApplicationLaunchOptionsShortcutItemKey",
    "UIApplicationLaunchOptionsUserActivityDictionaryKey":
      "UIApplicationLaunchOptionsUserActivityDictionaryKey",
    "UIApplicationLaunchOptionsUserActivityTypeKey":
      "UIApplicationLaunchOptionsUserActivityTypeKey",
    "UIApplicationOpenURLOptionsSourceApplicationKey":
      "UIApplicationOpenURLOptionsSourceApplicationKey",
    "UIApplicationOpenURLOptionsAnnotationKey": "UIApplicationOpenURLOptionsAnnotationKey",
    "UIApplicationOpenURLOptionsOpenInPlaceKey": "UIApplicationOpenURLOptionsOpenInPlaceKey",
    "UIApplicationOpenURLOptionUniversalLinksOnly":
      "UIApplicationOpenURLOptionUniversalLinksOnly",
    "UIApplicationOpenSettingsURLString": "app-settings:",
    "UIApplicationInvalidInterfaceOrientationException":
      "UIApplicationInvalidInterfaceOrientation",
    "NSUserActivityTypeBrowsingWeb": "NSUserActivityTypeBrowsingWeb",
    "UIWindowSceneSessionRoleApplication": "UIWindowSceneSessionRoleApplication",
    "UIWindowSceneSessionRoleExternalDisplay": "UIWindowSceneSessionRoleExternalDisplay",
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification":
      "UILargeContentViewerInteractionEnabledStatusDidChangeNotification",
    "UIContentSizeCategoryDidChangeNotification": "UIContentSizeCategoryDidChangeNotification",
    "UIContentSizeCategoryNewValueKey": "UIContentSizeCategoryNewValueKey",
    "UIContentSizeCategoryUnspecified": "_UICTContentSizeCategoryUnspecified",
    "UIContentSizeCategoryExtraSmall": "UICTContentSizeCategoryXS",
    "UIContentSizeCategorySmall": "UICTContentSizeCategoryS",
    "UIContentSizeCategoryMedium": "UICTContentSizeCategoryM",
    "UIContentSizeCategoryLarge": "UICTContentSizeCategoryL",
    "UIContentSizeCategoryExtraLarge": "UICTContentSizeCategoryXL",
    "UIContentSizeCategoryExtraExtraLarge": "UICTContentSizeCategoryXXL",
    "UIContentSizeCategoryExtraExtraExtraLarge": "UICTContentSizeCategoryXXXL",
    "UIContentSizeCategoryAccessibilityMedium": "UICTContentSizeCategoryAccessibilityM",
    "UIContentSizeCategoryAccessibilityLarge": "UICTContentSizeCategoryAccessibilityL",
    "UIContentSizeCategoryAccessibilityExtraLarge": "UICTContentSizeCategoryAccessibilityXL",
    "UIContentSizeCategoryAccessibilityExtraExtraLarge": "UICTContentSizeCategoryAccessibilityXXL",
    "UIContentSizeCategoryAccessibilityExtraExtraExtraLarge":
      "UICTContentSizeCategoryAccessibilityXXXL",
  ]

  /// The enumerations of UIApplication.h, UIScene.h and UIInterface.h.
  package static let applicationEnumerations: KeyValuePairs<String, Int> = [
    "UIBackgroundFetchResultNewData": 0,
    "UIBackgroundFetchResultNoData": 1,
    "UIBackgroundFetchResultFailed": 2,
    "UIBackgroundRefreshStatusRestricted": 0,
    "UIBackgroundRefreshStatusDenied": 1,
    "UIBackgroundRefreshStatusAvailable": 2,
    "UIBackgroundTaskInvalid": 0,
    "UIStatusBarStyleDarkContent": 3,
    "UIStatusBarAnimationNone": 0,
    "UIStatusBarAnimationFade": 1,
    "UIStatusBarAnimationSlide": 2,
    "UISceneActivationStateUnattached": -1,
    "UISceneActivationStateForegroundActive": 0,
    "UISceneActivationStateForegroundInactive": 1,
    "UISceneActivationStateBackground": 2,
    "UIUserInterfaceStyleUnspecified": 0,
    "UIUserInterfaceStyleLight": 1,
    "UIUserInterfaceStyleDark": 2,
    "UIUserInterfaceSizeClassUnspecified": 0,
    "UIUserInterfaceSizeClassCompact": 1,
    "UIUserInterfaceSizeClassRegular": 2,
    "UIUserInterfaceIdiomUnspecified": -1,
    "UIUserInterfaceIdiomPhone": 0,
    "UIUserInterfaceIdiomPad": 1,
    "UIUserInterfaceIdiomTV": 2,
    "UIUserInterfaceIdiomCarPlay": 3,
    "UIUserInterfaceIdiomMac": 5,
    "UITraitEnvironmentLayoutDirectionUnspecified": -1,
    "UITraitEnvironmentLayoutDirectionLeftToRight": 0,
    "UITraitEnvironmentLayoutDirectionRightToLeft": 1,
    "UIForceTouchCapabilityUnknown": 0,
    "UIForceTouchCapabilityUnavailable": 1,
    "UIForceTouchCapabilityAvailable": 2,
    "UIDisplayGamutUnspecified": -1,
    "UIDisplayGamutSRGB": 0,
    "UIDisplayGamutP3": 1,
    "UIAccessibilityContrastUnspecified": -1,
    "UIAccessibilityContrastNormal": 0,
    "UIAccessibilityContrastHigh": 1,
    "UIUserInterfaceLevelUnspecified": -1,
    "UIUserInterfaceLevelBase": 0,
    "UIUserInterfaceLevelElevated": 1,
    "UILegibilityWeightUnspecified": -1,
    "UILegibilityWeightRegular": 0,
    "UILegibilityWeightBold": 1,
    "UIUserInterfaceActiveAppearanceUnspecified": -1,
    "UIUserInterfaceActiveAppearanceInactive": 0,
    "UIUserInterfaceActiveAppearanceActive": 1,
  ]
}
