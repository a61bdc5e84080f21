-- The arguments of formats: a nil at the end is an argument there, but the end of a list of objects; selectors.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a nil as the last argument", function()
  it("is printed by a format and ends a list", function()
    assert.equal("a (null) | 1 0x0 | x(null) | 2\n", (run [=[
      #import <Foundation/Foundation.h>
      int main(void) {
        NSMutableString *text = [NSMutableString stringWithFormat:@"%@ %@ | ", @"a", nil];
        [text appendFormat:@"%d %p | ", 1, nil];
        [text appendString:[@"x" stringByAppendingFormat:@"%@", nil]];
        printf("%s | %lu\n", text.UTF8String, (unsigned long)[NSArray arrayWithObjects:@1, @2, nil].count);
        return 0;
      }]=]))
  end)
end)

describe("a selector", function()
  it("is the C string of its name", function()
    assert.matches("\ndoIt: |  count\n", "\n" .. run [=[
      #import <Foundation/Foundation.h>
      int main(void) {
        printf("%s | %6s\n", [NSString stringWithFormat:@"%s", @selector(doIt:)].UTF8String, sel_getName(@selector(count)));
        return 0;
      }]=], 1, true)
  end)
end)

describe("the index of an invocation's argument", function()
  it("is checked by the method that takes it", function()
    local output = run [=[
      #import <Foundation/Foundation.h>
      int main(void) {
        NSInvocation *invocation =
          [NSInvocation invocationWithMethodSignature:[NSObject instanceMethodSignatureForSelector:@selector(init)]];
        int number = 0;
        @try { [invocation getArgument:&number atIndex:7]; } @catch (NSException *e) { puts(e.reason.UTF8String); }
        @try { [invocation setArgument:&number atIndex:2]; } @catch (NSException *e) { puts(e.reason.UTF8String); }
        return 0;
      }]=]
    assert.equal("-[NSInvocation getArgument:atIndex:]: index (7) out of bounds [-1, 1]\n"
      .. "-[NSInvocation setArgument:atIndex:]: index (2) out of bounds [-1, 1]\n", output)
  end)
end)
