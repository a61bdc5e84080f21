-- The module `hookhost.timeline`: draws touches and the events that follow as text.

local fingers = {
  d = function(state) state.finger = gesture.touch(state.view, state.at) end,
  m = function(state) state.finger:move {by = state.move, duration = 0} end,
  u = function(state) state.finger:lift() state.finger = nil end,
  c = function(state) state.finger:cancel() state.finger = nil end,
  t = function(state) gesture.touch(state.view, state.at):lift() end,
  ["-"] = function() end,
}
local playing

local timeline = {}

function timeline.mark(token)
  if not playing then error("timeline.mark: no timeline is being played", 2) end
  local column = math.floor((runloop.now() - playing.start) / playing.step + 1e-6) + 1
  local marks = playing.marks[column] or {}
  marks[#marks + 1] = tostring(token)
  playing.marks[column] = marks
end

function timeline.advance(seconds) runloop.run(seconds) end

local function play(drawing, state)
  for place = 1, #drawing do
    local sign = drawing:sub(place, place)
    local needs = (sign == "m" or sign == "u" or sign == "c") and not state.finger
    if needs or sign == "d" and state.finger then
      error(("timeline: '%s' at %d needs a finger that is %s"):format(
        sign, place, needs and "down" or "up"), 0)
    end
    fingers[sign](state)
    runloop.run(math.max(0, state.start + place * state.step - runloop.now()))
  end
end

local function call(_, drawing, options)
  if type(drawing) ~= "string" or drawing:find "[^dmuct%-]" then
    error("timeline: a drawing has the signs d, m, u, t, c and -", 2)
  end
  options = options or {}
  local step = options.step or 0.1
  if type(step) ~= "number" or not (step > 0 and step < math.huge) then
    error("timeline: step must be more than 0", 2)
  end
  local outer, state = playing, {
    view = options.view or uikit.keyWindow(), at = options.at, move = options.move or {x = 10, y = 0},
    step = step, start = runloop.now(), marks = {},
  }
  playing = state
  local played, fault = pcall(play, drawing, state)
  playing = outer
  if state.finger then pcall(state.finger.cancel, state.finger) end
  if not played then error(fault, 0) end
  local columns = {}
  for place = 1, #drawing do
    local marks = table.concat(state.marks[place] or {})
    columns[place] = marks == "" and "-" or #marks == 1 and marks or "(" .. marks .. ")"
  end
  return table.concat(columns)
end

return setmetatable(timeline, {__call = call})
