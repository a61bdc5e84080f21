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
- (void)loadView;
- (void)loadViewIfNeeded;
@property (nullable, nonatomic, readonly, strong) UIView *viewIfLoaded;
- (void)viewDidLoad;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
@property (nullable, nonatomic, readonly, copy) NSString *nibName;
@property (nullable, nonatomic, readonly, strong) NSBundle *nibBundle;
@property (nullable, nonatomic, readonly, strong) UIStoryboard *storyboard;
- (void)performSegueWithIdentifier:(NSString *)identifier sender:(nullable id)sender;
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(nullable id)sender;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nullable, nonatomic, copy) NSString *title;
- (void)didReceiveMemoryWarning;
- (void)viewDidUnload;
@property (nullable, nonatomic, weak, readonly) UIViewController *parentViewController;
@property (nullable, nonatomic, readonly) UIViewController *presentedViewController;
@property (nullable, nonatomic, readonly) UIViewController *presentingViewController;
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController) BOOL movingToParentViewController;
@property (nonatomic, readonly, getter=isMovingFromParentViewController) BOOL movingFromParentViewController;
- (void)presentViewController:(UIViewController *)controller animated:(BOOL)animated completion:(nullable void (^)(void))completion;
- (void)dismissViewControllerAnimated:(BOOL)animated completion:(nullable void (^)(void))completion;
- (void)presentModalViewController:(UIViewController *)controller animated:(BOOL)animated;
- (void)dismissModalViewControllerAnimated:(BOOL)animated;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) BOOL modalPresentationCapturesStatusBarAppearance;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic) UIRectEdge edgesForExtendedLayout;
@property (nonatomic) BOOL extendedLayoutIncludesOpaqueBars;
@property (nonatomic) BOOL automaticallyAdjustsScrollViewInsets;
@property (nonatomic) CGSize preferredContentSize;
@property (nonatomic, readonly) UIStatusBarStyle preferredStatusBarStyle;
@property (nonatomic, readonly) BOOL prefersStatusBarHidden;
@property (nonatomic, readonly) UIStatusBarAnimation preferredStatusBarUpdateAnimation;
- (void)setNeedsStatusBarAppearanceUpdate;
@property (nonatomic, readonly) BOOL prefersHomeIndicatorAutoHidden;
- (void)setNeedsUpdateOfHomeIndicatorAutoHidden;
@property (nonatomic, readonly) UIRectEdge preferredScreenEdgesDeferringSystemGestures;
- (void)setNeedsUpdateOfScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForHomeIndicatorAutoHidden;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures;
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nonatomic) UIUserInterfaceStyle overrideUserInterfaceStyle;
- (void)showViewController:(UIViewController *)controller sender:(nullable id)sender;
- (void)showDetailViewController:(UIViewController *)controller sender:(nullable id)sender;
+ (void)attemptRotationToDeviceOrientation;
@property (nonatomic, readonly) BOOL shouldAutorotate;
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly) UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
- (BOOL)shouldAutorotateToInterfaceOrientation:(UIInterfaceOrientation)orientation;
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)orientation;
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)orientation duration:(NSTimeInterval)duration;
- (void)viewWillTransitionToSize:(CGSize)size withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic, readonly) UIBarButtonItem *editButtonItem;
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers;
- (void)addChildViewController:(UIViewController *)child;
- (void)removeFromParentViewController;
- (void)transitionFromViewController:(UIViewController *)from toViewController:(UIViewController *)to duration:(NSTimeInterval)duration options:(UIViewAnimationOptions)options animations:(nullable void (^)(void))animations completion:(nullable void (^)(BOOL finished))completion;
- (void)beginAppearanceTransition:(BOOL)isAppearing animated:(BOOL)animated;
- (void)endAppearanceTransition;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle;
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden;
@property (nonatomic, readonly) BOOL shouldAutomaticallyForwardAppearanceMethods;
- (void)willMoveToParentViewController:(nullable UIViewController *)parent;
- (void)didMoveToParentViewController:(nullable UIViewController *)parent;
@property (nonatomic, readonly, strong) id<UILayoutSupport> topLayoutGuide;
@property (nonatomic, readonly, strong) id<UILayoutSupport> bottomLayoutGuide;
@property (nonatomic) UIEdgeInsets additionalSafeAreaInsets;
@property (nullable, nonatomic, weak) id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nullable, nonatomic, readonly) id<UIViewControllerTransitionCoordinator> transitionCoordinator;
@property (nullable, nonatomic, readonly, strong) UINavigationController *navigationController;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nullable, nonatomic, strong) NSArray<__kindof UIBarButtonItem *> *toolbarItems;
@property (nullable, nonatomic, readonly, strong) UITabBarController *tabBarController;
@property (null_resettable, nonatomic, strong) UITabBarItem *tabBarItem;
@property (nullable, nonatomic, readonly, strong) UISplitViewController *splitViewController;
@property (nullable, nonatomic, readonly) UIPresentationController *presentationController;
@property (nullable, nonatomic, readonly) UIPopoverPresentationController *popoverPresentationController;
@property (nullable, nonatomic, readonly, strong) UISearchDisplayController *searchDisplayController;
@end

