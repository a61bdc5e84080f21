@interface AVCaptureOutput : NSObject
@property (nonatomic, readonly) NSArray<AVCaptureConnection *> *connections;
- (nullable AVCaptureConnection *)connectionWithMediaType:(AVMediaType)mediaType;
- (nullable AVMetadataObject *)transformedMetadataObjectForMetadataObject:(AVMetadataObject *)metadataObject connection:(AVCaptureConnection *)connection;
- (CGRect)metadataOutputRectOfInterestForRect:(CGRect)rectInOutputCoordinates;
- (CGRect)rectForMetadataOutputRectOfInterest:(CGRect)rectInMetadataOutputCoordinates;
@end

@interface AVCaptureVideoPreviewLayer : CALayer
+ (instancetype)layerWithSession:(AVCaptureSession *)session;
- (instancetype)initWithSession:(AVCaptureSession *)session;
+ (instancetype)layerWithSessionWithNoConnection:(AVCaptureSession *)session;
- (instancetype)initWithSessionWithNoConnection:(AVCaptureSession *)session;
@property (nonatomic, nullable) AVCaptureSession *session;
- (void)setSessionWithNoConnection:(AVCaptureSession *)session;
@property (nonatomic, readonly) AVCaptureConnection *connection;
@property (copy) AVLayerVideoGravity videoGravity;
@property (nonatomic, readonly, getter=isPreviewing) BOOL previewing;
- (CGPoint)captureDevicePointOfInterestForPoint:(CGPoint)pointInLayer;
- (CGPoint)pointForCaptureDevicePointOfInterest:(CGPoint)captureDevicePointOfInterest;
- (CGRect)metadataOutputRectOfInterestForRect:(CGRect)rectInLayerCoordinates;
- (CGRect)rectForMetadataOutputRectOfInterest:(CGRect)rectInMetadataOutputCoordinates;
- (nullable AVMetadataObject *)transformedMetadataObjectForMetadataObject:(AVMetadataObject *)metadataObject;
@property (nonatomic, readonly, getter=isOrientationSupported) BOOL orientationSupported;
@property (nonatomic) AVCaptureVideoOrientation orientation;
@property (nonatomic, readonly, getter=isMirroringSupported) BOOL mirroringSupported;
@property (nonatomic) BOOL automaticallyAdjustsMirroring;
@property (nonatomic, getter=isMirrored) BOOL mirrored;
@end

@interface AVMetadataObject : NSObject
@property (readonly) CMTime time;
@property (readonly) CMTime duration;
@property (readonly) CGRect bounds;
@property (readonly) AVMetadataObjectType type;
@end

@protocol AVCaptureAudioDataOutputSampleBufferDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)output didOutputSampleBuffer:(CMSampleBufferRef)sampleBuffer fromConnection:(AVCaptureConnection *)connection;
@end

@interface AVCaptureAudioDataOutput : AVCaptureOutput
- (void)setSampleBufferDelegate:(nullable id<AVCaptureAudioDataOutputSampleBufferDelegate>)sampleBufferDelegate queue:(nullable dispatch_queue_t)sampleBufferCallbackQueue;
@property (nonatomic, readonly, nullable) id<AVCaptureAudioDataOutputSampleBufferDelegate> sampleBufferDelegate;
@property (nonatomic, readonly, nullable) dispatch_queue_t sampleBufferCallbackQueue;
@property (nonatomic, copy) NSDictionary<NSString *, id> *audioSettings;
- (nullable NSDictionary<NSString *, id> *)recommendedAudioSettingsForAssetWriterWithOutputFileType:(AVFileType)outputFileType;
@end

@interface AVCaptureAudioPreviewOutput : AVCaptureOutput
@property (nonatomic, copy, nullable) NSString *outputDeviceUniqueID;
@property (nonatomic) float volume;
@end

