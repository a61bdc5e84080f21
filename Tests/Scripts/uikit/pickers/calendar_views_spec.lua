local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

local function day(number, month)
  local components = objc.NSDateComponents:new()
  components:setYear_(2026)
  components:setMonth_(month or 1)
  components:setDay_(number)
  return components
end

local function calendar()
  local view = objc.UICalendarView:alloc():initWithFrame_{0, 100, 350, 340}
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
  return view
end

describe("a calendar view", function()
  it("selects one day, and deselects it", function()
    local log = {}
    local Delegate = objc.class("OneDay", objc.NSObject, {protocols = {"UICalendarSelectionSingleDateDelegate"}},
      function(instance)
        function instance:dateSelection_canSelectDate_(_, date) return not date or date:day() ~= 13 end
        function instance:dateSelection_didSelectDate_(_, date) log[#log + 1] = date and date:day() or "none" end
      end)
    local view, delegate = calendar(), Delegate:new()
    local selection = objc.UICalendarSelectionSingleDate:alloc():initWithDelegate_(delegate)
    view:setSelectionBehavior_(selection)
    uikit.choose(view, day(5))
    uikit.choose(view, day(13))
    assert.equal(5, selection:selectedDate():day())
    uikit.choose(view, day(5))
    assert.same({5, "none"}, log)
    assert.is_nil(selection:selectedDate())
  end)

  it("accepts a tap on the day under the finger", function()
    local chosen = {}
    local Delegate = objc.class("Days", objc.NSObject, {protocols = {"UICalendarSelectionMultiDateDelegate"}},
      function(instance)
        function instance:multiDateSelection_didSelectDate_(_, date) chosen[#chosen + 1] = date:day() end
        function instance:multiDateSelection_didDeselectDate_(_, date) chosen[#chosen + 1] = -date:day() end
      end)
    local view, delegate = calendar(), Delegate:new()
    local selection = objc.UICalendarSelectionMultiDate:alloc():initWithDelegate_(delegate)
    view:setSelectionBehavior_(selection)
    -- The first of January 2026 is a Thursday: the fifth column of a week that begins on Sunday.
    gesture.tap(view, {at = {4.5 * 50, 74 + 22}})
    runloop.run(1)
    gesture.tap(view, {at = {0.5 * 50, 74 + 44 + 22}})
    runloop.run(1)
    gesture.tap(view, {at = {4.5 * 50, 74 + 22}})
    assert.same({1, 4, -1}, chosen)
    assert.equal(1, #selection:selectedDates())
  end)

  it("turns to other months by a swipe, and requests their decorations", function()
    local asked, former = {}, {}
    local sign
    local Delegate = objc.class("Decorator", objc.NSObject, {protocols = {"UICalendarViewDelegate"}}, function(instance)
      function instance:calendarView_decorationForDateComponents_(_, date)
        asked[#asked + 1] = date:month() * 100 + date:day()
        if date:month() == 2 and date:day() == 3 then
          return objc.UICalendarViewDecoration:decorationWithCustomViewProvider_(function()
            sign = objc.UILabel:alloc():initWithFrame_{0, 0, 10, 8}
            return sign
          end)
        end
      end
      function instance:calendarView_didChangeVisibleDateComponentsFrom_(_, components)
        former[#former + 1] = components:month()
      end
    end)
    local view, delegate = calendar(), Delegate:new()
    view:setDelegate_(delegate)
    runloop.run(0)
    assert.same({31, 101, 131}, {#asked, asked[1], asked[31]})
    gesture.flick(view, {from = {300, 200}, by = {-200, 0}})
    runloop.run(0)
    assert.same({1}, former)
    assert.same({2, 59}, {view:visibleDateComponents():month(), #asked})
    assert.equal(view, sign:superview())
    view:reloadDecorationsForDateComponents_animated_({day(3, 2), day(3, 1)}, false)
    assert.equal(60, #asked)
  end)

  it("has no days outside its range", function()
    local view = calendar()
    local Delegate = objc.class("AnyDay", objc.NSObject, {protocols = {"UICalendarSelectionSingleDateDelegate"}},
      function(instance) function instance:dateSelection_didSelectDate_() end end)
    local delegate = Delegate:new()
    view:setSelectionBehavior_(objc.UICalendarSelectionSingleDate:alloc():initWithDelegate_(delegate))
    local current = view:calendar()
    view:setAvailableDateRange_(objc.NSDateInterval:alloc():initWithStartDate_endDate_(
      current:dateFromComponents_(day(2)), current:dateFromComponents_(day(20))))
    uikit.choose(view, day(3))
    assert.equal(3, view:selectionBehavior():selectedDate():day())
    assert.error_matches(function() uikit.choose(view, day(25)) end, "availableDateRange")
  end)
end)
