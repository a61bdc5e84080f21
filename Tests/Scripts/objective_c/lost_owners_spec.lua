-- An object whose last owner is deallocated is deallocated with it, though variables had it before.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Leaf : NSObject @property int number; @end
    @implementation Leaf
    - (void)dealloc { printf("-%d ", self.number); }
    @end
    @interface Branch : Leaf @property (strong) id leaf; @property (copy) void (^block)(void); @end
    @implementation Branch @end
    static id leaf(int number) { Leaf *leaf = [Leaf new]; leaf.number = number; return leaf; }
    static Branch *branch(int number, id leaf) {
      Branch *branch = [Branch new];
      branch.number = number; branch.leaf = leaf;
      return branch;
    }
    int main(void) { @autoreleasepool {]=] .. statements .. [=[ printf("end "); } return 0; }]=]))
end

describe("an object whose last owner is deallocated", function()
  it("is deallocated with it, through each link", function()
    assert.equal("-1 -2 -3 after end ", printed [=[
      Branch *first = branch(1, branch(2, leaf(3)));
      Branch *second = first.leaf;
      Leaf *third = second.leaf;
      third = nil; second = nil;
      { void (^block)(void) = ^{ [first self]; }; block(); }
      first = nil;
      printf("after ");]=])
  end)

  it("stays in a block that has it when a collection that had it is deallocated", function()
    assert.equal("a 7 end -7 ", printed [=[
      void (^number)(void), (^add)(void);
      NSMutableArray *list = [NSMutableArray new];
      { Leaf *kept = leaf(7);
        number = ^{ printf("%d ", kept.number); };
        add = ^{ Leaf *again = kept; [list addObject:again]; }; }
      add(); add = nil;
      list = nil; printf("a ");
      number();]=])
  end)

  it("stays in a variable, a block or another owner", function()
    assert.equal("-1 a -5 c -2 end -6 ", printed [=[
      Branch *first = branch(1, leaf(2));
      Leaf *kept = first.leaf;
      first = nil; printf("a ");
      Leaf *other = leaf(6);
      Branch *third = branch(5, kept);
      kept = nil;
      void (^block)(void) = ^{ [other self]; };
      third.leaf = [third.leaf self];
      kept = third.leaf;
      third = nil; printf("c ");
      block();
      kept = nil;]=])
  end)

  it("is deallocated when a block that a property has goes with its owner", function()
    assert.equal("-1 -2 after end ", printed [=[
      Branch *first = branch(1, nil);
      @autoreleasepool {
        Leaf *held = leaf(2);
        first.block = ^{ [held self]; };
      }
      for (int i = 0; i < 3; i++) first.block();
      first = nil;
      printf("after ");]=])
  end)
end)
