@interface UICalendarSelectionMultiDate (Parameters)
@property (nonatomic, copy) NSArray<NSDateComponents *> *selectedDates;
- (instancetype)initWithDelegate:(nullable id<UICalendarSelectionMultiDateDelegate>)delegate;
- (void)setSelectedDates:(NSArray<NSDateComponents *> *)selectedDates animated:(BOOL)animated;
@end

@interface UICalendarSelectionSingleDate (Parameters)
- (instancetype)initWithDelegate:(nullable id<UICalendarSelectionSingleDateDelegate>)delegate;
- (void)setSelectedDate:(nullable NSDateComponents *)selectedDate animated:(BOOL)animated;
@end

@interface UICalendarView (Parameters)
- (void)setVisibleDateComponents:(NSDateComponents *)components animated:(BOOL)animated;
- (void)reloadDecorationsForDateComponents:(NSArray<NSDateComponents *> *)components animated:(BOOL)animated;
@end

@interface UIView (Parameters)
@property (nonatomic, copy) NSArray<id<UIInteraction>> *interactions;
@property (nonatomic, readonly, copy) NSArray<id<UIFocusEnvironment>> *preferredFocusEnvironments;
- (void)addInteraction:(id<UIInteraction>)interaction;
- (void)removeInteraction:(id<UIInteraction>)interaction;
- (CGPoint)convertPoint:(CGPoint)point toCoordinateSpace:(id<UICoordinateSpace>)space;
- (CGPoint)convertPoint:(CGPoint)point fromCoordinateSpace:(id<UICoordinateSpace>)space;
- (CGRect)convertRect:(CGRect)rect toCoordinateSpace:(id<UICoordinateSpace>)space;
- (CGRect)convertRect:(CGRect)rect fromCoordinateSpace:(id<UICoordinateSpace>)space;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
+ (void)performSystemAnimation:(UISystemAnimation)animation onViews:(NSArray<__kindof UIView *> *)views options:(UIViewAnimationOptions)options animations:(void (^_Nullable)(void))parallelAnimations completion:(void (^_Nullable)(BOOL finished))completion;
@end

@interface UIViewController (Parameters)
@property (nonatomic, readonly, copy) NSArray<id<UIPreviewActionItem>> *previewActionItems;
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder;
- (void)preferredContentSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
- (CGSize)sizeForChildContentContainer:(id<UIContentContainer>)container withParentContainerSize:(CGSize)size;
- (void)systemLayoutFittingSizeDidChangeForChildContentContainer:(id<UIContentContainer>)container;
- (void)willTransitionToTraitCollection:(UITraitCollection *)collection withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
@end

@interface UIResponder (Parameters)
- (void)pressesBegan:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesChanged:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesEnded:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)pressesCancelled:(NSSet<UIPress *> *)presses withEvent:(nullable UIPressesEvent *)event;
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)touches;
- (void)buildMenuWithBuilder:(id<UIMenuBuilder>)builder;
- (void)validateCommand:(UICommand *)command;
@end

@interface UIGestureRecognizer (Parameters)
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)touches;
@end

@interface UIActivityViewController (Parameters)
- (instancetype)initWithActivityItemsConfiguration:(id<UIActivityItemsConfigurationReading>)activityItemsConfiguration;
@end

@interface UIActivityItemsConfiguration (Parameters)
+ (instancetype)activityItemsConfigurationWithObjects:(NSArray<id<NSItemProviderWriting>> *)objects;
- (instancetype)initWithObjects:(NSArray<id<NSItemProviderWriting>> *)objects;
@end

@interface UITabGroup (Parameters)
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier children:(NSArray<__kindof UITab *> *)children viewControllerProvider:(__kindof UIViewController *(^_Nullable)(__kindof UITab *tab))viewControllerProvider;
@end

@interface UITab (Parameters)
- (instancetype)initWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(NSString *)identifier viewControllerProvider:(__kindof UIViewController *(^_Nullable)(__kindof UITab *tab))viewControllerProvider;
@end

