-- Hooks on setDelegate: and the objects that they set as the delegate: H27 to H37 of the catalogue.

local delegates = require "delegates"
local exact = require "exact"
local recipes = require "recipes"

local setter, scrolled = "setDelegate:", "scrollViewDidScroll:"

-- H27. Symptom: a UIWebView sends a callback to a deallocated object.
-- Source: the article on hooks at ByteDance, its first pit.
local function bridged(ctx)
  local finished = "webViewDidFinishLoad:"
  local App = objc.class("PageDelegate", objc.NSObject, function(instance)
    instance[finished] = function() ctx.log "app" end
  end)
  local Bridge = objc.class("Bridge", objc.NSObject, function(instance)
    objc.property(instance, "webViewDelegate", {policy = "weak"})
    instance[finished] = function(self, view)
      ctx.log "bridge"
      local delegate = self:webViewDelegate()
      if delegate then delegate:webViewDidFinishLoad_(view) end
    end
  end)
  uikit.page("http://page", {title = "Page"})
  return {
    Bridge = Bridge, bridge = Bridge:new(), app = App:new(),
    view = objc.UIWebView:alloc():initWithFrame_ {0, 0, 320, 480},
  }
end

local web_sdk = function(ctx)
  local Proxy = delegates.forwarder_class "WebProxy"
  recipes.replace(objc.UIWebView, setter, function(original, self, delegate)
    if delegate == nil then return original(self, nil) end
    original(self, delegates.wrap(Proxy, delegate, self, "decorator"))
  end)
end

local function customer(hands_over_the_bridge)
  return {promises = {bridge = 1}, install = function(ctx)
    recipes.replace(objc.UIWebView, setter, function(original, self, delegate)
      if delegate == nil or delegate == ctx.bridge or delegate:isKindOfClass_(ctx.Bridge) then
        return original(self, delegate)
      end
      ctx.bridge:setWebViewDelegate_(delegate)
      if hands_over_the_bridge then original(self, ctx.bridge) end
    end)
  end}
end

local function load_page(ctx)
  ctx.view:setDelegate_(ctx.bridge)
  ctx.view:setDelegate_(ctx.app)
  runloop.run(0)
  ctx.view:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://page"))
  runloop.run(1)
end

lab.scenario(exact {
  name = "H27 two hooks on the setter of an assigned delegate",
  setup = bridged,
  actors = {customer = customer(false), sdk = web_sdk},
  drive = load_page,
  want = {["customer sdk"] = "dangling"},
  traces = {[""] = "app", ["customer sdk"] = "", ["sdk customer"] = "bridge app"},
})

lab.scenario(exact {
  name = "H27 fixed: the customer hands the bridge on",
  setup = bridged,
  actors = {customer = customer(true), sdk = web_sdk},
  drive = load_page,
  traces = {["customer sdk"] = "bridge app", ["sdk customer"] = "bridge app"},
})

-- H29. Symptom: a delegate that was set to nil is not nil when read, and its callback crashes.
-- Source: the listing of MySDK in the article on hooks at ByteDance.
local function wrapping_nil(returns)
  return function(ctx)
    local Proxy = delegates.forwarder_class("NilProxy", true)
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      if delegate == nil then
        original(self, nil)
        if returns then return end
      end
      original(self, delegates.wrap(Proxy, delegate, self, "proxy"))
    end)
  end
end

local function set_and_clear(ctx)
  delegates.set_and_scroll(ctx)
  ctx.view:setDelegate_(nil)
  ctx.reads = ctx.view:delegate()
  delegates.scroll(ctx)
end

lab.scenario(exact {
  name = "H29 nil is wrapped as well",
  setup = delegates.scrolling,
  actors = {sdk = wrapping_nil(false)},
  drive = set_and_clear,
  want = "unrecognized",
  traces = {[""] = "app", sdk = "app"},
})

lab.scenario(exact {
  name = "H29 fixed: nil goes through and no further",
  setup = delegates.scrolling,
  actors = {sdk = wrapping_nil(true)},
  drive = set_and_clear,
  expect = function(ctx) return ctx.reads == nil end,
  traces = {sdk = "app"},
})

-- H30. Symptom: no delegate gets any callback.
-- Source: the first scheme of the article on hooks at ByteDance, whose listing passes nil on.
local function exchanging(passes_on)
  return {promises = {track = 1}, install = function(ctx)
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      recipes.replace(delegate:class(), scrolled, function(inner, receiver, view)
        ctx.log "track"
        inner(receiver, view)
      end)
      original(self, passes_on and delegate or nil)
    end)
  end}
end

lab.scenario(exact {
  name = "H30 a hook that drops its argument",
  setup = delegates.scrolling,
  actors = {sdk = exchanging(false)},
  drive = delegates.set_and_scroll,
  want = "lost",
  traces = {sdk = ""},
})

