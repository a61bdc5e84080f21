@interface AVCaptureDeviceFormat : NSObject
@property (nonatomic, readonly) AVMediaType mediaType;
@property (nonatomic, readonly) CMFormatDescriptionRef formatDescription;
@property (nonatomic, readonly) NSArray<AVFrameRateRange *> *videoSupportedFrameRateRanges;
@property (nonatomic, readonly) float videoFieldOfView;
@property (nonatomic, readonly, getter=isVideoBinned) BOOL videoBinned;
- (BOOL)isVideoStabilizationModeSupported:(AVCaptureVideoStabilizationMode)videoStabilizationMode;
@property (nonatomic, readonly, getter=isVideoStabilizationSupported) BOOL videoStabilizationSupported;
@property (nonatomic, readonly) CGFloat videoMaxZoomFactor;
@property (nonatomic, readonly) CGFloat videoZoomFactorUpscaleThreshold;
@property (nonatomic, readonly) CMTime minExposureDuration;
@property (nonatomic, readonly) CMTime maxExposureDuration;
@property (nonatomic, readonly) float minISO;
@property (nonatomic, readonly) float maxISO;
@property (nonatomic, readonly, getter=isGlobalToneMappingSupported) BOOL globalToneMappingSupported;
@property (nonatomic, readonly, getter=isVideoHDRSupported) BOOL videoHDRSupported;
@property (nonatomic, readonly) CMVideoDimensions highResolutionStillImageDimensions;
@property (nonatomic, readonly, getter=isHighPhotoQualitySupported) BOOL highPhotoQualitySupported;
@property (nonatomic, readonly, getter=isHighestPhotoQualitySupported) BOOL highestPhotoQualitySupported;
@property (nonatomic, readonly) AVCaptureAutoFocusSystem autoFocusSystem;
@property (nonatomic, readonly) NSArray<NSNumber *> *supportedColorSpaces;
@property (nonatomic, readonly) CGFloat videoMinZoomFactorForDepthDataDelivery;
@property (nonatomic, readonly) CGFloat videoMaxZoomFactorForDepthDataDelivery;
@property (nonatomic, readonly) NSArray<NSNumber *> *supportedVideoZoomFactorsForDepthDataDelivery;
@property (nonatomic, readonly) NSArray<AVCaptureDeviceFormat *> *supportedDepthDataFormats;
@property (nonatomic, readonly) NSArray<Class> *unsupportedCaptureOutputClasses;
@property (nonatomic, readonly) NSArray<NSValue *> *supportedMaxPhotoDimensions;
@property (nonatomic, readonly) NSArray<NSNumber *> *secondaryNativeResolutionZoomFactors;
@property (nonatomic, readonly, getter=isPortraitEffectsMatteStillImageDeliverySupported) BOOL portraitEffectsMatteStillImageDeliverySupported;
@property (nonatomic, readonly, getter=isMultiCamSupported) BOOL multiCamSupported;
@property (nonatomic, readonly) float geometricDistortionCorrectedVideoFieldOfView;
@property (nonatomic, readonly, getter=isCenterStageSupported) BOOL centerStageSupported;
@property (nonatomic, readonly) CGFloat videoMinZoomFactorForCenterStage;
@property (nonatomic, readonly) CGFloat videoMaxZoomFactorForCenterStage;
@property (nonatomic, readonly) AVFrameRateRange *videoFrameRateRangeForCenterStage;
@property (nonatomic, readonly, getter=isPortraitEffectSupported) BOOL portraitEffectSupported;
@property (nonatomic, readonly) AVFrameRateRange *videoFrameRateRangeForPortraitEffect;
@property (nonatomic, readonly, getter=isStudioLightSupported) BOOL studioLightSupported;
@property (nonatomic, readonly) AVFrameRateRange *videoFrameRateRangeForStudioLight;
@end

@interface AVCaptureDeviceInputSource : NSObject
@property (nonatomic, readonly) NSString *inputSourceID;
@property (nonatomic, readonly) NSString *localizedName;
@end

