describe("an instance variable", function()
  local Thing = objc.class("IvarThing", objc.NSObject, {ivars = {"_count", "_name"}})
  local Child = objc.class("IvarChild", Thing, {ivars = {"_own", _flag = "B", _size = "q"}})

  it("is declared with the class, and holds nil or zero at first", function()
    local thing = Child:new()
    assert.is_nil(objc.object_getIvar(thing, "_count"))
    assert.is_false(objc.object_getIvar(thing, "_flag"))
    assert.equal(0, objc.object_getIvar(thing, "_size"))
  end)

  it("is set and read by name or by handle, for each object by itself", function()
    local one, other = Thing:new(), Thing:new()
    local ivar = objc.class_getInstanceVariable(Thing, "_count")
    objc.object_setIvar(one, "_count", 3)
    objc.object_setIvar(other, ivar, 4)
    assert.equal(3, objc.object_getIvar(one, ivar))
    assert.equal(4, objc.object_getIvar(other, "_count"))
  end)

  it("is found in the class and its superclasses, the same handle", function()
    local ivar = objc.class_getInstanceVariable(Thing, "_count")
    assert.is_true(rawequal(ivar, objc.class_getInstanceVariable(Child, "_count")))
    assert.equal("_count", tostring(ivar))
    assert.equal("_count", objc.ivar_getName(ivar))
    assert.equal("@", objc.ivar_getTypeEncoding(ivar))
    assert.is_nil(objc.class_getInstanceVariable(Thing, "_own"))
    assert.is_nil(objc.class_getInstanceVariable(Thing, "_nobody"))
  end)

  it("is listed with its own class only", function()
    local function names(cls)
      local result = {}
      for _, ivar in ipairs(objc.class_copyIvarList(cls) or {}) do
        result[#result + 1] = objc.ivar_getName(ivar)
      end
      return result
    end
    assert.same({"_count", "_name"}, names(Thing))
    assert.same({"_own", "_flag", "_size"}, names(Child))
    assert.is_nil(objc.class_copyIvarList(objc.class("IvarNone", objc.NSObject)))
    assert.is_nil(objc.class_copyIvarList(nil))
  end)

  it("holds its object strongly", function()
    local deaths = 0
    local Mortal = objc.class("IvarMortal", objc.NSObject, function(instance)
      function instance:dealloc() deaths = deaths + 1 end
    end)
    local thing = Thing:new()
    objc.autoreleasepool(function() objc.object_setIvar(thing, "_name", Mortal:new()) end)
    assert.equal(0, deaths)
    objc.autoreleasepool(function() objc.object_setIvar(thing, "_name", nil) end)
    assert.equal(1, deaths)
  end)

  it("is one of any number, each with its own value", function()
    local names, deaths = {}, {}
    for place = 1, 40 do names[place] = "_v" .. place end
    local Mortal = objc.class("IvarOne", objc.NSObject, {ivars = {"_mark"}}, function(instance)
      function instance:dealloc() deaths[#deaths + 1] = objc.object_getIvar(self, "_mark") end
    end)
    local Wide = objc.class("IvarWide", objc.NSObject, {ivars = names})
    objc.autoreleasepool(function()
      local wide = Wide:new()
      for place = 40, 1, -1 do
        local mortal = Mortal:new()
        objc.object_setIvar(mortal, "_mark", place)
        objc.object_setIvar(wide, names[place], mortal)
      end
      objc.object_setIvar(wide, "_v17", "changed")
      for place = 1, 40 do
        local value = objc.object_getIvar(wide, names[place])
        assert.equal(place == 17 and "changed" or place, place == 17 and value or objc.object_getIvar(value, "_mark"))
      end
    end)
    local expected = {17}
    for place = 40, 1, -1 do if place ~= 17 then expected[#expected + 1] = place end end
    assert.same(expected, deaths)
  end)

  it("is released when its object is deallocated: a subclass's first, associations last", function()
    local trace = {}
    local Mortal = objc.class("IvarOrdered", objc.NSObject, {ivars = {"_mark"}}, function(instance)
      function instance:dealloc() trace[#trace + 1] = objc.object_getIvar(self, "_mark") end
    end)
    local function mortal(mark)
      local made = Mortal:new()
      objc.object_setIvar(made, "_mark", mark)
      return made
    end
    objc.autoreleasepool(function()
      local child = Child:new()
      objc.setAssociatedObject(child, "key", mortal "association")
      objc.object_setIvar(child, "_count", mortal "parent's")
      objc.object_setIvar(child, "_own", mortal "child's")
    end)
    assert.same({"child's", "parent's", "association"}, trace)
  end)

  it("is added to a class until that is registered", function()
    local Pair = objc.allocateClassPair(objc.NSObject, "IvarPair")
    assert.is_true(objc.class_addIvar(Pair, "_x", 8, 3, "@"))
    assert.is_false(objc.class_addIvar(Pair, "_x", 8, 3, "@"))
    assert.is_true(objc.class_addIvar(Pair, "_y"))
    assert.is_false(objc.class_addIvar(objc.object_getClass(Pair), "_meta"))
    objc.registerClassPair(Pair)
    assert.is_false(objc.class_addIvar(Pair, "_late"))
    assert.is_false(objc.class_addIvar(objc.NSObject, "_late"))
    local object = Pair:new()
    objc.object_setIvar(object, "_x", "value")
    assert.equal("value", objc.object_getIvar(object, "_x"))
  end)

  it("is answered with its value, or written, by its name", function()
    local thing = Thing:new()
    local ivar = objc.class_getInstanceVariable(Thing, "_count")
    assert.equal(ivar, objc.object_setInstanceVariable(thing, "_count", 7))
    assert.same({ivar, 7}, {objc.object_getInstanceVariable(thing, "_count")})
    assert.is_nil(objc.object_getInstanceVariable(thing, "_nobody"))
    assert.is_nil(objc.object_setInstanceVariable(nil, "_count", 1))
    assert.is_nil(objc.class_getClassVariable(Thing, "_count"))
  end)

  it("ignores nil and an unknown name", function()
    local thing = Thing:new()
    assert.is_false(objc.class_addIvar(nil, "_x"))
    assert.is_nil(objc.class_getInstanceVariable(nil, "_x"))
    assert.is_nil(objc.class_getInstanceVariable(Thing, nil))
    assert.is_nil(objc.object_getIvar(nil, "_count"))
    assert.is_nil(objc.object_getIvar(thing, nil))
    assert.is_nil(objc.object_getIvar(thing, "_nobody"))
    objc.object_setIvar(nil, "_count", 1)
    objc.object_setIvar(thing, nil, 1)
    objc.object_setIvar(thing, "_nobody", 1)
  end)

  it("stores a property that the class body declares, under its name with a line before", function()
    local Holder = objc.class("IvarHolder", objc.NSObject, {ivars = {"_title"}},
      function(instance)
        objc.property(instance, "title")
        objc.property(instance, "count", {default = 3})
      end)
    local holder = Holder:new()
    objc.object_setIvar(holder, "_title", "set")
    assert.equal("set", holder:title())
    assert.equal(3, objc.object_getIvar(holder, "_count"))
    holder:setCount_(4)
    assert.equal(4, objc.object_getIvar(holder, "_count"))
    assert.equal(2, #objc.class_copyIvarList(Holder))
  end)

  it("is an error when it is declared twice, or wrongly", function()
    assert.error_matches(
      function() objc.class("IvarTwice", objc.NSObject, {ivars = {"_a", "_a"}}) end, "'_a'")
    assert.error_matches(
      function() objc.class("IvarTwice", objc.NSObject, {ivars = "_a"}) end, "ivars")
    assert.is_nil(objc.lookUpClass("IvarTwice"))
  end)
end)
