describe("an inherited dealloc", function()
  local trace, number = {}, 0

  local function note(text) trace[#trace + 1] = text end

  -- A class with a dealloc, and a subclass that inherits it.
  local function pair()
    number = number + 1
    local Base = objc.class("HookedBase" .. number, objc.NSObject, function(instance)
      function instance:dealloc() note "B" end
    end)
    local Parent = objc.class("HookedParent" .. number, Base, function(instance)
      function instance:dealloc() note "C" end
    end)
    return objc.class("HookedChild" .. number, Parent), Parent
  end

  local function end_of(Class)
    trace = {}
    objc.autoreleasepool(function() Class:new() end)
    return table.concat(trace, " ")
  end

  local function add_or_exchange(Class, alias)
    local original = objc.class_getInstanceMethod(Class, "dealloc")
    local replacement = objc.class_getInstanceMethod(Class, alias)
    if objc.class_addMethod(Class, "dealloc", objc.method_getImplementation(replacement)) then
      objc.class_replaceMethod(Class, alias, objc.method_getImplementation(original))
    else
      objc.method_exchangeImplementations(original, replacement)
    end
  end

  it("runs once when it is added or exchanged", function()
    local Child, Parent = pair()
    objc.category(Child, "Hook", function(instance)
      function instance:g_dealloc()
        note "g"
        self:g_dealloc()
        note "after"
      end
    end)
    add_or_exchange(Child, "g_dealloc")
    assert.equal("g C B after", end_of(Child))
    assert.equal("C B", end_of(Parent))
  end)

  it("runs once under two such exchanges", function()
    local Child = pair()
    for _, name in ipairs {"g", "h"} do
      local alias = name .. "_dealloc"
      objc.class_addMethod(Child, alias, function(self)
        note(name)
        objc.msgSend(self, alias)
      end)
      add_or_exchange(Child, alias)
    end
    assert.equal("h g C B", end_of(Child))
  end)

  it("runs once when both methods are copied down before they are exchanged", function()
    local Child, Parent = pair()
    objc.class_addMethod(Parent, "g_dealloc", function(self)
      note "g"
      self:g_dealloc()
    end)
    for _, name in ipairs {"dealloc", "g_dealloc"} do
      objc.class_addMethod(Child, name, objc.class_getMethodImplementation(Child, name))
    end
    assert.equal("C B", end_of(Child))
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(Child, "dealloc"), objc.class_getInstanceMethod(Child, "g_dealloc"))
    assert.equal("g C B", end_of(Child))
    assert.equal("C B", end_of(Parent))
  end)

  it("runs once when the replacement calls the implementation that it captured", function()
    for _, make in ipairs {function(f) return f end, objc.imp} do
      local Child = pair()
      local original = objc.class_getMethodImplementation(Child, "dealloc")
      objc.class_replaceMethod(Child, "dealloc", make(function(self)
        note "g"
        original(self, "dealloc")
        note "after"
      end))
      assert.equal("g C B after", end_of(Child))
    end
  end)

  it("runs once when the replacement asks the superclass for its implementation", function()
    local Child, Parent = pair()
    objc.class_addMethod(Child, "dealloc", function(self)
      note "g"
      objc.method_getImplementation(objc.class_getInstanceMethod(Parent, "dealloc"))(self, "dealloc")
    end)
    assert.equal("g C B", end_of(Child))
  end)

  it("runs once when the replacement sends to super, twice even", function()
    local Child = pair()
    objc.class_addMethod(Child, "dealloc", function(self)
      note "g"
      objc.super(Child, self):dealloc()
      objc.super(Child, self):dealloc()
    end)
    assert.equal("g C B", end_of(Child))
  end)

  it("runs though the replacement calls nothing", function()
    local Child = pair()
    objc.class_replaceMethod(Child, "dealloc", function() note "g" end)
    assert.equal("g C B", end_of(Child))
  end)

  it("runs once under invocations and performSelector:", function()
    local Child = pair()
    objc.class_addMethod(Child, "g_dealloc", function(self)
      note "g"
      self:performSelector_("g_dealloc")
    end)
    add_or_exchange(Child, "g_dealloc")
    assert.equal("g C B", end_of(Child))
  end)

  it("of UIKit's runs once", function()
    local gone = 0
    local Watch = objc.class("HookedWatch", objc.UIView, function(instance)
      function instance:willMoveToSuperview_(new) if new == nil then gone = gone + 1 end end
    end)
    local Child = objc.class("HookedView", objc.UILabel)
    local original = objc.class_getMethodImplementation(Child, "dealloc")
    objc.class_replaceMethod(Child, "dealloc", function(self)
      note "g"
      original(self, "dealloc")
    end)
    trace = {}
    objc.autoreleasepool(function() Child:new():addSubview_(Watch:new()) end)
    assert.same({"g"}, trace)
    assert.equal(1, gone)
  end)

  it("releases the instance variables once", function()
    local Child = pair()
    local Held = objc.class("HookedHeld" .. number, objc.NSObject, function(instance)
      function instance:dealloc() note "held" end
    end)
    local original = objc.class_getMethodImplementation(Child, "dealloc")
    objc.class_replaceMethod(Child, "dealloc", function(self) original(self, "dealloc") end)
    trace = {}
    objc.autoreleasepool(function()
      objc.setAssociatedObject(Child:new(), "held", Held:new())
    end)
    assert.same({"C", "B", "held"}, trace)
  end)
end)