@interface AVCaptureDevice : NSObject
+ (NSArray<AVCaptureDevice *> *)devices;
+ (NSArray<AVCaptureDevice *> *)devicesWithMediaType:(AVMediaType)mediaType;
+ (nullable AVCaptureDevice *)defaultDeviceWithMediaType:(AVMediaType)mediaType;
+ (nullable AVCaptureDevice *)deviceWithUniqueID:(NSString *)deviceUniqueID;
@property (nonatomic, readonly) NSString *uniqueID;
@property (nonatomic, readonly) NSString *modelID;
@property (nonatomic, readonly) NSString *localizedName;
@property (nonatomic, readonly) NSString *manufacturer;
@property (nonatomic, readonly) int32_t transportType;
- (BOOL)hasMediaType:(AVMediaType)mediaType;
- (BOOL)lockForConfiguration:(NSError **)outError;
- (void)unlockForConfiguration;
- (BOOL)supportsAVCaptureSessionPreset:(AVCaptureSessionPreset)preset;
@property (nonatomic, readonly, getter=isConnected) BOOL connected;
@property (nonatomic, readonly, getter=isInUseByAnotherApplication) BOOL inUseByAnotherApplication;
@property (nonatomic, readonly, getter=isSuspended) BOOL suspended;
@property (nonatomic, readonly) NSArray<AVCaptureDevice *> *linkedDevices;
@property (nonatomic, readonly) NSArray<AVCaptureDeviceFormat *> *formats;
@property (nonatomic) AVCaptureDeviceFormat *activeFormat;
@property (nonatomic) CMTime activeVideoMinFrameDuration;
@property (nonatomic) CMTime activeVideoMaxFrameDuration;
@property (nonatomic, readonly) NSArray<AVCaptureDeviceInputSource *> *inputSources;
@property (nonatomic, nullable) AVCaptureDeviceInputSource *activeInputSource;
@property (nonatomic, readonly) AVCaptureDevicePosition position;
@property (nonatomic, readonly) AVCaptureDeviceType deviceType;
+ (nullable AVCaptureDevice *)defaultDeviceWithDeviceType:(AVCaptureDeviceType)deviceType mediaType:(nullable AVMediaType)mediaType position:(AVCaptureDevicePosition)position;
@property (class, assign, nullable) AVCaptureDevice *userPreferredCamera;
@property (class, readonly, nullable) AVCaptureDevice *systemPreferredCamera;
@property (nonatomic, readonly, getter=isVirtualDevice) BOOL virtualDevice;
@property (nonatomic, readonly) NSArray<AVCaptureDevice *> *constituentDevices;
@property (nonatomic, readonly) NSArray<NSNumber *> *virtualDeviceSwitchOverVideoZoomFactors;
- (void)setPrimaryConstituentDeviceSwitchingBehavior:(AVCapturePrimaryConstituentDeviceSwitchingBehavior)switchingBehavior restrictedSwitchingBehaviorConditions:(AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions)restrictedSwitchingBehaviorConditions;
@property (nonatomic, readonly) AVCapturePrimaryConstituentDeviceSwitchingBehavior primaryConstituentDeviceSwitchingBehavior;
@property (nonatomic, readonly) AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions primaryConstituentDeviceRestrictedSwitchingBehaviorConditions;
@property (nonatomic, readonly) AVCapturePrimaryConstituentDeviceSwitchingBehavior activePrimaryConstituentDeviceSwitchingBehavior;
@property (nonatomic, readonly) AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions activePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions;
@property (nonatomic, readonly) AVCaptureDevice *activePrimaryConstituentDevice;
@property (nonatomic, readonly) NSArray<AVCaptureDevice *> *supportedFallbackPrimaryConstituentDevices;
@property (nonatomic, assign) NSArray<AVCaptureDevice *> *fallbackPrimaryConstituentDevices;
@property (nonatomic, readonly) BOOL hasFlash;
@property (nonatomic, readonly, getter=isFlashAvailable) BOOL flashAvailable;
@property (nonatomic, readonly, getter=isFlashActive) BOOL flashActive;
- (BOOL)isFlashModeSupported:(AVCaptureFlashMode)flashMode;
@property (nonatomic) AVCaptureFlashMode flashMode;
@property (nonatomic, readonly) BOOL hasTorch;
@property (nonatomic, readonly, getter=isTorchAvailable) BOOL torchAvailable;
@property (nonatomic, readonly, getter=isTorchActive) BOOL torchActive;
@property (nonatomic, readonly) float torchLevel;
- (BOOL)isTorchModeSupported:(AVCaptureTorchMode)torchMode;
@property (nonatomic) AVCaptureTorchMode torchMode;
- (BOOL)setTorchModeOnWithLevel:(float)torchLevel error:(NSError **)outError;
- (BOOL)isFocusModeSupported:(AVCaptureFocusMode)focusMode;
@property (nonatomic, readonly, getter=isLockingFocusWithCustomLensPositionSupported) BOOL lockingFocusWithCustomLensPositionSupported;
@property (nonatomic) AVCaptureFocusMode focusMode;
@property (nonatomic, readonly, getter=isFocusPointOfInterestSupported) BOOL focusPointOfInterestSupported;
@property (nonatomic) CGPoint focusPointOfInterest;
@property (nonatomic, readonly, getter=isAdjustingFocus) BOOL adjustingFocus;
@property (nonatomic, readonly, getter=isAutoFocusRangeRestrictionSupported) BOOL autoFocusRangeRestrictionSupported;
@property (nonatomic) AVCaptureAutoFocusRangeRestriction autoFocusRangeRestriction;
@property (nonatomic, readonly, getter=isSmoothAutoFocusSupported) BOOL smoothAutoFocusSupported;
@property (nonatomic, getter=isSmoothAutoFocusEnabled) BOOL smoothAutoFocusEnabled;
@property (nonatomic) BOOL automaticallyAdjustsFaceDrivenAutoFocusEnabled;
@property (nonatomic, getter=isFaceDrivenAutoFocusEnabled) BOOL faceDrivenAutoFocusEnabled;
@property (nonatomic, readonly) float lensPosition;
- (void)setFocusModeLockedWithLensPosition:(float)lensPosition completionHandler:(void (^_Nullable)(CMTime))handler;
@property (nonatomic, readonly) NSInteger minimumFocusDistance;
- (BOOL)isExposureModeSupported:(AVCaptureExposureMode)exposureMode;
@property (nonatomic) AVCaptureExposureMode exposureMode;
@property (nonatomic, readonly, getter=isExposurePointOfInterestSupported) BOOL exposurePointOfInterestSupported;
@property (nonatomic) CGPoint exposurePointOfInterest;
@property (nonatomic) BOOL automaticallyAdjustsFaceDrivenAutoExposureEnabled;
@property (nonatomic, getter=isFaceDrivenAutoExposureEnabled) BOOL faceDrivenAutoExposureEnabled;
@property (nonatomic) CMTime activeMaxExposureDuration;
@property (nonatomic, readonly, getter=isAdjustingExposure) BOOL adjustingExposure;
@property (nonatomic, readonly) float lensAperture;
@property (nonatomic, readonly) CMTime exposureDuration;
@property (nonatomic, readonly) float ISO;
- (void)setExposureModeCustomWithDuration:(CMTime)duration ISO:(float)ISO completionHandler:(void (^_Nullable)(CMTime))handler;
@property (nonatomic, readonly) float exposureTargetOffset;
@property (nonatomic, readonly) float exposureTargetBias;
@property (nonatomic, readonly) float minExposureTargetBias;
@property (nonatomic, readonly) float maxExposureTargetBias;
- (void)setExposureTargetBias:(float)bias completionHandler:(void (^_Nullable)(CMTime))handler;
@property (nonatomic, getter=isGlobalToneMappingEnabled) BOOL globalToneMappingEnabled;
- (BOOL)isWhiteBalanceModeSupported:(AVCaptureWhiteBalanceMode)whiteBalanceMode;
@property (nonatomic, readonly, getter=isLockingWhiteBalanceWithCustomDeviceGainsSupported) BOOL lockingWhiteBalanceWithCustomDeviceGainsSupported;
@property (nonatomic) AVCaptureWhiteBalanceMode whiteBalanceMode;
@property (nonatomic, readonly, getter=isAdjustingWhiteBalance) BOOL adjustingWhiteBalance;
@property (nonatomic, readonly) AVCaptureWhiteBalanceGains deviceWhiteBalanceGains;
@property (nonatomic, readonly) AVCaptureWhiteBalanceGains grayWorldDeviceWhiteBalanceGains;
@property (nonatomic, readonly) float maxWhiteBalanceGain;
- (void)setWhiteBalanceModeLockedWithDeviceWhiteBalanceGains:(AVCaptureWhiteBalanceGains)whiteBalanceGains completionHandler:(void (^_Nullable)(CMTime))handler;
- (AVCaptureWhiteBalanceChromaticityValues)chromaticityValuesForDeviceWhiteBalanceGains:(AVCaptureWhiteBalanceGains)whiteBalanceGains;
- (AVCaptureWhiteBalanceGains)deviceWhiteBalanceGainsForChromaticityValues:(AVCaptureWhiteBalanceChromaticityValues)chromaticityValues;
- (AVCaptureWhiteBalanceTemperatureAndTintValues)temperatureAndTintValuesForDeviceWhiteBalanceGains:(AVCaptureWhiteBalanceGains)whiteBalanceGains;
- (AVCaptureWhiteBalanceGains)deviceWhiteBalanceGainsForTemperatureAndTintValues:(AVCaptureWhiteBalanceTemperatureAndTintValues)tempAndTintValues;
@property (nonatomic, getter=isSubjectAreaChangeMonitoringEnabled) BOOL subjectAreaChangeMonitoringEnabled;
@property (nonatomic, readonly, getter=isLowLightBoostSupported) BOOL lowLightBoostSupported;
@property (nonatomic, readonly, getter=isLowLightBoostEnabled) BOOL lowLightBoostEnabled;
@property (nonatomic) BOOL automaticallyEnablesLowLightBoostWhenAvailable;
@property (nonatomic) CGFloat videoZoomFactor;
- (void)rampToVideoZoomFactor:(CGFloat)factor withRate:(float)rate;
@property (nonatomic, readonly, getter=isRampingVideoZoom) BOOL rampingVideoZoom;
- (void)cancelVideoZoomRamp;
@property (readonly) CGFloat dualCameraSwitchOverVideoZoomFactor;
+ (AVAuthorizationStatus)authorizationStatusForMediaType:(AVMediaType)mediaType;
+ (void)requestAccessForMediaType:(AVMediaType)mediaType completionHandler:(void (^)(BOOL))handler;
@property (nonatomic, readonly) BOOL transportControlsSupported;
@property (nonatomic, readonly) AVCaptureDeviceTransportControlsPlaybackMode transportControlsPlaybackMode;
@property (nonatomic, readonly) AVCaptureDeviceTransportControlsSpeed transportControlsSpeed;
- (void)setTransportControlsPlaybackMode:(AVCaptureDeviceTransportControlsPlaybackMode)mode speed:(AVCaptureDeviceTransportControlsSpeed)speed;
@property (nonatomic) BOOL automaticallyAdjustsVideoHDREnabled;
@property (nonatomic, getter=isVideoHDREnabled) BOOL videoHDREnabled;
@property (nonatomic) AVCaptureColorSpace activeColorSpace;
@property (nonatomic, nullable) AVCaptureDeviceFormat *activeDepthDataFormat;
@property (nonatomic) CMTime activeDepthDataMinFrameDuration;
@property (nonatomic, readonly) CGFloat minAvailableVideoZoomFactor;
@property (nonatomic, readonly) CGFloat maxAvailableVideoZoomFactor;
@property (nonatomic, readonly, getter=isGeometricDistortionCorrectionSupported) BOOL geometricDistortionCorrectionSupported;
@property (nonatomic, getter=isGeometricDistortionCorrectionEnabled) BOOL geometricDistortionCorrectionEnabled;
+ (nullable NSData *)extrinsicMatrixFromDevice:(AVCaptureDevice *)fromDevice toDevice:(AVCaptureDevice *)toDevice;
@property (class) AVCaptureCenterStageControlMode centerStageControlMode;
@property (class, getter=isCenterStageEnabled) BOOL centerStageEnabled;
@property (nonatomic, readonly, getter=isCenterStageActive) BOOL centerStageActive;
@property (nonatomic, readonly, getter=isCenterStageRectOfInterestSupported) BOOL centerStageRectOfInterestSupported;
@property (nonatomic) CGRect centerStageRectOfInterest;
@property (class, readonly, getter=isPortraitEffectEnabled) BOOL portraitEffectEnabled;
@property (nonatomic, readonly, getter=isPortraitEffectActive) BOOL portraitEffectActive;
@property (nonatomic, readonly, getter=isContinuityCamera) BOOL continuityCamera;
@property (nonatomic, readonly) AVCaptureDevice *companionDeskViewCamera;
@property (class, readonly) AVCaptureMicrophoneMode preferredMicrophoneMode;
@property (class, readonly) AVCaptureMicrophoneMode activeMicrophoneMode;
+ (void)showSystemUserInterface:(AVCaptureSystemUserInterface)systemUserInterface;
@property (class, readonly, getter=isStudioLightEnabled) BOOL studioLightEnabled;
@property (nonatomic, readonly, getter=isStudioLightActive) BOOL studioLightActive;
@end

