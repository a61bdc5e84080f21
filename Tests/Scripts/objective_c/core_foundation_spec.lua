-- Core Foundation's values, where they differ from Foundation's.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("Core Foundation", function()
  it("reports whether a number fits a type, and narrows it as C does", function()
    assert.equal("0 44 1 300 1 1.5", printed [[
      int wide = 300; double exact = 1.5; char narrow; long same; float single;
      CFNumberRef whole = CFNumberCreate(NULL, kCFNumberIntType, &wide);
      CFNumberRef part = CFNumberCreate(NULL, kCFNumberDoubleType, &exact);
      printf("%d ", CFNumberGetValue(whole, kCFNumberCharType, &narrow)); printf("%d ", narrow);
      printf("%d ", CFNumberGetValue(whole, kCFNumberLongType, &same)); printf("%ld ", same);
      printf("%d ", CFNumberGetValue(part, kCFNumberFloatType, &single)); printf("%g", single);]])
  end)

  it("copies the bytes of data", function()
    assert.equal("4 bc abcd", printed [[
      CFDataRef data = CFDataCreate(NULL, (const UInt8 *)"abcd", 4);
      UInt8 part[3] = {0};
      CFDataGetBytes(data, CFRangeMake(1, 2), part);
      printf("%ld %s %.4s", CFDataGetLength(data), (char *)part, (const char *)CFDataGetBytePtr(data));]])
  end)

  it("replaces and deletes bytes of data", function()
    assert.equal("a12d, a12d00, ad00", printed [[
      CFMutableDataRef data = CFDataCreateMutable(NULL, 0);
      CFDataAppendBytes(data, (const UInt8 *)"abcd", 4);
      CFDataReplaceBytes(data, CFRangeMake(1, 2), (const UInt8 *)"12", 2);
      printf("%.*s, ", (int)CFDataGetLength(data), (const char *)CFDataGetBytePtr(data));
      CFDataIncreaseLength(data, 2);
      CFDataReplaceBytes(data, CFRangeMake(4, 2), (const UInt8 *)"00", 2);
      printf("%.*s, ", (int)CFDataGetLength(data), (const char *)CFDataGetBytePtr(data));
      CFDataDeleteBytes(data, CFRangeMake(1, 2));
      printf("%.*s", (int)CFDataGetLength(data), (const char *)CFDataGetBytePtr(data));]])
  end)

  it("calls a function for each entry", function()
    assert.equal("6", printed([[
      NSDictionary *numbers = @{@"a": @1, @"b": @2, @"c": @3};
      int sum = 0;
      CFDictionaryApplyFunction((__bridge CFDictionaryRef)numbers, add, &sum);
      printf("%d", sum);]], "static void add(const void *key, const void *value, void *sum) {"
      .. " *(int *)sum += [(__bridge NSNumber *)value intValue]; }"))
  end)

  it("keeps a heap in order", function()
    assert.equal("1 2 3 0", printed([[
      CFBinaryHeapCallBacks callbacks = {0, NULL, NULL, NULL, &compare};
      CFBinaryHeapRef heap = CFBinaryHeapCreate(NULL, 0, &callbacks, NULL);
      for (NSNumber *number in @[@3, @1, @2]) CFBinaryHeapAddValue(heap, (__bridge const void *)number);
      const void *least;
      while (CFBinaryHeapGetMinimumIfPresent(heap, &least)) {
        printf("%d ", [(__bridge NSNumber *)least intValue]);
        CFBinaryHeapRemoveMinimumValue(heap);
      }
      printf("%ld", CFBinaryHeapGetCount(heap));]], [[
      static CFComparisonResult compare(const void *one, const void *other, void *info) {
        return (CFComparisonResult)[(__bridge NSNumber *)one compare:(__bridge NSNumber *)other];
      }]]))
  end)

  it("finds and compares strings by flags", function()
    assert.equal("2 2 -1 0 -1", printed [[
      CFRange found = CFStringFind(CFSTR("abCD"), CFSTR("cd"), kCFCompareCaseInsensitive);
      CFRange lost = CFStringFind(CFSTR("ab"), CFSTR("x"), 0);
      printf("%ld %ld %ld ", found.location, found.length, lost.location);
      printf("%ld ", (long)CFStringCompare(CFSTR("A"), CFSTR("a"), kCFCompareCaseInsensitive));
      printf("%ld", (long)CFStringCompare(CFSTR("a2"), CFSTR("a10"), kCFCompareNumerically));]])
  end)

  it("converts encodings to Foundation's and back", function()
    assert.equal("4 134217984 4294967295", printed [[
      printf("%lu %u ", CFStringConvertEncodingToNSStringEncoding(kCFStringEncodingUTF8),
        CFStringConvertNSStringEncodingToEncoding(NSUTF8StringEncoding));
      printf("%u", CFStringConvertIANACharSetNameToEncoding(CFSTR("no such")));]])
  end)

  it("delivers notifications to functions", function()
    assert.equal("changed 7 ", printed([[
      int number = 7;
      CFNotificationCenterRef center = CFNotificationCenterGetLocalCenter();
      CFNotificationCenterAddObserver(center, &number, heard, CFSTR("changed"), NULL,
        CFNotificationSuspensionBehaviorDeliverImmediately);
      CFNotificationCenterPostNotification(center, CFSTR("changed"), NULL, NULL, true);
      CFNotificationCenterRemoveEveryObserver(center, &number);
      CFNotificationCenterPostNotification(center, CFSTR("changed"), NULL, NULL, true);]], [[
      static void heard(
        CFNotificationCenterRef center, void *observer, CFStringRef name, const void *object, CFDictionaryRef info) {
        printf("%s %d ", [(__bridge NSString *)name UTF8String], *(int *)observer);
      }]]))
  end)

  it("transforms strings by the names of its transforms", function()
    assert.equal("&#xE9; カ Ａ", printed([[
      NSMutableString *text = [@"\u00e9" mutableCopy];
      CFStringTransform((__bridge CFMutableStringRef)text, NULL, kCFStringTransformToXMLHex, false);
      NSMutableString *kana = [@"ka" mutableCopy], *wide = [@"A" mutableCopy];
      CFStringTransform((__bridge CFMutableStringRef)kana, NULL, kCFStringTransformLatinKatakana, false);
      CFStringTransform((__bridge CFMutableStringRef)wide, NULL, kCFStringTransformFullwidthHalfwidth, true);
      printf("%s %s %s", text.UTF8String, kana.UTF8String, wide.UTF8String);]]))
  end)
end)
