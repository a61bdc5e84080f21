describe("a message to super", function()
  it("starts above the class that defines the method, not above the receiver's", function()
    local above = objc.NSObject
    for level = 1, 4 do
      above = objc.class("SuperLevel" .. level, above, function(instance, class, super)
        function instance:count() return level == 1 and 10 or super(self):count() + 1 end
        function class:count() return level == 1 and 100 or super(self):count() + 1 end
      end)
    end
    local Heir = objc.class("SuperHeir", objc.SuperLevel3)
    assert.same({12, 102}, {Heir:new():count(), Heir:count()})
    assert.same({13, 103}, {objc.SuperLevel4:new():count(), objc.SuperLevel4:count()})
  end)

  it("keeps self in a class method", function()
    local Parent = objc.class("SuperClassParent", objc.NSObject, function(_, class)
      function class:who() return self end
    end)
    local Child = objc.class("SuperClassChild", Parent, function(_, class, super)
      function class:who() return super(self):who() end
    end)
    local Grandchild = objc.class("SuperClassGrandchild", Child)
    assert.equal(Grandchild, Grandchild:who())
  end)

  it("that no superclass implements is unrecognized by the receiver itself", function()
    local Class = objc.class("SuperMissing", objc.NSObject, function(instance, _, super)
      function instance:lonely() return super(self):lonely() end
    end)
    assert.error_matches(function() Class:new():lonely() end, "-[SuperMissing lonely]:", 1, true)
  end)

  it("can be sent from outside a body", function()
    local Parent = objc.class("SuperOutsideParent", objc.NSObject, function(instance)
      instance["tell:"] = function(self, x) return "parent " .. x end
    end)
    local Child = objc.class("SuperOutsideChild", Parent)
    function Child:tell_(x) return "child, " .. objc.super(Child, self):tell_(x) end
    local child = Child:new()
    assert.equal("child, parent 1", child:tell_(1))
    assert.equal("parent 2", objc.super("SuperOutsideChild", child):tell_(2))
    assert.equal("parent 3", objc.msgSendSuper(Child, child, "tell:", 3))
  end)

  it("to a class starts above the metaclass of the sender's, for any class", function()
    local log = {}
    local Parent = objc.class("SuperMetaParent", objc.NSObject, function(instance, class)
      function class:initialize() log[#log + 1] = objc.class_getName(self) end
      function class:m() return "class method for " .. objc.class_getName(self) end
      function instance:m() return "instance method" end
    end)
    local Child = objc.class("SuperMetaChild", Parent)
    local Other = objc.class("SuperMetaOther", objc.NSObject, function(_, class)
      function class:initialize() log[#log + 1] = objc.class_getName(self) end
    end)
    assert.equal("class method for SuperMetaOther", objc.msgSendSuper(Child, Other, "m"))
    assert.same({"SuperMetaParent"}, log)
    assert.equal("instance method", objc.msgSendSuper(Child, Child:new(), "m"))
    assert.equal("class method for SuperMetaOther",
      objc.msgSendSuper(objc.getMetaClass "SuperMetaChild", Other, "m"))
    assert.error_matches(function() objc.msgSendSuper(objc.NSObject, Other, "nobodyHasThis") end,
      "+[SuperMetaOther nobodyHasThis]", 1, true)
  end)

  it("finds methods that are added or exchanged above, at once", function()
    local Parent = objc.class("SuperChangedParent", objc.NSObject, function(instance)
      function instance:m() return 1 end
    end)
    local child = objc.class("SuperChangedChild", Parent, function(instance, _, super)
      function instance:m() return super(self):m() + 10 end
    end):new()
    assert.equal(11, child:m())
    objc.class_replaceMethod(Parent, "m", function() return 2 end)
    assert.equal(12, child:m())
  end)

  it("that no superclass implements is forwarded by the receiver, once for each", function()
    local log = {}
    local Class = objc.class("SuperForwarded", objc.NSObject, function(instance, _, super)
      function instance:lonely_(x) return super(self):lonely_(x) end
      function instance:methodSignatureForSelector_()
        return objc.NSMethodSignature:signatureWithObjCTypes_("@@:@")
      end
      function instance:forwardInvocation_(invocation)
        log[#log + 1] = {
          invocation:target(), objc.sel_getName(invocation:selector()),
          invocation:getArgumentAtIndex_(2)}
        invocation:setReturnValue_ "forwarded"
      end
    end)
    local object = objc.class("SuperForwardedChild", Class):new()
    assert.equal("forwarded", object:lonely_(1))
    assert.equal("forwarded", object:lonely_(2))
    assert.same({{object, "lonely:", 1}, {object, "lonely:", 2}}, log)
  end)
end)
