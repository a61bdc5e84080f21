---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `objc`, for LuaLS and for LDoc.

-- Values
---@alias SEL string|Selector
---@alias CLASS string|NSObjectClass
---@alias Class NSObjectClass
---@alias PROTOCOL string|Protocol
---@alias POLICY "ASSIGN"|"RETAIN_NONATOMIC"|"COPY_NONATOMIC"|"RETAIN"|"COPY"
---@alias IMP function
---@class CGPointFields
---@field x? number
---@field y? number
---@class CGPoint: CGPointFields
---@field x number
---@field y number
---@alias CGPointArgument CGPointFields|number[]
---@class CGSizeFields
---@field width? number
---@field height? number
---@class CGSize: CGSizeFields
---@field width number
---@field height number
---@alias CGSizeArgument CGSizeFields|number[]
---@class CGRectFields
---@field origin? CGPointArgument
---@field size? CGSizeArgument
---@class CGRect: CGRectFields
---@field origin CGPoint
---@field size CGSize
---@alias CGRectArgument CGRectFields|number[]
---@class UIEdgeInsetsFields
---@field top? number
---@field left? number
---@field bottom? number
---@field right? number
---@class UIEdgeInsets: UIEdgeInsetsFields
---@field top number
---@field left number
---@field bottom number
---@field right number
---@alias UIEdgeInsetsArgument UIEdgeInsetsFields|number[]
---@class NSRangeFields
---@field location? integer
---@field length? integer
---@class NSRange: NSRangeFields
---@field location integer
---@field length integer
---@alias NSRangeArgument NSRangeFields|integer[]
---@class CGVectorFields
---@field dx? number
---@field dy? number
---@class CGVector: CGVectorFields
---@field dx number
---@field dy number
---@alias CGVectorArgument CGVectorFields|number[]
---@class UIOffsetFields
---@field horizontal? number
---@field vertical? number
---@class UIOffset: UIOffsetFields
---@field horizontal number
---@field vertical number
---@alias UIOffsetArgument UIOffsetFields|number[]
---@class NSDirectionalEdgeInsetsFields
---@field top? number
---@field leading? number
---@field bottom? number
---@field trailing? number
---@class NSDirectionalEdgeInsets: NSDirectionalEdgeInsetsFields
---@field top number
---@field leading number
---@field bottom number
---@field trailing number
---@alias NSDirectionalEdgeInsetsArgument NSDirectionalEdgeInsetsFields|number[]
---@class CGAffineTransformFields
---@field a? number
---@field b? number
---@field c? number
---@field d? number
---@field tx? number
---@field ty? number
---@class CGAffineTransform: CGAffineTransformFields
---@field a number
---@field b number
---@field c number
---@field d number
---@field tx number
---@field ty number
---@alias CGAffineTransformArgument CGAffineTransformFields|number[]
---@class CATransform3DFields
---@field m11? number
---@field m12? number
---@field m44? number
---@class CATransform3D: CATransform3DFields
---@field m11 number
---@field m12 number
---@field m44 number
---@alias CATransform3DArgument CATransform3DFields|number[]
---@class CLLocationCoordinate2DFields
---@field latitude? number
---@field longitude? number
---@class CLLocationCoordinate2D: CLLocationCoordinate2DFields
---@field latitude number
---@field longitude number
---@alias CLLocationCoordinate2DArgument CLLocationCoordinate2DFields|number[]
---@class NSOperatingSystemVersionFields
---@field majorVersion? integer
---@field minorVersion? integer
---@field patchVersion? integer
---@class NSOperatingSystemVersion: NSOperatingSystemVersionFields
---@field majorVersion integer
---@field minorVersion integer
---@field patchVersion integer
---@alias NSOperatingSystemVersionArgument NSOperatingSystemVersionFields|integer[]

-- Selector
---@class Selector: userdata

-- Method
---@class Method: userdata

-- Ivar
---@class Ivar: userdata

-- Property
---@class Property: userdata

-- OnceToken
---@class OnceToken: userdata

-- Snapshot
---@class Snapshot: userdata

-- WeakBox
---@class WeakBox
local WeakBox = {}

--- Answers the object, or nil once it has gone.
---@return any
function WeakBox:get() end

