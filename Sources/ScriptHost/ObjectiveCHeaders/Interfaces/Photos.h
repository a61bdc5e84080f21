typedef NS_ENUM(NSInteger, PHAuthorizationStatus) {
  PHAuthorizationStatusNotDetermined, PHAuthorizationStatusRestricted, PHAuthorizationStatusDenied,
  PHAuthorizationStatusAuthorized, PHAuthorizationStatusLimited
};
typedef NS_ENUM(NSInteger, PHAssetMediaType) {
  PHAssetMediaTypeUnknown, PHAssetMediaTypeImage, PHAssetMediaTypeVideo, PHAssetMediaTypeAudio
};
typedef NS_OPTIONS(NSUInteger, PHAssetMediaSubtype) {
  PHAssetMediaSubtypeNone, PHAssetMediaSubtypePhotoPanorama = 1, PHAssetMediaSubtypePhotoHDR = 2,
  PHAssetMediaSubtypePhotoScreenshot = 4, PHAssetMediaSubtypePhotoLive = 8
};
typedef NS_ENUM(NSInteger, PHImageContentMode) {
  PHImageContentModeAspectFit, PHImageContentModeAspectFill,
  PHImageContentModeDefault = PHImageContentModeAspectFit
};
typedef NS_ENUM(NSInteger, PHImageRequestOptionsResizeMode) {
  PHImageRequestOptionsResizeModeNone, PHImageRequestOptionsResizeModeFast,
  PHImageRequestOptionsResizeModeExact
};
typedef NS_ENUM(NSInteger, PHImageRequestOptionsDeliveryMode) {
  PHImageRequestOptionsDeliveryModeOpportunistic,
  PHImageRequestOptionsDeliveryModeHighQualityFormat, PHImageRequestOptionsDeliveryModeFastFormat
};
typedef NS_ENUM(NSInteger, PHImageRequestOptionsVersion) {
  PHImageRequestOptionsVersionCurrent, PHImageRequestOptionsVersionUnadjusted,
  PHImageRequestOptionsVersionOriginal
};
typedef NS_ENUM(NSInteger, PHAssetCollectionType) {
  PHAssetCollectionTypeAlbum = 1, PHAssetCollectionTypeSmartAlbum, PHAssetCollectionTypeMoment
};
typedef NS_ENUM(NSInteger, PHAssetCollectionSubtype) {
  PHAssetCollectionSubtypeAlbumRegular = 2, PHAssetCollectionSubtypeAlbumSyncedEvent,
  PHAssetCollectionSubtypeAlbumSyncedFaces, PHAssetCollectionSubtypeAlbumSyncedAlbum,
  PHAssetCollectionSubtypeAlbumImported, PHAssetCollectionSubtypeAlbumMyPhotoStream = 100,
  PHAssetCollectionSubtypeAlbumCloudShared, PHAssetCollectionSubtypeSmartAlbumGeneric = 200,
  PHAssetCollectionSubtypeSmartAlbumPanoramas, PHAssetCollectionSubtypeSmartAlbumVideos,
  PHAssetCollectionSubtypeSmartAlbumFavorites, PHAssetCollectionSubtypeSmartAlbumTimelapses,
  PHAssetCollectionSubtypeSmartAlbumAllHidden, PHAssetCollectionSubtypeSmartAlbumRecentlyAdded,
  PHAssetCollectionSubtypeSmartAlbumBursts, PHAssetCollectionSubtypeSmartAlbumSlomoVideos,
  PHAssetCollectionSubtypeSmartAlbumUserLibrary, PHAssetCollectionSubtypeSmartAlbumSelfPortraits,
  PHAssetCollectionSubtypeSmartAlbumScreenshots, PHAssetCollectionSubtypeSmartAlbumDepthEffect,
  PHAssetCollectionSubtypeSmartAlbumLivePhotos, PHAssetCollectionSubtypeSmartAlbumAnimated,
  PHAssetCollectionSubtypeSmartAlbumLongExposures,
  PHAssetCollectionSubtypeSmartAlbumUnableToUpload, PHAssetCollectionSubtypeSmartAlbumRAW,
  PHAssetCollectionSubtypeSmartAlbumCinematic, PHAssetCollectionSubtypeAny = NSIntegerMax
};
typedef NS_ENUM(NSInteger, PHCollectionListType) {
  PHCollectionListTypeMomentList = 1, PHCollectionListTypeFolder, PHCollectionListTypeSmartFolder
};
typedef NS_ENUM(NSInteger, PHCollectionListSubtype) {
  PHCollectionListSubtypeMomentListCluster = 1, PHCollectionListSubtypeMomentListYear,
  PHCollectionListSubtypeRegularFolder = 100, PHCollectionListSubtypeSmartFolderEvents = 200,
  PHCollectionListSubtypeSmartFolderFaces, PHCollectionListSubtypeAny = NSIntegerMax
};
typedef NS_ENUM(NSInteger, PHAccessLevel) { PHAccessLevelAddOnly = 1, PHAccessLevelReadWrite };
typedef int32_t PHImageRequestID;
typedef int32_t PHLivePhotoRequestID;
enum { PHInvalidImageRequestID = 0 };
typedef void (^PHAssetImageProgressHandler)(double progress, NSError *_Nullable error, BOOL *stop, NSDictionary *_Nullable info);
typedef PHAssetImageProgressHandler PHAssetVideoProgressHandler;
extern NSString *const PHImageErrorKey, *const PHImageResultIsDegradedKey, *const PHImageCancelledKey,
  *const PHImageResultIsInCloudKey, *const PHImageResultRequestIDKey, *const PHLivePhotoInfoErrorKey,
  *const PHLivePhotoInfoIsDegradedKey, *const PHLivePhotoInfoCancelledKey;
