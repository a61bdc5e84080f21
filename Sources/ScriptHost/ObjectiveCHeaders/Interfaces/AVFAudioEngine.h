@interface AVAudioFormat : NSObject
- (nullable instancetype)initWithStreamDescription:(const AudioStreamBasicDescription *)asbd;
- (nullable instancetype)initWithStreamDescription:(const AudioStreamBasicDescription *)asbd channelLayout:(nullable AVAudioChannelLayout *)layout;
- (nullable instancetype)initStandardFormatWithSampleRate:(double)sampleRate channels:(AVAudioChannelCount)channels;
- (instancetype)initStandardFormatWithSampleRate:(double)sampleRate channelLayout:(AVAudioChannelLayout *)layout;
- (nullable instancetype)initWithCommonFormat:(AVAudioCommonFormat)format sampleRate:(double)sampleRate channels:(AVAudioChannelCount)channels interleaved:(BOOL)interleaved;
- (instancetype)initWithCommonFormat:(AVAudioCommonFormat)format sampleRate:(double)sampleRate interleaved:(BOOL)interleaved channelLayout:(AVAudioChannelLayout *)layout;
- (nullable instancetype)initWithSettings:(NSDictionary<NSString *, id> *)settings;
- (instancetype)initWithCMAudioFormatDescription:(CMAudioFormatDescriptionRef)formatDescription;
- (BOOL)isEqual:(id)object;
@property (nonatomic, readonly, getter=isStandard) BOOL standard;
@property (nonatomic, readonly) AVAudioCommonFormat commonFormat;
@property (nonatomic, readonly) AVAudioChannelCount channelCount;
@property (nonatomic, readonly) double sampleRate;
@property (nonatomic, readonly, getter=isInterleaved) BOOL interleaved;
@property (nonatomic, readonly) const AudioStreamBasicDescription *streamDescription;
@property (nonatomic, readonly, nullable) AVAudioChannelLayout *channelLayout;
@property (nonatomic, nullable) NSData *magicCookie;
@property (nonatomic, readonly) NSDictionary<NSString *, id> *settings;
@property (nonatomic, readonly) CMAudioFormatDescriptionRef formatDescription;
@end

@interface AVAudioBuffer : NSObject
@property (nonatomic, readonly) AVAudioFormat *format;
@property (nonatomic, readonly) const AudioBufferList *audioBufferList;
@property (nonatomic, readonly) AudioBufferList *mutableAudioBufferList;
@end

@interface AVAudioPCMBuffer : AVAudioBuffer
- (nullable instancetype)initWithPCMFormat:(AVAudioFormat *)format frameCapacity:(AVAudioFrameCount)frameCapacity;
- (nullable instancetype)initWithPCMFormat:(AVAudioFormat *)format bufferListNoCopy:(const AudioBufferList *)bufferList deallocator:(void (^_Nullable)(const AudioBufferList *))deallocator;
@property (nonatomic, readonly) AVAudioFrameCount frameCapacity;
@property (nonatomic) AVAudioFrameCount frameLength;
@property (nonatomic, readonly) NSUInteger stride;
@end

@interface AVAudioCompressedBuffer : AVAudioBuffer
- (instancetype)initWithFormat:(AVAudioFormat *)format packetCapacity:(AVAudioPacketCount)packetCapacity maximumPacketSize:(NSInteger)maximumPacketSize;
- (instancetype)initWithFormat:(AVAudioFormat *)format packetCapacity:(AVAudioPacketCount)packetCapacity;
@property (nonatomic, readonly) AVAudioPacketCount packetCapacity;
@property (nonatomic) AVAudioPacketCount packetCount;
@property (nonatomic, readonly) NSInteger maximumPacketSize;
@property (nonatomic, readonly) void *data;
@property (nonatomic, readonly) uint32_t byteCapacity;
@property (nonatomic) uint32_t byteLength;
@property (nonatomic, readonly, nullable) AudioStreamPacketDescription *packetDescriptions;
@end

@interface AVAudioChannelLayout : NSObject
- (nullable instancetype)initWithLayoutTag:(AudioChannelLayoutTag)layoutTag;
- (instancetype)initWithLayout:(const AudioChannelLayout *)layout;
- (BOOL)isEqual:(id)object;
+ (instancetype)layoutWithLayoutTag:(AudioChannelLayoutTag)layoutTag;
+ (instancetype)layoutWithLayout:(const AudioChannelLayout *)layout;
@property (nonatomic, readonly) AudioChannelLayoutTag layoutTag;
@property (nonatomic, readonly) const AudioChannelLayout *layout;
@property (nonatomic, readonly) AVAudioChannelCount channelCount;
@end

