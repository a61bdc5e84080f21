extern CFTimeInterval const AVCoreAnimationBeginTimeAtZero;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect,
  AVLayerVideoGravityResizeAspectFill, AVLayerVideoGravityResize;
extern AVMediaType const AVMediaTypeVideo, AVMediaTypeAudio, AVMediaTypeText, AVMediaTypeSubtitle,
  AVMediaTypeTimecode, AVMediaTypeMetadata, AVMediaTypeMuxed, AVMediaTypeMetadataObject;
extern AVVideoRange const AVVideoRangeSDR, AVVideoRangeHLG, AVVideoRangePQ;
extern AVFileType const AVFileTypeQuickTimeMovie, AVFileTypeMPEG4, AVFileTypeAppleM4V,
  AVFileTypeAppleM4A, AVFileType3GPP, AVFileType3GPP2, AVFileTypeCoreAudioFormat, AVFileTypeWAVE,
  AVFileTypeAIFF, AVFileTypeAIFC, AVFileTypeAMR, AVFileTypeMPEGLayer3, AVFileTypeSunAU,
  AVFileTypeAC3, AVFileTypeEnhancedAC3, AVFileTypeJPEG, AVFileTypeDNG, AVFileTypeHEIC,
  AVFileTypeAVCI, AVFileTypeHEIF, AVFileTypeTIFF, AVFileTypeAppleiTT, AVFileTypeSCC;
extern AVMetadataKeySpace const AVMetadataKeySpaceCommon;
extern AVMetadataKey const AVMetadataCommonKeyTitle, AVMetadataCommonKeyAlbumName,
  AVMetadataCommonKeyArtist, AVMetadataCommonKeyArtwork, AVMetadataCommonKeyCreationDate,
  AVMetadataCommonKeySoftware, AVMetadataCommonKeyModel, AVMetadataCommonKeyMake,
  AVMetadataCommonKeyCreator, AVMetadataCommonKeyDescription, AVMetadataCommonKeyLocation;
