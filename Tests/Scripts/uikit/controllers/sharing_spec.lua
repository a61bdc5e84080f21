local world, controller, log

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

local function note(...) log[#log + 1] = table.concat({...}, " ") end

local function activity()
  local cls = objc.class("Polish", "UIActivity")
  function cls:activityType() return "polish" end
  function cls:activityTitle() return "Polish" end
  function cls:canPerformWithActivityItems_(items) note("can", items[1]) return true end
  function cls:prepareWithActivityItems_(items) note("prepare", items[1]) end
  function cls:performActivity() note "perform" self:activityDidFinish_(true) end
  return cls:new()
end

local function share(items, activities)
  controller = objc.UIActivityViewController:alloc():initWithActivityItems_applicationActivities_(items, activities)
  controller:setCompletionWithItemsHandler_(function(type, completed) note("done", type or "-", tostring(completed)) end)
  uikit.keyWindow():setRootViewController_(objc.UIViewController:new())
  runloop.run(0)
  uikit.keyWindow():rootViewController():presentViewController_animated_completion_(controller, true, nil)
  runloop.run(1)
end

-- UIActivityItemsConfiguration came with iOS 13.
local later = objc.NSClassFromString "UIActivityItemsConfiguration" and it or pending

describe("a sheet for sharing", function()
  it("prepares and performs the selected activity", function()
    share({"text"}, {activity()})
    uikit.choose(controller, "polish")
    runloop.run(1)
    assert.same({"can text", "prepare text", "perform", "done polish true"}, log)
  end)

  it("asks a source for its item only when it is needed", function()
    local source = objc.class("Source", "NSObject")
    function source:activityViewControllerPlaceholderItem_() return "soon" end
    function source:activityViewController_itemForActivityType_(_, type) return "item for " .. type end
    share({source:new()}, {activity()})
    uikit.choose(controller, "polish")
    assert.same({"can soon", "prepare item for polish", "perform"}, log)
  end)

  it("has a provider make its item off the main thread, before anything is prepared", function()
    local provider = objc.class("Provider", "UIActivityItemProvider")
    function provider:item()
      note("item", self:activityType(), tostring(objc.NSThread:isMainThread()))
      return "made"
    end
    share({provider:alloc():initWithPlaceholderItem_ "soon"}, {activity()})
    uikit.choose(controller, "polish")
    runloop.run(1)
    assert.same({"can soon", "item polish false", "prepare made", "perform", "done polish true"}, log)
  end)

  it("copies, and reports that no activity was selected", function()
    share({"copied"}, nil)
    uikit.choose(controller, uikit.UIActivityTypeCopyToPasteboard)
    assert.equal("copied", objc.UIPasteboard:generalPasteboard():string())
    runloop.run(1)
    share({"text"}, nil)
    uikit.choose(controller, nil)
    runloop.run(1)
    assert.same({"done com.apple.UIKit.activity.CopyToPasteboard true", "done - false"}, log)
  end)

  it("does not offer excluded or impossible activities", function()
    local weak = objc.class("Weak", "UIActivity")
    function weak:activityType() return "weak" end
    share({"text"}, {weak:new()})
    assert.error_matches(function() uikit.choose(controller, "weak") end,
      "uikit.choose: <UIActivityViewController: 0x%x+> does not offer the activity 'weak'")
  end)

  later("uses the properties of a configuration", function()
    local configuration = objc.UIActivityItemsConfiguration:alloc():initWithObjects_{"a text"}
    configuration:setMetadataProvider_(function(key) return "about " .. key end)
    assert.equal("about x", configuration:activityItemsConfigurationMetadataForKey_ "x")
    assert.equal(1, #configuration:itemProvidersForActivityItemsConfiguration())
    local sheet = objc.UIActivityViewController:alloc():initWithActivityItemsConfiguration_(configuration)
    assert.equal("UIActivityViewController", tostring(sheet:class()))
  end)
end)
