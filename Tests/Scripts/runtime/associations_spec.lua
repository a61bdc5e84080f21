describe("an association of a class", function()
  it("is released when the pair is disposed of, that of its metaclass too", function()
    local gone = {}
    local Held = objc.class("AssociatedWithClass", objc.NSObject, function(instance)
      objc.property(instance, "name")
      function instance:dealloc() gone[#gone + 1] = self:name() end
    end)
    local Pair = objc.allocateClassPair(objc.NSObject, "AssociationPair")
    objc.registerClassPair(Pair)
    objc.autoreleasepool(function()
      for name, owner in pairs {class = Pair, metaclass = objc.object_getClass(Pair)} do
        local held = Held:new()
        held:setName_(name)
        objc.setAssociatedObject(owner, "key", held)
      end
    end)
    assert.same({}, gone)
    objc.disposeClassPair(Pair)
    assert.same({"metaclass", "class"}, gone)
    assert.is_nil(objc.getAssociatedObject(Pair, "key"))
  end)
end)

describe("an associated object", function()
  local deallocated
  local Value = objc.class("AssociatedValue", objc.NSObject, function(instance)
    function instance:dealloc() deallocated = deallocated + 1 end
    function instance:copyWithZone_(zone) return self:class():new() end
  end)
  local Owner = objc.class("AssociatedOwner", objc.NSObject)

  before_each(function()
    objc.autoreleasepool(function() end) -- releases the objects of earlier tests
    deallocated = 0
  end)

  -- Associates a value that nothing else retains.
  local function associate(owner, key, policy)
    objc.autoreleasepool(function() objc.setAssociatedObject(owner, key, Value:new(), policy) end)
  end

  it("is found only under its own key", function()
    local owner = Owner:new()
    objc.setAssociatedObject(owner, "name", 1)
    objc.setAssociatedObject(owner, objc.sel "name", 2)
    local key = {}
    objc.setAssociatedObject(owner, key, 3)
    assert.equal(1, objc.getAssociatedObject(owner, "name"))
    assert.equal(2, objc.getAssociatedObject(owner, objc.sel "name"))
    assert.equal(3, objc.getAssociatedObject(owner, key))
    assert.is_nil(objc.getAssociatedObject(owner, {}))
    assert.is_nil(objc.getAssociatedObject(Owner:new(), "name"))
  end)

  it("may be any value of Lua", function()
    local owner, list, fn = Owner:new(), {1, 2}, function() end
    for _, value in ipairs {false, 7, 7.5, "text", list, fn} do
      objc.setAssociatedObject(owner, "key", value)
      assert.same(value, objc.getAssociatedObject(owner, "key"))
    end
  end)

  it("is not held by ASSIGN", function()
    local owner = Owner:new()
    associate(owner, "key", "ASSIGN")
    assert.equal(1, deallocated)
    assert.error_matches(
      function() objc.getAssociatedObject(owner, "key"):description() end, "EXC_BAD_ACCESS")
  end)

  it("is held by RETAIN and RETAIN_NONATOMIC, which is the default", function()
    local owner = Owner:new()
    associate(owner, "atomic", "RETAIN")
    associate(owner, "nonatomic", "RETAIN_NONATOMIC")
    associate(owner, "default")
    assert.equal(0, deallocated)
    for _, key in ipairs {"atomic", "nonatomic", "default"} do
      assert.is_true(objc.getAssociatedObject(owner, key):isKindOfClass_(Value))
    end
  end)

  it("accepts a policy as C's number, too", function()
    local owner = Owner:new()
    associate(owner, "held", objc.OBJC_ASSOCIATION_RETAIN)
    assert.equal(0, deallocated)
    associate(owner, "known", objc.OBJC_ASSOCIATION_ASSIGN)
    assert.equal(1, deallocated)
    assert.error_matches(
      function() objc.setAssociatedObject(owner, "key", 1, 2) end, 'argument 4 must be "ASSIGN"')
  end)

  it("is a copy by COPY and COPY_NONATOMIC", function()
    for _, policy in ipairs {"COPY", "COPY_NONATOMIC"} do
      local owner, value = Owner:new(), Value:new()
      objc.setAssociatedObject(owner, "key", value, policy)
      local stored = objc.getAssociatedObject(owner, "key")
      assert.is_true(stored:isKindOfClass_(Value))
      assert.is_false(rawequal(value, stored))
    end
  end)

  it("is released at once when it is set to nil, under any policy", function()
    local owner = Owner:new()
    associate(owner, "key", "RETAIN")
    objc.setAssociatedObject(owner, "key", nil, "ASSIGN")
    assert.equal(1, deallocated)
    assert.is_nil(objc.getAssociatedObject(owner, "key"))
  end)

  it("is released at once when another replaces it", function()
    local owner = Owner:new()
    associate(owner, "key")
    associate(owner, "key")
    assert.equal(1, deallocated)
  end)

  it("that is released sees the updated table", function()
    local owner, seen = Owner:new(), "nothing"
    local Curious = objc.class("AssociatedCurious", objc.NSObject, function(instance)
      function instance:dealloc() seen = objc.getAssociatedObject(owner, "key") end
    end)
    objc.autoreleasepool(function() objc.setAssociatedObject(owner, "key", Curious:new()) end)
    objc.setAssociatedObject(owner, "key", "the next")
    assert.equal("the next", seen)
  end)

  it("that is released can set others on the owner", function()
    for _, policy in ipairs {"RETAIN", "RETAIN_NONATOMIC"} do
      local owner, seen = Owner:new(), "nothing"
      local Meddler = objc.class("AssociatedMeddler_" .. policy, objc.NSObject, function(instance)
        function instance:dealloc()
          seen = objc.getAssociatedObject(owner, "key")
          objc.setAssociatedObject(owner, "other", "set while going", policy)
        end
      end)
      objc.autoreleasepool(function()
        objc.setAssociatedObject(owner, "key", Meddler:new(), policy)
      end)
      objc.setAssociatedObject(owner, "key", nil, policy)
      assert.is_nil(seen)
      assert.equal("set while going", objc.getAssociatedObject(owner, "other"))
    end
  end)

  it("is the same object with ASSIGN, and is retained only with RETAIN", function()
    local owner, value = Owner:new(), Value:new()
    local before = objc.retainCount(value)
    objc.setAssociatedObject(owner, "assigned", value, "ASSIGN")
    assert.is_true(rawequal(value, objc.getAssociatedObject(owner, "assigned")))
    assert.equal(before, objc.retainCount(value))
    objc.setAssociatedObject(owner, "copied", value, "COPY")
    assert.equal(before, objc.retainCount(value))
    objc.setAssociatedObject(owner, "retained", value, "RETAIN")
    assert.equal(before + 1, objc.retainCount(value))
    objc.setAssociatedObject(owner, "nonatomic", value, "RETAIN_NONATOMIC")
    assert.equal(before + 2, objc.retainCount(value))
  end)

  it("that was read stays alive until the pool drains", function()
    local owner = Owner:new()
    associate(owner, "key", "RETAIN")
    objc.autoreleasepool(function()
      local value = objc.getAssociatedObject(owner, "key")
      objc.setAssociatedObject(owner, "key", nil)
      assert.equal(0, deallocated)
      assert.equal(Value, value:class())
    end)
    assert.equal(1, deallocated)
  end)

  it("is released with its owner", function()
    objc.autoreleasepool(function()
      local owner = Owner:new()
      for index = 1, 3 do objc.setAssociatedObject(owner, "key" .. index, Value:new()) end
    end)
    assert.equal(3, deallocated)
  end)

  it("is released when all are removed", function()
    local owner = Owner:new()
    associate(owner, "one")
    associate(owner, "two")
    objc.removeAssociatedObjects(owner)
    assert.equal(2, deallocated)
    assert.is_nil(objc.getAssociatedObject(owner, "one"))
  end)

  it("survives a change of class, and the dealloc that runs is the new class's", function()
    local ran = {}
    local function class(name, superclass)
      return objc.class(name, superclass, function(instance)
        function instance:dealloc() ran[#ran + 1] = name end
      end)
    end
    local Before = class("AssociatedBefore", objc.NSObject)
    local After = class("AssociatedAfter", objc.NSObject)
    objc.autoreleasepool(function()
      local owner = Before:new()
      objc.setAssociatedObject(owner, "key", Value:new())
      objc.object_setClass(owner, After)
      assert.is_true(objc.getAssociatedObject(owner, "key"):isKindOfClass_(Value))
    end)
    assert.same({"AssociatedAfter"}, ran)
    assert.equal(1, deallocated)
  end)

  it("is released once, for many owners that changed class before or after", function()
    local ran = {before = 0, after = 0}
    local function class(name, superclass)
      return objc.class("AssociatedMany_" .. name, superclass, function(instance)
        function instance:dealloc() ran[name] = ran[name] + 1 end
      end)
    end
    local Before, After = class("before", objc.NSObject), class("after", objc.NSObject)
    objc.autoreleasepool(function()
      for index = 1, 100 do
        local owner = Before:new()
        if index % 2 == 0 then objc.object_setClass(owner, After) end
        objc.setAssociatedObject(owner, "key", Value:new())
        objc.object_setClass(owner, index % 2 == 0 and Before or After)
        objc.object_setClass(owner, After)
        assert.is_not_nil(objc.getAssociatedObject(owner, "key"))
      end
    end)
    assert.same({before = 0, after = 100}, ran)
    assert.equal(100, deallocated)
  end)

  it("of nil is nothing, without an error", function()
    assert.has_no_error(function() objc.setAssociatedObject(nil, "key", nil) end)
    assert.is_nil(objc.getAssociatedObject(nil, "key"))
  end)
end)
