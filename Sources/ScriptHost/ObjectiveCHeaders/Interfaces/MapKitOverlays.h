@protocol MKOverlay <MKAnnotation>
@optional
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly) MKMapRect boundingMapRect;
- (BOOL)intersectsMapRect:(MKMapRect)mapRect;
- (BOOL)canReplaceMapContent;
@end

@interface MKOverlayRenderer : NSObject
- (instancetype)initWithOverlay:(id<MKOverlay>)overlay;
@property (nonatomic, readonly) id<MKOverlay> overlay;
- (CGPoint)pointForMapPoint:(MKMapPoint)mapPoint;
- (MKMapPoint)mapPointForPoint:(CGPoint)point;
- (CGRect)rectForMapRect:(MKMapRect)mapRect;
- (MKMapRect)mapRectForRect:(CGRect)rect;
- (BOOL)canDrawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale;
- (void)drawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale inContext:(CGContextRef)context;
- (void)setNeedsDisplay;
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect;
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale;
@property CGFloat alpha;
@property (readonly) CGFloat contentScaleFactor;
@property (nonatomic) CGBlendMode blendMode;
@end

@interface MKOverlayView : UIView
- (instancetype)initWithOverlay:(id<MKOverlay>)overlay;
@property (nonatomic, readonly) id<MKOverlay> overlay;
- (CGPoint)pointForMapPoint:(MKMapPoint)mapPoint;
- (MKMapPoint)mapPointForPoint:(CGPoint)point;
- (CGRect)rectForMapRect:(MKMapRect)mapRect;
- (MKMapRect)mapRectForRect:(CGRect)rect;
- (BOOL)canDrawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale;
- (void)drawMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale inContext:(CGContextRef)context;
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect;
- (void)setNeedsDisplayInMapRect:(MKMapRect)mapRect zoomScale:(MKZoomScale)zoomScale;
@end

@interface MKMultiPoint : MKShape <MKGeoJSONObject>
- (MKMapPoint *)points;
@property (nonatomic, readonly) NSUInteger pointCount;
- (void)getCoordinates:(CLLocationCoordinate2D *)coords range:(NSRange)range;
- (CGFloat)locationAtPointIndex:(NSUInteger)index;
- (NSArray<NSNumber *> *)locationsAtPointIndexes:(NSIndexSet *)indexes;
@end

@interface MKPolygon : MKMultiPoint <MKOverlay, MKGeoJSONObject>
+ (instancetype)polygonWithPoints:(const MKMapPoint *)points count:(NSUInteger)count;
+ (instancetype)polygonWithPoints:(const MKMapPoint *)points count:(NSUInteger)count interiorPolygons:(nullable NSArray<MKPolygon *> *)interiorPolygons;
+ (instancetype)polygonWithCoordinates:(const CLLocationCoordinate2D *)coords count:(NSUInteger)count;
+ (instancetype)polygonWithCoordinates:(const CLLocationCoordinate2D *)coords count:(NSUInteger)count interiorPolygons:(nullable NSArray<MKPolygon *> *)interiorPolygons;
@property (readonly, nullable) NSArray<MKPolygon *> *interiorPolygons;
@end

@interface MKMultiPolygon : MKShape <MKOverlay, MKGeoJSONObject>
- (instancetype)initWithPolygons:(NSArray<MKPolygon *> *)polygons;
@property (nonatomic, readonly, copy) NSArray<MKPolygon *> *polygons;
@end

@interface MKOverlayPathRenderer : MKOverlayRenderer
@property (nullable) UIColor *fillColor;
@property (nullable) UIColor *strokeColor;
@property CGFloat lineWidth;
@property CGLineJoin lineJoin;
@property CGLineCap lineCap;
@property CGFloat miterLimit;
@property CGFloat lineDashPhase;
@property (copy, nullable) NSArray<NSNumber *> *lineDashPattern;
@property (nonatomic) BOOL shouldRasterize;
- (void)createPath;
@property CGPathRef path;
- (void)invalidatePath;
- (void)applyStrokePropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale;
- (void)applyFillPropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale;
- (void)strokePath:(CGPathRef)path inContext:(CGContextRef)context;
- (void)fillPath:(CGPathRef)path inContext:(CGContextRef)context;
@end

@interface MKMultiPolygonRenderer : MKOverlayPathRenderer
- (instancetype)initWithMultiPolygon:(MKMultiPolygon *)multiPolygon;
@property (nonatomic, readonly) MKMultiPolygon *multiPolygon;
@end

