@interface UIContextMenuInteraction (Behaviors)
- (instancetype)initWithDelegate:(id<UIContextMenuInteractionDelegate>)delegate;
@end

@interface UIContextMenuConfiguration (Behaviors)
@property (nonatomic, readonly) id<NSCopying> identifier;
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier previewProvider:(nullable UIViewController *_Nullable (^)(void))previewProvider actionProvider:(nullable UIMenu *_Nullable (^)(NSArray<UIMenuElement *> *suggestedActions))actionProvider;
@end

@interface UIEditMenuInteraction (Behaviors)
- (instancetype)initWithDelegate:(nullable id<UIEditMenuInteractionDelegate>)delegate;
@end

@interface UIEditMenuConfiguration (Behaviors)
@property (nonatomic, readonly) id<NSCopying> identifier;
+ (instancetype)configurationWithIdentifier:(nullable id<NSCopying>)identifier sourcePoint:(CGPoint)sourcePoint;
@end

@interface UIDragInteraction (Behaviors)
- (instancetype)initWithDelegate:(id<UIDragInteractionDelegate>)delegate;
@end

@interface UIDropInteraction (Behaviors)
- (instancetype)initWithDelegate:(id<UIDropInteractionDelegate>)delegate;
@end

@interface UISpringLoadedInteraction (Behaviors)
- (instancetype)initWithInteractionBehavior:(nullable id<UISpringLoadedInteractionBehavior>)behavior interactionEffect:(nullable id<UISpringLoadedInteractionEffect>)effect activationHandler:(void (^)(UISpringLoadedInteraction *interaction, id<UISpringLoadedInteractionContext> context))handler;
@end

@interface UIPencilInteraction (Behaviors)
- (instancetype)initWithDelegate:(nullable id<UIPencilInteractionDelegate>)delegate;
@end

@interface UIPointerInteraction (Behaviors)
- (instancetype)initWithDelegate:(nullable id<UIPointerInteractionDelegate>)delegate;
@end

@interface UIPointerRegion (Behaviors)
@property (nonatomic, readonly, nullable) id<NSCopying> identifier;
+ (instancetype)regionWithRect:(CGRect)rect identifier:(nullable id<NSCopying>)identifier;
@end

@interface UILargeContentViewerInteraction (Behaviors)
- (instancetype)initWithDelegate:(nullable id<UILargeContentViewerInteractionDelegate>)delegate;
@end

@interface UIFindInteraction (Behaviors)
- (instancetype)initWithSessionDelegate:(id<UIFindInteractionDelegate>)sessionDelegate;
@end

@interface UITextSearchingFindSession (Behaviors)
- (instancetype)initWithSearchableObject:(id<UITextSearching>)searchableObject;
@end

@interface UIDynamicAnimator (Behaviors)
@property (nonatomic, readonly, copy) NSArray<__kindof UIDynamicBehavior *> *behaviors;
- (NSArray<id<UIDynamicItem>> *)itemsInRect:(CGRect)rect;
- (void)updateItemUsingCurrentState:(id<UIDynamicItem>)item;
@end

@interface UIAttachmentBehavior (Behaviors)
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (instancetype)initWithItem:(id<UIDynamicItem>)item attachedToAnchor:(CGPoint)point;
- (instancetype)initWithItem:(id<UIDynamicItem>)item offsetFromCenter:(UIOffset)offset attachedToAnchor:(CGPoint)point;
- (instancetype)initWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2;
- (instancetype)initWithItem:(id<UIDynamicItem>)item1 offsetFromCenter:(UIOffset)offset1 attachedToItem:(id<UIDynamicItem>)item2 offsetFromCenter:(UIOffset)offset2;
+ (instancetype)slidingAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)point axisOfTranslation:(CGVector)axis;
+ (instancetype)slidingAttachmentWithItem:(id<UIDynamicItem>)item attachmentAnchor:(CGPoint)point axisOfTranslation:(CGVector)axis;
+ (instancetype)limitAttachmentWithItem:(id<UIDynamicItem>)item1 offsetFromCenter:(UIOffset)offset1 attachedToItem:(id<UIDynamicItem>)item2 offsetFromCenter:(UIOffset)offset2;
+ (instancetype)fixedAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)point;
+ (instancetype)pinAttachmentWithItem:(id<UIDynamicItem>)item1 attachedToItem:(id<UIDynamicItem>)item2 attachmentAnchor:(CGPoint)point;
@end

