describe("introspection", function()
  local Parent = objc.class("IntroParent", objc.NSObject, function(instance, class)
    function instance:inherited() end
    function class:made() end
  end)
  local Child = objc.class("IntroChild", Parent, function(instance)
    function instance:own() end
  end)
  local child = Child:new()

  it("finds own and inherited selectors, and no others", function()
    assert.is_true(objc.class_respondsToSelector(Child, "own"))
    assert.is_true(objc.class_respondsToSelector(Child, "inherited"))
    assert.is_false(objc.class_respondsToSelector(Child, "unknown"))
    assert.is_false(objc.class_respondsToSelector(nil, "own"))
    assert.is_false(objc.class_respondsToSelector(Child, nil))
  end)

  it("is answered by messages too", function()
    assert.is_true(child:respondsToSelector_("inherited"))
    assert.is_false(child:respondsToSelector_("made"))
    assert.is_true(Child:respondsToSelector_("made"))
    assert.is_true(Child:instancesRespondToSelector_("own"))
    assert.is_false(Child:instancesRespondToSelector_("made"))
  end)

  it("distinguishes class from membership", function()
    assert.is_true(child:isKindOfClass_(Parent))
    assert.is_true(child:isMemberOfClass_(Child))
    assert.is_false(child:isMemberOfClass_(Parent))
    assert.is_false(Parent:new():isKindOfClass_(Child))
    assert.is_true(Child:isSubclassOfClass_(Parent))
    assert.is_true(Child:isSubclassOfClass_(Child))
  end)

  it("finds that a class is not of its own type, but for the root", function()
    assert.is_false(Child:isKindOfClass_(Child))
    assert.is_true(Child:isKindOfClass_(objc.NSObject))
    assert.is_true(objc.NSObject:isKindOfClass_(objc.NSObject))
  end)

  it("returns class and superclass", function()
    assert.equal(Child, child:class())
    assert.equal(Child, Child:class())
    assert.equal(Parent, child:superclass())
    assert.equal("IntroChild", objc.NSStringFromClass(Child))
    assert.equal(Child, objc.NSClassFromString("IntroChild"))
  end)

  it("returns implementations", function()
    local imp = objc.class_getMethodImplementation(Child, "own")
    assert.equal(imp, child:methodForSelector_("own"))
    assert.equal(imp, Child:instanceMethodForSelector_("own"))
  end)

  it("performs a selector that is known only at run time", function()
    local Adder = objc.class("IntroAdder", objc.NSObject, function(instance)
      instance["add:to:"] = function(self, x, y) return x .. y end
      function instance:zero() return "none" end
    end)
    local adder = Adder:new()
    assert.equal("none", adder:performSelector_("zero"))
    assert.equal("ab", adder:performSelector_withObject_withObject_("add:to:", "a", "b"))
    assert.error_matches(function() adder:performSelector_(nil) end, "unrecognized selector")
    assert.error_matches(
      function() adder:performSelector_("nothing") end, "-[IntroAdder nothing]:", 1, true)
  end)

  it("sends doesNotRecognizeSelector:, which a class may override", function()
    local Tolerant = objc.class("IntroTolerant", objc.NSObject, function(instance)
      function instance:doesNotRecognizeSelector_(selector)
        error("what is " .. objc.sel_getName(selector), 0)
      end
    end)
    assert.has_error(function() Tolerant:new():whatever() end, "what is whatever")
  end)

  it("describes a class by its ancestors, its methods and where they were written", function()
    local text = objc.describe(Child)
    for _, part in ipairs {"IntroChild", "IntroParent", "own", "introspection_spec.lua:"} do
      assert.is_truthy(text:find(part, 1, true), part)
    end
    assert.is_truthy(objc.describe(objc.sel "own"):find("own", 1, true))
    assert.is_truthy(objc.describe(child):find("IntroChild", 1, true))
  end)
end)

describe("nil given to the runtime's functions", function()
  it("is answered by nil, false or nothing", function()
    for _, name in ipairs {
      "class_getSuperclass", "class_getInstanceMethod", "class_getClassMethod", "object_getClass",
      "method_getName", "method_getImplementation", "method_getTypeEncoding",
      "class_createInstance",
    } do
      assert.is_nil(objc[name](nil), name)
    end
    assert.is_false(objc.class_addMethod(nil, "m", function() end))
    assert.is_nil(objc.class_replaceMethod(nil, "m", function() end))
    assert.is_nil(objc.method_setImplementation(nil, function() end))
    assert.equal(0, objc.method_getNumberOfArguments(nil))
    assert.is_false(objc.class_isMetaClass(nil))
  end)

  it("is answered by an empty list, no handle and no", function()
    for _, name in ipairs {
      "class_copyMethodList", "class_copyIvarList", "class_copyPropertyList",
      "class_copyProtocolList", "class_getProperty", "class_getInstanceVariable",
      "class_getMethodImplementation", "class_setSuperclass", "object_getIvar",
      "ivar_getName", "property_getName", "method_invoke",
    } do
      assert.is_nil(objc[name](nil), name)
    end
    for _, name in ipairs {
      "class_conformsToProtocol", "class_respondsToSelector", "class_addProtocol",
      "class_addIvar", "object_isClass",
    } do
      assert.is_false(objc[name](nil), name)
    end
    assert.has_no_error(function() objc.object_setIvar(nil, "_x", 1) end)
    assert.has_no_error(function() objc.method_exchangeImplementations(nil, nil) end)
  end)

  it("changes nothing when it is a selector", function()
    local Class = objc.class("NilSelector", objc.NSObject)
    assert.is_false(objc.class_addMethod(Class, nil, function() end))
    assert.equal(0, #(objc.class_copyMethodList(Class) or {}))
  end)
end)
