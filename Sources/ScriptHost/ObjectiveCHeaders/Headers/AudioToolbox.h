// Short sounds, which are not audible here.
#ifndef HOOKHOST_AUDIO_TOOLBOX_H
#define HOOKHOST_AUDIO_TOOLBOX_H
#include <CoreFoundation/CoreFoundation.h>

typedef int32_t OSStatus;
typedef uint32_t SystemSoundID;
enum { kSystemSoundID_Vibrate = 0x00000FFF };
enum { kAudioServicesNoError = 0, kAudioServicesUnsupportedPropertyError = 'pty?',
  kAudioServicesBadPropertySizeError = '!siz', kAudioServicesBadSpecifierSizeError = '!spc',
  kAudioServicesSystemSoundUnspecifiedError = -1500,
  kAudioServicesSystemSoundClientTimedOutError = -1501,
  kAudioServicesSystemSoundExceededMaximumDurationError = -1502 };
OSStatus AudioServicesCreateSystemSoundID(CFURLRef file, SystemSoundID *sound);
OSStatus AudioServicesDisposeSystemSoundID(SystemSoundID sound);
void AudioServicesPlaySystemSound(SystemSoundID sound);
void AudioServicesPlayAlertSound(SystemSoundID sound);
OSStatus AudioServicesAddSystemSoundCompletion(
  SystemSoundID sound, CFRunLoopRef runLoop, CFStringRef mode, void (*body)(SystemSoundID, void *),
  void *context);
void AudioServicesRemoveSystemSoundCompletion(SystemSoundID sound);
void AudioServicesPlayAlertSoundWithCompletion(SystemSoundID sound, void (^completion)(void));
void AudioServicesPlaySystemSoundWithCompletion(SystemSoundID sound, void (^completion)(void));

#include <hookhost/AudioFiles.h>

#endif
