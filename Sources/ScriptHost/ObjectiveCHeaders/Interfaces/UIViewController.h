@protocol UISearchDisplayDelegate <NSObject>
@end

@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)controller;
@end

@protocol UISearchControllerDelegate <NSObject>
@end

@protocol UIImagePickerControllerDelegate <NSObject>
@optional
- (void)imagePickerController:(UIImagePickerController *)picker didFinishPickingMediaWithInfo:(NSDictionary<UIImagePickerControllerInfoKey, id> *)info;
- (void)imagePickerControllerDidCancel:(UIImagePickerController *)picker;
@end

@protocol UIPopoverControllerDelegate <NSObject>
@end

@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
- (CGRect)initialFrameForViewController:(UIViewController *)controller;
- (CGRect)finalFrameForViewController:(UIViewController *)controller;
@end

@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly) BOOL isInterruptible;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable __kindof UIViewController *)viewControllerForKey:(UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
@end

@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view animation:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation completion:(void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
- (void)notifyWhenInteractionEndsUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler;
- (void)notifyWhenInteractionChangesUsingBlock:(void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler;
@end

@interface UIViewController : UIResponder <NSCoding, UIAppearanceContainer, UITraitEnvironment>
- (instancetype)initWithNibName:(nullable NSString *)name bundle:(nullable NSBundle *)bundle;
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
@property (nullable, nonatomic, readonly, strong) NSExtensionContext *extensionContext;
- (void)beginRequestWithExtensionContext:(NSExtensionContext *)context;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(nullable void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(nullable void (^)(void))completion;
- (void)presentModalViewController:(UIViewController *)controller animated:(BOOL)animated;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers;
- (void)addChildViewController:(UIViewController *)child;
- (void)transitionFromViewController:(UIViewController *)from toViewController:(UIViewController *)to duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(nullable void (^)(void))animations completion:(nullable void (^)(BOOL finished))completion;
@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide;
@property (nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide;
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@end

// A class that declares a property of a category again has its own variable for it.
@interface UIViewController (UIViewControllerEditing)
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@end

@interface UIViewController (UINavigationControllerItem)
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@end

@interface UIViewController (UINavigationControllerContextualToolbarItems)
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
@end

@interface UIViewController (UISplitViewControllerItem)
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@end

@interface UIViewController (UITabBarControllerItem)
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithRootViewController:(UIViewController *)root;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
@property (null_resettable, nonatomic, readonly) UIToolbar *toolbar;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@end

typedef NS_ENUM(NSInteger, UINavigationItemBackButtonDisplayMode) {
  UINavigationItemBackButtonDisplayModeDefault, UINavigationItemBackButtonDisplayModeGeneric,
  UINavigationItemBackButtonDisplayModeMinimal
};
typedef NS_ENUM(NSUInteger, UIBehavioralStyle) {
  UIBehavioralStyleAutomatic, UIBehavioralStylePad, UIBehavioralStyleMac
};

@interface UINavigationItem : NSObject
- (instancetype)initWithTitle:(NSString *)title;
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode;
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end

@interface UINavigationBar : UIView <UIBarPositioning>
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle;
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, weak) id<UINavigationBarDelegate> delegate;
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated;
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nonatomic, copy) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactAppearance;
@end

@interface UITabBarController : UIViewController <UITabBarDelegate>
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)controllers animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@end

@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(nullable void (^)(UIAlertAction *action))handler;
@property (nonatomic, readonly) UIAlertActionStyle style;
@end

@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)style;
- (void)addTextFieldWithConfigurationHandler:(nullable void (^)(UITextField *field))handler;
@property (nullable, nonatomic, copy) NSString *title;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

@interface UIAlertView : UIView
- (instancetype)initWithTitle:(nullable NSString *)title message:(nullable NSString *)message delegate:(nullable id)delegate cancelButtonTitle:(nullable NSString *)cancel otherButtonTitles:(nullable NSString *)others, ... NS_REQUIRES_NIL_TERMINATION;
@end

@interface UIActionSheet : UIView
- (instancetype)initWithTitle:(nullable NSString *)title delegate:(nullable id<UIActionSheetDelegate>)delegate cancelButtonTitle:(nullable NSString *)cancel destructiveButtonTitle:(nullable NSString *)destructive otherButtonTitles:(nullable NSString *)others, ... NS_REQUIRES_NIL_TERMINATION;
@end

@interface UISplitViewController : UIViewController
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
@end

@interface UIPageViewController : UIViewController
- (instancetype)initWithTransitionStyle:(UIPageViewControllerTransitionStyle)style navigationOrientation:(UIPageViewControllerNavigationOrientation)orientation options:(nullable NSDictionary<NSString *, id> *)options;
@property (nullable, nonatomic, weak) id delegate;
@property (nullable, nonatomic, weak) id dataSource;
@property (nullable, nonatomic, readonly) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<UIViewController *> *)controllers direction:(UIPageViewControllerNavigationDirection)direction animated:(BOOL)animated completion:(nullable void (^)(BOOL finished))completion;
@end

@interface UIPresentationController : NSObject
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nullable, nonatomic, weak) id delegate;
@end

@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@end

@interface UIPopoverBackgroundView : UIView
@property (nonatomic) UIPopoverArrowDirection arrowDirection;
@end

@interface UISearchController : UIViewController
@property (nullable, nonatomic, weak) id searchResultsUpdater;
@property (nullable, nonatomic, weak) id delegate;
@end

@interface UISearchDisplayController : NSObject
@property (nonatomic, readonly) UISearchBar *searchBar;
@end

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)bundle;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

@interface UIStoryboardSegue : NSObject
@property (nonatomic, readonly, strong) __kindof UIViewController *sourceViewController;
@property (nonatomic, readonly, strong) __kindof UIViewController *destinationViewController;
@end

@interface UIImagePickerController : UINavigationController
+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)type;
@property (nullable, nonatomic, weak) id delegate;
@property (nonatomic) UIImagePickerControllerSourceType sourceType;
@end

@interface UIPopoverController : NSObject
- (instancetype)initWithContentViewController:(UIViewController *)controller;
@property (nullable, nonatomic, weak) id delegate;
@end

@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(nullable NSArray *)activities;
@end
