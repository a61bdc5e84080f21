-- Properties that protocols declare, in the classes of sources that adopt them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

local declared = [=[
#import <objc/runtime.h>
@protocol Titled
@property (nonatomic, copy) NSString *title;
@end
@protocol Counted <Titled>
@property (nonatomic) int number;
@end
@interface Adopter : NSObject <Counted>
@property (nonatomic) int own;
@end
@implementation Adopter
@synthesize title = _title, number;
@end
]=]

describe("@synthesize", function()
  for _, options in ipairs {"", "--no-arc"} do
    it("makes the accessors and the variable of a protocol's property " .. options, function()
      assert.equal("t 3 1\n", (main([=[
        Adopter *adopter = [Adopter new];
        NSMutableString *title = [NSMutableString stringWithString:@"t"];
        adopter.title = title;
        [title appendString:@"!"];
        adopter.number = 3;
        printf("%s %d %d\n", adopter.title.UTF8String, adopter.number,
          class_getInstanceVariable(Adopter.class, "_title") != NULL); ]=], declared, options)))
    end)
  end
end)

describe("a number that was made an object", function()
  it("is equal to itself, also in an invocation's result", function()
    assert.equal("1 1 291\n", (main([=[
      id marker = (id)0x123;
      NSInvocation *call = [NSInvocation invocationWithMethodSignature:
        [NSObject instanceMethodSignatureForSelector:@selector(copy)]];
      [call setReturnValue:&marker];
      id got = nil;
      [call getReturnValue:&got];
      printf("%d %d %ld\n", got == marker, got == (id)0x123, (long)got); ]=], "", "--no-arc")))
  end)
end)
