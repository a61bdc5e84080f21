typedef int64_t AVAudioFramePosition;
typedef uint32_t AVAudioFrameCount;
typedef uint32_t AVAudioPacketCount;
typedef uint32_t AVAudioChannelCount;
typedef NSUInteger AVAudioNodeBus;
typedef double AVMusicTimeStamp;
typedef NSString *AVAudioSessionPort;
typedef NSString *AVAudioSessionCategory;
typedef NSString *AVAudioSessionMode;
typedef NSString *AVAudioSessionLocation;
typedef NSString *AVAudioSessionOrientation;
typedef NSString *AVAudioSessionPolarPattern;
typedef NSString *AVAudioSequencerInfoDictionaryKey;
typedef NS_ENUM(NSUInteger, AVAudioCommonFormat) {
  AVAudioOtherFormat, AVAudioPCMFormatFloat32, AVAudioPCMFormatFloat64, AVAudioPCMFormatInt16,
  AVAudioPCMFormatInt32
};
typedef NS_ENUM(NSInteger, AVAudioEngineManualRenderingError) {
  AVAudioEngineManualRenderingErrorInvalidMode = -80800,
  AVAudioEngineManualRenderingErrorInitialized = -80801,
  AVAudioEngineManualRenderingErrorNotRunning = -80802
};
typedef NS_ENUM(NSInteger, AVAudioEngineManualRenderingStatus) {
  AVAudioEngineManualRenderingStatusError = -1, AVAudioEngineManualRenderingStatusSuccess,
  AVAudioEngineManualRenderingStatusInsufficientDataFromInputNode,
  AVAudioEngineManualRenderingStatusCannotDoInCurrentContext
};
typedef NS_ENUM(NSInteger, AVAudioEngineManualRenderingMode) {
  AVAudioEngineManualRenderingModeOffline, AVAudioEngineManualRenderingModeRealtime
};
typedef NS_ENUM(NSInteger, AVAudioQuality) {
  AVAudioQualityMin, AVAudioQualityLow = 32, AVAudioQualityMedium = 64, AVAudioQualityHigh = 96,
  AVAudioQualityMax = 127
};
typedef NS_ENUM(NSUInteger, AVAudioSessionActivationOptions) { AVAudioSessionActivationOptionNone };
typedef NS_OPTIONS(NSUInteger, AVAudioSessionPortOverride) {
  AVAudioSessionPortOverrideNone, AVAudioSessionPortOverrideSpeaker = 1936747378
};
typedef NS_ENUM(NSUInteger, AVAudioSessionRouteChangeReason) {
  AVAudioSessionRouteChangeReasonUnknown, AVAudioSessionRouteChangeReasonNewDeviceAvailable,
  AVAudioSessionRouteChangeReasonOldDeviceUnavailable,
  AVAudioSessionRouteChangeReasonCategoryChange, AVAudioSessionRouteChangeReasonOverride,
  AVAudioSessionRouteChangeReasonWakeFromSleep = 6,
  AVAudioSessionRouteChangeReasonNoSuitableRouteForCategory,
  AVAudioSessionRouteChangeReasonRouteConfigurationChange
};
typedef NS_ENUM(NSUInteger, AVAudioSessionCategoryOptions) {
  AVAudioSessionCategoryOptionMixWithOthers = 1, AVAudioSessionCategoryOptionDuckOthers,
  AVAudioSessionCategoryOptionAllowBluetooth = 4, AVAudioSessionCategoryOptionDefaultToSpeaker = 8,
  AVAudioSessionCategoryOptionInterruptSpokenAudioAndMixWithOthers = 17,
  AVAudioSessionCategoryOptionAllowBluetoothA2DP = 32,
  AVAudioSessionCategoryOptionAllowAirPlay = 64,
  AVAudioSessionCategoryOptionOverrideMutedMicrophoneInterruption = 128
};
typedef NS_ENUM(NSUInteger, AVAudioSessionInterruptionType) {
  AVAudioSessionInterruptionTypeBegan = 1, AVAudioSessionInterruptionTypeEnded = 0
};
typedef NS_ENUM(NSUInteger, AVAudioSessionInterruptionOptions) {
  AVAudioSessionInterruptionOptionShouldResume = 1
};
typedef NS_ENUM(NSUInteger, AVAudioSessionInterruptionReason) {
  AVAudioSessionInterruptionReasonDefault, AVAudioSessionInterruptionReasonAppWasSuspended,
  AVAudioSessionInterruptionReasonBuiltInMicMuted
};
typedef NS_ENUM(NSUInteger, AVAudioSessionSetActiveOptions) {
  AVAudioSessionSetActiveOptionNotifyOthersOnDeactivation = 1
};
typedef NS_ENUM(NSUInteger, AVAudioSessionSilenceSecondaryAudioHintType) {
  AVAudioSessionSilenceSecondaryAudioHintTypeBegin = 1,
  AVAudioSessionSilenceSecondaryAudioHintTypeEnd = 0
};
typedef NS_ENUM(NSUInteger, AVAudioSessionIOType) {
  AVAudioSessionIOTypeNotSpecified, AVAudioSessionIOTypeAggregated
};
typedef NS_ENUM(NSUInteger, AVAudioSessionRouteSharingPolicy) {
  AVAudioSessionRouteSharingPolicyDefault, AVAudioSessionRouteSharingPolicyLongFormAudio,
  AVAudioSessionRouteSharingPolicyLongForm = 1, AVAudioSessionRouteSharingPolicyIndependent,
  AVAudioSessionRouteSharingPolicyLongFormVideo
};
typedef NS_OPTIONS(NSUInteger, AVAudioSessionPromptStyle) {
  AVAudioSessionPromptStyleNone = 1852796517, AVAudioSessionPromptStyleShort = 1936224884,
  AVAudioSessionPromptStyleNormal = 1852992876
};
typedef NS_ENUM(NSInteger, AVAudioStereoOrientation) {
  AVAudioStereoOrientationNone, AVAudioStereoOrientationPortrait,
  AVAudioStereoOrientationPortraitUpsideDown, AVAudioStereoOrientationLandscapeRight,
  AVAudioStereoOrientationLandscapeLeft
};
typedef NS_OPTIONS(NSUInteger, AVAudioSessionRecordPermission) {
  AVAudioSessionRecordPermissionUndetermined = 1970168948,
  AVAudioSessionRecordPermissionDenied = 1684369017,
  AVAudioSessionRecordPermissionGranted = 1735552628
};
typedef NS_OPTIONS(NSUInteger, AVAudioPlayerNodeBufferOptions) {
  AVAudioPlayerNodeBufferLoops = 1 << 0, AVAudioPlayerNodeBufferInterrupts = 1 << 1,
  AVAudioPlayerNodeBufferInterruptsAtLoop = 1 << 2
};
typedef NS_ENUM(NSInteger, AVAudioPlayerNodeCompletionCallbackType) {
  AVAudioPlayerNodeCompletionDataConsumed, AVAudioPlayerNodeCompletionDataRendered,
  AVAudioPlayerNodeCompletionDataPlayedBack
};
typedef NS_ENUM(NSInteger, AVAudioRoutingArbitrationCategory) {
  AVAudioRoutingArbitrationCategoryPlayback, AVAudioRoutingArbitrationCategoryPlayAndRecord,
  AVAudioRoutingArbitrationCategoryPlayAndRecordVoice
};
typedef NS_ENUM(NSInteger, AVSpeechBoundary) { AVSpeechBoundaryImmediate, AVSpeechBoundaryWord };
typedef NS_ENUM(NSInteger, AVSpeechSynthesisVoiceQuality) {
  AVSpeechSynthesisVoiceQualityDefault = 1, AVSpeechSynthesisVoiceQualityEnhanced,
  AVSpeechSynthesisVoiceQualityPremium
};
typedef NS_ENUM(NSInteger, AVSpeechSynthesisVoiceGender) {
  AVSpeechSynthesisVoiceGenderUnspecified, AVSpeechSynthesisVoiceGenderMale,
  AVSpeechSynthesisVoiceGenderFemale
};
typedef void (^AVAudioNodeCompletionHandler)(void);
typedef void (^AVAudioNodeTapBlock)(AVAudioPCMBuffer *, AVAudioTime *);
typedef const AudioBufferList *_Nullable (^AVAudioIONodeInputBlock)(AVAudioFrameCount);
typedef AVAudioEngineManualRenderingStatus (^AVAudioEngineManualRenderingBlock)(AVAudioFrameCount, AudioBufferList *, OSStatus *_Nullable);
typedef void (^AVAudioPlayerNodeCompletionHandler)(AVAudioPlayerNodeCompletionCallbackType);
typedef OSStatus (^AVAudioSinkNodeReceiverBlock)(const AudioTimeStamp *, AVAudioFrameCount, const AudioBufferList *);
typedef OSStatus (^AVAudioSourceNodeRenderBlock)(BOOL *, const AudioTimeStamp *, AVAudioFrameCount, AudioBufferList *);
typedef void (^AVSpeechSynthesizerBufferCallback)(AVAudioBuffer *);
extern NSString *const AVAudioEngineConfigurationChangeNotification, *const AVFormatIDKey,
  *const AVSampleRateKey, *const AVLinearPCMBitDepthKey,
  *const AVNumberOfChannelsKey, *const AVLinearPCMIsBigEndianKey, *const AVLinearPCMIsFloatKey,
  *const AVLinearPCMIsNonInterleaved, *const AVAudioFileTypeKey, *const AVEncoderAudioQualityKey,
  *const AVEncoderAudioQualityForVBRKey, *const AVEncoderBitRateKey,
  *const AVEncoderBitRatePerChannelKey, *const AVEncoderBitRateStrategyKey,
  *const AVChannelLayoutKey, *const AVAudioBitRateStrategy_Constant,
  *const AVAudioBitRateStrategy_LongTermAverage,
  *const AVAudioBitRateStrategy_VariableConstrained, *const AVAudioBitRateStrategy_Variable,
  *const AVAudioSessionInterruptionTypeKey, *const AVAudioSessionInterruptionOptionKey,
  *const AVAudioSessionInterruptionReasonKey, *const AVAudioSessionInterruptionWasSuspendedKey,
  *const AVAudioSessionRouteChangeReasonKey, *const AVAudioSessionRouteChangePreviousRouteKey,
  *const AVAudioSessionSilenceSecondaryAudioHintTypeKey,
  *const AVSpeechSynthesisVoiceIdentifierAlex, *const AVSpeechSynthesisIPANotationAttribute;