@protocol AVCaptureFileOutputDelegate <NSObject>
@optional
- (BOOL)captureOutputShouldProvideSampleAccurateRecordingStart:(AVCaptureOutput *)output;
- (void)captureOutput:(AVCaptureFileOutput *)output didOutputSampleBuffer:(CMSampleBufferRef)sampleBuffer fromConnection:(AVCaptureConnection *)connection;
@end

@protocol AVCaptureFileOutputRecordingDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureFileOutput *)output didStartRecordingToOutputFileAtURL:(NSURL *)fileURL fromConnections:(NSArray<AVCaptureConnection *> *)connections;
- (void)captureOutput:(AVCaptureFileOutput *)output didPauseRecordingToOutputFileAtURL:(NSURL *)fileURL fromConnections:(NSArray<AVCaptureConnection *> *)connections;
- (void)captureOutput:(AVCaptureFileOutput *)output didResumeRecordingToOutputFileAtURL:(NSURL *)fileURL fromConnections:(NSArray<AVCaptureConnection *> *)connections;
- (void)captureOutput:(AVCaptureFileOutput *)output willFinishRecordingToOutputFileAtURL:(NSURL *)fileURL fromConnections:(NSArray<AVCaptureConnection *> *)connections error:(nullable NSError *)error;
- (void)captureOutput:(AVCaptureFileOutput *)output didFinishRecordingToOutputFileAtURL:(NSURL *)outputFileURL fromConnections:(NSArray<AVCaptureConnection *> *)connections error:(nullable NSError *)error;
@end

@interface AVCaptureFileOutput : AVCaptureOutput
@property (nonatomic, assign, nullable) id<AVCaptureFileOutputDelegate> delegate;
@property (nonatomic, readonly, nullable) NSURL *outputFileURL;
- (void)startRecordingToOutputFileURL:(NSURL *)outputFileURL recordingDelegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate;
- (void)stopRecording;
@property (nonatomic, readonly, getter=isRecording) BOOL recording;
@property (nonatomic, readonly, getter=isRecordingPaused) BOOL recordingPaused;
- (void)pauseRecording;
- (void)resumeRecording;
@property (nonatomic, readonly) CMTime recordedDuration;
@property (nonatomic, readonly) int64_t recordedFileSize;
@property (nonatomic) CMTime maxRecordedDuration;
@property (nonatomic) int64_t maxRecordedFileSize;
@property (nonatomic) int64_t minFreeDiskSpaceLimit;
@end

@interface AVCaptureMovieFileOutput : AVCaptureFileOutput
@property (nonatomic) CMTime movieFragmentInterval;
@property (nonatomic, copy, nullable) NSArray<AVMetadataItem *> *metadata;
@property (nonatomic, readonly) NSArray<AVVideoCodecType> *availableVideoCodecTypes;
- (NSArray<NSString *> *)supportedOutputSettingsKeysForConnection:(AVCaptureConnection *)connection;
- (NSDictionary<NSString *, id> *)outputSettingsForConnection:(AVCaptureConnection *)connection;
- (void)setOutputSettings:(nullable NSDictionary<NSString *, id> *)outputSettings forConnection:(AVCaptureConnection *)connection;
- (BOOL)recordsVideoOrientationAndMirroringChangesAsMetadataTrackForConnection:(AVCaptureConnection *)connection;
- (void)setRecordsVideoOrientationAndMirroringChanges:(BOOL)doRecordChanges asMetadataTrackForConnection:(AVCaptureConnection *)connection;
@property (nonatomic, getter=isPrimaryConstituentDeviceSwitchingBehaviorForRecordingEnabled) BOOL primaryConstituentDeviceSwitchingBehaviorForRecordingEnabled;
- (void)setPrimaryConstituentDeviceSwitchingBehaviorForRecording:(AVCapturePrimaryConstituentDeviceSwitchingBehavior)switchingBehavior restrictedSwitchingBehaviorConditions:(AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions)restrictedSwitchingBehaviorConditions;
@property (nonatomic, readonly) AVCapturePrimaryConstituentDeviceSwitchingBehavior primaryConstituentDeviceSwitchingBehaviorForRecording;
@property (nonatomic, readonly) AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions primaryConstituentDeviceRestrictedSwitchingBehaviorConditionsForRecording;
@end

