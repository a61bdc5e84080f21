@interface PHChange : NSObject
- (nullable PHObjectChangeDetails *)changeDetailsForObject:(PHObject *)object;
- (nullable PHFetchResultChangeDetails *)changeDetailsForFetchResult:(PHFetchResult *)object;
@end

@protocol PHPhotoLibraryChangeObserver <NSObject>
@optional
- (void)photoLibraryDidChange:(PHChange *)changeInstance;
@end

@interface PHObjectChangeDetails<ObjectType> : NSObject
@property (readonly) ObjectType objectBeforeChanges;
@property (readonly, nullable) ObjectType objectAfterChanges;
@property (readonly) BOOL assetContentChanged;
@property (readonly) BOOL objectWasDeleted;
@end

@interface PHFetchResultChangeDetails<ObjectType> : NSObject
@property (readonly) PHFetchResult<ObjectType> *fetchResultBeforeChanges;
@property (readonly) PHFetchResult<ObjectType> *fetchResultAfterChanges;
@property (readonly) BOOL hasIncrementalChanges;
@property (readonly, nullable) NSIndexSet *removedIndexes;
@property (readonly) NSArray<ObjectType> *removedObjects;
@property (readonly, nullable) NSIndexSet *insertedIndexes;
@property (readonly) NSArray<ObjectType> *insertedObjects;
@property (readonly, nullable) NSIndexSet *changedIndexes;
@property (readonly) NSArray<ObjectType> *changedObjects;
- (void)enumerateMovesWithBlock:(void (^)(NSUInteger, NSUInteger))handler;
@property (readonly) BOOL hasMoves;
+ (instancetype)changeDetailsFromFetchResult:(PHFetchResult<ObjectType> *)fromResult toFetchResult:(PHFetchResult<ObjectType> *)toResult changedObjects:(NSArray<ObjectType> *)changedObjects;
@end

@interface PHChangeRequest : NSObject
@end

@interface PHContentEditingInput : NSObject
@property (readonly) PHAssetMediaType mediaType;
@property (readonly) PHAssetMediaSubtype mediaSubtypes;
@property (readonly, copy, nullable) NSDate *creationDate;
@property (readonly, copy, nullable) CLLocation *location;
@property (readonly, copy, nullable) NSString *uniformTypeIdentifier;
@property (nonatomic, readonly) PHAssetPlaybackStyle playbackStyle;
@property (readonly, nullable) PHAdjustmentData *adjustmentData;
@property (readonly, nullable) UIImage *displaySizeImage;
@property (readonly, copy, nullable) NSURL *fullSizeImageURL;
@property (readonly) int fullSizeImageOrientation;
@property (readonly) AVAsset *avAsset;
@property (readonly, nullable) AVAsset *audiovisualAsset;
@property (readonly, nullable) PHLivePhoto *livePhoto;
@end

@interface PHAdjustmentData : NSObject
- (instancetype)initWithFormatIdentifier:(NSString *)formatIdentifier formatVersion:(NSString *)formatVersion data:(NSData *)data;
@property (readonly, copy) NSString *formatIdentifier;
@property (readonly, copy) NSString *formatVersion;
@property (readonly) NSData *data;
@end

@interface PHContentEditingOutput : NSObject
- (instancetype)initWithContentEditingInput:(PHContentEditingInput *)contentEditingInput;
@property (nullable) PHAdjustmentData *adjustmentData;
@property (readonly, copy) NSURL *renderedContentURL;
- (instancetype)initWithPlaceholderForCreatedAsset:(PHObjectPlaceholder *)placeholderForCreatedAsset;
@end

