-- Common constants of frameworks that are declared only, with their values on a device.

local C = ...
local constants = C.constants

-- Constants whose value is their name.
for name in ([[
AVSampleRateKey AVLinearPCMBitDepthKey CIDetectorImageOrientation
AVLayerVideoGravityResizeAspect AVLayerVideoGravityResizeAspectFill AVLayerVideoGravityResize
AVAudioSessionCategoryAmbient AVAudioSessionCategorySoloAmbient AVAudioSessionCategoryPlayback
AVAudioSessionCategoryRecord AVAudioSessionCategoryPlayAndRecord AVAudioSessionCategoryMultiRoute
AVAudioSessionModeDefault AVAudioSessionModeVoiceChat AVAudioSessionModeMoviePlayback
AVCaptureSessionPresetPhoto AVCaptureSessionPresetHigh AVCaptureSessionPresetMedium AVCaptureSessionPresetLow
AVPlayerItemDidPlayToEndTimeNotification AVPlayerItemFailedToPlayToEndTimeNotification
AVPlayerItemPlaybackStalledNotification AVAudioSessionInterruptionNotification AVAudioSessionRouteChangeNotification
AVCaptureSessionRuntimeErrorNotification AVCaptureSessionDidStartRunningNotification AVAudioSessionInterruptionTypeKey
AVAudioSessionInterruptionOptionKey AVAudioSessionRouteChangeReasonKey AVFoundationErrorDomain
AVAssetExportPresetLowQuality AVAssetExportPresetMediumQuality AVAssetExportPresetHighestQuality
AVAssetExportPreset640x480 AVAssetExportPreset960x540 AVAssetExportPreset1280x720 AVAssetExportPreset1920x1080
AVAssetExportPreset3840x2160 AVAssetExportPresetAppleM4A AVAssetExportPresetPassthrough
CTRadioAccessTechnologyDidChangeNotification CTRadioAccessTechnologyGPRS CTRadioAccessTechnologyEdge
CTRadioAccessTechnologyWCDMA CTRadioAccessTechnologyHSDPA CTRadioAccessTechnologyHSUPA CTRadioAccessTechnologyCDMA1x
CTRadioAccessTechnologyCDMAEVDORev0 CTRadioAccessTechnologyCDMAEVDORevA CTRadioAccessTechnologyCDMAEVDORevB
CTServiceRadioAccessTechnologyDidChangeNotification
CTRadioAccessTechnologyeHRPD CTRadioAccessTechnologyLTE CTRadioAccessTechnologyNR CTRadioAccessTechnologyNRNSA
SKErrorDomain PHImageErrorKey PHImageResultIsDegradedKey PHImageCancelledKey PHImageResultIsInCloudKey
PHImageResultRequestIDKey PHLivePhotoInfoErrorKey PHLivePhotoInfoIsDegradedKey PHLivePhotoInfoCancelledKey
MPMoviePlayerPlaybackDidFinishNotification MPNowPlayingInfoPropertyElapsedPlaybackTime
MPNowPlayingInfoPropertyPlaybackRate CIDetectorTypeQRCode CIDetectorTypeFace CIDetectorAccuracy CIDetectorAccuracyHigh
CIDetectorAccuracyLow kCGImageSourceTypeIdentifierHint kCGImageSourceShouldCache kCGImageSourceShouldCacheImmediately
kCGImageSourceShouldAllowFloat kCGImageSourceCreateThumbnailFromImageIfAbsent
kCGImageSourceCreateThumbnailFromImageAlways kCGImageSourceThumbnailMaxPixelSize
kCGImageSourceCreateThumbnailWithTransform kCGImageSourceSubsampleFactor kCGImageSourceDecodeRequest
kCGImageSourceDecodeToHDR kCGImageSourceDecodeToSDR kCGImageSourceDecodeRequestOptions
kCGImageSourceGenerateImageSpecificLumaScaling kCGImageDestinationLossyCompressionQuality
kCGImageDestinationBackgroundColor kCGImageDestinationImageMaxPixelSize kCGImageDestinationEmbedThumbnail
kCGImageDestinationMergeMetadata kCGImageDestinationMetadata kCGImageDestinationOrientation
kCGImageDestinationDateTime kCGImageDestinationOptimizeColorForSharing kCGImageDestinationPreserveGainMap
kCGImageDestinationEncodeRequest kCGImageDestinationEncodeToSDR kCGImageDestinationEncodeToISOHDR
kCGImageDestinationEncodeToISOGainmap kCGImageDestinationEncodeRequestOptions kCGImageDestinationEncodeBaseIsSDR
kCFStreamPropertySocketSecurityLevel kCFStreamSocketSecurityLevelNone kCFStreamSocketSecurityLevelNegotiatedSSL
kCFStreamPropertySSLSettings kCFStreamPropertySSLPeerTrust kCFStreamPropertySSLPeerCertificates
kCFStreamPropertySSLContext kCFStreamSSLValidatesCertificateChain kCFStreamSSLPeerName kCFStreamSSLCertificates
kCFStreamPropertySOCKSProxyHost kCFStreamPropertySOCKSProxyPort kCFStreamSocketSecurityLevelTLSv1
kCFStreamSocketSecurityLevelSSLv2 kCFStreamSocketSecurityLevelSSLv3 kCFStreamSSLIsServer kCFStreamSSLLevel kCFStreamPropertyShouldCloseNativeSocket
kCFStreamPropertyAppendToFile kCFStreamPropertyDataWritten kCFStreamPropertyFTPAttemptPersistentConnection
kCFStreamPropertyFTPFetchResourceInfo kCFStreamPropertyFTPFileTransferOffset kCFStreamPropertyFTPPassword
kCFStreamPropertyFTPProxy kCFStreamPropertyFTPResourceSize kCFStreamPropertyFTPUsePassiveMode
kCFStreamPropertyFTPUserName kCFStreamPropertyFileCurrentOffset kCFStreamPropertyHTTPAttemptPersistentConnection
kCFStreamPropertyHTTPFinalURL kCFStreamPropertyHTTPProxy kCFStreamPropertyHTTPRequestBytesWrittenCount
kCFStreamPropertyHTTPResponseHeader kCFStreamPropertyHTTPShouldAutoredirect kCFStreamPropertySOCKSProxy
kCFStreamPropertySocketNativeHandle kCFStreamPropertySocketRemoteHostName kCFStreamPropertySocketRemotePortNumber
kCFStreamSSLAllowsAnyRoot kCFStreamSSLAllowsExpiredCertificates kCFStreamSSLAllowsExpiredRoots
kCFStreamNetworkServiceType kCFStreamNetworkServiceTypeBackground kCFStreamNetworkServiceTypeVoIP
kCFFTPResourceGroup kCFFTPResourceLink kCFFTPResourceModDate kCFFTPResourceMode kCFFTPResourceName
kCFFTPResourceOwner kCFFTPResourceSize kCFFTPResourceType
]]):gmatch "%S+" do constants[name] = name end

