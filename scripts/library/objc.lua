---@meta
-- Made by `hookhost --emit-luacats` from what hookhost has; not to be edited.

--- The module `objc`, for LuaLS and for LDoc.

-- Values
--- A selector, or its exact name with every colon: "setFrame:".
---@alias SEL string|Selector
--- A class, a metaclass for class methods, or the name of a class.
---@alias CLASS string|NSObjectClass
--- A class, such as objc.UIView; messages to it run its class methods.
---@alias Class NSObjectClass
--- A protocol, or its name.
---@alias PROTOCOL string|Protocol
--- The ownership of an associated value: unretained, strong, or a copy; RETAIN and COPY are atomic, as in C.
---@alias POLICY "ASSIGN"|"RETAIN_NONATOMIC"|"COPY_NONATOMIC"|"RETAIN"|"COPY"
--- The implementation of a method. Its first arguments are receiver and selector.
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
---@class UIFloatRangeFields
---@field minimum? number
---@field maximum? number
---@class UIFloatRange: UIFloatRangeFields
---@field minimum number
---@field maximum number
---@alias UIFloatRangeArgument UIFloatRangeFields|number[]
---@class CAFrameRateRangeFields
---@field minimum? number
---@field maximum? number
---@field preferred? number
---@class CAFrameRateRange: CAFrameRateRangeFields
---@field minimum number
---@field maximum number
---@field preferred number
---@alias CAFrameRateRangeArgument CAFrameRateRangeFields|number[]
---@class UIPointerAccessoryPositionFields
---@field offset? number
---@field angle? number
---@class UIPointerAccessoryPosition: UIPointerAccessoryPositionFields
---@field offset number
---@field angle number
---@alias UIPointerAccessoryPositionArgument UIPointerAccessoryPositionFields|number[]
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
---@field m13? number
---@field m14? number
---@field m21? number
---@field m22? number
---@field m23? number
---@field m24? number
---@field m31? number
---@field m32? number
---@field m33? number
---@field m34? number
---@field m41? number
---@field m42? number
---@field m43? number
---@field m44? number
---@class CATransform3D: CATransform3DFields
---@field m11 number
---@field m12 number
---@field m13 number
---@field m14 number
---@field m21 number
---@field m22 number
---@field m23 number
---@field m24 number
---@field m31 number
---@field m32 number
---@field m33 number
---@field m34 number
---@field m41 number
---@field m42 number
---@field m43 number
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
--- A selector, as objc.sel returns it: the same value for the same name.
---@class Selector: userdata

-- Method
--- A method of a class, for the functions that begin with method_.
---@class Method: userdata

-- Ivar
--- An instance variable of a class, for the functions that begin with ivar_.
---@class Ivar: userdata

-- Property
--- A declared property, for the functions that begin with property_.
---@class Property: userdata

-- OnceToken
--- A token for objc.once and dispatch.once.
---@class OnceToken: userdata

-- Snapshot
--- A snapshot of the whole world, which objc.restore restores.
---@class Snapshot: userdata

-- MethodDescription
--- A selector and its types, as objc_method_description.
---@class MethodDescription
---@field name Selector # the selector of the method
---@field types string # the type encoding of the method

-- PropertyAttribute
--- One attribute of a property, as objc_property_attribute_t.
---@class PropertyAttribute
---@field name string # one letter, as in C: T for the type, G for the getter
---@field value string # the value; empty for a flag such as R

-- WeakBox
--- A reference to an object that does not keep it alive.
---@class WeakBox
local WeakBox = {}

--- Returns the object, or nil after it was deallocated.
---@return any
function WeakBox:get() end

