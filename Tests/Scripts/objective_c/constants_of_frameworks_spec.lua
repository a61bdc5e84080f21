-- Constants that headers declare have the values of a device.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("the constants of frameworks", function()
  it("have values in sources", function()
    local text = run [=[
      #import <AVFoundation/AVFoundation.h>
      #import <AddressBook/AddressBook.h>
      #import <CFNetwork/CFNetwork.h>
      #import <MapKit/MapKit.h>
      #import <UIKit/UIKit.h>
      int main(void) {
        printf("%g %g %g\n", UIViewNoIntrinsicMetric, UIMinimumKeepAliveTimeout, AVSpeechUtteranceDefaultSpeechRate);
        printf("%s %lu %g\n", [(__bridge NSString *)kCFStreamPropertySocketRemoteHostName UTF8String],
          (unsigned long)NSUndoCloseGroupingRunLoopOrdering, MKFeatureDisplayPriorityDefaultHigh);
        printf("%d %s %d\n", kABPersonLastNameProperty, [(__bridge NSString *)kABHomeLabel UTF8String], (int)NSUnderlinePatternDashDot);
        for (id label in @[(__bridge id)kABPersonPhoneMobileLabel, (__bridge id)kABPersonPhoneWorkFAXLabel, @"boat",
            (__bridge id)kABPersonPhoneIPhoneLabel])
          printf("%s, ", [CFBridgingRelease(ABAddressBookCopyLocalizedLabel((__bridge CFStringRef)label)) UTF8String]);
        return 0;
      }
    ]=]
    assert.equal("-1 600 0.5\nkCFStreamPropertySocketRemoteHostName 350000 750\n1 _$!<Home>!$_ 768\nmobile, work fax, boat, iPhone, ", text)
  end)

  it("have values in scripts", function() assert.equal(-1.0, uikit.UIViewNoIntrinsicMetric) end)
end)

describe("AVAudioSession", function()
  it("stores the category, the mode and the activity", function()
    local text, status = run [=[
      #import <AVFoundation/AVFoundation.h>
      int main(void) {
        AVAudioSession *session = AVAudioSession.sharedInstance;
        NSError *error = nil;
        printf("%s %d\n", session.category.UTF8String, session == [AVAudioSession sharedInstance]);
        BOOL isSet = [session setCategory:AVAudioSessionCategoryPlayback withOptions:AVAudioSessionCategoryOptionMixWithOthers error:&error];
        printf("%d %s %lu\n", isSet, session.category.UTF8String, (unsigned long)session.categoryOptions);
        isSet = [session setCategory:@"none" error:&error];
        printf("%d %ld %s\n", isSet, (long)error.code, session.category.UTF8String);
        isSet = [session setCategory:AVAudioSessionCategoryPlayAndRecord mode:AVAudioSessionModeVoiceChat options:0 error:NULL];
        printf("%d %s %lu\n", isSet, session.mode.UTF8String, (unsigned long)session.categoryOptions);
        printf("%d %d %g\n", [session setActive:YES error:NULL], session.isOtherAudioPlaying, session.sampleRate);
        [session setPreferredSampleRate:44100 error:NULL];
        printf("%g %d\n", session.preferredSampleRate, session.recordPermission == AVAudioSessionRecordPermissionGranted);
        [session requestRecordPermission:^(BOOL granted) { printf("granted %d\n", granted); }];
        [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
        return 0;
      }
    ]=]
    assert.equal("AVAudioSessionCategorySoloAmbient 1\n1 AVAudioSessionCategoryPlayback 1\n0 -50 AVAudioSessionCategoryPlayback\n"
      .. "1 AVAudioSessionModeVoiceChat 0\n1 0 48000\n44100 1\ngranted 1\n", text)
    assert.equal(0, status)
  end)
end)
