-- Frameworks that are only declared: a source that includes them is loaded, and a use of them is an error.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(imports, statements)
  local text = "#import <UIKit/UIKit.h>\n" .. imports .. "\nint main(void) { @autoreleasepool {\n" .. statements
    .. "\n} return 0; }"
  return (run(text):gsub("^.-warnings? generated%.\n", ""))
end

describe("a source that includes a framework which is not here", function()
  local names = {"AdSupport", "AddressBook", "AppTrackingTransparency", "AudioToolbox", "AVFoundation", "AVKit",
    "Accelerate", "Accounts", "AssetsLibrary", "BackgroundTasks", "CallKit", "CFNetwork",
    "CommonCrypto/CommonDigest", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData", "CoreImage", "CoreMedia",
    "CoreMotion", "CoreServices", "CoreTelephony", "CoreText", "DeviceCheck", "EventKit", "EventKitUI", "ImageIO",
    "LinkPresentation", "MultipeerConnectivity", "NotificationCenter", "PushKit", "ReplayKit", "Speech",
    "UniformTypeIdentifiers", "UserNotificationsUI", "WatchConnectivity", "iAd/iAd", "JavaScriptCore",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "MobileCoreServices", "Network", "Photos",
    "PhotosUI", "QuickLook", "SafariServices", "SceneKit", "Security", "Social", "StoreKit", "SystemConfiguration",
    "arpa/inet", "ifaddrs", "mach/mach", "netinet/in", "os/log", "sqlite3", "sys/socket", "zlib"}

  it("is read, with all of them", function()
    local imports = {}
    for place, name in ipairs(names) do
      local header = (name:find "/" or name:find "^%l") and name .. ".h" or name .. "/" .. name .. ".h"
      imports[place] = ("#import <%s>"):format(header)
    end
    assert.equal("read", printed(table.concat(imports, "\n"), [[printf("read");]]))
  end)

  it("is read, with everyday code of apps that use them", function()
    assert.equal("16 1 0", printed([=[
      #import <AVFoundation/AVFoundation.h>
      #import <CallKit/CallKit.h>
      #import <Contacts/Contacts.h>
      #import <CoreBluetooth/CoreBluetooth.h>
      #import <EventKit/EventKit.h>
      #import <MapKit/MapKit.h>
      #import <MediaPlayer/MediaPlayer.h>
      #import <WatchConnectivity/WatchConnectivity.h>
      @interface Radio : NSObject <CBCentralManagerDelegate, CBPeripheralDelegate, WCSessionDelegate,
                                   AVCaptureMetadataOutputObjectsDelegate, CXProviderDelegate>
      @property (nonatomic, strong) AVCaptureSession *session;
      @end
      @implementation Radio
      - (void)centralManagerDidUpdateState:(CBCentralManager *)central {
        if (central.state == CBManagerStatePoweredOn) {
          [central scanForPeripheralsWithServices:@[[CBUUID UUIDWithString:@"180D"]]
            options:@{CBCentralManagerScanOptionAllowDuplicatesKey: @YES}];
        }
      }
      - (void)peripheral:(CBPeripheral *)peripheral didDiscoverServices:(NSError *)error {
        for (CBService *service in peripheral.services) {
          [peripheral discoverCharacteristics:nil forService:service];
        }
      }
      - (void)captureOutput:(AVCaptureOutput *)output
          didOutputMetadataObjects:(NSArray<__kindof AVMetadataObject *> *)objects
                    fromConnection:(AVCaptureConnection *)connection {
        AVMetadataMachineReadableCodeObject *code = objects.firstObject;
        if (code.stringValue) [self.session stopRunning];
      }
      - (MKOverlayRenderer *)line:(MKPolyline *)line {
        MKPolylineRenderer *renderer = [[MKPolylineRenderer alloc] initWithPolyline:line];
        renderer.strokeColor = UIColor.redColor;
        renderer.lineWidth = 2;
        return renderer;
      }
      - (CNContactFetchRequest *)names {
        return [[CNContactFetchRequest alloc] initWithKeysToFetch:@[CNContactGivenNameKey]];
      }
      - (void)play { [MPRemoteCommandCenter.sharedCommandCenter.playCommand addTarget:self action:@selector(play)]; }
      - (void)providerDidReset:(CXProvider *)provider {}
      - (void)session:(WCSession *)session activationDidCompleteWithState:(WCSessionActivationState)state
                error:(NSError *)error {}
      - (void)sessionDidBecomeInactive:(WCSession *)session {}
      - (void)sessionDidDeactivate:(WCSession *)session {}
      @end]=], [=[
      printf("%d %d %d", (int)CBCharacteristicPropertyNotify, (int)EKRecurrenceFrequencyWeekly,
             [Radio new].session != nil);]=]))
  end)

  it("may name the types of blocks, keys and actions as the SDK does", function()
    assert.equal("1 Name", printed("", [=[
      UIActionHandler handler = ^(UIAction *action) {};
      NSHTTPCookiePropertyKey key = NSHTTPCookieName;
      UIMenuIdentifier menu = nil;
      printf("%d %s", handler != nil && menu == nil, key.UTF8String);]=]))
  end)

  it("runs until it reaches a class of one, which the error names", function()
    local text = printed("#import <AVFoundation/AVFoundation.h>", [=[
      printf("here\n");
      [AVPlayer playerWithURL:[NSURL URLWithString:@"a"]];]=])
    assert.match("here\n", text)
    assert.match("AVPlayer", text)
  end)

  it("may have structures of MapKit, which are values", function()
    assert.equal("2 3 1", printed("#import <MapKit/MapKit.h>\n@interface Map : NSObject <MKMapViewDelegate>\n"
      .. "@property (nonatomic) MKCoordinateRegion region;\n@end\n@implementation Map\n"
      .. "- (MKAnnotationView *)mapView:(MKMapView *)map viewForAnnotation:(id<MKAnnotation>)annotation {\n"
      .. "  [map setRegion:self.region animated:YES];\n"
      .. "  return [map dequeueReusableAnnotationViewWithIdentifier:@\"pin\"]; }\n@end", [=[
      Map *map = [Map new];
      map.region = MKCoordinateRegionMake(CLLocationCoordinate2DMake(1, 2), MKCoordinateSpanMake(3, 4));
      printf("%g %g %d", map.region.center.longitude, map.region.span.latitudeDelta,
             [map mapView:nil viewForAnnotation:nil] == nil);]=]))
  end)

  it("has the names of notifications and everyday keys", function()
    assert.equal("AVAudioSessionMediaServicesWereResetNotification givenName kCBAdvDataLocalName Headphones", printed(
      "#import <AVFoundation/AVFoundation.h>\n#import <Contacts/Contacts.h>\n#import <CoreBluetooth/CoreBluetooth.h>", [=[
      printf("%s %s %s %s", AVAudioSessionMediaServicesWereResetNotification.UTF8String,
             CNContactGivenNameKey.UTF8String, CBAdvertisementDataLocalNameKey.UTF8String,
             AVAudioSessionPortHeadphones.UTF8String);]=]))
  end)

  it("may compare with a class of one, of which nothing is", function()
    assert.equal("0 0 0 1 AVPlayer 1", printed("#import <AVFoundation/AVFoundation.h>", [=[
      Class none = Nil, cls = [NSString class];
      printf("%d %d %d %d %s %d", none == [AVPlayer class], [cls isSubclassOfClass:AVPlayer.class],
        [@"" isKindOfClass:[AVPlayer self]], [AVPlayer class] == AVPlayer.class,
        class_getName([AVPlayer class]), NSClassFromString(@"AVPlayer") == Nil);]=]))
  end)

  it("has the values of the everyday constants", function()
    assert.equal("AVAudioSessionCategoryPlayback vide public.jpeg acct {GIF}", printed([[
      #import <AVFoundation/AVFoundation.h>
      #import <ImageIO/ImageIO.h>
      #import <MobileCoreServices/MobileCoreServices.h>
      #import <Security/Security.h>]], [[
      printf("%s %s %s %s %s", AVAudioSessionCategoryPlayback.UTF8String, AVMediaTypeVideo.UTF8String,
        [(__bridge NSString *)kUTTypeJPEG UTF8String], [(__bridge NSString *)kSecAttrAccount UTF8String],
        [(__bridge NSString *)kCGImagePropertyGIFDictionary UTF8String]);]]))
  end)

  it("may export a video with a composition", function()
    assert.equal("AVAssetExportPresetMediumQuality 1", printed([=[
#import <AVFoundation/AVFoundation.h>
@interface Exporter : NSObject
@end
@implementation Exporter
- (AVMutableVideoComposition *)compositionOfTrack:(AVAssetTrack *)track {
  AVMutableVideoCompositionLayerInstruction *layer =
    [AVMutableVideoCompositionLayerInstruction videoCompositionLayerInstructionWithAssetTrack:track];
  [layer setTransform:CGAffineTransformIdentity atTime:kCMTimeZero];
  AVMutableVideoCompositionInstruction *whole = [AVMutableVideoCompositionInstruction videoCompositionInstruction];
  whole.layerInstructions = @[ layer ];
  AVMutableVideoComposition *composition = [AVMutableVideoComposition videoComposition];
  composition.frameDuration = CMTimeMake(1, 30);
  composition.instructions = @[ whole ];
  return composition;
}
- (BOOL)export:(AVAssetExportSession *)session {
  session.outputFileType = AVFileTypeMPEG4;
  [session exportAsynchronouslyWithCompletionHandler:^{}];
  return session.status == AVAssetExportSessionStatusUnknown;
}
@end]=], [[
      printf("%s %d", AVAssetExportPresetMediumQuality.UTF8String, [[Exporter new] export:nil]);]]))
  end)

  it("calculates with times of media", function()
    assert.equal("2.5 1 -1 5/6", printed("#import <CoreMedia/CoreMedia.h>", [[
      CMTime time = CMTimeMake(5, 2);
      CMTime sum = CMTimeAdd(CMTimeMake(1, 2), CMTimeMake(1, 3));
      printf("%g %d %d %lld/%d", CMTimeGetSeconds(time), CMTIME_IS_INVALID(kCMTimeInvalid),
        CMTimeCompare(kCMTimeZero, time), sum.value, sum.timescale);]]))
  end)

  it("finds uniform types by the endings of files", function()
    assert.equal("public.png image/png 1", printed("#import <MobileCoreServices/MobileCoreServices.h>", [[
      NSString *type = CFBridgingRelease(
        UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, CFSTR("PNG"), NULL));
      NSString *mime = CFBridgingRelease(
        UTTypeCopyPreferredTagWithClass((__bridge CFStringRef)type, kUTTagClassMIMEType));
      printf("%s %s %d", type.UTF8String, mime.UTF8String, UTTypeConformsTo((__bridge CFStringRef)type, kUTTypeImage));]]))
  end)

  it("keeps items in a keychain", function()
    assert.equal("0 -25299 0 secret 0 changed 0 -25300", printed("#import <Security/Security.h>", [[
      NSDictionary *item = @{(__bridge id)kSecClass: (__bridge id)kSecClassGenericPassword,
        (__bridge id)kSecAttrService: @"app", (__bridge id)kSecAttrAccount: @"me"};
      NSMutableDictionary *added = [item mutableCopy];
      added[(__bridge id)kSecValueData] = [@"secret" dataUsingEncoding:NSUTF8StringEncoding];
      printf("%d ", SecItemAdd((__bridge CFDictionaryRef)added, NULL));
      printf("%d ", SecItemAdd((__bridge CFDictionaryRef)added, NULL));
      NSMutableDictionary *query = [item mutableCopy];
      query[(__bridge id)kSecReturnData] = @YES;
      for (int i = 0; i < 2; i++) {
        CFTypeRef data = NULL;
        printf("%d ", SecItemCopyMatching((__bridge CFDictionaryRef)query, &data));
        NSString *text = [[NSString alloc] initWithData:CFBridgingRelease(data) encoding:NSUTF8StringEncoding];
        printf("%s ", text.UTF8String);
        NSData *changed = [@"changed" dataUsingEncoding:NSUTF8StringEncoding];
        if (i == 0) SecItemUpdate((__bridge CFDictionaryRef)item,
          (__bridge CFDictionaryRef)@{(__bridge id)kSecValueData: changed});
      }
      printf("%d ", SecItemDelete((__bridge CFDictionaryRef)item));
      printf("%d", SecItemCopyMatching((__bridge CFDictionaryRef)query, NULL));]]))
  end)

  it("sums bytes as the standards' examples have it", function()
    assert.equal([[
900150983cd24fb0d6963f7d28e17f72
a9993e364706816aba3e25717850c26c9cd0d89d
ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8
cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7
b42af09057bac1e2d41708e48a902e09b5ff7f12ab428a4fe86653c73dd248fb82f948a549f7b791a5b41915ee4d1ec3935357e4e2317250d0372afa2ebeeb3a
]], printed("#import <CommonCrypto/CommonCrypto.h>\nstatic unsigned char last[64];", [[
      unsigned char sum[64];
      void (^show)(int) = ^(int count) { for (int i = 0; i < count; i++) printf("%02x", last[i]); printf("\n"); };
      CC_MD5("abc", 3, sum); memcpy(last, sum, 32); show(16);
      CC_SHA1("abc", 3, sum); memcpy(last, sum, 32); show(20);
      CC_SHA256_CTX context; CC_SHA256_Init(&context);
      CC_SHA256_Update(&context, "a", 1); CC_SHA256_Update(&context, "bc", 2); CC_SHA256_Final(sum, &context);
      memcpy(last, sum, 32); show(32);
      const char *text = "The quick brown fox jumps over the lazy dog";
      CCHmac(kCCHmacAlgSHA256, "key", 3, text, strlen(text), sum); memcpy(last, sum, 32); show(32);
      CC_SHA384("abc", 3, sum); memcpy(last, sum, 48); show(48);
      CCHmac(kCCHmacAlgSHA512, "key", 3, text, strlen(text), sum); memcpy(last, sum, 64); show(64);]]))
  end)
end)
