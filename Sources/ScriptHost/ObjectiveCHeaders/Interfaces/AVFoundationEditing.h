@interface AVCompositionTrack : AVAssetTrack
@property (nonatomic, readonly, copy) NSArray<AVCompositionTrackSegment *> *segments;
- (nullable AVCompositionTrackSegment *)segmentForTrackTime:(CMTime)trackTime;
- (BOOL)hasMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
- (CMTime)samplePresentationTimeForTrackTime:(CMTime)trackTime;
- (NSArray<AVMetadataItem *> *)metadataForFormat:(AVMetadataFormat)format;
- (NSArray<AVAssetTrack *> *)associatedTracksOfType:(AVTrackAssociationType)trackAssociationType;
@end

@interface AVAudioMix : NSObject
@property (nonatomic, readonly, copy) NSArray<AVAudioMixInputParameters *> *inputParameters;
@end

@interface AVVideoComposition : NSObject
+ (AVVideoComposition *)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset;
+ (void)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset completionHandler:(void (^)(AVVideoComposition *_Nullable, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) Class<AVVideoCompositing> customVideoCompositorClass;
@property (nonatomic, readonly) CMTime frameDuration;
@property (nonatomic, readonly) CMPersistentTrackID sourceTrackIDForFrameTiming;
@property (nonatomic, readonly) CGSize renderSize;
@property (nonatomic, readonly) float renderScale;
@property (nonatomic, readonly, copy) NSArray<id<AVVideoCompositionInstruction>> *instructions;
@property (nonatomic, readonly, nullable) AVVideoCompositionCoreAnimationTool *animationTool;
@property (nonatomic, readonly) NSArray<NSNumber *> *sourceSampleDataTrackIDs;
@property (nonatomic, readonly) NSString *colorPrimaries;
@property (nonatomic, readonly) NSString *colorYCbCrMatrix;
@property (nonatomic, readonly) NSString *colorTransferFunction;
+ (AVVideoComposition *)videoCompositionWithAsset:(AVAsset *)asset applyingCIFiltersWithHandler:(void (^)(AVAsynchronousCIImageFilteringRequest *))applier;
+ (void)videoCompositionWithAsset:(AVAsset *)asset applyingCIFiltersWithHandler:(void (^)(AVAsynchronousCIImageFilteringRequest *))applier completionHandler:(void (^)(AVVideoComposition *_Nullable, NSError *_Nullable))completionHandler;
@end

@protocol AVVideoCompositing <NSObject>
@optional
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *sourcePixelBufferAttributes;
@property (nonatomic, readonly) NSDictionary<NSString *, id> *requiredPixelBufferAttributesForRenderContext;
- (void)renderContextChanged:(AVVideoCompositionRenderContext *)newRenderContext;
- (void)startVideoCompositionRequest:(AVAsynchronousVideoCompositionRequest *)asyncVideoCompositionRequest;
- (void)cancelAllPendingVideoCompositionRequests;
@property (nonatomic, readonly) BOOL supportsWideColorSourceFrames;
@property (nonatomic, readonly) BOOL supportsHDRSourceFrames;
@property (nonatomic, readonly) BOOL canConformColorOfSourceFrames;
@end

@interface AVAssetExportSession : NSObject
+ (nullable instancetype)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)presetName;
- (nullable instancetype)initWithAsset:(AVAsset *)asset presetName:(NSString *)presetName;
@property (nonatomic, readonly) NSString *presetName;
@property (nonatomic, readonly) AVAsset *asset;
@property (nonatomic, copy, nullable) AVFileType outputFileType;
@property (nonatomic, copy, nullable) NSURL *outputURL;
@property (nonatomic) BOOL shouldOptimizeForNetworkUse;
@property (nonatomic, readonly) AVAssetExportSessionStatus status;
@property (nonatomic, readonly, nullable) NSError *error;
- (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler;
@property (nonatomic, readonly) float progress;
- (void)cancelExport;
+ (NSArray<NSString *> *)allExportPresets;
+ (NSArray<NSString *> *)exportPresetsCompatibleWithAsset:(AVAsset *)asset;
+ (void)determineCompatibilityOfExportPreset:(NSString *)presetName withAsset:(AVAsset *)asset outputFileType:(nullable AVFileType)outputFileType completionHandler:(void (^)(BOOL))handler;
@property (nonatomic, readonly) NSArray<AVFileType> *supportedFileTypes;
- (void)determineCompatibleFileTypesWithCompletionHandler:(void (^)(NSArray<AVFileType> *))handler;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, readonly) CMTime maxDuration;
@property (nonatomic, readonly) long long estimatedOutputFileLength;
@property (nonatomic) long long fileLengthLimit;
- (void)estimateMaximumDurationWithCompletionHandler:(void (^)(CMTime, NSError *_Nullable))handler;
- (void)estimateOutputFileLengthWithCompletionHandler:(void (^)(int64_t, NSError *_Nullable))handler;
@property (nonatomic, copy, nullable) NSArray<AVMetadataItem *> *metadata;
@property (nonatomic) AVMetadataItemFilter *metadataItemFilter;
@property (nonatomic, copy) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
@property (nonatomic, copy, nullable) AVAudioMix *audioMix;
@property (nonatomic, copy, nullable) AVVideoComposition *videoComposition;
@property (nonatomic, readonly) id<AVVideoCompositing> customVideoCompositor;
@property (nonatomic) AVAssetTrackGroupOutputHandling audioTrackGroupHandling;
@property (nonatomic) BOOL canPerformMultiplePassesOverSourceMediaData;
@property (nonatomic, copy) NSURL *directoryForTemporaryFiles;
@end

