-- XCUITest's elements: their values, and what a user does to them.
--
-- Actions move the virtual clock until the app is idle, for at most a second; a missing element is a
-- failure of the running test. `record` records one, `await` moves the clock on. Returns `settle`,
-- `wait_until`.

local nodes, queries, record, await = ...
local types, state, resolve, needed, title_of = nodes.types, queries.state, queries.resolve, queries.needed, queries.title
local make_element = queries.make_element

local IDLE = 1.0
local function settle() runloop.runUntilIdle(runloop.now() + IDLE) end

-- Scrolls what contains a view until a finger can touch it, as XCUITest does before an action.
local function reveal(node)
  local above = node.view:superview()
  while above do
    if above:isKindOfClass_(objc.UIScrollView) then
      local area = node.view:convertRect_toView_(node.view:bounds(), above)
      above:scrollRectToVisible_animated_(area, false)
      above:layoutIfNeeded()
    end
    above = above:superview()
  end
end
local function touched(element, verb)
  settle()
  local node = needed(element, verb)
  if not node then return nil end
  if not node.view then node = {view = uikit.keyWindow(), type = types.windows, children = {}} end
  local is_hittable, hit = nodes.hittable(node)
  if not is_hittable then
    reveal(node)
    is_hittable, hit = nodes.hittable(node)
  end
  if is_hittable then return node end
  record(("Failed to %s %s: it is not hittable: %s"):format(verb, title_of(element),
    hit and ("a finger there touches %s"):format(tostring(hit)) or "it is outside the window"))
end

-- Performs an action on an element's node, then lets the app finish.
local function act(element, verb, body)
  local node = touched(element, verb)
  if not node then return end
  body(node)
  settle()
end
-- The view that a finger at the center of a node touches, and that point in it.
local function target(node, x, y)
  local point = nodes.point(node, x or 0.5, y or 0.5)
  local _, hit = nodes.hittable(node)
  if hit then return hit, node.view:convertPoint_toView_(point, hit) end
  return node.view, point
end

-- Values of an element: a missing one fails the test, except for what may be asked of it.
local function value_of(instance, name, default, read)
  instance[name] = function(self)
    local node = needed(self, "get " .. name .. " of")
    if not node or not node.view then return default end
    local value = read(node)
    if value == nil then return default end
    return value
  end
end
local function wait_until(self, timeout, is_met)
  if is_met(self) then return true end
  await(timeout, function() return not is_met(self) end)
  return is_met(self)
end

