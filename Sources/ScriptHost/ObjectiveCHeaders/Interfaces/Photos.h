@interface PHPhotoLibrary : NSObject
+ (PHPhotoLibrary *)sharedPhotoLibrary;
+ (PHAuthorizationStatus)authorizationStatusForAccessLevel:(PHAccessLevel)accessLevel;
+ (void)requestAuthorizationForAccessLevel:(PHAccessLevel)accessLevel handler:(void (^)(PHAuthorizationStatus))handler;
+ (PHAuthorizationStatus)authorizationStatus;
+ (void)requestAuthorization:(void (^)(PHAuthorizationStatus))handler;
@property (readonly, nullable) NSError *unavailabilityReason;
- (void)registerAvailabilityObserver:(id<PHPhotoLibraryAvailabilityObserver>)observer;
- (void)unregisterAvailabilityObserver:(id<PHPhotoLibraryAvailabilityObserver>)observer;
- (void)performChanges:(dispatch_block_t)changeBlock completionHandler:(void (^_Nullable)(BOOL, NSError *_Nullable))completionHandler;
- (BOOL)performChangesAndWait:(dispatch_block_t)changeBlock error:(NSError **)error;
- (void)registerChangeObserver:(id<PHPhotoLibraryChangeObserver>)observer;
- (void)unregisterChangeObserver:(id<PHPhotoLibraryChangeObserver>)observer;
- (void)presentLimitedLibraryPickerFromViewController:(UIViewController *)controller;
- (void)presentLimitedLibraryPickerFromViewController:(UIViewController *)controller completionHandler:(void (^)(NSArray<NSString *> *))completionHandler;
@end

@protocol PHPhotoLibraryAvailabilityObserver <NSObject>
@optional
- (void)photoLibraryDidBecomeUnavailable:(PHPhotoLibrary *)photoLibrary;
@end

@interface PHObject : NSObject
@property (nonatomic, readonly, copy) NSString *localIdentifier;
@end

@interface PHObjectPlaceholder : PHObject
@end

@interface PHFetchResult<ObjectType> : NSObject
@property (readonly) NSUInteger count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)idx;
- (BOOL)containsObject:(ObjectType)anObject;
- (NSUInteger)indexOfObject:(ObjectType)anObject;
- (NSUInteger)indexOfObject:(ObjectType)anObject inRange:(NSRange)range;
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)opts usingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)s options:(NSEnumerationOptions)opts usingBlock:(void (^)(ObjectType, NSUInteger, BOOL *))block;
- (NSUInteger)countOfAssetsWithMediaType:(PHAssetMediaType)mediaType;
@end

@interface PHFetchOptions : NSObject
@property (nonatomic, nullable) NSPredicate *predicate;
@property (nonatomic, nullable) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (nonatomic) BOOL includeHiddenAssets;
@property (nonatomic) BOOL includeAllBurstAssets;
@property (nonatomic) PHAssetSourceType includeAssetSourceTypes;
@property (nonatomic) NSUInteger fetchLimit;
@property (nonatomic) BOOL wantsIncrementalChangeDetails;
@end

@interface PHCollection : PHObject
@property (nonatomic, readonly) BOOL canContainAssets;
@property (nonatomic, readonly) BOOL canContainCollections;
@property (nonatomic, readonly) NSString *localizedTitle;
- (BOOL)canPerformEditOperation:(PHCollectionEditOperation)anOperation;
+ (PHFetchResult<PHCollection *> *)fetchCollectionsInCollectionList:(PHCollectionList *)collectionList options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHCollection *> *)fetchTopLevelUserCollectionsWithOptions:(nullable PHFetchOptions *)options;
@end

