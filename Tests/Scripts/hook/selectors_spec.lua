-- How a hook finds its selector, and the errors for selectors that no class can implement.

local function reason(fn, ...)
  local ok, e = pcall(fn, ...)
  assert.is_false(ok)
  return e.reason
end

local function nothing() end

describe("the handlers of hook.delegate", function()
  local view
  before_each(function() view = objc.UIScrollView:alloc():initWithFrame_({0, 0, 100, 100}) end)

  it("have names that are spelled as messages are", function()
    local seen = {}
    hook.delegate(view, {
      scrollViewDidScroll_ = function() seen[#seen + 1] = "scrolled" end,
      scrollViewDidEndDragging_willDecelerate = function() seen[#seen + 1] = "dragged" end,
    })
    local proxy
    local token = hook.before(objc.UIScrollView, "setDelegate:", function(_, it) proxy = it end)
    view:setDelegate_(nil)
    token:remove()
    view:setContentOffset_ {0, 5}
    proxy:scrollViewDidEndDragging_willDecelerate_(view, false)
    assert.are.same({"scrolled", "dragged"}, seen)
  end)

  it("can be methods that only the app's delegate implements, spelled or exact", function()
    local App = objc.class("SelectorsApp", objc.NSObject, function(instance)
      function instance:app_did_(what) return what end
      instance["exactly:"] = function(_, what) return what end
    end)
    local app = App:new()
    view:setDelegate_(app)
    assert.is_true(hook.delegate(view, {app_did_ = nothing}):isActive())
    assert.is_true(hook.delegate(view, {["exactly:"] = nothing}):isActive())
    assert.is_true(hook.delegate(view, {exactly = nothing}):isActive())
  end)

  it("can be messages that a delegate forwards", function()
    local Target = objc.class("SelectorsTarget", objc.NSObject, function(instance)
      function instance:arrived_() end
    end)
    local target = Target:new()
    local App = objc.class("SelectorsForwarder", objc.NSObject, function(instance)
      function instance:respondsToSelector_(selector) return target:respondsToSelector_(selector) end
      function instance:forwardingTargetForSelector_() return target end
    end)
    local app = App:new()
    view:setDelegate_(app)
    assert.is_true(hook.delegate(view, {["arrived:"] = nothing}):isActive())
  end)

  it("are rejected when neither the property's protocol nor the delegate has them", function()
    local text = reason(hook.delegate, view, {["scrollViewDidScrol:"] = nothing})
    assert.matches("UIScrollViewDelegate does not declare 'scrollViewDidScrol:'", text, 1, true)
    assert.matches("did you mean 'scrollViewDidScroll:'?", text, 1, true)
    text = reason(hook.delegate, view, {scrollViewDidScrol_ = nothing})
    assert.matches("did you mean 'scrollViewDidScroll:'?", text, 1, true)
    local delegate = objc.NSObject:new()
    view:setDelegate_(delegate)
    text = reason(hook.delegate, view, {somethingElse = nothing})
    assert.matches("neither UIScrollViewDelegate nor the delegate knows 'somethingElse'", text, 1, true)
  end)

  it("of a table view are its delegate's and a scroll view's", function()
    local list = objc.UITableView:alloc():initWithFrame_({0, 0, 100, 100})
    assert.is_true(hook.delegate(list, {
      tableView_didSelectRowAtIndexPath_ = nothing, scrollViewDidScroll_ = nothing,
    }):isActive())
    assert.matches("does not declare 'tableView:didSelectRowAtIndexPath:'",
      reason(hook.delegate, view, {["tableView:didSelectRowAtIndexPath:"] = nothing}), 1, true)
  end)

  it("of a slot without a protocol may be anything, as a definition is spelled", function()
    local Owner = objc.class("SelectorsOwner", objc.NSObject)
    objc.property(Owner, "delegate", {policy = "weak"})
    local owner, seen = Owner:new(), nil
    hook.delegate(owner, {owner_did_ = function(_, _, _, what) seen = what end})
    local proxy
    hook.before(Owner, "setDelegate:", function(_, it) proxy = it end)
    owner:setDelegate_(nil)
    objc.msgSend(proxy, "owner:did:", owner, "it")
    assert.are.equal("it", seen)
  end)

  it("are one for each selector", function()
    assert.matches("two handlers for 'scrollViewDidScroll:'", reason(hook.delegate, view, {
      scrollViewDidScroll_ = nothing, ["scrollViewDidScroll:"] = nothing}), 1, true)
  end)
end)

describe("a hook", function()
  it("of a spelling names the selector that was meant", function()
    assert.matches("UIControl has no method 'sendAction_to_forEvent_'; "
      .. "did you mean 'sendAction:to:forEvent:'?",
      reason(hook.before, objc.UIControl, "sendAction_to_forEvent_", nothing), 1, true)
    assert.matches("did you mean 'setText:'?", reason(hook.after, objc.UILabel, "setText", nothing),
      1, true)
    assert.matches("did you mean 'isHidden'?",
      reason(hook.instead, objc.UIView, "is_hidden", nothing), 1, true)
  end)

  it("of a selector in the class's protocol suggests the nearest name there too", function()
    local C = objc.class("SelectorsAdopter", objc.NSObject, {protocols = {"UIScrollViewDelegate"}})
    assert.matches("did you mean 'scrollViewDidEndDecelerating:'?",
      reason(hook.before, C, "scrollViewDidEndDecelerate:", nothing), 1, true)
    assert.is_true(hook.before(C, "scrollViewDidEndDecelerating:", nothing):isActive())
  end)

  it("of a selector that only the class or only instances implement names the other side", function()
    assert.matches("'buttonWithType:' is a method of the class: "
      .. 'hook objc.getMetaClass("UIButton")',
      reason(hook.before, objc.UIButton, "buttonWithType:", nothing), 1, true)
    assert.matches("'sendAction:to:forEvent:' is a method of instances: hook objc.UIControl",
      reason(hook.before, objc.getMetaClass "UIControl", "sendAction:to:forEvent:", nothing), 1, true)
    assert.is_true(hook.before(objc.getMetaClass "UIButton", "buttonWithType:", nothing):isActive())
  end)

  it("of an impossible selector is an error", function()
    for _, name in ipairs {"", "view did load", "set-text:", "1st:"} do
      assert.matches("'" .. name .. "' is no selector",
        reason(hook.before, objc.UIView, name, nothing), 1, true)
    end
  end)

  it("can be installed before its method is defined, or for a forwarded message", function()
    local C = objc.class("SelectorsLater", objc.NSObject)
    assert.is_true(hook.before(C, "arriveMuchLater:", nothing):isActive())
    local F = objc.class("SelectorsForwards", objc.NSObject, function(instance)
      function instance:forwardingTargetForSelector_() return objc.UIButton end
    end)
    assert.is_true(hook.before(F, "buttonWithType:", nothing):isActive())
  end)
end)