@interface UITabBar (Parameters)
- (void)setItems:(nullable NSArray<UITabBarItem *> *)items animated:(BOOL)animated;
@end

@interface UITabBarItem (Parameters)
- (void)setBadgeTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
- (nullable NSDictionary<NSAttributedStringKey, id> *)badgeTextAttributesForState:(UIControlState)state;
@end

@interface UIBarItem (Parameters)
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
@end

@interface UISegmentedControl (Parameters)
- (instancetype)initWithItems:(nullable NSArray *)items;
- (void)insertSegmentWithImage:(nullable UIImage *)image atIndex:(NSUInteger)segment animated:(BOOL)animated;
- (void)setImage:(nullable UIImage *)image forSegmentAtIndex:(NSUInteger)segment;
- (void)setTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
@end

@interface UISearchBar (Parameters)
- (void)setScopeBarButtonTitleTextAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes forState:(UIControlState)state;
@end

@interface UIBarButtonItem (Parameters)
- (instancetype)initWithTitle:(nullable NSString *)title image:(nullable UIImage *)image target:(nullable id)target action:(nullable SEL)action menu:(nullable UIMenu *)menu;
@end

@interface UIButton (Parameters)
- (void)setPreferredSymbolConfiguration:(nullable UIImageSymbolConfiguration *)configuration forImageInState:(UIControlState)state;
@end

@interface UIControl (Parameters)
- (CGPoint)menuAttachmentPointForConfiguration:(UIContextMenuConfiguration *)configuration;
@end

@interface UIAction (Parameters)
+ (instancetype)actionWithTitle:(NSString *)title image:(nullable UIImage *)image identifier:(nullable NSString *)identifier handler:(void (^)(__kindof UIAction *action))handler;
@end

@interface UIAccessibilityCustomAction (Parameters)
- (instancetype)initWithName:(NSString *)name actionHandler:(nullable BOOL (^)(UIAccessibilityCustomAction *customAction))actionHandler;
- (instancetype)initWithName:(NSString *)name image:(nullable UIImage *)image actionHandler:(nullable BOOL (^)(UIAccessibilityCustomAction *customAction))actionHandler;
@end

@interface UIAccessibilityCustomRotorItemResult (Parameters)
@property (nonatomic, weak, nullable) id<NSObject> targetElement;
- (instancetype)initWithTargetElement:(id<NSObject>)targetElement targetRange:(nullable UITextRange *)targetRange;
@end

@interface UIActionSheet (Parameters)
- (void)showFromBarButtonItem:(UIBarButtonItem *)item animated:(BOOL)animated;
@end

@interface UIActivity (Parameters)
- (BOOL)canPerformWithActivityItems:(NSArray *)activityItems;
- (void)prepareWithActivityItems:(NSArray *)activityItems;
@end

@interface UIApplication (Parameters)
@property (nullable, nonatomic, copy) NSArray<UILocalNotification *> *scheduledLocalNotifications;
- (void)cancelLocalNotification:(UILocalNotification *)notification;
- (void)registerUserNotificationSettings:(UIUserNotificationSettings *)notificationSettings;
@end

@interface UIApplicationShortcutItem (Parameters)
- (instancetype)initWithType:(NSString *)type localizedTitle:(NSString *)localizedTitle localizedSubtitle:(nullable NSString *)localizedSubtitle icon:(nullable UIApplicationShortcutIcon *)icon userInfo:(nullable NSDictionary<NSString *, id<NSSecureCoding>> *)userInfo;
@end

@interface UIUserNotificationCategory (Parameters)
- (nullable NSArray<UIUserNotificationAction *> *)actionsForContext:(UIUserNotificationActionContext)context;
@end

@interface UIMutableUserNotificationCategory (Parameters)
- (void)setActions:(nullable NSArray<UIUserNotificationAction *> *)actions forContext:(UIUserNotificationActionContext)context;
@end

@interface UICollectionReusableView (Parameters)
- (void)applyLayoutAttributes:(UICollectionViewLayoutAttributes *)layoutAttributes;
@end

