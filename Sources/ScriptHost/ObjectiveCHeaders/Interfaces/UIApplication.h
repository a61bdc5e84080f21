UIKIT_EXTERN NSNotificationName const UIApplicationDidFinishLaunchingNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidBecomeActiveNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillResignActiveNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidEnterBackgroundNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillEnterForegroundNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillTerminateNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidReceiveMemoryWarningNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillChangeStatusBarOrientationNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidChangeStatusBarOrientationNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationWillChangeStatusBarFrameNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationDidChangeStatusBarFrameNotification;
UIKIT_EXTERN NSNotificationName const UIApplicationSignificantTimeChangeNotification;
UIKIT_EXTERN NSNotificationName const UIDeviceOrientationDidChangeNotification;
UIKIT_EXTERN NSNotificationName const UIDeviceBatteryStateDidChangeNotification;
UIKIT_EXTERN NSNotificationName const UIContentSizeCategoryDidChangeNotification;
UIKIT_EXTERN NSNotificationName const UIMenuControllerWillShowMenuNotification;
UIKIT_EXTERN NSNotificationName const UIMenuControllerDidHideMenuNotification;
UIKIT_EXTERN NSNotificationName const UIPasteboardChangedNotification;
UIKIT_EXTERN NSNotificationName const UISceneDidActivateNotification;
UIKIT_EXTERN NSString *const UIApplicationOpenSettingsURLString;
UIKIT_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsURLKey;
UIKIT_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsRemoteNotificationKey;
UIKIT_EXTERN UIApplicationLaunchOptionsKey const UIApplicationLaunchOptionsLocalNotificationKey;
UIKIT_EXTERN const UIBackgroundTaskIdentifier UIBackgroundTaskInvalid;
UIKIT_EXTERN NSRunLoopMode const UITrackingRunLoopMode;
UIKIT_EXTERN const UIWindowLevel UIWindowLevelNormal;
UIKIT_EXTERN const UIWindowLevel UIWindowLevelAlert;
UIKIT_EXTERN const UIWindowLevel UIWindowLevelStatusBar;
UIKIT_EXTERN NSNotificationName const UIWindowDidBecomeVisibleNotification;
UIKIT_EXTERN NSNotificationName const UIWindowDidBecomeHiddenNotification;
UIKIT_EXTERN NSNotificationName const UIWindowDidBecomeKeyNotification;
UIKIT_EXTERN NSNotificationName const UIWindowDidResignKeyNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardWillShowNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardDidShowNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardWillHideNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardDidHideNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardWillChangeFrameNotification;
UIKIT_EXTERN NSNotificationName const UIKeyboardDidChangeFrameNotification;
UIKIT_EXTERN NSString *const UIKeyboardFrameBeginUserInfoKey;
UIKIT_EXTERN NSString *const UIKeyboardFrameEndUserInfoKey;
UIKIT_EXTERN NSString *const UIKeyboardAnimationDurationUserInfoKey;
UIKIT_EXTERN NSString *const UIKeyboardAnimationCurveUserInfoKey;
UIKIT_EXTERN UIContentSizeCategory const UIContentSizeCategoryLarge;
UIKIT_EXTERN UIContentSizeCategory const UIContentSizeCategoryMedium;

@protocol UIUserActivityRestoring;

@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene openURLContexts:(NSSet<UIOpenURLContext *> *)contexts;
@end

@protocol UIApplicationDelegate <NSObject>
@optional
- (void)applicationDidFinishLaunching:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application willFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)options;
- (void)applicationDidBecomeActive:(UIApplication *)application;
- (void)applicationWillResignActive:(UIApplication *)application;
- (BOOL)application:(UIApplication *)application handleOpenURL:(NSURL *)location;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)location sourceApplication:(nullable NSString *)source annotation:(id)annotation;
- (BOOL)application:(UIApplication *)application openURL:(NSURL *)location options:(NSDictionary<UIApplicationOpenURLOptionsKey, id> *)options;
- (void)applicationDidReceiveMemoryWarning:(UIApplication *)application;
- (void)applicationWillTerminate:(UIApplication *)application;
- (void)application:(UIApplication *)application didRegisterForRemoteNotificationsWithDeviceToken:(NSData *)token;
- (void)application:(UIApplication *)application didFailToRegisterForRemoteNotificationsWithError:(NSError *)error;
- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info;
- (void)application:(UIApplication *)application didReceiveRemoteNotification:(NSDictionary *)info fetchCompletionHandler:(void (^)(UIBackgroundFetchResult result))handler;
- (void)application:(UIApplication *)application performFetchWithCompletionHandler:(void (^)(UIBackgroundFetchResult result))handler;
- (void)application:(UIApplication *)application handleEventsForBackgroundURLSession:(NSString *)identifier completionHandler:(void (^)(void))handler;
- (void)applicationDidEnterBackground:(UIApplication *)application;
- (void)applicationWillEnterForeground:(UIApplication *)application;
- (UIInterfaceOrientationMask)application:(UIApplication *)application supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
- (BOOL)application:(UIApplication *)application continueUserActivity:(NSUserActivity *)activity restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *_Nullable objects))handler;
@property (nullable, nonatomic, strong) UIWindow *window;
@end

