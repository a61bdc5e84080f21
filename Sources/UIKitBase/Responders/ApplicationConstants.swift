package import UIKitRuntime

extension UIKitConstants {
  /// The enumerations of the application headers.
  package static let applications: KeyValuePairs<String, Int> = [
    // UIApplication.h
    "UIApplicationStateActive": 0,
    "UIApplicationStateInactive": 1,
    "UIApplicationStateBackground": 2,
    "UIStatusBarStyleDefault": 0,
    "UIStatusBarStyleLightContent": 1,
    "UIInterfaceOrientationUnknown": 0,
    "UIInterfaceOrientationPortrait": 1,
    "UIInterfaceOrientationPortraitUpsideDown": 2,
    "UIInterfaceOrientationLandscapeRight": 3,
    "UIInterfaceOrientationLandscapeLeft": 4,
  ]

  /// From UIApplication.h.
  package static let runLoopModes: KeyValuePairs<String, String> = [
    "UITrackingRunLoopMode": "UITrackingRunLoopMode"
  ]
}
