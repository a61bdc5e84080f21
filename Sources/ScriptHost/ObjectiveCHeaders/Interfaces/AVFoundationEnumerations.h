typedef int32_t CMPersistentTrackID;
typedef struct OpaqueCMClock *CMClockRef;
typedef struct OpaqueCMTimebase *CMTimebaseRef;
typedef CMFormatDescriptionRef CMAudioFormatDescriptionRef;
typedef struct __CVPixelBufferPool *CVPixelBufferPoolRef;
typedef const struct opaqueMTAudioProcessingTap *MTAudioProcessingTapRef;
typedef struct { NSInteger horizontalSpacing, verticalSpacing; } AVPixelAspectRatio;
typedef struct { CGFloat left, top, right, bottom; } AVEdgeWidths;
typedef struct { float redGain, greenGain, blueGain; } AVCaptureWhiteBalanceGains;
typedef struct { float x, y; } AVCaptureWhiteBalanceChromaticityValues;
typedef struct { float temperature, tint; } AVCaptureWhiteBalanceTemperatureAndTintValues;
CGRect AVMakeRectWithAspectRatioInsideRect(CGSize ratio, CGRect bounds);

typedef NSString *AVLayerVideoGravity;
typedef NSString *AVContentKeySystem;
typedef NSString *AVContentKeySessionServerPlaybackContextOption;
typedef NSString *AVContentKeyRequestRetryReason;
typedef NSString *AVMediaType;
typedef NSString *AVVideoRange;
typedef NSString *AVMediaCharacteristic;
typedef NSString *AVFileType;
typedef NSString *AVFileTypeProfile;
typedef NSString *AVMetadataFormat;
typedef NSString *AVMetadataKeySpace;
typedef NSString *AVMetadataKey;
typedef NSString *AVMetadataExtraAttributeKey;
typedef NSString *AVVideoCodecType;
typedef NSString *AVVideoApertureMode;
typedef NSString *AVAudioTimePitchAlgorithm;
typedef NSString *AVAssetImageGeneratorApertureMode;
typedef NSString *AVTrackAssociationType;
typedef NSString *AVAssetWriterInputMediaDataLocation;
typedef NSString *AVAssetPlaybackConfigurationOption;
typedef NSString *AVAssetDownloadedAssetEvictionPriority;
typedef NSString *AVMetadataIdentifier;
typedef NSString *AVOutputSettingsPreset;
typedef NSString *AVPlayerRateDidChangeReason;
typedef NSString *AVPlayerWaitingReason;
typedef NSString *AVCoordinatedPlaybackSuspensionReason;
typedef NSString *AVPlayerItemLegibleOutputTextStylingResolution;
typedef NSString *AVPlayerInterstitialEventCue;
typedef NSString *AVCaptureSessionPreset;
typedef NSString *AVCaptureDeviceType;
typedef float AVCaptureDeviceTransportControlsSpeed;
typedef NSString *AVMetadataObjectType;
typedef NSString *AVSemanticSegmentationMatteType;
typedef NSString *AVCaptureSystemPressureLevel;
typedef NS_ENUM(NSInteger, AVKeyValueStatus) {
  AVKeyValueStatusUnknown, AVKeyValueStatusLoading, AVKeyValueStatusLoaded, AVKeyValueStatusFailed,
  AVKeyValueStatusCancelled
};
typedef NS_ENUM(NSUInteger, AVAssetReferenceRestrictions) {
  AVAssetReferenceRestrictionForbidNone, AVAssetReferenceRestrictionForbidRemoteReferenceToLocal,
  AVAssetReferenceRestrictionForbidLocalReferenceToRemote,
  AVAssetReferenceRestrictionForbidCrossSiteReference = 4,
  AVAssetReferenceRestrictionForbidLocalReferenceToLocal = 8,
  AVAssetReferenceRestrictionForbidAll = 65535, AVAssetReferenceRestrictionDefaultPolicy = 2
};
typedef NS_ENUM(NSInteger, AVAssetExportSessionStatus) {
  AVAssetExportSessionStatusUnknown, AVAssetExportSessionStatusWaiting,
  AVAssetExportSessionStatusExporting, AVAssetExportSessionStatusCompleted,
  AVAssetExportSessionStatusFailed, AVAssetExportSessionStatusCancelled
};
typedef NS_ENUM(NSUInteger, AVAssetTrackGroupOutputHandling) {
  AVAssetTrackGroupOutputHandlingNone, AVAssetTrackGroupOutputHandlingPreserveAlternateTracks,
  AVAssetTrackGroupOutputHandlingDefaultPolicy = 0
};
typedef NS_ENUM(NSInteger, AVAssetImageGeneratorResult) {
  AVAssetImageGeneratorSucceeded, AVAssetImageGeneratorFailed, AVAssetImageGeneratorCancelled
};
typedef NS_ENUM(NSInteger, AVAssetReaderStatus) {
  AVAssetReaderStatusUnknown, AVAssetReaderStatusReading, AVAssetReaderStatusCompleted,
  AVAssetReaderStatusFailed, AVAssetReaderStatusCancelled
};
typedef NS_ENUM(NSInteger, AVAssetSegmentType) {
  AVAssetSegmentTypeInitialization = 1, AVAssetSegmentTypeSeparable
};
typedef NS_ENUM(NSInteger, AVError) {
  AVErrorUnknown = -11800, AVErrorOutOfMemory = -11801, AVErrorSessionNotRunning = -11803,
  AVErrorDeviceAlreadyUsedByAnotherSession = -11804, AVErrorNoDataCaptured = -11805,
  AVErrorSessionConfigurationChanged = -11806, AVErrorDiskFull = -11807,
  AVErrorDeviceWasDisconnected = -11808, AVErrorMediaChanged = -11809,
  AVErrorMaximumDurationReached = -11810, AVErrorMaximumFileSizeReached = -11811,
  AVErrorMediaDiscontinuity = -11812, AVErrorMaximumNumberOfSamplesForFileFormatReached = -11813,
  AVErrorDeviceNotConnected = -11814, AVErrorDeviceInUseByAnotherApplication = -11815,
  AVErrorDeviceLockedForConfigurationByAnotherProcess = -11817,
  AVErrorSessionWasInterrupted = -11818, AVErrorMediaServicesWereReset = -11819,
  AVErrorExportFailed = -11820, AVErrorDecodeFailed = -11821, AVErrorInvalidSourceMedia = -11822,
  AVErrorFileAlreadyExists = -11823, AVErrorCompositionTrackSegmentsNotContiguous = -11824,
  AVErrorInvalidCompositionTrackSegmentDuration = -11825,
  AVErrorInvalidCompositionTrackSegmentSourceStartTime = -11826,
  AVErrorInvalidCompositionTrackSegmentSourceDuration = -11827,
  AVErrorFileFormatNotRecognized = -11828, AVErrorFileFailedToParse = -11829,
  AVErrorMaximumStillImageCaptureRequestsExceeded = -11830, AVErrorContentIsProtected = -11831,
  AVErrorNoImageAtTime = -11832, AVErrorDecoderNotFound = -11833, AVErrorEncoderNotFound = -11834,
  AVErrorContentIsNotAuthorized = -11835, AVErrorApplicationIsNotAuthorized = -11836,
  AVErrorDeviceIsNotAvailableInBackground = -11837, AVErrorOperationNotSupportedForAsset = -11838,
  AVErrorDecoderTemporarilyUnavailable = -11839, AVErrorEncoderTemporarilyUnavailable = -11840,
  AVErrorInvalidVideoComposition = -11841, AVErrorReferenceForbiddenByReferencePolicy = -11842,
  AVErrorInvalidOutputURLPathExtension = -11843, AVErrorScreenCaptureFailed = -11844,
  AVErrorDisplayWasDisabled = -11845, AVErrorTorchLevelUnavailable = -11846,
  AVErrorOperationInterrupted = -11847, AVErrorIncompatibleAsset = -11848,
  AVErrorFailedToLoadMediaData = -11849, AVErrorServerIncorrectlyConfigured = -11850,
  AVErrorApplicationIsNotAuthorizedToUseDevice = -11852, AVErrorFailedToParse = -11853,
  AVErrorFileTypeDoesNotSupportSampleReferences = -11854, AVErrorUndecodableMediaData = -11855,
  AVErrorAirPlayControllerRequiresInternet = -11856,
  AVErrorAirPlayReceiverRequiresInternet = -11857, AVErrorVideoCompositorFailed = -11858,
  AVErrorRecordingAlreadyInProgress = -11859, AVErrorCreateContentKeyRequestFailed = -11860,
  AVErrorUnsupportedOutputSettings = -11861, AVErrorOperationNotAllowed = -11862,
  AVErrorContentIsUnavailable = -11863, AVErrorFormatUnsupported = -11864,
  AVErrorMalformedDepth = -11865, AVErrorContentNotUpdated = -11866,
  AVErrorNoLongerPlayable = -11867, AVErrorNoCompatibleAlternatesForExternalDisplay = -11868,
  AVErrorNoSourceTrack = -11869, AVErrorExternalPlaybackNotSupportedForAsset = -11870,
  AVErrorOperationNotSupportedForPreset = -11871, AVErrorSessionHardwareCostOverage = -11872,
  AVErrorUnsupportedDeviceActiveFormat = -11873, AVErrorIncorrectlyConfigured = -11875,
  AVErrorSegmentStartedWithNonSyncSample = -11876, AVErrorRosettaNotInstalled = -11877,
  AVErrorOperationCancelled = -11878, AVErrorContentKeyRequestCancelled = -11879,
  AVErrorInvalidSampleCursor = -11880, AVErrorFailedToLoadSampleData = -11881,
  AVErrorAirPlayReceiverTemporarilyUnavailable = -11882, AVErrorEncodeFailed = -11883,
  AVErrorSandboxExtensionDenied = -11884
};
typedef NS_ENUM(NSUInteger, AVMovieWritingOptions) {
  AVMovieWritingAddMovieHeaderToDestination, AVMovieWritingTruncateDestinationToMovieHeaderOnly
};
typedef NS_ENUM(NSInteger, AVPlayerStatus) {
  AVPlayerStatusUnknown, AVPlayerStatusReadyToPlay, AVPlayerStatusFailed
};
typedef NS_ENUM(NSInteger, AVPlayerTimeControlStatus) {
  AVPlayerTimeControlStatusPaused, AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate,
  AVPlayerTimeControlStatusPlaying
};
typedef NS_ENUM(NSInteger, AVPlayerActionAtItemEnd) {
  AVPlayerActionAtItemEndAdvance, AVPlayerActionAtItemEndPause, AVPlayerActionAtItemEndNone
};
typedef NS_ENUM(NSInteger, AVPlayerAudiovisualBackgroundPlaybackPolicy) {
  AVPlayerAudiovisualBackgroundPlaybackPolicyAutomatic = 1,
  AVPlayerAudiovisualBackgroundPlaybackPolicyPauses,
  AVPlayerAudiovisualBackgroundPlaybackPolicyContinuesIfPossible
};
typedef NS_ENUM(NSInteger, AVPlayerItemStatus) {
  AVPlayerItemStatusUnknown, AVPlayerItemStatusReadyToPlay, AVPlayerItemStatusFailed
};
typedef NS_ENUM(NSInteger, AVPlayerLooperStatus) {
  AVPlayerLooperStatusUnknown, AVPlayerLooperStatusReady, AVPlayerLooperStatusFailed,
  AVPlayerLooperStatusCancelled
};
typedef NS_ENUM(NSInteger, AVQueuedSampleBufferRenderingStatus) {
  AVQueuedSampleBufferRenderingStatusUnknown, AVQueuedSampleBufferRenderingStatusRendering,
  AVQueuedSampleBufferRenderingStatusFailed
};
typedef NS_ENUM(NSInteger, AVCaptureDevicePosition) {
  AVCaptureDevicePositionUnspecified, AVCaptureDevicePositionBack, AVCaptureDevicePositionFront
};
typedef NS_ENUM(NSInteger, AVCapturePrimaryConstituentDeviceSwitchingBehavior) {
  AVCapturePrimaryConstituentDeviceSwitchingBehaviorUnsupported,
  AVCapturePrimaryConstituentDeviceSwitchingBehaviorAuto,
  AVCapturePrimaryConstituentDeviceSwitchingBehaviorRestricted,
  AVCapturePrimaryConstituentDeviceSwitchingBehaviorLocked
};
typedef NS_OPTIONS(NSUInteger, AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditions) {
  AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditionNone,
  AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditionVideoZoomChanged = 1 << 0,
  AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditionFocusModeChanged = 1 << 1,
  AVCapturePrimaryConstituentDeviceRestrictedSwitchingBehaviorConditionExposureModeChanged = 1 << 2
};
typedef NS_ENUM(NSInteger, AVCaptureFlashMode) {
  AVCaptureFlashModeOff, AVCaptureFlashModeOn, AVCaptureFlashModeAuto
};
typedef NS_ENUM(NSInteger, AVCaptureTorchMode) {
  AVCaptureTorchModeOff, AVCaptureTorchModeOn, AVCaptureTorchModeAuto
};
typedef NS_ENUM(NSInteger, AVCaptureFocusMode) {
  AVCaptureFocusModeLocked, AVCaptureFocusModeAutoFocus, AVCaptureFocusModeContinuousAutoFocus
};
typedef NS_ENUM(NSInteger, AVCaptureAutoFocusRangeRestriction) {
  AVCaptureAutoFocusRangeRestrictionNone, AVCaptureAutoFocusRangeRestrictionNear,
  AVCaptureAutoFocusRangeRestrictionFar
};
typedef NS_ENUM(NSInteger, AVCaptureExposureMode) {
  AVCaptureExposureModeLocked, AVCaptureExposureModeAutoExpose,
  AVCaptureExposureModeContinuousAutoExposure, AVCaptureExposureModeCustom
};
typedef NS_ENUM(NSInteger, AVCaptureWhiteBalanceMode) {
  AVCaptureWhiteBalanceModeLocked, AVCaptureWhiteBalanceModeAutoWhiteBalance,
  AVCaptureWhiteBalanceModeContinuousAutoWhiteBalance
};
typedef NS_ENUM(NSInteger, AVAuthorizationStatus) {
  AVAuthorizationStatusNotDetermined, AVAuthorizationStatusRestricted, AVAuthorizationStatusDenied,
  AVAuthorizationStatusAuthorized
};
typedef NS_ENUM(NSInteger, AVCaptureDeviceTransportControlsPlaybackMode) {
  AVCaptureDeviceTransportControlsNotPlayingMode, AVCaptureDeviceTransportControlsPlayingMode
};
typedef NS_ENUM(NSInteger, AVCaptureColorSpace) {
  AVCaptureColorSpace_sRGB, AVCaptureColorSpace_P3_D65, AVCaptureColorSpace_HLG_BT2020
};
typedef NS_ENUM(NSInteger, AVCaptureCenterStageControlMode) {
  AVCaptureCenterStageControlModeUser, AVCaptureCenterStageControlModeApp,
  AVCaptureCenterStageControlModeCooperative
};
typedef NS_ENUM(NSInteger, AVCaptureMicrophoneMode) {
  AVCaptureMicrophoneModeStandard, AVCaptureMicrophoneModeWideSpectrum,
  AVCaptureMicrophoneModeVoiceIsolation
};
typedef NS_ENUM(NSInteger, AVCaptureSystemUserInterface) {
  AVCaptureSystemUserInterfaceVideoEffects = 1, AVCaptureSystemUserInterfaceMicrophoneModes
};
typedef NS_ENUM(NSInteger, AVCaptureVideoStabilizationMode) {
  AVCaptureVideoStabilizationModeOff, AVCaptureVideoStabilizationModeStandard,
  AVCaptureVideoStabilizationModeCinematic, AVCaptureVideoStabilizationModeCinematicExtended,
  AVCaptureVideoStabilizationModeAuto = -1
};
typedef NS_ENUM(NSInteger, AVCaptureAutoFocusSystem) {
  AVCaptureAutoFocusSystemNone, AVCaptureAutoFocusSystemContrastDetection,
  AVCaptureAutoFocusSystemPhaseDetection
};
typedef NS_ENUM(NSInteger, AVCaptureSessionInterruptionReason) {
  AVCaptureSessionInterruptionReasonVideoDeviceNotAvailableInBackground = 1,
  AVCaptureSessionInterruptionReasonAudioDeviceInUseByAnotherClient,
  AVCaptureSessionInterruptionReasonVideoDeviceInUseByAnotherClient,
  AVCaptureSessionInterruptionReasonVideoDeviceNotAvailableWithMultipleForegroundApps,
  AVCaptureSessionInterruptionReasonVideoDeviceNotAvailableDueToSystemPressure
};
typedef NS_ENUM(NSInteger, AVCaptureVideoOrientation) {
  AVCaptureVideoOrientationPortrait = 1, AVCaptureVideoOrientationPortraitUpsideDown,
  AVCaptureVideoOrientationLandscapeRight, AVCaptureVideoOrientationLandscapeLeft
};
typedef NS_ENUM(NSInteger, AVVideoFieldMode) {
  AVVideoFieldModeBoth, AVVideoFieldModeTopOnly, AVVideoFieldModeBottomOnly,
  AVVideoFieldModeDeinterlace
};
typedef NS_ENUM(NSInteger, AVCaptureOutputDataDroppedReason) {
  AVCaptureOutputDataDroppedReasonNone, AVCaptureOutputDataDroppedReasonLateData,
  AVCaptureOutputDataDroppedReasonOutOfBuffers, AVCaptureOutputDataDroppedReasonDiscontinuity
};
typedef NS_ENUM(NSInteger, AVCapturePhotoQualityPrioritization) {
  AVCapturePhotoQualityPrioritizationSpeed = 1, AVCapturePhotoQualityPrioritizationBalanced,
  AVCapturePhotoQualityPrioritizationQuality
};
typedef NS_ENUM(NSInteger, AVCaptureLensStabilizationStatus) {
  AVCaptureLensStabilizationStatusUnsupported, AVCaptureLensStabilizationStatusOff,
  AVCaptureLensStabilizationStatusActive, AVCaptureLensStabilizationStatusOutOfRange,
  AVCaptureLensStabilizationStatusUnavailable
};
typedef NS_OPTIONS(NSUInteger, AVCaptureSystemPressureFactors) {
  AVCaptureSystemPressureFactorNone, AVCaptureSystemPressureFactorSystemTemperature = 1 << 0,
  AVCaptureSystemPressureFactorPeakPower = 1 << 1,
  AVCaptureSystemPressureFactorDepthModuleTemperature = 1 << 2
};
typedef void (^AVAssetImageGeneratorCompletionHandler)(CMTime, CGImageRef _Nullable, CMTime, AVAssetImageGeneratorResult, NSError *_Nullable);