@interface AVAudioNode : NSObject
- (void)reset;
- (AVAudioFormat *)inputFormatForBus:(AVAudioNodeBus)bus;
- (AVAudioFormat *)outputFormatForBus:(AVAudioNodeBus)bus;
- (nullable NSString *)nameForInputBus:(AVAudioNodeBus)bus;
- (nullable NSString *)nameForOutputBus:(AVAudioNodeBus)bus;
- (void)installTapOnBus:(AVAudioNodeBus)bus bufferSize:(AVAudioFrameCount)bufferSize format:(nullable AVAudioFormat *)format block:(AVAudioNodeTapBlock)tapBlock;
- (void)removeTapOnBus:(AVAudioNodeBus)bus;
@property (nonatomic, readonly, nullable) AVAudioEngine *engine;
@property (nonatomic, readonly) NSUInteger numberOfInputs;
@property (nonatomic, readonly) NSUInteger numberOfOutputs;
@property (nonatomic, readonly, nullable) AVAudioTime *lastRenderTime;
@property (nonatomic, readonly) NSTimeInterval latency;
@property (nonatomic, readonly) NSTimeInterval outputPresentationLatency;
@end

@interface AVAudioConnectionPoint : NSObject
- (instancetype)initWithNode:(AVAudioNode *)node bus:(AVAudioNodeBus)bus;
@property (nonatomic, readonly, weak, nullable) AVAudioNode *node;
@property (nonatomic, readonly) AVAudioNodeBus bus;
@end

@interface AVAudioEngine : NSObject
- (void)attachNode:(AVAudioNode *)node;
- (void)detachNode:(AVAudioNode *)node;
- (void)connect:(AVAudioNode *)node1 to:(AVAudioNode *)node2 fromBus:(AVAudioNodeBus)bus1 toBus:(AVAudioNodeBus)bus2 format:(nullable AVAudioFormat *)format;
- (void)connect:(AVAudioNode *)node1 to:(AVAudioNode *)node2 format:(nullable AVAudioFormat *)format;
- (void)connect:(AVAudioNode *)sourceNode toConnectionPoints:(NSArray<AVAudioConnectionPoint *> *)destNodes fromBus:(AVAudioNodeBus)sourceBus format:(nullable AVAudioFormat *)format;
- (void)disconnectNodeInput:(AVAudioNode *)node bus:(AVAudioNodeBus)bus;
- (void)disconnectNodeInput:(AVAudioNode *)node;
- (void)disconnectNodeOutput:(AVAudioNode *)node bus:(AVAudioNodeBus)bus;
- (void)disconnectNodeOutput:(AVAudioNode *)node;
- (void)prepare;
- (BOOL)startAndReturnError:(NSError **)outError;
- (void)pause;
- (void)reset;
- (void)stop;
- (nullable AVAudioConnectionPoint *)inputConnectionPointForNode:(AVAudioNode *)node inputBus:(AVAudioNodeBus)bus;
- (NSArray<AVAudioConnectionPoint *> *)outputConnectionPointsForNode:(AVAudioNode *)node outputBus:(AVAudioNodeBus)bus;
@property (nonatomic, readonly) AVAudioOutputNode *outputNode;
@property (nonatomic, readonly) AVAudioInputNode *inputNode;
@property (nonatomic, readonly) AVAudioMixerNode *mainMixerNode;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, getter=isAutoShutdownEnabled) BOOL autoShutdownEnabled;
@property (readonly, copy) NSSet<AVAudioNode *> *attachedNodes;
- (BOOL)enableManualRenderingMode:(AVAudioEngineManualRenderingMode)mode format:(AVAudioFormat *)pcmFormat maximumFrameCount:(AVAudioFrameCount)maximumFrameCount error:(NSError **)outError;
- (void)disableManualRenderingMode;
- (AVAudioEngineManualRenderingStatus)renderOffline:(AVAudioFrameCount)numberOfFrames toBuffer:(AVAudioPCMBuffer *)buffer error:(NSError **)outError;
@property (nonatomic, readonly) AVAudioEngineManualRenderingBlock manualRenderingBlock;
@property (nonatomic, readonly) BOOL isInManualRenderingMode;
@property (nonatomic, readonly) AVAudioEngineManualRenderingMode manualRenderingMode;
@property (nonatomic, readonly) AVAudioFormat *manualRenderingFormat;
@property (nonatomic, readonly) AVAudioFrameCount manualRenderingMaximumFrameCount;
@property (nonatomic, readonly) AVAudioFramePosition manualRenderingSampleTime;
- (void)disconnectMIDI:(AVAudioNode *)sourceNode from:(AVAudioNode *)destinationNode;
- (void)disconnectMIDI:(AVAudioNode *)sourceNode fromNodes:(NSArray<AVAudioNode *> *)destinationNodes;
- (void)disconnectMIDIInput:(AVAudioNode *)node;
- (void)disconnectMIDIOutput:(AVAudioNode *)node;
@end