extern AVMetadataFormat const AVMetadataFormatID3Metadata;
extern NSString *const AVVideoProfileLevelKey, *const AVVideoProfileLevelH264Baseline30,
  *const AVVideoProfileLevelH264BaselineAutoLevel, *const AVVideoProfileLevelH264Main31,
  *const AVVideoProfileLevelH264MainAutoLevel, *const AVVideoProfileLevelH264HighAutoLevel,
  *const AVVideoCodecKey, *const AVVideoCodecHEVC, *const AVVideoCodecH264,
  *const AVVideoCodecJPEG, *const AVVideoCodecAppleProRes4444, *const AVVideoCodecAppleProRes422,
  *const AVVideoWidthKey, *const AVVideoHeightKey, *const AVVideoPixelAspectRatioKey,
  *const AVVideoPixelAspectRatioHorizontalSpacingKey,
  *const AVVideoPixelAspectRatioVerticalSpacingKey, *const AVVideoCleanApertureKey,
  *const AVVideoCleanApertureWidthKey, *const AVVideoCleanApertureHeightKey,
  *const AVVideoCleanApertureHorizontalOffsetKey, *const AVVideoCleanApertureVerticalOffsetKey,
  *const AVVideoScalingModeKey, *const AVVideoScalingModeFit, *const AVVideoScalingModeResize,
  *const AVVideoScalingModeResizeAspect, *const AVVideoScalingModeResizeAspectFill,
  *const AVVideoAllowWideColorKey, *const AVVideoCompressionPropertiesKey,
  *const AVVideoAverageBitRateKey, *const AVVideoQualityKey, *const AVVideoMaxKeyFrameIntervalKey,
  *const AVVideoMaxKeyFrameIntervalDurationKey, *const AVVideoAllowFrameReorderingKey,
  *const AVVideoH264EntropyModeKey, *const AVVideoH264EntropyModeCAVLC,
  *const AVVideoH264EntropyModeCABAC, *const AVVideoExpectedSourceFrameRateKey,
  *const AVVideoAverageNonDroppableFrameRateKey, *const AVVideoDecompressionPropertiesKey,
  *const AVVideoEncoderSpecificationKey, *const AVURLAssetPreferPreciseDurationAndTimingKey,
  *const AVURLAssetReferenceRestrictionsKey, *const AVURLAssetHTTPCookiesKey,
  *const AVURLAssetAllowsCellularAccessKey, *const AVURLAssetAllowsExpensiveNetworkAccessKey,
  *const AVURLAssetAllowsConstrainedNetworkAccessKey,
  *const AVURLAssetShouldSupportAliasDataReferencesKey, *const AVURLAssetURLRequestAttributionKey,
  *const AVURLAssetHTTPUserAgentKey, *const AVURLAssetPrimarySessionIdentifierKey,
  *const AVAssetChapterMetadataGroupsDidChangeNotification, *const AVAssetExportPresetLowQuality,
  *const AVAssetExportPresetMediumQuality, *const AVAssetExportPresetHighestQuality,
  *const AVAssetExportPresetHEVCHighestQuality,
  *const AVAssetExportPresetHEVCHighestQualityWithAlpha, *const AVAssetExportPreset640x480,
  *const AVAssetExportPreset960x540, *const AVAssetExportPreset1280x720,
  *const AVAssetExportPreset1920x1080, *const AVAssetExportPreset3840x2160,
  *const AVAssetExportPresetHEVC1920x1080, *const AVAssetExportPresetHEVC1920x1080WithAlpha,
  *const AVAssetExportPresetHEVC3840x2160, *const AVAssetExportPresetHEVC3840x2160WithAlpha,
  *const AVAssetExportPresetHEVC7680x4320, *const AVAssetExportPresetAppleM4A,
  *const AVAssetExportPresetPassthrough, *const AVAssetExportPresetAppleProRes422LPCM,
  *const AVAssetExportPresetAppleProRes4444LPCM,
  *const AVAssetTrackTimeRangeDidChangeNotification,
  *const AVAssetTrackSegmentsDidChangeNotification,
  *const AVAssetTrackTrackAssociationsDidChangeNotification,
  *const AVMovieReferenceRestrictionsKey, *const AVMovieShouldSupportAliasDataReferencesKey,
  *const AVPlayerItemDidPlayToEndTimeNotification,
  *const AVPlayerItemFailedToPlayToEndTimeNotification,
  *const AVPlayerItemPlaybackStalledNotification,
  *const AVPlayerItemNewAccessLogEntryNotification,
  *const AVPlayerItemNewErrorLogEntryNotification,
  *const AVPlayerItemFailedToPlayToEndTimeErrorKey,
  *const AVCaptureDeviceWasConnectedNotification,
  *const AVCaptureDeviceWasDisconnectedNotification,
  *const AVCaptureDeviceSubjectAreaDidChangeNotification,
  *const AVCaptureSessionRuntimeErrorNotification, *const AVCaptureSessionErrorKey,
  *const AVCaptureSessionDidStartRunningNotification,
  *const AVCaptureSessionDidStopRunningNotification,
  *const AVCaptureSessionWasInterruptedNotification, *const AVCaptureSessionInterruptionReasonKey,
  *const AVCaptureSessionInterruptionSystemPressureStateKey,
  *const AVCaptureSessionInterruptionEndedNotification,
  *const AVCaptureInputPortFormatDescriptionDidChangeNotification;
extern AVVideoCodecType const AVVideoCodecTypeHEVC, AVVideoCodecTypeH264, AVVideoCodecTypeJPEG,
  AVVideoCodecTypeAppleProRes4444, AVVideoCodecTypeAppleProRes422,
  AVVideoCodecTypeAppleProRes422HQ, AVVideoCodecTypeAppleProRes422LT,
  AVVideoCodecTypeAppleProRes422Proxy, AVVideoCodecTypeHEVCWithAlpha;
extern AVVideoApertureMode const AVVideoApertureModeCleanAperture,
  AVVideoApertureModeProductionAperture, AVVideoApertureModeEncodedPixels;
extern AVAudioTimePitchAlgorithm const AVAudioTimePitchAlgorithmLowQualityZeroLatency,
  AVAudioTimePitchAlgorithmTimeDomain, AVAudioTimePitchAlgorithmSpectral,
  AVAudioTimePitchAlgorithmVarispeed;
extern AVAssetImageGeneratorApertureMode const AVAssetImageGeneratorApertureModeCleanAperture,
  AVAssetImageGeneratorApertureModeProductionAperture,
  AVAssetImageGeneratorApertureModeEncodedPixels;
extern AVTrackAssociationType const AVTrackAssociationTypeAudioFallback,
  AVTrackAssociationTypeChapterList, AVTrackAssociationTypeForcedSubtitlesOnly,
  AVTrackAssociationTypeSelectionFollower, AVTrackAssociationTypeTimecode,
  AVTrackAssociationTypeMetadataReferent;
