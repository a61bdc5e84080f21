-- Assignments to properties convert to the property's type; a source's functions come before any other.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(source)
  return (run("#import <Foundation/Foundation.h>\n" .. source):gsub("^.-warnings? generated%.\n", ""))
end

describe("an assignment to a property", function()
  it("makes a truth value of a comparison, a pointer and a number", function()
    assert.equal("no no yes yes yes no ", printed [[
      @interface Flags : NSObject
      @property (nonatomic) BOOL set;
      @end
      @implementation Flags
      - (void)setSet:(BOOL)set { printf(set ? "yes " : "no "); }
      @end
      int main(void) {
        Flags *flags = [Flags new]; id object = flags; int number = 4;
        flags.set = object == nil;
        flags.set = !object;
        flags.set = object && number;
        flags.set = number;
        flags.set = number & 4;
        flags.set = number & 3;
      }]])
  end)

  it("is false when it is read again", function()
    assert.equal("kept", printed [[
      @interface Example : NSObject
      @property (nonatomic) BOOL pending;
      @end
      @implementation Example
      @end
      int main(void) {
        Example *example = [Example new]; void (^block)(void) = ^{};
        example.pending = block == nil;
        printf(example.pending ? "pending" : "kept");
      }]])
  end)

  it("narrows numbers", function()
    assert.equal("0.1000000015 2 -56 3", printed [[
      @interface Numbers : NSObject
      @property (nonatomic) float real;
      @property (nonatomic) int whole;
      @property (nonatomic) char letter;
      @property (nonatomic) double wide;
      @end
      @implementation Numbers
      @end
      int main(void) {
        Numbers *numbers = [Numbers new]; double exact = 2.75; int big = 200;
        numbers.real = 0.1; numbers.whole = exact; numbers.letter = big; numbers.wide = 3;
        printf("%.10f %d %d %g", numbers.real, numbers.whole, numbers.letter, numbers.wide);
      }]])
  end)
end)

describe("a function of a source", function()
  it("comes before those of the modules with its name", function()
    assert.equal("described 3", printed [[
      void describe(int count);
      int main(void) { describe(3); }
      void describe(int count) { printf("described %d", count); }]])
    local C = require "hookhost.c"
    C.globals.describe = function() return "the source's" end
    assert.equal("the source's", C.functions.describe())
    C.globals.describe = nil
  end)
end)
