describe("a class pair", function()
  it("is found by name as soon as it is registered", function()
    local Pair = objc.allocateClassPair(objc.NSObject, "PairRegistered")
    assert.is_nil(objc.lookUpClass("PairRegistered"))
    objc.registerClassPair(Pair)
    assert.equal(Pair, objc.lookUpClass("PairRegistered"))
  end)

  it("is not allocated a second time under one name", function()
    local Pair = objc.allocateClassPair(objc.NSObject, "PairTwice")
    objc.registerClassPair(Pair)
    assert.is_nil(objc.allocateClassPair(objc.NSObject, "PairTwice"))
    assert.equal(Pair, objc.lookUpClass("PairTwice"))
  end)

  it("is not allocated below a class that is not registered", function()
    local Parent = objc.allocateClassPair(objc.NSObject, "PairUnregistered")
    assert.is_nil(objc.allocateClassPair(Parent, "PairBelowUnregistered"))
  end)

  it("accepts methods after it was registered, for existing instances", function()
    local Pair = objc.allocateClassPair(objc.NSObject, "PairOpen")
    objc.registerClassPair(Pair)
    local object = Pair:new()
    objc.class_addMethod(Pair, "instanceSide", function() return "instance" end)
    objc.class_addMethod(objc.object_getClass(Pair), "classSide", function() return "class" end)
    assert.equal("instance", object:instanceSide())
    assert.equal("class", Pair:classSide())
  end)

  it("sets its metaclass's superclass to the superclass's metaclass", function()
    local Parent = objc.allocateClassPair(objc.NSObject, "PairAbove")
    objc.registerClassPair(Parent)
    local Pair = objc.allocateClassPair(Parent, "PairParallel")
    objc.registerClassPair(Pair)
    assert.equal(Parent, objc.class_getSuperclass(Pair))
    assert.equal(
      objc.object_getClass(Parent), objc.class_getSuperclass(objc.object_getClass(Pair)))
  end)

  it("can be disposed of and made again without a trace of the former", function()
    for round = 1, 200 do
      local added, former = "even", "odd"
      if round % 2 == 1 then added, former = former, added end
      local Pair = objc.allocateClassPair(objc.NSObject, "PairRecycled")
      objc.class_addMethod(Pair, added, function() end)
      objc.registerClassPair(Pair)
      assert.is_true(objc.class_respondsToSelector(Pair, added))
      assert.is_false(objc.class_respondsToSelector(Pair, former))
      objc.disposeClassPair(Pair)
      assert.is_nil(objc.lookUpClass("PairRecycled"))
    end
  end)
end)

describe("a metaclass", function()
  local Parent = objc.class("MetaParent", objc.NSObject)
  local Child = objc.class("MetaChild", Parent)

  it("has the metaclass of the superclass above it", function()
    assert.equal(Parent, objc.class_getSuperclass(Child))
    assert.equal(
      objc.object_getClass(Parent), objc.class_getSuperclass(objc.object_getClass(Child)))
  end)

  it("has the root class itself above it at the root", function()
    assert.is_nil(objc.class_getSuperclass(objc.NSObject))
    assert.equal(objc.NSObject, objc.class_getSuperclass(objc.object_getClass(objc.NSObject)))
  end)

  it("is distinguished from a class and from an instance", function()
    local Meta = objc.object_getClass(Child)
    assert.is_false(objc.class_isMetaClass(Child))
    assert.is_true(objc.class_isMetaClass(Meta))
    assert.is_false(objc.class_isMetaClass(nil))
    assert.is_false(objc.object_isClass(nil))
    assert.is_false(objc.object_isClass(Child:new()))
    assert.is_true(objc.object_isClass(Child))
    assert.is_true(objc.object_isClass(Meta))
  end)

  it("has the name of its class, and nil has the name nil", function()
    assert.equal("MetaChild", objc.class_getName(objc.object_getClass(Child)))
    assert.equal("nil", objc.class_getName(nil))
    assert.equal("nil", objc.object_getClassName(nil))
  end)

  it("is looked up by name, and an unknown name finds nothing", function()
    assert.equal(objc.object_getClass(Child), objc.getMetaClass("MetaChild"))
    assert.is_nil(objc.getMetaClass("MetaUnknown"))
    assert.is_nil(objc.getClass("MetaUnknown"))
    assert.is_nil(objc.lookUpClass(nil))
    assert.is_nil(objc.NSClassFromString("MetaUnknown"))
  end)
end)

