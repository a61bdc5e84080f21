-- The memory layout of adjacent objects: distances between arrays, the field after an array, nested structures.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")

describe("memory", function()
  it("is as far apart as its addresses are", function()
    assert.equal("1 1 1 1", (main [=[
      char one[9], other[9]; int numbers[4], *none = numbers;
      printf("%d %d ", other - one != 3, (other - one) == -(one - other));
      printf("%d %d", &other[4] - one == other - one + 4, &numbers[3] - none == 3); ]=]))
  end)

  it("after an array in a structure is the field that follows", function()
    assert.equal("4 7", (main [=[
      struct { unsigned short buffer[4]; unsigned cap; } s;
      memset(s.buffer, 0xff, sizeof s.buffer);
      s.cap = 0;
      unsigned short *p = s.buffer; int count = 0;
      while (*p) { p++; count++; }
      s.cap = 7;
      printf("%d %d", count, s.buffer[4]); ]=]))
  end)

  it("after the last array of a structure does not exist", function()
    assert.matches("index 2 is outside", (main [=[
      struct { int first; int last[2]; } s = {0};
      int *p = s.last;
      printf("%d", p[2]); ]=]))
  end)
end)

describe("structures in structures", function()
  it("are read in reasonable time at any depth", function()
    local inner = "struct { float b; "
    local text = inner:rep(24) .. "int n;" .. (" } q;"):rep(23) .. " }"
    local path = ("q."):rep(23)
    assert.equal("5", (main("Deep deep = {0}; deep." .. path .. "n = 5; printf(\"%d\", deep." .. path .. "n);",
      "typedef " .. text .. " Deep;")))
  end)
end)

describe("a dictionary of Core Foundation", function()
  local CALLBACKS = [=[
    static Boolean same(const void *one, const void *other) { return strcmp(one, other) == 0; }
    static CFHashCode hash(const void *text) { return strlen(text); }
    static CFDictionaryKeyCallBacks callbacks = {0, NULL, NULL, NULL, same, hash};
    static CFDictionaryValueCallBacks values = {0}; ]=]

  it("finds a key by the function that compares keys", function()
    assert.equal("blue 1", (main([=[
      const void *keys[] = {"sky", "grass"}, *colours[] = {"blue", "green"};
      CFDictionaryRef dictionary = CFDictionaryCreate(NULL, keys, colours, 2, &callbacks, &values);
      char copy[8]; strcpy(copy, "sky");
      printf("%s %d", (const char *)CFDictionaryGetValue(dictionary, copy), CFDictionaryContainsKey(dictionary, copy));
      ]=], CALLBACKS)))
  end)

  it("replaces the value of such a key, and removes it", function()
    assert.equal("1 two 0", (main([=[
      CFMutableDictionaryRef dictionary = CFDictionaryCreateMutable(NULL, 0, &callbacks, &values);
      char copy[8]; strcpy(copy, "key");
      CFDictionarySetValue(dictionary, "key", "one");
      CFDictionarySetValue(dictionary, copy, "two");
      printf("%d %s ", (int)CFDictionaryGetCount(dictionary), (const char *)CFDictionaryGetValue(dictionary, "key"));
      CFDictionaryRemoveValue(dictionary, copy);
      printf("%d", (int)CFDictionaryGetCount(dictionary)); ]=], CALLBACKS)))
  end)

  it("creates ranges with the function that the macro calls", function()
    assert.equal("3 2", (main [=[
      CFRange range = __CFRangeMake(3, 2);
      printf("%d %d", (int)range.location, (int)range.length); ]=]))
  end)
end)

describe("an invocation", function()
  it("that has not been sent does not write its result", function()
    assert.equal("1", (main [=[
      NSDictionary *d = @{@"a": @"b"};
      NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:
        [d methodSignatureForSelector:@selector(objectForKey:)]];
      invocation.selector = @selector(objectForKey:);
      __unsafe_unretained id result = nil;
      [invocation getReturnValue:&result];
      printf("%d", result == nil); ]=]))
  end)
end)