-- objc
---@class objc
---@field CAAnimation CAAnimationClass
---@field CAAnimationGroup CAAnimationGroupClass
---@field CABasicAnimation CABasicAnimationClass
---@field CADisplayLink CADisplayLinkClass
---@field CAEmitterCell CAEmitterCellClass
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
---@field CAValueFunction CAValueFunctionClass
---@field CLBeacon CLBeaconClass
---@field CLBeaconIdentityConstraint CLBeaconIdentityConstraintClass
---@field CLBeaconRegion CLBeaconRegionClass
---@field CLCircularRegion CLCircularRegionClass
---@field CLFloor CLFloorClass
---@field CLGeocoder CLGeocoderClass
---@field CLHeading CLHeadingClass
---@field CLLocation CLLocationClass
---@field CLLocationManager CLLocationManagerClass
---@field CLLocationSourceInformation CLLocationSourceInformationClass
---@field CLPlacemark CLPlacemarkClass
---@field CLRegion CLRegionClass
---@field CLVisit CLVisitClass
---@field CTCarrier CTCarrierClass
---@field CTTelephonyNetworkInfo CTTelephonyNetworkInfoClass
---@field HookDelegateProxy HookDelegateProxyClass
---@field MFMailComposeViewController MFMailComposeViewControllerClass
---@field MFMessageComposeViewController MFMessageComposeViewControllerClass
---@field NSAboutURLProtocol NSAboutURLProtocolClass
---@field NSAggregateExpression NSAggregateExpressionClass
---@field NSAnyKeyExpression NSAnyKeyExpressionClass
---@field NSArchiver NSArchiverClass
---@field NSArray NSArrayClass
---@field NSAssertionHandler NSAssertionHandlerClass
---@field NSAttributedString NSAttributedStringClass
---@field NSAttributedStringMarkdownParsingOptions NSAttributedStringMarkdownParsingOptionsClass
---@field NSAutoreleasePool NSAutoreleasePoolClass
---@field NSBetweenPredicateOperator NSBetweenPredicateOperatorClass
---@field NSBlock NSBlockClass
---@field NSBlockExpression NSBlockExpressionClass
---@field NSBlockOperation NSBlockOperationClass
---@field NSBlockPredicate NSBlockPredicateClass
---@field NSBundle NSBundleClass
---@field NSByteCountFormatter NSByteCountFormatterClass
---@field NSCache NSCacheClass
---@field NSCachedURLResponse NSCachedURLResponseClass
---@field NSCalendar NSCalendarClass
---@field NSCharacterSet NSCharacterSetClass
---@field NSCoder NSCoderClass
---@field NSCollectionLayoutBoundarySupplementaryItem NSCollectionLayoutBoundarySupplementaryItemClass
---@field NSCollectionLayoutDecorationItem NSCollectionLayoutDecorationItemClass
---@field NSCollectionLayoutDimension NSCollectionLayoutDimensionClass
---@field NSCollectionLayoutEdgeSpacing NSCollectionLayoutEdgeSpacingClass
---@field NSCollectionLayoutGroup NSCollectionLayoutGroupClass
---@field NSCollectionLayoutGroupCustomItem NSCollectionLayoutGroupCustomItemClass
---@field NSCollectionLayoutItem NSCollectionLayoutItemClass
---@field NSCollectionLayoutSection NSCollectionLayoutSectionClass
---@field NSCollectionLayoutSize NSCollectionLayoutSizeClass
---@field NSCollectionLayoutSpacing NSCollectionLayoutSpacingClass
---@field NSComparisonPredicate NSComparisonPredicateClass
---@field NSComparisonPredicateOperator NSComparisonPredicateOperatorClass
---@field NSCompoundPredicate NSCompoundPredicateClass
---@field NSConcreteAttributedString NSConcreteAttributedStringClass
---@field NSConcreteData NSConcreteDataClass
---@field NSConcreteFileHandle NSConcreteFileHandleClass
---@field NSConcreteHashTable NSConcreteHashTableClass
---@field NSConcreteMapTable NSConcreteMapTableClass
---@field NSConcreteMutableAttributedString NSConcreteMutableAttributedStringClass
---@field NSConcreteMutableData NSConcreteMutableDataClass
---@field NSConcretePipe NSConcretePipeClass
---@field NSConcretePointerArray NSConcretePointerArrayClass
---@field NSConcreteScanner NSConcreteScannerClass
---@field NSConcreteTextStorage NSConcreteTextStorageClass
---@field NSConcreteValue NSConcreteValueClass
---@field NSCondition NSConditionClass
---@field NSConditionLock NSConditionLockClass
---@field NSConstantArray NSConstantArrayClass
---@field NSConstantDictionary NSConstantDictionaryClass
---@field NSConstantValueExpression NSConstantValueExpressionClass
---@field NSCountedSet NSCountedSetClass
---@field NSCustomPredicateOperator NSCustomPredicateOperatorClass
---@field NSData NSDataClass
---@field NSDataDetector NSDataDetectorClass
---@field NSDate NSDateClass
---@field NSDateComponents NSDateComponentsClass
---@field NSDateComponentsFormatter NSDateComponentsFormatterClass
---@field NSDateFormatter NSDateFormatterClass
---@field NSDateInterval NSDateIntervalClass
---@field NSDateIntervalFormatter NSDateIntervalFormatterClass
---@field NSDecimalNumber NSDecimalNumberClass
---@field NSDecimalNumberHandler NSDecimalNumberHandlerClass
---@field NSDictionary NSDictionaryClass
---@field NSDiffableDataSourceSectionSnapshot NSDiffableDataSourceSectionSnapshotClass
---@field NSDiffableDataSourceSectionTransaction NSDiffableDataSourceSectionTransactionClass
---@field NSDiffableDataSourceSnapshot NSDiffableDataSourceSnapshotClass
---@field NSDiffableDataSourceTransaction NSDiffableDataSourceTransactionClass
---@field NSDimension NSDimensionClass
---@field NSDirectoryEnumerator NSDirectoryEnumeratorClass
---@field NSEnergyFormatter NSEnergyFormatterClass
---@field NSEnumerator NSEnumeratorClass
---@field NSEqualityPredicateOperator NSEqualityPredicateOperatorClass
---@field NSError NSErrorClass
---@field NSException NSExceptionClass
---@field NSExpression NSExpressionClass
---@field NSFalsePredicate NSFalsePredicateClass
---@field NSFileAccessIntent NSFileAccessIntentClass
---@field NSFileCoordinator NSFileCoordinatorClass
---@field NSFileHandle NSFileHandleClass
---@field NSFileManager NSFileManagerClass
---@field NSFileWrapper NSFileWrapperClass
---@field NSFormatter NSFormatterClass
---@field NSFunctionExpression NSFunctionExpressionClass
---@field NSGarbageCollector NSGarbageCollectorClass
---@field NSHTTPCookie NSHTTPCookieClass
---@field NSHTTPCookieStorage NSHTTPCookieStorageClass
---@field NSHTTPURLResponse NSHTTPURLResponseClass
---@field NSHashTable NSHashTableClass
---@field NSISO8601DateFormatter NSISO8601DateFormatterClass
---@field NSInPredicateOperator NSInPredicateOperatorClass
---@field NSIndexPath NSIndexPathClass
---@field NSIndexSet NSIndexSetClass
---@field NSInputStream NSInputStreamClass
---@field NSInvocation NSInvocationClass
---@field NSInvocationOperation NSInvocationOperationClass
---@field NSItemProvider NSItemProviderClass
---@field NSJSONSerialization NSJSONSerializationClass
---@field NSKeyPathExpression NSKeyPathExpressionClass
---@field NSKeyPathSpecifierExpression NSKeyPathSpecifierExpressionClass
---@field NSKeyValueMutableArray NSKeyValueMutableArrayClass
---@field NSKeyValueMutableOrderedSet NSKeyValueMutableOrderedSetClass
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
---@field NSLengthFormatter NSLengthFormatterClass
---@field NSLikePredicateOperator NSLikePredicateOperatorClass
---@field NSLinguisticTagger NSLinguisticTaggerClass
---@field NSListFormatter NSListFormatterClass
---@field NSLocale NSLocaleClass
---@field NSLock NSLockClass
---@field NSMachPort NSMachPortClass
---@field NSMapTable NSMapTableClass
---@field NSMassFormatter NSMassFormatterClass
---@field NSMatchingPredicateOperator NSMatchingPredicateOperatorClass
---@field NSMeasurement NSMeasurementClass
---@field NSMeasurementFormatter NSMeasurementFormatterClass
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
---@field NSNotificationQueue NSNotificationQueueClass
---@field NSNull NSNullClass
---@field NSNullFileHandle NSNullFileHandleClass
---@field NSNumber NSNumberClass
---@field NSNumberFormatter NSNumberFormatterClass
---@field NSObject NSObjectClass
---@field NSOperation NSOperationClass
---@field NSOperationQueue NSOperationQueueClass
---@field NSOrderedCollectionChange NSOrderedCollectionChangeClass
---@field NSOrderedCollectionDifference NSOrderedCollectionDifferenceClass
---@field NSOrderedSet NSOrderedSetClass
---@field NSOrthography NSOrthographyClass
---@field NSOutputStream NSOutputStreamClass
---@field NSParagraphStyle NSParagraphStyleClass
---@field NSPathStore2 NSPathStore2Class
---@field NSPersonNameComponents NSPersonNameComponentsClass
---@field NSPersonNameComponentsFormatter NSPersonNameComponentsFormatterClass
---@field NSPipe NSPipeClass
---@field NSPlaceholderMutableString NSPlaceholderMutableStringClass
---@field NSPlaceholderNumber NSPlaceholderNumberClass
---@field NSPlaceholderString NSPlaceholderStringClass
---@field NSPointerArray NSPointerArrayClass
---@field NSPointerFunctions NSPointerFunctionsClass
---@field NSPort NSPortClass
---@field NSPortMessage NSPortMessageClass
---@field NSPredicate NSPredicateClass
---@field NSPredicateOperator NSPredicateOperatorClass
---@field NSPresentationIntent NSPresentationIntentClass
---@field NSProcessInfo NSProcessInfoClass
---@field NSProgress NSProgressClass
---@field NSPropertyListSerialization NSPropertyListSerializationClass
---@field NSProxy NSProxyClass
---@field NSPurgeableData NSPurgeableDataClass
---@field NSRecursiveLock NSRecursiveLockClass
---@field NSRegularExpression NSRegularExpressionClass
---@field NSRelativeDateTimeFormatter NSRelativeDateTimeFormatterClass
---@field NSRunLoop NSRunLoopClass
---@field NSScanner NSScannerClass
---@field NSSecureUnarchiveFromDataTransformer NSSecureUnarchiveFromDataTransformerClass
---@field NSSelfExpression NSSelfExpressionClass
---@field NSSet NSSetClass
---@field NSSetExpression NSSetExpressionClass
---@field NSShadow NSShadowClass
---@field NSSortDescriptor NSSortDescriptorClass
---@field NSStream NSStreamClass
---@field NSString NSStringClass
---@field NSStringDrawingContext NSStringDrawingContextClass
---@field NSSubqueryExpression NSSubqueryExpressionClass
---@field NSSubstringPredicateOperator NSSubstringPredicateOperatorClass
---@field NSSymbolAppearEffect NSSymbolAppearEffectClass
---@field NSSymbolAutomaticContentTransition NSSymbolAutomaticContentTransitionClass
---@field NSSymbolBounceEffect NSSymbolBounceEffectClass
---@field NSSymbolBreatheEffect NSSymbolBreatheEffectClass
---@field NSSymbolContentTransition NSSymbolContentTransitionClass
---@field NSSymbolDisappearEffect NSSymbolDisappearEffectClass
---@field NSSymbolEffect NSSymbolEffectClass
---@field NSSymbolEffectOptions NSSymbolEffectOptionsClass
---@field NSSymbolEffectOptionsRepeatBehavior NSSymbolEffectOptionsRepeatBehaviorClass
---@field NSSymbolMagicReplaceContentTransition NSSymbolMagicReplaceContentTransitionClass
---@field NSSymbolPulseEffect NSSymbolPulseEffectClass
---@field NSSymbolReplaceContentTransition NSSymbolReplaceContentTransitionClass
---@field NSSymbolRotateEffect NSSymbolRotateEffectClass
---@field NSSymbolScaleEffect NSSymbolScaleEffectClass
---@field NSSymbolVariableColorEffect NSSymbolVariableColorEffectClass
---@field NSSymbolWiggleEffect NSSymbolWiggleEffectClass
---@field NSTaggedPointerString NSTaggedPointerStringClass
---@field NSTernaryExpression NSTernaryExpressionClass
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
---@field NSURLSessionStreamTask NSURLSessionStreamTaskClass
---@field NSURLSessionTask NSURLSessionTaskClass
---@field NSURLSessionTaskMetrics NSURLSessionTaskMetricsClass
---@field NSURLSessionTaskTransactionMetrics NSURLSessionTaskTransactionMetricsClass
---@field NSURLSessionUploadTask NSURLSessionUploadTaskClass
---@field NSURLSessionWebSocketMessage NSURLSessionWebSocketMessageClass
---@field NSURLSessionWebSocketTask NSURLSessionWebSocketTaskClass
---@field NSUUID NSUUIDClass
---@field NSUbiquitousKeyValueStore NSUbiquitousKeyValueStoreClass
---@field NSUnarchiver NSUnarchiverClass
---@field NSUndoManager NSUndoManagerClass
---@field NSUndoManagerProxy NSUndoManagerProxyClass
---@field NSUnit NSUnitClass
---@field NSUnitAcceleration NSUnitAccelerationClass
---@field NSUnitAngle NSUnitAngleClass
---@field NSUnitArea NSUnitAreaClass
---@field NSUnitConcentrationMass NSUnitConcentrationMassClass
---@field NSUnitConverter NSUnitConverterClass
---@field NSUnitConverterLinear NSUnitConverterLinearClass
---@field NSUnitConverterReciprocal NSUnitConverterReciprocalClass
---@field NSUnitDispersion NSUnitDispersionClass
---@field NSUnitDuration NSUnitDurationClass
---@field NSUnitElectricCharge NSUnitElectricChargeClass
---@field NSUnitElectricCurrent NSUnitElectricCurrentClass
---@field NSUnitElectricPotentialDifference NSUnitElectricPotentialDifferenceClass
---@field NSUnitElectricResistance NSUnitElectricResistanceClass
---@field NSUnitEnergy NSUnitEnergyClass
---@field NSUnitFrequency NSUnitFrequencyClass
---@field NSUnitFuelEfficiency NSUnitFuelEfficiencyClass
---@field NSUnitIlluminance NSUnitIlluminanceClass
---@field NSUnitInformationStorage NSUnitInformationStorageClass
---@field NSUnitLength NSUnitLengthClass
---@field NSUnitMass NSUnitMassClass
---@field NSUnitPower NSUnitPowerClass
---@field NSUnitPressure NSUnitPressureClass
---@field NSUnitSpeed NSUnitSpeedClass
---@field NSUnitTemperature NSUnitTemperatureClass
---@field NSUnitVolume NSUnitVolumeClass
---@field NSUserActivity NSUserActivityClass
---@field NSUserDefaults NSUserDefaultsClass
---@field NSValue NSValueClass
---@field NSValueTransformer NSValueTransformerClass
---@field NSVariableExpression NSVariableExpressionClass
---@field NSXMLParser NSXMLParserClass
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
---@field PHPickerConfiguration PHPickerConfigurationClass
---@field PHPickerFilter PHPickerFilterClass
---@field PHPickerResult PHPickerResultClass
---@field PHPickerViewController PHPickerViewControllerClass
---@field Protocol ProtocolClass
---@field QLPreviewController QLPreviewControllerClass
---@field SKMutablePayment SKMutablePaymentClass
---@field SKPayment SKPaymentClass
---@field SKPaymentQueue SKPaymentQueueClass
---@field SKPaymentTransaction SKPaymentTransactionClass
---@field SKProduct SKProductClass
---@field SKProductsRequest SKProductsRequestClass
---@field SKProductsResponse SKProductsResponseClass
---@field SKReceiptRefreshRequest SKReceiptRefreshRequestClass
---@field SKRequest SKRequestClass
---@field SKStoreProductViewController SKStoreProductViewControllerClass
---@field SKStoreReviewController SKStoreReviewControllerClass
---@field UIAcceleration UIAccelerationClass
---@field UIAccelerometer UIAccelerometerClass
---@field UIAccessibilityCustomAction UIAccessibilityCustomActionClass
---@field UIAccessibilityCustomRotor UIAccessibilityCustomRotorClass
---@field UIAccessibilityCustomRotorItemResult UIAccessibilityCustomRotorItemResultClass
---@field UIAccessibilityCustomRotorSearchPredicate UIAccessibilityCustomRotorSearchPredicateClass
---@field UIAccessibilityElement UIAccessibilityElementClass
---@field UIAccessibilityLocationDescriptor UIAccessibilityLocationDescriptorClass
---@field UIAction UIActionClass
---@field UIActionSheet UIActionSheetClass
---@field UIActivity UIActivityClass
---@field UIActivityIndicatorView UIActivityIndicatorViewClass
---@field UIActivityItemProvider UIActivityItemProviderClass
---@field UIActivityItemsConfiguration UIActivityItemsConfigurationClass
---@field UIActivityViewController UIActivityViewControllerClass
---@field UIAlertAction UIAlertActionClass
---@field UIAlertController UIAlertControllerClass
---@field UIAlertView UIAlertViewClass
---@field UIApplication UIApplicationClass
---@field UIApplicationShortcutIcon UIApplicationShortcutIconClass
---@field UIApplicationShortcutItem UIApplicationShortcutItemClass
---@field UIAttachmentBehavior UIAttachmentBehaviorClass
---@field UIBackgroundConfiguration UIBackgroundConfigurationClass
---@field UIBarAppearance UIBarAppearanceClass
---@field UIBarButtonItem UIBarButtonItemClass
---@field UIBarButtonItemAppearance UIBarButtonItemAppearanceClass
---@field UIBarButtonItemGroup UIBarButtonItemGroupClass
---@field UIBarButtonItemStateAppearance UIBarButtonItemStateAppearanceClass
---@field UIBarItem UIBarItemClass
---@field UIBezierPath UIBezierPathClass
---@field UIBlurEffect UIBlurEffectClass
---@field UIButton UIButtonClass
---@field UIButtonConfiguration UIButtonConfigurationClass
---@field UIButtonLabel UIButtonLabelClass
---@field UICTFont UICTFontClass
---@field UICalendarSelection UICalendarSelectionClass
---@field UICalendarSelectionMultiDate UICalendarSelectionMultiDateClass
---@field UICalendarSelectionSingleDate UICalendarSelectionSingleDateClass
---@field UICalendarView UICalendarViewClass
---@field UICalendarViewDecoration UICalendarViewDecorationClass
---@field UICellAccessory UICellAccessoryClass
---@field UICellAccessoryCheckmark UICellAccessoryCheckmarkClass
---@field UICellAccessoryCustomView UICellAccessoryCustomViewClass
---@field UICellAccessoryDelete UICellAccessoryDeleteClass
---@field UICellAccessoryDetail UICellAccessoryDetailClass
---@field UICellAccessoryDisclosureIndicator UICellAccessoryDisclosureIndicatorClass
---@field UICellAccessoryInsert UICellAccessoryInsertClass
---@field UICellAccessoryLabel UICellAccessoryLabelClass
---@field UICellAccessoryMultiselect UICellAccessoryMultiselectClass
---@field UICellAccessoryOutlineDisclosure UICellAccessoryOutlineDisclosureClass
---@field UICellAccessoryReorder UICellAccessoryReorderClass
---@field UICellConfigurationState UICellConfigurationStateClass
---@field UICollectionLayoutListConfiguration UICollectionLayoutListConfigurationClass
---@field UICollectionReusableView UICollectionReusableViewClass
---@field UICollectionView UICollectionViewClass
---@field UICollectionViewCell UICollectionViewCellClass
---@field UICollectionViewCellRegistration UICollectionViewCellRegistrationClass
---@field UICollectionViewCompositionalLayout UICollectionViewCompositionalLayoutClass
---@field UICollectionViewCompositionalLayoutConfiguration UICollectionViewCompositionalLayoutConfigurationClass
---@field UICollectionViewController UICollectionViewControllerClass
---@field UICollectionViewDiffableDataSource UICollectionViewDiffableDataSourceClass
---@field UICollectionViewDiffableDataSourceReorderingHandlers UICollectionViewDiffableDataSourceReorderingHandlersClass
---@field UICollectionViewDiffableDataSourceSectionSnapshotHandlers UICollectionViewDiffableDataSourceSectionSnapshotHandlersClass
---@field UICollectionViewDropProposal UICollectionViewDropProposalClass
---@field UICollectionViewFlowLayout UICollectionViewFlowLayoutClass
---@field UICollectionViewFlowLayoutInvalidationContext UICollectionViewFlowLayoutInvalidationContextClass
---@field UICollectionViewFocusUpdateContext UICollectionViewFocusUpdateContextClass
---@field UICollectionViewLayout UICollectionViewLayoutClass
---@field UICollectionViewLayoutAttributes UICollectionViewLayoutAttributesClass
---@field UICollectionViewLayoutInvalidationContext UICollectionViewLayoutInvalidationContextClass
---@field UICollectionViewListCell UICollectionViewListCellClass
---@field UICollectionViewSupplementaryRegistration UICollectionViewSupplementaryRegistrationClass
---@field UICollectionViewTransitionLayout UICollectionViewTransitionLayoutClass
---@field UICollectionViewUpdateItem UICollectionViewUpdateItemClass
---@field UICollisionBehavior UICollisionBehaviorClass
---@field UIColor UIColorClass
---@field UIColorPickerViewController UIColorPickerViewControllerClass
---@field UIColorWell UIColorWellClass
---@field UICommand UICommandClass
---@field UICommandAlternate UICommandAlternateClass
---@field UIContentUnavailableButtonProperties UIContentUnavailableButtonPropertiesClass
---@field UIContentUnavailableConfiguration UIContentUnavailableConfigurationClass
---@field UIContentUnavailableConfigurationState UIContentUnavailableConfigurationStateClass
---@field UIContentUnavailableImageProperties UIContentUnavailableImagePropertiesClass
---@field UIContentUnavailableTextProperties UIContentUnavailableTextPropertiesClass
---@field UIContentUnavailableView UIContentUnavailableViewClass
---@field UIContextMenuConfiguration UIContextMenuConfigurationClass
---@field UIContextMenuInteraction UIContextMenuInteractionClass
---@field UIContextualAction UIContextualActionClass
---@field UIControl UIControlClass
---@field UIControlTargetAction UIControlTargetActionClass
---@field UICubicTimingParameters UICubicTimingParametersClass
---@field UIDatePicker UIDatePickerClass
---@field UIDeferredMenuElement UIDeferredMenuElementClass
---@field UIDevice UIDeviceClass
---@field UIDimmingView UIDimmingViewClass
---@field UIDocument UIDocumentClass
---@field UIDocumentInteractionController UIDocumentInteractionControllerClass
---@field UIDocumentPickerViewController UIDocumentPickerViewControllerClass
---@field UIDragInteraction UIDragInteractionClass
---@field UIDragItem UIDragItemClass
---@field UIDragPreview UIDragPreviewClass
---@field UIDragPreviewParameters UIDragPreviewParametersClass
---@field UIDragPreviewTarget UIDragPreviewTargetClass
---@field UIDropInteraction UIDropInteractionClass
---@field UIDropProposal UIDropProposalClass
---@field UIDynamicAnimator UIDynamicAnimatorClass
---@field UIDynamicBehavior UIDynamicBehaviorClass
---@field UIDynamicItemBehavior UIDynamicItemBehaviorClass
---@field UIDynamicItemGroup UIDynamicItemGroupClass
---@field UIEditMenuConfiguration UIEditMenuConfigurationClass
---@field UIEditMenuInteraction UIEditMenuInteractionClass
---@field UIEvent UIEventClass
---@field UIFeedbackGenerator UIFeedbackGeneratorClass
---@field UIFieldBehavior UIFieldBehaviorClass
---@field UIFindInteraction UIFindInteractionClass
---@field UIFindSession UIFindSessionClass
---@field UIFocusAnimationCoordinator UIFocusAnimationCoordinatorClass
---@field UIFocusGuide UIFocusGuideClass
---@field UIFocusSystem UIFocusSystemClass
---@field UIFocusUpdateContext UIFocusUpdateContextClass
---@field UIFont UIFontClass
---@field UIFontDescriptor UIFontDescriptorClass
---@field UIFontMetrics UIFontMetricsClass
---@field UIFontPickerViewController UIFontPickerViewControllerClass
---@field UIFontPickerViewControllerConfiguration UIFontPickerViewControllerConfigurationClass
---@field UIGestureRecognizer UIGestureRecognizerClass
---@field UIGestureRecognizerTarget UIGestureRecognizerTargetClass
---@field UIGraphicsImageRenderer UIGraphicsImageRendererClass
---@field UIGraphicsImageRendererContext UIGraphicsImageRendererContextClass
---@field UIGraphicsImageRendererFormat UIGraphicsImageRendererFormatClass
---@field UIGraphicsPDFRenderer UIGraphicsPDFRendererClass
---@field UIGraphicsPDFRendererContext UIGraphicsPDFRendererContextClass
---@field UIGraphicsPDFRendererFormat UIGraphicsPDFRendererFormatClass
---@field UIGraphicsRenderer UIGraphicsRendererClass
---@field UIGraphicsRendererContext UIGraphicsRendererContextClass
---@field UIGraphicsRendererFormat UIGraphicsRendererFormatClass
---@field UIGravityBehavior UIGravityBehaviorClass
---@field UIHoverGestureRecognizer UIHoverGestureRecognizerClass
---@field UIImage UIImageClass
---@field UIImageAsset UIImageAssetClass
---@field UIImageConfiguration UIImageConfigurationClass
---@field UIImagePickerController UIImagePickerControllerClass
---@field UIImageSymbolConfiguration UIImageSymbolConfigurationClass
---@field UIImageView UIImageViewClass
---@field UIImpactFeedbackGenerator UIImpactFeedbackGeneratorClass
---@field UIInputSetHostView UIInputSetHostViewClass
---@field UIInputView UIInputViewClass
---@field UIInputViewController UIInputViewControllerClass
---@field UIInterpolatingMotionEffect UIInterpolatingMotionEffectClass
---@field UIKey UIKeyClass
---@field UIKeyCommand UIKeyCommandClass
---@field UIKeyboardLayoutGuide UIKeyboardLayoutGuideClass
---@field UILabel UILabelClass
---@field UILargeContentViewerInteraction UILargeContentViewerInteractionClass
---@field UILayoutContainerView UILayoutContainerViewClass
---@field UILayoutGuide UILayoutGuideClass
---@field UILexicon UILexiconClass
---@field UILexiconEntry UILexiconEntryClass
---@field UIListContentConfiguration UIListContentConfigurationClass
---@field UIListContentImageProperties UIListContentImagePropertiesClass
---@field UIListContentTextProperties UIListContentTextPropertiesClass
---@field UIListContentView UIListContentViewClass
---@field UIListSeparatorConfiguration UIListSeparatorConfigurationClass
---@field UILocalNotification UILocalNotificationClass
---@field UILocalizedIndexedCollation UILocalizedIndexedCollationClass
---@field UILongPressGestureRecognizer UILongPressGestureRecognizerClass
---@field UIMarkupTextPrintFormatter UIMarkupTextPrintFormatterClass
---@field UIMenu UIMenuClass
---@field UIMenuController UIMenuControllerClass
---@field UIMenuDisplayPreferences UIMenuDisplayPreferencesClass
---@field UIMenuElement UIMenuElementClass
---@field UIMenuItem UIMenuItemClass
---@field UIMoreListController UIMoreListControllerClass
---@field UIMoreNavigationController UIMoreNavigationControllerClass
---@field UIMotionEffect UIMotionEffectClass
---@field UIMotionEffectGroup UIMotionEffectGroupClass
---@field UIMotionEvent UIMotionEventClass
---@field UIMutableApplicationShortcutItem UIMutableApplicationShortcutItemClass
---@field UIMutableUserNotificationAction UIMutableUserNotificationActionClass
---@field UIMutableUserNotificationCategory UIMutableUserNotificationCategoryClass
---@field UINavigationBar UINavigationBarClass
---@field UINavigationBarAppearance UINavigationBarAppearanceClass
---@field UINavigationController UINavigationControllerClass
---@field UINavigationItem UINavigationItemClass
---@field UINavigationTransitionView UINavigationTransitionViewClass
---@field UINib UINibClass
---@field UINibDecoder UINibDecoderClass
---@field UINotificationFeedbackGenerator UINotificationFeedbackGeneratorClass
---@field UIOpenURLContext UIOpenURLContextClass
---@field UIPageControl UIPageControlClass
---@field UIPageViewController UIPageViewControllerClass
---@field UIPanGestureRecognizer UIPanGestureRecognizerClass
---@field UIPasteConfiguration UIPasteConfigurationClass
---@field UIPasteControl UIPasteControlClass
---@field UIPasteControlConfiguration UIPasteControlConfigurationClass
---@field UIPasteboard UIPasteboardClass
---@field UIPencilInteraction UIPencilInteractionClass
---@field UIPencilInteractionSqueeze UIPencilInteractionSqueezeClass
---@field UIPencilInteractionTap UIPencilInteractionTapClass
---@field UIPercentDrivenInteractiveTransition UIPercentDrivenInteractiveTransitionClass
---@field UIPhysicalKeyboardEvent UIPhysicalKeyboardEventClass
---@field UIPickerTableView UIPickerTableViewClass
---@field UIPickerView UIPickerViewClass
---@field UIPinchGestureRecognizer UIPinchGestureRecognizerClass
---@field UIPointerAccessory UIPointerAccessoryClass
---@field UIPointerEffect UIPointerEffectClass
---@field UIPointerHighlightEffect UIPointerHighlightEffectClass
---@field UIPointerHoverEffect UIPointerHoverEffectClass
---@field UIPointerInteraction UIPointerInteractionClass
---@field UIPointerLiftEffect UIPointerLiftEffectClass
---@field UIPointerRegion UIPointerRegionClass
---@field UIPointerRegionRequest UIPointerRegionRequestClass
---@field UIPointerShape UIPointerShapeClass
---@field UIPointerStyle UIPointerStyleClass
---@field UIPopoverBackgroundView UIPopoverBackgroundViewClass
---@field UIPopoverController UIPopoverControllerClass
---@field UIPopoverPresentationController UIPopoverPresentationControllerClass
---@field UIPresentationController UIPresentationControllerClass
---@field UIPress UIPressClass
---@field UIPressesEvent UIPressesEventClass
---@field UIPreviewAction UIPreviewActionClass
---@field UIPreviewActionGroup UIPreviewActionGroupClass
---@field UIPreviewParameters UIPreviewParametersClass
---@field UIPreviewTarget UIPreviewTargetClass
---@field UIPrintFormatter UIPrintFormatterClass
---@field UIPrintInfo UIPrintInfoClass
---@field UIPrintInteractionController UIPrintInteractionControllerClass
---@field UIPrintPageRenderer UIPrintPageRendererClass
---@field UIPrintPaper UIPrintPaperClass
---@field UIPrinter UIPrinterClass
---@field UIPrinterPickerController UIPrinterPickerControllerClass
---@field UIProgressView UIProgressViewClass
---@field UIPushBehavior UIPushBehaviorClass
---@field UIRefreshControl UIRefreshControlClass
---@field UIRegion UIRegionClass
---@field UIResponder UIResponderClass
---@field UIRotationGestureRecognizer UIRotationGestureRecognizerClass
---@field UIScene UISceneClass
---@field UISceneActivationConditions UISceneActivationConditionsClass
---@field UISceneActivationRequestOptions UISceneActivationRequestOptionsClass
---@field UISceneConfiguration UISceneConfigurationClass
---@field UISceneConnectionOptions UISceneConnectionOptionsClass
---@field UISceneOpenURLOptions UISceneOpenURLOptionsClass
---@field UISceneSession UISceneSessionClass
---@field UISceneSessionActivationRequest UISceneSessionActivationRequestClass
---@field UISceneSizeRestrictions UISceneSizeRestrictionsClass
---@field UISceneWindowingBehaviors UISceneWindowingBehaviorsClass
---@field UIScreen UIScreenClass
---@field UIScreenEdgePanGestureRecognizer UIScreenEdgePanGestureRecognizerClass
---@field UIScreenMode UIScreenModeClass
---@field UIScrollView UIScrollViewClass
---@field UIScrollViewDelayedTouchesBeganGestureRecognizer UIScrollViewDelayedTouchesBeganGestureRecognizerClass
---@field UIScrollViewPanGestureRecognizer UIScrollViewPanGestureRecognizerClass
---@field UIScrollViewPinchGestureRecognizer UIScrollViewPinchGestureRecognizerClass
---@field UISearchBar UISearchBarClass
---@field UISearchBarTextField UISearchBarTextFieldClass
---@field UISearchContainerViewController UISearchContainerViewControllerClass
---@field UISearchController UISearchControllerClass
---@field UISearchDisplayController UISearchDisplayControllerClass
---@field UISearchSuggestionItem UISearchSuggestionItemClass
---@field UISearchTab UISearchTabClass
---@field UISearchTextField UISearchTextFieldClass
---@field UISearchToken UISearchTokenClass
---@field UISegmentedControl UISegmentedControlClass
---@field UISelectionFeedbackGenerator UISelectionFeedbackGeneratorClass
---@field UIShadowProperties UIShadowPropertiesClass
---@field UISheetPresentationController UISheetPresentationControllerClass
---@field UISheetPresentationControllerDetent UISheetPresentationControllerDetentClass
---@field UISimpleTextPrintFormatter UISimpleTextPrintFormatterClass
---@field UISlider UISliderClass
---@field UISnapBehavior UISnapBehaviorClass
---@field UISplitViewController UISplitViewControllerClass
---@field UISpringLoadedInteraction UISpringLoadedInteractionClass
---@field UISpringTimingParameters UISpringTimingParametersClass
---@field UIStackView UIStackViewClass
---@field UIStatusBarManager UIStatusBarManagerClass
---@field UIStepper UIStepperClass
---@field UIStoryboard UIStoryboardClass
---@field UIStoryboardEmbedSegue UIStoryboardEmbedSegueClass
---@field UIStoryboardPopoverPresentationSegue UIStoryboardPopoverPresentationSegueClass
---@field UIStoryboardPopoverSegue UIStoryboardPopoverSegueClass
---@field UIStoryboardPresentationSegue UIStoryboardPresentationSegueClass
---@field UIStoryboardSegue UIStoryboardSegueClass
---@field UIStoryboardSegueTemplate UIStoryboardSegueTemplateClass
---@field UIStoryboardShowSegue UIStoryboardShowSegueClass
---@field UIStoryboardUnwindSegueSource UIStoryboardUnwindSegueSourceClass
---@field UISwipeActionsConfiguration UISwipeActionsConfigurationClass
---@field UISwipeGestureRecognizer UISwipeGestureRecognizerClass
---@field UISwitch UISwitchClass
---@field UISymbolEffectCompletionContext UISymbolEffectCompletionContextClass
---@field UITab UITabClass
---@field UITabBar UITabBarClass
---@field UITabBarAppearance UITabBarAppearanceClass
---@field UITabBarButton UITabBarButtonClass
---@field UITabBarButtonLabel UITabBarButtonLabelClass
---@field UITabBarController UITabBarControllerClass
---@field UITabBarItem UITabBarItemClass
---@field UITabBarItemAppearance UITabBarItemAppearanceClass
---@field UITabBarItemStateAppearance UITabBarItemStateAppearanceClass
---@field UITabBarSwappableImageView UITabBarSwappableImageViewClass
---@field UITabElement UITabElementClass
---@field UITabGroup UITabGroupClass
---@field UITableView UITableViewClass
---@field UITableViewCell UITableViewCellClass
---@field UITableViewCellContentView UITableViewCellContentViewClass
---@field UITableViewController UITableViewControllerClass
---@field UITableViewDiffableDataSource UITableViewDiffableDataSourceClass
---@field UITableViewDropProposal UITableViewDropProposalClass
---@field UITableViewFocusUpdateContext UITableViewFocusUpdateContextClass
---@field UITableViewHeaderFooterView UITableViewHeaderFooterViewClass
---@field UITableViewIndex UITableViewIndexClass
---@field UITableViewLabel UITableViewLabelClass
---@field UITableViewRowAction UITableViewRowActionClass
---@field UITapGestureRecognizer UITapGestureRecognizerClass
---@field UITargetedDragPreview UITargetedDragPreviewClass
---@field UITargetedPreview UITargetedPreviewClass
---@field UITextChecker UITextCheckerClass
---@field UITextEffectsWindow UITextEffectsWindowClass
---@field UITextField UITextFieldClass
---@field UITextInputAssistantItem UITextInputAssistantItemClass
---@field UITextInputMode UITextInputModeClass
---@field UITextInputStringTokenizer UITextInputStringTokenizerClass
---@field UITextInteraction UITextInteractionClass
---@field UITextItem UITextItemClass
---@field UITextItemMenuConfiguration UITextItemMenuConfigurationClass
---@field UITextItemMenuPreview UITextItemMenuPreviewClass
---@field UITextPlaceholder UITextPlaceholderClass
---@field UITextPosition UITextPositionClass
---@field UITextRange UITextRangeClass
---@field UITextSearchOptions UITextSearchOptionsClass
---@field UITextSearchingFindSession UITextSearchingFindSessionClass
---@field UITextSelectionRect UITextSelectionRectClass
---@field UITextView UITextViewClass
---@field UIToolTipInteraction UIToolTipInteractionClass
---@field UIToolbar UIToolbarClass
---@field UIToolbarAppearance UIToolbarAppearanceClass
---@field UITouch UITouchClass
---@field UITrackingLayoutGuide UITrackingLayoutGuideClass
---@field UITraitAccessibilityContrast UITraitAccessibilityContrastClass
---@field UITraitActiveAppearance UITraitActiveAppearanceClass
---@field UITraitCollection UITraitCollectionClass
---@field UITraitDisplayGamut UITraitDisplayGamutClass
---@field UITraitDisplayScale UITraitDisplayScaleClass
---@field UITraitForceTouchCapability UITraitForceTouchCapabilityClass
---@field UITraitHorizontalSizeClass UITraitHorizontalSizeClassClass
---@field UITraitImageDynamicRange UITraitImageDynamicRangeClass
---@field UITraitLayoutDirection UITraitLayoutDirectionClass
---@field UITraitLegibilityWeight UITraitLegibilityWeightClass
---@field UITraitListEnvironment UITraitListEnvironmentClass
---@field UITraitPreferredContentSizeCategory UITraitPreferredContentSizeCategoryClass
---@field UITraitSceneCaptureState UITraitSceneCaptureStateClass
---@field UITraitToolbarItemPresentationSize UITraitToolbarItemPresentationSizeClass
---@field UITraitUserInterfaceIdiom UITraitUserInterfaceIdiomClass
---@field UITraitUserInterfaceLevel UITraitUserInterfaceLevelClass
---@field UITraitUserInterfaceStyle UITraitUserInterfaceStyleClass
---@field UITraitVerticalSizeClass UITraitVerticalSizeClassClass
---@field UITransitionView UITransitionViewClass
---@field UIUpdateActionPhase UIUpdateActionPhaseClass
---@field UIUpdateInfo UIUpdateInfoClass
---@field UIUpdateLink UIUpdateLinkClass
---@field UIUserNotificationAction UIUserNotificationActionClass
---@field UIUserNotificationCategory UIUserNotificationCategoryClass
---@field UIUserNotificationSettings UIUserNotificationSettingsClass
---@field UIVibrancyEffect UIVibrancyEffectClass
---@field UIView UIViewClass
---@field UIViewConfigurationState UIViewConfigurationStateClass
---@field UIViewController UIViewControllerClass
---@field UIViewPrintFormatter UIViewPrintFormatterClass
---@field UIViewPropertyAnimator UIViewPropertyAnimatorClass
---@field UIVisualEffect UIVisualEffectClass
---@field UIVisualEffectView UIVisualEffectViewClass
---@field UIWebBrowserView UIWebBrowserViewClass
---@field UIWebDocumentView UIWebDocumentViewClass
---@field UIWebScrollView UIWebScrollViewClass
---@field UIWebView UIWebViewClass
---@field UIWindow UIWindowClass
---@field UIWindowScene UIWindowSceneClass
---@field UIWindowSceneActivationRequestOptions UIWindowSceneActivationRequestOptionsClass
---@field UIWindowSceneGeometry UIWindowSceneGeometryClass
---@field UIWindowSceneGeometryPreferences UIWindowSceneGeometryPreferencesClass
---@field UIWindowSceneGeometryPreferencesIOS UIWindowSceneGeometryPreferencesIOSClass
---@field UIWindowScenePlacement UIWindowScenePlacementClass
---@field UIWindowSceneProminentPlacement UIWindowSceneProminentPlacementClass
---@field UIWindowSceneStandardPlacement UIWindowSceneStandardPlacementClass
---@field UNCalendarNotificationTrigger UNCalendarNotificationTriggerClass
---@field UNLocationNotificationTrigger UNLocationNotificationTriggerClass
---@field UNMutableNotificationContent UNMutableNotificationContentClass
---@field UNNotification UNNotificationClass
---@field UNNotificationAction UNNotificationActionClass
---@field UNNotificationActionIcon UNNotificationActionIconClass
---@field UNNotificationAttachment UNNotificationAttachmentClass
---@field UNNotificationCategory UNNotificationCategoryClass
---@field UNNotificationContent UNNotificationContentClass
---@field UNNotificationRequest UNNotificationRequestClass
---@field UNNotificationResponse UNNotificationResponseClass
---@field UNNotificationServiceExtension UNNotificationServiceExtensionClass
---@field UNNotificationSettings UNNotificationSettingsClass
---@field UNNotificationSound UNNotificationSoundClass
---@field UNNotificationTrigger UNNotificationTriggerClass
---@field UNPushNotificationTrigger UNPushNotificationTriggerClass
---@field UNTextInputNotificationAction UNTextInputNotificationActionClass
---@field UNTextInputNotificationResponse UNTextInputNotificationResponseClass
---@field UNTimeIntervalNotificationTrigger UNTimeIntervalNotificationTriggerClass
---@field UNUserNotificationCenter UNUserNotificationCenterClass
---@field WKApplicationStateTrackingView WKApplicationStateTrackingViewClass
---@field WKBackForwardList WKBackForwardListClass
---@field WKBackForwardListItem WKBackForwardListItemClass
---@field WKContentView WKContentViewClass
---@field WKContentWorld WKContentWorldClass
---@field WKDownload WKDownloadClass
---@field WKFindConfiguration WKFindConfigurationClass
---@field WKFindResult WKFindResultClass
---@field WKFrameInfo WKFrameInfoClass
---@field WKHTTPCookieStore WKHTTPCookieStoreClass
---@field WKNavigation WKNavigationClass
---@field WKNavigationAction WKNavigationActionClass
---@field WKNavigationResponse WKNavigationResponseClass
---@field WKPreferences WKPreferencesClass
---@field WKProcessPool WKProcessPoolClass
---@field WKScriptMessage WKScriptMessageClass
---@field WKScrollView WKScrollViewClass
---@field WKSecurityOrigin WKSecurityOriginClass
---@field WKSnapshotConfiguration WKSnapshotConfigurationClass
---@field WKURLSchemeTaskImpl WKURLSchemeTaskImplClass
---@field WKUserContentController WKUserContentControllerClass
---@field WKUserScript WKUserScriptClass
---@field WKWebView WKWebViewClass
---@field WKWebViewConfiguration WKWebViewConfigurationClass
---@field WKWebpagePreferences WKWebpagePreferencesClass
---@field WKWebsiteDataStore WKWebsiteDataStoreClass
---@field WKWindowFeatures WKWindowFeaturesClass
---@field WebPolicyDecisionListener WebPolicyDecisionListenerClass
---@field os_unfair_lock os_unfair_lockClass
---@field _NSCollectionLayoutEnvironment _NSCollectionLayoutEnvironmentClass
---@field _NSInlineData _NSInlineDataClass
---@field _NSIsNilTransformer _NSIsNilTransformerClass
---@field _NSIsNotNilTransformer _NSIsNotNilTransformerClass
---@field _NSKeyedUnarchiveFromDataTransformer _NSKeyedUnarchiveFromDataTransformerClass
---@field _NSNegateBooleanTransformer _NSNegateBooleanTransformerClass
---@field _NSPlaceholderData _NSPlaceholderDataClass
---@field _NSPredicateConstants _NSPredicateConstantsClass
---@field _NSPredicateUtilities _NSPredicateUtilitiesClass
---@field _NSURLDataProtocol _NSURLDataProtocolClass
---@field _NSURLFTPProtocol _NSURLFTPProtocolClass
---@field _NSURLFileProtocol _NSURLFileProtocolClass
---@field _NSURLHTTPProtocol _NSURLHTTPProtocolClass
---@field _NSUnarchiveFromDataTransformer _NSUnarchiveFromDataTransformerClass
---@field _NSZeroData _NSZeroDataClass
---@field _UIAppearance _UIAppearanceClass
---@field _UIBarBackground _UIBarBackgroundClass
---@field _UIButtonBarButton _UIButtonBarButtonClass
---@field _UICollectionViewDropCoordinatorImpl _UICollectionViewDropCoordinatorImplClass
---@field _UICollectionViewDropItemImpl _UICollectionViewDropItemImplClass
---@field _UICollectionViewOrthogonalScrollerEmbeddedScrollView _UICollectionViewOrthogonalScrollerEmbeddedScrollViewClass
---@field _UIContextMenuAnimator _UIContextMenuAnimatorClass
---@field _UIContextMenuCell _UIContextMenuCellClass
---@field _UIContextMenuContainerView _UIContextMenuContainerViewClass
---@field _UIDragAddItemsGesture _UIDragAddItemsGestureClass
---@field _UIDragAnimator _UIDragAnimatorClass
---@field _UIDragLiftGestureRecognizer _UIDragLiftGestureRecognizerClass
---@field _UIDragSessionImpl _UIDragSessionImplClass
---@field _UIDropSessionImpl _UIDropSessionImplClass
---@field _UIEditMenuContainerView _UIEditMenuContainerViewClass
---@field _UIEditMenuInteractionAnimator _UIEditMenuInteractionAnimatorClass
---@field _UIEditMenuListViewCell _UIEditMenuListViewCellClass
---@field _UIFindNavigatorView _UIFindNavigatorViewClass
---@field _UIFocusAnimationContext _UIFocusAnimationContextClass
---@field _UILayoutGuide _UILayoutGuideClass
---@field _UINavigationBarContentView _UINavigationBarContentViewClass
---@field _UINavigationBarLargeTitleView _UINavigationBarLargeTitleViewClass
---@field _UINavigationInteractiveTransition _UINavigationInteractiveTransitionClass
---@field _UIParallaxTransitionPanGestureRecognizer _UIParallaxTransitionPanGestureRecognizerClass
---@field _UIPointerInteractionAnimator _UIPointerInteractionAnimatorClass
---@field _UIPreviewActionMenuElement _UIPreviewActionMenuElementClass
---@field _UIReplicantView _UIReplicantViewClass
---@field _UISheetDetentResolutionContext _UISheetDetentResolutionContextClass
---@field _UISpringLoadedInteractionContextImpl _UISpringLoadedInteractionContextImplClass
---@field _UISwipeActionPanGestureRecognizer _UISwipeActionPanGestureRecognizerClass
---@field _UISystemBackgroundView _UISystemBackgroundViewClass
---@field _UITableViewDropCoordinatorImpl _UITableViewDropCoordinatorImplClass
---@field _UITableViewDropItemImpl _UITableViewDropItemImplClass
---@field _UITableViewReorderGestureRecognizer _UITableViewReorderGestureRecognizerClass
---@field _UITextDocumentInterface _UITextDocumentInterfaceClass
---@field _UITextKitTextPosition _UITextKitTextPositionClass
---@field _UITextKitTextRange _UITextKitTextRangeClass
---@field _UITextSearchAggregatorImpl _UITextSearchAggregatorImplClass
---@field _UITouchDurationObservingGestureRecognizer _UITouchDurationObservingGestureRecognizerClass
---@field _UITraitChangeRegistration _UITraitChangeRegistrationClass
---@field _UITraitOverrides _UITraitOverridesClass
---@field _UIViewControllerOneToOneTransitionContext _UIViewControllerOneToOneTransitionContextClass
---@field _UIViewControllerPreviewSourceViewRecord _UIViewControllerPreviewSourceViewRecordClass
---@field _UIViewControllerTransitionCoordinator _UIViewControllerTransitionCoordinatorClass
---@field _UIVisualEffectContentView _UIVisualEffectContentViewClass
---@field _UIWebViewScrollView _UIWebViewScrollViewClass
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
---@field __NSCFTCPIOStreamTask __NSCFTCPIOStreamTaskClass
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
---@field __NSOrderedSetArrayProxy __NSOrderedSetArrayProxyClass
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
---@field __NSURLSessionWebSocketTask __NSURLSessionWebSocketTaskClass
objc = {}

