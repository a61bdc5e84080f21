extern NSString *const kCIInputImageKey, *const kCIOutputImageKey, *const kCIInputBackgroundImageKey,
  *const kCIInputRadiusKey, *const kCIInputAngleKey, *const kCIInputBrightnessKey,
  *const kCIInputSaturationKey, *const kCIInputContrastKey, *const kCIInputIntensityKey,
  *const kCIInputColorKey, *const kCIContextUseSoftwareRenderer, *const kCIContextWorkingColorSpace, *const kCIContextOutputColorSpace,
  *const kCICategoryBuiltIn, *const CIDetectorImageOrientation,
  *const kCIImageColorSpace, *const CIDetectorTypeQRCode, *const CIDetectorTypeFace,
  *const CIDetectorAccuracy, *const CIDetectorAccuracyHigh, *const CIDetectorAccuracyLow,
  *const kCIInputCenterKey, *const kCIInputScaleKey, *const kCIInputAspectRatioKey, *const kCIInputSharpnessKey,
  *const kCIInputEVKey, *const kCIInputTransformKey, *const kCIInputExtentKey, *const kCIAttributeFilterName,
  *const kCIAttributeFilterDisplayName, *const kCIAttributeFilterCategories, *const kCIAttributeClass,
  *const kCIAttributeDefault, *const kCICategoryBlur, *const kCICategoryColorAdjustment,
  *const kCICategoryColorEffect, *const kCICategoryCompositeOperation, *const kCICategoryGenerator,
  *const kCICategoryGeometryAdjustment, *const kCICategorySharpen, *const kCICategoryStylize,
  *const kCICategoryTileEffect;

@interface CIImage : NSObject <NSCopying>
+ (CIImage *)emptyImage;
- (instancetype)initWithColor:(CIColor *)color;
- (CIImage *)imageByApplyingFilter:(NSString *)name;
+ (CIImage *)imageWithCGImage:(CGImageRef)image;
+ (nullable CIImage *)imageWithData:(NSData *)data;
+ (nullable CIImage *)imageWithContentsOfURL:(NSURL *)url;
+ (CIImage *)imageWithColor:(CIColor *)color;
- (instancetype)initWithCGImage:(CGImageRef)image;
- (nullable instancetype)initWithImage:(UIImage *)image;
- (nullable instancetype)initWithData:(NSData *)data;
- (CIImage *)imageByApplyingTransform:(CGAffineTransform)transform;
- (CIImage *)imageByCroppingToRect:(CGRect)rect;
- (CIImage *)imageByApplyingFilter:(NSString *)name withInputParameters:(nullable NSDictionary<NSString *, id> *)parameters;
- (CIImage *)imageByClampingToExtent;
@property (nonatomic, readonly) CGRect extent;
@property (nonatomic, readonly) NSDictionary<NSString *, id> *properties;
@property (nonatomic, readonly, nullable) CGColorSpaceRef colorSpace;
@property (nonatomic, readonly, nullable) CGImageRef CGImage;
@end

@interface CIColor : NSObject <NSCopying>
@property (readonly) CGFloat red, green, blue, alpha;
+ (instancetype)colorWithCGColor:(CGColorRef)color;
+ (instancetype)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue;
+ (instancetype)colorWithRed:(CGFloat)red green:(CGFloat)green blue:(CGFloat)blue alpha:(CGFloat)alpha;
- (instancetype)initWithColor:(UIColor *)color;
- (instancetype)initWithCGColor:(CGColorRef)color;
@property (class, strong, readonly) CIColor *blackColor, *whiteColor, *grayColor, *redColor, *greenColor,
  *blueColor, *cyanColor, *magentaColor, *yellowColor, *clearColor;
@end

@interface CIVector : NSObject <NSCopying>
@property (readonly) size_t count;
@property (readonly) CGFloat X, Y, Z, W;
@property (readonly) CGPoint CGPointValue;
@property (readonly) CGRect CGRectValue;
- (CGFloat)valueAtIndex:(size_t)index;
+ (instancetype)vectorWithX:(CGFloat)x;
+ (instancetype)vectorWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z;
+ (instancetype)vectorWithCGPoint:(CGPoint)point;
+ (instancetype)vectorWithCGRect:(CGRect)rect;
+ (instancetype)vectorWithX:(CGFloat)x Y:(CGFloat)y;
+ (instancetype)vectorWithX:(CGFloat)x Y:(CGFloat)y Z:(CGFloat)z W:(CGFloat)w;
@end

@interface CIFilter : NSObject <NSCopying>
+ (NSArray<NSString *> *)filterNamesInCategory:(nullable NSString *)category;
+ (NSArray<NSString *> *)filterNamesInCategories:(nullable NSArray<NSString *> *)categories;
@property (readonly, nonatomic) NSArray<NSString *> *outputKeys;
@property (readonly, nonatomic) NSDictionary<NSString *, id> *attributes;
+ (nullable CIFilter *)filterWithName:(NSString *)name;
+ (nullable CIFilter *)filterWithName:(NSString *)name keysAndValues:(nullable id)first, ... NS_REQUIRES_NIL_TERMINATION;
+ (nullable CIFilter *)filterWithName:(NSString *)name withInputParameters:(nullable NSDictionary<NSString *, id> *)parameters;
@property (readonly, nonatomic, nullable) CIImage *outputImage;
@property (readonly, nonatomic) NSArray<NSString *> *inputKeys;
@property (nonatomic, copy) NSString *name;
- (void)setDefaults;
@end

@interface CIContext : NSObject
+ (CIContext *)contextWithOptions:(nullable NSDictionary<NSString *, id> *)options;
+ (CIContext *)context;
+ (CIContext *)contextWithEAGLContext:(EAGLContext *)context;
+ (CIContext *)contextWithEAGLContext:(EAGLContext *)context options:(nullable NSDictionary<NSString *, id> *)options;
- (nullable CGImageRef)createCGImage:(CIImage *)image fromRect:(CGRect)rect CF_RETURNS_RETAINED;
@end

@interface CIFeature : NSObject
@property (readonly) CGRect bounds;
@end

@interface CIQRCodeFeature : CIFeature
@property (nullable, readonly) NSString *messageString;
@end

@interface CIDetector : NSObject
+ (nullable CIDetector *)detectorOfType:(NSString *)type context:(nullable CIContext *)context options:(nullable NSDictionary<NSString *, id> *)options;
- (NSArray<CIFeature *> *)featuresInImage:(CIImage *)image;
@end
