-- `alloc` calls an overridden `allocWithZone:`, as objc4's `callAlloc` does.

describe("alloc", function()
  local function single(name, superclass)
    return objc.class(name, superclass, function(_, class, super)
      local instance
      function class:allocWithZone_(zone)
        instance = instance or super(self):allocWithZone_(zone)
        return instance
      end
    end)
  end

  it("is answered by a class's own allocWithZone:, so that there is one instance", function()
    local Single = single("Single", objc.NSObject)
    local first = Single:alloc():init()
    assert.equal(first, Single:new())
    assert.equal(first, Single:allocWithZone_(nil))
    assert.not_equal(objc.NSObject:new(), objc.NSObject:new())
  end)

  it("does so for proxies and views as well", function()
    local Proxy, View = single("SingleProxy", objc.NSProxy), single("SingleView", objc.UIView)
    assert.equal(Proxy:alloc(), Proxy:alloc())
    assert.equal(View:new(), View:new())
  end)

  it("calls a hook on allocWithZone: of one class, and no other class's", function()
    local Seen, Other = objc.class("SeenAllocation", objc.NSObject), objc.class("OtherAllocation", objc.NSObject)
    local count = 0
    hook.before(objc.object_getClass(Seen), "allocWithZone:", function() count = count + 1 end)
    assert.equal(Seen, Seen:new():class())
    assert.equal(Other, Other:new():class())
    assert.equal(1, count)
  end)

  it("of a cluster's class is the placeholder, with a zone and without", function()
    assert.equal(objc.NSArray:alloc(), objc.NSArray:allocWithZone_(nil))
  end)
end)
