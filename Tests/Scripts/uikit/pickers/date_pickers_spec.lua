-- What a user does in a date picker, in each mode and style.

local world, picker, log

local function date(text)
  local formatter = objc.NSDateFormatter:new()
  formatter:setDateFormat_ "yyyy-MM-dd HH:mm:ss"
  formatter:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "UTC")
  return formatter:dateFromString_(text)
end

local function text(of)
  local formatter = objc.NSDateFormatter:new()
  formatter:setDateFormat_ "yyyy-MM-dd HH:mm:ss"
  formatter:setTimeZone_(objc.NSTimeZone:timeZoneWithName_ "UTC")
  return formatter:stringFromDate_(of or picker:date())
end

local function make(mode, style, start)
  picker = objc.UIDatePicker:alloc():initWithFrame_ {35, 100, 320, 216}
  picker:setDatePickerMode_(mode)
  picker:setPreferredDatePickerStyle_(style)
  picker:setDate_(date(start or "2026-03-31 10:30:20"))
  local Ear = objc.class("DateEar" .. #log .. tostring(picker), objc.NSObject, function(instance)
    function instance:changed_(sender)
      log[#log + 1] = sender:datePickerMode() == 3 and sender:countDownDuration() or text(sender:date())
    end
    function instance:began() log[#log + 1] = "began" end
    function instance:ended() log[#log + 1] = "ended" end
  end):new()
  objc.setAssociatedObject(picker, "ear", Ear)
  picker:addTarget_action_forControlEvents_(Ear, "changed:", uikit.UIControlEventValueChanged)
  picker:addTarget_action_forControlEvents_(Ear, "began", uikit.UIControlEventEditingDidBegin)
  picker:addTarget_action_forControlEvents_(Ear, "ended", uikit.UIControlEventEditingDidEnd)
  uikit.keyWindow():addSubview_(picker)
  runloop.run(0)
  return picker
end

-- The labels on the screen with a text, in the window's coordinates.
local function place(wanted, view)
  view = view or uikit.keyWindow()
  if view:isKindOfClass_(objc.UILabel) and view:text() == wanted then
    local size = view:bounds().size
    return view:convertPoint_toView_({size.width / 2, size.height / 2}, nil)
  end
  for _, inner in ipairs(view:subviews()) do
    local found = place(wanted, inner)
    if found then return found end
  end
end

local function tap(wanted) gesture.tap(uikit.keyWindow(), (assert(place(wanted), wanted))) runloop.run(1) end

local function turn(x, rows)
  gesture.drag(picker, {from = {x = x, y = 108}, by = {x = 0, y = -32 * rows}, duration = 0.5, hold = 0.3})
  runloop.run(2)
end

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

describe("the wheels of a date picker", function()
  local wheels = 1

  it("are turned by a finger in the mode of times", function()
    make(uikit.UIDatePickerModeTime, wheels)
    turn(50, 3)
    assert.equal("2026-03-31 13:30:00", text())
    turn(160, -5)
    assert.equal("2026-03-31 13:25:00", text())
    turn(270, -1)
    assert.equal("2026-03-31 01:25:00", text())
    assert.same({"2026-03-31 13:30:00", "2026-03-31 13:25:00", "2026-03-31 01:25:00"}, log)
  end)

  it("are turned in the mode of dates, in the order of the locale", function()
    make(uikit.UIDatePickerModeDate, wheels)
    turn(50, -1)
    -- February has no 31st.
    assert.equal("2026-02-28 10:30:20", text())
    turn(160, 1)
    assert.equal("2026-02-28 10:30:20", text(), "a day that the month does not have")
    turn(270, 2)
    assert.equal("2028-02-28 10:30:20", text())
    picker:removeFromSuperview()
    make(uikit.UIDatePickerModeDate, wheels)
    picker:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_ "de_DE")
    runloop.run(0)
    turn(50, -1)
    assert.equal("2026-03-30 10:30:20", text())
    assert.is_truthy(place "März")
  end)

  it("are turned in the mode of dates and times, beyond midnight", function()
    make(uikit.UIDatePickerModeDateAndTime, wheels, "2026-03-31 22:30:20")
    assert.is_truthy(place "Tue Mar 31")
    turn(60, 1)
    assert.equal("2026-04-01 22:30:20", text())
    turn(150, 2)
    assert.equal("2026-04-01 00:30:00", text())
    assert.equal(2, #log)
  end)

  it("are turned in the mode of durations, of a minute at least", function()
    make(uikit.UIDatePickerModeCountDownTimer, 0)
    picker:setCountDownDuration_(3600)
    turn(80, -1)
    turn(240, 5)
    assert.same({60, 360}, log)
  end)

  it("send no event for the user's first duration before 14, unless code has changed it", function()
    for version, expected in pairs {["13.7"] = {83100}, ["14.0"] = {82800, 83100}} do
      uikit.setting("systemVersion", version)
      log = {}
      make(uikit.UIDatePickerModeCountDownTimer, 0)
      turn(80, -1)
      turn(240, 5)
      assert.same(expected, log, version)
      log = {}
      picker:removeFromSuperview()
      make(uikit.UIDatePickerModeCountDownTimer, 0)
      picker:setCountDownDuration_(3600)
      turn(240, 5)
      assert.equal(1, #log, version)
      picker:removeFromSuperview()
    end
  end)

  it("return to the limits and count by the interval", function()
    make(uikit.UIDatePickerModeTime, wheels)
    picker:setMinuteInterval_(15)
    picker:setMaximumDate_(date "2026-03-31 12:00:00")
    turn(160, 1)
    assert.equal("2026-03-31 10:45:00", text())
    turn(50, 4)
    assert.equal("2026-03-31 12:00:00", text())
  end)

  it("do not turn while the picker is disabled, and send nothing for changes by code", function()
    make(uikit.UIDatePickerModeTime, wheels)
    picker:setDate_animated_(date "2026-03-31 20:05:00", true)
    runloop.run(1)
    assert.is_truthy(place "8")
    assert.same({}, log)
    picker:setEnabled_(false)
    runloop.run(0)
    turn(50, 3)
    assert.equal("2026-03-31 20:05:00", text())
    assert.error_matches(function() uikit.choose(picker, date "2026-03-31 09:00:00") end,
      "is disabled: no user can operate it", 1, true)
  end)
end)

describe("the days of a date picker", function()
  it("are tapped in an inline one; a swipe and the arrows show other months", function()
    make(uikit.UIDatePickerModeDate, 3)
    assert.is_truthy(place "March 2026")
    tap "15"
    assert.equal("2026-03-15 10:30:20", text())
    gesture.flick(picker, {from = {x = 250, y = 180}, by = {x = -150, y = 0}})
    runloop.run(1)
    assert.is_truthy(place "April 2026")
    tap "›"
    tap "3"
    assert.equal("2026-05-03 10:30:20", text())
    assert.same({"2026-03-15 10:30:20", "2026-05-03 10:30:20"}, log)
  end)

  it("outside the limits cannot be tapped", function()
    make(uikit.UIDatePickerModeDate, 3)
    picker:setMinimumDate_(date "2026-03-10 12:00:00")
    tap "9"
    assert.same({}, log)
    tap "10"
    -- The tapped day begins before the limit.
    assert.same({"2026-03-10 12:00:00"}, log)
  end)

  it("and the times of a compact one open above the window, and close beside them", function()
    make(uikit.UIDatePickerModeDateAndTime, 0)
    assert.equal(2, picker:datePickerStyle())
    tap "Mar 31, 2026"
    tap "12"
    assert.equal("2026-03-12 10:30:20", text())
    gesture.tap(uikit.keyWindow(), {10, 800})
    runloop.run(1)
    assert.is_nil(place "15")
    tap "10:30\u{202F}AM"
    gesture.tap(uikit.keyWindow(), (assert(place "AM")))
    tap "PM"
    gesture.tap(uikit.keyWindow(), {10, 800})
    runloop.run(1)
    assert.equal("2026-03-12 22:30:20", text())
    assert.same({"began", "2026-03-12 10:30:20", "ended", "began", "2026-03-12 22:30:20", "ended"}, log)
    assert.is_truthy(place "10:30\u{202F}PM")
  end)
end)

describe("uikit.choose", function()
  it("selects a date in each mode and style, and leaves what the mode does not show", function()
    for _, style in ipairs {1, 2, 3} do
      for mode, expected in pairs {
        [0] = "2026-03-31 17:45:00", [1] = "2027-05-06 10:30:20", [2] = "2027-05-06 17:45:00",
      } do
        log = {}
        make(mode, style)
        uikit.choose(picker, date "2027-05-06 17:45:09")
        assert.same({expected}, log, mode .. " in " .. style)
        picker:removeFromSuperview()
      end
      log = {}
      make(3, style)
      uikit.choose(picker, 5400)
      assert.same({5400}, log)
      picker:removeFromSuperview()
    end
  end)

  it("says what no user can select", function()
    make(uikit.UIDatePickerModeDateAndTime, 2)
    picker:setMinimumDate_(date "2026-03-01 00:00:00")
    picker:setMinuteInterval_(5)
    local function refused(answer, words)
      assert.error_matches(function() uikit.choose(picker, answer) end, words, 1, true)
    end
    refused(date "2026-02-01 00:00:00", "is before the minimumDate: no user can select it")
    refused(date "2026-04-01 00:07:00", "there is no minute 7, because the minuteInterval is 5")
    refused("tomorrow", "a UIDatePicker takes an NSDate, got string")
    refused(nil, "a UIDatePicker takes an NSDate, got nil")
    picker:setDatePickerMode_(3)
    refused(30, "takes seconds from 60 to 86340")
    picker:setHidden_(true)
    refused(60, "is hidden: no user can operate it")
    picker:removeFromSuperview()
    refused(60, "is not in a window: no user can operate it")
    assert.same({}, log)
  end)
end)

describe("the style of a date picker", function()
  it("is that of its system and its mode", function()
    local function styles()
      local found = {}
      for mode = 0, 3 do
        local one = objc.UIDatePicker:new()
        one:setDatePickerMode_(mode)
        found[#found + 1] = one:sizeThatFits_({0, 0}).height
      end
      return found
    end
    assert.same({34, 34, 34, 216}, styles())
    uikit.setting("systemVersion", "13.7")
    assert.same({216, 216, 216, 216}, styles())
  end)
end)
