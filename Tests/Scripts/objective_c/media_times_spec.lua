-- CMTime and CMTimeRange: exact fractions of seconds.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local main = dofile(here .. "support/run_main.lua")
local headers = "#import <CoreMedia/CoreMedia.h>\n"
  .. "static void show(CMTime time) { NSString *text = CFBridgingRelease(CMTimeCopyDescription(NULL, time));\n"
  .. "  printf(\"%s \", text.UTF8String); }\n"

describe("a time of media", function()
  it("is summed in the common unit, and in a coarser one if it does not fit", function()
    assert.equal("{5/6 = 0.833} {4611686018427387904/150 = 30744573456182588.000, rounded} ", main([[
      show(CMTimeAdd(CMTimeMake(1, 2), CMTimeMake(1, 3)));
      show(CMTimeAdd(CMTimeMake(INT64_MAX, 600), CMTimeMake(INT64_MAX, 600)));]], headers))
  end)

  it("is converted by each method of rounding", function()
    assert.equal("{1/1 = 1.000, rounded} {0/1 = 0.000, rounded} {-1/5 = -0.200, rounded} {-3/5 = -0.600, rounded} "
      .. "{3/1 = 3.000, rounded} {-2/1 = -2.000, rounded} ", main([[
      show(CMTimeConvertScale(CMTimeMake(5, 10), 1, kCMTimeRoundingMethod_Default));
      show(CMTimeConvertScale(CMTimeMake(-9, 10), 1, kCMTimeRoundingMethod_RoundTowardZero));
      show(CMTimeConvertScale(CMTimeMake(-1, 100), 5, kCMTimeRoundingMethod_QuickTime));
      show(CMTimeConvertScale(CMTimeMake(-7, 10), 5, kCMTimeRoundingMethod_QuickTime));
      show(CMTimeConvertScale(CMTimeMake(21, 10), 1, kCMTimeRoundingMethod_RoundTowardPositiveInfinity));
      show(CMTimeConvertScale(CMTimeMake(-11, 10), 1, kCMTimeRoundingMethod_RoundTowardNegativeInfinity));]], headers))
  end)

  it("is multiplied without loss", function()
    assert.equal("{1/6 = 0.167} {10240/122880 = 0.083} {-3/2 = -1.500} ", main([[
      show(CMTimeMultiplyByRatio(CMTimeMake(1, 2), 1, 3));
      show(CMTimeMultiplyByFloat64(CMTimeMake(1, 30), 2.5));
      show(CMTimeMultiply(CMTimeMake(1, 2), -3));]], headers))
  end)

  it("may be infinite, indefinite or invalid", function()
    assert.equal("{+INFINITY} {INVALID} {INDEFINITE} {-INFINITY} -1 1 1 1", main([[
      show(CMTimeMultiply(kCMTimeNegativeInfinity, -2));
      show(CMTimeSubtract(kCMTimePositiveInfinity, kCMTimePositiveInfinity));
      show(CMTimeAdd(CMTimeMake(1, 1), kCMTimeIndefinite));
      show(CMTimeAdd(CMTimeMake(1, 1), kCMTimeNegativeInfinity));
      printf("%d %d %d %d", CMTimeCompare(kCMTimeIndefinite, kCMTimePositiveInfinity),
        CMTimeCompare(kCMTimeInvalid, kCMTimePositiveInfinity), CMTIME_IS_INVALID(CMTimeMake(1, 0)),
        CMTIME_IS_POSITIVE_INFINITY(kCMTimePositiveInfinity));]], headers))
  end)
end)

describe("a range of media", function()
  local made = "CMTimeRange range = CMTimeRangeMake(CMTimeMake(0, 1), CMTimeMake(10, 1));\n"
  it("contains its start and not its end", function()
    assert.equal("1 0 1 0 1", main(made .. [[
      printf("%d %d %d %d %d", CMTimeRangeContainsTime(range, kCMTimeZero), CMTimeRangeContainsTime(range, CMTimeMake(10, 1)),
        CMTIMERANGE_IS_EMPTY(kCMTimeRangeZero), CMTIMERANGE_IS_VALID(kCMTimeRangeInvalid),
        CMTimeRangeEqual(range, CMTimeRangeFromTimeToTime(CMTimeMake(0, 30), CMTimeMake(300, 30))));]], headers))
  end)

  it("is joined, cut and mapped", function()
    assert.equal("{25/1 = 25.000} {5/1 = 5.000} {10/1 = 10.000} {5/1 = 5.000} {7208960/65536 = 110.000} ", main(made .. [[
      show(CMTimeRangeGetUnion(range, CMTimeRangeMake(CMTimeMake(20, 1), CMTimeMake(5, 1))).duration);
      show(CMTimeRangeGetIntersection(range, CMTimeRangeMake(CMTimeMake(5, 1), CMTimeMake(10, 1))).duration);
      show(CMTimeClampToRange(CMTimeMake(12, 1), range));
      show(CMTimeFoldIntoRange(CMTimeMake(25, 1), range));
      show(CMTimeMapTimeFromRangeToRange(CMTimeMake(5, 1), range, CMTimeRangeMake(CMTimeMake(100, 1), CMTimeMake(20, 1))));]],
      headers))
  end)

  it("comes back from a dictionary", function()
    assert.equal("10 1", main(made .. [[
      NSDictionary *list = CFBridgingRelease(CMTimeRangeCopyAsDictionary(range, NULL));
      printf("%d %d", [list[(__bridge NSString *)kCMTimeRangeDurationKey][(__bridge NSString *)kCMTimeValueKey] intValue],
        CMTimeRangeEqual(range, CMTimeRangeMakeFromDictionary((__bridge CFDictionaryRef)list)));]], headers))
  end)
end)
