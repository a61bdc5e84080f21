local New = objc.NSKeyValueObservingOptionNew
local Thing = objc.class("RegisterThing", objc.NSObject, function(instance)
  objc.property(instance, "value")
  objc.property(instance, "list")
  objc.property(instance, "next")
end)
local Observer = objc.class("RegisterObserver", objc.NSObject, {ivars = {"_contexts"}},
  function(instance)
    function instance:contexts() return objc.object_getIvar(self, "_contexts") end
    function instance:init()
      objc.object_setIvar(self, "_contexts", {})
      return self
    end
    instance["observeValueForKeyPath:ofObject:change:context:"] =
      function(self, path, object, change, context)
        table.insert(self:contexts(), context or "none")
      end
  end)

local function add(object, observer, path, context)
  object:addObserver_forKeyPath_options_context_(observer, path, New, context)
end

describe("registering an observer", function()
  it("twice notifies twice, and each removal removes one", function()
    local thing, observer = Thing:new(), Observer:new()
    add(thing, observer, "value", "c")
    add(thing, observer, "value", "c")
    thing:setValue_(1)
    assert.same({"c", "c"}, observer:contexts())
    thing:removeObserver_forKeyPath_(observer, "value")
    thing:setValue_(2)
    assert.equal(3, #observer:contexts())
    thing:removeObserver_forKeyPath_context_(observer, "value", "c")
    thing:setValue_(3)
    assert.equal(3, #observer:contexts())
  end)

  it("is heard of before a change in its turn, and after one from the last to the first", function()
    local thing, heard, observers = Thing:new(), {}, {}
    local Hearer = objc.class("RegisterHearer", objc.NSObject, function(instance)
      instance["observeValueForKeyPath:ofObject:change:context:"] = function(_, _, _, change, name)
        heard[#heard + 1] = name .. (change.notificationIsPrior and "<" or "")
      end
    end)
    local function hears()
      heard = {}
      thing:setValue_(1)
      return table.concat(heard, " ")
    end
    for place, name in ipairs {"a", "b", "c"} do
      observers[place] = Hearer:new()
      thing:addObserver_forKeyPath_options_context_(
        observers[place], "value", objc.NSKeyValueObservingOptionPrior, name)
    end
    assert.equal("a< b< c< c b a", hears())
    local snapshot = objc.snapshot()
    thing:removeObserver_forKeyPath_(observers[2], "value")
    assert.equal("a< c< c a", hears())
    objc.restore(snapshot)
    assert.equal("a< b< c< c b a", hears())
    for place = 1, 3 do thing:removeObserver_forKeyPath_(observers[place], "value") end
  end)

  it("is visible in its variables, for code that moves observers", function()
    local thing, observer = Thing:new(), Observer:new()
    assert.is_nil(thing:observationInfo())
    add(thing, observer, "value", "c")
    local info = thing:observationInfo()
    local observances = info:valueForKey_ "_observances"
    assert.equal(1, #observances)
    assert.equal(observer, observances[1]:valueForKey_ "_observer")
    assert.equal("value", observances[1]:valueForKeyPath_ "_property._keyPath")
    assert.equal(New, observances[1]:valueForKey_ "_options")
    assert.equal("c", observances[1]:valueForKey_ "_context")
    assert.matches("Key path: value", tostring(info), 1, true)
    thing:removeObserver_forKeyPath_(observer, "value")
    assert.is_nil(thing:observationInfo())
    assert.equal(1, #info:valueForKey_ "_observances")
  end)

  it("distinguishes contexts by identity", function()
    local thing, observer = Thing:new(), Observer:new()
    local one, other = {}, {}
    add(thing, observer, "value", one)
    add(thing, observer, "value", other)
    thing:removeObserver_forKeyPath_context_(observer, "value", one)
    thing:setValue_(1)
    assert.equal(1, #observer:contexts())
    assert.is_true(rawequal(other, observer:contexts()[1]))
    assert.error_matches(
      function() thing:removeObserver_forKeyPath_context_(observer, "value", one) end,
      "not registered as an observer")
  end)

  it("retains no object", function()
    local thing, observer = Thing:new(), Observer:new()
    local before = {objc.retainCount(thing), objc.retainCount(observer)}
    add(thing, observer, "value")
    assert.same(before, {objc.retainCount(thing), objc.retainCount(observer)})
    thing:removeObserver_forKeyPath_(observer, "value")
  end)

  it("can be removed, and added again, by the observer during a notification", function()
    local thing = Thing:new()
    local count = 0
    local Once = objc.class("RegisterOnce", objc.NSObject, function(instance)
      instance["observeValueForKeyPath:ofObject:change:context:"] = function(self, path, object)
        count = count + 1
        object:removeObserver_forKeyPath_(self, path)
        if count == 1 then add(object, self, path) end
      end
    end)
    local one, other = Once:new(), Once:new()
    add(thing, one, "value")
    add(thing, other, "value")
    thing:setValue_(1)
    assert.equal(2, count)
    thing:setValue_(2)
    assert.equal(3, count)
    thing:setValue_(3)
    assert.equal(3, count)
  end)
end)

describe("a mistake of an observer", function()
  it("that removes itself and is not registered raises, with the device's message", function()
    local thing, observer = Thing:new(), Observer:new()
    local function remove() thing:removeObserver_forKeyPath_(observer, "value") end
    local ok, e = pcall(remove)
    assert.is_false(ok)
    assert.equal("NSRangeException", e.name)
    assert.is_truthy(e.reason:find(
      '^Cannot remove an observer <RegisterObserver 0x%x+> for the key path "value" from '
      .. "<RegisterThing 0x%x+> because it is not registered as an observer%.$"))
    add(thing, observer, "value")
    remove()
    assert.error_matches(remove, "not registered as an observer")
  end)

  it("that does not handle a notification raises", function()
    local thing, deaf = Thing:new(), objc.NSObject:new()
    add(thing, deaf, "value")
    local ok, e = pcall(thing.setValue_, thing, 1)
    assert.is_false(ok)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.is_truthy(e.reason:find("message was received but not handled.\nKey path: value\n", 1, true))
  end)

  it("that is deallocated is a message to a deallocated instance", function()
    local thing = Thing:new()
    objc.autoreleasepool(function() add(thing, Observer:new(), "value") end)
    assert.error_matches(
      function() thing:setValue_(1) end,
      "EXC_BAD_ACCESS: %-%[RegisterObserver observeValueForKeyPath:ofObject:change:context:%]: "
      .. "message sent to deallocated instance 0x%x+")
  end)

  it("that is nil, or observes nil, is named", function()
    local thing, observer = Thing:new(), Observer:new()
    assert.error_matches(function() add(thing, nil, "value") end, "argument 1 must be an object")
    assert.error_matches(function() add(thing, observer, nil) end, "argument 2 must be a string")
  end)
end)

describe("an object that dies while it is observed", function()
  it("is forgotten, when it reports its changes by itself", function()
    local observer = Observer:new()
    objc.autoreleasepool(function() add(Thing:new(), observer, "value") end)
    assert.equal(0, #objc.liveObjects(Thing))
  end)

  it("raises when it does not", function()
    local Manual = objc.class("RegisterManual", Thing, function(_, class)
      function class:automaticallyNotifiesObserversOfValue() return false end
    end)
    local holder, observer = Thing:new(), Observer:new()
    objc.autoreleasepool(function()
      holder:setNext_(Manual:new())
      add(holder:next(), observer, "value")
    end)
    local ok, e = pcall(holder.setNext_, holder, nil)
    assert.is_false(ok)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.is_truthy(e.reason:find(
      "of class RegisterManual was deallocated while key value observers were still registered "
      .. "with it. Current observation info: ", 1, true))
  end)

  it("raises nothing when another class was set instead of the notifying one", function()
    local holder, observer = Thing:new(), Observer:new()
    objc.autoreleasepool(function()
      holder:setNext_(Thing:new())
      add(holder:next(), observer, "value")
      objc.object_setClass(holder:next(), Thing)
    end)
    holder:setNext_(nil)
    assert.same({}, observer:contexts())
  end)

  it("in the middle of a path is released", function()
    local first, observer = Thing:new(), Observer:new()
    objc.autoreleasepool(function()
      first:setNext_(Thing:new())
      add(first, observer, "next.value")
      first:setNext_(nil)
    end)
    first:setNext_(Thing:new())
    assert.equal(2, #observer:contexts())
    first:next():setValue_(1)
    assert.equal(3, #observer:contexts())
  end)
end)

describe("a list", function()
  it("cannot be inside an observed path, except for an operator", function()
    local thing, observer = Thing:new(), Observer:new()
    thing:setList_({Thing:new()})
    local ok, e = pcall(add, thing, observer, "list.value")
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", e.name)
    assert.is_truthy(e.reason:find("is not supported. Key path: value", 1, true))
    assert.equal(Thing, objc.object_getClass(thing))
    add(thing, observer, "list.@count")
    thing:setList_({})
    assert.equal(1, #observer:contexts())
  end)

  it("cannot be observed itself", function()
    local thing, observer = Thing:new(), Observer:new()
    thing:setList_({})
    local list = thing:mutableArrayValueForKey_("list")
    assert.error_matches(function() add(list, observer, "count") end, "is not supported")
  end)
end)