-- objc
---@class objc
---@field CAAnimation CAAnimationClass
---@field CAAnimationGroup CAAnimationGroupClass
---@field CABasicAnimation CABasicAnimationClass
---@field CADisplayLink CADisplayLinkClass
---@field CAEmitterLayer CAEmitterLayerClass
---@field CAGradientLayer CAGradientLayerClass
---@field CAKeyframeAnimation CAKeyframeAnimationClass
---@field CALayer CALayerClass
---@field CAMediaTimingFunction CAMediaTimingFunctionClass
---@field CAPropertyAnimation CAPropertyAnimationClass
---@field CAReplicatorLayer CAReplicatorLayerClass
---@field CAScrollLayer CAScrollLayerClass
---@field CAShapeLayer CAShapeLayerClass
---@field CASpringAnimation CASpringAnimationClass
---@field CATextLayer CATextLayerClass
---@field CATiledLayer CATiledLayerClass
---@field CATransaction CATransactionClass
---@field CATransformLayer CATransformLayerClass
---@field CATransition CATransitionClass
---@field CLCircularRegion CLCircularRegionClass
---@field CLLocation CLLocationClass
---@field CLLocationManager CLLocationManagerClass
---@field CLRegion CLRegionClass
---@field HookDelegateProxy HookDelegateProxyClass
---@field NSAboutURLProtocol NSAboutURLProtocolClass
---@field NSArray NSArrayClass
---@field NSAttributedString NSAttributedStringClass
---@field NSAutoreleasePool NSAutoreleasePoolClass
---@field NSBlock NSBlockClass
---@field NSBlockOperation NSBlockOperationClass
---@field NSBlockPredicate NSBlockPredicateClass
---@field NSBundle NSBundleClass
---@field NSCache NSCacheClass
---@field NSCachedURLResponse NSCachedURLResponseClass
---@field NSCalendar NSCalendarClass
---@field NSCharacterSet NSCharacterSetClass
---@field NSCoder NSCoderClass
---@field NSComparisonPredicate NSComparisonPredicateClass
---@field NSCompoundPredicate NSCompoundPredicateClass
---@field NSConcreteAttributedString NSConcreteAttributedStringClass
---@field NSConcreteData NSConcreteDataClass
---@field NSConcreteHashTable NSConcreteHashTableClass
---@field NSConcreteMapTable NSConcreteMapTableClass
---@field NSConcreteMutableAttributedString NSConcreteMutableAttributedStringClass
---@field NSConcreteMutableData NSConcreteMutableDataClass
---@field NSConcretePointerArray NSConcretePointerArrayClass
---@field NSConcreteScanner NSConcreteScannerClass
---@field NSConcreteTextStorage NSConcreteTextStorageClass
---@field NSConcreteValue NSConcreteValueClass
---@field NSCondition NSConditionClass
---@field NSConditionLock NSConditionLockClass
---@field NSConstantArray NSConstantArrayClass
---@field NSConstantDictionary NSConstantDictionaryClass
---@field NSCountedSet NSCountedSetClass
---@field NSData NSDataClass
---@field NSDate NSDateClass
---@field NSDateComponents NSDateComponentsClass
---@field NSDateFormatter NSDateFormatterClass
---@field NSDecimalNumber NSDecimalNumberClass
---@field NSDictionary NSDictionaryClass
---@field NSEnumerator NSEnumeratorClass
---@field NSError NSErrorClass
---@field NSException NSExceptionClass
---@field NSExpression NSExpressionClass
---@field NSFalsePredicate NSFalsePredicateClass
---@field NSFileManager NSFileManagerClass
---@field NSFormatter NSFormatterClass
---@field NSHTTPCookie NSHTTPCookieClass
---@field NSHTTPCookieStorage NSHTTPCookieStorageClass
---@field NSHTTPURLResponse NSHTTPURLResponseClass
---@field NSHashTable NSHashTableClass
---@field NSISO8601DateFormatter NSISO8601DateFormatterClass
---@field NSIndexPath NSIndexPathClass
---@field NSIndexSet NSIndexSetClass
---@field NSInvocation NSInvocationClass
---@field NSInvocationOperation NSInvocationOperationClass
---@field NSJSONSerialization NSJSONSerializationClass
---@field NSKeyValueMutableArray NSKeyValueMutableArrayClass
---@field NSKeyValueMutableSet NSKeyValueMutableSetClass
---@field NSKeyValueNestedProperty NSKeyValueNestedPropertyClass
---@field NSKeyValueObservance NSKeyValueObservanceClass
---@field NSKeyValueObservationInfo NSKeyValueObservationInfoClass
---@field NSKeyValueProperty NSKeyValuePropertyClass
---@field NSKeyedArchiver NSKeyedArchiverClass
---@field NSKeyedUnarchiver NSKeyedUnarchiverClass
---@field NSLayoutAnchor NSLayoutAnchorClass
---@field NSLayoutConstraint NSLayoutConstraintClass
---@field NSLayoutDimension NSLayoutDimensionClass
---@field NSLayoutManager NSLayoutManagerClass
---@field NSLayoutXAxisAnchor NSLayoutXAxisAnchorClass
---@field NSLayoutYAxisAnchor NSLayoutYAxisAnchorClass
---@field NSLocale NSLocaleClass
---@field NSLock NSLockClass
---@field NSMachPort NSMachPortClass
---@field NSMapTable NSMapTableClass
---@field NSMethodSignature NSMethodSignatureClass
---@field NSMutableArray NSMutableArrayClass
---@field NSMutableAttributedString NSMutableAttributedStringClass
---@field NSMutableCharacterSet NSMutableCharacterSetClass
---@field NSMutableData NSMutableDataClass
---@field NSMutableDictionary NSMutableDictionaryClass
---@field NSMutableIndexSet NSMutableIndexSetClass
---@field NSMutableOrderedSet NSMutableOrderedSetClass
---@field NSMutableParagraphStyle NSMutableParagraphStyleClass
---@field NSMutableSet NSMutableSetClass
---@field NSMutableString NSMutableStringClass
---@field NSMutableStringProxyForMutableAttributedString NSMutableStringProxyForMutableAttributedStringClass
---@field NSMutableURLRequest NSMutableURLRequestClass
---@field NSNotification NSNotificationClass
---@field NSNotificationCenter NSNotificationCenterClass
---@field NSNull NSNullClass
---@field NSNumber NSNumberClass
---@field NSNumberFormatter NSNumberFormatterClass
---@field NSObject NSObjectClass
---@field NSOperation NSOperationClass
---@field NSOperationQueue NSOperationQueueClass
---@field NSOrderedSet NSOrderedSetClass
---@field NSParagraphStyle NSParagraphStyleClass
---@field NSPlaceholderMutableString NSPlaceholderMutableStringClass
---@field NSPlaceholderNumber NSPlaceholderNumberClass
---@field NSPlaceholderString NSPlaceholderStringClass
---@field NSPointerArray NSPointerArrayClass
---@field NSPointerFunctions NSPointerFunctionsClass
---@field NSPort NSPortClass
---@field NSPredicate NSPredicateClass
---@field NSProcessInfo NSProcessInfoClass
---@field NSProgress NSProgressClass
---@field NSPropertyListSerialization NSPropertyListSerializationClass
---@field NSProxy NSProxyClass
---@field NSRecursiveLock NSRecursiveLockClass
---@field NSRegularExpression NSRegularExpressionClass
---@field NSRunLoop NSRunLoopClass
---@field NSScanner NSScannerClass
---@field NSSet NSSetClass
---@field NSShadow NSShadowClass
---@field NSSortDescriptor NSSortDescriptorClass
---@field NSString NSStringClass
---@field NSStringDrawingContext NSStringDrawingContextClass
---@field NSTaggedPointerString NSTaggedPointerStringClass
---@field NSTextAttachment NSTextAttachmentClass
---@field NSTextCheckingResult NSTextCheckingResultClass
---@field NSTextContainer NSTextContainerClass
---@field NSTextStorage NSTextStorageClass
---@field NSTextTab NSTextTabClass
---@field NSThread NSThreadClass
---@field NSTimeZone NSTimeZoneClass
---@field NSTimer NSTimerClass
---@field NSTruePredicate NSTruePredicateClass
---@field NSURL NSURLClass
---@field NSURLAuthenticationChallenge NSURLAuthenticationChallengeClass
---@field NSURLCache NSURLCacheClass
---@field NSURLComponents NSURLComponentsClass
---@field NSURLConnection NSURLConnectionClass
---@field NSURLConnectionInternalConnection NSURLConnectionInternalConnectionClass
---@field NSURLCredential NSURLCredentialClass
---@field NSURLCredentialStorage NSURLCredentialStorageClass
---@field NSURLProtectionSpace NSURLProtectionSpaceClass
---@field NSURLProtocol NSURLProtocolClass
---@field NSURLQueryItem NSURLQueryItemClass
---@field NSURLRequest NSURLRequestClass
---@field NSURLResponse NSURLResponseClass
---@field NSURLSession NSURLSessionClass
---@field NSURLSessionConfiguration NSURLSessionConfigurationClass
---@field NSURLSessionDataTask NSURLSessionDataTaskClass
---@field NSURLSessionDownloadTask NSURLSessionDownloadTaskClass
---@field NSURLSessionTask NSURLSessionTaskClass
---@field NSURLSessionTaskMetrics NSURLSessionTaskMetricsClass
---@field NSURLSessionTaskTransactionMetrics NSURLSessionTaskTransactionMetricsClass
---@field NSURLSessionUploadTask NSURLSessionUploadTaskClass
---@field NSUUID NSUUIDClass
---@field NSUserActivity NSUserActivityClass
---@field NSUserDefaults NSUserDefaultsClass
---@field NSValue NSValueClass
---@field OS_dispatch_group OS_dispatch_groupClass
---@field OS_dispatch_object OS_dispatch_objectClass
---@field OS_dispatch_queue OS_dispatch_queueClass
---@field OS_dispatch_queue_concurrent OS_dispatch_queue_concurrentClass
---@field OS_dispatch_queue_global OS_dispatch_queue_globalClass
---@field OS_dispatch_queue_main OS_dispatch_queue_mainClass
---@field OS_dispatch_queue_serial OS_dispatch_queue_serialClass
---@field OS_dispatch_semaphore OS_dispatch_semaphoreClass
---@field OS_dispatch_source OS_dispatch_sourceClass
---@field OS_object OS_objectClass
---@field Protocol ProtocolClass
---@field UIAction UIActionClass
---@field UIActionSheet UIActionSheetClass
---@field UIActivity UIActivityClass
---@field UIActivityIndicatorView UIActivityIndicatorViewClass
---@field UIActivityViewController UIActivityViewControllerClass
---@field UIAlertAction UIAlertActionClass
---@field UIAlertController UIAlertControllerClass
---@field UIAlertView UIAlertViewClass
---@field UIApplication UIApplicationClass
---@field UIApplicationShortcutItem UIApplicationShortcutItemClass
---@field UIBarAppearance UIBarAppearanceClass
---@field UIBarButtonItem UIBarButtonItemClass
---@field UIBarButtonItemAppearance UIBarButtonItemAppearanceClass
---@field UIBarButtonItemStateAppearance UIBarButtonItemStateAppearanceClass
---@field UIBarItem UIBarItemClass
---@field UIBezierPath UIBezierPathClass
---@field UIBlurEffect UIBlurEffectClass
---@field UIButton UIButtonClass
---@field UICTFont UICTFontClass
---@field UICollectionReusableView UICollectionReusableViewClass
---@field UICollectionView UICollectionViewClass
---@field UICollectionViewCell UICollectionViewCellClass
---@field UICollectionViewController UICollectionViewControllerClass
---@field UICollectionViewFlowLayout UICollectionViewFlowLayoutClass
---@field UICollectionViewLayout UICollectionViewLayoutClass
---@field UICollectionViewLayoutAttributes UICollectionViewLayoutAttributesClass
---@field UICollectionViewLayoutInvalidationContext UICollectionViewLayoutInvalidationContextClass
---@field UICollectionViewUpdateItem UICollectionViewUpdateItemClass
---@field UIColor UIColorClass
---@field UICommand UICommandClass
---@field UIContextMenuInteraction UIContextMenuInteractionClass
---@field UIContextualAction UIContextualActionClass
---@field UIControl UIControlClass
---@field UICubicTimingParameters UICubicTimingParametersClass
---@field UIDatePicker UIDatePickerClass
---@field UIDevice UIDeviceClass
---@field UIDragInteraction UIDragInteractionClass
---@field UIDropInteraction UIDropInteractionClass
---@field UIEvent UIEventClass
---@field UIFont UIFontClass
---@field UIFontDescriptor UIFontDescriptorClass
---@field UIFontMetrics UIFontMetricsClass
---@field UIGestureRecognizer UIGestureRecognizerClass
---@field UIGestureRecognizerTarget UIGestureRecognizerTargetClass
---@field UIImage UIImageClass
---@field UIImageView UIImageViewClass
---@field UIInterpolatingMotionEffect UIInterpolatingMotionEffectClass
---@field UIKeyCommand UIKeyCommandClass
---@field UILabel UILabelClass
---@field UILayoutContainerView UILayoutContainerViewClass
---@field UILayoutGuide UILayoutGuideClass
---@field UILongPressGestureRecognizer UILongPressGestureRecognizerClass
---@field UIMenu UIMenuClass
---@field UIMenuController UIMenuControllerClass
---@field UIMenuElement UIMenuElementClass
---@field UIMenuItem UIMenuItemClass
---@field UIMotionEffect UIMotionEffectClass
---@field UIMotionEffectGroup UIMotionEffectGroupClass
---@field UIMotionEvent UIMotionEventClass
---@field UINavigationBar UINavigationBarClass
---@field UINavigationBarAppearance UINavigationBarAppearanceClass
---@field UINavigationController UINavigationControllerClass
---@field UINavigationItem UINavigationItemClass
---@field UINib UINibClass
---@field UINibDecoder UINibDecoderClass
---@field UIOpenURLContext UIOpenURLContextClass
---@field UIPageControl UIPageControlClass
---@field UIPageViewController UIPageViewControllerClass
---@field UIPanGestureRecognizer UIPanGestureRecognizerClass
---@field UIPasteboard UIPasteboardClass
---@field UIPercentDrivenInteractiveTransition UIPercentDrivenInteractiveTransitionClass
---@field UIPhysicalKeyboardEvent UIPhysicalKeyboardEventClass
---@field UIPickerView UIPickerViewClass
---@field UIPinchGestureRecognizer UIPinchGestureRecognizerClass
---@field UIPopoverPresentationController UIPopoverPresentationControllerClass
---@field UIPresentationController UIPresentationControllerClass
---@field UIProgressView UIProgressViewClass
---@field UIRefreshControl UIRefreshControlClass
---@field UIResponder UIResponderClass
---@field UIRotationGestureRecognizer UIRotationGestureRecognizerClass
---@field UIScene UISceneClass
---@field UISceneConfiguration UISceneConfigurationClass
---@field UISceneConnectionOptions UISceneConnectionOptionsClass
---@field UISceneOpenURLOptions UISceneOpenURLOptionsClass
---@field UISceneSession UISceneSessionClass
---@field UIScreen UIScreenClass
---@field UIScreenEdgePanGestureRecognizer UIScreenEdgePanGestureRecognizerClass
---@field UIScrollView UIScrollViewClass
---@field UIScrollViewDelayedTouchesBeganGestureRecognizer UIScrollViewDelayedTouchesBeganGestureRecognizerClass
---@field UIScrollViewPanGestureRecognizer UIScrollViewPanGestureRecognizerClass
---@field UIScrollViewPinchGestureRecognizer UIScrollViewPinchGestureRecognizerClass
---@field UISearchBar UISearchBarClass
---@field UISearchController UISearchControllerClass
---@field UISegmentedControl UISegmentedControlClass
---@field UISlider UISliderClass
---@field UISplitViewController UISplitViewControllerClass
---@field UISpringTimingParameters UISpringTimingParametersClass
---@field UIStackView UIStackViewClass
---@field UIStatusBarManager UIStatusBarManagerClass
---@field UIStepper UIStepperClass
---@field UIStoryboard UIStoryboardClass
---@field UIStoryboardEmbedSegue UIStoryboardEmbedSegueClass
---@field UIStoryboardPresentationSegue UIStoryboardPresentationSegueClass
---@field UIStoryboardSegue UIStoryboardSegueClass
---@field UIStoryboardSegueTemplate UIStoryboardSegueTemplateClass
---@field UIStoryboardShowSegue UIStoryboardShowSegueClass
---@field UIStoryboardUnwindSegueSource UIStoryboardUnwindSegueSourceClass
---@field UISwipeActionsConfiguration UISwipeActionsConfigurationClass
---@field UISwipeGestureRecognizer UISwipeGestureRecognizerClass
---@field UISwitch UISwitchClass
---@field UITabBar UITabBarClass
---@field UITabBarAppearance UITabBarAppearanceClass
---@field UITabBarController UITabBarControllerClass
---@field UITabBarItem UITabBarItemClass
---@field UITabBarItemAppearance UITabBarItemAppearanceClass
---@field UITableView UITableViewClass
---@field UITableViewCell UITableViewCellClass
---@field UITableViewController UITableViewControllerClass
---@field UITableViewHeaderFooterView UITableViewHeaderFooterViewClass
---@field UITableViewIndex UITableViewIndexClass
---@field UITableViewRowAction UITableViewRowActionClass
---@field UITapGestureRecognizer UITapGestureRecognizerClass
---@field UITextField UITextFieldClass
---@field UITextInputStringTokenizer UITextInputStringTokenizerClass
---@field UITextPosition UITextPositionClass
---@field UITextRange UITextRangeClass
---@field UITextSelectionRect UITextSelectionRectClass
---@field UITextView UITextViewClass
---@field UIToolbar UIToolbarClass
---@field UIToolbarAppearance UIToolbarAppearanceClass
---@field UITouch UITouchClass
---@field UITraitAccessibilityContrast UITraitAccessibilityContrastClass
---@field UITraitActiveAppearance UITraitActiveAppearanceClass
---@field UITraitCollection UITraitCollectionClass
---@field UITraitDisplayGamut UITraitDisplayGamutClass
---@field UITraitDisplayScale UITraitDisplayScaleClass
---@field UITraitForceTouchCapability UITraitForceTouchCapabilityClass
---@field UITraitHorizontalSizeClass UITraitHorizontalSizeClassClass
---@field UITraitLayoutDirection UITraitLayoutDirectionClass
---@field UITraitLegibilityWeight UITraitLegibilityWeightClass
---@field UITraitPreferredContentSizeCategory UITraitPreferredContentSizeCategoryClass
---@field UITraitUserInterfaceIdiom UITraitUserInterfaceIdiomClass
---@field UITraitUserInterfaceLevel UITraitUserInterfaceLevelClass
---@field UITraitUserInterfaceStyle UITraitUserInterfaceStyleClass
---@field UITraitVerticalSizeClass UITraitVerticalSizeClassClass
---@field UIVibrancyEffect UIVibrancyEffectClass
---@field UIView UIViewClass
---@field UIViewController UIViewControllerClass
---@field UIViewPropertyAnimator UIViewPropertyAnimatorClass
---@field UIVisualEffect UIVisualEffectClass
---@field UIVisualEffectView UIVisualEffectViewClass
---@field UIWebView UIWebViewClass
---@field UIWindow UIWindowClass
---@field UIWindowScene UIWindowSceneClass
---@field UIWindowSceneGeometryPreferences UIWindowSceneGeometryPreferencesClass
---@field UIWindowSceneGeometryPreferencesIOS UIWindowSceneGeometryPreferencesIOSClass
---@field UNCalendarNotificationTrigger UNCalendarNotificationTriggerClass
---@field UNLocationNotificationTrigger UNLocationNotificationTriggerClass
---@field UNMutableNotificationContent UNMutableNotificationContentClass
---@field UNNotification UNNotificationClass
---@field UNNotificationAction UNNotificationActionClass
---@field UNNotificationCategory UNNotificationCategoryClass
---@field UNNotificationContent UNNotificationContentClass
---@field UNNotificationRequest UNNotificationRequestClass
---@field UNNotificationResponse UNNotificationResponseClass
---@field UNNotificationSettings UNNotificationSettingsClass
---@field UNNotificationSound UNNotificationSoundClass
---@field UNNotificationTrigger UNNotificationTriggerClass
---@field UNPushNotificationTrigger UNPushNotificationTriggerClass
---@field UNTextInputNotificationAction UNTextInputNotificationActionClass
---@field UNTextInputNotificationResponse UNTextInputNotificationResponseClass
---@field UNTimeIntervalNotificationTrigger UNTimeIntervalNotificationTriggerClass
---@field UNUserNotificationCenter UNUserNotificationCenterClass
---@field WKBackForwardList WKBackForwardListClass
---@field WKBackForwardListItem WKBackForwardListItemClass
---@field WKFrameInfo WKFrameInfoClass
---@field WKNavigation WKNavigationClass
---@field WKNavigationAction WKNavigationActionClass
---@field WKNavigationResponse WKNavigationResponseClass
---@field WKPreferences WKPreferencesClass
---@field WKProcessPool WKProcessPoolClass
---@field WKScriptMessage WKScriptMessageClass
---@field WKUserContentController WKUserContentControllerClass
---@field WKUserScript WKUserScriptClass
---@field WKWebView WKWebViewClass
---@field WKWebViewConfiguration WKWebViewConfigurationClass
---@field WKWebpagePreferences WKWebpagePreferencesClass
---@field WKWebsiteDataStore WKWebsiteDataStoreClass
---@field WebPolicyDecisionListener WebPolicyDecisionListenerClass
---@field os_unfair_lock os_unfair_lockClass
---@field _NSInlineData _NSInlineDataClass
---@field _NSPlaceholderData _NSPlaceholderDataClass
---@field _NSPredicateConstants _NSPredicateConstantsClass
---@field _NSURLDataProtocol _NSURLDataProtocolClass
---@field _NSURLFTPProtocol _NSURLFTPProtocolClass
---@field _NSURLFileProtocol _NSURLFileProtocolClass
---@field _NSURLHTTPProtocol _NSURLHTTPProtocolClass
---@field _NSZeroData _NSZeroDataClass
---@field _UIAppearance _UIAppearanceClass
---@field _UIBarBackground _UIBarBackgroundClass
---@field _UINavigationInteractiveTransition _UINavigationInteractiveTransitionClass
---@field _UIReplicantView _UIReplicantViewClass
---@field _UISwipeActionPanGestureRecognizer _UISwipeActionPanGestureRecognizerClass
---@field _UITableViewReorderGestureRecognizer _UITableViewReorderGestureRecognizerClass
---@field _UITextKitTextPosition _UITextKitTextPositionClass
---@field _UITextKitTextRange _UITextKitTextRangeClass
---@field _UITraitChangeRegistration _UITraitChangeRegistrationClass
---@field _UIViewControllerOneToOneTransitionContext _UIViewControllerOneToOneTransitionContextClass
---@field _UIViewControllerTransitionCoordinator _UIViewControllerTransitionCoordinatorClass
---@field _UIVisualEffectContentView _UIVisualEffectContentViewClass
---@field __NSArray0 __NSArray0Class
---@field __NSArrayEnumerator __NSArrayEnumeratorClass
---@field __NSArrayI __NSArrayIClass
---@field __NSArrayI_Transfer __NSArrayI_TransferClass
---@field __NSArrayM __NSArrayMClass
---@field __NSArrayReversed __NSArrayReversedClass
---@field __NSCFArray __NSCFArrayClass
---@field __NSCFBackgroundDataTask __NSCFBackgroundDataTaskClass
---@field __NSCFBackgroundDownloadTask __NSCFBackgroundDownloadTaskClass
---@field __NSCFBackgroundSessionTask __NSCFBackgroundSessionTaskClass
---@field __NSCFBackgroundUploadTask __NSCFBackgroundUploadTaskClass
---@field __NSCFBoolean __NSCFBooleanClass
---@field __NSCFConstantString __NSCFConstantStringClass
---@field __NSCFDictionary __NSCFDictionaryClass
---@field __NSCFLocalDataTask __NSCFLocalDataTaskClass
---@field __NSCFLocalDownloadTask __NSCFLocalDownloadTaskClass
---@field __NSCFLocalSessionTask __NSCFLocalSessionTaskClass
---@field __NSCFLocalUploadTask __NSCFLocalUploadTaskClass
---@field __NSCFLocale __NSCFLocaleClass
---@field __NSCFNumber __NSCFNumberClass
---@field __NSCFSet __NSCFSetClass
---@field __NSCFString __NSCFStringClass
---@field __NSCFURLProtocolClient_NS __NSCFURLProtocolClient_NSClass
---@field __NSDictionary0 __NSDictionary0Class
---@field __NSDictionaryI __NSDictionaryIClass
---@field __NSDictionaryM __NSDictionaryMClass
---@field __NSFastEnumerationEnumerator __NSFastEnumerationEnumeratorClass
---@field __NSFrozenArrayM __NSFrozenArrayMClass
---@field __NSFrozenDictionaryM __NSFrozenDictionaryMClass
---@field __NSGlobalBlock __NSGlobalBlockClass
---@field __NSGlobalBlock__ __NSGlobalBlock__Class
---@field __NSMallocBlock __NSMallocBlockClass
---@field __NSMallocBlock__ __NSMallocBlock__Class
---@field __NSObserver __NSObserverClass
---@field __NSOrderedSetI __NSOrderedSetIClass
---@field __NSOrderedSetM __NSOrderedSetMClass
---@field __NSPlaceholderArray __NSPlaceholderArrayClass
---@field __NSPlaceholderDictionary __NSPlaceholderDictionaryClass
---@field __NSPlaceholderOrderedSet __NSPlaceholderOrderedSetClass
---@field __NSPlaceholderSet __NSPlaceholderSetClass
---@field __NSSetI __NSSetIClass
---@field __NSSetM __NSSetMClass
---@field __NSSingleEntryDictionaryI __NSSingleEntryDictionaryIClass
---@field __NSSingleObjectArrayI __NSSingleObjectArrayIClass
---@field __NSSingleObjectSetI __NSSingleObjectSetIClass
---@field __NSStackBlock __NSStackBlockClass
---@field __NSStackBlock__ __NSStackBlock__Class
---@field __NSURLBackgroundSession __NSURLBackgroundSessionClass
---@field __NSURLSessionLocal __NSURLSessionLocalClass
objc = {}

