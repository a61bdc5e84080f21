package import UIKitRuntime

extension UIKitConstants {
  /// The constants of the CoreLocation headers.
  package static let locations: KeyValuePairs<String, Int> = [
    "kCLAuthorizationStatusNotDetermined": 0,
    "kCLAuthorizationStatusRestricted": 1,
    "kCLAuthorizationStatusDenied": 2,
    "kCLAuthorizationStatusAuthorizedAlways": 3,
    "kCLAuthorizationStatusAuthorizedWhenInUse": 4,
    "kCLErrorLocationUnknown": 0,
    "kCLErrorDenied": 1,
    "kCLErrorNetwork": 2,
    "kCLErrorHeadingFailure": 3,
    "kCLErrorRegionMonitoringDenied": 4,
    "kCLErrorRegionMonitoringFailure": 5,
    "kCLErrorRegionMonitoringSetupDelayed": 6,
    "kCLErrorRegionMonitoringResponseDelayed": 7,
    "kCLErrorGeocodeFoundNoResult": 8,
    "kCLErrorGeocodeFoundPartialResult": 9,
    "kCLErrorGeocodeCanceled": 10,
    "kCLErrorDeferredFailed": 11,
    "kCLErrorRangingUnavailable": 16,
    "kCLErrorRangingFailure": 17,
    "CLProximityUnknown": 0,
    "CLProximityImmediate": 1,
    "CLProximityNear": 2,
    "CLProximityFar": 3,
    "CLDeviceOrientationUnknown": 0,
    "CLDeviceOrientationPortrait": 1,
    "CLDeviceOrientationPortraitUpsideDown": 2,
    "CLDeviceOrientationLandscapeLeft": 3,
    "CLDeviceOrientationLandscapeRight": 4,
    "CLRegionStateUnknown": 0,
    "CLRegionStateInside": 1,
    "CLRegionStateOutside": 2,
    "CLActivityTypeOther": 1,
  ]

  /// The distances of CLLocation.h in meters, with the values of devices.
  package static let locationAccuracies: KeyValuePairs<String, Double> = [
    "kCLDistanceFilterNone": -1,
    "kCLHeadingFilterNone": -1,
    "kCLLocationAccuracyBestForNavigation": -2,
    "kCLLocationAccuracyBest": -1,
    "kCLLocationAccuracyNearestTenMeters": 10,
    "kCLLocationAccuracyHundredMeters": 100,
    "kCLLocationAccuracyKilometer": 1000,
    "kCLLocationAccuracyThreeKilometers": 3000,
  ]

  /// The error domain.
  package static let locationStrings: KeyValuePairs<String, String> = [
    "kCLErrorDomain": "kCLErrorDomain"
  ]
}
