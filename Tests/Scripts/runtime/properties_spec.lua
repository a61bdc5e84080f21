describe("objc.property", function()
  local Thing = objc.class("PropertyThing", objc.NSObject)
  local Holder = objc.class("PropertyHolder", objc.NSObject, function(instance)
    objc.property(instance, "title")
    objc.property(instance, "items", {policy = "copy"})
    objc.property(instance, "parent", {policy = "assign"})
    objc.property(
      instance, "moving", {policy = "assign", getter = "isMoving", setter = "startMoving:", default = false})
    objc.property(instance, "count", {default = 3, readonly = true})
  end)

  it("makes a getter and a setter", function()
    local holder = Holder:new()
    assert.is_nil(holder:title())
    holder:setTitle_("a")
    assert.equal("a", holder:title())
    assert.is_nil(Holder:new():title())
  end)

  it("names the accessors as given, and starts with the default", function()
    local holder = Holder:new()
    assert.is_false(holder:isMoving())
    holder:startMoving_(true)
    assert.is_true(holder:isMoving())
    assert.is_false(holder:respondsToSelector_("moving"))
    assert.is_false(holder:respondsToSelector_("setMoving:"))
  end)

  it("refuses a value that is no scalar where the default is one, and converts scalars", function()
    local holder = Holder:new()
    for value, got in pairs {x = 'string "x"', [{}] = "table", [print] = "function"} do
      local ok, exception = pcall(holder.startMoving_, holder, value)
      assert.is_false(ok)
      assert.equal("-[PropertyHolder startMoving:]: argument 1 must be a boolean (or 0 or 1), got " .. got, exception.reason)
    end
    assert.is_false(pcall(holder.startMoving_, holder, nil))
    holder:startMoving_(1)
    assert.is_true(holder:isMoving())
    holder:performSelector_withObject_("startMoving:", nil)
    assert.is_false(holder:isMoving())
    holder:startMoving_(objc.box(true))
    assert.is_true(holder:isMoving())
  end)

  it("makes no setter when it is readonly", function()
    local holder = Holder:new()
    assert.equal(3, holder:count())
    assert.is_false(holder:respondsToSelector_("setCount:"))
  end)

  it("copies a table one level deep by copy, and keeps it by strong", function()
    local holder, list = Holder:new(), {1, {2}}
    holder:setItems_(list)
    list[1], list[2][1] = 10, 20
    assert.same({1, {20}}, holder:items())
    holder:setTitle_(list)
    assert.is_true(rawequal(list, holder:title()))
  end)

  it("keeps a function as the block it is", function()
    local holder, block = Holder:new(), function() return "called" end
    holder:setItems_(block)
    assert.is_true(rawequal(block, holder:items()))
  end)

  it("makes methods like any others", function()
    local Class = objc.class("PropertyExchanged", objc.NSObject, function(instance)
      objc.property(instance, "value")
      function instance:loud() return "loud " .. tostring(self:loud()) end
    end)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(Class, "value"), objc.class_getInstanceMethod(Class, "loud"))
    local object = Class:new()
    object:setValue_(1)
    assert.equal("loud 1", object:value())
  end)

  it("works for a class at any time, also for objects that exist", function()
    local thing = Thing:new()
    objc.property(Thing, "late")
    thing:setLate_("now")
    assert.equal("now", thing:late())
  end)

  it("is an error the second time on one class", function()
    objc.property(Thing, "once")
    assert.error_matches(function() objc.property(Thing, "once") end, "once")
  end)

  it("is rejected without a name, or with accessors that have other arguments", function()
    for option, text in pairs {
      getter = "'getter' must be a selector without arguments or its exact name, got value:",
      setter = "'setter' must be a selector of one argument or its exact name, got value::",
    } do
      assert.error_matches(
        function() objc.property(Thing, "odd", {[option] = text:match "got (.+)"}) end, text, 1, true)
    end
    assert.error_matches(function() objc.property(Thing, "") end, "must be a name", 1, true)
  end)

  it("returns, with assign, a handle that raises for every message after the object is deallocated", function()
    local holder = Holder:new()
    objc.autoreleasepool(function() holder:setParent_(Thing:new()) end)
    local zombie = holder:parent()
    assert.is_truthy(tostring(zombie):find("PropertyThing", 1, true))
    assert.error_matches(
      function() zombie:late() end,
      "EXC_BAD_ACCESS: %-%[PropertyThing late%]: message sent to deallocated instance 0x%x+")
  end)

  it("belongs to the metaclass when it is made there", function()
    objc.property(objc.getMetaClass("PropertyThing"), "shared")
    Thing:setShared_("of the class")
    assert.equal("of the class", Thing:shared())
  end)
end)