objc.NSASCIIStringEncoding = 1
objc.NSActivityAnimationTrackingEnabled = 35184372088832
objc.NSActivityAutomaticTerminationDisabled = 32768
objc.NSActivityBackground = 255
objc.NSActivityIdleDisplaySleepDisabled = 1099511627776
objc.NSActivityIdleSystemSleepDisabled = 1048576
objc.NSActivityLatencyCritical = 1095216660480
objc.NSActivitySuddenTerminationDisabled = 16384
objc.NSActivityTrackingEnabled = 70368744177664
objc.NSActivityUserInitiated = 16777215
objc.NSActivityUserInteractive = 1095233437695
objc.NSAdminApplicationDirectory = 4
objc.NSAggregateExpressionType = 14
objc.NSAlignAllEdgesInward = 15
objc.NSAlignAllEdgesNearest = 983040
objc.NSAlignAllEdgesOutward = 3840
objc.NSAlignHeightInward = 32
objc.NSAlignHeightNearest = 2097152
objc.NSAlignHeightOutward = 8192
objc.NSAlignMaxXInward = 4
objc.NSAlignMaxXNearest = 262144
objc.NSAlignMaxXOutward = 1024
objc.NSAlignMaxYInward = 8
objc.NSAlignMaxYNearest = 524288
objc.NSAlignMaxYOutward = 2048
objc.NSAlignMinXInward = 1
objc.NSAlignMinXNearest = 65536
objc.NSAlignMinXOutward = 256
objc.NSAlignMinYInward = 2
objc.NSAlignMinYNearest = 131072
objc.NSAlignMinYOutward = 512
objc.NSAlignRectFlipped = -9223372036854775808
objc.NSAlignWidthInward = 16
objc.NSAlignWidthNearest = 1048576
objc.NSAlignWidthOutward = 4096
objc.NSAllApplicationsDirectory = 100
objc.NSAllDomainsMask = 65535
objc.NSAllLibrariesDirectory = 101
objc.NSAllPredicateModifier = 1
objc.NSAlternateDescriptionAttributeName = "NSAlternateDescription"
objc.NSAnchoredSearch = 8
objc.NSAndPredicateType = 1
objc.NSAnyKeyExpressionType = 15
objc.NSAnyPredicateModifier = 2
objc.NSApplicationDirectory = 1
objc.NSApplicationScriptsDirectory = 23
objc.NSApplicationSupportDirectory = 14
objc.NSArgumentDomain = "NSArgumentDomain"
objc.NSAssertionHandlerKey = "NSAssertionHandler"
objc.NSAtomicWrite = 1
objc.NSAttachmentAttributeName = "NSAttachment"
objc.NSAttributedStringEnumerationLongestEffectiveRangeNotRequired = 1048576
objc.NSAttributedStringEnumerationReverse = 2
objc.NSAttributedStringFormattingApplyReplacementIndexAttribute = 2
objc.NSAttributedStringFormattingInsertArgumentAttributesWithoutMerging = 1
objc.NSAttributedStringMarkdownInterpretedSyntaxFull = 0
objc.NSAttributedStringMarkdownInterpretedSyntaxInlineOnly = 1
objc.NSAttributedStringMarkdownInterpretedSyntaxInlineOnlyPreservingWhitespace = 2
objc.NSAttributedStringMarkdownParsingFailureReturnError = 0
objc.NSAttributedStringMarkdownParsingFailureReturnPartiallyParsedIfPossible = 1
objc.NSAutosavedInformationDirectory = 11
objc.NSAverageKeyValueOperator = "avg"
objc.NSBackgroundColorAttributeName = "NSBackgroundColor"
objc.NSBackwardsSearch = 4
objc.NSBaselineOffsetAttributeName = "NSBaselineOffset"
objc.NSBeginsWithPredicateOperatorType = 8
objc.NSBetweenPredicateOperatorType = 100
objc.NSBinarySearchingFirstEqual = 256
objc.NSBinarySearchingInsertionIndex = 1024
objc.NSBinarySearchingLastEqual = 512
objc.NSBlockExpressionType = 19
objc.NSBuddhistCalendar = "buddhist"
objc.NSBundleDidLoadNotification = "NSBundleDidLoadNotification"
objc.NSBundleErrorMaximum = 5119
objc.NSBundleErrorMinimum = 4992
objc.NSBundleOnDemandResourceExceededMaximumSizeError = 4993
objc.NSBundleOnDemandResourceInvalidTagError = 4994
objc.NSBundleOnDemandResourceOutOfSpaceError = 4992
objc.NSBundleResourceRequestLoadingPriorityUrgent = "NSBundleResourceRequestLoadingPriorityUrgent"
objc.NSBundleResourceRequestLowDiskSpaceNotification = "NSBundleResourceRequestLowDiskSpaceNotification"
objc.NSByteCountFormatterCountStyleBinary = 3
objc.NSByteCountFormatterCountStyleDecimal = 2
objc.NSByteCountFormatterCountStyleFile = 0
objc.NSByteCountFormatterCountStyleMemory = 1
objc.NSByteCountFormatterUseAll = 65535
objc.NSByteCountFormatterUseBytes = 1
objc.NSByteCountFormatterUseDefault = 0
objc.NSByteCountFormatterUseEB = 64
objc.NSByteCountFormatterUseGB = 8
objc.NSByteCountFormatterUseKB = 2
objc.NSByteCountFormatterUseMB = 4
objc.NSByteCountFormatterUsePB = 32
objc.NSByteCountFormatterUseTB = 16
objc.NSByteCountFormatterUseYBOrHigher = 65280
objc.NSByteCountFormatterUseZB = 128
objc.NSCachesDirectory = 13
objc.NSCalculationDivideByZero = 4
objc.NSCalculationLossOfPrecision = 1
objc.NSCalculationNoError = 0
objc.NSCalculationOverflow = 3
objc.NSCalculationUnderflow = 2
objc.NSCalendarCalendarUnit = 1048576
objc.NSCalendarDayChangedNotification = "NSCalendarDayChangedNotification"
objc.NSCalendarIdentifierBuddhist = "buddhist"
objc.NSCalendarIdentifierChinese = "chinese"
objc.NSCalendarIdentifierCoptic = "coptic"
objc.NSCalendarIdentifierEthiopicAmeteAlem = "ethiopic-amete-alem"
objc.NSCalendarIdentifierEthiopicAmeteMihret = "ethiopic"
objc.NSCalendarIdentifierGregorian = "gregorian"
objc.NSCalendarIdentifierHebrew = "hebrew"
objc.NSCalendarIdentifierISO8601 = "iso8601"
objc.NSCalendarIdentifierIndian = "indian"
objc.NSCalendarIdentifierIslamic = "islamic"
objc.NSCalendarIdentifierIslamicCivil = "islamic-civil"
objc.NSCalendarIdentifierIslamicTabular = "islamic-tbla"
objc.NSCalendarIdentifierIslamicUmmAlQura = "islamic-umalqura"
objc.NSCalendarIdentifierJapanese = "japanese"
objc.NSCalendarIdentifierPersian = "persian"
objc.NSCalendarIdentifierRepublicOfChina = "roc"
objc.NSCalendarMatchFirst = 4096
objc.NSCalendarMatchLast = 8192
objc.NSCalendarMatchNextTime = 1024
objc.NSCalendarMatchNextTimePreservingSmallerUnits = 512
objc.NSCalendarMatchPreviousTimePreservingSmallerUnits = 256
objc.NSCalendarMatchStrictly = 2
objc.NSCalendarSearchBackwards = 4
objc.NSCalendarUnitCalendar = 1048576
objc.NSCalendarUnitDay = 16
objc.NSCalendarUnitDayOfYear = 65536
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
objc.NSCalendarWrapComponents = 1
objc.NSCaseInsensitivePredicateOption = 1
objc.NSCaseInsensitiveSearch = 1
objc.NSCharacterConversionException = "NSCharacterConversionException"
objc.NSChineseCalendar = "chinese"
objc.NSCloudSharingConflictError = 5123
objc.NSCloudSharingErrorMaximum = 5375
objc.NSCloudSharingErrorMinimum = 5120
objc.NSCloudSharingNetworkFailureError = 5120
objc.NSCloudSharingNoPermissionError = 5124
objc.NSCloudSharingOtherError = 5375
objc.NSCloudSharingQuotaExceededError = 5121
objc.NSCloudSharingTooManyParticipantsError = 5122
objc.NSCocoaErrorDomain = "NSCocoaErrorDomain"
objc.NSCoderErrorMaximum = 4991
objc.NSCoderErrorMinimum = 4864
objc.NSCoderInvalidValueError = 4866
objc.NSCoderReadCorruptError = 4864
objc.NSCoderValueNotFoundError = 4865
objc.NSCollectionChangeInsert = 0
objc.NSCollectionChangeRemove = 1
objc.NSCompressionErrorMaximum = 5503
objc.NSCompressionErrorMinimum = 5376
objc.NSCompressionFailedError = 5376
objc.NSConditionalExpressionType = 20
objc.NSConstantValueExpressionType = 0
objc.NSContainsPredicateOperatorType = 99
objc.NSCopticCalendar = "coptic"
objc.NSCoreServiceDirectory = 10
objc.NSCountKeyValueOperator = "count"
objc.NSCurrentLocaleDidChangeNotification = "kCFLocaleCurrentLocaleDidChangeNotification"
objc.NSCustomSelectorPredicateOperatorType = 11
objc.NSDataBase64DecodingIgnoreUnknownCharacters = 1
objc.NSDataBase64Encoding64CharacterLineLength = 1
objc.NSDataBase64Encoding76CharacterLineLength = 2
objc.NSDataBase64EncodingEndLineWithCarriageReturn = 16
objc.NSDataBase64EncodingEndLineWithLineFeed = 32
objc.NSDataCompressionAlgorithmLZ4 = 1
objc.NSDataCompressionAlgorithmLZFSE = 0
objc.NSDataCompressionAlgorithmLZMA = 2
objc.NSDataCompressionAlgorithmZlib = 3
objc.NSDataReadingMappedAlways = 8
objc.NSDataReadingMappedIfSafe = 1
objc.NSDataReadingUncached = 2
objc.NSDataSearchAnchored = 2
objc.NSDataSearchBackwards = 1
objc.NSDataWritingAtomic = 1
objc.NSDataWritingFileProtectionComplete = 536870912
objc.NSDataWritingFileProtectionCompleteUnlessOpen = 805306368
objc.NSDataWritingFileProtectionCompleteUntilFirstUserAuthentication = 1073741824
objc.NSDataWritingFileProtectionCompleteWhenUserInactive = 1342177280
objc.NSDataWritingFileProtectionMask = 4026531840
objc.NSDataWritingFileProtectionNone = 268435456
objc.NSDataWritingWithoutOverwriting = 2
objc.NSDateComponentUndefined = 9223372036854775807
objc.NSDateComponentsFormatterUnitsStyleAbbreviated = 1
objc.NSDateComponentsFormatterUnitsStyleBrief = 5
objc.NSDateComponentsFormatterUnitsStyleFull = 3
objc.NSDateComponentsFormatterUnitsStylePositional = 0
objc.NSDateComponentsFormatterUnitsStyleShort = 2
objc.NSDateComponentsFormatterUnitsStyleSpellOut = 4
objc.NSDateComponentsFormatterZeroFormattingBehaviorDefault = 1
objc.NSDateComponentsFormatterZeroFormattingBehaviorDropAll = 14
objc.NSDateComponentsFormatterZeroFormattingBehaviorDropLeading = 2
objc.NSDateComponentsFormatterZeroFormattingBehaviorDropMiddle = 4
objc.NSDateComponentsFormatterZeroFormattingBehaviorDropTrailing = 8
objc.NSDateComponentsFormatterZeroFormattingBehaviorNone = 0
objc.NSDateComponentsFormatterZeroFormattingBehaviorPad = 65536
objc.NSDateFormatterBehavior10_4 = 1040
objc.NSDateFormatterBehaviorDefault = 0
objc.NSDateFormatterFullStyle = 4
objc.NSDateFormatterLongStyle = 3
objc.NSDateFormatterMediumStyle = 2
objc.NSDateFormatterNoStyle = 0
objc.NSDateFormatterShortStyle = 1
objc.NSDateIntervalFormatterFullStyle = 4
objc.NSDateIntervalFormatterLongStyle = 3
objc.NSDateIntervalFormatterMediumStyle = 2
objc.NSDateIntervalFormatterNoStyle = 0
objc.NSDateIntervalFormatterShortStyle = 1
objc.NSDayCalendarUnit = 16
objc.NSDebugDescriptionErrorKey = "NSDebugDescription"
objc.NSDecimalNumberDivideByZeroException = "NSDecimalNumberDivideByZeroException"
objc.NSDecimalNumberExactnessException = "NSDecimalNumberExactnessException"
objc.NSDecimalNumberOverflowException = "NSDecimalNumberOverflowException"
objc.NSDecimalNumberUnderflowException = "NSDecimalNumberUnderflowException"
objc.NSDecodingFailurePolicyRaiseException = 0
objc.NSDecodingFailurePolicySetErrorAndReturn = 1
objc.NSDecompressionFailedError = 5377
objc.NSDefaultRunLoopMode = "kCFRunLoopDefaultMode"
objc.NSDemoApplicationDirectory = 2
objc.NSDesktopDirectory = 12
objc.NSDestinationInvalidException = "NSDestinationInvalidException"
objc.NSDeveloperApplicationDirectory = 3
objc.NSDeveloperDirectory = 6
objc.NSDiacriticInsensitivePredicateOption = 2
objc.NSDiacriticInsensitiveSearch = 128
objc.NSDidBecomeSingleThreadedNotification = "NSDidBecomeSingleThreadedNotification"
objc.NSDirectPredicateModifier = 0
objc.NSDirectoryEnumerationIncludesDirectoriesPostOrder = 8
objc.NSDirectoryEnumerationProducesRelativePathURLs = 16
objc.NSDirectoryEnumerationSkipsHiddenFiles = 4
objc.NSDirectoryEnumerationSkipsPackageDescendants = 2
objc.NSDirectoryEnumerationSkipsSubdirectoryDescendants = 1
objc.NSDistinctUnionOfArraysKeyValueOperator = "distinctUnionOfArrays"
objc.NSDistinctUnionOfObjectsKeyValueOperator = "distinctUnionOfObjects"
objc.NSDistinctUnionOfSetsKeyValueOperator = "distinctUnionOfSets"
objc.NSDocumentDirectory = 9
objc.NSDocumentationDirectory = 8
objc.NSDownloadsDirectory = 15
objc.NSEndsWithPredicateOperatorType = 9
objc.NSEnergyFormatterUnitCalorie = 1793
objc.NSEnergyFormatterUnitJoule = 11
objc.NSEnergyFormatterUnitKilocalorie = 1794
objc.NSEnergyFormatterUnitKilojoule = 14
objc.NSEnumerationConcurrent = 1
objc.NSEnumerationReverse = 2
objc.NSEqualToPredicateOperatorType = 4
objc.NSEraCalendarUnit = 2
objc.NSEvaluatedObjectExpressionType = 1
objc.NSExecutableArchitectureMismatchError = 3585
objc.NSExecutableErrorMaximum = 3839
objc.NSExecutableErrorMinimum = 3584
objc.NSExecutableLinkError = 3588
objc.NSExecutableLoadError = 3587
objc.NSExecutableNotLoadableError = 3584
objc.NSExecutableRuntimeMismatchError = 3586
objc.NSExtensionHostDidBecomeActiveNotification = "NSExtensionHostDidBecomeActiveNotification"
objc.NSExtensionHostDidEnterBackgroundNotification = "NSExtensionHostDidEnterBackgroundNotification"
objc.NSExtensionHostWillEnterForegroundNotification = "NSExtensionHostWillEnterForegroundNotification"
objc.NSExtensionHostWillResignActiveNotification = "NSExtensionHostWillResignActiveNotification"
objc.NSExtensionItemAttachmentsKey = "NSExtensionItemAttachmentsKey"
objc.NSExtensionItemAttributedContentTextKey = "NSExtensionItemAttributedContentTextKey"
objc.NSExtensionItemAttributedTitleKey = "NSExtensionItemAttributedTitleKey"
objc.NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"
objc.NSExtensionJavaScriptFinalizeArgumentKey = "NSExtensionJavaScriptFinalizeArgumentKey"
objc.NSExtensionJavaScriptPreprocessingResultsKey = "NSExtensionJavaScriptPreprocessingResultsKey"
objc.NSFeatureUnsupportedError = 3328
objc.NSFileAppendOnly = "NSFileAppendOnly"
objc.NSFileBusy = "NSFileBusy"
objc.NSFileCoordinatorReadingForUploading = 8
objc.NSFileCoordinatorReadingImmediatelyAvailableMetadataOnly = 4
objc.NSFileCoordinatorReadingResolvesSymbolicLink = 2
objc.NSFileCoordinatorReadingWithoutChanges = 1
objc.NSFileCoordinatorWritingContentIndependentMetadataOnly = 16
objc.NSFileCoordinatorWritingForDeleting = 1
objc.NSFileCoordinatorWritingForMerging = 4
objc.NSFileCoordinatorWritingForMoving = 2
objc.NSFileCoordinatorWritingForReplacing = 8
objc.NSFileCreationDate = "NSFileCreationDate"
objc.NSFileDeviceIdentifier = "NSFileDeviceIdentifier"
objc.NSFileErrorMaximum = 1023
objc.NSFileErrorMinimum = 0
objc.NSFileExtensionHidden = "NSFileExtensionHidden"
objc.NSFileGroupOwnerAccountID = "NSFileGroupOwnerAccountID"
objc.NSFileGroupOwnerAccountName = "NSFileGroupOwnerAccountName"
objc.NSFileHandleConnectionAcceptedNotification = "NSFileHandleConnectionAcceptedNotification"
objc.NSFileHandleDataAvailableNotification = "NSFileHandleDataAvailableNotification"
objc.NSFileHandleNotificationDataItem = "NSFileHandleNotificationDataItem"
objc.NSFileHandleOperationException = "NSFileHandleOperationException"
objc.NSFileHandleReadCompletionNotification = "NSFileHandleReadCompletionNotification"
objc.NSFileHandleReadToEndOfFileCompletionNotification = "NSFileHandleReadToEndOfFileCompletionNotification"
objc.NSFileImmutable = "NSFileImmutable"
objc.NSFileLockingError = 255
objc.NSFileManagerItemReplacementUsingNewMetadataOnly = 1
objc.NSFileManagerItemReplacementWithoutDeletingBackupItem = 2
objc.NSFileManagerUnmountBusyError = 769
objc.NSFileManagerUnmountUnknownError = 768
objc.NSFileModificationDate = "NSFileModificationDate"
objc.NSFileNoSuchFileError = 4
objc.NSFileOwnerAccountID = "NSFileOwnerAccountID"
objc.NSFileOwnerAccountName = "NSFileOwnerAccountName"
objc.NSFilePathErrorKey = "NSFilePath"
objc.NSFilePosixPermissions = "NSFilePosixPermissions"
objc.NSFileProtectionComplete = "NSFileProtectionComplete"
objc.NSFileProtectionCompleteUnlessOpen = "NSFileProtectionCompleteUnlessOpen"
objc.NSFileProtectionCompleteUntilFirstUserAuthentication = "NSFileProtectionCompleteUntilFirstUserAuthentication"
objc.NSFileProtectionCompleteWhenUserInactive = "NSFileProtectionCompleteWhenUserInactive"
objc.NSFileProtectionKey = "NSFileProtectionKey"
objc.NSFileProtectionNone = "NSFileProtectionNone"
objc.NSFileReadCorruptFileError = 259
objc.NSFileReadInapplicableStringEncodingError = 261
objc.NSFileReadInvalidFileNameError = 258
objc.NSFileReadNoPermissionError = 257
objc.NSFileReadNoSuchFileError = 260
objc.NSFileReadTooLargeError = 263
objc.NSFileReadUnknownError = 256
objc.NSFileReadUnknownStringEncodingError = 264
objc.NSFileReadUnsupportedSchemeError = 262
objc.NSFileReferenceCount = "NSFileReferenceCount"
objc.NSFileSize = "NSFileSize"
objc.NSFileSystemFileNumber = "NSFileSystemFileNumber"
objc.NSFileSystemFreeNodes = "NSFileSystemFreeNodes"
objc.NSFileSystemFreeSize = "NSFileSystemFreeSize"
objc.NSFileSystemNodes = "NSFileSystemNodes"
objc.NSFileSystemNumber = "NSFileSystemNumber"
objc.NSFileSystemSize = "NSFileSystemSize"
objc.NSFileType = "NSFileType"
objc.NSFileTypeBlockSpecial = "NSFileTypeBlockSpecial"
objc.NSFileTypeCharacterSpecial = "NSFileTypeCharacterSpecial"
objc.NSFileTypeDirectory = "NSFileTypeDirectory"
objc.NSFileTypeRegular = "NSFileTypeRegular"
objc.NSFileTypeSocket = "NSFileTypeSocket"
objc.NSFileTypeSymbolicLink = "NSFileTypeSymbolicLink"
objc.NSFileTypeUnknown = "NSFileTypeUnknown"
objc.NSFileWrapperReadingImmediate = 1
objc.NSFileWrapperReadingWithoutMapping = 2
objc.NSFileWrapperWritingAtomic = 1
objc.NSFileWrapperWritingWithNameUpdating = 2
objc.NSFileWriteFileExistsError = 516
objc.NSFileWriteInapplicableStringEncodingError = 517
objc.NSFileWriteInvalidFileNameError = 514
objc.NSFileWriteNoPermissionError = 513
objc.NSFileWriteOutOfSpaceError = 640
objc.NSFileWriteUnknownError = 512
objc.NSFileWriteUnsupportedSchemeError = 518
objc.NSFileWriteVolumeReadOnlyError = 642
objc.NSFontAttributeName = "NSFont"
objc.NSForcedOrderingSearch = 512
objc.NSForegroundColorAttributeName = "NSColor"
objc.NSFormattingContextBeginningOfSentence = 4
objc.NSFormattingContextDynamic = 1
objc.NSFormattingContextListItem = 3
objc.NSFormattingContextMiddleOfSentence = 5
objc.NSFormattingContextStandalone = 2
objc.NSFormattingContextUnknown = 0
objc.NSFormattingError = 2048
objc.NSFormattingErrorMaximum = 2559
objc.NSFormattingErrorMinimum = 2048
objc.NSFormattingUnitStyleLong = 3
objc.NSFormattingUnitStyleMedium = 2
objc.NSFormattingUnitStyleShort = 1
objc.NSFunctionExpressionType = 4
objc.NSGenericException = "NSGenericException"
objc.NSGlobalDomain = "NSGlobalDomain"
objc.NSGrammaticalGenderFeminine = 1
objc.NSGrammaticalGenderMasculine = 2
objc.NSGrammaticalGenderNeuter = 3
objc.NSGrammaticalGenderNotSet = 0
objc.NSGrammaticalNumberNotSet = 0
objc.NSGrammaticalNumberPlural = 3
objc.NSGrammaticalNumberPluralFew = 5
objc.NSGrammaticalNumberPluralMany = 6
objc.NSGrammaticalNumberPluralTwo = 4
objc.NSGrammaticalNumberSingular = 1
objc.NSGrammaticalNumberZero = 2
objc.NSGrammaticalPartOfSpeechAbbreviation = 14
objc.NSGrammaticalPartOfSpeechAdjective = 6
objc.NSGrammaticalPartOfSpeechAdposition = 7
objc.NSGrammaticalPartOfSpeechAdverb = 4
objc.NSGrammaticalPartOfSpeechConjunction = 10
objc.NSGrammaticalPartOfSpeechDeterminer = 1
objc.NSGrammaticalPartOfSpeechInterjection = 12
objc.NSGrammaticalPartOfSpeechLetter = 3
objc.NSGrammaticalPartOfSpeechNotSet = 0
objc.NSGrammaticalPartOfSpeechNoun = 9
objc.NSGrammaticalPartOfSpeechNumeral = 11
objc.NSGrammaticalPartOfSpeechParticle = 5
objc.NSGrammaticalPartOfSpeechPreposition = 13
objc.NSGrammaticalPartOfSpeechPronoun = 2
objc.NSGrammaticalPartOfSpeechVerb = 8
objc.NSGreaterThanOrEqualToPredicateOperatorType = 3
objc.NSGreaterThanPredicateOperatorType = 2
objc.NSGregorianCalendar = "gregorian"
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
objc.NSHTTPCookieSetByJavaScript = "NSHTTPCookieSetByJavaScript"
objc.NSHTTPCookieValue = "Value"
objc.NSHTTPCookieVersion = "Version"
objc.NSHTTPPropertyStatusCodeKey = "NSHTTPPropertyStatusCodeKey"
objc.NSHashTableCopyIn = 65536
objc.NSHashTableObjectPointerPersonality = 512
objc.NSHashTableStrongMemory = 0
objc.NSHashTableWeakMemory = 5
objc.NSHebrewCalendar = "hebrew"
objc.NSHelpAnchorErrorKey = "NSHelpAnchor"
objc.NSHourCalendarUnit = 32
objc.NSISO2022JPStringEncoding = 21
objc.NSISO8601Calendar = "iso8601"
objc.NSISO8601DateFormatWithDashSeparatorInDate = 256
objc.NSISO8601DateFormatWithFractionalSeconds = 2048
objc.NSISO8601DateFormatWithInternetDateTime = 1907
objc.NSISO8601DateFormatWithSpaceBetweenDateAndTime = 128
objc.NSISO8601DateFormatWithYear = 1
objc.NSISOLatin1StringEncoding = 5
objc.NSISOLatin2StringEncoding = 9
objc.NSImageURLAttributeName = "NSImageURL"
objc.NSInPredicateOperatorType = 10
objc.NSInconsistentArchiveException = "NSArchiverArchiveInconsistency"
objc.NSIndianCalendar = "indian"
objc.NSInflectionAgreementArgumentAttributeName = "NSInflectionAgreementArgument"
objc.NSInflectionAgreementConceptAttributeName = "NSInflectionAgreementConcept"
objc.NSInflectionAlternativeAttributeName = "NSInflectionAlternative"
objc.NSInflectionReferentConceptAttributeName = "NSInflectionReferentConcept"
objc.NSInflectionRuleAttributeName = "NSInflect"
objc.NSInlinePresentationIntentAttributeName = "NSInlinePresentationIntent"
objc.NSInlinePresentationIntentBlockHTML = 512
objc.NSInlinePresentationIntentCode = 4
objc.NSInlinePresentationIntentEmphasized = 1
objc.NSInlinePresentationIntentInlineHTML = 256
objc.NSInlinePresentationIntentLineBreak = 128
objc.NSInlinePresentationIntentSoftBreak = 64
objc.NSInlinePresentationIntentStrikethrough = 32
objc.NSInlinePresentationIntentStronglyEmphasized = 2
objc.NSInputMethodsDirectory = 16
objc.NSIntegerMax = 9223372036854775807
objc.NSIntegerMin = -9223372036854775808
objc.NSInternalInconsistencyException = "NSInternalInconsistencyException"
objc.NSIntersectSetExpressionType = 16
objc.NSInvalidArchiveOperationException = "NSInvalidArchiveOperationException"
objc.NSInvalidArgumentException = "NSInvalidArgumentException"
objc.NSInvalidReceivePortException = "NSInvalidReceivePortException"
objc.NSInvalidSendPortException = "NSInvalidSendPortException"
objc.NSInvalidUnarchiveOperationException = "NSInvalidUnarchiveOperationException"
objc.NSInvocationOperationCancelledException = "NSInvocationOperationCancelledException"
objc.NSInvocationOperationVoidResultException = "NSInvocationOperationVoidResultException"
objc.NSIsNilTransformerName = "NSIsNil"
objc.NSIsNotNilTransformerName = "NSIsNotNil"
objc.NSIslamicCalendar = "islamic"
objc.NSIslamicCivilCalendar = "islamic-civil"
objc.NSItemProviderErrorDomain = "NSItemProviderErrorDomain"
objc.NSItemProviderFileOptionOpenInPlace = 1
objc.NSItemProviderItemUnavailableError = -1000
objc.NSItemProviderPreferredImageSizeKey = "NSItemProviderPreferredImageSizeKey"
objc.NSItemProviderRepresentationVisibilityAll = 0
objc.NSItemProviderRepresentationVisibilityGroup = 2
objc.NSItemProviderRepresentationVisibilityOwnProcess = 3
objc.NSItemProviderRepresentationVisibilityTeam = 1
objc.NSItemProviderUnavailableCoercionError = -1200
objc.NSItemProviderUnexpectedValueClassError = -1100
objc.NSItemProviderUnknownError = -1
objc.NSItemReplacementDirectory = 99
objc.NSJSONReadingAllowFragments = 4
objc.NSJSONReadingFragmentsAllowed = 4
objc.NSJSONReadingJSON5Allowed = 8
objc.NSJSONReadingMutableContainers = 1
objc.NSJSONReadingMutableLeaves = 2
objc.NSJSONReadingTopLevelDictionaryAssumed = 16
objc.NSJSONWritingFragmentsAllowed = 4
objc.NSJSONWritingPrettyPrinted = 1
objc.NSJSONWritingSortedKeys = 2
objc.NSJSONWritingWithoutEscapingSlashes = 8
objc.NSJapaneseCalendar = "japanese"
objc.NSJapaneseEUCStringEncoding = 3
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
objc.NSKeyValueValidationError = 1024
objc.NSKeyedArchiveRootObjectKey = "root"
objc.NSKeyedUnarchiveFromDataTransformerName = "NSKeyedUnarchiveFromData"
objc.NSLanguageIdentifierAttributeName = "NSLanguage"
objc.NSLengthFormatterUnitCentimeter = 9
objc.NSLengthFormatterUnitFoot = 1282
objc.NSLengthFormatterUnitInch = 1281
objc.NSLengthFormatterUnitKilometer = 14
objc.NSLengthFormatterUnitMeter = 11
objc.NSLengthFormatterUnitMile = 1284
objc.NSLengthFormatterUnitMillimeter = 8
objc.NSLengthFormatterUnitYard = 1283
objc.NSLessThanOrEqualToPredicateOperatorType = 1
objc.NSLessThanPredicateOperatorType = 0
objc.NSLibraryDirectory = 5
objc.NSLigatureAttributeName = "NSLigature"
objc.NSLikePredicateOperatorType = 7
objc.NSLinguisticTagAdjective = "Adjective"
objc.NSLinguisticTagAdverb = "Adverb"
objc.NSLinguisticTagClassifier = "Classifier"
objc.NSLinguisticTagCloseParenthesis = "CloseParenthesis"
objc.NSLinguisticTagCloseQuote = "CloseQuote"
objc.NSLinguisticTagConjunction = "Conjunction"
objc.NSLinguisticTagDash = "Dash"
objc.NSLinguisticTagDeterminer = "Determiner"
objc.NSLinguisticTagIdiom = "Idiom"
objc.NSLinguisticTagInterjection = "Interjection"
objc.NSLinguisticTagNoun = "Noun"
objc.NSLinguisticTagNumber = "Number"
objc.NSLinguisticTagOpenParenthesis = "OpenParenthesis"
objc.NSLinguisticTagOpenQuote = "OpenQuote"
objc.NSLinguisticTagOrganizationName = "OrganizationName"
objc.NSLinguisticTagOther = "Other"
objc.NSLinguisticTagOtherPunctuation = "Punctuation"
objc.NSLinguisticTagOtherWhitespace = "Whitespace"
objc.NSLinguisticTagOtherWord = "OtherWord"
objc.NSLinguisticTagParagraphBreak = "ParagraphBreak"
objc.NSLinguisticTagParticle = "Particle"
objc.NSLinguisticTagPersonalName = "PersonalName"
objc.NSLinguisticTagPlaceName = "PlaceName"
objc.NSLinguisticTagPreposition = "Preposition"
objc.NSLinguisticTagPronoun = "Pronoun"
objc.NSLinguisticTagPunctuation = "Punctuation"
objc.NSLinguisticTagSchemeLanguage = "Language"
objc.NSLinguisticTagSchemeLemma = "Lemma"
objc.NSLinguisticTagSchemeLexicalClass = "LexicalClass"
objc.NSLinguisticTagSchemeNameType = "NameType"
objc.NSLinguisticTagSchemeNameTypeOrLexicalClass = "NameTypeOrLexicalClass"
objc.NSLinguisticTagSchemeScript = "Script"
objc.NSLinguisticTagSchemeTokenType = "TokenType"
objc.NSLinguisticTagSentenceTerminator = "SentenceTerminator"
objc.NSLinguisticTagVerb = "Verb"
objc.NSLinguisticTagWhitespace = "Whitespace"
objc.NSLinguisticTagWord = "Word"
objc.NSLinguisticTagWordJoiner = "WordJoiner"
objc.NSLinguisticTaggerJoinNames = 16
objc.NSLinguisticTaggerOmitOther = 8
objc.NSLinguisticTaggerOmitPunctuation = 2
objc.NSLinguisticTaggerOmitWhitespace = 4
objc.NSLinguisticTaggerOmitWords = 1
objc.NSLinguisticTaggerUnitDocument = 3
objc.NSLinguisticTaggerUnitParagraph = 2
objc.NSLinguisticTaggerUnitSentence = 1
objc.NSLinguisticTaggerUnitWord = 0
objc.NSLinkAttributeName = "NSLink"
objc.NSLiteralSearch = 2
objc.NSLocalDomainMask = 2
objc.NSLocaleAlternateQuotationBeginDelimiterKey = "kCFLocaleAlternateQuotationBeginDelimiterKey"
objc.NSLocaleAlternateQuotationEndDelimiterKey = "kCFLocaleAlternateQuotationEndDelimiterKey"
objc.NSLocaleCalendar = "kCFLocaleCalendarKey"
objc.NSLocaleCollationIdentifier = "collation"
objc.NSLocaleCollatorIdentifier = "kCFLocaleCollatorIdentifierKey"
objc.NSLocaleCountryCode = "kCFLocaleCountryCodeKey"
objc.NSLocaleCurrencyCode = "currency"
objc.NSLocaleCurrencySymbol = "kCFLocaleCurrencySymbolKey"
objc.NSLocaleDecimalSeparator = "kCFLocaleDecimalSeparatorKey"
objc.NSLocaleExemplarCharacterSet = "kCFLocaleExemplarCharacterSetKey"
objc.NSLocaleGroupingSeparator = "kCFLocaleGroupingSeparatorKey"
objc.NSLocaleIdentifier = "kCFLocaleIdentifierKey"
objc.NSLocaleLanguageCode = "kCFLocaleLanguageCodeKey"
objc.NSLocaleLanguageDirectionBottomToTop = 4
objc.NSLocaleLanguageDirectionLeftToRight = 1
objc.NSLocaleLanguageDirectionRightToLeft = 2
objc.NSLocaleLanguageDirectionTopToBottom = 3
objc.NSLocaleLanguageDirectionUnknown = 0
objc.NSLocaleMeasurementSystem = "kCFLocaleMeasurementSystemKey"
objc.NSLocaleQuotationBeginDelimiterKey = "kCFLocaleQuotationBeginDelimiterKey"
objc.NSLocaleQuotationEndDelimiterKey = "kCFLocaleQuotationEndDelimiterKey"
objc.NSLocaleScriptCode = "kCFLocaleScriptCodeKey"
objc.NSLocaleUsesMetricSystem = "kCFLocaleUsesMetricSystemKey"
objc.NSLocaleVariantCode = "kCFLocaleVariantCodeKey"
objc.NSLocalizedDescriptionKey = "NSLocalizedDescription"
objc.NSLocalizedFailureErrorKey = "NSLocalizedFailure"
objc.NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
objc.NSLocalizedNumberFormatAttributeName = "NSLocalizedNumberFormat"
objc.NSLocalizedRecoveryOptionsErrorKey = "NSLocalizedRecoveryOptions"
objc.NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
objc.NSMacOSRomanStringEncoding = 30
objc.NSMallocException = "NSMallocException"
objc.NSMapTableCopyIn = 65536
objc.NSMapTableObjectPointerPersonality = 512
objc.NSMapTableStrongMemory = 0
objc.NSMapTableWeakMemory = 5
objc.NSMappedRead = 1
objc.NSMarkdownSourcePositionAttributeName = "NSMarkdownSourcePosition"
objc.NSMassFormatterUnitGram = 11
objc.NSMassFormatterUnitKilogram = 14
objc.NSMassFormatterUnitOunce = 1537
objc.NSMassFormatterUnitPound = 1538
objc.NSMassFormatterUnitStone = 1539
objc.NSMatchesPredicateOperatorType = 6
objc.NSMatchingAnchored = 4
objc.NSMatchingCompleted = 2
objc.NSMatchingHitEnd = 4
objc.NSMatchingInternalError = 16
objc.NSMatchingProgress = 1
objc.NSMatchingReportCompletion = 2
objc.NSMatchingReportProgress = 1
objc.NSMatchingRequiredEnd = 8
objc.NSMatchingWithTransparentBounds = 8
objc.NSMatchingWithoutAnchoringBounds = 16
objc.NSMaxXEdge = 2
objc.NSMaxYEdge = 3
objc.NSMaximumKeyValueOperator = "max"
objc.NSMeasurementFormatterUnitOptionsNaturalScale = 2
objc.NSMeasurementFormatterUnitOptionsProvidedUnit = 1
objc.NSMeasurementFormatterUnitOptionsTemperatureWithoutUnit = 4
objc.NSMinXEdge = 0
objc.NSMinYEdge = 1
objc.NSMinimumKeyValueOperator = "min"
objc.NSMinusSetExpressionType = 17
objc.NSMinuteCalendarUnit = 64
objc.NSMonthCalendarUnit = 8
objc.NSMorphologyAttributeName = "NSMorphology"
objc.NSMoviesDirectory = 17
objc.NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
objc.NSMusicDirectory = 18
objc.NSNEXTSTEPStringEncoding = 2
objc.NSNegateBooleanTransformerName = "NSNegateBoolean"
objc.NSNetServiceListenForConnections = 2
objc.NSNetServiceNoAutoRename = 1
objc.NSNetServicesActivityInProgress = -72003
objc.NSNetServicesBadArgumentError = -72004
objc.NSNetServicesCancelledError = -72005
objc.NSNetServicesCollisionError = -72001
objc.NSNetServicesErrorCode = "NSNetServicesErrorCode"
objc.NSNetServicesErrorDomain = "NSNetServicesErrorDomain"
objc.NSNetServicesInvalidError = -72006
objc.NSNetServicesMissingRequiredConfigurationError = -72008
objc.NSNetServicesNotFoundError = -72002
objc.NSNetServicesTimeoutError = -72007
objc.NSNetServicesUnknownError = -72000
objc.NSNetworkDomainMask = 4
objc.NSNonLossyASCIIStringEncoding = 7
objc.NSNormalizedPredicateOption = 4
objc.NSNotEqualToPredicateOperatorType = 5
objc.NSNotFound = 9223372036854775807
objc.NSNotPredicateType = 0
objc.NSNotificationCoalescingOnName = 1
objc.NSNotificationCoalescingOnSender = 2
objc.NSNotificationNoCoalescing = 0
objc.NSNumberFormatterBehavior10_0 = 1000
objc.NSNumberFormatterBehavior10_4 = 1040
objc.NSNumberFormatterBehaviorDefault = 0
objc.NSNumberFormatterCurrencyAccountingStyle = 10
objc.NSNumberFormatterCurrencyISOCodeStyle = 8
objc.NSNumberFormatterCurrencyPluralStyle = 9
objc.NSNumberFormatterCurrencyStyle = 2
objc.NSNumberFormatterDecimalStyle = 1
objc.NSNumberFormatterNoStyle = 0
objc.NSNumberFormatterOrdinalStyle = 6
objc.NSNumberFormatterPadAfterPrefix = 1
objc.NSNumberFormatterPadAfterSuffix = 3
objc.NSNumberFormatterPadBeforePrefix = 0
objc.NSNumberFormatterPadBeforeSuffix = 2
objc.NSNumberFormatterPercentStyle = 3
objc.NSNumberFormatterRoundCeiling = 0
objc.NSNumberFormatterRoundDown = 2
objc.NSNumberFormatterRoundFloor = 1
objc.NSNumberFormatterRoundHalfDown = 5
objc.NSNumberFormatterRoundHalfEven = 4
objc.NSNumberFormatterRoundHalfUp = 6
objc.NSNumberFormatterRoundUp = 3
objc.NSNumberFormatterScientificStyle = 4
objc.NSNumberFormatterSpellOutStyle = 5
objc.NSNumericSearch = 64
objc.NSObjectInaccessibleException = "NSObjectInaccessibleException"
objc.NSObjectNotAvailableException = "NSObjectNotAvailableException"
objc.NSOldStyleException = "NSOldStyleException"
objc.NSOperationQueueDefaultMaxConcurrentOperationCount = -1
objc.NSOperationQueuePriorityHigh = 4
objc.NSOperationQueuePriorityLow = -4
objc.NSOperationQueuePriorityNormal = 0
objc.NSOperationQueuePriorityVeryHigh = 8
objc.NSOperationQueuePriorityVeryLow = -8
objc.NSOrPredicateType = 2
objc.NSOrderedAscending = -1
objc.NSOrderedCollectionDifferenceCalculationInferMoves = 4
objc.NSOrderedCollectionDifferenceCalculationOmitInsertedObjects = 1
objc.NSOrderedCollectionDifferenceCalculationOmitRemovedObjects = 2
objc.NSOrderedDescending = 1
objc.NSOrderedSame = 0
objc.NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
objc.NSParagraphStyleAttributeName = "NSParagraphStyle"
objc.NSParseErrorException = "NSParseErrorException"
objc.NSPersianCalendar = "persian"
objc.NSPersonNameComponentDelimiter = "delimiter"
objc.NSPersonNameComponentFamilyName = "familyName"
objc.NSPersonNameComponentGivenName = "givenName"
objc.NSPersonNameComponentKey = "NSPersonNameComponentKey"
objc.NSPersonNameComponentMiddleName = "middleName"
objc.NSPersonNameComponentNickname = "nickname"
objc.NSPersonNameComponentPrefix = "namePrefix"
objc.NSPersonNameComponentSuffix = "nameSuffix"
objc.NSPersonNameComponentsFormatterPhonetic = 2
objc.NSPersonNameComponentsFormatterStyleAbbreviated = 4
objc.NSPersonNameComponentsFormatterStyleDefault = 0
objc.NSPersonNameComponentsFormatterStyleLong = 3
objc.NSPersonNameComponentsFormatterStyleMedium = 2
objc.NSPersonNameComponentsFormatterStyleShort = 1
objc.NSPicturesDirectory = 19
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
objc.NSPointerFunctionsZeroingWeakMemory = 1
objc.NSPortDidBecomeInvalidNotification = "NSPortDidBecomeInvalidNotification"
objc.NSPortTimeoutException = "NSPortTimeoutException"
objc.NSPostASAP = 2
objc.NSPostNow = 3
objc.NSPostWhenIdle = 1
objc.NSPreferencePanesDirectory = 22
objc.NSPresentationIntentAttributeName = "NSPresentationIntent"
objc.NSPresentationIntentKindBlockQuote = 6
objc.NSPresentationIntentKindCodeBlock = 5
objc.NSPresentationIntentKindHeader = 1
objc.NSPresentationIntentKindListItem = 4
objc.NSPresentationIntentKindOrderedList = 2
objc.NSPresentationIntentKindParagraph = 0
objc.NSPresentationIntentKindTable = 8
objc.NSPresentationIntentKindTableCell = 11
objc.NSPresentationIntentKindTableHeaderRow = 9
objc.NSPresentationIntentKindTableRow = 10
objc.NSPresentationIntentKindThematicBreak = 7
objc.NSPresentationIntentKindUnorderedList = 3
objc.NSPresentationIntentTableColumnAlignmentCenter = 1
objc.NSPresentationIntentTableColumnAlignmentLeft = 0
objc.NSPresentationIntentTableColumnAlignmentRight = 2
objc.NSPrinterDescriptionDirectory = 20
objc.NSProcessInfoPowerStateDidChangeNotification = "NSProcessInfoPowerStateDidChangeNotification"
objc.NSProcessInfoThermalStateCritical = 3
objc.NSProcessInfoThermalStateDidChangeNotification = "NSProcessInfoThermalStateDidChangeNotification"
objc.NSProcessInfoThermalStateFair = 1
objc.NSProcessInfoThermalStateNominal = 0
objc.NSProcessInfoThermalStateSerious = 2
objc.NSProgressEstimatedTimeRemainingKey = "NSProgressEstimatedTimeRemainingKey"
objc.NSProgressFileCompletedCountKey = "NSProgressFileCompletedCountKey"
objc.NSProgressFileOperationKindCopying = "NSProgressFileOperationKindCopying"
objc.NSProgressFileOperationKindDecompressingAfterDownloading = "NSProgressFileOperationKindDecompressingAfterDownloading"
objc.NSProgressFileOperationKindDownloading = "NSProgressFileOperationKindDownloading"
objc.NSProgressFileOperationKindDuplicating = "NSProgressFileOperationKindDuplicating"
objc.NSProgressFileOperationKindKey = "NSProgressFileOperationKindKey"
objc.NSProgressFileOperationKindReceiving = "NSProgressFileOperationKindReceiving"
objc.NSProgressFileOperationKindUploading = "NSProgressFileOperationKindUploading"
objc.NSProgressFileTotalCountKey = "NSProgressFileTotalCountKey"
objc.NSProgressFileURLKey = "NSProgressFileURLKey"
objc.NSProgressKindFile = "NSProgressKindFile"
objc.NSProgressThroughputKey = "NSProgressThroughputKey"
objc.NSPropertyListBinaryFormat_v1_0 = 200
objc.NSPropertyListErrorMaximum = 4095
objc.NSPropertyListErrorMinimum = 3840
objc.NSPropertyListImmutable = 0
objc.NSPropertyListMutableContainers = 1
objc.NSPropertyListMutableContainersAndLeaves = 2
objc.NSPropertyListOpenStepFormat = 1
objc.NSPropertyListReadCorruptError = 3840
objc.NSPropertyListReadStreamError = 3842
objc.NSPropertyListReadUnknownVersionError = 3841
objc.NSPropertyListWriteInvalidError = 3852
objc.NSPropertyListWriteStreamError = 3851
objc.NSPropertyListXMLFormat_v1_0 = 100
objc.NSQualityOfServiceBackground = 9
objc.NSQualityOfServiceDefault = -1
objc.NSQualityOfServiceUserInitiated = 25
objc.NSQualityOfServiceUserInteractive = 33
objc.NSQualityOfServiceUtility = 17
objc.NSQuarterCalendarUnit = 2048
objc.NSRangeException = "NSRangeException"
objc.NSRecoveryAttempterErrorKey = "NSRecoveryAttempter"
objc.NSRectEdgeMaxX = 2
objc.NSRectEdgeMaxY = 3
objc.NSRectEdgeMinX = 0
objc.NSRectEdgeMinY = 1
objc.NSRegistrationDomain = "NSRegistrationDomain"
objc.NSRegularExpressionAllowCommentsAndWhitespace = 2
objc.NSRegularExpressionAnchorsMatchLines = 16
objc.NSRegularExpressionCaseInsensitive = 1
objc.NSRegularExpressionDotMatchesLineSeparators = 8
objc.NSRegularExpressionIgnoreMetacharacters = 4
objc.NSRegularExpressionSearch = 1024
objc.NSRegularExpressionUseUnicodeWordBoundaries = 64
objc.NSRegularExpressionUseUnixLineSeparators = 32
objc.NSReplacementIndexAttributeName = "NSReplacementIndex"
objc.NSRepublicOfChinaCalendar = "roc"
objc.NSRoundBankers = 3
objc.NSRoundDown = 1
objc.NSRoundPlain = 0
objc.NSRoundUp = 2
objc.NSRunLoopCommonModes = "kCFRunLoopCommonModes"
objc.NSSecondCalendarUnit = 128
objc.NSSecureUnarchiveFromDataTransformerName = "NSSecureUnarchiveFromData"
objc.NSShadowAttributeName = "NSShadow"
objc.NSSharedPublicDirectory = 21
objc.NSShiftJISStringEncoding = 8
objc.NSSortConcurrent = 1
objc.NSSortStable = 16
objc.NSStreamDataWrittenToMemoryStreamKey = "NSStreamDataWrittenToMemoryStreamKey"
objc.NSStreamEventEndEncountered = 16
objc.NSStreamEventErrorOccurred = 8
objc.NSStreamEventHasBytesAvailable = 2
objc.NSStreamEventHasSpaceAvailable = 4
objc.NSStreamEventNone = 0
objc.NSStreamEventOpenCompleted = 1
objc.NSStreamFileCurrentOffsetKey = "NSStreamFileCurrentOffsetKey"
objc.NSStreamNetworkServiceType = "kCFStreamNetworkServiceType"
objc.NSStreamNetworkServiceTypeBackground = "kCFStreamNetworkServiceTypeBackground"
objc.NSStreamNetworkServiceTypeCallSignaling = "kCFStreamNetworkServiceTypeCallSignaling"
objc.NSStreamNetworkServiceTypeVideo = "kCFStreamNetworkServiceTypeVideo"
objc.NSStreamNetworkServiceTypeVoIP = "kCFStreamNetworkServiceTypeVoIP"
objc.NSStreamNetworkServiceTypeVoice = "kCFStreamNetworkServiceTypeVoice"
objc.NSStreamSOCKSErrorDomain = "NSStreamSOCKSErrorDomain"
objc.NSStreamSOCKSProxyConfigurationKey = "kCFStreamPropertySOCKSProxy"
objc.NSStreamSOCKSProxyHostKey = "SOCKSProxy"
objc.NSStreamSOCKSProxyPasswordKey = "kCFStreamPropertySOCKSPassword"
objc.NSStreamSOCKSProxyPortKey = "SOCKSPort"
objc.NSStreamSOCKSProxyUserKey = "kCFStreamPropertySOCKSUser"
objc.NSStreamSOCKSProxyVersion4 = "kCFStreamSocketSOCKSVersion4"
objc.NSStreamSOCKSProxyVersion5 = "kCFStreamSocketSOCKSVersion5"
objc.NSStreamSOCKSProxyVersionKey = "kCFStreamPropertySOCKSVersion"
objc.NSStreamSocketSSLErrorDomain = "NSStreamSocketSSLErrorDomain"
objc.NSStreamSocketSecurityLevelKey = "NSStreamSocketSecurityLevelKey"
objc.NSStreamSocketSecurityLevelNegotiatedSSL = "NSStreamSocketSecurityLevelNegotiatedSSL"
objc.NSStreamSocketSecurityLevelNone = "NSStreamSocketSecurityLevelNone"
objc.NSStreamSocketSecurityLevelSSLv2 = "kCFStreamSocketSecurityLevelSSLv2"
objc.NSStreamSocketSecurityLevelSSLv3 = "kCFStreamSocketSecurityLevelSSLv3"
objc.NSStreamSocketSecurityLevelTLSv1 = "NSStreamSocketSecurityLevelTLSv1"
objc.NSStreamStatusAtEnd = 5
objc.NSStreamStatusClosed = 6
objc.NSStreamStatusError = 7
objc.NSStreamStatusNotOpen = 0
objc.NSStreamStatusOpen = 2
objc.NSStreamStatusOpening = 1
objc.NSStreamStatusReading = 3
objc.NSStreamStatusWriting = 4
objc.NSStrikethroughColorAttributeName = "NSStrikethroughColor"
objc.NSStrikethroughStyleAttributeName = "NSStrikethrough"
objc.NSStringEncodingConversionAllowLossy = 1
objc.NSStringEncodingConversionExternalRepresentation = 2
objc.NSStringEncodingDetectionAllowLossyKey = "NSStringEncodingDetectionAllowLossyKey"
objc.NSStringEncodingDetectionDisallowedEncodingsKey = "NSStringEncodingDetectionDisallowedEncodingsKey"
objc.NSStringEncodingDetectionFromWindowsKey = "NSStringEncodingDetectionFromWindowsKey"
objc.NSStringEncodingDetectionLikelyLanguageKey = "NSStringEncodingDetectionLikelyLanguageKey"
objc.NSStringEncodingDetectionLossySubstitutionKey = "NSStringEncodingDetectionLossySubstitutionKey"
objc.NSStringEncodingDetectionSuggestedEncodingsKey = "NSStringEncodingDetectionSuggestedEncodingsKey"
objc.NSStringEncodingDetectionUseOnlySuggestedEncodingsKey = "NSStringEncodingDetectionUseOnlySuggestedEncodingsKey"
objc.NSStringEncodingErrorKey = "NSStringEncoding"
objc.NSStringEnumerationByCaretPositions = 5
objc.NSStringEnumerationByComposedCharacterSequences = 2
objc.NSStringEnumerationByDeletionClusters = 6
objc.NSStringEnumerationByLines = 0
objc.NSStringEnumerationByParagraphs = 1
objc.NSStringEnumerationBySentences = 4
objc.NSStringEnumerationByWords = 3
objc.NSStringEnumerationLocalized = 1024
objc.NSStringEnumerationReverse = 256
objc.NSStringEnumerationSubstringNotRequired = 512
objc.NSStringTransformFullwidthToHalfwidth = "Fullwidth-Halfwidth"
objc.NSStringTransformHiraganaToKatakana = "Hiragana-Katakana"
objc.NSStringTransformLatinToArabic = "Latin-Arabic"
objc.NSStringTransformLatinToCyrillic = "Latin-Cyrillic"
objc.NSStringTransformLatinToGreek = "Latin-Greek"
objc.NSStringTransformLatinToHangul = "Latin-Hangul"
objc.NSStringTransformLatinToHebrew = "Latin-Hebrew"
objc.NSStringTransformLatinToHiragana = "Latin-Hiragana"
objc.NSStringTransformLatinToKatakana = "Latin-Katakana"
objc.NSStringTransformLatinToThai = "Latin-Thai"
objc.NSStringTransformMandarinToLatin = "Han-Latin"
objc.NSStringTransformStripCombiningMarks = "NFD; [:M:] Remove; NFC"
objc.NSStringTransformStripDiacritics = "NFD; [[:M:][\\u02B0-\\u02FF]] Remove; NFC"
objc.NSStringTransformToLatin = "Any-Latin"
objc.NSStringTransformToUnicodeName = "Any-Name"
objc.NSStringTransformToXMLHex = "Any-Hex/XML"
objc.NSStrokeColorAttributeName = "NSStrokeColor"
objc.NSStrokeWidthAttributeName = "NSStrokeWidth"
objc.NSSubqueryExpressionType = 13
objc.NSSumKeyValueOperator = "sum"
objc.NSSymbolStringEncoding = 6
objc.NSSystemDomainMask = 8
objc.NSSystemTimeZoneDidChangeNotification = "NSSystemTimeZoneDidChangeNotification"
objc.NSTargetObjectUserInfoKey = "NSTargetObjectUserInfoKey"
objc.NSTextCheckingAirlineKey = "Airline"
objc.NSTextCheckingAllCustomTypes = -4294967296
objc.NSTextCheckingAllSystemTypes = 4294967295
objc.NSTextCheckingAllTypes = -1
objc.NSTextCheckingCityKey = "City"
objc.NSTextCheckingCountryKey = "Country"
objc.NSTextCheckingFlightKey = "Flight"
objc.NSTextCheckingJobTitleKey = "JobTitle"
objc.NSTextCheckingNameKey = "Name"
objc.NSTextCheckingOrganizationKey = "Organization"
objc.NSTextCheckingPhoneKey = "Phone"
objc.NSTextCheckingStateKey = "State"
objc.NSTextCheckingStreetKey = "Street"
objc.NSTextCheckingTypeAddress = 16
objc.NSTextCheckingTypeCorrection = 512
objc.NSTextCheckingTypeDash = 128
objc.NSTextCheckingTypeDate = 8
objc.NSTextCheckingTypeGrammar = 4
objc.NSTextCheckingTypeLink = 32
objc.NSTextCheckingTypeOrthography = 1
objc.NSTextCheckingTypePhoneNumber = 2048
objc.NSTextCheckingTypeQuote = 64
objc.NSTextCheckingTypeRegularExpression = 1024
objc.NSTextCheckingTypeReplacement = 256
objc.NSTextCheckingTypeSpelling = 2
objc.NSTextCheckingTypeTransitInformation = 4096
objc.NSTextCheckingZIPKey = "ZIP"
objc.NSThreadWillExitNotification = "NSThreadWillExitNotification"
objc.NSTimeIntervalSince1970 = 978307200.0
objc.NSTimeZoneCalendarUnit = 2097152
objc.NSTimeZoneNameStyleDaylightSaving = 2
objc.NSTimeZoneNameStyleGeneric = 4
objc.NSTimeZoneNameStyleShortDaylightSaving = 3
objc.NSTimeZoneNameStyleShortGeneric = 5
objc.NSTimeZoneNameStyleShortStandard = 1
objc.NSTimeZoneNameStyleStandard = 0
objc.NSTrashDirectory = 102
objc.NSURLAddedToDirectoryDateKey = "NSURLAddedToDirectoryDateKey"
objc.NSURLAttributeModificationDateKey = "NSURLAttributeModificationDateKey"
objc.NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"
objc.NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
objc.NSURLAuthenticationMethodHTMLForm = "NSURLAuthenticationMethodHTMLForm"
objc.NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
objc.NSURLAuthenticationMethodHTTPDigest = "NSURLAuthenticationMethodHTTPDigest"
objc.NSURLAuthenticationMethodNTLM = "NSURLAuthenticationMethodNTLM"
objc.NSURLAuthenticationMethodNegotiate = "NSURLAuthenticationMethodNegotiate"
objc.NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
objc.NSURLBookmarkCreationMinimalBookmark = 512
objc.NSURLBookmarkCreationPreferFileIDResolution = 256
objc.NSURLBookmarkCreationSuitableForBookmarkFile = 1024
objc.NSURLBookmarkCreationWithSecurityScope = 2048
objc.NSURLBookmarkCreationWithoutImplicitSecurityScope = 536870912
objc.NSURLBookmarkResolutionWithoutImplicitStartAccessing = 32768
objc.NSURLBookmarkResolutionWithoutMounting = 512
objc.NSURLBookmarkResolutionWithoutUI = 256
objc.NSURLCacheStorageAllowed = 0
objc.NSURLCacheStorageAllowedInMemoryOnly = 1
objc.NSURLCacheStorageNotAllowed = 2
objc.NSURLCanonicalPathKey = "NSURLCanonicalPathKey"
objc.NSURLContentAccessDateKey = "NSURLContentAccessDateKey"
objc.NSURLContentModificationDateKey = "NSURLContentModificationDateKey"
objc.NSURLContentTypeKey = "NSURLContentTypeKey"
objc.NSURLCreationDateKey = "NSURLCreationDateKey"
objc.NSURLCredentialPersistenceForSession = 1
objc.NSURLCredentialPersistenceNone = 0
objc.NSURLCredentialPersistencePermanent = 2
objc.NSURLCredentialPersistenceSynchronizable = 3
objc.NSURLCredentialStorageChangedNotification = "NSURLCredentialStorageChangedNotification"
objc.NSURLCredentialStorageRemoveSynchronizableCredentials = "NSURLCredentialStorageRemoveSynchronizableCredentials"
objc.NSURLCustomIconKey = "NSURLCustomIconKey"
objc.NSURLDirectoryEntryCountKey = "NSURLDirectoryEntryCountKey"
objc.NSURLDocumentIdentifierKey = "NSURLDocumentIdentifierKey"
objc.NSURLEffectiveIconKey = "NSURLEffectiveIconKey"
objc.NSURLErrorAppTransportSecurityRequiresSecureConnection = -1022
objc.NSURLErrorBackgroundSessionInUseByAnotherProcess = -996
objc.NSURLErrorBackgroundSessionRequiresSharedContainer = -995
objc.NSURLErrorBackgroundSessionWasDisconnected = -997
objc.NSURLErrorBackgroundTaskCancelledReasonKey = "NSURLErrorBackgroundTaskCancelledReasonKey"
objc.NSURLErrorBadServerResponse = -1011
objc.NSURLErrorBadURL = -1000
objc.NSURLErrorCallIsActive = -1019
objc.NSURLErrorCancelled = -999
objc.NSURLErrorCancelledReasonBackgroundUpdatesDisabled = 1
objc.NSURLErrorCancelledReasonInsufficientSystemResources = 2
objc.NSURLErrorCancelledReasonUserForceQuitApplication = 0
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
objc.NSURLErrorDownloadDecodingFailedMidStream = -3006
objc.NSURLErrorDownloadDecodingFailedToComplete = -3007
objc.NSURLErrorFailingURLErrorKey = "NSErrorFailingURLKey"
objc.NSURLErrorFailingURLPeerTrustErrorKey = "NSURLErrorFailingURLPeerTrustErrorKey"
objc.NSURLErrorFailingURLStringErrorKey = "NSErrorFailingURLStringKey"
objc.NSURLErrorFileDoesNotExist = -1100
objc.NSURLErrorFileIsDirectory = -1101
objc.NSURLErrorFileOutsideSafeArea = -1104
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
objc.NSURLFileAllocatedSizeKey = "NSURLFileAllocatedSizeKey"
objc.NSURLFileContentIdentifierKey = "NSURLFileContentIdentifierKey"
objc.NSURLFileIdentifierKey = "NSURLFileIdentifierKey"
objc.NSURLFileProtectionComplete = "NSURLFileProtectionComplete"
objc.NSURLFileProtectionCompleteUnlessOpen = "NSURLFileProtectionCompleteUnlessOpen"
objc.NSURLFileProtectionCompleteUntilFirstUserAuthentication = "NSURLFileProtectionCompleteUntilFirstUserAuthentication"
objc.NSURLFileProtectionCompleteWhenUserInactive = "NSURLFileProtectionCompleteWhenUserInactive"
objc.NSURLFileProtectionKey = "NSURLFileProtectionKey"
objc.NSURLFileProtectionNone = "NSURLFileProtectionNone"
objc.NSURLFileResourceIdentifierKey = "NSURLFileResourceIdentifierKey"
objc.NSURLFileResourceTypeBlockSpecial = "NSURLFileResourceTypeBlockSpecial"
objc.NSURLFileResourceTypeCharacterSpecial = "NSURLFileResourceTypeCharacterSpecial"
objc.NSURLFileResourceTypeDirectory = "NSURLFileResourceTypeDirectory"
objc.NSURLFileResourceTypeKey = "NSURLFileResourceTypeKey"
objc.NSURLFileResourceTypeNamedPipe = "NSURLFileResourceTypeNamedPipe"
objc.NSURLFileResourceTypeRegular = "NSURLFileResourceTypeRegular"
objc.NSURLFileResourceTypeSocket = "NSURLFileResourceTypeSocket"
objc.NSURLFileResourceTypeSymbolicLink = "NSURLFileResourceTypeSymbolicLink"
objc.NSURLFileResourceTypeUnknown = "NSURLFileResourceTypeUnknown"
objc.NSURLFileScheme = "file"
objc.NSURLFileSecurityKey = "NSURLFileSecurityKey"
objc.NSURLFileSizeKey = "NSURLFileSizeKey"
objc.NSURLGenerationIdentifierKey = "NSURLGenerationIdentifierKey"
objc.NSURLHasHiddenExtensionKey = "NSURLHasHiddenExtensionKey"
objc.NSURLIsAliasFileKey = "NSURLIsAliasFileKey"
objc.NSURLIsApplicationKey = "NSURLIsApplicationKey"
objc.NSURLIsDirectoryKey = "NSURLIsDirectoryKey"
objc.NSURLIsExcludedFromBackupKey = "NSURLIsExcludedFromBackupKey"
objc.NSURLIsExecutableKey = "NSURLIsExecutableKey"
objc.NSURLIsHiddenKey = "NSURLIsHiddenKey"
objc.NSURLIsMountTriggerKey = "NSURLIsMountTriggerKey"
objc.NSURLIsPackageKey = "NSURLIsPackageKey"
objc.NSURLIsPurgeableKey = "NSURLIsPurgeableKey"
objc.NSURLIsReadableKey = "NSURLIsReadableKey"
objc.NSURLIsRegularFileKey = "NSURLIsRegularFileKey"
objc.NSURLIsSparseKey = "NSURLIsSparseKey"
objc.NSURLIsSymbolicLinkKey = "NSURLIsSymbolicLinkKey"
objc.NSURLIsSystemImmutableKey = "NSURLIsSystemImmutableKey"
objc.NSURLIsUbiquitousItemKey = "NSURLIsUbiquitousItemKey"
objc.NSURLIsUserImmutableKey = "NSURLIsUserImmutableKey"
objc.NSURLIsVolumeKey = "NSURLIsVolumeKey"
objc.NSURLIsWritableKey = "NSURLIsWritableKey"
objc.NSURLLabelColorKey = "NSURLLabelColorKey"
objc.NSURLLabelNumberKey = "NSURLLabelNumberKey"
objc.NSURLLinkCountKey = "NSURLLinkCountKey"
objc.NSURLLocalizedLabelKey = "NSURLLocalizedLabelKey"
objc.NSURLLocalizedNameKey = "NSURLLocalizedNameKey"
objc.NSURLLocalizedTypeDescriptionKey = "NSURLLocalizedTypeDescriptionKey"
objc.NSURLMayHaveExtendedAttributesKey = "NSURLMayHaveExtendedAttributesKey"
objc.NSURLMayShareFileContentKey = "NSURLMayShareFileContentKey"
objc.NSURLNameKey = "NSURLNameKey"
objc.NSURLNetworkServiceTypeAVStreaming = 8
objc.NSURLNetworkServiceTypeBackground = 3
objc.NSURLNetworkServiceTypeCallSignaling = 11
objc.NSURLNetworkServiceTypeDefault = 0
objc.NSURLNetworkServiceTypeResponsiveAV = 9
objc.NSURLNetworkServiceTypeResponsiveData = 6
objc.NSURLNetworkServiceTypeVideo = 2
objc.NSURLNetworkServiceTypeVoIP = 1
objc.NSURLNetworkServiceTypeVoice = 4
objc.NSURLParentDirectoryURLKey = "NSURLParentDirectoryURLKey"
objc.NSURLPathKey = "NSURLPathKey"
objc.NSURLPreferredIOBlockSizeKey = "NSURLPreferredIOBlockSizeKey"
objc.NSURLProtectionSpaceFTP = "ftp"
objc.NSURLProtectionSpaceFTPProxy = "ftp"
objc.NSURLProtectionSpaceHTTP = "http"
objc.NSURLProtectionSpaceHTTPProxy = "http"
objc.NSURLProtectionSpaceHTTPS = "https"
objc.NSURLProtectionSpaceHTTPSProxy = "https"
objc.NSURLProtectionSpaceSOCKSProxy = "SOCKS"
objc.NSURLRelationshipContains = 0
objc.NSURLRelationshipOther = 2
objc.NSURLRelationshipSame = 1
objc.NSURLRequestAttributionDeveloper = 0
objc.NSURLRequestAttributionUser = 1
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
objc.NSURLSessionMultipathServiceTypeAggregate = 3
objc.NSURLSessionMultipathServiceTypeHandover = 1
objc.NSURLSessionMultipathServiceTypeInteractive = 2
objc.NSURLSessionMultipathServiceTypeNone = 0
objc.NSURLSessionResponseAllow = 1
objc.NSURLSessionResponseBecomeDownload = 2
objc.NSURLSessionResponseBecomeStream = 3
objc.NSURLSessionResponseCancel = 0
objc.NSURLSessionTaskMetricsDomainResolutionProtocolHTTPS = 4
objc.NSURLSessionTaskMetricsDomainResolutionProtocolTCP = 2
objc.NSURLSessionTaskMetricsDomainResolutionProtocolTLS = 3
objc.NSURLSessionTaskMetricsDomainResolutionProtocolUDP = 1
objc.NSURLSessionTaskMetricsDomainResolutionProtocolUnknown = 0
objc.NSURLSessionTaskMetricsResourceFetchTypeLocalCache = 3
objc.NSURLSessionTaskMetricsResourceFetchTypeNetworkLoad = 1
objc.NSURLSessionTaskMetricsResourceFetchTypeServerPush = 2
objc.NSURLSessionTaskMetricsResourceFetchTypeUnknown = 0
objc.NSURLSessionTaskPriorityDefault = 0.5
objc.NSURLSessionTaskPriorityHigh = 0.75
objc.NSURLSessionTaskPriorityLow = 0.25
objc.NSURLSessionTaskStateCanceling = 2
objc.NSURLSessionTaskStateCompleted = 3
objc.NSURLSessionTaskStateRunning = 0
objc.NSURLSessionTaskStateSuspended = 1
objc.NSURLSessionTransferSizeUnknown = -1
objc.NSURLSessionUploadTaskResumeData = "NSURLSessionUploadTaskResumeData"
objc.NSURLSessionWebSocketCloseCodeAbnormalClosure = 1006
objc.NSURLSessionWebSocketCloseCodeGoingAway = 1001
objc.NSURLSessionWebSocketCloseCodeInternalServerError = 1011
objc.NSURLSessionWebSocketCloseCodeInvalid = 0
objc.NSURLSessionWebSocketCloseCodeInvalidFramePayloadData = 1007
objc.NSURLSessionWebSocketCloseCodeMandatoryExtensionMissing = 1010
objc.NSURLSessionWebSocketCloseCodeMessageTooBig = 1009
objc.NSURLSessionWebSocketCloseCodeNoStatusReceived = 1005
objc.NSURLSessionWebSocketCloseCodeNormalClosure = 1000
objc.NSURLSessionWebSocketCloseCodePolicyViolation = 1008
objc.NSURLSessionWebSocketCloseCodeProtocolError = 1002
objc.NSURLSessionWebSocketCloseCodeTLSHandshakeFailure = 1015
objc.NSURLSessionWebSocketCloseCodeUnsupportedData = 1003
objc.NSURLSessionWebSocketMessageTypeData = 0
objc.NSURLSessionWebSocketMessageTypeString = 1
objc.NSURLThumbnailDictionaryKey = "NSURLThumbnailDictionaryKey"
objc.NSURLTotalFileAllocatedSizeKey = "NSURLTotalFileAllocatedSizeKey"
objc.NSURLTotalFileSizeKey = "NSURLTotalFileSizeKey"
objc.NSURLTypeIdentifierKey = "NSURLTypeIdentifierKey"
objc.NSURLUbiquitousItemContainerDisplayNameKey = "NSURLUbiquitousItemContainerDisplayNameKey"
objc.NSURLUbiquitousItemDownloadRequestedKey = "NSURLUbiquitousItemDownloadRequestedKey"
objc.NSURLUbiquitousItemDownloadingErrorKey = "NSURLUbiquitousItemDownloadingErrorKey"
objc.NSURLUbiquitousItemDownloadingStatusCurrent = "NSURLUbiquitousItemDownloadingStatusCurrent"
objc.NSURLUbiquitousItemDownloadingStatusDownloaded = "NSURLUbiquitousItemDownloadingStatusDownloaded"
objc.NSURLUbiquitousItemDownloadingStatusKey = "NSURLUbiquitousItemDownloadingStatusKey"
objc.NSURLUbiquitousItemDownloadingStatusNotDownloaded = "NSURLUbiquitousItemDownloadingStatusNotDownloaded"
objc.NSURLUbiquitousItemHasUnresolvedConflictsKey = "NSURLUbiquitousItemHasUnresolvedConflictsKey"
objc.NSURLUbiquitousItemIsDownloadedKey = "NSURLUbiquitousItemIsDownloadedKey"
objc.NSURLUbiquitousItemIsDownloadingKey = "NSURLUbiquitousItemIsDownloadingKey"
objc.NSURLUbiquitousItemIsExcludedFromSyncKey = "NSURLUbiquitousItemIsExcludedFromSyncKey"
objc.NSURLUbiquitousItemIsSharedKey = "NSURLUbiquitousItemIsSharedKey"
objc.NSURLUbiquitousItemIsUploadedKey = "NSURLUbiquitousItemIsUploadedKey"
objc.NSURLUbiquitousItemIsUploadingKey = "NSURLUbiquitousItemIsUploadingKey"
objc.NSURLUbiquitousItemPercentDownloadedKey = "NSURLUbiquitousItemPercentDownloadedKey"
objc.NSURLUbiquitousItemPercentUploadedKey = "NSURLUbiquitousItemPercentUploadedKey"
objc.NSURLUbiquitousItemUploadingErrorKey = "NSURLUbiquitousItemUploadingErrorKey"
objc.NSURLUbiquitousSharedItemCurrentUserPermissionsKey = "NSURLUbiquitousSharedItemCurrentUserPermissionsKey"
objc.NSURLUbiquitousSharedItemCurrentUserRoleKey = "NSURLUbiquitousSharedItemCurrentUserRoleKey"
objc.NSURLUbiquitousSharedItemMostRecentEditorNameComponentsKey = "NSURLUbiquitousSharedItemMostRecentEditorNameComponentsKey"
objc.NSURLUbiquitousSharedItemOwnerNameComponentsKey = "NSURLUbiquitousSharedItemOwnerNameComponentsKey"
objc.NSURLUbiquitousSharedItemPermissionsReadOnly = "NSURLUbiquitousSharedItemPermissionsReadOnly"
objc.NSURLUbiquitousSharedItemPermissionsReadWrite = "NSURLUbiquitousSharedItemPermissionsReadWrite"
objc.NSURLUbiquitousSharedItemRoleOwner = "NSURLUbiquitousSharedItemRoleOwner"
objc.NSURLUbiquitousSharedItemRoleParticipant = "NSURLUbiquitousSharedItemRoleParticipant"
objc.NSURLVolumeAvailableCapacityForImportantUsageKey = "NSURLVolumeAvailableCapacityForImportantUsageKey"
objc.NSURLVolumeAvailableCapacityForOpportunisticUsageKey = "NSURLVolumeAvailableCapacityForOpportunisticUsageKey"
objc.NSURLVolumeAvailableCapacityKey = "NSURLVolumeAvailableCapacityKey"
objc.NSURLVolumeCreationDateKey = "NSURLVolumeCreationDateKey"
objc.NSURLVolumeIdentifierKey = "NSURLVolumeIdentifierKey"
objc.NSURLVolumeIsAutomountedKey = "NSURLVolumeIsAutomountedKey"
objc.NSURLVolumeIsBrowsableKey = "NSURLVolumeIsBrowsableKey"
objc.NSURLVolumeIsEjectableKey = "NSURLVolumeIsEjectableKey"
objc.NSURLVolumeIsEncryptedKey = "NSURLVolumeIsEncryptedKey"
objc.NSURLVolumeIsInternalKey = "NSURLVolumeIsInternalKey"
objc.NSURLVolumeIsJournalingKey = "NSURLVolumeIsJournalingKey"
objc.NSURLVolumeIsLocalKey = "NSURLVolumeIsLocalKey"
objc.NSURLVolumeIsReadOnlyKey = "NSURLVolumeIsReadOnlyKey"
objc.NSURLVolumeIsRemovableKey = "NSURLVolumeIsRemovableKey"
objc.NSURLVolumeIsRootFileSystemKey = "NSURLVolumeIsRootFileSystemKey"
objc.NSURLVolumeLocalizedFormatDescriptionKey = "NSURLVolumeLocalizedFormatDescriptionKey"
objc.NSURLVolumeLocalizedNameKey = "NSURLVolumeLocalizedNameKey"
objc.NSURLVolumeMaximumFileSizeKey = "NSURLVolumeMaximumFileSizeKey"
objc.NSURLVolumeMountFromLocationKey = "NSURLVolumeMountFromLocationKey"
objc.NSURLVolumeNameKey = "NSURLVolumeNameKey"
objc.NSURLVolumeResourceCountKey = "NSURLVolumeResourceCountKey"
objc.NSURLVolumeSubtypeKey = "NSURLVolumeSubtypeKey"
objc.NSURLVolumeSupportsAccessPermissionsKey = "NSURLVolumeSupportsAccessPermissionsKey"
objc.NSURLVolumeSupportsAdvisoryFileLockingKey = "NSURLVolumeSupportsAdvisoryFileLockingKey"
objc.NSURLVolumeSupportsCasePreservedNamesKey = "NSURLVolumeSupportsCasePreservedNamesKey"
objc.NSURLVolumeSupportsCaseSensitiveNamesKey = "NSURLVolumeSupportsCaseSensitiveNamesKey"
objc.NSURLVolumeSupportsCompressionKey = "NSURLVolumeSupportsCompressionKey"
objc.NSURLVolumeSupportsExclusiveRenamingKey = "NSURLVolumeSupportsExclusiveRenamingKey"
objc.NSURLVolumeSupportsExtendedSecurityKey = "NSURLVolumeSupportsExtendedSecurityKey"
objc.NSURLVolumeSupportsFileCloningKey = "NSURLVolumeSupportsFileCloningKey"
objc.NSURLVolumeSupportsFileProtectionKey = "NSURLVolumeSupportsFileProtectionKey"
objc.NSURLVolumeSupportsHardLinksKey = "NSURLVolumeSupportsHardLinksKey"
objc.NSURLVolumeSupportsImmutableFilesKey = "NSURLVolumeSupportsImmutableFilesKey"
objc.NSURLVolumeSupportsJournalingKey = "NSURLVolumeSupportsJournalingKey"
objc.NSURLVolumeSupportsPersistentIDsKey = "NSURLVolumeSupportsPersistentIDsKey"
objc.NSURLVolumeSupportsRenamingKey = "NSURLVolumeSupportsRenamingKey"
objc.NSURLVolumeSupportsRootDirectoryDatesKey = "NSURLVolumeSupportsRootDirectoryDatesKey"
objc.NSURLVolumeSupportsSparseFilesKey = "NSURLVolumeSupportsSparseFilesKey"
objc.NSURLVolumeSupportsSwapRenamingKey = "NSURLVolumeSupportsSwapRenamingKey"
objc.NSURLVolumeSupportsSymbolicLinksKey = "NSURLVolumeSupportsSymbolicLinksKey"
objc.NSURLVolumeSupportsVolumeSizesKey = "NSURLVolumeSupportsVolumeSizesKey"
objc.NSURLVolumeSupportsZeroRunsKey = "NSURLVolumeSupportsZeroRunsKey"
objc.NSURLVolumeTotalCapacityKey = "NSURLVolumeTotalCapacityKey"
objc.NSURLVolumeTypeNameKey = "NSURLVolumeTypeNameKey"
objc.NSURLVolumeURLForRemountingKey = "NSURLVolumeURLForRemountingKey"
objc.NSURLVolumeURLKey = "NSURLVolumeURLKey"
objc.NSURLVolumeUUIDStringKey = "NSURLVolumeUUIDStringKey"
objc.NSUTF16BigEndianStringEncoding = 2415919360
objc.NSUTF16LittleEndianStringEncoding = 2483028224
objc.NSUTF16StringEncoding = 10
objc.NSUTF32BigEndianStringEncoding = 2550137088
objc.NSUTF32LittleEndianStringEncoding = 2617245952
objc.NSUTF32StringEncoding = 2348810496
objc.NSUTF8StringEncoding = 4
objc.NSUbiquitousFileErrorMaximum = 4607
objc.NSUbiquitousFileErrorMinimum = 4352
objc.NSUbiquitousFileNotUploadedDueToQuotaError = 4354
objc.NSUbiquitousFileUbiquityServerNotAvailable = 4355
objc.NSUbiquitousFileUnavailableError = 4353
objc.NSUbiquitousKeyValueStoreAccountChange = 3
objc.NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
objc.NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
objc.NSUbiquitousKeyValueStoreDidChangeExternallyNotification = "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
objc.NSUbiquitousKeyValueStoreInitialSyncChange = 1
objc.NSUbiquitousKeyValueStoreQuotaViolationChange = 2
objc.NSUbiquitousKeyValueStoreServerChange = 0
objc.NSUbiquitousUserDefaultsCompletedInitialSyncNotification = "NSUbiquitousUserDefaultsCompletedInitialSyncNotification"
objc.NSUbiquitousUserDefaultsDidChangeAccountsNotification = "NSUbiquitousUserDefaultsDidChangeAccountsNotification"
objc.NSUbiquitousUserDefaultsNoCloudAccountNotification = "NSUbiquitousUserDefaultsNoCloudAccountNotification"
objc.NSUbiquityIdentityDidChangeNotification = "NSUbiquityIdentityDidChangeNotification"
objc.NSUnarchiveFromDataTransformerName = "NSUnarchiveFromData"
objc.NSUncachedRead = 2
objc.NSUndefinedDateComponent = 9223372036854775807
objc.NSUndefinedKeyException = "NSUnknownKeyException"
objc.NSUnderlineColorAttributeName = "NSUnderlineColor"
objc.NSUnderlineStyleAttributeName = "NSUnderline"
objc.NSUnderlyingErrorKey = "NSUnderlyingError"
objc.NSUndoManagerCheckpointNotification = "NSUndoManagerCheckpointNotification"
objc.NSUndoManagerDidCloseUndoGroupNotification = "NSUndoManagerDidCloseUndoGroupNotification"
objc.NSUndoManagerDidOpenUndoGroupNotification = "NSUndoManagerDidOpenUndoGroupNotification"
objc.NSUndoManagerDidRedoChangeNotification = "NSUndoManagerDidRedoChangeNotification"
objc.NSUndoManagerDidUndoChangeNotification = "NSUndoManagerDidUndoChangeNotification"
objc.NSUndoManagerGroupIsDiscardableKey = "NSUndoManagerGroupIsDiscardableKey"
objc.NSUndoManagerWillCloseUndoGroupNotification = "NSUndoManagerWillCloseUndoGroupNotification"
objc.NSUndoManagerWillRedoChangeNotification = "NSUndoManagerWillRedoChangeNotification"
objc.NSUndoManagerWillUndoChangeNotification = "NSUndoManagerWillUndoChangeNotification"
objc.NSUnicodeStringEncoding = 10
objc.NSUnionOfArraysKeyValueOperator = "unionOfArrays"
objc.NSUnionOfObjectsKeyValueOperator = "unionOfObjects"
objc.NSUnionOfSetsKeyValueOperator = "unionOfSets"
objc.NSUnionSetExpressionType = 15
objc.NSUnknownUserInfoKey = "NSUnknownUserInfoKey"
objc.NSUserActivityConnectionUnavailableError = 4609
objc.NSUserActivityErrorMaximum = 4863
objc.NSUserActivityErrorMinimum = 4608
objc.NSUserActivityHandoffFailedError = 4608
objc.NSUserActivityHandoffUserInfoTooLargeError = 4611
objc.NSUserActivityRemoteApplicationTimedOutError = 4610
objc.NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
objc.NSUserCancelledError = 3072
objc.NSUserDefaultsDidChangeNotification = "NSUserDefaultsDidChangeNotification"
objc.NSUserDefaultsSizeLimitExceededNotification = "NSUserDefaultsSizeLimitExceededNotification"
objc.NSUserDirectory = 7
objc.NSUserDomainMask = 1
objc.NSValidationErrorMaximum = 2047
objc.NSValidationErrorMinimum = 1024
objc.NSVariableExpressionType = 2
objc.NSVolumeEnumerationProduceFileReferenceURLs = 4
objc.NSVolumeEnumerationSkipHiddenVolumes = 2
objc.NSWeekCalendarUnit = 256
objc.NSWeekOfMonthCalendarUnit = 4096
objc.NSWeekOfYearCalendarUnit = 8192
objc.NSWeekdayCalendarUnit = 512
objc.NSWeekdayOrdinalCalendarUnit = 1024
objc.NSWidthInsensitiveSearch = 256
objc.NSWillBecomeMultiThreadedNotification = "NSWillBecomeMultiThreadedNotification"
objc.NSWindowsCP1250StringEncoding = 15
objc.NSWindowsCP1251StringEncoding = 11
objc.NSWindowsCP1252StringEncoding = 12
objc.NSWindowsCP1253StringEncoding = 13
objc.NSWindowsCP1254StringEncoding = 14
objc.NSXMLParserAttributeHasNoValueError = 41
objc.NSXMLParserAttributeNotStartedError = 39
objc.NSXMLParserAttributeRedefinedError = 42
objc.NSXMLParserCDATANotFinishedError = 63
objc.NSXMLParserCommentNotFinishedError = 45
objc.NSXMLParserDOCTYPEDeclNotFinishedError = 61
objc.NSXMLParserDelegateAbortedParseError = 512
objc.NSXMLParserDocumentStartError = 3
objc.NSXMLParserEmptyDocumentError = 4
objc.NSXMLParserEncodingNotSupportedError = 32
objc.NSXMLParserEntityRefLoopError = 89
objc.NSXMLParserEntityReferenceMissingSemiError = 23
objc.NSXMLParserEqualExpectedError = 75
objc.NSXMLParserErrorDomain = "NSXMLParserErrorDomain"
objc.NSXMLParserExtraContentError = 86
objc.NSXMLParserGTRequiredError = 73
objc.NSXMLParserInternalError = 1
objc.NSXMLParserInvalidCharacterError = 9
objc.NSXMLParserInvalidCharacterRefError = 8
objc.NSXMLParserInvalidDecimalCharacterRefError = 7
objc.NSXMLParserInvalidHexCharacterRefError = 6
objc.NSXMLParserLessThanSymbolInAttributeError = 38
objc.NSXMLParserMisplacedXMLDeclarationError = 64
objc.NSXMLParserNAMERequiredError = 68
objc.NSXMLParserNotWellBalancedError = 85
objc.NSXMLParserOutOfMemoryError = 2
objc.NSXMLParserPrematureDocumentEndError = 5
objc.NSXMLParserProcessingInstructionNotFinishedError = 47
objc.NSXMLParserProcessingInstructionNotStartedError = 46
objc.NSXMLParserResolveExternalEntitiesAlways = 3
objc.NSXMLParserResolveExternalEntitiesNever = 0
objc.NSXMLParserResolveExternalEntitiesNoNetwork = 1
objc.NSXMLParserResolveExternalEntitiesSameOriginOnly = 2
objc.NSXMLParserSpaceRequiredError = 65
objc.NSXMLParserTagNameMismatchError = 76
objc.NSXMLParserUndeclaredEntityError = 26
objc.NSXMLParserUnknownEncodingError = 31
objc.NSXPCConnectionErrorMaximum = 4224
objc.NSXPCConnectionErrorMinimum = 4096
objc.NSXPCConnectionInterrupted = 4097
objc.NSXPCConnectionInvalid = 4099
objc.NSXPCConnectionReplyInvalid = 4101
objc.NSYearCalendarUnit = 4
objc.NSYearForWeekOfYearCalendarUnit = 16384
objc.OBJC_ASSOCIATION_ASSIGN = 0
objc.OBJC_ASSOCIATION_COPY = 771
objc.OBJC_ASSOCIATION_COPY_NONATOMIC = 3
objc.OBJC_ASSOCIATION_RETAIN = 769
objc.OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
objc.UITrackingRunLoopMode = "UITrackingRunLoopMode"
objc._objc_msgForward = nil ---@type any
objc.kCFNetworkProxiesHTTPEnable = "HTTPEnable"
objc.kCFNetworkProxiesHTTPPort = "HTTPPort"
objc.kCFNetworkProxiesHTTPProxy = "HTTPProxy"
objc.kCFNetworkProxiesHTTPSEnable = "HTTPSEnable"
objc.kCFNetworkProxiesHTTPSPort = "HTTPSPort"
objc.kCFNetworkProxiesHTTPSProxy = "HTTPSProxy"
objc.kCFStreamPropertyHTTPProxyHost = "HTTPProxy"
objc.kCFStreamPropertyHTTPProxyPort = "HTTPPort"
objc.kCFStreamPropertyHTTPSProxyHost = "HTTPSProxy"
objc.kCFStreamPropertyHTTPSProxyPort = "HTTPSPort"
objc.null = nil ---@type any