@protocol AVAudioStereoMixing <NSObject>
@optional
@property (nonatomic) float pan;
@end

@protocol AVAudioMixing <AVAudioStereoMixing>
@optional
- (nullable AVAudioMixingDestination *)destinationForMixer:(AVAudioNode *)mixer bus:(AVAudioNodeBus)bus;
@property (nonatomic) float volume;
@end

@interface AVAudioIONode : AVAudioNode
@property (nonatomic, readonly) NSTimeInterval presentationLatency;
@property (nonatomic, readonly, nullable) AudioUnit audioUnit;
@property (nonatomic, readonly, getter=isVoiceProcessingEnabled) BOOL voiceProcessingEnabled;
- (BOOL)setVoiceProcessingEnabled:(BOOL)enabled error:(NSError **)outError;
@end

@interface AVAudioInputNode : AVAudioIONode <AVAudioMixing>
- (BOOL)setManualRenderingInputPCMFormat:(AVAudioFormat *)format inputBlock:(AVAudioIONodeInputBlock)block;
@property (nonatomic, getter=isVoiceProcessingBypassed) BOOL voiceProcessingBypassed;
@property (nonatomic, getter=isVoiceProcessingAGCEnabled) BOOL voiceProcessingAGCEnabled;
@property (nonatomic, getter=isVoiceProcessingInputMuted) BOOL voiceProcessingInputMuted;
@end

@interface AVAudioMixerNode : AVAudioNode <AVAudioMixing>
@property (nonatomic) float outputVolume;
@property (nonatomic, readonly) AVAudioNodeBus nextAvailableInputBus;
@end

@interface AVAudioOutputNode : AVAudioIONode
@end

@interface AVAudioTime : NSObject
- (instancetype)initWithAudioTimeStamp:(const AudioTimeStamp *)ts sampleRate:(double)sampleRate;
- (instancetype)initWithHostTime:(uint64_t)hostTime;
- (instancetype)initWithSampleTime:(AVAudioFramePosition)sampleTime atRate:(double)sampleRate;
- (instancetype)initWithHostTime:(uint64_t)hostTime sampleTime:(AVAudioFramePosition)sampleTime atRate:(double)sampleRate;
+ (instancetype)timeWithAudioTimeStamp:(const AudioTimeStamp *)ts sampleRate:(double)sampleRate;
+ (instancetype)timeWithHostTime:(uint64_t)hostTime;
+ (instancetype)timeWithSampleTime:(AVAudioFramePosition)sampleTime atRate:(double)sampleRate;
+ (instancetype)timeWithHostTime:(uint64_t)hostTime sampleTime:(AVAudioFramePosition)sampleTime atRate:(double)sampleRate;
+ (uint64_t)hostTimeForSeconds:(NSTimeInterval)seconds;
+ (NSTimeInterval)secondsForHostTime:(uint64_t)hostTime;
- (nullable AVAudioTime *)extrapolateTimeFromAnchor:(AVAudioTime *)anchorTime;
@property (nonatomic, readonly, getter=isHostTimeValid) BOOL hostTimeValid;
@property (nonatomic, readonly) uint64_t hostTime;
@property (nonatomic, readonly, getter=isSampleTimeValid) BOOL sampleTimeValid;
@property (nonatomic, readonly) AVAudioFramePosition sampleTime;
@property (nonatomic, readonly) double sampleRate;
@property (nonatomic, readonly) AudioTimeStamp audioTimeStamp;
@end

