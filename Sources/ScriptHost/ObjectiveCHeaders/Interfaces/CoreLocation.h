typedef double CLLocationSpeedAccuracy;
typedef double CLLocationDirectionAccuracy;
typedef uint16_t CLBeaconMajorValue;
typedef uint16_t CLBeaconMinorValue;
typedef double CLHeadingComponentValue;
typedef void (^CLGeocodeCompletionHandler)(NSArray<CLPlacemark *> *_Nullable, NSError *_Nullable);
typedef NS_ENUM(NSInteger, CLAccuracyAuthorization) {
  CLAccuracyAuthorizationFullAccuracy, CLAccuracyAuthorizationReducedAccuracy
};
typedef NS_ENUM(NSInteger, CLActivityType) {
  CLActivityTypeOther = 1, CLActivityTypeAutomotiveNavigation, CLActivityTypeFitness,
  CLActivityTypeOtherNavigation, CLActivityTypeAirborne
};
typedef NS_ENUM(int, CLDeviceOrientation) {
  CLDeviceOrientationUnknown = 0, CLDeviceOrientationPortrait = 1,
  CLDeviceOrientationPortraitUpsideDown = 2, CLDeviceOrientationLandscapeLeft = 3,
  CLDeviceOrientationLandscapeRight = 4, CLDeviceOrientationFaceUp, CLDeviceOrientationFaceDown
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
  kCLErrorRangingFailure = 17, kCLErrorDeferredNotUpdatingLocation, kCLErrorDeferredAccuracyTooLow,
  kCLErrorDeferredDistanceFiltered, kCLErrorDeferredCanceled, kCLErrorPromptDeclined
};
typedef double CLLocationDegrees, CLLocationDistance, CLLocationSpeed, CLLocationAccuracy,
  CLLocationDirection;
typedef struct __attribute__((objc_boxable)) CLLocationCoordinate2D {
  CLLocationDegrees latitude, longitude;
} CLLocationCoordinate2D;
extern const CLLocationCoordinate2D kCLLocationCoordinate2DInvalid;
CLLocationCoordinate2D CLLocationCoordinate2DMake(
  CLLocationDegrees latitude, CLLocationDegrees longitude);
BOOL CLLocationCoordinate2DIsValid(CLLocationCoordinate2D coordinate);

@protocol CLLocationManagerDelegate <NSObject>
@optional
- (void)locationManager:(CLLocationManager *)manager didUpdateLocations:(NSArray<CLLocation *> *)locations;
- (void)locationManager:(CLLocationManager *)manager didUpdateToLocation:(CLLocation *)newLocation fromLocation:(CLLocation *)oldLocation;
- (void)locationManager:(CLLocationManager *)manager didUpdateHeading:(CLHeading *)heading;
- (BOOL)locationManagerShouldDisplayHeadingCalibration:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager didDetermineState:(CLRegionState)state forRegion:(CLRegion *)region;
- (void)locationManager:(CLLocationManager *)manager didRangeBeacons:(NSArray<CLBeacon *> *)beacons inRegion:(CLBeaconRegion *)region;
- (void)locationManager:(CLLocationManager *)manager rangingBeaconsDidFailForRegion:(CLBeaconRegion *)region withError:(NSError *)error;
- (void)locationManager:(CLLocationManager *)manager didRangeBeacons:(NSArray<CLBeacon *> *)beacons satisfyingConstraint:(CLBeaconIdentityConstraint *)constraint;
- (void)locationManager:(CLLocationManager *)manager didFailRangingBeaconsForConstraint:(CLBeaconIdentityConstraint *)constraint error:(NSError *)error;
- (void)locationManager:(CLLocationManager *)manager didEnterRegion:(CLRegion *)region;
- (void)locationManager:(CLLocationManager *)manager didExitRegion:(CLRegion *)region;
- (void)locationManager:(CLLocationManager *)manager didFailWithError:(NSError *)error;
- (void)locationManager:(CLLocationManager *)manager monitoringDidFailForRegion:(nullable CLRegion *)region withError:(NSError *)error;
- (void)locationManager:(CLLocationManager *)manager didChangeAuthorizationStatus:(CLAuthorizationStatus)status;
- (void)locationManagerDidChangeAuthorization:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager didStartMonitoringForRegion:(CLRegion *)region;
- (void)locationManagerDidPauseLocationUpdates:(CLLocationManager *)manager;
- (void)locationManagerDidResumeLocationUpdates:(CLLocationManager *)manager;
- (void)locationManager:(CLLocationManager *)manager didFinishDeferredUpdatesWithError:(nullable NSError *)error;
- (void)locationManager:(CLLocationManager *)manager didVisit:(CLVisit *)visit;
@end

@interface CLLocation (Parameters)
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(CLLocationDistance)altitude horizontalAccuracy:(CLLocationAccuracy)hAccuracy verticalAccuracy:(CLLocationAccuracy)vAccuracy timestamp:(NSDate *)timestamp;
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(CLLocationDistance)altitude horizontalAccuracy:(CLLocationAccuracy)hAccuracy verticalAccuracy:(CLLocationAccuracy)vAccuracy course:(CLLocationDirection)course speed:(CLLocationSpeed)speed timestamp:(NSDate *)timestamp;
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate altitude:(CLLocationDistance)altitude horizontalAccuracy:(CLLocationAccuracy)hAccuracy verticalAccuracy:(CLLocationAccuracy)vAccuracy course:(CLLocationDirection)course courseAccuracy:(CLLocationAccuracy)courseAccuracy speed:(CLLocationSpeed)speed speedAccuracy:(CLLocationSpeed)speedAccuracy timestamp:(NSDate *)timestamp;
@end

@interface CLGeocoder (Parameters)
- (void)reverseGeocodeLocation:(CLLocation *)location preferredLocale:(nullable NSLocale *)locale completionHandler:(void (^)(NSArray<CLPlacemark *> *_Nullable placemarks, NSError *_Nullable error))completionHandler;
- (void)geocodeAddressString:(NSString *)addressString inRegion:(nullable CLRegion *)region preferredLocale:(nullable NSLocale *)locale completionHandler:(void (^)(NSArray<CLPlacemark *> *_Nullable placemarks, NSError *_Nullable error))completionHandler;
- (void)geocodeAddressDictionary:(NSDictionary *)addressDictionary completionHandler:(void (^)(NSArray<CLPlacemark *> *_Nullable placemarks, NSError *_Nullable error))completionHandler;
@end
