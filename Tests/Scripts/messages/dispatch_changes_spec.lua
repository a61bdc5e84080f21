describe("a message that has been sent before", function()
  local Class = objc.class("DispatchChanges", objc.NSObject, function(instance)
    function instance:foo() return 1 end
  end)

  it("meets a replaced method under a selector object too", function()
    local object, selector = Class:new(), objc.sel "foo"
    assert.equal(1, object[selector](object))
    function Class:foo() return 2 end
    assert.equal(2, object[selector](object))
  end)

  it("reaches a replaced method whose selector ends in an underscore", function()
    local object = Class:new()
    objc.class_addMethod(Class, "bar_", function() return 1 end)
    assert.equal(1, object:bar())
    objc.class_replaceMethod(Class, "bar_", function() return 2 end)
    assert.equal(2, object:bar())
  end)

  it("meets a change above a class that is not registered", function()
    local Pair = objc.allocateClassPair(Class, "DispatchUnregistered")
    local object = objc.class_createInstance(Pair)
    object:foo()
    function Class:foo() return 3 end
    assert.equal(3, object:foo())
    objc.registerClassPair(Pair)
    assert.equal(3, object:foo())
  end)
end)

describe("an implementation that is called", function()
  it("nests as deep as Lua calls do", function()
    local Class = objc.class("CalledLayers", objc.NSObject, function(instance)
      function instance:foo() return 0 end
    end)
    local method = objc.class_getInstanceMethod(Class, "foo")
    for layer = 1, 2000 do
      local old
      local function over(self) return old(self, "foo") + 1 end
      local function with_selector(self, _cmd) return old(self, _cmd) + 1 end
      old = objc.method_setImplementation(method, layer % 2 == 0 and over or objc.imp(with_selector))
    end
    assert.equal(2000, Class:new():foo())
  end)

  it("receives a selector for its exact name, and returns all results", function()
    local Class = objc.class("CalledResults", objc.NSObject, function(instance)
      instance.selector = objc.imp(function(_, _cmd) return _cmd end)
      function instance:three() return 1, 2, 3 end
    end)
    local object = Class:new()
    assert.equal(
      objc.sel "other", objc.class_getMethodImplementation(Class, "selector")(object, "other"))
    local three = objc.class_getInstanceMethod(Class, "three")
    assert.same({1, 2, 3}, {objc.method_invoke(object, three)})
    assert.same({1, 2, 3}, {objc.msgSend(object, "three")})
  end)
end)
