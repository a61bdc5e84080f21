typedef NS_ENUM(NSInteger, CLActivityType) {
  CLActivityTypeOther = 1, CLActivityTypeAutomotiveNavigation, CLActivityTypeFitness,
  CLActivityTypeOtherNavigation, CLActivityTypeAirborne
};
typedef NS_ENUM(int, CLDeviceOrientation) {
  CLDeviceOrientationUnknown = 0, CLDeviceOrientationPortrait = 1,
  CLDeviceOrientationPortraitUpsideDown = 2, CLDeviceOrientationLandscapeLeft = 3,
  CLDeviceOrientationLandscapeRight = 4
};
typedef NS_ENUM(NSInteger, CLProximity) {
  CLProximityUnknown = 0, CLProximityImmediate = 1, CLProximityNear = 2, CLProximityFar = 3
};
typedef NS_ENUM(NSInteger, CLRegionState) {
  CLRegionStateUnknown = 0, CLRegionStateInside = 1, CLRegionStateOutside = 2
};
typedef NS_ENUM(int, CLAuthorizationStatus) {
  kCLAuthorizationStatusNotDetermined = 0, kCLAuthorizationStatusRestricted = 1,
  kCLAuthorizationStatusDenied = 2, kCLAuthorizationStatusAuthorizedAlways = 3,
  kCLAuthorizationStatusAuthorizedWhenInUse = 4
};
typedef NS_ENUM(NSInteger, CLError) {
  kCLErrorLocationUnknown = 0, kCLErrorDenied = 1, kCLErrorNetwork = 2, kCLErrorHeadingFailure = 3,
  kCLErrorRegionMonitoringDenied = 4, kCLErrorRegionMonitoringFailure = 5,
  kCLErrorRegionMonitoringSetupDelayed = 6, kCLErrorRegionMonitoringResponseDelayed = 7,
  kCLErrorGeocodeFoundNoResult = 8, kCLErrorGeocodeFoundPartialResult = 9,
  kCLErrorGeocodeCanceled = 10, kCLErrorDeferredFailed = 11, kCLErrorRangingUnavailable = 16,
  kCLErrorRangingFailure = 17
};
typedef double CLLocationDegrees, CLLocationDistance, CLLocationSpeed, CLLocationAccuracy,
  CLLocationDirection;
typedef struct __attribute__((objc_boxable)) CLLocationCoordinate2D {
  CLLocationDegrees latitude, longitude;
} CLLocationCoordinate2D;
CLLocationCoordinate2D CLLocationCoordinate2DMake(
  CLLocationDegrees latitude, CLLocationDegrees longitude);
BOOL CLLocationCoordinate2DIsValid(CLLocationCoordinate2D coordinate);
