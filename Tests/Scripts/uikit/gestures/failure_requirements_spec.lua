describe("recognizers on one touch", function()
  local window = uikit.keyWindow()
  local view, trace, start

  local Noting = objc.class("RequirementNoting", objc.NSObject, function(instance)
    function instance:fired_(recognizer)
      trace[#trace + 1] = recognizer:name() .. " " .. recognizer:state()
      trace.at = runloop.now() - start
    end
  end)
  local target

  before_each(function()
    runloop.run(5)
    trace, start = {}, runloop.now()
    target = Noting:new()
    view = objc.UIView:alloc():initWithFrame_ {100, 100, 200, 300}
    window:addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function add(class, name, owner)
    local recognizer = class:alloc():initWithTarget_action_(target, "fired:")
    recognizer:setName_(name);
    (owner or view):addGestureRecognizer_(recognizer)
    return recognizer
  end

  local function taps(name, count)
    local tap = add(objc.UITapGestureRecognizer, name)
    tap:setNumberOfTapsRequired_(count)
    return tap
  end

  local function line() return table.concat(trace, ", ") end

  describe("by default", function()
    it("exclude each other: the first to recognize fails the other", function()
      local one = add(objc.UIPanGestureRecognizer, "one")
      local two = add(objc.UIPanGestureRecognizer, "two")
      local finger = gesture.touch(view)
      finger:move {by = {x = 20, y = 0}}
      assert.equal("one 1", line())
      assert.equal(uikit.UIGestureRecognizerStateFailed, two:state())
      finger:lift()
      assert.equal("one 1, one 3", line())
      assert.equal(0, one:state())
      assert.equal(0, two:state())
    end)

    it("exclude each other from view to view as well", function()
      local inner = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
      view:addSubview_(inner)
      add(objc.UITapGestureRecognizer, "outer")
      add(objc.UITapGestureRecognizer, "inner", inner)
      gesture.tap(inner)
      assert.equal("inner 3", line())
    end)

    it("do not affect one that has received no touch", function()
      local away = objc.UIView:alloc():initWithFrame_ {0, 150, 100, 100}
      local here = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
      view:addSubview_(away)
      view:addSubview_(here)
      local first = add(objc.UIPanGestureRecognizer, "away", away)
      add(objc.UIPanGestureRecognizer, "here", here)
      local one = gesture.touch(here)
      one:move {by = {x = 20, y = 0}}
      assert.equal(uikit.UIGestureRecognizerStatePossible, first:state())
      local two = gesture.touch(away)
      two:move {by = {x = 20, y = 0}}
      assert.equal("here 1, away 1", line())
      one:lift()
      two:lift()
    end)

    for _, order in ipairs {{1, 2}, {2, 1}} do
      it("recognize one tap at the first lift and two at the second, added as "
        .. table.concat(order, ", "), function()
        for _, count in ipairs(order) do taps(tostring(count), count) end
        gesture.tap(view)
        assert.equal("1 3", line())
        runloop.run(0.1)
        gesture.tap(view)
        assert.equal("1 3, 2 3", line())
        runloop.run(1)
        assert.equal("1 3, 2 3", line())
      end)
    end
  end)

  describe("of which one requires the other to fail", function()
    local single, double

    before_each(function()
      single, double = taps("single", 1), taps("double", 2)
      single:requireGestureRecognizerToFail_(double)
    end)

    it("recognize a single tap when the double tap has failed", function()
      gesture.tap(view)
      runloop.run(0.2)
      assert.equal("", line())
      assert.equal(uikit.UIGestureRecognizerStatePossible, single:state())
      runloop.run(1)
      assert.equal("single 3", line())
      assert.near(0.35, trace.at, 1e-9)
    end)

    it("recognize a double tap only as such", function()
      gesture.tap(view, {count = 2})
      runloop.run(1)
      assert.equal("double 3", line())
    end)

    it("do so again and again", function()
      for _ = 1, 2 do
        gesture.tap(view)
        runloop.run(1)
        gesture.tap(view, {count = 2})
        runloop.run(1)
      end
      assert.equal("single 3, double 3, single 3, double 3", line())
    end)

    it("do not wait for one that is disabled", function()
      double:setEnabled_(false)
      gesture.tap(view)
      assert.equal("single 3", line())
    end)

    it("stop waiting when the other one is disabled or removed", function()
      gesture.tap(view)
      double:setEnabled_(false)
      runloop.run(0)
      assert.equal("single 3", line())
      double:setEnabled_(true)
      gesture.tap(view)
      view:removeGestureRecognizer_(double)
      runloop.run(0)
      assert.equal("single 3, single 3", line())
    end)
  end)

  it("begin late but whole when the required recognizer fails", function()
    local swipe = add(objc.UISwipeGestureRecognizer, "swipe")
    local pan = add(objc.UIPanGestureRecognizer, "pan")
    pan:requireGestureRecognizerToFail_(swipe)
    local finger = gesture.touch(view, {x = 100, y = 50})
    finger:move {by = {x = 0, y = 30}}
    assert.equal("", line())
    finger:move {by = {x = 0, y = 30}}
    assert.equal("pan 1", line())
    assert.near(60, pan:translationInView_(view).y, 1e-9)
    finger:lift()
    assert.equal("pan 1, pan 3", line())
    gesture.drag(view, {from = {x = 50, y = 50}, by = {x = 60, y = 0}, duration = 0})
    assert.equal("pan 1, pan 3, swipe 3", line())
  end)

  it("may require each other: nothing hangs", function()
    local one, two = add(objc.UIPanGestureRecognizer, "one"), add(objc.UIPanGestureRecognizer, "two")
    one:requireGestureRecognizerToFail_(two)
    two:requireGestureRecognizerToFail_(one)
    one:requireGestureRecognizerToFail_(one)
    gesture.drag(view, {by = {x = 0, y = 60}})
    runloop.run(1)
    assert.equal(0, one:state())
    assert.equal(0, two:state())
    assert.is_true(#trace >= 2)
  end)

  it("can require one that is deallocated", function()
    local pan = add(objc.UIPanGestureRecognizer, "pan")
    do
      local gone <close> = objc.UISwipeGestureRecognizer:new()
      pan:requireGestureRecognizerToFail_(gone)
    end
    runloop.run(0)
    gesture.drag(view, {by = {x = 60, y = 0}, duration = 0})
    assert.equal("pan 1, pan 3", line())
  end)

  it("recognize after a disabled one", function()
    local tap = taps("tap", 1)
    tap:setEnabled_(false)
    gesture.tap(view)
    assert.equal("", line())
  end)
end)
