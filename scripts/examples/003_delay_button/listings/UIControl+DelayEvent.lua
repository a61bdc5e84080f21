-- The article's UIControl+DelayEvent.m: a control that responds once within its delay. The two
-- properties are associated objects. The getter's own selector is the key, so a getter can use _cmd
-- where a setter must name the selector.

objc.category(objc.UIControl, "DelayEvent", function(instance, class)
  instance.xx_delayTime = objc.imp(function(self, _cmd)
    return objc.getAssociatedObject(self, _cmd) or 0
  end)

  function instance:setXx_delayTime_(seconds)
    objc.setAssociatedObject(self, objc.sel "xx_delayTime", seconds, "RETAIN_NONATOMIC")
  end

  instance.xx_ignoreEvent = objc.imp(function(self, _cmd)
    return objc.getAssociatedObject(self, _cmd) or false
  end)

  function instance:setXx_ignoreEvent_(ignore)
    objc.setAssociatedObject(self, objc.sel "xx_ignoreEvent", ignore, "RETAIN_NONATOMIC")
  end

  function class:load()
    dispatch.once("UIControl+DelayEvent", function()
      local mySEL = objc.sel "xx_sendAction:to:forEvent:"
      local systemSEL = objc.sel "sendAction:to:forEvent:"
      local cls = self:class()
      local myM = objc.class_getInstanceMethod(cls, mySEL)
      local systemM = objc.class_getInstanceMethod(cls, systemSEL)
      local imp, types = objc.method_getImplementation, objc.method_getTypeEncoding
      if objc.class_addMethod(cls, mySEL, imp(systemM), types(systemM)) then
        objc.class_replaceMethod(cls, systemSEL, imp(myM), types(myM))
      else -- here: UIControl has both, the one by the category
        objc.method_exchangeImplementations(myM, systemM)
      end
    end)
  end

  function instance:xx_sendAction_to_forEvent_(action, target, event)
    if self:xx_ignoreEvent() then return end
    if self:xx_delayTime() > 0 then
      self:setXx_ignoreEvent_(true)
      self:performSelector_withObject_afterDelay_("setXx_ignoreEvent:", false, self:xx_delayTime())
    end
    self:xx_sendAction_to_forEvent_(action, target, event) -- exchanged: this is UIControl's own
  end
end)
