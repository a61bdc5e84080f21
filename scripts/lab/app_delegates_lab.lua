-- Methods added to delegates, and decisions that affect a whole class: H51 to H58 of the catalogue.

local delegates = require "delegates"
local exact = require "exact"
local recipes = require "recipes"

-- H51. Symptom: the app no longer opens its links.
-- Source: a comment in GULAppDelegateSwizzler and its test of an empty app delegate.
local modern = "application:openURL:options:"
local legacy = "application:openURL:sourceApplication:annotation:"

--- An app that opens links the old way, and a system that prefers the new one.
local function legacy_app(ctx)
  local App = objc.class("LegacyApp", objc.NSObject, function(instance)
    instance[legacy] = function()
      ctx.log "app"
      return true
    end
  end)
  return {App = App, app = App:new()}
end

local function open_link(ctx)
  local selector = ctx.app:respondsToSelector_(modern) and modern or legacy
  objc.msgSend(ctx.app, selector, nil, objc.NSURL:URLWithString_ "app://link", nil, nil)
end

lab.scenario(exact {
  name = "H51 a modern method is added in front of a legacy one",
  setup = legacy_app,
  actors = {sdk = {promises = {sdk = 1}, install = function(ctx)
    objc.class_addMethod(ctx.App, modern, objc.imp(function() ctx.log "sdk" end))
  end}},
  drive = function(ctx)
    if ctx.app:respondsToSelector_(modern) then
      objc.msgSend(ctx.app, modern, nil, objc.NSURL:URLWithString_ "app://link", {})
    else
      open_link(ctx)
    end
  end,
  want = "lost",
  traces = {[""] = "app", sdk = "sdk"},
})

lab.scenario(exact {
  name = "H51 fixed: what the app has is hooked, and nothing is added",
  setup = legacy_app,
  actors = {sdk = {promises = {sdk = 1}, install = function(ctx)
    for _, selector in ipairs {modern, legacy} do
      hook.before(ctx.App, selector, function() ctx.log "sdk" end)
    end
  end}},
  drive = open_link,
  traces = {sdk = "sdk app"},
})

-- H53. Symptom: an app delegate that forwards to another object no longer gets callbacks.
-- Source: OneSignal#1045 and PR#1091, PostHog#768, firebase-ios-sdk#7473 and #13566.
local active = "applicationDidBecomeActive:"

local function forwarding_app(ctx)
  local Inner = objc.class("InnerDelegate", objc.NSObject, function(instance)
    instance[active] = function() ctx.log "app" end
  end)
  local inner = Inner:new()
  local Outer = objc.class("OuterDelegate", objc.NSObject, function(instance)
    function instance:forwardingTargetForSelector_() return inner end
    function instance:respondsToSelector_(selector)
      return inner:respondsToSelector_(selector)
    end
  end)
  return {Outer = Outer, outer = Outer:new()}
end

local function become_active(ctx)
  objc.msgSend(ctx.outer, active, nil)
end

local function adding(after)
  return {promises = {sdk = 1}, install = function(ctx)
    ctx.Outer[active] = function(self, application)
      ctx.log "sdk"
      after(self, application)
    end
  end}
end

lab.scenario(exact {
  name = "H53 a method added to a delegate that forwards",
  setup = forwarding_app,
  actors = {sdk = adding(function() end)},
  drive = become_active,
  want = "lost",
  traces = {[""] = "app", sdk = "sdk"},
})

lab.scenario(exact {
  name = "H53 fixed: the added method calls whom self would have forwarded to",
  setup = forwarding_app,
  actors = {sdk = adding(function(self, application)
    local target = self:forwardingTargetForSelector_(objc.sel(active))
    if target then objc.msgSend(target, active, application) end
  end)},
  drive = become_active,
  traces = {sdk = "sdk app"},
})

lab.scenario(exact {
  name = "H53 fixed: a hook of its own kind",
  setup = forwarding_app,
  actors = {sdk = {promises = {sdk = 1}, install = function(ctx)
    hook.before(ctx.Outer, active, function() ctx.log "sdk" end)
  end}},
  drive = become_active,
  traces = {sdk = "sdk app"},
})

-- H56. Symptom: a table view stops with the callback that was meant only for scroll views.
-- Source: the article on hooking delegates: it checks the view's class and patches the delegate's.
local stopped = "scrollViewDidEndDecelerating:"

local function sharing(ctx)
  local App = objc.class("SharedDelegate", objc.NSObject, function(instance)
    instance[stopped] = function() ctx.log "app" end
    function instance:tableView_numberOfRowsInSection_() return 100 end
    instance["tableView:cellForRowAtIndexPath:"] = function() return objc.UITableViewCell:new() end
  end)
  local app = App:new()
  local function place(view, y)
    view:setFrame_ {0, y, 320, 300}
    uikit.keyWindow():addSubview_(view)
    return view
  end
  local scroll = place(objc.UIScrollView:new(), 0)
  scroll:setContentSize_ {320, 4000}
  local list = place(objc.UITableView:new(), 300)
  list:setDataSource_(app)
  return {app = app, scroll = scroll, list = list}
end

