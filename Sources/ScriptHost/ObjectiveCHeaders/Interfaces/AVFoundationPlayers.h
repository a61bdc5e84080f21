@interface AVPlayerItemTrack : NSObject
@property (nonatomic, readonly, nullable) AVAssetTrack *assetTrack;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (readonly) float currentVideoFrameRate;
@end

@interface AVPlayerItem : NSObject
+ (instancetype)playerItemWithURL:(NSURL *)URL;
+ (instancetype)playerItemWithAsset:(AVAsset *)asset;
+ (instancetype)playerItemWithAsset:(AVAsset *)asset automaticallyLoadedAssetKeys:(nullable NSArray<NSString *> *)automaticallyLoadedAssetKeys;
- (instancetype)initWithURL:(NSURL *)URL;
- (instancetype)initWithAsset:(AVAsset *)asset;
- (instancetype)initWithAsset:(AVAsset *)asset automaticallyLoadedAssetKeys:(nullable NSArray<NSString *> *)automaticallyLoadedAssetKeys;
- (id)copyWithZone:(nullable NSZone *)zone;
- (id)copy;
@property (readonly) AVPlayerItemStatus status;
@property (readonly, nullable) NSError *error;
@property (nonatomic, readonly) AVAsset *asset;
@property (readonly) NSArray<AVPlayerItemTrack *> *tracks;
@property (readonly) CMTime duration;
@property (readonly) CGSize presentationSize;
@property (nonatomic, readonly) NS_SWIFT_UI_ACTOR NSArray<AVMetadataItem *> *timedMetadata;
@property (nonatomic, readonly) NSArray<NSString *> *automaticallyLoadedAssetKeys;
@property (readonly) BOOL canPlayFastForward;
@property (readonly) BOOL canPlaySlowForward;
@property (readonly) BOOL canPlayReverse;
@property (readonly) BOOL canPlaySlowReverse;
@property (readonly) BOOL canPlayFastReverse;
@property (readonly) BOOL canStepForward;
@property (readonly) BOOL canStepBackward;
@property CMTime configuredTimeOffsetFromLive;
@property (readonly) CMTime recommendedTimeOffsetFromLive;
@property (nonatomic) BOOL automaticallyPreservesTimeOffsetFromLive;
- (CMTime)currentTime;
@property CMTime forwardPlaybackEndTime;
@property CMTime reversePlaybackEndTime;
@property (readonly) NSArray<NSValue *> *seekableTimeRanges;
- (void)seekToTime:(CMTime)time completionHandler:(void (^_Nullable)(BOOL))completionHandler;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter completionHandler:(void (^_Nullable)(BOOL))completionHandler;
- (void)cancelPendingSeeks;
- (nullable NSDate *)currentDate;
- (BOOL)seekToDate:(NSDate *)date completionHandler:(void (^_Nullable)(BOOL))completionHandler;
- (void)stepByCount:(NSInteger)stepCount;
@property (nonatomic, readonly, nullable) CMTimebaseRef timebase;
@property (nonatomic, copy) AVVideoComposition *videoComposition;
@property (nonatomic, readonly) id<AVVideoCompositing> customVideoCompositor;
@property BOOL seekingWaitsForVideoCompositionRendering;
@property (copy) NSArray<AVTextStyleRule *> *textStyleRules;
@property (copy) AVVideoApertureMode videoApertureMode;
@property (nonatomic) BOOL appliesPerFrameHDRDisplayMetadata;
@property (copy) AVAudioTimePitchAlgorithm audioTimePitchAlgorithm;
@property (nonatomic, getter=isAudioSpatializationAllowed) BOOL audioSpatializationAllowed;
@property (nonatomic, copy, nullable) AVAudioMix *audioMix;
@property (readonly) NSArray<NSValue *> *loadedTimeRanges;
@property (readonly, getter=isPlaybackLikelyToKeepUp) BOOL playbackLikelyToKeepUp;
@property (readonly, getter=isPlaybackBufferFull) BOOL playbackBufferFull;
@property (readonly, getter=isPlaybackBufferEmpty) BOOL playbackBufferEmpty;
@property BOOL canUseNetworkResourcesForLiveStreamingWhilePaused;
@property NSTimeInterval preferredForwardBufferDuration;
@property double preferredPeakBitRate;
@property double preferredPeakBitRateForExpensiveNetworks;
@property CGSize preferredMaximumResolution;
@property CGSize preferredMaximumResolutionForExpensiveNetworks;
@property (nonatomic) BOOL startsOnFirstEligibleVariant;
- (void)selectMediaOption:(nullable AVMediaSelectionOption *)mediaSelectionOption inMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
- (void)selectMediaOptionAutomaticallyInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
@property (readonly) AVMediaSelection *currentMediaSelection;
- (nullable AVPlayerItemAccessLog *)accessLog;
- (nullable AVPlayerItemErrorLog *)errorLog;
- (void)addOutput:(AVPlayerItemOutput *)output;
- (void)removeOutput:(AVPlayerItemOutput *)output;
@property (nonatomic, readonly) NSArray<AVPlayerItemOutput *> *outputs;
- (void)addMediaDataCollector:(AVPlayerItemMediaDataCollector *)collector;
- (void)removeMediaDataCollector:(AVPlayerItemMediaDataCollector *)collector;
@property (nonatomic, readonly) NSArray<AVPlayerItemMediaDataCollector *> *mediaDataCollectors;
- (void)seekToTime:(CMTime)time;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter;
- (BOOL)seekToDate:(NSDate *)date;
- (nullable AVMediaSelectionOption *)selectedMediaOptionInMediaSelectionGroup:(AVMediaSelectionGroup *)mediaSelectionGroup;
@property (nonatomic) BOOL automaticallyHandlesInterstitialEvents;
@property (nonatomic, readonly, nullable) AVPlayerItem *templatePlayerItem;
@property (nonatomic, copy) NSArray<AVMetadataItem *> *externalMetadata;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, id> *nowPlayingInfo;
@end

