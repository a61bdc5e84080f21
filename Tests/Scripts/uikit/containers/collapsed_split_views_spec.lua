-- Split view controllers in the compact width of a phone, which collapse when they appear.
local world, split, list, detail, log

local function titled(class, title)
  local made = class:new()
  made:setTitle_(title)
  return made
end

local function note(text) log[#log + 1] = text end

local Page = objc.class("SplitPage", objc.UIViewController, function(instance, _, super)
  function instance:viewWillAppear_(animated)
    super(self):viewWillAppear_(animated)
    note(self:title() .. " appears")
  end
end)

before_each(function()
  world, log = objc.snapshot(), {}
  split, list, detail = objc.UISplitViewController:new(), titled(Page, "List"), titled(Page, "Detail")
end)
after_each(function() objc.restore(world) end)

local function navigation(root) return objc.UINavigationController:alloc():initWithRootViewController_(root) end

local function show()
  uikit.keyWindow():setRootViewController_(split)
  runloop.run(0)
end

-- Taps the back button of a navigation bar.
local function tap_back(bar)
  local function search(view)
    if view:accessibilityIdentifier() == "BackButton" then return view end
    for _, inner in ipairs(view:subviews()) do
      local found = search(inner)
      if found then return found end
    end
  end
  gesture.tap(search(bar))
  runloop.run(1)
end

describe("a split view controller in a compact width", function()
  it("pushes its secondary controller onto the primary one", function()
    local lists = navigation(list)
    split:setViewControllers_ {lists, detail}
    assert.is_false(split:isCollapsed())
    show()
    assert.is_true(split:isCollapsed())
    assert.same({lists}, split:viewControllers())
    assert.same({list, detail}, lists:viewControllers())
    assert.same({"Detail appears"}, log)
    tap_back(lists:navigationBar())
    assert.same({list}, lists:viewControllers())
    assert.same({"Detail appears", "List appears"}, log)
  end)

  it("leaves out the secondary controller if its delegate has handled it", function()
    local asked
    local delegate = objc.class("CollapseDelegate", objc.NSObject, function(instance)
      instance["splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"] =
        function(_, asking, secondary, primary)
          asked = {asking, secondary, primary}
          return true
        end
    end):new()
    local lists, details = navigation(list), navigation(detail)
    split:setViewControllers_ {lists, details}
    split:setDelegate_(delegate)
    show()
    assert.same({split, details, lists}, asked)
    assert.same({"List appears"}, log)
    assert.is_nil(details:parentViewController())
    assert.equal(split, lists:splitViewController())
  end)

  it("collapses to the primary controller that its delegate chooses", function()
    local compact = navigation(titled(Page, "Compact"))
    split:setDelegate_(objc.class("CompactDelegate", objc.NSObject, function(instance)
      function instance:primaryViewControllerForCollapsingSplitViewController_() return compact end
      instance["splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:"] =
        function() return true end
    end):new())
    split:setViewControllers_ {navigation(list), detail}
    show()
    assert.same({compact}, split:viewControllers())
    assert.same({"Compact appears"}, log)
  end)

  it("pushes a detail in a navigation controller, whose bar leads back", function()
    local lists, details = navigation(list), navigation(detail)
    split:setViewControllers_ {lists}
    show()
    list:showDetailViewController_sender_(details, nil)
    runloop.run(1)
    assert.same({list, details}, {lists:viewControllers()[1], lists:topViewController()})
    assert.is_true(lists:navigationBar():isHidden())
    assert.equal("Detail", details:navigationBar():topItem():title())
    tap_back(details:navigationBar())
    assert.equal(list, lists:topViewController())
    assert.is_false(lists:navigationBar():isHidden())
    assert.same({"List appears", "Detail appears", "List appears"}, log)
  end)

  it("presents a detail if the primary controller is no navigation controller", function()
    split:setViewControllers_ {list}
    show()
    list:showDetailViewController_sender_(detail, nil)
    runloop.run(1)
    assert.equal(detail, split:presentedViewController())
  end)

  it("is what a regular width is not", function()
    uikit.setTraits {idiom = "pad", sizeClass = "regular"}
    local lists = navigation(list)
    split:setViewControllers_ {lists, detail}
    show()
    assert.is_false(split:isCollapsed())
    assert.same({lists, detail}, split:viewControllers())
    assert.same({"Detail appears"}, log)
  end)
end)
