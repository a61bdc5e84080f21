typedef NSString *AVMediaType NS_TYPED_ENUM;
typedef NSString *AVLayerVideoGravity NS_TYPED_ENUM;
typedef NSString *AVFileType NS_TYPED_ENUM;
typedef NSString *AVAudioSessionCategory NS_TYPED_ENUM;
typedef NSString *AVAudioSessionMode NS_TYPED_ENUM;
typedef NSString *AVMetadataObjectType NS_TYPED_ENUM;
typedef NSString *AVCaptureSessionPreset NS_TYPED_ENUM;
extern AVMediaType const AVMediaTypeVideo, AVMediaTypeAudio, AVMediaTypeText, AVMediaTypeMetadata;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect, AVLayerVideoGravityResizeAspectFill,
  AVLayerVideoGravityResize;
extern AVFileType const AVFileTypeQuickTimeMovie, AVFileTypeMPEG4, AVFileTypeAppleM4A;
extern AVAudioSessionCategory const AVAudioSessionCategoryAmbient, AVAudioSessionCategorySoloAmbient,
  AVAudioSessionCategoryPlayback, AVAudioSessionCategoryRecord, AVAudioSessionCategoryPlayAndRecord,
  AVAudioSessionCategoryMultiRoute;
extern AVAudioSessionMode const AVAudioSessionModeDefault, AVAudioSessionModeVoiceChat,
  AVAudioSessionModeMoviePlayback;
extern AVMetadataObjectType const AVMetadataObjectTypeQRCode, AVMetadataObjectTypeEAN13Code,
  AVMetadataObjectTypeEAN8Code, AVMetadataObjectTypeCode128Code, AVMetadataObjectTypeFace;
extern AVCaptureSessionPreset const AVCaptureSessionPresetPhoto, AVCaptureSessionPresetHigh,
  AVCaptureSessionPresetMedium, AVCaptureSessionPresetLow;
extern NSNotificationName const AVPlayerItemDidPlayToEndTimeNotification,
  AVPlayerItemFailedToPlayToEndTimeNotification, AVPlayerItemPlaybackStalledNotification,
  AVAudioSessionInterruptionNotification, AVAudioSessionRouteChangeNotification,
  AVCaptureSessionRuntimeErrorNotification, AVCaptureSessionDidStartRunningNotification;
extern NSString *const AVAudioSessionInterruptionTypeKey, *const AVAudioSessionInterruptionOptionKey,
  *const AVAudioSessionRouteChangeReasonKey, *const AVFoundationErrorDomain;
typedef NS_ENUM(NSInteger, AVPlayerItemStatus) {
  AVPlayerItemStatusUnknown, AVPlayerItemStatusReadyToPlay, AVPlayerItemStatusFailed
};
typedef NS_ENUM(NSInteger, AVPlayerStatus) {
  AVPlayerStatusUnknown, AVPlayerStatusReadyToPlay, AVPlayerStatusFailed
};
typedef NS_ENUM(NSInteger, AVPlayerTimeControlStatus) {
  AVPlayerTimeControlStatusPaused, AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate,
  AVPlayerTimeControlStatusPlaying
};
typedef NS_ENUM(NSInteger, AVAuthorizationStatus) {
  AVAuthorizationStatusNotDetermined, AVAuthorizationStatusRestricted, AVAuthorizationStatusDenied,
  AVAuthorizationStatusAuthorized
};
typedef NS_ENUM(NSInteger, AVCaptureDevicePosition) {
  AVCaptureDevicePositionUnspecified, AVCaptureDevicePositionBack, AVCaptureDevicePositionFront
};
typedef NS_ENUM(NSInteger, AVCaptureFlashMode) {
  AVCaptureFlashModeOff, AVCaptureFlashModeOn, AVCaptureFlashModeAuto
};
typedef NS_ENUM(NSInteger, AVCaptureFocusMode) {
  AVCaptureFocusModeLocked, AVCaptureFocusModeAutoFocus, AVCaptureFocusModeContinuousAutoFocus
};
typedef NS_ENUM(NSInteger, AVCaptureExposureMode) {
  AVCaptureExposureModeLocked, AVCaptureExposureModeAutoExpose,
  AVCaptureExposureModeContinuousAutoExposure, AVCaptureExposureModeCustom
};
typedef NS_ENUM(NSInteger, AVCaptureTorchMode) {
  AVCaptureTorchModeOff, AVCaptureTorchModeOn, AVCaptureTorchModeAuto
};
typedef NS_ENUM(NSInteger, AVCaptureVideoOrientation) {
  AVCaptureVideoOrientationPortrait = 1, AVCaptureVideoOrientationPortraitUpsideDown,
  AVCaptureVideoOrientationLandscapeRight, AVCaptureVideoOrientationLandscapeLeft
};
typedef NS_OPTIONS(NSUInteger, AVAudioSessionCategoryOptions) {
  AVAudioSessionCategoryOptionMixWithOthers = 1, AVAudioSessionCategoryOptionDuckOthers = 2,
  AVAudioSessionCategoryOptionAllowBluetooth = 4, AVAudioSessionCategoryOptionDefaultToSpeaker = 8
};
typedef NS_OPTIONS(NSUInteger, AVAudioSessionSetActiveOptions) {
  AVAudioSessionSetActiveOptionNotifyOthersOnDeactivation = 1
};
typedef NS_ENUM(NSUInteger, AVAudioSessionPortOverride) {
  AVAudioSessionPortOverrideNone = 0, AVAudioSessionPortOverrideSpeaker = 'spkr'
};
typedef NS_ENUM(NSUInteger, AVAudioSessionInterruptionType) {
  AVAudioSessionInterruptionTypeEnded, AVAudioSessionInterruptionTypeBegan
};
typedef NS_ENUM(NSUInteger, AVAudioSessionRecordPermission) {
  AVAudioSessionRecordPermissionUndetermined = 'undt', AVAudioSessionRecordPermissionDenied = 'deny',
  AVAudioSessionRecordPermissionGranted = 'grnt'
};
CGRect AVMakeRectWithAspectRatioInsideRect(CGSize ratio, CGRect bounds);