-- Groups of names with a common prefix, each with its value.
local function group(beginning, values)
  for name, value in pairs(values) do constants[beginning .. name] = value end
end
group("kCTFrame", {ProgressionAttributeName = "CTFrameProgression", PathFillRuleAttributeName = "CTFramePathFillRule",
  PathWidthAttributeName = "CTFramePathWidth", ClippingPathsAttributeName = "CTFrameClippingPaths",
  PathClippingPathAttributeName = "CTFramePathClippingPath"})
group("kCVImageBuffer", {ColorPrimariesKey = "CVImageBufferColorPrimaries", ColorPrimaries_ITU_R_709_2 = "ITU_R_709_2",
  TransferFunctionKey = "CVImageBufferTransferFunction", TransferFunction_ITU_R_709_2 = "ITU_R_709_2",
  YCbCrMatrixKey = "CVImageBufferYCbCrMatrix", YCbCrMatrix_ITU_R_601_4 = "ITU_R_601_4"})
group("kCFStreamErrorDomain", {FTP = 6, HTTP = 4, NetServices = 10})
group("kMCSession", {MaximumNumberOfPeers = 8, MinimumNumberOfPeers = 2})
group("AVSpeechUtterance", {DefaultSpeechRate = 0.5, MinimumSpeechRate = 0.0, MaximumSpeechRate = 1.0})
-- The largest number of single precision stands for the present value.
local PRESENT = string.unpack("<f", "\xFF\xFF\x7F\x7F")
group("AVCapture", {LensPositionCurrent = PRESENT, ExposureTargetBiasCurrent = PRESENT, ISOCurrent = PRESENT,
  MaxAvailableTorchLevel = PRESENT})
