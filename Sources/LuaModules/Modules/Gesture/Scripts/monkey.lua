-- Random gestures in the key window. A run that fails is cut down to the fewest steps: the world is
-- restored, parts of the steps are left out, and what still fails is kept.
--
-- A step is a table: its kind and points of the window, so that it means the same in every run.

local request = ...
local objc, uikit, gesture, runloop = require "objc", require "uikit", require "gesture", require "runloop"
local PAUSE, MOST_RUNS, TRIES = 0.5, 300, 20

-- A linear congruential generator with Knuth's constants (MMIX); `math.random` stays the script's.
local number = request.seed
local function random(count)
  number = number * 6364136223846793005 + 1442695040888963407
  return (number >> 33) % count
end
local function choose(list) return list[random(#list) + 1] end

-- The rectangle of a view in the window, cut to the window; nil for an empty one.
local function visible(view, window)
  local area, bounds = view:convertRect_toView_(view:bounds(), window), window:bounds().size
  local left, top = math.max(area.origin.x, 1), math.max(area.origin.y, 1)
  local right = math.min(area.origin.x + area.size.width, bounds.width - 1)
  local bottom = math.min(area.origin.y + area.size.height, bounds.height - 1)
  if right - left < 1 or bottom - top < 1 then return nil end
  return {left = left, top = top, width = right - left, height = bottom - top}
end

-- The visible views that react to fingers, in the order of the tree.
local function reacting(view, window, found)
  if view:isHidden() or view:alpha() < 0.01 or not view:isUserInteractionEnabled() then return found end
  local recognizers = view:gestureRecognizers()
  local reacts = view:isKindOfClass_(objc.UIControl) or view:isKindOfClass_(objc.UIScrollView)
    or view:isKindOfClass_(objc.UITableViewCell) or recognizers ~= nil and #recognizers > 0
  local area = reacts and visible(view, window)
  if area then found[#found + 1] = area end
  for _, child in ipairs(view:subviews()) do reacting(child, window, found) end
  return found
end

local function editing(view)
  if view:isFirstResponder() then return view:respondsToSelector_("insertText:") end
  for _, child in ipairs(view:subviews()) do
    if editing(child) then return true end
  end
  return false
end

local weights = {tap = 50, doubleTap = 5, press = 5, drag = 12, flick = 18, pinch = 3, type = 7}
local bag = {}
for _, kind in ipairs(request.actions) do
  for _ = 1, weights[kind] do bag[#bag + 1] = kind end
end
local texts = {"a", "Hello", "42", "\b", " ", "é", "longer text, with a comma"}

local function point_in(area)
  return {x = math.floor(area.left + random(math.max(1, math.floor(area.width)))),
    y = math.floor(area.top + random(math.max(1, math.floor(area.height))))}
end

-- A random step; nil if the chosen one has no room, or nothing is editing.
local function propose()
  local window, kind = uikit.keyWindow(), choose(bag)
  local whole = visible(window, window)
  local places = reacting(window, window, {})
  local area = #places > 0 and random(10) < 8 and choose(places) or whole
  if kind == "type" then return editing(window) and {kind = kind, text = choose(texts)} or nil end
  if kind == "pinch" then
    local border = 110
    if whole.width < 2 * border + 2 or whole.height < 2 * border + 2 then return nil end
    local at = point_in {left = border, top = border, width = whole.width - 2 * border, height = whole.height - 2 * border}
    return {kind = kind, at = at, scale = random(2) == 0 and 2 or 0.5}
  end
  local step = {kind = kind, at = point_in(area)}
  if kind == "drag" or kind == "flick" then
    local reach = kind == "flick" and 200 or 300
    step.to = {
      x = math.max(1, math.min(whole.width, step.at.x + random(2 * reach) - reach)) // 1,
      y = math.max(1, math.min(whole.height, step.at.y + random(2 * reach) - reach)) // 1,
    }
  end
  return step
end

local perform = {}
function perform.tap(window, step) gesture.tap(window, {at = step.at}) end
function perform.doubleTap(window, step) gesture.tap(window, {at = step.at, count = 2}) end
function perform.press(window, step) gesture.press(window, {at = step.at}) end
function perform.drag(window, step) gesture.drag(window, {from = step.at, to = step.to}) end
function perform.flick(window, step) gesture.flick(window, {from = step.at, to = step.to}) end
function perform.pinch(window, step) gesture.pinch(window, {at = step.at, scale = step.scale, from = 100}) end
function perform.type(window, step)
  if editing(window) then uikit.type(step.text) end
end

-- Performs a step; returns false and the error of a failure.
local function run(step)
  local window = uikit.keyWindow()
  if not window then return true end
  return pcall(function()
    perform[step.kind](window, step)
    runloop.run(PAUSE)
    if request.check and request.check() == false then error("check returned false", 0) end
  end)
end

local function text_of(fault)
  local shown, text = pcall(tostring, fault)
  return shown and text:match "^[^\n]*" or "an error that cannot be shown"
end
-- Two failures are the same if they differ in addresses alone.
local function same(one, other) return one:gsub("0x%x+", "") == other:gsub("0x%x+", "") end

local base = objc.snapshot()
local function begin()
  objc.restore(base)
  if request.setup then request.setup() end
end

-- Whether some steps still end in a failure; also returns their number up to it.
local runs = 0
local function fails(steps, wanted)
  runs = runs + 1
  begin()
  for place, step in ipairs(steps) do
    local done, fault = run(step)
    if not done then return same(text_of(fault), wanted), place end
  end
  return false
end

local function without(steps, first, last)
  local rest = {}
  for place, step in ipairs(steps) do
    if place < first or place > last then rest[#rest + 1] = step end
  end
  return rest
end

-- Leaves out ever smaller parts, from the end, as long as what is left still fails.
local function shrink(steps, wanted)
  local size = math.max(1, #steps // 2)
  while true do
    local is_shorter, last = false, #steps
    while last >= 1 and runs < MOST_RUNS do
      local first = math.max(1, last - size + 1)
      local rest = without(steps, first, last)
      if #rest > 0 and fails(rest, wanted) then
        steps, is_shorter = rest, true
        last = math.min(first - 1, #steps)
      else
        last = first - 1
      end
    end
    if runs >= MOST_RUNS or size == 1 and not is_shorter then return steps end
    if not is_shorter or size > 1 then size = math.max(1, size // 2) end
  end
end

local function shown(point) return ("{x = %d, y = %d}"):format(point.x, point.y) end
local line_of = {}
function line_of.tap(step) return ("gesture.tap(window, {at = %s})"):format(shown(step.at)) end
function line_of.doubleTap(step) return ("gesture.tap(window, {at = %s, count = 2})"):format(shown(step.at)) end
function line_of.press(step) return ("gesture.press(window, {at = %s})"):format(shown(step.at)) end
function line_of.drag(step)
  return ("gesture.%s(window, {from = %s, to = %s})"):format(step.kind, shown(step.at), shown(step.to))
end
line_of.flick = line_of.drag
function line_of.pinch(step)
  return ("gesture.pinch(window, {at = %s, scale = %s, from = 100})"):format(shown(step.at), step.scale)
end
function line_of.type(step) return ("uikit.type(%q)"):format(step.text) end

-- The steps as Lua, with the class of the view that each touches.
local function described(steps)
  local lines = {"local window = uikit.keyWindow()"}
  begin()
  for _, step in ipairs(steps) do
    local line, window = line_of[step.kind](step), uikit.keyWindow()
    local hit = step.at and window and window:hitTest_withEvent_(step.at, nil)
    if hit then line = ("%s -- %s"):format(line, objc.class_getName(hit:class())) end
    lines[#lines + 1] = line
    lines[#lines + 1] = ("runloop.run(%g)"):format(PAUSE)
    if not run(step) then break end
  end
  return table.concat(lines, "\n")
end

if request.setup then request.setup() end
local steps = {}
for _ = 1, request.steps do
  local step, tries = nil, 0
  while not step and tries < TRIES and uikit.keyWindow() do
    step, tries = propose(), tries + 1
  end
  if not step then break end
  steps[#steps + 1] = step
  local done, fault = run(step)
  if not done then
    local wanted, count = text_of(fault), #steps
    local fewest, remark = steps, ""
    if request.shrinks then
      if fails(steps, wanted) then
        fewest = shrink(steps, wanted)
        remark = (", %d of them %s enough"):format(#fewest, #fewest == 1 and "is" or "are")
      else
        remark = "; it does not fail again in the restored world: what Lua variables hold is set back by setup"
      end
    end
    local lua = described(fewest)
    begin()
    local text = ("%s: seed %d fails at step %d%s: %s\n%s"):format(request.name, request.seed, count, remark, wanted, lua)
    -- Sources in Objective-C catch exceptions alone.
    if request.name:find "^HH" then objc.NSException:raise_format_("NSInternalInconsistencyException", "%@", text) end
    error(text, 0)
  end
end
return #steps