@interface UINavigationController : UIViewController
- (instancetype)initWithNavigationBarClass:(nullable Class)bar toolbarClass:(nullable Class)toolbar;
- (instancetype)initWithRootViewController:(UIViewController *)root;
- (void)pushViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToViewController:(UIViewController *)controller animated:(BOOL)animated;
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UIViewController *topViewController;
@property (nullable, nonatomic, readonly, strong) UIViewController *visibleViewController;
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(NSArray<UIViewController *> *)controllers animated:(BOOL)animated;
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, readonly) UINavigationBar *navigationBar;
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden;
- (void)setToolbarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (null_resettable, nonatomic, readonly) UIToolbar *toolbar;
@property (nullable, nonatomic, weak) id<UINavigationControllerDelegate> delegate;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactivePopGestureRecognizer;
@property (nullable, nonatomic, readonly) UIGestureRecognizer *interactiveContentPopGestureRecognizer;
@property (nonatomic) BOOL hidesBarsWhenKeyboardAppears;
@property (nonatomic) BOOL hidesBarsOnSwipe;
@property (nonatomic) BOOL hidesBarsOnTap;
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
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIView *titleView;
@property (nullable, nonatomic, copy) NSString *prompt;
@property (nullable, nonatomic, strong) UIBarButtonItem *backBarButtonItem;
@property (nullable, nonatomic, copy) NSString *backButtonTitle;
@property (nonatomic) UINavigationItemBackButtonDisplayMode backButtonDisplayMode;
@property (nonatomic) BOOL hidesBackButton;
- (void)setHidesBackButton:(BOOL)hides animated:(BOOL)animated;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *leftBarButtonItems;
@property (nullable, nonatomic, copy) NSArray<UIBarButtonItem *> *rightBarButtonItems;
- (void)setLeftBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
- (void)setRightBarButtonItems:(nullable NSArray<UIBarButtonItem *> *)items animated:(BOOL)animated;
@property (nonatomic) BOOL leftItemsSupplementBackButton;
@property (nullable, nonatomic, strong) UIBarButtonItem *leftBarButtonItem;
@property (nullable, nonatomic, strong) UIBarButtonItem *rightBarButtonItem;
- (void)setLeftBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
- (void)setRightBarButtonItem:(nullable UIBarButtonItem *)item animated:(BOOL)animated;
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode;
@property (nullable, nonatomic, strong) UISearchController *searchController;
@property (nonatomic) BOOL hidesSearchBarWhenScrolling;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@end

@interface UINavigationBar : UIView <UIBarPositioning>
@property (nonatomic) UIBehavioralStyle preferredBehavioralStyle;
@property (nonatomic) UIBarStyle barStyle;
@property (nullable, nonatomic, weak) id<UINavigationBarDelegate> delegate;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
- (void)pushNavigationItem:(UINavigationItem *)item animated:(BOOL)animated;
- (nullable UINavigationItem *)popNavigationItemAnimated:(BOOL)animated;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *topItem;
@property (nullable, nonatomic, readonly, strong) UINavigationItem *backItem;
@property (nullable, nonatomic, copy) NSArray<UINavigationItem *> *items;
@property (nonatomic) BOOL prefersLargeTitles;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
- (void)setBackgroundImage:(nullable UIImage *)image forBarMetrics:(UIBarMetrics)metrics;
- (nullable UIImage *)backgroundImageForBarMetrics:(UIBarMetrics)metrics;
- (void)setBackgroundImage:(nullable UIImage *)image forBarPosition:(UIBarPosition)position barMetrics:(UIBarMetrics)metrics;
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nullable, nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@property (nullable, nonatomic, strong) UIImage *backIndicatorImage;
@property (nullable, nonatomic, strong) UIImage *backIndicatorTransitionMaskImage;
@property (nonatomic, copy) UINavigationBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *scrollEdgeAppearance;
@property (nonatomic, copy, nullable) UINavigationBarAppearance *compactAppearance;
@end

