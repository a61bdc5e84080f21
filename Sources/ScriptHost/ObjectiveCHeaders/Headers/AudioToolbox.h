// Short sounds, which are not audible here, and the formats of audio data.
#ifndef HOOKHOST_AUDIO_TOOLBOX_H
#define HOOKHOST_AUDIO_TOOLBOX_H
#include <CoreFoundation/CoreFoundation.h>

typedef int32_t OSStatus;
typedef uint32_t SystemSoundID;
enum { kSystemSoundID_Vibrate = 0x00000FFF };
OSStatus AudioServicesCreateSystemSoundID(CFURLRef file, SystemSoundID *sound);
OSStatus AudioServicesDisposeSystemSoundID(SystemSoundID sound);
void AudioServicesPlaySystemSound(SystemSoundID sound);
void AudioServicesPlayAlertSound(SystemSoundID sound);
void AudioServicesPlaySystemSoundWithCompletion(SystemSoundID sound, void (^completion)(void));

typedef uint32_t AudioFormatID, AudioFormatFlags, AudioChannelLayoutTag, AudioChannelLabel;
typedef struct AudioStreamBasicDescription {
  double mSampleRate;
  AudioFormatID mFormatID;
  AudioFormatFlags mFormatFlags;
  uint32_t mBytesPerPacket, mFramesPerPacket, mBytesPerFrame, mChannelsPerFrame, mBitsPerChannel;
  uint32_t mReserved;
} AudioStreamBasicDescription;
typedef struct AudioStreamPacketDescription {
  int64_t mStartOffset;
  uint32_t mVariableFramesInPacket, mDataByteSize;
} AudioStreamPacketDescription;
typedef struct AudioBuffer {
  uint32_t mNumberChannels, mDataByteSize;
  void *mData;
} AudioBuffer;
typedef struct AudioBufferList {
  uint32_t mNumberBuffers;
  AudioBuffer mBuffers[1];
} AudioBufferList;
typedef struct AudioTimeStamp AudioTimeStamp;
typedef struct AudioChannelLayout AudioChannelLayout;
typedef struct OpaqueAudioComponentInstance *AudioUnit;
enum {
  kAudioFormatLinearPCM = 'lpcm', kAudioFormatMPEG4AAC = 'aac ', kAudioFormatMPEG4AAC_HE = 'aach',
  kAudioFormatAppleIMA4 = 'ima4', kAudioFormatAppleLossless = 'alac', kAudioFormatFLAC = 'flac',
  kAudioFormatMPEGLayer3 = '.mp3', kAudioFormatULaw = 'ulaw', kAudioFormatALaw = 'alaw',
  kAudioFormatAMR = 'samr', kAudioFormatiLBC = 'ilbc', kAudioFormatOpus = 'opus'
};
enum {
  kAudioFormatFlagIsFloat = 1 << 0, kAudioFormatFlagIsBigEndian = 1 << 1,
  kAudioFormatFlagIsSignedInteger = 1 << 2, kAudioFormatFlagIsPacked = 1 << 3,
  kAudioFormatFlagIsNonInterleaved = 1 << 5
};

#endif
