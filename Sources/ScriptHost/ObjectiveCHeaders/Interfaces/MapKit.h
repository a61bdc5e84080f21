@protocol MKAnnotation <NSObject>
@optional
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly, copy, nullable) NSString *title;
@property (nonatomic, readonly, copy, nullable) NSString *subtitle;
- (void)setCoordinate:(CLLocationCoordinate2D)newCoordinate;
@end

@interface MKAnnotationView : UIView
- (instancetype)initWithAnnotation:(nullable id<MKAnnotation>)annotation reuseIdentifier:(nullable NSString *)reuseIdentifier;
@property (nonatomic, readonly, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
- (void)prepareForDisplay;
@property (nonatomic, nullable) id<MKAnnotation> annotation;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic) CGPoint centerOffset;
@property (nonatomic) CGPoint calloutOffset;
@property (nonatomic) CGPoint leftCalloutOffset;
@property (nonatomic) CGPoint rightCalloutOffset;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, getter=isHighlighted) BOOL highlighted;
@property (nonatomic, getter=isSelected) BOOL selected;
- (void)setSelected:(BOOL)selected animated:(BOOL)animated;
@property (nonatomic) BOOL canShowCallout;
@property (nonatomic, nullable) UIView *leftCalloutAccessoryView;
@property (nonatomic, nullable) UIView *rightCalloutAccessoryView;
@property (nonatomic) UIView *detailCalloutAccessoryView;
@property (nonatomic, getter=isDraggable) BOOL draggable;
@property (nonatomic) MKAnnotationViewDragState dragState;
- (void)setDragState:(MKAnnotationViewDragState)newDragState animated:(BOOL)animated;
@property (nonatomic, copy) NSString *clusteringIdentifier;
@property (nonatomic, readonly, weak) MKAnnotationView *clusterAnnotationView;
@property (nonatomic) MKFeatureDisplayPriority displayPriority;
@property (nonatomic) MKAnnotationViewZPriority zPriority;
@property (nonatomic) MKAnnotationViewZPriority selectedZPriority;
@property (nonatomic) MKAnnotationViewCollisionMode collisionMode;
@end

@interface MKUserLocation : NSObject <MKAnnotation>
@property (nonatomic, readonly, getter=isUpdating) BOOL updating;
@property (nonatomic, readonly, nullable) CLLocation *location;
@property (nonatomic, readonly) CLHeading *heading;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *subtitle;
@end

@interface MKMapCamera : NSObject
@property (nonatomic) CLLocationCoordinate2D centerCoordinate;
@property (nonatomic) CLLocationDistance centerCoordinateDistance;
@property (nonatomic) CLLocationDirection heading;
@property (nonatomic) CGFloat pitch;
@property (nonatomic) CLLocationDistance altitude;
+ (instancetype)camera;
+ (instancetype)cameraLookingAtCenterCoordinate:(CLLocationCoordinate2D)centerCoordinate fromEyeCoordinate:(CLLocationCoordinate2D)eyeCoordinate eyeAltitude:(CLLocationDistance)eyeAltitude;
+ (instancetype)cameraLookingAtCenterCoordinate:(CLLocationCoordinate2D)centerCoordinate fromDistance:(CLLocationDistance)distance pitch:(CGFloat)pitch heading:(CLLocationDirection)heading;
+ (instancetype)cameraLookingAtMapItem:(MKMapItem *)mapItem forViewSize:(CGSize)viewSize allowPitch:(BOOL)allowPitch;
@end

@interface MKMapCameraZoomRange : NSObject
- (nullable instancetype)initWithMinCenterCoordinateDistance:(CLLocationDistance)minDistance maxCenterCoordinateDistance:(CLLocationDistance)maxDistance;
- (nullable instancetype)initWithMinCenterCoordinateDistance:(CLLocationDistance)minDistance;
- (nullable instancetype)initWithMaxCenterCoordinateDistance:(CLLocationDistance)maxDistance;
@property (nonatomic, readonly) CLLocationDistance minCenterCoordinateDistance;
@property (nonatomic, readonly) CLLocationDistance maxCenterCoordinateDistance;
@end

@interface MKMapCameraBoundary : NSObject
- (nullable instancetype)initWithMapRect:(MKMapRect)mapRect;
- (nullable instancetype)initWithCoordinateRegion:(MKCoordinateRegion)region;
@property (nonatomic, readonly) MKMapRect mapRect;
@property (nonatomic, readonly) MKCoordinateRegion region;
@end

