typedef NS_ENUM(NSInteger, RPSampleBufferType) {
  RPSampleBufferTypeVideo = 1, RPSampleBufferTypeAudioApp, RPSampleBufferTypeAudioMic
};
typedef NS_ENUM(NSInteger, RPCameraPosition) { RPCameraPositionFront = 1, RPCameraPositionBack };
typedef NS_ENUM(NSInteger, RPRecordingErrorCode) {
  RPRecordingErrorUnknown = -5800, RPRecordingErrorUserDeclined = -5801,
  RPRecordingErrorDisabled = -5802, RPRecordingErrorFailedToStart = -5803,
  RPRecordingErrorFailed = -5804, RPRecordingErrorInsufficientStorage = -5805,
  RPRecordingErrorInterrupted = -5806, RPRecordingErrorContentResize = -5807,
  RPRecordingErrorBroadcastInvalidSession = -5808, RPRecordingErrorSystemDormancy = -5809,
  RPRecordingErrorEntitlements = -5810, RPRecordingErrorActivePhoneCall = -5811,
  RPRecordingErrorFailedToSave = -5812, RPRecordingErrorCarPlay = -5813,
  RPRecordingErrorFailedApplicationConnectionInvalid = -5814,
  RPRecordingErrorFailedApplicationConnectionInterrupted = -5815,
  RPRecordingErrorFailedNoMatchingApplicationContext = -5816,
  RPRecordingErrorFailedMediaServicesFailure = -5817, RPRecordingErrorVideoMixingFailure = -5818,
  RPRecordingErrorBroadcastSetupFailed = -5819, RPRecordingErrorFailedToObtainURL = -5820,
  RPRecordingErrorFailedIncorrectTimeStamps = -5821,
  RPRecordingErrorFailedToProcessFirstSample = -5822,
  RPRecordingErrorFailedAssetWriterFailedToSave = -5823,
  RPRecordingErrorFailedNoAssetWriter = -5824,
  RPRecordingErrorFailedAssetWriterInWrongState = -5825,
  RPRecordingErrorFailedAssetWriterExportFailed = -5826,
  RPRecordingErrorFailedToRemoveFile = -5827,
  RPRecordingErrorFailedAssetWriterExportCanceled = -5828,
  RPRecordingErrorAttemptToStopNonRecording = -5829,
  RPRecordingErrorAttemptToStartInRecordingState = -5830, RPRecordingErrorPhotoFailure = -5831,
  RPRecordingErrorRecordingInvalidSession = -5832,
  RPRecordingErrorFailedToStartCaptureStack = -5833, RPRecordingErrorInvalidParameter = -5834,
  RPRecordingErrorFilePermissions = -5835, RPRecordingErrorExportClipToURLInProgress = -5836,
  RPRecordingErrorCodeSuccessful = 0
};
extern NSString *const RPVideoSampleOrientationKey, *const RPApplicationInfoBundleIdentifierKey,
  *const RPRecordingErrorDomain, *const SCStreamErrorDomain;

@protocol RPPreviewViewControllerDelegate <NSObject>
@optional
- (void)previewControllerDidFinish:(RPPreviewViewController *)previewController;
- (void)previewController:(RPPreviewViewController *)previewController didFinishWithActivityTypes:(NSSet<NSString *> *)activityTypes;
@end

@interface RPPreviewViewController : UIViewController
@property (nonatomic, weak, nullable) id<RPPreviewViewControllerDelegate> previewControllerDelegate;
@end

@interface RPBroadcastConfiguration : NSObject
@property (nonatomic) NSTimeInterval clipDuration;
@property (nonatomic, nullable) NSDictionary<NSString *, NSObject<NSCoding, NSSecureCoding> *> *videoCompressionProperties;
@end

@interface RPBroadcastHandler : NSObject <NSExtensionRequestHandling>
- (void)updateServiceInfo:(NSDictionary<NSString *, NSObject<NSCoding> *> *)serviceInfo;
- (void)updateBroadcastURL:(NSURL *)broadcastURL;
@end

@interface RPBroadcastMP4ClipHandler : RPBroadcastHandler
- (void)processMP4ClipWithURL:(nullable NSURL *)mp4ClipURL setupInfo:(nullable NSDictionary<NSString *, NSObject *> *)setupInfo finished:(BOOL)finished;
- (void)finishedProcessingMP4ClipWithUpdatedBroadcastConfiguration:(nullable RPBroadcastConfiguration *)broadcastConfiguration error:(nullable NSError *)error;
@end

@interface RPBroadcastSampleHandler : RPBroadcastHandler
- (void)broadcastStartedWithSetupInfo:(nullable NSDictionary<NSString *, NSObject *> *)setupInfo;
- (void)broadcastPaused;
- (void)broadcastResumed;
- (void)broadcastFinished;
- (void)broadcastAnnotatedWithApplicationInfo:(NSDictionary *)applicationInfo;
- (void)processSampleBuffer:(CMSampleBufferRef)sampleBuffer withType:(RPSampleBufferType)sampleBufferType;
- (void)finishBroadcastWithError:(NSError *)error;
@end

