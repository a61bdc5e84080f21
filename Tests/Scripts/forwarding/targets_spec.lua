describe("forwardingTargetForSelector:", function()
  local Target = objc.class("TargetsTarget", objc.NSObject, function(instance)
    instance["everything:of:"] = function(_, ...) return select("#", ...), ... end
    function instance:name() return "target" end
    function instance:fails() error({"its own"}, 0) end
    instance.command = objc.imp(function(self, command) return objc.sel_getName(command) end)
  end)

  local asked, later = {}, 0
  local Forwarder = objc.class("TargetsForwarder", objc.NSObject, function(instance)
    objc.property(instance, "target")
    function instance:forwardingTargetForSelector_(selector)
      asked[#asked + 1] = objc.sel_getName(selector)
      return self:target()
    end
    function instance:methodSignatureForSelector_() later = later + 1 end
    function instance:forwardInvocation_() later = later + 1 end
    function instance:own() return "own" end
  end)
  local target, forwarder = Target:new(), Forwarder:new()
  forwarder:setTarget_(target)

  it("names the object that receives the message, and skips later stages", function()
    assert.equal("target", forwarder:name())
    assert.equal("name", asked[#asked])
    assert.equal(0, later)
  end)

  it("is called each time, and never for an implemented message", function()
    local before = #asked
    forwarder:name()
    forwarder:name()
    assert.equal("own", forwarder:own())
    assert.equal(before + 2, #asked)
  end)

  it("passes any arguments and results between Lua functions as they are", function()
    local table_, function_, thread = {}, function() end, coroutine.create(print)
    local result = table.pack(
      forwarder:everything_of_(table_, nil, function_, 1, 1.0, "\xff", thread, nil))
    assert.equal(9, result.n)
    assert.equal(8, result[1])
    assert.is_true(rawequal(table_, result[2]))
    assert.is_true(rawequal(function_, result[4]))
    assert.equal("integer", math.type(result[5]))
    assert.equal("float", math.type(result[6]))
    assert.equal("\xff", result[7])
    assert.equal(thread, result[8])
  end)

  it("passes errors as they are", function()
    local ok, raised = pcall(forwarder.fails, forwarder)
    assert.is_false(ok)
    assert.same({"its own"}, raised)
  end)

  it("passes _cmd", function()
    assert.equal("command", forwarder:command())
  end)

  it("works for messages from native code and for exact ones", function()
    assert.equal("target", forwarder:performSelector_("name"))
    assert.equal("target", objc.msgSend(forwarder, "name"))
    assert.equal(3, (forwarder["everything:of:"](forwarder, 1, 2, 3)))
  end)

  it("may name an object with native methods, or a class", function()
    local native = Forwarder:new()
    native:setTarget_(objc.NSIndexPath:indexPathForRow_inSection_(3, 1))
    assert.equal(3, native:indexAtPosition_(1))
    native:setTarget_(objc.NSIndexPath)
    assert.equal(7, native:indexPathForRow_inSection_(7, 0):row())
  end)

  it("may name an object that forwards in its turn", function()
    local first, second = Forwarder:new(), Forwarder:new()
    first:setTarget_(second)
    second:setTarget_(target)
    assert.equal("target", first:name())
    assert.equal("target", first:performSelector_("name"))
  end)

  it("is followed by the last target's own stages", function()
    local Last = objc.class("TargetsLast", objc.NSObject, function(instance)
      function instance:doesNotRecognizeSelector_(selector)
        error("last refuses " .. objc.sel_getName(selector), 0)
      end
    end)
    local first = Forwarder:new()
    first:setTarget_(Last:new())
    assert.has_error(function() first:nobodys() end, "last refuses nobodys")
    assert.has_error(function() first:performSelector_("nobodys") end, "last refuses nobodys")
  end)

  it("is skipped when it returns nil or the receiver itself", function()
    for _, answer in ipairs {"nil", "self"} do
      local Class = objc.class("TargetsOver_" .. answer, objc.NSObject, function(instance)
        function instance:forwardingTargetForSelector_()
          if answer == "self" then return self end
        end
      end)
      assert.error_matches(
        function() Class:new():gone() end, "%-%[TargetsOver_%w+ gone%]: unrecognized selector")
    end
  end)

  it("must return an object", function()
    local Class = objc.class("TargetsNoObject", objc.NSObject, function(instance)
      function instance:forwardingTargetForSelector_() return "text" end
    end)
    assert.error_matches(
      function() Class:new():gone() end,
      "-[TargetsNoObject forwardingTargetForSelector:]: the result must be an object", 1, true)
  end)

  it("does not make the object respond", function()
    assert.is_false(forwarder:respondsToSelector_("name"))
    assert.is_true(forwarder:respondsToSelector_("own"))
  end)

  it("works on the class side", function()
    local Class = objc.class("TargetsClassSide", objc.NSObject, function(_, class)
      function class:forwardingTargetForSelector_() return target end
    end)
    assert.equal("target", Class:name())
    assert.equal("target", Class:performSelector_("name"))
  end)

  it("works for a root class that implements nothing else", function()
    local Root = objc.class("TargetsRoot", nil, function(instance)
      function instance:forwardingTargetForSelector_() return target end
    end)
    local root = objc.class_createInstance(Root)
    assert.equal("target", root:name())
    assert.equal(1, (objc.super(Root, root):everything_of_ "x"))
  end)

  it("is no longer asked once the method exists, and again when a class change took it", function()
    local moving = Forwarder:new()
    moving:setTarget_(target)
    assert.equal("target", moving:name())
    local Implementing = objc.class("TargetsImplementing", Forwarder, function(instance)
      function instance:name() return "its own" end
    end)
    objc.object_setClass(moving, Implementing)
    assert.equal("its own", moving:name())
    objc.object_setClass(moving, Forwarder)
    assert.equal("target", moving:name())
  end)

  it("raises the zombie's error when the target is deallocated", function()
    local Careless = objc.class("TargetsCareless", objc.NSObject, function(instance)
      objc.property(instance, "target", {policy = "assign"})
      function instance:forwardingTargetForSelector_() return self:target() end
    end)
    local careless = Careless:new()
    do
      local gone <close> = Target:new()
      careless:setTarget_(gone)
    end
    local ok, raised = pcall(function() careless:name() end)
    assert.is_false(ok)
    assert.equal("EXC_BAD_ACCESS", raised.name)
    assert.error_matches(
      function() careless:performSelector_("name") end, "-[TargetsTarget name]: message", 1, true)
  end)
end)

describe("a message to super that no superclass implements", function()
  local log = {}
  local Base = objc.class("TargetsSuperBase", objc.NSObject, function(instance)
    function instance:forwardingTargetForSelector_(selector)
      log[#log + 1] = {self, objc.sel_getName(selector)}
    end
    function instance:methodSignatureForSelector_()
      return objc.NSMethodSignature:signatureWithObjCTypes_("@@:@")
    end
    function instance:forwardInvocation_(invocation)
      log[#log + 1] = {self, invocation:target()}
      invocation:setReturnValue_("forwarded " .. invocation:getArgumentAtIndex_(2))
    end
  end)
  local Child = objc.class("TargetsSuperChild", Base, function(instance, _, super)
    instance["only:"] = function(self, x) return super(self):only_(x) .. "!" end
  end)

  it("is forwarded for the original receiver, once for each send", function()
    local child = Child:new()
    assert.equal("forwarded 1!", child:only_("1"))
    assert.same({{child, "only:"}, {child, child}}, log)
    assert.equal("forwarded 2", objc.msgSendSuper(Child, child, "only:", "2"))
    assert.equal("forwarded 3!", child:performSelector_withObject_("only:", "3"))
    assert.equal(6, #log)
  end)

  it("asks the superclass to resolve it", function()
    local receivers = {}
    objc.class("TargetsSuperResolving", objc.NSObject, function(instance, class)
      function class:resolveInstanceMethod_(selector)
        receivers[#receivers + 1] = objc.class_getName(self)
        return objc.class_addMethod(self, selector, function() return "above" end)
      end
    end)
    local Below = objc.class("TargetsSuperBelow", objc.TargetsSuperResolving,
      function(instance, _, super)
        function instance:both() return super(self):both() .. ", below" end
      end)
    assert.equal("above, below", Below:new():both())
    assert.same({"TargetsSuperResolving"}, receivers)
  end)
end)