objc.NSASCIIStringEncoding = 1
objc.NSAggregateExpressionType = 14
objc.NSAllDomainsMask = 65535
objc.NSAllPredicateModifier = 1
objc.NSAnchoredSearch = 8
objc.NSAndPredicateType = 1
objc.NSAnyPredicateModifier = 2
objc.NSApplicationSupportDirectory = 14
objc.NSArgumentDomain = "NSArgumentDomain"
objc.NSAttachmentAttributeName = "NSAttachment"
objc.NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1048576
objc.NSAttributedStringEnumerationReverse = 2
objc.NSBackgroundColorAttributeName = "NSBackgroundColor"
objc.NSBackwardsSearch = 4
objc.NSBaselineOffsetAttributeName = "NSBaselineOffset"
objc.NSBeginsWithPredicateOperatorType = 8
objc.NSBetweenPredicateOperatorType = 100
objc.NSBinarySearchingFirstEqual = 256
objc.NSBinarySearchingInsertionIndex = 1024
objc.NSBinarySearchingLastEqual = 512
objc.NSBundleDidLoadNotification = "NSBundleDidLoadNotification"
objc.NSCachesDirectory = 13
objc.NSCalendarIdentifierGregorian = "gregorian"
objc.NSCalendarUnitCalendar = 1048576
objc.NSCalendarUnitDay = 16
objc.NSCalendarUnitEra = 2
objc.NSCalendarUnitHour = 32
objc.NSCalendarUnitMinute = 64
objc.NSCalendarUnitMonth = 8
objc.NSCalendarUnitNanosecond = 32768
objc.NSCalendarUnitQuarter = 2048
objc.NSCalendarUnitSecond = 128
objc.NSCalendarUnitTimeZone = 2097152
objc.NSCalendarUnitWeekOfMonth = 4096
objc.NSCalendarUnitWeekOfYear = 8192
objc.NSCalendarUnitWeekday = 512
objc.NSCalendarUnitWeekdayOrdinal = 1024
objc.NSCalendarUnitYear = 4
objc.NSCalendarUnitYearForWeekOfYear = 16384
objc.NSCaseInsensitivePredicateOption = 1
objc.NSCaseInsensitiveSearch = 1
objc.NSCocoaErrorDomain = "NSCocoaErrorDomain"
objc.NSConstantValueExpressionType = 0
objc.NSContainsPredicateOperatorType = 99
objc.NSDataBase64DecodingIgnoreUnknownCharacters = 1
objc.NSDataBase64Encoding64CharacterLineLength = 1
objc.NSDataBase64Encoding76CharacterLineLength = 2
objc.NSDataBase64EncodingEndLineWithCarriageReturn = 16
objc.NSDataBase64EncodingEndLineWithLineFeed = 32
objc.NSDataSearchAnchored = 2
objc.NSDataSearchBackwards = 1
objc.NSDateComponentUndefined = 9223372036854775807
objc.NSDateFormatterFullStyle = 4
objc.NSDateFormatterLongStyle = 3
objc.NSDateFormatterMediumStyle = 2
objc.NSDateFormatterNoStyle = 0
objc.NSDateFormatterShortStyle = 1
objc.NSDecimalNumberDivideByZeroException = "NSDecimalNumberDivideByZeroException"
objc.NSDefaultRunLoopMode = "kCFRunLoopDefaultMode"
objc.NSDestinationInvalidException = "NSDestinationInvalidException"
objc.NSDiacriticInsensitivePredicateOption = 2
objc.NSDiacriticInsensitiveSearch = 128
objc.NSDirectPredicateModifier = 0
objc.NSDirectoryEnumerationSkipsHiddenFiles = 4
objc.NSDirectoryEnumerationSkipsPackageDescendants = 2
objc.NSDirectoryEnumerationSkipsSubdirectoryDescendants = 1
objc.NSDocumentDirectory = 9
objc.NSEndsWithPredicateOperatorType = 9
objc.NSEnumerationConcurrent = 1
objc.NSEnumerationReverse = 2
objc.NSEqualToPredicateOperatorType = 4
objc.NSEvaluatedObjectExpressionType = 1
objc.NSFileCreationDate = "NSFileCreationDate"
objc.NSFileModificationDate = "NSFileModificationDate"
objc.NSFileNoSuchFileError = 4
objc.NSFileOwnerAccountName = "NSFileOwnerAccountName"
objc.NSFilePathErrorKey = "NSFilePath"
objc.NSFilePosixPermissions = "NSFilePosixPermissions"
objc.NSFileProtectionKey = "NSFileProtectionKey"
objc.NSFileReadCorruptFileError = 259
objc.NSFileReadNoPermissionError = 257
objc.NSFileReadNoSuchFileError = 260
objc.NSFileSize = "NSFileSize"
objc.NSFileSystemFreeSize = "NSFileSystemFreeSize"
objc.NSFileSystemSize = "NSFileSystemSize"
objc.NSFileType = "NSFileType"
objc.NSFileTypeDirectory = "NSFileTypeDirectory"
objc.NSFileTypeRegular = "NSFileTypeRegular"
objc.NSFileTypeSymbolicLink = "NSFileTypeSymbolicLink"
objc.NSFileWriteFileExistsError = 516
objc.NSFileWriteNoPermissionError = 513
objc.NSFileWriteUnknownError = 512
objc.NSFontAttributeName = "NSFont"
objc.NSForcedOrderingSearch = 512
objc.NSForegroundColorAttributeName = "NSColor"
objc.NSFunctionExpressionType = 4
objc.NSGenericException = "NSGenericException"
objc.NSGlobalDomain = "NSGlobalDomain"
objc.NSGreaterThanOrEqualToPredicateOperatorType = 3
objc.NSGreaterThanPredicateOperatorType = 2
objc.NSHTTPCookieAcceptPolicyAlways = 0
objc.NSHTTPCookieAcceptPolicyNever = 1
objc.NSHTTPCookieAcceptPolicyOnlyFromMainDocumentDomain = 2
objc.NSHTTPCookieComment = "Comment"
objc.NSHTTPCookieCommentURL = "CommentURL"
objc.NSHTTPCookieDiscard = "Discard"
objc.NSHTTPCookieDomain = "Domain"
objc.NSHTTPCookieExpires = "Expires"
objc.NSHTTPCookieManagerAcceptPolicyChangedNotification = "NSHTTPCookieManagerAcceptPolicyChangedNotification"
objc.NSHTTPCookieManagerCookiesChangedNotification = "NSHTTPCookieManagerCookiesChangedNotification"
objc.NSHTTPCookieMaximumAge = "Max-Age"
objc.NSHTTPCookieName = "Name"
objc.NSHTTPCookieOriginURL = "OriginURL"
objc.NSHTTPCookiePath = "Path"
objc.NSHTTPCookiePort = "Port"
objc.NSHTTPCookieSameSiteLax = "lax"
objc.NSHTTPCookieSameSitePolicy = "SameSite"
objc.NSHTTPCookieSameSiteStrict = "strict"
objc.NSHTTPCookieSecure = "Secure"
objc.NSHTTPCookieValue = "Value"
objc.NSHTTPCookieVersion = "Version"
objc.NSHashTableCopyIn = 65536
objc.NSHashTableObjectPointerPersonality = 512
objc.NSHashTableStrongMemory = 0
objc.NSHashTableWeakMemory = 5
objc.NSISO8601DateFormatWithFractionalSeconds = 2048
objc.NSISO8601DateFormatWithInternetDateTime = 1907
objc.NSISOLatin1StringEncoding = 5
objc.NSInPredicateOperatorType = 10
objc.NSIntegerMax = 9223372036854775807
objc.NSIntegerMin = -9223372036854775808
objc.NSInternalInconsistencyException = "NSInternalInconsistencyException"
objc.NSInvalidArgumentException = "NSInvalidArgumentException"
objc.NSJSONReadingAllowFragments = 4
objc.NSJSONReadingFragmentsAllowed = 4
objc.NSJSONReadingMutableContainers = 1
objc.NSJSONReadingMutableLeaves = 2
objc.NSJSONWritingFragmentsAllowed = 4
objc.NSJSONWritingPrettyPrinted = 1
objc.NSJSONWritingSortedKeys = 2
objc.NSJSONWritingWithoutEscapingSlashes = 8
objc.NSKernAttributeName = "NSKern"
objc.NSKeyPathExpressionType = 3
objc.NSKeyValueChangeIndexesKey = "indexes"
objc.NSKeyValueChangeInsertion = 2
objc.NSKeyValueChangeKindKey = "kind"
objc.NSKeyValueChangeNewKey = "new"
objc.NSKeyValueChangeNotificationIsPriorKey = "notificationIsPrior"
objc.NSKeyValueChangeOldKey = "old"
objc.NSKeyValueChangeRemoval = 3
objc.NSKeyValueChangeReplacement = 4
objc.NSKeyValueChangeSetting = 1
objc.NSKeyValueIntersectSetMutation = 3
objc.NSKeyValueMinusSetMutation = 2
objc.NSKeyValueObservingOptionInitial = 4
objc.NSKeyValueObservingOptionNew = 1
objc.NSKeyValueObservingOptionOld = 2
objc.NSKeyValueObservingOptionPrior = 8
objc.NSKeyValueSetSetMutation = 4
objc.NSKeyValueUnionSetMutation = 1
objc.NSLessThanOrEqualToPredicateOperatorType = 1
objc.NSLessThanPredicateOperatorType = 0
objc.NSLibraryDirectory = 5
objc.NSLigatureAttributeName = "NSLigature"
objc.NSLikePredicateOperatorType = 7
objc.NSLinkAttributeName = "NSLink"
objc.NSLiteralSearch = 2
objc.NSLocaleCountryCode = "kCFLocaleCountryCodeKey"
objc.NSLocaleCurrencyCode = "currency"
objc.NSLocaleCurrencySymbol = "kCFLocaleCurrencySymbolKey"
objc.NSLocaleDecimalSeparator = "kCFLocaleDecimalSeparatorKey"
objc.NSLocaleGroupingSeparator = "kCFLocaleGroupingSeparatorKey"
objc.NSLocaleIdentifier = "kCFLocaleIdentifierKey"
objc.NSLocaleLanguageCode = "kCFLocaleLanguageCodeKey"
objc.NSLocaleUsesMetricSystem = "kCFLocaleUsesMetricSystemKey"
objc.NSLocalizedDescriptionKey = "NSLocalizedDescription"
objc.NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
objc.NSLocalizedRecoveryOptionsErrorKey = "NSLocalizedRecoveryOptions"
objc.NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
objc.NSMallocException = "NSMallocException"
objc.NSMapTableCopyIn = 65536
objc.NSMapTableObjectPointerPersonality = 512
objc.NSMapTableStrongMemory = 0
objc.NSMapTableWeakMemory = 5
objc.NSMatchesPredicateOperatorType = 6
objc.NSMatchingAnchored = 4
objc.NSMatchingReportCompletion = 2
objc.NSMatchingReportProgress = 1
objc.NSNormalizedPredicateOption = 4
objc.NSNotEqualToPredicateOperatorType = 5
objc.NSNotFound = 9223372036854775807
objc.NSNotPredicateType = 0
objc.NSNumericSearch = 64
objc.NSObjectInaccessibleException = "NSObjectInaccessibleException"
objc.NSObjectNotAvailableException = "NSObjectNotAvailableException"
objc.NSOrPredicateType = 2
objc.NSOrderedAscending = -1
objc.NSOrderedDescending = 1
objc.NSOrderedSame = 0
objc.NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
objc.NSParagraphStyleAttributeName = "NSParagraphStyle"
objc.NSPointerFunctionsCStringPersonality = 768
objc.NSPointerFunctionsCopyIn = 65536
objc.NSPointerFunctionsIntegerPersonality = 1280
objc.NSPointerFunctionsMachVirtualMemory = 4
objc.NSPointerFunctionsMallocMemory = 3
objc.NSPointerFunctionsObjectPersonality = 0
objc.NSPointerFunctionsObjectPointerPersonality = 512
objc.NSPointerFunctionsOpaqueMemory = 2
objc.NSPointerFunctionsOpaquePersonality = 256
objc.NSPointerFunctionsStrongMemory = 0
objc.NSPointerFunctionsStructPersonality = 1024
objc.NSPointerFunctionsWeakMemory = 5
objc.NSProcessInfoPowerStateDidChangeNotification = "NSProcessInfoPowerStateDidChangeNotification"
objc.NSProcessInfoThermalStateCritical = 3
objc.NSProcessInfoThermalStateDidChangeNotification = "NSProcessInfoThermalStateDidChangeNotification"
objc.NSProcessInfoThermalStateFair = 1
objc.NSProcessInfoThermalStateNominal = 0
objc.NSProcessInfoThermalStateSerious = 2
objc.NSPropertyListBinaryFormat_v1_0 = 200
objc.NSPropertyListImmutable = 0
objc.NSPropertyListMutableContainers = 1
objc.NSPropertyListMutableContainersAndLeaves = 2
objc.NSPropertyListReadCorruptError = 3840
objc.NSPropertyListWriteInvalidError = 3852
objc.NSPropertyListXMLFormat_v1_0 = 100
objc.NSRangeException = "NSRangeException"
objc.NSRegistrationDomain = "NSRegistrationDomain"
objc.NSRegularExpressionAllowCommentsAndWhitespace = 2
objc.NSRegularExpressionAnchorsMatchLines = 16
objc.NSRegularExpressionCaseInsensitive = 1
objc.NSRegularExpressionDotMatchesLineSeparators = 8
objc.NSRegularExpressionIgnoreMetacharacters = 4
objc.NSRegularExpressionSearch = 1024
objc.NSRunLoopCommonModes = "kCFRunLoopCommonModes"
objc.NSShadowAttributeName = "NSShadow"
objc.NSSortConcurrent = 1
objc.NSSortStable = 16
objc.NSStrikethroughColorAttributeName = "NSStrikethroughColor"
objc.NSStrikethroughStyleAttributeName = "NSStrikethrough"
objc.NSStringEnumerationByComposedCharacterSequences = 2
objc.NSStringEnumerationByLines = 0
objc.NSStringEnumerationByParagraphs = 1
objc.NSStringEnumerationBySentences = 4
objc.NSStringEnumerationByWords = 3
objc.NSStringEnumerationLocalized = 1024
objc.NSStringEnumerationReverse = 256
objc.NSStringEnumerationSubstringNotRequired = 512
objc.NSStrokeColorAttributeName = "NSStrokeColor"
objc.NSStrokeWidthAttributeName = "NSStrokeWidth"
objc.NSSubqueryExpressionType = 13
objc.NSTargetObjectUserInfoKey = "NSTargetObjectUserInfoKey"
objc.NSTextCheckingTypeRegularExpression = 1024
objc.NSTimeIntervalSince1970 = 978307200.0
objc.NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
objc.NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
objc.NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
objc.NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
objc.NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
objc.NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
objc.NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
objc.NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
objc.NSURLCacheStorageAllowed = 0
objc.NSURLCacheStorageAllowedInMemoryOnly = 1
objc.NSURLCacheStorageNotAllowed = 2
objc.NSURLCredentialPersistenceForSession = 1
objc.NSURLCredentialPersistenceNone = 0
objc.NSURLCredentialPersistencePermanent = 2
objc.NSURLCredentialPersistenceSynchronizable = 3
objc.NSURLErrorAppTransportSecurityRequiresSecureConnection = -1022
objc.NSURLErrorBackgroundTaskCancelledReasonKey = "NSURLErrorBackgroundTaskCancelledReasonKey"
objc.NSURLErrorBadServerResponse = -1011
objc.NSURLErrorBadURL = -1000
objc.NSURLErrorCallIsActive = -1019
objc.NSURLErrorCancelled = -999
objc.NSURLErrorCannotCloseFile = -3002
objc.NSURLErrorCannotConnectToHost = -1004
objc.NSURLErrorCannotCreateFile = -3000
objc.NSURLErrorCannotDecodeContentData = -1016
objc.NSURLErrorCannotDecodeRawData = -1015
objc.NSURLErrorCannotFindHost = -1003
objc.NSURLErrorCannotLoadFromNetwork = -2000
objc.NSURLErrorCannotMoveFile = -3005
objc.NSURLErrorCannotOpenFile = -3001
objc.NSURLErrorCannotParseResponse = -1017
objc.NSURLErrorCannotRemoveFile = -3004
objc.NSURLErrorCannotWriteToFile = -3003
objc.NSURLErrorClientCertificateRejected = -1205
objc.NSURLErrorClientCertificateRequired = -1206
objc.NSURLErrorDNSLookupFailed = -1006
objc.NSURLErrorDataLengthExceedsMaximum = -1103
objc.NSURLErrorDataNotAllowed = -1020
objc.NSURLErrorDomain = "NSURLErrorDomain"
objc.NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
objc.NSURLErrorFailingURLPeerTrustErrorKey = "NSURLErrorFailingURLPeerTrustErrorKey"
objc.NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"
objc.NSURLErrorFileDoesNotExist = -1100
objc.NSURLErrorFileIsDirectory = -1101
objc.NSURLErrorHTTPTooManyRedirects = -1007
objc.NSURLErrorInternationalRoamingOff = -1018
objc.NSURLErrorKey = "NSURL"
objc.NSURLErrorNetworkConnectionLost = -1005
objc.NSURLErrorNetworkUnavailableReasonKey = "NSURLErrorNetworkUnavailableReasonKey"
objc.NSURLErrorNoPermissionsToReadFile = -1102
objc.NSURLErrorNotConnectedToInternet = -1009
objc.NSURLErrorRedirectToNonExistentLocation = -1010
objc.NSURLErrorRequestBodyStreamExhausted = -1021
objc.NSURLErrorResourceUnavailable = -1008
objc.NSURLErrorSecureConnectionFailed = -1200
objc.NSURLErrorServerCertificateHasBadDate = -1201
objc.NSURLErrorServerCertificateHasUnknownRoot = -1203
objc.NSURLErrorServerCertificateNotYetValid = -1204
objc.NSURLErrorServerCertificateUntrusted = -1202
objc.NSURLErrorTimedOut = -1001
objc.NSURLErrorUnknown = -1
objc.NSURLErrorUnsupportedURL = -1002
objc.NSURLErrorUserAuthenticationRequired = -1013
objc.NSURLErrorUserCancelledAuthentication = -1012
objc.NSURLErrorZeroByteResource = -1014
objc.NSURLNetworkServiceTypeBackground = 3
objc.NSURLNetworkServiceTypeCallSignaling = 11
objc.NSURLNetworkServiceTypeDefault = 0
objc.NSURLNetworkServiceTypeResponsiveData = 6
objc.NSURLNetworkServiceTypeVideo = 2
objc.NSURLNetworkServiceTypeVoIP = 1
objc.NSURLNetworkServiceTypeVoice = 4
objc.NSURLProtectionSpaceFTP = "ftp"
objc.NSURLProtectionSpaceHTTP = "http"
objc.NSURLProtectionSpaceHTTPS = "https"
objc.NSURLRequestReloadIgnoringCacheData = 1
objc.NSURLRequestReloadIgnoringLocalAndRemoteCacheData = 4
objc.NSURLRequestReloadIgnoringLocalCacheData = 1
objc.NSURLRequestReloadRevalidatingCacheData = 5
objc.NSURLRequestReturnCacheDataDontLoad = 3
objc.NSURLRequestReturnCacheDataElseLoad = 2
objc.NSURLRequestUseProtocolCachePolicy = 0
objc.NSURLResponseUnknownLength = -1
objc.NSURLSessionAuthChallengeCancelAuthenticationChallenge = 2
objc.NSURLSessionAuthChallengePerformDefaultHandling = 1
objc.NSURLSessionAuthChallengeRejectProtectionSpace = 3
objc.NSURLSessionAuthChallengeUseCredential = 0
objc.NSURLSessionDelayedRequestCancel = 2
objc.NSURLSessionDelayedRequestContinueLoading = 0
objc.NSURLSessionDelayedRequestUseNewRequest = 1
objc.NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
objc.NSURLSessionMultipathServiceTypeNone = 0
objc.NSURLSessionResponseAllow = 1
objc.NSURLSessionResponseBecomeDownload = 2
objc.NSURLSessionResponseBecomeStream = 3
objc.NSURLSessionResponseCancel = 0
objc.NSURLSessionTaskPriorityDefault = 0.5
objc.NSURLSessionTaskPriorityHigh = 0.75
objc.NSURLSessionTaskPriorityLow = 0.25
objc.NSURLSessionTaskStateCanceling = 2
objc.NSURLSessionTaskStateCompleted = 3
objc.NSURLSessionTaskStateRunning = 0
objc.NSURLSessionTaskStateSuspended = 1
objc.NSURLSessionTransferSizeUnknown = -1
objc.NSUTF16BigEndianStringEncoding = 2415919360
objc.NSUTF16LittleEndianStringEncoding = 2483028224
objc.NSUTF16StringEncoding = 10
objc.NSUTF32BigEndianStringEncoding = 2550137088
objc.NSUTF32LittleEndianStringEncoding = 2617245952
objc.NSUTF32StringEncoding = 2348810496
objc.NSUTF8StringEncoding = 4
objc.NSUndefinedKeyException = "NSUnknownKeyException"
objc.NSUnderlineColorAttributeName = "NSUnderlineColor"
objc.NSUnderlineStyleAttributeName = "NSUnderline"
objc.NSUnderlyingErrorKey = "NSUnderlyingError"
objc.NSUnicodeStringEncoding = 10
objc.NSUnknownUserInfoKey = "NSUnknownUserInfoKey"
objc.NSUserDefaultsDidChangeNotification = "NSUserDefaultsDidChangeNotification"
objc.NSUserDomainMask = 1
objc.NSVariableExpressionType = 2
objc.NSWidthInsensitiveSearch = 256
objc.OBJC_ASSOCIATION_ASSIGN = 0
objc.OBJC_ASSOCIATION_COPY = 771
objc.OBJC_ASSOCIATION_COPY_NONATOMIC = 3
objc.OBJC_ASSOCIATION_RETAIN = 769
objc.OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
objc.UITrackingRunLoopMode = "UITrackingRunLoopMode"
objc._objc_msgForward = nil ---@type any
objc.null = nil ---@type any

