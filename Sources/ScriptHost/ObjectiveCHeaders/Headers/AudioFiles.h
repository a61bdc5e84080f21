// Audio files, queues, converters and sessions, declared only.
#ifndef HOOKHOST_AUDIO_FILES_H
#define HOOKHOST_AUDIO_FILES_H
#include <AudioUnit/AudioUnit.h>

typedef struct OpaqueAudioConverter *AudioConverterRef;
typedef UInt32 AudioConverterPropertyID;
enum : AudioConverterPropertyID { kAudioConverterChannelMap = 'chmp',
  kAudioConverterDecompressionMagicCookie = 'dmgc',
  kAudioConverterCurrentOutputStreamDescription = 'acod',
  kAudioConverterCurrentInputStreamDescription = 'acid' };
enum : UInt32 { kAudioConverterSampleRateConverterComplexity_Linear = 'line',
  kAudioConverterSampleRateConverterComplexity_Normal = 'norm',
  kAudioConverterSampleRateConverterComplexity_Mastering = 'bats',
  kAudioConverterSampleRateConverterComplexity_MinimumPhase = 'minp' };
enum : OSStatus { kAudioConverterErr_FormatNotSupported = 'fmt?' };
enum : OSStatus { kAudioConverterErr_HardwareInUse = 'hwiu',
  kAudioConverterErr_NoHardwarePermission = 'perm' };
OSStatus AudioConverterNew(const AudioStreamBasicDescription *,
  const AudioStreamBasicDescription *, AudioConverterRef *);
OSStatus AudioConverterDispose(AudioConverterRef);
OSStatus AudioConverterGetPropertyInfo(AudioConverterRef, AudioConverterPropertyID, UInt32 *,
  Boolean *);
OSStatus AudioConverterGetProperty(AudioConverterRef, AudioConverterPropertyID, UInt32 *, void *);
OSStatus AudioConverterSetProperty(AudioConverterRef, AudioConverterPropertyID, UInt32,
  const void *);
typedef OSStatus (*AudioConverterComplexInputDataProc)(AudioConverterRef, UInt32 *,
  AudioBufferList *, AudioStreamPacketDescription **, void *);
OSStatus AudioConverterFillComplexBuffer(AudioConverterRef, AudioConverterComplexInputDataProc,
  void *, UInt32 *, AudioBufferList *, AudioStreamPacketDescription *);
OSStatus AudioConverterConvertComplexBuffer(AudioConverterRef, UInt32, const AudioBufferList *,
  AudioBufferList *);
enum : AudioConverterPropertyID { kAudioConverterPropertyMaximumInputBufferSize = 'xibs',
  kAudioConverterSampleRateConverterAlgorithm = 'srci' };
typedef UInt32 AudioFileTypeID;
enum : AudioFileTypeID { kAudioFileAIFFType = 'AIFF', kAudioFileAIFCType = 'AIFC',
  kAudioFileWAVEType = 'WAVE', kAudioFileMP3Type = 'MPG3', kAudioFileAAC_ADTSType = 'adts',
  kAudioFileMPEG4Type = 'mp4f', kAudioFileM4AType = 'm4af', kAudioFileCAFType = 'caff' };
typedef CF_ENUM(UInt32, AudioFileFlags) { kAudioFileFlags_EraseFile = 1 };
typedef CF_ENUM(SInt8, AudioFilePermissions) { kAudioFileReadPermission = 1 };
typedef struct OpaqueAudioFileID *AudioFileID;
typedef UInt32 AudioFilePropertyID;
typedef struct AudioFilePacketTableInfo { SInt64 mNumberValidFrames; SInt32 mPrimingFrames;
  SInt32 mRemainderFrames; } AudioFilePacketTableInfo;
OSStatus AudioFileOpenURL(CFURLRef, AudioFilePermissions, AudioFileTypeID, AudioFileID *);
OSStatus AudioFileClose(AudioFileID);
enum : AudioFilePropertyID { kAudioFilePropertyDataFormat = 'dfmt',
  kAudioFilePropertyAudioDataPacketCount = 'pcnt', kAudioFilePropertyPacketTableInfo = 'pnfo' };
