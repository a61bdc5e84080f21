-- Methods of a source that have the name of a native method with out-parameters, and other parameters.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a method of a source", function()
  it("may be called as a validation and take a value", function()
    assert.matches("0 7 1 1 new 0", run [[
      #import <Foundation/Foundation.h>
      @interface Checker : NSObject @end
      @implementation Checker
      - (BOOL)validateTitle:(NSString *)title error:(NSError **)error {
        if (title.length <= 3) return YES;
        if (error) *error = [NSError errorWithDomain:@"Titles" code:7 userInfo:nil];
        return NO;
      }
      - (BOOL)validateAge:(NSInteger)age error:(NSError **)error { return age > 3; }
      - (BOOL)validateName:(inout id *)value error:(NSError **)error { *value = @"new"; return YES; }
      @end
      int main(void) { @autoreleasepool {
        Checker *checker = [Checker new]; NSError *error = nil;
        printf("%d ", [checker validateTitle:@"long" error:&error]);
        printf("%d ", (int)error.code);
        printf("%d ", [checker validateTitle:@"abc" error:nil]);
        printf("%d ", [checker validateAge:4 error:&error]);
        id value = @"old";
        [checker validateValue:&value forKey:@"name" error:&error];
        printf("%s ", [value UTF8String]);
        id untyped = checker;
        printf("%d\n", [untyped validateTitle:@"long" error:&error]);
      } return 0; }]], 1, true)
  end)

  it("may be called as one that fills memory and take an object", function()
    assert.matches("x 4", run [[
      #import <Foundation/Foundation.h>
      @interface Writer : NSObject @end
      @implementation Writer
      - (void)getBytes:(NSString *)name length:(NSUInteger)length { printf("%s %d\n", name.UTF8String, (int)length); }
      @end
      int main(void) { @autoreleasepool { [[Writer new] getBytes:@"x" length:4]; } return 0; }]], 1, true)
  end)
end)
