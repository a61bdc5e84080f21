@class MKMapView;

typedef struct __attribute__((objc_boxable)) {
  CLLocationDegrees latitudeDelta, longitudeDelta;
} MKCoordinateSpan;
typedef struct __attribute__((objc_boxable)) {
  CLLocationCoordinate2D center;
  MKCoordinateSpan span;
} MKCoordinateRegion;
typedef struct __attribute__((objc_boxable)) {
  double x, y;
} MKMapPoint;
typedef struct __attribute__((objc_boxable)) {
  double width, height;
} MKMapSize;
typedef struct __attribute__((objc_boxable)) {
  MKMapPoint origin;
  MKMapSize size;
} MKMapRect;

#define MKCoordinateSpanMake(...) ((MKCoordinateSpan){__VA_ARGS__})
#define MKCoordinateRegionMake(...) ((MKCoordinateRegion){__VA_ARGS__})
MKCoordinateRegion MKCoordinateRegionMakeWithDistance(
  CLLocationCoordinate2D center, CLLocationDistance latitudinalMeters, CLLocationDistance longitudinalMeters);
MKMapPoint MKMapPointForCoordinate(CLLocationCoordinate2D coordinate);
CLLocationCoordinate2D MKCoordinateForMapPoint(MKMapPoint point);

typedef enum MKMapType : NSUInteger {
  MKMapTypeStandard, MKMapTypeSatellite, MKMapTypeHybrid, MKMapTypeSatelliteFlyover,
  MKMapTypeHybridFlyover, MKMapTypeMutedStandard
} MKMapType;
typedef enum MKPinAnnotationColor : NSUInteger {
  MKPinAnnotationColorRed, MKPinAnnotationColorGreen, MKPinAnnotationColorPurple
} MKPinAnnotationColor;
typedef enum MKUserTrackingMode : NSInteger {
  MKUserTrackingModeNone, MKUserTrackingModeFollow, MKUserTrackingModeFollowWithHeading
} MKUserTrackingMode;

@protocol MKAnnotation <NSObject>
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@optional
@property (nonatomic, readonly, copy, nullable) NSString *title;
@property (nonatomic, readonly, copy, nullable) NSString *subtitle;
- (void)setCoordinate:(CLLocationCoordinate2D)newCoordinate;
@end

@protocol MKOverlay <MKAnnotation>
@property (nonatomic, readonly) MKMapRect boundingMapRect;
@end

@interface MKShape : NSObject <MKAnnotation>
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *subtitle;
@end

@interface MKPointAnnotation : MKShape
@property (nonatomic) CLLocationCoordinate2D coordinate;
@end

@interface MKUserLocation : NSObject <MKAnnotation>
@property (nonatomic, readonly, getter=isUpdating) BOOL updating;
@property (nonatomic, readonly, nullable) CLLocation *location;
@end

@interface MKPlacemark : CLPlacemark <MKAnnotation>
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
- (instancetype)initWithPlacemark:(CLPlacemark *)placemark;
@end

@interface MKMapItem : NSObject
@property (nonatomic, readonly) MKPlacemark *placemark;
@property (nonatomic, copy, nullable) NSString *name;
- (instancetype)initWithPlacemark:(MKPlacemark *)placemark;
- (BOOL)openInMapsWithLaunchOptions:(nullable NSDictionary<NSString *, id> *)launchOptions;
@end

@interface MKAnnotationView : UIView
@property (nonatomic, readonly, nullable) NSString *reuseIdentifier;
@property (nonatomic, strong, nullable) id<MKAnnotation> annotation;
@property (nonatomic, strong, nullable) UIImage *image;
@property (nonatomic) CGPoint centerOffset;
@property (nonatomic) CGPoint calloutOffset;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, getter=isDraggable) BOOL draggable;
@property (nonatomic) BOOL canShowCallout;
@property (nonatomic, strong, nullable) UIView *leftCalloutAccessoryView;
@property (nonatomic, strong, nullable) UIView *rightCalloutAccessoryView;
- (instancetype)initWithAnnotation:(nullable id<MKAnnotation>)annotation reuseIdentifier:(nullable NSString *)identifier;
- (void)prepareForReuse;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
@end

