typedef NS_ENUM(NSInteger, SFSpeechRecognitionTaskHint) {
  SFSpeechRecognitionTaskHintUnspecified, SFSpeechRecognitionTaskHintDictation,
  SFSpeechRecognitionTaskHintSearch, SFSpeechRecognitionTaskHintConfirmation
};
typedef NS_ENUM(NSInteger, SFSpeechRecognitionTaskState) {
  SFSpeechRecognitionTaskStateStarting, SFSpeechRecognitionTaskStateRunning,
  SFSpeechRecognitionTaskStateFinishing, SFSpeechRecognitionTaskStateCanceling,
  SFSpeechRecognitionTaskStateCompleted
};
typedef NS_ENUM(NSInteger, SFSpeechRecognizerAuthorizationStatus) {
  SFSpeechRecognizerAuthorizationStatusNotDetermined, SFSpeechRecognizerAuthorizationStatusDenied,
  SFSpeechRecognizerAuthorizationStatusRestricted, SFSpeechRecognizerAuthorizationStatusAuthorized
};

@interface SFAcousticFeature : NSObject
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *acousticFeatureValuePerFrame;
@property (nonatomic, readonly) NSTimeInterval frameDuration;
@end

@interface SFVoiceAnalytics : NSObject
@property (nonatomic, readonly, copy) SFAcousticFeature *jitter;
@property (nonatomic, readonly, copy) SFAcousticFeature *shimmer;
@property (nonatomic, readonly, copy) SFAcousticFeature *pitch;
@property (nonatomic, readonly, copy) SFAcousticFeature *voicing;
@end

@interface SFTranscription : NSObject
@property (nonatomic, readonly, copy) NSString *formattedString;
@property (nonatomic, readonly, copy) NSArray<SFTranscriptionSegment *> *segments;
@property (nonatomic, readonly) double speakingRate;
@property (nonatomic, readonly) NSTimeInterval averagePauseDuration;
@end

@interface SFSpeechRecognitionResult : NSObject
@property (nonatomic, readonly, copy) SFTranscription *bestTranscription;
@property (nonatomic, readonly, copy) NSArray<SFTranscription *> *transcriptions;
@property (nonatomic, readonly, getter=isFinal) BOOL final;
@end

@interface SFSpeechRecognitionRequest : NSObject
@property (nonatomic) SFSpeechRecognitionTaskHint taskHint;
@property (nonatomic) BOOL shouldReportPartialResults;
@property (nonatomic, copy) NSArray<NSString *> *contextualStrings;
@property (nonatomic, copy) NSString *interactionIdentifier;
@property (nonatomic) BOOL requiresOnDeviceRecognition;
@property (nonatomic) BOOL addsPunctuation;
@end

@interface SFSpeechURLRecognitionRequest : SFSpeechRecognitionRequest
- (instancetype)initWithURL:(NSURL *)URL;
@property (nonatomic, readonly, copy) NSURL *URL;
@end

@interface SFSpeechAudioBufferRecognitionRequest : SFSpeechRecognitionRequest
@property (nonatomic, readonly) AVAudioFormat *nativeAudioFormat;
- (void)appendAudioPCMBuffer:(AVAudioPCMBuffer *)audioPCMBuffer;
- (void)appendAudioSampleBuffer:(CMSampleBufferRef)sampleBuffer;
- (void)endAudio;
@end

@interface SFSpeechRecognitionTask : NSObject
@property (nonatomic, readonly) SFSpeechRecognitionTaskState state;
@property (nonatomic, readonly, getter=isFinishing) BOOL finishing;
- (void)finish;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
- (void)cancel;
@property (nonatomic, readonly, copy, nullable) NSError *error;
@end

@protocol SFSpeechRecognitionTaskDelegate <NSObject>
@optional
- (void)speechRecognitionDidDetectSpeech:(SFSpeechRecognitionTask *)task;
- (void)speechRecognitionTask:(SFSpeechRecognitionTask *)task didHypothesizeTranscription:(SFTranscription *)transcription;
- (void)speechRecognitionTask:(SFSpeechRecognitionTask *)task didFinishRecognition:(SFSpeechRecognitionResult *)recognitionResult;
- (void)speechRecognitionTaskFinishedReadingAudio:(SFSpeechRecognitionTask *)task;
- (void)speechRecognitionTaskWasCancelled:(SFSpeechRecognitionTask *)task;
- (void)speechRecognitionTask:(SFSpeechRecognitionTask *)task didFinishSuccessfully:(BOOL)successfully;
@end

@protocol SFSpeechRecognizerDelegate <NSObject>
@optional
- (void)speechRecognizer:(SFSpeechRecognizer *)speechRecognizer availabilityDidChange:(BOOL)available;
@end

@interface SFSpeechRecognizer : NSObject
+ (NSSet<NSLocale *> *)supportedLocales;
+ (SFSpeechRecognizerAuthorizationStatus)authorizationStatus;
+ (void)requestAuthorization:(void (^)(SFSpeechRecognizerAuthorizationStatus))handler;
- (nullable instancetype)initWithLocale:(NSLocale *)locale;
@property (nonatomic, readonly, getter=isAvailable) BOOL available;
@property (nonatomic, readonly, copy) NSLocale *locale;
@property (nonatomic) BOOL supportsOnDeviceRecognition;
@property (nonatomic, weak, nullable) id<SFSpeechRecognizerDelegate> delegate;
@property (nonatomic) SFSpeechRecognitionTaskHint defaultTaskHint;
- (SFSpeechRecognitionTask *)recognitionTaskWithRequest:(SFSpeechRecognitionRequest *)request resultHandler:(void (^)(SFSpeechRecognitionResult *_Nullable, NSError *_Nullable))resultHandler;
- (SFSpeechRecognitionTask *)recognitionTaskWithRequest:(SFSpeechRecognitionRequest *)request delegate:(id<SFSpeechRecognitionTaskDelegate>)delegate;
@property (nonatomic) NSOperationQueue *queue;
@end

@interface SFTranscriptionSegment : NSObject
@property (nonatomic, readonly, copy) NSString *substring;
@property (nonatomic, readonly) NSRange substringRange;
@property (nonatomic, readonly) NSTimeInterval timestamp;
@property (nonatomic, readonly) NSTimeInterval duration;
@property (nonatomic, readonly) float confidence;
@property (nonatomic, readonly) NSArray<NSString *> *alternativeSubstrings;
@property (nonatomic, readonly) SFVoiceAnalytics *voiceAnalytics;
@end
