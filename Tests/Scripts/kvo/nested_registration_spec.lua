local New = objc.NSKeyValueObservingOptionNew
local told = {}
local Observer = objc.class("NestedTold", objc.NSObject, function(instance)
  instance["observeValueForKeyPath:ofObject:change:context:"] =
    function(self, path, object, change, context)
      told[#told + 1] = {path, object, change.new, context}
    end
end)
local Element = objc.class("NestedElement", objc.NSObject, function(instance)
  objc.property(instance, "name")
end)
local Holder = objc.class("NestedHolder", objc.NSObject, function(instance, class)
  objc.property(instance, "middle")
  function instance:greeting() return "hello " .. tostring(self:middle():name()) end
  function class:keyPathsForValuesAffectingGreeting() return {"middle.name"} end
end)
local observer = Observer:new()

describe("an object on an observed path", function()
  before_each(function() told = {} end)

  it("that overrides the registration of observers receives the messages", function()
    local registered = 0
    local Registrar = objc.class("NestedRegistrar", objc.NSObject, function(instance)
      objc.property(instance, "element")
      function instance:name() return self:element():name() end
      instance["addObserver:forKeyPath:options:context:"] = function(self, ...)
        registered = registered + 1
        self:element():addObserver_forKeyPath_options_context_(...)
      end
      instance["removeObserver:forKeyPath:"] = function(self, ...)
        registered = registered - 1
        self:element():removeObserver_forKeyPath_(...)
      end
    end)
    local holder, registrar, element = Holder:new(), Registrar:new(), Element:new()
    registrar:setElement_(element)
    holder:setMiddle_(registrar)
    holder:addObserver_forKeyPath_options_context_(observer, "middle.name", New, "context")
    assert.equal(1, registered)
    element:setName_("a")
    assert.same({{"middle.name", holder, "a", "context"}}, told)
    holder:setMiddle_(Element:new())
    assert.equal(0, registered)
    element:setName_("b")
    assert.equal(2, #told)
    holder:removeObserver_forKeyPath_(observer, "middle.name")
  end)

  it("can be a proxy, which reports its target's changes", function()
    local Proxy = objc.class("NestedProxy", objc.NSProxy, function(instance)
      objc.property(instance, "target")
      function instance:forwardingTargetForSelector_() return self:target() end
    end)
    local holder, proxy, element = Holder:new(), Proxy:alloc(), Element:new()
    proxy:setTarget_(element)
    holder:setMiddle_(proxy)
    holder:addObserver_forKeyPath_options_context_(observer, "middle.name", New, nil)
    holder:addObserver_forKeyPath_options_context_(observer, "greeting", New, nil)
    proxy:setName_("a")
    element:setName_("b")
    local changes = {}
    for place, change in ipairs(told) do changes[place] = change[1] .. "=" .. change[3] end
    table.sort(changes)
    assert.same(
      {"greeting=hello a", "greeting=hello b", "middle.name=a", "middle.name=b"}, changes)
    holder:removeObserver_forKeyPath_(observer, "greeting")
    holder:removeObserver_forKeyPath_(observer, "middle.name")
    element:setName_("c")
    assert.equal(4, #told)
    assert.equal(Element, objc.object_getClass(element))
  end)

  it("receives nothing after an earlier snapshot is restored", function()
    local Plain = objc.class("NestedPlain", objc.NSProxy, function(instance)
      objc.property(instance, "target")
      function instance:forwardingTargetForSelector_() return self:target() end
    end)
    local holder, proxy, element = Holder:new(), Plain:alloc(), Element:new()
    proxy:setTarget_(element)
    holder:setMiddle_(proxy)
    local before = objc.snapshot()
    holder:addObserver_forKeyPath_options_context_(observer, "middle.name", New, nil)
    objc.restore(before)
    element:setName_("a")
    assert.same({}, told)
    assert.equal(Element, objc.object_getClass(element))
  end)

  it("can be deallocated before its target, with the observed object", function()
    local Forwarder = objc.class("NestedForwarder", objc.NSProxy, function(instance)
      objc.property(instance, "target")
      function instance:forwardingTargetForSelector_() return self:target() end
    end)
    local element = Element:new()
    objc.autoreleasepool(function()
      local holder, proxy = Holder:new(), Forwarder:alloc()
      proxy:setTarget_(element)
      holder:setMiddle_(proxy)
      holder:addObserver_forKeyPath_options_context_(observer, "middle.name", New, nil)
    end)
    element:setName_("a")
    assert.same({}, told)
  end)
end)