@interface AVPlayer : NSObject
+ (instancetype)playerWithURL:(NSURL *)URL;
+ (instancetype)playerWithPlayerItem:(nullable AVPlayerItem *)item;
- (instancetype)initWithURL:(NSURL *)URL;
- (instancetype)initWithPlayerItem:(nullable AVPlayerItem *)item;
@property (readonly) AVPlayerStatus status;
@property (readonly, nullable) NSError *error;
@property float rate;
@property (nonatomic) float defaultRate;
- (void)play;
- (void)pause;
@property (readonly) AVPlayerTimeControlStatus timeControlStatus;
@property (readonly, nullable) AVPlayerWaitingReason reasonForWaitingToPlay;
- (void)playImmediatelyAtRate:(float)rate;
@property (readonly, nullable) AVPlayerItem *currentItem;
- (void)replaceCurrentItemWithPlayerItem:(nullable AVPlayerItem *)item;
@property AVPlayerActionAtItemEnd actionAtItemEnd;
- (CMTime)currentTime;
- (void)seekToDate:(NSDate *)date;
- (void)seekToDate:(NSDate *)date completionHandler:(void (^)(BOOL))completionHandler;
- (void)seekToTime:(CMTime)time;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter;
- (void)seekToTime:(CMTime)time completionHandler:(void (^)(BOOL))completionHandler;
- (void)seekToTime:(CMTime)time toleranceBefore:(CMTime)toleranceBefore toleranceAfter:(CMTime)toleranceAfter completionHandler:(void (^)(BOOL))completionHandler;
@property (nonatomic) BOOL automaticallyWaitsToMinimizeStalling;
- (void)setRate:(float)rate time:(CMTime)itemTime atHostTime:(CMTime)hostClockTime;
- (void)prerollAtRate:(float)rate completionHandler:(void (^_Nullable)(BOOL))completionHandler;
- (void)cancelPendingPrerolls;
@property (nonatomic, nullable) CMClockRef sourceClock;
- (id)addPeriodicTimeObserverForInterval:(CMTime)interval queue:(nullable dispatch_queue_t)queue usingBlock:(void (^)(CMTime))block;
- (id)addBoundaryTimeObserverForTimes:(NSArray<NSValue *> *)times queue:(nullable dispatch_queue_t)queue usingBlock:(void (^)(void))block;
- (void)removeTimeObserver:(id)observer;
@property float volume;
@property (getter=isMuted) BOOL muted;
@property BOOL appliesMediaSelectionCriteriaAutomatically;
- (void)setMediaSelectionCriteria:(nullable AVPlayerMediaSelectionCriteria *)criteria forMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
- (nullable AVPlayerMediaSelectionCriteria *)mediaSelectionCriteriaForMediaCharacteristic:(AVMediaCharacteristic)mediaCharacteristic;
@property (copy) NSString *audioOutputDeviceUniqueID;
@property BOOL allowsExternalPlayback;
@property (readonly, getter=isExternalPlaybackActive) BOOL externalPlaybackActive;
@property BOOL usesExternalPlaybackWhileExternalScreenIsActive;
@property (nonatomic, copy) AVLayerVideoGravity externalPlaybackVideoGravity;
@property BOOL allowsAirPlayVideo;
@property (readonly, getter=isAirPlayVideoActive) BOOL airPlayVideoActive;
@property BOOL usesAirPlayVideoWhileAirPlayScreenIsActive;
@property (readonly) BOOL outputObscuredDueToInsufficientExternalProtection;
@property (class, readonly) BOOL eligibleForHDRPlayback;
@property (nonatomic) uint64_t preferredVideoDecoderGPURegistryID;
@property (nonatomic) BOOL preventsDisplaySleepDuringVideoPlayback;
@property (nonatomic) AVPlayerAudiovisualBackgroundPlaybackPolicy audiovisualBackgroundPlaybackPolicy;
@property (getter=isClosedCaptionDisplayEnabled) BOOL closedCaptionDisplayEnabled;
@property (nonatomic, nullable) CMClockRef masterClock;
@end