--- Returns the number of seconds since the device was started.
---@return number
function objc.CACurrentMediaTime() end

--- Returns the number of seconds since 2001-01-01 00:00:00 UTC.
---@return number
function objc.CFAbsoluteTimeGetCurrent() end

--- Returns the class with this name, or nil.
---@param name CLASS?
---@return Class?
function objc.NSClassFromString(name) end

--- Returns the path of the app's container.
---@return string
function objc.NSHomeDirectory() end

--- Returns the localized string for a key in the app's bundle.
--- * `key`: also the result if the bundle has no string for it
--- * `comment`: for translators; has no effect
---@param key string?
---@param comment? string
---@return string
function objc.NSLocalizedString(key, comment) end

--- Returns the localized string for a key in a table of the app's bundle.
--- * `table`: the name of a .strings file; Localizable
--- * `comment`: for translators; has no effect
---@param key string?
---@param table? string
---@param comment? string
---@return string
function objc.NSLocalizedStringFromTable(key, table, comment) end

--- Prints a line to standard error, with the date.
--- * `format`: with conversions such as %@, %d, %f, %s, %p, %%
--- * raises an error: a conversion has no argument, or an argument that it cannot print
---@param format string
---@param ... any
function objc.NSLog(format, ...) end

--- Returns the protocol with this name, or nil.
---@param name PROTOCOL?
---@return Protocol?
function objc.NSProtocolFromString(name) end

