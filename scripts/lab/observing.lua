-- An object with a setter and a method, its observers, and engines that change an object's class.

local observing = {}

--- Fields of a scenario: `Thing`, two objects of it, `one` and `two`, and an observer.
function observing.things(ctx)
  local Thing = objc.class("Thing", objc.NSObject, function(instance)
    function instance:x() return objc.getAssociatedObject(self, "x") end
    function instance:setX_(value)
      ctx.log "set"
      objc.setAssociatedObject(self, "x", value)
    end
    function instance:m() ctx.log "orig" end
  end)
  local Observer = objc.class("Observer", objc.NSObject, function(instance)
    instance["observeValueForKeyPath:ofObject:change:context:"] = function()
      ctx.log "observed"
    end
  end)
  return {Thing = Thing, one = Thing:new(), two = Thing:new(), observer = Observer:new()}
end

--- An actor that observes the first object.
observing.kvo = {promises = {observed = 1}, install = function(ctx)
  ctx.one:addObserver_forKeyPath_options_context_(ctx.observer, "x", 0, nil)
end}

--- Sets the first object's value.
function observing.set(ctx) ctx.one:setX_(1) end

--- Gives an object its own subclass of `superclass`, and returns that class.
--
-- Its `class` returns the class that the object had before.
function observing.derive(object, suffix, superclass)
  local shown, found = object:class(), superclass or objc.object_getClass(object)
  local derived = objc.allocateClassPair(found, objc.class_getName(found) .. suffix)
  objc.class_addMethod(derived, "class", function() return shown end)
  objc.registerClassPair(derived)
  objc.object_setClass(object, derived)
  return derived
end

return observing