@interface AVCaptureAudioFileOutput : AVCaptureFileOutput
+ (NSArray<AVFileType> *)availableOutputFileTypes;
- (void)startRecordingToOutputFileURL:(NSURL *)outputFileURL outputFileType:(AVFileType)fileType recordingDelegate:(id<AVCaptureFileOutputRecordingDelegate>)delegate;
@property (nonatomic, copy) NSArray<AVMetadataItem *> *metadata;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, id> *audioSettings;
@end

@interface AVMetadataFaceObject : AVMetadataObject
@property (readonly) NSInteger faceID;
@property (readonly) BOOL hasRollAngle;
@property (readonly) CGFloat rollAngle;
@property (readonly) BOOL hasYawAngle;
@property (readonly) CGFloat yawAngle;
@end

@interface AVMetadataMachineReadableCodeObject : AVMetadataObject
@property (readonly) NSArray<NSDictionary *> *corners;
@property (readonly, nullable) NSString *stringValue;
@end

@protocol AVCaptureMetadataOutputObjectsDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)output didOutputMetadataObjects:(NSArray<__kindof AVMetadataObject *> *)metadataObjects fromConnection:(AVCaptureConnection *)connection;
@end

@interface AVCaptureMetadataOutput : AVCaptureOutput
- (void)setMetadataObjectsDelegate:(nullable id<AVCaptureMetadataOutputObjectsDelegate>)objectsDelegate queue:(nullable dispatch_queue_t)objectsCallbackQueue;
@property (nonatomic, readonly, nullable) id<AVCaptureMetadataOutputObjectsDelegate> metadataObjectsDelegate;
@property (nonatomic, readonly, nullable) dispatch_queue_t metadataObjectsCallbackQueue;
@property (nonatomic, readonly) NSArray<AVMetadataObjectType> *availableMetadataObjectTypes;
@property (nonatomic, copy) NSArray<AVMetadataObjectType> *metadataObjectTypes;
@property (nonatomic) CGRect rectOfInterest;
@end