@interface PHAssetResource : NSObject
@property (nonatomic, readonly) PHAssetResourceType type;
@property (nonatomic, readonly, copy) NSString *assetLocalIdentifier;
@property (nonatomic, readonly, copy) NSString *uniformTypeIdentifier;
@property (nonatomic, readonly, copy) NSString *originalFilename;
@property (nonatomic, readonly) NSInteger pixelWidth;
@property (nonatomic, readonly) NSInteger pixelHeight;
+ (NSArray<PHAssetResource *> *)assetResourcesForAsset:(PHAsset *)asset;
+ (NSArray<PHAssetResource *> *)assetResourcesForLivePhoto:(PHLivePhoto *)livePhoto;
@end

@interface PHContentEditingInputRequestOptions : NSObject
@property (nonatomic, copy) BOOL (^canHandleAdjustmentData)(PHAdjustmentData *);
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic, copy) void (^progressHandler)(double, BOOL *);
@end

@interface PHAssetChangeRequest : PHChangeRequest
+ (instancetype)creationRequestForAssetFromImage:(UIImage *)image;
+ (nullable instancetype)creationRequestForAssetFromImageAtFileURL:(NSURL *)fileURL;
+ (nullable instancetype)creationRequestForAssetFromVideoAtFileURL:(NSURL *)fileURL;
@property (nonatomic, readonly, nullable) PHObjectPlaceholder *placeholderForCreatedAsset;
+ (void)deleteAssets:(id<NSFastEnumeration>)assets;
+ (instancetype)changeRequestForAsset:(PHAsset *)asset;
@property (nonatomic, nullable) NSDate *creationDate;
@property (nonatomic, nullable) CLLocation *location;
@property (nonatomic, getter=isFavorite) BOOL favorite;
@property (nonatomic, getter=isHidden) BOOL hidden;
@property (nonatomic, nullable) PHContentEditingOutput *contentEditingOutput;
- (void)revertAssetContentToOriginal;
@end

@interface PHAssetResourceCreationOptions : NSObject
@property (nonatomic, copy, nullable) NSString *originalFilename;
@property (nonatomic, copy, nullable) NSString *uniformTypeIdentifier;
@property (nonatomic) BOOL shouldMoveFile;
@end

@interface PHAssetCreationRequest : PHAssetChangeRequest
+ (instancetype)creationRequestForAsset;
+ (BOOL)supportsAssetResourceTypes:(NSArray<NSNumber *> *)types;
- (void)addResourceWithType:(PHAssetResourceType)type fileURL:(NSURL *)fileURL options:(nullable PHAssetResourceCreationOptions *)options;
- (void)addResourceWithType:(PHAssetResourceType)type data:(NSData *)data options:(nullable PHAssetResourceCreationOptions *)options;
@end

@interface PHAssetCollectionChangeRequest : PHChangeRequest
+ (instancetype)creationRequestForAssetCollectionWithTitle:(NSString *)title;
@property (nonatomic, readonly) PHObjectPlaceholder *placeholderForCreatedAssetCollection;
+ (void)deleteAssetCollections:(id<NSFastEnumeration>)assetCollections;
+ (nullable instancetype)changeRequestForAssetCollection:(PHAssetCollection *)assetCollection;
+ (nullable instancetype)changeRequestForAssetCollection:(PHAssetCollection *)assetCollection assets:(PHFetchResult<PHAsset *> *)assets;
@property (nonatomic) NSString *title;
- (void)addAssets:(id<NSFastEnumeration>)assets;
- (void)insertAssets:(id<NSFastEnumeration>)assets atIndexes:(NSIndexSet *)indexes;
- (void)removeAssets:(id<NSFastEnumeration>)assets;
- (void)removeAssetsAtIndexes:(NSIndexSet *)indexes;
- (void)replaceAssetsAtIndexes:(NSIndexSet *)indexes withAssets:(id<NSFastEnumeration>)assets;
- (void)moveAssetsAtIndexes:(NSIndexSet *)fromIndexes toIndex:(NSUInteger)toIndex;
@end