lab.scenario(exact {
  name = "H30 fixed: the argument is passed on",
  setup = delegates.scrolling,
  actors = {sdk = exchanging(true)},
  drive = delegates.set_and_scroll,
  traces = {sdk = "track app"},
})

-- H31. Symptom: a delegate behind another library's forwarding proxy is not tracked, or gets nothing.
-- Source: why the first scheme of the article on hooks at ByteDance failed.
local function proxied(ctx)
  local fields = delegates.scrolling(ctx)
  fields.proxy = delegates.wrap(delegates.forwarder_class "ListProxy", fields.app)
  return fields
end

local function scroll_proxied(ctx)
  ctx.view:setDelegate_(ctx.proxy)
  delegates.scroll(ctx)
end

local function patching(patch)
  return {promises = {track = 1}, install = function(ctx)
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      original(self, patch(ctx, self, delegate) or delegate)
    end)
  end}
end

lab.scenario(exact {
  name = "H31 the class of a proxy has no method to exchange",
  setup = proxied,
  actors = {sdk = patching(function(ctx, _, delegate)
    function ctx.App:x_scrollViewDidScroll_(view)
      ctx.log "track"
      self:x_scrollViewDidScroll_(view)
    end
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(delegate:class(), scrolled),
      objc.class_getInstanceMethod(ctx.App, "x_scrollViewDidScroll:"))
  end)},
  drive = scroll_proxied,
  want = "lost",
  traces = {[""] = "app", sdk = "app"},
})

lab.scenario(exact {
  name = "H31 a method added to a proxy hides what it forwards",
  setup = proxied,
  actors = {sdk = patching(function(ctx, _, delegate)
    objc.class_addMethod(delegate:class(), scrolled, function() ctx.log "track" end)
  end)},
  drive = scroll_proxied,
  want = "lost",
  traces = {sdk = "track"},
})

lab.scenario(exact {
  name = "H31 fixed: a proxy around the proxy",
  setup = proxied,
  actors = {sdk = patching(function(ctx, view, delegate)
    local Proxy = delegates.proxy_class("SDKProxy", function() ctx.log "track" end)
    return delegates.wrap(Proxy, delegate, view, "sdk")
  end)},
  drive = scroll_proxied,
  traces = {sdk = "track app"},
})

-- H32. Symptom: RxCocoa's assertion that the delegate is its own proxy fails.
-- Source: the article on hooks at ByteDance, its second pit; RxSwift#2035, #2037 and #1755,
-- DoKit#1167, eventtracing/dawn#11.
local function rx(gets)
  return {promises = {rx = 1}, install = function(ctx)
    local Rx = delegates.proxy_class("RxProxy", function() ctx.log "rx" end)
    ctx.rx_delegate = function(view)
      local proxy = objc.getAssociatedObject(view, "rx")
        or delegates.wrap(Rx, nil, view, "rx")
      for _ = 1, gets do
        local current = view:delegate()
        if current ~= proxy then
          proxy:setTarget_(current)
          view:setDelegate_(proxy)
        end
        ctx.assert(view:delegate() == proxy, "currentDelegate === proxy")
      end
    end
  end}
end

local function wrapping_sdk(unwraps)
  return {promises = {sdk = 1}, install = function(ctx)
    local Proxy = delegates.proxy_class("SDKProxy", function() ctx.log "sdk" end)
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      original(self, delegate and delegates.wrap(Proxy, delegate, self, "sdk"))
    end)
    if not unwraps then return end
    recipes.replace(objc.UIScrollView, "delegate", function(original, self)
      local delegate = original(self)
      if delegate and delegate:isMemberOfClass_(Proxy) then return delegate:target() end
      return delegate
    end)
  end}
end

local function scroll_with_rx(ctx)
  ctx.view:setDelegate_(ctx.app)
  if ctx.rx_delegate then ctx.rx_delegate(ctx.view) end
  delegates.scroll(ctx)
end

lab.scenario(exact {
  name = "H32 RxCocoa and an SDK's proxy in one slot",
  setup = delegates.scrolling,
  actors = {rx = rx(1), sdk = wrapping_sdk(false)},
  drive = scroll_with_rx,
  want = "assert",
  orders = "all",
  traces = {[""] = "app", ["rx sdk"] = "", ["sdk rx"] = ""},
})

lab.scenario(exact {
  name = "H32 fixed: a delegate hook that the getter does not show",
  setup = delegates.scrolling,
  actors = {rx = rx(1), sdk = {promises = {sdk = 1}, install = function(ctx)
    hook.delegate(ctx.view, {[scrolled] = function(original, self, view)
      ctx.log "sdk"
      return original(self, view)
    end})
  end}},
  drive = scroll_with_rx,
  traces = {["rx sdk"] = "sdk rx app", ["sdk rx"] = "sdk rx app"},
})

