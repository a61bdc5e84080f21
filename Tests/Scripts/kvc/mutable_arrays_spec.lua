describe("mutableArrayValueForKey:", function()
  it("prefers the accessors that insert and remove", function()
    local trace, items = {}, {"a"}
    local Class = objc.class("MutableAccessors", objc.NSObject, function(instance)
      function instance:items() return items end
      instance["insertObject:inItemsAtIndex:"] = function(self, object, index)
        trace[#trace + 1] = "insert " .. object .. " " .. index
        table.insert(items, index + 1, object)
      end
      instance["removeObjectFromItemsAtIndex:"] = function(self, index)
        trace[#trace + 1] = "remove " .. index
        table.remove(items, index + 1)
      end
      instance["setItems:"] = function() trace[#trace + 1] = "set" end
    end)
    local proxy = Class:new():mutableArrayValueForKey_("items")
    proxy:addObject_("b")
    proxy:insertObject_atIndex_("c", 0)
    proxy:removeLastObject()
    proxy:replaceObjectAtIndex_withObject_(0, "d")
    assert.same({"insert b 1", "insert c 0", "remove 2", "remove 0", "insert d 0"}, trace)
    assert.same({"d", "a"}, items)
    assert.equal(2, proxy:count())
    assert.equal("d", proxy:objectAtIndex_(0))
  end)

  it("uses the setter, which receives a new list each time", function()
    local sets = {}
    local Class = objc.class("MutableSetter", objc.NSObject, {ivars = {"_items"}}, function(instance)
      function instance:items() return objc.object_getIvar(self, "_items") end
      instance["setItems:"] = function(self, items)
        sets[#sets + 1] = #items
        objc.object_setIvar(self, "_items", items)
      end
    end)
    local object = Class:new()
    local first = {"x"}
    object:setItems_(first)
    local proxy = object:mutableArrayValueForKey_("items")
    proxy:addObjectsFromArray_({"y", "z"})
    proxy:removeObjectAtIndex_(0)
    assert.same({1, 3, 2}, sets)
    assert.same({"y", "z"}, object:items())
    assert.same({"x"}, first)
  end)

  it("changes the list in the instance variable, or makes one", function()
    local Class = objc.class("MutableIvar", objc.NSObject, {ivars = {"_items"}})
    local object = Class:new()
    local proxy = object:mutableArrayValueForKey_("items")
    assert.equal(0, proxy:count())
    proxy:addObject_(1)
    assert.same({1}, objc.object_getIvar(object, "_items"))
    local own = {1, 2, 3}
    objc.object_setIvar(object, "_items", own)
    proxy:removeObject_(2)
    assert.same({1, 3}, own)
    proxy:removeAllObjects()
    assert.same({}, own)
  end)

  it("shows the current value", function()
    local Class = objc.class("MutableLater", objc.NSObject, function(instance)
      objc.property(instance, "items")
    end)
    local object = Class:new()
    local proxy = object:mutableArrayValueForKey_("items")
    object:setItems_({"a", "b"})
    assert.equal(2, proxy:count())
    object:setItems_({"c"})
    assert.equal("c", proxy:firstObject())
    assert.is_true(proxy:isEqual_({"c"}))
    assert.equal(1, proxy:valueForKeyPath_("@count"))
  end)

  it("refuses to change a value that is not a list", function()
    local Class = objc.class("MutableRefused", objc.NSObject, {ivars = {"_text"}})
    local object = Class:new()
    objc.object_setIvar(object, "_text", "text")
    local proxy = object:mutableArrayValueForKey_("text")
    assert.error_matches(function() proxy:addObject_(1) end, "not a list")
    assert.equal("text", objc.object_getIvar(object, "_text"))
  end)

  it("raises for an index out of bounds, nil, and an unknown key", function()
    local Class = objc.class("MutableWrong", objc.NSObject, {ivars = {"_items"}})
    local object = Class:new()
    local proxy = object:mutableArrayValueForKey_("items")
    for _, wrong in ipairs {
      function() proxy:objectAtIndex_(0) end,
      function() proxy:removeObjectAtIndex_(0) end,
      function() proxy:insertObject_atIndex_(1, 1) end,
      function() proxy:replaceObjectAtIndex_withObject_(0, 1) end,
    } do
      local ok, e = pcall(wrong)
      assert.is_false(ok)
      assert.equal("NSRangeException", e.name)
    end
    assert.error_matches(function() proxy:addObject_(nil) end, "object cannot be nil")
    assert.error_matches(
      function() object:mutableArrayValueForKey_("nope"):addObject_(1) end,
      "not key value coding.compliant")
  end)

  it("follows a key path", function()
    local Class = objc.class("MutablePath", objc.NSObject, {ivars = {"_items"}}, function(instance)
      objc.property(instance, "next")
    end)
    local object, other = Class:new(), Class:new()
    object:setNext_(other)
    object:mutableArrayValueForKeyPath_("next.items"):addObject_("a")
    assert.same({"a"}, objc.object_getIvar(other, "_items"))
  end)

  it("requests the removal of each equal object once, whether or not it is performed", function()
    local asked, items = {}, {"a", "b", "a"}
    local Class = objc.class("MutableRefusing", objc.NSObject, function(instance)
      function instance:items() return items end
      instance["insertObject:inItemsAtIndex:"] = function() end
      instance["removeObjectFromItemsAtIndex:"] = function(_, index) asked[#asked + 1] = index end
    end)
    Class:new():mutableArrayValueForKey_("items"):removeObject_("a")
    assert.same({2, 0}, asked)
  end)

  it("reports a path that refers back to itself", function()
    local Class = objc.class("MutableCircle", objc.NSObject, function(instance)
      objc.property(instance, "items")
    end)
    local one, other = Class:new(), Class:new()
    local proxy = one:mutableArrayValueForKey_("items")
    one:setItems_(proxy)
    assert.error_matches(function() proxy:count() end, "stack overflow: %-%[NSKeyValueMutableArray")
    one:setItems_(other:mutableArrayValueForKey_("items"))
    assert.equal(0, proxy:count())
    other:setItems_(proxy)
    assert.error_matches(function() proxy:addObject_(1) end, "stack overflow: ")
  end)
end)
