-- goto into blocks, between cases, and to addresses of labels.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(functions, statements)
  return run("#import <Foundation/Foundation.h>\n" .. functions .. "\nint main(void) {\n" .. statements
    .. "\nreturn 0; }")
end

describe("goto", function()
  it("enters the middle of a loop, whose variables keep their values", function()
    assert.equal("10. 0 0. 1 1. 2 2.", printed([[
      static void walk(int enters) {
        int i = 10;
        if (enters) goto middle;
        for (i = 0; i < 3; i++) {
          printf(" %d ", i);
        middle:
          printf("%d.", i);
        }
      }]], "walk(1); walk(0);"))
  end)

  it("jumps from one branch and one case to another", function()
    assert.equal("ab b;one,common two,common three,deep four,deep", printed([[
      static void branch(int which) {
        if (which == 1) { printf("a"); shared: printf("b"); } else if (which == 2) { printf(" "); goto shared; }
      }
      static void choose(int which) {
        switch (which) {
        case 1: printf("one,"); goto common;
        case 2: printf(" two,");
        common: printf("common"); break;
        case 3: { printf(" three,"); goto deep; }
        case 4: { int four = 4; printf(" four,"); four++; deep: printf("deep"); break; }
        }
      }]], 'branch(1); branch(2); printf(";"); for (int i = 1; i < 5; i++) choose(i);'))
  end)

  it("jumps to a label directly after that of a case", function()
    assert.equal("12 3 3 4", printed([[
      static int choose(int which) {
        switch (which) {
        case 1: if (which) { return 12; } else { return 0; }
        case 2:
        common:
          return 3;
        case 3: if (which) { goto common; } else { return 0; }
        case 4: return 4;
        }
        return 0;
      }]], 'printf("%d %d %d %d", choose(1), choose(2), choose(3), choose(4));'))
  end)

  it("enters a switch without a change to the code around it", function()
    assert.equal("inside falls;11 21 done", printed([[
      static void enter(void) {
        int which = 0;
        goto inside;
        switch (which) {
        case 0: printf("zero");
        case 1: inside: printf("inside ");
        case 2: printf("falls;");
        }
      }
      static void again(void) {
        int turns = 0;
        for (int i = 1; i < 3; i++) {
          int seen = i * 10;
          if (seen < 0) { back: seen++; }
          while (turns < 2 * i) { turns++; if (turns == 2 * i - 1) goto back; }
          printf("%d ", seen);
        }
        printf("done");
      }]], "enter(); again();"))
  end)

  it("jumps to the address of a label", function()
    assert.equal("3 8", printed([[
      static int interpret(const char *code) {
        static void *table[] = {&&halt, &&increase, &&decrease, &&twice};
        int value = 0;
        #define NEXT goto *table[*code++ - '0']
        NEXT;
        increase: value++; NEXT;
        decrease: value--; NEXT;
        twice: value *= 2; NEXT;
        halt: return value;
      }]], [[printf("%d %d", interpret("11320"), interpret("11330"));]]))
  end)
end)
