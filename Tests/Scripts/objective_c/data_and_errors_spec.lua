-- dispatch/data.h and CFError.h, whose objects are NSData's and NSError's.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("dispatch's data", function()
  it("is concatenated and divided", function()
    assert.equal("6 abcdef bcd 6 1 1", printed([=[
      dispatch_data_t one = dispatch_data_create("abc", 3, NULL, DISPATCH_DATA_DESTRUCTOR_DEFAULT);
      char *memory = malloc(3);
      memcpy(memory, "def", 3);
      dispatch_data_t two = dispatch_data_create(memory, 3, NULL, DISPATCH_DATA_DESTRUCTOR_FREE);
      dispatch_data_t both = dispatch_data_create_concat(one, two);
      const void *bytes = NULL;
      size_t size = 0;
      dispatch_data_t map = dispatch_data_create_map(both, &bytes, &size);
      printf("%zu %.*s ", dispatch_data_get_size(both), (int)size, (const char *)bytes);
      NSData *part = (NSData *)dispatch_data_create_subrange(both, 1, 3);
      printf("%s ", [[NSString alloc] initWithData:part encoding:NSUTF8StringEncoding].UTF8String);
      __block size_t seen = 0;
      bool all = dispatch_data_apply(map, ^bool(dispatch_data_t region, size_t offset, const void *start, size_t count) {
        seen += count;
        return true;
      });
      printf("%zu %d %d", seen, all, dispatch_data_get_size(dispatch_data_empty) == 0);]=]))
  end)

  it("notifies the owner when lent bytes are no longer needed", function()
    assert.equal("1", printed([=[
      __block int ended = 0;
      dispatch_queue_t queue = dispatch_queue_create("q", NULL);
      dispatch_data_create("abc", 3, queue, ^{ ended++; });
      dispatch_sync(queue, ^{});
      printf("%d", ended);]=]))
  end)
end)

describe("an error of Core Foundation", function()
  it("is NSError's", function()
    assert.equal("7 Birds gone 1", printed([=[
      CFErrorRef error = CFErrorCreate(NULL, CFSTR("Birds"), 7,
        (__bridge CFDictionaryRef)@{NSLocalizedDescriptionKey: @"gone"});
      NSString *words = CFBridgingRelease(CFErrorCopyDescription(error));
      printf("%ld %s %s %d", CFErrorGetCode(error), [(__bridge NSString *)CFErrorGetDomain(error) UTF8String],
        words.UTF8String, CFGetTypeID(error) == CFErrorGetTypeID());
      CFRelease(error);]=]))
  end)
end)