@interface AVAssetDownloadTask : NSURLSessionTask
@end

@interface AVAggregateAssetDownloadTask : NSURLSessionTask
@end

@interface AVAsset : NSObject
+ (instancetype)assetWithURL:(NSURL *)url;
@property (nonatomic, readonly) CMTime duration;
@property (nonatomic, readonly) NSArray *tracks;
- (NSArray *)tracksWithMediaType:(AVMediaType)type;
- (void)loadValuesAsynchronouslyForKeys:(NSArray<NSString *> *)keys completionHandler:(nullable void (^)(void))handler;
@end

@interface AVURLAsset : AVAsset
+ (instancetype)URLAssetWithURL:(NSURL *)url options:(nullable NSDictionary<NSString *, id> *)options;
- (instancetype)initWithURL:(NSURL *)url options:(nullable NSDictionary<NSString *, id> *)options;
@property (nonatomic, readonly, copy) NSURL *URL;
@end

@interface AVAssetTrack : NSObject
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic, readonly) CGAffineTransform preferredTransform;
@end

@interface AVAudioMix : NSObject
@end

typedef NS_ENUM(NSInteger, AVAssetImageGeneratorResult) {
  AVAssetImageGeneratorSucceeded, AVAssetImageGeneratorFailed, AVAssetImageGeneratorCancelled
};
typedef void (^AVAssetImageGeneratorCompletionHandler)(
  CMTime requestedTime, CGImageRef _Nullable image, CMTime actualTime, AVAssetImageGeneratorResult result,
  NSError *_Nullable error);
@interface AVAssetImageGenerator : NSObject
- (void)generateCGImagesAsynchronouslyForTimes:(NSArray<NSValue *> *)requestedTimes
  completionHandler:(AVAssetImageGeneratorCompletionHandler)handler;
- (void)cancelAllCGImageGeneration;
- (instancetype)initWithAsset:(AVAsset *)asset;
@property (nonatomic) BOOL appliesPreferredTrackTransform;
@property (nonatomic) CGSize maximumSize;
- (nullable CGImageRef)copyCGImageAtTime:(CMTime)time actualTime:(nullable CMTime *)actual error:(NSError *_Nullable *_Nullable)error;
@end

@interface AVVideoCompositionLayerInstruction : NSObject
@property (nonatomic, readonly) int32_t trackID;
@end

@interface AVMutableVideoCompositionLayerInstruction : AVVideoCompositionLayerInstruction
+ (instancetype)videoCompositionLayerInstructionWithAssetTrack:(AVAssetTrack *)track;
+ (instancetype)videoCompositionLayerInstruction;
- (void)setTransform:(CGAffineTransform)transform atTime:(CMTime)time;
- (void)setOpacity:(float)opacity atTime:(CMTime)time;
@end

