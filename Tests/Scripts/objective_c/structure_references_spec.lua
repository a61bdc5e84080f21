-- Structures of references, passed and captured structures, and unretained references.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Value : NSObject { @public int number; }
    @end
    @implementation Value
    - (void)dealloc { printf("-%d ", number); }
    @end
    static Value *number(int number) { Value *value = [Value new]; value->number = number; return value; }
    typedef struct { Value *first; int count; Value *second; } Pair;
    typedef struct { int number; } Number;
    static Pair pair(int number_) { Pair pair = {number(number_), 0, number(number_ + 1)}; return pair; }
    ]=] .. (before or "") .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }"))
end

describe("a structure of references", function()
  it("retains the values of its initializer until its scope ends", function()
    assert.equal("made 1 -1 -2 out ", body [=[
      { Pair pair = {[Value new], 1, [Value new]}; pair.first->number = 1; pair.second->number = 2;
        printf("made %d ", pair.count); }
      printf("out ");]=])
  end)

  it("releases its old references when it is assigned, and does not change a copy", function()
    assert.equal("-1 -2 assigned -3 copied -4 end ", body [=[
      Pair one = pair(1);
      one = pair(3);
      printf("assigned ");
      { Pair two = one; one.first = nil; two.first = nil; }
      printf("copied ");
      one = (Pair){nil};
      printf("end ");]=])
  end)

  it("is an element or a field of a larger one, moved from a call or copied from a variable", function()
    assert.equal("made copied -3 -1 -2 out ", body [=[
      { Pair pairs[2] = {pair(1)}; printf("made "); pairs[1] = pairs[0]; printf("copied ");
        pairs[0].first = number(3); pairs[0].first = nil; }
      printf("out ");]=])
    assert.equal("-6 made set -7 -8 -4 -5 out ", body([=[
      { Pair one = pair(4); Outer outer = {one, number(6)}, other = {pair(7)}; outer.value = nil; printf("made ");
        one.first = nil; printf("set "); (void)other; }
      printf("out ");]=], "typedef struct { Pair pair; Value *value; } Outer;"))
  end)

  it("is returned from a function unchanged, and is released when a loop is left", function()
    assert.equal("1 -1 2 -2 -3 end ", body([=[
      for (int i = 1; i < 4; i++) { Pair taken = answered(i); if (i == 3) break; printf("%d ", taken.first->number); }
      printf("end ");]=], [=[
      static Pair answered(int number_) { Pair made = {number(number_)}; Pair other = made; return other; }]=]))
  end)

  it("is released with the statement if no variable stores it", function()
    assert.equal("1 -1 -2 then 3 -3 -4 end ", body([=[
      print_first(pair(1)); printf("then ");
      printf("%d ", pair(3).first->number); printf("end ");]=], [=[
      static void print_first(Pair pair) { printf("%d ", pair.first->number); }]=]))
  end)

  it("is released by a block in the order of its fields", function()
    assert.equal("out -1 -2 end ", body [=[
      void (^block)(void);
      { Pair captured = pair(1); block = ^{ printf("%d", captured.count); }; }
      printf("out ");
      block = nil;
      printf("end ");]=])
  end)

  it("is kept by a block that has captured it", function()
    assert.equal("5 end 5 -5 gone ", body [=[
      void (^block)(void);
      { Pair pair = {number(5)}; block = ^{ printf("%d ", pair.first->number); }; block(); printf("end "); }
      block();
      block = nil;
      printf("gone ");]=])
  end)
end)

describe("a structure that is a parameter", function()
  it("is a copy where it is returned, captured, and returned by a block", function()
    assert.equal("1 1 1 3 3 ", body([=[
      Number one = {1}, same = returned(one);
      same.number = 2; printf("%d ", one.number);
      captured(one); one.number = 2; later();
      Number answer = answered(); answer.number = 2; later();
      twice((Number){3});]=], [=[
      static void (^later)(void);
      static Number returned(Number number) { return number; }
      static void captured(Number number) { later = ^{ printf("%d ", number.number); }; }
      static Number answered(void) { Number own = {1}; later = ^{ printf("%d ", own.number); }; return own; }
      static void twice(Number number) {
        Number (^block)(void) = ^{ return number; };
        Number changed = block(); printf("%d ", changed.number);
        changed.number = 4; printf("%d ", block().number);
      }]=]))
  end)
end)

describe("a variable that is __unsafe_unretained", function()
  it("retains nothing, also in a block, and is an error after deallocation", function()
    assert.equal("1 -1 EXC_BAD_ACCESS ", body [=[
      void (^block)(void);
      { Value *value = number(1); __unsafe_unretained Value *seen = value; block = ^{ printf("%d ", seen->number); }; block(); }
      @try { block(); } @catch (NSException *exception) { printf("%s ", exception.name.UTF8String); }]=])
  end)

  it("and a weak one are captured as they are when the block is made", function()
    assert.equal("1 1 2 2 -2 -1 ", body [=[
      Value *one = number(1), *two = number(2);
      __weak Value *weak = one; __unsafe_unretained Value *seen = one;
      void (^block)(void) = ^{ printf("%d %d ", ((Value *)weak)->number, seen->number); };
      weak = two; seen = two;
      block();
      printf("%d %d ", ((Value *)weak)->number, seen->number);]=])
  end)

  it("or weak may be a parameter", function()
    assert.equal("1 1 out -1 0 ", body([=[
      { Value *value = number(1); capture(value, value); printf("out "); }
      seen();]=], [=[
      static void (^seen)(void);
      static void capture(__unsafe_unretained Value *one, __weak Value *other) {
        void (^both)(void) = ^{ printf("%d %d ", one->number, ((Value *)other)->number); };
        both();
        seen = ^{ printf("%d ", other != nil); };
      }]=]))
  end)
end)
