@interface AVAssetReaderOutput : NSObject
@property (nonatomic, readonly) AVMediaType mediaType;
@property (nonatomic) BOOL alwaysCopiesSampleData;
- (nullable CMSampleBufferRef)copyNextSampleBuffer;
@property (nonatomic) BOOL supportsRandomAccess;
- (void)resetForReadingTimeRanges:(NSArray<NSValue *> *)timeRanges;
- (void)markConfigurationAsFinal;
@end

@interface AVAssetReader : NSObject
+ (nullable instancetype)assetReaderWithAsset:(AVAsset *)asset error:(NSError **)outError;
- (nullable instancetype)initWithAsset:(AVAsset *)asset error:(NSError **)outError;
@property (nonatomic, readonly) AVAsset *asset;
@property (readonly) AVAssetReaderStatus status;
@property (readonly, nullable) NSError *error;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, readonly) NSArray<AVAssetReaderOutput *> *outputs;
- (BOOL)canAddOutput:(AVAssetReaderOutput *)output;
- (void)addOutput:(AVAssetReaderOutput *)output;
- (BOOL)startReading;
- (void)cancelReading;
@end

@interface AVAssetReaderTrackOutput : AVAssetReaderOutput
+ (instancetype)assetReaderTrackOutputWithTrack:(AVAssetTrack *)track outputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings;
- (instancetype)initWithTrack:(AVAssetTrack *)track outputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings;
@property (nonatomic, readonly) AVAssetTrack *track;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *outputSettings;
@property (nonatomic, copy) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
@end

@interface AVAssetReaderAudioMixOutput : AVAssetReaderOutput
+ (instancetype)assetReaderAudioMixOutputWithAudioTracks:(NSArray<AVAssetTrack *> *)audioTracks audioSettings:(nullable NSDictionary<NSString *, id> *)audioSettings;
- (instancetype)initWithAudioTracks:(NSArray<AVAssetTrack *> *)audioTracks audioSettings:(nullable NSDictionary<NSString *, id> *)audioSettings;
@property (nonatomic, readonly) NSArray<AVAssetTrack *> *audioTracks;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *audioSettings;
@property (nonatomic, copy, nullable) AVAudioMix *audioMix;
@property (nonatomic, copy) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
@end

@interface AVAssetReaderVideoCompositionOutput : AVAssetReaderOutput
+ (instancetype)assetReaderVideoCompositionOutputWithVideoTracks:(NSArray<AVAssetTrack *> *)videoTracks videoSettings:(nullable NSDictionary<NSString *, id> *)videoSettings;
- (instancetype)initWithVideoTracks:(NSArray<AVAssetTrack *> *)videoTracks videoSettings:(nullable NSDictionary<NSString *, id> *)videoSettings;
@property (nonatomic, readonly) NSArray<AVAssetTrack *> *videoTracks;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *videoSettings;
@property (nonatomic, copy, nullable) AVVideoComposition *videoComposition;
@property (nonatomic, readonly) id<AVVideoCompositing> customVideoCompositor;
@end

@interface AVAssetReaderOutputMetadataAdaptor : NSObject
+ (instancetype)assetReaderOutputMetadataAdaptorWithAssetReaderTrackOutput:(AVAssetReaderTrackOutput *)trackOutput;
- (instancetype)initWithAssetReaderTrackOutput:(AVAssetReaderTrackOutput *)trackOutput;
@property (nonatomic, readonly) AVAssetReaderTrackOutput *assetReaderTrackOutput;
- (nullable AVTimedMetadataGroup *)nextTimedMetadataGroup;
@end

@interface AVAssetReaderSampleReferenceOutput : AVAssetReaderOutput
+ (instancetype)assetReaderSampleReferenceOutputWithTrack:(AVAssetTrack *)track;
- (instancetype)initWithTrack:(AVAssetTrack *)track;
@property (nonatomic, readonly) AVAssetTrack *track;
@end