@interface AVCaptureDeviceDiscoverySession : NSObject
+ (instancetype)discoverySessionWithDeviceTypes:(NSArray<AVCaptureDeviceType> *)deviceTypes mediaType:(nullable AVMediaType)mediaType position:(AVCaptureDevicePosition)position;
@property (nonatomic, readonly) NSArray<AVCaptureDevice *> *devices;
@property (nonatomic, readonly) NSArray<NSSet<AVCaptureDevice *> *> *supportedMultiCamDeviceSets;
@end

@interface AVFrameRateRange : NSObject
@property (readonly) Float64 minFrameRate;
@property (readonly) Float64 maxFrameRate;
@property (readonly) CMTime maxFrameDuration;
@property (readonly) CMTime minFrameDuration;
@end

@interface AVCaptureInput : NSObject
@property (nonatomic, readonly) NSArray<AVCaptureInputPort *> *ports;
@end

@interface AVCaptureConnection : NSObject
+ (instancetype)connectionWithInputPorts:(NSArray<AVCaptureInputPort *> *)ports output:(AVCaptureOutput *)output;
+ (instancetype)connectionWithInputPort:(AVCaptureInputPort *)port videoPreviewLayer:(AVCaptureVideoPreviewLayer *)layer;
- (instancetype)initWithInputPorts:(NSArray<AVCaptureInputPort *> *)ports output:(AVCaptureOutput *)output;
- (instancetype)initWithInputPort:(AVCaptureInputPort *)port videoPreviewLayer:(AVCaptureVideoPreviewLayer *)layer;
@property (nonatomic, readonly) NSArray<AVCaptureInputPort *> *inputPorts;
@property (nonatomic, readonly, nullable) AVCaptureOutput *output;
@property (nonatomic, readonly) AVCaptureVideoPreviewLayer *videoPreviewLayer;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly, getter=isActive) BOOL active;
@property (nonatomic, readonly) NSArray<AVCaptureAudioChannel *> *audioChannels;
@property (nonatomic, readonly, getter=isVideoMirroringSupported) BOOL supportsVideoMirroring;
@property (nonatomic, getter=isVideoMirrored) BOOL videoMirrored;
@property (nonatomic) BOOL automaticallyAdjustsVideoMirroring;
@property (nonatomic, readonly, getter=isVideoOrientationSupported) BOOL supportsVideoOrientation;
@property (nonatomic) AVCaptureVideoOrientation videoOrientation;
@property (nonatomic, readonly, getter=isVideoFieldModeSupported) BOOL supportsVideoFieldMode;
@property (nonatomic) AVVideoFieldMode videoFieldMode;
@property (nonatomic, readonly, getter=isVideoMinFrameDurationSupported) BOOL supportsVideoMinFrameDuration;
@property (nonatomic) CMTime videoMinFrameDuration;
@property (nonatomic, readonly, getter=isVideoMaxFrameDurationSupported) BOOL supportsVideoMaxFrameDuration;
@property (nonatomic) CMTime videoMaxFrameDuration;
@property (nonatomic, readonly) CGFloat videoMaxScaleAndCropFactor;
@property (nonatomic) CGFloat videoScaleAndCropFactor;
@property (nonatomic) AVCaptureVideoStabilizationMode preferredVideoStabilizationMode;
@property (nonatomic, readonly) AVCaptureVideoStabilizationMode activeVideoStabilizationMode;
@property (nonatomic, readonly, getter=isVideoStabilizationSupported) BOOL supportsVideoStabilization;
@property (nonatomic, readonly, getter=isVideoStabilizationEnabled) BOOL videoStabilizationEnabled;
@property (nonatomic) BOOL enablesVideoStabilizationWhenAvailable;
@property (nonatomic, readonly, getter=isCameraIntrinsicMatrixDeliverySupported) BOOL cameraIntrinsicMatrixDeliverySupported;
@property (nonatomic, getter=isCameraIntrinsicMatrixDeliveryEnabled) BOOL cameraIntrinsicMatrixDeliveryEnabled;
@end

