-- Engines that store originals in tables, slots and markers: H16 to H26 of the catalogue.

local exact = require "exact"
local recipes = require "recipes"

--- A class with a method, and a subclass that calls super.
local function family(ctx)
  local Parent = objc.class("Parent", objc.NSObject, function(instance)
    function instance:m() ctx.log "orig" end
  end)
  local Child = objc.class("Child", Parent, function(instance, _, super)
    function instance:m()
      ctx.log "C"
      super(self):m()
    end
  end)
  return {
    Parent = Parent, Child = Child, parent = Parent:new(), child = Child:new(), table = {},
  }
end

local function call_parent(ctx) ctx.parent:m() end
local function call_child(ctx) ctx.child:m() end

-- H16. Symptom: endless recursion once both a class and its subclass are tracked.
-- Source: facebook-ios-sdk#1318, growingio#97; Mixpanel's swizzler.
local function tracking(find)
  return {promises = {trackP = 1, trackC = 1}, install = function(ctx)
    for _, cls in ipairs {ctx.Parent, ctx.Child} do
      local token = cls == ctx.Parent and "trackP" or "trackC"
      ctx.table[cls] = objc.class_getMethodImplementation(cls, "m")
      objc.class_replaceMethod(cls, "m", objc.imp(function(self, _cmd)
        ctx.table[find(self, cls)](self, _cmd)
        ctx.log(token)
      end))
    end
  end}
end

lab.scenario(exact {
  name = "H16 a table of originals keyed by the receiver's class",
  setup = family,
  actors = {tracker = tracking(function(receiver) return receiver:class() end)},
  drive = call_child,
  want = "overflow",
  traces = {[""] = "C orig", tracker = "C C C …"},
})

lab.scenario(exact {
  name = "H16 fixed: the table is keyed by the class that defines the method",
  setup = family,
  actors = {tracker = tracking(function(_, defining) return defining end)},
  drive = call_child,
  traces = {tracker = "C orig trackP trackC"},
})

-- H18. Symptom: the app's own method no longer runs once a second SDK has exchanged it.
-- Source: mixpanel-swift#182, whose maintainers name other swizzlers.
local table_engine = {promises = {track = 1}, install = function(ctx)
  ctx.table.m = objc.class_getMethodImplementation(ctx.Parent, "m")
  objc.class_replaceMethod(ctx.Parent, "m", objc.imp(function(self, _cmd)
    local found = ctx.table[objc.sel_getName(_cmd)]
    if not found then return end
    found(self, _cmd)
    ctx.log "track"
  end))
end}

lab.scenario(exact {
  name = "H18 a table of originals, then an exchange",
  setup = family,
  actors = {table = table_engine, y = {promises = {Y = 1}, install = function(ctx)
    function ctx.Parent:y_m()
      ctx.log "Y"
      self:y_m()
    end
    recipes.exchange(ctx.Parent, "m", "y_m")
  end}},
  drive = call_parent,
  want = {["table y"] = "lost"},
  traces = {["table y"] = "Y", ["y table"] = "Y orig track"},
})

lab.scenario(exact {
  name = "H18 fixed: the second SDK keeps the selector",
  setup = family,
  actors = {table = table_engine, y = {promises = {Y = 1}, install = function(ctx)
    recipes.replace(ctx.Parent, "m", function(original, self)
      ctx.log "Y"
      original(self)
    end)
  end}},
  drive = call_parent,
  traces = {["table y"] = "Y orig track", ["y table"] = "Y orig track"},
})

-- H19. Symptom: endless recursion when an SDK installs itself again after another has wrapped it.
-- Source: OneSignal PR#1100 and #351, #1116; mixpanel#787.
local reinstalls = {{"a1", "b"}, {"b", "a1"}, {"a1", "a2"}, {"a1", "b", "a2"}}

local function wrapping(token)
  return {promises = {[token] = 1}, install = function(ctx)
    recipes.replace(ctx.Parent, "m", function(original, self)
      ctx.log(token)
      original(self)
    end)
  end}
end

local function slotted(ctx)
  ctx.slot = objc.class_getMethodImplementation(ctx.Parent, "m")
  objc.class_replaceMethod(ctx.Parent, "m", objc.imp(function(self, _cmd)
    ctx.log "A"
    ctx.slot(self, _cmd)
  end))
end

lab.scenario(exact {
  name = "H19 one static slot, installed again after it was wrapped",
  setup = family,
  actors = {a1 = {install = slotted, promises = {A = 1}}, a2 = slotted, b = wrapping "B"},
  drive = call_parent,
  orders = reinstalls,
  want = {["a1 a2"] = "overflow", ["a1 b a2"] = "overflow"},
  traces = {
    ["a1 b"] = "B A orig", ["b a1"] = "A B orig", ["a1 a2"] = "A A A …",
    ["a1 b a2"] = "A B A B …",
  },
})

