-- Ownership that the compiler does not see: bytes that overwrite strong variables, and frames that an exception leaves.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local thing = [=[
#import <Foundation/Foundation.h>
@interface Thing : NSObject
@end
@implementation Thing
- (void)dealloc { puts("dealloc"); }
- (void)fail { [NSException raise:@"Fault" format:@"fails"]; }
@end
]=]

describe("an exception", function()
  it("leaves the strong variables of its frames unreleased", function()
    assert.equal("caught\nalive 1\nkept 1\ndealloc\nend\n", (run(thing .. [=[
      static __weak Thing *kept;
      static void deep(void) { Thing *local = [Thing new]; kept = local; [local fail]; }
      int main(void) {
        @autoreleasepool {
          @autoreleasepool { @try { deep(); } @catch (NSException *e) { puts("caught"); } }
          printf("alive %d\n", kept != nil);
          @autoreleasepool {
            Thing *outer = [Thing new];
            @try { [outer fail]; } @catch (NSException *e) { printf("kept %d\n", kept != nil); }
          }
        }
        puts("end");
        return 0;
      }]=])))
  end)
end)

describe("a strong variable that a message overwrites", function()
  it("releases an object that others own", function()
    local output = run(thing .. [=[
      @interface Shop : NSObject
      @property (nonatomic, strong) Thing *thing;
      @end
      @implementation Shop
      @end
      int main(void) {
        @autoreleasepool {
          Shop *shop = [Shop new];
          shop.thing = [Thing new];
          @autoreleasepool {
            NSInvocation *i = [NSInvocation invocationWithMethodSignature:[shop methodSignatureForSelector:@selector(thing)]];
            i.selector = @selector(thing);
            [i invokeWithTarget:shop];
            id result = nil;
            [i getReturnValue:&result];
            puts("read");
          }
          puts("over");
          [shop.thing description];
          puts("unreachable");
        }
        return 0;
      }]=])
    assert.matches("^read\ndealloc\nover\n", output)
    assert.matches("message sent to deallocated instance", output, 1, true)
    assert.not_matches("unreachable", output, 1, true)
  end)
end)

describe("the result of a method that the compiler does not see", function()
  it("is leaked if its name says that the caller owns it, unless it is transferred", function()
    assert.equal("dealloc\nalive 1 1 0\n", (run(thing .. [=[
      int main(void) {
        @autoreleasepool {
          __weak id performed, invoked, transferred;
          @autoreleasepool {
            performed = [Thing performSelector:@selector(new)];
            NSInvocation *i = [NSInvocation invocationWithMethodSignature:[Thing methodSignatureForSelector:@selector(new)]];
            i.selector = @selector(new);
            [i invokeWithTarget:[Thing class]];
            __unsafe_unretained Thing *result;
            [i getReturnValue:&result];
            invoked = result;
            NSInvocation *j = [NSInvocation invocationWithMethodSignature:i.methodSignature];
            j.selector = @selector(new);
            [j invokeWithTarget:[Thing class]];
            void *pointer;
            [j getReturnValue:&pointer];
            Thing *owned = (__bridge_transfer Thing *)pointer;
            transferred = owned;
          }
          printf("alive %d %d %d\n", performed != nil, invoked != nil, transferred != nil);
        }
        return 0;
      }]=])))
  end)
end)
