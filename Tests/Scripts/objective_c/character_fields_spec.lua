-- Pointers to single fields of structures.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a pointer to a field that is a character", function()
  it("is read, written and moved behind the field", function()
    assert.equal("12 3 1 120 x\n", run [=[
      #include <stdio.h>
      struct Mixed { int number; unsigned char byte; char letter; };
      int main(void) {
        struct Mixed list[2] = {{1, 2, 3}};
        unsigned char *byte = &list[0].byte;
        (*byte)++; *byte <<= 2;
        char *letter = &list[1].letter, *end = letter + 1;
        *letter = 'x';
        int *number = &list[0].number;
        *number |= 3;
        printf("%d %d %d %d %s\n", list[0].byte, *number, (int)(end - letter), letter[0], "x");
        return 0;
      }]=])
  end)
end)