@interface AVAssetImageGenerator : NSObject
@property (nonatomic, readonly) AVAsset *asset;
@property (nonatomic) BOOL appliesPreferredTrackTransform;
@property (nonatomic) CGSize maximumSize;
@property (nonatomic, copy, nullable) AVAssetImageGeneratorApertureMode apertureMode;
@property (nonatomic, copy, nullable) AVVideoComposition *videoComposition;
@property (nonatomic, readonly) id<AVVideoCompositing> customVideoCompositor;
@property (nonatomic) CMTime requestedTimeToleranceBefore;
@property (nonatomic) CMTime requestedTimeToleranceAfter;
+ (instancetype)assetImageGeneratorWithAsset:(AVAsset *)asset;
- (instancetype)initWithAsset:(AVAsset *)asset;
- (nullable CGImageRef)copyCGImageAtTime:(CMTime)requestedTime actualTime:(nullable CMTime *)actualTime error:(NSError **)outError;
- (void)generateCGImagesAsynchronouslyForTimes:(NSArray<NSValue *> *)requestedTimes completionHandler:(AVAssetImageGeneratorCompletionHandler)handler;
- (void)generateCGImageAsynchronouslyForTime:(CMTime)requestedTime completionHandler:(void (^)(CGImageRef _Nullable, CMTime, NSError *_Nullable))handler;
- (void)cancelAllCGImageGeneration;
@end

@interface AVMutableTimedMetadataGroup : AVTimedMetadataGroup
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, copy) NSArray<AVMetadataItem *> *items;
@end

@interface AVMutableDateRangeMetadataGroup : AVDateRangeMetadataGroup
@property (nonatomic, copy) NSDate *startDate;
@property (nonatomic, copy, nullable) NSDate *endDate;
@property (nonatomic, copy) NSArray<AVMetadataItem *> *items;
@end

@interface AVAsynchronousVideoCompositionRequest : NSObject
@property (nonatomic, readonly) AVVideoCompositionRenderContext *renderContext;
@property (nonatomic, readonly) CMTime compositionTime;
@property (nonatomic, readonly) NSArray<NSNumber *> *sourceTrackIDs;
@property (nonatomic, readonly) NSArray<NSNumber *> *sourceSampleDataTrackIDs;
@property (nonatomic, readonly) id<AVVideoCompositionInstruction> videoCompositionInstruction;
- (nullable CVPixelBufferRef)sourceFrameByTrackID:(CMPersistentTrackID)trackID;
- (nullable CMSampleBufferRef)sourceSampleBufferByTrackID:(CMPersistentTrackID)trackID;
- (nullable AVTimedMetadataGroup *)sourceTimedMetadataByTrackID:(CMPersistentTrackID)trackID;
- (void)finishWithComposedVideoFrame:(CVPixelBufferRef)composedVideoFrame;
- (void)finishWithError:(NSError *)error;
- (void)finishCancelledRequest;
@end

