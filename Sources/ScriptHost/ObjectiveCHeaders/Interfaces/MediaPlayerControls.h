@interface MPNowPlayingInfoLanguageOption : NSObject
- (instancetype)initWithType:(MPNowPlayingInfoLanguageOptionType)languageOptionType languageTag:(NSString *)languageTag characteristics:(nullable NSArray<NSString *> *)languageOptionCharacteristics displayName:(NSString *)displayName identifier:(NSString *)identifier;
- (BOOL)isAutomaticLegibleLanguageOption;
- (BOOL)isAutomaticAudibleLanguageOption;
@property (nonatomic, readonly) MPNowPlayingInfoLanguageOptionType languageOptionType;
@property (nonatomic, readonly, nullable) NSString *languageTag;
@property (nonatomic, readonly, nullable) NSArray<NSString *> *languageOptionCharacteristics;
@property (nonatomic, readonly, nullable) NSString *displayName;
@property (nonatomic, readonly, nullable) NSString *identifier;
@end

@interface MPNowPlayingInfoLanguageOptionGroup : NSObject
- (instancetype)initWithLanguageOptions:(NSArray<MPNowPlayingInfoLanguageOption *> *)languageOptions defaultLanguageOption:(nullable MPNowPlayingInfoLanguageOption *)defaultLanguageOption allowEmptySelection:(BOOL)allowEmptySelection;
@property (nonatomic, readonly) NSArray<MPNowPlayingInfoLanguageOption *> *languageOptions;
@property (nonatomic, readonly, nullable) MPNowPlayingInfoLanguageOption *defaultLanguageOption;
@property (nonatomic, readonly) BOOL allowEmptySelection;
@end

@interface MPContentItem : NSObject
- (instancetype)initWithIdentifier:(NSString *)identifier;
@property (nonatomic, readonly, copy) NSString *identifier;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *subtitle;
@property (nonatomic, nullable) MPMediaItemArtwork *artwork;
@property (nonatomic) float playbackProgress;
@property (nonatomic, getter=isStreamingContent) BOOL streamingContent;
@property (nonatomic, getter=isExplicitContent) BOOL explicitContent;
@property (nonatomic, getter=isContainer) BOOL container;
@property (nonatomic, getter=isPlayable) BOOL playable;
@end

@interface MPMovieAccessLog : NSObject
@property (nonatomic, readonly) NSData *extendedLogData;
@property (nonatomic, readonly) NSStringEncoding extendedLogDataStringEncoding;
@property (nonatomic, readonly) NSArray *events;
@end

@interface MPMovieErrorLog : NSObject
@property (nonatomic, readonly) NSData *extendedLogData;
@property (nonatomic, readonly) NSStringEncoding extendedLogDataStringEncoding;
@property (nonatomic, readonly) NSArray *events;
@end

@interface MPMoviePlayerController : NSObject <MPMediaPlayback>
- (instancetype)initWithContentURL:(NSURL *)url;
@property (nonatomic, copy) NSURL *contentURL;
@property (nonatomic, readonly) UIView *view;
@property (nonatomic, readonly) UIView *backgroundView;
@property (nonatomic, readonly) MPMoviePlaybackState playbackState;
@property (nonatomic, readonly) MPMovieLoadState loadState;
@property (nonatomic) MPMovieControlStyle controlStyle;
@property (nonatomic) MPMovieRepeatMode repeatMode;
@property (nonatomic) BOOL shouldAutoplay;
@property (nonatomic, getter=isFullscreen) BOOL fullscreen;
- (void)setFullscreen:(BOOL)fullscreen animated:(BOOL)animated;
@property (nonatomic) MPMovieScalingMode scalingMode;
@property (nonatomic, readonly) BOOL readyForDisplay;
@property (nonatomic, readonly) MPMovieMediaTypeMask movieMediaTypes;
@property (nonatomic) MPMovieSourceType movieSourceType;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) NSTimeInterval playableDuration;
@property (nonatomic, readonly) CGSize naturalSize;
@property (nonatomic) NSTimeInterval initialPlaybackTime;
@property (nonatomic) NSTimeInterval endPlaybackTime;
@property (nonatomic) BOOL allowsAirPlay;
@property (nonatomic, readonly, getter=isAirPlayVideoActive) BOOL airPlayVideoActive;
- (UIImage *)thumbnailImageAtTime:(NSTimeInterval)playbackTime timeOption:(MPMovieTimeOption)option;
- (void)requestThumbnailImagesAtTimes:(NSArray *)playbackTimes timeOption:(MPMovieTimeOption)option;
- (void)cancelAllThumbnailImageRequests;
@property (nonatomic, readonly) NSArray *timedMetadata;
@property (nonatomic, readonly) MPMovieAccessLog *accessLog;
@property (nonatomic, readonly) MPMovieErrorLog *errorLog;
@property (nonatomic) BOOL useApplicationAudioSession;
@end

