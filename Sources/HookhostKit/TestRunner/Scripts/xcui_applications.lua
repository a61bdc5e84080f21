-- XCUITest's coordinates, applications and device.
--
-- `launch` launches the app of the sources, `record` records a failure.

local nodes, queries, elements, record, launch = ...
local state, needed, settle, wait_until = queries.state, queries.needed, elements.settle, elements.wait_until

-- The point of a coordinate on the screen; nil after a failure.
local function screen_point(coordinate)
  local mine = state(coordinate)
  local node = needed(mine.element)
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
  local function drag(window, point, duration, other, velocity, hold)
    local finish = screen_point(other)
    if not finish then return end
    local finger = gesture.touch(window, point)
    if duration > 0 then finger:hold(duration) end
    local distance = math.sqrt((finish.x - point.x) ^ 2 + (finish.y - point.y) ^ 2)
    finger:move {to = finish, duration = velocity and velocity > 0 and distance / velocity or 0.5}
    if hold and hold > 0 then finger:hold(hold) end
    finger:lift()
  end
  for _, rest in ipairs {"", "withVelocity:thenHoldForDuration:"} do
    instance["pressForDuration:thenDragToCoordinate:" .. rest] = at_point(drag)
  end
end)

local NOT_RUNNING, BACKGROUND, FOREGROUND = 1, 3, 4
objc.class("XCUIApplication", objc.XCUIElement, function(instance, _, super)
  objc.property(instance, "launchArguments", {policy = "copy"})
  objc.property(instance, "launchEnvironment", {policy = "copy"})
  function instance:init()
    self = super(self):init()
    local mine = state(self)
    mine.is_application = true
    function mine.problem()
      local bundle = mine.bundle or tostring(objc.NSBundle:mainBundle():bundleIdentifier() or "App")
      return launch "is terminated" and ("Application %s is not running"):format(bundle)
    end
    self:setLaunchArguments_(objc.NSArray:array())
    self:setLaunchEnvironment_(objc.NSDictionary:dictionary())
    return self
  end
  instance["initWithBundleIdentifier:"] = function(self, bundle)
    self = self:init()
    state(self).bundle = tostring(bundle)
    return self
  end
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
local device_names = {"Home", "Volume Up", "Volume Down", "Action", "Camera"}
objc.class("XCUISystem", objc.NSObject, function(instance)
  instance["openURL:"] = function(_, url)
    uikit.openURL(tostring(url:absoluteString()))
    settle()
  end
end)
objc.class("XCUIDevice", objc.NSObject, function(instance, class)
  local shared
  function class.sharedDevice()
    shared = shared or objc.XCUIDevice:alloc():init()
    return shared
  end
  function instance.orientation() return objc.UIDevice:currentDevice():orientation() end
  -- The interface turns the other way: the device's left is the interface's right.
  instance["setOrientation:"] = function(_, orientation)
    if orientation >= 1 and orientation <= 4 then uikit.rotate(orientation) end
    settle()
  end
  function instance.appearance() return objc.UIScreen:mainScreen():traitCollection():userInterfaceStyle() end
  instance["setAppearance:"] = function(_, style)
    uikit.setTraits {style = style == 2 and "dark" or "light"}
    settle()
  end
  function instance.system() return objc.XCUISystem:alloc():init() end
  instance["hasHardwareButton:"] = function(_, button) return button == HOME end
  -- A simulator has only the home button.
  instance["pressButton:"] = function(_, button)
    if button ~= HOME then
      objc.NSException:raise_format_("NSInternalInconsistencyException",
        ("Button %s is not available on this device"):format(device_names[button] or tostring(button)))
    end
    uikit.background()
    settle()
  end
end)