@interface AVCapturePhotoSettings : NSObject
+ (instancetype)photoSettings;
+ (instancetype)photoSettingsWithFormat:(nullable NSDictionary<NSString *, id> *)format;
+ (instancetype)photoSettingsWithRawPixelFormatType:(OSType)rawPixelFormatType;
+ (instancetype)photoSettingsWithRawPixelFormatType:(OSType)rawPixelFormatType processedFormat:(nullable NSDictionary<NSString *, id> *)processedFormat;
+ (instancetype)photoSettingsWithRawPixelFormatType:(OSType)rawPixelFormatType rawFileType:(nullable AVFileType)rawFileType processedFormat:(nullable NSDictionary<NSString *, id> *)processedFormat processedFileType:(nullable AVFileType)processedFileType;
+ (instancetype)photoSettingsFromPhotoSettings:(AVCapturePhotoSettings *)photoSettings;
@property (readonly) int64_t uniqueID;
@property (readonly, copy, nullable) NSDictionary<NSString *, id> *format;
@property (readonly) AVFileType processedFileType;
@property (readonly) OSType rawPhotoPixelFormatType;
@property (readonly, nullable) AVFileType rawFileType;
@property (nonatomic) AVCaptureFlashMode flashMode;
@property (nonatomic, getter=isAutoRedEyeReductionEnabled) BOOL autoRedEyeReductionEnabled;
@property (nonatomic) AVCapturePhotoQualityPrioritization photoQualityPrioritization;
@property (nonatomic, getter=isAutoStillImageStabilizationEnabled) BOOL autoStillImageStabilizationEnabled;
@property (nonatomic, getter=isAutoVirtualDeviceFusionEnabled) BOOL autoVirtualDeviceFusionEnabled;
@property (nonatomic, getter=isAutoDualCameraFusionEnabled) BOOL autoDualCameraFusionEnabled;
@property (nonatomic, copy) NSArray<AVCaptureDevice *> *virtualDeviceConstituentPhotoDeliveryEnabledDevices;
@property (nonatomic, getter=isDualCameraDualPhotoDeliveryEnabled) BOOL dualCameraDualPhotoDeliveryEnabled;
@property (nonatomic, getter=isHighResolutionPhotoEnabled) BOOL highResolutionPhotoEnabled;
@property (nonatomic) CMVideoDimensions maxPhotoDimensions;
@property (nonatomic, getter=isDepthDataDeliveryEnabled) BOOL depthDataDeliveryEnabled;
@property (nonatomic) BOOL embedsDepthDataInPhoto;
@property (nonatomic, getter=isDepthDataFiltered) BOOL depthDataFiltered;
@property (nonatomic, getter=isCameraCalibrationDataDeliveryEnabled) BOOL cameraCalibrationDataDeliveryEnabled;
@property (nonatomic, getter=isPortraitEffectsMatteDeliveryEnabled) BOOL portraitEffectsMatteDeliveryEnabled;
@property (nonatomic) BOOL embedsPortraitEffectsMatteInPhoto;
@property (nonatomic, copy) NSArray<AVSemanticSegmentationMatteType> *enabledSemanticSegmentationMatteTypes;
@property (nonatomic) BOOL embedsSemanticSegmentationMattesInPhoto;
@property (nonatomic, copy) NSDictionary<NSString *, id> *metadata;
@property (nonatomic, copy) NSURL *livePhotoMovieFileURL;
@property (nonatomic, copy) AVVideoCodecType livePhotoVideoCodecType;
@property (nonatomic, copy) NSArray<AVMetadataItem *> *livePhotoMovieMetadata;
@property (nonatomic, readonly) NSArray<NSNumber *> *availablePreviewPhotoPixelFormatTypes;
@property (nonatomic, copy) NSDictionary<NSString *, id> *previewPhotoFormat;
@property (nonatomic, readonly) NSArray<AVVideoCodecType> *availableEmbeddedThumbnailPhotoCodecTypes;
@property (nonatomic, copy, nullable) NSDictionary<NSString *, id> *embeddedThumbnailPhotoFormat;
@property (nonatomic, readonly) NSArray<AVVideoCodecType> *availableRawEmbeddedThumbnailPhotoCodecTypes;
@property (nonatomic, copy) NSDictionary<NSString *, id> *rawEmbeddedThumbnailPhotoFormat;
@property (nonatomic, getter=isAutoContentAwareDistortionCorrectionEnabled) BOOL autoContentAwareDistortionCorrectionEnabled;
@end

@interface AVCapturePhotoBracketSettings : AVCapturePhotoSettings
+ (instancetype)photoBracketSettingsWithRawPixelFormatType:(OSType)rawPixelFormatType processedFormat:(nullable NSDictionary<NSString *, id> *)processedFormat bracketedSettings:(NSArray<__kindof AVCaptureBracketedStillImageSettings *> *)bracketedSettings;
+ (instancetype)photoBracketSettingsWithRawPixelFormatType:(OSType)rawPixelFormatType rawFileType:(nullable AVFileType)rawFileType processedFormat:(nullable NSDictionary<NSString *, id> *)processedFormat processedFileType:(nullable AVFileType)processedFileType bracketedSettings:(NSArray<AVCaptureBracketedStillImageSettings *> *)bracketedSettings;
@property (nonatomic, readonly) NSArray<__kindof AVCaptureBracketedStillImageSettings *> *bracketedSettings;
@property (nonatomic, getter=isLensStabilizationEnabled) BOOL lensStabilizationEnabled;
@end