@interface MPMovieAccessLogEvent : NSObject
@property (nonatomic, readonly) NSUInteger numberOfSegmentsDownloaded;
@property (nonatomic, readonly) NSDate *playbackStartDate;
@property (nonatomic, readonly) NSString *URI;
@property (nonatomic, readonly) NSString *serverAddress;
@property (nonatomic, readonly) NSUInteger numberOfServerAddressChanges;
@property (nonatomic, readonly) NSString *playbackSessionID;
@property (nonatomic, readonly) NSTimeInterval playbackStartOffset;
@property (nonatomic, readonly) NSTimeInterval segmentsDownloadedDuration;
@property (nonatomic, readonly) NSTimeInterval durationWatched;
@property (nonatomic, readonly) NSInteger numberOfStalls;
@property (nonatomic, readonly) int64_t numberOfBytesTransferred;
@property (nonatomic, readonly) double observedBitrate;
@property (nonatomic, readonly) double indicatedBitrate;
@property (nonatomic, readonly) NSInteger numberOfDroppedVideoFrames;
@end

@interface MPMovieErrorLogEvent : NSObject
@property (nonatomic, readonly) NSDate *date;
@property (nonatomic, readonly) NSString *URI;
@property (nonatomic, readonly) NSString *serverAddress;
@property (nonatomic, readonly) NSString *playbackSessionID;
@property (nonatomic, readonly) NSInteger errorStatusCode;
@property (nonatomic, readonly) NSString *errorDomain;
@property (nonatomic, readonly) NSString *errorComment;
@end

@interface MPMoviePlayerViewController : UIViewController
- (instancetype)initWithContentURL:(NSURL *)contentURL;
@property (nonatomic, readonly) MPMoviePlayerController *moviePlayer;
@end

@interface MPNowPlayingInfoCenter : NSObject
+ (MPNowPlayingInfoCenter *)defaultCenter;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, id> *nowPlayingInfo;
@property (nonatomic) MPNowPlayingPlaybackState playbackState;
@end

@interface MPRemoteCommandCenter : NSObject
@property (nonatomic, readonly) MPRemoteCommand *pauseCommand;
@property (nonatomic, readonly) MPRemoteCommand *playCommand;
@property (nonatomic, readonly) MPRemoteCommand *stopCommand;
@property (nonatomic, readonly) MPRemoteCommand *togglePlayPauseCommand;
@property (nonatomic, readonly) MPRemoteCommand *enableLanguageOptionCommand;
@property (nonatomic, readonly) MPRemoteCommand *disableLanguageOptionCommand;
@property (nonatomic, readonly) MPChangePlaybackRateCommand *changePlaybackRateCommand;
@property (nonatomic, readonly) MPChangeRepeatModeCommand *changeRepeatModeCommand;
@property (nonatomic, readonly) MPChangeShuffleModeCommand *changeShuffleModeCommand;
@property (nonatomic, readonly) MPRemoteCommand *nextTrackCommand;
@property (nonatomic, readonly) MPRemoteCommand *previousTrackCommand;
@property (nonatomic, readonly) MPSkipIntervalCommand *skipForwardCommand;
@property (nonatomic, readonly) MPSkipIntervalCommand *skipBackwardCommand;
@property (nonatomic, readonly) MPRemoteCommand *seekForwardCommand;
@property (nonatomic, readonly) MPRemoteCommand *seekBackwardCommand;
@property (nonatomic, readonly) MPChangePlaybackPositionCommand *changePlaybackPositionCommand;
@property (nonatomic, readonly) MPRatingCommand *ratingCommand;
@property (nonatomic, readonly) MPFeedbackCommand *likeCommand;
@property (nonatomic, readonly) MPFeedbackCommand *dislikeCommand;
@property (nonatomic, readonly) MPFeedbackCommand *bookmarkCommand;
+ (MPRemoteCommandCenter *)sharedCommandCenter;
@end

@protocol MPPlayableContentDataSource <NSObject>
@optional
- (void)beginLoadingChildItemsAtIndexPath:(NSIndexPath *)indexPath completionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (BOOL)childItemsDisplayPlaybackProgressAtIndexPath:(NSIndexPath *)indexPath;
- (void)contentItemForIdentifier:(NSString *)identifier completionHandler:(void (^)(MPContentItem *_Nullable, NSError *_Nullable))completionHandler;
- (NSInteger)numberOfChildItemsAtIndexPath:(NSIndexPath *)indexPath;
- (nullable MPContentItem *)contentItemAtIndexPath:(NSIndexPath *)indexPath;
@end

