-- Hooks of one object: a dynamic subclass that is compatible with observing.

local log

local function note(token)
  return function() log[#log + 1] = token end
end

local function trace(fn)
  log = {}
  fn()
  return table.concat(log, " ")
end

local names = 0
local function class(parent)
  names = names + 1
  return objc.class("Hooked" .. names, parent or objc.NSObject, function(instance)
    objc.property(instance, "value")
    function instance:work() log[#log + 1] = "orig" end
  end)
end

local Observer = objc.class("HookObserver", objc.NSObject, function(instance)
  instance["observeValueForKeyPath:ofObject:change:context:"] = function()
    log[#log + 1] = "observed"
  end
end)

local function observe(object)
  local observer = Observer:new()
  object:addObserver_forKeyPath_options_context_(
    observer, "value", objc.NSKeyValueObservingOptionNew, nil)
  return observer
end

describe("a hook of one object", function()
  before_each(function() log = {} end)

  it("is for that object only, whose class method still returns its class", function()
    local C = class()
    local object, other = C:new(), C:new()
    local token = hook.before(object, "work", note "hook")
    hook.before(object, "work", note "second")
    assert.are.equal("second hook orig", trace(function() object:work() end))
    assert.are.equal("orig", trace(function() other:work() end))
    assert.are.equal(C, object:class())
    assert.is_true(object:isMemberOfClass_(C))
    assert.is_not.equal(C, objc.object_getClass(object))
    assert.is_true(token:remove())
    assert.are.equal("second orig", trace(function() object:work() end))
  end)

  it("is not named in error messages", function()
    local C = class()
    local object = C:new()
    hook.before(object, "work", function(self) self:unknownWork() end)
    assert.error_matches(function() object:work() end,
      "-[" .. C:description() .. " unknownWork]: unrecognized selector", 1, true)
  end)

  it("sends the class no second +initialize", function()
    local seen = {}
    local C = objc.class("HookedInitialized", objc.NSObject, function(instance, class)
      function class:initialize() seen[#seen + 1] = self end
      function instance:work() log[#log + 1] = "orig" end
    end)
    local object = C:new()
    hook.before(object, "work", note "hook")
    assert.are.equal("hook orig", trace(function() object:work() end))
    assert.are.same({C}, seen)
  end)

  it("leaves nothing behind after the last one is removed", function()
    local C = class()
    local object = C:new()
    collectgarbage() -- frees the classes of other tests' hooks
    local classes = #objc.getClassList()
    local tokens = {hook.before(object, "work", note "a"), hook.after(object, "value", note "b")}
    tokens[1]:remove()
    assert.is_not.equal(C, objc.object_getClass(object))
    tokens[2]:remove()
    assert.are.equal(C, objc.object_getClass(object))
    assert.are.equal(classes, #objc.getClassList())
    hook.before(object, "work", note "again")
    assert.are.equal("again orig", trace(function() object:work() end))
  end)

  it("is outside the hooks of the class, in any order of installation", function()
    local C = class()
    local object = C:new()
    hook.before(object, "work", note "object")
    hook.before(C, "work", note "class")
    assert.are.equal("object class orig", trace(function() object:work() end))
  end)

  it("is outside observing, in any order", function()
    for _, hooksFirst in ipairs {true, false} do
      local C = class()
      local object = C:new()
      local observer, token
      local function install()
        token = hook.instead(object, "setValue:", function(original, self, value)
          log[#log + 1] = "in"
          original(self, value)
          log[#log + 1] = "out"
        end)
      end
      if hooksFirst then install() end
      observer = observe(object)
      if not hooksFirst then install() end
      assert.are.equal("in observed out", trace(function() object:setValue_(1) end))
      assert.are.equal(C, object:class())
      token:remove()
      assert.are.equal("observed", trace(function() object:setValue_(2) end))
      assert.are.equal(
        "NSKVONotifying_" .. tostring(C), objc.object_getClassName(object))
      object:removeObserver_forKeyPath_(observer, "value")
      assert.are.equal(C, objc.object_getClass(object))
    end
  end)

  it("stays when the last observer is removed, and restores the remaining class", function()
    for _, hooksFirst in ipairs {true, false} do
      local C = class()
      local object = C:new()
      local token, observer
      if hooksFirst then token = hook.before(object, "work", note "hook") end
      observer = observe(object)
      token = token or hook.before(object, "work", note "hook")
      object:removeObserver_forKeyPath_(observer, "value")
      assert.are.equal("hook orig", trace(function() object:work() end))
      token:remove()
      assert.are.equal(C, objc.object_getClass(object))
    end
  end)

  it("stays when the last observer removes a class that was set explicitly", function()
    for _, hooksFirst in ipairs {true, false} do
      local C = class()
      local object = C:new()
      local observer = observe(object)
      local token = hooksFirst and hook.before(object, "work", note "hook")
      local Other = objc.allocateClassPair(objc.object_getClass(object), "OverAll" .. names)
      objc.registerClassPair(Other)
      objc.object_setClass(object, Other)
      token = token or hook.before(object, "work", note "hook")
      object:removeObserver_forKeyPath_(observer, "value")
      assert.are.equal("hook orig", trace(function() object:work() end))
      token:remove()
      assert.are.equal("orig", trace(function() object:work() end))
      assert.are.equal(C, objc.object_getClass(object))
    end
  end)

  it("works with other changes of the object's class", function()
    local C = class()
    local object = C:new()
    local token = hook.before(object, "work", note "hook")
    local Other = objc.allocateClassPair(objc.object_getClass(object), "OverHooked" .. names)
    objc.class_addMethod(Other, "work", function(self)
      log[#log + 1] = "other"
      objc.super(Other, self):work()
    end)
    objc.registerClassPair(Other)
    objc.object_setClass(object, Other)
    assert.are.equal("other hook orig", trace(function() object:work() end))
    token:remove()
    assert.are.equal("other orig", trace(function() object:work() end))
    assert.are.equal(C, objc.class_getSuperclass(Other))
  end)

  it("outlives an explicit change of the class, in every order of installing and removing", function()
    local function other(object)
      local before = objc.object_getClass(object)
      local Other = objc.allocateClassPair(before, "Isa" .. before:description())
      objc.class_addMethod(Other, "work", function(self)
        log[#log + 1] = "other"
        objc.super(Other, self):work()
      end)
      objc.registerClassPair(Other)
      objc.object_setClass(object, Other)
      return before, Other
    end
    for _, hooksFirst in ipairs {true, false} do
      for _, removesFirst in ipairs {true, false} do
        local C = class()
        local object, token = C:new()
        if hooksFirst then token = hook.before(object, "work", note "hook") end
        local before, Other = other(object)
        token = token or hook.before(object, "work", note "hook")
        local both = hooksFirst and "other hook orig" or "hook other orig"
        assert.are.equal(both, trace(function() object:work() end))
        if removesFirst then
          token:remove()
          assert.are.equal("other orig", trace(function() object:work() end))
          assert.are.equal(Other, objc.object_setClass(object, before))
        else
          objc.object_setClass(object, before)
          assert.are.equal("hook orig", trace(function() object:work() end))
          assert.are.equal(C, object:class())
          token:remove()
        end
        assert.are.equal("orig", trace(function() object:work() end))
        assert.are.equal(C, objc.object_getClass(object))
      end
    end
  end)

  it("is removed with the object", function()
    local C = class()
    objc.autoreleasepool(function() end) -- deallocates the objects of other tests
    local classes = #objc.getClassList()
    local token
    objc.autoreleasepool(function()
      local object = C:new()
      token = hook.before(object, "dealloc", note "gone")
      hook.after(object, "work", note "after")
      object:work()
    end)
    assert.are.same({"orig", "after", "gone"}, log)
    assert.is_false(token:isActive())
    assert.matches("before -[" .. C:description() .. " 0x", tostring(token), 1, true)
    assert.is_false(token:remove())
    assert.are.equal(classes, #objc.getClassList())
  end)

  it("is rejected for a deallocated object", function()
    local box
    local Holder = objc.class("HookHolder" .. names, objc.NSObject)
    objc.property(Holder, "other", {policy = "assign"})
    local holder = Holder:new()
    objc.autoreleasepool(function() holder:setOther_(class():new()) end)
    local ok, e = pcall(hook.before, holder:other(), "work", print)
    assert.is_false(ok)
    assert.are.equal("EXC_BAD_ACCESS", e.name)
  end)
end)
