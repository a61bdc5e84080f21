describe("a navigation controller during an animated transition", function()
  local navigation, pages, log, former
  before_each(function()
    log, former = {}, uikit.keyWindow():rootViewController()
    pages = {}
    for i = 1, 3 do pages[i] = objc.UIViewController:new() end
    navigation = objc.UINavigationController:alloc():initWithRootViewController_(pages[1])
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(1)
    hook.before(navigation, "pushViewController:animated:", function(_, page)
      for i, each in ipairs(pages) do if each == page then log[#log + 1] = "push " .. i end end
    end)
  end)
  after_each(function() uikit.keyWindow():setRootViewController_(former) runloop.run(1) end)

  it("keeps a push, and sends it again when the transition has ended", function()
    navigation:pushViewController_animated_(pages[2], true)
    navigation:pushViewController_animated_(pages[3], true)
    assert.equal(2, #navigation:viewControllers())
    runloop.run(0.2)
    assert.equal(2, #navigation:viewControllers())
    runloop.run(1)
    assert.same({"push 2", "push 3", "push 3"}, log)
    assert.equal(pages[3], navigation:topViewController())
  end)

  it("keeps a pop and a new stack", function()
    navigation:pushViewController_animated_(pages[2], true)
    assert.is_nil(navigation:popViewControllerAnimated_(true))
    assert.equal(2, #navigation:viewControllers())
    runloop.run(1)
    assert.equal(1, #navigation:viewControllers())
    navigation:pushViewController_animated_(pages[2], true)
    navigation:setViewControllers_animated_({pages[3]}, false)
    assert.equal(2, #navigation:viewControllers())
    runloop.run(1)
    assert.equal(pages[3], navigation:topViewController())
  end)

  it("sends a kept pop to a page or to the root again as it was sent", function()
    local sent = {}
    for _, name in ipairs {"popToRootViewControllerAnimated:", "popToViewController:animated:"} do
      hook.before(navigation, name, function() sent[#sent + 1] = name end)
    end
    for _, page in ipairs {false, pages[1]} do
      navigation:pushViewController_animated_(pages[2], true)
      if page then
        navigation:popToViewController_animated_(page, true)
      else
        navigation:popToRootViewControllerAnimated_(true)
      end
      runloop.run(1)
      assert.equal(pages[1], navigation:topViewController())
    end
    local root, other = "popToRootViewControllerAnimated:", "popToViewController:animated:"
    assert.same({root, root, other, other}, sent)
  end)

  it("refuses the same page only then", function()
    navigation:pushViewController_animated_(pages[2], true)
    navigation:pushViewController_animated_(pages[2], true)
    local ok, e = pcall(runloop.run, 1)
    assert.is_false(ok)
    local isOld = tonumber(uikit.settings().systemVersion.value) < 13
    assert.matches(isOld and "^Pushing the same view controller instance more than once is not supported %(<"
      or "is pushing the same view controller instance .* more than once which is not "
        .. "supported and is most likely an error in the application : ", e.reason)
  end)

  it("keeps a presentation of a page that comes", function()
    local presented = objc.UIViewController:new()
    navigation:pushViewController_animated_(pages[2], true)
    local completed
    pages[2]:presentViewController_animated_completion_(presented, true, function() completed = true end)
    assert.is_nil(pages[2]:presentedViewController())
    runloop.run(0.36)
    assert.equal(presented, pages[2]:presentedViewController())
    runloop.run(1)
    assert.is_true(completed)
  end)

  it("takes a push from viewDidAppear: at once", function()
    local Page = objc.class("PushingPage", objc.UIViewController, function(instance, _, super)
      function instance:viewDidAppear_(animated)
        super(self):viewDidAppear_(animated)
        if self:navigationController():topViewController() == self then
          navigation:pushViewController_animated_(pages[3], true)
          log[#log + 1] = #navigation:viewControllers()
        end
      end
    end)
    navigation:pushViewController_animated_(Page:new(), true)
    runloop.run(2)
    assert.same({"push 3", 3}, log)
  end)
end)

describe("a second dismissal", function()
  local root, middle, top, log, former
  before_each(function()
    log, former = {}, uikit.keyWindow():rootViewController()
    root, middle, top = objc.UIViewController:new(), objc.UIViewController:new(), objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    runloop.run(0.1)
    root:presentViewController_animated_completion_(middle, false, nil)
    runloop.run(0.1)
    middle:presentViewController_animated_completion_(top, false, nil)
    runloop.run(0.1)
  end)
  after_each(function() uikit.keyWindow():setRootViewController_(former) runloop.run(1) end)

  local function dismiss(page, animated, name)
    page:dismissViewControllerAnimated_completion_(animated, function() log[#log + 1] = name end)
  end

  it("in the same turn goes to the presenter", function()
    for _, animated in ipairs {true, false} do
      dismiss(middle, animated, "first")
      dismiss(middle, animated, "second")
      runloop.run(2)
      assert.is_nil(root:presentedViewController())
      assert.same({"first", "second"}, log)
      log = {}
      root:presentViewController_animated_completion_(middle, false, nil)
      runloop.run(0.1)
      middle:presentViewController_animated_completion_(top, false, nil)
      runloop.run(0.1)
    end
  end)

  it("of the topmost controller takes its presenter, too", function()
    dismiss(top, true, "first")
    runloop.run(0.2)
    dismiss(top, true, "second")
    runloop.run(2)
    assert.is_nil(root:presentedViewController())
    assert.same({"first", "second"}, log)
  end)

  it("calls its completion with nothing left to dismiss", function()
    dismiss(root, true, "first")
    dismiss(root, true, "second")
    runloop.run(2)
    dismiss(root, true, "third")
    assert.same({"first", "second", "third"}, log)
  end)
end)
