-- Core Foundation: arrays of integers, equal bags, strings of words in memory, and malformed escapes.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements)
  return (run("#import <CoreFoundation/CoreFoundation.h>\nint main(void) {\n" .. statements .. "\nreturn 0; }", "--no-arc"))
end

describe("Core Foundation", function()
  it("has integers in an array without callbacks, which it compares as such", function()
    assert.equal("5 2 1 3 -1 1", printed [[
      CFIndex values[] = {5, 2, 1, 2, 3};
      CFArrayRef array = CFArrayCreate(NULL, (const void **)values, 5, NULL);
      CFRange all = CFRangeMake(0, 5);
      printf("%ld %ld %ld ", CFArrayGetCount(array), (long)CFArrayGetValueAtIndex(array, 1),
             CFArrayGetFirstIndexOfValue(array, all, (const void *)2));
      printf("%ld %ld %ld", CFArrayGetLastIndexOfValue(array, all, (const void *)2),
             CFArrayGetLastIndexOfValue(array, all, (const void *)99),
             CFArrayGetCountOfValue(array, all, (const void *)3));]])
  end)

  it("compares bags by their values and counts", function()
    assert.equal("1 1 0 0", printed [[
      const void *values[] = {CFSTR("a"), CFSTR("b"), CFSTR("a")};
      CFBagRef bag = CFBagCreate(NULL, values, 3, &kCFTypeBagCallBacks);
      CFMutableBagRef copy = CFBagCreateMutableCopy(NULL, 0, bag);
      printf("%d %d ", CFEqual(bag, copy), CFHash(bag) == CFHash(copy));
      CFBagAddValue(copy, CFSTR("b"));
      printf("%d %d", CFEqual(bag, copy), CFEqual(copy, CFSTR("b")));]])
  end)

  it("reads UTF-16 of memory in the order of the device", function()
    assert.equal("1 1", printed [[
      UniChar words[] = {'O', 'K'};
      CFStringRef inside = CFStringCreateWithBytes(NULL, (const UInt8 *)words, 4, kCFStringEncodingUTF16, false);
      const UInt8 file[] = {0xFE, 0xFF, 0, 'O', 0, 'K'};
      CFStringRef outside = CFStringCreateWithBytes(NULL, file, 6, kCFStringEncodingUTF16, true);
      printf("%d %d", CFEqual(inside, CFSTR("OK")), CFEqual(outside, inside));]])
  end)

  it("refuses percent escapes without two digits", function()
    assert.equal("1 1 1 a b", printed [[
      CFStringRef none = CFSTR("");
      printf("%d ", CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("abc%"), none) == NULL);
      printf("%d ", CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%2"), none) == NULL);
      printf("%d ", CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%zz"), none) == NULL);
      char text[8];
      CFStringGetCString(CFURLCreateStringByReplacingPercentEscapes(NULL, CFSTR("a%20b"), none), text, 8,
                         kCFStringEncodingUTF8);
      printf("%s", text);]])
  end)

  it("has no dates and numbers in the OpenStep format of property lists", function()
    assert.equal("1 0 1", printed [[
      int five = 5;
      CFNumberRef number = CFNumberCreate(NULL, kCFNumberIntType, &five);
      const void *values[] = {CFSTR("text"), number};
      CFArrayRef both = CFArrayCreate(NULL, values, 2, &kCFTypeArrayCallBacks);
      CFArrayRef texts = CFArrayCreate(NULL, values, 1, &kCFTypeArrayCallBacks);
      printf("%d %d %d", CFPropertyListIsValid(both, kCFPropertyListXMLFormat_v1_0),
             CFPropertyListIsValid(both, kCFPropertyListOpenStepFormat),
             CFPropertyListIsValid(texts, kCFPropertyListOpenStepFormat));]])
  end)
end)
