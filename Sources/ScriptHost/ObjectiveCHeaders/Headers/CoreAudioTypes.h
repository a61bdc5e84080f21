// The formats and the buffers of audio data.
#ifndef HOOKHOST_CORE_AUDIO_TYPES_H
#define HOOKHOST_CORE_AUDIO_TYPES_H
#include <CoreFoundation/CoreFoundation.h>

enum : OSStatus { kAudio_ParamError = -50 };
typedef struct AudioValueRange { Float64 mMinimum; Float64 mMaximum; } AudioValueRange;
typedef struct AudioBuffer { UInt32 mNumberChannels; UInt32 mDataByteSize; void *mData;
  } AudioBuffer;
typedef struct AudioBufferList { UInt32 mNumberBuffers; AudioBuffer mBuffers[1]; } AudioBufferList;
typedef UInt32 AudioFormatID;
typedef UInt32 AudioFormatFlags;
typedef struct AudioStreamBasicDescription { Float64 mSampleRate; AudioFormatID mFormatID;
  AudioFormatFlags mFormatFlags; UInt32 mBytesPerPacket; UInt32 mFramesPerPacket;
  UInt32 mBytesPerFrame; UInt32 mChannelsPerFrame; UInt32 mBitsPerChannel; UInt32 mReserved;
  } AudioStreamBasicDescription;
enum : AudioFormatID { kAudioFormatLinearPCM = 'lpcm', kAudioFormatAppleIMA4 = 'ima4',
  kAudioFormatMPEG4AAC = 'aac ', kAudioFormatULaw = 'ulaw', kAudioFormatALaw = 'alaw',
  kAudioFormatMPEGLayer3 = '.mp3', kAudioFormatAppleLossless = 'alac',
  kAudioFormatMPEG4AAC_HE = 'aach', kAudioFormatMPEG4AAC_HE_V2 = 'aacp', kAudioFormatAMR = 'samr',
  kAudioFormatiLBC = 'ilbc', kAudioFormatFLAC = 'flac', kAudioFormatOpus = 'opus' };
enum : AudioFormatFlags { kAudioFormatFlagIsFloat = (1U << 0), kAudioFormatFlagIsBigEndian,
  kAudioFormatFlagIsSignedInteger = (1U << 2), kAudioFormatFlagIsPacked = (1U << 3),
  kAudioFormatFlagIsNonInterleaved = (1U << 5), kLinearPCMFormatFlagIsBigEndian = 2,
  kLinearPCMFormatFlagIsSignedInteger = 4, kLinearPCMFormatFlagIsPacked = 8 };
enum : AudioFormatFlags { kAudioFormatFlagsNativeEndian };
#define TestAudioFormatNativeEndian(format) \
  ((format).mFormatID == kAudioFormatLinearPCM \
   && ((format).mFormatFlags & kAudioFormatFlagIsBigEndian) == kAudioFormatFlagsNativeEndian)
typedef struct AudioStreamPacketDescription { SInt64 mStartOffset; UInt32 mVariableFramesInPacket;
  UInt32 mDataByteSize; } AudioStreamPacketDescription;
typedef CF_ENUM(UInt32, SMPTETimeType) { kSMPTETimeType24, kSMPTETimeType25, kSMPTETimeType30Drop,
  kSMPTETimeType30, kSMPTETimeType2997, kSMPTETimeType2997Drop, kSMPTETimeType60,
  kSMPTETimeType5994, kSMPTETimeType60Drop, kSMPTETimeType5994Drop, kSMPTETimeType50,
  kSMPTETimeType2398 };
typedef CF_OPTIONS(UInt32, SMPTETimeFlags) { kSMPTETimeUnknown, kSMPTETimeValid,
  kSMPTETimeRunning };
typedef struct SMPTETime { SInt16 mSubframes; SInt16 mSubframeDivisor; UInt32 mCounter;
  SMPTETimeType mType; SMPTETimeFlags mFlags; SInt16 mHours; SInt16 mMinutes; SInt16 mSeconds;
  SInt16 mFrames; } SMPTETime;
typedef CF_OPTIONS(UInt32, AudioTimeStampFlags) { kAudioTimeStampSampleTimeValid = (1U << 0),
  kAudioTimeStampHostTimeValid };
typedef struct AudioTimeStamp { Float64 mSampleTime; UInt64 mHostTime; Float64 mRateScalar;
  UInt64 mWordClockTime; SMPTETime mSMPTETime; AudioTimeStampFlags mFlags; UInt32 mReserved;
  } AudioTimeStamp;