extern AVAudioSessionPort const AVAudioSessionPortLineIn, AVAudioSessionPortBuiltInMic,
  AVAudioSessionPortHeadsetMic, AVAudioSessionPortLineOut, AVAudioSessionPortHeadphones,
  AVAudioSessionPortBluetoothA2DP, AVAudioSessionPortBuiltInReceiver,
  AVAudioSessionPortBuiltInSpeaker, AVAudioSessionPortHDMI, AVAudioSessionPortAirPlay,
  AVAudioSessionPortBluetoothLE, AVAudioSessionPortBluetoothHFP, AVAudioSessionPortUSBAudio,
  AVAudioSessionPortCarAudio, AVAudioSessionPortVirtual, AVAudioSessionPortPCI,
  AVAudioSessionPortFireWire, AVAudioSessionPortDisplayPort, AVAudioSessionPortAVB,
  AVAudioSessionPortThunderbolt;
extern AVAudioSessionCategory const AVAudioSessionCategoryAmbient,
  AVAudioSessionCategorySoloAmbient, AVAudioSessionCategoryPlayback, AVAudioSessionCategoryRecord,
  AVAudioSessionCategoryPlayAndRecord, AVAudioSessionCategoryAudioProcessing,
  AVAudioSessionCategoryMultiRoute;