local function stop_callback(is_meant)
  return {promises = {STOP = 1}, install = function(ctx)
    recipes.replace(objc.UIScrollView, "setDelegate:", function(original, self, delegate)
      original(self, delegate)
      if not self:isMemberOfClass_(objc.UIScrollView) then return end
      recipes.patch_delegate(delegate:class(), stopped, "p_" .. stopped, function(receiver, view)
        objc.msgSend(receiver, "p_" .. stopped, view)
        if is_meant(view) then ctx.log "STOP" end
      end)
    end)
  end}
end

local function flick(view)
  gesture.flick(view, {by = {x = 0, y = -60}})
  runloop.run(6)
end

local function flick_both(ctx)
  ctx.scroll:setDelegate_(ctx.app)
  ctx.list:setDelegate_(ctx.app)
  flick(ctx.scroll)
  flick(ctx.list)
end

lab.scenario(exact {
  name = "H56 one view decides for the class of its delegate",
  setup = sharing,
  actors = {stop = stop_callback(function() return true end)},
  drive = flick_both,
  want = "double",
  traces = {[""] = "app app", stop = "app STOP app STOP"},
})

lab.scenario(exact {
  name = "H56 fixed: each call decides for its own view",
  setup = sharing,
  actors = {stop = stop_callback(function(view)
    return view:isMemberOfClass_(objc.UIScrollView)
  end)},
  drive = flick_both,
  traces = {stop = "app STOP app"},
})

-- H57. Symptom: the proxy that replaces a data source is gone after the app assigns its own.
-- Source: ReactiveCocoa's DelegateProxy.
local function two_slots(ctx)
  local List = objc.class("List", objc.NSObject, function(instance)
    objc.property(instance, "delegate", {policy = "weak"})
    objc.property(instance, "dataSource", {policy = "weak"})
    function instance:fire()
      for _, slot in ipairs {"delegate", "dataSource"} do
        objc.msgSend(objc.msgSend(self, slot), "asked:", slot)
      end
    end
  end)
  local App = objc.class("ListOwner", objc.NSObject, function(instance)
    function instance:asked_(slot) ctx.log("app." .. slot) end
  end)
  return {List = List, list = List:new(), app = App:new(), kept = {}}
end

local function proxying(key_of)
  return {promises = {["rac.delegate"] = 1, ["rac.dataSource"] = 1}, install = function(ctx)
    local Proxy = objc.class("SlotProxy", objc.NSObject, function(instance)
      objc.property(instance, "forwardee", {policy = "weak"})
      function instance:asked_(slot)
        ctx.log("rac." .. slot)
        local forwardee = self:forwardee()
        if forwardee then forwardee:asked_(slot) end
      end
    end)
    local done = {}
    for _, slot in ipairs {"setDelegate:", "setDataSource:"} do
      local proxy = Proxy:new()
      ctx.kept[#ctx.kept + 1] = proxy
      objc.msgSend(ctx.list, slot, proxy)
      local key = key_of(slot)
      if not done[key] then
        done[key] = true
        recipes.replace(ctx.List, slot, function(_, _, value) proxy:setForwardee_(value) end)
      end
    end
  end}
end

local function assign_both(ctx)
  ctx.list:setDelegate_(ctx.app)
  ctx.list:setDataSource_(ctx.app)
  ctx.list:fire()
end

lab.scenario(exact {
  name = "H57 one key of once for two properties",
  setup = two_slots,
  actors = {rac = proxying(function() return "List" end)},
  drive = assign_both,
  want = "lost",
  traces = {[""] = "app.delegate app.dataSource", rac = "rac.delegate app.delegate app.dataSource"},
})

lab.scenario(exact {
  name = "H57 fixed: a key for each selector",
  setup = two_slots,
  actors = {rac = proxying(function(slot) return slot end)},
  drive = assign_both,
  traces = {rac = "rac.delegate app.delegate rac.dataSource app.dataSource"},
})

-- H58. Symptom: a scanner of instance variables crashes on a proxy.
-- Source: firebase-ios-sdk#9951, #14478, #16254 and PR#16270.
local function lying(ctx)
  local App = objc.class("AppWithState", objc.NSObject, {ivars = {"_state"}})
  local fields = {app = App:new()}
  local Proxy = delegates.forwarder_class "LyingProxy"
  function Proxy:class() return objc.msgSend(self:target(), "class") end
  fields.proxy = delegates.wrap(Proxy, fields.app)
  return fields
end

local function scanning(class_of)
  return function(ctx)
    function ctx.scan(object)
      for _, ivar in ipairs(objc.class_copyIvarList(class_of(object)) or {}) do
        local name = tostring(ivar)
        ctx.assert(
          objc.class_getInstanceVariable(objc.object_getClass(object), name),
          "ivar layout mismatch")
        objc.object_getIvar(object, name)
        ctx.log(name)
      end
    end
  end
end

local function scan_both(ctx)
  if not ctx.scan then return end
  ctx.scan(ctx.app)
  ctx.scan(ctx.proxy)
end

lab.scenario(exact {
  name = "H58 a proxy that lies about its class",
  setup = lying,
  actors = {scanner = scanning(function(object) return object:class() end)},
  drive = scan_both,
  want = "assert",
  traces = {scanner = "_state"},
})

lab.scenario(exact {
  name = "H58 fixed: the scanner asks the runtime for the class",
  setup = lying,
  actors = {scanner = scanning(objc.object_getClass)},
  drive = scan_both,
  traces = {scanner = "_state _target"},
})
