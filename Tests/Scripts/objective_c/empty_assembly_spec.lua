-- Inline assembly without instructions, and other constructs of GNU C.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("inline assembly without instructions", function()
  it("is a barrier that changes nothing", function()
    assert.equal("5 5", printed([[
      int number = 5, other = 0;
      asm volatile ("" ::: "memory");
      BARRIER();
      __asm__ __volatile__("" : "+r" (number) : : "memory");
      asm ("" : "=r" (other) : "0" (number));
      asm volatile("nop");
      printf("%d %d", number, other);]], "#define BARRIER() __asm__ volatile(\"\" : : : \"memory\")"))
  end)

  it("is an error with instructions", function()
    assert.matches("inline assembly cannot be translated", printed "asm volatile(\"mov x0, x1\" \"\"); printf(\"on\");", 1, true)
  end)
end)

describe("a range of cases", function()
  it("may end beyond the signed numbers", function()
    assert.equal("19 20 19", printed("printf(\"%d %d %d\", digits(1000000000000000000ULL), digits(5), digits(1ULL << 63));", [[
      static int digits(unsigned long long n) {
        switch (n) {
          case 1000000000000000000ULL ... 9999999999999999999ULL: return 19;
          default: return 20;
        }
      }]]))
  end)
end)

describe("a value that is chosen when a source is read", function()
  it("is the only one that is evaluated", function()
    assert.equal("3 0 1", printed [[
      int count = 0;
      int chosen = __builtin_choose_expr(1, 3, count++);
      if (!__builtin_types_compatible_p(int[5], int[]) || __builtin_types_compatible_p(char *, int)) chosen = 0;
      volatile float single = (float)0x80000081;
      printf("%d %d %d", chosen, count, single == 2147483904.0f);]])
  end)
end)