extern AVAudioSessionMode const AVAudioSessionModeDefault, AVAudioSessionModeVoiceChat,
  AVAudioSessionModeGameChat, AVAudioSessionModeVideoRecording, AVAudioSessionModeMeasurement,
  AVAudioSessionModeMoviePlayback, AVAudioSessionModeVideoChat, AVAudioSessionModeSpokenAudio,
  AVAudioSessionModeVoicePrompt;
extern AVAudioSessionLocation const AVAudioSessionLocationUpper, AVAudioSessionLocationLower;
extern AVAudioSessionOrientation const AVAudioSessionOrientationTop,
  AVAudioSessionOrientationBottom, AVAudioSessionOrientationFront, AVAudioSessionOrientationBack,
  AVAudioSessionOrientationLeft, AVAudioSessionOrientationRight;
extern AVAudioSessionPolarPattern const AVAudioSessionPolarPatternOmnidirectional,
  AVAudioSessionPolarPatternCardioid, AVAudioSessionPolarPatternSubcardioid,
  AVAudioSessionPolarPatternStereo;
extern NSNotificationName const AVAudioSessionInterruptionNotification,
  AVAudioSessionRouteChangeNotification, AVAudioSessionMediaServicesWereLostNotification,
  AVAudioSessionMediaServicesWereResetNotification,
  AVAudioSessionSilenceSecondaryAudioHintNotification;