describe("a dealloc that is _objc_msgForward", function()
  it("reaches forwardInvocation:, which can invoke the original", function()
    local trace = {}
    local Parent = objc.class("ForwardedDeallocParent", objc.NSObject, function(instance)
      function instance:dealloc() trace[#trace + 1] = "C" end
    end)
    local Class = objc.class("ForwardedDealloc", Parent, function(instance)
      function instance:dealloc() trace[#trace + 1] = "D" end
      function instance:forwardInvocation_(invocation)
        trace[#trace + 1] = "forwarded " .. objc.sel_getName(invocation:selector())
        invocation:setSelector_("aspects__dealloc")
        invocation:invoke()
        trace[#trace + 1] = "after"
      end
    end)
    local original = objc.class_getMethodImplementation(Class, "dealloc")
    objc.class_addMethod(Class, "aspects__dealloc", original)
    objc.class_replaceMethod(Class, "dealloc", objc._objc_msgForward)
    objc.autoreleasepool(function() Class:new() end)
    assert.same({"forwarded dealloc", "D", "C", "after"}, trace)
    assert.same({}, objc.liveObjects(Class))
  end)

  it("is rejected if it is not forwarded, and the object is deallocated", function()
    local Class = objc.class("RefusedDealloc", objc.NSObject)
    objc.class_addMethod(Class, "dealloc", objc._objc_msgForward)
    assert.error_matches(function() objc.autoreleasepool(function() Class:new() end) end,
      "-[RefusedDealloc dealloc]: unrecognized selector", 1, true)
    assert.same({}, objc.liveObjects(Class))
  end)
end)

describe("the end of an object", function()
  it("is a message, and initializes a class that was never messaged", function()
    local trace = {}
    local Class = objc.class("EndingQuiet", objc.NSObject, function(instance, class)
      function class:initialize() trace[#trace + 1] = "initialize" end
      function instance:dealloc() trace[#trace + 1] = "dealloc" end
    end)
    objc.autoreleasepool(function() objc.class_createInstance(Class) end)
    assert.same({"initialize", "dealloc"}, trace)
  end)

  it("rejects weak references to it, with libobjc's message", function()
    local raised, address
    local Class = objc.class("EndingWeak", objc.NSObject, function(instance)
      function instance:dealloc()
        address = tostring(self):match("0x%x+")
        raised = select(2, pcall(objc.weak, self)).reason
      end
    end)
    objc.autoreleasepool(function() Class:new() end)
    local words = "Cannot form weak reference to instance (" .. address .. ") of class EndingWeak. "
      .. "It is possible that this object was over-released, or is in the process of deallocation."
    assert.equal(words, raised)
  end)
end)

describe("a weak reference", function()
  it("initializes a class that was never messaged", function()
    local ran = 0
    local Class = objc.class("WeaklyInitialized", objc.NSObject, function(_, class)
      function class:initialize() ran = ran + 1 end
    end)
    local object = objc.class_createInstance(Class)
    assert.equal(0, ran)
    local box = objc.weak(object)
    assert.equal(1, ran)
    assert.equal(object, box:get())
  end)

  it("is rejected by an object that does not allow it", function()
    local Class = objc.class("WeaklyRefused", objc.NSObject, function(instance)
      function instance:allowsWeakReference() return false end
    end)
    assert.error_matches(function() objc.weak(Class:new()) end, "Cannot form weak reference")
  end)
end)