constants.AVCoreAnimationBeginTimeAtZero = 1e-100
group("MK", {AnnotationViewZPriorityMax = 1000.0, AnnotationViewZPriorityDefaultSelected = 1000.0,
  AnnotationViewZPriorityDefaultUnselected = 500.0, AnnotationViewZPriorityMin = 0.0, FeatureDisplayPriorityRequired = 1000.0,
  FeatureDisplayPriorityDefaultHigh = 750.0, FeatureDisplayPriorityDefaultLow = 250.0, MapCameraZoomDefault = -1.0})
group("PH", {InvalidImageRequestID = 0, InvalidAssetResourceDataRequestID = 0, LivePhotoRequestIDInvalid = 0})
constants.NSUndoCloseGroupingRunLoopOrdering, constants.SKDownloadTimeRemainingUnknown = 350000, -1.0
constants.UIMinimumKeepAliveTimeout, constants.LATouchIDAuthenticationMaximumAllowableReuseDuration = 600.0, 300.0
constants.SCNVector3Zero = {x = 0.0, y = 0.0, z = 0.0}
group("AVMediaType", {Video = "vide", Audio = "soun", Text = "text", Metadata = "meta"})
group("AVVideoProfileLevel", {Key = "ProfileLevel", H264Baseline30 = "H264_Baseline_3_0", H264Main31 = "H264_Main_3_1",
  H264BaselineAutoLevel = "H264_Baseline_AutoLevel", H264MainAutoLevel = "H264_Main_AutoLevel",
  H264HighAutoLevel = "H264_High_AutoLevel"})
group("AVMetadataCommonKey", {Title = "title", AlbumName = "albumName", Artist = "artist", Artwork = "artwork",
  CreationDate = "creationDate", Software = "software", Model = "model", Make = "make", Creator = "creator",
  Description = "description", Location = "location"})
group("AVFileType", {QuickTimeMovie = "com.apple.quicktime-movie", MPEG4 = "public.mpeg-4", AppleM4A = "com.apple.m4a-audio"})
group("AVMetadataObjectType", {QRCode = "org.iso.QRCode", EAN13Code = "org.gs1.EAN-13", EAN8Code = "org.gs1.EAN-8",
  Code128Code = "org.iso.Code128", Face = "face"})
for _, beginning in ipairs {"kUTTagClass", "UTTagClass"} do
  group(beginning, {FilenameExtension = "public.filename-extension", MIMEType = "public.mime-type"})
