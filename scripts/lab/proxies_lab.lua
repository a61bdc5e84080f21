-- The lifetime of proxies, their claims, and the callers that check them: H39 to H46 of the catalogue.

local delegates = require "delegates"
local exact = require "exact"
local recipes = require "recipes"

local setter, scrolled = "setDelegate:", "scrollViewDidScroll:"

-- H39. Symptom: a crash in the proxy when the view scrolls after its delegate was deallocated.
-- Source: dd-sdk-ios#2776 and #2867.
local function forwarding_sdk(owner_of)
  return function(ctx)
    local Proxy = delegates.forwarder_class "LivingProxy"
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      original(self, delegates.wrap(Proxy, delegate, owner_of(self, delegate), "sdk"))
    end)
  end
end

local function scroll_after_the_delegate(ctx)
  ctx.app = nil
  objc.autoreleasepool(function()
    local app = ctx.App:new()
    ctx.view:setDelegate_(app)
    delegates.scroll(ctx)
  end)
  delegates.scroll(ctx)
end

lab.scenario(exact {
  name = "H39 a proxy that lives as long as the view",
  setup = delegates.scrolling,
  actors = {sdk = forwarding_sdk(function(view) return view end)},
  drive = scroll_after_the_delegate,
  want = "unrecognized",
  traces = {[""] = "app", sdk = "app"},
})

lab.scenario(exact {
  name = "H39 fixed: the proxy lives as long as the delegate",
  setup = delegates.scrolling,
  actors = {sdk = forwarding_sdk(function(_, delegate) return delegate end)},
  drive = scroll_after_the_delegate,
  expect = function(ctx) return ctx.view:delegate() == nil end,
  traces = {sdk = "app"},
})

-- H40. Symptom: a timer that should safely outlive its target crashes when it fires.
-- Source: the article on a scroll view's category, whose proxy asks the origin for a signature;
-- YYWeakProxy, which answers one of its own and then nothing.
local function ticking(ctx)
  local Owner = objc.class("TimerOwner", objc.NSObject, function(instance)
    function instance:tick_() ctx.log "tick" end
  end)
  return {Owner = Owner}
end

local function timer_of(class_of_proxies)
  return {promises = {tick = 1}, install = function(ctx)
    local Proxy = class_of_proxies()
    objc.autoreleasepool(function()
      local owner = ctx.Owner:new()
      objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(
        1, delegates.wrap(Proxy, owner), "tick:", nil, true)
      dispatch.after(1.5, function() owner = nil end)
      ctx.wait = function() runloop.run(3) end
    end)
  end}
end

local function wait(ctx)
  if ctx.wait then ctx.wait() end
end

lab.scenario(exact {
  name = "H40 a weak proxy asks a target that has gone for a signature",
  setup = ticking,
  actors = {proxy = timer_of(function() return delegates.forwarder_class "WeakProxy" end)},
  drive = wait,
  want = "unrecognized",
  traces = {proxy = "tick"},
})

lab.scenario(exact {
  name = "H40 fixed: a weak proxy that answers nothing then",
  setup = ticking,
  actors = {proxy = timer_of(function()
    local Proxy = delegates.forwarder_class "WeakProxy"
    function Proxy:forwardingTargetForSelector_() return self:target() end
    function Proxy:methodSignatureForSelector_()
      return objc.NSObject:instanceMethodSignatureForSelector_ "init"
    end
    function Proxy:forwardInvocation_(invocation) invocation:setReturnValue_(nil) end
    return Proxy
  end)},
  drive = wait,
  traces = {proxy = "tick"},
})

