-- Key-value coding and values of structures with bit-fields.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a structure of bit-fields", function()
  it("is a value of its bytes for key-value coding, even if it was never set", function()
    assert.equal([=[
{length = 4, bytes = 0x00000000} {?=b1b3b12}
5 77
{length = 4, bytes = 0xdb040000} 1
7 9
]=], (run [=[
      #import <Foundation/Foundation.h>
      typedef struct { unsigned a : 1, b : 3, c : 12; } Bits;
      @interface Holder : NSObject { @public Bits _flags; } @end
      @implementation Holder @end
      int main(void) {
        Holder *holder = [Holder new];
        NSValue *value = [holder valueForKey:@"flags"];
        printf("%s %s\n", value.description.UTF8String, value.objCType);
        holder->_flags.a = 1; holder->_flags.b = 5; holder->_flags.c = 77;
        Bits bits = {0};
        value = [holder valueForKey:@"flags"];
        [value getValue:&bits];
        printf("%d %d\n", bits.b, bits.c);
        printf("%s %d\n", value.description.UTF8String,
          [value isEqualToValue:[NSValue valueWithBytes:&bits objCType:@encode(Bits)]]);
        bits.b = 7; bits.c = 9;
        [holder setValue:[NSValue valueWithBytes:&bits objCType:@encode(Bits)] forKey:@"flags"];
        printf("%d %d\n", holder->_flags.b, holder->_flags.c);
        return 0;
      }]=]))
  end)

  it("has a value of zeros if no source describes its fields", function()
    assert.equal("{length = 1, bytes = 0x00}\n", (run [=[
      #import <Foundation/Foundation.h>
      @interface Holder : NSObject { struct { unsigned a : 1, b : 3; } _flags; } @end
      @implementation Holder @end
      int main(void) {
        printf("%s\n", [[[Holder new] valueForKey:@"flags"] description].UTF8String);
        return 0;
      }]=]))
  end)

  it("keeps its width in parentheses", function()
    assert.equal("12 11 0 1 11\n", (run [=[
      #import <Foundation/Foundation.h>
      static struct { unsigned long wide : 19; int narrow : 4; } bits;
      int main(void) {
        bits.wide = 524280; (bits.wide) += 20; printf("%d ", (int)bits.wide);
        unsigned long large = 524299; (bits.wide) = large; printf("%d ", (int)bits.wide);
        bits.wide = 524287; (bits.wide)++; printf("%d ", (int)bits.wide);
        bits.wide = 524287; ((bits.wide)) = -(bits.wide); printf("%d ", (int)bits.wide);
        printf("%d\n", (int)((bits.wide) = large));
        return 0;
      }]=]))
  end)
end)