--- Answers the seconds since the device was started.
---@return number
function objc.CACurrentMediaTime() end

--- Answers the seconds since 2001-01-01 00:00:00 UTC.
---@return number
function objc.CFAbsoluteTimeGetCurrent() end

--- Answers the class of that name, or nil.
---@param name CLASS?
---@return Class?
function objc.NSClassFromString(name) end

--- Answers the path of the app's container.
---@return string
function objc.NSHomeDirectory() end

--- Answers the text of a key in the app's bundle.
---@param key string?
---@param comment? string
---@return string
function objc.NSLocalizedString(key, comment) end

--- Answers the text of a key in a table of the app's bundle.
---@param key string?
---@param table? string
---@param comment? string
---@return string
function objc.NSLocalizedStringFromTable(key, table, comment) end

--- Writes a line to standard error, with the date.
---@param format string
---@param ... any
function objc.NSLog(format, ...) end

--- Answers the protocol of that name, or nil.
---@param name PROTOCOL?
---@return Protocol?
function objc.NSProtocolFromString(name) end

--- Answers the paths of a folder such as NSDocumentDirectory.
---@param directory integer
---@param domains? integer
---@param expandTilde? boolean
---@return string[]
function objc.NSSearchPathForDirectoriesInDomains(directory, domains, expandTilde) end

