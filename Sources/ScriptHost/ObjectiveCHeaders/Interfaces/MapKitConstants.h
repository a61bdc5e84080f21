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
#define MKMapPointMake(...) ((MKMapPoint){__VA_ARGS__})
#define MKMapSizeMake(...) ((MKMapSize){__VA_ARGS__})
#define MKMapRectMake(x, y, width, height) ((MKMapRect){{x, y}, {width, height}})
extern const MKMapSize MKMapSizeWorld;
extern const MKMapRect MKMapRectWorld, MKMapRectNull;
double MKMetersPerMapPointAtLatitude(CLLocationDegrees latitude);
double MKMapPointsPerMeterAtLatitude(CLLocationDegrees latitude);
CLLocationDistance MKMetersBetweenMapPoints(MKMapPoint one, MKMapPoint other);
MKCoordinateRegion MKCoordinateRegionForMapRect(MKMapRect rect);
BOOL MKMapPointEqualToPoint(MKMapPoint one, MKMapPoint other);
BOOL MKMapSizeEqualToSize(MKMapSize one, MKMapSize other);
BOOL MKMapRectEqualToRect(MKMapRect one, MKMapRect other);
BOOL MKMapRectIsNull(MKMapRect rect);
BOOL MKMapRectIsEmpty(MKMapRect rect);
BOOL MKMapRectContainsPoint(MKMapRect rect, MKMapPoint point);
BOOL MKMapRectContainsRect(MKMapRect rect, MKMapRect other);
BOOL MKMapRectIntersectsRect(MKMapRect one, MKMapRect other);
double MKMapRectGetMinX(MKMapRect rect);
double MKMapRectGetMidX(MKMapRect rect);
double MKMapRectGetMaxX(MKMapRect rect);
double MKMapRectGetMinY(MKMapRect rect);
double MKMapRectGetMidY(MKMapRect rect);
double MKMapRectGetMaxY(MKMapRect rect);
double MKMapRectGetWidth(MKMapRect rect);
double MKMapRectGetHeight(MKMapRect rect);
MKMapRect MKMapRectInset(MKMapRect rect, double dx, double dy);
MKMapRect MKMapRectOffset(MKMapRect rect, double dx, double dy);
MKMapRect MKMapRectUnion(MKMapRect one, MKMapRect other);
MKMapRect MKMapRectIntersection(MKMapRect one, MKMapRect other);
void MKMapRectDivide(
  MKMapRect rect, MKMapRect *slice, MKMapRect *remainder, double amount, CGRectEdge edge);
typedef CGFloat MKZoomScale;
typedef struct {
  NSInteger x, y, z;
  CGFloat contentScaleFactor;
} MKTileOverlayPath;