@interface PHCollectionListChangeRequest : PHChangeRequest
+ (instancetype)creationRequestForCollectionListWithTitle:(NSString *)title;
@property (nonatomic, readonly) PHObjectPlaceholder *placeholderForCreatedCollectionList;
+ (void)deleteCollectionLists:(id<NSFastEnumeration>)collectionLists;
+ (nullable instancetype)changeRequestForCollectionList:(PHCollectionList *)collectionList;
+ (nullable instancetype)changeRequestForCollectionList:(PHCollectionList *)collectionList childCollections:(PHFetchResult<__kindof PHCollection *> *)childCollections;
+ (nullable instancetype)changeRequestForTopLevelCollectionListUserCollections:(PHFetchResult<__kindof PHCollection *> *)childCollections;
@property (nonatomic) NSString *title;
- (void)addChildCollections:(id<NSFastEnumeration>)collections;
- (void)insertChildCollections:(id<NSFastEnumeration>)collections atIndexes:(NSIndexSet *)indexes;
- (void)removeChildCollections:(id<NSFastEnumeration>)collections;
- (void)removeChildCollectionsAtIndexes:(NSIndexSet *)indexes;
- (void)replaceChildCollectionsAtIndexes:(NSIndexSet *)indexes withChildCollections:(id<NSFastEnumeration>)collections;
- (void)moveChildCollectionsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)toIndex;
@end

@interface PHLivePhotoEditingContext : NSObject
- (nullable instancetype)initWithLivePhotoEditingInput:(PHContentEditingInput *)livePhotoInput;
@property (readonly) CIImage *fullSizeImage;
@property (readonly) CMTime duration;
@property (readonly) CMTime photoTime;
@property (copy, nullable) PHLivePhotoFrameProcessingBlock frameProcessor;
@property float audioVolume;
@property (readonly) CGImagePropertyOrientation orientation;
- (void)prepareLivePhotoForPlaybackWithTargetSize:(CGSize)targetSize options:(nullable NSDictionary<NSString *, id> *)options completionHandler:(void (^)(PHLivePhoto *_Nullable, NSError *_Nullable))handler;
- (void)saveLivePhotoToOutput:(PHContentEditingOutput *)output options:(nullable NSDictionary<NSString *, id> *)options completionHandler:(void (^)(BOOL, NSError *_Nullable))handler;
- (void)cancel;
@end

@interface PHImageRequestOptions : NSObject
@property (nonatomic) PHImageRequestOptionsVersion version;
@property (nonatomic) PHImageRequestOptionsDeliveryMode deliveryMode;
@property (nonatomic) PHImageRequestOptionsResizeMode resizeMode;
@property (nonatomic) CGRect normalizedCropRect;
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic, getter=isSynchronous) BOOL synchronous;
@property (nonatomic, copy, nullable) PHAssetImageProgressHandler progressHandler;
@end

@interface PHLivePhotoRequestOptions : NSObject
@property (nonatomic) PHImageRequestOptionsVersion version;
@property (nonatomic) PHImageRequestOptionsDeliveryMode deliveryMode;
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic, copy, nullable) PHAssetImageProgressHandler progressHandler;
@end

@interface PHVideoRequestOptions : NSObject
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic) PHVideoRequestOptionsVersion version;
@property (nonatomic) PHVideoRequestOptionsDeliveryMode deliveryMode;
@property (nonatomic, copy, nullable) PHAssetVideoProgressHandler progressHandler;
@end

