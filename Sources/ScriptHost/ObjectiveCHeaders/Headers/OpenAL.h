// OpenAL, declared only: nothing is audible.
#ifndef HOOKHOST_OPEN_AL_H
#define HOOKHOST_OPEN_AL_H
#include <stdint.h>

#define AL_API extern
#define AL_APIENTRY

#define AL_INVALID -1
#define AL_NONE 0
#define AL_FALSE 0
#define AL_TRUE 1
#define AL_SOURCE_RELATIVE 0x202
#define AL_CONE_INNER_ANGLE 0x1001
#define AL_CONE_OUTER_ANGLE 0x1002
#define AL_PITCH 0x1003
#define AL_POSITION 0x1004
#define AL_DIRECTION 0x1005
#define AL_VELOCITY 0x1006
#define AL_LOOPING 0x1007
#define AL_BUFFER 0x1009
#define AL_GAIN 0x100A
#define AL_MIN_GAIN 0x100D
#define AL_MAX_GAIN 0x100E
#define AL_ORIENTATION 0x100F
#define AL_SOURCE_STATE 0x1010
#define AL_INITIAL 0x1011
#define AL_PLAYING 0x1012
#define AL_PAUSED 0x1013
#define AL_STOPPED 0x1014
#define AL_BUFFERS_QUEUED 0x1015
#define AL_BUFFERS_PROCESSED 0x1016
#define AL_SEC_OFFSET 0x1024
#define AL_SAMPLE_OFFSET 0x1025
#define AL_BYTE_OFFSET 0x1026
#define AL_SOURCE_TYPE 0x1027
#define AL_STATIC 0x1028
#define AL_FORMAT_MONO8 0x1100
#define AL_FORMAT_MONO16 0x1101
#define AL_FORMAT_STEREO8 0x1102
#define AL_FORMAT_STEREO16 0x1103
#define AL_REFERENCE_DISTANCE 0x1020
#define AL_ROLLOFF_FACTOR 0x1021
#define AL_CONE_OUTER_GAIN 0x1022
#define AL_MAX_DISTANCE 0x1023
#define AL_FREQUENCY 0x2001
#define AL_BITS 0x2002
#define AL_CHANNELS 0x2003
#define AL_SIZE 0x2004
#define AL_VENDOR 0xB001
#define AL_VERSION 0xB002
#define AL_RENDERER 0xB003
#define AL_EXTENSIONS 0xB004
#define AL_DOPPLER_FACTOR 0xC000
#define AL_SPEED_OF_SOUND 0xC003
#define AL_DISTANCE_MODEL 0xD000
#define AL_INVERSE_DISTANCE 0xD001
#define AL_INVERSE_DISTANCE_CLAMPED 0xD002
#define AL_LINEAR_DISTANCE 0xD003
#define AL_LINEAR_DISTANCE_CLAMPED 0xD004
#define AL_EXPONENT_DISTANCE 0xD005
#define AL_EXPONENT_DISTANCE_CLAMPED 0xD006
#define ALC_FREQUENCY 0x1007
#define ALC_REFRESH 0x1008
#define ALC_SYNC 0x1009
#define ALC_MONO_SOURCES 0x1010
#define ALC_STEREO_SOURCES 0x1011
#define ALC_DEFAULT_DEVICE_SPECIFIER 0x1004
#define ALC_DEVICE_SPECIFIER 0x1005
#define ALC_EXTENSIONS 0x1006
#define ALC_MAJOR_VERSION 0x1000
#define ALC_MINOR_VERSION 0x1001
#define ALC_ATTRIBUTES_SIZE 0x1002
#define ALC_ALL_ATTRIBUTES 0x1003
#define ALC_CAPTURE_DEVICE_SPECIFIER 0x310
#define ALC_CAPTURE_DEFAULT_DEVICE_SPECIFIER 0x311
#define ALC_CAPTURE_SAMPLES 0x312
typedef char ALboolean;
typedef char ALchar;
typedef int ALint;
typedef unsigned int ALuint;
typedef int ALsizei;
typedef int ALenum;
typedef float ALfloat;
typedef double ALdouble;
typedef void ALvoid;
void alEnable(ALenum);
void alDisable(ALenum);
ALboolean alIsEnabled(ALenum);
const ALchar *alGetString(ALenum);
void alGetBooleanv(ALenum, ALboolean *);
void alGetIntegerv(ALenum, ALint *);
void alGetFloatv(ALenum, ALfloat *);
void alGetDoublev(ALenum, ALdouble *);
ALboolean alGetBoolean(ALenum);
ALint alGetInteger(ALenum);
ALfloat alGetFloat(ALenum);
ALdouble alGetDouble(ALenum);
ALenum alGetError(void);
ALboolean alIsExtensionPresent(const ALchar *);
void *alGetProcAddress(const ALchar *);
ALenum alGetEnumValue(const ALchar *);
void alListenerf(ALenum, ALfloat);
void alListener3f(ALenum, ALfloat, ALfloat, ALfloat);
void alListenerfv(ALenum, const ALfloat *);
void alListeneri(ALenum, ALint);
void alListener3i(ALenum, ALint, ALint, ALint);
void alListeneriv(ALenum, const ALint *);
void alGetListenerf(ALenum, ALfloat *);
void alGetListener3f(ALenum, ALfloat *, ALfloat *, ALfloat *);
void alGetListenerfv(ALenum, ALfloat *);
void alGetListeneri(ALenum, ALint *);
void alGetListener3i(ALenum, ALint *, ALint *, ALint *);
void alGetListeneriv(ALenum, ALint *);
void alGenSources(ALsizei, ALuint *);
void alDeleteSources(ALsizei, const ALuint *);
ALboolean alIsSource(ALuint);
void alSourcef(ALuint, ALenum, ALfloat);
void alSource3f(ALuint, ALenum, ALfloat, ALfloat, ALfloat);
void alSourcefv(ALuint, ALenum, const ALfloat *);
void alSourcei(ALuint, ALenum, ALint);
void alSource3i(ALuint, ALenum, ALint, ALint, ALint);
void alSourceiv(ALuint, ALenum, const ALint *);
void alGetSourcef(ALuint, ALenum, ALfloat *);
void alGetSource3f(ALuint, ALenum, ALfloat *, ALfloat *, ALfloat *);
void alGetSourcefv(ALuint, ALenum, ALfloat *);
void alGetSourcei(ALuint, ALenum, ALint *);
void alGetSource3i(ALuint, ALenum, ALint *, ALint *, ALint *);
void alGetSourceiv(ALuint, ALenum, ALint *);
void alSourcePlayv(ALsizei, const ALuint *);
void alSourceStopv(ALsizei, const ALuint *);
void alSourceRewindv(ALsizei, const ALuint *);
void alSourcePausev(ALsizei, const ALuint *);
void alSourcePlay(ALuint);
void alSourceStop(ALuint);
void alSourceRewind(ALuint);
void alSourcePause(ALuint);
void alSourceQueueBuffers(ALuint, ALsizei, const ALuint *);
void alSourceUnqueueBuffers(ALuint, ALsizei, ALuint *);
void alGenBuffers(ALsizei, ALuint *);
void alDeleteBuffers(ALsizei, const ALuint *);
ALboolean alIsBuffer(ALuint);
void alBufferData(ALuint, ALenum, const ALvoid *, ALsizei, ALsizei);
void alBufferf(ALuint, ALenum, ALfloat);
void alBuffer3f(ALuint, ALenum, ALfloat, ALfloat, ALfloat);
void alBufferfv(ALuint, ALenum, const ALfloat *);
void alBufferi(ALuint, ALenum, ALint);
void alBuffer3i(ALuint, ALenum, ALint, ALint, ALint);
void alBufferiv(ALuint, ALenum, const ALint *);
void alGetBufferf(ALuint, ALenum, ALfloat *);
void alGetBuffer3f(ALuint, ALenum, ALfloat *, ALfloat *, ALfloat *);
void alGetBufferfv(ALuint, ALenum, ALfloat *);
void alGetBufferi(ALuint, ALenum, ALint *);
void alGetBuffer3i(ALuint, ALenum, ALint *, ALint *, ALint *);
void alGetBufferiv(ALuint, ALenum, ALint *);
void alDopplerFactor(ALfloat);
void alSpeedOfSound(ALfloat);
void alDistanceModel(ALenum);
typedef struct ALCdevice_struct ALCdevice;
typedef struct ALCcontext_struct ALCcontext;
typedef char ALCboolean;
typedef char ALCchar;
typedef int ALCint;
typedef unsigned int ALCuint;
typedef int ALCsizei;
typedef int ALCenum;
typedef void ALCvoid;
ALCcontext *alcCreateContext(ALCdevice *, const ALCint *);
ALCboolean alcMakeContextCurrent(ALCcontext *);
void alcProcessContext(ALCcontext *);
void alcSuspendContext(ALCcontext *);
void alcDestroyContext(ALCcontext *);
ALCcontext *alcGetCurrentContext(void);
ALCdevice *alcGetContextsDevice(ALCcontext *);
ALCdevice *alcOpenDevice(const ALCchar *);
ALCboolean alcCloseDevice(ALCdevice *);
ALCenum alcGetError(ALCdevice *);
ALCboolean alcIsExtensionPresent(ALCdevice *, const ALCchar *);
void *alcGetProcAddress(ALCdevice *, const ALCchar *);
ALCenum alcGetEnumValue(ALCdevice *, const ALCchar *);
const ALCchar *alcGetString(ALCdevice *, ALCenum);
void alcGetIntegerv(ALCdevice *, ALCenum, ALCsizei, ALCint *);
ALCdevice *alcCaptureOpenDevice(const ALCchar *, ALCuint, ALCenum, ALCsizei);
ALCboolean alcCaptureCloseDevice(ALCdevice *);
void alcCaptureStop(ALCdevice *);
void alcCaptureSamples(ALCdevice *, ALCvoid *, ALCsizei);
typedef ALvoid (*alSourceNotificationProc)(ALuint, ALuint, ALvoid *);

