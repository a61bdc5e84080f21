-- Core Foundation's times, texts and addresses.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

local function printed(declarations, statements) return run_main(statements, "#include <float.h>\n" .. declarations) end

describe("Core Foundation", function()
  it("has attributed strings", function()
    assert.equal("abc red 1 2 abXc", printed("", [=[
      CFMutableAttributedStringRef text = CFAttributedStringCreateMutable(NULL, 0);
      CFAttributedStringReplaceString(text, CFRangeMake(0, 0), CFSTR("abc"));
      CFAttributedStringSetAttribute(text, CFRangeMake(1, 2), CFSTR("colour"), CFSTR("red"));
      CFRange range;
      CFStringRef colour = CFAttributedStringGetAttribute(text, 2, CFSTR("colour"), &range);
      printf("%s %s %d %d ", [(__bridge NSString *)CFAttributedStringGetString(text) UTF8String],
        [(__bridge NSString *)colour UTF8String], (int)range.location, (int)range.length);
      CFStringInsert(CFAttributedStringGetMutableString(text), 2, CFSTR("X"));
      printf("%s", [(__bridge NSString *)CFAttributedStringGetString(text) UTF8String]);
      CFRelease(text);]=]))
  end)

  it("finds the resources of bundles", function()
    assert.equal("1 1 1 Key", printed("", [=[
      CFBundleRef bundle = CFBundleGetMainBundle();
      CFURLRef url = CFBundleCopyBundleURL(bundle), resources = CFBundleCopyResourcesDirectoryURL(bundle);
      CFStringRef text = CFBundleCopyLocalizedString(bundle, CFSTR("Key"), NULL, NULL);
      printf("%d %d %d %s", [(__bridge NSURL *)url isEqual:NSBundle.mainBundle.bundleURL],
        [(__bridge NSURL *)resources isEqual:NSBundle.mainBundle.resourceURL],
        CFBundleCopyResourceURL(bundle, CFSTR("none"), CFSTR("txt"), NULL) == NULL, [(__bridge NSString *)text UTF8String]);
      CFRelease(url); CFRelease(resources); CFRelease(text);]=]))
  end)

  it("writes a character outside of surrogate pairs as the first of two", function()
    assert.equal("0 61 0 1 d83d de00 0 1 ab", printed("", [=[
      UniChar pair[2] = {7, 7};
      printf("%d ", CFStringGetSurrogatePairForLongCharacter('a', pair));
      printf("%x %x ", pair[0], pair[1]);
      printf("%d ", CFStringGetSurrogatePairForLongCharacter(0x1F600, pair));
      printf("%x %x ", pair[0], pair[1]);
      printf("%d ", CFStringGetSurrogatePairForLongCharacter('a', NULL));
      printf("%d ", CFStringGetSurrogatePairForLongCharacter(0x1F600, NULL));
      CFMutableStringRef text = CFStringCreateMutable(NULL, 0);
      for (UTF32Char character = 'a'; character < 'c'; character++) {
        Boolean isPair = CFStringGetSurrogatePairForLongCharacter(character, pair);
        CFStringAppendCharacters(text, pair, isPair ? 2 : 1);
      }
      printf("%s", [(__bridge NSString *)text UTF8String]);
      CFRelease(text);]=]))
  end)

  it("reads the characters of a part through a buffer", function()
    assert.equal("cde0 0", printed("", [=[
      CFStringInlineBuffer buffer;
      CFStringInitInlineBuffer(CFSTR("abcdef"), &buffer, CFRangeMake(2, 3));
      for (CFIndex place = 0; place < 3; place++) printf("%c", CFStringGetCharacterFromInlineBuffer(&buffer, place));
      printf("%d %d", CFStringGetCharacterFromInlineBuffer(&buffer, 3),
        CFStringGetCharacterFromInlineBuffer(&buffer, -1));]=]))
  end)

  it("makes texts of characters that stay with the caller", function()
    assert.equal("abc ab", printed("", [=[
      char characters[] = "abc";
      CFStringRef whole = CFStringCreateWithCStringNoCopy(NULL, characters, kCFStringEncodingUTF8, kCFAllocatorNull);
      CFStringRef part = CFStringCreateWithBytesNoCopy(
        NULL, (const UInt8 *)characters, 2, kCFStringEncodingUTF8, false, kCFAllocatorNull);
      printf("%s %s", [(__bridge NSString *)whole UTF8String], [(__bridge NSString *)part UTF8String]);
      CFRelease(whole);
      CFRelease(part);]=]))
  end)

  it("normalizes a text by any of the forms", function()
    assert.equal("2 1 2 1 3", printed("static int length(CFStringRef text, CFStringNormalizationForm form) {\n"
      .. "  CFMutableStringRef copy = CFStringCreateMutableCopy(NULL, 0, text);\n  CFStringNormalize(copy, form);\n"
      .. "  int count = (int)CFStringGetLength(copy);\n  CFRelease(copy);\n  return count;\n}", [=[
      printf("%d %d %d %d %d", length(CFSTR("\u00e9"), kCFStringNormalizationFormD),
        length(CFSTR("e\u0301"), kCFStringNormalizationFormC), length(CFSTR("\ufb01"), kCFStringNormalizationFormKD),
        length(CFSTR("\ufb01"), kCFStringNormalizationFormC), length(CFSTR("\ufb03"), kCFStringNormalizationFormKC));]=]))
  end)

  it("cuts the longest range of an attribute to the limit without a check", function()
    assert.equal("4 0, 5 -1, 3 -2, 3 1", printed("", [=[
      CFMutableAttributedStringRef text = CFAttributedStringCreateMutable(NULL, 0);
      CFAttributedStringReplaceString(text, CFRangeMake(0, 0), CFSTR("stringyabc"));
      CFAttributedStringSetAttribute(text, CFRangeMake(3, 1), CFSTR("colour"), CFSTR("red"));
      CFRange limits[] = {{4, 2}, {5, 2}, {0, 1}, {0, 10}};
      for (int k = 0; k < 4; k++) {
        CFRange range;
        CFAttributedStringGetAttributeAndLongestEffectiveRange(text, 3, CFSTR("colour"), limits[k], &range);
        printf("%s%ld %ld", k ? ", " : "", range.location, range.length);
      }
      CFRelease(text);]=]))
  end)

  it("has time zones and the dates of the calendar", function()
    assert.equal("America/Los_Angeles -28800 2013 10 18 403747200", printed("", [=[
      CFTimeZoneRef zone = CFTimeZoneCreateWithName(NULL, CFSTR("America/Los_Angeles"), false);
      printf("%s %d ", [(__bridge NSString *)CFTimeZoneGetName(zone) UTF8String],
        (int)CFTimeZoneGetSecondsFromGMT(zone, 0));
      CFGregorianDate date = {2013, 10, 18, 0, 0, 0};
      CFAbsoluteTime moment = CFGregorianDateGetAbsoluteTime(date, NULL);
      CFGregorianDate back = CFAbsoluteTimeGetGregorianDate(moment, NULL);
      printf("%d %d %d %.0f", back.year, back.month, back.day, moment);
      CFRelease(zone);]=]))
  end)

  it("has date formatters, locales and errors", function()
    assert.equal("1/2/01 de_DE NSCocoaErrorDomain 4", printed("", [=[
      CFLocaleRef locale = CFLocaleCreate(NULL, CFSTR("en_US"));
      CFDateFormatterRef formatter = CFDateFormatterCreate(NULL, locale, kCFDateFormatterShortStyle,
        kCFDateFormatterNoStyle);
      NSString *text = CFBridgingRelease(CFDateFormatterCreateStringWithAbsoluteTime(NULL, formatter, 123456));
      CFErrorRef error = CFErrorCreate(NULL, kCFErrorDomainCocoa, 4, NULL);
      CFLocaleRef german = CFLocaleCreate(NULL, CFSTR("de_DE"));
      printf("%s %s %s %d", text.UTF8String, [(__bridge NSString *)CFLocaleGetIdentifier(german) UTF8String],
        [(__bridge NSString *)CFErrorGetDomain(error) UTF8String], (int)CFErrorGetCode(error));
      CFRelease(locale); CFRelease(german); CFRelease(formatter); CFRelease(error);]=]))
  end)

  it("searches strings, and counts keys", function()
    assert.equal("1 1 1 0 AbAc", printed("", [=[
      CFRange found;
      CFCharacterSetRef set = (__bridge CFCharacterSetRef)[NSCharacterSet characterSetWithCharactersInString:@"b"];
      printf("%d ", CFStringFindCharacterFromSet(CFSTR("abc"), set, CFRangeMake(0, 3), 0, &found));
      printf("%d ", (int)found.location);
      NSDictionary *dictionary = @{@"a": @1};
      printf("%d %d ", (int)CFDictionaryGetCountOfKey((__bridge CFDictionaryRef)dictionary, @"a"),
        (int)CFDictionaryGetCountOfKey((__bridge CFDictionaryRef)dictionary, @"b"));
      NSMutableString *text = [@"abac" mutableCopy];
      CFStringFindAndReplace((__bridge CFMutableStringRef)text, CFSTR("a"), CFSTR("A"), CFRangeMake(0, 4), 0);
      printf("%s", text.UTF8String);]=]))
  end)

  it("splits URLs, and identifiers", function()
    assert.equal("http a.b 80 /c%20d/e.txt txt x=1 1 FF", printed("", [=[
      CFURLRef url = CFURLCreateWithString(NULL, CFSTR("http://a.b:80/c%20d/e.txt?x=1"), NULL);
      NSString *scheme = CFBridgingRelease(CFURLCopyScheme(url)), *host = CFBridgingRelease(CFURLCopyHostName(url));
      NSString *path = CFBridgingRelease(CFURLCopyPath(url)), *query = CFBridgingRelease(CFURLCopyQueryString(url, NULL));
      NSString *extension = CFBridgingRelease(CFURLCopyPathExtension(url));
      CFUUIDRef identifier = CFUUIDCreateFromString(NULL, CFSTR("FF000000-0000-0000-0000-000000000000"));
      CFUUIDBytes bytes = CFUUIDGetUUIDBytes(identifier);
      CFUUIDRef same = CFUUIDCreateFromUUIDBytes(NULL, bytes);
      printf("%s %s %d %s %s %s %d %X", scheme.UTF8String, host.UTF8String, CFURLGetPortNumber(url), path.UTF8String,
        extension.UTF8String, query.UTF8String, CFEqual(identifier, same), bytes.byte0);
      CFRelease(url); CFRelease(identifier); CFRelease(same);]=]))
  end)
end)
