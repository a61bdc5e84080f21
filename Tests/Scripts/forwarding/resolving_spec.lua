describe("a lookup", function()
  local ran

  local function quiet(name, superclass)
    ran = 0
    return objc.class(name, superclass, function(instance, class)
      function instance:own() end
      function class:own() end
      function class:initialize() ran = ran + 1 end
    end)
  end

  it("runs no +initialize when no resolver has to be asked", function()
    local Class = quiet("ResolvingQuiet", objc.NSObject)
    objc.class_getInstanceMethod(Class, "own")
    objc.class_getClassMethod(Class, "own")
    objc.class_respondsToSelector(Class, "own")
    assert.equal(0, ran)
  end)

  it("that fails asks NSObject's resolver, which is a message", function()
    for index, lookup in ipairs {
      objc.class_getInstanceMethod, objc.class_getClassMethod, objc.class_respondsToSelector,
    } do
      local Class = quiet("ResolvingFailed" .. index, objc.NSObject)
      lookup(Class, "missing")
      assert.equal(1, ran)
    end
  end)

  it("that fails sends nothing in a class without a resolver", function()
    objc.class_getInstanceMethod(quiet("ResolvingRoot", nil), "missing")
    assert.equal(0, ran)
  end)
end)

describe("resolveInstanceMethod:", function()
  local asked = {}
  local Resolver = objc.class("ResolvingAdder", objc.NSObject, function(instance, class)
    function class:resolveInstanceMethod_(selector)
      local name = objc.sel_getName(selector)
      asked[name] = (asked[name] or 0) + 1
      if not name:find "^dynamic" then return false end
      return objc.class_addMethod(self, selector, function(receiver, ...)
        return "resolved " .. name, receiver, ...
      end)
    end
  end)

  it("adds the method that the same message is delivered to", function()
    local object, argument = Resolver:new(), {}
    local text, receiver, passed, more = object["dynamic:with:"](object, argument, nil)
    assert.equal("resolved dynamic:with:", text)
    assert.equal(object, receiver)
    assert.equal(argument, passed)
    assert.is_nil(more)
  end)

  it("is not asked again once the method exists", function()
    local object = Resolver:new()
    object:dynamicOnce()
    object:dynamicOnce()
    object:performSelector_ "dynamicOnce"
    assert.equal(1, asked.dynamicOnce)
  end)

  it("also adds methods for messages that native code sends first", function()
    assert.equal("resolved dynamicNative", Resolver:new():performSelector_("dynamicNative"))
    assert.equal("resolved dynamicSent", objc.msgSend(Resolver:new(), "dynamicSent"))
  end)

  it("is inherited, and asked on the class of the receiver", function()
    local Child = objc.class("ResolvingChild", Resolver)
    assert.equal("resolved dynamicInherited", Child:new():dynamicInherited())
    assert.is_true(objc.class_respondsToSelector(Child, "dynamicInherited"))
    local own = {}
    for _, method in ipairs(objc.class_copyMethodList(Child)) do
      own[objc.sel_getName(objc.method_getName(method))] = true
    end
    assert.is_true(own.dynamicInherited)
  end)

  it("is sent by every lookup, which then finds the method", function()
    assert.is_not_nil(objc.class_getInstanceMethod(Resolver, "dynamicLookedUp"))
    assert.is_true(Resolver:new():respondsToSelector_("dynamicResponding"))
    assert.is_true(Resolver:instancesRespondToSelector_("dynamicInstances"))
    assert.is_true(objc.class_respondsToSelector(Resolver, "dynamicClass"))
    assert.is_not_nil(Resolver:instanceMethodSignatureForSelector_("dynamicSignature"))
    assert.not_equal(
      objc._objc_msgForward, objc.class_getMethodImplementation(Resolver, "dynamicIMP"))
    for _, name in ipairs {"LookedUp", "Responding", "Instances", "Class", "Signature", "IMP"} do
      assert.equal(1, asked["dynamic" .. name], name)
    end
  end)

  it("is not called for an implemented message, or for a name without a message", function()
    local object = Resolver:new()
    object:description()
    local _ = object.dynamicNeverSent
    assert.is_nil(asked.description)
    assert.is_nil(asked.dynamicNeverSent)
  end)

  it("finds nothing: then the lookup returns nil, and the forwarding entry", function()
    assert.is_nil(objc.class_getInstanceMethod(Resolver, "missing"))
    assert.is_nil(objc.class_getClassMethod(Resolver, "missing"))
    assert.equal(
      objc._objc_msgForward, objc.class_getMethodImplementation(Resolver, "missing"))
    assert.is_nil(objc.class_getMethodImplementation(nil, "missing"))
    assert.is_nil(objc.class_getMethodImplementation(Resolver, nil))
  end)
end)

