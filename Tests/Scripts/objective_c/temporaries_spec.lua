-- Unused results of functions and methods: they live until the end of the statement.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Value : NSObject { @public int number; }
    - (Value *)itself; - (Value *)other:(int)number_;
    @end
    static Value *value(int number_) { Value *made = [Value new]; made->number = number_; return made; }
    @implementation Value
    - (Value *)itself { return self; }
    - (Value *)other:(int)number_ { return value(number_); }
    - (void)dealloc { printf("-%d ", number); }
    @end
    static void show(Value *shown) { printf("%d ", shown->number); }
    static Value *second(Value *one, Value *two) { one = two; return one; }
    ]=] .. (before or "") .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }"))
end

describe("the result of a function", function()
  it("is released at the end of the statement, in reverse order", function()
    assert.equal("1 -1 2 -2 4 -4 -3 6 -6 -5 end ", body [=[
      show(value(1));
      show([value(2) itself]);
      show([value(3) other:4]);
      show(second(value(5), value(6)));
      printf("end ");]=])
  end)

  it("lives on in the variable that stores it, and in native owners", function()
    assert.equal("-1 2 3 4 -4 -3 -2 end ", body [=[
      Value *kept = second(value(1), value(2));
      show(kept);
      NSMutableArray *list = [NSMutableArray arrayWithObject:value(3)];
      show(list[0]);
      Value *__strong pair[1] = {value(4)};
      show(pair[0]);
      pair[0] = nil;
      list = nil;
      kept = nil;
      printf("end ");]=])
  end)

  it("is released before a branch or a loop iteration begins", function()
    assert.equal("-1 then -2 turn -2 done -3 case end ", body [=[
      if (value(1)) printf("then ");
      int turns = 0;
      while (value(2)->number > turns++ * 2) printf(turns == 1 ? "turn " : "");
      printf("done ");
      switch (value(3)->number) { case 3: printf("case "); }
      printf("end ");]=])
  end)

  it("is released at once if only a weak variable stores it, and with the loop that enumerates it", function()
    assert.equal("-1 gone 2 3 -2 -3 done ", body([=[
      __weak Value *seen = value(1);
      printf(seen ? "there " : "gone ");
      for (Value *each in list(2)) show(each);
      printf("done ");]=], [=[
      static NSArray *list(int first) { NSArray *made = @[value(first), value(first + 1)]; return made; }]=]))
  end)

  it("lives until the pool drains if it is stored through a pointer", function()
    assert.equal("1 gone -1 end ", body([=[
      @autoreleasepool {
        Value *out = nil;
        answer(&out);
        show(out);
        out = nil;
        printf("gone ");
      }
      printf("end ");]=], "static void answer(Value **out) { *out = value(1); }"))
  end)
end)

describe("a parameter that is changed", function()
  it("does not change the caller's value", function()
    assert.equal("changed 1 -1 end ", body([=[
      show(changed(value(1)));
      printf("end ");]=], [=[
      static Value *changed(Value *given) { Value *same = given; given = nil; printf("changed "); return same; }]=]))
  end)
end)

describe("a variable that is __block", function()
  it("is released with its scope if no block captured it", function()
    assert.equal("in -1 out ", body [=[
      { __block Value *kept = value(1); printf("in "); }
      printf("out ");]=])
  end)
end)