typedef NSString *MKPointOfInterestCategory;
typedef float MKFeatureDisplayPriority;
typedef float MKAnnotationViewZPriority;
typedef NS_ENUM(NSUInteger, MKDistanceFormatterUnits) {
  MKDistanceFormatterUnitsDefault, MKDistanceFormatterUnitsMetric,
  MKDistanceFormatterUnitsImperial, MKDistanceFormatterUnitsImperialWithYards
};
typedef NS_ENUM(NSUInteger, MKDistanceFormatterUnitStyle) {
  MKDistanceFormatterUnitStyleDefault, MKDistanceFormatterUnitStyleAbbreviated,
  MKDistanceFormatterUnitStyleFull
};
typedef NS_ENUM(NSUInteger, MKAnnotationViewDragState) {
  MKAnnotationViewDragStateNone, MKAnnotationViewDragStateStarting,
  MKAnnotationViewDragStateDragging, MKAnnotationViewDragStateCanceling,
  MKAnnotationViewDragStateEnding
};
typedef NS_ENUM(NSInteger, MKAnnotationViewCollisionMode) {
  MKAnnotationViewCollisionModeRectangle, MKAnnotationViewCollisionModeCircle,
  MKAnnotationViewCollisionModeNone
};
typedef NS_ENUM(NSUInteger, MKMapType) {
  MKMapTypeStandard, MKMapTypeSatellite, MKMapTypeHybrid, MKMapTypeSatelliteFlyover,
  MKMapTypeHybridFlyover, MKMapTypeMutedStandard
};
typedef NS_ENUM(NSUInteger, MKErrorCode) {
  MKErrorUnknown = 1, MKErrorServerFailure, MKErrorLoadingThrottled, MKErrorPlacemarkNotFound,
  MKErrorDirectionsNotFound, MKErrorDecodingFailed
};
typedef NS_ENUM(NSInteger, MKFeatureVisibility) {
  MKFeatureVisibilityAdaptive, MKFeatureVisibilityHidden, MKFeatureVisibilityVisible
};
typedef NS_ENUM(NSInteger, MKMapFeatureType) {
  MKMapFeatureTypePointOfInterest, MKMapFeatureTypeTerritory, MKMapFeatureTypePhysicalFeature
};
typedef NS_ENUM(NSInteger, MKUserTrackingMode) {
  MKUserTrackingModeNone, MKUserTrackingModeFollow, MKUserTrackingModeFollowWithHeading
};
typedef NS_OPTIONS(NSInteger, MKMapFeatureOptions) {
  MKMapFeatureOptionPointsOfInterest = 1 << 0, MKMapFeatureOptionTerritories = 1 << 1,
  MKMapFeatureOptionPhysicalFeatures = 1 << 2
};
typedef NS_ENUM(NSInteger, MKOverlayLevel) { MKOverlayLevelAboveRoads, MKOverlayLevelAboveLabels };
typedef NS_ENUM(NSUInteger, MKPinAnnotationColor) {
  MKPinAnnotationColorRed, MKPinAnnotationColorGreen, MKPinAnnotationColorPurple
};
typedef NS_ENUM(NSUInteger, MKLocalSearchResultType) {
  MKLocalSearchResultTypeAddress = 1, MKLocalSearchResultTypePointOfInterest
};
typedef NS_ENUM(NSInteger, MKSearchCompletionFilterType) {
  MKSearchCompletionFilterTypeLocationsAndQueries, MKSearchCompletionFilterTypeLocationsOnly
};
typedef NS_OPTIONS(NSUInteger, MKLocalSearchCompleterResultType) {
  MKLocalSearchCompleterResultTypeAddress = 1 << 0,
  MKLocalSearchCompleterResultTypePointOfInterest = 1 << 1,
  MKLocalSearchCompleterResultTypeQuery = 1 << 2
};
typedef NS_OPTIONS(NSUInteger, MKDirectionsTransportType) {
  MKDirectionsTransportTypeAutomobile = 1 << 0, MKDirectionsTransportTypeWalking = 1 << 1,
  MKDirectionsTransportTypeTransit = 1 << 2, MKDirectionsTransportTypeAny = 268435455
};
typedef NS_ENUM(NSInteger, MKDirectionsRoutePreference) {
  MKDirectionsRoutePreferenceAny, MKDirectionsRoutePreferenceAvoid
};
typedef NS_ENUM(NSInteger, MKMapElevationStyle) {
  MKMapElevationStyleFlat, MKMapElevationStyleRealistic
};
typedef NS_ENUM(NSInteger, MKStandardMapEmphasisStyle) {
  MKStandardMapEmphasisStyleDefault, MKStandardMapEmphasisStyleMuted
};
typedef NS_ENUM(NSInteger, MKScaleViewAlignment) {
  MKScaleViewAlignmentLeading, MKScaleViewAlignmentTrailing
};
typedef NS_ENUM(NSInteger, MKLookAroundBadgePosition) {
  MKLookAroundBadgePositionTopLeading, MKLookAroundBadgePositionTopTrailing,
  MKLookAroundBadgePositionBottomTrailing
};
typedef void (^MKLocalSearchCompletionHandler)(MKLocalSearchResponse *_Nullable, NSError *_Nullable);
typedef void (^MKDirectionsHandler)(MKDirectionsResponse *_Nullable, NSError *_Nullable);
typedef void (^MKETAHandler)(MKETAResponse *_Nullable, NSError *_Nullable);
typedef void (^MKMapSnapshotCompletionHandler)(MKMapSnapshot *_Nullable, NSError *_Nullable);
extern MKPointOfInterestCategory const MKPointOfInterestCategoryAirport,
  MKPointOfInterestCategoryAmusementPark, MKPointOfInterestCategoryAquarium,
  MKPointOfInterestCategoryATM, MKPointOfInterestCategoryBakery, MKPointOfInterestCategoryBank,
  MKPointOfInterestCategoryBeach, MKPointOfInterestCategoryBrewery, MKPointOfInterestCategoryCafe,
  MKPointOfInterestCategoryCampground, MKPointOfInterestCategoryCarRental,
  MKPointOfInterestCategoryEVCharger, MKPointOfInterestCategoryFireStation,
  MKPointOfInterestCategoryFitnessCenter, MKPointOfInterestCategoryFoodMarket,
  MKPointOfInterestCategoryGasStation, MKPointOfInterestCategoryHospital,
  MKPointOfInterestCategoryHotel, MKPointOfInterestCategoryLaundry,
  MKPointOfInterestCategoryLibrary, MKPointOfInterestCategoryMarina,
  MKPointOfInterestCategoryMovieTheater, MKPointOfInterestCategoryMuseum,
  MKPointOfInterestCategoryNationalPark, MKPointOfInterestCategoryNightlife,
  MKPointOfInterestCategoryPark, MKPointOfInterestCategoryParking,
  MKPointOfInterestCategoryPharmacy, MKPointOfInterestCategoryPolice,
  MKPointOfInterestCategoryPostOffice, MKPointOfInterestCategoryPublicTransport,
  MKPointOfInterestCategoryRestaurant, MKPointOfInterestCategoryRestroom,
  MKPointOfInterestCategorySchool, MKPointOfInterestCategoryStadium,
  MKPointOfInterestCategoryStore, MKPointOfInterestCategoryTheater,
  MKPointOfInterestCategoryUniversity, MKPointOfInterestCategoryWinery,
  MKPointOfInterestCategoryZoo;