@interface AVCaptureResolvedPhotoSettings : NSObject
@property (readonly) int64_t uniqueID;
@property (readonly) CMVideoDimensions photoDimensions;
@property (readonly) CMVideoDimensions rawPhotoDimensions;
@property (readonly) CMVideoDimensions previewDimensions;
@property (readonly) CMVideoDimensions embeddedThumbnailDimensions;
@property (readonly) CMVideoDimensions rawEmbeddedThumbnailDimensions;
@property (readonly) CMVideoDimensions portraitEffectsMatteDimensions;
- (CMVideoDimensions)dimensionsForSemanticSegmentationMatteOfType:(AVSemanticSegmentationMatteType)semanticSegmentationMatteType;
@property (readonly) CMVideoDimensions livePhotoMovieDimensions;
@property (readonly, getter=isFlashEnabled) BOOL flashEnabled;
@property (readonly, getter=isRedEyeReductionEnabled) BOOL redEyeReductionEnabled;
@property (readonly, getter=isStillImageStabilizationEnabled) BOOL stillImageStabilizationEnabled;
@property (readonly, getter=isVirtualDeviceFusionEnabled) BOOL virtualDeviceFusionEnabled;
@property (readonly, getter=isDualCameraFusionEnabled) BOOL dualCameraFusionEnabled;
@property (readonly) NSUInteger expectedPhotoCount;
@property (readonly) CMTimeRange photoProcessingTimeRange;
@property (readonly, getter=isContentAwareDistortionCorrectionEnabled) BOOL contentAwareDistortionCorrectionEnabled;
@end

@interface AVCaptureBracketedStillImageSettings : NSObject
@end

@protocol AVCapturePhotoCaptureDelegate <NSObject>
@optional
- (void)captureOutput:(AVCapturePhotoOutput *)output willBeginCaptureForResolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings;
- (void)captureOutput:(AVCapturePhotoOutput *)output willCapturePhotoForResolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings;
- (void)captureOutput:(AVCapturePhotoOutput *)output didCapturePhotoForResolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings;
- (void)captureOutput:(AVCapturePhotoOutput *)output didFinishProcessingPhoto:(AVCapturePhoto *)photo error:(nullable NSError *)error;
- (void)captureOutput:(AVCapturePhotoOutput *)output didFinishProcessingPhotoSampleBuffer:(nullable CMSampleBufferRef)photoSampleBuffer previewPhotoSampleBuffer:(nullable CMSampleBufferRef)previewPhotoSampleBuffer resolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings bracketSettings:(nullable AVCaptureBracketedStillImageSettings *)bracketSettings error:(nullable NSError *)error;
- (void)captureOutput:(AVCapturePhotoOutput *)output didFinishProcessingRawPhotoSampleBuffer:(nullable CMSampleBufferRef)rawSampleBuffer previewPhotoSampleBuffer:(nullable CMSampleBufferRef)previewPhotoSampleBuffer resolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings bracketSettings:(nullable AVCaptureBracketedStillImageSettings *)bracketSettings error:(nullable NSError *)error;
- (void)captureOutput:(AVCapturePhotoOutput *)output didFinishRecordingLivePhotoMovieForEventualFileAtURL:(NSURL *)outputFileURL resolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings;
- (void)captureOutput:(AVCapturePhotoOutput *)output didFinishProcessingLivePhotoToMovieFileAtURL:(NSURL *)outputFileURL duration:(CMTime)duration photoDisplayTime:(CMTime)photoDisplayTime resolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings error:(nullable NSError *)error;
- (void)captureOutput:(AVCapturePhotoOutput *)output didFinishCaptureForResolvedSettings:(AVCaptureResolvedPhotoSettings *)resolvedSettings error:(nullable NSError *)error;
@end