--- Returns the paths of a folder such as NSDocumentDirectory.
--- * `directory`: such as objc.NSDocumentDirectory; another number returns no paths
--- * `domains`: no effect: an app has only its own folders
--- * `expandTilde`: no effect: the paths are always absolute
---@param directory integer
---@param domains? integer
---@param expandTilde? boolean
---@return string[]
function objc.NSSearchPathForDirectoriesInDomains(directory, domains, expandTilde) end

--- Returns the selector with exactly this name.
---@param name SEL
---@return Selector
function objc.NSSelectorFromString(name) end

--- Returns a class's name.
---@param cls CLASS?
---@return string?
function objc.NSStringFromClass(cls) end

--- Returns a protocol's name.
---@param protocol PROTOCOL?
---@return string?
function objc.NSStringFromProtocol(protocol) end

--- Returns a selector's name.
---@param sel SEL?
---@return string?
function objc.NSStringFromSelector(sel) end

--- Returns the path of the folder for temporary files.
---@return string
function objc.NSTemporaryDirectory() end

--- Creates a class, which has to be registered.
--- * `superclass`: nil creates a root class
--- * `name`: a name that is in use returns nil
---@param superclass CLASS?
---@param name string
---@return Class?
function objc.allocateClassPair(superclass, name) end

--- Creates a protocol, which has to be registered.
--- * `name`: a name that is in use returns nil
---@param name string
---@return Protocol?
function objc.allocateProtocol(name) end