end
group("kSec", {Class = "class", ClassGenericPassword = "genp", ClassInternetPassword = "inet", ClassCertificate = "cert",
  ClassKey = "keys", ClassIdentity = "idnt", AttrAccessible = "pdmn", AttrAccessControl = "accc", AttrAccessGroup = "agrp",
  AttrSynchronizable = "sync", AttrSynchronizableAny = "syna", AttrCreationDate = "cdat", AttrModificationDate = "mdat",
  AttrDescription = "desc", AttrComment = "icmt", AttrCreator = "crtr", AttrType = "type", AttrLabel = "labl",
  AttrIsInvisible = "invi", AttrIsNegative = "nega", AttrAccount = "acct", AttrService = "svce", AttrGeneric = "gena",
  AttrServer = "srvr", AttrProtocol = "ptcl", AttrPort = "port", AttrPath = "path", AttrApplicationTag = "atag",
  AttrApplicationLabel = "klbl", AttrKeyType = "type", AttrKeyTypeRSA = "42", AttrKeyTypeEC = "73",
  AttrKeySizeInBits = "bsiz", AttrKeyClass = "kcls", AttrKeyClassPublic = "0", AttrKeyClassPrivate = "1",
  AttrIsPermanent = "perm", AttrAccessibleWhenUnlocked = "ak", AttrAccessibleAfterFirstUnlock = "ck",
  AttrAccessibleAlways = "dk", AttrAccessibleWhenPasscodeSetThisDeviceOnly = "akpu",
  AttrAccessibleWhenUnlockedThisDeviceOnly = "aku", AttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku",
  AttrAccessibleAlwaysThisDeviceOnly = "dku", MatchLimit = "m_Limit", MatchLimitOne = "m_LimitOne",
  MatchLimitAll = "m_LimitAll", ReturnData = "r_Data", ReturnAttributes = "r_Attributes", ReturnRef = "r_Ref",
  ReturnPersistentRef = "r_PersistentRef", ValueData = "v_Data", ValueRef = "v_Ref", UseOperationPrompt = "u_OpPrompt",
  UseAuthenticationUI = "u_AuthUI", UseAuthenticationContext = "u_AuthCtx",
  UseItemList = "u_ItemList", UseDataProtectionKeychain = "nleg", UseNoAuthenticationUI = "u_NoAuthUI", ImportExportPassphrase = "passphrase",
  ImportItemIdentity = "identity", ImportItemTrust = "trust"})
group("kSecAttrProtocol", {FTP = "ftp ", FTPAccount = "ftpa", HTTP = "http", IRC = "irc ", NNTP = "nntp", POP3 = "pop3",
  SMTP = "smtp", SOCKS = "sox ", IMAP = "imap", LDAP = "ldap", AppleTalk = "atlk", AFP = "afp ", Telnet = "teln",
  SSH = "ssh ", FTPS = "ftps", HTTPS = "htps", HTTPProxy = "htpx", HTTPSProxy = "htsx", FTPProxy = "ftpx", SMB = "smb ",
  RTSP = "rtsp", RTSPProxy = "rtsx", DAAP = "daap", EPPC = "eppc", IPP = "ipp ", NNTPS = "ntps", LDAPS = "ldps",
  TelnetS = "tels", IMAPS = "imps", IRCS = "ircs", POP3S = "pops"})
group("kSecAttrAuthenticationType", {NTLM = "ntlm", MSN = "msna", DPA = "dpaa", RPA = "rpaa", HTTPBasic = "http",
  HTTPDigest = "httd", HTMLForm = "form", Default = "dflt"})
group("kSec", {AttrSecurityDomain = "sdmn", AttrAuthenticationType = "atyp", AttrSubject = "subj", AttrIssuer = "issr",
  AttrSerialNumber = "slnr", AttrSubjectKeyID = "skid", AttrPublicKeyHash = "pkhh", AttrCertificateType = "ctyp",
  AttrCertificateEncoding = "cenc", AttrKeyTypeECSECPrimeRandom = "73", AttrEffectiveKeySize = "esiz",
  AttrKeyClassSymmetric = "2", AttrCanEncrypt = "encr", AttrCanDecrypt = "decr", AttrCanDerive = "drve",
  AttrCanSign = "sign", AttrCanVerify = "vrfy", AttrCanWrap = "wrap", AttrCanUnwrap = "unwp", AttrTokenID = "tkid",
  AttrTokenIDSecureEnclave = "com.apple.setoken", AttrAccessGroupToken = "com.apple.token", AttrSyncViewHint = "vwht",
  AttrPersistantReference = "persistref", AttrPersistentReference = "persistref", PrivateKeyAttrs = "private",
  PublicKeyAttrs = "public", SharedPassword = "spwd", ValuePersistentRef = "v_PersistentRef", MatchPolicy = "m_Policy",
  MatchItemList = "m_ItemList", MatchSearchList = "m_SearchList", MatchIssuers = "m_Issuers",
  MatchEmailAddressIfPresent = "m_EmailAddressIfPresent", MatchSubjectContains = "m_SubjectContains",
  MatchCaseInsensitive = "m_CaseInsensitive", MatchTrustedOnly = "m_TrustedOnly", MatchValidOnDate = "m_ValidOnDate",
  UseAuthenticationUIAllow = "u_AuthUIA", UseAuthenticationUIFail = "u_AuthUIF", UseAuthenticationUISkip = "u_AuthUIS"})