@interface MKClusterAnnotation : NSObject <MKAnnotation>
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, readonly) NSArray<id<MKAnnotation>> *memberAnnotations;
- (instancetype)initWithMemberAnnotations:(NSArray<id<MKAnnotation>> *)memberAnnotations;
@end

@protocol MKMapViewDelegate <NSObject>
@optional
- (void)mapView:(MKMapView *)mapView regionWillChangeAnimated:(BOOL)animated;
- (void)mapView:(MKMapView *)mapView regionDidChangeAnimated:(BOOL)animated;
- (void)mapViewDidChangeVisibleRegion:(MKMapView *)mapView;
- (void)mapViewWillStartLoadingMap:(MKMapView *)mapView;
- (void)mapViewDidFinishLoadingMap:(MKMapView *)mapView;
- (void)mapViewDidFailLoadingMap:(MKMapView *)mapView withError:(NSError *)error;
- (void)mapViewWillStartRenderingMap:(MKMapView *)mapView;
- (void)mapViewDidFinishRenderingMap:(MKMapView *)mapView fullyRendered:(BOOL)fullyRendered;
- (nullable MKAnnotationView *)mapView:(MKMapView *)mapView viewForAnnotation:(id<MKAnnotation>)annotation;
- (void)mapView:(MKMapView *)mapView didAddAnnotationViews:(NSArray<MKAnnotationView *> *)views;
- (void)mapView:(MKMapView *)mapView annotationView:(MKAnnotationView *)view calloutAccessoryControlTapped:(UIControl *)control;
- (void)mapView:(MKMapView *)mapView didSelectAnnotationView:(MKAnnotationView *)view;
- (void)mapView:(MKMapView *)mapView didDeselectAnnotationView:(MKAnnotationView *)view;
- (void)mapView:(MKMapView *)mapView didSelectAnnotation:(id<MKAnnotation>)annotation;
- (void)mapView:(MKMapView *)mapView didDeselectAnnotation:(id<MKAnnotation>)annotation;
- (void)mapViewWillStartLocatingUser:(MKMapView *)mapView;
- (void)mapViewDidStopLocatingUser:(MKMapView *)mapView;
- (void)mapView:(MKMapView *)mapView didUpdateUserLocation:(MKUserLocation *)userLocation;
- (void)mapView:(MKMapView *)mapView didFailToLocateUserWithError:(NSError *)error;
- (void)mapView:(MKMapView *)mapView annotationView:(MKAnnotationView *)view didChangeDragState:(MKAnnotationViewDragState)newState fromOldState:(MKAnnotationViewDragState)oldState;
- (void)mapView:(MKMapView *)mapView didChangeUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
- (MKOverlayRenderer *)mapView:(MKMapView *)mapView rendererForOverlay:(id<MKOverlay>)overlay;
- (void)mapView:(MKMapView *)mapView didAddOverlayRenderers:(NSArray<MKOverlayRenderer *> *)renderers;
- (MKOverlayView *)mapView:(MKMapView *)mapView viewForOverlay:(id<MKOverlay>)overlay;
- (void)mapView:(MKMapView *)mapView didAddOverlayViews:(NSArray *)overlayViews;
- (MKClusterAnnotation *)mapView:(MKMapView *)mapView clusterAnnotationForMemberAnnotations:(NSArray<id<MKAnnotation>> *)memberAnnotations;
@end