@interface AVPlayerMediaSelectionCriteria : NSObject
@property (nonatomic, readonly, nullable) NSArray<NSString *> *preferredLanguages;
@property (nonatomic, readonly, nullable) NSArray<AVMediaCharacteristic> *preferredMediaCharacteristics;
@property (nonatomic, readonly, nullable) NSArray<AVMediaCharacteristic> *principalMediaCharacteristics;
- (instancetype)initWithPreferredLanguages:(nullable NSArray<NSString *> *)preferredLanguages preferredMediaCharacteristics:(nullable NSArray<AVMediaCharacteristic> *)preferredMediaCharacteristics;
- (instancetype)initWithPrincipalMediaCharacteristics:(nullable NSArray<AVMediaCharacteristic> *)principalMediaCharacteristics preferredLanguages:(nullable NSArray<NSString *> *)preferredLanguages preferredMediaCharacteristics:(nullable NSArray<AVMediaCharacteristic> *)preferredMediaCharacteristics;
@end

@interface AVQueuePlayer : AVPlayer
+ (instancetype)queuePlayerWithItems:(NSArray<AVPlayerItem *> *)items;
- (AVQueuePlayer *)initWithItems:(NSArray<AVPlayerItem *> *)items;
- (NSArray<AVPlayerItem *> *)items;
- (void)advanceToNextItem;
- (BOOL)canInsertItem:(AVPlayerItem *)item afterItem:(nullable AVPlayerItem *)afterItem;
- (void)insertItem:(AVPlayerItem *)item afterItem:(nullable AVPlayerItem *)afterItem;
- (void)removeItem:(AVPlayerItem *)item;
- (void)removeAllItems;
@end

@interface AVPlayerItemAccessLog : NSObject
- (nullable NSData *)extendedLogData;
@property (nonatomic, readonly) NSStringEncoding extendedLogDataStringEncoding;
@end

