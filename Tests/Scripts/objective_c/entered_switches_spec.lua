-- Switches with labels inside their loops, branches and blocks.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(functions, statements)
  return run("#import <Foundation/Foundation.h>\n" .. functions .. "\nint main(void) {\n" .. statements
    .. "\nreturn 0; }")
end

describe("a label inside a statement of a switch", function()
  it("enters a loop in its middle, as Duff's device does", function()
    assert.equal("abcdefghijk", printed([[
      static void copy(char *to, const char *from, int count) {
        int n = (count + 3) / 4;
        switch (count % 4) {
        case 0: do { *to++ = *from++;
        case 3:      *to++ = *from++;
        case 2:      *to++ = *from++;
        case 1:      *to++ = *from++;
                } while (--n > 0);
        }
      }]], [[char text[20] = {0}; copy(text, "abcdefghijk", 11); printf("%s", text);]]))
  end)

  it("continues where a function was left, as coroutines do", function()
    assert.equal("0 10 1 11 2 12 -1", printed([[
      static int next(void) {
        static int line = 0, i;
        switch (line) {
        case 0:
          for (i = 0; i < 3; i++) {
            line = 1; return i;
        case 1:;
            line = 2; return i + 10;
        case 2:;
          }
        }
        line = 0;
        return -1;
      }]], [[for (int i = 0; i < 7; i++) printf(i ? " %d" : "%d", next());]]))
  end)

  it("skips conditions and the statements before it", function()
    assert.equal("0:start,then,end 1:then,end 2:else,end 3:end 4:default,end", printed([[
      static void show(int which) {
        printf(which ? " %d:" : "%d:", which);
        switch (which) {
        case 0: printf("start,");
          if (printf("") == 0) {
            int unset;
        case 1: unset = 1;
            printf(unset ? "then," : "");
          } else {
        case 2: printf("else,");
          }
          break;
        default: { if (which == 4) printf("default,"); while (0) { case 3: break; } }
        }
        printf("end");
      }]], [[for (int i = 0; i < 5; i++) show(i);]]))
  end)

  it("is left by continue and break as any other", function()
    assert.equal("1 2 4 out", printed([[
      static void show(int start) {
        int i = start;
        switch (start) {
        case 0:
          for (i = 0; i < 9; i++) {
        case 1:
            if (i == 3) continue;
            if (i == 5) break;
            printf("%d ", i);
          }
        }
        printf("out");
      }]], "show(1);"))
  end)

  it("may have a label for goto in front of it", function()
    assert.equal("b c b c d", printed([[
      static void walk(int start) {
        int turns = 0;
        switch (start) {
        case 0: {
          printf("a ");
          again:
        case 1: printf("b ");
          next: printf("c ");
          if (turns++ < 1) goto again;
        }
        default: printf("d");
        }
      }]], "walk(1);"))
  end)
end)
