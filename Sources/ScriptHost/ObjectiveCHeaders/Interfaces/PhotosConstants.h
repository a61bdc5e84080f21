typedef int32_t PHLivePhotoRequestID;
typedef NSUInteger PHContentEditingInputRequestID;
typedef NSString *const PHLivePhotoEditingOption;
typedef int32_t PHImageRequestID;
typedef int32_t PHAssetResourceDataRequestID;
typedef NS_ENUM(NSInteger, PHImageContentMode) {
  PHImageContentModeAspectFit, PHImageContentModeAspectFill, PHImageContentModeDefault = 0
};
typedef NS_ENUM(NSInteger, PHCollectionListType) {
  PHCollectionListTypeMomentList = 1, PHCollectionListTypeFolder, PHCollectionListTypeSmartFolder
};
typedef NS_ENUM(NSInteger, PHCollectionListSubtype) {
  PHCollectionListSubtypeMomentListCluster = 1, PHCollectionListSubtypeMomentListYear,
  PHCollectionListSubtypeRegularFolder = 100, PHCollectionListSubtypeSmartFolderEvents = 200,
  PHCollectionListSubtypeSmartFolderFaces, PHCollectionListSubtypeAny = 9223372036854775807
};
typedef NS_ENUM(NSInteger, PHCollectionEditOperation) {
  PHCollectionEditOperationDeleteContent = 1, PHCollectionEditOperationRemoveContent,
  PHCollectionEditOperationAddContent, PHCollectionEditOperationCreateContent,
  PHCollectionEditOperationRearrangeContent, PHCollectionEditOperationDelete,
  PHCollectionEditOperationRename
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
  PHAssetCollectionSubtypeSmartAlbumCinematic, PHAssetCollectionSubtypeAny = 9223372036854775807
};
typedef NS_ENUM(NSInteger, PHAssetEditOperation) {
  PHAssetEditOperationDelete = 1, PHAssetEditOperationContent, PHAssetEditOperationProperties
};
typedef NS_ENUM(NSInteger, PHAssetPlaybackStyle) {
  PHAssetPlaybackStyleUnsupported, PHAssetPlaybackStyleImage, PHAssetPlaybackStyleImageAnimated,
  PHAssetPlaybackStyleLivePhoto, PHAssetPlaybackStyleVideo, PHAssetPlaybackStyleVideoLooping
};
typedef NS_ENUM(NSInteger, PHAssetMediaType) {
  PHAssetMediaTypeUnknown, PHAssetMediaTypeImage, PHAssetMediaTypeVideo, PHAssetMediaTypeAudio
};
typedef NS_OPTIONS(NSUInteger, PHAssetMediaSubtype) {
  PHAssetMediaSubtypeNone, PHAssetMediaSubtypePhotoPanorama = 1 << 0,
  PHAssetMediaSubtypePhotoHDR = 1 << 1, PHAssetMediaSubtypePhotoScreenshot = 1 << 2,
  PHAssetMediaSubtypePhotoLive = 1 << 3, PHAssetMediaSubtypePhotoDepthEffect = 1 << 4,
  PHAssetMediaSubtypeVideoStreamed = 1 << 16, PHAssetMediaSubtypeVideoHighFrameRate = 1 << 17,
  PHAssetMediaSubtypeVideoTimelapse = 1 << 18, PHAssetMediaSubtypeVideoCinematic = 1 << 21
};
typedef NS_ENUM(NSUInteger, PHAssetBurstSelectionType) {
  PHAssetBurstSelectionTypeNone, PHAssetBurstSelectionTypeAutoPick,
  PHAssetBurstSelectionTypeUserPick
};
typedef NS_OPTIONS(NSUInteger, PHAssetSourceType) {
  PHAssetSourceTypeNone, PHAssetSourceTypeUserLibrary = 1 << 0,
  PHAssetSourceTypeCloudShared = 1 << 1, PHAssetSourceTypeiTunesSynced = 1 << 2
};
typedef NS_ENUM(NSInteger, PHAssetResourceType) {
  PHAssetResourceTypePhoto = 1, PHAssetResourceTypeVideo, PHAssetResourceTypeAudio,
  PHAssetResourceTypeAlternatePhoto, PHAssetResourceTypeFullSizePhoto,
  PHAssetResourceTypeFullSizeVideo, PHAssetResourceTypeAdjustmentData,
  PHAssetResourceTypeAdjustmentBasePhoto, PHAssetResourceTypePairedVideo,
  PHAssetResourceTypeFullSizePairedVideo, PHAssetResourceTypeAdjustmentBasePairedVideo,
  PHAssetResourceTypeAdjustmentBaseVideo
};
typedef NS_ENUM(NSInteger, PHObjectType) {
  PHObjectTypeAsset = 1, PHObjectTypeAssetCollection, PHObjectTypeCollectionList
};
typedef NS_ENUM(NSInteger, PHAuthorizationStatus) {
  PHAuthorizationStatusNotDetermined, PHAuthorizationStatusRestricted, PHAuthorizationStatusDenied,
  PHAuthorizationStatusAuthorized, PHAuthorizationStatusLimited
};
typedef NS_ENUM(NSInteger, PHAccessLevel) { PHAccessLevelAddOnly = 1, PHAccessLevelReadWrite };
typedef NS_ENUM(NSInteger, PHPhotosError) {
  PHPhotosErrorInternalError = -1, PHPhotosErrorUserCancelled = 3072,
  PHPhotosErrorLibraryVolumeOffline = 3114, PHPhotosErrorRelinquishingLibraryBundleToWriter = 3142,
  PHPhotosErrorSwitchingSystemPhotoLibrary, PHPhotosErrorNetworkAccessRequired = 3164,
  PHPhotosErrorNetworkError = 3169, PHPhotosErrorIdentifierNotFound = 3201,
  PHPhotosErrorMultipleIdentifiersFound, PHPhotosErrorChangeNotSupported = 3300,
  PHPhotosErrorOperationInterrupted, PHPhotosErrorInvalidResource, PHPhotosErrorMissingResource,
  PHPhotosErrorNotEnoughSpace = 3305, PHPhotosErrorRequestNotSupportedForAsset,
  PHPhotosErrorAccessRestricted = 3310, PHPhotosErrorAccessUserDenied,
  PHPhotosErrorLibraryInFileProviderSyncRoot = 5423,
  PHPhotosErrorPersistentChangeTokenExpired = 3105,
  PHPhotosErrorPersistentChangeDetailsUnavailable = 3210, PHPhotosErrorInvalid = -1
};
typedef NS_ENUM(NSInteger, PHLivePhotoFrameType) {
  PHLivePhotoFrameTypePhoto, PHLivePhotoFrameTypeVideo
};
typedef NS_ENUM(NSInteger, PHLivePhotoEditingErrorCode) {
  PHLivePhotoEditingErrorCodeUnknown, PHLivePhotoEditingErrorCodeAborted
};
typedef NS_ENUM(NSInteger, PHImageRequestOptionsVersion) {
  PHImageRequestOptionsVersionCurrent, PHImageRequestOptionsVersionUnadjusted,
  PHImageRequestOptionsVersionOriginal
};
typedef NS_ENUM(NSInteger, PHImageRequestOptionsDeliveryMode) {
  PHImageRequestOptionsDeliveryModeOpportunistic,
  PHImageRequestOptionsDeliveryModeHighQualityFormat, PHImageRequestOptionsDeliveryModeFastFormat
};
typedef NS_ENUM(NSInteger, PHImageRequestOptionsResizeMode) {
  PHImageRequestOptionsResizeModeNone, PHImageRequestOptionsResizeModeFast,
  PHImageRequestOptionsResizeModeExact
};
typedef NS_ENUM(NSInteger, PHVideoRequestOptionsVersion) {
  PHVideoRequestOptionsVersionCurrent, PHVideoRequestOptionsVersionOriginal
};
typedef NS_ENUM(NSInteger, PHVideoRequestOptionsDeliveryMode) {
  PHVideoRequestOptionsDeliveryModeAutomatic, PHVideoRequestOptionsDeliveryModeHighQualityFormat,
  PHVideoRequestOptionsDeliveryModeMediumQualityFormat, PHVideoRequestOptionsDeliveryModeFastFormat
};
typedef CIImage *_Nullable (^PHLivePhotoFrameProcessingBlock)(id<PHLivePhotoFrame>, NSError **);
typedef void (^PHAssetImageProgressHandler)(double, NSError *_Nullable, BOOL *, NSDictionary *_Nullable);
typedef void (^PHAssetVideoProgressHandler)(double, NSError *_Nullable, BOOL *, NSDictionary *_Nullable);
typedef void (^PHAssetResourceProgressHandler)(double);
extern NSErrorDomain const PHPhotosErrorDomain;
extern NSErrorUserInfoKey const PHLocalIdentifiersErrorKey;
extern PHLivePhotoRequestID const PHLivePhotoRequestIDInvalid;
extern NSString *const PHLivePhotoInfoErrorKey, *const PHLivePhotoInfoIsDegradedKey,
  *const PHLivePhotoInfoCancelledKey, *const PHContentEditingInputResultIsInCloudKey,
  *const PHContentEditingInputCancelledKey, *const PHContentEditingInputErrorKey,
  *const PHLivePhotoEditingErrorDomain, *const PHImageResultIsInCloudKey,
  *const PHImageResultIsDegradedKey, *const PHImageResultRequestIDKey, *const PHImageCancelledKey,
  *const PHImageErrorKey, *const PHLocalIdentifierNotFound;
extern PHLivePhotoEditingOption const PHLivePhotoShouldRenderAtPlaybackTime;
extern PHImageRequestID const PHInvalidImageRequestID;
extern CGSize const PHImageManagerMaximumSize;
extern PHAssetResourceDataRequestID const PHInvalidAssetResourceDataRequestID;

typedef NS_ENUM(NSUInteger, PHLivePhotoBadgeOptions) {
  PHLivePhotoBadgeOptionsOverContent = 1, PHLivePhotoBadgeOptionsLiveOff
};
typedef NS_ENUM(NSInteger, PHLivePhotoViewPlaybackStyle) {
  PHLivePhotoViewPlaybackStyleUndefined, PHLivePhotoViewPlaybackStyleFull,
  PHLivePhotoViewPlaybackStyleHint
};