extern CGSize const PHImageManagerMaximumSize;

@interface PHObject : NSObject
@property (nonatomic, copy, readonly) NSString *localIdentifier;
@end

@interface PHFetchOptions : NSObject
@property (nonatomic, strong, nullable) NSPredicate *predicate;
@property (nonatomic, strong, nullable) NSArray<NSSortDescriptor *> *sortDescriptors;
@property (nonatomic) NSUInteger fetchLimit;
@end

@interface PHFetchResult<ObjectType> : NSObject
@property (readonly) NSUInteger count;
@property (nonatomic, readonly, nullable) ObjectType firstObject;
@property (nonatomic, readonly, nullable) ObjectType lastObject;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSUInteger)countOfAssetsWithMediaType:(PHAssetMediaType)type;
@end

@interface PHFetchResultChangeDetails<ObjectType> : NSObject
@property (readonly, strong) PHFetchResult<ObjectType> *fetchResultBeforeChanges;
@property (readonly, strong) PHFetchResult<ObjectType> *fetchResultAfterChanges;
@property (readonly) BOOL hasIncrementalChanges;
@property (readonly, nullable) NSIndexSet *removedIndexes;
@property (readonly) NSArray<ObjectType> *removedObjects;
@property (readonly, nullable) NSIndexSet *insertedIndexes;
@property (readonly) NSArray<ObjectType> *insertedObjects;
@property (readonly, nullable) NSIndexSet *changedIndexes;
@property (readonly) NSArray<ObjectType> *changedObjects;
@property (readonly) BOOL hasMoves;
@end

@interface PHChange : NSObject
- (nullable PHFetchResultChangeDetails *)changeDetailsForFetchResult:(PHFetchResult *)result;
@end

@protocol PHPhotoLibraryChangeObserver <NSObject>
- (void)photoLibraryDidChange:(PHChange *)change;
@end

@interface PHAsset : PHObject
@property (nonatomic, readonly) PHAssetMediaType mediaType;
@property (nonatomic, readonly) PHAssetMediaSubtype mediaSubtypes;
@property (nonatomic, readonly) NSUInteger pixelWidth;
@property (nonatomic, readonly) NSUInteger pixelHeight;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly, nullable) NSDate *creationDate;
@property (nonatomic, readonly, nullable) NSDate *modificationDate;
+ (PHFetchResult<PHAsset *> *)fetchAssetsInAssetCollection:(PHAssetCollection *)collection options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchAssetsWithLocalIdentifiers:(NSArray<NSString *> *)identifiers options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchAssetsWithOptions:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAsset *> *)fetchKeyAssetsInAssetCollection:(PHAssetCollection *)collection options:(nullable PHFetchOptions *)options;
@end

@interface PHCollection : PHObject
@property (nonatomic, readonly, nullable) NSString *localizedTitle;
@end

@interface PHAssetCollection : PHCollection
@property (nonatomic, readonly) PHAssetCollectionType assetCollectionType;
@property (nonatomic, readonly) PHAssetCollectionSubtype assetCollectionSubtype;
@property (nonatomic, readonly) NSUInteger estimatedAssetCount;
+ (PHFetchResult<PHAssetCollection *> *)fetchAssetCollectionsWithType:(PHAssetCollectionType)type subtype:(PHAssetCollectionSubtype)subtype options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHAssetCollection *> *)fetchAssetCollectionsWithLocalIdentifiers:(NSArray<NSString *> *)identifiers options:(nullable PHFetchOptions *)options;
@end