--- Runs a function, then releases objects that only dead variables reference.
--- * `body`: its results and its errors are passed on to the caller
---@param body function
---@return any
function objc.autoreleasepool(body) end

--- Creates a block object from a function, with a signature.
--- * `types`: a type encoding, such as "v@?q"; can be omitted
--- * raises an error: the text is not a type encoding
---@param types string|function
---@param body? function
---@return any
function objc.block(types, body) end

--- Returns the object that boxes a Lua value: a string, number, boolean, table or function.
--- * raises an error: the value is a string that is not UTF-8, a thread, or a userdata that is not an object
--- * raises an error: a table contains itself, or has both elements and keys
---@param value any
---@return any
function objc.box(value) end

---@class (exact) objc_category_options: table<"protocols"|"types", any>
---@field protocols? PROTOCOL[] # the protocols that the class adopts
---@field types? table<string, string> # type encodings of methods, by "-name:" and "+name:"; without it, those that the class, a superclass or a protocol declares, else objects

--- Adds methods to a class, and replaces existing ones.
--- * `name`: of the category; unique for the class
--- * `body`: sets methods on instance and class, which are write-only; can be passed instead of the options
--- * `protocols`: the protocols that the class adopts
--- * `types`: type encodings of methods, by "-name:" and "+name:"; without it, those that the class, a superclass or a protocol declares, else objects
--- * raises an error: the class already has a category with this name
--- * raises an error: the body declares a property that the class already has
--- * raises an error: a method's name has fewer underscores than its function has parameters, or its value is not a function or an IMP
---@param cls CLASS
---@param name string
---@param options? objc_category_options|function
---@param body? function
---@return Class
function objc.category(cls, name, options, body) end

