-- The same property without the listing's defects: each pair of a target and an action has its own
-- time window, measured on the clock and not by a message that needs the run loop.

local p_token = {}

objc.category(objc.UIControl, "DelayEvent", function(instance)
  instance.xx_delayTime = objc.imp(function(self, _cmd)
    return objc.getAssociatedObject(self, _cmd) or 0
  end)

  function instance:setXx_delayTime_(seconds)
    objc.setAssociatedObject(self, objc.sel "xx_delayTime", seconds, "RETAIN_NONATOMIC")
    hook.removeAll("xx_delayTime of " .. tostring(self))
    if seconds <= 0 then return end
    hook.throttle(self, "sendAction:to:forEvent:", {
      mode = "first",
      interval = seconds,
      owner = "xx_delayTime of " .. tostring(self),
      key = function(self, action, target) return ("%s %s"):format(action, target) end,
    })
  end
end)