@interface UIApplication : UIResponder
@property (class, nonatomic, readonly) UIApplication *sharedApplication;
@property (nullable, nonatomic, assign) id<UIApplicationDelegate> delegate;
@property (nonatomic, readonly, getter=isIgnoringInteractionEvents) BOOL ignoringInteractionEvents;
- (BOOL)openURL:(NSURL *)location;
- (BOOL)canOpenURL:(NSURL *)location;
- (void)openURL:(NSURL *)location options:(NSDictionary<NSString *, id> *)options completionHandler:(nullable void (^)(BOOL success))handler;
@property (nonatomic, readonly) NSArray<__kindof UIWindow *> *windows;
- (BOOL)sendAction:(SEL)action to:(nullable id)target from:(nullable id)sender forEvent:(nullable UIEvent *)event;
@property (nonatomic) UIStatusBarStyle statusBarStyle;
- (void)setStatusBarStyle:(UIStatusBarStyle)style animated:(BOOL)animated;
@property (nonatomic, getter=isStatusBarHidden) BOOL statusBarHidden;
- (void)setStatusBarHidden:(BOOL)hidden withAnimation:(UIStatusBarAnimation)animation;
@property (nonatomic) UIInterfaceOrientation statusBarOrientation;
- (void)setStatusBarOrientation:(UIInterfaceOrientation)orientation animated:(BOOL)animated;
@property (nonatomic, readonly) NSTimeInterval statusBarOrientationAnimationDuration;
@property (nonatomic, readonly) UIApplicationState applicationState;
@property (nonatomic, readonly) NSTimeInterval backgroundTimeRemaining;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithExpirationHandler:(nullable void (^)(void))handler;
- (UIBackgroundTaskIdentifier)beginBackgroundTaskWithName:(nullable NSString *)name expirationHandler:(nullable void (^)(void))handler;
- (void)endBackgroundTask:(UIBackgroundTaskIdentifier)identifier;
@property (nonatomic, readonly) UIUserInterfaceLayoutDirection userInterfaceLayoutDirection;
@property (nonatomic, readonly) UIContentSizeCategory preferredContentSizeCategory;
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes;
- (UIInterfaceOrientationMask)supportedInterfaceOrientationsForWindow:(nullable UIWindow *)window;
@end

@interface UIWindow : UIView
@property (nonatomic) UIWindowLevel windowLevel;
@property (nonatomic, strong) UIScreen *screen;
@end

@interface UIScene : UIResponder
@property (nonatomic, readonly) UISceneActivationState activationState;
@property (nullable, nonatomic, strong) id delegate;
@end

@interface UIWindowScene : UIScene
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation;
@property (nullable, nonatomic, readonly) UIStatusBarManager *statusBarManager;
@end

@interface UIStatusBarManager : NSObject
@property (nonatomic, readonly) UIStatusBarStyle statusBarStyle;
@end

@interface UIScreen : NSObject
@property (class, nonatomic, readonly) NSArray<UIScreen *> *screens;
@property (class, nonatomic, readonly) UIScreen *mainScreen;
@end

@interface UIDevice : NSObject
@property (class, nonatomic, readonly) UIDevice *currentDevice;
@property (nonatomic, readonly) UIDeviceOrientation orientation;
@property (nonatomic, readonly) UIDeviceBatteryState batteryState;
@property (nonatomic, readonly) float batteryLevel;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@end

@interface UITraitCollection : NSObject <NSCopying, NSSecureCoding>
@property (class, nonatomic, strong) UITraitCollection *currentTraitCollection;
@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom;
@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle;
@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass;
@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass;
+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style;
@end

@interface UIBarAppearance : NSObject <NSCopying, NSSecureCoding>
@property (nonatomic, copy, nullable) UIBlurEffect *backgroundEffect;
@end

@interface UINavigationBarAppearance : UIBarAppearance
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *largeTitleTextAttributes;
@end

@interface UITabBarItemStateAppearance : NSObject
@property (nonatomic, copy) NSDictionary<NSAttributedStringKey, id> *titleTextAttributes;
@end

