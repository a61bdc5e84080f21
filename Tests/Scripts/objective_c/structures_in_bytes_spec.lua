-- Structures that a cast finds in bytes: their fields are the bytes.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements)
  return (run([[
    #include <stdio.h>
    #include <stdlib.h>
    #include <string.h>
    typedef struct { unsigned int a, b; } Pair;
    typedef struct { unsigned char kind; unsigned short size; Pair pair; char name[4]; unsigned low : 3, high : 5; } Record;
    int main(void) { ]] .. statements .. " return 0; }"))
end

describe("a structure in bytes", function()
  it("has fields that are read and written in place", function()
    assert.equal("1 2 1 0 2 258 9", printed [[
      unsigned char bytes[64] = {0};
      Pair *pair = (Pair *)(bytes + 8);
      pair->a = 1; pair->b = 2;
      printf("%u %u %d %d %d ", pair->a, pair->b, bytes[8], bytes[9], bytes[12]);
      bytes[13] = 1;
      printf("%u ", pair->b);
      pair[1].a = 9;
      printf("%d", bytes[16]);]])
  end)

  it("is found in memory that is divided by hand", function()
    assert.equal("3 4 5 7 7 9 1", printed [[
      unsigned char *end = (unsigned char *)malloc(64) + 64;
      Pair *list = (void *)(end - 3 * sizeof(Pair)), empty = {7, 7};
      for (int index = 0; index < 3; index++) list[index] = empty;
      Pair *second = &list[1];
      second->a = 3; second->b = 4;
      unsigned *field = &second->a;
      printf("%u %u ", *field, list[1].b);
      *field = 5;
      Pair copy = *second;
      copy.b = 8;
      printf("%u %u %u ", second->a, list[0].a, list[2].b);
      *second = (Pair){9, 9};
      printf("%u %d", *field, second == &list[1]);]])
  end)

  it("has structures, arrays and bit-fields in it", function()
    assert.equal("1 515 6 65 66 5 17 BA 2", printed [[
      unsigned char bytes[64] = {0};
      Record *record = (Record *)(bytes + 4);
      record->kind = 1; record->size = 0x0203; record->pair.b = 6;
      record->name[0] = 'A'; record->name[1] = 'B';
      record->low = 5; record->high = 17;
      printf("%d %d %u %d %d %d %d ", bytes[4], record->size, record->pair.b, record->name[0], bytes[17], record->low,
        record->high);
      strcpy(record->name, "BA");
      Record copy = *record;
      copy.name[0] = 'C';
      printf("%s %zu", record->name, strlen(copy.name));]])
  end)

  it("is passed to functions as a value", function()
    assert.equal("{{1, 2}, {3, 4}}", (run [[
      #import <UIKit/UIKit.h>
      int main(void) {
        NSMutableData *data = [NSMutableData dataWithLength:64];
        CGRect *rect = (CGRect *)((char *)data.mutableBytes + 16);
        rect->origin.x = 1; rect->origin.y = 2;
        rect->size = CGSizeMake(3, 4);
        UIView *view = [UIView new];
        view.frame = *rect;
        printf("%s", NSStringFromCGRect(view.frame).UTF8String);
        return 0;
      }]]))
  end)
end)
