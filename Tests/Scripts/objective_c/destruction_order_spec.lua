-- The order in which clang's code for ARC releases variables, captured objects and returned objects.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local head = [=[
#import <Foundation/Foundation.h>
#include <stdio.h>
@interface P : NSObject { int _n; } + (P *)make:(int)n; @end
@implementation P
+ (P *)make:(int)n { P *p = [P new]; p->_n = n; return p; }
- (void)dealloc { printf("-%d ", _n); }
@end
@interface Base : NSObject { @public id a; id b; } @property (strong) id c; @property (strong) id d; @end
@interface Base () @property (strong) id e; @end
@implementation Base { @public id f; } @end
@interface Derived : Base { @public id x; } @property (strong) id y; @end
@implementation Derived @end
static id second(id a, id b) { return b; }
static id early(id o) { @autoreleasepool { id p = [P make:9]; return p; } }
static void fill(id *o, id v) { *o = v; printf("filled "); }
]=]

local function printed(statements, functions)
  return (run('#pragma clang diagnostic ignored "-Weverything"\n' .. head .. (functions or "")
    .. "int main(void) { @autoreleasepool { " .. statements .. " printf(\"end\"); } return 0; }"))
end

describe("instance variables", function()
  it("are released in the opposite order of their declaration, a subclass's first", function()
    assert.equal("-6 -5 -4 -3 -2 -1 end", printed [=[{ Base *o = [Base new];
      o->b = [P make:2]; o.d = [P make:5]; o->a = [P make:1]; o.e = [P make:6]; o.c = [P make:4]; o->f = [P make:3]; }]=])
    assert.equal("-3 -2 -1 end", printed [=[{ Derived *o = [Derived new];
      o.c = [P make:1]; o->x = [P make:2]; o.y = [P make:3]; }]=])
  end)
end)

describe("structures and arrays in instance variables", function()
  it("are released in turn with the variables around them", function()
    assert.equal("-6 -4 -5 -3 -2 -1 end", printed([=[{ Holder *o = [Holder new];
      o->pair.first = [P make:4]; o->list[1] = [P make:2]; o->pair.second = [P make:5]; o.last = [P make:6];
      o->list[0] = [P make:1]; o->between = [P make:3]; }]=], [=[
      @interface Holder : NSObject { @public id list[2]; id between; struct { id first, second; } pair; }
      @property (strong) id last; @end
      @implementation Holder @end
      ]=]))
  end)
end)

describe("what literals in a loop's clauses hold", function()
  local types = "typedef struct { id first; int n; } Pair; static id call(id (^b)(void)) { return b(); }"

  it("is released when a round ends, after the step", function()
    assert.equal("x -1 x -2 y end", printed([=[int i = 0;
      while (i++ < 2 && ((Pair) {[P make:i]}).first) printf("x "); printf("y "); ]=], types))
    assert.equal("x -1 x w -2 y end", printed([=[
      for (int i = 0; i < 2; i++, (void)((Pair) {[P make:i]}).first) { printf("x "); if (!i) continue; printf("w "); }
      printf("y "); ]=], types))
    assert.equal("x -1 x -2 y -3 end", printed([=[{ id k = [P make:1]; int i = 0;
      while (i++ < 2 && call(^{ return k; })) { k = [P make:i + 1]; printf("x "); } printf("y "); }]=], types))
  end)

  it("is released by a jump out of the loop, and when the test fails", function()
    assert.equal("x w -1 x -2 y end", printed([=[int i = 0;
      while (((Pair) {[P make:i + 1]}).first) { printf("x "); if (i++) break; printf("w "); } printf("y "); ]=], types))
    assert.equal("x -1 out end", printed([=[
      while (((Pair) {[P make:1]}).first) { printf("x "); goto out; } printf("y "); out: printf("out "); ]=], types))
    assert.equal("x -1 -2 y end", printed([=[int i = 0;
      while (((Pair) {[P make:i + 1], i}).n < 1) { i++; printf("x "); } printf("y "); ]=], types))
    assert.equal("x -1 finally y end", printed([=[
      @try { while (((Pair) {[P make:1]}).first) { printf("x "); break; } } @finally { printf("finally "); }
      printf("y "); ]=], types))
  end)

  it("is released behind a loop that tests last, and leaks from the rounds before", function()
    assert.equal("x x y -2 end", printed([=[{ int i = 0;
      do { printf("x "); } while (((Pair) {[P make:i + 1]}).first && i++ < 1); printf("y "); }]=], types))
    assert.equal("x x y end", printed([=[{ int i = 0;
      do { printf("x "); } while (i++ < 1 && ((Pair) {[P make:i]}).first); printf("y "); }]=], types))
    assert.equal("x -1 x y z -3 end", printed([=[{ id k = [P make:1]; int i = 0;
      do { printf("x "); k = [P make:i + 2]; } while (call(^{ return k; }) && i++ < 1);
      printf("y "); k = nil; printf("z "); }]=], types))
  end)
end)