@interface AVAudioMixingDestination : NSObject <AVAudioMixing>
@property (nonatomic, readonly) AVAudioConnectionPoint *connectionPoint;
@end

@interface AVAudioFile : NSObject
- (nullable instancetype)initForReading:(NSURL *)fileURL error:(NSError **)outError;
- (nullable instancetype)initForReading:(NSURL *)fileURL commonFormat:(AVAudioCommonFormat)format interleaved:(BOOL)interleaved error:(NSError **)outError;
- (nullable instancetype)initForWriting:(NSURL *)fileURL settings:(NSDictionary<NSString *, id> *)settings error:(NSError **)outError;
- (nullable instancetype)initForWriting:(NSURL *)fileURL settings:(NSDictionary<NSString *, id> *)settings commonFormat:(AVAudioCommonFormat)format interleaved:(BOOL)interleaved error:(NSError **)outError;
- (BOOL)readIntoBuffer:(AVAudioPCMBuffer *)buffer error:(NSError **)outError;
- (BOOL)readIntoBuffer:(AVAudioPCMBuffer *)buffer frameCount:(AVAudioFrameCount)frames error:(NSError **)outError;
- (BOOL)writeFromBuffer:(const AVAudioPCMBuffer *)buffer error:(NSError **)outError;
@property (nonatomic, readonly) NSURL *url;
@property (nonatomic, readonly) AVAudioFormat *fileFormat;
@property (nonatomic, readonly) AVAudioFormat *processingFormat;
@property (nonatomic, readonly) AVAudioFramePosition length;
@property (nonatomic) AVAudioFramePosition framePosition;
@end

@protocol AVAudioPlayerDelegate <NSObject>
@optional
- (void)audioPlayerDidFinishPlaying:(AVAudioPlayer *)player successfully:(BOOL)flag;
- (void)audioPlayerDecodeErrorDidOccur:(AVAudioPlayer *)player error:(nullable NSError *)error;
- (void)audioPlayerBeginInterruption:(AVAudioPlayer *)player;
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player withOptions:(NSUInteger)flags;
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player withFlags:(NSUInteger)flags;
- (void)audioPlayerEndInterruption:(AVAudioPlayer *)player;
@end

@interface AVAudioPlayerNode : AVAudioNode <AVAudioMixing>
- (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer completionHandler:(nullable AVAudioNodeCompletionHandler)completionHandler;
- (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)callbackType completionHandler:(nullable AVAudioPlayerNodeCompletionHandler)completionHandler;
- (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer atTime:(nullable AVAudioTime *)when options:(AVAudioPlayerNodeBufferOptions)options completionHandler:(nullable AVAudioNodeCompletionHandler)completionHandler;
- (void)scheduleBuffer:(AVAudioPCMBuffer *)buffer atTime:(nullable AVAudioTime *)when options:(AVAudioPlayerNodeBufferOptions)options completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)callbackType completionHandler:(nullable AVAudioPlayerNodeCompletionHandler)completionHandler;
- (void)scheduleFile:(AVAudioFile *)file atTime:(nullable AVAudioTime *)when completionHandler:(nullable AVAudioNodeCompletionHandler)completionHandler;
- (void)scheduleFile:(AVAudioFile *)file atTime:(nullable AVAudioTime *)when completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)callbackType completionHandler:(nullable AVAudioPlayerNodeCompletionHandler)completionHandler;
- (void)scheduleSegment:(AVAudioFile *)file startingFrame:(AVAudioFramePosition)startFrame frameCount:(AVAudioFrameCount)numberFrames atTime:(nullable AVAudioTime *)when completionHandler:(nullable AVAudioNodeCompletionHandler)completionHandler;
- (void)scheduleSegment:(AVAudioFile *)file startingFrame:(AVAudioFramePosition)startFrame frameCount:(AVAudioFrameCount)numberFrames atTime:(nullable AVAudioTime *)when completionCallbackType:(AVAudioPlayerNodeCompletionCallbackType)callbackType completionHandler:(nullable AVAudioPlayerNodeCompletionHandler)completionHandler;
- (void)stop;
- (void)prepareWithFrameCount:(AVAudioFrameCount)frameCount;
- (void)play;
- (void)playAtTime:(nullable AVAudioTime *)when;
- (void)pause;
- (nullable AVAudioTime *)nodeTimeForPlayerTime:(AVAudioTime *)playerTime;
- (nullable AVAudioTime *)playerTimeForNodeTime:(AVAudioTime *)nodeTime;
@property (nonatomic, readonly, getter=isPlaying) BOOL playing;
@end

