-- Several libraries that change one object's class: H66 to H69 of the catalogue.

local exact = require "exact"
local observing = require "observing"
local recipes = require "recipes"

-- H66. Symptom: endless recursion in the app delegate with three SDKs, none of which loops alone.
-- Source: OneSignal#1143 and PR#1284, Instabug-SP#23. The real Firebase did not loop with
-- OneSignal alone; the injector of this model is simpler.
local active = "applicationDidBecomeActive:"

local function application(ctx)
  local App = objc.class("AppDelegate", objc.NSObject, function(instance)
    instance[active] = function() ctx.log "app" end
  end)
  local fields = {App = App, app = App:new(), application = objc.UIApplication:sharedApplication()}
  fields.application:setDelegate_(fields.app)
  return fields
end

local function one_signal(asks_ancestors)
  return {promises = {OS = 1}, install = function(ctx)
    local alias = "os_" .. active
    local function patch(delegate)
      if delegate == nil then return end
      local cls = objc.object_getClass(delegate)
      if asks_ancestors and objc.class_respondsToSelector(cls, alias) then return end
      local added = objc.class_addMethod(cls, alias, function(self, app)
        ctx.log "OS"
        objc.msgSend(self, alias, app)
      end)
      if added then recipes.exchange(cls, active, alias) end
    end
    recipes.replace(objc.UIApplication, "setDelegate:", function(original, self, delegate)
      patch(delegate)
      original(self, delegate)
    end)
    patch(ctx.application:delegate())
  end}
end

local instabug = {promises = {IB = 1}, install = function(ctx)
  recipes.replace(ctx.App, active, function(original, self, app)
    ctx.log "IB"
    original(self, app)
  end)
end}

local function firebase(ctx)
  observing.derive(ctx.app, "_GUL")
  ctx.application:setDelegate_(nil)
  ctx.application:setDelegate_(ctx.app)
end

local function become_active(ctx)
  objc.msgSend(ctx.application:delegate(), active, ctx.application)
end

local function three(asks_ancestors)
  return {GUL = firebase, IB = instabug, OS = one_signal(asks_ancestors)}
end

local reported = {
  {"OS", "GUL"}, {"OS", "IB", "GUL"}, {"OS", "GUL", "IB"}, {"IB", "OS", "GUL"},
  {"GUL", "OS", "IB"}, {"GUL", "IB", "OS"}, {"IB", "GUL", "OS"},
}

lab.scenario(exact {
  name = "H66 three SDKs on the app delegate",
  setup = application,
  actors = three(false),
  drive = become_active,
  orders = reported,
  want = {
    ["OS GUL"] = "overflow", ["OS IB GUL"] = "overflow", ["OS GUL IB"] = "overflow",
    ["IB OS GUL"] = "overflow",
  },
  traces = {
    [""] = "app", ["OS GUL"] = "OS OS OS …", ["OS IB GUL"] = "OS IB OS IB …",
    ["OS GUL IB"] = "IB OS OS OS …", ["IB OS GUL"] = "OS OS OS …", ["GUL OS IB"] = "IB OS app",
    ["GUL IB OS"] = "OS IB app", ["IB GUL OS"] = "OS IB app",
  },
})

lab.scenario(exact {
  name = "H66 fixed: a class below one that is patched is left alone",
  setup = application,
  actors = three(true),
  drive = become_active,
  orders = reported,
  traces = {
    ["OS GUL"] = "OS app", ["OS IB GUL"] = "IB OS app", ["OS GUL IB"] = "IB OS app",
    ["IB OS GUL"] = "OS IB app", ["GUL OS IB"] = "IB OS app", ["GUL IB OS"] = "OS IB app",
    ["IB GUL OS"] = "OS IB app",
  },
})

-- H67. Symptom: callbacks that an engine intercepts stop when the object is observed.
-- Source: ReactiveCocoa#1280 and #1161, and its InterceptingSpec.
local function intercepting(class_to_ask)
  return {promises = {signal = 1}, install = function(ctx)
    local derived = observing.derive(ctx.one, "_RACSelectorSignal")
    local intercepted = {[derived] = {["callback:"] = true}}
    objc.class_addMethod(derived, "respondsToSelector:", function(self, selector)
      local known = intercepted[class_to_ask(self, derived)]
      if known and known[tostring(selector)] then return true end
      return objc.super(derived, self):respondsToSelector_(selector)
    end)
    objc.class_addMethod(derived, "methodSignatureForSelector:", function(self, selector)
      return objc.super(derived, self):methodSignatureForSelector_(selector)
        or objc.NSMethodSignature:signatureWithObjCTypes_ "v@:@"
    end)
    objc.class_addMethod(derived, "forwardInvocation:", function() ctx.log "signal" end)
  end}
end

local function call_back(ctx)
  if ctx.one:respondsToSelector_ "callback:" then objc.msgSend(ctx.one, "callback:", nil) end
end

local observes = observing.kvo.install

