-- Instance variables of sources without ARC: their unretained objects belong to the pool.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local CLASS = [=[
#import <Foundation/Foundation.h>
@interface Keeper : NSObject { @public NSOrderedSet *set; id object; }
@end
@implementation Keeper
@end
int main(void) {
  Keeper *keeper = [Keeper new];
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
]=]

local function printed(statements) return run(CLASS .. statements .. "\nreturn 0; }", "--no-arc") end

describe("in a source with manual reference counting, an unretained object in an instance variable", function()
  it("lives until its pool drains, at any number of Lua collections", function()
    assert.equal("3", (printed [=[
      keeper->set = [NSOrderedSet orderedSetWithObjects:@1, @2, @3, nil];
      for (int i = 0; i < 20000; i++) [NSMutableArray arrayWithObject:[NSMutableString stringWithFormat:@"%d", i]];
      printf("%lu", (unsigned long)[keeper->set count]);
      [pool drain];]=]))
  end)

  it("is deallocated with the pool", function()
    local text, status = printed [=[
      keeper->set = [NSOrderedSet orderedSetWithObject:@1];
      [pool drain];
      printf("drained\n");
      [keeper->set count];]=]
    assert.match("drained\n", text)
    assert.match("message sent to deallocated instance", text)
    assert.equal(1, status)
  end)

  it("has one reference, the pool's, until it is retained", function()
    assert.equal("1 2 1 1", (printed [=[
      keeper->object = [NSMutableArray array];
      printf("%lu ", (unsigned long)[keeper->object retainCount]);
      [keeper->object retain];
      printf("%lu ", (unsigned long)[keeper->object retainCount]);
      [pool drain];
      printf("%lu %d", (unsigned long)[keeper->object retainCount], [keeper->object isKindOfClass:[NSArray class]]);
      [keeper->object release];]=]))
  end)

  it("stays in the pool of the message that answered it, which drains after newer ones", function()
    assert.equal("2 3 drained", (printed [=[
      NSMutableArray *list = [NSMutableArray arrayWithObjects:@1, @2, nil];
      @autoreleasepool {
        keeper->object = list;
        @autoreleasepool { keeper->set = nil; }
      }
      printf("%lu ", (unsigned long)list.count);
      [list addObject:@3];
      printf("%lu ", (unsigned long)list.count);
      [pool drain];
      @try { [keeper->object count]; } @catch (NSException *e) {}
      printf("drained");]=]))
  end)
end)