@interface UICollectionViewLayout (Parameters)
- (void)invalidateLayoutWithContext:(UICollectionViewLayoutInvalidationContext *)context;
- (UICollectionViewLayoutInvalidationContext *)invalidationContextForPreferredLayoutAttributes:(UICollectionViewLayoutAttributes *)preferredAttributes withOriginalAttributes:(UICollectionViewLayoutAttributes *)originalAttributes;
@end

@interface UIColor (Parameters)
- (UIColor *)initWithDynamicProvider:(UIColor *(^)(UITraitCollection *traitCollection))dynamicProvider;
- (UIColor *)initWithPatternImage:(UIImage *)image;
- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection;
+ (nullable UIColor *)colorNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
@end

@interface UIFont (Parameters)
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
@end

@interface UIFontDescriptor (Parameters)
+ (UIFontDescriptor *)preferredFontDescriptorWithTextStyle:(UIFontTextStyle)style compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (instancetype)initWithFontAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
- (UIFontDescriptor *)fontDescriptorByAddingAttributes:(NSDictionary<UIFontDescriptorAttributeName, id> *)attributes;
@end

@interface UIFontMetrics (Parameters)
- (UIFont *)scaledFontForFont:(UIFont *)font compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (UIFont *)scaledFontForFont:(UIFont *)font maximumPointSize:(CGFloat)maximumPointSize compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (CGFloat)scaledValueForValue:(CGFloat)value compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
@end

@interface UIFontPickerViewControllerConfiguration (Parameters)
+ (nullable NSPredicate *)filterPredicateForFilteredLanguages:(NSArray<NSString *> *)filteredLanguages;
@end

@interface UIImage (Parameters)
- (nullable UIImage *)imageByApplyingSymbolConfiguration:(UIImageSymbolConfiguration *)configuration;
- (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration;
+ (nullable UIImage *)imageNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle withConfiguration:(nullable UIImageConfiguration *)configuration;
+ (nullable UIImage *)imageNamed:(NSString *)name inBundle:(nullable NSBundle *)bundle variableValue:(double)value withConfiguration:(nullable UIImageConfiguration *)configuration;
+ (nullable UIImage *)systemImageNamed:(NSString *)name compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
+ (nullable UIImage *)systemImageNamed:(NSString *)name withConfiguration:(nullable UIImageConfiguration *)configuration;
+ (nullable UIImage *)systemImageNamed:(NSString *)name variableValue:(double)value withConfiguration:(nullable UIImageConfiguration *)configuration;
@end

@interface UIImageConfiguration (Parameters)
@property (nonatomic, nullable, readonly) UITraitCollection *traitCollection;
@property (nonatomic, nullable, readonly) NSLocale *locale;
- (instancetype)configurationWithTraitCollection:(nullable UITraitCollection *)traitCollection;
- (instancetype)configurationWithLocale:(nullable NSLocale *)locale;
+ (instancetype)configurationWithTraitCollection:(UITraitCollection *)traitCollection;
+ (instancetype)configurationWithLocale:(NSLocale *)locale;
@end

@interface UIInputViewController (Parameters)
- (void)selectionWillChange:(nullable id<UITextInput>)textInput;
- (void)selectionDidChange:(nullable id<UITextInput>)textInput;
- (void)textWillChange:(nullable id<UITextInput>)textInput;
- (void)textDidChange:(nullable id<UITextInput>)textInput;
@end

@interface UIDocument (Parameters)
- (nullable id)contentsForType:(NSString *)typeName error:(NSError *_Nullable *_Nullable)outError;
- (BOOL)loadFromContents:(id)contents ofType:(nullable NSString *)typeName error:(NSError *_Nullable *_Nullable)outError;
- (BOOL)readFromURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)outError;
- (BOOL)writeContents:(id)contents andAttributes:(nullable NSDictionary *)attributes safelyToURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)operation error:(NSError *_Nullable *_Nullable)outError;
- (BOOL)writeContents:(id)contents toURL:(NSURL *)url forSaveOperation:(UIDocumentSaveOperation)operation originalContentsURL:(nullable NSURL *)originalURL error:(NSError *_Nullable *_Nullable)outError;
- (void)handleError:(NSError *)error userInteractionPermitted:(BOOL)userInteractionPermitted;
- (void)finishedHandlingError:(NSError *)error recovered:(BOOL)recovered;
- (void)userInteractionNoLongerPermittedForError:(NSError *)error;
@end