OSStatus AudioFileGetProperty(AudioFileID, AudioFilePropertyID, UInt32 *, void *);
enum : AudioFilePropertyID { kAudioFileGlobalInfo_ReadableTypes = 'afrf',
  kAudioFileGlobalInfo_WritableTypes = 'afwf', kAudioFileGlobalInfo_FileTypeName = 'ftnm',
  kAudioFileGlobalInfo_AvailableStreamDescriptionsForFormat = 'sdid',
  kAudioFileGlobalInfo_AvailableFormatIDs = 'fmid', kAudioFileGlobalInfo_AllExtensions = 'alxt',
  kAudioFileGlobalInfo_AllHFSTypeCodes = 'ahfs', kAudioFileGlobalInfo_AllUTIs = 'auti',
  kAudioFileGlobalInfo_AllMIMETypes = 'amim', kAudioFileGlobalInfo_ExtensionsForType = 'fext',
  kAudioFileGlobalInfo_HFSTypeCodesForType = 'fhfs', kAudioFileGlobalInfo_UTIsForType = 'futi',
  kAudioFileGlobalInfo_MIMETypesForType = 'fmim', kAudioFileGlobalInfo_TypesForMIMEType = 'tmim',
  kAudioFileGlobalInfo_TypesForUTI = 'tuti', kAudioFileGlobalInfo_TypesForHFSTypeCode = 'thfs',
  kAudioFileGlobalInfo_TypesForExtension = 'text' };
typedef CF_ENUM(UInt32, AudioFileStreamPropertyFlags) {
  kAudioFileStreamPropertyFlag_PropertyIsCached = 1, kAudioFileStreamPropertyFlag_CacheProperty };
typedef CF_ENUM(UInt32, AudioFileStreamParseFlags) { kAudioFileStreamParseFlag_Discontinuity = 1 };
typedef CF_ENUM(UInt32, AudioFileStreamSeekFlags) {
  kAudioFileStreamSeekFlag_OffsetIsEstimated = 1 };
typedef UInt32 AudioFileStreamPropertyID;
typedef struct OpaqueAudioFileStreamID *AudioFileStreamID;
typedef void (*AudioFileStream_PropertyListenerProc)(void *, AudioFileStreamID,
  AudioFileStreamPropertyID, AudioFileStreamPropertyFlags *);
typedef void (*AudioFileStream_PacketsProc)(void *, UInt32, UInt32, const void *,
  AudioStreamPacketDescription *);
enum : OSStatus { kAudioFileStreamError_NotOptimized = 'optm' };
enum : AudioFileStreamPropertyID { kAudioFileStreamProperty_ReadyToProducePackets = 'redy',
  kAudioFileStreamProperty_DataFormat = 'dfmt', kAudioFileStreamProperty_FormatList = 'flst',
  kAudioFileStreamProperty_MagicCookieData = 'mgic',
  kAudioFileStreamProperty_AudioDataByteCount = 'bcnt',
  kAudioFileStreamProperty_AudioDataPacketCount = 'pcnt',
  kAudioFileStreamProperty_DataOffset = 'doff', kAudioFileStreamProperty_BitRate = 'brat',
  kAudioFileStreamProperty_FileFormat = 'ffmt', kAudioFileStreamProperty_ChannelLayout = 'cmap',
  kAudioFileStreamProperty_MaximumPacketSize = 'psze',
  kAudioFileStreamProperty_PacketSizeUpperBound = 'pkub',
  kAudioFileStreamProperty_AverageBytesPerPacket = 'abpp',
  kAudioFileStreamProperty_PacketToFrame = 'pkfr', kAudioFileStreamProperty_FrameToPacket = 'frpk',
  kAudioFileStreamProperty_PacketToByte = 'pkby', kAudioFileStreamProperty_ByteToPacket = 'bypk',
  kAudioFileStreamProperty_PacketTableInfo = 'pnfo',
  kAudioFileStreamProperty_InfoDictionary = 'info' };
OSStatus AudioFileStreamOpen(void *, AudioFileStream_PropertyListenerProc,
  AudioFileStream_PacketsProc, AudioFileTypeID, AudioFileStreamID *);
OSStatus AudioFileStreamParseBytes(AudioFileStreamID, UInt32, const void *,
  AudioFileStreamParseFlags);
OSStatus AudioFileStreamSeek(AudioFileStreamID, SInt64, SInt64 *, AudioFileStreamSeekFlags *);
OSStatus AudioFileStreamGetPropertyInfo(AudioFileStreamID, AudioFileStreamPropertyID, UInt32 *,
  Boolean *);