local function keyed(ctx)
  hook.before(ctx.Parent, "m", function() ctx.log "A" end, {key = "A"})
end

lab.scenario(exact {
  name = "H19 fixed: who is in the chain already is not installed again",
  setup = family,
  actors = {a1 = {install = keyed, promises = {A = 1}}, a2 = keyed, b = wrapping "B"},
  drive = call_parent,
  orders = reinstalls,
  traces = {
    ["a1 b"] = "B A orig", ["b a1"] = "A B orig", ["a1 a2"] = "A orig", ["a1 b a2"] = "B A orig",
  },
})

-- H21. Symptom: the callback for a stopped scroll view comes twice, for delegates that did not
-- implement the method and were set twice.
-- Source: the article on hooking delegates (the recipe); the defect follows from its code.
local stopped = "scrollViewDidEndDecelerating:"

--- Scroll views, and delegates with and without the method.
local function scrolling(ctx)
  local With = objc.class("DelegateWith", objc.NSObject, function(instance)
    instance[stopped] = function() ctx.log "app" end
  end)
  local Below = objc.class("DelegateBelow", With)
  local Without = objc.class("DelegateWithout", objc.NSObject)
  local view = objc.UIScrollView:alloc():initWithFrame_ {0, 100, 320, 480}
  view:setContentSize_ {320, 4000}
  uikit.keyWindow():addSubview_(view)
  return {view = view, with = With:new(), below = Below:new(), without = Without:new()}
end

local function flick(ctx)
  ctx.view:setContentOffset_ {0, 0}
  gesture.flick(ctx.view, {by = {x = 0, y = -60}})
  runloop.run(6)
end

--- Hooks setDelegate: and patches the class of each delegate.
local function stop_callback(patch)
  return function(ctx)
    local function replaced(self, view)
      ctx.log "p_"
      objc.msgSend(self, "p_" .. stopped, view)
      ctx.log "STOP"
    end
    local function added() ctx.log "STOP" end
    recipes.replace(objc.UIScrollView, "setDelegate:", function(original, self, delegate)
      original(self, delegate)
      if not delegate or not self:isMemberOfClass_(objc.UIScrollView) then return end
      patch(ctx, delegate:class(), stopped, "p_" .. stopped, replaced, added)
    end)
  end
end

local function as_in_the_article(_, ...) recipes.patch_delegate(...) end

local function setting(delegate)
  return function(ctx) ctx.view:setDelegate_(ctx[delegate]) end
end

local sets = {{"stop", "set1"}, {"stop", "set1", "set2"}, {"stop", "set1", "set2", "set3"}}

local function set_thrice(patch, delegate)
  return {
    stop = {promises = {STOP = 1}, install = stop_callback(patch)},
    set1 = setting(delegate), set2 = setting(delegate), set3 = setting(delegate),
  }
end

lab.scenario(exact {
  name = "H21 a delegate without the method is set twice",
  setup = scrolling,
  actors = set_thrice(as_in_the_article, "without"),
  drive = flick,
  orders = sets,
  want = {["stop set1 set2"] = "double", ["stop set1 set2 set3"] = "double"},
  traces = {
    ["stop set1"] = "STOP", ["stop set1 set2"] = "p_ STOP STOP",
    ["stop set1 set2 set3"] = "p_ STOP STOP",
  },
})

local function patch_once(ctx, cls, ...)
  ctx.patched = ctx.patched or {}
  if ctx.patched[cls] then return end
  ctx.patched[cls] = true
  recipes.patch_delegate(cls, ...)
end

lab.scenario(exact {
  name = "H21 fixed: the classes that got the method are remembered",
  setup = scrolling,
  actors = set_thrice(patch_once, "without"),
  drive = flick,
  orders = sets,
  traces = {
    ["stop set1"] = "STOP", ["stop set1 set2"] = "STOP", ["stop set1 set2 set3"] = "STOP",
  },
})

lab.scenario(exact {
  name = "H21 fixed: a delegate with the method is patched once in any case",
  setup = scrolling,
  actors = set_thrice(as_in_the_article, "with"),
  drive = flick,
  orders = sets,
  traces = {
    ["stop set1"] = "p_ app STOP", ["stop set1 set2"] = "p_ app STOP",
    ["stop set1 set2 set3"] = "p_ app STOP",
  },
})

