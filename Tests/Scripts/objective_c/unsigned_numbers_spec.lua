-- Unsigned numbers above INT64_MAX in property lists, user defaults and scanners.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function printed(statements)
  return (run("#import <Foundation/Foundation.h>\nint main(void) { @autoreleasepool {\n"
    .. "NSNumber *large = @(18446744073709551613u), *least = @(9223372036854775808u);\n" .. statements .. "} return 0; }"))
end

describe("an unsigned number above INT64_MAX", function()
  it("is written to property lists of both formats and read again", function()
    local values = "18446744073709551613 9223372036854775808 -3 9223372036854775807 Q q"
    assert.equal(("%s\n%s\n<integer>18446744073709551613</integer>"):format(values, values), printed [=[
      NSArray *list = @[large, least, @(-3), @(LLONG_MAX)];
      NSPropertyListFormat formats[] = {NSPropertyListXMLFormat_v1_0, NSPropertyListBinaryFormat_v1_0};
      for (int i = 0; i < 2; i++) {
        NSData *data = [NSPropertyListSerialization dataWithPropertyList:list format:formats[i] options:0 error:NULL];
        NSArray *read = [NSPropertyListSerialization propertyListWithData:data options:0 format:NULL error:NULL];
        printf("%s %s %s\n", [read componentsJoinedByString:@" "].UTF8String, [read[1] objCType], [read[3] objCType]);
      }
      NSData *xml = [NSPropertyListSerialization dataWithPropertyList:large format:formats[0] options:0 error:NULL];
      NSString *text = [[NSString alloc] initWithData:xml encoding:NSUTF8StringEncoding];
      printf("%s", [text componentsSeparatedByString:@"\n"][3].UTF8String);]=])
  end)

  it("has sixteen bytes in a binary property list", function()
    assert.equal("14 8 fffffffffffffffd", printed [=[
      NSData *data = [NSPropertyListSerialization dataWithPropertyList:large format:NSPropertyListBinaryFormat_v1_0
        options:0 error:NULL];
      const unsigned char *bytes = data.bytes; int zeros = 0; unsigned long value = 0;
      while (bytes[9 + zeros] == 0) zeros++;
      for (int i = 0; i < 8; i++) value = value << 8 | bytes[9 + zeros + i];
      printf("%x %d %lx", bytes[8], zeros, value);]=])
  end)

  it("is kept by user defaults and archives", function()
    assert.equal("18446744073709551613 18446744073709551613", printed [=[
      [NSUserDefaults.standardUserDefaults setObject:large forKey:@"large"];
      NSData *data = [NSKeyedArchiver archivedDataWithRootObject:@[large] requiringSecureCoding:YES error:NULL];
      NSSet *classes = [NSSet setWithObjects:NSArray.class, NSNumber.class, nil];
      printf("%s %s", [[NSUserDefaults.standardUserDefaults objectForKey:@"large"] description].UTF8String,
        [[[NSKeyedUnarchiver unarchivedObjectOfClasses:classes fromData:data error:NULL] firstObject] description].UTF8String);]=])
  end)

  it("is scanned, and the largest number if the text has a larger one", function()
    assert.equal("18446744073709551613 18446744073709551615", printed [=[
      unsigned long long one = 0, other = 0;
      [[NSScanner scannerWithString:@"18446744073709551613"] scanUnsignedLongLong:&one];
      [[NSScanner scannerWithString:@"18446744073709551616"] scanUnsignedLongLong:&other];
      printf("%llu %llu", one, other);]=])
  end)
end)