---@class (exact) objc_class_options: table<"protocols"|"ivars"|"types", any>
---@field protocols? PROTOCOL[] # the adopted protocols; a warning lists required methods that are missing
---@field ivars? table # {"_count"}, {_count = "q"} with type encodings, or {{"_count", "q", "weak"}} with the ownership of each; by default, all are strong objects
---@field types? table<string, string> # type encodings of methods, by "-name:" and "+name:"; without it, those that a superclass or a protocol declares, else objects

--- Defines a class: calls the body with instance, class and super, then registers the class.
--- * `superclass`: nil creates a root class
--- * `body`: sets methods on instance and class, which are write-only; can be passed instead of the options
--- * `protocols`: the adopted protocols; a warning lists required methods that are missing
--- * `ivars`: {"_count"}, {_count = "q"} with type encodings, or {{"_count", "q", "weak"}} with the ownership of each; by default, all are strong objects
--- * `types`: type encodings of methods, by "-name:" and "+name:"; without it, those that a superclass or a protocol declares, else objects
--- * raises an error: a class with this name exists
--- * raises an error: the superclass is not registered
--- * raises an error: two instance variables have the same name, or an entry of ivars has none of the three forms
--- * raises an error: a method's name has fewer underscores than its function has parameters, or its value is not a function or an IMP
--- * raises an error: the body reads from instance or class, or the script writes to one after the body has returned
---@param name string
---@param superclass CLASS?
---@param options? objc_class_options|function
---@param body? function
---@return Class
function objc.class(name, superclass, options, body) end

--- Adds an instance variable to a class that is not registered yet.
--- * `size`: C's argument, has no effect here
--- * `alignment`: C's argument, has no effect here
--- * `types`: its type encoding; "@", an object
---@param cls CLASS?
---@param name string
---@param size? integer
---@param alignment? integer
---@param types? string
---@return boolean
function objc.class_addIvar(cls, name, size, alignment, types) end

--- Adds a method, unless the class itself implements it.
--- * `imp`: an IMP, or a function(self, ...)
--- * `types`: a type encoding, such as "v@:q"; without it, the one that a superclass or a protocol declares, else objects
---@param cls CLASS?
---@param sel SEL?
---@param imp IMP|function
---@param types? string
---@return boolean
function objc.class_addMethod(cls, sel, imp, types) end

