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
end)