@interface AVAssetWriterInput : NSObject
+ (instancetype)assetWriterInputWithMediaType:(AVMediaType)mediaType outputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings;
+ (instancetype)assetWriterInputWithMediaType:(AVMediaType)mediaType outputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings sourceFormatHint:(nullable CMFormatDescriptionRef)sourceFormatHint;
- (instancetype)initWithMediaType:(AVMediaType)mediaType outputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings;
- (instancetype)initWithMediaType:(AVMediaType)mediaType outputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings sourceFormatHint:(nullable CMFormatDescriptionRef)sourceFormatHint;
@property (nonatomic, readonly) AVMediaType mediaType;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *outputSettings;
@property (nonatomic, readonly) CMFormatDescriptionRef sourceFormatHint;
@property (nonatomic, copy) NSArray<AVMetadataItem *> *metadata;
@property (nonatomic, readonly, getter=isReadyForMoreMediaData) BOOL readyForMoreMediaData;
@property (nonatomic) BOOL expectsMediaDataInRealTime;
- (void)requestMediaDataWhenReadyOnQueue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block;
- (BOOL)appendSampleBuffer:(CMSampleBufferRef)sampleBuffer;
- (void)markAsFinished;
@property (nonatomic, copy) NSString *languageCode;
@property (nonatomic, copy) NSString *extendedLanguageTag;
@property (nonatomic) CGSize naturalSize;
@property (nonatomic) CGAffineTransform transform;
@property (nonatomic) float preferredVolume;
@property (nonatomic) BOOL marksOutputTrackAsEnabled;
@property (nonatomic) CMTimeScale mediaTimeScale;
@property (nonatomic) CMTime preferredMediaChunkDuration;
@property (nonatomic) NSInteger preferredMediaChunkAlignment;
@property (nonatomic, copy) NSURL *sampleReferenceBaseURL;
@property (nonatomic, copy) AVAssetWriterInputMediaDataLocation mediaDataLocation;
- (BOOL)canAddTrackAssociationWithTrackOfInput:(AVAssetWriterInput *)input type:(NSString *)trackAssociationType;
- (void)addTrackAssociationWithTrackOfInput:(AVAssetWriterInput *)input type:(NSString *)trackAssociationType;
@property (nonatomic) BOOL performsMultiPassEncodingIfSupported;
@property (nonatomic, readonly) BOOL canPerformMultiplePasses;
@property (readonly) AVAssetWriterInputPassDescription *currentPassDescription;
- (void)respondToEachPassDescriptionOnQueue:(dispatch_queue_t)queue usingBlock:(dispatch_block_t)block;
- (void)markCurrentPassAsFinished;
@end

