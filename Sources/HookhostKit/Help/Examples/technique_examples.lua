-- One short scenario for each hooking technique, to be run by `hookhost lab FILE`.

--- technique.addOrExchange
do
  local techniques = require "techniques"
  local Base = objc.class("Base", objc.NSObject, function(instance)
    function instance:save() end
  end)
  local Draft = objc.class("Draft", Base)
  lab.scenario {
    name = "a method that is inherited",
    actors = {sdk = techniques.addOrExchange(Draft, "save", "sdk")},
    drive = function()
      Draft:new():save()
      Base:new():save() -- the superclass is not hooked
    end,
    expect = function(ctx) print(ctx.trace()) end,
  }
  print(lab.run()[1].orders[1].verdict) --> sdk ok
end

--- technique.bareExchange
do
  local techniques = require "techniques"
  local Base = objc.class("Base", objc.NSObject, function(instance)
    function instance:save() end
  end)
  local Draft = objc.class("Draft", Base)
  lab.scenario {
    name = "a superclass that gets what was meant for one class",
    actors = {sdk = techniques.bareExchange(Draft, "save", "sdk")},
    drive = function() Base:new():save() end,
  }
  print(lab.run()[1].orders[1].verdict) --> unrecognized
end

--- technique.lateSuper
do
  local techniques = require "techniques"
  local Base = objc.class("Base", objc.NSObject, function(instance)
    function instance:save() end
  end)
  local Draft = objc.class("Draft", Base)
  lab.scenario {
    name = "a superclass that is hooked later is heard",
    actors = {
      sdk = techniques.lateSuper(Draft, "save", "sdk"),
      app = techniques.staticSlot(Base, "save", "app"),
    },
    orders = {{"sdk", "app"}},
    drive = function() Draft:new():save() end,
    expect = function(ctx) return ctx.trace() == "sdk app" end,
  }
  print(lab.run()[1].orders[1].verdict) --> ok
end

--- technique.forwarding
do
  local techniques = require "techniques"
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:load() end
  end)
  lab.scenario {
    name = "a hook in forwardInvocation:",
    actors = {sdk = techniques.forwarding(Page, "load", "sdk")},
    drive = function() Page:new():load() end,
  }
  print(lab.run()[1].orders[1].verdict) --> ok
end

--- technique.classTable
do
  local techniques = require "techniques"
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:load() print "loaded" end
  end)
  local Start = objc.class("StartPage", Page)
  lab.scenario {
    name = "a subclass that is not in the table",
    actors = {sdk = techniques.classTable(Page, "load", "sdk")},
    orders = {{"sdk"}},
    drive = function()
      Page:new():load()
      Start:new():load() -- its class has no original
    end,
  }
  lab.run()
end

--- technique.staticSlot
do
  local techniques = require "techniques"
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:load() end
  end)
  local sdk = techniques.staticSlot(Page, "load", "sdk")
  lab.scenario {
    name = "a library that is installed twice",
    actors = {sdk = function(ctx)
      sdk.install(ctx)
      sdk.install(ctx)
    end},
    drive = function() Page:new():load() end,
    timeLimit = 60, -- Lua's stack is deep
  }
  print(lab.run()[1].orders[1].verdict) --> overflow
end

--- technique.isaSubclass
do
  local techniques = require "techniques"
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:load() end
  end)
  lab.scenario {
    name = "one object that is hooked",
    setup = function() return {object = Page:new()} end,
    actors = {sdk = techniques.isaSubclass(Page, "load", "sdk")},
    drive = function(ctx)
      ctx.object:load()
      ctx.assert(ctx.object:class() == Page, "its class shows")
    end,
  }
  print(lab.run()[1].orders[1].verdict) --> ok
end

--- technique.delegateProxy
do
  local techniques = require "techniques"
  local App = objc.class("App", objc.NSObject, {protocols = {"UIScrollViewDelegate"}}, function(instance)
    function instance:scrollViewDidScroll_() end
  end)
  lab.scenario {
    name = "a proxy before a delegate",
    setup = function()
      local list, app = objc.UIScrollView:new(), App:new()
      list:setDelegate_(app)
      return {owner = list, app = app}
    end,
    actors = {sdk = techniques.delegateProxy(App, "scrollViewDidScroll:", "sdk")},
    drive = function(ctx) ctx.owner:setContentOffset_ {0, 40} end,
  }
  print(lab.run()[1].orders[1].verdict) --> ok
end

--- technique.hook
do
  local techniques = require "techniques"
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:load() end
  end)
  lab.scenario {
    name = "two hooks of hookhost",
    actors = {
      sdk = techniques.hook(Page, "load", "sdk"),
      app = techniques.hook(Page, "load", "app"),
    },
    drive = function() Page:new():load() end,
  }
  for _, order in ipairs(lab.run()[1].orders) do print(order.verdict) end --> ok ok
end
