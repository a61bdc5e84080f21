local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run_main = dofile(here .. "support/run_main.lua")

describe("a range", function()
  it("keeps numbers above 2^53", function()
    assert.equal("{9007199254740993, 18446744073709551615} 9007199254740993 9007199254740995", run_main [=[
      NSRange range = NSMakeRange(9007199254740993, NSUIntegerMax);
      NSValue *value = [NSValue valueWithRange:range];
      printf("%s %lu ", NSStringFromRange(range).UTF8String, value.rangeValue.location);
      printf("%lu", [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(9007199254740995, 1)].firstIndex);]=])
  end)

  it("is read from a text with unsigned numbers", function()
    assert.equal("1 1 5", run_main [=[
      NSRange large = NSRangeFromString(@"100000000000000000000000 5");
      printf("%d ", large.location == NSUIntegerMax);
      printf("%d %lu", NSRangeFromString(@"18446744073709551614 5").location == NSUIntegerMax - 1, large.length);]=])
  end)

  it("differs from one that a double could not tell apart", function()
    assert.equal("0 1", run_main [=[
      NSValue *one = [NSValue valueWithRange:NSMakeRange(9007199254740993, 1)];
      printf("%d ", [one isEqual:[NSValue valueWithRange:NSMakeRange(9007199254740992, 1)]]);
      printf("%d", [one isEqual:[NSValue valueWithRange:NSMakeRange(9007199254740993, 1)]]);]=])
  end)

  it("beyond the end of what fills a buffer is refused before anything is written", function()
    assert.equal("3 range {1, 18446744073709551615} range {1, 5} range {1, 2} 7", run_main [=[
      id __unsafe_unretained objects[2];
      unichar characters[4] = {7};
      int refused = 0;
      NSString *reasons = @"";
      @try { [@"abc" getCharacters:characters range:NSMakeRange(1, NSUIntegerMax)]; } @catch (id e) { refused++; }
      @try { [@"abc" getCharacters:characters range:NSMakeRange(2, 2)]; } @catch (id e) { refused++; }
      @try { [@"abc" getCharacters:characters range:NSMakeRange(NSNotFound, 1)]; } @catch (id e) { refused++; }
      for (NSValue *range in @[[NSValue valueWithRange:NSMakeRange(1, NSUIntegerMax)], [NSValue valueWithRange:NSMakeRange(1, 5)]])
        @try { [@[@1, @2] getObjects:objects range:range.rangeValue]; } @catch (NSException *e) {
          NSString *reason = [e.reason componentsSeparatedByString:@": "].lastObject;
          reasons = [reasons stringByAppendingFormat:@" %@", [reason componentsSeparatedByString:@" extends"].firstObject];
        }
      @try { [[NSOrderedSet orderedSetWithObjects:@1, @2, nil] getObjects:objects range:NSMakeRange(1, 2)]; }
      @catch (NSException *e) { reasons = [reasons stringByAppendingString:@" range {1, 2}"]; }
      printf("%d%s %d", refused, reasons.UTF8String, characters[0]);]=])
  end)
end)

describe("a limit of NSUIntegerMax", function()
  it("fills a buffer with everything", function()
    assert.equal("4 3 4 abc 3 abc 3 a", run_main [=[
      NSIndexSet *indexes = [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(3, 4)];
      NSUInteger buffer[8], used = 0;
      NSRange all = NSMakeRange(0, NSUIntegerMax), rest = NSMakeRange(4, NSNotFound);
      char text[8] = {0};
      uint8_t bytes[8];
      id __unsafe_unretained keys[1];
      printf("%lu ", [indexes getIndexes:buffer maxCount:8 inIndexRange:&all]);
      printf("%lu ", [indexes getIndexes:buffer maxCount:8 inIndexRange:&rest]);
      printf("%lu ", [indexes getIndexes:buffer maxCount:NSUIntegerMax inIndexRange:NULL]);
      [@"abc" getCString:text maxLength:NSUIntegerMax encoding:NSUTF8StringEncoding];
      printf("%s ", text);
      [@"abc" getBytes:bytes maxLength:NSUIntegerMax usedLength:&used encoding:NSUTF8StringEncoding options:0
                 range:NSMakeRange(0, 3) remainingRange:NULL];
      [@"abc" getFileSystemRepresentation:text maxLength:NSUIntegerMax];
      printf("%lu %s ", used, text);
      NSInputStream *stream = [NSInputStream inputStreamWithData:[@"abc" dataUsingEncoding:NSUTF8StringEncoding]];
      [stream open];
      printf("%ld ", [stream read:bytes maxLength:NSUIntegerMax]);
      [@{@"a": @1} getObjects:NULL andKeys:keys count:NSUIntegerMax];
      printf("%s", [keys[0] UTF8String]);]=])
  end)
end)