local function exists(element) return resolve(element) ~= nil end
local zero = {origin = {x = 0, y = 0}, size = {width = 0, height = 0}}
objc.class("XCUIElement", objc.NSObject, function(instance)
  queries.add(instance)
  instance.exists = exists
  function instance:isHittable()
    local node = resolve(self)
    return node ~= nil and node.view ~= nil and (nodes.hittable(node)) == true
  end
  instance["waitForExistenceWithTimeout:"] = function(self, timeout)
    return wait_until(self, timeout, exists)
  end
  instance["waitForNonExistenceWithTimeout:"] = function(self, timeout)
    return wait_until(self, timeout, function(element) return not exists(element) end)
  end
  value_of(instance, "label", "", nodes.label)
  value_of(instance, "title", "", nodes.label)
  value_of(instance, "identifier", "", nodes.identifier)
  value_of(instance, "value", nil, nodes.value)
  value_of(instance, "placeholderValue", nil, nodes.placeholder)
  value_of(instance, "elementType", 2, function(node) return node.type end)
  value_of(instance, "isEnabled", true, nodes.enabled)
  value_of(instance, "isSelected", false, function(node) return nodes.selected(node) == true end)
  value_of(instance, "hasFocus", false, function(node) return node.view:isFirstResponder() end)
  value_of(instance, "frame", zero, nodes.frame)
  function instance:firstMatch()
    local mine = state(self)
    return mine.query and make_element(mine.query, 1, mine.title) or self
  end
  function instance.screenshot() return objc.XCUIScreen:mainScreen():screenshot() end
  function instance:debugDescription()
    local node = resolve(self)
    return objc.box(node and nodes.described(node) or title_of(self) .. " does not exist")
  end
  function instance:description() return objc.box(title_of(self)) end

  local function tapping(verb, options)
    return function(self)
      act(self, verb, function(node)
        local view, point = target(node)
        gesture.tap(view, {at = point, count = options and options.count})
      end)
    end
  end
  instance.tap = tapping "tap"
  instance.doubleTap = tapping("double tap", {count = 2})
  instance["tapWithNumberOfTaps:numberOfTouches:"] = function(self, count)
    tapping("tap", {count = count})(self)
  end
  function instance:twoFingerTap()
    act(self, "tap with two fingers", function(node)
      gesture.pinch(node.view, {scale = 1, duration = 0.05, at = nodes.point(node, 0.5, 0.5)})
    end)
  end
  instance["pressForDuration:"] = function(self, duration)
    act(self, "press", function(node)
      local view, point = target(node)
      gesture.press(view, {at = point, duration = duration})
    end)
  end
  instance["pressForDuration:thenDragToElement:"] = function(self, duration, other)
    self:coordinateWithNormalizedOffset_({dx = 0.5, dy = 0.5}):pressForDuration_thenDragToCoordinate_(
      duration, other:coordinateWithNormalizedOffset_({dx = 0.5, dy = 0.5}))
  end
  -- A swipe crosses half of the visible part of the element.
  local function swiping(word, dx, dy)
    local function swipe(self)
      act(self, "swipe " .. word, function(node)
        local window = nodes.window(node)
        local frame, screen = nodes.frame(node), window:bounds().size
        local left, top = math.max(frame.origin.x, 0), math.max(frame.origin.y, 0)
        local right = math.min(frame.origin.x + frame.size.width, screen.width)
        local bottom = math.min(frame.origin.y + frame.size.height, screen.height)
        local width, height = right - left, bottom - top
        local from = {x = left + width * (0.5 - dx / 4), y = top + height * (0.5 - dy / 4)}
        gesture.flick(window, {from = from, by = {x = dx * width / 2, y = dy * height / 2}})
      end)
    end
    instance["swipe" .. word] = swipe
    instance["swipe" .. word .. "WithVelocity:"] = swipe
  end
  swiping("Up", 0, -1)
  swiping("Down", 0, 1)
  swiping("Left", -1, 0)
  swiping("Right", 1, 0)
  instance["pinchWithScale:velocity:"] = function(self, scale, velocity)
    act(self, "pinch", function(node)
      local duration = velocity ~= 0 and math.abs((scale - 1) / velocity) or 0.4
      gesture.pinch(node.view, {scale = scale, duration = math.max(duration, 0.05)})
    end)
  end
  instance["rotate:withVelocity:"] = function(self, angle, velocity)
    act(self, "rotate", function(node)
      gesture.rotate(node.view, {angle = angle, duration = velocity ~= 0 and math.abs(angle / velocity) or 0.4})
    end)
  end
  local function has_keyboard(view)
    if view:isFirstResponder() then return true end
    for _, child in ipairs(view:subviews()) do
      if has_keyboard(child) then return true end
    end
    return false
  end
  instance["typeText:"] = function(self, text)
    settle()
    local node = needed(self, "type text into")
    if not node then return end
    if not has_keyboard(node.view or uikit.keyWindow()) then
      return record(("Failed to type text into %s: neither element nor any descendant has keyboard focus"):format(title_of(self)))
    end
    uikit.type((tostring(text):gsub("\r", "\n")))
    settle()
  end
  instance["adjustToNormalizedSliderPosition:"] = function(self, place)
    act(self, "adjust", function(node)
      local view = node.view
      if not view:isKindOfClass_(objc.UISlider) then
        return record(("Failed to adjust %s: it is no slider"):format(title_of(self)))
      end
      local bounds, low, high = view:bounds(), view:minimumValue(), view:maximumValue()
      -- The center of the thumb at a value.
      local function center(value)
        local thumb = view:thumbRectForBounds_trackRect_value_(bounds, view:trackRectForBounds_(bounds), value)
        return {x = thumb.origin.x + thumb.size.width / 2, y = thumb.origin.y + thumb.size.height / 2}
      end
      gesture.drag(view, {from = center(view:value()), to = center(low + (high - low) * place), hold = 0.1})
    end)
  end
  instance["coordinateWithNormalizedOffset:"] = function(self, offset)
    local coordinate = objc.XCUICoordinate:alloc():init()
    local mine = state(coordinate)
    mine.element, mine.offset, mine.moved = self, offset, {dx = 0, dy = 0}
    return coordinate
  end
end)

return {settle = settle, wait_until = wait_until}