@interface AVCaptureSession : NSObject
- (BOOL)canSetSessionPreset:(AVCaptureSessionPreset)preset;
@property (nonatomic, copy) AVCaptureSessionPreset sessionPreset;
@property (nonatomic, readonly) NSArray<__kindof AVCaptureInput *> *inputs;
- (BOOL)canAddInput:(AVCaptureInput *)input;
- (void)addInput:(AVCaptureInput *)input;
- (void)removeInput:(AVCaptureInput *)input;
@property (nonatomic, readonly) NSArray<__kindof AVCaptureOutput *> *outputs;
- (BOOL)canAddOutput:(AVCaptureOutput *)output;
- (void)addOutput:(AVCaptureOutput *)output;
- (void)removeOutput:(AVCaptureOutput *)output;
- (void)addInputWithNoConnections:(AVCaptureInput *)input;
- (void)addOutputWithNoConnections:(AVCaptureOutput *)output;
@property (nonatomic, readonly) NSArray<AVCaptureConnection *> *connections;
- (BOOL)canAddConnection:(AVCaptureConnection *)connection;
- (void)addConnection:(AVCaptureConnection *)connection;
- (void)removeConnection:(AVCaptureConnection *)connection;
- (void)beginConfiguration;
- (void)commitConfiguration;
@property (nonatomic, readonly, getter=isRunning) BOOL running;
@property (nonatomic, readonly, getter=isInterrupted) BOOL interrupted;
@property (nonatomic, readonly, getter=isMultitaskingCameraAccessSupported) BOOL multitaskingCameraAccessSupported;
@property (nonatomic, getter=isMultitaskingCameraAccessEnabled) BOOL multitaskingCameraAccessEnabled;
@property (nonatomic) BOOL usesApplicationAudioSession;
@property (nonatomic) BOOL automaticallyConfiguresApplicationAudioSession;
@property (nonatomic) BOOL automaticallyConfiguresCaptureDeviceForWideColor;
- (void)startRunning;
- (void)stopRunning;
@property (nonatomic, readonly) CMClockRef synchronizationClock;
@property (nonatomic, readonly) CMClockRef masterClock;
@property (nonatomic, readonly) float hardwareCost;
@end

