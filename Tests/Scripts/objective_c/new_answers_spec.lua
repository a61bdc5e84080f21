-- A new object that a method under ARC returns ends with the caller's statement, as clang's code does it.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local head = [=[
#import <Foundation/Foundation.h>
#include <stdio.h>
#include <objc/message.h>
@interface P : NSObject { int _n; }
+ (P *)make:(int)n;
- (id)initWithNumber:(int)n;
@end
@implementation P
+ (P *)make:(int)n { return [[P alloc] initWithNumber:n]; }
- (id)initWithNumber:(int)n { if ((self = [super init])) _n = n; return self; }
- (void)dealloc { printf("-%d ", _n); }
@end
static id second(id a, id b) { return b; }
static id chosen(id a, id b) { id c = b; b = nil; return a ? a : c; }
static void looped(id o) { for (int i = 0; i < 2; i++) @autoreleasepool { id p = o; if (i) return; (void)p; } }
int main(void) { @autoreleasepool { ]=]

local function printed(statements)
  return (run('#pragma clang diagnostic ignored "-Weverything"\n' .. head .. statements .. " printf(\"end\"); } return 0; }"))
end

describe("a new object that a method returns", function()
  it("ends with a statement that only looks at it", function()
    assert.equal("-1 in end", printed 'if ([P make:1]) { printf("in "); }')
    assert.equal("-1 0 end", printed '{ __weak id w = [P make:1]; printf("%d ", w != nil); }')
  end)

  it("ends with the statement that passes it on, the last one first", function()
    assert.equal("-2 -1 next end", printed '(void)second([P make:1], [P make:2]); printf("next ");')
    assert.equal("-1 kept -2 end", printed '{ id v = second([P make:1], [P make:2]); printf("kept "); v = nil; }')
  end)

  it("ends in the opposite order of creation, beside objects that came with a reference", function()
    assert.equal("-3 -2 -1 next end", printed
      '(void)second([[P alloc] initWithNumber:1], second([P make:2], [[P alloc] initWithNumber:3])); printf("next ");')
  end)

  it("ends with the whole statement if a comma drops what was made of it", function()
    assert.equal("x -1 next end",
      printed '(void)second((chosen([P make:1], nil), nil), (id)(printf("x "), nil)); printf("next ");')
  end)

  it("ends with the call of a function that returns out of a loop and a pool", function()
    assert.equal("-1 next end", printed 'looped([P make:1]); printf("next ");')
  end)

  it("ends with the scope of a variable that blocks share, in each round of a loop", function()
    assert.equal("-1 1 -2 -1 1 -2 end", printed [=[
      for (int i = 0; i < 2; i++) { { __block id q = [P make:1];
        void (^f)(void) = ^{ q = [P make:2]; }; f(); printf("%d ", q != nil); } }]=])
  end)

  it("ends after a variable that was declared later, though a block has had one of them", function()
    assert.equal("-1 -2 end", printed [=[{ id v = nil, w = nil;
      { id c = [[P alloc] initWithNumber:1]; id (^f)(void) = ^{ return c; }; c = nil; w = f(); }
      v = second(nil, [P make:2]); }]=])
  end)

  it("is counted when objc_msgSend without a type returns a number", function()
    assert.equal("1 -1 end", printed [=[{ id v = [P make:1];
      printf("%d ", (int)objc_msgSend(v, NSSelectorFromString(@"retainCount"))); }]=])
  end)

  it("stays an object where it takes the place of what objc_msgSend returned", function()
    assert.equal("1 -1 end", printed [=[{ id v = [P make:1];
      printf("%d ", (long)(objc_msgSend(nil, @selector(self)) ?: [v self]) == (long)v); }]=])
  end)
end)
