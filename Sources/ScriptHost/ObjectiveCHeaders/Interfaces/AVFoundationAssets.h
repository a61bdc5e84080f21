@protocol AVAsynchronousKeyValueLoading
@optional
- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)outError;
- (void)loadValuesAsynchronouslyForKeys:(NSArray<NSString *> *)keys completionHandler:(void (^_Nullable)(void))handler;
@end

@interface AVMediaSelectionOption : NSObject
@property (nonatomic, readonly) AVMediaType mediaType;
@property (nonatomic, readonly) NSArray<NSNumber *> *mediaSubTypes;
- (BOOL)hasMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
@property (nonatomic, readonly, getter=isPlayable) BOOL playable;
@property (nonatomic, readonly, nullable) NSString *extendedLanguageTag;
@property (nonatomic, readonly, nullable) NSLocale *locale;
@property (nonatomic, readonly) NSArray<AVMetadataItem *> *commonMetadata;
@property (nonatomic, readonly) NSArray<NSString *> *availableMetadataFormats;
- (NSArray<AVMetadataItem *> *)metadataForFormat:(NSString *)format;
- (nullable AVMediaSelectionOption *)associatedMediaSelectionOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
- (id)propertyList;
- (NSString *)displayNameWithLocale:(NSLocale *)locale;
@property (nonatomic, readonly) NSString *displayName;
- (nullable MPNowPlayingInfoLanguageOption *)makeNowPlayingInfoLanguageOption;
@end

