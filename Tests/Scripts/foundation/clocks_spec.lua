-- On a device no clock has ever read 0, and scripts rely on it: `now - last < 0.5` with last = 0.

local function seconds_of(text)
  local y, mo, d, h, mi, s = text:match "^(%d%d%d%d)%-(%d%d)%-(%d%d) (%d%d):(%d%d):(%d%d) %+0000$"
  return tonumber(y), tonumber(mo), tonumber(d), tonumber(h), tonumber(mi), tonumber(s)
end

local epoch, uptime = uikit.settings().epoch.value, uikit.settings().uptime.value
local start_2001 = epoch - objc.NSTimeIntervalSince1970

describe("the clocks that an app reads", function()
  after_each(function()
    uikit.setting("epoch", epoch)
    uikit.setting("uptime", uptime)
  end)

  it("begin far from 0, unlike the run loop's own", function()
    assert.equal(1767225600, epoch)
    assert.equal(86400, uptime)
    assert.is_true(objc.CACurrentMediaTime() >= 86400)
    assert.is_true(objc.CFAbsoluteTimeGetCurrent() >= 788918400)
    assert.is_true(objc.NSDate:date():timeIntervalSince1970() >= 1767225600)
  end)

  it("move with virtual time", function()
    local media, absolute = objc.CACurrentMediaTime(), objc.CFAbsoluteTimeGetCurrent()
    runloop.run(2)
    assert.equal(2, objc.CACurrentMediaTime() - media)
    assert.equal(2, objc.CFAbsoluteTimeGetCurrent() - absolute)
    assert.near(uptime + runloop.now(), objc.CACurrentMediaTime(), 1e-9)
  end)

  it("are the same ones under every name", function()
    local media = objc.CACurrentMediaTime()
    assert.equal(media, uikit.CACurrentMediaTime())
    assert.equal(media, objc.NSProcessInfo:processInfo():systemUptime())
    local absolute = objc.CFAbsoluteTimeGetCurrent()
    assert.equal(absolute, uikit.CFAbsoluteTimeGetCurrent())
    assert.equal(absolute, objc.NSDate:timeIntervalSinceReferenceDate())
    assert.equal(absolute, objc.NSDate:date():timeIntervalSinceReferenceDate())
  end)

  it("pass a throttle's first event", function()
    local last, let = 0, 0
    local function event(now)
      if now - last < 0.5 then return end
      last, let = now, let + 1
    end
    event(objc.CACurrentMediaTime())
    event(objc.CACurrentMediaTime())
    assert.equal(1, let)
  end)

  it("begin at the values of the settings", function()
    uikit.setting("epoch", 978307200)
    uikit.setting("uptime", 10)
    assert.near(runloop.now(), objc.NSDate:date():timeIntervalSinceReferenceDate(), 1e-6)
    assert.near(10 + runloop.now(), objc.CACurrentMediaTime(), 1e-9)
    assert.error_matches(function() uikit.setting("epoch", "2026") end, "must be a number")
  end)

  it("are part of a snapshot", function()
    local snapshot = objc.snapshot()
    uikit.setting("uptime", 7)
    objc.restore(snapshot)
    assert.near(86400 + runloop.now(), objc.CACurrentMediaTime(), 1e-9)
  end)

  it("stamp touches, events and frames", function()
    local stamps = {}
    local Noting = objc.class("ClocksNoting", objc.UIView, function(instance)
      instance["touchesBegan:withEvent:"] = function(_, touches, event)
        stamps = {touches[1]:timestamp(), event:timestamp(), objc.CACurrentMediaTime()}
      end
      instance["frame:"] = function(_, link)
        stamps = {link:timestamp(), objc.CACurrentMediaTime()}
      end
    end)
    local view = Noting:alloc():initWithFrame_({0, 0, 50, 50})
    uikit.keyWindow():addSubview_(view)
    gesture.tap(view)
    assert.equal(stamps[3], stamps[1])
    assert.equal(stamps[3], stamps[2])
    local link = objc.CADisplayLink:displayLinkWithTarget_selector_(view, "frame:")
    link:addToRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), objc.NSRunLoopCommonModes)
    stamps = {}
    runloop.run(0.02)
    assert.near(stamps[2], stamps[1], 1e-9)
    link:invalidate()
    view:removeFromSuperview()
  end)
