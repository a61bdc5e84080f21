-- Collection classes of a source: the messages that Foundation sends them, and key-value coding.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local LIST = [=[
@interface List : NSMutableArray { NSMutableArray *backing; } @end
@implementation List
- (id)init { if ((self = [super init])) backing = [NSMutableArray new]; return self; }
- (NSUInteger)count { return backing.count; }
- (id)objectAtIndex:(NSUInteger)index { printf("read "); return [backing objectAtIndex:index]; }
- (void)insertObject:(id)object atIndex:(NSUInteger)index { printf("insert "); [backing insertObject:object atIndex:index]; }
- (void)removeObjectAtIndex:(NSUInteger)index { printf("remove "); [backing removeObjectAtIndex:index]; }
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object { printf("replace "); backing[index] = object; }
- (void)addObject:(id)object { [backing addObject:object]; }
- (void)removeLastObject { [backing removeLastObject]; }
- (NSMutableArray *)own { printf("own "); return self; }
@end ]=]

describe("an array of a source's class", function()
  it("receives only count if its elements do not matter", function()
    assert.equal("2 remove remove insert insert replace ", (main([=[
      List *list = [List new];
      [list addObject:@"a"]; [list addObject:@"b"];
      printf("%lu ", (unsigned long)list.hash);
      [list removeAllObjects];
      NSIndexSet *both = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, 2)];
      [list insertObjects:@[@"c", @"d"] atIndexes:both];
      [list replaceObjectsAtIndexes:[NSIndexSet indexSetWithIndex:1] withObjects:@[@"e"]]; ]=], LIST)))
  end)

  it("reads its own property by its accessor, not by its elements'", function()
    assert.equal("own read a", (main([=[
      List *list = [List new];
      [list addObject:@"a"];
      NSMutableArray *proxy = [list mutableArrayValueForKey:@"own"];
      NSString *first = [proxy objectAtIndex:0];
      printf("%s", first.UTF8String); ]=], LIST)))
  end)
end)

describe("key-value coding", function()
  it("counts references to a variable with its class's messages", function()
    assert.equal("retain release ", (main([=[
      Holder *holder = [Holder new]; Counted *counted = [Counted new];
      [holder setValue:counted forKey:@"held"];
      [holder setValue:nil forKey:@"held"]; ]=], [=[
      @interface Holder : NSObject { @public id held; } @end
      @implementation Holder @end
      @interface Counted : NSObject @end
      @implementation Counted
      - (id)retain { printf("retain "); return [super retain]; }
      - (oneway void)release { printf("release "); [super release]; }
      @end ]=], "--no-arc")))
  end)
end)

describe("Foundation", function()
  it("rejects a missing block before it looks at the indexes", function()
    assert.equal("NSInvalidArgumentException", (main [=[
      @try { [@[@1] enumerateObjectsAtIndexes:[NSIndexSet indexSetWithIndex:7] options:0 usingBlock:(id _Nonnull)nil]; }
      @catch (NSException *exception) { printf("%s", exception.name.UTF8String); } ]=]))
  end)

  it("returns the maximum retain count for alloc of a class cluster", function()
    assert.equal("1 1", (main([=[
      printf("%d %d", [[NSArray alloc] retainCount] == NSUIntegerMax, [[NSDictionary alloc] retainCount] == NSUIntegerMax);
      ]=], nil, "--no-arc")))
  end)

  it("ignores a cached object without a key, also a missing one", function()
    assert.equal("1", (main [=[
      NSCache *cache = [NSCache new]; id nothing = nil;
      [cache setObject:nothing forKey:nothing];
      printf("%d", [cache objectForKey:@"key"] == nil); ]=]))
  end)

  it("returns the characters that a value was made with", function()
    assert.equal("text 1", (main [=[
      const char *text = "text", *out = NULL;
      NSValue *value = [NSValue valueWithBytes:&text objCType:@encode(char *)];
      [value getValue:&out];
      printf("%s %d", out, out == text); ]=]))
  end)
end)
