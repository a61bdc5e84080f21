describe("view animations", function()
  local window = uikit.keyWindow()
  local view

  before_each(function()
    view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
    window:addSubview_(view)
  end)
  after_each(function()
    runloop.run(5)
    view:removeFromSuperview()
  end)

  local function fade(duration, to, log)
    objc.UIView:animateWithDuration_animations_completion_(duration,
      function() view:setAlpha_(to) end,
      function(finished) log[#log + 1] = tostring(finished) .. "@" .. runloop.now() end)
  end

  it("change the model at once and complete after their duration", function()
    local start, log = runloop.now(), {}
    fade(0.25, 0.5, log)
    assert.equal(0.5, view:alpha())
    runloop.run(0.2)
    assert.same({}, log)
    runloop.run(0.05)
    assert.same({"true@" .. start + 0.25}, log)
  end)

  it("count the delay, and twice the time when they go back", function()
    local start, ends = runloop.now(), nil
    objc.UIView:animateWithDuration_delay_options_animations_completion_(
      0.25, 0.5, uikit.UIViewAnimationOptionAutoreverse,
      function() view:setCenter_ {10, 10} end, function() ends = runloop.now() - start end)
    runloop.run(2)
    assert.equal(1.0, ends)
  end)

  it("of no length complete in the next turn, or at once if that is set", function()
    local log = {}
    fade(0, 0.5, log)
    assert.same({}, log)
    runloop.run(0)
    assert.equal(1, #log)
    uikit.setting("zeroDurationCompletion", "atOnce")
    fade(0, 1, log)
    assert.equal(2, #log)
    uikit.setting("zeroDurationCompletion", "nextTurn")
  end)

  it("end unfinished when another one animates their property", function()
    local first, second = {}, {}
    fade(0.5, 0.5, first)
    runloop.run(0.125)
    fade(0.5, 1, second)
    assert.matches("^false@", first[1])
    runloop.run(1)
    assert.equal(1, #first)
    assert.matches("^true@", second[1])
  end)

  it("end unfinished when all their views leave the window", function()
    local start, log, other = runloop.now(), {}, objc.UIView:new()
    window:addSubview_(other)
    local inside = objc.UIView:new()
    other:addSubview_(inside)
    objc.UIView:animateWithDuration_animations_completion_(0.5, function()
      view:setAlpha_(0.5)
      inside:setAlpha_(0.5)
    end, function(finished) log[#log + 1] = tostring(finished) .. "@" .. runloop.now() - start end)
    other:removeFromSuperview()
    runloop.run(0.25)
    assert.same({}, log)
    view:removeFromSuperview()
    assert.same({}, log)
    runloop.run(0)
    assert.same({"false@0.25"}, log)
    runloop.run(1)
    assert.equal(1, #log)
  end)

  it("that change nothing complete in the next turn, or last if that is set", function()
    local start, log = runloop.now(), {}
    local function idle()
      objc.UIView:animateWithDuration_animations_completion_(0.25, function() end,
        function(finished) log[#log + 1] = tostring(finished) .. "@" .. runloop.now() - start end)
    end
    idle()
    assert.same({}, log)
    runloop.run(0)
    assert.same({"true@0.0"}, log)
    uikit.setting("idleAnimation", "lasts")
    idle()
    runloop.run(1)
    assert.same({"true@0.0", "true@0.25"}, log)
    uikit.setting("idleAnimation", "endsAtOnce")
  end)

  it("run as often as their block says, forward and back", function()
    local start, ends = runloop.now(), nil
    objc.UIView:animateWithDuration_delay_options_animations_completion_(
      0.5, 0, uikit.UIViewAnimationOptionRepeat | uikit.UIViewAnimationOptionCurveLinear, function()
        objc.UIView:setAnimationRepeatCount_(2)
        objc.UIView:setAnimationRepeatAutoreverses_(true)
        view:setAlpha_(0)
      end, function(finished) ends = {finished, runloop.now() - start} end)
    runloop.run(0.25)
    assert.equal(0.5, view:layer():presentationLayer():opacity())
    runloop.run(0.5)
    assert.equal(0.5, view:layer():presentationLayer():opacity())
    runloop.run(0.5)
    assert.equal(0.5, view:layer():presentationLayer():opacity())
    runloop.run(2)
    assert.same({true, 2.0}, ends)
    assert.error_matches(function() objc.UIView:setAnimationRepeatCount_(-1) end, "an animation cannot run")
  end)

  it("run forever with an infinite count, and keep nothing running", function()
    local ended = false
    objc.UIView:animateWithDuration_animations_completion_(0.5, function()
      objc.UIView:setAnimationRepeatCount_(math.huge)
      view:setAlpha_(0)
    end, function() ended = true end)
    runloop.runUntilIdle()
    runloop.run(100.25)
    assert.is_false(ended)
    assert.is_true(view:layer():presentationLayer():opacity() > 0)
    view:layer():removeAllAnimations()
    runloop.run(0)
    assert.is_true(ended)
  end)

  it("complete in the next turn when they change no property", function()
    local start, log = runloop.now(), {}
    fade(1, 1, log)
    runloop.run(0)
    assert.same({"true@" .. start}, log)
  end)

  it("keep fingers off their views unless they allow them", function()
    local hits = 0
    local Target = objc.getClass("AnimationTarget") or objc.class("AnimationTarget", objc.NSObject, function(instance)
      function instance:tapped() hits = hits + 1 end
    end)
    local target, button = Target:new(), objc.UIButton:buttonWithType_(0)
    button:setFrame_ {0, 0, 50, 50}
    button:addTarget_action_forControlEvents_(target, "tapped", uikit.UIControlEventTouchUpInside)
    view:addSubview_(button)
    fade(0.5, 0.5, {})
    gesture.tap(button)
    assert.equal(0, hits)
    runloop.run(1)
    gesture.tap(button)
    assert.equal(1, hits)
    objc.UIView:animateWithDuration_delay_options_animations_completion_(
      0.5, 0, uikit.UIViewAnimationOptionAllowUserInteraction, function() view:setAlpha_(1) end, nil)
    gesture.tap(button)
    assert.equal(2, hits)
  end)

  it("last as long as the one around them", function()
    local start, ends = runloop.now(), nil
    objc.UIView:animateWithDuration_animations_(0.5, function()
      objc.UIView:animateWithDuration_animations_completion_(0.1,
        function() view:setAlpha_(0.3) end, function() ends = runloop.now() - start end)
    end)
    runloop.run(1)
    assert.equal(0.5, ends)
  end)

  it("are not made while they are switched off", function()
    local log = {}
    objc.UIView:performWithoutAnimation_(function()
      assert.is_false(objc.UIView:areAnimationsEnabled())
      fade(1, 0.2, log)
    end)
    runloop.run(0)
    assert.equal(1, #log)
    assert.is_true(objc.UIView:areAnimationsEnabled())
  end)

  it("of the old API call their delegate's selectors", function()
    local log = {}
    local Delegate = objc.class("AnimationDelegate", objc.NSObject, function(instance)
      instance["started:context:"] = function(_, name) log[#log + 1] = "start " .. name end
      instance["stopped:finished:context:"] = function(_, name, finished)
        log[#log + 1] = ("stop %s %s"):format(name, finished)
      end
    end)
    objc.UIView:beginAnimations_context_("move", nil)
    objc.UIView:setAnimationDuration_(0.4)
    objc.UIView:setAnimationDelegate_(Delegate:new())
    objc.UIView:setAnimationWillStartSelector_("started:context:")
    objc.UIView:setAnimationDidStopSelector_("stopped:finished:context:")
    view:setCenter_ {30, 30}
    objc.UIView:commitAnimations()
    runloop.run(0.3)
    assert.same({"start move"}, log)
    runloop.run(0.2)
    assert.same({"start move", "stop move true"}, log)
  end)

  it("run a transition's block at once and replace one view by another", function()
    local other, done = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 10}, false
    objc.UIView:transitionFromView_toView_duration_options_completion_(
      view, other, 0.3, 0, function() done = true end)
    assert.is_nil(view:superview())
    assert.equal(window, other:superview())
    runloop.run(0.4)
    assert.is_true(done)
    other:removeFromSuperview()
  end)

  it("reject invalid durations, and pass on errors of a block", function()
    assert.error_matches(function()
      objc.UIView:animateWithDuration_animations_(0 / 0, function() end)
    end, "cannot last nan seconds")
    assert.error_matches(function()
      objc.UIView:animateWithDuration_animations_(1, function() error("inside", 0) end)
    end, "inside")
    local log = {}
    fade(0.25, 0.1, log)
    runloop.run(0.25)
    assert.equal(1, #log)
  end)

  it("are removed by a restored snapshot", function()
    local log, snapshot = {}, objc.snapshot()
    fade(0.25, 0.5, log)
    objc.restore(snapshot)
    runloop.run(1)
    assert.same({}, log)
  end)
end)

describe("an animation by keyframes", function()
  it("runs its blocks at once, and ends after all of them", function()
    local view = objc.UIView:alloc():initWithFrame_{0, 0, 10, 10}
    uikit.keyWindow():addSubview_(view)
    local seen = {}
    objc.UIView:animateKeyframesWithDuration_delay_options_animations_completion_(
      1, 0, uikit.UIViewKeyframeAnimationOptionCalculationModeLinear, function()
        objc.UIView:addKeyframeWithRelativeStartTime_relativeDuration_animations_(0, 0.5, function()
          view:setAlpha_(0.5)
          seen[#seen + 1] = "first"
        end)
        objc.UIView:addKeyframeWithRelativeStartTime_relativeDuration_animations_(0.5, 0.5, function()
          view:setAlpha_(0)
          seen[#seen + 1] = "second"
        end)
      end, function(done) seen[#seen + 1] = done end)
    runloop.run(0.9)
    assert.are.same({"first", "second"}, seen)
    runloop.run(0.2)
    assert.are.same({"first", "second", true}, seen)
    assert.error_matches(function()
      objc.UIView:addKeyframeWithRelativeStartTime_relativeDuration_animations_(
        2, 0, function() end)
    end, "relative times are from 0 to 1")
    view:removeFromSuperview()
  end)
end)