describe("a superclass", function()
  local function family(prefix, initialized)
    local function make(suffix, number)
      return objc.class(prefix .. suffix, objc.NSObject, function(instance, class)
        function instance:count() return number end
        function class:count() return number * 10 end
        function class:initialize() initialized[#initialized + 1] = self end
      end)
    end
    local First, Second = make("First", 1), make("Second", 2)
    local Child = objc.class(prefix .. "Child", First, function(instance, class, super)
      function instance:count() return super(self):count() + 1000 end
      function class:count() return super(self):count() + 1000 end
    end)
    return First, Second, Child
  end

  it("can be changed for a class in use and its instances", function()
    local First, Second, Child = family("Moved", {})
    local child = Child:new()
    assert.same({1001, 1010}, {child:count(), Child:count()})
    assert.equal(First, objc.class_setSuperclass(Child, Second))
    assert.same({1002, 1020}, {child:count(), Child:count()})
  end)

  it("is not initialized by being set, only by the first message", function()
    local initialized = {}
    local _, Second, Child = family("Quiet", initialized)
    objc.class_setSuperclass(Child, Second)
    assert.same({}, initialized)
    Child:count()
    assert.same({Second, Child}, initialized)
  end)

  it("is not initialized by being set for a class in use either", function()
    local initialized = {}
    local First, Second, Child = family("Used", initialized)
    Child:count()
    objc.class_setSuperclass(Child, Second)
    assert.equal(1020, Child:count())
    assert.same({First, Child, Second}, initialized)
  end)

  it("is neither the class itself nor, through a duplicate's metaclass, its own", function()
    local Class = objc.class("SharedOriginal", objc.NSObject, function(_, class)
      function class:count() return 1 end
    end)
    local Copy = objc.duplicateClass(Class, "SharedCopy")
    local Again = objc.duplicateClass(Copy, "SharedAgain")
    local Below = objc.class("SharedBelow", Copy)
    for _, parent in ipairs {Copy, Again, Below} do
      assert.error_matches(function() objc.class_setSuperclass(Class, parent) end,
        objc.class_getName(parent) .. " shares the metaclass of SharedOriginal", 1, true)
      assert.equal(objc.NSObject, objc.class_getSuperclass(Class))
    end
    assert.error_matches(function() objc.class_setSuperclass(Copy, Below) end, "is an ancestor of")
    assert.error_matches(function() objc.class_setSuperclass(Copy, Class) end, "shares the metaclass")
    assert.equal(1, Below:count())
    local Free = objc.class("SharedFree", objc.NSObject)
    assert.equal(objc.NSObject, objc.class_setSuperclass(Free, Copy))
    assert.equal(1, Free:count())
  end)

  it("is none whose own class, which was changed, leads back to the class of the class", function()
    local Second = objc.class("LeadingSecond", objc.NSObject)
    local Parent = objc.class("LeadingParent", Second)
    local Class = objc.class("LeadingClass", objc.NSObject)
    local Below = objc.class("LeadingBelow", Class)
    objc.object_setClass(Class, Second)
    objc.object_setClass(Parent, Below)
    assert.error_matches(function() objc.class_setSuperclass(Class, Parent) end, "would become its own superclass", 1, true)
    assert.equal(objc.NSObject, objc.class_getSuperclass(Class))
  end)

  it("changed inside initialize counts for the message that caused it", function()
    local _, Second, Child = family("Inside", {})
    objc.class_addMethod(objc.object_getClass(Child), "initialize", function(self)
      objc.class_setSuperclass(self, Second)
    end)
    assert.equal(1020, Child:count())
  end)

  it("changed inside initialize sends that message through the new one", function()
    local Old = objc.class("TurnOld", objc.NSObject, function(_, class)
      function class:inherited() return "old" end
      function class:own() return "old's own" end
    end)
    local New = objc.class("TurnNew", objc.NSObject, function(_, class)
      function class:inherited() return "new" end
    end)
    local Child = objc.class("TurnChild", Old, function(_, class)
      function class:initialize() objc.class_setSuperclass(self, New) end
      function class:own() return "child's own" end
    end)
    assert.equal("new", Child:inherited())
    assert.equal("child's own", Child:own())
    assert.equal("old", Old:inherited())
  end)

  it("can become the grandparent: the parent's own methods are gone", function()
    local Top = objc.class("SkipTop", objc.NSObject, function(instance)
      function instance:shared() return "top" end
    end)
    local Middle = objc.class("SkipMiddle", Top, function(instance, class)
      function instance:shared() return "middle" end
      function instance:only() return "middle" end
      function class:onlyClass() return "middle" end
    end)
    local Bottom = objc.class("SkipBottom", Middle, function(instance)
      function instance:own() return "bottom" end
    end)
    local bottom = Bottom:new()
    assert.same({"middle", "middle"}, {bottom:shared(), bottom:only()})
    assert.equal("middle", Bottom:onlyClass())
    objc.class_setSuperclass(Bottom, Top)
    assert.same({"top", "bottom"}, {bottom:shared(), bottom:own()})
    assert.is_false(bottom:respondsToSelector_("only"))
    assert.is_false(Bottom:respondsToSelector_("onlyClass"))
  end)
end)

describe("an object's class", function()
  it("can be changed, and the former one is answered", function()
    local One = objc.class("ChangeOne", objc.NSObject, function(instance)
      function instance:which() return 1 end
    end)
    local Two = objc.class("ChangeTwo", objc.NSObject, function(instance)
      function instance:which() return 2 end
    end)
    local object = One:new()
    assert.equal(1, object:which())
    assert.equal(One, objc.object_setClass(object, Two))
    assert.equal(Two, objc.object_getClass(object))
    assert.equal(2, object:which())
    assert.is_nil(objc.object_setClass(nil, Two))
  end)
end)
