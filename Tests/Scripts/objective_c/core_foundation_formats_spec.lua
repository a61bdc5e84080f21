-- Core Foundation's character sets, number formatters and calendars, and further functions.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements, before)
  return (run("#import <Foundation/Foundation.h>\n#import <CoreFoundation/CFNumberFormatter.h>\n"
    .. "#define TEXT(object) [(__bridge id)(object) description].UTF8String\n" .. (before or "")
    .. "\nint main(void) { @autoreleasepool {\n" .. statements .. "} return 0; }"))
end

describe("Core Foundation", function()
  it("makes and changes character sets", function()
    assert.equal("1 0 1 1 0 1 0 1 1", printed [=[
      CFCharacterSetRef range = CFCharacterSetCreateWithCharactersInRange(NULL, CFRangeMake('a', 3));
      CFMutableCharacterSetRef set = CFCharacterSetCreateMutable(NULL);
      CFCharacterSetAddCharactersInString(set, CFSTR("abxy")); CFCharacterSetRemoveCharactersInString(set, CFSTR("y"));
      printf("%d %d ", CFCharacterSetIsCharacterMember(range, 'c'), CFCharacterSetIsCharacterMember(range, 'd'));
      printf("%d ", CFCharacterSetIsSupersetOfSet(range, CFCharacterSetCreateWithCharactersInString(NULL, CFSTR("ab"))));
      CFCharacterSetIntersect(set, range);
      printf("%d %d ", CFCharacterSetIsCharacterMember(set, 'b'), CFCharacterSetIsCharacterMember(set, 'x'));
      CFCharacterSetInvert(set);
      printf("%d %d ", CFCharacterSetIsCharacterMember(set, 'x'), CFCharacterSetIsCharacterMember(set, 'b'));
      printf("%d %d", CFCharacterSetIsLongCharacterMember(CFCharacterSetGetPredefined(kCFCharacterSetNewline), 0x2028),
        CFGetTypeID(set) == CFCharacterSetGetTypeID());]=])
  end)

  it("formats and parses numbers", function()
    assert.equal("1,234.50 #007 4 12.5 1 42 1 decimal", printed [=[
      CFLocaleRef locale = CFLocaleCreate(NULL, CFSTR("en_US"));
      CFNumberFormatterRef formatter = CFNumberFormatterCreate(NULL, locale, kCFNumberFormatterDecimalStyle);
      int two = 2, seven = 7, parsed = 0; double number = 1234.5;
      CFNumberFormatterSetProperty(formatter, kCFNumberFormatterMinFractionDigits, CFNumberCreate(NULL, kCFNumberIntType, &two));
      printf("%s ", TEXT(CFNumberFormatterCreateStringWithValue(NULL, formatter, kCFNumberDoubleType, &number)));
      CFNumberFormatterSetFormat(formatter, CFSTR("'#'000"));
      printf("%s ", TEXT(CFNumberFormatterCreateStringWithNumber(NULL, formatter, CFNumberCreate(NULL, kCFNumberIntType, &seven))));
      printf("%lu ", CFNumberFormatterGetFormat(formatter) ? CFStringGetLength(CFSTR("#000")) : 0);
      formatter = CFNumberFormatterCreate(NULL, locale, kCFNumberFormatterDecimalStyle);
      printf("%s ", TEXT(CFNumberFormatterCreateNumberFromString(NULL, formatter, CFSTR("12.5"), NULL, 0)));
      CFRange range = CFRangeMake(1, 2);
      printf("%d ", CFNumberFormatterGetValueFromString(formatter, CFSTR("x42x"), &range, kCFNumberIntType, &parsed));
      printf("%d %s decimal", parsed, TEXT(CFNumberFormatterCopyProperty(formatter, kCFNumberFormatterUseGroupingSeparator)));]=])
  end)

  it("composes, decomposes and adds dates by a calendar", function()
    assert.equal("331776000 2011 7 8 1 8 31 31 86400 10 gregorian", printed [=[
      CFCalendarRef calendar = CFCalendarCreateWithIdentifier(NULL, kCFGregorianCalendar);
      CFCalendarSetTimeZone(calendar, CFTimeZoneCreateWithTimeIntervalFromGMT(NULL, 0));
      CFAbsoluteTime moment = 0, start = 0; CFTimeInterval interval = 0; int year, month, day, days;
      CFCalendarComposeAbsoluteTime(calendar, &moment, "yMd", 2011, 7, 8);
      printf("%.0f ", moment);
      CFCalendarDecomposeAbsoluteTime(calendar, moment, "yMd", &year, &month, &day);
      printf("%d %d %d ", year, month, day);
      CFAbsoluteTime later = moment;
      printf("%d ", CFCalendarAddComponents(calendar, &later, 0, "Md", 1, 0));
      CFCalendarDecomposeAbsoluteTime(calendar, later, "M", &month);
      CFCalendarGetComponentDifference(calendar, moment, later, 0, "d", &days);
      CFRange range = CFCalendarGetRangeOfUnit(calendar, kCFCalendarUnitDay, kCFCalendarUnitMonth, moment);
      CFCalendarGetTimeRangeOfUnit(calendar, kCFCalendarUnitDay, moment + 3600, &start, &interval);
      printf("%d %d %ld %.0f %d %s", month, days, range.length, interval, start == moment ? 10 : 0,
        TEXT(CFCalendarGetIdentifier(calendar)));]=])
  end)

  it("pads texts, searches lists, creates errors and allocates memory", function()
    assert.equal("ab1212 ab 2 5 7 d 13 abc", printed([=[
      CFMutableStringRef text = CFStringCreateMutableCopy(NULL, 0, CFSTR("ab"));
      CFStringPad(text, CFSTR("12"), 6, 0); printf("%s ", TEXT(text));
      CFStringPad(text, NULL, 2, 0); printf("%s ", TEXT(text));
      CFArrayRef list = (__bridge CFArrayRef)@[@1, @3, @5, @7, @9];
      CFRange all = CFRangeMake(0, 5);
      printf("%ld ", CFArrayBSearchValues(list, all, (__bridge void *)@5, compare, NULL));
      printf("%ld ", CFArrayBSearchValues(list, all, (__bridge void *)@10, compare, NULL));
      const void *keys[] = {kCFErrorLocalizedDescriptionKey}, *values[] = {CFSTR("d")};
      CFErrorRef error = CFErrorCreateWithUserInfoKeysAndValues(NULL, kCFErrorDomainMach, 7, keys, values, 1);
      printf("%ld %s ", CFErrorGetCode(error), TEXT(CFErrorCopyDescription(error)));
      char *memory = CFAllocatorAllocate(NULL, 4, 0); memory[0] = 13;
      memory = CFAllocatorReallocate(NULL, memory, 8, 0); printf("%d ", memory[0]); CFAllocatorDeallocate(NULL, memory);
      CFDataRef data = CFDataCreateWithBytesNoCopy(NULL, (const UInt8 *)"abc", 3, kCFAllocatorNull);
      printf("%.3s", CFDataGetBytePtr(data));]=], [=[
      static CFComparisonResult compare(const void *one, const void *other, void *context) {
        return CFNumberCompare(one, other, NULL);
      }]=]))
  end)

  it("decodes C strings by their encodings", function()
    assert.equal("café é 1 aé 2", printed [=[
      CFMutableStringRef text = CFStringCreateMutable(NULL, 0);
      char characters[] = {(char)0xE9, 0};
      printf("%s ", TEXT(CFStringCreateWithCString(NULL, "caf\xe9", kCFStringEncodingISOLatin1)));
      printf("%s ", TEXT(CFStringCreateWithCString(NULL, characters, kCFStringEncodingWindowsLatin1)));
      printf("%d ", CFStringCreateWithCString(NULL, characters, kCFStringEncodingUTF8) == NULL);
      CFStringAppendCString(text, "a", kCFStringEncodingASCII);
      CFStringAppendCString(text, "\xe2\x82", kCFStringEncodingUTF8);
      CFStringAppendCString(text, characters, kCFStringEncodingISOLatin1);
      printf("%s %ld", TEXT(text), CFStringGetLength(text));]=])
  end)

  it("takes locale identifiers and addresses apart", function()
    assert.equal("CH de gregorian fr_CA ?q=1#f mailbox@example.com a/b 1", printed [=[
      NSDictionary *parts = CFBridgingRelease(CFLocaleCreateComponentsFromLocaleIdentifier(NULL, CFSTR("de_CH")));
      printf("%s %s ", [parts[(__bridge id)kCFLocaleCountryCode] UTF8String], [parts[(__bridge id)kCFLocaleLanguageCode] UTF8String]);
      printf("%s ", TEXT(CFLocaleGetValue(CFLocaleCreate(NULL, CFSTR("en_US")), kCFLocaleCalendarIdentifier)));
      NSDictionary *made = @{(__bridge id)kCFLocaleLanguageCode: @"fr", (__bridge id)kCFLocaleCountryCode: @"CA"};
      printf("%s ", TEXT(CFLocaleCreateLocaleIdentifierFromComponents(NULL, (__bridge CFDictionaryRef)made)));
      CFURLRef address = CFURLCreateWithString(NULL, CFSTR("http://example.com/a/b?q=1#f"), NULL);
      printf("%s ", TEXT(CFURLCopyResourceSpecifier(address)));
      printf("%s ", TEXT(CFURLCopyResourceSpecifier(CFURLCreateWithString(NULL, CFSTR("mailto:mailbox@example.com"), NULL))));
      Boolean isAbsolute = false;
      printf("%s ", TEXT(CFURLCopyStrictPath(address, &isAbsolute)));
      printf("%d", isAbsolute);]=])
  end)
end)