@interface AVVideoCompositionInstruction : NSObject
@property (nonatomic, readonly) CMTimeRange timeRange;
@property (nonatomic, readonly) NSArray<AVVideoCompositionLayerInstruction *> *layerInstructions;
@end

@interface AVMutableVideoCompositionInstruction : AVVideoCompositionInstruction
+ (instancetype)videoCompositionInstruction;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, copy) NSArray<AVVideoCompositionLayerInstruction *> *layerInstructions;
@end

@interface AVVideoComposition : NSObject
+ (AVVideoComposition *)videoCompositionWithPropertiesOfAsset:(AVAsset *)asset;
@property (nonatomic, readonly) CMTime frameDuration;
@property (nonatomic, readonly) CGSize renderSize;
@property (nonatomic, readonly) NSArray<AVVideoCompositionInstruction *> *instructions;
@end

@interface AVMutableVideoComposition : AVVideoComposition
+ (AVMutableVideoComposition *)videoComposition;
@property (nonatomic) CMTime frameDuration;
@property (nonatomic) CGSize renderSize;
@property (nonatomic, copy) NSArray<AVVideoCompositionInstruction *> *instructions;
@end

extern NSString *const AVAssetExportPresetLowQuality, *const AVAssetExportPresetMediumQuality,
  *const AVAssetExportPresetHighestQuality, *const AVAssetExportPreset640x480,
  *const AVAssetExportPreset960x540, *const AVAssetExportPreset1280x720,
  *const AVAssetExportPreset1920x1080, *const AVAssetExportPreset3840x2160,
  *const AVAssetExportPresetAppleM4A, *const AVAssetExportPresetPassthrough;
typedef NS_ENUM(NSInteger, AVAssetExportSessionStatus) {
  AVAssetExportSessionStatusUnknown, AVAssetExportSessionStatusWaiting, AVAssetExportSessionStatusExporting,
  AVAssetExportSessionStatusCompleted, AVAssetExportSessionStatusFailed, AVAssetExportSessionStatusCancelled
};
@interface AVAssetExportSession : NSObject
+ (NSArray<NSString *> *)exportPresetsCompatibleWithAsset:(AVAsset *)asset;
+ (nullable instancetype)exportSessionWithAsset:(AVAsset *)asset presetName:(NSString *)preset;
- (nullable instancetype)initWithAsset:(AVAsset *)asset presetName:(NSString *)preset;
@property (nonatomic, readonly) AVAssetExportSessionStatus status;
@property (nonatomic, readonly, nullable) NSError *error;
@property (nonatomic, readonly) float progress;
@property (nonatomic, readonly) NSArray<AVFileType> *supportedFileTypes;
@property (nonatomic, copy, nullable) AVFileType outputFileType;
@property (nonatomic, copy, nullable) NSURL *outputURL;
@property (nonatomic) BOOL shouldOptimizeForNetworkUse;
@property (nonatomic) CMTimeRange timeRange;
@property (nonatomic, copy, nullable) AVVideoComposition *videoComposition;
- (void)exportAsynchronouslyWithCompletionHandler:(void (^)(void))handler;
- (void)cancelExport;
@end

@interface AVPlayerItem : NSObject
+ (instancetype)playerItemWithURL:(NSURL *)url;
+ (instancetype)playerItemWithAsset:(AVAsset *)asset;
- (instancetype)initWithURL:(NSURL *)url;
- (instancetype)initWithAsset:(AVAsset *)asset;
@property (nonatomic, readonly) AVPlayerItemStatus status;
@property (nonatomic, readonly, nullable) NSError *error;
@property (nonatomic, readonly) AVAsset *asset;
@property (nonatomic, readonly) CMTime duration;
@property (nonatomic, readonly) NSArray<NSValue *> *loadedTimeRanges;
@property (nonatomic, readonly, getter=isPlaybackLikelyToKeepUp) BOOL playbackLikelyToKeepUp;
@property (nonatomic, copy, nullable) AVAudioMix *audioMix;
- (CMTime)currentTime;
- (void)seekToTime:(CMTime)time;
@end