--- Answers the selector of that exact name.
---@param name SEL
---@return Selector
function objc.NSSelectorFromString(name) end

--- Answers a class's name.
---@param cls CLASS?
---@return string?
function objc.NSStringFromClass(cls) end

--- Answers a protocol's name.
---@param protocol PROTOCOL?
---@return string?
function objc.NSStringFromProtocol(protocol) end

--- Answers a selector's name.
---@param sel SEL?
---@return string?
function objc.NSStringFromSelector(sel) end

--- Answers the path of the folder for temporary files.
---@return string
function objc.NSTemporaryDirectory() end

--- Makes a class to be registered.
---@param superclass CLASS?
---@param name string
---@return Class?
function objc.allocateClassPair(superclass, name) end

--- Makes a protocol to be registered.
---@param name string
---@return Protocol?
function objc.allocateProtocol(name) end

--- Runs a function, then releases what only dead variables hold.
---@param body function
---@return any
function objc.autoreleasepool(body) end

--- Makes a block object of a function, with a signature.
---@param types string|function
---@param body? function
---@return any
function objc.block(types, body) end

--- Answers the object that stands for a Lua value: a string, number, boolean, table or function.
---@param value any
---@return any
function objc.box(value) end

--- Adds methods to a class, and replaces those it has.
---@param cls CLASS
---@param name string
---@param body? function
---@return Class
function objc.category(cls, name, body) end

