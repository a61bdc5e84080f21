typedef double CLLocationDegrees, CLLocationDistance, CLLocationSpeed, CLLocationAccuracy,
  CLLocationDirection;
typedef struct __attribute__((objc_boxable)) CLLocationCoordinate2D {
  CLLocationDegrees latitude, longitude;
} CLLocationCoordinate2D;
CLLocationCoordinate2D CLLocationCoordinate2DMake(
  CLLocationDegrees latitude, CLLocationDegrees longitude);
BOOL CLLocationCoordinate2DIsValid(CLLocationCoordinate2D coordinate);