@interface UICollisionBehavior (Behaviors)
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
@property (nullable, nonatomic, readonly, copy) NSArray<id<NSCopying>> *boundaryIdentifiers;
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
- (void)addBoundaryWithIdentifier:(id<NSCopying>)identifier forPath:(UIBezierPath *)path;
- (void)addBoundaryWithIdentifier:(id<NSCopying>)identifier fromPoint:(CGPoint)p1 toPoint:(CGPoint)p2;
- (nullable UIBezierPath *)boundaryWithIdentifier:(id<NSCopying>)identifier;
- (void)removeBoundaryWithIdentifier:(id<NSCopying>)identifier;
@end

@interface UIDynamicItemBehavior (Behaviors)
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
- (void)addLinearVelocity:(CGPoint)velocity forItem:(id<UIDynamicItem>)item;
- (CGPoint)linearVelocityForItem:(id<UIDynamicItem>)item;
- (void)addAngularVelocity:(CGFloat)velocity forItem:(id<UIDynamicItem>)item;
- (CGFloat)angularVelocityForItem:(id<UIDynamicItem>)item;
@end

@interface UIDynamicItemGroup (Behaviors)
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items;
@end

@interface UIFieldBehavior (Behaviors)
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@end

@interface UIGravityBehavior (Behaviors)
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
@end

@interface UIPushBehavior (Behaviors)
@property (nonatomic, readonly, copy) NSArray<id<UIDynamicItem>> *items;
- (instancetype)initWithItems:(NSArray<id<UIDynamicItem>> *)items mode:(UIPushBehaviorMode)mode;
- (void)addItem:(id<UIDynamicItem>)item;
- (void)removeItem:(id<UIDynamicItem>)item;
- (UIOffset)targetOffsetFromCenterForItem:(id<UIDynamicItem>)item;
- (void)setTargetOffsetFromCenter:(UIOffset)offset forItem:(id<UIDynamicItem>)item;
@end

@interface UISnapBehavior (Behaviors)
- (instancetype)initWithItem:(id<UIDynamicItem>)item snapToPoint:(CGPoint)point;
@end

@interface UIFocusGuide (Behaviors)
@property (nonatomic, copy) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
@end

@interface UIFocusSystem (Behaviors)
+ (nullable UIFocusSystem *)focusSystemForEnvironment:(id<UIFocusEnvironment>)environment;
+ (BOOL)environment:(id<UIFocusEnvironment>)environment containsEnvironment:(id<UIFocusEnvironment>)otherEnvironment;
- (void)requestFocusUpdateToEnvironment:(id<UIFocusEnvironment>)environment;
@end

@interface UIViewPropertyAnimator (Behaviors)
@property (nullable, nonatomic, copy, readonly) id<UITimingCurveProvider> timingParameters;
- (instancetype)initWithDuration:(NSTimeInterval)duration timingParameters:(id<UITimingCurveProvider>)parameters;
- (void)continueAnimationWithTimingParameters:(nullable id<UITimingCurveProvider>)parameters durationFactor:(CGFloat)durationFactor;
@end

@interface UICubicTimingParameters (Behaviors)
@property (nullable, nonatomic, readonly) UISpringTimingParameters *springTimingParameters;
@end

@interface UISpringTimingParameters (Behaviors)
@property (nullable, nonatomic, readonly) UICubicTimingParameters *cubicTimingParameters;
@end