@interface UIDocumentPickerViewController (Parameters)
- (instancetype)initForOpeningContentTypes:(NSArray *)contentTypes asCopy:(BOOL)asCopy;
- (instancetype)initForOpeningContentTypes:(NSArray *)contentTypes;
- (instancetype)initForExportingURLs:(NSArray<NSURL *> *)urls asCopy:(BOOL)asCopy;
- (instancetype)initForExportingURLs:(NSArray<NSURL *> *)urls;
- (instancetype)initWithURL:(NSURL *)url inMode:(UIDocumentPickerMode)mode;
- (instancetype)initWithURLs:(NSArray<NSURL *> *)urls inMode:(UIDocumentPickerMode)mode;
@end

@interface UIPasteboard (Parameters)
@property (nonatomic, copy, nullable) NSArray<NSString *> *strings;
@property (nonatomic, copy, nullable) NSArray<NSURL *> *URLs;
@property (nonatomic, copy, nullable) NSArray<UIImage *> *images;
@property (nonatomic, copy, nullable) NSArray<UIColor *> *colors;
- (void)addItems:(NSArray<NSDictionary<NSString *, id> *> *)items;
- (void)setItems:(NSArray<NSDictionary<NSString *, id> *> *)items options:(NSDictionary<NSString *, id> *)options;
- (void)setData:(NSData *)data forPasteboardType:(NSString *)pasteboardType;
- (void)setItemProviders:(NSArray<NSItemProvider *> *)itemProviders localOnly:(BOOL)localOnly expirationDate:(nullable NSDate *)expirationDate;
@end

@interface UIPreviewParameters (Parameters)
- (instancetype)initWithTextLineRects:(NSArray<NSValue *> *)textLineRects;
@end

@interface UIPrintInfo (Parameters)
+ (UIPrintInfo *)printInfoWithDictionary:(nullable NSDictionary *)dictionary;
@end

@interface UIPrintInteractionController (Parameters)
+ (BOOL)canPrintData:(NSData *)data;
@end

@interface UIScene (Parameters)
- (instancetype)initWithSession:(UISceneSession *)session connectionOptions:(UISceneConnectionOptions *)connectionOptions;
@end

@interface UISearchController (Parameters)
@property (nonatomic, copy, nullable) NSArray<id<UISearchSuggestion>> *searchSuggestions;
@end

@interface UISearchTextField (Parameters)
@property (nonatomic, copy, nullable) NSArray<id<UISearchSuggestion>> *searchSuggestions;
@end

@interface UISearchDisplayController (Parameters)
@property (nonatomic, assign, nullable) id<UITableViewDataSource> searchResultsDataSource;
@property (nonatomic, assign, nullable) id<UITableViewDelegate> searchResultsDelegate;
@end

@interface UITraitCollection (Parameters)
@property (nonatomic, class, readonly) NSArray *systemTraitsAffectingColorAppearance;
@property (nonatomic, class, readonly) NSArray *systemTraitsAffectingImageLookup;
- (NSArray *)changedTraitsFromTraitCollection:(nullable UITraitCollection *)traitCollection;
@end

@interface UITextField (Parameters)
- (nullable NSDictionary<NSAttributedStringKey, id> *)textStylingAtPosition:(UITextPosition *)position inDirection:(UITextStorageDirection)direction;
@end

@interface UITextView (Parameters)
- (nullable NSDictionary<NSAttributedStringKey, id> *)textStylingAtPosition:(UITextPosition *)position inDirection:(UITextStorageDirection)direction;
@end

@interface UIPopoverController (Parameters)
@property (nonatomic, strong, nullable) Class popoverBackgroundViewClass;
@end

@interface UIPopoverPresentationController (Parameters)
@property (nullable, nonatomic, strong) Class popoverBackgroundViewClass;
@end