-- H42. Symptom: a method that was added to a delegate after it was set is never called.
-- Source: RxCocoa's test of unimplemented optional methods, ReactiveCocoa's counts of sets in
-- DelegateProxySpec, GoogleUtilities' reassignment of the app delegate.
local function bare_delegate(ctx)
  local fields = delegates.scrolling(ctx)
  fields.sets, fields.responds = {}, {}
  local Bare = objc.class("BareDelegate", objc.NSObject, function(instance, _, super)
    function instance:respondsToSelector_(selector)
      local answer = super(self):respondsToSelector_(selector)
      if selector == objc.sel(scrolled) then
        fields.responds[#fields.responds + 1] = tostring(answer)
      end
      return answer
    end
  end)
  fields.bare, fields.Bare = Bare:new(), Bare
  hook.before(fields.view, setter, function(_, delegate)
    fields.sets[#fields.sets + 1] = delegate and "delegate" or "nil"
  end)
  fields.view:setDelegate_(fields.bare)
  return fields
end

local function observing(refresh)
  return {promises = {track = 1}, install = function(ctx)
    objc.class_addMethod(ctx.Bare, scrolled, function() ctx.log "track" end)
    refresh(ctx)
  end}
end

lab.scenario(exact {
  name = "H42 what a delegate responds to is kept from its assignment on",
  setup = bare_delegate,
  actors = {sdk = observing(function() end)},
  drive = delegates.scroll,
  want = "lost",
  traces = {sdk = ""},
})

lab.scenario(exact {
  name = "H42 fixed: the delegate is set to nil and back",
  setup = bare_delegate,
  actors = {sdk = observing(function(ctx)
    ctx.view:setDelegate_(nil)
    ctx.view:setDelegate_(ctx.bare)
  end)},
  drive = delegates.scroll,
  expect = function(ctx)
    ctx.assert(table.concat(ctx.sets, " ") == "delegate nil delegate", "the sets")
    ctx.assert(table.concat(ctx.responds, " ") == "false true", "what was answered")
  end,
  traces = {sdk = "track"},
})

-- H43. Symptom: endless recursion once a second SDK refreshes the view by setting nil and back.
-- Source: OneSignal PR#1100, where FlutterFire sets the delegate again.
local function tearing_down(guards)
  return {promises = {X = 1}, install = function(ctx)
    local is_installed
    ctx.sets = {}
    recipes.replace(objc.UIScrollView, setter, function(original, self, delegate)
      ctx.sets[#ctx.sets + 1] = delegate and "app" or "nil"
      if delegate == nil then
        is_installed = guards and is_installed
      elseif not is_installed then
        is_installed = true
        ctx.slot = objc.class_getMethodImplementation(ctx.App, scrolled)
        objc.class_replaceMethod(ctx.App, scrolled, objc.imp(function(receiver, _cmd, view)
          ctx.log "X"
          ctx.slot(receiver, _cmd, view)
        end))
      end
      original(self, delegate)
    end)
  end}
end

local function bouncing(ctx)
  recipes.replace(ctx.App, scrolled, function(original, self, view)
    ctx.log "Y"
    original(self, view)
  end)
  local delegate = ctx.view:delegate()
  if not delegate then return end
  ctx.view:setDelegate_(nil)
  ctx.view:setDelegate_(delegate)
end

local function bounced(guards)
  return {
    x = tearing_down(guards), y = {install = bouncing, promises = {Y = 1}},
    app = function(ctx) ctx.view:setDelegate_(ctx.app) end,
  }
end

local function scroll_with_delegate(ctx)
  if not ctx.view:delegate() then ctx.view:setDelegate_(ctx.app) end
  delegates.scroll(ctx)
end

local bounces = {{"x", "app", "y"}, {"y", "x", "app"}}

lab.scenario(exact {
  name = "H43 one SDK refreshes the delegate, the other installs itself again",
  setup = delegates.scrolling,
  actors = bounced(false),
  drive = scroll_with_delegate,
  orders = bounces,
  want = {["x app y"] = "overflow"},
  traces = {["x app y"] = "X Y X Y …", ["y x app"] = "X Y app"},
})

lab.scenario(exact {
  name = "H43 fixed: the hook is in for good",
  setup = delegates.scrolling,
  actors = bounced(true),
  drive = scroll_with_delegate,
  orders = bounces,
  expect = function(ctx)
    if not ctx.sets then return end
    local sets = table.concat(ctx.sets, " ")
    ctx.assert(sets == "app nil app" or sets == "app", "the sets are " .. sets)
  end,
  traces = {["x app y"] = "Y X app", ["y x app"] = "X Y app"},
})

-- H44. Symptom: an adapter never receives one of the delegate's methods.
-- Source: IGListKit's commit 82f59a87 and PR#1108, and its tests of the adapter's proxy.
local should = "collectionView:shouldSelectItemAtIndexPath:"
local did = "collectionView:didSelectItemAtIndexPath:"

local function collection(ctx)
  local Items = objc.class("Items", objc.NSObject, function(instance)
    function instance:collectionView_numberOfItemsInSection_() return 1 end
    instance["collectionView:cellForItemAtIndexPath:"] = function(_, view, path)
      return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
    end
  end)
  local layout = objc.UICollectionViewFlowLayout:new()
  local view = objc.UICollectionView:alloc()
    :initWithFrame_collectionViewLayout_({0, 0, 300, 300}, layout)
  view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
  local items = Items:new()
  view:setDataSource_(items)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
  return {view = view, items = items}
end

local function adapting(...)
  local listed = {...}
  return {promises = {should = 1, did = 1}, install = function(ctx)
    local Adapter = objc.class("Adapter", objc.NSObject, function(instance)
      instance[should] = function()
        ctx.log "should"
        return true
      end
      instance[did] = function() ctx.log "did" end
    end)
    ctx.adapter = Adapter:new()
    local function intercepts(selector)
      for _, name in ipairs(listed) do
        if selector == objc.sel(name) then return true end
      end
      return false
    end
    local Proxy = objc.class("AdapterProxy", objc.NSProxy, function(instance)
      function instance:respondsToSelector_(selector) return intercepts(selector) end
      function instance:forwardingTargetForSelector_() return ctx.adapter end
    end)
    ctx.proxy = Proxy:alloc()
    ctx.view:setDelegate_(ctx.proxy)
  end}
end

local function tap_item(ctx)
  gesture.tap(ctx.view, {at = {x = 25, y = 25}})
end

lab.scenario(exact {
  name = "H44 the list of what a proxy takes leaves a selector out",
  setup = collection,
  actors = {adapter = adapting(did)},
  drive = tap_item,
  want = "lost",
  traces = {adapter = "did"},
})

lab.scenario(exact {
  name = "H44 fixed: the list has it",
  setup = collection,
  actors = {adapter = adapting(should, did)},
  drive = tap_item,
  traces = {adapter = "should did"},
})

-- H46. Symptom: a harmless query never returns.
-- Source: IGListKit#1658.
local function asking_each_other(ctx)
  local View = objc.class("AskingView", objc.UIScrollView, function(instance, _, super)
    function instance:respondsToSelector_(selector)
      if super(self):respondsToSelector_(selector) then return true end
      local delegate = self:delegate()
      return delegate ~= nil and delegate:respondsToSelector_(selector)
    end
  end)
  local Proxy = objc.class("AdapterProxy", objc.NSObject, function(instance, _, super)
    objc.property(instance, "scrollViewDelegate", {policy = "weak"})
    function instance:respondsToSelector_(selector)
      if super(self):respondsToSelector_(selector) then return true end
      local delegate = self:scrollViewDelegate()
      return delegate ~= nil and delegate:respondsToSelector_(selector)
    end
  end)
  local fields = {view = View:new(), proxy = Proxy:new()}
  fields.view:setDelegate_(fields.proxy)
  return fields
end

local function ask(ctx)
  ctx.log(tostring(ctx.view:respondsToSelector_ "accessibilityScrollStatus"))
end

lab.scenario(exact {
  name = "H46 a view is its own proxy's delegate",
  setup = asking_each_other,
  actors = {app = function(ctx) ctx.proxy:setScrollViewDelegate_(ctx.view) end},
  drive = ask,
  want = "overflow",
  traces = {[""] = "false", app = ""},
})

lab.scenario(exact {
  name = "H46 fixed: the proxy refuses its own view",
  setup = asking_each_other,
  actors = {app = function(ctx)
    hook.instead(ctx.proxy, "setScrollViewDelegate:", function(original, self, delegate)
      if delegate == ctx.view then return ctx.log "refused" end
      original(self, delegate)
    end)
    ctx.proxy:setScrollViewDelegate_(ctx.view)
  end},
  drive = ask,
  expect = function(ctx) return ctx.proxy:scrollViewDelegate() == nil end,
  traces = {app = "refused false"},
})
