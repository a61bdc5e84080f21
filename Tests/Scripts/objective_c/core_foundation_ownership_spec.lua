-- References that pass between ARC and Core Foundation.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed, loud = dofile(here .. "support/run_main.lua"), dofile(here .. "support/loud.lua")

describe("a reference that ARC transfers to C", function()
  it("keeps the object until it is transferred back, and then belongs to the variable", function()
    assert.equal("kept taken gone end", printed([=[
      void *pointer = (__bridge_retained void *)[Loud new];
      printf("kept ");
      { Loud *taken = (__bridge_transfer Loud *)pointer; if (taken) printf("taken "); }
      printf("end");]=], loud))
  end)

  it("can also come from CFBridgingRetain, and CFRelease releases it", function()
    assert.equal("kept gone end", printed([=[
      CFTypeRef pointer = CFBridgingRetain([Loud new]);
      printf("kept ");
      CFRelease(pointer);
      printf("end");]=], loud))
  end)
end)

describe("the result of a function with Create or Copy in its name", function()
  it("lives until it is released, beyond the pool in which it was created", function()
    assert.equal("pool one gone end", printed([=[
      CFMutableArrayRef list;
      @autoreleasepool {
        list = CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks);
        @autoreleasepool { CFArrayAppendValue(list, (__bridge void *)[Loud new]); }
      }
      printf("pool ");
      CFRetain(list);
      CFRelease(list);
      if (CFArrayGetCount(list) == 1) printf("one ");
      CFRelease(list);
      printf("end");]=], loud))
  end)

  it("belongs to ARC after it is transferred", function()
    assert.equal("held gone end", printed([=[
      {
        NSMutableArray *list = CFBridgingRelease(CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks));
        [list addObject:[Loud new]];
        printf("held ");
      }
      printf("end");]=], loud))
  end)

  it("may be an object of System Configuration's", function()
    assert.equal("reachable", printed([=[
      SCNetworkReachabilityRef kept;
      @autoreleasepool {
        SCNetworkReachabilityRef made = SCNetworkReachabilityCreateWithName(NULL, "localhost");
        kept = CFRetain(made);
        CFRelease(made);
      }
      SCNetworkReachabilityFlags flags = 0;
      if (SCNetworkReachabilityGetFlags(kept, &flags) && flags & kSCNetworkReachabilityFlagsReachable) printf("reachable");
      CFRelease(kept);]=], "#import <SystemConfiguration/SystemConfiguration.h>"))
  end)
end)

describe("an error that a function stores", function()
  it("belongs to the caller, who releases it", function()
    assert.equal("kept 3840", printed([=[
      CFErrorRef error = NULL;
      NSError *parsing = nil;
      @autoreleasepool {
        NSData *data = [@"{" dataUsingEncoding:NSUTF8StringEncoding];
        CFPropertyListCreateWithData(NULL, (__bridge CFDataRef)data, kCFPropertyListImmutable, NULL, &error);
      }
      if (CFErrorGetCode(error) != 0) printf("kept ");
      parsing = (__bridge NSError *)error;
      CFRelease(error);
      printf("%ld", (long)parsing.code);]=]))
  end)
end)
