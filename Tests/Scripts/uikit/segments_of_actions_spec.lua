local world, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

describe("a segmented control with actions", function()
  it("performs the action of the segment that a finger chooses", function()
    local function action(title)
      return objc.UIAction:actionWithTitle_image_identifier_handler_(title, nil, title,
        function(of) note("action " .. of:title()) end)
    end
    local control = objc.UISegmentedControl:alloc():initWithFrame_actions_({0, 0, 200, 40},
      {action "one", action "two"})
    control:addAction_forControlEvents_(
      objc.UIAction:actionWithHandler_(function() note "changed" end),
      uikit.UIControlEventValueChanged)
    uikit.keyWindow():addSubview_(control)
    runloop.run(0)
    assert.equal("two", control:titleForSegmentAtIndex_(1))
    assert.equal(1, control:segmentIndexForActionIdentifier_("two"))
    gesture.tap(control, {at = {150, 20}})
    assert.same({"action two", "changed"}, log)
  end)
end)
