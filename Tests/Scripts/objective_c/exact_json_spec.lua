-- JSON with numbers that a double cannot represent, and with unpaired surrogates.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local printed = dofile(here .. "support/run_main.lua")

describe("JSON", function()
  it("keeps whole numbers without a sign and decimal numbers digit for digit", function()
    assert.equal("[18446744073709551615,12345678901234567890.123] 18446744073709551615 Q", printed([=[
      NSArray *list = @[@(ULLONG_MAX), [NSDecimalNumber decimalNumberWithString:@"12345678901234567890.123"]];
      NSData *data = [NSJSONSerialization dataWithJSONObject:list options:0 error:NULL];
      NSNumber *read = [NSJSONSerialization JSONObjectWithData:data options:0 error:NULL][0];
      printf("%s %llu %s", [[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding].UTF8String,
        read.unsignedLongLongValue, read.objCType);]=]))
  end)

  it("has no half of a surrogate pair", function()
    assert.equal("3840 3840 128512", printed([=[
      for (NSString *text in @[@"[\"\\ud83d\"]", @"[\"\\ude00\"]"]) {
        NSError *error = nil;
        [NSJSONSerialization JSONObjectWithData:[text dataUsingEncoding:NSUTF8StringEncoding] options:0 error:&error];
        printf("%ld ", (long)error.code);
      }
      NSData *whole = [@"[\"\\ud83d\\ude00\"]" dataUsingEncoding:NSUTF8StringEncoding];
      NSString *face = [NSJSONSerialization JSONObjectWithData:whole options:0 error:NULL][0];
      uint32_t point = 0;
      [face getBytes:&point maxLength:4 usedLength:NULL encoding:NSUTF32LittleEndianStringEncoding options:0
        range:NSMakeRange(0, face.length) remainingRange:NULL];
      printf("%u", point);]=]))
  end)
end)

describe("an operation that sends a message", function()
  it("raises when the result of a method without one is read", function()
    assert.equal("NSInvocationOperationVoidResultException 3", printed([=[
      NSMutableArray *list = [NSMutableArray array];
      NSInvocationOperation *adds = [[NSInvocationOperation alloc] initWithTarget:list selector:@selector(addObject:)
        object:@3];
      NSInvocationOperation *asks = [[NSInvocationOperation alloc] initWithTarget:list selector:@selector(lastObject)
        object:nil];
      [adds start]; [asks start];
      @try { [adds result]; } @catch (NSException *exception) { printf("%s ", exception.name.UTF8String); }
      printf("%d", [asks.result intValue]);]=]))
  end)
end)
