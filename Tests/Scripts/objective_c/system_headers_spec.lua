-- The system's headers beside classes: their names, macros of frameworks, types and error codes.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("the headers", function()
  it("declare the frameworks' macros for exported names", function()
    local text, status = run [[
      #import <MediaPlayer/MediaPlayer.h>
      #import <AVFoundation/AVFoundation.h>
      #import <MapKit/MapKit.h>
      MP_EXTERN NSString *const KitPlayerName;
      AVF_EXPORT NSString *const KitSoundName;
      MK_EXTERN int kitMap(void);
      NSString *const KitPlayerName = @"player", *const KitSoundName = @"sound";
      int kitMap(void) { return 3; }
      int main(void) { printf("%s %s %d\n", KitPlayerName.UTF8String, KitSoundName.UTF8String, kitMap()); return 0; }
    ]]
    assert.equal("player sound 3\n", text)
    assert.equal(0, status)
  end)

  it("declare the context of an extension with its class", function()
    local text, status = run [[
      #import <UIKit/UIKit.h>
      int main(void) {
        NSExtensionItem *item = UIViewController.new.extensionContext.inputItems.firstObject;
        printf("%d\n", item == nil);
        return 0;
      }
    ]]
    assert.equal("1\n", text)
    assert.equal(0, status)
  end)

  it("declare boolean_t with Foundation, and the types of zconf.h", function()
    local text, status = run [[
      #import <Foundation/Foundation.h>
      #include "zconf.h"
      static boolean_t isSet(boolean_t *value) { return *value; }
      static z_off_t place(void) { return 1ll << 40; }
      int main(void) { boolean_t is = true; printf("%d %lld\n", isSet(&is), (long long)place()); return 0; }
    ]]
    assert.equal("1 1099511627776\n", text)
    assert.equal(0, status)
  end)

  it("declare every error of CFNetwork, and the algorithms of keys", function()
    local text, status = run [[
      #import <CFNetwork/CFNetwork.h>
      #import <Security/Security.h>
      int main(void) {
        printf("%d %d %d %d %d %d\n", kCFURLErrorUserCancelledAuthentication, kCFURLErrorCancelled, kCFURLErrorFileDoesNotExist,
          kCFErrorHTTPParseFailure, kCFSOCKS5ErrorNoAcceptableMethod, kCFNetServiceErrorTimeout);
        NSLog(@"%@ %@", kSecKeyAlgorithmRSASignatureMessagePKCS1v15SHA256, kSecKeyAlgorithmRSASignatureDigestPSSSHA512);
        return 0;
      }
    ]]
    assert.matches("-1012 -999 -1100 303 124 -72007\n", text, 1, true)
    assert.equal(0, status)
  end)

  it("declare what the samples of old SDKs use", function()
    assert.match("0 726f6368 %-1 1 1 2\n$", run [=[
#import <UIKit/UIKit.h>
#import <AddressBookUI/AddressBookUI.h>
#import <AudioToolbox/AudioToolbox.h>
#import <CFNetwork/CFNetwork.h>
#import <CoreLocation/CoreLocation.h>
#import <JavaScriptCore/JavaScriptCore.h>
#import <OpenGLES/ES1/gl.h>
#import <OpenGLES/ES1/glext.h>
#include <sys/dirent.h>
@interface Picker : NSObject <ABPeoplePickerNavigationControllerDelegate> @end
@implementation Picker
- (void)show { [ABPeoplePickerNavigationController new].peoplePickerDelegate = self; }
@end
void draw(void) {
  glMatrixMode(GL_PROJECTION);
  glEnableClientState(GL_VERTEX_ARRAY);
  glBindFramebufferOES(GL_FRAMEBUFFER_OES, 0);
}
void play(void) { AudioSessionInitialize(NULL, NULL, NULL, NULL); AudioSessionSetActive(true); }
id first(JSValue *list) { return [list[0][@"name"] toObject]; }
ABMultiValueIdentifier identifier = 0;
static void changed(ABAddressBookRef book, CFDictionaryRef info, void *context) { ABAddressBookRevert(book); }
void watch(ABAddressBookRef book) {
  ABRecordRef source = ABAddressBookCopyDefaultSource(book);
  if (ABRecordGetRecordType(source) == kABSourceType && ABPersonGetSortOrdering() == kABPersonSortByLastName)
    ABAddressBookRegisterExternalChangeCallback(book, changed, NULL);
}
GLenum sharp = GL_TEXTURE_MAX_ANISOTROPY_EXT;
CFReadStreamRef files(NSURL *url) { return CFReadStreamCreateWithFTPURL(NULL, (__bridge CFURLRef)url); }
int main(void) {
  AudioStreamBasicDescription sound = {.mFormatID = kAudioFormatLinearPCM, .mFormatFlags = kAudioFormatFlagIsPacked};
  CFSwappedFloat32 swapped = CFConvertFloat32HostToSwapped(2);
  printf("%d %x %g %d %d %g\n", (int)kAudioSessionOverrideAudioRoute_None, (int)kAudioSessionProperty_AudioRouteChange,
         kCLHeadingFilterNone, [CIFilter filterWithName:@"CIGaussianBlur"] != nil,
         (int)TestAudioFormatNativeEndian(sound), CFConvertFloat32SwappedToHost(swapped));
  return 0;
}
]=])
  end)

  it("exist for the parts of frameworks", function()
    local names = {}
    for name in ([[ImageIO/CGImageSource CoreGraphics/CGColorSpace CoreText/CTDefines CFNetwork/CFNetServices
      Security/SecTask CoreVideo/CVBase vImage/vImage AddressBook/ABPerson CoreLocation/CLError StoreKit/SKError
      WebKit/WKFoundation XCTest/XCTestAssertionsImpl XCTest/XCUIElementTypes UIKit/NSAttributedString
      Foundation/NSFilePresenter CoreData/CoreDataErrors JavaScriptCore/JSExport libxml/encoding mach/mach_traps
      sys/syslimits pthread/qos]]):gmatch "%S+" do
      names[#names + 1] = ("#import <%s.h>\n"):format(name)
    end
    local text, status = run(table.concat(names) .. [[
      int main(void) {
        NSError *error = [NSError errorWithDomain:kCLErrorDomain code:kCLErrorDenied userInfo:nil];
        printf("%d %d %d\n", kCGImageSourceShouldCache != NULL, (int)error.code, PATH_MAX);
        return 0;
      }]])
    assert.equal("1 1 1024\n", text)
    assert.equal(0, status)
  end)

  it("let a source declare its own setters of UITouch and functions of the runtime", function()
    local text, status = run [[
      #import <UIKit/UIKit.h>
      @interface UITouch ()
      - (void)setTapCount:(NSUInteger)count;
      - (void)setPhase:(UITouchPhase)phase;
      - (void)setTimestamp:(NSTimeInterval)time;
      @end
      id objc_storeStrong(id *object, id value);
      int main(void) {
        UITouch *touch = [UITouch new];
        [touch setPhase:UITouchPhaseMoved];
        NSUInteger count = touch.tapCount;
        UITouchPhase phase = touch.phase;
        printf("%lu %ld\n", count, (long)phase);
        return 0;
      }
    ]]
    assert.equal("1 1\n", text)
    assert.equal(0, status)
  end)

  it("declare locales, buffers of files, bits of modes, and zones of memory", function()
    local text, status = run [[
      #import <Foundation/Foundation.h>
      #include <locale.h>
      #include <malloc/malloc.h>
      #include <sys/stat.h>
      int main(void) {
        char path[L_tmpnam];
        malloc_zone_t zone = {.reserved1 = NULL, .size = NULL};
        printf("%s %d %s %s %d %o %d %d\n", setlocale(LC_ALL, ""), setlocale(LC_ALL, "fr_FR") == NULL,
          localeconv()->decimal_point, localeconv()->thousands_sep, _IONBF, S_ISUID | S_ISGID | S_ISVTX,
          sizeof path >= 1024, zone.reserved1 == NULL);
        return 0;
      }
    ]]
    assert.equal("C 1 .  2 7000 1 1\n", text)
    assert.equal(0, status)
  end)

  it("declare preferences of users and hosts, net services' browsers, audio queues' properties", function()
    local text, status = run [[
      #import <Foundation/Foundation.h>
      #import <CFNetwork/CFNetwork.h>
      #import <AudioToolbox/AudioToolbox.h>
      int main(void) {
        CFNetServiceBrowserRef browser = NULL;
        AbsoluteTime moment = {1, 2};
        CFPreferencesSetValue(CFSTR("key"), CFSTR("value"), kCFPreferencesCurrentApplication, kCFPreferencesAnyUser,
          kCFPreferencesAnyHost);
        NSString *value = CFBridgingRelease(CFPreferencesCopyValue(CFSTR("key"), kCFPreferencesCurrentApplication,
          kCFPreferencesAnyUser, kCFPreferencesAnyHost));
        printf("%s %d %u %x %x\n", value.UTF8String, browser == NULL, moment.hi, kAudioQueueProperty_CurrentLevelMeter,
          kAudioFileStreamProperty_PacketSizeUpperBound);
        return 0;
      }
    ]]
    assert.equal("value 1 2 61716d76 706b7562\n", text)
    assert.equal(0, status)
  end)
end)