#define ALC_ASA_REVERB_ON 'rvon'
#define ALC_ASA_REVERB_EQ_GAIN 'rveg'
#define ALC_ASA_REVERB_EQ_BANDWITH 'rveb'
#define ALC_ASA_REVERB_EQ_FREQ 'rvef'
#define ALC_ASA_REVERB_DEFAULT 'rvde'
#define ALC_ASA_REVERB_PRESET 'rvps'
#define ALC_ASA_REVERB_ROOM_TYPE 'rvrt'
#define ALC_ASA_REVERB_SEND_LEVEL 'rvsl'
#define ALC_ASA_REVERB_GLOBAL_LEVEL 'rvgl'
#define ALC_ASA_REVERB_QUALITY 'rvqu'
#define ALC_ASA_OCCLUSION 'occl'
#define ALC_ASA_OBSTRUCTION 'obst'
#define ALC_ASA_ROGER_BEEP_ON 'rbon'
#define ALC_ASA_DISTORTION_ON 'dson'
#define ALC_ASA_DISTORTION_MIX 'dsmx'
#define ALC_ASA_DISTORTION_TYPE 'dstp'
#define ALC_ASA_REVERB_ROOM_TYPE_SmallRoom 0
#define ALC_ASA_REVERB_ROOM_TYPE_MediumRoom 1
#define ALC_ASA_REVERB_ROOM_TYPE_LargeRoom 2
#define ALC_ASA_REVERB_ROOM_TYPE_MediumHall 3
#define ALC_ASA_REVERB_ROOM_TYPE_LargeHall 4
#define ALC_ASA_REVERB_ROOM_TYPE_Plate 5
#define ALC_ASA_REVERB_ROOM_TYPE_MediumChamber 6
#define ALC_ASA_REVERB_ROOM_TYPE_LargeChamber 7
#define ALC_ASA_REVERB_ROOM_TYPE_Cathedral 8
#define ALC_ASA_REVERB_ROOM_TYPE_LargeRoom2 9
#define ALC_ASA_REVERB_ROOM_TYPE_MediumHall2 10
#define ALC_ASA_REVERB_ROOM_TYPE_MediumHall3 11
#define ALC_ASA_REVERB_ROOM_TYPE_LargeHall2 12
#define ALC_ASA_REVERB_QUALITY_Max 0x7f
#define ALC_ASA_REVERB_QUALITY_High 0x60
#define ALC_ASA_REVERB_QUALITY_Medium 0x40
#define ALC_ASA_REVERB_QUALITY_Low 0x20
#define ALC_MAC_OSX_RENDER_CHANNEL_COUNT_STEREO 2
#define ALC_MAC_OSX_SPATIAL_RENDERING_QUALITY_LOW 'rqlo'
#define ALC_MAC_OSX_SPATIAL_RENDERING_QUALITY_HIGH 'rqhi'
typedef ALenum (*alcASAGetListenerProcPtr)(ALuint, ALvoid *, ALuint *);
typedef ALenum (*alcASASetListenerProcPtr)(ALuint, ALvoid *, ALuint);
typedef ALenum (*alcASAGetSourceProcPtr)(ALuint, ALuint, ALvoid *, ALuint *);
typedef ALenum (*alcASASetSourceProcPtr)(ALuint, ALuint, ALvoid *, ALuint);
typedef void (*alcMacOSXRenderingQualityProcPtr)(ALint);
typedef void (*alMacOSXRenderChannelCountProcPtr)(ALint);
typedef void (*alcMacOSXMixerMaxiumumBussesProcPtr)(ALint);
typedef void (*alcMacOSXMixerOutputRateProcPtr)(ALdouble);
typedef ALint (*alcMacOSXGetRenderingQualityProcPtr)(void);
typedef ALint (*alMacOSXGetRenderChannelCountProcPtr)(void);
typedef ALint (*alcMacOSXGetMixerMaxiumumBussesProcPtr)(void);
typedef ALdouble (*alcMacOSXGetMixerOutputRateProcPtr)(void);
#define AL_NO_ERROR 0
#define AL_INVALID_NAME 0xa001
#define AL_INVALID_ENUM 0xa002
#define AL_INVALID_VALUE 0xa003
#define AL_INVALID_OPERATION 0xa004
#define AL_OUT_OF_MEMORY 0xa005
#define ALC_NO_ERROR 0
#define ALC_INVALID_DEVICE 0xa001
#define ALC_INVALID_CONTEXT 0xa002
#define ALC_INVALID_ENUM 0xa003
#define ALC_INVALID_VALUE 0xa004
#define ALC_OUT_OF_MEMORY 0xa005
typedef ALenum (*alSourceAddNotificationProcPtr)(
  ALuint, ALuint, alSourceNotificationProc, ALvoid *);
typedef ALvoid (*alSourceRemoveNotificationProcPtr)(
  ALuint, ALuint, alSourceNotificationProc, ALvoid *);

#endif
