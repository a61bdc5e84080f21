-- A collection proxy uses the accessors of the class that its owner had when the proxy was created.
describe("a mutable proxy of a key", function()
  local told
  local Observer = objc.class("ProxyObserver", objc.NSObject, function(instance)
    function instance:observeValueForKeyPath_ofObject_change_context_(path) told[#told + 1] = path end
  end)
  local Owner = objc.class("ProxyOwner", objc.NSObject, {ivars = {"_bare"}}, function(instance)
    objc.property(instance, "plain")
    objc.property(instance, "items")
    objc.property(instance, "tags")
    function instance:init()
      objc.object_setIvar(self, "_bare", objc.NSMutableArray:new())
      self:setItems_(objc.NSMutableArray:new())
      return self
    end
    instance["insertObject:inItemsAtIndex:"] = function(self, object, index)
      self:items():insertObject_atIndex_(object, index)
    end
    instance["removeObjectFromItemsAtIndex:"] = function(self, index) self:items():removeObjectAtIndex_(index) end
  end)

  local function proxies(owner)
    return {
      owner:mutableArrayValueForKey_ "items", owner:mutableArrayValueForKey_ "plain",
      owner:mutableArrayValueForKey_ "bare", owner:mutableSetValueForKey_ "tags",
    }
  end

  it("notifies only if its owner was observed when it was created", function()
    told = {}
    local owner, observer = Owner:new(), Observer:new()
    local keys, earlier = {"items", "plain", "bare", "tags"}, nil
    earlier = proxies(owner)
    for _, key in ipairs(keys) do owner:addObserver_forKeyPath_options_context_(observer, key, 0, nil) end
    for _, proxy in ipairs(earlier) do proxy:addObject_ "a" end
    assert.same({}, told)
    for _, proxy in ipairs(earlier) do assert.equal(1, proxy:count()) end
    for _, proxy in ipairs(proxies(owner)) do proxy:addObject_ "b" end
    assert.same(keys, told)
    assert.same({2, 2, 2, 2}, {
      earlier[1]:count(), earlier[2]:count(), earlier[3]:count(), earlier[4]:count()})
    for _, key in ipairs(keys) do owner:removeObserver_forKeyPath_(observer, key) end
  end)
end)