--- Declares a property without accessors.
--- * `attributes`: {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
--- * raises an error: an attribute is not a table with a name
---@param cls CLASS?
---@param name string
---@param attributes? table
---@return boolean
function objc.class_addProperty(cls, name, attributes) end

--- Adds a protocol to a class.
--- * `protocol`: one that the class already adopts returns false
---@param cls CLASS?
---@param protocol PROTOCOL?
---@return boolean
function objc.class_addProtocol(cls, protocol) end

--- Returns whether a class itself adopts a protocol.
---@param cls CLASS?
---@param protocol PROTOCOL?
---@return boolean
function objc.class_conformsToProtocol(cls, protocol) end

--- Lists the instance variables that a class itself declares.
---@param cls CLASS?
---@return Ivar[]?
function objc.class_copyIvarList(cls) end

--- Lists the methods that a class itself implements.
---@param cls CLASS?
---@return Method[]?
function objc.class_copyMethodList(cls) end

--- Lists the properties that a class itself declares.
---@param cls CLASS?
---@return Property[]?
function objc.class_copyPropertyList(cls) end

--- Lists the protocols that a class itself adopts.
---@param cls CLASS?
---@return Protocol[]?
function objc.class_copyProtocolList(cls) end

--- Creates an instance without sending a message.
--- * raises an error: the class is a metaclass, or was disposed of
---@param cls CLASS?
---@return any
function objc.class_createInstance(cls) end

--- Returns a class method, own or inherited.
--- * `sel`: resolveClassMethod: is called if no class has the method
---@param cls CLASS?
---@param sel SEL?
---@return Method?
function objc.class_getClassMethod(cls, sel) end

--- Returns a variable of the class itself.
---@param cls CLASS?
---@param name string
---@return Ivar?
function objc.class_getClassVariable(cls, name) end

--- Returns an instance method of a class, own or inherited.
--- * `sel`: resolveInstanceMethod: is called if no class has the method
---@param cls CLASS?
---@param sel SEL?
---@return Method?
function objc.class_getInstanceMethod(cls, sel) end

--- Returns an instance variable.
---@param cls CLASS?
---@param name string
---@return Ivar?
function objc.class_getInstanceVariable(cls, name) end

--- Returns the IMP that a message would run.
--- * `sel`: if it is not implemented, the result is objc._objc_msgForward
---@param cls CLASS?
---@param sel SEL?
---@return IMP?
function objc.class_getMethodImplementation(cls, sel) end

--- Returns a class's name.
--- * `cls`: nil returns "nil"
---@param cls CLASS?
---@return string
function objc.class_getName(cls) end

--- Returns a declared property.
---@param cls CLASS?
---@param name string
---@return Property?
function objc.class_getProperty(cls, name) end

--- Returns a class's superclass.
--- * `cls`: nil or a root class returns nil
---@param cls CLASS?
---@return Class?
function objc.class_getSuperclass(cls) end

--- Returns whether a class is a metaclass.
---@param cls CLASS?
---@return boolean
function objc.class_isMetaClass(cls) end

--- Adds a method to a class, or replaces its IMP and returns the previous one.
--- * `imp`: an IMP, or a function(self, ...)
--- * `types`: a type encoding, such as "v@:q"; without it, the one that a superclass or a protocol declares, else objects
---@param cls CLASS?
---@param sel SEL?
---@param imp IMP|function
---@param types? string
---@return IMP?
function objc.class_replaceMethod(cls, sel, imp, types) end

--- Replaces a property's attributes, or declares the property.
--- * `attributes`: {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
--- * raises an error: an attribute is not a table with a name
---@param cls CLASS?
---@param name string
---@param attributes? table
function objc.class_replaceProperty(cls, name, attributes) end

--- Returns whether instances respond to a selector.
--- * `sel`: resolveInstanceMethod: is considered too
---@param cls CLASS?
---@param sel SEL?
---@return boolean
function objc.class_respondsToSelector(cls, sel) end

--- Changes a class's superclass, and returns the previous one.
--- * `cls`: the class; keeps its name, its methods and its instances
--- * raises an error: one of the classes is a metaclass
--- * raises an error: the class is an ancestor of the new superclass, or is the same class
--- * raises an error: the new superclass was disposed of
---@param cls CLASS
---@param superclass CLASS
---@return Class?
function objc.class_setSuperclass(cls, superclass) end

--- Returns the constant string with this text, always the same object.
--- * `text`: the text, in UTF-8
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
--- * `value`: any value; one that is not an object gives the result of tostring
---@param value any
---@return string
function objc.describe(value) end

--- Disposes of a class.
--- * raises an error: the class is built in, or is a metaclass
---@param cls CLASS?
function objc.disposeClassPair(cls) end

--- Creates a copy of a class under another name.
--- * raises an error: a class with this name exists
--- * raises an error: the original is a metaclass
---@param cls CLASS?
---@param name string
---@return Class?
function objc.duplicateClass(cls, name) end

--- Returns an iterator over a collection, as for ... in: keys and values for a dictionary.
--- * `collection`: an array, a set, a dictionary, an index set, an enumerator, or a list
--- * raises an error: the value is not a collection
--- * raises an error: the collection is mutated during the loop: NSGenericException
---@param collection any
---@return function
function objc.each(collection) end

--- Returns the value associated with an object under a key.
--- * `object`: nil returns nil
--- * `key`: the key that the value was set with
--- * raises an error: the key is nil, a number or a boolean
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
---@param key any
---@return any
function objc.getAssociatedObject(object, key) end

--- Returns the class with this name, or nil.
---@param name CLASS?
---@return Class?
function objc.getClass(name) end

--- Lists all classes.
---@return Class[]
function objc.getClassList() end

--- Returns the metaclass of the class with this name, or nil.
---@param name CLASS?
---@return Class?
function objc.getMetaClass(name) end

--- Returns the protocol with this name.
---@param name PROTOCOL?
---@return Protocol?
function objc.getProtocol(name) end

--- Attaches all classes and categories that the body defines, then runs their load methods.
--- * `body`: defines the classes and categories; their load methods run after it returns, all classes before all categories
---@param body function
function objc.image(body) end

--- Creates an IMP whose function receives the selector after self.
--- * `body`: function(self, _cmd, ...)
---@param body function
---@return IMP
function objc.imp(body) end

--- Returns the function of an IMP.
--- * `imp`: nil, or an IMP that was not created from a function, returns nil
---@param imp IMP?
---@return function?
function objc.imp_getBlock(imp) end

--- Creates an IMP whose function does not receive the selector.
--- * `block`: function(self, ...), or a block
---@param block function
---@return IMP
function objc.imp_implementationWithBlock(block) end

--- Returns whether an IMP was created from a function.
--- * `imp`: an IMP that objc.imp_implementationWithBlock returned
---@param imp IMP?
---@return boolean
function objc.imp_removeBlock(imp) end

---@class (exact) objc_import_options: table<"include"|"define"|"prefix"|"arc"|"target", any>
---@field include? string[] # folders to search for headers
---@field define? string[] # macros, as NAME or NAME=VALUE
---@field prefix? string # a header that is included before everything else
---@field arc? boolean # false: the source uses manual reference counting; true
---@field target? string # the target of the project

--- Imports an Objective-C source into the running script: attaches its classes and categories, then runs their load methods.
--- * `path`: of a .m file, or of a project folder: its app without main, or its libraries
--- * `include`: folders to search for headers
--- * `define`: macros, as NAME or NAME=VALUE
--- * `prefix`: a header that is included before everything else
--- * `arc`: false: the source uses manual reference counting; true
--- * `target`: the target of the project
--- * raises an error: the file does not exist, or libclang rejects it: its messages, with their lines
---@param path string
---@param options? objc_import_options
function objc.import(path, options) end

--- Returns an instance variable's name.
---@param ivar Ivar?
---@return string?
function objc.ivar_getName(ivar) end

--- Returns an instance variable's type encoding.
---@param ivar Ivar?
---@return string?
function objc.ivar_getTypeEncoding(ivar) end

--- Lists the live objects.
--- * `cls`: lists its instances, including those of subclasses; all objects without it
---@param cls? CLASS
---@return any[]
function objc.liveObjects(cls) end

--- Returns the class with this name, or nil.
---@param name CLASS?
---@return Class?
function objc.lookUpClass(name) end

--- Returns the type encoding of one argument.
--- * `index`: from 0, which is self; _cmd is 1; an index out of range returns nil
---@param method Method?
---@param index integer
---@return string?
function objc.method_copyArgumentType(method, index) end

--- Returns the type encoding of a method's result.
---@param method Method?
---@return string?
function objc.method_copyReturnType(method) end

--- Exchanges the IMPs of two methods.
--- * `first`: nil has no effect and prints a warning
--- * `second`: nil has no effect and prints a warning
---@param first Method?
---@param second Method?
function objc.method_exchangeImplementations(first, second) end

--- Returns the type encoding of one argument.
--- * `index`: from 0, which is self; _cmd is 1; an index out of range returns nil
---@param method Method?
---@param index integer
---@return string?
function objc.method_getArgumentType(method, index) end

--- Returns a method's selector and types.
---@param method Method?
---@return MethodDescription?
function objc.method_getDescription(method) end

--- Returns a method's IMP.
---@param method Method?
---@return IMP?
function objc.method_getImplementation(method) end

--- Returns a method's selector.
---@param method Method?
---@return Selector?
function objc.method_getName(method) end

--- Returns the number of a method's arguments, including self and _cmd.
---@param method Method?
---@return integer
function objc.method_getNumberOfArguments(method) end

--- Returns the type encoding of a method's result.
---@param method Method?
---@return string?
function objc.method_getReturnType(method) end

--- Returns a method's type encoding.
---@param method Method?
---@return string?
function objc.method_getTypeEncoding(method) end

--- Runs a method, even if another one overrides it.
--- * `receiver`: nil returns nil
--- * raises an error: the receiver's class is not the one that the native method needs
--- * raises an error: an argument has the wrong type for a native method
---@param receiver any
---@param method Method
---@param ... any
---@return any
function objc.method_invoke(receiver, method, ...) end

--- Replaces a method's IMP, and returns the previous one.
--- * `imp`: an IMP, or a function(self, ...)
---@param method Method?
---@param imp IMP|function
---@return IMP?
function objc.method_setImplementation(method, imp) end

--- Sends a message by its exact selector; a message to nil returns nil.
--- * `receiver`: an object, a class, nil, or a Lua value, which is boxed
--- * `sel`: with every colon; the number of arguments has no effect
--- * raises an error: the receiver neither implements nor forwards the message
--- * raises an error: an argument has the wrong type for a native method, a required argument is missing, or there are too many
--- * raises an error: the receiver was deallocated: EXC_BAD_ACCESS
---@param receiver any
---@param sel SEL
---@param ... any
---@return any
function objc.msgSend(receiver, sel, ...) end

--- Sends a message to the superclass's method; the class is the one whose method makes the call.
--- * `cls`: the class whose method makes the call, not its superclass; nil sends to the receiver as msgSend does
--- * raises an error: the superclass neither implements nor forwards the message
--- * raises an error: an argument has the wrong type for a native method, a required argument is missing, or there are too many
--- * raises an error: the receiver was deallocated: EXC_BAD_ACCESS
---@param cls CLASS
---@param receiver any
---@param sel SEL
---@param ... any
---@return any
function objc.msgSendSuper(cls, receiver, sel, ...) end

--- Returns an object's actual class, even a hidden subclass.
---@param object any
---@return Class?
function objc.object_getClass(object) end

--- Returns the name of an object's class.
--- * `object`: nil returns "nil"
---@param object any
---@return string
function objc.object_getClassName(object) end

--- Returns an instance variable and, as the second result, its value.
--- * `name`: one that the object does not have returns nil
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
---@param name string
---@return Ivar?
function objc.object_getInstanceVariable(object, name) end

--- Reads an instance variable.
--- * `ivar`: one that the object does not have returns nil
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
---@param ivar Ivar|string
---@return any
function objc.object_getIvar(object, ivar) end

--- Returns whether an object is a class.
---@param object any
---@return boolean
function objc.object_isClass(object) end

--- Changes an object's class, and returns the previous one.
--- * `object`: nil returns nil
--- * raises an error: the class was disposed of
--- * raises an error: the object is a constant
---@param object any
---@param cls CLASS
---@return Class?
function objc.object_setClass(object, cls) end

--- Writes an instance variable, and returns the variable.
--- * `name`: one that the object does not have returns nil
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
---@param name string
---@param value any
---@return Ivar?
function objc.object_setInstanceVariable(object, name, value) end

--- Writes an instance variable.
--- * `ivar`: one that the object does not have has no effect
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
---@param ivar Ivar|string
---@param value any
function objc.object_setIvar(object, ivar, value) end

--- Writes an instance variable.
--- * `ivar`: one that the object does not have has no effect
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
---@param ivar Ivar|string
---@param value any
function objc.object_setIvarWithStrongDefault(object, ivar, value) end

--- Runs a function once per token in this world; returns whether it ran.
--- * `token`: a string, or a token from objc.onceToken
--- * `body`: if it raises an error, the token still counts as used
--- * raises an error: the function calls once with the same token again: EXC_BREAKPOINT
--- * raises an error: the token's function waits for this thread: Deadlock
---@param token string|OnceToken
---@param body function
---@return boolean
function objc.once(token, body) end

--- Creates a unique token.
---@return OnceToken
function objc.onceToken() end

---@class (exact) objc_property_options: table<"policy"|"atomic"|"getter"|"setter"|"readonly"|"default", any>
---@field policy? ("strong"|"copy"|"weak"|"assign") # the ownership of the value: copy copies a table one level deep, assign returns a deallocated object as a zombie; strong
---@field atomic? boolean # whether the accessors are synchronized by a lock; false
---@field getter? SEL # a selector without arguments; the property's name
---@field setter? SEL # a selector with one argument; set and the name with a capital letter
---@field readonly? boolean # whether it has no setter; false
---@field default? any # the initial value; nil

--- Declares a property and its accessors: policy, getter, setter, readonly, default.
--- * `cls`: a class, its name, or instance or class in the body of a class or category
--- * `policy`: the ownership of the value: copy copies a table one level deep, assign returns a deallocated object as a zombie; strong
--- * `atomic`: whether the accessors are synchronized by a lock; false
--- * `getter`: a selector without arguments; the property's name
--- * `setter`: a selector with one argument; set and the name with a capital letter
--- * `readonly`: whether it has no setter; false
--- * `default`: the initial value; nil
--- * raises an error: the class already has a property with this name, or the name is empty
--- * raises an error: the policy is not one of these words
--- * raises an error: the getter has an argument, or the setter does not have exactly one
---@param cls any
---@param name string
---@param options? objc_property_options
function objc.property(cls, name, options) end

--- Lists a property's attributes.
---@param property Property?
---@return PropertyAttribute[]?
function objc.property_copyAttributeList(property) end

--- Returns the value of one attribute.
--- * `name`: of the attribute, such as "T" for its type
---@param property Property?
---@param name string
---@return string?
function objc.property_copyAttributeValue(property, name) end

--- Returns a property's attributes as one string.
---@param property Property?
---@return string?
function objc.property_getAttributes(property) end

--- Returns a property's name.
---@param property Property?
---@return string?
function objc.property_getName(property) end

---@class (exact) objc_protocol_options: table<"required"|"optional"|"adopts", any>
---@field required? table # exact selectors, {"run:", "+make"}, or selectors with their type encodings, {["run:"] = "v@:q"}; + before a class method
---@field optional? table # optional methods, in the same form
---@field adopts? PROTOCOL[] # the protocols that it adopts

--- Declares a protocol: required, optional, adopts.
--- * `required`: exact selectors, {"run:", "+make"}, or selectors with their type encodings, {["run:"] = "v@:q"}; + before a class method
--- * `optional`: optional methods, in the same form
--- * `adopts`: the protocols that it adopts
--- * raises an error: a protocol with this name exists
--- * raises an error: an entry of required or optional is not a selector
---@param name string
---@param options? objc_protocol_options
---@return Protocol
function objc.protocol(name, options) end

--- Adds a method to a protocol that is not registered yet.
--- * `types`: its type encoding; objects without it
--- * `isRequired`: whether the method is required; true
--- * `isInstance`: true for an instance method, false for a class method; true
---@param protocol PROTOCOL?
---@param sel SEL?
---@param types? string
---@param isRequired? boolean
---@param isInstance? boolean
function objc.protocol_addMethodDescription(protocol, sel, types, isRequired, isInstance) end

--- Adds a property to a protocol that is not registered yet.
--- * `attributes`: {{name = "T", value = "@"}, ...} or {{"T", "@"}, ...}; none without it
--- * `isRequired`: false has no effect, as in libobjc; true
--- * `isInstance`: true for an instance property, false for a class property; true
--- * raises an error: an attribute is not a table with a name
---@param protocol PROTOCOL?
---@param name string
---@param attributes? table
---@param isRequired? boolean
---@param isInstance? boolean
function objc.protocol_addProperty(protocol, name, attributes, isRequired, isInstance) end

--- Makes a protocol adopt another.
---@param protocol PROTOCOL?
---@param adopted PROTOCOL?
function objc.protocol_addProtocol(protocol, adopted) end

--- Returns whether a protocol adopts another.
---@param protocol PROTOCOL?
---@param other PROTOCOL?
---@return boolean
function objc.protocol_conformsToProtocol(protocol, other) end

--- Lists the methods that a protocol declares.
--- * `isRequired`: true for required methods, false for optional ones; true when omitted
--- * `isInstance`: true for instance methods, false for class methods; true when omitted
---@param protocol PROTOCOL?
---@param isRequired boolean
---@param isInstance boolean
---@return MethodDescription[]?
function objc.protocol_copyMethodDescriptionList(protocol, isRequired, isInstance) end

--- Lists the instance properties that a protocol declares.
---@param protocol PROTOCOL?
---@return Property[]?
function objc.protocol_copyPropertyList(protocol) end

--- Lists the properties that a protocol declares.
--- * `isRequired`: false returns nil, as in libobjc; true
--- * `isInstance`: true for instance properties, false for class properties; true
---@param protocol PROTOCOL?
---@param isRequired? boolean
---@param isInstance? boolean
---@return Property[]?
function objc.protocol_copyPropertyList2(protocol, isRequired, isInstance) end

--- Lists the protocols that a protocol adopts.
---@param protocol PROTOCOL?
---@return Protocol[]?
function objc.protocol_copyProtocolList(protocol) end

--- Returns one declared method of a protocol.
--- * `isRequired`: true for required methods, false for optional ones; true when omitted
--- * `isInstance`: true for instance methods, false for class methods; true when omitted
---@param protocol PROTOCOL?
---@param sel SEL?
---@param isRequired boolean
---@param isInstance boolean
---@return MethodDescription?
function objc.protocol_getMethodDescription(protocol, sel, isRequired, isInstance) end

--- Returns a protocol's name.
---@param protocol PROTOCOL?
---@return string
function objc.protocol_getName(protocol) end

--- Returns a declared property.
--- * `isRequired`: false returns nil, as in libobjc; true
--- * `isInstance`: true for an instance property, false for a class property; true
---@param protocol PROTOCOL?
---@param name string
---@param isRequired? boolean
---@param isInstance? boolean
---@return Property?
function objc.protocol_getProperty(protocol, name, isRequired, isInstance) end

--- Returns whether two protocols are the same.
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

--- Removes all values associated with an object.
--- * `object`: nil has no effect
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
function objc.removeAssociatedObjects(object) end

--- Restores the state of the world from a snapshot.
--- * raises an error: an older snapshot has been restored since, or the snapshot is from another world
--- * raises an error: it is not called on the main thread
---@param snapshot Snapshot
function objc.restore(snapshot) end

--- Returns the number of strong references to an object.
--- * `object`: the script's own references are included
---@param object any
---@return integer
function objc.retainCount(object) end

--- Returns the selector with exactly this name.
--- * `name`: with every colon, as in "setFrame:"; nil returns nil
---@param name SEL
---@return Selector
function objc.sel(name) end

--- Returns a selector's name.
--- * `sel`: nil returns "<null selector>"
---@param sel SEL?
---@return string
function objc.sel_getName(sel) end

--- Returns the selector with exactly this name.
--- * `name`: with every colon, as in "setFrame:"; nil returns nil
---@param name SEL
---@return Selector
function objc.sel_getUid(name) end

--- Returns whether two selectors are the same.
---@param left SEL?
---@param right SEL?
---@return boolean
function objc.sel_isEqual(left, right) end

--- Returns the selector with exactly this name.
--- * `name`: with every colon, as in "setFrame:"; nil returns nil
---@param name SEL
---@return Selector
function objc.sel_registerName(name) end

--- Associates a value with an object under a key.
--- * `object`: nil has no effect
--- * `key`: a string, a selector, or any table, function or userdata, compared by identity
--- * `value`: nil removes the association
--- * `policy`: the ownership of the value; RETAIN_NONATOMIC
--- * raises an error: the key is nil, a number or a boolean
--- * raises an error: the policy is not one of these words
--- * raises an error: the object was deallocated: EXC_BAD_ACCESS
---@param object any
---@param key any
---@param value any
---@param policy? POLICY
function objc.setAssociatedObject(object, key, value, policy) end

--- Saves the state of the whole world.
--- * raises an error: another thread is running a block or waiting
---@return Snapshot
function objc.snapshot() end

---@class (exact) objc_source_options: table<"include"|"define"|"prefix"|"arc", any>
---@field include? string[] # folders to search for headers
---@field define? string[] # macros, as NAME or NAME=VALUE
---@field prefix? string # a header that is included before everything else
---@field arc? boolean # false: the source uses manual reference counting; true

--- Reads an Objective-C source, and returns a function that imports it: an actor of the lab.
--- * `path`: of a .m file
--- * `include`: folders to search for headers
--- * `define`: macros, as NAME or NAME=VALUE
--- * `prefix`: a header that is included before everything else
--- * `arc`: false: the source uses manual reference counting; true
--- * raises an error: the file does not exist, or libclang rejects it: its messages, with their lines
---@param path string
---@param options? objc_source_options
---@return function
function objc.source(path, options) end

--- Returns a proxy that sends messages to the superclass's methods.
--- * `cls`: the class whose method makes the call, not its superclass
--- * `receiver`: the method's self
--- * raises an error: the receiver is not an object; a message to the proxy raises the same errors as msgSendSuper
---@param cls CLASS
---@param receiver any
---@return any
function objc.super(cls, receiver) end

--- Runs a function while holding the object's lock; returns the function's results.
--- * `object`: the object to lock; nil runs the function without a lock
--- * raises an error: threads wait for each other's locks in a cycle: Deadlock, which names them
---@param object any
---@param body function
---@return any
function objc.synchronized(object, body) end

--- Returns the plain Lua value of an object, recursively.
--- * raises an error: a container contains itself
---@param object any
---@return any
function objc.unbox(object) end

--- Creates an os_unfair_lock, which responds to lock, unlock and trylock.
---@return os_unfair_lock
function objc.unfairLock() end

--- Creates a weak reference to an object.
--- * `object`: nil creates an empty reference
--- * raises an error: the object is being deallocated, or allowsWeakReference returns false: NSGenericException
---@param object any
---@return WeakBox
function objc.weak(object) end