@interface AVAssetTrack : NSObject <AVAsynchronousKeyValueLoading>
@property (nonatomic, readonly, weak, nullable) AVAsset *asset;
@property (nonatomic, readonly) CMPersistentTrackID trackID;
@property (nonatomic, readonly) AVMediaType mediaType;
@property (nonatomic, readonly) NSArray *formatDescriptions;
@property (nonatomic, readonly, getter=isPlayable) BOOL playable;
@property (nonatomic, readonly, getter=isDecodable) BOOL decodable;
@property (nonatomic, readonly, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly, getter=isSelfContained) BOOL selfContained;
@property (nonatomic, readonly) long long totalSampleDataLength;
- (BOOL)hasMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, readonly) CMTimeScale naturalTimeScale;
@property (nonatomic, readonly) float estimatedDataRate;
@property (nonatomic, readonly, nullable) NSString *languageCode;
@property (nonatomic, readonly, nullable) NSString *extendedLanguageTag;
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly) CGAffineTransform preferredTransform;
@property (nonatomic, readonly) float preferredVolume;
@property (nonatomic, readonly) BOOL hasAudioSampleDependencies;
@property (nonatomic, readonly) float nominalFrameRate;
@property (nonatomic, readonly) CMTime minFrameDuration;
@property (nonatomic, readonly) BOOL requiresFrameReordering;
@property (nonatomic, readonly, copy) NSArray<AVAssetTrackSegment *> *segments;
- (nullable AVAssetTrackSegment *)segmentForTrackTime:(CMTime)trackTime;
- (void)loadSegmentForTrackTime:(CMTime)trackTime completionHandler:(void (^)(AVAssetTrackSegment *_Nullable_result, NSError *_Nullable))completionHandler;
- (CMTime)samplePresentationTimeForTrackTime:(CMTime)trackTime;
- (void)loadSamplePresentationTimeForTrackTime:(CMTime)trackTime completionHandler:(void (^)(CMTime, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) NSArray<AVMetadataItem *> *commonMetadata;
@property (nonatomic, readonly) NSArray<AVMetadataItem *> *metadata;
@property (nonatomic, readonly) NSArray<AVMetadataFormat> *availableMetadataFormats;
- (NSArray<AVMetadataItem *> *)metadataForFormat:(AVMetadataFormat)format;
- (void)loadMetadataForFormat:(AVMetadataFormat)format completionHandler:(void (^)(NSArray<AVMetadataItem *> *_Nullable, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) NSArray<AVTrackAssociationType> *availableTrackAssociationTypes;
- (NSArray<AVAssetTrack *> *)associatedTracksOfType:(AVTrackAssociationType)trackAssociationType;
- (void)loadAssociatedTracksOfType:(AVTrackAssociationType)trackAssociationType completionHandler:(void (^)(NSArray<AVAssetTrack *> *_Nullable, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) BOOL canProvideSampleCursors;
@end

@interface AVMetadataItem : NSObject <AVAsynchronousKeyValueLoading>
@property (nonatomic, readonly, copy, nullable) AVMetadataIdentifier identifier;
@property (nonatomic, readonly, copy, nullable) NSString *extendedLanguageTag;
@property (nonatomic, readonly, copy, nullable) NSLocale *locale;
@property (nonatomic, readonly) CMTime time;
@property (nonatomic, readonly) CMTime duration;
@property (nonatomic, readonly, copy, nullable) NSString *dataType;
@property (nonatomic, readonly, copy, nullable) id<NSObject, NSCopying> value;
@property (nonatomic, readonly, copy, nullable) NSDictionary<AVMetadataExtraAttributeKey, id> *extraAttributes;
@property (nonatomic, readonly, copy, nullable) NSDate *startDate;
@property (nonatomic, readonly, nullable) NSString *stringValue;
@property (nonatomic, readonly, nullable) NSNumber *numberValue;
@property (nonatomic, readonly, nullable) NSDate *dateValue;
@property (nonatomic, readonly, nullable) NSData *dataValue;
- (AVKeyValueStatus)statusOfValueForKey:(NSString *)key error:(NSError **)outError;
- (void)loadValuesAsynchronouslyForKeys:(NSArray<NSString *> *)keys completionHandler:(void (^_Nullable)(void))handler;
+ (NSArray<AVMetadataItem *> *)metadataItemsFromArray:(NSArray<AVMetadataItem *> *)metadataItems filteredAndSortedAccordingToPreferredLanguages:(NSArray<NSString *> *)preferredLanguages;
+ (NSArray<AVMetadataItem *> *)metadataItemsFromArray:(NSArray<AVMetadataItem *> *)metadataItems filteredByIdentifier:(AVMetadataIdentifier)identifier;
+ (NSArray<AVMetadataItem *> *)metadataItemsFromArray:(NSArray<AVMetadataItem *> *)metadataItems filteredByMetadataItemFilter:(AVMetadataItemFilter *)metadataItemFilter;
+ (nullable AVMetadataIdentifier)identifierForKey:(id)key keySpace:(AVMetadataKeySpace)keySpace;
+ (nullable AVMetadataKeySpace)keySpaceForIdentifier:(AVMetadataIdentifier)identifier;
+ (nullable id)keyForIdentifier:(AVMetadataIdentifier)identifier;
@property (nonatomic, readonly, copy, nullable) id<NSObject, NSCopying> key;
@property (nonatomic, readonly, copy, nullable) AVMetadataKey commonKey;
@property (nonatomic, readonly, copy, nullable) AVMetadataKeySpace keySpace;
+ (AVMetadataItem *)metadataItemWithPropertiesOfMetadataItem:(AVMetadataItem *)metadataItem valueLoadingHandler:(void (^)(AVMetadataItemValueRequest *))handler;
+ (NSArray<AVMetadataItem *> *)metadataItemsFromArray:(NSArray<AVMetadataItem *> *)metadataItems withLocale:(NSLocale *)locale;
+ (NSArray<AVMetadataItem *> *)metadataItemsFromArray:(NSArray<AVMetadataItem *> *)metadataItems withKey:(nullable id)key keySpace:(nullable AVMetadataKeySpace)keySpace;
@end

@interface AVMediaSelection : NSObject
@property (nonatomic, readonly, weak, nullable) AVAsset *asset;
- (nullable AVMediaSelectionOption *)selectedMediaOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
- (BOOL)mediaSelectionCriteriaCanBeAppliedAutomaticallyToMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
@end

@interface AVDisplayCriteria : NSObject
@end

@interface AVAsset : NSObject <AVAsynchronousKeyValueLoading>
+ (instancetype)assetWithURL:(NSURL *)URL;
@property (nonatomic, readonly) CMTime duration;
@property (nonatomic, readonly) float preferredRate;
@property (nonatomic, readonly) float preferredVolume;
@property (nonatomic, readonly) CGAffineTransform preferredTransform;
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly) AVDisplayCriteria *preferredDisplayCriteria;
@property (nonatomic, readonly) CMTime minimumTimeOffsetFromLive;
@property (nonatomic, readonly) BOOL providesPreciseDurationAndTiming;
- (void)cancelLoading;
@property (nonatomic, readonly) AVAssetReferenceRestrictions referenceRestrictions;
@property (nonatomic, readonly) NSArray<AVAssetTrack *> *tracks;
- (nullable AVAssetTrack *)trackWithTrackID:(CMPersistentTrackID)trackID;
- (void)loadTrackWithTrackID:(CMPersistentTrackID)trackID completionHandler:(void (^)(AVAssetTrack *_Nullable_result, NSError *_Nullable))completionHandler;
- (NSArray<AVAssetTrack *> *)tracksWithMediaType:(AVMediaType)mediaType;
- (void)loadTracksWithMediaType:(AVMediaType)mediaType completionHandler:(void (^)(NSArray<AVAssetTrack *> *_Nullable, NSError *_Nullable))completionHandler;
- (NSArray<AVAssetTrack *> *)tracksWithMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
- (void)loadTracksWithMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic completionHandler:(void (^)(NSArray<AVAssetTrack *> *_Nullable, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) NSArray<AVAssetTrackGroup *> *trackGroups;
@property (nonatomic, readonly, nullable) AVMetadataItem *creationDate;
@property (nonatomic, readonly, nullable) NSString *lyrics;
@property (nonatomic, readonly) NSArray<AVMetadataItem *> *commonMetadata;
@property (nonatomic, readonly) NSArray<AVMetadataItem *> *metadata;
@property (nonatomic, readonly) NSArray<AVMetadataFormat> *availableMetadataFormats;
- (NSArray<AVMetadataItem *> *)metadataForFormat:(AVMetadataFormat)format;
- (void)loadMetadataForFormat:(AVMetadataFormat)format completionHandler:(void (^)(NSArray<AVMetadataItem *> *_Nullable, NSError *_Nullable))completionHandler;
@property (readonly) NSArray<NSLocale *> *availableChapterLocales;
- (NSArray<AVTimedMetadataGroup *> *)chapterMetadataGroupsWithTitleLocale:(NSLocale *)locale containingItemsWithCommonKeys:(nullable NSArray<AVMetadataKey> *)commonKeys;
- (void)loadChapterMetadataGroupsWithTitleLocale:(NSLocale *)locale containingItemsWithCommonKeys:(NSArray<AVMetadataKey> *)commonKeys completionHandler:(void (^)(NSArray<AVTimedMetadataGroup *> *_Nullable, NSError *_Nullable))completionHandler;
- (NSArray<AVTimedMetadataGroup *> *)chapterMetadataGroupsBestMatchingPreferredLanguages:(NSArray<NSString *> *)preferredLanguages;
- (void)loadChapterMetadataGroupsBestMatchingPreferredLanguages:(NSArray<NSString *> *)preferredLanguages completionHandler:(void (^)(NSArray<AVTimedMetadataGroup *> *_Nullable, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) NSArray<AVMediaCharacteristic> *availableMediaCharacteristicsWithMediaSelectionOptions;
- (nullable AVMediaSelectionGroup *)mediaSelectionGroupForMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
- (void)loadMediaSelectionGroupForMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic completionHandler:(void (^)(AVMediaSelectionGroup *_Nullable_result, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) AVMediaSelection *preferredMediaSelection;
@property (nonatomic, readonly) NSArray<AVMediaSelection *> *allMediaSelections;
@property (nonatomic, readonly) BOOL hasProtectedContent;
@property (nonatomic, readonly) BOOL canContainFragments;
@property (nonatomic, readonly) BOOL containsFragments;
@property (nonatomic, readonly) CMTime overallDurationHint;
@property (nonatomic, readonly, getter=isPlayable) BOOL playable;
@property (nonatomic, readonly, getter=isExportable) BOOL exportable;
@property (nonatomic, readonly, getter=isReadable) BOOL readable;
@property (nonatomic, readonly, getter=isComposable) BOOL composable;
@property (nonatomic, readonly, getter=isCompatibleWithSavedPhotosAlbum) BOOL compatibleWithSavedPhotosAlbum;
@property (nonatomic, readonly, getter=isCompatibleWithAirPlayVideo) BOOL compatibleWithAirPlayVideo;
- (CMPersistentTrackID)unusedTrackID;
- (void)findUnusedTrackIDWithCompletionHandler:(void (^)(CMPersistentTrackID, NSError *_Nullable))completionHandler;
@end

@interface AVAssetTrackGroup : NSObject
@property (nonatomic, readonly) NSArray<NSNumber *> *trackIDs;
@end

@interface AVMetadataGroup : NSObject
@property (nonatomic, readonly, copy) NSArray<AVMetadataItem *> *items;
@property (nonatomic, readonly, nullable) NSString *classifyingLabel;
@property (nonatomic, readonly, nullable) NSString *uniqueID;
@end

@interface AVTimedMetadataGroup : AVMetadataGroup
- (instancetype)initWithItems:(NSArray<AVMetadataItem *> *)items timeRange:(CMTimeRange)timeRange;
- (nullable instancetype)initWithSampleBuffer:(CMSampleBufferRef)sampleBuffer;
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, readonly, copy) NSArray<AVMetadataItem *> *items;
@end

@interface AVMediaSelectionGroup : NSObject
@property (nonatomic, readonly) NSArray<AVMediaSelectionOption *> *options;
@property (nonatomic, readonly, nullable) AVMediaSelectionOption *defaultOption;
@property (nonatomic, readonly) BOOL allowsEmptySelection;
- (nullable AVMediaSelectionOption *)mediaSelectionOptionWithPropertyList:(id)plist;
+ (NSArray<AVMediaSelectionOption *> *)playableMediaSelectionOptionsFromArray:(NSArray<AVMediaSelectionOption *> *)mediaSelectionOptions;
+ (NSArray<AVMediaSelectionOption *> *)mediaSelectionOptionsFromArray:(NSArray<AVMediaSelectionOption *> *)mediaSelectionOptions filteredAndSortedAccordingToPreferredLanguages:(NSArray<NSString *> *)preferredLanguages;
+ (NSArray<AVMediaSelectionOption *> *)mediaSelectionOptionsFromArray:(NSArray<AVMediaSelectionOption *> *)mediaSelectionOptions withLocale:(NSLocale *)locale;
+ (NSArray<AVMediaSelectionOption *> *)mediaSelectionOptionsFromArray:(NSArray<AVMediaSelectionOption *> *)mediaSelectionOptions withMediaCharacteristics:(NSArray<AVMediaCharacteristic> *)mediaCharacteristics;
+ (NSArray<AVMediaSelectionOption *> *)mediaSelectionOptionsFromArray:(NSArray<AVMediaSelectionOption *> *)mediaSelectionOptions withoutMediaCharacteristics:(NSArray<AVMediaCharacteristic> *)mediaCharacteristics;
- (MPNowPlayingInfoLanguageOptionGroup *)makeNowPlayingInfoLanguageOptionGroup;
@end

@interface AVURLAsset : AVAsset <NSItemProviderReading, NSItemProviderWriting>
+ (NSArray<AVFileType> *)audiovisualTypes;
+ (NSArray<NSString *> *)audiovisualMIMETypes;
+ (BOOL)isPlayableExtendedMIMEType:(NSString *)extendedMIMEType;
+ (instancetype)URLAssetWithURL:(NSURL *)URL options:(nullable NSDictionary<NSString *, id> *)options;
- (instancetype)initWithURL:(NSURL *)URL options:(nullable NSDictionary<NSString *, id> *)options;
@property (nonatomic, readonly, copy) NSURL *URL;
@property (nonatomic, readonly) NSUUID *httpSessionIdentifier;
@property (nonatomic, readonly) AVAssetResourceLoader *resourceLoader;
@property (nonatomic, readonly) AVAssetCache *assetCache;
- (nullable AVAssetTrack *)compatibleTrackForCompositionTrack:(AVCompositionTrack *)compositionTrack;
- (void)findCompatibleTrackForCompositionTrack:(AVCompositionTrack *)compositionTrack completionHandler:(void (^)(AVAssetTrack *_Nullable_result, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) BOOL mayRequireContentKeysForMediaDataProcessing;
@end

@interface AVAssetResourceLoader : NSObject
- (void)setDelegate:(nullable id<AVAssetResourceLoaderDelegate>)delegate queue:(nullable dispatch_queue_t)delegateQueue;
@property (nonatomic, readonly, weak, nullable) id<AVAssetResourceLoaderDelegate> delegate;
@property (nonatomic, readonly, nullable) dispatch_queue_t delegateQueue;
@property (nonatomic) BOOL preloadsEligibleContentKeys;
@end

@interface AVAssetCache : NSObject
@property (nonatomic, readonly, getter=isPlayableOffline) BOOL playableOffline;
- (NSArray<AVMediaSelectionOption *> *)mediaSelectionOptionsInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
@end

@interface AVMetadataItemFilter : NSObject
+ (AVMetadataItemFilter *)metadataItemFilterForSharing;
@end

@interface AVDateRangeMetadataGroup : AVMetadataGroup
- (instancetype)initWithItems:(NSArray<AVMetadataItem *> *)items startDate:(NSDate *)startDate endDate:(nullable NSDate *)endDate;
@property (nonatomic, readonly, copy) NSDate *startDate;
@property (nonatomic, readonly, copy, nullable) NSDate *endDate;
@property (nonatomic, readonly, copy) NSArray<AVMetadataItem *> *items;
@end

@interface AVAsynchronousCIImageFilteringRequest : NSObject
@property (nonatomic, readonly) CGSize renderSize;
@property (nonatomic, readonly) CMTime compositionTime;
@property (nonatomic, readonly) CIImage *sourceImage;
- (void)finishWithImage:(CIImage *)filteredImage context:(nullable CIContext *)context;
- (void)finishWithError:(NSError *)error;
@end

@protocol AVAssetResourceLoaderDelegate <NSObject>
@optional
- (BOOL)resourceLoader:(AVAssetResourceLoader *)resourceLoader shouldWaitForLoadingOfRequestedResource:(AVAssetResourceLoadingRequest *)loadingRequest;
- (void)resourceLoader:(AVAssetResourceLoader *)resourceLoader didCancelLoadingRequest:(AVAssetResourceLoadingRequest *)loadingRequest;
- (BOOL)resourceLoader:(AVAssetResourceLoader *)resourceLoader shouldWaitForResponseToAuthenticationChallenge:(NSURLAuthenticationChallenge *)authenticationChallenge;
- (void)resourceLoader:(AVAssetResourceLoader *)resourceLoader didCancelAuthenticationChallenge:(NSURLAuthenticationChallenge *)authenticationChallenge;
@end

@interface AVAssetResourceLoadingRequest : NSObject
@property (nonatomic, readonly) NSURLRequest *request;
@property (nonatomic, readonly, getter=isFinished) BOOL finished;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) AVAssetResourceLoadingContentInformationRequest *contentInformationRequest;
@property (nonatomic, readonly) AVAssetResourceLoadingDataRequest *dataRequest;
@property (nonatomic, copy) NSURLResponse *response;
@property (nonatomic, copy) NSURLRequest *redirect;
- (void)finishLoading;
- (void)finishLoadingWithError:(nullable NSError *)error;
- (nullable NSData *)streamingContentKeyRequestDataForApp:(NSData *)appIdentifier contentIdentifier:(NSData *)contentIdentifier options:(nullable NSDictionary<NSString *, id> *)options error:(NSError **)outError;
- (nullable NSData *)persistentContentKeyFromKeyVendorResponse:(NSData *)keyVendorResponse options:(nullable NSDictionary<NSString *, id> *)options error:(NSError **)outError;
- (void)finishLoadingWithResponse:(nullable NSURLResponse *)response data:(nullable NSData *)data redirect:(nullable NSURLRequest *)redirect;
@end

@interface AVAssetResourceLoadingContentInformationRequest : NSObject
@property (nonatomic, copy, nullable) NSString *contentType;
@property (nonatomic, readonly) NSArray<NSString *> *allowedContentTypes;
@property (nonatomic) long long contentLength;
@property (nonatomic, getter=isByteRangeAccessSupported) BOOL byteRangeAccessSupported;
@property (nonatomic, copy) NSDate *renewalDate;
@property (nonatomic, getter=isEntireLengthAvailableOnDemand) BOOL entireLengthAvailableOnDemand;
@end

@interface AVAssetResourceLoadingDataRequest : NSObject
@property (nonatomic, readonly) long long requestedOffset;
@property (nonatomic, readonly) NSInteger requestedLength;
@property (nonatomic, readonly) BOOL requestsAllDataToEndOfResource;
@property (nonatomic, readonly) long long currentOffset;
- (void)respondWithData:(NSData *)data;
@end

@interface AVAssetTrackSegment : NSObject
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@end

@interface AVAssetDownloadTask : NSURLSessionTask
@property (nonatomic, readonly) AVURLAsset *URLAsset;
@property (nonatomic, readonly) NSURL *destinationURL;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *options;
@property (nonatomic, readonly) NSArray<NSValue *> *loadedTimeRanges;
@property (readonly, copy) NSURLRequest *originalRequest;
@property (readonly, copy) NSURLRequest *currentRequest;
@property (readonly, copy) NSURLResponse *response;
@end

@interface AVAggregateAssetDownloadTask : NSURLSessionTask
@property (nonatomic, readonly) AVURLAsset *URLAsset;
@end

@protocol AVAssetDownloadDelegate <NSURLSessionTaskDelegate>
@optional
- (void)URLSession:(NSURLSession *)session assetDownloadTask:(AVAssetDownloadTask *)assetDownloadTask didFinishDownloadingToURL:(NSURL *)location;
- (void)URLSession:(NSURLSession *)session assetDownloadTask:(AVAssetDownloadTask *)assetDownloadTask didLoadTimeRange:(CMTimeRange)timeRange totalTimeRangesLoaded:(NSArray<NSValue *> *)loadedTimeRanges timeRangeExpectedToLoad:(CMTimeRange)timeRangeExpectedToLoad;
- (void)URLSession:(NSURLSession *)session assetDownloadTask:(AVAssetDownloadTask *)assetDownloadTask didResolveMediaSelection:(AVMediaSelection *)resolvedMediaSelection;
- (void)URLSession:(NSURLSession *)session aggregateAssetDownloadTask:(AVAggregateAssetDownloadTask *)aggregateAssetDownloadTask willDownloadToURL:(NSURL *)location;
- (void)URLSession:(NSURLSession *)session aggregateAssetDownloadTask:(AVAggregateAssetDownloadTask *)aggregateAssetDownloadTask didCompleteForMediaSelection:(AVMediaSelection *)mediaSelection;
- (void)URLSession:(NSURLSession *)session aggregateAssetDownloadTask:(AVAggregateAssetDownloadTask *)aggregateAssetDownloadTask didLoadTimeRange:(CMTimeRange)timeRange totalTimeRangesLoaded:(NSArray<NSValue *> *)loadedTimeRanges timeRangeExpectedToLoad:(CMTimeRange)timeRangeExpectedToLoad forMediaSelection:(AVMediaSelection *)mediaSelection;
@end

@interface AVAssetDownloadURLSession : NSURLSession
+ (AVAssetDownloadURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration assetDownloadDelegate:(nullable id<AVAssetDownloadDelegate>)delegate delegateQueue:(nullable NSOperationQueue *)delegateQueue;
- (nullable AVAssetDownloadTask *)assetDownloadTaskWithURLAsset:(AVURLAsset *)URLAsset destinationURL:(NSURL *)destinationURL options:(nullable NSDictionary<NSString *, id> *)options;
- (nullable AVAssetDownloadTask *)assetDownloadTaskWithURLAsset:(AVURLAsset *)URLAsset assetTitle:(NSString *)title assetArtworkData:(nullable NSData *)artworkData options:(nullable NSDictionary<NSString *, id> *)options;
+ (NSURLSession *)sharedSession;
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration;
+ (NSURLSession *)sessionWithConfiguration:(NSURLSessionConfiguration *)configuration delegate:(nullable id<NSURLSessionDelegate>)delegate delegateQueue:(nullable NSOperationQueue *)queue;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request;
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)fileURL;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(NSData *)bodyData;
- (NSURLSessionUploadTask *)uploadTaskWithStreamedRequest:(NSURLRequest *)request;
- (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request;
- (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url;
- (NSURLSessionDownloadTask *)downloadTaskWithResumeData:(NSData *)resumeData;
- (NSURLSessionDataTask *)dataTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))completionHandler;
- (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))completionHandler;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromFile:(NSURL *)fileURL completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))completionHandler;
- (NSURLSessionUploadTask *)uploadTaskWithRequest:(NSURLRequest *)request fromData:(nullable NSData *)bodyData completionHandler:(void (^)(NSData *, NSURLResponse *, NSError *))completionHandler;
- (NSURLSessionDownloadTask *)downloadTaskWithRequest:(NSURLRequest *)request completionHandler:(void (^)(NSURL *, NSURLResponse *, NSError *))completionHandler;
- (NSURLSessionDownloadTask *)downloadTaskWithURL:(NSURL *)url completionHandler:(void (^)(NSURL *, NSURLResponse *, NSError *))completionHandler;
- (NSURLSessionDownloadTask *)downloadTaskWithResumeData:(NSData *)resumeData completionHandler:(void (^)(NSURL *, NSURLResponse *, NSError *))completionHandler;
@end

@interface AVMetadataItemValueRequest : NSObject
@property (readonly, weak, nullable) AVMetadataItem *metadataItem;
- (void)respondWithValue:(id<NSObject, NSCopying>)value;
- (void)respondWithError:(NSError *)error;
@end

@interface AVOutputSettingsAssistant : NSObject
+ (NSArray<AVOutputSettingsPreset> *)availableOutputSettingsPresets;
+ (nullable instancetype)outputSettingsAssistantWithPreset:(AVOutputSettingsPreset)presetIdentifier;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *audioSettings;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *videoSettings;
@property (nonatomic, readonly) AVFileType outputFileType;
@property (nonatomic, nullable) CMAudioFormatDescriptionRef sourceAudioFormat;
@property (nonatomic, nullable) CMVideoFormatDescriptionRef sourceVideoFormat;
@property (nonatomic) CMTime sourceVideoAverageFrameDuration;
@property (nonatomic) CMTime sourceVideoMinFrameDuration;
@end

@interface AVTextStyleRule : NSObject
+ (id)propertyListForTextStyleRules:(NSArray<AVTextStyleRule *> *)textStyleRules;
+ (nullable NSArray<AVTextStyleRule *> *)textStyleRulesFromPropertyList:(id)plist;
+ (nullable AVTextStyleRule *)textStyleRuleWithTextMarkupAttributes:(NSDictionary<NSString *, id> *)textMarkupAttributes;
+ (nullable AVTextStyleRule *)textStyleRuleWithTextMarkupAttributes:(NSDictionary<NSString *, id> *)textMarkupAttributes textSelector:(nullable NSString *)textSelector;
- (nullable instancetype)initWithTextMarkupAttributes:(NSDictionary<NSString *, id> *)textMarkupAttributes;
- (nullable instancetype)initWithTextMarkupAttributes:(NSDictionary<NSString *, id> *)textMarkupAttributes textSelector:(nullable NSString *)textSelector;
@property (nonatomic, readonly) NSDictionary<NSString *, id> *textMarkupAttributes;
@property (nonatomic, readonly, nullable) NSString *textSelector;
@end