@interface PHCollectionList : PHCollection
@property (nonatomic, readonly) PHCollectionListType collectionListType;
@property (nonatomic, readonly) PHCollectionListSubtype collectionListSubtype;
+ (PHFetchResult<PHCollection *> *)fetchTopLevelUserCollectionsWithOptions:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHCollection *> *)fetchCollectionsInCollectionList:(PHCollectionList *)list options:(nullable PHFetchOptions *)options;
+ (PHFetchResult<PHCollectionList *> *)fetchCollectionListsWithType:(PHCollectionListType)type subtype:(PHCollectionListSubtype)subtype options:(nullable PHFetchOptions *)options;
@end

@interface PHImageRequestOptions : NSObject
@property (nonatomic) PHImageRequestOptionsVersion version;
@property (nonatomic) PHImageRequestOptionsDeliveryMode deliveryMode;
@property (nonatomic) PHImageRequestOptionsResizeMode resizeMode;
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic, getter=isSynchronous) BOOL synchronous;
@property (nonatomic, copy, nullable) PHAssetImageProgressHandler progressHandler;
@end

@interface PHVideoRequestOptions : NSObject
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic, copy, nullable) PHAssetVideoProgressHandler progressHandler;
@end

@interface PHLivePhotoRequestOptions : NSObject
@property (nonatomic, getter=isNetworkAccessAllowed) BOOL networkAccessAllowed;
@property (nonatomic, copy, nullable) PHAssetImageProgressHandler progressHandler;
@end

@interface PHLivePhoto : NSObject
@end

@interface PHLivePhotoView : UIView
@property (nonatomic, strong, nullable) PHLivePhoto *livePhoto;
@end

@interface PHImageManager : NSObject
+ (PHImageManager *)defaultManager;
- (PHImageRequestID)requestImageForAsset:(PHAsset *)asset targetSize:(CGSize)size contentMode:(PHImageContentMode)mode options:(nullable PHImageRequestOptions *)options resultHandler:(void (^)(UIImage *_Nullable result, NSDictionary *_Nullable info))handler;
- (PHImageRequestID)requestImageDataForAsset:(PHAsset *)asset options:(nullable PHImageRequestOptions *)options resultHandler:(void (^)(NSData *_Nullable data, NSString *_Nullable uti, UIImageOrientation orientation, NSDictionary *_Nullable info))handler;
- (void)cancelImageRequest:(PHImageRequestID)request;
@end

@interface PHCachingImageManager : PHImageManager
@end

@interface PHAssetChangeRequest : NSObject
+ (nullable instancetype)creationRequestForAssetFromImage:(UIImage *)image;
+ (nullable instancetype)creationRequestForAssetFromImageAtFileURL:(NSURL *)url;
+ (nullable instancetype)creationRequestForAssetFromVideoAtFileURL:(NSURL *)url;
@property (nonatomic, strong, nullable) NSDate *creationDate;
@property (nonatomic, strong, readonly, nullable) PHObject *placeholderForCreatedAsset;
@end

@interface PHAssetCollectionChangeRequest : NSObject
+ (nullable instancetype)changeRequestForAssetCollection:(PHAssetCollection *)collection;
- (void)addAssets:(id<NSFastEnumeration>)assets;
@end

@interface PHPhotoLibrary : NSObject
+ (PHPhotoLibrary *)sharedPhotoLibrary;
+ (PHAuthorizationStatus)authorizationStatus;
+ (void)requestAuthorization:(void (^)(PHAuthorizationStatus status))handler;
+ (PHAuthorizationStatus)authorizationStatusForAccessLevel:(PHAccessLevel)level;
+ (void)requestAuthorizationForAccessLevel:(PHAccessLevel)level handler:(void (^)(PHAuthorizationStatus status))handler;
- (void)registerChangeObserver:(id<PHPhotoLibraryChangeObserver>)observer;
- (void)unregisterChangeObserver:(id<PHPhotoLibraryChangeObserver>)observer;
- (void)performChanges:(dispatch_block_t)change completionHandler:(nullable void (^)(BOOL success, NSError *_Nullable error))handler;
- (BOOL)performChangesAndWait:(dispatch_block_t)change error:(NSError *_Nullable *_Nullable)error;
@end