--- Defines a class: its body gets instance, class and super, then it is registered.
---@param name string
---@param superclass CLASS?
---@param options? table|function
---@param body? function
---@return Class
function objc.class(name, superclass, options, body) end

--- Adds an instance variable to a class that is not registered yet.
---@param cls CLASS?
---@param name string
---@param size? integer
---@param alignment? integer
---@param types? string
---@return boolean
function objc.class_addIvar(cls, name, size, alignment, types) end

--- Adds a method, unless the class has one of its own.
---@param cls CLASS?
---@param sel SEL?
---@param imp IMP|function
---@param types? string
---@return boolean
function objc.class_addMethod(cls, sel, imp, types) end

--- Declares a property without accessors.
---@param cls CLASS?
---@param name string
---@param attributes? table
---@return boolean
function objc.class_addProperty(cls, name, attributes) end

--- Lets a class adopt a protocol.
---@param cls CLASS?
---@param protocol PROTOCOL?
---@return boolean
function objc.class_addProtocol(cls, protocol) end

--- Answers whether a class itself adopts a protocol.
---@param cls CLASS?
---@param protocol PROTOCOL?
---@return boolean
function objc.class_conformsToProtocol(cls, protocol) end

--- Lists a class's own instance variables.
---@param cls CLASS?
---@return Ivar[]?
function objc.class_copyIvarList(cls) end

