-- Section 3, the second version: a derived subclass for this one view, as KVO creates one. Its
-- `class` returns the original class.

local prefix = "UpDownScroll_"

-- The derived class of `original`, created on first use.
local function derivedClass(original)
  local name = prefix .. objc.class_getName(original)
  if objc.getClass(name) then return objc.getClass(name) end
  local derived = objc.allocateClassPair(original, name)
  local function add(selector, implementation)
    local method = objc.class_getInstanceMethod(original, selector)
    objc.class_addMethod(derived, selector, objc.imp(implementation),
      objc.method_getTypeEncoding(method))
  end
  add("setDelegate:", function(self, _cmd, object)
    objc.msgSendSuper(derived, self, _cmd, self:makeUpDownProxyFor_(object))
  end)
  add("delegate", function(self, _cmd)
    return self:upDownProxy():interceptor():originTarget()
  end)
  add("class", function(self, _cmd) return original end)
  objc.registerClassPair(derived)
  return derived
end

-- Removes the view's observers before `body` and adds them again after it. KVC reads them from
-- private instance variables; if these change, the observers receive nothing.
local function withoutObservers(self, body)
  local observances = {}
  local observationInfo = self:observationInfo()
  if observationInfo then
    for _, observance in ipairs(observationInfo:valueForKey_("_observances")) do
      observances[#observances + 1] = {
        observer = observance:valueForKey_("_observer"),
        keyPath = observance:valueForKeyPath_("_property._keyPath"),
        options = observance:valueForKey_("_options"),
        context = observance:valueForKey_("_context"),
      }
    end
  end
  for _, each in ipairs(observances) do
    self:removeObserver_forKeyPath_context_(each.observer, each.keyPath, each.context)
  end
  body()
  for _, each in ipairs(observances) do
    self:addObserver_forKeyPath_options_context_(
      each.observer, each.keyPath, each.options & ~objc.NSKeyValueObservingOptionInitial,
      each.context)
  end
end

objc.category(objc.UIScrollView, "UpDownSubclass", function(instance)
  function instance:listenUpDownScroll()
    if self:upDownProxy() then return end
    local object = self:delegate()
    self:makeUpDownProxyFor_(object)
    withoutObservers(self, function()
      objc.object_setClass(self, derivedClass(self:class()))
    end)
    self:setDelegate_(object)
  end
end)