typedef struct AudioClassDescription { OSType mType; OSType mSubType; OSType mManufacturer;
  } AudioClassDescription;
typedef UInt32 AudioChannelLabel;
typedef UInt32 AudioChannelLayoutTag;
typedef CF_OPTIONS(UInt32, AudioChannelBitmap) { kAudioChannelBit_Left = (1U<<0),
  kAudioChannelBit_Right, kAudioChannelBit_Center = (1U<<2), kAudioChannelBit_LFEScreen = (1U<<3),
  kAudioChannelBit_LeftSurround = (1U<<4), kAudioChannelBit_RightSurround = (1U<<5),
  kAudioChannelBit_LeftCenter = (1U<<6), kAudioChannelBit_RightCenter = (1U<<7),
  kAudioChannelBit_CenterSurround = (1U<<8), kAudioChannelBit_LeftSurroundDirect = (1U<<9),
  kAudioChannelBit_RightSurroundDirect = (1U<<10), kAudioChannelBit_TopCenterSurround = (1U<<11),
  kAudioChannelBit_VerticalHeightLeft = (1U<<12), kAudioChannelBit_VerticalHeightCenter = (1U<<13),
  kAudioChannelBit_VerticalHeightRight = (1U<<14), kAudioChannelBit_TopBackLeft = (1U<<15),
  kAudioChannelBit_TopBackCenter = (1U<<16), kAudioChannelBit_TopBackRight = (1U<<17),
  kAudioChannelBit_LeftTopFront = 4096, kAudioChannelBit_CenterTopFront = 8192,
  kAudioChannelBit_RightTopFront = 16384, kAudioChannelBit_LeftTopMiddle = (1U<<21),
  kAudioChannelBit_CenterTopMiddle = 2048, kAudioChannelBit_RightTopMiddle = (1U<<23),
  kAudioChannelBit_LeftTopRear = (1U<<24), kAudioChannelBit_CenterTopRear = (1U<<25),
  kAudioChannelBit_RightTopRear = (1U<<26) };
typedef CF_OPTIONS(UInt32, AudioChannelFlags) { kAudioChannelFlags_AllOff,
  kAudioChannelFlags_RectangularCoordinates, kAudioChannelFlags_SphericalCoordinates,
  kAudioChannelFlags_Meters = (1U<<2) };
enum : AudioChannelLayoutTag { kAudioChannelLayoutTag_Mono = (100U<<16) | 1 };
typedef struct AudioChannelDescription { AudioChannelLabel mChannelLabel;
  AudioChannelFlags mChannelFlags;
  Float32 mCoordinates[3]; } AudioChannelDescription;
typedef struct AudioChannelLayout { AudioChannelLayoutTag mChannelLayoutTag;
  AudioChannelBitmap mChannelBitmap; UInt32 mNumberChannelDescriptions;
  AudioChannelDescription mChannelDescriptions[1]; } AudioChannelLayout;
typedef struct AudioFormatListItem { AudioStreamBasicDescription mASBD;
  AudioChannelLayoutTag mChannelLayoutTag; } AudioFormatListItem;
typedef long AVAudioInteger;
typedef CF_ENUM(AVAudioInteger, AVAudioSessionErrorCode) { AVAudioSessionErrorCodeNone,
  AVAudioSessionErrorCodeMediaServicesFailed = 'msrv', AVAudioSessionErrorCodeIsBusy = '!act',
  AVAudioSessionErrorCodeIncompatibleCategory = '!cat',
  AVAudioSessionErrorCodeCannotInterruptOthers = '!int',
  AVAudioSessionErrorCodeMissingEntitlement = 'ent?',
  AVAudioSessionErrorCodeSiriIsRecording = 'siri',
  AVAudioSessionErrorCodeCannotStartPlaying = '!pla',
  AVAudioSessionErrorCodeCannotStartRecording = '!rec', AVAudioSessionErrorCodeBadParam = -50,
  AVAudioSessionErrorCodeInsufficientPriority = '!pri',
  AVAudioSessionErrorCodeResourceNotAvailable = '!res',
  AVAudioSessionErrorCodeUnspecified = 'what', AVAudioSessionErrorCodeExpiredSession = '!ses',
  AVAudioSessionErrorCodeSessionNotActive = 'inac' };

#endif