extern NSString *const MKLaunchOptionsDirectionsModeKey, *const MKLaunchOptionsMapTypeKey,
  *const MKLaunchOptionsShowsTrafficKey, *const MKLaunchOptionsDirectionsModeDefault,
  *const MKLaunchOptionsDirectionsModeDriving, *const MKLaunchOptionsDirectionsModeWalking,
  *const MKLaunchOptionsDirectionsModeTransit, *const MKLaunchOptionsMapCenterKey,
  *const MKLaunchOptionsMapSpanKey, *const MKLaunchOptionsCameraKey,
  *const MKMapItemTypeIdentifier, *const MKAnnotationCalloutInfoDidChangeNotification,
  *const MKErrorDomain, *const MKMapViewDefaultAnnotationViewReuseIdentifier,
  *const MKMapViewDefaultClusterAnnotationViewReuseIdentifier;
extern MKFeatureDisplayPriority const MKFeatureDisplayPriorityRequired,
  MKFeatureDisplayPriorityDefaultHigh, MKFeatureDisplayPriorityDefaultLow;
extern MKAnnotationViewZPriority const MKAnnotationViewZPriorityMax,
  MKAnnotationViewZPriorityDefaultSelected, MKAnnotationViewZPriorityDefaultUnselected,
  MKAnnotationViewZPriorityMin;
extern CLLocationDistance const MKPointsOfInterestRequestMaxRadius, MKMapCameraZoomDefault;
