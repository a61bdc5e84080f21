-- Bit-fields among the variables of an object.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a variable of an object that is a bit-field", function()
  it("has its declared width, encoding and layout", function()
    assert.equal("1 -15 0 1 0; a b3 8, b b5 8, c b1 9, big b40 9, 16", run [=[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @interface Packed : NSObject { unsigned a : 3; int b : 5; BOOL c : 1; unsigned long long big : 40; } @end
      @implementation Packed
      - (void)fill:(int)number {
        int before = c;
        a = number; b = number + 8; c = YES; big = (unsigned long long)number << 40;
        printf("%u %d %d %d %llu;", a, b, before, c, (unsigned long long)big);
      }
      @end
      int main(void) {
        [[Packed new] fill:9];
        unsigned count;
        Ivar *list = class_copyIvarList(Packed.class, &count);
        for (unsigned i = 0; i < count; i++)
          printf(" %s %s %td,", ivar_getName(list[i]), ivar_getTypeEncoding(list[i]), ivar_getOffset(list[i]));
        free(list);
        printf(" %zu", class_getInstanceSize(Packed.class));
        return 0;
      }]=])
  end)
end)
