-- Segments made of actions, bars that are customized, axes that do not bounce, kinds of touches.

local world, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

describe("a segmented control made of actions", function()
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

describe("a tab bar that is customized", function()
  it("tells its delegate of the beginning and the end", function()
    local Delegate = objc.class("CustomizingDelegate", objc.NSObject, {
      protocols = {"UITabBarDelegate"}}, function(instance)
      function instance:tabBar_willBeginCustomizingItems_(_, items) note("will " .. #items) end
      function instance:tabBar_didBeginCustomizingItems_(_, _) note "began" end
      function instance:tabBar_willEndCustomizingItems_changed_(_, _, changed)
        note("ends " .. tostring(changed))
      end
      function instance:tabBar_didEndCustomizingItems_changed_(_, _, changed)
        note("ended " .. tostring(changed))
      end
    end)
    local bar, delegate = objc.UITabBar:new(), Delegate:new()
    local item = objc.UITabBarItem:alloc():initWithTitle_image_tag_("a", nil, 0)
    bar:setItems_({item})
    bar:setDelegate_(delegate)
    bar:beginCustomizingItems_({item})
    assert.is_true(bar:isCustomizing())
    bar:setItems_({})
    assert.is_true(bar:endCustomizingAnimated_(true))
    assert.same({"will 1", "began", "ends true", "ended true"}, log)
  end)
end)

describe("a scroll view that bounces along one axis", function()
  it("stops at the edge of the other", function()
    local view = objc.UIScrollView:alloc():initWithFrame_({0, 0, 300, 400})
    view:setContentSize_({300, 1000})
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    local lowest = 0
    hook.after(objc.UIScrollView, "setContentOffset:", function(of)
      lowest = math.min(lowest, of:contentOffset().y)
    end)
    local function pull()
      lowest = 0
      gesture.drag(view, {by = {x = 0, y = 100}, duration = 0.3})
      runloop.run(2)
      return math.min(lowest, view:contentOffset().y)
    end
    assert.is_true(pull() < 0)
    view:setBouncesVertically_(false)
    assert.equal(0, pull())
  end)
end)

describe("a gesture recognizer", function()
  it("takes only the kinds of touches that it allows", function()
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
