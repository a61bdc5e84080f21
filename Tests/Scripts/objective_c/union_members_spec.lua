-- The members of a union share bytes, also through pointers and while one of them is assigned.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

local TYPES = [=[
struct pair { short x, y; };
union number { int i; short s[2]; unsigned char c[4]; struct pair p; float f; };
struct holder { int first; union number u; union { int k; short h[2]; struct pair r; }; };
static struct holder shared;
static union number list[2];
static int touch(void) { return shared.u.i + shared.k; }
]=]
local function lines(statements) return printed(statements, TYPES) end

describe("a member of a union", function()
  it("is assigned a value that reads another member", function()
    assert.equal("458752 393216 5\n3 196611 262157\n9 196617 393222 -1179630\n", lines [=[
      struct holder *holder = &shared;
      union number local = {.i = 0x50006};
      shared.u.s[1] = shared.u.i + 7; printf("%d ", shared.u.i);
      shared.u.s[1] -= shared.u.c[0] + 1; printf("%d ", shared.u.i);
      holder->u.c[2] ^= 3; holder->u.c[2] ^= holder->u.s[1] - 5; printf("%d\n", holder->u.s[1]);
      shared.u.i = 0; shared.u.p.x = shared.u.i + 3; printf("%d ", shared.u.i);
      shared.u.p.y += touch(); printf("%d ", shared.u.i);
      shared.h[1] = shared.k + 4; shared.r.x = shared.h[1] + 1; shared.h[0] += 8; printf("%d\n", shared.k);
      int x = shared.u.s[0] = shared.u.c[1] + 9; printf("%d %d ", x, shared.u.i);
      local.s[1] = local.i; local.c[0] = local.s[1] + local.c[3]; printf("%d ", local.i);
      union number *u = &local; u->p.x = u->i * 3; (u->s[1]) = -u->s[0]; printf("%d\n", local.i);]=])
  end)

  it("is the memory that pointers to another member point to", function()
    assert.equal("458752 458755 7 5 261 261 17236229\n16777216 16779529 202050057\n17039361 1.00781 1065421321 6 9\n",
      lines [=[
      short *s = shared.u.s; int *i = &shared.u.i;
      s[1] = 7; printf("%d ", shared.u.i);
      s[0] = 3; printf("%d %d ", *i, shared.u.c[2]);
      *i = 5; printf("%d ", s[0]);
      shared.u.c[1] = 1; printf("%d %d ", s[0], *i);
      s[1] = *i + 2; printf("%d\n", shared.u.i);
      unsigned char *c = list[1].c;
      c[3] = 1; printf("%d ", list[1].i);
      list[1].s[0] = 9; c[1] = list[1].s[0]; printf("%d ", list[1].i);
      for (int k = 0; k < 4; k++) c[k] = list[1].i + k;
      printf("%d\n", list[1].i);
      union number local = {0}; c = local.c; c[2] = 4; local.i++; c[3] = local.i; printf("%d ", local.i);
      s = &local.s[1]; local.f = 1; *s += 1; printf("%g ", local.f);
      memcpy(local.c, &list[1], 2); printf("%d ", local.i);
      struct pair *pair = &local.p; local.i = 6; printf("%d ", pair->x);
      local.p = (struct pair){9, 1}; local.c[1] = 0; printf("%d\n", pair->x);]=])
  end)

  it("keeps its pointers when the whole union is assigned", function()
    assert.equal("6 5 70\n", lines [=[
      union number one = {.i = 5}, other = {.i = 6}, *u = &one;
      unsigned char *c = one.c;
      one = other; printf("%d ", c[0]);
      c[0] = 5; printf("%d ", one.i);
      other.i = 70; one = other; printf("%d\n", u->c[0]);]=])
  end)
end)
