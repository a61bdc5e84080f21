-- Blocks in sources with manual reference counting: a copy has the captured values.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local CLASS = [=[
#import <Foundation/Foundation.h>
@interface Loud : NSObject { int _number; }
@property (nonatomic, copy) void (^work)(void);
- (void (^)(void))block;
@end
@implementation Loud
- (id)init { if ((self = [super init])) _number = 7; return self; }
- (void (^)(void))block { return [[^{ printf("%d ", _number); } copy] autorelease]; }
- (void)dealloc { printf("dealloc "); [_work release]; [super dealloc]; }
@end
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Loud *loud = [[Loud alloc] init];
]=]

local function printed(statements)
  return run(CLASS .. statements .. "\nreturn 0; }", "--no-arc")
end

describe("a manually copied block", function()
  it("has its captured values until its last release", function()
    assert.equal("copied 1 dealloc end", (printed [=[
      void (^block)(void) = [^{ printf("%d ", loud.work == nil); } copy];
      [block retain];
      [loud release];
      printf("copied ");
      block();
      [block release];
      Block_release(block);
      printf("end");
      [pool drain];]=]))
  end)

  it("has it until the pool drains that it is left to", function()
    assert.equal("7 pool dealloc end", (printed [=[
      void (^block)(void) = [loud block];
      [loud release];
      block();
      printf("pool ");
      [pool drain];
      printf("end");]=]))
  end)

  it("has it as long as a property has the block", function()
    assert.equal("held dealloc end", (printed [=[
      Loud *holder = [[Loud alloc] init];
      holder.work = ^{ [loud self]; };
      [loud release];
      printf("held ");
      holder.work = nil;
      printf("end");
      [pool drain];]=]))
  end)

  it("loses its captured values and __block variables if it was not copied", function()
    assert.equal("dealloc end", (printed [=[
      __block Loud *shared = [loud retain];
      void (^copied)(void) = [^{ (void)shared; } copy];
      void (^block)(void) = ^{ (void)loud; };
      (void)block;
      [loud release];
      [loud release];
      printf("end");
      [copied release];
      [pool drain];]=]))
  end)
end)

describe("a block that a source with manual reference counting passes to a queue", function()
  it("has its captured values until it has run", function()
    assert.equal("left 7 dealloc end", (printed [=[
      dispatch_async(dispatch_get_main_queue(), ^{ [loud block](); });
      [loud release];
      printf("left ");
      [NSRunLoop.mainRunLoop runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.1]];
      [pool drain];
      printf("end");]=]))
  end)
end)

describe("a block that is the receiver of a message", function()
  it("runs with invoke, and has a class", function()
    assert.equal("1 2 __NSStackBlock__ end", (printed [=[
      __block int count = 0;
      [^{ count++; } invoke];
      printf("%d ", count);
      void (^block)(void) = ^{ count++; };
      [block invoke];
      printf("%d %s ", count, NSStringFromClass([^{ count++; } class]).UTF8String);
      [loud retain];
      [pool drain];
      printf("end");]=]):gsub("dealloc ", ""))
  end)
end)