typedef NS_ENUM(NSInteger, AVAssetWriterStatus) {
  AVAssetWriterStatusUnknown, AVAssetWriterStatusWriting, AVAssetWriterStatusCompleted,
  AVAssetWriterStatusFailed, AVAssetWriterStatusCancelled
};
@interface AVAssetWriter : NSObject
+ (nullable instancetype)assetWriterWithURL:(NSURL *)outputURL fileType:(AVFileType)outputFileType error:(NSError **)outError;
- (nullable instancetype)initWithURL:(NSURL *)outputURL fileType:(AVFileType)outputFileType error:(NSError **)outError;
- (instancetype)initWithContentType:(UTType *)outputContentType;
@property (nonatomic, readonly, copy) NSURL *outputURL;
@property (nonatomic, readonly, copy) AVFileType outputFileType;
@property (nonatomic, readonly) NSArray<AVMediaType> *availableMediaTypes;
@property (readonly, nullable) NSError *error;
@property (nonatomic, copy) NSArray<AVMetadataItem *> *metadata;
@property (nonatomic) BOOL shouldOptimizeForNetworkUse;
@property (nonatomic, copy) NSURL *directoryForTemporaryFiles;
@property (nonatomic, readonly) NSArray<AVAssetWriterInput *> *inputs;
- (BOOL)canApplyOutputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings forMediaType:(AVMediaType)mediaType;
- (BOOL)canAddInput:(AVAssetWriterInput *)input;
- (void)addInput:(AVAssetWriterInput *)input;
- (BOOL)startWriting;
- (void)startSessionAtSourceTime:(CMTime)startTime;
- (void)endSessionAtSourceTime:(CMTime)endTime;
- (void)cancelWriting;
- (BOOL)finishWriting;
- (void)finishWritingWithCompletionHandler:(void (^)(void))handler;
@property (nonatomic) CMTime movieFragmentInterval;
@property (nonatomic) NSInteger initialMovieFragmentSequenceNumber;
@property (nonatomic) BOOL producesCombinableFragments;
@property (nonatomic) CMTime overallDurationHint;
@property (nonatomic) CMTimeScale movieTimeScale;
- (BOOL)canAddInputGroup:(AVAssetWriterInputGroup *)inputGroup;
- (void)addInputGroup:(AVAssetWriterInputGroup *)inputGroup;
@property (nonatomic, readonly) NSArray<AVAssetWriterInputGroup *> *inputGroups;
@property (nonatomic) CMTime preferredOutputSegmentInterval;
@property (nonatomic) CMTime initialSegmentStartTime;
@property (nonatomic, copy) AVFileTypeProfile outputFileTypeProfile;
@property (weak) id<AVAssetWriterDelegate> delegate;
- (void)flushSegment;
@end

@interface AVAssetWriterInputGroup : AVMediaSelectionGroup
+ (instancetype)assetWriterInputGroupWithInputs:(NSArray<AVAssetWriterInput *> *)inputs defaultInput:(nullable AVAssetWriterInput *)defaultInput;
- (instancetype)initWithInputs:(NSArray<AVAssetWriterInput *> *)inputs defaultInput:(nullable AVAssetWriterInput *)defaultInput;
@property (nonatomic, readonly) NSArray<AVAssetWriterInput *> *inputs;
@property (nonatomic, readonly, nullable) AVAssetWriterInput *defaultInput;
@end

@protocol AVAssetWriterDelegate <NSObject>
@optional
- (void)assetWriter:(AVAssetWriter *)writer didOutputSegmentData:(NSData *)segmentData segmentType:(AVAssetSegmentType)segmentType;
@end

@interface AVAssetWriterInputPassDescription : NSObject
@property (nonatomic, readonly) NSArray<NSValue *> *sourceTimeRanges;
@end

@interface AVAssetWriterInputPixelBufferAdaptor : NSObject
+ (instancetype)assetWriterInputPixelBufferAdaptorWithAssetWriterInput:(AVAssetWriterInput *)input sourcePixelBufferAttributes:(nullable NSDictionary<NSString *, id> *)sourcePixelBufferAttributes;
- (instancetype)initWithAssetWriterInput:(AVAssetWriterInput *)input sourcePixelBufferAttributes:(nullable NSDictionary<NSString *, id> *)sourcePixelBufferAttributes;
@property (nonatomic, readonly) AVAssetWriterInput *assetWriterInput;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, id> *sourcePixelBufferAttributes;
@property (nonatomic, readonly, nullable) CVPixelBufferPoolRef pixelBufferPool;
- (BOOL)appendPixelBuffer:(CVPixelBufferRef)pixelBuffer withPresentationTime:(CMTime)presentationTime;
@end

@interface AVAssetWriterInputMetadataAdaptor : NSObject
+ (instancetype)assetWriterInputMetadataAdaptorWithAssetWriterInput:(AVAssetWriterInput *)input;
- (instancetype)initWithAssetWriterInput:(AVAssetWriterInput *)input;
@property (nonatomic, readonly) AVAssetWriterInput *assetWriterInput;
- (BOOL)appendTimedMetadataGroup:(AVTimedMetadataGroup *)timedMetadataGroup;
@end
