local log

local Controller = objc.class("ExchangedController", objc.UIViewController,
  function(instance, _, super)
    for _, name in ipairs{
      "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"} do
      instance[name] = function(self, animated)
        local above = super(self)
        above[name](above, animated)
        log[#log + 1] = self:title() .. " " .. name
      end
    end
  end)

local function controller(title)
  local made = Controller:new()
  made:setTitle_(title)
  return made
end

describe("a transition from one child to another", function()
  local parent, a, b

  before_each(function()
    log = {}
    parent, a, b = controller "p", controller "a", controller "b"
    uikit.keyWindow():setRootViewController_(parent)
    parent:addChildViewController_(a)
    parent:addChildViewController_(b)
    parent:view():addSubview_(a:view())
    runloop.run(0)
    log = {}
  end)

  after_each(function() uikit.keyWindow():setRootViewController_(nil) end)

  it("exchanges their views, and notifies both", function()
    local finished
    parent:transitionFromViewController_toViewController_duration_options_animations_completion_(
      a, b, 0.3, 0, function() b:view():setAlpha_(0.5) end, function(done) finished = done end)
    assert.are.same({"a viewWillDisappear:", "b viewWillAppear:"}, log)
    assert.are.equal(2, #parent:view():subviews())
    runloop.run(1)
    assert.are.same({"a viewDidDisappear:", "b viewDidAppear:"}, {table.unpack(log, 3)})
    assert.are.same({b:view()}, parent:view():subviews())
    assert.is_true(finished)
  end)

  it("is rejected for a stranger", function()
    assert.error_matches(function()
      parent:transitionFromViewController_toViewController_duration_options_animations_completion_(
        a, controller "c", 0.3, 0, nil, nil)
    end, "must have a common parent view controller")
  end)
end)

describe("showViewController:sender:", function()
  after_each(function() uikit.keyWindow():setRootViewController_(nil) end)

  it("pushes inside a navigation controller", function()
    log = {}
    local root, other = controller "r", controller "o"
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(1)
    root:showViewController_sender_(other, nil)
    runloop.run(1)
    assert.are.equal(other, navigation:topViewController())
  end)

  it("presents if no parent can show", function()
    log = {}
    local root, other = controller "r", controller "o"
    uikit.keyWindow():setRootViewController_(root)
    runloop.run(1)
    root:showViewController_sender_(other, nil)
    assert.are.equal(other, root:presentedViewController())
    runloop.run(1)
  end)
end)

describe("the edit button of a controller", function()
  it("toggles edit mode with a message, and reports it", function()
    local seen = {}
    local Edited = objc.class("ToggledController", objc.UIViewController,
      function(instance, _, super)
        function instance:setEditing_animated_(editing, animated)
          super(self):setEditing_animated_(editing, animated)
          seen[#seen + 1] = tostring(editing) .. tostring(animated)
        end
      end)
    local made = Edited:new()
    local button = made:editButtonItem()
    assert.are.equal("Edit", button:title())
    made:performSelector_withObject_(button:action(), button)
    assert.are.equal("Done", button:title())
    assert.is_true(made:isEditing())
    made:setEditing_(false)
    assert.are.same({"truetrue", "falsefalse"}, seen)
    assert.are.equal("Edit", made:editButtonItem():title())
  end)
end)