@protocol AVVideoCompositionInstruction <NSObject>
@optional
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, readonly) BOOL enablePostProcessing;
@property (nonatomic, readonly) BOOL containsTweening;
@property (nonatomic, readonly, nullable) NSArray<NSValue *> *requiredSourceTrackIDs;
@property (nonatomic, readonly) CMPersistentTrackID passthroughTrackID;
@property (nonatomic, readonly) NSArray<NSNumber *> *requiredSourceSampleDataTrackIDs;
@end

@interface AVVideoCompositionRenderContext : NSObject
@property (nonatomic, readonly) CGSize size;
@property (nonatomic, readonly) CGAffineTransform renderTransform;
@property (nonatomic, readonly) float renderScale;
@property (nonatomic, readonly) AVPixelAspectRatio pixelAspectRatio;
@property (nonatomic, readonly) AVEdgeWidths edgeWidths;
@property (nonatomic, readonly) BOOL highQualityRendering;
@property (nonatomic, readonly) AVVideoComposition *videoComposition;
- (nullable CVPixelBufferRef)newPixelBuffer;
@end

@interface AVVideoCompositionCoreAnimationTool : NSObject
+ (instancetype)videoCompositionCoreAnimationToolWithAdditionalLayer:(CALayer *)layer asTrackID:(CMPersistentTrackID)trackID;
+ (instancetype)videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayer:(CALayer *)videoLayer inLayer:(CALayer *)animationLayer;
+ (instancetype)videoCompositionCoreAnimationToolWithPostProcessingAsVideoLayers:(NSArray<CALayer *> *)videoLayers inLayer:(CALayer *)animationLayer;
@end

@interface AVVideoCompositionLayerInstruction : NSObject
@property (nonatomic, readonly) CMPersistentTrackID trackID;
- (BOOL)getTransformRampForTime:(CMTime)time startTransform:(nullable CGAffineTransform *)startTransform endTransform:(nullable CGAffineTransform *)endTransform timeRange:(nullable CMTimeRange *)timeRange;
- (BOOL)getOpacityRampForTime:(CMTime)time startOpacity:(nullable float *)startOpacity endOpacity:(nullable float *)endOpacity timeRange:(nullable CMTimeRange *)timeRange;
- (BOOL)getCropRectangleRampForTime:(CMTime)time startCropRectangle:(nullable CGRect *)startCropRectangle endCropRectangle:(nullable CGRect *)endCropRectangle timeRange:(nullable CMTimeRange *)timeRange;
@end

@interface AVVideoCompositionInstruction : NSObject <AVVideoCompositionInstruction>
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, readonly, nullable) CGColorRef backgroundColor;
@property (nonatomic, readonly, copy) NSArray<AVVideoCompositionLayerInstruction *> *layerInstructions;
@property (nonatomic, readonly) BOOL enablePostProcessing;
@property (nonatomic, readonly) NSArray<NSValue *> *requiredSourceTrackIDs;
@property (nonatomic, readonly) CMPersistentTrackID passthroughTrackID;
@property (nonatomic, readonly) NSArray<NSNumber *> *requiredSourceSampleDataTrackIDs;
@end