group("kSecKeyAlgorithm", {RSASignatureRaw = "algid:sign:RSA:raw", RSAEncryptionRaw = "algid:encrypt:RSA:raw",
  RSAEncryptionPKCS1 = "algid:encrypt:RSA:PKCS1"})
for hash, size in pairs {SHA1 = 20, SHA224 = 28, SHA256 = 32, SHA384 = 48, SHA512 = 64} do
  for _, input in ipairs {"Digest", "Message"} do
    local word = input:lower()
    constants[("kSecKeyAlgorithmRSASignature%sPKCS1v15%s"):format(input, hash)] =
      ("algid:sign:RSA:%s-PKCS1v15:%s"):format(word, hash)
    constants[("kSecKeyAlgorithmRSASignature%sPSS%s"):format(input, hash)] =
      ("algid:sign:RSA:%s-PSS:%s:%s:%d"):format(word, hash, hash, size)
    constants[("kSecKeyAlgorithmECDSASignature%sX962%s"):format(input, hash)] =
      ("algid:sign:ECDSA:%s-X962:%s"):format(word, hash)
  end
  constants["kSecKeyAlgorithmRSAEncryptionOAEP" .. hash] = "algid:encrypt:RSA:OAEP:" .. hash
end
group("kCFHTTPVersion", {["1_0"] = "HTTP/1.0", ["1_1"] = "HTTP/1.1", ["2_0"] = "HTTP/2.0", ["3_0"] = "HTTP/3.0"})
for name in ([[Basic Digest NTLM Kerberos Negotiate OAuth1]]):gmatch "%S+" do
  constants["kCFHTTPAuthenticationScheme" .. name] = name
end
for name in ([[Username Password AccountDomain]]):gmatch "%S+" do
  constants["kCFHTTPAuthentication" .. name] = "kCFHTTPAuthentication" .. name
end
group("kCFNetworkProxies", {HTTPEnable = "HTTPEnable", HTTPPort = "HTTPPort", HTTPProxy = "HTTPProxy"})
for name in ([[HostNameKey PortNumberKey TypeKey TypeNone TypeHTTP TypeHTTPS TypeSOCKS UsernameKey PasswordKey TypeFTP
  TypeAutoConfigurationURL TypeAutoConfigurationJavaScript AutoConfigurationURLKey AutoConfigurationJavaScriptKey
  AutoConfigurationHTTPResponseKey]])
  :gmatch "%S+" do constants["kCFProxy" .. name] = "kCFProxy" .. name end
group("kCFErrorDomain", {CFNetwork = "kCFErrorDomainCFNetwork", WinSock = "kCFErrorDomainWinSock"})
C.define("kSecRandomDefault", nil, true)
group("kCGImageProperty", {TIFFDictionary = "{TIFF}", GIFDictionary = "{GIF}", JFIFDictionary = "{JFIF}",
  ExifDictionary = "{Exif}", PNGDictionary = "{PNG}", IPTCDictionary = "{IPTC}", GPSDictionary = "{GPS}",
  HEICSDictionary = "{HEICS}", WebPDictionary = "{WebP}", FileSize = "FileSize", PixelHeight = "PixelHeight",
  PixelWidth = "PixelWidth", DPIHeight = "DPIHeight", DPIWidth = "DPIWidth", Depth = "Depth", Orientation = "Orientation",
  HasAlpha = "HasAlpha", ColorModel = "ColorModel", ProfileName = "ProfileName", Width = "Width", Height = "Height",
  ThumbnailImages = "ThumbnailImages", JFIFIsProgressive = "IsProgressive", JFIFVersion = "JFIFVersion",
  PNGInterlaceType = "InterlaceType", PNGGamma = "Gamma", PNGsRGBIntent = "sRGBIntent", ExifUserComment = "UserComment",
  TIFFOrientation = "Orientation", TIFFSoftware = "Software", TIFFDateTime = "DateTime"})