@interface AVPlayer : NSObject
+ (instancetype)playerWithURL:(NSURL *)url;
+ (instancetype)playerWithPlayerItem:(nullable AVPlayerItem *)item;
- (instancetype)initWithURL:(NSURL *)url;
- (instancetype)initWithPlayerItem:(nullable AVPlayerItem *)item;
@property (nonatomic, readonly) AVPlayerStatus status;
@property (nonatomic, readonly) AVPlayerTimeControlStatus timeControlStatus;
@property (nonatomic, readonly, nullable) NSError *error;
@property (nonatomic, readonly, nullable) AVPlayerItem *currentItem;
@property (nonatomic) float rate;
@property (nonatomic) float volume;
@property (nonatomic, getter=isMuted) BOOL muted;
- (void)play;
- (void)pause;
- (void)replaceCurrentItemWithPlayerItem:(nullable AVPlayerItem *)item;
- (CMTime)currentTime;
- (void)seekToTime:(CMTime)time;
- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL finished))handler;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)before toleranceAfter:(CMTime)after;
- (id)addPeriodicTimeObserverForInterval:(CMTime)interval queue:(nullable dispatch_queue_t)queue usingBlock:(void (^)(CMTime time))block;
- (void)removeTimeObserver:(id)observer;
@end

@interface AVPlayerLayer : CALayer
+ (AVPlayerLayer *)playerLayerWithPlayer:(nullable AVPlayer *)player;
@property (nonatomic, strong, nullable) AVPlayer *player;
@property (copy) AVLayerVideoGravity videoGravity;
@property (nonatomic, readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@property (nonatomic, readonly) CGRect videoRect;
@end

@interface AVPlayerViewController : UIViewController
@property (nonatomic, strong, nullable) AVPlayer *player;
@property (nonatomic) BOOL showsPlaybackControls;
@end

@protocol AVAudioPlayerDelegate <NSObject>
@optional
- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag;
@end

@interface AVAudioPlayer : NSObject
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithData:(NSData *)data error:(NSError *_Nullable *_Nullable)error;
@property (nonatomic, weak, nullable) id<AVAudioPlayerDelegate> delegate;
@property (nonatomic) float volume;
@property (nonatomic) NSInteger numberOfLoops;
@property (nonatomic) NSTimeInterval currentTime;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly, getter=isPlaying) BOOL playing;
- (BOOL)prepareToPlay;
- (BOOL)play;
- (void)pause;
- (void)stop;
@end

@interface AVAudioRecorder : NSObject
@end

@interface AVAudioSession : NSObject
+ (AVAudioSession *)sharedInstance;
@property (nonatomic, readonly) AVAudioSessionCategory category;
@property (nonatomic, readonly) float outputVolume;
@property (nonatomic, readonly, getter=isOtherAudioPlaying) BOOL otherAudioPlaying;
@property (nonatomic, readonly) AVAudioSessionRecordPermission recordPermission;
- (BOOL)setCategory:(AVAudioSessionCategory)category error:(NSError *_Nullable *_Nullable)error;
- (BOOL)setCategory:(AVAudioSessionCategory)category withOptions:(AVAudioSessionCategoryOptions)options error:(NSError *_Nullable *_Nullable)error;
- (BOOL)setMode:(AVAudioSessionMode)mode error:(NSError *_Nullable *_Nullable)error;
- (BOOL)setActive:(BOOL)active error:(NSError *_Nullable *_Nullable)error;
- (BOOL)setActive:(BOOL)active withOptions:(AVAudioSessionSetActiveOptions)options error:(NSError *_Nullable *_Nullable)error;
- (BOOL)overrideOutputAudioPort:(AVAudioSessionPortOverride)port error:(NSError *_Nullable *_Nullable)error;
- (void)requestRecordPermission:(void (^)(BOOL granted))response;
@end

@interface AVCaptureDevice : NSObject
+ (nullable AVCaptureDevice *)defaultDeviceWithMediaType:(AVMediaType)type;
+ (NSArray<AVCaptureDevice *> *)devicesWithMediaType:(AVMediaType)type;
+ (AVAuthorizationStatus)authorizationStatusForMediaType:(AVMediaType)type;
+ (void)requestAccessForMediaType:(AVMediaType)type completionHandler:(void (^)(BOOL granted))handler;
@property (nonatomic, readonly) AVCaptureDevicePosition position;
@property (nonatomic, readonly) BOOL hasTorch;
@property (nonatomic, readonly) BOOL hasFlash;
@property (nonatomic) AVCaptureTorchMode torchMode;
@property (nonatomic) AVCaptureFocusMode focusMode;
@property (nonatomic) AVCaptureExposureMode exposureMode;
- (BOOL)isTorchModeSupported:(AVCaptureTorchMode)mode;
- (BOOL)isFocusModeSupported:(AVCaptureFocusMode)mode;
- (BOOL)isExposureModeSupported:(AVCaptureExposureMode)mode;
- (BOOL)lockForConfiguration:(NSError *_Nullable *_Nullable)error;
- (void)unlockForConfiguration;
@end