@interface UITabBarItemAppearance : NSObject
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *normal;
@property (nonatomic, readonly, strong) UITabBarItemStateAppearance *selected;
@end

@interface UITabBarAppearance : UIBarAppearance
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *stackedLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *inlineLayoutAppearance;
@property (nonatomic, readwrite, copy) UITabBarItemAppearance *compactInlineLayoutAppearance;
@end

@interface UITabBar (Appearance)
@property (nonatomic, copy) UITabBarAppearance *standardAppearance;
@property (nonatomic, copy, nullable) UITabBarAppearance *scrollEdgeAppearance;
@property (nullable, nonatomic, strong) UIImage *backgroundImage;
@property (nullable, nonatomic, strong) UIImage *shadowImage;
@property (nullable, nonatomic, strong) UIImage *selectionIndicatorImage;
@property (nullable, nonatomic, strong) UIColor *barTintColor;
@property (nullable, nonatomic, copy) UIColor *unselectedItemTintColor;
@property (nonatomic) UIBarStyle barStyle;
@property (nonatomic, getter=isTranslucent) BOOL translucent;
@end

@interface UITabBarItem (Appearance)
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image selectedImage:(nullable UIImage *)selected;
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image tag:(NSInteger)tag;
@property (nullable, nonatomic, strong) UIImage *selectedImage;
@property (nullable, nonatomic, copy) NSString *badgeValue;
@property (nullable, nonatomic, strong) UIColor *badgeColor;
@property (nonatomic) UIEdgeInsets imageInsets;
@property (nonatomic) UIOffset titlePositionAdjustment;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
- (nullable NSDictionary<NSAttributedStringKey, id> *)titleTextAttributesForState:(UIControlState)state;
@end

@interface UIBarButtonItem (Appearance)
- (instancetype)initWithImage:(nullable UIImage *)image style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithImage:(nullable UIImage *)image landscapeImagePhone:(nullable UIImage *)landscape style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithTitle:(nullable NSString *)title style:(UIBarButtonItemStyle)style target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithBarButtonSystemItem:(UIBarButtonSystemItem)item target:(nullable id)target action:(nullable SEL)action;
- (instancetype)initWithCustomView:(UIView *)view;
@property (nonatomic) UIBarButtonItemStyle style;
@property (nonatomic) CGFloat width;
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UIImage *image;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) NSInteger tag;
@property (nullable, nonatomic) SEL action;
@property (nullable, nonatomic, weak) id target;
@property (nullable, nonatomic, strong) __kindof UIView *customView;
@property (nullable, nonatomic, strong) UIColor *tintColor;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
- (void)setBackButtonTitlePositionAdjustment:(UIOffset)offset forBarMetrics:(UIBarMetrics)metrics;
- (void)setBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
- (void)setBackButtonBackgroundImage:(nullable UIImage *)image forState:(UIControlState)state barMetrics:(UIBarMetrics)metrics;
@end

@interface UIPasteboard : NSObject
@property (class, nonatomic, readonly) UIPasteboard *generalPasteboard;
@property (nullable, nonatomic, copy) NSString *string;
@property (nullable, nonatomic, copy) UIImage *image;
@property (nullable, nonatomic, copy) NSURL *URL;
@end

@interface UIMenuItem : NSObject
@end

@interface UIMenuController : NSObject
@property (class, nonatomic, readonly) UIMenuController *sharedMenuController;
@end

@interface UIFeedbackGenerator : NSObject
@end

@interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)type;
@end

@interface UIImpactFeedbackGenerator : UIFeedbackGenerator
- (instancetype)initWithStyle:(UIImpactFeedbackStyle)style;
@end

@interface UISelectionFeedbackGenerator : UIFeedbackGenerator
@end

@interface UIMotionEffect : NSObject
@end

@interface UIInterpolatingMotionEffect : UIMotionEffect
- (instancetype)initWithKeyPath:(NSString *)path type:(UIInterpolatingMotionEffectType)type;
@property (readonly, nonatomic) NSString *keyPath;
@property (readonly, nonatomic) UIInterpolatingMotionEffectType type;
@end

@interface UIMotionEffectGroup : UIMotionEffect
@property (nullable, copy, nonatomic) NSArray<__kindof UIMotionEffect *> *motionEffects;
@end

@interface UIView (UIMotionEffects)
- (void)addMotionEffect:(UIMotionEffect *)effect;
- (void)removeMotionEffect:(UIMotionEffect *)effect;
@property (copy, nonatomic) NSArray<__kindof UIMotionEffect *> *motionEffects;
@end