--- Lists a class's own methods.
---@param cls CLASS?
---@return Method[]?
function objc.class_copyMethodList(cls) end

--- Lists a class's own properties.
---@param cls CLASS?
---@return Property[]?
function objc.class_copyPropertyList(cls) end

--- Lists the protocols that a class adopts itself.
---@param cls CLASS?
---@return Protocol[]?
function objc.class_copyProtocolList(cls) end

--- Makes an instance without a message.
---@param cls CLASS?
---@return any
function objc.class_createInstance(cls) end

--- Answers a method of the class itself.
---@param cls CLASS?
---@param sel SEL?
---@return Method?
function objc.class_getClassMethod(cls, sel) end

--- Answers a variable of the class itself.
---@param cls CLASS?
---@param name string
---@return Ivar?
function objc.class_getClassVariable(cls, name) end

--- Answers a class's method, inherited ones too.
---@param cls CLASS?
---@param sel SEL?
---@return Method?
function objc.class_getInstanceMethod(cls, sel) end

--- Answers an instance variable.
---@param cls CLASS?
---@param name string
---@return Ivar?
function objc.class_getInstanceVariable(cls, name) end

--- Answers what a message would run.
---@param cls CLASS?
---@param sel SEL?
---@return IMP?
function objc.class_getMethodImplementation(cls, sel) end

--- Answers a class's name.
---@param cls CLASS?
---@return string
function objc.class_getName(cls) end

--- Answers a declared property.
---@param cls CLASS?
---@param name string
---@return Property?
function objc.class_getProperty(cls, name) end

--- Answers a class's superclass.
---@param cls CLASS?
---@return Class?
function objc.class_getSuperclass(cls) end

--- Answers whether a class is a metaclass.
---@param cls CLASS?
---@return boolean
function objc.class_isMetaClass(cls) end

--- Gives a class's own method another IMP, and answers the one it had.
---@param cls CLASS?
---@param sel SEL?
---@param imp IMP|function
---@param types? string
---@return IMP?
function objc.class_replaceMethod(cls, sel, imp, types) end

--- Declares a property anew.
---@param cls CLASS?
---@param name string
---@param attributes? table
function objc.class_replaceProperty(cls, name, attributes) end

--- Answers whether instances have that method.
---@param cls CLASS?
---@param sel SEL?
---@return boolean
function objc.class_respondsToSelector(cls, sel) end

--- Puts a class below another, and answers the one it was below.
---@param cls CLASS
---@param superclass CLASS
---@return Class?
function objc.class_setSuperclass(cls, superclass) end

--- Answers the constant string of a text, the same one each time.
---@param text string
---@return any
function objc.constant(text) end

--- Lists all classes.
---@return Class[]
function objc.copyClassList() end

--- Lists all protocols.
---@return Protocol[]
function objc.copyProtocolList() end

--- Describes a class, object, method or selector: hierarchy, methods, hooks.
---@param value any
---@return string
function objc.describe(value) end

--- Takes a class away.
---@param cls CLASS?
function objc.disposeClassPair(cls) end

--- Makes a class like another.
---@param cls CLASS?
---@param name string
---@return Class?
function objc.duplicateClass(cls, name) end

--- Goes through a collection as for … in does: keys with their values for a dictionary.
---@param collection any
---@return function
function objc.each(collection) end

--- Answers what is associated with an object.
---@param object any
---@param key any
---@return any
function objc.getAssociatedObject(object, key) end

--- Answers the class of that name, or nil.
---@param name CLASS?
---@return Class?
function objc.getClass(name) end

--- Lists all classes.
---@return Class[]
function objc.getClassList() end

--- Answers the metaclass of the class of that name, or nil.
---@param name CLASS?
---@return Class?
function objc.getMetaClass(name) end

--- Answers the protocol of that name.
---@param name PROTOCOL?
---@return Protocol?
function objc.getProtocol(name) end

--- Attaches all classes and categories defined inside before any of their loads runs.
---@param body function
function objc.image(body) end

--- Makes an IMP whose function gets the selector behind self.
---@param body function
---@return IMP
function objc.imp(body) end

--- Answers the function of an IMP.
---@param imp IMP?
---@return function?
function objc.imp_getBlock(imp) end

--- Makes an IMP whose function gets no selector.
---@param block function
---@return IMP
function objc.imp_implementationWithBlock(block) end

--- Answers whether an IMP was made of a function.
---@param imp IMP?
---@return boolean
function objc.imp_removeBlock(imp) end

--- Brings a source in Objective-C into the running script: attaches what it defines, then runs its loads.
---@param path string
---@param options? table
function objc.import(path, options) end

--- Answers an instance variable's name.
---@param ivar Ivar?
---@return string?
function objc.ivar_getName(ivar) end

--- Answers an instance variable's type.
---@param ivar Ivar?
---@return string?
function objc.ivar_getTypeEncoding(ivar) end

--- Lists the objects that are alive.
---@param cls? CLASS
---@return any[]
function objc.liveObjects(cls) end

--- Answers the class of that name, or nil.
---@param name CLASS?
---@return Class?
function objc.lookUpClass(name) end

