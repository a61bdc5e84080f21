-- Methods with pointers for results, exchanged with native ones or replaced by them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a method that is exchanged with a native one", function()
  it("gets and fills the pointer to an error, and calls the native method with it", function()
    local text, status = run [=[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @interface NSFileManager (App)
      - (BOOL)app_removeItemAtPath:(NSString *)path error:(NSError **)error;
      @end
      @implementation NSFileManager (App)
      + (void)load {
        method_exchangeImplementations(class_getInstanceMethod(self, @selector(removeItemAtPath:error:)),
          class_getInstanceMethod(self, @selector(app_removeItemAtPath:error:)));
      }
      - (BOOL)app_removeItemAtPath:(NSString *)path error:(NSError **)error {
        NSError *inner = nil;
        BOOL isRemoved = [self app_removeItemAtPath:path error:&inner];
        if (error && inner) *error = [NSError errorWithDomain:@"App" code:inner.code userInfo:nil];
        return isRemoved;
      }
      @end
      int main(void) {
        NSFileManager *files = NSFileManager.defaultManager;
        NSError *error = nil;
        BOOL isRemoved = [files removeItemAtPath:@"/none" error:&error];
        printf("%d %s %d\n", isRemoved, error.domain.UTF8String, error.code == NSFileNoSuchFileError);
        isRemoved = [files app_removeItemAtPath:@"/none" error:&error];
        printf("%d %s\n", isRemoved, error.domain.UTF8String);
        printf("%d\n", [files removeItemAtPath:@"/none" error:NULL]);
        return 0;
      }]=]
    assert.equal("0 App 1\n0 NSCocoaErrorDomain\n0\n", text)
    assert.equal(0, status)
  end)

  it("gets and fills pointers to numbers", function()
    local text = run [=[
      #import <UIKit/UIKit.h>
      #import <objc/runtime.h>
      @implementation UIColor (App)
      + (void)load {
        method_exchangeImplementations(class_getInstanceMethod(self, @selector(getRed:green:blue:alpha:)),
          class_getInstanceMethod(self, @selector(my_app_getRed:green:blue:alpha:)));
      }
      - (BOOL)my_app_getRed:(CGFloat *)red green:(CGFloat *)green blue:(CGFloat *)blue alpha:(CGFloat *)alpha {
        [self my_app_getRed:red green:green blue:blue alpha:alpha];
        *red += 1;
        return YES;
      }
      @end
      int main(void) {
        CGFloat red, green, blue, alpha;
        [[UIColor colorWithRed:0.25 green:0.5 blue:1 alpha:1] getRed:&red green:&green blue:&blue alpha:&alpha];
        printf("%g %g %g %g", red, green, blue, alpha);
        return 0;
      }]=]
    assert.equal("1.25 0.5 1 1", text)
  end)

  it("has its own parameters if they are no pointers", function()
    local text = run [=[
      #import <Foundation/Foundation.h>
      @interface Store : NSObject
      - (NSString *)app_removeItemAtPath:(NSString *)path error:(NSString *)words;
      @end
      @implementation Store
      - (NSString *)app_removeItemAtPath:(NSString *)path error:(NSString *)words { return [path stringByAppendingString:words]; }
      @end
      int main(void) { printf("%s", [[Store new] app_removeItemAtPath:@"a" error:@"b"].UTF8String); return 0; }]=]
    assert.equal("ab", text)
  end)
end)