@interface PHAssetCollection : PHCollection
@property (nonatomic, readonly) PHAssetCollectionType assetCollectionType;
@property (nonatomic, readonly) PHAssetCollectionSubtype assetCollectionSubtype;
@property (nonatomic, readonly) NSUInteger estimatedAssetCount;
@property (nonatomic, readonly, nullable) NSDate *startDate;
@property (nonatomic, readonly, nullable) NSDate *endDate;
@property (nonatomic, readonly, nullable) CLLocation *approximateLocation;
@property (nonatomic, readonly) NSArray<NSString *> *localizedLocationNames;
+ (PHFetchResult<PHAssetCollection *> *)fetchAssetCollectionsWithLocalIdentifiers:(NSArray<NSString *> *)identifiers options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAssetCollection *> *)fetchAssetCollectionsWithType:(PHAssetCollectionType)type subtype:(PHAssetCollectionSubtype)subtype options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAssetCollection *> *)fetchAssetCollectionsContainingAsset:(PHAsset *)asset withType:(PHAssetCollectionType)type options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAssetCollection *> *)fetchAssetCollectionsWithALAssetGroupURLs:(NSArray<NSURL *> *)assetGroupURLs options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAssetCollection *> *)fetchMomentsInMomentList:(PHCollectionList *)momentList options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAssetCollection *> *)fetchMomentsWithOptions:(nullable PHFetchOptions *)options;
+ (PHAssetCollection *)transientAssetCollectionWithAssets:(NSArray<PHAsset *> *)assets title:(nullable NSString *)title;
+ (PHAssetCollection *)transientAssetCollectionWithAssetFetchResult:(PHFetchResult<PHAsset *> *)fetchResult title:(nullable NSString *)title;
@end

@interface PHAsset : PHObject
@property (nonatomic, readonly) PHAssetPlaybackStyle playbackStyle;
@property (nonatomic, readonly) PHAssetMediaType mediaType;
@property (nonatomic, readonly) PHAssetMediaSubtype mediaSubtypes;
@property (nonatomic, readonly) NSUInteger pixelWidth;
@property (nonatomic, readonly) NSUInteger pixelHeight;
@property (nonatomic, readonly, nullable) NSDate *creationDate;
@property (nonatomic, readonly, nullable) NSDate *modificationDate;
@property (nonatomic, readonly, nullable) CLLocation *location;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly, getter=isHidden) BOOL hidden;
@property (nonatomic, readonly, getter=isFavorite) BOOL favorite;
@property (nonatomic, readonly, getter=isSyncFailureHidden) BOOL syncFailureHidden;
@property (nonatomic, readonly) NSString *burstIdentifier;
@property (nonatomic, readonly) PHAssetBurstSelectionType burstSelectionTypes;
@property (nonatomic, readonly) BOOL representsBurst;
@property (nonatomic, readonly) PHAssetSourceType sourceType;
@property (nonatomic, readonly) BOOL hasAdjustments;
@property (nonatomic, readonly, assign, nullable) NSString *adjustmentFormatIdentifier;
- (BOOL)canPerformEditOperation:(PHAssetEditOperation)editOperation;
+ (PHFetchResult<PHAsset *> *)fetchAssetsInAssetCollection:(PHAssetCollection *)assetCollection options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchAssetsWithLocalIdentifiers:(NSArray<NSString *> *)identifiers options:(nullable PHFetchOptions *)options;
+ (nullable PHFetchResult<PHAsset *> *)fetchKeyAssetsInAssetCollection:(PHAssetCollection *)assetCollection options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchAssetsWithBurstIdentifier:(NSString *)burstIdentifier options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchAssetsWithOptions:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchAssetsWithMediaType:(PHAssetMediaType)mediaType options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchAssetsWithALAssetURLs:(NSArray<NSURL *> *)assetURLs options:(nullable PHFetchOptions *)options;
- (PHContentEditingInputRequestID)requestContentEditingInputWithOptions:(nullable PHContentEditingInputRequestOptions *)options completionHandler:(void (^)(PHContentEditingInput *_Nullable, NSDictionary *))completionHandler;
- (void)cancelContentEditingInputRequest:(PHContentEditingInputRequestID)requestID;
@end