@interface AVPlayerItemErrorLog : NSObject
- (nullable NSData *)extendedLogData;
@property (nonatomic, readonly) NSStringEncoding extendedLogDataStringEncoding;
@end

@interface AVPlayerItemOutput : NSObject
- (CMTime)itemTimeForHostTime:(CFTimeInterval)hostTimeInSeconds;
- (CMTime)itemTimeForMachAbsoluteTime:(int64_t)machAbsoluteTime;
@property (nonatomic) BOOL suppressesPlayerRendering;
@end

@interface AVPlayerItemMediaDataCollector : NSObject
@end

@protocol AVPlayerItemMetadataCollectorPushDelegate <NSObject>
@optional
- (void)metadataCollector:(AVPlayerItemMetadataCollector *)metadataCollector didCollectDateRangeMetadataGroups:(NSArray<AVDateRangeMetadataGroup *> *)metadataGroups indexesOfNewGroups:(NSIndexSet *)indexesOfNewGroups indexesOfModifiedGroups:(NSIndexSet *)indexesOfModifiedGroups;
@end

@interface AVPlayerItemMetadataCollector : AVPlayerItemMediaDataCollector
- (instancetype)initWithIdentifiers:(nullable NSArray<NSString *> *)identifiers classifyingLabels:(nullable NSArray<NSString *> *)classifyingLabels;
- (void)setDelegate:(nullable id<AVPlayerItemMetadataCollectorPushDelegate>)delegate queue:(nullable dispatch_queue_t)delegateQueue;
@property (nonatomic, readonly, weak, nullable) id<AVPlayerItemMetadataCollectorPushDelegate> delegate;
@property (nonatomic, readonly, nullable) dispatch_queue_t delegateQueue;
@end

@protocol AVPlayerItemOutputPullDelegate <NSObject>
@optional
- (void)outputMediaDataWillChange:(AVPlayerItemOutput *)sender;
- (void)outputSequenceWasFlushed:(AVPlayerItemOutput *)output;
@end

@interface AVPlayerItemVideoOutput : AVPlayerItemOutput
- (instancetype)initWithPixelBufferAttributes:(nullable NSDictionary<NSString *, id> *)pixelBufferAttributes;
- (instancetype)initWithOutputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings;
- (BOOL)hasNewPixelBufferForItemTime:(CMTime)itemTime;
- (nullable CVPixelBufferRef)copyPixelBufferForItemTime:(CMTime)itemTime itemTimeForDisplay:(nullable CMTime *)outItemTimeForDisplay;
- (void)setDelegate:(nullable id<AVPlayerItemOutputPullDelegate>)delegate queue:(nullable dispatch_queue_t)delegateQueue;
- (void)requestNotificationOfMediaDataChangeWithAdvanceInterval:(NSTimeInterval)interval;
@property (readonly, weak, nullable) id<AVPlayerItemOutputPullDelegate> delegate;
@property (nonatomic, readonly, nullable) dispatch_queue_t delegateQueue;
@end

@protocol AVPlayerItemOutputPushDelegate <NSObject>
@optional
- (void)outputSequenceWasFlushed:(AVPlayerItemOutput *)output;
@end

@protocol AVPlayerItemMetadataOutputPushDelegate <AVPlayerItemOutputPushDelegate>
@optional
- (void)metadataOutput:(AVPlayerItemMetadataOutput *)output didOutputTimedMetadataGroups:(NSArray<AVTimedMetadataGroup *> *)groups fromPlayerItemTrack:(nullable AVPlayerItemTrack *)track;
@end

@interface AVPlayerItemMetadataOutput : AVPlayerItemOutput
- (instancetype)initWithIdentifiers:(nullable NSArray<NSString *> *)identifiers;
- (void)setDelegate:(nullable id<AVPlayerItemMetadataOutputPushDelegate>)delegate queue:(nullable dispatch_queue_t)delegateQueue;
@property (nonatomic, readonly, weak, nullable) id<AVPlayerItemMetadataOutputPushDelegate> delegate;
@property (nonatomic, readonly, nullable) dispatch_queue_t delegateQueue;
@property (nonatomic) NSTimeInterval advanceIntervalForDelegateInvocation;
@end

