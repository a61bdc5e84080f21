describe("a duplicated class", function()
  local Original = objc.class("DupOriginal", objc.NSObject, {ivars = {"_x"}},
    function(instance, class)
      function instance:who() return "original" end
      function class:make() return self end
      objc.property(instance, "title")
    end)

  it("copies the methods, variables and properties, and is then independent", function()
    local Copy = objc.duplicateClass(Original, "DupCopy", 0)
    assert.equal(Copy, objc.lookUpClass("DupCopy"))
    assert.equal(objc.NSObject, objc.class_getSuperclass(Copy))
    local object = Copy:new()
    assert.equal("original", object:who())
    object:setTitle_("t")
    assert.equal("t", object:title())
    objc.class_replaceMethod(Copy, "who", function() return "copy" end)
    assert.same({"copy", "original"}, {object:who(), Original:new():who()})
    assert.is_false(object:isKindOfClass_(Original))
    assert.equal(2, #objc.class_copyIvarList(Copy))
  end)

  it("shares the class methods", function()
    local Copy = objc.duplicateClass(Original, "DupShared")
    assert.equal(Copy, Copy:make())
    assert.equal(objc.object_getClass(Original), objc.object_getClass(Copy))
  end)

  it("is rejected under a name in use, and nil returns nil", function()
    assert.error_matches(function() objc.duplicateClass(Original, "DupOriginal") end, "in use")
    assert.is_nil(objc.duplicateClass(nil, "DupNil"))
  end)
end)

describe("a class that was disposed of", function()
  local function pair(name, parent)
    local Pair = objc.allocateClassPair(parent or objc.NSObject, name)
    objc.class_addMethod(Pair, "who", function() return name end)
    objc.registerClassPair(Pair)
    return Pair
  end

  it("continues serving the instances that are left", function()
    local Parent = pair "GoneParent"
    objc.class_addMethod(Parent, "above", function() return 1 end)
    local Pair = pair("GoneServed", Parent)
    local object = Pair:new()
    assert.same({"GoneServed", 1}, {object:who(), object:above()})
    objc.disposeClassPair(Pair)
    assert.same({"GoneServed", 1}, {object:who(), object:above()})
    objc.class_replaceMethod(Parent, "above", function() return 2 end)
    collectgarbage()
    assert.equal(2, object:above())
    assert.equal(2, objc.msgSend(object, "above"))
    assert.equal(Pair, object:class())
  end)

  it("still passes methods of its superclass to its subclasses", function()
    local Top = pair "GoneTop"
    objc.class_addMethod(Top, "above", function() return 1 end)
    local Middle = pair("GoneMiddle", Top)
    local bottom = pair("GoneBottom", Middle):new()
    assert.equal(1, bottom:above())
    objc.disposeClassPair(Middle)
    objc.class_replaceMethod(Top, "above", function() return 2 end)
    assert.equal(2, bottom:above())
  end)

  it("creates no more instances, and no subclass", function()
    local Pair = pair "GoneBarren"
    local object = objc.NSObject:new()
    objc.disposeClassPair(Pair)
    assert.error_matches(function() Pair:alloc() end, "'GoneBarren' was disposed of")
    assert.error_matches(function() objc.class_createInstance(Pair) end, "was disposed of")
    assert.error_matches(function() objc.object_setClass(object, Pair) end, "was disposed of")
    assert.error_matches(
      function() objc.class_setSuperclass(objc.class("GoneMoved", objc.NSObject), Pair) end,
      "was disposed of")
    assert.is_nil(objc.allocateClassPair(Pair, "GoneBelow"))
    assert.is_nil(objc.NSClassFromString("GoneBarren"))
  end)

  it("must be one that a script has made", function()
    assert.error_matches(
      function() objc.disposeClassPair(objc.NSObject) end,
      "class 'NSObject' was not allocated with objc_allocateClassPair!")
    assert.equal(objc.NSObject, objc.lookUpClass("NSObject"))
  end)

  it("may be the copy of a class, which stays", function()
    local Original = pair "GoneOriginal"
    local Copy = objc.duplicateClass(Original, "GoneCopy")
    objc.disposeClassPair(Copy)
    assert.equal("GoneOriginal", Original:new():who())
    assert.is_nil(objc.lookUpClass("GoneCopy"))
  end)
end)

describe("a class that is not registered yet", function()
  it("can make an instance, which works", function()
    local Pair = objc.allocateClassPair(objc.NSObject, "EarlyPair")
    objc.class_addMethod(Pair, "who", function() return "early" end)
    local object = objc.class_createInstance(Pair, 0)
    assert.equal("early", object:who())
    objc.registerClassPair(Pair)
    assert.equal("early", object:who())
  end)

  it("notices changes of its superclasses", function()
    local Parent = objc.class("EarlyParent", objc.NSObject, function(instance)
      function instance:who() return 1 end
    end)
    local object = objc.class_createInstance(objc.allocateClassPair(Parent, "EarlyChild"))
    assert.equal(1, object:who())
    objc.class_replaceMethod(Parent, "who", function() return 2 end)
    collectgarbage()
    assert.equal(2, object:who())
  end)

  it("passes changes of its superclass on to a registered subclass", function()
    local Parent = objc.class("EarlyTop", objc.NSObject, function(instance)
      function instance:who() return 1 end
    end)
    local Between = objc.allocateClassPair(Parent, "EarlyBetween")
    local Low = objc.class("EarlyLow", objc.NSObject)
    objc.class_setSuperclass(Low, Between)
    local object = Low:new()
    assert.equal(1, object:who())
    objc.class_replaceMethod(Parent, "who", function() return 2 end)
    assert.equal(2, object:who())
  end)

  it("notices changes above a superclass that was disposed of", function()
    local Parent = objc.class("EarlyGrandparent", objc.NSObject, function(instance)
      function instance:who() return 1 end
    end)
    local Gone = objc.allocateClassPair(Parent, "EarlyGone")
    objc.registerClassPair(Gone)
    local Late = objc.allocateClassPair(Gone, "EarlyLate")
    objc.disposeClassPair(Gone)
    objc.registerClassPair(Late)
    local object = Late:new()
    assert.equal(1, object:who())
    objc.class_replaceMethod(Parent, "who", function() return 2 end)
    assert.equal(2, object:who())
  end)

  it("never runs a load method when it is registered", function()
    local loads = 0
    local Pair = objc.allocateClassPair(objc.NSObject, "EarlyLoad")
    objc.class_addMethod(objc.object_getClass(Pair), "load", function() loads = loads + 1 end)
    objc.registerClassPair(Pair)
    Pair:new()
    assert.equal(0, loads)
  end)
end)
