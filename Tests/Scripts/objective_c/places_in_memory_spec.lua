-- Pointers that move from one part of an array or a structure to another.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements, before, options)
  return (run("#import <Foundation/Foundation.h>\n#include <sys/stat.h>\n" .. (before or "") .. "\nint main(void) {\n"
    .. statements .. "\nreturn 0; }", options))
end

describe("a pointer", function()
  it("continues from a row of an array to the next one", function()
    assert.equal("21 8 1 1 42 0", body [=[
      int m[3][4]; for (int i = 0; i < 3; i++) for (int j = 0; j < 4; j++) m[i][j] = i * 10 + j;
      int *flat = &m[0][0];
      printf("%d %td %d %d ", flat[9], &m[2][0] - &m[0][0], &m[1][0] > &m[0][3], m[0] + 4 == m[1]);
      flat[11] = 42; int sum = 0; for (int *p = flat; p < flat + 12; p++) sum += *p == 42;
      printf("%d %d", m[2][3], sum - 1);]=])
  end)

  it("is an error outside of the whole array", function()
    assert.matches("index 4 is outside", body "int m[2][2] = {{1, 2}, {3, 4}}; int *p = m[0]; printf(\"%d\", p[4]);", 1, true)
  end)

  it("finds the structure around a field", function()
    assert.equal("1 8 5 1", body([=[
      struct outer o = {1, {2, 3}}, list[2] = {{4, {5, 6}}, {7, {8, 9}}};
      int *z = &o.in.z, *y = &list[1].in.y;
      struct outer *found = container_of(z, struct outer, in.z);
      printf("%d %td ", found->x, (char *)&o.in.z - (char *)&o);
      found->x = 5; struct outer *second = container_of(y, struct outer, in.y); printf("%d %d", o.x, second == &list[1]);]=],
      [=[struct outer { int x; struct { int y, z; } in; };
      #define container_of(p, t, m) ((t *)((char *)(p) - offsetof(t, m)))]=]))
  end)

  it("shows the order of instance variables", function()
    assert.equal("1 1", body([=[[[Dummy new] test];]=], [=[
      @interface Dummy : NSObject { id one; struct stat facts; BOOL flag; }
      @end
      @implementation Dummy
      - (void)test {
        printf("%d %d", (char *)&facts + sizeof(struct stat) <= (char *)&flag, (char *)&flag > (char *)&one);
      }
      @end]=], "--no-arc"))
  end)

  it("has rows with a computed count", function()
    assert.equal("24 -2 5", body [=[
      int n = 3, k = 2, sized[n][2], both[n][k];
      for (int i = 0; i < n; i++) sized[i][0] = i, sized[i][1] = -i;
      both[2][1] = 5; printf("%zu %d %d", sizeof sized, sized[2][1], both[2][1]);]=])
  end)
end)