@interface AVPlayerImageProvider : NSObject
@end

@interface AVPlayerLayer : CALayer
+ (AVPlayerLayer *)playerLayerWithPlayer:(nullable AVPlayer *)player;
@property (nonatomic, nullable) AVPlayer *player;
@property (copy) AVLayerVideoGravity videoGravity;
@property (nonatomic, readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@property (nonatomic, readonly) CGRect videoRect;
@property (nonatomic, copy) NSDictionary<NSString *, id> *pixelBufferAttributes;
- (nullable CVPixelBufferRef)copyDisplayedPixelBuffer;
@end

@interface AVPlayerLooper : NSObject
+ (instancetype)playerLooperWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)itemToLoop timeRange:(CMTimeRange)loopRange;
+ (instancetype)playerLooperWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)itemToLoop;
- (instancetype)initWithPlayer:(AVQueuePlayer *)player templateItem:(AVPlayerItem *)itemToLoop timeRange:(CMTimeRange)loopRange;
@property (readonly) AVPlayerLooperStatus status;
@property (readonly, nullable) NSError *error;
- (void)disableLooping;
@property (readonly) NSInteger loopCount;
@property (nonatomic, readonly) NSArray<AVPlayerItem *> *loopingPlayerItems;
@end

@interface AVSampleBufferDisplayLayer : CALayer
@property (nullable) CMTimebaseRef controlTimebase;
@property (copy) AVLayerVideoGravity videoGravity;
@property (nonatomic, readonly) AVQueuedSampleBufferRenderingStatus status;
@property (nonatomic, readonly) NSError *error;
- (void)enqueueSampleBuffer:(CMSampleBufferRef)sampleBuffer;
- (void)flush;
- (void)flushAndRemoveImage;
@property (nonatomic, readonly) BOOL requiresFlushToResumeDecoding;
@property (readonly, getter=isReadyForMoreMediaData) BOOL readyForMoreMediaData;
- (void)requestMediaDataWhenReadyOnQueue:(dispatch_queue_t)queue usingBlock:(void (^)(void))block;
- (void)stopRequestingMediaData;
@property (nonatomic) BOOL preventsCapture;
@property (nonatomic) BOOL preventsDisplaySleepDuringVideoPlayback;
@property (nonatomic, readonly) BOOL outputObscuredDueToInsufficientExternalProtection;
@end

@protocol AVPictureInPictureControllerDelegate <NSObject>
@optional
- (void)pictureInPictureControllerWillStartPictureInPicture:(AVPictureInPictureController *)pictureInPictureController;
- (void)pictureInPictureControllerDidStartPictureInPicture:(AVPictureInPictureController *)pictureInPictureController;
- (void)pictureInPictureController:(AVPictureInPictureController *)pictureInPictureController failedToStartPictureInPictureWithError:(NSError *)error;
- (void)pictureInPictureControllerWillStopPictureInPicture:(AVPictureInPictureController *)pictureInPictureController;
- (void)pictureInPictureControllerDidStopPictureInPicture:(AVPictureInPictureController *)pictureInPictureController;
- (void)pictureInPictureController:(AVPictureInPictureController *)pictureInPictureController restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:(void (^)(BOOL))completionHandler;
@end

@interface AVPictureInPictureController : NSObject
+ (BOOL)isPictureInPictureSupported;
+ (UIImage *)pictureInPictureButtonStartImageCompatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
+ (UIImage *)pictureInPictureButtonStopImageCompatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection;
@property (class, nonatomic, readonly) UIImage *pictureInPictureButtonStartImage;
@property (class, nonatomic, readonly) UIImage *pictureInPictureButtonStopImage;
- (nullable instancetype)initWithPlayerLayer:(AVPlayerLayer *)playerLayer;
@property (nonatomic, readonly) AVPlayerLayer *playerLayer;
@property (nonatomic, weak, nullable) id<AVPictureInPictureControllerDelegate> delegate;
- (void)startPictureInPicture;
- (void)stopPictureInPicture;
@property (nonatomic, readonly, getter=isPictureInPicturePossible) BOOL pictureInPicturePossible;
@property (nonatomic, readonly, getter=isPictureInPictureActive) BOOL pictureInPictureActive;
@property (nonatomic, readonly, getter=isPictureInPictureSuspended) BOOL pictureInPictureSuspended;
@property (nonatomic, readonly) BOOL canStopPictureInPicture;
@property (nonatomic) BOOL requiresLinearPlayback;
@property (nonatomic) BOOL canStartPictureInPictureAutomaticallyFromInline;
- (void)invalidatePlaybackState;
@end