for _, format in ipairs {"GIF", "APNG", "HEICS", "WebP"} do
  group("kCGImageProperty" .. format, {LoopCount = "LoopCount", DelayTime = "DelayTime",
    UnclampedDelayTime = "UnclampedDelayTime"})
end
group("kCT", {FontAttributeName = "NSFont", ForegroundColorAttributeName = "CTForegroundColor",
  ForegroundColorFromContextAttributeName = "CTForegroundColorFromContext", BackgroundColorAttributeName =
  "CTBackgroundColor", KernAttributeName = "NSKern", LigatureAttributeName = "NSLigature", ParagraphStyleAttributeName =
  "NSParagraphStyle", StrokeWidthAttributeName = "NSStrokeWidth", StrokeColorAttributeName = "NSStrokeColor",
  SuperscriptAttributeName = "NSSuperScript", UnderlineColorAttributeName = "NSUnderlineColor",
  UnderlineStyleAttributeName = "NSUnderline", VerticalFormsAttributeName = "CTVerticalForms", GlyphInfoAttributeName =
  "NSGlyphInfo", CharacterShapeAttributeName = "NSCharacterShape", RunDelegateAttributeName = "CTRunDelegate",
  BaselineClassAttributeName = "CTBaselineClass", BaselineInfoAttributeName = "CTBaselineInfo",
  BaselineReferenceInfoAttributeName = "CTBaselineReferenceInfo", WritingDirectionAttributeName = "NSWritingDirection",
  RubyAnnotationAttributeName = "CTRubyAnnotation", LanguageAttributeName = "NSLanguage", BaselineOffsetAttributeName =
  "NSBaselineOffset"})
group("kCTFont", {PostScriptNameKey = "CTFontPostScriptName", FamilyNameKey = "CTFontFamilyName",
  FullNameKey = "CTFontFullName", NameAttribute = "NSFontNameAttribute", FamilyNameAttribute = "NSFontFamilyAttribute",
  SizeAttribute = "NSFontSizeAttribute", TraitsAttribute = "NSCTFontTraitsAttribute", SymbolicTrait = "NSCTFontSymbolicTrait",
  WeightTrait = "NSCTFontWeightTrait", SlantTrait = "NSCTFontSlantTrait"})
group("kCI", {InputImageKey = "inputImage", OutputImageKey = "outputImage", InputBackgroundImageKey =
  "inputBackgroundImage", InputRadiusKey = "inputRadius", InputAngleKey = "inputAngle", InputBrightnessKey =
  "inputBrightness", InputSaturationKey = "inputSaturation", InputContrastKey = "inputContrast", InputIntensityKey =
  "inputIntensity", InputColorKey = "inputColor", ContextUseSoftwareRenderer = "software_renderer",
  ContextWorkingColorSpace = "working_color_space", ContextOutputColorSpace = "output_color_space", ImageColorSpace = "CIImageColorSpace"})
group("kCIInput", {CenterKey = "inputCenter", ScaleKey = "inputScale", AspectRatioKey = "inputAspectRatio",
  SharpnessKey = "inputSharpness", EVKey = "inputEV", TransformKey = "inputTransform", ExtentKey = "inputExtent"})
for name in ([[AttributeFilterName AttributeFilterDisplayName AttributeFilterCategories AttributeClass AttributeDefault
  CategoryBuiltIn CategoryBlur CategoryColorAdjustment CategoryColorEffect CategoryCompositeOperation CategoryGenerator
  CategoryGeometryAdjustment CategorySharpen CategoryStylize CategoryTileEffect]]):gmatch "%S+" do
  constants["kCI" .. name] = "CI" .. name