OSStatus AudioFileStreamGetProperty(AudioFileStreamID, AudioFileStreamPropertyID, UInt32 *,
  void *);
OSStatus AudioFileStreamClose(AudioFileStreamID);
typedef UInt32 AudioFormatPropertyID;
enum : AudioFormatPropertyID { kAudioFormatProperty_FormatInfo = 'fmti',
  kAudioFormatProperty_Encoders = 'aven' };
enum : UInt32 { kAppleSoftwareAudioCodecManufacturer = 'appl' };
OSStatus AudioFormatGetPropertyInfo(AudioFormatPropertyID, UInt32, const void *, UInt32 *);
OSStatus AudioFormatGetProperty(AudioFormatPropertyID, UInt32, const void *, UInt32 *, void *);
enum : OSStatus { kAudioFormatUnsupportedDataFormatError = 'fmt?' };
typedef UInt32 AudioQueuePropertyID;
typedef UInt32 AudioQueueParameterID;
typedef Float32 AudioQueueParameterValue;
typedef struct OpaqueAudioQueue *AudioQueueRef;
typedef struct OpaqueAudioQueueTimeline *AudioQueueTimelineRef;
enum : AudioQueuePropertyID { kAudioQueueProperty_IsRunning = 'aqrn',
  kAudioQueueProperty_EnableLevelMetering = 'aqme',
  kAudioQueueProperty_CurrentLevelMeter = 'aqmv', kAudioQueueProperty_MagicCookie = 'aqmc',
  kAudioQueueProperty_MaximumOutputPacketSize = 'xops',
  kAudioQueueProperty_StreamDescription = 'aqft', kAudioQueueProperty_ChannelLayout = 'aqcl',
  kAudioQueueProperty_CurrentDevice = 'aqcd', kAudioQueueProperty_ConverterError = 'qcve',
  kAudioQueueProperty_DecodeBufferSizeFrames = 'dcbf',
  kAudioQueueProperty_TimePitchAlgorithm = 'qtpa', kAudioQueueProperty_TimePitchBypass = 'qtpb',
  kAudioQueueProperty_CurrentLevelMeterDB = 'aqmd', kAudioQueueProperty_EnableTimePitch = 'q_tp' };
enum : UInt32 { kAudioQueueTimePitchAlgorithm_Spectral = 'spec',
  kAudioQueueTimePitchAlgorithm_TimeDomain = 'tido',
  kAudioQueueTimePitchAlgorithm_Varispeed = 'vspd' };
enum : AudioQueueParameterID { kAudioQueueParam_Volume = 1, kAudioQueueParam_PlayRate };
typedef struct AudioQueueBuffer { const UInt32 mAudioDataBytesCapacity; void *const mAudioData;
  UInt32 mAudioDataByteSize; void *mUserData; const UInt32 mPacketDescriptionCapacity;
  AudioStreamPacketDescription *const mPacketDescriptions; UInt32 mPacketDescriptionCount;
  } AudioQueueBuffer;
typedef AudioQueueBuffer *AudioQueueBufferRef;
typedef struct AudioQueueLevelMeterState { Float32 mAveragePower; Float32 mPeakPower;
  } AudioQueueLevelMeterState;
typedef void (*AudioQueueOutputCallback)(void *, AudioQueueRef, AudioQueueBufferRef);
typedef void (*AudioQueuePropertyListenerProc)(void *, AudioQueueRef, AudioQueuePropertyID);
OSStatus AudioQueueNewOutput(const AudioStreamBasicDescription *, AudioQueueOutputCallback, void *,
  CFRunLoopRef, CFStringRef, UInt32, AudioQueueRef *);
OSStatus AudioQueueDispose(AudioQueueRef, Boolean);
OSStatus AudioQueueAllocateBuffer(AudioQueueRef, UInt32, AudioQueueBufferRef *);
OSStatus AudioQueueAllocateBufferWithPacketDescriptions(
  AudioQueueRef, UInt32, UInt32, AudioQueueBufferRef *);