@interface AVCaptureInput : NSObject
@end

@interface AVCaptureDeviceInput : AVCaptureInput
+ (nullable instancetype)deviceInputWithDevice:(AVCaptureDevice *)device error:(NSError *_Nullable *_Nullable)error;
- (nullable instancetype)initWithDevice:(AVCaptureDevice *)device error:(NSError *_Nullable *_Nullable)error;
@end

@interface AVCaptureConnection : NSObject
@property (nonatomic) AVCaptureVideoOrientation videoOrientation;
@end

@interface AVCaptureOutput : NSObject
- (nullable AVCaptureConnection *)connectionWithMediaType:(AVMediaType)type;
@end

@protocol AVCaptureMetadataOutputObjectsDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)output didOutputMetadataObjects:(NSArray *)objects fromConnection:(AVCaptureConnection *)connection;
@end

@interface AVCaptureMetadataOutput : AVCaptureOutput
- (void)setMetadataObjectsDelegate:(nullable id<AVCaptureMetadataOutputObjectsDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
@property (nonatomic, copy, nullable) NSArray<AVMetadataObjectType> *metadataObjectTypes;
@property (nonatomic) CGRect rectOfInterest;
@end

@interface AVCaptureStillImageOutput : AVCaptureOutput
@end

@interface AVCapturePhotoOutput : AVCaptureOutput
@end

@protocol AVCaptureVideoDataOutputSampleBufferDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)output didOutputSampleBuffer:(CMSampleBufferRef)buffer fromConnection:(AVCaptureConnection *)connection;
- (void)captureOutput:(AVCaptureOutput *)output didDropSampleBuffer:(CMSampleBufferRef)buffer fromConnection:(AVCaptureConnection *)connection;
@end

@interface AVCaptureVideoDataOutput : AVCaptureOutput
- (void)setSampleBufferDelegate:(nullable id<AVCaptureVideoDataOutputSampleBufferDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
@property (nonatomic, copy, null_resettable) NSDictionary<NSString *, id> *videoSettings;
@property (nonatomic) BOOL alwaysDiscardsLateVideoFrames;
@end

@protocol AVCaptureAudioDataOutputSampleBufferDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)output didOutputSampleBuffer:(CMSampleBufferRef)buffer fromConnection:(AVCaptureConnection *)connection;
@end

@interface AVCaptureAudioDataOutput : AVCaptureOutput
- (void)setSampleBufferDelegate:(nullable id<AVCaptureAudioDataOutputSampleBufferDelegate>)delegate queue:(nullable dispatch_queue_t)queue;
@end

@interface AVMetadataObject : NSObject
@property (readonly) AVMetadataObjectType type;
@end

@interface AVMetadataMachineReadableCodeObject : AVMetadataObject
@property (readonly, nullable) NSString *stringValue;
@end

@interface AVCaptureSession : NSObject
@property (nonatomic, copy) AVCaptureSessionPreset sessionPreset;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
- (BOOL)canAddInput:(AVCaptureInput *)input;
- (void)addInput:(AVCaptureInput *)input;
- (void)removeInput:(AVCaptureInput *)input;
- (BOOL)canAddOutput:(AVCaptureOutput *)output;
- (void)addOutput:(AVCaptureOutput *)output;
- (void)removeOutput:(AVCaptureOutput *)output;
- (void)beginConfiguration;
- (void)commitConfiguration;
- (void)startRunning;
- (void)stopRunning;
@end

@interface AVCaptureVideoPreviewLayer : CALayer
+ (instancetype)layerWithSession:(AVCaptureSession *)session;
- (instancetype)initWithSession:(AVCaptureSession *)session;
@property (copy) AVLayerVideoGravity videoGravity;
@property (nonatomic, strong, nullable) AVCaptureSession *session;
@end

@interface AVSpeechUtterance : NSObject
+ (instancetype)speechUtteranceWithString:(NSString *)text;
@property (nonatomic) float rate;
@end

@interface AVSpeechSynthesizer : NSObject
- (void)speakUtterance:(AVSpeechUtterance *)utterance;
@end
