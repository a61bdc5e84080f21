describe("deallocation of an object", function()
  it("works for a chain of owners that is longer than the stack is deep", function()
    local Link = objc.class("EndsLink", objc.NSObject, function(instance)
      objc.property(instance, "next")
    end)
    objc.autoreleasepool(function()
      local last
      for _ = 1, 50000 do
        local link = Link:new()
        link:setNext_(last)
        last = link
      end
    end)
    assert.same({}, objc.liveObjects(Link))
  end)

  it("can read the property that releases it", function()
    local seen = {}
    local view = objc.UIView:new()
    local Color = objc.class("EndsColor", objc.UIColor, function(instance)
      function instance:dealloc() seen[1] = tostring(view:backgroundColor()) end
    end)
    objc.autoreleasepool(function() view:setBackgroundColor_(Color:new()) end)
    view:setBackgroundColor_(nil)
    assert.same({"nil"}, seen)
  end)

  it("runs a superclass's dealloc once, at any number of messages to it", function()
    local seen = {}
    local Above = objc.class("EndsAbove", objc.NSObject, function(instance)
      function instance:dealloc() seen[#seen + 1] = "above" end
    end)
    local Below = objc.class("EndsBelow", Above, function(instance, class, super)
      function instance:dealloc()
        super(self):dealloc()
        super(self):dealloc()
      end
    end)
    objc.autoreleasepool(function() Below:new() end)
    assert.same({"above"}, seen)
  end)

  it("raises an error of its dealloc out of the pool or the turn that caused it", function()
    local Raising = objc.class("EndsRaising", objc.NSObject, function(instance)
      function instance:dealloc() error("in dealloc", 0) end
    end)
    assert.has_error(function()
      objc.autoreleasepool(function() Raising:new() end)
    end, "in dealloc")
    do local made = Raising:new() end
    assert.has_error(function() runloop.run(0) end, "in dealloc")
  end)

  it("does not happen for the default of a strong property", function()
    local Holder = objc.class("EndsHolder", objc.NSObject, function(instance)
      objc.property(instance, "held", {default = objc.NSObject:new()})
    end)
    objc.autoreleasepool(function() end)
    assert.is_true(Holder:new():held():isKindOfClass_(objc.NSObject))
  end)
end)

describe("a definition", function()
  it("is rejected when its body took the name", function()
    assert.error_matches(function()
      objc.class("EndsTwice", objc.NSObject, function() objc.class("EndsTwice", objc.NSObject) end)
    end, "in use")
  end)

  it("may not be written to when its body has returned", function()
    local kept
    objc.class("EndsKept", objc.NSObject, function(instance) kept = instance end)
    assert.error_matches(function() kept.late = function() end end, "returned")
  end)

  it("of a superclass is rejected for a metaclass", function()
    assert.error_matches(function()
      objc.class_setSuperclass(objc.getMetaClass "EndsKept", objc.UIView)
    end, "metaclass")
  end)
end)