OSStatus AudioQueueFreeBuffer(AudioQueueRef, AudioQueueBufferRef);
OSStatus AudioQueuePrime(AudioQueueRef, UInt32, UInt32 *);
OSStatus AudioQueueReset(AudioQueueRef);
OSStatus AudioQueueGetPropertySize(AudioQueueRef, AudioQueuePropertyID, UInt32 *);
OSStatus AudioQueueCreateTimeline(AudioQueueRef, AudioQueueTimelineRef *);
OSStatus AudioQueueDisposeTimeline(AudioQueueRef, AudioQueueTimelineRef);
OSStatus AudioQueueDeviceGetCurrentTime(AudioQueueRef, AudioTimeStamp *);
OSStatus AudioQueueEnqueueBuffer(AudioQueueRef, AudioQueueBufferRef, UInt32,
  const AudioStreamPacketDescription *);
OSStatus AudioQueueStart(AudioQueueRef, const AudioTimeStamp *);
OSStatus AudioQueueStop(AudioQueueRef, Boolean);
OSStatus AudioQueuePause(AudioQueueRef);
OSStatus AudioQueueFlush(AudioQueueRef);
OSStatus AudioQueueGetParameter(AudioQueueRef, AudioQueueParameterID, AudioQueueParameterValue *);
OSStatus AudioQueueSetParameter(AudioQueueRef, AudioQueueParameterID, AudioQueueParameterValue);
OSStatus AudioQueueGetProperty(AudioQueueRef, AudioQueuePropertyID, void *, UInt32 *);
OSStatus AudioQueueSetProperty(AudioQueueRef, AudioQueuePropertyID, const void *, UInt32);
OSStatus AudioQueueAddPropertyListener(AudioQueueRef, AudioQueuePropertyID,
  AudioQueuePropertyListenerProc, void *);
OSStatus AudioQueueRemovePropertyListener(AudioQueueRef, AudioQueuePropertyID,
  AudioQueuePropertyListenerProc, void *);
OSStatus AudioQueueGetCurrentTime(AudioQueueRef, AudioQueueTimelineRef, AudioTimeStamp *,
  Boolean *);
enum { kAudioSessionNotInitialized = '!ini', kAudioSessionAlreadyInitialized = 'init',
  kAudioSessionInitializationError = 'ini?', kAudioSessionUnsupportedPropertyError = 'pty?',
  kAudioSessionBadPropertySizeError = '!siz', kAudioSessionNotActiveError = '!act',
  kAudioSessionNoCategorySet = '?cat', kAudioSessionIncompatibleCategory = '!cat' };
typedef UInt32 AudioSessionPropertyID;
enum { kAudioSessionCategory_AmbientSound = 'ambi',
  kAudioSessionCategory_SoloAmbientSound = 'solo', kAudioSessionCategory_MediaPlayback = 'medi',
  kAudioSessionCategory_RecordAudio = 'reca', kAudioSessionCategory_PlayAndRecord = 'plar',
  kAudioSessionCategory_AudioProcessing = 'proc' };
enum { kAudioSessionMode_Default = 'dflt', kAudioSessionMode_VoiceChat = 'vcct',
  kAudioSessionMode_VideoRecording = 'vrcd', kAudioSessionMode_Measurement = 'msmt',
  kAudioSessionMode_GameChat = 'gmct' };
enum { kAudioSessionProperty_PreferredHardwareIOBufferDuration = 'iobd',
  kAudioSessionProperty_CurrentHardwareOutputVolume = 'chov',
  kAudioSessionProperty_OtherAudioIsPlaying = 'othr',
  kAudioSessionProperty_OtherMixableAudioShouldDuck = 'duck',
  kAudioSessionProperty_OverrideCategoryMixWithOthers = 'cmix',
  kAudioSessionProperty_PreferredHardwareSampleRate = 'hwsr',
  kAudioSessionProperty_AudioCategory = 'acat',
  kAudioSessionProperty_AudioRouteChange = 'roch',
  kAudioSessionProperty_CurrentHardwareSampleRate = 'chsr',
  kAudioSessionProperty_CurrentHardwareInputNumberChannels = 'chic',
  kAudioSessionProperty_CurrentHardwareOutputNumberChannels = 'choc',
  kAudioSessionProperty_CurrentHardwareInputLatency = 'cilt',
  kAudioSessionProperty_CurrentHardwareOutputLatency = 'colt',
  kAudioSessionProperty_CurrentHardwareIOBufferDuration = 'chbd',
  kAudioSessionProperty_OverrideAudioRoute = 'ovrd',
  kAudioSessionProperty_AudioInputAvailable = 'aiav',
  kAudioSessionProperty_ServerDied = 'died',
  kAudioSessionProperty_OverrideCategoryDefaultToSpeaker = 'cspk',
  kAudioSessionProperty_OverrideCategoryEnableBluetoothInput = 'cblu',
  kAudioSessionProperty_InterruptionType = 'type', kAudioSessionProperty_Mode = 'mode' };
