local Lamp = objc.class("StaleLamp", objc.NSObject, function(instance)
  objc.property(instance, "mode")
end)
local Camera = objc.class("StaleCamera", objc.NSObject, function(instance)
  objc.property(instance, "lamp")
  function instance:swapQuietly_(lamp) objc.object_setInstanceVariable(self, "_lamp", lamp) end
end)
local told = {}
local Observer = objc.class("StaleObserver", objc.NSObject, function(instance)
  instance["observeValueForKeyPath:ofObject:change:context:"] = function(_, path, object)
    told[#told + 1] = object:observationInfo() ~= nil
  end
end)

local function reason(fn, ...)
  local ok, exception = pcall(fn, ...)
  assert.is_false(ok)
  assert.equal("NSInternalInconsistencyException", exception.name)
  return (exception.reason:gsub("0x%x+", "0x"))
end

describe("a part of an observed path that changed without a notification", function()
  local observer, camera

  before_each(function()
    told = {}
    observer, camera = Observer:new(), Camera:new()
  end)

  local function observe() camera:addObserver_forKeyPath_options_context_(observer, "lamp.mode", 0, nil) end

  it("makes the next change of the part raise", function()
    camera:setLamp_(Lamp:new())
    observe()
    camera:swapQuietly_(Lamp:new())
    local words = 'observer <StaleObserver 0x> for the key path "lamp.mode" from <StaleCamera 0x>, most likely because '
      .. 'the value for the key "lamp" has changed without an appropriate KVO notification being sent. '
      .. "Check the KVO-compliance of the StaleCamera class."
    assert.equal("Cannot update for " .. words, reason(camera.setLamp_, camera, Lamp:new()))
    assert.equal("Cannot remove an " .. words, reason(camera.removeObserver_forKeyPath_, camera, observer, "lamp.mode"))
    camera:lamp():setMode_(1)
    assert.same({}, told)
  end)

  it("raises at the removal if the part was nil", function()
    observe()
    camera:swapQuietly_(Lamp:new())
    assert.matches("^Cannot remove", reason(camera.removeObserver_forKeyPath_, camera, observer, "lamp.mode"))
  end)

  it("is not noticed if it became nil, and the former part still notifies", function()
    local lamp = Lamp:new()
    camera:setLamp_(lamp)
    observe()
    camera:swapQuietly_(nil)
    camera:setLamp_(Lamp:new())
    lamp:setMode_(2)
    assert.equal(2, #told)
    camera:removeObserver_forKeyPath_(observer, "lamp.mode")
    lamp:setMode_(3)
    assert.equal(2, #told)
  end)
end)

describe("the initial notification", function()
  it("comes before the registration and before the change of the class", function()
    told = {}
    local lamp = Lamp:new()
    local failure
    local Leaver = objc.class("StaleLeaver", Observer, function(instance)
      instance["observeValueForKeyPath:ofObject:change:context:"] = function(self, path, object)
        told[#told + 1] = objc.class_getName(objc.object_getClass(object))
        if #told == 1 then failure = select(2, pcall(object.removeObserver_forKeyPath_, object, self, path)) end
      end
    end)
    local leaver = Leaver:new()
    lamp:addObserver_forKeyPath_options_context_(leaver, "mode", objc.NSKeyValueObservingOptionInitial, nil)
    assert.equal("NSRangeException", failure.name)
    lamp:setMode_(1)
    assert.same({"StaleLamp", "NSKVONotifying_StaleLamp"}, told)
    lamp:removeObserver_forKeyPath_(leaver, "mode")
  end)
end)