@interface AVMutableVideoComposition : AVVideoComposition
+ (AVMutableVideoComposition *)videoComposition;
+ (AVMutableVideoComposition *)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset;
+ (void)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset completionHandler:(void (^)(AVMutableVideoComposition *_Nullable, NSError *_Nullable))completionHandler;
+ (AVMutableVideoComposition *)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset prototypeInstruction:(AVVideoCompositionInstruction *)prototypeInstruction;
+ (void)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset prototypeInstruction:(AVVideoCompositionInstruction *)prototypeInstruction completionHandler:(void (^)(AVMutableVideoComposition *_Nullable, NSError *_Nullable))completionHandler;
@property (nonatomic) Class<AVVideoCompositing> customVideoCompositorClass;
@property (nonatomic) CMTime frameDuration;
@property (nonatomic) CMPersistentTrackID sourceTrackIDForFrameTiming;
@property (nonatomic) CGSize renderSize;
@property (nonatomic) float renderScale;
@property (nonatomic, copy) NSArray<id<AVVideoCompositionInstruction>> *instructions;
@property (nonatomic, nullable) AVVideoCompositionCoreAnimationTool *animationTool;
@property (nonatomic, copy) NSArray<NSNumber *> *sourceSampleDataTrackIDs;
@property (nonatomic, copy) NSString *colorPrimaries;
@property (nonatomic, copy) NSString *colorYCbCrMatrix;
@property (nonatomic, copy) NSString *colorTransferFunction;
+ (AVMutableVideoComposition *)videoCompositionWithAsset:(AVAsset *)asset applyingCIFiltersWithHandler:(void (^)(AVAsynchronousCIImageFilteringRequest *))applier;
+ (void)videoCompositionWithAsset:(AVAsset *)asset applyingCIFiltersWithHandler:(void (^)(AVAsynchronousCIImageFilteringRequest *))applier completionHandler:(void (^)(AVMutableVideoComposition *_Nullable, NSError *_Nullable))completionHandler;
@end

@interface AVMutableVideoCompositionInstruction : AVVideoCompositionInstruction
+ (instancetype)videoCompositionInstruction;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, nullable) CGColorRef backgroundColor;
@property (nonatomic, copy) NSArray<AVVideoCompositionLayerInstruction *> *layerInstructions;
@property (nonatomic) BOOL enablePostProcessing;
@property (nonatomic, copy) NSArray<NSNumber *> *requiredSourceSampleDataTrackIDs;
@end

@interface AVMutableVideoCompositionLayerInstruction : AVVideoCompositionLayerInstruction
+ (instancetype)videoCompositionLayerInstructionWithAssetTrack:(AVAssetTrack *)track;
+ (instancetype)videoCompositionLayerInstruction;
@property (nonatomic) CMPersistentTrackID trackID;
- (void)setTransformRampFromStartTransform:(CGAffineTransform)startTransform toEndTransform:(CGAffineTransform)endTransform timeRange:(CMTimeRange)timeRange;
- (void)setTransform:(CGAffineTransform)transform atTime:(CMTime)time;
- (void)setOpacityRampFromStartOpacity:(float)startOpacity toEndOpacity:(float)endOpacity timeRange:(CMTimeRange)timeRange;
- (void)setOpacity:(float)opacity atTime:(CMTime)time;
- (void)setCropRectangleRampFromStartCropRectangle:(CGRect)startCropRectangle toEndCropRectangle:(CGRect)endCropRectangle timeRange:(CMTimeRange)timeRange;
- (void)setCropRectangle:(CGRect)cropRectangle atTime:(CMTime)time;
@end

@interface AVAudioMixInputParameters : NSObject
@property (nonatomic, readonly) CMPersistentTrackID trackID;
@property (nonatomic, readonly, copy, nullable) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
@property (nonatomic, readonly) MTAudioProcessingTapRef audioTapProcessor;
- (BOOL)getVolumeRampForTime:(CMTime)time startVolume:(nullable float *)startVolume endVolume:(nullable float *)endVolume timeRange:(nullable CMTimeRange *)timeRange;
@end

@interface AVMutableAudioMix : AVAudioMix
+ (instancetype)audioMix;
@property (nonatomic, copy) NSArray<AVAudioMixInputParameters *> *inputParameters;
@end