--- Answers the type of one argument.
---@param method Method?
---@param index integer
---@return string?
function objc.method_copyArgumentType(method, index) end

--- Answers the type of a method's result.
---@param method Method?
---@return string?
function objc.method_copyReturnType(method) end

--- Exchanges what two methods run.
---@param first Method?
---@param second Method?
function objc.method_exchangeImplementations(first, second) end

--- Answers the type of one argument.
---@param method Method?
---@param index integer
---@return string?
function objc.method_getArgumentType(method, index) end

--- Answers a method's name and types.
---@param method Method?
---@return {name: Selector, types: string}?
function objc.method_getDescription(method) end

--- Answers what a method runs.
---@param method Method?
---@return IMP?
function objc.method_getImplementation(method) end

--- Answers a method's selector.
---@param method Method?
---@return Selector?
function objc.method_getName(method) end

--- Counts a method's arguments, self and _cmd among them.
---@param method Method?
---@return integer
function objc.method_getNumberOfArguments(method) end

--- Answers the type of a method's result.
---@param method Method?
---@return string?
function objc.method_getReturnType(method) end

--- Answers a method's types.
---@param method Method?
---@return string?
function objc.method_getTypeEncoding(method) end

--- Runs a method, whatever shadows it.
---@param receiver any
---@param method Method
---@param ... any
---@return any
function objc.method_invoke(receiver, method, ...) end

--- Gives a method another IMP, and answers the one it had.
---@param method Method?
---@param imp IMP|function
---@return IMP?
function objc.method_setImplementation(method, imp) end

--- Sends a message by its exact selector; nil answers nil.
---@param receiver any
---@param sel SEL
---@param ... any
---@return any
function objc.msgSend(receiver, sel, ...) end

--- Sends a message to what a class inherits; the class is the one whose method calls.
---@param cls CLASS
---@param receiver any
---@param sel SEL
---@param ... any
---@return any
function objc.msgSendSuper(cls, receiver, sel, ...) end

--- Answers an object's class as it is, hidden ones too.
---@param object any
---@return Class?
function objc.object_getClass(object) end

--- Answers the name of an object's class.
---@param object any
---@return string
function objc.object_getClassName(object) end

--- Answers an instance variable and, behind it, its value.
---@param object any
---@param name string
---@return Ivar?
function objc.object_getInstanceVariable(object, name) end

--- Reads an instance variable.
---@param object any
---@param ivar Ivar|string
---@return any
function objc.object_getIvar(object, ivar) end

--- Answers whether an object is a class.
---@param object any
---@return boolean
function objc.object_isClass(object) end

--- Gives an object another class, and answers the one it had.
---@param object any
---@param cls CLASS
---@return Class?
function objc.object_setClass(object, cls) end

--- Writes an instance variable, and answers it.
---@param object any
---@param name string
---@param value any
---@return Ivar?
function objc.object_setInstanceVariable(object, name, value) end

--- Writes an instance variable.
---@param object any
---@param ivar Ivar|string
---@param value any
function objc.object_setIvar(object, ivar, value) end

--- Writes an instance variable.
---@param object any
---@param ivar Ivar|string
---@param value any
function objc.object_setIvarWithStrongDefault(object, ivar, value) end

--- Runs a function the first time this world meets the token; answers whether it ran.
---@param token string|OnceToken
---@param body function
---@return boolean
function objc.once(token, body) end

--- Makes a token that is like no other.
---@return OnceToken
function objc.onceToken() end

--- Declares a property with its accessors: policy, getter, setter, readonly, default.
---@param cls any
---@param name string
---@param options? table
function objc.property(cls, name, options) end

--- Lists a property's attributes.
---@param property Property?
---@return table[]?
function objc.property_copyAttributeList(property) end

--- Answers the value of one attribute.
---@param property Property?
---@param name string
---@return string?
function objc.property_copyAttributeValue(property, name) end

--- Answers a property's attributes as one text.
---@param property Property?
---@return string?
function objc.property_getAttributes(property) end

--- Answers a property's name.
---@param property Property?
---@return string?
function objc.property_getName(property) end

--- Declares a protocol: required, optional, adopts.
---@param name string
---@param options? table
---@return Protocol
function objc.protocol(name, options) end

--- Declares a method in a protocol that is not registered yet.
---@param protocol PROTOCOL?
---@param sel SEL?
---@param types? string
---@param isRequired? boolean
---@param isInstance? boolean
function objc.protocol_addMethodDescription(protocol, sel, types, isRequired, isInstance) end

--- Declares a property in a protocol that is not registered yet.
---@param protocol PROTOCOL?
---@param name string
---@param attributes? table
---@param isRequired? boolean
---@param isInstance? boolean
function objc.protocol_addProperty(protocol, name, attributes, isRequired, isInstance) end

--- Lets a protocol adopt another.
---@param protocol PROTOCOL?
---@param adopted PROTOCOL?
function objc.protocol_addProtocol(protocol, adopted) end

--- Answers whether a protocol adopts another.
---@param protocol PROTOCOL?
---@param other PROTOCOL?
---@return boolean
function objc.protocol_conformsToProtocol(protocol, other) end

--- Lists declarations.
---@param protocol PROTOCOL?
---@param isRequired boolean
---@param isInstance boolean
---@return table[]?
function objc.protocol_copyMethodDescriptionList(protocol, isRequired, isInstance) end

--- Lists the properties that a protocol declares for instances.
---@param protocol PROTOCOL?
---@return Property[]?
function objc.protocol_copyPropertyList(protocol) end

--- Lists the properties that a protocol declares.
---@param protocol PROTOCOL?
---@param isRequired? boolean
---@param isInstance? boolean
---@return Property[]?
function objc.protocol_copyPropertyList2(protocol, isRequired, isInstance) end

--- Lists the protocols that a protocol adopts.
---@param protocol PROTOCOL?
---@return Protocol[]?
function objc.protocol_copyProtocolList(protocol) end

--- Answers one declaration.
---@param protocol PROTOCOL?
---@param sel SEL?
---@param isRequired boolean
---@param isInstance boolean
---@return {name: Selector, types: string}?
function objc.protocol_getMethodDescription(protocol, sel, isRequired, isInstance) end

--- Answers a protocol's name.
---@param protocol PROTOCOL?
---@return string
function objc.protocol_getName(protocol) end

--- Answers a declared property.
---@param protocol PROTOCOL?
---@param name string
---@param isRequired? boolean
---@param isInstance? boolean
---@return Property?
function objc.protocol_getProperty(protocol, name, isRequired, isInstance) end

--- Answers whether both are the same protocol.
---@param left PROTOCOL?
---@param right PROTOCOL?
---@return boolean
function objc.protocol_isEqual(left, right) end

--- Registers a class.
---@param cls CLASS?
function objc.registerClassPair(cls) end

--- Registers a protocol.
---@param protocol PROTOCOL?
function objc.registerProtocol(protocol) end

--- Takes away all that is associated with an object.
---@param object any
function objc.removeAssociatedObjects(object) end

--- Makes the world what it was.
---@param snapshot Snapshot
function objc.restore(snapshot) end

--- Counts the strong references to an object.
---@param object any
---@return integer
function objc.retainCount(object) end

--- Answers the selector of that exact name.
---@param name SEL
---@return Selector
function objc.sel(name) end

--- Answers a selector's name.
---@param sel SEL?
---@return string
function objc.sel_getName(sel) end

--- Answers the selector of that exact name.
---@param name SEL
---@return Selector
function objc.sel_getUid(name) end

--- Answers whether both are the same selector.
---@param left SEL?
---@param right SEL?
---@return boolean
function objc.sel_isEqual(left, right) end

--- Answers the selector of that exact name.
---@param name SEL
---@return Selector
function objc.sel_registerName(name) end

--- Associates a value with an object under a key.
--- * `key`: a string, a selector, or any table, function or userdata, which stands for itself
--- * `value`: nil takes what is there away
--- * `policy`: how it is held; RETAIN_NONATOMIC
---@param object any
---@param key any
---@param value any
---@param policy? POLICY
function objc.setAssociatedObject(object, key, value, policy) end

--- Notes how the whole world is now.
---@return Snapshot
function objc.snapshot() end

--- Reads a source in Objective-C, and answers a function that brings it in: an actor of the lab.
---@param path string
---@param options? table
---@return function
function objc.source(path, options) end

--- Answers what sends messages to the superclass's methods.
---@param cls CLASS
---@param receiver any
---@return any
function objc.super(cls, receiver) end

--- Runs a function while its thread has the object's lock; answers what it answers.
---@param object any
---@param body function
---@return any
function objc.synchronized(object, body) end

--- Answers the plain Lua value of an object, deep.
---@param object any
---@return any
function objc.unbox(object) end

--- Makes an os_unfair_lock, with lock, unlock and trylock as messages.
---@return os_unfair_lock
function objc.unfairLock() end

--- Makes a box that does not hold its object.
---@param object any
---@return WeakBox
function objc.weak(object) end
