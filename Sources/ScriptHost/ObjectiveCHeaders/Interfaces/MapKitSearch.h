@interface MKDistanceFormatter : NSFormatter
- (NSString *)stringFromDistance:(CLLocationDistance)distance;
- (CLLocationDistance)distanceFromString:(NSString *)distance;
@property (nonatomic, copy) NSLocale *locale;
@property (nonatomic) MKDistanceFormatterUnits units;
@property (nonatomic) MKDistanceFormatterUnitStyle unitStyle;
@end

@interface MKPlacemark : CLPlacemark <MKAnnotation>
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate addressDictionary:(nullable NSDictionary<NSString *, id> *)addressDictionary;
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate postalAddress:(CNPostalAddress *)postalAddress;
@property (nonatomic, readonly, nullable) NSString *countryCode;
@end

@interface MKMapItem : NSObject <NSItemProviderReading, NSItemProviderWriting>
@property (nonatomic, readonly) MKPlacemark *placemark;
@property (nonatomic, readonly) BOOL isCurrentLocation;
@property (nonatomic, copy, nullable) NSString *name;
@property (nonatomic, copy, nullable) NSString *phoneNumber;
@property (nonatomic, nullable) NSURL *url;
@property (nonatomic, copy) NSTimeZone *timeZone;
@property (nonatomic, copy) MKPointOfInterestCategory pointOfInterestCategory;
+ (MKMapItem *)mapItemForCurrentLocation;
- (instancetype)initWithPlacemark:(MKPlacemark *)placemark;
- (BOOL)openInMapsWithLaunchOptions:(nullable NSDictionary<NSString *, id> *)launchOptions;
+ (BOOL)openMapsWithItems:(NSArray<MKMapItem *> *)mapItems launchOptions:(nullable NSDictionary<NSString *, id> *)launchOptions;
- (void)openInMapsWithLaunchOptions:(nullable NSDictionary<NSString *, id> *)launchOptions fromScene:(nullable UIScene *)scene completionHandler:(void (^_Nullable)(BOOL))completion;
+ (void)openMapsWithItems:(NSArray<MKMapItem *> *)mapItems launchOptions:(nullable NSDictionary<NSString *, id> *)launchOptions fromScene:(nullable UIScene *)scene completionHandler:(void (^_Nullable)(BOOL))completion;
@end

@interface MKPointOfInterestFilter : NSObject
@property (class, nonatomic, readonly) MKPointOfInterestFilter *filterIncludingAllCategories;
@property (class, nonatomic, readonly) MKPointOfInterestFilter *filterExcludingAllCategories;
- (instancetype)initIncludingCategories:(NSArray<MKPointOfInterestCategory> *)categories;
- (instancetype)initExcludingCategories:(NSArray<MKPointOfInterestCategory> *)categories;
- (BOOL)includesCategory:(MKPointOfInterestCategory)category;
- (BOOL)excludesCategory:(MKPointOfInterestCategory)category;
@end

@protocol MKGeoJSONObject <NSObject>
@end

@interface MKPointAnnotation : MKShape <MKGeoJSONObject>
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate title:(nullable NSString *)title subtitle:(nullable NSString *)subtitle;
@property (nonatomic) CLLocationCoordinate2D coordinate;
@end

@interface MKLocalSearchRequest : NSObject
- (instancetype)initWithNaturalLanguageQuery:(NSString *)naturalLanguageQuery;
- (instancetype)initWithNaturalLanguageQuery:(NSString *)naturalLanguageQuery region:(MKCoordinateRegion)region;
@property (nonatomic, copy, nullable) NSString *naturalLanguageQuery;
@property (nonatomic) MKCoordinateRegion region;
@property (nonatomic) MKLocalSearchResultType resultTypes;
@property (nonatomic, copy) MKPointOfInterestFilter *pointOfInterestFilter;
- (instancetype)initWithCompletion:(MKLocalSearchCompletion *)completion;
@end

@interface MKLocalSearchResponse : NSObject
@property (nonatomic, readonly) NSArray<MKMapItem *> *mapItems;
@property (nonatomic, readonly) MKCoordinateRegion boundingRegion;
@end

@interface MKLocalSearch : NSObject
- (instancetype)initWithRequest:(MKLocalSearchRequest *)request;
- (void)startWithCompletionHandler:(MKLocalSearchCompletionHandler)completionHandler;
- (void)cancel;
@property (nonatomic, readonly, getter=isSearching) BOOL searching;
@end

@interface MKLocalSearchCompletion : NSObject
@property (nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) NSArray<NSValue *> *titleHighlightRanges;
@property (nonatomic, readonly) NSString *subtitle;
@property (nonatomic, readonly) NSArray<NSValue *> *subtitleHighlightRanges;
@end

@protocol MKLocalSearchCompleterDelegate <NSObject>
@optional
- (void)completerDidUpdateResults:(MKLocalSearchCompleter *)completer;
- (void)completer:(MKLocalSearchCompleter *)completer didFailWithError:(NSError *)error;
@end