-- H22. Symptom: endless recursion for a delegate whose superclass has been a delegate before.
-- Source: the same code.
local function parent_then_child(patch)
  return {
    stop = stop_callback(patch), parent = setting "with", ["then child"] = setting "below",
  }
end

local function flick_twice(ctx)
  ctx.view:setDelegate_(ctx.with)
  flick(ctx)
  ctx.view:setDelegate_(ctx.below)
  flick(ctx)
end

lab.scenario(exact {
  name = "H22 a delegate's class, and then one below it",
  setup = scrolling,
  actors = parent_then_child(as_in_the_article),
  drive = flick_twice,
  orders = {{"stop", "parent", "then child"}},
  want = "overflow",
  traces = {[""] = "app app", ["stop parent then child"] = "p_ app STOP p_ p_ p_ …"},
})

lab.scenario(exact {
  name = "H22 fixed: a class that inherits the exchange is left alone",
  setup = scrolling,
  actors = parent_then_child(function(_, cls, selector, alias, ...)
    if cls:instancesRespondToSelector_(alias) then return end
    recipes.patch_delegate(cls, selector, alias, ...)
  end),
  drive = flick_twice,
  orders = {{"stop", "parent", "then child"}},
  traces = {["stop parent then child"] = "p_ app STOP p_ app STOP"},
})

-- H25. Symptom: the same two installations give one hook or two, depending on which came first.
-- Source: RSSwizzle's note on its modes, and its test of classes and superclasses.
local function simple_family(ctx)
  local A = objc.class("A", objc.NSObject, function(instance)
    function instance:m() ctx.log "A" end
  end)
  local B = objc.class("B", A)
  return {A = A, B = B, b = B:new(), marks = {}}
end

local function installs(find, cls, promises)
  return {promises = promises, install = function(ctx)
    local target = find(ctx[cls])
    local above = target
    while above do
      if ctx.marks[above] then return end
      above = above:superclass()
    end
    ctx.marks[target] = true
    recipes.replace_late(target, "m", function(original, self)
      ctx.log "h"
      original(self)
    end)
  end}
end

local function itself(cls) return cls end

lab.scenario(exact {
  name = "H25 once per class and superclasses depends on the order",
  setup = simple_family,
  actors = {a = installs(itself, "A", {h = 1}), b = installs(itself, "B")},
  drive = function(ctx) ctx.b:m() end,
  want = {["b a"] = "double"},
  traces = {["a b"] = "h A", ["b a"] = "h h A"},
})

local function defining(cls)
  local found = cls
  while objc.class_getInstanceMethod(found:superclass(), "m") do found = found:superclass() end
  return found
end

lab.scenario(exact {
  name = "H25 fixed: the class that defines the method is hooked",
  setup = simple_family,
  actors = {a = installs(defining, "A", {h = 1}), b = installs(defining, "B")},
  drive = function(ctx) ctx.b:m() end,
  traces = {["a b"] = "h A", ["b a"] = "h A"},
})

-- H26. Symptom: a networking library that is in the app and again inside an SDK stops reporting,
-- or recurses.
-- Source: the comments of AFNetworking PR#2743; AFNetworking#3340 and #3605.
local function copy(exchange, names)
  return function(ctx)
    for _, name in ipairs(names) do
      local cls = ctx[name]
      objc.class_addMethod(cls, "af_m", function(self)
        ctx.log("af" .. name)
        self:af_m()
      end)
      exchange(cls, "m", "af_m")
    end
  end
end

local function copies(exchange, of_sdk, promises)
  return {
    app = {install = copy(exchange, {"Parent", "Child"}), promises = promises},
    sdk = copy(exchange, of_sdk),
  }
end

lab.scenario(exact {
  name = "H26 a library is embedded twice",
  setup = family,
  actors = copies(recipes.exchange, {"Parent", "Child"}, {afParent = 1}),
  drive = call_parent,
  want = "lost",
  traces = {["app sdk"] = "orig", ["sdk app"] = "orig"},
})

lab.scenario(exact {
  name = "H26 a library is embedded twice, the second copy for the subclass alone",
  setup = family,
  actors = copies(recipes.exchange, {"Child"}),
  drive = call_child,
  want = "overflow",
  traces = {
    ["app sdk"] = "C afParent afChild afChild …", ["sdk app"] = "C afParent afChild afChild …",
  },
})

lab.scenario(exact {
  name = "H26 fixed: one ledger for the process",
  setup = family,
  actors = copies(hook.swizzle, {"Child"}, {afParent = 1, afChild = 1}),
  drive = call_child,
  traces = {
    ["app sdk"] = "afChild C afParent orig", ["sdk app"] = "afChild C afParent orig",
  },
})
