local world, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

describe("a gesture recognizer", function()
  it("accepts only its allowed touch types", function()
    local view = objc.UIView:alloc():initWithFrame_({0, 0, 100, 100})
    uikit.keyWindow():addSubview_(view)
    local Target = objc.class("TapCounter", objc.NSObject, function(instance)
      function instance:tapped() note "tap" end
    end)
    local target = Target:new()
    local tap = objc.UITapGestureRecognizer:alloc():initWithTarget_action_(target, "tapped")
    view:addGestureRecognizer_(tap)
    gesture.tap(view)
    tap:setAllowedTouchTypes_({uikit.UITouchTypePencil})
    gesture.tap(view)
    assert.same({"tap"}, log)
  end)
end)
