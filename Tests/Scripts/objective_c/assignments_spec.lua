-- Assignments to properties convert to their types; functions and classes of a source are found by name, and its
-- collections can be enumerated manually.

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
  it("takes precedence over a module function with its name", function()
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

describe("a class that is weakly imported", function()
  it("is nil where it is absent, and answers like any other where it is there", function()
    assert.equal("1 1 1", printed [=[
      __attribute__((weak_import))
      @interface NotThere : NSObject
      + (int)count;
      @end
      __attribute__((weak_import))
      @interface There : NSObject
      @end
      @implementation There
      @end
      int main(void) {
        printf("%d %d %d", [NotThere class] == nil, [NotThere count] == 0, [[There new] isKindOfClass:[There class]]);
      }]=])
  end)
end)

describe("manual fast enumeration", function()
  it("returns the elements of a collection in batches", function()
    assert.equal("3 2 abc c", printed [=[
      @interface Listed : NSObject <NSFastEnumeration>
      @property (nonatomic, copy) NSArray *all;
      @end
      @implementation Listed
      - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id __unsafe_unretained [])buffer
                                          count:(NSUInteger)room {
        return [self.all countByEnumeratingWithState:state objects:buffer count:room];
      }
      @end
      int main(void) {
        NSArray *all = @[@"a", @"b", @"c"];
        NSFastEnumerationState state = {0};
        __unsafe_unretained id buffer[2];
        NSUInteger sum = 0, portions = 0, count;
        while ((count = [all countByEnumeratingWithState:&state objects:buffer count:2])) { sum += count; portions++; }
        printf("%lu %lu ", sum, portions);
        Listed *listed = [Listed new]; listed.all = all;
        NSString *last = nil;
        for (NSString *each in listed) { printf("%s", each.UTF8String); last = each; }
        printf(" %s", last.UTF8String);
      }]=])
  end)
end)

describe("an operator that changes a property", function()
  it("returns what it set, and does not read the property again", function()
    assert.equal("get set7 7 get set24 24 get set75 74 get set226 226 get set744 744 get set4 4", printed [=[
      @interface Odd : NSObject { int kept; } @property int value; @property unsigned char small; @end
      @implementation Odd
      - (int)value { printf("get "); return kept + 2; }
      - (void)setValue:(int)value { printf("set%d ", value); kept = value * 3; }
      - (unsigned char)small { printf("get "); return 250; }
      - (void)setSmall:(unsigned char)small { printf("set%d ", small); }
      @end
      int main(void) {
        Odd *odd = [Odd new];
        int result = (odd.value += 5); printf("%d ", result);
        result = ++odd.value; printf("%d ", result);
        result = odd.value++; printf("%d ", result);
        result = --odd.value; printf("%d ", result);
        result = (odd.value |= 64); printf("%d ", result);
        result = (odd.small += 10); printf("%d", result);
      }]=])
  end)
end)

describe("an exception", function()
  it("returns its fields to a source as objects", function()
    assert.equal("n r 1 r 1 yes", printed [=[
      int main(void) {
        NSException *made = [NSException exceptionWithName:@"n" reason:@"r" userInfo:@{@"a": @1}];
        printf("%s %s %lu ", made.name.UTF8String, [made.reason UTF8String], made.userInfo.count);
        @try { @throw made; } @catch (NSException *caught) {
          printf("%s %lu ", caught.reason.UTF8String, [[caught userInfo] count]);
        }
        id any = made;
        printf([[any userInfo][@"a"] isEqual:@1] ? "yes" : "no");
      }]=])
  end)
end)