@interface MKMapView : UIView
@property (nonatomic, weak, nullable) id<MKMapViewDelegate> delegate;
@property (nonatomic) MKMapType mapType;
@property (nonatomic) MKMapFeatureOptions selectableMapFeatures;
@property (nonatomic) MKCoordinateRegion region;
- (void)setRegion:(MKCoordinateRegion)region animated:(BOOL)animated;
@property (nonatomic) CLLocationCoordinate2D centerCoordinate;
- (void)setCenterCoordinate:(CLLocationCoordinate2D)coordinate animated:(BOOL)animated;
- (MKCoordinateRegion)regionThatFits:(MKCoordinateRegion)region;
@property (nonatomic) MKMapRect visibleMapRect;
- (void)setVisibleMapRect:(MKMapRect)mapRect animated:(BOOL)animate;
- (MKMapRect)mapRectThatFits:(MKMapRect)mapRect;
- (void)setVisibleMapRect:(MKMapRect)mapRect edgePadding:(UIEdgeInsets)insets animated:(BOOL)animate;
- (MKMapRect)mapRectThatFits:(MKMapRect)mapRect edgePadding:(UIEdgeInsets)insets;
@property (nonatomic, copy) MKMapCamera *camera;
- (void)setCamera:(MKMapCamera *)camera animated:(BOOL)animated;
@property (nonatomic, copy) MKMapCameraZoomRange *cameraZoomRange;
- (void)setCameraZoomRange:(nullable MKMapCameraZoomRange *)cameraZoomRange animated:(BOOL)animated;
@property (nonatomic, copy) MKMapCameraBoundary *cameraBoundary;
- (void)setCameraBoundary:(nullable MKMapCameraBoundary *)cameraBoundary animated:(BOOL)animated;
- (CGPoint)convertCoordinate:(CLLocationCoordinate2D)coordinate toPointToView:(nullable UIView *)view;
- (CLLocationCoordinate2D)convertPoint:(CGPoint)point toCoordinateFromView:(nullable UIView *)view;
- (CGRect)convertRegion:(MKCoordinateRegion)region toRectToView:(nullable UIView *)view;
- (MKCoordinateRegion)convertRect:(CGRect)rect toRegionFromView:(nullable UIView *)view;
@property (nonatomic, getter=isZoomEnabled) BOOL zoomEnabled;
@property (nonatomic, getter=isScrollEnabled) BOOL scrollEnabled;
@property (nonatomic, getter=isRotateEnabled) BOOL rotateEnabled;
@property (nonatomic, getter=isPitchEnabled) BOOL pitchEnabled;
@property (nonatomic) BOOL showsPitchControl;
@property (nonatomic) BOOL showsZoomControls;
@property (nonatomic) BOOL showsCompass;
@property (nonatomic) BOOL showsScale;
@property (nonatomic, copy) MKPointOfInterestFilter *pointOfInterestFilter;
@property (nonatomic) BOOL showsPointsOfInterest;
@property (nonatomic) BOOL showsBuildings;
@property (nonatomic) BOOL showsTraffic;
@property (nonatomic) BOOL showsUserLocation;
@property (nonatomic, readonly) MKUserLocation *userLocation;
@property (nonatomic) MKUserTrackingMode userTrackingMode;
- (void)setUserTrackingMode:(MKUserTrackingMode)mode animated:(BOOL)animated;
@property (nonatomic, readonly, getter=isUserLocationVisible) BOOL userLocationVisible;
- (void)addAnnotation:(id<MKAnnotation>)annotation;
- (void)addAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
- (void)removeAnnotation:(id<MKAnnotation>)annotation;
- (void)removeAnnotations:(NSArray<id<MKAnnotation>> *)annotations;
@property (nonatomic, readonly) NSArray<id<MKAnnotation>> *annotations;
- (NSSet<id<MKAnnotation>> *)annotationsInMapRect:(MKMapRect)mapRect;
- (nullable MKAnnotationView *)viewForAnnotation:(id<MKAnnotation>)annotation;
- (nullable MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier;
- (MKAnnotationView *)dequeueReusableAnnotationViewWithIdentifier:(NSString *)identifier forAnnotation:(id<MKAnnotation>)annotation;
- (void)registerClass:(nullable Class)viewClass forAnnotationViewWithReuseIdentifier:(NSString *)identifier;
- (void)selectAnnotation:(id<MKAnnotation>)annotation animated:(BOOL)animated;
- (void)deselectAnnotation:(nullable id<MKAnnotation>)annotation animated:(BOOL)animated;
@property (nonatomic, copy) NSArray<id<MKAnnotation>> *selectedAnnotations;
@property (nonatomic, readonly) CGRect annotationVisibleRect;
- (void)showAnnotations:(NSArray<id<MKAnnotation>> *)annotations animated:(BOOL)animated;
- (void)addOverlay:(id<MKOverlay>)overlay level:(MKOverlayLevel)level;
- (void)addOverlays:(NSArray<id<MKOverlay>> *)overlays level:(MKOverlayLevel)level;
- (void)removeOverlay:(id<MKOverlay>)overlay;
- (void)removeOverlays:(NSArray<id<MKOverlay>> *)overlays;
- (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index level:(MKOverlayLevel)level;
- (void)insertOverlay:(id<MKOverlay>)overlay aboveOverlay:(id<MKOverlay>)sibling;
- (void)insertOverlay:(id<MKOverlay>)overlay belowOverlay:(id<MKOverlay>)sibling;
- (void)exchangeOverlay:(id<MKOverlay>)overlay1 withOverlay:(id<MKOverlay>)overlay2;
@property (nonatomic, readonly) NSArray<id<MKOverlay>> *overlays;
- (NSArray<id<MKOverlay>> *)overlaysInLevel:(MKOverlayLevel)level;
- (nullable MKOverlayRenderer *)rendererForOverlay:(id<MKOverlay>)overlay;
- (MKOverlayView *)viewForOverlay:(id<MKOverlay>)overlay;
- (void)addOverlay:(id<MKOverlay>)overlay;
- (void)addOverlays:(NSArray<id<MKOverlay>> *)overlays;
- (void)insertOverlay:(id<MKOverlay>)overlay atIndex:(NSUInteger)index;
- (void)exchangeOverlayAtIndex:(NSUInteger)index1 withOverlayAtIndex:(NSUInteger)index2;
@end

@interface MKMarkerAnnotationView : MKAnnotationView
@property (nonatomic) MKFeatureVisibility titleVisibility;
@property (nonatomic) MKFeatureVisibility subtitleVisibility;
@property (nonatomic, copy) UI_APPEARANCE_SELECTOR UIColor *markerTintColor;
@property (nonatomic, copy) UI_APPEARANCE_SELECTOR UIColor *glyphTintColor;
@property (nonatomic, copy) UI_APPEARANCE_SELECTOR NSString *glyphText;
@property (nonatomic, copy) UI_APPEARANCE_SELECTOR UIImage *glyphImage;
@property (nonatomic, copy) UI_APPEARANCE_SELECTOR UIImage *selectedGlyphImage;
@property (nonatomic) BOOL animatesWhenAdded;
@end

@interface MKPinAnnotationView : MKAnnotationView
+ (UIColor *)redPinColor;
+ (UIColor *)greenPinColor;
+ (UIColor *)purplePinColor;
@property (nonatomic) UIColor *pinTintColor;
@property (nonatomic) BOOL animatesDrop;
@property (nonatomic) MKPinAnnotationColor pinColor;
@end

@interface MKCompassButton : UIView
+ (instancetype)compassButtonWithMapView:(nullable MKMapView *)mapView;
@property (nonatomic, weak, nullable) MKMapView *mapView;
@property (nonatomic) MKFeatureVisibility compassVisibility;
@end

@interface MKShape : NSObject <MKAnnotation>
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *subtitle;
@end

@interface MKMapSnapshotOptions : NSObject
@property (nonatomic, copy) MKMapCamera *camera;
@property (nonatomic) MKMapRect mapRect;
@property (nonatomic) MKCoordinateRegion region;
@property (nonatomic) MKMapType mapType;
@property (nonatomic, copy) MKPointOfInterestFilter *pointOfInterestFilter;
@property (nonatomic) BOOL showsPointsOfInterest;
@property (nonatomic) BOOL showsBuildings;
@property (nonatomic) CGSize size;
@property (nonatomic) CGFloat scale;
@property (nonatomic, copy) UITraitCollection *traitCollection;
@end

@interface MKMapSnapshot : NSObject
@property (nonatomic, readonly) UIImage *image;
- (CGPoint)pointForCoordinate:(CLLocationCoordinate2D)coordinate;
@property (nonatomic, readonly) UITraitCollection *traitCollection;
@end

@interface MKMapSnapshotter : NSObject
- (instancetype)initWithOptions:(MKMapSnapshotOptions *)options;
- (void)startWithCompletionHandler:(MKMapSnapshotCompletionHandler)completionHandler;
- (void)startWithQueue:(dispatch_queue_t)queue completionHandler:(MKMapSnapshotCompletionHandler)completionHandler;
- (void)cancel;
@property (nonatomic, readonly, getter=isLoading) BOOL loading;
@end

@interface MKPitchControl : UIView
+ (instancetype)pitchControlWithMapView:(nullable MKMapView *)mapView;
@property (nonatomic, weak, nullable) MKMapView *mapView;
@end

@interface MKZoomControl : UIView
+ (instancetype)zoomControlWithMapView:(nullable MKMapView *)mapView;
@property (nonatomic, weak, nullable) MKMapView *mapView;
@end

@interface MKScaleView : UIView
+ (instancetype)scaleViewWithMapView:(nullable MKMapView *)mapView;
@property (nonatomic, weak, nullable) MKMapView *mapView;
@property (nonatomic) MKFeatureVisibility scaleVisibility;
@property (nonatomic) MKScaleViewAlignment legendAlignment;
@end

@interface MKUserTrackingBarButtonItem : UIBarButtonItem
- (instancetype)initWithMapView:(nullable MKMapView *)mapView;
@property (nonatomic, nullable) MKMapView *mapView;
@end

@interface MKUserTrackingButton : UIView
+ (instancetype)userTrackingButtonWithMapView:(nullable MKMapView *)mapView;
@property (nonatomic, weak, nullable) MKMapView *mapView;
@end
