-- Conflicts that exchanges, tables and static slots cause, and `hook` does not.

local log

local function note(token)
  return function() log[#log + 1] = token end
end

local function trace(fn)
  log = {}
  fn()
  return table.concat(log, " ")
end

local names = 0
local function class(parent, body)
  names = names + 1
  return objc.class("Conflict" .. names, parent or objc.NSObject, body)
end

local function appears(instance)
  function instance:viewDidAppear_() log[#log + 1] = "orig" end
end

describe("hooks in conflict", function()
  it("keep _cmd for an original that insists on it, in every order (H08)", function()
    for _, agentFirst in ipairs {true, false} do
      local C = class(nil, appears)
      local function agent()
        local method = objc.class_getInstanceMethod(C, "viewDidAppear:")
        local old
        old = objc.method_setImplementation(method, objc.imp(function(self, _cmd, ...)
          assert(objc.sel_getName(_cmd) == "viewDidAppear:", "selector renamed")
          log[#log + 1] = "agent"
          return old(self, _cmd, ...)
        end))
      end
      if agentFirst then agent() end
      hook.before(C, "viewDidAppear:", note "tracker")
      if not agentFirst then agent() end
      local first, second = "tracker agent orig", "agent tracker orig"
      assert.are.equal(agentFirst and first or second,
        trace(function() C:new():viewDidAppear_(true) end))
    end
  end)

  it("hook parent and child with super calls, in every order (H16, H25, H71)", function()
    for _, parentFirst in ipairs {true, false} do
      local P = class(nil, appears)
      local C = class(P, function(instance, _, super)
        function instance:viewDidAppear_(animated)
          log[#log + 1] = "C"
          super(self):viewDidAppear_(animated)
        end
      end)
      local order = parentFirst and {P, C} or {C, P}
      for _, cls in ipairs(order) do
        hook.after(cls, "viewDidAppear:", note(cls == P and "trackP" or "trackC"), {key = "track"})
      end
      assert.are.equal("C orig trackP trackC", trace(function() C:new():viewDidAppear_(true) end))
      assert.are.equal("orig trackP", trace(function() P:new():viewDidAppear_(true) end))
    end
  end)

  it("can be installed again after another library has wrapped them (H19, H26)", function()
    local C = class(nil, appears)
    local function install(name)
      hook.before(C, "viewDidAppear:", note(name), {key = name})
    end
    install "A"
    install "B"
    install "A"
    assert.are.equal("B A orig", trace(function() C:new():viewDidAppear_(true) end))
  end)

  it("serve a class of delegates and one below it once each (H21, H22)", function()
    local DP = class(nil, function(instance)
      function instance:scrollViewDidEndDecelerating_() log[#log + 1] = "app" end
    end)
    local DC = class(DP)
    local Without = class()
    for _, cls in ipairs {DP, DC, Without, DP, Without} do
      hook.before(cls, "scrollViewDidEndDecelerating:", note "STOP", {key = "stop"})
    end
    assert.are.equal("STOP app", trace(function() DP:new():scrollViewDidEndDecelerating_() end))
    assert.are.equal("STOP STOP app", trace(function() DC:new():scrollViewDidEndDecelerating_() end))
    assert.is_false(Without:new():respondsToSelector_ "scrollViewDidEndDecelerating:")
  end)

  it("exchange the same alias on parent and child (H06)", function()
    for _, parentFirst in ipairs {true, false} do
      for _, ownAlias in ipairs {true, false} do
        local P = class(nil, appears)
        local C = class(P, function(instance, _, super)
          function instance:viewDidAppear_(animated)
            log[#log + 1] = "C"
            super(self):viewDidAppear_(animated)
          end
        end)
        local function alias(cls, token)
          cls["af_viewDidAppear:"] = function(self, animated)
            log[#log + 1] = token
            self:af_viewDidAppear_(animated)
          end
        end
        alias(P, "afP")
        if ownAlias then alias(C, "afC") end
        for _, cls in ipairs(parentFirst and {P, C} or {C, P}) do
          assert.is_true(hook.swizzle(cls, "viewDidAppear:", "af_viewDidAppear:"))
        end
        local child = ownAlias and "afC" or "afP"
        assert.are.equal(
          child .. " C afP orig", trace(function() C:new():viewDidAppear_(true) end))
        assert.are.equal("afP orig", trace(function() P:new():viewDidAppear_(true) end))
        assert.are.equal(
          child .. " C afP orig", trace(function() class(C):new():viewDidAppear_(true) end))
      end
    end
  end)

  it("do not exchange twice what a class inherits exchanged (H22)", function()
    local DP = class(nil, appears)
    DP["p_viewDidAppear:"] = function(self, animated)
      log[#log + 1] = "p_"
      self:p_viewDidAppear_(animated)
    end
    local DC = class(DP)
    hook.swizzle(DP, "viewDidAppear:", "p_viewDidAppear:")
    hook.swizzle(DC, "viewDidAppear:", "p_viewDidAppear:")
    assert.are.equal("p_ orig", trace(function() DC:new():viewDidAppear_(true) end))
    assert.is_nil(objc.class_copyMethodList(DC))
  end)

  it("shadow no legacy method and no forwarding by being installed (H51, H53)", function()
    local inner = class(nil, appears):new()
    local Outer = class(nil, function(instance)
      function instance:forwardingTargetForSelector_() return inner end
      function instance:respondsToSelector_(sel) return inner:respondsToSelector_(sel) end
    end)
    hook.before(Outer, "viewDidAppear:", note "sdk")
    hook.before(Outer, "open:options:", note "modern")
    assert.are.equal("sdk orig", trace(function() Outer:new():viewDidAppear_(true) end))
    assert.is_false(Outer:new():respondsToSelector_ "open:options:")
  end)

  it("gate touches by control event and by target (H83, H84)", function()
    local button = objc.UIButton:buttonWithType_(0)
    local Target = class(nil, function(instance)
      function instance:down() log[#log + 1] = "down" end
      function instance:inside() log[#log + 1] = "inside" end
    end)
    local target = Target:new()
    button:addTarget_action_forControlEvents_(target, "down", uikit.UIControlEventTouchDown)
    button:addTarget_action_forControlEvents_(target, "inside", uikit.UIControlEventTouchUpInside)
    local events = {down = uikit.UIControlEventTouchDown}
    hook.throttle(button, "sendActionsForControlEvents:", {
      mode = "first", interval = 2, key = function(_, event) return event end})
    assert.are.equal("down inside", trace(function()
      button:sendActionsForControlEvents_(events.down)
      button:sendActionsForControlEvents_(uikit.UIControlEventTouchUpInside)
      button:sendActionsForControlEvents_(events.down)
    end))
  end)
end)
