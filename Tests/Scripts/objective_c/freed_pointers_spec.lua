-- Pointers to freed memory: their values stay, their memory must not be used.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("a pointer to freed memory", function()
  it("is compared, converted and a key as before", function()
    assert.equal("1 1 1 | 1 2", printed([=[
      typedef struct { int number; char *text; } Pair;
      char *memory = malloc(10);
      Pair *pair = malloc(sizeof(Pair));
      pair->text = memory + 2;
      unsigned long first = (unsigned long)memory, second = (unsigned long)pair;
      NSDictionary *known = @{[NSValue valueWithPointer:memory]: @1, [NSValue valueWithPointer:pair]: @2};
      char *inside = pair->text;
      free(memory);
      free(pair);
      printf("%d %d %d | ", first == (unsigned long)memory, second == (unsigned long)pair, inside == memory + 2);
      printf("%d %d", [known[[NSValue valueWithPointer:memory]] intValue],
        [known[[NSValue valueWithPointer:pair]] intValue]);]=]))
  end)

  it("cannot be read", function()
    assert.matches("memory is used after it was freed", printed([=[
      int *numbers = malloc(8);
      numbers[0] = 1;
      free(numbers);
      printf("%d", numbers[0]);]=]), 1, true)
  end)
end)
