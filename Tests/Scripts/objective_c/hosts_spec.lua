-- CFHost: addresses and names of hosts.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("CFHost", function()
  it("resolves a name at once without a client, and on the run loop with one", function()
    local text = run [[
      #import <CFNetwork/CFNetwork.h>
      #import <Foundation/Foundation.h>
      #include <arpa/inet.h>
      static void show(CFHostRef host) {
        Boolean known = false;
        NSArray *list = (__bridge NSArray *)CFHostGetAddressing(host, &known);
        for (NSData *data in list) {
          const struct sockaddr_in *address = data.bytes;
          if (address->sin_family == AF_INET) printf("%d %s\n", known, inet_ntoa(address->sin_addr));
        }
      }
      static void done(CFHostRef host, CFHostInfoType type, const CFStreamError *error, void *info) {
        printf("%s %d %d\n", (char *)info, type, (int)error->error);
        show(host);
      }
      int main(void) {
        CFHostRef host = CFHostCreateWithName(NULL, CFSTR("localhost"));
        Boolean known = true;
        printf("%d", CFHostGetAddressing(host, &known) == NULL);
        printf(" %d %d\n", known, CFHostStartInfoResolution(host, kCFHostAddresses, NULL));
        show(host);
        CFHostRef other = CFHostCreateWithName(NULL, CFSTR("localhost"));
        CFHostClientContext context = {0, "info", NULL, NULL, NULL};
        CFHostSetClient(other, done, &context);
        CFHostScheduleWithRunLoop(other, CFRunLoopGetMain(), kCFRunLoopDefaultMode);
        CFHostStartInfoResolution(other, kCFHostAddresses, NULL);
        printf("later\n");
        CFRunLoopRunInMode(kCFRunLoopDefaultMode, 1, false);
        CFDataRef address = (__bridge CFDataRef)[(__bridge NSArray *)CFHostGetAddressing(host, NULL) firstObject];
        CFHostRef reverse = CFHostCreateWithAddress(NULL, address);
        CFHostStartInfoResolution(reverse, kCFHostNames, NULL);
        printf("%s\n", [[(__bridge NSArray *)CFHostGetNames(reverse, NULL) firstObject] UTF8String]);
        CFRelease(host); CFRelease(other); CFRelease(reverse);
        return 0;
      }
    ]]
    assert.equal("1 0 1\n1 127.0.0.1\nlater\ninfo 0 0\n1 127.0.0.1\nlocalhost\n", text)
  end)
end)