end
group("NS", {SQLiteStoreType = "SQLite", BinaryStoreType = "Binary", InMemoryStoreType = "InMemory",
  ManagedObjectContextDidSaveNotification = "NSManagingContextDidSaveChangesNotification",
  ManagedObjectContextWillSaveNotification = "NSManagingContextWillSaveChangesNotification",
  InsertedObjectsKey = "inserted", UpdatedObjectsKey = "updated", DeletedObjectsKey = "deleted",
  MigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption",
  InferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"})
group("NS", {DetailedErrorsKey = "NSDetailedErrors", ValidationObjectErrorKey = "NSValidationErrorObject",
  ValidationKeyErrorKey = "NSValidationErrorKey", ValidationPredicateErrorKey = "NSValidationErrorPredicate",
  ValidationValueErrorKey = "NSValidationErrorValue", AffectedStoresErrorKey = "NSAffectedStores",
  AffectedObjectsErrorKey = "NSAffectedObjects", PersistentStoreSaveConflictsErrorKey = "conflictList",
  RefreshedObjectsKey = "refreshed", InvalidatedObjectsKey = "invalidated", InvalidatedAllObjectsKey = "invalidatedAll",
  AddedPersistentStoresKey = "added", RemovedPersistentStoresKey = "removed", UUIDChangedPersistentStoresKey = "changed"})
for name in ([[NSBinaryStoreInsecureDecodingCompatibilityOption NSSQLiteErrorDomain NSReadOnlyPersistentStoreOption NSSQLitePragmasOption NSSQLiteAnalyzeOption
NSPersistentStoreFileProtectionKey NSPersistentStoreTimeoutOption NSIgnorePersistentStoreVersioningOption NSStoreTypeKey
NSStoreUUIDKey NSPersistentStoreForceDestroyOption NSPersistentHistoryTrackingKey
NSPersistentStoreCoordinatorStoresWillChangeNotification NSPersistentStoreCoordinatorStoresDidChangeNotification
NSPersistentStoreCoordinatorWillRemoveStoreNotification]]):gmatch "%S+" do constants[name] = name end
group("MPMediaItemProperty", {Title = "title", Artist = "artist", PlaybackDuration = "playbackDuration"})
group("SKAdNetworkCoarseConversionValue", {High = "high", Medium = "medium", Low = "low"})
group("kCNNetworkInfoKey", {SSID = "SSID", BSSID = "BSSID"})
-- Notifications of frameworks that are declared only: their value is their name.
for name in ([[
ACAccountStoreDidChangeNotification ALAssetsLibraryChangedNotification
AVAssetChapterMetadataGroupsDidChangeNotification AVAssetTrackSegmentsDidChangeNotification
AVAssetTrackTimeRangeDidChangeNotification AVAssetTrackTrackAssociationsDidChangeNotification
AVAudioEngineConfigurationChangeNotification AVAudioSessionMediaServicesWereLostNotification
AVAudioSessionMediaServicesWereResetNotification AVAudioSessionSilenceSecondaryAudioHintNotification
AVCaptureDeviceSubjectAreaDidChangeNotification AVCaptureDeviceWasConnectedNotification
AVCaptureDeviceWasDisconnectedNotification AVCaptureInputPortFormatDescriptionDidChangeNotification
AVCaptureSessionDidStopRunningNotification AVCaptureSessionInterruptionEndedNotification
AVCaptureSessionWasInterruptedNotification AVPlayerItemMediaSelectionDidChangeNotification
AVPlayerItemNewAccessLogEntryNotification AVPlayerItemNewErrorLogEntryNotification
AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification AVPlayerItemTimeJumpedNotification
CNContactStoreDidChangeNotification EKEventStoreChangedNotification MKAnnotationCalloutInfoDidChangeNotification
MPMediaLibraryDidChangeNotification MPMediaPlaybackIsPreparedToPlayDidChangeNotification
MPMovieDurationAvailableNotification MPMovieMediaTypesAvailableNotification MPMovieNaturalSizeAvailableNotification
MPMoviePlayerDidEnterFullscreenNotification MPMoviePlayerDidExitFullscreenNotification
MPMoviePlayerIsAirPlayVideoActiveDidChangeNotification MPMoviePlayerLoadStateDidChangeNotification
MPMoviePlayerNowPlayingMovieDidChangeNotification MPMoviePlayerPlaybackStateDidChangeNotification
MPMoviePlayerReadyForDisplayDidChangeNotification MPMoviePlayerScalingModeDidChangeNotification
MPMoviePlayerThumbnailImageRequestDidFinishNotification MPMoviePlayerTimedMetadataUpdatedNotification
MPMoviePlayerWillEnterFullscreenNotification MPMoviePlayerWillExitFullscreenNotification
MPMovieSourceTypeAvailableNotification MPMusicPlayerControllerNowPlayingItemDidChangeNotification
MPMusicPlayerControllerPlaybackStateDidChangeNotification MPMusicPlayerControllerQueueDidChangeNotification
MPMusicPlayerControllerVolumeDidChangeNotification MPVolumeViewWirelessRouteActiveDidChangeNotification
MPVolumeViewWirelessRoutesAvailableDidChangeNotification NSMetadataQueryDidFinishGatheringNotification
NSMetadataQueryDidStartGatheringNotification NSMetadataQueryDidUpdateNotification
NSMetadataQueryGatheringProgressNotification
]]):gmatch "%S+" do constants[name] = name end
group("CBAdvertisementData", {LocalNameKey = "kCBAdvDataLocalName", TxPowerLevelKey = "kCBAdvDataTxPowerLevel",
  ServiceUUIDsKey = "kCBAdvDataServiceUUIDs", ServiceDataKey = "kCBAdvDataServiceData",
  ManufacturerDataKey = "kCBAdvDataManufacturerData", OverflowServiceUUIDsKey = "kCBAdvDataOverflowServiceUUIDs",
  IsConnectable = "kCBAdvDataIsConnectable", SolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"})
group("CBCentralManager", {OptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert",
  OptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier",
  ScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"})
group("CBConnectPeripheralOptionNotifyOn", {ConnectionKey = "kCBConnectOptionNotifyOnConnection",
  DisconnectionKey = "kCBConnectOptionNotifyOnDisconnection", NotificationKey = "kCBConnectOptionNotifyOnNotification"})
group("AVAudioSessionPort", {BuiltInMic = "MicrophoneBuiltIn", BuiltInSpeaker = "Speaker", BuiltInReceiver = "Receiver",
  Headphones = "Headphones", HeadsetMic = "MicrophoneWired", LineIn = "LineIn", LineOut = "LineOut", AirPlay = "AirPlay",
  BluetoothA2DP = "BluetoothA2DPOutput", BluetoothHFP = "BluetoothHFP", BluetoothLE = "BluetoothLE", HDMI = "HDMIOutput",
  USBAudio = "USBAudio", CarAudio = "CarAudio"})
-- The key of a contact's property is its name.
for name in ([[identifier namePrefix givenName middleName familyName previousFamilyName nameSuffix nickname
organizationName departmentName jobTitle phoneticGivenName phoneticMiddleName phoneticFamilyName birthday note imageData
thumbnailImageData imageDataAvailable phoneNumbers emailAddresses postalAddresses dates urlAddresses socialProfiles
instantMessageAddresses]]):gmatch "%S+" do
  constants["CNContact" .. name:gsub("^%l", string.upper) .. "Key"] = name
end
group("kCMTime", {ValueKey = "value", ScaleKey = "timescale", EpochKey = "epoch", FlagsKey = "flags"})
group("kCMTimeRange", {StartKey = "start", DurationKey = "duration"})
group("XCTestScope", {Key = "XCTest", All = "All", None = "None", Self = "Self"})
constants.SKStoreProductParameterITunesItemIdentifier = "id"
constants.LAErrorDomain = "com.apple.LocalAuthentication"
constants.PHImageManagerMaximumSize = {width = -1.0, height = -1.0}
constants.kCLLocationCoordinate2DInvalid = {latitude = -180.0, longitude = -180.0}
constants.mach_task_self_ = 0x103
constants.vm_page_size = 0x4000