describe("a resolver that returns YES without a method", function()
  local count = 0
  local Liar = objc.class("ResolvingLiar", objc.NSObject, function(instance, class)
    function class:resolveInstanceMethod_(selector)
      if objc.sel_getName(selector) == "promised" then count = count + 1 end
      return true
    end
    function instance:methodSignatureForSelector_()
      return objc.NSMethodSignature:signatureWithObjCTypes_("@@:")
    end
    function instance:forwardInvocation_(invocation) invocation:setReturnValue_("forwarded") end
  end)

  it("is asked once; the message continues to the forwarding each time", function()
    local liar = Liar:new()
    assert.equal("forwarded", liar:promised())
    assert.equal("forwarded", liar:promised())
    assert.equal("forwarded", liar:performSelector_("promised"))
    assert.equal(1, count)
  end)

  it("does not make the object respond", function()
    assert.is_false(Liar:new():respondsToSelector_("promised"))
    assert.is_false(objc.class_respondsToSelector(Liar, "promised"))
    assert.is_nil(objc.class_getInstanceMethod(Liar, "promised"))
    assert.equal(1, count)
  end)

  it("is asked by each class for itself", function()
    local Child = objc.class("ResolvingLiarChild", Liar)
    local before = count
    Child:new():promised()
    Child:new():promised()
    assert.equal(before + 1, count)
  end)

  it("is asked again when a method of the class or of a superclass has changed", function()
    local liar, before = Liar:new(), count
    objc.class_addMethod(Liar, "somethingElse", function() end)
    liar:promised()
    liar:promised()
    assert.equal(before + 1, count)
    objc.class_addMethod(objc.NSObject, "resolvingLiarAbove", function() end)
    liar:promised()
    assert.equal(before + 2, count)
  end)

  it("is ignored after the method is added", function()
    local liar = Liar:new()
    assert.equal("forwarded", liar:addedLater())
    objc.class_addMethod(Liar, "addedLater", function() return "implemented" end)
    assert.equal("implemented", liar:addedLater())
    assert.equal("implemented", liar:performSelector_("addedLater"))
    assert.is_true(liar:respondsToSelector_("addedLater"))
  end)
end)

describe("resolveClassMethod:", function()
  it("is sent to the class, after +initialize; the method is added to the metaclass", function()
    local log = {}
    local Class = objc.class("ResolvingClassSide", objc.NSObject, function(_, class)
      function class:initialize() log[#log + 1] = "initialize" end
      function class:resolveClassMethod_(selector)
        log[#log + 1] = "resolve " .. objc.class_getName(self)
        assert.is_false(objc.class_isMetaClass(self))
        return objc.class_addMethod(
          objc.object_getClass(self), selector, function(receiver) return receiver end)
      end
    end)
    assert.equal(Class, Class:made())
    assert.equal(Class, Class:made())
    assert.same({"initialize", "resolve ResolvingClassSide"}, log)
    assert.is_true(Class:respondsToSelector_("madeToRespond"))
    assert.is_not_nil(objc.class_getClassMethod(Class, "madeToBeFound"))
  end)

  it("is followed by resolveInstanceMethod: to the metaclass, which the root class returns", function()
    local log = {}
    local Class = objc.class("ResolvingBoth", objc.NSObject, function(_, class)
      function class:resolveClassMethod_(selector)
        log[#log + 1] = "class"
        return false
      end
      function class:resolveInstanceMethod_() log[#log + 1] = "never" end
    end)
    objc.category(objc.NSObject, "ResolvingBoth", function(_, class)
      function class:resolveInstanceMethod_(selector)
        if objc.sel_getName(selector) ~= "fromTheRoot" then return false end
        log[#log + 1] = objc.class_isMetaClass(self) and "root, metaclass" or "root, class"
        return objc.class_addMethod(self, selector, function() return "root's" end)
      end
    end)
    assert.equal("root's", Class:fromTheRoot())
    assert.same({"class", "root, metaclass"}, log)
  end)
end)

describe("a resolver that raises", function()
  it("passes its error to the sender, and is called again", function()
    local count = 0
    local Class = objc.class("ResolvingRaiser", objc.NSObject, function(_, class)
      function class:resolveInstanceMethod_()
        count = count + 1
        error("not today", 0)
      end
    end)
    assert.has_error(function() Class:new():anything() end, "not today")
    assert.has_error(function() Class:new():anything() end, "not today")
    assert.equal(2, count)
  end)
end)
