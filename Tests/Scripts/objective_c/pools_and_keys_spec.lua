-- Sources with manual reference counting: draining a pool, key-value coding of instance variables, and a singleton
-- through `allocWithZone:`.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local CLASS = [=[
#import <Foundation/Foundation.h>
@interface Loud : NSObject { @public id child; }
@end
@implementation Loud
- (void)dealloc { printf("dealloc "); [child release]; [super dealloc]; }
@end
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
]=]

local function printed(statements)
  return run(CLASS .. statements .. "\nreturn 0; }", "--no-arc")
end

describe("in a source with manual reference counting", function()
  it("a drained pool releases the objects that containers created in it", function()
    assert.equal("1 1 dealloc 0", (printed [=[
      NSHashTable *table = [NSHashTable weakObjectsHashTable];
      Loud *loud = [Loud new];
      [table addObject:loud];
      NSAutoreleasePool *inner = [NSAutoreleasePool new];
      printf("%lu ", (unsigned long)[[table allObjects] count]);
      for (id each in table) (void)each;
      [inner release];
      printf("%lu ", (unsigned long)[loud retainCount]);
      [loud release];
      printf("%lu", (unsigned long)[[table allObjects] count]);
      [pool drain];]=]))
  end)

  it("key-value coding retains a variable's new value, and autoreleases the old one", function()
    assert.equal("2 2 dealloc enddealloc ", (printed [=[
      Loud *parent = [Loud new], *child = [Loud new];
      [parent setValue:child forKey:@"child"];
      printf("%lu ", (unsigned long)[child retainCount]);
      [child release];
      [parent setValue:child forKey:@"child"];
      printf("%lu ", (unsigned long)[child retainCount]);
      [parent release];
      printf("end");
      [pool drain];]=]))
  end)

  it("alloc and new return the result of allocWithZone:", function()
    local source = [=[
#import <Foundation/Foundation.h>
@interface Manager : NSObject
@end
static Manager *shared = nil;
@implementation Manager
+ (Manager *)sharedManager { if (shared == nil) shared = [[super allocWithZone:NULL] init]; return shared; }
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedManager] retain]; }
@end
int main(void) {
  Manager *one = [[Manager alloc] init], *two = [Manager new];
  printf("%d %d", one == two, one == [Manager sharedManager]);
  return 0;
}]=]
    assert.equal("1 1", (run(source, "--no-arc")))
  end)
end)

describe("a source with ARC", function()
  it("has one instance by dispatch_once in allocWithZone:", function()
    assert.equal("1 1 end", (run [=[
#import <Foundation/Foundation.h>
@interface Manager : NSObject
@end
static Manager *instance;
@implementation Manager
+ (instancetype)allocWithZone:(struct _NSZone *)zone {
  static dispatch_once_t token;
  dispatch_once(&token, ^{ instance = [super allocWithZone:zone]; });
  return instance;
}
+ (instancetype)sharedManager { return [[self alloc] init]; }
- (void)dealloc { printf("dealloc "); }
@end
int main(void) {
  @autoreleasepool {
    Manager *one = [[Manager alloc] init];
    printf("%d ", one == [Manager new]);
    printf("%d ", one == [Manager sharedManager]);
  }
  @autoreleasepool { [Manager sharedManager]; }
  printf("end");
  return 0;
}]=]))
  end)
end)