extern UInt32 const AVExtendedNoteOnEventDefaultInstrument;
extern float const AVSpeechUtteranceMinimumSpeechRate, AVSpeechUtteranceMaximumSpeechRate,
  AVSpeechUtteranceDefaultSpeechRate;

@interface AVAudioSession : NSObject
+ (AVAudioSession *)sharedInstance;
@property (nonatomic, readonly) NSArray<AVAudioSessionCategory> *availableCategories;
- (BOOL)setCategory:(AVAudioSessionCategory)category error:(NSError **)outError;
- (BOOL)setCategory:(AVAudioSessionCategory)category withOptions:(AVAudioSessionCategoryOptions)options error:(NSError **)outError;
- (BOOL)setCategory:(AVAudioSessionCategory)category mode:(AVAudioSessionMode)mode options:(AVAudioSessionCategoryOptions)options error:(NSError **)outError;
- (BOOL)setCategory:(AVAudioSessionCategory)category mode:(AVAudioSessionMode)mode routeSharingPolicy:(AVAudioSessionRouteSharingPolicy)policy options:(AVAudioSessionCategoryOptions)options error:(NSError **)outError;
@property (readonly) AVAudioSessionCategory category;
@property (readonly) AVAudioSessionCategoryOptions categoryOptions;
@property (readonly) AVAudioSessionRouteSharingPolicy routeSharingPolicy;
@property (readonly) NSArray<AVAudioSessionMode> *availableModes;
- (BOOL)setMode:(AVAudioSessionMode)mode error:(NSError **)outError;
@property (readonly) AVAudioSessionMode mode;
- (BOOL)setAllowHapticsAndSystemSoundsDuringRecording:(BOOL)inValue error:(NSError **)outError;
@property (readonly) BOOL allowHapticsAndSystemSoundsDuringRecording;
@property (readonly) AVAudioSessionRecordPermission recordPermission;
- (void)requestRecordPermission:(void (^)(BOOL))response;
- (BOOL)overrideOutputAudioPort:(AVAudioSessionPortOverride)portOverride error:(NSError **)outError;
- (BOOL)setPreferredInput:(nullable AVAudioSessionPortDescription *)inPort error:(NSError **)outError;
@property (readonly, nullable) AVAudioSessionPortDescription *preferredInput;
- (BOOL)setPrefersNoInterruptionsFromSystemAlerts:(BOOL)inValue error:(NSError **)outError;
@property (nonatomic, readonly) BOOL prefersNoInterruptionsFromSystemAlerts;
- (BOOL)setActive:(BOOL)active error:(NSError **)outError;
- (BOOL)setActive:(BOOL)active withOptions:(AVAudioSessionSetActiveOptions)options error:(NSError **)outError;
- (void)activateWithOptions:(AVAudioSessionActivationOptions)options completionHandler:(void (^)(BOOL, NSError *_Nullable))handler;
- (BOOL)setPreferredSampleRate:(double)sampleRate error:(NSError **)outError;
@property (readonly) double preferredSampleRate;
- (BOOL)setPreferredIOBufferDuration:(NSTimeInterval)duration error:(NSError **)outError;
@property (readonly) NSTimeInterval preferredIOBufferDuration;
- (BOOL)setPreferredInputNumberOfChannels:(NSInteger)count error:(NSError **)outError;
@property (readonly) NSInteger preferredInputNumberOfChannels;
- (BOOL)setPreferredOutputNumberOfChannels:(NSInteger)count error:(NSError **)outError;
@property (readonly) NSInteger preferredOutputNumberOfChannels;
- (BOOL)setPreferredInputOrientation:(AVAudioStereoOrientation)orientation error:(NSError **)outError;
@property (readonly) AVAudioStereoOrientation preferredInputOrientation;
@property (readonly) AVAudioStereoOrientation inputOrientation;
@property (readonly) NSInteger maximumInputNumberOfChannels;
@property (readonly) NSInteger maximumOutputNumberOfChannels;
- (BOOL)setInputGain:(float)gain error:(NSError **)outError;
@property (readonly) float inputGain;
@property (readonly, getter=isInputGainSettable) BOOL inputGainSettable;
@property (readonly, getter=isInputAvailable) BOOL inputAvailable;
@property (readonly) NSArray<AVAudioSessionDataSourceDescription *> *inputDataSources;
@property (readonly) AVAudioSessionDataSourceDescription *inputDataSource;
- (BOOL)setInputDataSource:(nullable AVAudioSessionDataSourceDescription *)dataSource error:(NSError **)outError;
@property (readonly) NSArray<AVAudioSessionDataSourceDescription *> *outputDataSources;
@property (readonly) AVAudioSessionDataSourceDescription *outputDataSource;
- (BOOL)setOutputDataSource:(nullable AVAudioSessionDataSourceDescription *)dataSource error:(NSError **)outError;
@property (readonly) double sampleRate;
@property (readonly) NSInteger inputNumberOfChannels;
@property (readonly) NSInteger outputNumberOfChannels;
@property (readonly) NSTimeInterval inputLatency;
@property (readonly) NSTimeInterval outputLatency;
@property (readonly) NSTimeInterval IOBufferDuration;
@property (readonly, getter=isOtherAudioPlaying) BOOL otherAudioPlaying;
@property (readonly) BOOL secondaryAudioShouldBeSilencedHint;
@property (readonly) float outputVolume;
@property (readonly) AVAudioSessionPromptStyle promptStyle;
@property (readonly) NSArray<AVAudioSessionPortDescription *> *availableInputs;
@property (readonly) AVAudioSessionRouteDescription *currentRoute;
- (BOOL)setAggregatedIOPreference:(AVAudioSessionIOType)inIOType error:(NSError **)outError;
- (BOOL)setSupportsMultichannelContent:(BOOL)inValue error:(NSError **)outError;
@property (readonly) BOOL supportsMultichannelContent;
@property (assign) id<AVAudioSessionDelegate> delegate;
- (BOOL)setActive:(BOOL)active withFlags:(NSInteger)flags error:(NSError **)outError;
@property (readonly) BOOL inputIsAvailable;
@property (readonly) double currentHardwareSampleRate;
@property (readonly) NSInteger currentHardwareInputNumberOfChannels;
@property (readonly) NSInteger currentHardwareOutputNumberOfChannels;
- (BOOL)setPreferredHardwareSampleRate:(double)sampleRate error:(NSError **)outError;
@property (readonly) double preferredHardwareSampleRate;
- (void)prepareRouteSelectionForPlaybackWithCompletionHandler:(void (^)(BOOL, AVAudioSessionRouteSelection))completionHandler;
@end