@interface AVPictureInPicturePlaybackState : NSObject
@end

@protocol AVPlayerViewControllerDelegate <NSObject>
@optional
- (void)playerViewController:(AVPlayerViewController *)playerViewController willBeginFullScreenPresentationWithAnimationCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)playerViewController:(AVPlayerViewController *)playerViewController willEndFullScreenPresentationWithAnimationCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator;
- (void)playerViewController:(AVPlayerViewController *)playerViewController restoreUserInterfaceForFullScreenExitWithCompletionHandler:(void (^)(BOOL))completionHandler;
- (void)playerViewControllerWillStartPictureInPicture:(AVPlayerViewController *)playerViewController;
- (void)playerViewControllerDidStartPictureInPicture:(AVPlayerViewController *)playerViewController;
- (void)playerViewController:(AVPlayerViewController *)playerViewController failedToStartPictureInPictureWithError:(NSError *)error;
- (void)playerViewControllerWillStopPictureInPicture:(AVPlayerViewController *)playerViewController;
- (void)playerViewControllerDidStopPictureInPicture:(AVPlayerViewController *)playerViewController;
- (BOOL)playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart:(AVPlayerViewController *)playerViewController;
- (void)playerViewController:(AVPlayerViewController *)playerViewController restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:(void (^)(BOOL))completionHandler;
@end

@interface AVPlayerViewController : UIViewController
@property (nonatomic, nullable) AVPlayer *player;
@property (nonatomic) BOOL showsPlaybackControls;
@property (nonatomic) BOOL showsTimecodes;
@property (nonatomic, copy) AVLayerVideoGravity videoGravity;
@property (nonatomic, readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@property (nonatomic, readonly) CGRect videoBounds;
@property (nonatomic, readonly, nullable) UIView *contentOverlayView;
@property (nonatomic) BOOL allowsPictureInPicturePlayback;
@property (nonatomic) BOOL allowsVideoFrameAnalysis;
@property (nonatomic) BOOL canStartPictureInPictureAutomaticallyFromInline;
@property (nonatomic) BOOL updatesNowPlayingInfoCenter;
@property (nonatomic) BOOL entersFullScreenWhenPlaybackBegins;
@property (nonatomic) BOOL exitsFullScreenWhenPlaybackEnds;
@property (nonatomic) BOOL requiresLinearPlayback;
@property (nonatomic, copy) NSDictionary<NSString *, id> *pixelBufferAttributes;
@property (nonatomic, weak) id<AVPlayerViewControllerDelegate> delegate;
@end

@interface AVCustomRoutingController : NSObject
@end

@protocol AVRoutePickerViewDelegate <NSObject>
@optional
- (void)routePickerViewWillBeginPresentingRoutes:(AVRoutePickerView *)routePickerView;
- (void)routePickerViewDidEndPresentingRoutes:(AVRoutePickerView *)routePickerView;
@end

@interface AVRoutePickerView : UIView
@property (nonatomic, weak, nullable) id<AVRoutePickerViewDelegate> delegate;
@property (nonatomic) UIColor *activeTintColor;
@property (nonatomic) AVRoutePickerViewButtonStyle routePickerButtonStyle;
@property (nonatomic) BOOL prioritizesVideoDevices;
@property (nonatomic, assign) AVCustomRoutingController *customRoutingController;
@end
