@protocol UIViewControllerRestoration
@optional
+ (nullable UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray<NSString *> *)identifierComponents coder:(NSCoder *)coder;
@end

@protocol UIObjectRestoration
@optional
+ (nullable id<UIStateRestoring>)objectWithRestorationIdentifierPath:(NSArray<NSString *> *)identifierComponents coder:(NSCoder *)coder;
@end

@interface NSDataAsset : NSObject
- (nullable instancetype)initWithName:(NSDataAssetName)name;
- (nullable instancetype)initWithName:(NSDataAssetName)name bundle:(NSBundle *)bundle;
@property (nonatomic, readonly, copy) NSDataAssetName name;
@property (nonatomic, readonly, copy) NSData *data;
@property (nonatomic, readonly, copy) NSString *typeIdentifier;
@end

@interface NSTextList : NSObject
- (instancetype)initWithMarkerFormat:(NSTextListMarkerFormat)markerFormat options:(NSTextListOptions)options startingItemNumber:(NSInteger)startingItemNumber;
- (instancetype)initWithMarkerFormat:(NSTextListMarkerFormat)markerFormat options:(NSUInteger)options;
@property (readonly) NSTextListMarkerFormat markerFormat;
@property (readonly) NSTextListOptions listOptions;
@property NSInteger startingItemNumber;
@property (readonly, getter=isOrdered) BOOL ordered;
- (NSString *)markerForItemNumber:(NSInteger)itemNumber;
@end

@interface UIManagedDocument : UIDocument
@property (class, nonatomic, readonly) NSString *persistentStoreName;
@property (nonatomic, readonly) NSManagedObjectContext *managedObjectContext;
@property (nonatomic, readonly) NSManagedObjectModel *managedObjectModel;
@property (nonatomic, copy, nullable) NSDictionary *persistentStoreOptions;
@property (nonatomic, copy, nullable) NSString *modelConfiguration;
- (BOOL)configurePersistentStoreCoordinatorForURL:(NSURL *)storeURL ofType:(NSString *)fileType modelConfiguration:(nullable NSString *)configuration storeOptions:(nullable NSDictionary *)storeOptions error:(NSError **)error;
- (NSString *)persistentStoreTypeForFileType:(NSString *)fileType;
- (BOOL)readAdditionalContentFromURL:(NSURL *)absoluteURL error:(NSError **)error;
- (nullable id)additionalContentForURL:(NSURL *)absoluteURL error:(NSError **)error;
- (BOOL)writeAdditionalContent:(id)content toURL:(NSURL *)absoluteURL originalContentsURL:(nullable NSURL *)absoluteOriginalContentsURL error:(NSError **)error;
@end

@interface UIDocumentBrowserViewController : UIViewController
- (instancetype)initForOpeningFilesWithContentTypes:(nullable NSArray<NSString *> *)allowedContentTypes;
- (instancetype)initForOpeningContentTypes:(nullable NSArray<UTType *> *)contentTypes;
- (instancetype)initWithNibName:(nullable NSString *)nibName bundle:(nullable NSBundle *)bundle;
@property (nonatomic, weak, nullable) id<UIDocumentBrowserViewControllerDelegate> delegate;
@property (nonatomic) BOOL allowsDocumentCreation;
@property (nonatomic) BOOL allowsPickingMultipleItems;
@property (nonatomic, readonly, copy) NSArray<NSString *> *allowedContentTypes;
@property (nonatomic, readonly, copy) NSArray<NSString *> *recentDocumentsContentTypes;
@property (nonatomic, readonly, copy) NSArray<UTType *> *contentTypesForRecentDocuments;
@property (nonatomic) BOOL shouldShowFileExtensions;
@property (nonatomic) NSArray<UIBarButtonItem *> *additionalLeadingNavigationBarButtonItems;
@property (nonatomic) NSArray<UIBarButtonItem *> *additionalTrailingNavigationBarButtonItems;
- (void)revealDocumentAtURL:(NSURL *)url importIfNeeded:(BOOL)importIfNeeded completion:(void (^_Nullable)(NSURL *_Nullable, NSError *_Nullable))completion;
- (void)importDocumentAtURL:(NSURL *)documentURL nextToDocumentAtURL:(NSURL *)neighbourURL mode:(UIDocumentBrowserImportMode)importMode completionHandler:(void (^)(NSURL *_Nullable, NSError *_Nullable))completion;
- (void)renameDocumentAtURL:(NSURL *)documentURL proposedName:(NSString *)proposedName completionHandler:(void (^)(NSURL *_Nullable, NSError *_Nullable))completionHandler;
@property (nonatomic, copy) NSArray<UIDocumentBrowserAction *> *customActions;
@property (nonatomic) UIDocumentBrowserUserInterfaceStyle browserUserInterfaceStyle;
@property (nonatomic, copy) NSString *localizedCreateDocumentActionTitle;
@property (nonatomic) CGFloat defaultDocumentAspectRatio;
@end

@interface UIDocumentMenuViewController : UIViewController
- (instancetype)initWithDocumentTypes:(NSArray<NSString *> *)allowedUTIs inMode:(UIDocumentPickerMode)mode;
- (instancetype)initWithURL:(NSURL *)url inMode:(UIDocumentPickerMode)mode;
- (void)addOptionWithTitle:(NSString *)title image:(nullable UIImage *)image order:(UIDocumentMenuOrder)order handler:(void (^)(void))handler;
@property (nonatomic, weak, nullable) id<UIDocumentMenuDelegate> delegate;
@end