@interface AVAudioSessionChannelDescription : NSObject
@property (nonatomic, readonly) NSString *channelName;
@property (nonatomic, readonly) NSString *owningPortUID;
@property (nonatomic, readonly) NSUInteger channelNumber;
@property (nonatomic, readonly) AudioChannelLabel channelLabel;
@end

@interface AVAudioSessionDataSourceDescription : NSObject
@property (readonly) NSNumber *dataSourceID;
@property (readonly) NSString *dataSourceName;
@property (readonly) AVAudioSessionLocation location;
@property (readonly) AVAudioSessionOrientation orientation;
@property (readonly, nullable) NSArray<AVAudioSessionPolarPattern> *supportedPolarPatterns;
@property (readonly, nullable) AVAudioSessionPolarPattern selectedPolarPattern;
@property (readonly, nullable) AVAudioSessionPolarPattern preferredPolarPattern;
- (BOOL)setPreferredPolarPattern:(nullable AVAudioSessionPolarPattern)pattern error:(NSError **)outError;
@end

@interface AVAudioSessionPortDescription : NSObject
@property (nonatomic, readonly) AVAudioSessionPort portType;
@property (nonatomic, readonly) NSString *portName;
@property (nonatomic, readonly) NSString *UID;
@property (readonly) BOOL hasHardwareVoiceCallProcessing;
@property (readonly, getter=isSpatialAudioEnabled) BOOL spatialAudioEnabled;
@property (nonatomic, readonly) NSArray<AVAudioSessionChannelDescription *> *channels;
@property (nonatomic, readonly, nullable) NSArray<AVAudioSessionDataSourceDescription *> *dataSources;
@property (nonatomic, readonly, nullable) AVAudioSessionDataSourceDescription *selectedDataSource;
@property (nonatomic, readonly, nullable) AVAudioSessionDataSourceDescription *preferredDataSource;
- (BOOL)setPreferredDataSource:(nullable AVAudioSessionDataSourceDescription *)dataSource error:(NSError **)outError;
@end

@interface AVAudioSessionRouteDescription : NSObject
@property (nonatomic, readonly) NSArray<AVAudioSessionPortDescription *> *inputs;
@property (nonatomic, readonly) NSArray<AVAudioSessionPortDescription *> *outputs;
@end

