describe("a definition", function()
  it("returns the class it made, and the class a category was attached to", function()
    local Made = objc.class("DefinitionMade", objc.NSObject)
    assert.equal(Made, objc.DefinitionMade)
    assert.equal(Made, objc.category(Made, "Extra", function() end))
  end)

  it("registers the class when its body has ended", function()
    local during
    objc.class("DefinitionInBody", objc.NSObject, function()
      during = objc.lookUpClass("DefinitionInBody")
    end)
    assert.is_nil(during)
    assert.is_not_nil(objc.lookUpClass("DefinitionInBody"))
  end)

  it("passes a write-only table to the body", function()
    assert.error_matches(function()
      objc.class("DefinitionReading", objc.NSObject, function(instance)
        instance.thing = function() end
        return instance.thing
      end)
    end, "what a body defines is write%-only")
  end)

  it("leaves nothing behind if its body fails", function()
    local reason = {}
    local ok, raised = pcall(objc.class, "DefinitionFailing", objc.NSObject, function(instance)
      function instance:half() end
      error(reason)
    end)
    assert.is_false(ok)
    assert.equal(reason, raised)
    assert.is_nil(objc.lookUpClass("DefinitionFailing"))

    local Whole = objc.class("DefinitionFailing", objc.NSObject)
    assert.is_false(objc.class_respondsToSelector(Whole, "half"))
    pcall(objc.category, Whole, "Failing", function(instance)
      function instance:half() end
      error "no"
    end)
    assert.is_false(objc.class_respondsToSelector(Whole, "half"))
    assert.has_no_error(function() objc.category(Whole, "Failing", function() end) end)
  end)

  it("is an error under a class name in use", function()
    assert.error_matches(function() objc.class("UIButton", objc.NSObject) end, "UIButton")
  end)

  it("is an error under a category name that the class already has", function()
    local Class = objc.class("DefinitionTwice", objc.NSObject)
    objc.category(Class, "Same", function() end)
    assert.error_matches(function() objc.category(Class, "Same", function() end) end, "Same")
  end)

  it("makes a root class when the superclass is nil", function()
    local Root = objc.class("DefinitionRoot", nil)
    assert.is_nil(objc.class_getSuperclass(Root))
  end)

  it("adds or replaces an instance method when a field of a class is set", function()
    local Class = objc.class("DefinitionByField", objc.NSObject)
    local object = Class:new()
    function Class:hello(name) return "hello " .. name end
    assert.equal("hello you", object:hello_("you"))
    function Class:hello(name) return "bye " .. name end
    assert.equal("bye you", object:hello_("you"))
  end)

  it("adds a class method when a field of a metaclass is set", function()
    local Class = objc.class("DefinitionByMetaclass", objc.NSObject)
    local Meta = objc.getMetaClass("DefinitionByMetaclass")
    function Meta:make() return self end
    assert.equal(Class, Class:make())
  end)

  it("passes the selector it was called under to objc.imp, and to nothing else", function()
    local Class = objc.class("DefinitionOfImp", objc.NSObject, function(instance)
      instance.named = objc.imp(function(self, _cmd) return objc.sel_getName(_cmd) end)
      instance["bare:"] = function(self, ...) return select("#", ...), ... end
    end)
    objc.class_addMethod(Class, "alias", objc.class_getMethodImplementation(Class, "named"))
    local object = Class:new()
    assert.equal("named", object:named())
    assert.equal("alias", object:alias())
    assert.same({1, "x"}, {object:bare_("x")})
  end)
end)
