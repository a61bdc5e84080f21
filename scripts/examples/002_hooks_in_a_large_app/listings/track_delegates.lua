-- "We hook all of them in the same way": the same recipe for any class and any setter. Answers a
-- function: track(class, setter, selectors, event[, alias]). Each class has an alias of its own for
-- the setter: a table view sends super, and with one alias for both it would meet its own again.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local DelegateProxy = dofile(listings .. "DelegateProxy.lua")
local marker = objc.sel "bd_isTrackerDecorator"

return function(class, setter, selectors, event, alias)
  local name = objc.class_getName(class)
  local Proxy = objc.class("BD" .. name .. "DelegateProxy", DelegateProxy,
    function(instance, _, super)
      for _, selector in ipairs(selectors) do
        instance[selector] = function(self, ...)
          event(name, selector)
          local target = self:target()
          if objc.msgSend(target, "respondsToSelector:", objc.sel(selector)) then
            return target[selector](target, ...)
          end
        end
      end
      function instance:bd_isTrackerDecorator() return true end
      function instance:respondsToSelector_(aSelector)
        return aSelector == marker or super(self):respondsToSelector_(aSelector)
      end
    end)

  local swizzled = alias or ("my_%s_%s"):format(name, setter)
  objc.category(class, "MyHook", function(instance)
    instance[swizzled] = function(self, delegate)
      if delegate == nil or delegate:respondsToSelector_(marker) then
        self[swizzled](self, delegate)
        return
      end
      local proxy <close> = Proxy:alloc():initWithTarget_(delegate)
      self[swizzled](self, proxy)
      objc.setAssociatedObject(self, "bd_TrackerProxy", proxy, "RETAIN_NONATOMIC")
    end
  end)
  swizzleMethods(class, setter, swizzled)
end
