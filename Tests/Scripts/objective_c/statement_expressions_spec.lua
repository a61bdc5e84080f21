-- The result of a statement expression outlives the variables of its block.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Value : NSObject { @public int number; }
    @property (strong) Value *next;
    - (int)read:(Value *)other;
    @end
    @implementation Value
    - (int)read:(Value *)other { return other->number; }
    - (void)dealloc { printf("-%d ", number); }
    @end
    #define VALUE(n) ({ Value *made = [Value new]; made->number = n; made; })
    int main(void) { @autoreleasepool {]=] .. statements .. [=[ printf("end "); } return 0; }]=]))
end

describe("the result of a statement expression", function()
  it("belongs to the variable, the property or the list that stores it", function()
    assert.equal("1 2 3 4 end -4 -3 -1 -2 ", body [=[
      Value *first = VALUE(1);
      first.next = VALUE(2);
      NSArray *list = @[VALUE(3)];
      Value *last; last = VALUE(4);
      printf("%d %d %d %d ", first->number, first.next->number, ((Value *)list[0])->number, last->number);]=])
  end)

  it("lives until the end of the statement as an argument and as a receiver", function()
    assert.equal("1 -1 2 -2 3 -3 after end -0 ", body [=[
      Value *reader = VALUE(0);
      printf("%d ", [reader read:VALUE(1)]);
      printf("%d ", VALUE(2)->number);
      void (^block)(Value *) = ^(Value *value) { printf("%d ", value->number); };
      block(VALUE(3));
      printf("after ");]=])
  end)

  it("may be an object that a variable has too", function()
    assert.equal("1 1 end -1 ", body [=[
      Value *first = VALUE(1);
      printf("%d ", [first read:({ Value *same = first; same; })]);
      printf("%d ", first->number);]=])
  end)
end)
