typedef NSUInteger ALAssetsGroupType;
enum : ALAssetsGroupType {
  ALAssetsGroupLibrary = 1, ALAssetsGroupAlbum = 2, ALAssetsGroupEvent = 4, ALAssetsGroupFaces = 8,
  ALAssetsGroupSavedPhotos = 16, ALAssetsGroupPhotoStream = 32, ALAssetsGroupAll = 0xFFFFFFFF
};
typedef NS_ENUM(NSInteger, ALAssetOrientation) {
  ALAssetOrientationUp, ALAssetOrientationDown, ALAssetOrientationLeft, ALAssetOrientationRight,
  ALAssetOrientationUpMirrored, ALAssetOrientationDownMirrored, ALAssetOrientationLeftMirrored,
  ALAssetOrientationRightMirrored
};
typedef NS_ENUM(NSInteger, ALAuthorizationStatus) {
  ALAuthorizationStatusNotDetermined, ALAuthorizationStatusRestricted, ALAuthorizationStatusDenied,
  ALAuthorizationStatusAuthorized
};
typedef void (^ALAssetsLibraryGroupsEnumerationResultsBlock)(ALAssetsGroup *, BOOL *);
typedef void (^ALAssetsLibraryAssetForURLResultBlock)(ALAsset *);
typedef void (^ALAssetsLibraryGroupResultBlock)(ALAssetsGroup *);
typedef void (^ALAssetsLibraryAccessFailureBlock)(NSError *);
typedef void (^ALAssetsLibraryWriteImageCompletionBlock)(NSURL *, NSError *);
typedef void (^ALAssetsLibraryWriteVideoCompletionBlock)(NSURL *, NSError *);
typedef void (^ALAssetsGroupEnumerationResultsBlock)(ALAsset *, NSUInteger, BOOL *);
extern NSString *const ALAssetsLibraryChangedNotification, *const ALAssetLibraryUpdatedAssetsKey,
  *const ALAssetLibraryInsertedAssetGroupsKey, *const ALAssetLibraryUpdatedAssetGroupsKey,
  *const ALAssetLibraryDeletedAssetGroupsKey, *const ALAssetsLibraryErrorDomain,
  *const ALErrorInvalidProperty, *const ALAssetPropertyType, *const ALAssetPropertyLocation,
  *const ALAssetPropertyDuration, *const ALAssetPropertyOrientation, *const ALAssetPropertyDate,
  *const ALAssetPropertyRepresentations, *const ALAssetPropertyURLs,
  *const ALAssetPropertyAssetURL, *const ALAssetTypePhoto, *const ALAssetTypeVideo,
  *const ALAssetTypeUnknown, *const ALAssetsGroupPropertyName, *const ALAssetsGroupPropertyType,
  *const ALAssetsGroupPropertyPersistentID, *const ALAssetsGroupPropertyURL;

@interface ALAsset : NSObject
- (id)valueForProperty:(NSString *)property;
- (ALAssetRepresentation *)defaultRepresentation;
- (ALAssetRepresentation *)representationForUTI:(NSString *)representationUTI;
- (CGImageRef)thumbnail;
- (CGImageRef)aspectRatioThumbnail;
- (void)writeModifiedImageDataToSavedPhotosAlbum:(NSData *)imageData metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeModifiedVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock;
@property (nonatomic, readonly) ALAsset *originalAsset;
@property (nonatomic, readonly, getter=isEditable) BOOL editable;
- (void)setImageData:(NSData *)imageData metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)setVideoAtPath:(NSURL *)videoPathURL completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock;
@end

@interface ALAssetsGroup : NSObject
- (id)valueForProperty:(NSString *)property;
- (CGImageRef)posterImage;
- (void)setAssetsFilter:(ALAssetsFilter *)filter;
- (NSInteger)numberOfAssets;
- (void)enumerateAssetsUsingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock;
- (void)enumerateAssetsWithOptions:(NSEnumerationOptions)options usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock;
- (void)enumerateAssetsAtIndexes:(NSIndexSet *)indexSet options:(NSEnumerationOptions)options usingBlock:(ALAssetsGroupEnumerationResultsBlock)enumerationBlock;
@property (nonatomic, readonly, getter=isEditable) BOOL editable;
- (BOOL)addAsset:(ALAsset *)asset;
@end

@interface ALAssetsLibrary : NSObject
- (void)enumerateGroupsWithTypes:(ALAssetsGroupType)types usingBlock:(ALAssetsLibraryGroupsEnumerationResultsBlock)enumerationBlock failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)assetForURL:(NSURL *)assetURL resultBlock:(ALAssetsLibraryAssetForURLResultBlock)resultBlock failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)groupForURL:(NSURL *)groupURL resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)addAssetsGroupAlbumWithName:(NSString *)name resultBlock:(ALAssetsLibraryGroupResultBlock)resultBlock failureBlock:(ALAssetsLibraryAccessFailureBlock)failureBlock;
- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef orientation:(ALAssetOrientation)orientation completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeImageToSavedPhotosAlbum:(CGImageRef)imageRef metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeImageDataToSavedPhotosAlbum:(NSData *)imageData metadata:(NSDictionary *)metadata completionBlock:(ALAssetsLibraryWriteImageCompletionBlock)completionBlock;
- (void)writeVideoAtPathToSavedPhotosAlbum:(NSURL *)videoPathURL completionBlock:(ALAssetsLibraryWriteVideoCompletionBlock)completionBlock;
- (BOOL)videoAtPathIsCompatibleWithSavedPhotosAlbum:(NSURL *)videoPathURL;
+ (ALAuthorizationStatus)authorizationStatus;
+ (void)disableSharedPhotoStreamsSupport;
@end

@interface ALAssetRepresentation : NSObject
- (NSString *)UTI;
- (CGSize)dimensions;
- (long long)size;
- (NSUInteger)getBytes:(uint8_t *)buffer fromOffset:(long long)offset length:(NSUInteger)length error:(NSError **)error;
- (CGImageRef)fullResolutionImage;
- (CGImageRef)CGImageWithOptions:(NSDictionary *)options;
- (CGImageRef)fullScreenImage;
- (NSURL *)url;
- (NSDictionary *)metadata;
- (ALAssetOrientation)orientation;
- (float)scale;
- (NSString *)filename;
@end

@interface ALAssetsFilter : NSObject
+ (ALAssetsFilter *)allPhotos;
+ (ALAssetsFilter *)allVideos;
+ (ALAssetsFilter *)allAssets;
@end
