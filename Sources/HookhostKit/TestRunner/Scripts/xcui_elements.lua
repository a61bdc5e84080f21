-- XCUITest's elements: their values, and what a user does to them.
--
-- Actions move the virtual clock until the app is idle, for at most a second; a missing element is a
-- failure of the running test. `record` records one; `running` has the monitors of interruptions and
-- `await`, which moves the clock on. Returns `settle`, `wait_until`.

local nodes, queries, record, running = ...
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

-- An alert that covers an element interrupts a test: a monitor handles it, or its last button is
-- tapped, which cancels. Monitors added last are called first.
local handles = false
local function is_alert(node) return node.type == types.alerts or node.type == types.sheets end
local function handled(element, node)
  local root = nodes.tree()
  local found = not handles and nodes.descendants(root, is_alert)[1]
  while node and not is_alert(node) do node = node.parent end
  if not found or node then return false end
  local alert, is_done = queries.fixed(found), false
  handles = true
  for place = #running.monitors, 1, -1 do
    is_done = is_done or running.monitors[place].handler(alert) == true
  end
  local buttons = nodes.descendants(found, function(child) return child.type == types.buttons end)
  if not is_done and not state(element).is_application and buttons[1] then
    queries.fixed(buttons[#buttons]):tap()
    is_done = true
  end
  handles = false
  settle()
  return is_done
end

local function touched(element, verb)
  settle()
  local node = needed(element, verb)
  if not node then return nil end
  if not node.view then
    if #running.monitors > 0 then handled(element) end
    return {view = uikit.keyWindow(), type = types.windows, children = {}}
  end
  local is_hittable, hit = nodes.hittable(node)
  if not is_hittable then
    reveal(node)
    is_hittable, hit = nodes.hittable(node)
  end
  if not is_hittable and handled(element, node) then
    node = needed(element, verb)
    if not node then return nil end
    is_hittable, hit = nodes.hittable(node)
  end
  if is_hittable then return node end
  local title = title_of(element)
  record(("Failed to %s: %s is not hittable: %s"):format(verb:format(title), nodes.line(node, true),
    hit and ("a finger there touches %s"):format(tostring(hit))
      or "Activation point invalid and no suggested hit points based on element frame"))
end

-- Performs an action on an element's node, then lets the app finish.
local function act(element, verb, body)
  local node = touched(element, verb)
  if not node then return end
  nodes.text_menu = nil
  body(node)
  settle()
end
-- Shows the edit menu of the text that has the keyboard, if it is the node's.
local function show_menu(node)
  local responder = nodes.first_responder(node.view)
  if responder and responder:respondsToSelector_("selectedTextRange") then nodes.text_menu = responder end
end
-- The view that a finger at the center of a node touches, and that point in it.
local function target(node, x, y)
  local point = nodes.point(node, x or 0.5, y or 0.5)
  local _, hit = nodes.hittable(node)
  if hit then return hit, node.view:convertPoint_toView_(point, hit) end
  return node.view, point
end

local of_application = {
  label = function() return nodes.app_name() end, frame = function() return objc.UIScreen:mainScreen():bounds() end,
}
-- Values of an element: a missing one fails the test, except for what may be asked of it.
local function value_of(instance, name, default, read)
  instance[name] = function(self)
    local node = needed(self)
    if not node then return default end
    if not node.view then return of_application[name] and of_application[name]() or default end
    local value = read(node)
    if value == nil then return default end
    return value
  end
end
local function wait_until(self, timeout, is_met)
  if is_met(self) then return true end
  running.await(timeout, function() return not is_met(self) end)
  return is_met(self)
end

-- A snapshot: the values of a node and of those below it, which do not change afterwards.
objc.class("XCUIElementSnapshot", objc.NSObject, function(instance)
  local function kept(name, default)
    instance[name] = function(self)
      local value = state(self)[name]
      if value == nil then return default end
      return value
    end
  end
  for name, default in pairs {
    label = "", title = "", identifier = "", elementType = 2, isEnabled = true, isSelected = false, hasFocus = false,
  } do kept(name, default) end
  for _, name in ipairs {"value", "placeholderValue", "frame", "children"} do kept(name) end
  function instance:dictionaryRepresentation()
    local mine, children = state(self), objc.NSMutableArray:array()
    for child in objc.each(mine.children) do children:addObject_(child:dictionaryRepresentation()) end
    return objc.box {
      label = mine.label, identifier = mine.identifier, elementType = mine.elementType, value = mine.value,
      enabled = mine.isEnabled, selected = mine.isSelected, children = children,
    }
  end
end)
local function make_snapshot(node)
  local snapshot, fixed = objc.XCUIElementSnapshot:alloc():init(), queries.fixed(node)
  local mine = state(snapshot)
  for _, name in ipairs {
    "label", "title", "identifier", "value", "placeholderValue", "elementType", "isEnabled", "isSelected", "hasFocus", "frame",
  } do mine[name] = fixed[name](fixed) end
  mine.children = objc.NSMutableArray:array()
  for _, child in ipairs(node.children) do mine.children:addObject_(make_snapshot(child)) end
  return snapshot
end

local function exists(element) return resolve(element) ~= nil end
-- The most rows that a picker wheel is turned by, in each direction.
local MOST_ROWS = 200
local zero = {origin = {x = 0, y = 0}, size = {width = 0, height = 0}}
objc.class("XCUIElement", objc.NSObject, function(instance)
  queries.add(instance)
  instance.exists = exists
  function instance:isHittable()
    local node = resolve(self)
    return node ~= nil and (not node.view or (nodes.hittable(node)) == true)
  end
  instance["waitForExistenceWithTimeout:"] = function(self, timeout)
    return wait_until(self, timeout, exists)
  end
  instance["waitForNonExistenceWithTimeout:"] = function(self, timeout)
    return wait_until(self, timeout, function(element) return not exists(element) end)
  end
  value_of(instance, "label", "", nodes.label)
  value_of(instance, "title", "", function() return "" end)
  value_of(instance, "identifier", "", nodes.identifier)
  value_of(instance, "value", nil, nodes.value)
  value_of(instance, "placeholderValue", nil, nodes.placeholder)
  value_of(instance, "elementType", 2, function(node) return node.type end)
  value_of(instance, "isEnabled", true, nodes.enabled)
  value_of(instance, "isSelected", false, function(node) return nodes.selected(node) == true end)
  value_of(instance, "hasFocus", false, function(node) return node.view:isFirstResponder() end)
  value_of(instance, "frame", zero, nodes.frame)
  for _, name in ipairs {"horizontalSizeClass", "verticalSizeClass"} do
    value_of(instance, name, 0, function(node) return objc.msgSend(node.view:traitCollection(), name) end)
  end
  function instance:normalizedSliderPosition()
    local node = needed(self)
    local view = node and node.view
    if not view or not view:isKindOfClass_(objc.UISlider) then return 0 end
    local low, high = view:minimumValue(), view:maximumValue()
    return high > low and (view:value() - low) / (high - low) or 0
  end
  function instance:firstMatch()
    local mine = state(self)
    if not mine.query then return self end
    return make_element(mine.query, mine.place or 1, mine.name, true)
  end
  function instance.screenshot() return objc.XCUIScreen:mainScreen():screenshot() end
  function instance:debugDescription()
    local node = resolve(self)
    return objc.box(node and nodes.described(node) or title_of(self) .. " does not exist")
  end
  function instance:description() return objc.box(title_of(self)) end
  instance["snapshotWithError:"] = function(self)
    local node = needed(self)
    return node and make_snapshot(node)
  end

  local FINGER = 20
  -- Taps with several fingers beside each other.
  local function tap_with(node, touches, count)
    local window = nodes.window(node)
    local point = node.view:convertPoint_toView_(nodes.point(node, 0.5, 0.5), window)
    for _ = 1, count do
      local fingers = {}
      for place = 1, touches do
        fingers[place] = gesture.touch(window, {x = point.x + FINGER * (place - (touches + 1) / 2), y = point.y})
      end
      fingers[1]:hold(0.05)
      for _, finger in ipairs(fingers) do finger:lift() end
      runloop.run(0.1)
    end
  end
  local function tapping(verb, count, touches)
    return function(self)
      act(self, verb, function(node)
        if node.part and node.part.press then
          for _ = 1, count do node.part.press() end
          return
        elseif touches > 1 then
          return tap_with(node, touches, count)
        end
        local view, point = target(node)
        gesture.tap(view, {at = point, count = count})
        if count > 1 then show_menu(node) end
      end)
    end
  end
  instance.tap = tapping("tap %s", 1, 1)
  instance.doubleTap = tapping("double tap %s", 2, 1)
  instance.twoFingerTap = tapping("two-finger tap %s", 1, 2)
  instance["tapWithNumberOfTaps:numberOfTouches:"] = function(self, count, touches)
    tapping("tap %s", count, touches)(self)
  end
  instance["pressForDuration:"] = function(self, duration)
    act(self, ("press %%s for %.1fs"):format(duration), function(node)
      local view, point = target(node)
      gesture.press(view, {at = point, duration = duration})
      show_menu(node)
    end)
  end
  -- Drags from the center of the element to that of another.
  for _, rest in ipairs {"", "withVelocity:thenHoldForDuration:"} do
    instance["pressForDuration:thenDragToElement:" .. rest] = function(self, duration, other, velocity, hold)
      local half = {dx = 0.5, dy = 0.5}
      if not touched(self, "press and drag %s") then return end
      self:coordinateWithNormalizedOffset_(half):pressForDuration_thenDragToCoordinate_withVelocity_thenHoldForDuration_(
        duration, other:coordinateWithNormalizedOffset_(half), velocity or 0, hold or 0)
    end
  end
  -- A swipe crosses half of the visible part of the element.
  local function swiping(word, dx, dy)
    local function swipe(self, velocity)
      act(self, "swipe " .. word:lower() .. " %s", function(node)
        local window = nodes.window(node)
        local frame, screen = nodes.frame(node), window:bounds().size
        local left, top = math.max(frame.origin.x, 0), math.max(frame.origin.y, 0)
        local right = math.min(frame.origin.x + frame.size.width, screen.width)
        local bottom = math.min(frame.origin.y + frame.size.height, screen.height)
        local width, height = right - left, bottom - top
        local from = {x = left + width * (0.5 - dx / 4), y = top + height * (0.5 - dy / 4)}
        local by = {x = dx * width / 2, y = dy * height / 2}
        local duration = velocity and velocity > 0 and (math.abs(by.x) + math.abs(by.y)) / velocity or nil
        gesture.flick(window, {from = from, by = by, duration = duration})
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
    act(self, "pinch %s", function(node)
      local duration = velocity ~= 0 and math.abs((scale - 1) / velocity) or 0.4
      gesture.pinch(node.view, {scale = scale, duration = math.max(duration, 0.05)})
    end)
  end
  instance["rotate:withVelocity:"] = function(self, angle, velocity)
    act(self, "rotate %s", function(node)
      gesture.rotate(node.view, {angle = angle, duration = velocity ~= 0 and math.abs(angle / velocity) or 0.4})
    end)
  end
  -- Types into the view that has the keyboard, which must be in the element.
  local function typing(self, verb, body)
    settle()
    local node = needed(self, verb)
    if not node then return end
    if not nodes.first_responder(node.view or uikit.keyWindow()) then
      return record("Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
        .. "Event dispatch snapshot: " .. nodes.line(node, true))
    end
    body()
    settle()
  end
  instance["typeText:"] = function(self, text)
    text = tostring(text)
    typing(self, "type '" .. text:gsub("%%", "%%%%") .. "' into %s", function()
      if text:find "^UIKeyInput%u" then return uikit.pressKey(text) end
      uikit.type((text:gsub("\r", "\n")))
    end)
  end
  instance["typeKey:modifierFlags:"] = function(self, key, flags)
    key = tostring(key)
    typing(self, "type key into %s", function()
      -- The bits of UIKeyModifierFlags are those of XCUIKeyModifierFlags, 16 places further on.
      uikit.pressKey(key, flags << 16)
    end)
  end
  instance["adjustToPickerWheelValue:"] = function(self, wanted)
    wanted = tostring(wanted)
    act(self, "adjust %s", function(node)
      if node.type ~= types.pickerWheels then
        return record(("Failed to adjust %s: Element is not a picker wheel"):format(title_of(self)))
      end
      local former, wheel = nodes.value(node), node.view
      -- Turns the wheel until it shows the value or does not turn further.
      for _, turn in ipairs {"accessibilityIncrement", "accessibilityDecrement"} do
        local shown, steps = nodes.value(node), 0
        while shown ~= wanted and steps < MOST_ROWS do
          objc.msgSend(wheel, turn)
          settle()
          local now = nodes.value(node)
          if now == shown then break end
          shown, steps = now, steps + 1
        end
        if shown == wanted then return end
      end
      record(("Failed to adjust %s: No value %q in the picker wheel, which shows %q"):format(title_of(self), wanted, former))
    end)
  end
  instance["adjustToNormalizedSliderPosition:"] = function(self, place)
    act(self, "adjust %s", function(node)
      local view = node.view
      if not view:isKindOfClass_(objc.UISlider) then
        return record(("Failed to adjust %s: Element is not a slider"):format(title_of(self)))
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
