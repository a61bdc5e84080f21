-- Class methods, +load and super: H10 to H14 of the catalogue.

local exact = require "exact"
local recipes = require "recipes"

-- H10. Symptom: a class method exchanged with an instance method sends the alias to the class.
-- Source: the article on FDFullscreenPopGesture, question 2; the call-through follows from it.
local function mixed(ctx)
  local Mixed = objc.class("Mixed", objc.NSObject, function(instance, class)
    function class:old() ctx.log "old" end
    function instance:fresh()
      ctx.log "fresh"
      ctx.receiver = objc.object_isClass(self) and "class" or "instance"
      if ctx.calls_through then self:fresh() end
    end
  end)
  return {Mixed = Mixed, mixed = Mixed:new()}
end

local function cross(ctx)
  objc.method_exchangeImplementations(
    objc.class_getClassMethod(ctx.Mixed, "old"), objc.class_getInstanceMethod(ctx.Mixed, "fresh"))
end

local function call_mixed(ctx)
  ctx.Mixed:old()
  ctx.mixed:fresh()
end

lab.scenario(exact {
  name = "H10 a class method exchanged with an instance method that calls through",
  setup = mixed,
  actors = {crossing = function(ctx)
    cross(ctx)
    ctx.calls_through = true
  end},
  drive = call_mixed,
  want = "unrecognized",
  traces = {[""] = "old fresh", crossing = "fresh"},
})

lab.scenario(exact {
  name = "H10 fixed: neither body calls through",
  setup = mixed,
  actors = {crossing = cross},
  drive = call_mixed,
  expect = function(ctx) return ctx.receiver == "class" end,
  traces = {crossing = "fresh old"},
})

-- H12. Symptom: code sends +load explicitly, and the hook is gone.
-- Source: the article on FDFullscreenPopGesture, question 5.
local function flat(ctx)
  local Parent = objc.class("Parent", objc.NSObject, function(instance)
    function instance:m() ctx.log "orig" end
    function instance:x_m()
      ctx.log "X"
      self:x_m()
    end
  end)
  return {Parent = Parent, parent = Parent:new()}
end

local function loading(guard)
  return {
    category = {promises = {X = 1}, install = function(ctx)
      objc.category(ctx.Parent, "Hook", function(_, class)
        function class:load()
          guard(ctx, function() recipes.add_or_exchange(self, "m", "x_m") end)
        end
      end)
    end},
    manual = function(ctx) ctx.Parent:load() end,
  }
end

lab.scenario(exact {
  name = "H12 +load is sent by hand",
  setup = flat,
  actors = loading(function(_, install) install() end),
  drive = function(ctx) ctx.parent:m() end,
  orders = {{"category", "manual"}},
  want = "lost",
  traces = {category = "X orig", ["category manual"] = "orig"},
})

lab.scenario(exact {
  name = "H12 fixed: dispatch_once in +load",
  setup = flat,
  actors = loading(function(ctx, install)
    if not dispatch.once("Parent+Hook", install) then ctx.log "refused(once)" end
  end),
  drive = function(ctx) ctx.parent:m() end,
  orders = {{"category", "manual"}},
  traces = {category = "X orig", ["category manual"] = "refused(once) X orig"},
})

-- H14. Symptom: a page view is missing, or a navigation bar stays as it was, for the one screen
-- that overrides viewWillAppear: and does not call super.
-- Source: the article on FDFullscreenPopGesture, whose block runs in the base class.
local function screens(calls_super)
  return function(ctx)
    local function define(name, calls)
      return objc.class(name, objc.UIViewController, function(instance, _, super)
        function instance:viewWillAppear_(animated)
          if calls then super(self):viewWillAppear_(animated) end
          ctx.log(name)
        end
      end)
    end
    local home = objc.UIViewController:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(home)
    uikit.keyWindow():setRootViewController_(navigation)
    runloop.run(1)
    return {
      navigation = navigation, bars = {},
      first = define("First", calls_super):new(), second = define("Second", true):new(),
    }
  end
end

local bar = {promises = {hook = 2}, install = function(ctx)
  local hidden = {[ctx.first] = true, [ctx.second] = false}
  recipes.replace(objc.UIViewController, "viewWillAppear:", function(original, self, animated)
    original(self, animated)
    if hidden[self] == nil then return end
    ctx.log "hook"
    self:navigationController():setNavigationBarHidden_animated_(hidden[self], false)
  end)
end}

local function push(ctx)
  for _, controller in ipairs {ctx.first, ctx.second} do
    ctx.navigation:pushViewController_animated_(controller, false)
    runloop.run(1)
    ctx.bars[#ctx.bars + 1] = ctx.navigation:isNavigationBarHidden() and "hidden" or "shown"
  end
end

lab.scenario(exact {
  name = "H14 a subclass that skips super hides the hook",
  setup = screens(false),
  actors = {bar = bar},
  drive = push,
  want = "lost",
  traces = {bar = "First hook Second"},
})

lab.scenario(exact {
  name = "H14 fixed: the subclass calls super",
  setup = screens(true),
  actors = {bar = bar},
  drive = push,
  expect = function(ctx) return table.concat(ctx.bars, " ") == "hidden shown" end,
  traces = {bar = "hook First hook Second"},
})
