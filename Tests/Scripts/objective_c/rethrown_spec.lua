-- A rethrown exception is owned by its final handler.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local CLASS = [=[
#import <Foundation/Foundation.h>
@interface Thrown : NSObject
@end
@implementation Thrown
- (void)dealloc { printf("gone "); [super dealloc]; }
@end
static void fail(void) {
  Thrown *thrown = [[Thrown alloc] init];
  @try { @throw thrown; }
  @catch (id caught) { printf("first "); @throw; }
  @finally { [thrown release]; }
}
]=]

describe("in a source with manual reference counting, a rethrown exception", function()
  it("is released after it is finally caught", function()
    assert.equal("first second gone end", (run(CLASS .. [=[
      static void failAgain(void) { @try { fail(); } @finally { printf("second "); } }
      int main(void) {
        @autoreleasepool {
          @try { failAgain(); } @catch (id caught) {}
          printf("end");
        }
        return 0;
      }]=], "--no-arc")))
  end)

  it("lives as long as a handler that has thrown and caught it inside", function()
    assert.equal("first inner outer gone end", (run(CLASS .. [=[
      int main(void) {
        @autoreleasepool {
          @try { fail(); } @catch (id caught) {
            @try { @throw caught; } @catch (id same) { printf("inner "); }
            printf("outer ");
          }
          printf("end");
        }
        return 0;
      }]=], "--no-arc")))
  end)

  it("is released once when a handler that does not match it rethrows it", function()
    assert.equal("first inner outer gone end", (run(CLASS .. [=[
      int main(void) {
        @autoreleasepool {
          @try {
            @try { fail(); } @catch (id caught) {
              @try { @throw; } @catch (NSString *other) { printf("wrong "); } @finally { printf("inner "); }
            }
          } @catch (id caught) { printf("outer "); }
          printf("end");
        }
        return 0;
      }]=], "--no-arc")))
  end)
end)