end)

describe("NSDate", function()
  it("is 2026-01-01 00:00:00 UTC when virtual time is 0", function()
    local start = objc.NSDate:dateWithTimeInterval_sinceDate_(-runloop.now(), objc.NSDate:date())
    assert.equal("2026-01-01 00:00:00 +0000", start:description())
    assert.equal(788918400, start:timeIntervalSinceReferenceDate())
    assert.equal(1767225600, start:timeIntervalSince1970())
  end)

  it("is the present when it is made by new", function()
    assert.equal(0, objc.NSDate:new():timeIntervalSinceNow())
    assert.equal(0, objc.NSDate:now():timeIntervalSinceNow())
  end)

  it("keeps small intervals exact", function()
    local later = objc.NSDate:dateWithTimeIntervalSinceNow_(0.1)
    assert.equal(runloop.now() + 0.1 - runloop.now(), later:timeIntervalSinceNow())
    local fired
    objc.NSTimer:scheduledTimerWithTimeInterval_repeats_block_(10, false, function()
      fired = true
    end):setFireDate_(later)
    runloop.run(0.1)
    assert.is_true(fired)
  end)

  it("counts from 1970, from 2001, from now and from another date", function()
    local date = objc.NSDate:dateWithTimeIntervalSince1970_(978307201)
    assert.equal(1, date:timeIntervalSinceReferenceDate())
    assert.equal("2001-01-01 00:00:01 +0000", date:description())
    local same = objc.NSDate:alloc():initWithTimeIntervalSinceReferenceDate_(1)
    assert.is_true(date:isEqual_(same))
    assert.is_true(date:isEqualToDate_(same))
    assert.equal(date:hash(), same:hash())
    assert.equal(0, date:compare_(same))
    local next = objc.NSDate:alloc():initWithTimeInterval_sinceDate_(2, date)
    assert.equal(2, next:timeIntervalSinceDate_(date))
    assert.equal(next, date:laterDate_(next))
    assert.equal(date, date:earlierDate_(next))
    assert.equal(3, objc.NSDate:alloc():initWithTimeIntervalSince1970_(978307203)
      :timeIntervalSinceReferenceDate())
    local soon = objc.NSDate:alloc():initWithTimeIntervalSinceNow_(4)
    assert.equal(4, soon:timeIntervalSinceNow())
  end)

  it("is the same instant however it was created", function()
    local now = objc.NSDate:dateWithTimeIntervalSinceNow_(0.3)
    local same = objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(
      now:timeIntervalSinceReferenceDate())
    assert.is_true(now:isEqual_(same))
    assert.is_true(same:isEqual_(now))
    assert.equal(now:hash(), same:hash())
    assert.equal(0, now:timeIntervalSinceDate_(same))
  end)

  it("describes any day of the calendar", function()
    for text, since_1970 in pairs {
      ["1970-01-01 00:00:00 +0000"] = 0,
      ["1969-12-31 23:59:59 +0000"] = -0.5,
      ["2000-02-29 12:00:00 +0000"] = 951825600,
      ["2100-03-01 00:00:00 +0000"] = 4107542400,
      ["2024-12-31 23:59:59 +0000"] = 1735689599.999,
    } do
      assert.equal(text, objc.NSDate:dateWithTimeIntervalSince1970_(since_1970):description())
    end
    assert.same({4001, 1, 1, 0, 0, 0}, {seconds_of(objc.NSDate:distantFuture():description())})
    assert.is_true(start_2001 < objc.NSDate:distantFuture():timeIntervalSinceReferenceDate())
  end)

  it("wakes a run loop that waits until a distant future only as long as something waits", function()
    local fired
    dispatch.after(1, function() fired = true end)
    objc.NSRunLoop:mainRunLoop():runUntilDate_(objc.NSDate:dateWithTimeIntervalSinceNow_(1))
    assert.is_true(fired)
  end)
end)