enum { kAudioSessionOverrideAudioRoute_None, kAudioSessionOverrideAudioRoute_Speaker = 'spkr' };
enum { kAudioSessionBeginInterruption = 1, kAudioSessionEndInterruption = 0 };
enum { kAudioSessionRouteChangeReason_Unknown, kAudioSessionRouteChangeReason_NewDeviceAvailable,
  kAudioSessionRouteChangeReason_OldDeviceUnavailable,
  kAudioSessionRouteChangeReason_CategoryChange, kAudioSessionRouteChangeReason_Override,
  kAudioSessionRouteChangeReason_WakeFromSleep = 6,
  kAudioSessionRouteChangeReason_NoSuitableRouteForCategory };
#define kAudioSession_AudioRouteChangeKey_Reason "OutputDeviceDidChange_Reason"
#define kAudioSession_AudioRouteChangeKey_OldRoute "OutputDeviceDidChange_OldRoute"
typedef void (*AudioSessionInterruptionListener)(void *, UInt32);
typedef void (*AudioSessionPropertyListener)(void *, AudioSessionPropertyID, UInt32, const void *);
OSStatus AudioSessionInitialize(CFRunLoopRef, CFStringRef, AudioSessionInterruptionListener, void *);
OSStatus AudioSessionSetActive(Boolean);
OSStatus AudioSessionSetActiveWithFlags(Boolean, UInt32);
OSStatus AudioSessionGetPropertySize(AudioSessionPropertyID, UInt32 *);
OSStatus AudioSessionAddPropertyListener(AudioSessionPropertyID, AudioSessionPropertyListener,
  void *);
OSStatus AudioSessionRemovePropertyListenerWithUserData(AudioSessionPropertyID,
  AudioSessionPropertyListener, void *);
OSStatus AudioSessionGetProperty(AudioSessionPropertyID, UInt32 *, void *);
OSStatus AudioSessionSetProperty(AudioSessionPropertyID, UInt32, const void *);
enum { kAudioSessionCategory_UserInterfaceSoundEffects = 'uifx',
  kAudioSessionCategory_LiveAudio = 'live' };
enum { kAudioSessionProperty_AudioRoute = 'rout' };
enum : UInt32 { kCAF_FileType = 'caff', kCAF_FileVersion_Initial = 1 };
enum : UInt32 { kCAF_StreamDescriptionChunkID = 'desc', kCAF_AudioDataChunkID = 'data',
  kCAF_ChannelLayoutChunkID = 'chan', kCAF_FillerChunkID = 'free', kCAF_MarkerChunkID = 'mark',
  kCAF_RegionChunkID = 'regn', kCAF_InstrumentChunkID = 'inst', kCAF_MagicCookieID = 'kuki',
  kCAF_InfoStringsChunkID = 'info', kCAF_EditCommentsChunkID = 'edct',
  kCAF_PacketTableChunkID = 'pakt', kCAF_StringsChunkID = 'strg', kCAF_UUIDChunkID = 'uuid',
  kCAF_PeakChunkID = 'peak', kCAF_OverviewChunkID = 'ovvw', kCAF_MIDIChunkID = 'midi',
  kCAF_UMIDChunkID = 'umid', kCAF_FormatListID = 'ldsc', kCAF_iXMLChunkID = 'iXML' };
typedef struct CAFFileHeader { UInt32 mFileType; UInt16 mFileVersion; UInt16 mFileFlags;
  } CAFFileHeader;
