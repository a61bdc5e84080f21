describe("NSObject's class side", function()
  local log, world = {}, nil

  before_each(function()
    log = {}
    world = objc.snapshot()
  end)

  after_each(function() objc.restore(world) end)

  local selectors = {
    "self", "isProxy", "isEqual:", "hash", "description", "debugDescription", "isKindOfClass:",
    "isMemberOfClass:", "respondsToSelector:", "conformsToProtocol:", "methodForSelector:",
    "methodSignatureForSelector:", "forwardInvocation:", "forwardingTargetForSelector:",
    "doesNotRecognizeSelector:", "performSelector:", "performSelector:withObject:",
    "performSelector:withObject:withObject:", "class", "superclass", "init", "copy", "mutableCopy",
    "retain", "release", "autorelease", "retainCount", "allowsWeakReference",
    "retainWeakReference",
  }

  it("has its own methods where libobjc has them", function()
    for _, name in ipairs(selectors) do
      local instance = objc.class_getInstanceMethod(objc.NSObject, name)
      local class = objc.class_getClassMethod(objc.NSObject, name)
      assert.is_not_nil(instance or name == "mutableCopy", name)
      assert.is_not_nil(class, name)
      assert.is_false(rawequal(instance, class), name)
    end
  end)

  it("is not affected by a hook on the instance's method", function()
    for _, name in ipairs {"description", "respondsToSelector:", "isKindOfClass:", "hash"} do
      hook.before(objc.NSObject, name, function(self) log[#log + 1] = tostring(objc.object_isClass(self)) end)
    end
    local Class = objc.UIView
    assert.equal("UIView", Class:description())
    assert.is_true(Class:respondsToSelector_("alloc"))
    assert.is_true(Class:isKindOfClass_(objc.NSObject))
    assert.is_true(Class:hash() ~= 0)
    assert.same({}, log)
    objc.NSObject:new():hash()
    assert.same({"false"}, log)
  end)

  it("answers as a class does", function()
    local View = objc.UIView
    assert.equal(View, View:self())
    assert.equal(View, View:init())
    assert.equal(View, View:retain())
    assert.equal(math.maxinteger, View:retainCount())
    assert.is_true(View:isEqual_(View))
    assert.is_false(View:isEqual_(objc.UILabel))
    assert.is_false(View:isProxy())
    assert.is_true(View:isMemberOfClass_(objc.getMetaClass "UIView"))
    assert.is_false(View:isMemberOfClass_(View))
    assert.is_true(View:isAncestorOfObject_(objc.UILabel:new()))
    assert.is_false(objc.UILabel:isAncestorOfObject_(View:new()))
    assert.equal("UIView", View:performSelector_("description"))
    assert.error_matches(function() View:nobodyKnows() end,
      "+[UIView nobodyKnows]: unrecognized selector sent to class", 1, true)
    assert.error_matches(function() View:methodForSelector_(nil) end, "<null selector>", 1, true)
    assert.error_matches(function() View:instanceMethodForSelector_(nil) end, "<null selector>", 1, true)
  end)
end)

describe("manual reference counting", function()
  local Thing = objc.class("ByHandThing", objc.NSObject)

  it("are those that the runtime counts", function()
    local thing = Thing:new()
    local before = objc.retainCount(thing)
    assert.equal(thing, thing:retain())
    assert.equal(before + 1, thing:retainCount())
    thing:release()
    assert.equal(before, objc.retainCount(thing))
  end)

  it("deallocates the object at the last release", function()
    local thing = Thing:new()
    thing:release()
    assert.error_matches(function() thing:description() end, "deallocated instance")
  end)

  it("are given up by the pool after autorelease", function()
    local box
    objc.autoreleasepool(function()
      local thing = Thing:new()
      box = objc.weak(thing)
      thing:retain()
      assert.equal(thing, thing:autorelease())
      assert.equal(2, thing:retainCount())
    end)
    assert.is_nil(box:get())
  end)

  it("call an override for every sender", function()
    local sent = 0
    local Counting = objc.class("ByHandCounting", objc.NSObject, function(instance, _, super)
      function instance:retain()
        sent = sent + 1
        return super(self):retain()
      end
    end)
    local object = Counting:new()
    object:retain()
    object:release()
    assert.equal(1, sent)
  end)
end)

describe("an object that returns another class from `class`", function()
  local Shown = objc.class("LyingShown", objc.NSObject, function(instance)
    function instance:shown() return "shown" end
  end)
  objc.class_addProtocol(Shown, objc.protocol("LyingProtocol", {}))
  local Liar = objc.class("LyingLiar", objc.NSObject, function(instance)
    function instance:class() return Shown end
    function instance:own() return "own" end
  end)

  it("is checked by the returned class", function()
    local liar = Liar:new()
    assert.is_true(liar:respondsToSelector_("shown"))
    assert.is_false(liar:respondsToSelector_("own"))
    assert.is_true(liar:isKindOfClass_(Shown))
    assert.is_false(liar:isKindOfClass_(Liar))
    assert.is_true(liar:isMemberOfClass_(Shown))
    assert.is_true(liar:conformsToProtocol_("LyingProtocol"))
    assert.equal(objc.NSObject, liar:superclass())
    assert.is_true(Shown:isAncestorOfObject_(liar))
  end)

  it("runs the methods of its isa", function()
    local liar = Liar:new()
    assert.equal("own", liar:own())
    assert.error_matches(function() liar:shown() end, "-[LyingLiar shown]: unrecognized", 1, true)
    assert.equal(objc.class_getMethodImplementation(Liar, "own"), liar:methodForSelector_("own"))
    assert.is_not_nil(liar:methodSignatureForSelector_("own"))
    assert.is_nil(liar:methodSignatureForSelector_("shown"))
  end)
end)

describe("a method that is _objc_msgForward", function()
  local Class = objc.class("ForwardingMethod", objc.NSObject, function(instance)
    function instance:m() return "m" end
    function instance:forwardInvocation_(invocation) invocation:setReturnValue_("forwarded") end
  end)
  objc.class_replaceMethod(Class, "m", objc._objc_msgForward)
  local Child = objc.class("ForwardingMethodChild", Class)

  it("is responded to, inherited or not, cached or not", function()
    for _, class in ipairs {Class, Child} do
      for _ = 1, 2 do
        local object = class:new()
        assert.is_true(object:respondsToSelector_("m"))
        assert.is_true(class:instancesRespondToSelector_("m"))
        assert.is_true(objc.class_respondsToSelector(class, "m"))
        assert.equal("forwarded", object:m())
      end
      assert.equal(objc._objc_msgForward, objc.class_getMethodImplementation(class, "m"))
    end
  end)

  it("does not respond unless a superclass implements it", function()
    local object = Child:new()
    pcall(function() object:performSelector_("nobodyHasThis") end)
    assert.is_false(object:respondsToSelector_("nobodyHasThis"))
    assert.is_false(objc.class_respondsToSelector(Child, "nobodyHasThis"))
    assert.equal(objc._objc_msgForward, object:methodForSelector_("nobodyHasThis"))
  end)

  it("is responded to under a hook", function()
    local token = hook.before(Child, "m", function() end)
    assert.is_true(Child:instancesRespondToSelector_("m"))
    assert.equal("forwarded", Child:new():m())
    token:remove()
  end)

  it("is something else than a method without implementation", function()
    local Empty = objc.class("ForwardingEmpty", Class)
    assert.is_true(objc.class_addMethod(Empty, "m", nil))
    assert.is_false(Empty:instancesRespondToSelector_("m"))
    assert.is_nil(objc.method_getImplementation(objc.class_getInstanceMethod(Empty, "m")))
    assert.is_nil(objc.class_replaceMethod(Class, "m", nil))
    assert.is_true(Class:instancesRespondToSelector_("m"))
  end)
end)
