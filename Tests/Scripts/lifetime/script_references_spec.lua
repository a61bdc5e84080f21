describe("a script's reference", function()
  local deallocated
  local Thing = objc.class("ReferenceThing", objc.NSObject, function(instance)
    objc.property(instance, "other")
    function instance:dealloc() deallocated = deallocated + 1 end
  end)

  before_each(function()
    objc.autoreleasepool(function() end) -- releases the objects of earlier tests
    deallocated = 0
  end)

  it("holds the object", function()
    local thing = Thing:new()
    objc.autoreleasepool(function() end)
    assert.equal(0, deallocated)
    assert.is_true(thing:isKindOfClass_(Thing))
  end)

  it("is released with the scope that closes it", function()
    do
      local thing <close> = Thing:new()
      assert.equal(0, deallocated)
    end
    assert.equal(1, deallocated)
  end)

  it("that was closed leaves the other variables weak", function()
    local holder, other = Thing:new(), nil
    do
      local thing <close> = Thing:new()
      other = thing
      holder:setOther_(thing)
    end
    assert.equal(0, deallocated)
    assert.is_true(other:isKindOfClass_(Thing))
    holder:setOther_(nil)
    assert.equal(1, deallocated)
    assert.error_matches(function() other:class() end, "deallocated instance")
  end)

  it("that was closed is strong again once the object has been fetched again", function()
    local holder, fetched = Thing:new(), nil
    do
      local thing <close> = Thing:new()
      holder:setOther_(thing)
    end
    fetched = holder:other()
    holder:setOther_(nil)
    assert.equal(0, deallocated)
    assert.is_true(fetched:isKindOfClass_(Thing))
  end)

  it("in a dead variable is released with the pool", function()
    objc.autoreleasepool(function()
      local thing = Thing:new()
      thing:setOther_(Thing:new())
      assert.equal(0, deallocated)
    end)
    assert.equal(2, deallocated)
  end)

  it("in a dead variable is released with the turn of the run loop", function()
    local function forget() return Thing:new() and nil end
    forget()
    runloop.run(0)
    assert.equal(1, deallocated)
  end)

  it("counts once, for any number of variables", function()
    local thing, holder = Thing:new(), Thing:new()
    local again = thing
    assert.equal(1, objc.retainCount(again))
    holder:setOther_(thing)
    assert.equal(2, objc.retainCount(thing))
    holder:setOther_(nil)
    assert.equal(1, objc.retainCount(thing))
  end)

  it("does not keep the objects of a collected closure", function()
    local box
    objc.autoreleasepool(function()
      local thing = Thing:new()
      local closure = function() return thing end
      box = objc.weak(closure())
    end)
    assert.is_nil(box:get())
  end)
end)

describe("objc.autoreleasepool", function()
  it("passes arguments' results and errors through", function()
    assert.same({1, nil, 3}, {objc.autoreleasepool(function() return 1, nil, 3 end)})
    local reason = {}
    local ok, raised = pcall(objc.autoreleasepool, function() error(reason) end)
    assert.is_false(ok)
    assert.equal(reason, raised)
  end)

  it("retains its results", function()
    local answered = objc.autoreleasepool(function() return objc.UIView:new() end)
    assert.equal(0, answered:tag())
  end)

  it("may be nested", function()
    local Inner = objc.class("PoolInner", objc.NSObject)
    objc.autoreleasepool(function()
      objc.autoreleasepool(function() Inner:new() end)
      assert.same({}, objc.liveObjects(Inner))
    end)
  end)
end)

describe("objc.liveObjects", function()
  it("lists the living instances of a class and its subclasses", function()
    local Parent = objc.class("LiveParent", objc.NSObject)
    local Child = objc.class("LiveChild", Parent)
    local parent, child = Parent:new(), Child:new()
    assert.same({child}, objc.liveObjects(Child))
    assert.equal(2, #objc.liveObjects(Parent))
    assert.is_true(#objc.liveObjects() >= 2)
    assert.is_not_nil(parent)
  end)

  it("shows a cycle through a block, which leaks until it is broken", function()
    local Cyclic = objc.class("LiveCyclic", objc.NSObject, function(instance)
      objc.property(instance, "block", {policy = "copy"})
    end)
    objc.autoreleasepool(function()
      local cyclic = Cyclic:new()
      cyclic:setBlock_(function() return cyclic end)
    end)
    assert.equal(1, #objc.liveObjects(Cyclic))
    objc.autoreleasepool(function() objc.liveObjects(Cyclic)[1]:setBlock_(nil) end)
    assert.equal(0, #objc.liveObjects(Cyclic))
  end)

  it("shows no cycle when the block captures a weak box", function()
    local Acyclic = objc.class("LiveAcyclic", objc.NSObject, function(instance)
      objc.property(instance, "block", {policy = "copy"})
    end)
    objc.autoreleasepool(function()
      local acyclic = Acyclic:new()
      local box = objc.weak(acyclic)
      acyclic:setBlock_(function() return box:get() end)
    end)
    assert.equal(0, #objc.liveObjects(Acyclic))
  end)

  it("is empty again after a hundred thousand objects", function()
    local Many = objc.class("LiveMany", objc.NSObject)
    objc.autoreleasepool(function()
      for _ = 1, 100000 do Many:new() end
    end)
    assert.equal(0, #objc.liveObjects(Many))
  end)
end)