describe("blocks, structures and shared variables", function()
  it("are released in turn with the variables around them", function()
    assert.equal("-5 -4 -3 -2 -1 end", printed(
      "{ id a = [P make:1]; Pair p = pair([P make:2], nil); id b = [P make:3]; __block id c = [P make:4]; id d = [P make:5]; }",
      "typedef struct { id first, second; } Pair; static Pair pair(id a, id b) { Pair p = {a, b}; return p; }"))
  end)

  it("are released in turn with the other instance variables", function()
    assert.equal("-3 -2 -1 end", printed(
      "{ Owner *o = [Owner new]; o.c = [P make:1]; o.block = wrap([P make:2]); o.y = [P make:3]; }", [=[
      @interface Owner : Base @property (copy) id (^block)(void); @property (strong) id y; @end
      @implementation Owner @end
      static id (^wrap(id o))(void) { return ^{ return o; }; }]=]))
  end)
end)

describe("an object that a block literal captures", function()
  it("is released with the copied block, the last captured first", function()
    assert.equal("-2 -1 next end", printed
      'id (^k)(void); { id a = [P make:1], b = [P make:2]; k = ^{ return a ?: b; }; } k = nil; printf("next ");')
  end)

  it("ends with the function that returns the block's result", function()
    assert.equal("-1 next end", printed('(void)changed(nil); printf("next ");', [=[
      static int call(id (^b)(void)) { return b() != nil; }
      static int changed(id v) { v = [P make:1]; return call(^{ return v; }); v = nil; }]=]))
  end)

  it("lives until the scope around the literal ends, whatever the variable has by then", function()
    assert.equal("inside -1 end",
      printed '{ id v = [P make:1]; (void)(^{ return v; }() == nil); v = nil; printf("inside "); }')
  end)

  it("is deallocated when a function with a variable that blocks share returns", function()
    assert.equal("called -1 end", printed('(void)shares(0); ', [=[
      static int shares(int n) { __block id q = [P make:1]; void (^f)(void) = ^{ q = q; }; f();
        if (n) return 1; printf("called "); return n; }]=]))
  end)
end)

describe("a returned object", function()
  it("that a comma drops lives until the statement ends", function()
    assert.equal("-3 -2 -1 next end",
      printed '(void)((void)[P make:1], second([P make:2], [P make:3])); printf("next ");')
  end)

  it("of a statement expression outlives the other temporaries in it", function()
    assert.equal("-2 -1 inside -3 end", printed
      '{ id v = second(({ id t = [P make:1]; second([P make:2], t); }), [P make:3]); printf("inside "); }')
  end)

  it("replaces the last value of the variable that it is assigned to", function()
    assert.equal("-1 -2 next -3 end", printed('global = [P make:1]; global = change(); printf("next "); global = nil;',
      "static id global; static id change(void) { global = [P make:2]; return [P make:3]; }"))
  end)

  it("is the receiver itself, which has one more reference", function()
    assert.equal("used -1 end", printed("use([P make:1]);", [=[
      @interface P (Copy) - (id)mutableCopyOfMine; @end
      @implementation P (Copy) - (id)mutableCopyOfMine { return self; } @end
      static void use(P *p) { (void)[p mutableCopyOfMine]; printf("used "); }]=]))
  end)

  it("lives until its statement ends, through collections of what is called later", function()
    assert.equal("-9 -2 -1 next end", printed '(void)early(second([P make:1], [P make:2])); printf("next ");')
  end)

  it("is one of as many arguments as a call has", function()
    local names, parts, cases = {}, {}, {}
    for count = 1, 20 do
      names[count] = "id a" .. count
      parts[count] = ("[P make:%d]"):format(count)
      cases[count] = ("case %d: n = many(%s%s); break;"):format(count, table.concat(parts, ", "), (", nil"):rep(20 - count))
    end
    assert.equal("20 end", (printed(
      'int n = 0; switch (n + 20) { ' .. table.concat(cases, " ") .. ' } printf("%d ", n); ',
      "static int many(" .. table.concat(names, ", ") .. ") { return 20; }"):gsub("%-%d+ ", "")))
  end)

  it("lives until the last of its results ends", function()
    assert.equal("-1 -3 -2 next end", printed [=[{ id x = second([P make:1], [P make:2]);
      (void)second(second(x, x), second(x, [P make:3])); x = nil; printf("next "); }]=])
  end)
end)

describe("a variable whose address is an argument", function()
  it("keeps its object until the call has returned; the new one is in the pool as well", function()
    assert.equal("filled -1 after end-2 ", printed '{ id v = [P make:1]; fill(&v, [P make:2]); printf("after "); }')
  end)

  it("has the new value in the rest of the expression", function()
    assert.equal("filled 1 end-2 ", printed '{ id v = nil; fill(&v, [P make:2]); printf("%d ", v != nil); }')
  end)
end)

describe("an object of a root class", function()
  it("that the runtime's functions allocate is deallocated where no source counts by hand", function()
    assert.equal("-7 -7 end", printed('{ Root *o = [Root new]; (void)o; } @autoreleasepool { (void)[Root new]; } ', [=[
      id _objc_rootAlloc(Class);
      __attribute__((objc_root_class)) @interface Root { Class isa; } + (id)new; + (id)alloc; - (id)init; @end
      @implementation Root
      + (id)alloc { void *(*make)(id) = (typeof(make))_objc_rootAlloc; return (__bridge_transfer id)make(self); }
      + (id)new { return [[self alloc] init]; }
      - (id)init { return self; }
      - (void)dealloc { printf("-7 "); }
      @end
    ]=]))
  end)
end)
