-- One proxy in an object's delegate chain, which works together with other libraries' changes.

local log

local function trace(fn)
  log = {}
  fn()
  return table.concat(log, " ")
end

local function note(token)
  return function() log[#log + 1] = token end
end

local names = 0

-- A view that caches which messages its delegate responds to, as UIKit's views do.
local function class_of_views(policy)
  names = names + 1
  local Storage = objc.class("SlotBase" .. names, objc.NSObject)
  objc.property(Storage, "delegate", {policy = policy or "weak"})
  local View
  View = objc.class("SlotView" .. names, Storage, function(instance, _, super)
    objc.property(instance, "scrolls", {policy = "assign", default = false})
    function instance:setDelegate_(delegate)
      super(self):setDelegate_(delegate)
      self:setScrolls_(delegate ~= nil and delegate:respondsToSelector_ "didScroll:")
    end
    function instance:scroll()
      local delegate = super(self):delegate()
      if self:scrolls() then delegate:didScroll_(self) end
    end
    function instance:ask() return super(self):delegate():shouldScroll_(self) end
  end)
  return View
end

local App = objc.class("SlotApp", objc.NSObject, function(instance)
  function instance:didScroll_() log[#log + 1] = "app" end
  function instance:shouldScroll_() return true end
end)
local Silent = objc.class("SlotSilent", objc.NSObject)

-- A proxy that another library's hook puts around a delegate.
local Wrapper = objc.class("SlotWrapper", objc.NSObject, function(instance)
  objc.property(instance, "inside", {policy = "strong"})
  function instance:didScroll_(view)
    log[#log + 1] = "sdk"
    local inside = self:inside()
    if inside and inside:respondsToSelector_ "didScroll:" then inside:didScroll_(view) end
  end
  function instance:forwardingTargetForSelector_() return self:inside() end
end)
local function wrap(delegate)
  local wrapper = Wrapper:new()
  wrapper:setInside_(delegate)
  return wrapper
end

local function hooked(view, options)
  return hook.delegate(view, {
    ["didScroll:"] = function(original, self, ...)
      log[#log + 1] = "hook"
      return original(self, ...)
    end}, options)
end

describe("hook.delegate", function()
  before_each(function() log = {} end)

  it("runs its handlers around the app's delegate, which the getter still returns", function()
    local view, app = class_of_views():new(), App:new()
    view:setDelegate_(app)
    local seen
    hook.delegate(view, {["didScroll:"] = function(original, self, sender)
      seen = {self, sender}
      return original(self, sender)
    end})
    assert.are.equal("app", trace(function() view:scroll() end))
    assert.are.same({app, view}, seen)
    assert.are.equal(app, view:delegate())
    assert.is_true(view:ask())
  end)

  it("survives setting the delegate again, to itself, to nil, and before there is one", function()
    local view, app, other = class_of_views():new(), App:new(), App:new()
    hooked(view)
    assert.is_nil(view:delegate())
    assert.are.equal("hook", trace(function() view:scroll() end))
    view:setDelegate_(app)
    assert.are.equal("hook app", trace(function() view:scroll() end))
    view:setDelegate_(view:delegate())
    assert.are.equal("hook app", trace(function() view:scroll() end))
    view:setDelegate_(other)
    assert.are.equal(other, view:delegate())
    view:setDelegate_(nil)
    assert.is_nil(view:delegate())
    local original
    hook.delegate(view, {["didScroll:"] = function(inner, self) original = {self, inner(self)} end})
    assert.are.equal("hook", trace(function() view:scroll() end))
    assert.are.same({}, original)
  end)

  it("handles messages that the app's delegate lacks, and refreshes the view's cache", function()
    local view, app = class_of_views():new(), Silent:new()
    view:setDelegate_(app)
    assert.is_false(view:scrolls())
    local token = hooked(view)
    assert.is_true(view:scrolls())
    assert.are.equal("hook", trace(function() view:scroll() end))
    token:remove()
    assert.is_false(view:scrolls())
    assert.are.equal(app, view:delegate())
  end)

  it("does not respond for the app's delegate to unhandled messages", function()
    local view, app = class_of_views():new(), App:new()
    view:setDelegate_(app)
    local proxy
    hook.instead(view, "setDelegate:", function(original, self, delegate) original(self, delegate) end)
    local View = view:class()
    hook.before(View, "setDelegate:", function(_, delegate) proxy = delegate or proxy end)
    hooked(view)
    assert.is_not.equal(app, proxy)
    assert.is_true(proxy:isKindOfClass_(App))
    assert.is_true(proxy:respondsToSelector_ "shouldScroll:")
    assert.is_false(proxy:respondsToSelector_ "nothing")
    assert.is_true(proxy:shouldScroll_(view))
    view:setDelegate_(nil)
    assert.is_false(proxy:respondsToSelector_ "shouldScroll:")
    assert.is_true(proxy:respondsToSelector_ "didScroll:")
    assert.is_false(proxy:isKindOfClass_(App))
  end)

  it("nests: the last installed decides first, and each can be removed", function()
    local view, app = class_of_views():new(), App:new()
    view:setDelegate_(app)
    local first = hooked(view)
    local second = hook.delegate(view, {["didScroll:"] = function(original, self)
      log[#log + 1] = "second"
      original(self)
    end})
    assert.are.equal("second hook app", trace(function() view:scroll() end))
    first:remove()
    assert.are.equal("second app", trace(function() view:scroll() end))
    second:remove()
    assert.are.equal("app", trace(function() view:scroll() end))
    assert.are.equal(app, view:delegate())
    assert.are.equal(view:class(), objc.object_getClass(view))
  end)

  it("sends the app's delegate the message whose handler removes the hook", function()
    for _, policy in ipairs {"weak", "strong", "assign"} do
      local view, app = class_of_views(policy):new(), App:new()
      view:setDelegate_(app)
      local token
      token = hook.delegate(view, {["didScroll:"] = function(original, self, ...)
        token:remove()
        log[#log + 1] = "hook"
        return original(self, ...)
      end})
      assert.are.equal("hook app", trace(function() view:scroll() end))
      assert.are.equal("app", trace(function() view:scroll() end))
      assert.are.equal(app, view:delegate())
    end
  end)

  it("lets only the class that has the property see its real value", function()
    local View = objc.class("SlotPlainView", objc.NSObject, function(instance)
      objc.property(instance, "delegate", {policy = "weak"})
      function instance:scroll()
        local delegate = self:delegate()
        if delegate and delegate:respondsToSelector_ "didScroll:" then delegate:didScroll_(self) end
      end
    end)
    objc.category(View, "Reading", function(instance)
      function instance:appOfCategory()
        local delegate = self:delegate()
        return delegate
      end
    end)
    local view, app = View:new(), App:new()
    view:setDelegate_(app)
    local token = hooked(view)
    assert.are.equal("hook app", trace(function() view:scroll() end))
    assert.are.equal(app, view:delegate())
    assert.are.equal(app, view:appOfCategory())
    hook.before(view, "scroll", function(self) assert.are.equal(app, self:delegate()) end)
    local tracing = require "trace"
    tracing.start()
    assert.are.equal("hook app", trace(function() view:scroll() end))
    tracing.stop()
    token:remove()
    assert.are.equal("app", trace(function() view:scroll() end))
  end)

  it("keeps the old delegate when the setter rejects the new one", function()
    local View = class_of_views()
    hook.before(View, "setDelegate:", function(_, delegate)
      assert(not delegate or not delegate:respondsToSelector_ "refused", "refused")
    end)
    local view, app = View:new(), App:new()
    local Refused = objc.class("SlotRefused", App, function(instance)
      function instance:refused() end
    end)
    view:setDelegate_(app)
    local token = hooked(view)
    assert.error_matches(function() view:setDelegate_(Refused:new()) end, "refused")
    assert.are.equal(app, view:delegate())
    assert.are.equal("hook app", trace(function() view:scroll() end))
    token:remove()
    assert.are.equal("app", trace(function() view:scroll() end))
    assert.are.equal(app, view:delegate())
  end)

  it("notifies observers of the property when the app sets it, and at no other time", function()
    local told
    local Observer = objc.class("SlotObserver", objc.NSObject, function(instance)
      instance["observeValueForKeyPath:ofObject:change:context:"] = function(_, _, _, change)
        told[#told + 1] = {change.old, change.new}
      end
    end)
    local options = objc.NSKeyValueObservingOptionNew | objc.NSKeyValueObservingOptionOld
    for _, isFirst in ipairs {true, false} do
      local view, app, other, observer = class_of_views():new(), App:new(), App:new(), Observer:new()
      view:setDelegate_(app)
      told = {}
      local token = isFirst and hooked(view)
      view:addObserver_forKeyPath_options_context_(observer, "delegate", options, nil)
      token = token or hooked(view)
      hooked(view):remove()
      assert.are.same({}, told)
      view:setDelegate_(other)
      view:setDelegate_(nil)
      assert.are.same({{app, other}, {other, objc.null}}, told)
      view:setDelegate_(app)
      told = {}
      token:remove()
      assert.are.same({}, told)
      view:removeObserver_forKeyPath_(observer, "delegate")
    end
  end)

  it("works with other libraries' proxies, inside and outside it", function()
    for _, sdkFirst in ipairs {true, false} do
      local View = class_of_views()
      local view, app, kept = View:new(), App:new(), {}
      local function install()
        hook.instead(View, "setDelegate:", function(original, self, delegate)
          if delegate then
            delegate = wrap(delegate)
            kept[#kept + 1] = delegate
          end
          original(self, delegate)
        end)
      end
      if sdkFirst then install() end
      hooked(view)
      if not sdkFirst then install() end
      view:setDelegate_(app)
      assert.are.equal("sdk hook app", trace(function() view:scroll() end))
      assert.are.equal(app, view:delegate())
      local outside = wrap(view:delegate())
      view:setDelegate_(outside)
      assert.are.equal("sdk hook sdk app", trace(function() view:scroll() end))
    end
  end)

  it("works with a setter hook that sends the setter again", function()
    local View = class_of_views()
    local view, app, kept = View:new(), App:new(), {}
    hook.instead(View, "setDelegate:", function(original, self, delegate)
      if delegate and not delegate:isMemberOfClass_(Wrapper) then
        kept[#kept + 1] = wrap(delegate)
        return self:setDelegate_(kept[#kept])
      end
      original(self, delegate)
    end)
    hooked(view)
    view:setDelegate_(app)
    assert.are.equal("sdk hook app", trace(function() view:scroll() end))
    assert.are.equal(app, view:delegate())
  end)

  it("holds the app's delegate as the property does", function()
    local view = class_of_views "weak":new()
    hooked(view)
    objc.autoreleasepool(function() view:setDelegate_(App:new()) end)
    assert.is_nil(view:delegate())
    assert.are.equal("hook", trace(function() view:scroll() end))
    view = class_of_views "assign":new()
    hooked(view)
    objc.autoreleasepool(function() view:setDelegate_(App:new()) end)
    local ok, e = pcall(view.scroll, view)
    assert.is_false(ok)
    assert.are.equal("EXC_BAD_ACCESS", e.name)
    view = class_of_views "strong":new()
    hooked(view)
    objc.autoreleasepool(function() view:setDelegate_(App:new()) end)
    assert.are.equal("hook app", trace(function() view:scroll() end))
    local app = objc.weak(view:delegate())
    objc.autoreleasepool(function() view:setDelegate_(nil) end)
    assert.is_nil(app:get())
  end)

  it("accepts another property, a key and an owner", function()
    local View = class_of_views()
    objc.property(View, "dataSource", {policy = "weak"})
    local view, source = View:new(), App:new()
    view:setDataSource_(source)
    local first = hooked(view, {property = "dataSource", key = "k", owner = "me"})
    assert.are.equal(first, hooked(view, {property = "dataSource", key = "k"}))
    assert.is_not.equal(first, hooked(view, {key = "k"}))
    assert.are.equal(source, view:dataSource())
    local list = hook.list(view, "setDataSource:")
    assert.are.equal("delegate", list[1].kind)
    assert.are.equal("me", list[1].owner)
    assert.is_true(first:remove())
    assert.are.equal(source, view:dataSource())
    assert.are.equal(0, #hook.list(view, "setDataSource:"))
  end)

  it("leaves nothing behind, and is deallocated with its object", function()
    local View = class_of_views()
    objc.autoreleasepool(function() end)
    local app, classes = App:new(), #objc.getClassList()
    local proxies = #objc.liveObjects(objc.HookDelegateProxy)
    local token
    objc.autoreleasepool(function()
      local view = View:new()
      view:setDelegate_(app)
      token = hooked(view)
      token:remove()
      assert.are.equal(View, objc.object_getClass(view))
      assert.are.equal("app", trace(function() view:scroll() end))
      token = hooked(view)
    end)
    assert.is_false(token:isActive())
    assert.are.equal(classes, #objc.getClassList())
    assert.are.equal(proxies, #objc.liveObjects(objc.HookDelegateProxy))
  end)

  it("is part of a snapshot", function()
    local view, app = class_of_views():new(), App:new()
    view:setDelegate_(app)
    local before = objc.snapshot()
    local token = hooked(view)
    objc.restore(before)
    assert.are.equal(app, view:delegate())
    assert.are.equal("app", trace(function() view:scroll() end))
    assert.is_false(token:isActive())
    token = hooked(view)
    local with = objc.snapshot()
    token:remove()
    assert.are.equal("app", trace(function() view:scroll() end))
    objc.restore(with)
    assert.are.equal("hook app", trace(function() view:scroll() end))
    assert.are.equal(app, view:delegate())
    assert.is_true(token:remove())
    assert.are.equal("app", trace(function() view:scroll() end))
  end)

  it("works with a scroll view, which caches its delegate's messages", function()
    local view, count = objc.UIScrollView:alloc():initWithFrame_({0, 0, 100, 100}), 0
    local Delegate = objc.class("SlotScrollApp", objc.NSObject, function(instance)
      function instance:scrollViewDidScroll_() log[#log + 1] = "app" end
    end)
    local app = Delegate:new()
    view:setContentSize_({100, 1000})
    view:setDelegate_(app)
    uikit.keyWindow():addSubview_(view)
    local token = hook.delegate(view, {
      ["scrollViewDidScroll:"] = function(original, self, ...)
        assert.are.equal(app, self)
        log[#log + 1] = "hook"
        return original(self, ...)
      end,
      ["scrollViewDidEndDragging:willDecelerate:"] = function() count = count + 1 end})
    assert.are.equal("hook app", trace(function() view:setContentOffset_({0, 10}) end))
    gesture.drag(view, {by = {x = 0, y = -30}, hold = 0.2})
    assert.are.equal(1, count)
    token:remove()
    assert.are.equal("app", trace(function() view:setContentOffset_({0, 5}) end))
    assert.are.equal(app, view:delegate())
    view:removeFromSuperview()
  end)

  it("is rejected without an object, a property or handlers", function()
    local view = class_of_views():new()
    assert.error_matches(function() hook.delegate(objc.NSObject, {["a:"] = print}) end,
      "argument 1 must be an object, got class NSObject")
    assert.error_matches(function() hook.delegate(view, {}) end, "a table with at least one handler")
    assert.error_matches(function() hook.delegate(view, {["a:"] = 1}) end, "'a:' is not")
    assert.error_matches(function() hook.delegate(view, {[1] = print}) end, "'1' is not")
    local ok, e = pcall(hooked, view, {property = "source"})
    assert.is_false(ok)
    assert.matches("has no property 'source'", e.reason)
  end)
end)
