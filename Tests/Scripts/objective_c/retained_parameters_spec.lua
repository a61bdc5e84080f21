-- ARC retains a parameter until its function returns, so a function may clear the variable that an argument came from.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, methods)
  return (run([=[
    #import <Foundation/Foundation.h>
    @interface Value : NSObject { @public int number; } - (instancetype)initWithNumber:(int)number_; @end
    @implementation Value
    - (instancetype)initWithNumber:(int)number_ { if ((self = [super init])) number = number_; return self; }
    - (void)dealloc { printf("-%d ", number); }
    @end
    @interface Holder : NSObject { @public Value *held; void (^block)(void); }
    @property (strong) Value *other;
    @end
    static Value *global;
    static void show(Value *value) { printf("%d ", value->number); }
    @implementation Holder
    - (void)clear { held = nil; self.other = nil; }
    ]=] .. methods .. [=[
    @end
    int main(void) { @autoreleasepool {
      Holder *holder = [Holder new];
      holder->held = global = [[Value alloc] initWithNumber:1];
      global = nil;
      ]=] .. statements .. "\nprintf(\"end \"); } return 0; }"))
end

describe("a parameter under ARC", function()
  it("outlives the variable that the argument was read from", function()
    assert.equal("1 -1 back end ", body("[holder show:holder->held]; printf(\"back \");",
      "- (void)show:(Value *)value { held = nil; show(value); }"))
    assert.equal("cleared 1 -1 back end ", body("[holder show:holder->held]; printf(\"back \");",
      "- (void)show:(Value *)value { [self clear]; printf(\"cleared \"); show(value); }"))
    assert.equal("1 -1 back end ", body([=[
      global = holder->held; holder->held = nil; showLast(global); printf("back ");]=],
      "static void showLast(Value *value) { global = nil; show(value); }"))
    assert.equal("1 -1 back end ", body([=[
      void (^last)(Value *) = ^(Value *value) { [holder clear]; show(value); };
      last(holder->held); printf("back ");]=], ""))
  end)

  it("is released after the variables of its function", function()
    assert.equal("cleared -2 -1 back end ", body("[holder forget:holder->held]; printf(\"back \");", [=[
      - (void)forget:(Value *)value {
        Value *local = [[Value alloc] initWithNumber:2];
        held = nil;
        printf("cleared ");
      } ]=]))
  end)

  it("is retained where Foundation performs a selector", function()
    assert.equal("1 -1 back end ", body([=[
      [holder performSelector:@selector(show:) withObject:holder->held];
      printf("back ");]=], "- (void)show:(Value *)value { held = nil; show(value); }"))
    assert.equal("1 -1 back end ", body([=[
      [@[holder] makeObjectsPerformSelector:@selector(show:) withObject:holder->held];
      printf("back ");]=], "- (void)show:(Value *)value { held = nil; show(value); }"))
  end)

  it("is retained in every turn of a loop, and where a returned branch comes before", function()
    assert.equal("1 1 -1 end ", body("[holder show:holder->held];", [=[
      - (void)show:(Value *)value { for (int i = 0; i < 2; i++) { show(value); held = nil; } } ]=]))
    assert.equal("1 -1 end ", body("[holder show:holder->held];", [=[
      - (void)show:(Value *)value { if (!value) { [self clear]; return; } held = nil; show(value); } ]=]))
  end)

  it("keeps a block alive that clears the variable it is in", function()
    assert.equal("cleared 2 -2 end -1 ", body([=[
      {
        Value *value = [[Value alloc] initWithNumber:2];
        holder->block = ^{ holder->block = nil; printf("cleared "); show(value); };
      }
      [holder call:holder->block];]=], "- (void)call:(void (^)(void))given { block = nil; given(); }"))
  end)

  it("is released where its address is written through", function()
    assert.equal("written 2 -1 -2 end -1 ", body("[holder change:nil];", [=[
      static void put(Value *__strong *place, int number) {
        *place = [[Value alloc] initWithNumber:number];
        printf("written ");
      }
      - (void)change:(Value *)value {
        value = [[Value alloc] initWithNumber:1];
        Value *first = value;
        put(&value, 2);
        show(value);
      } ]=]))
  end)
end)
