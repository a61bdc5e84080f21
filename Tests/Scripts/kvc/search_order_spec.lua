-- A class with the given methods (each returns its own name) and instance variables.
local made = 0
local function object_with(methods, ivars)
  made = made + 1
  local Class = objc.class("SearchThing" .. made, objc.NSObject, {ivars = ivars or {}},
    function(instance)
      for _, name in ipairs(methods) do instance[name] = function(self) return name end end
    end)
  local object = Class:new()
  for _, name in ipairs(ivars or {}) do objc.object_setIvar(object, name, name) end
  return object, Class
end

describe("valueForKey:", function()
  it("tries get<Key>, <key>, is<Key>, _<key>, then the instance variables", function()
    local names = {"getTitle", "title", "isTitle", "_title"}
    local ivars = {"_title", "_isTitle", "title", "isTitle"}
    while #names > 0 do
      assert.equal(names[1], object_with(names, ivars):valueForKey_("title"))
      table.remove(names, 1)
    end
    while #ivars > 0 do
      assert.equal(ivars[1], object_with({}, ivars):valueForKey_("title"))
      table.remove(ivars, 1)
    end
  end)

  it("finds a key that is written like a variable", function()
    local object = object_with({}, {"_isTransitioning", "targets"})
    assert.equal("_isTransitioning", object:valueForKey_("_isTransitioning"))
    assert.equal("_isTransitioning", object:valueForKey_("transitioning"))
    assert.equal("targets", object:valueForKey_("targets"))
  end)

  it("finds inherited methods, and a property's variable", function()
    local Parent = objc.class("SearchParent", objc.NSObject, {ivars = {"_secret"}},
      function(instance) objc.property(instance, "title", {getter = "whatTitle"}) end)
    local object = objc.class("SearchChild", Parent):new()
    objc.object_setIvar(object, "_secret", 7)
    object:setTitle_("t")
    assert.equal(7, object:valueForKey_("secret"))
    assert.equal("t", object:valueForKey_("title"))
  end)

  it("skips the instance variables if the class disallows direct access", function()
    local object, Class = object_with({}, {"_closed"})
    objc.class_addMethod(
      objc.object_getClass(Class), "accessInstanceVariablesDirectly", function() return false end)
    assert.error_matches(
      function() object:valueForKey_("closed") end, "not key value coding.compliant for the key closed")
    assert.error_matches(
      function() object:setValue_forKey_(1, "closed") end, "not key value coding.compliant")
  end)

  it("reads a list through countOf<Key> and objectIn<Key>AtIndex:", function()
    local Class = objc.class("SearchIndexed", objc.NSObject, function(instance)
      function instance:countOfItems() return 3 end
      instance["objectInItemsAtIndex:"] = function(self, index) return index * 10 end
      function instance:countOfMore() return 2 end
      instance["moreAtIndexes:"] = function(self, indexes) return indexes end
    end)
    assert.same({0, 10, 20}, Class:new():valueForKey_("items"))
    assert.same({0, 1}, Class:new():valueForKey_("more"))
  end)

  it("returns a BOOL as true or false, a struct as a table, and also works on classes", function()
    local view = objc.UIView:new()
    view:setFrame_({1, 2, 3, 4})
    assert.is_false(view:valueForKey_("hidden"))
    assert.equal(3, view:valueForKey_("frame").size.width)
    assert.equal(objc.UIView, view:valueForKey_("class"))
    assert.equal(objc.UIResponder, objc.UIView:valueForKey_("superclass"))
  end)

  it("does not make the names known that it tries", function()
    local object = object_with({}, {"_quiet"})
    object:valueForKey_("quiet")
    assert.error_matches(function()
      objc.class("SearchKnown", objc.NSObject, function(instance)
        function instance:getQuiet(...) end
      end)
    end, "no known selector is spelled so")
  end)
end)

describe("setValue:forKey:", function()
  it("sends set<Key>: or else _set<Key>:, then sets the instance variables", function()
    local trace = {}
    local Class = objc.class("SearchSetter", objc.NSObject, {ivars = {"_both", "_only"}},
      function(instance)
        function instance:setBoth_(value) trace[#trace + 1] = "setBoth:" .. value end
        instance["_setBoth:"] = function(self, value) trace[#trace + 1] = "_setBoth:" .. value end
        instance["_setHidden:"] = function(self, value) trace[#trace + 1] = "_setHidden:" .. value end
      end)
    local object = Class:new()
    object:setValue_forKey_("1", "both")
    object:setValue_forKey_("2", "hidden")
    object:setValue_forKey_("3", "only")
    assert.same({"setBoth:1", "_setHidden:2"}, trace)
    assert.is_nil(objc.object_getIvar(object, "_both"))
    assert.equal("3", objc.object_getIvar(object, "_only"))
  end)

  it("prefers the variables in the order _<key>, _is<Key>, <key>, is<Key>", function()
    local ivars = {"_on", "_isOn", "on", "isOn"}
    while #ivars > 0 do
      local object = object_with({}, ivars)
      object:setValue_forKey_("set", "on")
      assert.equal("set", objc.object_getIvar(object, ivars[1]))
      if ivars[2] then assert.equal(ivars[2], objc.object_getIvar(object, ivars[2])) end
      table.remove(ivars, 1)
    end
  end)

  it("converts a value to a number, and rejects one that has none", function()
    local got
    local Class = objc.class("SearchAsked", objc.NSObject)
    objc.class_addMethod(Class, "setCount:", function(self, value) got = value end, "v@:q")
    local Boxed = objc.class("SearchBoxed", objc.NSObject, function(instance)
      function instance:longLongValue() return 7 end
    end)
    local object = Class:new()
    object:setValue_forKey_(Boxed:new(), "count")
    assert.equal(7, got)
    assert.error_matches(
      function() object:setValue_forKey_(objc.NSObject:new(), "count") end,
      "-[NSObject longLongValue]: unrecognized selector", 1, true)
    assert.error_matches(
      function() object:setValue_forKey_({1}, "count") end,
      "-[NSArray longLongValue]: unrecognized selector", 1, true)
    assert.equal(7, got)
  end)

  it("unboxes numbers for setters of scalars", function()
    local got
    local Class = objc.class("SearchScalars", objc.NSObject)
    objc.class_addMethod(Class, "setCount:", function(self, value) got = value end, "v@:i")
    objc.class_addMethod(Class, "setOn:", function(self, value) got = value end, "v@:B")
    objc.class_addMethod(Class, "setPart:", function(self, value) got = value end, "v@:d")
    local object = Class:new()
    object:setValue_forKey_(2.75, "count")
    assert.equal(2, got)
    object:setValue_forKey_(true, "count")
    assert.equal(1, got)
    object:setValue_forKey_("12", "count")
    assert.equal(12, got)
    object:setValue_forKey_(1, "on")
    assert.is_true(got)
    object:setValue_forKey_(3, "part")
    assert.equal("float", math.type(got))
    local view = objc.UIView:new()
    view:setValue_forKey_(1, "hidden")
    assert.is_true(view:isHidden())
    view:setValue_forKey_({10, 20}, "center")
    assert.equal(20, view:center().y)
  end)
end)