lab.scenario(exact {
  name = "H67 an intercepted selector, asked of the class of the moment",
  setup = observing.things,
  actors = {engine = intercepting(objc.object_getClass), kvo = observes},
  drive = call_back,
  want = {["engine kvo"] = "lost"},
  traces = {["engine kvo"] = "", ["kvo engine"] = "signal"},
})

lab.scenario(exact {
  name = "H67 fixed: asked of the engine's own class",
  setup = observing.things,
  actors = {engine = intercepting(function(_, derived) return derived end), kvo = observes},
  drive = call_back,
  traces = {["engine kvo"] = "signal", ["kvo engine"] = "signal"},
})

-- H68. Symptom: observers receive nothing after a test creates a partial mock.
-- Source: OCMock's tests of observing before and after a partial mock, and of what it refuses.
local function mocking(ctx)
  local mocked = {}
  --- Returns why it does not mock an object; nil if it does.
  function ctx.mock(object, body)
    if object == nil then return "nil" end
    if objc.msgSend(object, "isProxy") then return "proxy" end
    if mocked[object] then return "mocked" end
    mocked[object] = true
    if object:class() ~= objc.object_getClass(object) then ctx.log "warning" end
    local derived = observing.derive(object, "_Mock", object:class())
    objc.class_addMethod(derived, "m", body)
  end
  ctx.refused = ctx.mock(ctx.one, function() ctx.log "mocked" end)
end

local function set_and_call(ctx)
  ctx.one:setX_(1)
  if ctx.mock or ctx.hooked then ctx.one:m() end
end

lab.scenario(exact {
  name = "H68 a partial mock of an observed object",
  setup = observing.things,
  actors = {kvo = observing.kvo, mock = {install = mocking, promises = {mocked = 1}}},
  drive = set_and_call,
  want = {["kvo mock"] = "lost"},
  expect = function(ctx)
    if not ctx.mock then return end
    ctx.assert(ctx.refused == nil, "the first mock is made")
    ctx.assert(ctx.mock(ctx.one) == "mocked", "a second mock is refused")
    ctx.assert(ctx.mock(nil) == "nil", "nil is refused")
    ctx.assert(ctx.mock(objc.NSProxy:alloc()) == "proxy", "a proxy is refused")
  end,
  traces = {
    [""] = "set", ["kvo mock"] = "warning set mocked", ["mock kvo"] = "set observed mocked",
  },
})

lab.scenario(exact {
  name = "H68 fixed: the method of one object is replaced outside of observing",
  setup = observing.things,
  actors = {kvo = observing.kvo, mock = {promises = {mocked = 1}, install = function(ctx)
    hook.instead(ctx.one, "m", function() ctx.log "mocked" end, {key = "mock"})
    ctx.hooked = true
  end}},
  drive = set_and_call,
  traces = {["kvo mock"] = "set observed mocked", ["mock kvo"] = "set observed mocked"},
})

-- H69. Symptom: a hook on one string or number does nothing, or crashes.
-- Source: SwiftHook's tests of tagged pointers and of all instances, RxCocoa's of CF objects;
-- Aspects#177, Stinger#14, InterposeKit#23. Strings and numbers are plain values in a script, so
-- a class with a flag stands for them.
local function tagged(ctx)
  local Tagged = objc.class("TaggedString", objc.NSObject, function(instance)
    function instance:isTagged() return true end
    function instance:m() ctx.log "orig" end
  end)
  return {Tagged = Tagged, tagged = Tagged:new()}
end

--- Changes the class of an object; a tagged pointer has no class field to change.
local function change_class(object, cls)
  if not object:isTagged() then objc.object_setClass(object, cls) end
end

lab.scenario(exact {
  name = "H69 an object whose class cannot be changed",
  setup = tagged,
  actors = {object = {promises = {hook = 1}, install = function(ctx)
    local derived = objc.allocateClassPair(ctx.Tagged, "TaggedString_Hooked")
    objc.class_addMethod(derived, "m", function(self)
      ctx.log "hook"
      objc.super(derived, self):m()
    end)
    objc.registerClassPair(derived)
    change_class(ctx.tagged, derived)
  end}},
  drive = function(ctx) ctx.tagged:m() end,
  want = "lost",
  traces = {object = "orig"},
})

lab.scenario(exact {
  name = "H69 fixed: the object is refused, its class is hooked",
  setup = tagged,
  actors = {
    object = function(ctx)
      if ctx.tagged:isTagged() then ctx.log "refused(tagged)" end
      ctx.assert(not pcall(hook.before, "a string", "length", print), "a value is refused")
    end,
    class = {promises = {hook = 1}, install = function(ctx)
      hook.before(ctx.Tagged, "m", function() ctx.log "hook" end)
    end},
  },
  drive = function(ctx) ctx.tagged:m() end,
  traces = {
    ["class object"] = "refused(tagged) hook orig", ["object class"] = "refused(tagged) hook orig",
  },
})