@protocol RPScreenRecorderDelegate <NSObject>
@optional
- (void)screenRecorder:(RPScreenRecorder *)screenRecorder didStopRecordingWithError:(NSError *)error previewViewController:(nullable RPPreviewViewController *)previewViewController;
- (void)screenRecorder:(RPScreenRecorder *)screenRecorder didStopRecordingWithPreviewViewController:(nullable RPPreviewViewController *)previewViewController error:(nullable NSError *)error;
- (void)screenRecorderDidChangeAvailability:(RPScreenRecorder *)screenRecorder;
@end

@interface RPBroadcastActivityViewController : UIViewController
+ (void)loadBroadcastActivityViewControllerWithHandler:(void (^)(RPBroadcastActivityViewController *_Nullable, NSError *_Nullable))handler;
+ (void)loadBroadcastActivityViewControllerWithPreferredExtension:(nullable NSString *)preferredExtension handler:(void (^)(RPBroadcastActivityViewController *_Nullable, NSError *_Nullable))handler;
@property (nonatomic, weak, nullable) id<RPBroadcastActivityViewControllerDelegate> delegate;
@end

@interface RPScreenRecorder : NSObject
+ (RPScreenRecorder *)sharedRecorder;
- (void)startRecordingWithMicrophoneEnabled:(BOOL)microphoneEnabled handler:(void (^_Nullable)(NSError *_Nullable))handler;
- (void)startRecordingWithHandler:(void (^_Nullable)(NSError *_Nullable))handler;
- (void)stopRecordingWithHandler:(void (^_Nullable)(RPPreviewViewController *_Nullable, NSError *_Nullable))handler;
- (void)stopRecordingWithOutputURL:(NSURL *)url completionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
- (void)discardRecordingWithHandler:(void (^)(void))handler;
- (void)startCaptureWithHandler:(void (^_Nullable)(CMSampleBufferRef, RPSampleBufferType, NSError *_Nullable))captureHandler completionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
- (void)stopCaptureWithHandler:(void (^_Nullable)(NSError *_Nullable))handler;
- (void)startClipBufferingWithCompletionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
- (void)stopClipBufferingWithCompletionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
- (void)exportClipToURL:(NSURL *)url duration:(NSTimeInterval)duration completionHandler:(void (^_Nullable)(NSError *_Nullable))completionHandler;
@property (nonatomic, weak, nullable) id<RPScreenRecorderDelegate> delegate;
@property (nonatomic, readonly, getter=isAvailable) BOOL available;
@property (nonatomic, readonly, getter=isRecording) BOOL recording;
@property (nonatomic, getter=isMicrophoneEnabled) BOOL microphoneEnabled;
@property (nonatomic, getter=isCameraEnabled) BOOL cameraEnabled;
@property (nonatomic) RPCameraPosition cameraPosition;
@property (nonatomic, readonly) UIView *cameraPreviewView;
@end

@protocol RPBroadcastActivityViewControllerDelegate <NSObject>
@optional
- (void)broadcastActivityViewController:(RPBroadcastActivityViewController *)broadcastActivityViewController didFinishWithBroadcastController:(nullable RPBroadcastController *)broadcastController error:(nullable NSError *)error;
@end

@protocol RPBroadcastControllerDelegate <NSObject>
@optional
- (void)broadcastController:(RPBroadcastController *)broadcastController didFinishWithError:(nullable NSError *)error;
- (void)broadcastController:(RPBroadcastController *)broadcastController didUpdateServiceInfo:(NSDictionary<NSString *, NSObject<NSCoding> *> *)serviceInfo;
- (void)broadcastController:(RPBroadcastController *)broadcastController didUpdateBroadcastURL:(NSURL *)broadcastURL;
@end

@interface RPBroadcastController : NSObject
@property (nonatomic, readonly, getter=isBroadcasting) BOOL broadcasting;
@property (nonatomic, readonly, getter=isPaused) BOOL paused;
@property (nonatomic, readonly) NSURL *broadcastURL;
@property (nonatomic, readonly, nullable) NSDictionary<NSString *, NSObject<NSCoding> *> *serviceInfo;
@property (nonatomic, weak, nullable) id<RPBroadcastControllerDelegate> delegate;
@property (nonatomic, readonly) NSString *broadcastExtensionBundleID;
- (void)startBroadcastWithHandler:(void (^)(NSError *_Nullable))handler;
- (void)pauseBroadcast;
- (void)resumeBroadcast;
- (void)finishBroadcastWithHandler:(void (^)(NSError *_Nullable))handler;
@end

@interface RPSystemBroadcastPickerView : UIView
@property (nonatomic, nullable) NSString *preferredExtension;
@property (nonatomic) BOOL showsMicrophoneButton;
@end