@interface AVCapturePhotoOutput : AVCaptureOutput
- (void)capturePhotoWithSettings:(AVCapturePhotoSettings *)settings delegate:(id<AVCapturePhotoCaptureDelegate>)delegate;
@property (nonatomic, readonly) NSArray<AVCapturePhotoSettings *> *preparedPhotoSettingsArray;
- (void)setPreparedPhotoSettingsArray:(NSArray<AVCapturePhotoSettings *> *)preparedPhotoSettingsArray completionHandler:(void (^_Nullable)(BOOL, NSError *_Nullable))completionHandler;
@property (nonatomic, readonly) NSArray<NSNumber *> *availablePhotoPixelFormatTypes;
@property (nonatomic, readonly) NSArray<AVVideoCodecType> *availablePhotoCodecTypes;
@property (nonatomic, readonly, getter=isAppleProRAWSupported) BOOL appleProRAWSupported;
@property (nonatomic, getter=isAppleProRAWEnabled) BOOL appleProRAWEnabled;
+ (BOOL)isBayerRAWPixelFormat:(OSType)pixelFormat;
+ (BOOL)isAppleProRAWPixelFormat:(OSType)pixelFormat;
@property (nonatomic, readonly) NSArray<NSNumber *> *availableRawPhotoPixelFormatTypes;
@property (nonatomic, readonly) NSArray<AVFileType> *availablePhotoFileTypes;
@property (nonatomic, readonly) NSArray<AVFileType> *availableRawPhotoFileTypes;
- (NSArray<NSNumber *> *)supportedPhotoPixelFormatTypesForFileType:(AVFileType)fileType;
- (NSArray<AVVideoCodecType> *)supportedPhotoCodecTypesForFileType:(AVFileType)fileType;
- (NSArray<NSNumber *> *)supportedRawPhotoPixelFormatTypesForFileType:(AVFileType)fileType;
@property (nonatomic) AVCapturePhotoQualityPrioritization maxPhotoQualityPrioritization;
@property (nonatomic, readonly, getter=isStillImageStabilizationSupported) BOOL stillImageStabilizationSupported;
@property (nonatomic, readonly) BOOL isStillImageStabilizationScene;
@property (nonatomic, readonly, getter=isVirtualDeviceFusionSupported) BOOL virtualDeviceFusionSupported;
@property (nonatomic, readonly, getter=isDualCameraFusionSupported) BOOL dualCameraFusionSupported;
@property (nonatomic, readonly, getter=isVirtualDeviceConstituentPhotoDeliverySupported) BOOL virtualDeviceConstituentPhotoDeliverySupported;
@property (nonatomic, readonly, getter=isDualCameraDualPhotoDeliverySupported) BOOL dualCameraDualPhotoDeliverySupported;
@property (nonatomic, getter=isVirtualDeviceConstituentPhotoDeliveryEnabled) BOOL virtualDeviceConstituentPhotoDeliveryEnabled;
@property (nonatomic, getter=isDualCameraDualPhotoDeliveryEnabled) BOOL dualCameraDualPhotoDeliveryEnabled;
@property (nonatomic, readonly, getter=isCameraCalibrationDataDeliverySupported) BOOL cameraCalibrationDataDeliverySupported;
@property (nonatomic, readonly) NSArray<NSNumber *> *supportedFlashModes;
@property (nonatomic, readonly, getter=isAutoRedEyeReductionSupported) BOOL autoRedEyeReductionSupported;
@property (nonatomic, readonly) BOOL isFlashScene;
@property (nonatomic, copy) AVCapturePhotoSettings *photoSettingsForSceneMonitoring;
@property (nonatomic, getter=isHighResolutionCaptureEnabled) BOOL highResolutionCaptureEnabled;
@property (nonatomic) CMVideoDimensions maxPhotoDimensions;
@property (nonatomic, readonly) NSUInteger maxBracketedCapturePhotoCount;
@property (nonatomic, readonly, getter=isLensStabilizationDuringBracketedCaptureSupported) BOOL lensStabilizationDuringBracketedCaptureSupported;
@property (nonatomic, readonly, getter=isLivePhotoCaptureSupported) BOOL livePhotoCaptureSupported;
@property (nonatomic, getter=isLivePhotoCaptureEnabled) BOOL livePhotoCaptureEnabled;
@property (nonatomic, getter=isLivePhotoCaptureSuspended) BOOL livePhotoCaptureSuspended;
@property (nonatomic) BOOL preservesLivePhotoCaptureSuspendedOnSessionStop;
@property (nonatomic, getter=isLivePhotoAutoTrimmingEnabled) BOOL livePhotoAutoTrimmingEnabled;
@property (nonatomic, readonly) NSArray<AVVideoCodecType> *availableLivePhotoVideoCodecTypes;
+ (nullable NSData *)JPEGPhotoDataRepresentationForJPEGSampleBuffer:(CMSampleBufferRef)JPEGSampleBuffer previewPhotoSampleBuffer:(nullable CMSampleBufferRef)previewPhotoSampleBuffer;
+ (nullable NSData *)DNGPhotoDataRepresentationForRawSampleBuffer:(CMSampleBufferRef)rawSampleBuffer previewPhotoSampleBuffer:(nullable CMSampleBufferRef)previewPhotoSampleBuffer;
@property (nonatomic, readonly, getter=isContentAwareDistortionCorrectionSupported) BOOL contentAwareDistortionCorrectionSupported;
@property (nonatomic, getter=isContentAwareDistortionCorrectionEnabled) BOOL contentAwareDistortionCorrectionEnabled;
@property (nonatomic, readonly, getter=isDepthDataDeliverySupported) BOOL depthDataDeliverySupported;
@property (nonatomic, getter=isDepthDataDeliveryEnabled) BOOL depthDataDeliveryEnabled;
@property (nonatomic, readonly, getter=isPortraitEffectsMatteDeliverySupported) BOOL portraitEffectsMatteDeliverySupported;
@property (nonatomic, getter=isPortraitEffectsMatteDeliveryEnabled) BOOL portraitEffectsMatteDeliveryEnabled;
@property (nonatomic, readonly) NSArray<AVSemanticSegmentationMatteType> *availableSemanticSegmentationMatteTypes;
@property (nonatomic, assign) NSArray<AVSemanticSegmentationMatteType> *enabledSemanticSegmentationMatteTypes;
@end

