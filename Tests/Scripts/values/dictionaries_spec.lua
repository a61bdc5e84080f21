local function className(object) return objc.object_getClassName(object) end
local function reason(body)
  local ok, raised = pcall(body)
  assert.is_false(ok)
  assert.equal("NSInvalidArgumentException", raised.name)
  return (raised.reason:gsub("0x%x+", "0x…"))
end

describe("a dictionary", function()
  it("has the cluster's classes", function()
    assert.equal("__NSPlaceholderDictionary", className(objc.NSDictionary:alloc()))
    assert.equal("__NSDictionary0", className(objc.NSDictionary:dictionary()))
    assert.equal("__NSSingleEntryDictionaryI", className(objc.box {a = 1}))
    assert.equal("__NSDictionaryI", className(objc.box {a = 1, b = 2}))
    assert.equal("__NSDictionaryM", className(objc.NSMutableDictionary:new()))
    assert.equal(objc.NSMutableDictionary, objc.__NSPlaceholderDictionary:superclass())
    local long = objc.NSMutableDictionary:dictionary()
    for number = 1, 6 do long:setObject_forKey_(number, number) end
    assert.equal("__NSFrozenDictionaryM", className(long:copy()))
    long:removeObjectForKey_(1)
    assert.equal("__NSDictionaryI", className(long:copy()))
  end)

  it("finds any key by hash and isEqual:", function()
    local some = objc.NSMutableDictionary:dictionary()
    some:setObject_forKey_("one", 1)
    some:setObject_forKey_("yes", "k")
    some:setObject_forKey_("list", {1, 2})
    assert.equal("one", some:objectForKey_(1.0))
    assert.equal("yes", some:objectForKeyedSubscript_("k"))
    assert.equal("list", some:objectForKey_(objc.box {1, 2}))
    assert.is_nil(some:objectForKey_(nil))
    assert.is_nil(some:objectForKey_("1"))
  end)

  it("copies its keys", function()
    local copies = 0
    local Key = objc.class("CopiedKey", objc.NSObject, function(instance)
      instance["copyWithZone:"] = function(self) copies = copies + 1 return self end
    end)
    local key = Key:new()
    local some = objc.NSMutableDictionary:dictionary()
    some:setObject_forKey_(1, key)
    some:setObject_forKey_(2, key)
    assert.equal(1, copies)
    assert.equal(2, some:objectForKey_(key))
    assert.matches("copyWithZone:%]: unrecognized selector",
      reason(function() some:setObject_forKey_(1, objc.NSObject:new()) end))
  end)

  it("rejects nil with the message of its class", function()
    local some = objc.NSMutableDictionary:dictionary()
    assert.equal("*** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: k)",
      reason(function() some:setObject_forKey_(nil, "k") end))
    assert.equal("*** -[__NSDictionaryM setObject:forKey:]: key cannot be nil",
      reason(function() some:setObject_forKey_(1, nil) end))
    assert.equal("*** -[__NSDictionaryM removeObjectForKey:]: key cannot be nil",
      reason(function() some:removeObjectForKey_(nil) end))
    assert.equal("*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert "
      .. "nil object from objects[1]", reason(function()
      objc.NSDictionary:dictionaryWithObjects_forKeys_count_({1, nil}, {"a", "b"}, 2)
    end))
    assert.equal("*** -[NSDictionary initWithObjects:forKeys:]: count of objects (1) differs from "
      .. "count of keys (2)", reason(function()
      objc.NSDictionary:dictionaryWithObjects_forKeys_({1}, {"a", "b"})
    end))
    assert.equal("+[NSDictionary dictionaryWithObjectsAndKeys:]: second object of each pair must be "
      .. "non-nil.  Or, did you forget to nil-terminate your parameter list?", reason(function()
      objc.NSDictionary:dictionaryWithObjectsAndKeys_(1, "a", 2)
    end))
    some:removeObjectForKey_("unknown")
    uikit.setting("dictionaryNilText", "setObjectForKey")
    assert.equal("*** setObjectForKey: object cannot be nil (key: k)",
      reason(function() some:setObject_forKey_(nil, "k") end))
  end)

  it("removes by setValue:forKey: and a subscript of nil", function()
    local some = objc.NSMutableDictionary:dictionaryWithDictionary_ {a = 1, b = 2, c = 3}
    some:setValue_forKey_(nil, "a")
    some:setObject_forKeyedSubscript_(nil, "b")
    assert.same({c = 3}, objc.unbox(some))
  end)

  it("sets a subscript without setObject:forKey:", function()
    local sent = 0
    hook.before(objc.__NSDictionaryM, "setObject:forKey:", function() sent = sent + 1 end)
    local some = objc.NSMutableDictionary:dictionary()
    some:setObject_forKeyedSubscript_(1, "a")
    assert.equal(0, sent)
    some:setValue_forKey_(1, "a")
    assert.equal(1, sent)
  end)

  it("describes its contents", function()
    local some = objc.NSDictionary:dictionaryWithObjectsAndKeys_(1, "a", 2, "b", 1, "c")
    assert.equal(3, #some)
    assert.same({"a", "c"}, objc.unbox(some:allKeysForObject_(1)))
    assert.same({"a", "c", "b"}, objc.unbox(some:keysSortedByValueUsingComparator_(
      function(left, right) return left - right end)))
    assert.same({1, "none"}, objc.unbox(some:objectsForKeys_notFoundMarker_({"a", "z"}, "none")))
    assert.is_true(some:isEqual_(some:mutableCopy()))
    assert.is_true(some:isEqualToDictionary_ {a = 1, b = 2, c = 1})
    assert.is_false(some:isEqualToDictionary_ {a = 1, b = 2, d = 1})
    assert.equal(2, some:valueForKey_("b"))
    local seen = {}
    some:enumerateKeysAndObjectsUsingBlock_(function(key, value, stop)
      seen[#seen + 1] = key .. value
      stop.value = #seen == 2
    end)
    assert.equal(2, #seen)
  end)

  it("is asked by the primitives of a script's own subclass", function()
    local Own = objc.class("OwnDictionary", objc.NSDictionary, function(instance)
      function instance:count() return 1 end
      function instance:keyEnumerator() return objc.box {"only"}:objectEnumerator() end
      instance["objectForKey:"] = function(_, key) return key == "only" and "value" or nil end
    end)
    local own = Own:alloc():init()
    assert.equal("value", own:valueForKey_("only"))
    assert.same({only = "value"}, objc.unbox(own))
    assert.same({only = "value"}, objc.unbox(own:mutableCopy()))
  end)
end)
