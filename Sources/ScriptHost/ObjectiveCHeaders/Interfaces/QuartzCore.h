typedef NSString *CALayerContentsFormat;
typedef NSString *CALayerContentsFilter;
typedef NSString *CALayerCornerCurve;
typedef NSString *CAAnimationRotationMode;
typedef NSString *CAEmitterLayerEmitterShape;
typedef NSString *CAEmitterLayerEmitterMode;
typedef NSString *CAEmitterLayerRenderMode;
typedef NSString *CAScrollLayerScrollMode;
typedef NSString *CATextLayerTruncationMode;
typedef NSString *CAValueFunctionName;
typedef struct __attribute__((objc_boxable)) CATransform3D {
  CGFloat m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44;
} CATransform3D;
typedef NSString *CAMediaTimingFillMode NS_TYPED_ENUM;
typedef NSString *CAMediaTimingFunctionName NS_TYPED_ENUM;
typedef NSString *CALayerContentsGravity NS_TYPED_ENUM;
typedef NSString *CAShapeLayerLineCap NS_TYPED_ENUM;
typedef NSString *CAShapeLayerLineJoin NS_TYPED_ENUM;
typedef NSString *CAShapeLayerFillRule NS_TYPED_ENUM;
typedef NSString *CATransitionType NS_TYPED_ENUM;
typedef NSString *CATransitionSubtype NS_TYPED_ENUM;
typedef NSString *CAAnimationCalculationMode NS_TYPED_ENUM;
typedef NSString *CATextLayerAlignmentMode NS_TYPED_ENUM;
typedef NSString *CAGradientLayerType NS_TYPED_ENUM;
typedef NS_OPTIONS(unsigned int, CAEdgeAntialiasingMask) {
  kCALayerLeftEdge = 1, kCALayerRightEdge = 2, kCALayerBottomEdge = 4, kCALayerTopEdge = 8
};
typedef NS_OPTIONS(NSUInteger, CACornerMask) {
  kCALayerMinXMinYCorner = 1, kCALayerMaxXMinYCorner = 2, kCALayerMinXMaxYCorner = 4,
  kCALayerMaxXMaxYCorner = 8
};
extern const CATransform3D CATransform3DIdentity;
typedef struct __attribute__((objc_boxable)) CAFrameRateRange { float minimum, maximum, preferred; } CAFrameRateRange;
extern const CAFrameRateRange CAFrameRateRangeDefault;
CAFrameRateRange CAFrameRateRangeMake(float minimum, float maximum, float preferred);
BOOL CAFrameRateRangeIsEqualToRange(CAFrameRateRange one, CAFrameRateRange other);
CATransform3D CATransform3DMakeTranslation(CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DMakeScale(CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DMakeRotation(CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DTranslate(CATransform3D t, CGFloat tx, CGFloat ty, CGFloat tz);
CATransform3D CATransform3DScale(CATransform3D t, CGFloat sx, CGFloat sy, CGFloat sz);
CATransform3D CATransform3DRotate(CATransform3D t, CGFloat angle, CGFloat x, CGFloat y, CGFloat z);
CATransform3D CATransform3DConcat(CATransform3D one, CATransform3D other);
CATransform3D CATransform3DInvert(CATransform3D t);
CATransform3D CATransform3DMakeAffineTransform(CGAffineTransform m);
bool CATransform3DIsAffine(CATransform3D t);
CGAffineTransform CATransform3DGetAffineTransform(CATransform3D t);
_Bool CATransform3DIsIdentity(CATransform3D t);
_Bool CATransform3DEqualToTransform(CATransform3D one, CATransform3D other);
CFTimeInterval CACurrentMediaTime(void);
CA_EXTERN CAMediaTimingFillMode const kCAFillModeForwards;
CA_EXTERN CAMediaTimingFillMode const kCAFillModeBackwards;
CA_EXTERN CAMediaTimingFillMode const kCAFillModeBoth;
CA_EXTERN CAMediaTimingFillMode const kCAFillModeRemoved;
CA_EXTERN CAMediaTimingFunctionName const kCAMediaTimingFunctionLinear;
CA_EXTERN CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseIn;
CA_EXTERN CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseOut;
CA_EXTERN CAMediaTimingFunctionName const kCAMediaTimingFunctionEaseInEaseOut;
CA_EXTERN CAMediaTimingFunctionName const kCAMediaTimingFunctionDefault;
CA_EXTERN CALayerContentsGravity const kCAGravityCenter;
CA_EXTERN CALayerContentsGravity const kCAGravityResize;
CA_EXTERN CALayerContentsGravity const kCAGravityResizeAspect;
CA_EXTERN CALayerContentsGravity const kCAGravityResizeAspectFill;
CA_EXTERN CAShapeLayerLineCap const kCALineCapButt;
CA_EXTERN CAShapeLayerLineCap const kCALineCapRound;
CA_EXTERN CAShapeLayerLineCap const kCALineCapSquare;
CA_EXTERN CAShapeLayerLineJoin const kCALineJoinMiter;
CA_EXTERN CAShapeLayerLineJoin const kCALineJoinRound;
CA_EXTERN CAShapeLayerLineJoin const kCALineJoinBevel;
CA_EXTERN CAShapeLayerFillRule const kCAFillRuleEvenOdd;
CA_EXTERN CAShapeLayerFillRule const kCAFillRuleNonZero;
CA_EXTERN CATransitionType const kCATransitionFade;
CA_EXTERN CATransitionType const kCATransitionMoveIn;
CA_EXTERN CATransitionType const kCATransitionPush;
CA_EXTERN CATransitionType const kCATransitionReveal;
CA_EXTERN CATransitionSubtype const kCATransitionFromRight;
CA_EXTERN CATransitionSubtype const kCATransitionFromLeft;
CA_EXTERN CATransitionSubtype const kCATransitionFromTop;
CA_EXTERN CATransitionSubtype const kCATransitionFromBottom;
CA_EXTERN CAAnimationCalculationMode const kCAAnimationLinear;
CA_EXTERN CAAnimationCalculationMode const kCAAnimationDiscrete;
CA_EXTERN CAAnimationCalculationMode const kCAAnimationPaced;
CA_EXTERN CAAnimationCalculationMode const kCAAnimationCubic;
CA_EXTERN NSString *const kCAOnOrderIn;
CA_EXTERN NSString *const kCATransition;
CA_EXTERN CATextLayerAlignmentMode const kCAAlignmentCenter;
CA_EXTERN CATextLayerAlignmentMode const kCAAlignmentLeft;

@protocol CAAction
- (void)runActionForKey:(NSString *)event object:(id)object arguments:(nullable NSDictionary *)arguments;
@end

@protocol CAMediaTiming
@property CFTimeInterval beginTime;
@property CFTimeInterval duration;
@property float speed;
@property CFTimeInterval timeOffset;
@property float repeatCount;
@property CFTimeInterval repeatDuration;
@property BOOL autoreverses;
@property (copy) CAMediaTimingFillMode fillMode;
@end

@interface NSValue (CATransform3DAdditions)
+ (NSValue *)valueWithCATransform3D:(CATransform3D)transform;
@property (readonly) CATransform3D CATransform3DValue;
@end

@interface CAMediaTimingFunction : NSObject <NSSecureCoding>
+ (instancetype)functionWithName:(CAMediaTimingFunctionName)name;
+ (instancetype)functionWithControlPoints:(float)x1 :(float)y1 :(float)x2 :(float)y2;
- (void)getControlPointAtIndex:(size_t)index values:(float[_Nonnull 2])values;
@end

@interface CALayer : NSObject <NSSecureCoding, CAMediaTiming>
+ (instancetype)layer;
- (instancetype)init;
- (instancetype)initWithLayer:(id)layer;
- (nullable instancetype)presentationLayer;
- (instancetype)modelLayer;
- (CGAffineTransform)affineTransform;
- (void)setAffineTransform:(CGAffineTransform)transform;
@property (nullable, copy) NSArray<__kindof CALayer *> *sublayers;
- (void)insertSublayer:(CALayer *)layer atIndex:(unsigned int)index;
- (void)replaceSublayer:(CALayer *)old with:(CALayer *)layer;
@property (nullable, strong) __kindof CALayer *mask;
- (nullable __kindof CALayer *)hitTest:(CGPoint)point;
@property (copy) CALayerContentsGravity contentsGravity;
@property float minificationFilterBias;
- (void)drawInContext:(CGContextRef)context;
- (void)renderInContext:(CGContextRef)context;
@property CAEdgeAntialiasingMask edgeAntialiasingMask;
@property (nullable) CGColorRef backgroundColor;
@property CACornerMask maskedCorners;
@property (nullable) CGColorRef borderColor;
@property float opacity;
@property (nullable, copy) NSArray *filters;
@property (nullable) CGColorRef shadowColor;
@property float shadowOpacity;
@property (nullable) CGPathRef shadowPath;
+ (nullable id<CAAction>)defaultActionForKey:(NSString *)event;
- (nullable id<CAAction>)actionForKey:(NSString *)event;
@property (nullable, copy) NSDictionary<NSString *, id<CAAction>> *actions;
- (nullable __kindof CAAnimation *)animationForKey:(NSString *)key;
@property (nullable, weak) id<CALayerDelegate> delegate;
@property (nullable, copy) NSDictionary *style;
@property CGRect visibleRect;
- (CFTimeInterval)convertTime:(CFTimeInterval)time fromLayer:(nullable CALayer *)layer;
- (CFTimeInterval)convertTime:(CFTimeInterval)time toLayer:(nullable CALayer *)layer;
@end

@interface CAShapeLayer : CALayer
@property (nullable) CGPathRef path;
@property (nullable) CGColorRef fillColor;
@property (copy) CAShapeLayerFillRule fillRule;
@property (nullable) CGColorRef strokeColor;
@property (copy) CAShapeLayerLineCap lineCap;
@property (copy) CAShapeLayerLineJoin lineJoin;
@property (nullable, copy) NSArray<NSNumber *> *lineDashPattern;
@end

@interface CAGradientLayer : CALayer
@property (nullable, copy) NSArray<NSNumber *> *locations;
@property (copy) CAGradientLayerType type;
@end

@interface CAEmitterCell : NSObject
@property (nullable) CGColorRef color;
@end

@interface CATextLayer : CALayer
@property (nullable) CFTypeRef font;
@property (nullable) CGColorRef foregroundColor;
@property (copy) CATextLayerAlignmentMode alignmentMode;
@end

@interface CAReplicatorLayer : CALayer
@property CFTimeInterval instanceDelay;
@property (nullable) CGColorRef instanceColor;
@end

@interface CATransformLayer : CALayer
@end

@interface CAAnimation : NSObject <NSSecureCoding, NSCopying, CAMediaTiming, CAAction>
@property (nullable, strong) CAMediaTimingFunction *timingFunction;
@property (nullable, strong) id<CAAnimationDelegate> delegate;
@end

@interface CAPropertyAnimation : CAAnimation
@end

@interface CABasicAnimation : CAPropertyAnimation
@property (nullable, strong) id fromValue;
@property (nullable, strong) id toValue;
@property (nullable, strong) id byValue;
@end

@interface CAKeyframeAnimation : CAPropertyAnimation
@property (nullable) CGPathRef path;
@property (nullable, copy) NSArray<NSNumber *> *keyTimes;
@property (copy) CAAnimationCalculationMode calculationMode;
@end

@interface CASpringAnimation : CABasicAnimation
@property (readonly) CFTimeInterval settlingDuration;
@end

@interface CATransition : CAAnimation
@property (copy) CATransitionType type;
@property (nullable, copy) CATransitionSubtype subtype;
@property float startProgress;
@property float endProgress;
@end

@interface CAAnimationGroup : CAAnimation
@end

@interface CATransaction : NSObject
+ (CFTimeInterval)animationDuration;
+ (void)setAnimationDuration:(CFTimeInterval)duration;
+ (nullable void (^)(void))completionBlock;
+ (void)setCompletionBlock:(nullable void (^)(void))block;
@end

@interface CADisplayLink : NSObject
+ (CADisplayLink *)displayLinkWithTarget:(id)target selector:(SEL)selector;
- (void)addToRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
- (void)removeFromRunLoop:(NSRunLoop *)loop forMode:(NSRunLoopMode)mode;
@property (readonly, nonatomic) CFTimeInterval timestamp;
@property (readonly, nonatomic) CFTimeInterval duration;
@property (readonly, nonatomic) CFTimeInterval targetTimestamp;
@end

@protocol CALayerDelegate <NSObject>
@optional
- (void)displayLayer:(CALayer *)layer;
- (void)drawLayer:(CALayer *)layer inContext:(CGContextRef)context;
- (void)layerWillDraw:(CALayer *)layer;
- (void)layoutSublayersOfLayer:(CALayer *)layer;
- (nullable id<CAAction>)actionForLayer:(CALayer *)layer forKey:(NSString *)event;
@end

@interface CAEAGLLayer : CALayer
@property (copy, nullable) NSDictionary<NSString *, id> *drawableProperties;
@property BOOL presentsWithTransaction;
@end

@interface CAMetalLayer : CALayer
@property (nullable) id device;
@property NSUInteger pixelFormat;
@property BOOL framebufferOnly, presentsWithTransaction;
@property CGSize drawableSize;
- (nullable id)nextDrawable;
@end