@interface AVCapturePhoto : NSObject
@property (readonly) CMTime timestamp;
@property (readonly, getter=isRawPhoto) BOOL rawPhoto;
@property (readonly) NS_RETURNS_INNER_POINTER CVPixelBufferRef pixelBuffer;
@property (readonly) NS_RETURNS_INNER_POINTER CVPixelBufferRef previewPixelBuffer;
@property (readonly) NSDictionary<NSString *, id> *embeddedThumbnailPhotoFormat;
@property (readonly) NSDictionary<NSString *, id> *metadata;
@property (readonly) AVCaptureResolvedPhotoSettings *resolvedSettings;
@property (readonly) NSInteger photoCount;
@property (readonly) AVCaptureDeviceType sourceDeviceType;
- (nullable NSData *)fileDataRepresentation;
- (nullable CGImageRef)CGImageRepresentation;
- (nullable CGImageRef)previewCGImageRepresentation;
@property (readonly, nullable) AVCaptureBracketedStillImageSettings *bracketSettings;
@property (readonly) NSInteger sequenceCount;
@property (readonly) AVCaptureLensStabilizationStatus lensStabilizationStatus;
@end

@interface AVCaptureStillImageOutput : AVCaptureOutput
@property (nonatomic, copy) NSDictionary<NSString *, id> *outputSettings;
@property (nonatomic, readonly) NSArray<NSNumber *> *availableImageDataCVPixelFormatTypes;
@property (nonatomic, readonly) NSArray<AVVideoCodecType> *availableImageDataCodecTypes;
@property (nonatomic, readonly, getter=isStillImageStabilizationSupported) BOOL stillImageStabilizationSupported;
@property (nonatomic) BOOL automaticallyEnablesStillImageStabilizationWhenAvailable;
@property (nonatomic, readonly, getter=isStillImageStabilizationActive) BOOL stillImageStabilizationActive;
@property (nonatomic, getter=isHighResolutionStillImageOutputEnabled) BOOL highResolutionStillImageOutputEnabled;
@property (readonly, getter=isCapturingStillImage) BOOL capturingStillImage;
- (void)captureStillImageAsynchronouslyFromConnection:(AVCaptureConnection *)connection completionHandler:(void (^)(CMSampleBufferRef _Nullable, NSError *_Nullable))handler;
+ (nullable NSData *)jpegStillImageNSDataRepresentation:(CMSampleBufferRef)jpegSampleBuffer;
@property (nonatomic, readonly) NSUInteger maxBracketedCaptureStillImageCount;
@property (nonatomic, readonly, getter=isLensStabilizationDuringBracketedCaptureSupported) BOOL lensStabilizationDuringBracketedCaptureSupported;
@property (nonatomic, getter=isLensStabilizationDuringBracketedCaptureEnabled) BOOL lensStabilizationDuringBracketedCaptureEnabled;
- (void)prepareToCaptureStillImageBracketFromConnection:(AVCaptureConnection *)connection withSettingsArray:(NSArray<__kindof AVCaptureBracketedStillImageSettings *> *)settings completionHandler:(void (^)(BOOL, NSError *_Nullable))handler;
- (void)captureStillImageBracketAsynchronouslyFromConnection:(AVCaptureConnection *)connection withSettingsArray:(NSArray<__kindof AVCaptureBracketedStillImageSettings *> *)settings completionHandler:(void (^)(CMSampleBufferRef _Nullable, AVCaptureBracketedStillImageSettings *_Nullable, NSError *_Nullable))handler;
@end