-- H34. Symptom: the same assertion, for an SDK that hooks the getter later or never.
-- Source: dd-sdk-ios, its test of a third party that captures the proxy.
lab.scenario(exact {
  name = "H34 many gets of a setter hooked without its getter",
  setup = delegates.scrolling,
  actors = {rx = rx(3), sdk = wrapping_sdk(false)},
  drive = scroll_with_rx,
  want = "assert",
  traces = {["rx sdk"] = "", ["sdk rx"] = ""},
})

lab.scenario(exact {
  name = "H34 fixed: the getter unwraps",
  setup = delegates.scrolling,
  actors = {rx = rx(3), sdk = wrapping_sdk(true)},
  drive = scroll_with_rx,
  traces = {["rx sdk"] = "sdk rx app", ["sdk rx"] = "sdk rx app"},
})

-- H35. Symptom: view.delegate = view.delegate, and the next callback never ends.
-- Source: the article on a scroll view's category: setter and getter are one.
local function storing_origin(unwraps)
  return {promises = {proxy = 1}, install = function(ctx)
    local Proxy = delegates.proxy_class("OriginProxy", function() ctx.log "proxy" end)
    local proxy = Proxy:new()
    ctx.proxy = proxy
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      proxy:setTarget_(delegate)
      original(self, proxy)
    end)
    if not unwraps then return end
    recipes.replace(objc.UIScrollView, "delegate", function() return proxy:target() end)
  end}
end

local function round_trip(ctx)
  ctx.view:setDelegate_(ctx.app)
  ctx.view:setDelegate_(ctx.view:delegate())
  delegates.scroll(ctx)
end

lab.scenario(exact {
  name = "H35 the delegate is set to what the getter answers",
  setup = delegates.scrolling,
  actors = {proxy = storing_origin(false)},
  drive = round_trip,
  want = "overflow",
  traces = {[""] = "app", proxy = "…"},
})

lab.scenario(exact {
  name = "H35 fixed: the getter answers the origin",
  setup = delegates.scrolling,
  actors = {proxy = storing_origin(true)},
  drive = round_trip,
  traces = {proxy = "proxy app"},
})

-- H36. Symptom: a cast of view.delegate to the app's own class fails.
-- Source: dd-sdk-ios#2760, and its test that reading answers the original delegate.
local function read_delegate(ctx)
  delegates.set_and_scroll(ctx)
  ctx.same(ctx.view:delegate(), ctx.app)
end

lab.scenario(exact {
  name = "H36 identity through the getter",
  setup = delegates.scrolling,
  actors = {sdk = wrapping_sdk(false)},
  drive = read_delegate,
  want = "identity",
  traces = {sdk = "sdk app"},
})

lab.scenario(exact {
  name = "H36 fixed: the getter unwraps",
  setup = delegates.scrolling,
  actors = {sdk = wrapping_sdk(true)},
  drive = read_delegate,
  expect = function(ctx) return ctx.view:delegate():isKindOfClass_(ctx.App) end,
  traces = {sdk = "sdk app"},
})

-- H37. Symptom: setting a delegate never ends when two SDKs wrap it.
-- Source: dd-sdk-ios, the incident of RUM 3.8.0 and its tests of a guard against re-entrancy.
local third_party = {promises = {tp = 1}, install = function(ctx)
  local Proxy = delegates.proxy_class("ThirdParty", function() ctx.log "tp" end)
  recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
    if delegate:isMemberOfClass_(Proxy) then return original(self, delegate) end
    self:setDelegate_(delegates.rewrap(Proxy, delegate, self, "tp"))
  end)
end}

local function reentered(guards)
  return {promises = {sdk = 1}, install = function(ctx)
    local Proxy = delegates.proxy_class("SDKProxy", function() ctx.log "sdk" end)
    local setting = {}
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      if guards and setting[self] then return original(self, delegate) end
      setting[self] = true
      original(self, delegates.rewrap(Proxy, delegate, self, "sdk"))
      setting[self] = nil
    end)
  end}
end

lab.scenario(exact {
  name = "H37 a third party sets the delegate again, by message",
  setup = delegates.scrolling,
  actors = {sdk = reentered(false), tp = third_party},
  drive = delegates.set_and_scroll,
  want = {["tp sdk"] = "overflow"},
  traces = {["sdk tp"] = "sdk tp app", ["tp sdk"] = ""},
})

lab.scenario(exact {
  name = "H37 fixed: a guard for each view",
  setup = delegates.scrolling,
  actors = {sdk = reentered(true), tp = third_party},
  drive = delegates.set_and_scroll,
  traces = {["sdk tp"] = "sdk tp app", ["tp sdk"] = "tp sdk app"},
})
