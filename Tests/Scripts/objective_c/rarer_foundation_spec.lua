-- Foundation methods with pointer parameters: the values that a source receives through them.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

local function body(statements)
  return (run("#import <Foundation/Foundation.h>\nint main(void) {\n" .. statements .. "\nreturn 0; }"))
end

describe("a source that uses rarer members of Foundation", function()
  it("reckons with decimal structures", function()
    assert.equal("1.5 -1.5 1.50", body [[
      NSDecimal one, other; NSDecimalFromString(&one, @"1.5", nil); NSDecimalFromComponents(&other, 15, -1, YES);
      printf("%s %s %.2f", NSDecimalString(&one, nil).UTF8String, NSDecimalString(&other, nil).UTF8String,
        NSDecimalDouble(&one));]])
  end)

  it("parses values with formatters, whose pointer parameter comes first", function()
    assert.equal("1 12 0 The value “x” is invalid. 1 1994", body [[
      NSNumberFormatter *numbers = [NSNumberFormatter new];
      NSString *error = nil;
      NSNumber *number = nil;
      printf("%d ", [numbers getObjectValue:&number forString:@"12" errorDescription:&error]);
      printf("%d ", number.intValue);
      printf("%d %s ", [numbers getObjectValue:&number forString:@"x" errorDescription:&error], error.UTF8String);
      NSDateFormatter *dates = [NSDateFormatter new];
      dates.dateFormat = @"yyyy-MM-dd";
      NSDate *date = nil;
      printf("%d ", [dates getObjectValue:&date forString:@"1994-11-06" errorDescription:NULL]);
      printf("%d", (int)[[NSCalendar currentCalendar] component:NSCalendarUnitYear fromDate:date]);]])
  end)

  it("compresses, and reads links, with an error by reference", function()
    assert.equal("yes a 260", body [[
      NSError *error = nil; NSData *text = [@"aaaaaaaaaaaaaaaaaaaaaaaa" dataUsingEncoding:NSUTF8StringEncoding];
      NSData *small = [text compressedDataUsingAlgorithm:NSDataCompressionAlgorithmZlib error:&error];
      NSFileManager *files = NSFileManager.defaultManager;
      NSString *path = [NSTemporaryDirectory() stringByAppendingPathComponent:@"link"];
      [files createSymbolicLinkAtPath:path withDestinationPath:@"a" error:&error];
      NSString *target = [files destinationOfSymbolicLinkAtPath:path error:&error];
      [files destinationOfSymbolicLinkAtPath:@"/none" error:&error];
      printf("%s %s %ld", small.length < text.length ? "yes" : "no", target.UTF8String, (long)error.code);]])
  end)

  it("receives ranges from a tagger, and an encoding with its text", function()
    assert.equal("Word {4, 3} 4 hé", body [[
      NSLinguisticTagger *tagger = [[NSLinguisticTagger alloc]
        initWithTagSchemes:@[NSLinguisticTagSchemeTokenType] options:0];
      tagger.string = @"One two"; NSRange range;
      NSString *tag = [tagger tagAtIndex:4 unit:NSLinguisticTaggerUnitWord
        scheme:NSLinguisticTagSchemeTokenType tokenRange:&range];
      NSString *text = nil; BOOL isLossy = YES;
      NSStringEncoding encoding = [NSString stringEncodingForData:[@"hé" dataUsingEncoding:NSUTF8StringEncoding]
        encodingOptions:nil convertedString:&text usedLossyConversion:&isLossy];
      printf("%s %s %lu %s", tag.UTF8String, NSStringFromRange(range).UTF8String, (unsigned long)encoding,
        text.UTF8String);]])
  end)

  it("gets the value that a message writes through its first pointer", function()
    assert.equal("1 1 0", body [[
      NSError *error = nil; NSNumber *isFolder = nil; NSURLRelationship relationship = NSURLRelationshipOther;
      NSURL *folder = [NSURL fileURLWithPath:NSHomeDirectory()];
      NSURL *item = [NSURL fileURLWithPath:NSTemporaryDirectory()];
      BOOL ok = [item getResourceValue:&isFolder forKey:NSURLIsDirectoryKey error:&error];
      [NSFileManager.defaultManager getRelationship:&relationship ofDirectoryAtURL:folder toItemAtURL:item
        error:&error];
      printf("%d %d %ld", ok, isFolder.boolValue, (long)relationship);]])
  end)
end)
