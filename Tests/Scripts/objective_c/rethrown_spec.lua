-- What is thrown again belongs to whoever catches it in the end.

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

describe("in a source that counts by hand, an exception that is thrown again", function()
  it("goes when it has been caught in the end", function()
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

  it("goes once when it was thrown again inside a handler that does not catch it", function()
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
