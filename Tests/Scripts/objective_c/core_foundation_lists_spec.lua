-- Core Foundation's property lists, and its collections with null values.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("Core Foundation", function()
  it("returns integers that collections without callbacks have as pointers", function()
    assert.equal("1 2 0 1 3 5", printed [=[
      CFMutableDictionaryRef table = CFDictionaryCreateMutable(NULL, 0, NULL, NULL);
      CFDictionarySetValue(table, (__bridge void *)[NSString class], (void *)1);
      CFDictionarySetValue(table, (void *)7, (void *)2);
      printf("%d ", (int)(intptr_t)CFDictionaryGetValue(table, (__bridge void *)[NSString class]));
      printf("%d ", (int)(intptr_t)CFDictionaryGetValue(table, (void *)7));
      printf("%d ", (int)(intptr_t)CFDictionaryGetValue(table, (void *)8));
      const void *found = NULL;
      printf("%d ", CFDictionaryGetValueIfPresent(table, (void *)7, &found));
      CFMutableArrayRef list = CFArrayCreateMutable(NULL, 0, NULL);
      CFArrayAppendValue(list, (void *)3);
      printf("%d ", (int)(intptr_t)CFArrayGetValueAtIndex(list, 0));
      CFMutableArrayRef numbers = CFArrayCreateMutable(NULL, 0, &kCFTypeArrayCallBacks);
      CFArrayAppendValue(numbers, (__bridge void *)@5);
      printf("%d", [(__bridge NSNumber *)CFArrayGetValueAtIndex(numbers, 0) intValue]);
      CFRelease(table); CFRelease(list); CFRelease(numbers);]=])
  end)

  it("reads and writes property lists", function()
    assert.equal("100 b 0 1", printed [=[
      NSDictionary *list = @{@"a": @[@"b"]};
      NSData *data = CFBridgingRelease(CFPropertyListCreateData(
        NULL, (__bridge CFPropertyListRef)list, kCFPropertyListXMLFormat_v1_0, 0, NULL));
      CFPropertyListFormat format = 0;
      NSDictionary *read = CFBridgingRelease(CFPropertyListCreateWithData(
        NULL, (__bridge CFDataRef)data, kCFPropertyListImmutable, &format, NULL));
      printf("%d %s ", (int)format, [read[@"a"][0] UTF8String]);
      CFErrorRef error = NULL;
      CFPropertyListRef none = CFPropertyListCreateWithData(
        NULL, (__bridge CFDataRef)[NSData data], kCFPropertyListImmutable, NULL, &error);
      printf("%d %d", none != NULL, error != NULL);]=])
  end)

  it("copies them as deep as they are", function()
    assert.equal("ab b abc a", printed [=[
      NSMutableString *text = [@"a" mutableCopy];
      NSMutableArray *inner = [@[text] mutableCopy];
      NSMutableDictionary *list = [@{@"in": inner} mutableCopy];
      NSDictionary *copy = CFBridgingRelease(CFPropertyListCreateDeepCopy(
        NULL, (__bridge CFPropertyListRef)list, kCFPropertyListMutableContainers));
      [copy[@"in"] addObject:@"b"];
      printf("%s ", [copy[@"in"] componentsJoinedByString:@""].UTF8String);
      inner[0] = @"b";
      printf("%s ", [inner componentsJoinedByString:@""].UTF8String);
      inner[0] = text;
      NSDictionary *leaves = CFBridgingRelease(CFPropertyListCreateDeepCopy(
        NULL, (__bridge CFPropertyListRef)list, kCFPropertyListMutableContainersAndLeaves));
      [leaves[@"in"][0] appendString:@"bc"];
      printf("%s %s", [leaves[@"in"][0] UTF8String], text.UTF8String);]=])
  end)

  it("removes nothing for no key, and lends no characters that it has not", function()
    assert.equal("1 1", printed [=[
      CFMutableDictionaryRef some = CFDictionaryCreateMutable(NULL, 0, NULL, NULL);
      CFDictionarySetValue(some, CFSTR("a"), CFSTR("b"));
      CFDictionaryRemoveValue(some, NULL);
      printf("%d %d", (int)CFDictionaryGetCount(some), CFStringGetCharactersPtr(CFSTR("a")) == NULL);
      CFRelease(some);]=])
  end)
end)