@interface MKLocalSearchCompleter : NSObject
@property (nonatomic, copy) NSString *queryFragment;
@property (nonatomic) MKCoordinateRegion region;
@property (nonatomic) MKSearchCompletionFilterType filterType;
@property (nonatomic) MKLocalSearchCompleterResultType resultTypes;
@property (nonatomic, copy) MKPointOfInterestFilter *pointOfInterestFilter;
@property (nonatomic, weak, nullable) id<MKLocalSearchCompleterDelegate> delegate;
@property (nonatomic, readonly) NSArray<MKLocalSearchCompletion *> *results;
@property (nonatomic, readonly, getter=isSearching) BOOL searching;
- (void)cancel;
@end

@interface MKDirectionsRequest : NSObject
@property (nonatomic, nullable) MKMapItem *source;
- (void)setSource:(nullable MKMapItem *)source;
@property (nonatomic, nullable) MKMapItem *destination;
- (void)setDestination:(nullable MKMapItem *)destination;
@property (nonatomic) MKDirectionsTransportType transportType;
@property (nonatomic) BOOL requestsAlternateRoutes;
@property (nonatomic, copy) NSDate *departureDate;
@property (nonatomic, copy) NSDate *arrivalDate;
@property (nonatomic) MKDirectionsRoutePreference tollPreference;
@property (nonatomic) MKDirectionsRoutePreference highwayPreference;
- (instancetype)initWithContentsOfURL:(NSURL *)url;
+ (BOOL)isDirectionsRequestURL:(NSURL *)url;
@end

@interface MKDirectionsResponse : NSObject
@property (nonatomic, readonly) MKMapItem *source;
@property (nonatomic, readonly) MKMapItem *destination;
@property (nonatomic, readonly) NSArray<MKRoute *> *routes;
@end

@interface MKETAResponse : NSObject
@property (nonatomic, readonly) MKMapItem *source;
@property (nonatomic, readonly) MKMapItem *destination;
@property (nonatomic, readonly) NSTimeInterval expectedTravelTime;
@property (nonatomic, readonly) CLLocationDistance distance;
@property (nonatomic, readonly) NSDate *expectedArrivalDate;
@property (nonatomic, readonly) NSDate *expectedDepartureDate;
@property (nonatomic, readonly) MKDirectionsTransportType transportType;
@end

@interface MKDirections : NSObject
- (instancetype)initWithRequest:(MKDirectionsRequest *)request;
- (void)calculateDirectionsWithCompletionHandler:(MKDirectionsHandler)completionHandler;
- (void)calculateETAWithCompletionHandler:(MKETAHandler)completionHandler;
- (void)cancel;
@property (nonatomic, readonly, getter=isCalculating) BOOL calculating;
@end

@interface MKRoute : NSObject
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) NSArray<NSString *> *advisoryNotices;
@property (nonatomic, readonly) CLLocationDistance distance;
@property (nonatomic, readonly) NSTimeInterval expectedTravelTime;
@property (nonatomic, readonly) MKDirectionsTransportType transportType;
@property (nonatomic, readonly) MKPolyline *polyline;
@property (nonatomic, readonly) NSArray<MKRouteStep *> *steps;
@property (nonatomic, readonly) BOOL hasTolls;
@property (nonatomic, readonly) BOOL hasHighways;
@end

@interface MKRouteStep : NSObject
@property (nonatomic, readonly) NSString *instructions;
@property (nonatomic, readonly, nullable) NSString *notice;
@property (nonatomic, readonly) MKPolyline *polyline;
@property (nonatomic, readonly) CLLocationDistance distance;
@property (nonatomic, readonly) MKDirectionsTransportType transportType;
@end

@interface MKGeoJSONDecoder : NSObject
- (nullable NSArray<id<MKGeoJSONObject>> *)geoJSONObjectsWithData:(NSData *)data error:(NSError **)errorPtr;
@end

@interface MKGeoJSONFeature : NSObject <MKGeoJSONObject>
@property (nonatomic, readonly, nullable) NSString *identifier;
@property (nonatomic, readonly, nullable) NSData *properties;
@property (nonatomic, readonly) NSArray<__kindof MKShape<MKGeoJSONObject> *> *geometry;
@end

@protocol MKReverseGeocoderDelegate <NSObject>
@optional
- (void)reverseGeocoder:(MKReverseGeocoder *)geocoder didFindPlacemark:(MKPlacemark *)placemark;
- (void)reverseGeocoder:(MKReverseGeocoder *)geocoder didFailWithError:(NSError *)error;
@end

@interface MKReverseGeocoder : NSObject
- (instancetype)initWithCoordinate:(CLLocationCoordinate2D)coordinate;
- (void)start;
- (void)cancel;
@property (nonatomic, weak) id<MKReverseGeocoderDelegate> delegate;
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly) MKPlacemark *placemark;
@property (nonatomic, readonly, getter=isQuerying) BOOL querying;
@end