@interface MKPolyline : MKMultiPoint <MKOverlay, MKGeoJSONObject>
+ (instancetype)polylineWithPoints:(const MKMapPoint *)points count:(NSUInteger)count;
+ (instancetype)polylineWithCoordinates:(const CLLocationCoordinate2D *)coords count:(NSUInteger)count;
@end

@interface MKMultiPolyline : MKShape <MKOverlay, MKGeoJSONObject>
- (instancetype)initWithPolylines:(NSArray<MKPolyline *> *)polylines;
@property (nonatomic, readonly, copy) NSArray<MKPolyline *> *polylines;
@end

@interface MKMultiPolylineRenderer : MKOverlayPathRenderer
- (instancetype)initWithMultiPolyline:(MKMultiPolyline *)multiPolyline;
@property (nonatomic, readonly) MKMultiPolyline *multiPolyline;
@end

@interface MKCircle : MKShape <MKOverlay>
+ (instancetype)circleWithCenterCoordinate:(CLLocationCoordinate2D)coord radius:(CLLocationDistance)radius;
+ (instancetype)circleWithMapRect:(MKMapRect)mapRect;
@property (nonatomic, readonly) CLLocationCoordinate2D coordinate;
@property (nonatomic, readonly) CLLocationDistance radius;
@property (nonatomic, readonly) MKMapRect boundingMapRect;
@end

@interface MKGeodesicPolyline : MKPolyline
+ (instancetype)polylineWithPoints:(const MKMapPoint *)points count:(NSUInteger)count;
+ (instancetype)polylineWithCoordinates:(const CLLocationCoordinate2D *)coords count:(NSUInteger)count;
@end

@interface MKPolylineRenderer : MKOverlayPathRenderer
- (instancetype)initWithPolyline:(MKPolyline *)polyline;
@property (nonatomic, readonly) MKPolyline *polyline;
@property (nonatomic) CGFloat strokeStart;
@property (nonatomic) CGFloat strokeEnd;
@end

@interface MKPolygonRenderer : MKOverlayPathRenderer
- (instancetype)initWithPolygon:(MKPolygon *)polygon;
@property (nonatomic, readonly) MKPolygon *polygon;
@property (nonatomic) CGFloat strokeStart;
@property (nonatomic) CGFloat strokeEnd;
@end

@interface MKCircleRenderer : MKOverlayPathRenderer
- (instancetype)initWithCircle:(MKCircle *)circle;
@property (nonatomic, readonly) MKCircle *circle;
@property (nonatomic) CGFloat strokeStart;
@property (nonatomic) CGFloat strokeEnd;
@end

@interface MKTileOverlay : NSObject <MKOverlay>
- (instancetype)initWithURLTemplate:(nullable NSString *)URLTemplate;
@property CGSize tileSize;
@property (getter=isGeometryFlipped) BOOL geometryFlipped;
@property NSInteger minimumZ;
@property NSInteger maximumZ;
@property (readonly, nullable) NSString *URLTemplate;
@property (nonatomic) BOOL canReplaceMapContent;
- (NSURL *)URLForTilePath:(MKTileOverlayPath)path;
- (void)loadTileAtPath:(MKTileOverlayPath)path result:(void (^)(NSData *_Nullable, NSError *_Nullable))result;
@end

@interface MKTileOverlayRenderer : MKOverlayRenderer
- (instancetype)initWithTileOverlay:(MKTileOverlay *)overlay;
- (void)reloadData;
@end

@interface MKOverlayPathView : MKOverlayView
@property UIColor *fillColor;
@property UIColor *strokeColor;
@property CGFloat lineWidth;
@property CGLineJoin lineJoin;
@property CGLineCap lineCap;
@property CGFloat miterLimit;
@property CGFloat lineDashPhase;
@property (copy) NSArray *lineDashPattern;
- (void)createPath;
@property CGPathRef path;
- (void)invalidatePath;
- (void)applyStrokePropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale;
- (void)applyFillPropertiesToContext:(CGContextRef)context atZoomScale:(MKZoomScale)zoomScale;
- (void)strokePath:(CGPathRef)path inContext:(CGContextRef)context;
- (void)fillPath:(CGPathRef)path inContext:(CGContextRef)context;
@end

@interface MKPolygonView : MKOverlayPathView
- (instancetype)initWithPolygon:(MKPolygon *)polygon;
@property (nonatomic, readonly) MKPolygon *polygon;
@end

@interface MKPolylineView : MKOverlayPathView
- (instancetype)initWithPolyline:(MKPolyline *)polyline;
@property (nonatomic, readonly) MKPolyline *polyline;
@end

@interface MKCircleView : MKOverlayPathView
- (instancetype)initWithCircle:(MKCircle *)circle;
@property (nonatomic, readonly) MKCircle *circle;
@end