@interface AVAudioRoutingArbiter : NSObject
@property (class, nonatomic, readonly) AVAudioRoutingArbiter *sharedRoutingArbiter;
- (void)beginArbitrationWithCategory:(AVAudioRoutingArbitrationCategory)category completionHandler:(void (^)(BOOL, NSError *_Nullable))handler;
- (void)leaveArbitration;
@end

@protocol AVSpeechSynthesizerDelegate <NSObject>
@optional
- (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didStartSpeechUtterance:(AVSpeechUtterance *)utterance;
- (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didFinishSpeechUtterance:(AVSpeechUtterance *)utterance;
- (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didPauseSpeechUtterance:(AVSpeechUtterance *)utterance;
- (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didContinueSpeechUtterance:(AVSpeechUtterance *)utterance;
- (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer didCancelSpeechUtterance:(AVSpeechUtterance *)utterance;
- (void)speechSynthesizer:(AVSpeechSynthesizer *)synthesizer willSpeakRangeOfSpeechString:(NSRange)characterRange utterance:(AVSpeechUtterance *)utterance;
@end

@interface AVSpeechSynthesisVoice : NSObject
+ (NSArray<AVSpeechSynthesisVoice *> *)speechVoices;
+ (NSString *)currentLanguageCode;
+ (nullable AVSpeechSynthesisVoice *)voiceWithLanguage:(nullable NSString *)languageCode;
+ (nullable AVSpeechSynthesisVoice *)voiceWithIdentifier:(NSString *)identifier;
@property (nonatomic, readonly) NSString *language;
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, readonly) NSString *name;
@property (nonatomic, readonly) AVSpeechSynthesisVoiceQuality quality;
@property (nonatomic, readonly) AVSpeechSynthesisVoiceGender gender;
@property (nonatomic, readonly) NSDictionary<NSString *, id> *audioFileSettings;
@end

@interface AVSpeechUtterance : NSObject
+ (instancetype)speechUtteranceWithString:(NSString *)string;
+ (instancetype)speechUtteranceWithAttributedString:(NSAttributedString *)string;
+ (nullable instancetype)speechUtteranceWithSSMLRepresentation:(NSString *)string;
- (instancetype)initWithString:(NSString *)string;
- (instancetype)initWithAttributedString:(NSAttributedString *)string;
- (nullable instancetype)initWithSSMLRepresentation:(NSString *)string;
@property (nonatomic, nullable) AVSpeechSynthesisVoice *voice;
@property (nonatomic, readonly) NSString *speechString;
@property (nonatomic, readonly) NSAttributedString *attributedSpeechString;
@property (nonatomic) float rate;
@property (nonatomic) float pitchMultiplier;
@property (nonatomic) float volume;
@property (nonatomic) BOOL prefersAssistiveTechnologySettings;
@property (nonatomic) NSTimeInterval preUtteranceDelay;
@property (nonatomic) NSTimeInterval postUtteranceDelay;
@end

@interface AVSpeechSynthesizer : NSObject
@property (nonatomic, weak, nullable) id<AVSpeechSynthesizerDelegate> delegate;
@property (nonatomic, readonly, getter=isSpeaking) BOOL speaking;
@property (nonatomic, readonly, getter=isPaused) BOOL paused;
- (void)speakUtterance:(AVSpeechUtterance *)utterance;
- (void)writeUtterance:(AVSpeechUtterance *)utterance toBufferCallback:(AVSpeechSynthesizerBufferCallback)bufferCallback;
- (BOOL)stopSpeakingAtBoundary:(AVSpeechBoundary)boundary;
- (BOOL)pauseSpeakingAtBoundary:(AVSpeechBoundary)boundary;
- (BOOL)continueSpeaking;
@property (nonatomic) NSArray<AVAudioSessionChannelDescription *> *outputChannels;
@property (nonatomic) BOOL usesApplicationAudioSession;
@property (nonatomic) BOOL mixToTelephonyUplink;
@end
