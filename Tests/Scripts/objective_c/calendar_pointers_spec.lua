-- Methods with pointer parameters before a date parameter.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local run = dofile(here .. "support/run_source.lua")

describe("a calendar's pointers before the date", function()
  it("are filled by a source in Objective-C", function()
    local text = run([[
      #import <Foundation/Foundation.h>
      int main(void) { @autoreleasepool {
        NSCalendar *calendar = [NSCalendar calendarWithIdentifier:NSCalendarIdentifierGregorian];
        calendar.timeZone = [NSTimeZone timeZoneForSecondsFromGMT:0];
        NSDate *date = [NSDate dateWithTimeIntervalSince1970:1475965860], *start = nil;
        NSTimeInterval length = 0;
        BOOL found = [calendar rangeOfUnit:NSCalendarUnitMonth startDate:&start interval:&length
          forDate:date];
        printf("%d %.0f %.0f\n", found, start.timeIntervalSince1970, length);
        printf("%d\n", kCFCalendarUnitMonth == NSCalendarUnitMonth && kCFCalendarUnitWeekOfYear == NSCalendarUnitWeekOfYear);
      } return 0; }]])
    assert.matches("1 1475280000 2678400\n1", text, 1, true)
  end)

  it("can be omitted by a script", function()
    local calendar <const> = objc.NSCalendar:calendarWithIdentifier_("gregorian")
    calendar:setTimeZone_(objc.NSTimeZone:timeZoneForSecondsFromGMT_(0))
    local date = objc.NSDate:dateWithTimeIntervalSince1970_(1475965860)
    local found, start, length = calendar:rangeOfUnit_startDate_interval_forDate_(16, nil, nil, date)
    assert.is_true(found)
    assert.equal(86400.0, length)
    assert.equal(1475884800.0, start:timeIntervalSince1970())
  end)
end)
