-- XCUITest's coordinates, applications and device.
--
-- `launch` launches the app of the sources, `record` records a failure.

local nodes, queries, elements, record, launch = ...
local state, needed, settle, wait_until = queries.state, queries.needed, elements.settle, elements.wait_until

-- The point of a coordinate on the screen; nil after a failure.
local function screen_point(coordinate)
  local mine = state(coordinate)
  local node = needed(mine.element, "find a coordinate of")
  if not node then return nil end
  local frame = node.view and nodes.frame(node) or uikit.keyWindow():bounds()
  return {
    x = frame.origin.x + frame.size.width * mine.offset.dx + mine.moved.dx,
    y = frame.origin.y + frame.size.height * mine.offset.dy + mine.moved.dy,
  }
end
local function at_point(body)
  return function(self, ...)
    settle()
    local point = screen_point(self)
    if not point then return end
    body(uikit.keyWindow(), point, ...)
    settle()
  end
end
objc.class("XCUICoordinate", objc.NSObject, function(instance)
  function instance:screenPoint() return screen_point(self) or {x = 0, y = 0} end
  function instance:referencedElement() return state(self).element end
  instance["coordinateWithOffset:"] = function(self, offset)
    local other = objc.XCUICoordinate:alloc():init()
    local mine, moved = state(self), state(self).moved
    state(other).element, state(other).offset = mine.element, mine.offset
    state(other).moved = {dx = moved.dx + offset.dx, dy = moved.dy + offset.dy}
    return other
  end
  instance.tap = at_point(function(window, point) gesture.tap(window, {at = point}) end)
  instance.doubleTap = at_point(function(window, point) gesture.tap(window, {at = point, count = 2}) end)
  instance["pressForDuration:"] = at_point(function(window, point, duration)
    gesture.press(window, {at = point, duration = duration})
  end)
  instance["pressForDuration:thenDragToCoordinate:"] = at_point(function(window, point, duration, other)
    local finish = screen_point(other)
    if not finish then return end
    local finger = gesture.touch(window, point)
    finger:hold(duration)
    finger:move {to = finish, duration = 0.5}
    finger:lift()
  end)
end)

local NOT_RUNNING, BACKGROUND, FOREGROUND = 1, 3, 4
objc.class("XCUIApplication", objc.XCUIElement, function(instance, _, super)
  objc.property(instance, "launchArguments", {policy = "copy"})
  objc.property(instance, "launchEnvironment", {policy = "copy"})
  function instance:init()
    self = super(self):init()
    state(self).is_application = true
    self:setLaunchArguments_(objc.NSArray:array())
    self:setLaunchEnvironment_(objc.NSDictionary:dictionary())
    return self
  end
  instance["initWithBundleIdentifier:"] = function(self) return self:init() end
  function instance:launch()
    local problem = launch(self)
    if problem then return record("Failed to launch the application: " .. problem) end
    settle()
  end
  function instance:activate()
    if self:state() == BACKGROUND then uikit.foreground() elseif self:state() == NOT_RUNNING then self:launch() end
    settle()
  end
  function instance.terminate()
    uikit.terminate()
    launch(nil)
  end
  function instance.state()
    if launch "is terminated" then return NOT_RUNNING end
    local application = objc.UIApplication:sharedApplication()
    return application and application:applicationState() == 2 and BACKGROUND or FOREGROUND
  end
  instance["waitForState:timeout:"] = function(self, wanted, timeout)
    return wait_until(self, timeout, function(application) return application:state() == wanted end)
  end
end)

local HOME = 1
objc.class("XCUIDevice", objc.NSObject, function(instance, class)
  local shared
  function class.sharedDevice()
    shared = shared or objc.XCUIDevice:alloc():init()
    return shared
  end
  function instance.orientation() return objc.UIDevice:currentDevice():orientation() end
  -- The interface turns the other way: the device's left is the interface's right.
  instance["setOrientation:"] = function(_, orientation)
    local turned = ({[3] = 3, [4] = 4})[orientation] or orientation
    if turned >= 1 and turned <= 4 then uikit.rotate(turned) end
    settle()
  end
  instance["pressButton:"] = function(_, button)
    if button ~= HOME then error(("XCUIDevice: there is no button %d"):format(button), 2) end
    uikit.background()
    settle()
  end
end)