extern NSErrorDomain const AVFoundationErrorDomain;
extern AVPlayerWaitingReason const AVPlayerWaitingToMinimizeStallsReason,
  AVPlayerWaitingWhileEvaluatingBufferingRateReason, AVPlayerWaitingWithNoItemToPlayReason;
extern NSNotificationName const AVPlayerItemTimeJumpedNotification,
  AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification,
  AVPlayerItemMediaSelectionDidChangeNotification;
extern AVCaptureSessionPreset const AVCaptureSessionPresetPhoto, AVCaptureSessionPresetHigh,
  AVCaptureSessionPresetMedium, AVCaptureSessionPresetLow, AVCaptureSessionPreset320x240,
  AVCaptureSessionPreset352x288, AVCaptureSessionPreset640x480, AVCaptureSessionPreset960x540,
  AVCaptureSessionPreset1280x720, AVCaptureSessionPreset1920x1080,
  AVCaptureSessionPreset3840x2160, AVCaptureSessionPresetiFrame960x540,
  AVCaptureSessionPresetiFrame1280x720, AVCaptureSessionPresetInputPriority;
extern AVCaptureDeviceType const AVCaptureDeviceTypeBuiltInMicrophone,
  AVCaptureDeviceTypeBuiltInWideAngleCamera, AVCaptureDeviceTypeBuiltInTelephotoCamera,
  AVCaptureDeviceTypeBuiltInUltraWideCamera, AVCaptureDeviceTypeBuiltInDualCamera,
  AVCaptureDeviceTypeBuiltInDualWideCamera, AVCaptureDeviceTypeBuiltInTripleCamera,
  AVCaptureDeviceTypeBuiltInDuoCamera;
extern float const AVCaptureMaxAvailableTorchLevel, AVCaptureLensPositionCurrent,
  AVCaptureISOCurrent, AVCaptureExposureTargetBiasCurrent;
extern CMTime const AVCaptureExposureDurationCurrent;
extern AVCaptureWhiteBalanceGains const AVCaptureWhiteBalanceGainsCurrent;
extern AVMetadataObjectType const AVMetadataObjectTypeHumanBody, AVMetadataObjectTypeCatBody,
  AVMetadataObjectTypeDogBody, AVMetadataObjectTypeSalientObject, AVMetadataObjectTypeFace,
  AVMetadataObjectTypeUPCECode, AVMetadataObjectTypeCode39Code,
  AVMetadataObjectTypeCode39Mod43Code, AVMetadataObjectTypeEAN13Code,
  AVMetadataObjectTypeEAN8Code, AVMetadataObjectTypeCode93Code, AVMetadataObjectTypeCode128Code,
  AVMetadataObjectTypePDF417Code, AVMetadataObjectTypeQRCode, AVMetadataObjectTypeAztecCode,
  AVMetadataObjectTypeInterleaved2of5Code, AVMetadataObjectTypeITF14Code,
  AVMetadataObjectTypeDataMatrixCode, AVMetadataObjectTypeCodabarCode,
  AVMetadataObjectTypeGS1DataBarCode, AVMetadataObjectTypeGS1DataBarExpandedCode,
  AVMetadataObjectTypeGS1DataBarLimitedCode, AVMetadataObjectTypeMicroQRCode,
  AVMetadataObjectTypeMicroPDF417Code;
extern AVCaptureSystemPressureLevel const AVCaptureSystemPressureLevelNominal,
  AVCaptureSystemPressureLevelFair, AVCaptureSystemPressureLevelSerious,
  AVCaptureSystemPressureLevelCritical, AVCaptureSystemPressureLevelShutdown;

typedef NS_ENUM(NSInteger, AVKitError) {
  AVKitErrorUnknown = -1000, AVKitErrorPictureInPictureStartFailed = -1001
};
typedef NS_ENUM(NSInteger, AVAudioSessionRouteSelection) {
  AVAudioSessionRouteSelectionNone, AVAudioSessionRouteSelectionLocal,
  AVAudioSessionRouteSelectionExternal
};
typedef NS_ENUM(NSInteger, AVRoutePickerViewButtonStyle) {
  AVRoutePickerViewButtonStyleSystem, AVRoutePickerViewButtonStylePlain,
  AVRoutePickerViewButtonStyleCustom
};
extern NSString *const AVKitErrorDomain;