@interface PHLivePhoto : NSObject <NSItemProviderReading>
@property (nonatomic, readonly) CGSize size;
+ (PHLivePhotoRequestID)requestLivePhotoWithResourceFileURLs:(NSArray<NSURL *> *)fileURLs placeholderImage:(nullable UIImage *)image targetSize:(CGSize)targetSize contentMode:(PHImageContentMode)contentMode resultHandler:(void (^)(PHLivePhoto *_Nullable, NSDictionary *))resultHandler;
+ (void)cancelLivePhotoRequestWithRequestID:(PHLivePhotoRequestID)requestID;
@end

@interface PHCollectionList : PHCollection
@property (nonatomic, readonly) PHCollectionListType collectionListType;
@property (nonatomic, readonly) PHCollectionListSubtype collectionListSubtype;
@property (nonatomic, readonly, nullable) NSDate *startDate;
@property (nonatomic, readonly, nullable) NSDate *endDate;
@property (nonatomic, readonly) NSArray<NSString *> *localizedLocationNames;
+ (PHFetchResult<PHCollectionList *> *)fetchCollectionListsContainingCollection:(PHCollection *)collection options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHCollectionList *> *)fetchCollectionListsWithLocalIdentifiers:(NSArray<NSString *> *)identifiers options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHCollectionList *> *)fetchCollectionListsWithType:(PHCollectionListType)collectionListType subtype:(PHCollectionListSubtype)subtype options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHCollectionList *> *)fetchMomentListsWithSubtype:(PHCollectionListSubtype)momentListSubtype containingMoment:(PHAssetCollection *)moment options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHCollectionList *> *)fetchMomentListsWithSubtype:(PHCollectionListSubtype)momentListSubtype options:(nullable PHFetchOptions *)options;
+ (PHCollectionList *)transientCollectionListWithCollections:(NSArray<PHCollection *> *)collections title:(nullable NSString *)title;
+ (PHCollectionList *)transientCollectionListWithCollectionsFetchResult:(PHFetchResult<PHCollection *> *)fetchResult title:(nullable NSString *)title;
@end

@protocol PHLivePhotoFrame
@optional
@property (readonly) CIImage *image;
@property (readonly) CMTime time;
@property (nonatomic, readonly) PHLivePhotoFrameType type;
@property (readonly) CGFloat renderScale;
@end

@interface PHProject : PHAssetCollection
@property (nonatomic, readonly) NSData *projectExtensionData;
@property (nonatomic, readonly) BOOL hasProjectPreview;
@end

@protocol PHLivePhotoViewDelegate <NSObject>
@optional
- (BOOL)livePhotoView:(PHLivePhotoView *)livePhotoView canBeginPlaybackWithStyle:(PHLivePhotoViewPlaybackStyle)playbackStyle;
- (void)livePhotoView:(PHLivePhotoView *)livePhotoView willBeginPlaybackWithStyle:(PHLivePhotoViewPlaybackStyle)playbackStyle;
- (void)livePhotoView:(PHLivePhotoView *)livePhotoView didEndPlaybackWithStyle:(PHLivePhotoViewPlaybackStyle)playbackStyle;
- (NSTimeInterval)livePhotoView:(PHLivePhotoView *)livePhotoView extraMinimumTouchDurationForTouch:(UITouch *)touch withStyle:(PHLivePhotoViewPlaybackStyle)playbackStyle;
@end

@interface PHLivePhotoView : UIView
+ (UIImage *)livePhotoBadgeImageWithOptions:(PHLivePhotoBadgeOptions)badgeOptions;
@property (nonatomic, weak, nullable) id<PHLivePhotoViewDelegate> delegate;
@property (nonatomic, nullable) PHLivePhoto *livePhoto;
@property (nonatomic, getter=isMuted) BOOL muted;
@property (nonatomic, readonly) UIGestureRecognizer *playbackGestureRecognizer;
- (void)startPlaybackWithStyle:(PHLivePhotoViewPlaybackStyle)playbackStyle;
- (void)stopPlayback;
@end