@protocol AVAudioSessionDelegate <NSObject>
@optional
- (void)beginInterruption;
- (void)endInterruptionWithFlags:(NSUInteger)flags;
- (void)endInterruption;
- (void)inputIsAvailableChanged:(BOOL)isInputAvailable;
@end

@interface AVAudioPlayer : NSObject
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url error:(NSError **)outError;
- (nullable instancetype)initWithData:(NSData *)data error:(NSError **)outError;
- (nullable instancetype)initWithContentsOfURL:(NSURL *)url fileTypeHint:(nullable NSString *)utiString error:(NSError **)outError;
- (nullable instancetype)initWithData:(NSData *)data fileTypeHint:(nullable NSString *)utiString error:(NSError **)outError;
- (BOOL)prepareToPlay;
- (BOOL)play;
- (BOOL)playAtTime:(NSTimeInterval)time;
- (void)pause;
- (void)stop;
@property (readonly, getter=isPlaying) BOOL playing;
@property (readonly) NSUInteger numberOfChannels;
@property (readonly) NSTimeInterval duration;
@property (copy) NSString *currentDevice;
@property (weak, nullable) id<AVAudioPlayerDelegate> delegate;
@property (readonly, nullable) NSURL *url;
@property (readonly, nullable) NSData *data;
@property float pan;
@property float volume;
- (void)setVolume:(float)volume fadeDuration:(NSTimeInterval)duration;
@property BOOL enableRate;
@property float rate;
@property NSTimeInterval currentTime;
@property (readonly) NSTimeInterval deviceCurrentTime;
@property NSInteger numberOfLoops;
@property (readonly) NSDictionary<NSString *, id> *settings;
@property (readonly) AVAudioFormat *format;
@property (getter=isMeteringEnabled) BOOL meteringEnabled;
- (void)updateMeters;
- (float)peakPowerForChannel:(NSUInteger)channelNumber;
- (float)averagePowerForChannel:(NSUInteger)channelNumber;
@property (nonatomic, copy) NSArray<AVAudioSessionChannelDescription *> *channelAssignments;
@end

@protocol AVAudioRecorderDelegate <NSObject>
@optional
- (void)audioRecorderDidFinishRecording:(AVAudioRecorder *)recorder successfully:(BOOL)flag;
- (void)audioRecorderEncodeErrorDidOccur:(AVAudioRecorder *)recorder error:(nullable NSError *)error;
- (void)audioRecorderBeginInterruption:(AVAudioRecorder *)recorder;
- (void)audioRecorderEndInterruption:(AVAudioRecorder *)recorder withOptions:(NSUInteger)flags;
- (void)audioRecorderEndInterruption:(AVAudioRecorder *)recorder withFlags:(NSUInteger)flags;
- (void)audioRecorderEndInterruption:(AVAudioRecorder *)recorder;
@end

@interface AVAudioRecorder : NSObject
- (nullable instancetype)initWithURL:(NSURL *)url settings:(NSDictionary<NSString *, id> *)settings error:(NSError **)outError;
- (nullable instancetype)initWithURL:(NSURL *)url format:(AVAudioFormat *)format error:(NSError **)outError;
- (BOOL)prepareToRecord;
- (BOOL)record;
- (BOOL)recordAtTime:(NSTimeInterval)time;
- (BOOL)recordForDuration:(NSTimeInterval)duration;
- (BOOL)recordAtTime:(NSTimeInterval)time forDuration:(NSTimeInterval)duration;
- (void)pause;
- (void)stop;
- (BOOL)deleteRecording;
@property (readonly, getter=isRecording) BOOL recording;
@property (readonly) NSURL *url;
@property (readonly) NSDictionary<NSString *, id> *settings;
@property (readonly) AVAudioFormat *format;
@property (weak, nullable) id<AVAudioRecorderDelegate> delegate;
@property (readonly) NSTimeInterval currentTime;
@property (readonly) NSTimeInterval deviceCurrentTime;
@property (getter=isMeteringEnabled) BOOL meteringEnabled;
- (void)updateMeters;
- (float)peakPowerForChannel:(NSUInteger)channelNumber;
- (float)averagePowerForChannel:(NSUInteger)channelNumber;
@property (nonatomic, copy, nullable) NSArray<AVAudioSessionChannelDescription *> *channelAssignments;
@end
