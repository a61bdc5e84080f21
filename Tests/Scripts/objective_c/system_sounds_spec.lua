-- AudioServices: short sounds, which have ended when the main queue is free.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a system sound", function()
  it("has a number of its own, and reports its end", function()
    assert.equal("1 started ended 1 one ended 2 two 3 \n", (run [=[
      #import <AudioToolbox/AudioToolbox.h>
      #import <Foundation/Foundation.h>
      static SystemSoundID first, second;
      static void ended(SystemSoundID sound, void *context) { printf("ended %d %s ", sound == first ? 1 : 2, (char *)context); }
      int main(void) {
        NSURL *url = [NSURL fileURLWithPath:@"/sound.caf"];
        AudioServicesCreateSystemSoundID((__bridge CFURLRef)url, &first);
        AudioServicesCreateSystemSoundID((__bridge CFURLRef)url, &second);
        printf("%d ", first != second && first != kSystemSoundID_Vibrate);
        AudioServicesAddSystemSoundCompletion(first, NULL, NULL, ended, "one");
        AudioServicesAddSystemSoundCompletion(second, CFRunLoopGetMain(), kCFRunLoopDefaultMode, ended, "two");
        AudioServicesPlaySystemSound(first);
        AudioServicesPlayAlertSoundWithCompletion(second, ^{ printf("3 "); });
        printf("started ");
        [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
        AudioServicesRemoveSystemSoundCompletion(first);
        AudioServicesPlayAlertSound(first);
        [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
        AudioServicesDisposeSystemSoundID(second);
        printf("\n");
        return 0;
      }]=]))
  end)
end)