@interface MKPinAnnotationView : MKAnnotationView
@property (nonatomic) MKPinAnnotationColor pinColor;
@property (nonatomic, strong, nullable) UIColor *pinTintColor;
@property (nonatomic) BOOL animatesDrop;
@end

@protocol MKMapViewDelegate <NSObject>
@optional
- (void)mapView:(MKMapView *)mapView regionWillChangeAnimated:(BOOL)animated;
- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated;
- (void)mapViewDidFinishLoadingMap:(MKMapView *)mapView;
- (nullable MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation;
- (void)mapView:(MKMapView *)mapView didAddAnnotationViews:(NSArray<MKAnnotationView *> *)views;
- (void)mapView:(MKMapView *)mapView annotationView:(MKAnnotationView *)view calloutAccessoryControlTapped:(UIControl *)control;
- (void)mapView:(MKMapView *)mapView didSelectAnnotationView:(MKAnnotationView *)view;
- (void)mapView:(MKMapView *)mapView didDeselectAnnotationView:(MKAnnotationView *)view;
- (void)mapView:(MKMapView *)mapView didUpdateUserLocation:(MKUserLocation *)userLocation;
@end

@interface MKMapView : UIView
@property (nonatomic, weak, nullable) id<MKMapViewDelegate> delegate;
@property (nonatomic) MKMapType mapType;
@property (nonatomic) MKCoordinateRegion region;
@property (nonatomic) CLLocationCoordinate2D centerCoordinate;
@property (nonatomic) MKMapRect visibleMapRect;
@property (nonatomic, getter=isZoomEnabled) BOOL zoomEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic) BOOL showsUserLocation;
@property (nonatomic) MKUserTrackingMode userTrackingMode;
@property (nonatomic, readonly) MKUserLocation *userLocation;
@property (nonatomic, readonly, copy) NSArray<id<MKAnnotation>> *annotations;
@property (nonatomic, copy) NSArray<id<MKAnnotation>> *selectedAnnotations;
- (void)setRegion:(MKCoordinateRegion)region animated:(BOOL)animated;
- (void)setCenterCoordinate:(CLLocationCoordinate2D)coordinate animated:(BOOL)animated;
- (MKCoordinateRegion)regionThatFits:(MKCoordinateRegion)region;
- (void)addAnnotation:(id<MKAnnotation>)annotation;
- (void)addAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
- (void)removeAnnotation:(id<MKAnnotation>)annotation;
- (void)removeAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
- (nullable MKAnnotationView *)viewForAnnotation:(id<MKAnnotation>)annotation;
- (nullable MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier;
- (void)selectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
- (void)deselectAnnotation:(nullable id<MKAnnotation>)annotation animated:(BOOL)animated;
- (CGPoint)convertCoordinate:(CLLocationCoordinate2D)coordinate toPointToView:(nullable UIView *)view;
- (CLLocationCoordinate2D)convertPoint:(CGPoint)point toCoordinateFromView:(nullable UIView *)view;
@end

@interface MKMapSnapshotOptions : NSObject
@property (nonatomic) MKCoordinateRegion region;
@property (nonatomic) MKMapRect mapRect;
@property (nonatomic) MKMapType mapType;
@property (nonatomic) CGSize size;
@property (nonatomic) CGFloat scale;
@end

@interface MKMapSnapshot : NSObject
@property (nonatomic, readonly) UIImage *image;
- (CGPoint)pointForCoordinate:(CLLocationCoordinate2D)coordinate;
@end

typedef void (^MKMapSnapshotCompletionHandler)(MKMapSnapshot *_Nullable snapshot, NSError *_Nullable error);

@interface MKMapSnapshotter : NSObject
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
- (instancetype)initWithOptions:(MKMapSnapshotOptions *)options;
- (void)startWithCompletionHandler:(MKMapSnapshotCompletionHandler)completionHandler;
- (void)startWithQueue:(dispatch_queue_t)queue completionHandler:(MKMapSnapshotCompletionHandler)completionHandler;
- (void)cancel;
@end