@interface UICloudSharingController : UIViewController
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil;
@property (nonatomic, weak, nullable) id<UICloudSharingControllerDelegate> delegate;
@property (nonatomic) UICloudSharingPermissionOptions availablePermissions;
- (id<UIActivityItemSource>)activityItemSource;
@end

@interface UIReferenceLibraryViewController : UIViewController
+ (BOOL)dictionaryHasDefinitionForTerm:(NSString *)term;
- (instancetype)initWithTerm:(NSString *)term;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil;
@end

@interface UIVideoEditorController : UINavigationController
+ (BOOL)canEditVideoAtPath:(NSString *)videoPath;
@property (nonatomic, assign, nullable) id<UINavigationControllerDelegate, UIVideoEditorControllerDelegate> delegate;
@property (nonatomic, copy) NSString *videoPath;
@property (nonatomic) NSTimeInterval videoMaximumDuration;
@property (nonatomic) UIImagePickerControllerQualityType videoQuality;
@end

@interface UITextDropProposal : UIDropProposal
@property (nonatomic) UITextDropAction dropAction;
@property (nonatomic) UITextDropProgressMode dropProgressMode;
@property (nonatomic) BOOL useFastSameViewOperations;
@property (nonatomic) UITextDropPerformer dropPerformer;
@end

@interface UITableViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier rowHeight:(CGFloat)rowHeight;
@property (nonatomic, copy) void (^cellUpdateHandler)(__kindof UITableViewCell *);
@end

@interface UITableViewDropPlaceholder : UITableViewPlaceholder
@property (nonatomic, copy) UIDragPreviewParameters *_Nullable (^previewParametersProvider)(__kindof UITableViewCell *);
@end

@interface UICollectionViewPlaceholder : NSObject
- (instancetype)initWithInsertionIndexPath:(NSIndexPath *)insertionIndexPath reuseIdentifier:(NSString *)reuseIdentifier;
@property (nonatomic, copy) void (^cellUpdateHandler)(__kindof UICollectionViewCell *);
@end

@interface UICollectionViewDropPlaceholder : UICollectionViewPlaceholder
@property (nonatomic, copy) UIDragPreviewParameters *_Nullable (^previewParametersProvider)(__kindof UICollectionViewCell *);
@end

@interface UIPreviewInteraction : NSObject
- (instancetype)initWithView:(UIView *)view;
@property (nonatomic, readonly, weak, nullable) UIView *view;
@property (nonatomic, weak, nullable) id<UIPreviewInteractionDelegate> delegate;
- (CGPoint)locationInCoordinateSpace:(nullable id<UICoordinateSpace>)coordinateSpace;
- (void)cancelInteraction;
@end

@interface UITextDragPreviewRenderer : NSObject
- (instancetype)initWithLayoutManager:(NSLayoutManager *)layoutManager range:(NSRange)range;
- (instancetype)initWithLayoutManager:(NSLayoutManager *)layoutManager range:(NSRange)range unifyRects:(BOOL)unifyRects;
@property (nonatomic, readonly) NSLayoutManager *layoutManager;
@property (nonatomic, readonly) UIImage *image;
@property (nonatomic, readonly) CGRect firstLineRect;
@property (nonatomic, readonly) CGRect bodyRect;
@property (nonatomic, readonly) CGRect lastLineRect;
- (void)adjustFirstLineRect:(CGRect *)firstLineRect bodyRect:(CGRect *)bodyRect lastLineRect:(CGRect *)lastLineRect textOrigin:(CGPoint)origin;
@end

@interface UIPrinterDestination : NSObject
- (instancetype)initWithURL:(NSURL *)url;
@property (copy) NSURL *URL;
@property (copy, nullable) NSString *displayName;
@property (copy, nullable) NSData *txtRecord;
@end

@interface UIDocumentBrowserAction : NSObject
- (instancetype)initWithIdentifier:(NSString *)identifier localizedTitle:(NSString *)localizedTitle availability:(UIDocumentBrowserActionAvailability)availability handler:(void (^)(NSArray<NSURL *> *))handler;
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly) NSString *localizedTitle;
@property (nonatomic, readonly) UIDocumentBrowserActionAvailability availability;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic, copy) NSArray<NSString *> *supportedContentTypes;
@property (nonatomic) BOOL supportsMultipleItems;
@end

@interface UIScreenshotService : NSObject
@property (nonatomic, weak, nullable) id<UIScreenshotServiceDelegate> delegate;
@property (nonatomic, readonly, weak, nullable) UIWindowScene *windowScene;
@end

@interface UIPointerLockState : NSObject
@property (nonatomic, readonly, getter=isLocked) BOOL locked;
@end

@interface UIScribbleInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(id<UIScribbleInteractionDelegate>)delegate;
@property (nonatomic, readonly, weak, nullable) id<UIScribbleInteractionDelegate> delegate;
@property (nonatomic, readonly, getter=isHandlingWriting) BOOL handlingWriting;
@property (class, nonatomic, readonly, getter=isPencilInputExpected) BOOL pencilInputExpected;
@end

@interface UIFocusEffect : NSObject
+ (instancetype)effect;
@end