@interface AVCaptureAudioChannel : NSObject
@property (nonatomic, readonly) float averagePowerLevel;
@property (nonatomic, readonly) float peakHoldLevel;
@property (nonatomic) float volume;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

@interface AVCaptureInputPort : NSObject
@property (nonatomic, readonly) AVCaptureInput *input;
@property (nonatomic, readonly) AVMediaType mediaType;
@property (nonatomic, readonly, nullable) CMFormatDescriptionRef formatDescription;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, readonly) CMClockRef clock;
@property (nonatomic, readonly) AVCaptureDeviceType sourceDeviceType;
@property (nonatomic, readonly) AVCaptureDevicePosition sourceDevicePosition;
@end

@interface AVCaptureDeviceInput : AVCaptureInput
+ (nullable instancetype)deviceInputWithDevice:(AVCaptureDevice *)device error:(NSError **)outError;
- (nullable instancetype)initWithDevice:(AVCaptureDevice *)device error:(NSError **)outError;
@property (nonatomic, readonly) AVCaptureDevice *device;
@property (nonatomic) BOOL unifiedAutoExposureDefaultsEnabled;
- (NSArray<AVCaptureInputPort *> *)portsWithMediaType:(nullable AVMediaType)mediaType sourceDeviceType:(nullable AVCaptureDeviceType)sourceDeviceType sourceDevicePosition:(AVCaptureDevicePosition)sourceDevicePosition;
@property (nonatomic) CMTime videoMinFrameDurationOverride;
@end

@interface AVCaptureScreenInput : AVCaptureInput
@property (nonatomic) CMTime minFrameDuration;
@property (nonatomic) CGRect cropRect;
@property (nonatomic) CGFloat scaleFactor;
@property (nonatomic) BOOL capturesMouseClicks;
@property (nonatomic) BOOL capturesCursor;
@property (nonatomic) BOOL removesDuplicateFrames;
@end

@interface AVCaptureMetadataInput : AVCaptureInput
- (BOOL)appendTimedMetadataGroup:(AVTimedMetadataGroup *)metadata error:(NSError **)outError;
@end