@interface UITabBarController : UIViewController <UITabBarDelegate>
@property (nullable, nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)controllers animated:(BOOL)animated;
@property (nullable, nonatomic, assign) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nullable, nonatomic, weak) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, readonly) UINavigationController *moreNavigationController;
@end

@interface UIAlertAction : NSObject <NSCopying>
+ (instancetype)actionWithTitle:(nullable NSString *)title style:(UIAlertActionStyle)style handler:(nullable void (^)(UIAlertAction *action))handler;
@property (nullable, nonatomic, readonly) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title message:(nullable NSString *)message preferredStyle:(UIAlertControllerStyle)style;
- (void)addAction:(UIAlertAction *)action;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nullable, nonatomic, strong) UIAlertAction *preferredAction;
- (void)addTextFieldWithConfigurationHandler:(nullable void (^)(UITextField *field))handler;
@property (nullable, nonatomic, readonly) NSArray<UITextField *> *textFields;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, copy) NSString *message;
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
- (instancetype)initWithPresentedViewController:(UIViewController *)presented presentingViewController:(nullable UIViewController *)presenting;
@property (nonatomic, strong, readonly) UIViewController *presentingViewController;
@property (nonatomic, strong, readonly) UIViewController *presentedViewController;
@property (nonatomic, readonly, nullable) UIView *containerView;
@property (nullable, nonatomic, weak) id delegate;
@end

@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nullable, nonatomic, strong) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nullable, nonatomic, strong) UIBarButtonItem *barButtonItem;
@end

@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)controller;
@property (nullable, nonatomic, weak) id searchResultsUpdater;
@property (nonatomic, getter=isActive) BOOL active;
@property (nullable, nonatomic, weak) id delegate;
@property (nonatomic, readonly, strong) UISearchBar *searchBar;
@property (nullable, nonatomic, readonly, strong) UIViewController *searchResultsController;
@property (nonatomic) BOOL dimsBackgroundDuringPresentation;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic) BOOL hidesNavigationBarDuringPresentation;
@end

@interface UISearchDisplayController : NSObject
@property (nonatomic, readonly) UISearchBar *searchBar;
@property (nonatomic, readonly) UITableView *searchResultsTableView;
@property (nonatomic, getter=isActive) BOOL active;
@end

@interface UIStoryboard : NSObject
+ (UIStoryboard *)storyboardWithName:(NSString *)name bundle:(nullable NSBundle *)bundle;
- (nullable __kindof UIViewController *)instantiateInitialViewController;
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

@interface UIStoryboardSegue : NSObject
@property (nullable, nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, readonly, strong) __kindof UIViewController *sourceViewController;
@property (nonatomic, readonly, strong) __kindof UIViewController *destinationViewController;
- (void)perform;
@end

@interface UIImagePickerController : UINavigationController
+ (BOOL)isSourceTypeAvailable:(UIImagePickerControllerSourceType)type;
@property (nullable, nonatomic, weak) id delegate;
@property (nonatomic) UIImagePickerControllerSourceType sourceType;
@property (nonatomic) BOOL allowsEditing;
@end

@interface UIPopoverController : NSObject
- (instancetype)initWithContentViewController:(UIViewController *)controller;
@property (nullable, nonatomic, weak) id delegate;
- (void)dismissPopoverAnimated:(BOOL)animated;
@end

@interface UIActivityViewController : UIViewController
- (instancetype)initWithActivityItems:(NSArray *)items applicationActivities:(nullable NSArray *)activities;
@end
