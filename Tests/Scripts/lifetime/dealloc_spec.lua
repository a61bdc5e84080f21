describe("dealloc", function()
  local trace

  before_each(function()
    objc.autoreleasepool(function() end) -- releases the objects of earlier tests
    trace = {}
  end)

  local function note(text) trace[#trace + 1] = text end

  local Noisy = objc.class("DeallocNoisy", objc.NSObject, function(instance)
    objc.property(instance, "name")
    function instance:dealloc() note(self:name()) end
  end)

  local function noisy(name)
    local object = Noisy:new()
    object:setName_(name)
    return object
  end

  it("runs from the subclass up and then releases the instance variables", function()
    local Parent = objc.class("DeallocParent", objc.NSObject, function(instance)
      objc.property(instance, "held")
      function instance:dealloc() note "parent" end
    end)
    local Child = objc.class("DeallocChild", Parent, function(instance)
      function instance:dealloc() note "child" end
    end)
    objc.autoreleasepool(function()
      local child = Child:new()
      child:setHeld_(noisy "property")
      objc.setAssociatedObject(child, "key", noisy "association")
    end)
    assert.same({"child", "parent", "property", "association"}, trace)
  end)

  it("runs the rest where super is sent, and otherwise at the end", function()
    local Parent = objc.class("DeallocSuperParent", objc.NSObject, function(instance)
      function instance:dealloc() note "parent" end
    end)
    local Explicit = objc.class("DeallocExplicit", Parent, function(instance, _, super)
      function instance:dealloc()
        note "before"
        super(self):dealloc()
        note "after"
      end
    end)
    objc.autoreleasepool(function() Explicit:new() end)
    assert.same({"before", "parent", "after"}, trace)
  end)

  it("has a self that can be used but not kept", function()
    local kept
    local Class = objc.class("DeallocKept", objc.NSObject, function(instance)
      objc.property(instance, "name")
      function instance:dealloc()
        note(self:name())
        kept = self
      end
    end)
    objc.autoreleasepool(function()
      local object = Class:new()
      object:setName_ "still there"
    end)
    assert.same({"still there"}, trace)
    assert.error_matches(function() kept:name() end, "deallocated instance")
    assert.same({}, objc.liveObjects(Class))
  end)

  it("runs at once at the last strong release", function()
    local holder = noisy "holder"
    objc.property(Noisy, "other")
    objc.autoreleasepool(function() holder:setOther_(noisy "held") end)
    assert.same({}, trace)
    holder:setOther_(nil)
    assert.same({"held"}, trace)
  end)

  it("of an owner runs before that of its objects, along a whole chain", function()
    objc.property(Noisy, "next")
    objc.autoreleasepool(function()
      local first, second, third = noisy "1", noisy "2", noisy "3"
      first:setNext_(second)
      second:setNext_(third)
    end)
    assert.same({"1", "2", "3"}, trace)
    trace = {}
    local root = noisy "root"
    objc.autoreleasepool(function()
      local second, third = noisy "2", noisy "3"
      root:setNext_(second)
      second:setNext_(third)
    end)
    root:setNext_(nil)
    assert.same({"2", "3"}, trace)
  end)

  it("may release and message other objects", function()
    local Sender = objc.class("DeallocSender", objc.NSObject, function(instance)
      objc.property(instance, "other")
      function instance:dealloc()
        do
          local other <close> = self:other()
          note("says " .. other:name())
        end
        self:setOther_(nil)
        note "done"
      end
    end)
    objc.autoreleasepool(function()
      local sender = Sender:new()
      sender:setOther_(noisy "other")
    end)
    assert.same({"says other", "other", "done"}, trace)
  end)

  it("frees no view state of an object whose class was set later", function()
    local ended = 0
    local Class = objc.class("DeallocGiven", objc.UIView, function(instance)
      function instance:dealloc() ended = ended + 1 end
    end)
    objc.autoreleasepool(function()
      assert.equal(objc.NSObject, objc.object_setClass(objc.NSObject:new(), Class))
    end)
    assert.equal(1, ended)
  end)

  it("that raises still deallocates the object", function()
    local box
    local Class = objc.class("DeallocRaising", objc.NSObject, function(instance)
      function instance:dealloc() error "in dealloc" end
    end)
    pcall(objc.autoreleasepool, function()
      local object = Class:new()
      objc.setAssociatedObject(object, "key", noisy "association")
      box = objc.weak(object)
    end)
    assert.is_nil(box:get())
    assert.same({"association"}, trace)
    assert.same({}, objc.liveObjects(Class))
  end)
end)