typedef struct CAFChunkHeader { UInt32 mChunkType; SInt64 mChunkSize; } CAFChunkHeader;
enum : UInt32 { kCAFMarkerType_Generic, kCAFMarkerType_ProgramStart = 'pbeg',
  kCAFMarkerType_ProgramEnd = 'pend', kCAFMarkerType_TrackStart = 'tbeg',
  kCAFMarkerType_TrackEnd = 'tend', kCAFMarkerType_Index = 'indx',
  kCAFMarkerType_RegionStart = 'rbeg', kCAFMarkerType_RegionEnd = 'rend',
  kCAFMarkerType_RegionSyncPoint = 'rsyc', kCAFMarkerType_SelectionStart = 'sbeg',
  kCAFMarkerType_SelectionEnd = 'send', kCAFMarkerType_EditSourceBegin = 'cbeg',
  kCAFMarkerType_EditSourceEnd = 'cend', kCAFMarkerType_EditDestinationBegin = 'dbeg',
  kCAFMarkerType_EditDestinationEnd = 'dend', kCAFMarkerType_SustainLoopStart = 'slbg',
  kCAFMarkerType_SustainLoopEnd = 'slen', kCAFMarkerType_ReleaseLoopStart = 'rlbg',
  kCAFMarkerType_ReleaseLoopEnd = 'rlen', kCAFMarkerType_SavedPlayPosition = 'sply',
  kCAFMarkerType_Tempo = 'tmpo', kCAFMarkerType_TimeSignature = 'tsig',
  kCAFMarkerType_KeySignature = 'ksig' };
typedef struct OpaqueExtAudioFile *ExtAudioFileRef;
typedef UInt32 ExtAudioFilePropertyID;
enum : ExtAudioFilePropertyID { kExtAudioFileProperty_FileDataFormat = 'ffmt',
  kExtAudioFileProperty_ClientDataFormat = 'cfmt',
  kExtAudioFileProperty_CodecManufacturer = 'cman', kExtAudioFileProperty_AudioConverter = 'acnv',
  kExtAudioFileProperty_FileLengthFrames = '#frm',
  kExtAudioFileProperty_ConverterConfig = 'accf' };
enum : OSStatus { kExtAudioFileError_InvalidProperty = -66561,
  kExtAudioFileError_InvalidPropertySize = -66562, kExtAudioFileError_NonPCMClientFormat = -66563,
  kExtAudioFileError_InvalidChannelMap = -66564, kExtAudioFileError_InvalidOperationOrder = -66565,
  kExtAudioFileError_InvalidDataFormat = -66566, kExtAudioFileError_MaxPacketSizeUnknown = -66567,
  kExtAudioFileError_InvalidSeek = -66568, kExtAudioFileError_AsyncWriteTooLarge = -66569,
  kExtAudioFileError_AsyncWriteBufferOverflow = -66570 };
enum : OSStatus { kExtAudioFileError_CodecUnavailableInputConsumed = -66559,
  kExtAudioFileError_CodecUnavailableInputNotConsumed = -66560 };
OSStatus ExtAudioFileOpenURL(CFURLRef, ExtAudioFileRef *);
OSStatus ExtAudioFileCreateWithURL(CFURLRef, AudioFileTypeID, const AudioStreamBasicDescription *,
  const AudioChannelLayout *, UInt32, ExtAudioFileRef *);
OSStatus ExtAudioFileDispose(ExtAudioFileRef);
OSStatus ExtAudioFileRead(ExtAudioFileRef, UInt32 *, AudioBufferList *);
OSStatus ExtAudioFileWrite(ExtAudioFileRef, UInt32, const AudioBufferList *);
OSStatus ExtAudioFileWriteAsync(ExtAudioFileRef, UInt32, const AudioBufferList *);
OSStatus ExtAudioFileSeek(ExtAudioFileRef, SInt64);
OSStatus ExtAudioFileGetProperty(ExtAudioFileRef, ExtAudioFilePropertyID, UInt32 *, void *);
OSStatus ExtAudioFileSetProperty(ExtAudioFileRef, ExtAudioFilePropertyID, UInt32, const void *);
typedef CF_ENUM(UInt32, MusicSequenceType) { kMusicSequenceType_Beats = 'beat',
  kMusicSequenceType_Seconds = 'secs', kMusicSequenceType_Samples = 'samp' };
typedef CF_ENUM(UInt32, MusicSequenceFileTypeID) { kMusicSequenceFile_AnyType,
  kMusicSequenceFile_MIDIType = 'midi', kMusicSequenceFile_iMelodyType = 'imel' };

#endif