@interface UIWebView (Parameters)
- (void)loadData:(NSData *)data MIMEType:(NSString *)MIMEType textEncodingName:(NSString *)textEncodingName baseURL:(NSURL *)baseURL;
@end

@interface NSCollectionLayoutItem (Parameters)
@property (nonatomic, readonly) NSArray *supplementaryItems;
+ (instancetype)itemWithLayoutSize:(NSCollectionLayoutSize *)layoutSize supplementaryItems:(NSArray *)supplementaryItems;
@end

@interface NSCollectionLayoutSection (Parameters)
+ (instancetype)sectionWithListConfiguration:(UICollectionLayoutListConfiguration *)configuration layoutEnvironment:(id<NSCollectionLayoutEnvironment>)layoutEnvironment;
@end

@interface NSLayoutManager (Parameters)
- (NSUInteger)characterIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer *)container fractionOfDistanceBetweenInsertionPoints:(nullable CGFloat *)partialFraction;
- (NSRange)characterRangeForGlyphRange:(NSRange)glyphRange actualGlyphRange:(nullable NSRangePointer)actualGlyphRange;
- (NSUInteger)glyphIndexForPoint:(CGPoint)point inTextContainer:(NSTextContainer *)container fractionOfDistanceThroughGlyph:(nullable CGFloat *)partialFraction;
- (NSRange)glyphRangeForCharacterRange:(NSRange)charRange actualCharacterRange:(nullable NSRangePointer)actualCharRange;
- (void)invalidateLayoutForCharacterRange:(NSRange)charRange actualCharacterRange:(nullable NSRangePointer)actualCharRange;
- (CGRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(nullable NSRangePointer)effectiveGlyphRange;
- (CGRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(nullable NSRangePointer)effectiveGlyphRange;
- (nullable NSTextContainer *)textContainerForGlyphAtIndex:(NSUInteger)glyphIndex effectiveRange:(nullable NSRangePointer)effectiveGlyphRange;
@end

@interface NSTextContainer (Parameters)
@property (copy, nonatomic) NSArray<UIBezierPath *> *exclusionPaths;
@end

@interface NSTextStorage (Parameters)
@property (readonly, copy, nonatomic) NSArray<NSLayoutManager *> *layoutManagers;
- (void)removeLayoutManager:(NSLayoutManager *)layoutManager;
@end

@interface NSTextAttachment (Parameters)
- (instancetype)initWithData:(nullable NSData *)contentData ofType:(nullable NSString *)uti;
- (nullable UIImage *)imageForBounds:(CGRect)imageBounds textContainer:(nullable NSTextContainer *)textContainer characterIndex:(NSUInteger)charIndex;
- (CGRect)attachmentBoundsForTextContainer:(nullable NSTextContainer *)textContainer proposedLineFragment:(CGRect)lineFrag glyphPosition:(CGPoint)position characterIndex:(NSUInteger)charIndex;
@end

@interface NSString (Parameters)
- (void)drawWithRect:(CGRect)rect options:(NSStringDrawingOptions)options attributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attributes context:(nullable NSStringDrawingContext *)context;
@end

@interface UIGraphicsPDFRenderer (Parameters)
- (NSData *)PDFDataWithActions:(void (^)(UIGraphicsPDFRendererContext *rendererContext))actions;
- (BOOL)writePDFToURL:(NSURL *)url withActions:(void (^)(UIGraphicsPDFRendererContext *rendererContext))actions error:(NSError *_Nullable *_Nullable)error;
@end

@interface UIGraphicsPDFRendererContext (Parameters)
- (void)beginPageWithBounds:(CGRect)bounds pageInfo:(NSDictionary<NSString *, id> *)pageInfo;
@end

@interface UIGraphicsRenderer (Parameters)
- (BOOL)runDrawingActions:(void (^)(__kindof UIGraphicsRendererContext *rendererContext))drawingActions completionActions:(void (^_Nullable)(__kindof UIGraphicsRendererContext *rendererContext))completionActions error:(NSError *_Nullable *_Nullable)error;
@end