@interface AVCaptureManualExposureBracketedStillImageSettings : AVCaptureBracketedStillImageSettings
+ (instancetype)manualExposureSettingsWithExposureDuration:(CMTime)duration ISO:(float)ISO;
@property (readonly) CMTime exposureDuration;
@property (readonly) float ISO;
@end

@interface AVCaptureAutoExposureBracketedStillImageSettings : AVCaptureBracketedStillImageSettings
+ (instancetype)autoExposureSettingsWithExposureTargetBias:(float)exposureTargetBias;
@property (readonly) float exposureTargetBias;
@end

@protocol AVCaptureVideoDataOutputSampleBufferDelegate <NSObject>
@optional
- (void)captureOutput:(AVCaptureOutput *)output didOutputSampleBuffer:(CMSampleBufferRef)sampleBuffer fromConnection:(AVCaptureConnection *)connection;
- (void)captureOutput:(AVCaptureOutput *)output didDropSampleBuffer:(CMSampleBufferRef)sampleBuffer fromConnection:(AVCaptureConnection *)connection;
@end

@interface AVCaptureVideoDataOutput : AVCaptureOutput
- (void)setSampleBufferDelegate:(nullable id<AVCaptureVideoDataOutputSampleBufferDelegate>)sampleBufferDelegate queue:(nullable dispatch_queue_t)sampleBufferCallbackQueue;
@property (nonatomic, readonly, nullable) id<AVCaptureVideoDataOutputSampleBufferDelegate> sampleBufferDelegate;
@property (nonatomic, readonly, nullable) dispatch_queue_t sampleBufferCallbackQueue;
@property (nonatomic, copy) NSDictionary<NSString *, id> *videoSettings;
- (nullable NSDictionary<NSString *, id> *)recommendedVideoSettingsForAssetWriterWithOutputFileType:(AVFileType)outputFileType;
- (NSArray<AVVideoCodecType> *)availableVideoCodecTypesForAssetWriterWithOutputFileType:(AVFileType)outputFileType;
- (nullable NSDictionary<NSString *, id> *)recommendedVideoSettingsForVideoCodecType:(AVVideoCodecType)videoCodecType assetWriterOutputFileType:(AVFileType)outputFileType;
@property (nonatomic, readonly) NSArray<NSNumber *> *availableVideoCVPixelFormatTypes;
@property (nonatomic, readonly) NSArray<AVVideoCodecType> *availableVideoCodecTypes;
@property (nonatomic) CMTime minFrameDuration;
@property (nonatomic) BOOL alwaysDiscardsLateVideoFrames;
@property (nonatomic) BOOL automaticallyConfiguresOutputBufferDimensions;
@property (nonatomic) BOOL deliversPreviewSizedOutputBuffers;
@end
