-- Article 003: the actions that the category's one flag drops, and time windows for each pair that do not.
describe("a delayed control", function()
  local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
  local listings = root .. "scripts/examples/003_delay_button/listings/"
  local log, world, button, page

  local function use(listing)
    dofile(listings .. listing)
    button:setXx_delayTime_(2)
  end

  before_each(function()
    world, log = objc.snapshot(), {}
    page = objc.class("DelayedPage", objc.NSObject, function(instance)
      for _, name in ipairs {"first", "second"} do
        instance[name] = function() log[#log + 1] = name end
      end
    end):new()
    button = objc.UIButton:buttonWithType_(uikit.UIButtonTypeCustom)
    button:setFrame_ {50, 600, 150, 50}
    uikit.keyWindow():addSubview_(button)
  end)
  after_each(function() objc.restore(world) end)

  local function taps()
    local start, counts = runloop.now(), {}
    for place, seconds in ipairs {0, 1.9, 2.1} do
      runloop.run(start + seconds - runloop.now())
      gesture.tap(button)
      counts[place], log = table.concat(log, " "), {}
    end
    return counts
  end

  local function targets(first, second)
    button:addTarget_action_forControlEvents_(page, "first", first)
    button:addTarget_action_forControlEvents_(page, "second", second)
  end

  -- A tap while a finger drags a scroll view, after the delay has passed.
  local function tapAmidScrolling()
    local view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 4000}
    uikit.keyWindow():addSubview_(view)
    button:addTarget_action_forControlEvents_(page, "first", uikit.UIControlEventTouchUpInside)
    gesture.tap(button)
    local finger = gesture.touch(view, {x = 160, y = 400})
    finger:move {by = {x = 0, y = -100}, duration = 0.5}
    finger:hold(2)
    gesture.tap(button)
    finger:lift()
    return #log
  end

  describe("with one flag", function()
    it("loses the second target of a tap", function()
      use "UIControl+DelayEvent.lua"
      targets(uikit.UIControlEventTouchUpInside, uikit.UIControlEventTouchUpInside)
      assert.same({"first", "", "first"}, taps())
    end)

    it("loses the touch-up when the touch-down has acted", function()
      use "UIControl+DelayEvent.lua"
      targets(uikit.UIControlEventTouchDown, uikit.UIControlEventTouchUpInside)
      gesture.press(button, {duration = 0.1})
      assert.same({"first"}, log)
    end)

    it("is not reset while a finger drags a scroll view", function()
      use "UIControl+DelayEvent.lua"
      assert.equal(1, tapAmidScrolling())
      gesture.tap(button)
      assert.equal(2, #log)
    end)
  end)

  describe("with a time window for each pair", function()
    it("calls both targets, once in its delay", function()
      use "UIControl+DelayByPair.lua"
      targets(uikit.UIControlEventTouchUpInside, uikit.UIControlEventTouchUpInside)
      assert.same({"first second", "", "first second"}, taps())
    end)

    it("sends the actions for touch-down and touch-up", function()
      use "UIControl+DelayByPair.lua"
      targets(uikit.UIControlEventTouchDown, uikit.UIControlEventTouchUpInside)
      gesture.press(button, {duration = 0.1})
      assert.same({"first", "second"}, log)
    end)

    it("counts its delay while a finger drags a scroll view", function()
      use "UIControl+DelayByPair.lua"
      assert.equal(2, tapAmidScrolling())
    end)

    it("acts every time again when the delay is removed", function()
      use "UIControl+DelayByPair.lua"
      targets(uikit.UIControlEventTouchUpInside, uikit.UIControlEventTouchUpInside)
      button:setXx_delayTime_(0)
      assert.same({"first second", "first second", "first second"}, taps())
    end)
  end)
end)
