@interface UIFeedbackGenerator (Results)
+ (instancetype)feedbackGeneratorForView:(UIView *)view;
@end

@interface UIImpactFeedbackGenerator (Results)
+ (instancetype)feedbackGeneratorWithStyle:(UIImpactFeedbackStyle)style forView:(UIView *)view;
@end

@interface UIViewPropertyAnimator (Results)
+ (instancetype)runningPropertyAnimatorWithDuration:(NSTimeInterval)duration delay:(NSTimeInterval)delay options:(UIViewAnimationOptions)options animations:(void (^)(void))animations completion:(void (^_Nullable)(UIViewAnimatingPosition position))completion;
@end

@interface UIApplication (Results)
@property (nullable, nonatomic, strong) UIUserNotificationSettings *currentUserNotificationSettings;
@end

@interface UIApplicationShortcutIcon (Results)
+ (instancetype)iconWithType:(UIApplicationShortcutIconType)type;
+ (instancetype)iconWithTemplateImageName:(NSString *)templateImageName;
+ (instancetype)iconWithSystemImageName:(NSString *)systemImageName;
+ (instancetype)iconWithContact:(nullable id)contact;
@end

@interface UIContextMenuConfiguration (Results)
@property (nullable, nonatomic, copy) NSSet *secondaryItemIdentifiers;
@end

@interface UIBarItem (Results)
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
@end

@interface UICollectionView (Results)
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForSupplementaryElementOfKind:(NSString *)kind atIndexPath:(NSIndexPath *)atIndexPath;
@end

@interface UICollectionViewLayout (Results)
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForInteractivelyMovingItemAtIndexPath:(NSIndexPath *)indexPath withTargetPosition:(CGPoint)targetPosition;
@end

@interface UICollectionViewLayoutAttributes (Results)
+ (instancetype)layoutAttributesForCellWithIndexPath:(NSIndexPath *)indexPath;
+ (instancetype)layoutAttributesForDecorationViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)indexPath;
+ (instancetype)layoutAttributesForSupplementaryViewOfKind:(NSString *)kind withIndexPath:(NSIndexPath *)indexPath;
@end

@interface UIDocument (Results)
- (nullable NSDictionary *)fileAttributesToWriteToURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)operation error:(NSError *_Nullable *_Nullable)error;
@end

@interface UIGraphicsImageRenderer (Results)
- (nullable NSData *)PNGDataWithActions:(void (^)(UIGraphicsImageRendererContext *context))actions;
- (nullable NSData *)JPEGDataWithCompressionQuality:(CGFloat)compressionQuality actions:(void (^)(UIGraphicsImageRendererContext *context))actions;
@end

@interface UIRefreshControl (Results)
@property (nullable, nonatomic, strong) NSAttributedString *attributedTitle;
@end

@interface UIImage (Results)
+ (nullable instancetype)animatedResizableImageNamed:(NSString *)name capInsets:(UIEdgeInsets)insets duration:(NSTimeInterval)duration;
+ (nullable instancetype)animatedResizableImageNamed:(NSString *)name capInsets:(UIEdgeInsets)insets resizingMode:(UIImageResizingMode)mode duration:(NSTimeInterval)duration;
@end

@interface UIButton (Results)
+ (instancetype)systemButtonWithImage:(UIImage *)image target:(nullable id)target action:(nullable SEL)action;
+ (instancetype)systemButtonWithPrimaryAction:(nullable UIAction *)action;
+ (instancetype)buttonWithType:(UIButtonType)type primaryAction:(nullable UIAction *)primaryAction;
+ (instancetype)buttonWithConfiguration:(UIButtonConfiguration *)configuration primaryAction:(nullable UIAction *)primaryAction;
- (nullable UIImageSymbolConfiguration *)preferredSymbolConfigurationForImageInState:(UIControlState)state;
@end

@interface UINavigationItem (Results)
@property (nullable, nonatomic, readonly, strong) id<UIPopoverPresentationControllerSourceItem> overflowPresentationSource;
@end

@interface UIPasteboard (Results)
- (nullable NSData *)dataForPasteboardType:(NSString *)pasteboardType;
- (nullable NSIndexSet *)itemSetWithPasteboardTypes:(NSArray<NSString *> *)pasteboardTypes;
@end

@interface UIScreen (Results)
- (nullable CADisplayLink *)displayLinkWithTarget:(nullable id)target selector:(SEL)selector;
@end

@interface UISearchBar (Results)
- (nullable NSDictionary<NSAttributedStringKey, id> *)scopeBarButtonTitleTextAttributesForState:(UIControlState)state;
@end

@interface UISegmentedControl (Results)
- (nullable UIImage *)imageForSegmentAtIndex:(NSInteger)index;
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
@end

@interface UITableView (Results)
@property (nullable, nonatomic, copy) UIVisualEffect *separatorEffect;
@end

@interface UITextView (Results)
+ (instancetype)textViewUsingTextLayoutManager:(BOOL)textLayoutManager;
@end

@interface UIToolbar (Results)
@property (nullable, nonatomic, copy) UIToolbarAppearance *standardAppearance;
@end

@interface UIViewController (Results)
- (nullable id<UIViewControllerPreviewing>)registerForPreviewingWithDelegate:(id<UIViewControllerPreviewingDelegate>)delegate sourceView:(UIView *)sourceView;
@end

@interface UIStoryboardSegue (Results)
+ (instancetype)segueWithIdentifier:(nullable NSString *)identifier source:(UIViewController *)source destination:(UIViewController *)destination performHandler:(void (^)(void))handler;
@end

@interface UIPopoverPresentationController (Results)
@property (nullable, nonatomic, strong) id<UIPopoverPresentationControllerSourceItem> sourceItem;
@end

@interface UIPrintInfo (Results)
@property (class, readonly) UIPrintInfo *printInfo;
@end

@interface UIUserNotificationSettings (Results)
+ (instancetype)settingsForTypes:(UIUserNotificationType)types categories:(nullable NSSet<UIUserNotificationCategory *> *)categories;
@end

@interface UIDropInteraction (Results)
@property (nullable, nonatomic, readonly, weak) id<UIDropInteractionDelegate> delegate;
@end

@interface UISceneConnectionOptions (Results)
@property (nonatomic, readonly, copy) NSSet<UIOpenURLContext *> *URLContexts;
@property (nonatomic, readonly, copy) NSSet<NSUserActivity *> *userActivities;
@end

@interface UISceneConfiguration (Results)
+ (instancetype)configurationWithName:(nullable NSString *)name sessionRole:(NSString *)role;
@end

@interface UIBarButtonItemAppearance (Results)
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *highlighted;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UIBarButtonItemStateAppearance *focused;
@end

@interface UINavigationBarAppearance (Results)
@property (nonatomic, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *doneButtonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *backButtonAppearance;
@end

@interface UIToolbarAppearance (Results)
@property (nonatomic, copy) UIBarButtonItemAppearance *buttonAppearance;
@property (nonatomic, copy) UIBarButtonItemAppearance *doneButtonAppearance;
@end

@interface UITabBarItemAppearance (Results)
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *disabled;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *focused;
@end

@interface NSValue (Results)
@property (readonly) NSDirectionalEdgeInsets directionalEdgeInsetsValue;
@end
