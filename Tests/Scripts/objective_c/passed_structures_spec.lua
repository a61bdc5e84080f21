-- Structures are passed by copying them, and static variables hold functions of the file.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a structure that is passed", function()
  it("is not the caller's own", function()
    assert.equal("294 9; 1036 99; 20 77; 42 99;", run [=[
      #import <Foundation/Foundation.h>
      struct G { int a; int b[3]; unsigned c : 3, d : 5; };
      static struct G g = {1, {2, 3, 4}, 5, 6};
      static int element(struct G x, int v) { x.b[1] = v; return x.b[1]; }
      static int alias(struct G x) { g.a = 50; g.b[1] = 99; return x.a * 1000 + x.b[1] * 10 + x.d; }
      static int through(struct G x, struct G *p) { p->b[0] = 77; return x.b[0] * 10; }
      static void fill(int *p) { p[1] = 42; }
      static int array(struct G x) { fill(x.b); return x.b[1]; }
      int main(void) {
        struct G one[1] = {{0, {0, 9, 0}, 0, 0}};
        int made = element(one[0], 294);
        printf("%d %d; ", made, one[0].b[1]);
        g.b[1] = 3; g.d = 6;
        made = alias(g);
        printf("%d %d; ", made, g.b[1]);
        made = through(g, &g);
        printf("%d %d; ", made, g.b[0]);
        made = array(g);
        printf("%d %d;", made, g.b[1]);
        return 0;
      }]=])
  end)
end)

describe("a static variable of a function", function()
  it("holds functions of the file, also its own", function()
    assert.equal("10 1 1 6", run [=[
      #import <Foundation/Foundation.h>
      static int twice(int n) { static int (*self_)(int) = twice; return n <= 0 ? 0 : 2 + self_(n - 1); }
      static int odd(int n);
      static int even(int n) { static int (*const next)(int) = odd; return n == 0 ? 1 : next(n - 1); }
      static int odd(int n) { static int (*next[2])(int) = {even, odd}; return n == 0 ? 0 : next[0](n - 1); }
      struct op { int (*run)(struct op *, int); int left; };
      static int step(struct op *o, int n) {
        static struct op kept = {step, 3};
        return n == 0 ? o->left : kept.run(&kept, n - 1) + o->left;
      }
      int main(void) {
        struct op o = {step, 3};
        printf("%d %d %d %d", twice(5), even(10), odd(7), o.run(&o, 1));
        return 0;
      }]=])
  end)
end)