@interface PHImageManager : NSObject
+ (PHImageManager *)defaultManager;
- (PHImageRequestID)requestImageForAsset:(PHAsset *)asset targetSize:(CGSize)targetSize contentMode:(PHImageContentMode)contentMode options:(nullable PHImageRequestOptions *)options resultHandler:(void (^)(UIImage *_Nullable, NSDictionary *_Nullable))resultHandler;
- (PHImageRequestID)requestImageDataForAsset:(PHAsset *)asset options:(nullable PHImageRequestOptions *)options resultHandler:(void (^)(NSData *_Nullable, NSString *_Nullable, UIImageOrientation, NSDictionary *_Nullable))resultHandler;
- (PHImageRequestID)requestImageDataAndOrientationForAsset:(PHAsset *)asset options:(nullable PHImageRequestOptions *)options resultHandler:(void (^)(NSData *_Nullable, NSString *_Nullable, CGImagePropertyOrientation, NSDictionary *_Nullable))resultHandler;
- (void)cancelImageRequest:(PHImageRequestID)requestID;
- (PHImageRequestID)requestLivePhotoForAsset:(PHAsset *)asset targetSize:(CGSize)targetSize contentMode:(PHImageContentMode)contentMode options:(nullable PHLivePhotoRequestOptions *)options resultHandler:(void (^)(PHLivePhoto *_Nullable, NSDictionary *_Nullable))resultHandler;
- (PHImageRequestID)requestPlayerItemForVideo:(PHAsset *)asset options:(nullable PHVideoRequestOptions *)options resultHandler:(void (^)(AVPlayerItem *_Nullable, NSDictionary *_Nullable))resultHandler;
- (PHImageRequestID)requestExportSessionForVideo:(PHAsset *)asset options:(nullable PHVideoRequestOptions *)options exportPreset:(NSString *)exportPreset resultHandler:(void (^)(AVAssetExportSession *_Nullable, NSDictionary *_Nullable))resultHandler;
- (PHImageRequestID)requestAVAssetForVideo:(PHAsset *)asset options:(nullable PHVideoRequestOptions *)options resultHandler:(void (^)(AVAsset *_Nullable, AVAudioMix *_Nullable, NSDictionary *_Nullable))resultHandler;
@end

@interface PHCachingImageManager : PHImageManager
@property (nonatomic) BOOL allowsCachingHighQualityImages;
- (void)startCachingImagesForAssets:(NSArray<PHAsset *> *)assets targetSize:(CGSize)targetSize contentMode:(PHImageContentMode)contentMode options:(nullable PHImageRequestOptions *)options;
- (void)stopCachingImagesForAssets:(NSArray<PHAsset *> *)assets targetSize:(CGSize)targetSize contentMode:(PHImageContentMode)contentMode options:(nullable PHImageRequestOptions *)options;
- (void)stopCachingImagesForAllAssets;
@end

@interface PHAssetResourceRequestOptions : NSObject
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic, copy, nullable) PHAssetResourceProgressHandler progressHandler;
@end

@interface PHAssetResourceManager : NSObject
+ (PHAssetResourceManager *)defaultManager;
- (PHAssetResourceDataRequestID)requestDataForAssetResource:(PHAssetResource *)resource options:(nullable PHAssetResourceRequestOptions *)options dataReceivedHandler:(void (^)(NSData *))handler completionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)writeDataForAssetResource:(PHAssetResource *)resource toFile:(NSURL *)fileURL options:(nullable PHAssetResourceRequestOptions *)options completionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)cancelDataRequest:(PHAssetResourceDataRequestID)requestID;
@end

@interface PHProjectChangeRequest : PHChangeRequest
- (instancetype)initWithProject:(PHProject *)project;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSData *projectExtensionData;
- (void)setKeyAsset:(nullable PHAsset *)keyAsset;
- (void)setProjectPreviewImage:(UIImage *)previewImage;
- (void)removeAssets:(id<NSFastEnumeration>)assets;
@end

@protocol PHContentEditingController <NSObject>
@optional
- (BOOL)canHandleAdjustmentData:(PHAdjustmentData *)adjustmentData;
- (void)startContentEditingWithInput:(PHContentEditingInput *)contentEditingInput placeholderImage:(UIImage *)placeholderImage;
- (void)finishContentEditingWithCompletionHandler:(void (^)(PHContentEditingOutput *_Nullable))completionHandler;
- (void)cancelContentEditing;
@property (nonatomic, readonly) BOOL shouldShowCancelConfirmation;
@end