@interface AVMutableAudioMixInputParameters : AVAudioMixInputParameters
+ (instancetype)audioMixInputParametersWithTrack:(nullable AVAssetTrack *)track;
+ (instancetype)audioMixInputParameters;
@property (nonatomic) CMPersistentTrackID trackID;
@property (nonatomic, copy, nullable) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
@property (nonatomic) MTAudioProcessingTapRef audioTapProcessor;
- (void)setVolumeRampFromStartVolume:(float)startVolume toEndVolume:(float)endVolume timeRange:(CMTimeRange)timeRange;
- (void)setVolume:(float)volume atTime:(CMTime)time;
@end

@interface AVMutableMediaSelection : AVMediaSelection
- (void)selectMediaOption:(nullable AVMediaSelectionOption *)mediaSelectionOption inMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
@end

@interface AVComposition : AVAsset
@property (nonatomic, readonly) NSArray<AVCompositionTrack *> *tracks;
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly, copy) NSDictionary<NSString *, id> *URLAssetInitializationOptions;
- (nullable AVCompositionTrack *)trackWithTrackID:(CMPersistentTrackID)trackID;
- (void)loadTrackWithTrackID:(CMPersistentTrackID)trackID completionHandler:(void (^)(AVCompositionTrack *_Nullable_result, NSError *_Nullable))completionHandler;
- (NSArray<AVCompositionTrack *> *)tracksWithMediaType:(AVMediaType)mediaType;
- (void)loadTracksWithMediaType:(AVMediaType)mediaType completionHandler:(void (^)(NSArray<AVCompositionTrack *> *_Nullable, NSError *_Nullable))completionHandler;
- (NSArray<AVCompositionTrack *> *)tracksWithMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
- (void)loadTracksWithMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic completionHandler:(void (^)(NSArray<AVCompositionTrack *> *_Nullable, NSError *_Nullable))completionHandler;
- (NSArray<AVMetadataItem *> *)metadataForFormat:(AVMetadataFormat)format;
- (NSArray<AVTimedMetadataGroup *> *)chapterMetadataGroupsWithTitleLocale:(NSLocale *)locale containingItemsWithCommonKeys:(nullable NSArray<AVMetadataKey> *)commonKeys;
- (NSArray<AVTimedMetadataGroup *> *)chapterMetadataGroupsBestMatchingPreferredLanguages:(NSArray<NSString *> *)preferredLanguages;
- (nullable AVMediaSelectionGroup *)mediaSelectionGroupForMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
- (CMPersistentTrackID)unusedTrackID;
@end

@interface AVCompositionTrackSegment : AVAssetTrackSegment
+ (instancetype)compositionTrackSegmentWithURL:(NSURL *)URL trackID:(CMPersistentTrackID)trackID sourceTimeRange:(CMTimeRange)sourceTimeRange targetTimeRange:(CMTimeRange)targetTimeRange;
+ (instancetype)compositionTrackSegmentWithTimeRange:(CMTimeRange)timeRange;
- (instancetype)initWithURL:(NSURL *)URL trackID:(CMPersistentTrackID)trackID sourceTimeRange:(CMTimeRange)sourceTimeRange targetTimeRange:(CMTimeRange)targetTimeRange;
- (instancetype)initWithTimeRange:(CMTimeRange)timeRange;
@property (nonatomic, readonly, getter=isEmpty) BOOL empty;
@property (nonatomic, readonly, nullable) NSURL *sourceURL;
@property (nonatomic, readonly) CMPersistentTrackID sourceTrackID;
@end

