-- Bit-fields among the variables of an object, and in structures whose bytes are copied.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a variable of an object that is a bit-field", function()
  it("may have no name; it is no variable then", function()
    assert.equal("first i 8, third b1 12, fifth b1 12, ", run [=[
      #import <Foundation/Foundation.h>
      #import <objc/runtime.h>
      @interface Packed : NSObject { int first; int : 1; int third : 1; int : 1; int fifth : 1; } @end
      @implementation Packed @end
      int main(void) {
        unsigned count;
        Ivar *list = class_copyIvarList([Packed class], &count);
        for (unsigned i = 0; i < count; i++)
          printf("%s %s %td, ", ivar_getName(list[i]), ivar_getTypeEncoding(list[i]), ivar_getOffset(list[i]));
        free(list);
        return 0;
      }]=])
  end)

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

describe("a bit-field of a structure", function()
  it("shares its bytes with its neighbors, so that copies of bytes keep all", function()
    assert.equal("4 49 -1 9; 0 0 1 6; -3 5 -1 8\n", run [=[
      #include <stdio.h>
      #include <string.h>
      struct Small { unsigned short count : 14; int sign : 1; };
      struct Byte { unsigned char a : 1, b : 2, c : 1, d : 4; };
      struct Outer { signed char first; struct Small parts[3]; };
      int main(void) {
        struct Small small[3];
        memset(small, 0, sizeof small);
        small[0].count = 49; small[0].sign = -1; small[1].count = 9;
        memmove(small + 1, small, 2 * sizeof *small);
        printf("%zu %d %d %d; ", sizeof *small, small[1].count, small[1].sign, small[2].count);
        struct Byte byte = {0, 0, 1, 6}, copy;
        memcpy(&copy, &byte, sizeof copy);
        printf("%d %d %d %d; ", copy.a, copy.b, copy.c, copy.d);
        struct Outer outer, other;
        memset(&outer, 0, sizeof outer);
        outer.first = -3; outer.parts[1].count = 5; outer.parts[1].sign = -1; outer.parts[2].count = 8;
        memcpy(&other, &outer, sizeof other);
        printf("%d %d %d %d\n", other.first, other.parts[1].count, other.parts[1].sign, other.parts[2].count);
        return 0;
      }]=])
  end)

  it("has the bytes that a compiler lays out, which can be read and changed", function()
    assert.equal("69 1 0 1 6; dd8001 -3 1030 1\n", run [=[
      #include <stdio.h>
      #include <string.h>
      struct Byte { unsigned char a : 1, b : 2, c : 1, d : 4; };
      struct Pair { int x : 5; unsigned y : 11; _Bool z : 1; };
      int main(void) {
        struct Byte byte = {0, 0, 1, 6}, copy;
        unsigned char raw[sizeof byte];
        memcpy(raw, &byte, sizeof byte);
        raw[0] |= 1;
        memcpy(&copy, raw, sizeof copy);
        printf("%02x %d %d %d %d; ", raw[0], copy.a, copy.b, copy.c, copy.d);
        struct Pair pair = {-3, 1030, 1}, other;
        unsigned char bytes[sizeof pair];
        memcpy(bytes, &pair, sizeof pair);
        memcpy(&other, bytes, sizeof other);
        printf("%02x%02x%02x %d %u %d\n", bytes[0], bytes[1], bytes[2], other.x, other.y, other.z);
        return 0;
      }]=])
  end)

  it("are as wide as their types, less one bit", function()
    assert.equal("-1 4611686018427387903 -4611686018427387904 9223372036854775807 -1\n", run [=[
      #include <stdio.h>
      struct Wide { long long a : 63; unsigned long long b : 63; long long c : 64; };
      int main(void) {
        struct Wide wide = {-1, -1, -1};
        printf("%lld ", (long long)wide.a);
        wide.a = 0x3FFFFFFFFFFFFFFFLL;
        printf("%lld ", (long long)wide.a);
        long long large = 0x4000000000000000LL;
        wide.a = large;
        printf("%lld %llu %lld\n", (long long)wide.a, (unsigned long long)wide.b, (long long)wide.c);
        return 0;
      }]=])
  end)
end)
