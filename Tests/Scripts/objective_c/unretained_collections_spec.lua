-- Collections that are created without callbacks that retain, and used as Foundation's.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed, loud = dofile(here .. "support/run_main.lua"), dofile(here .. "support/loud.lua")

describe("a collection without retain among its callbacks", function()
  it("is an array that lets its elements go", function()
    assert.equal("1 1 gone 1", printed([=[
      NSMutableArray *list = (__bridge_transfer NSMutableArray *)CFArrayCreateMutable(NULL, 0, NULL);
      Loud *one = [Loud new];
      [list addObject:one];
      printf("%d %d ", (int)list.count, [list containsObject:one]);
      one = nil;
      printf("%d", (int)list.count);
      [list removeAllObjects];]=], loud))
  end)

  it("is a dictionary that retains its keys only", function()
    assert.equal("gone 1 1", printed([=[
      CFDictionaryValueCallBacks none = {0, NULL, NULL, NULL, NULL};
      NSMutableDictionary *table = CFBridgingRelease(
        CFDictionaryCreateMutable(NULL, 0, &kCFTypeDictionaryKeyCallBacks, &none));
      @autoreleasepool { table[[NSString stringWithFormat:@"key %d", 1]] = [Loud new]; }
      printf("%d %d", (int)table.count, [table.allKeys.firstObject isEqual:@"key 1"]);]=], loud))
  end)

  it("is a set whose callbacks only compare", function()
    assert.equal("gone end", printed([=[
      CFSetCallBacks compare = {0, NULL, NULL, NULL, CFEqual, CFHash};
      NSMutableSet *set = CFBridgingRelease(CFSetCreateMutable(NULL, 0, &compare));
      @autoreleasepool { [set addObject:[Loud new]]; }
      printf("end");]=], loud))
  end)

  it("has copies that retain", function()
    assert.equal("copied gone end", printed([=[
      NSMutableArray *list = CFBridgingRelease(CFArrayCreateMutable(NULL, 0, NULL));
      Loud *one = [Loud new];
      [list addObject:one];
      NSArray *copy = [list copy];
      one = nil;
      printf("copied ");
      copy = nil;
      printf("end");]=], loud))
  end)
end)

it("ends the run with a message to an element that is gone", function()
  assert.matches("%-%[Loud description%]: message sent to deallocated instance", printed([=[
    NSMutableArray *delegates = CFBridgingRelease(CFArrayCreateMutable(NULL, 0, NULL));
    @autoreleasepool { [delegates addObject:[Loud new]]; }
    [delegates makeObjectsPerformSelector:@selector(description)];]=], loud))
end)

it("retains with the callbacks of Core Foundation types", function()
  assert.equal("end gone ", printed([=[
    NSMutableArray *list = CFBridgingRelease(CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks));
    @autoreleasepool { [list addObject:[Loud new]]; }
    printf("end ");]=], loud))
end)