@interface AVMutableCompositionTrack : AVCompositionTrack
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic) CMTimeScale naturalTimeScale;
@property (nonatomic, copy, nullable) NSString *languageCode;
@property (nonatomic, copy, nullable) NSString *extendedLanguageTag;
@property (nonatomic) CGAffineTransform preferredTransform;
@property (nonatomic) float preferredVolume;
@property (nonatomic, copy) NSArray<AVCompositionTrackSegment *> *segments;
- (BOOL)insertTimeRange:(CMTimeRange)timeRange ofTrack:(AVAssetTrack *)track atTime:(CMTime)startTime error:(NSError **)outError;
- (BOOL)insertTimeRanges:(NSArray<NSValue *> *)timeRanges ofTracks:(NSArray<AVAssetTrack *> *)tracks atTime:(CMTime)startTime error:(NSError **)outError;
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange;
- (void)removeTimeRange:(CMTimeRange)timeRange;
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration;
- (BOOL)validateTrackSegments:(NSArray<AVCompositionTrackSegment *> *)trackSegments error:(NSError **)outError;
- (void)addTrackAssociationToTrack:(AVCompositionTrack *)compositionTrack type:(AVTrackAssociationType)trackAssociationType;
- (void)removeTrackAssociationToTrack:(AVCompositionTrack *)compositionTrack type:(AVTrackAssociationType)trackAssociationType;
- (void)replaceFormatDescription:(CMFormatDescriptionRef)originalFormatDescription withFormatDescription:(nullable CMFormatDescriptionRef)replacementFormatDescription;
@end

@interface AVMutableComposition : AVComposition
@property (nonatomic, readonly) NSArray<AVMutableCompositionTrack *> *tracks;
@property (nonatomic) CGSize naturalSize;
+ (instancetype)composition;
+ (instancetype)compositionWithURLAssetInitializationOptions:(nullable NSDictionary<NSString *, id> *)URLAssetInitializationOptions;
- (BOOL)insertTimeRange:(CMTimeRange)timeRange ofAsset:(AVAsset *)asset atTime:(CMTime)startTime error:(NSError **)outError;
- (void)insertTimeRange:(CMTimeRange)timeRange ofAsset:(AVAsset *)asset atTime:(CMTime)startTime completionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)insertEmptyTimeRange:(CMTimeRange)timeRange;
- (void)removeTimeRange:(CMTimeRange)timeRange;
- (void)scaleTimeRange:(CMTimeRange)timeRange toDuration:(CMTime)duration;
- (nullable AVMutableCompositionTrack *)addMutableTrackWithMediaType:(AVMediaType)mediaType preferredTrackID:(CMPersistentTrackID)preferredTrackID;
- (void)removeTrack:(AVCompositionTrack *)track;
- (nullable AVMutableCompositionTrack *)mutableTrackCompatibleWithTrack:(AVAssetTrack *)track;
- (nullable AVMutableCompositionTrack *)trackWithTrackID:(CMPersistentTrackID)trackID;
- (void)loadTrackWithTrackID:(CMPersistentTrackID)trackID completionHandler:(void (^)(AVMutableCompositionTrack *_Nullable_result, NSError *_Nullable))completionHandler;
- (NSArray<AVMutableCompositionTrack *> *)tracksWithMediaType:(AVMediaType)mediaType;
- (void)loadTracksWithMediaType:(AVMediaType)mediaType completionHandler:(void (^)(NSArray<AVMutableCompositionTrack *> *_Nullable, NSError *_Nullable))completionHandler;
- (NSArray<AVMutableCompositionTrack *> *)tracksWithMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
- (void)loadTracksWithMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic completionHandler:(void (^)(NSArray<AVMutableCompositionTrack *> *_Nullable, NSError *_Nullable))completionHandler;
@end

@interface AVMutableMetadataItem : AVMetadataItem
@property (nonatomic, copy, nullable) AVMetadataIdentifier identifier;
@property (nonatomic, copy, nullable) NSString *extendedLanguageTag;
@property (nonatomic, copy, nullable) NSLocale *locale;
@property (nonatomic) CMTime time;
@property (nonatomic) CMTime duration;
@property (nonatomic, copy, nullable) NSString *dataType;
@property (nonatomic, copy, nullable) id<NSObject, NSCopying> value;
@property (nonatomic, copy, nullable) NSDictionary<AVMetadataExtraAttributeKey, id> *extraAttributes;
+ (AVMutableMetadataItem *)metadataItem;
@property (nonatomic, copy, nullable) NSDate *startDate;
@property (nonatomic, copy, nullable) AVMetadataKeySpace keySpace;
@property (nonatomic, copy, nullable) id<NSObject, NSCopying> key;
@end
