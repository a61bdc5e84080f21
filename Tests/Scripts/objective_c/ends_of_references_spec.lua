-- Where ARC releases what no variable names: parts of compound literals, locks, captures of conditions and the
-- autorelease pool's references.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Value : NSObject { @public int number; }
    @end
    @implementation Value
    + (Value *)number:(int)number { Value *value = [Value new]; value->number = number; return value; }
    - (void)dealloc { printf("-%d ", number); }
    @end
    typedef struct { Value *first; Value *second; } Pair;
      static Value *value(int number) { printf("%d ", number); return [Value number:number]; }
    ]=] .. (before or "") .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "\n} return 0; }"))
end

describe("a compound literal", function()
  it("keeps its objects until the scope around it ends", function()
    assert.equal("1 2 in -4 -1 -2 out ", body [=[
      {
        int number = ((Pair){value(1), value(2)}).second->number;
        printf("in ");
        Value *later = [Value number:4];
      }
      printf("out ");]=])
    assert.equal("1 2 2 -3 -2 -1 out ", body([=[
      {
        show((Value *[]){value(1), value(2)});
        Value *later = [Value number:3];
      }
      printf("out ");]=], "static void show(Value *const *values) { printf(\"%d \", values[1]->number); }"))
  end)

  it("ends with each turn of a loop", function()
    assert.equal("1 . -1 2 . -2 out ", body [=[
      for (int turn = 1; turn < 3; turn++) { (void)((Pair){value(turn), nil}).first; printf(". "); }
      printf("out ");]=])
  end)

  it("gives its objects to the variable or the result that it initializes", function()
    assert.equal("1 in -1 3 made -3 4 out 3 4 ", (body([=[
      { Pair pair = (Pair){value(1), nil}; printf("in "); }
      { Pair pair = made(3); printf("made "); }
      Pair pair;
      pair = (Pair){value(4), nil};
      printf("out 3 %d ", pair.first->number);]=],
      "static Pair made(int number) { return (Pair){value(number), nil}; }"):gsub("%-4 $", "")))
  end)

  it("ends with the statement whose argument it is", function()
    assert.equal("1 1 -1 out ", body("show((Pair){value(1), nil}); printf(\"out \");",
      "static void show(Pair pair) { printf(\"%d \", pair.first->number); }"))
  end)
end)

describe("the object of @synchronized", function()
  it("lives until the statement ends, however it is left", function()
    assert.equal("1 in -1 out 2 -2 left ", body [=[
      @synchronized(value(1)) { printf("in "); }
      printf("out ");
      for (;;) { @synchronized(value(2)) { break; } }
      printf("left ");]=])
    assert.equal("1 -2 -1 back ", body("locked(); printf(\"back \");", [=[
      static Value *locked(void) {
        @synchronized(value(1)) { Value *local = [Value number:2]; return nil; }
      } ]=]))
  end)
end)

describe("a block in the condition of an if", function()
  it("releases what it captured when the statement ends", function()
    local before = "static int call(int (^block)(void)) { return block(); }"
    assert.equal("in changed -1 out -2 ", (body([=[
      Value *one = [Value number:1];
      if (call(^{ return one->number; })) { printf("in "); one = [Value number:2]; printf("changed "); }
      printf("out ");]=], before)))
  end)
end)

describe("an autorelease pool", function()
  it("releases an object in the order of the reference that is left", function()
    assert.equal("filled back drained -1 -2 ", body([=[
      @autoreleasepool { use([Value number:1]); printf("back "); printf("drained "); }]=], [=[
      static void fill(Value **place, Value *given) { *place = given; printf("filled "); }
      static void use(Value *given) {
        __autoreleasing Value *other = [Value number:2];
        Value *filled = nil;
        fill(&filled, given);
      } ]=]))
  end)
end)

describe("an object that its owner gives up during a call", function()
  local owners <const> = [=[
    typedef Value *(^Getter)(void);
    @interface Owner : NSObject
    @property (strong) Value *strong; @property (nonatomic, strong) Value *plain; @property (weak) Value *weak;
    @end
    @implementation Owner @end
    @interface Value (Running) - (void)run:(Getter)block; @end
    @implementation Value (Running) - (void)run:(Getter)block { block(); } @end
    static Value *call(Getter block) { return block(); }
    static Value *first(Value *one, Value *other) { return one; }
  ]=]

  it("lives until the statement ends that has read a weak variable", function()
    assert.equal("in -1 out in -2 out in -3 out ", body([=[
      Owner *owner = [Owner new];
      owner.strong = [Value number:1]; __weak Value *weak = owner.strong;
      [weak run:^Value * { owner.strong = nil; printf("in "); return nil; }]; printf("out ");
      owner.strong = [Value number:2]; weak = owner.strong;
      first(weak, call(^Value * { owner.strong = nil; printf("in "); return nil; })); printf("out ");
      owner.strong = [Value number:3]; owner.weak = owner.strong;
      [owner.weak run:^Value * { owner.strong = nil; printf("in "); return nil; }]; printf("out ");]=], owners))
  end)

  it("lives until the statement ends that has read a property", function()
    assert.equal("in -1 out in -2 out in -3 out ", body([=[
      Owner *owner = [Owner new];
      owner.strong = [Value number:1];
      [owner.strong run:^Value * { owner.strong = nil; printf("in "); return nil; }]; printf("out ");
      owner.plain = [Value number:2];
      first(owner.plain, call(^Value * { owner.plain = nil; printf("in "); return nil; })); printf("out ");
      owner.plain = [Value number:3];
      first([owner plain], call(^Value * { owner.plain = nil; printf("in "); return nil; })); printf("out ");]=], owners))
  end)

  it("ends at once where nothing but a variable of an object had it", function()
    assert.equal("-1 in out ", body([=[
      Holder *holder = [Holder new];
      holder->value = [Value number:1];
      [holder->value run:^Value * { holder->value = nil; printf("in "); return nil; }]; printf("out ");]=], owners .. [=[
      @interface Holder : NSObject { @public Value *value; } @end
      @implementation Holder @end ]=]))
  end)
end)
