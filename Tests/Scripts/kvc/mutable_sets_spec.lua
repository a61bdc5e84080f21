describe("mutableSetValueForKey:", function()
  it("prefers the accessors that add and remove, and lets them reject", function()
    local trace, members = {}, {"one", "two"}
    local Class = objc.class("MutableSetAccessors", objc.NSObject, function(instance)
      function instance:tags() return members end
      instance["addTagsObject:"] = function(self, object)
        trace[#trace + 1] = "add " .. object
        if object ~= "ten" then members[#members + 1] = object end
      end
      instance["removeTagsObject:"] = function(self, object)
        trace[#trace + 1] = "remove " .. object
        for place, member in ipairs(members) do
          if member == object and object ~= "one" then table.remove(members, place) end
        end
      end
    end)
    local proxy = Class:new():mutableSetValueForKey_("tags")
    proxy:addObject_("ten")
    proxy:unionSet_({"three"})
    proxy:removeObject_("one")
    proxy:intersectSet_({"one", "three"})
    assert.same({"add ten", "add three", "remove one", "remove two"}, trace)
    assert.is_true(proxy:isEqualToSet_({"three", "one"}))
    assert.equal(2, proxy:count())
  end)

  it("uses the setter, or the instance variable", function()
    local Class = objc.class("MutableSetPlain", objc.NSObject, {ivars = {"_bare"}},
      function(instance) objc.property(instance, "tags") end)
    local object = Class:new()
    for _, key in ipairs {"tags", "bare"} do
      local proxy = object:mutableSetValueForKey_(key)
      proxy:addObject_("a")
      proxy:unionSet_({"a", "b", "c"})
      proxy:minusSet_({"b", "z"})
      assert.same({"a", "c"}, object:valueForKey_(key))
      proxy:setSet_({"d", "d"})
      assert.same({"d"}, proxy:allObjects())
      assert.is_true(proxy:containsObject_("d"))
      assert.is_nil(proxy:member_("a"))
      proxy:removeAllObjects()
      assert.is_nil(proxy:anyObject())
    end
  end)

  it("follows a key path, and rejects a value that is not a set", function()
    local Class = objc.class("MutableSetPath", objc.NSObject, {ivars = {"_tags"}},
      function(instance) objc.property(instance, "next") end)
    local object, other = Class:new(), Class:new()
    object:setNext_(other)
    object:mutableSetValueForKeyPath_("next.tags"):addObject_("a")
    assert.same({"a"}, objc.object_getIvar(other, "_tags"))
    objc.object_setIvar(other, "_tags", 5)
    assert.error_matches(
      function() other:mutableSetValueForKey_("tags"):count() end,
      "the value of 'tags' is integer 5, not a set", 1, true)
  end)

  it("is accepted as a set and as a list, also for itself", function()
    local Class = objc.class("MutableSetPassed", objc.NSObject, {ivars = {"_a", "_b"}})
    local object = Class:new()
    local one, other = object:mutableSetValueForKey_("a"), object:mutableArrayValueForKey_("b")
    other:addObjectsFromArray_({1, 2, 2})
    one:unionSet_(other)
    assert.same({1, 2}, one:allObjects())
    one:minusSet_(one)
    assert.equal(0, one:count())
  end)
end)
