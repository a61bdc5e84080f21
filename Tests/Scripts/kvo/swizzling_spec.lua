local New = objc.NSKeyValueObservingOptionNew
local count
local Observer = objc.class("SwizzleObserver", objc.NSObject, function(instance)
  instance["observeValueForKeyPath:ofObject:change:context:"] = function() count = count + 1 end
end)
local number = 0
local function make_class()
  number = number + 1
  return objc.class("SwizzleThing" .. number, objc.NSObject, {ivars = {"_value"}}, function(instance)
    function instance:value() return objc.object_getIvar(self, "_value") end
    function instance:setValue_(value) objc.object_setIvar(self, "_value", value) end
  end)
end
local kept = {} -- observers; observing does not retain them
local function observe(object)
  local observer = Observer:new()
  kept[#kept + 1] = observer
  object:addObserver_forKeyPath_options_context_(observer, "value", New, nil)
  return observer
end
-- A subclass for one object whose `class` returns the original, as hooking libraries create it.
local function derive(object, body)
  local original = object:class()
  local Derived = objc.allocateClassPair(
    objc.object_getClass(object), "Derived_" .. number .. "_" .. tostring(original))
  objc.class_addMethod(Derived, "class", function() return original end)
  body(Derived)
  objc.registerClassPair(Derived)
  objc.object_setClass(object, Derived)
  return Derived
end

describe("an observed instance", function()
  before_each(function() count = 0 end)

  it("is of a dynamic subclass, and continues showing its class", function()
    local Thing = make_class()
    local object, plain = Thing:new(), Thing:new()
    local observer = observe(object)
    assert.equal("NSKVONotifying_" .. tostring(Thing), objc.object_getClassName(object))
    assert.equal(Thing, object:class())
    assert.equal(objc.NSObject, object:superclass())
    assert.is_true(object:isMemberOfClass_(Thing))
    assert.is_true(object:isKindOfClass_(Thing))
    assert.equal(Thing, objc.class_getSuperclass(objc.object_getClass(object)))
    assert.equal(Thing, objc.object_getClass(plain))
    object:removeObserver_forKeyPath_(observer, "value")
    assert.equal(Thing, objc.object_getClass(object))
  end)

  it("shares it with all observed instances of its class", function()
    local Thing = make_class()
    local one, other = Thing:new(), Thing:new()
    observe(one)
    observe(other)
    assert.equal(objc.object_getClass(one), objc.object_getClass(other))
    assert.equal(
      objc.object_getClass(one), objc.getClass("NSKVONotifying_" .. tostring(Thing)))
  end)

  it("has overrides of the setter, class and dealloc there", function()
    local object = make_class():new()
    observe(object)
    local names = {}
    for _, method in ipairs(objc.class_copyMethodList(objc.object_getClass(object))) do
      names[tostring(objc.method_getName(method))] = true
    end
    assert.same({["setValue:"] = true, class = true, dealloc = true, _isKVOA = true}, names)
  end)

  it("runs the script's own dealloc all the same", function()
    local deaths = 0
    local Thing = make_class()
    objc.class_addMethod(Thing, "dealloc", function() deaths = deaths + 1 end)
    local observer
    objc.autoreleasepool(function() observer = observe(Thing:new()) end)
    assert.equal(1, deaths)
  end)

  it("uses the setter that the class has by now", function()
    local Thing = make_class()
    local object = Thing:new()
    observe(object)
    local old
    old = objc.method_setImplementation(objc.class_getInstanceMethod(Thing, "setValue:"),
      function(self, value) old(self, objc.sel "setValue:", "new " .. value) end)
    object:setValue_("v")
    assert.equal("new v", object:value())
    assert.equal(1, count)
  end)

  it("reports changes by an exchanged setter, in either order", function()
    for _, first in ipairs {"observe", "exchange"} do
      local Thing = make_class()
      local object = Thing:new()
      local function exchange()
        objc.class_addMethod(Thing, "loud_setValue:", function(self, value)
          self:loud_setValue_("loud " .. value)
        end)
        objc.method_exchangeImplementations(
          objc.class_getInstanceMethod(Thing, "setValue:"),
          objc.class_getInstanceMethod(Thing, "loud_setValue:"))
      end
      count = 0
      if first == "observe" then observe(object) end
      exchange()
      if first == "exchange" then observe(object) end
      object:setValue_("v")
      assert.equal("loud v", object:value())
      assert.equal(1, count)
    end
  end)
end)

describe("observing and a derived subclass of one object", function()
  before_each(function() count = 0 end)

  local function loud(Derived)
    objc.class_addMethod(Derived, "setValue:", function(self, value)
      objc.super(Derived, self):setValue_("loud " .. value)
    end)
  end

  it("work together when the subclass is first", function()
    local Thing = make_class()
    local object = Thing:new()
    local Derived = derive(object, loud)
    local observer = observe(object)
    object:setValue_("v")
    assert.equal("loud v", object:value())
    assert.equal(1, count)
    -- The class that it had, although that shows another one.
    assert.equal(Derived, object:class())
    object:removeObserver_forKeyPath_(observer, "value")
    assert.equal(Derived, objc.object_getClass(object))
    assert.equal(Thing, object:class())
    object:setValue_("w")
    assert.equal("loud w", object:value())
    assert.equal(1, count)
  end)

  it("work together when observing is first", function()
    local Thing = make_class()
    local object = Thing:new()
    observe(object)
    derive(object, loud)
    object:setValue_("v")
    assert.equal("loud v", object:value())
    assert.equal(1, count)
    assert.equal(Thing, object:class())
    observe(object)
    object:setValue_("w")
    assert.equal(3, count)
  end)

  it("end together when observing is first in and first out, as on a device", function()
    local Thing = make_class()
    local object = Thing:new()
    local observer = observe(object)
    derive(object, loud)
    object:removeObserver_forKeyPath_(observer, "value")
    assert.equal(Thing, objc.object_getClass(object))
    object:setValue_("v")
    assert.equal("v", object:value())
  end)

  it("several of them work together, too", function()
    local Thing = make_class()
    local object = Thing:new()
    local First = derive(object, loud)
    observe(object)
    number = number + 1
    derive(object, function(Derived)
      objc.class_addMethod(Derived, "setValue:", function(self, value)
        objc.super(Derived, self):setValue_("very " .. value)
      end)
    end)
    object:setValue_("v")
    assert.equal("loud very v", object:value())
    assert.equal(1, count)
    assert.equal(First, object:class())
  end)

  it("a class that is set without regard for it disables observing", function()
    local Thing = make_class()
    local object = Thing:new()
    local observer = observe(object)
    objc.object_setClass(object, Thing)
    object:setValue_("v")
    assert.equal(0, count)
    object:removeObserver_forKeyPath_(observer, "value")
    assert.equal(Thing, objc.object_getClass(object))
  end)

  it("a setter that is inherited from its own superclass overflows, and nothing else ends", function()
    local Thing = make_class()
    Thing["other:"] = function(self, value) self:other_(value) end
    local object = Thing:new()
    local observer = observe(object)
    local notifying = objc.object_getClass(object)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(notifying, "setValue:"),
      objc.class_getInstanceMethod(notifying, "other:"))
    assert.error_matches(function() object:setValue_("v") end, "stack overflow: ", 1, true)
    object:removeObserver_forKeyPath_(observer, "value")
    assert.equal(Thing, objc.object_getClass(object))
  end)
end)