@interface MPPlayableContentManager : NSObject
@property (nonatomic, weak, nullable) id<MPPlayableContentDataSource> dataSource;
@property (nonatomic, weak, nullable) id<MPPlayableContentDelegate> delegate;
@property (nonatomic, readonly) MPPlayableContentManagerContext *context;
@property (nonatomic, copy) NSArray<NSString *> *nowPlayingIdentifiers;
+ (instancetype)sharedContentManager;
- (void)reloadData;
- (void)beginUpdates;
- (void)endUpdates;
@end

@interface MPPlayableContentManagerContext : NSObject
@property (nonatomic, readonly) NSInteger enforcedContentItemsCount;
@property (nonatomic, readonly) NSInteger enforcedContentTreeDepth;
@property (nonatomic, readonly) BOOL contentLimitsEnforced;
@property (nonatomic, readonly) BOOL contentLimitsEnabled;
@property (nonatomic, readonly) BOOL endpointAvailable;
@end

@protocol MPPlayableContentDelegate <NSObject>
@optional
- (void)playableContentManager:(MPPlayableContentManager *)contentManager initiatePlaybackOfContentItemAtIndexPath:(NSIndexPath *)indexPath completionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)playableContentManager:(MPPlayableContentManager *)contentManager initializePlaybackQueueWithCompletionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)playableContentManager:(MPPlayableContentManager *)contentManager initializePlaybackQueueWithContentItems:(nullable NSArray *)contentItems completionHandler:(void (^)(NSError *_Nullable))completionHandler;
- (void)playableContentManager:(MPPlayableContentManager *)contentManager didUpdateContext:(MPPlayableContentManagerContext *)context;
@end

@interface MPRemoteCommandEvent : NSObject
@property (nonatomic, readonly) MPRemoteCommand *command;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@end

@interface MPRemoteCommand : NSObject
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)addTarget:(id)target action:(SEL)action;
- (void)removeTarget:(id)target action:(nullable SEL)action;
- (void)removeTarget:(nullable id)target;
- (id)addTargetWithHandler:(MPRemoteCommandHandlerStatus (^)(MPRemoteCommandEvent *))handler;
@end

@interface MPSkipIntervalCommand : MPRemoteCommand
@property (nonatomic, copy) NSArray<NSNumber *> *preferredIntervals;
@end

@interface MPFeedbackCommand : MPRemoteCommand
@property (nonatomic, getter=isActive) BOOL active;
@property (nonatomic, copy) NSString *localizedTitle;
@property (nonatomic, copy) NSString *localizedShortTitle;
@end

@interface MPRatingCommand : MPRemoteCommand
@property (nonatomic) float minimumRating;
@property (nonatomic) float maximumRating;
@end

@interface MPChangePlaybackRateCommand : MPRemoteCommand
@property (nonatomic, copy) NSArray<NSNumber *> *supportedPlaybackRates;
@end

@interface MPChangePlaybackPositionCommand : MPRemoteCommand
@end

@interface MPChangeShuffleModeCommand : MPRemoteCommand
@property (nonatomic) MPShuffleType currentShuffleType;
@end

@interface MPChangeRepeatModeCommand : MPRemoteCommand
@property (nonatomic) MPRepeatType currentRepeatType;
@end

@interface MPSkipIntervalCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) NSTimeInterval interval;
@end

@interface MPSeekCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) MPSeekCommandEventType type;
@end

@interface MPRatingCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) float rating;
@end

@interface MPChangePlaybackRateCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) float playbackRate;
@end

@interface MPFeedbackCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly, getter=isNegative) BOOL negative;
@end

@interface MPChangeLanguageOptionCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) MPNowPlayingInfoLanguageOption *languageOption;
@property (nonatomic, readonly) MPChangeLanguageOptionSetting setting;
@end

@interface MPChangePlaybackPositionCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) NSTimeInterval positionTime;
@end

@interface MPChangeShuffleModeCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) MPShuffleType shuffleType;
@property (nonatomic, readonly) BOOL preservesShuffleMode;
@end

@interface MPChangeRepeatModeCommandEvent : MPRemoteCommandEvent
@property (nonatomic, readonly) MPRepeatType repeatType;
@property (nonatomic, readonly) BOOL preservesRepeatMode;
@end
