-- Reads a trace in Chrome's format strictly, for chrome_trace_spec.lua: invalid text is an error with its
-- position.
local reading = {}

local escapes = {
  ['"'] = '"', ["\\"] = "\\", ["/"] = "/", b = "\b", f = "\f", n = "\n", r = "\r", t = "\t",
}

-- Returns the value at an index of a JSON text, and the index after it.
local function value(text, place)
  place = text:find("[^ \n\r\t]", place) or #text + 1
  local first = text:sub(place, place)
  if first == "{" or first == "[" then
    local result, closing = {}, first == "{" and "}" or "]"
    place = text:find("[^ \n\r\t]", place + 1)
    if text:sub(place, place) == closing then return result, place + 1 end
    while true do
      local key = #result + 1
      if first == "{" then
        key, place = value(text, place)
        assert(type(key) == "string" and result[key] == nil, "a bad name at " .. place)
        place = select(2, text:find("^%s*:", place)) + 1
      end
      result[key], place = value(text, place)
      place = text:find("[^ \n\r\t]", place)
      local mark = text:sub(place, place)
      if mark == closing then return result, place + 1 end
      assert(mark == ",", "no comma at " .. place)
      place = text:find("[^ \n\r\t]", place + 1)
    end
  elseif first == '"' then
    local parts = {}
    place = place + 1
    while true do
      local stop = text:find('["\\%c]', place)
      parts[#parts + 1] = text:sub(place, stop - 1)
      local mark = text:sub(stop, stop)
      if mark == '"' then return table.concat(parts), stop + 1 end
      assert(mark == "\\", "a control character at " .. stop)
      local kind = text:sub(stop + 1, stop + 1)
      if kind == "u" then
        parts[#parts + 1] = utf8.char(tonumber(text:match("^%x%x%x%x", stop + 2), 16))
        place = stop + 6
      else
        parts[#parts + 1] = assert(escapes[kind], "a bad escape at " .. stop)
        place = stop + 2
      end
    end
  end
  local number = text:match("^-?%d+%.?%d*[eE]?[+-]?%d*", place)
  if number then return assert(tonumber(number)), place + #number end
  for word, meaning in pairs {["true"] = true, ["false"] = false} do
    if text:sub(place, place + #word - 1) == word then return meaning, place + #word end
  end
  error(("no value at %d: %s"):format(place, text:sub(place, place + 20)))
end

function reading.json(text)
  assert(utf8.len(text), "not UTF-8")
  local result, place = value(text, 1)
  assert(not text:find("%S", place), "text behind the end")
  return result
end

local function check(event, condition, what)
  if condition then return end
  error(("%s: %s %s at %s"):format(what, event.ph, event.name, event.ts))
end

-- Checks every event by the rules of the format; returns the number of events of each phase.
function reading.check(trace)
  local counts, open, flows, tracks = {}, {}, {}, {}
  assert(trace.displayTimeUnit == "ms" or trace.displayTimeUnit == "ns")
  for _, event in ipairs(trace.traceEvents) do
    local phase = event.ph
    counts[phase] = (counts[phase] or 0) + 1
    check(event, type(event.name) == "string" and event.name ~= "", "no name")
    check(event, math.type(event.pid) == "integer", "no process")
    if phase == "M" then
      check(event, event.name:match "^process_" or event.name:match "^thread_", "unknown metadata")
      if event.name == "thread_name" then tracks[event.tid] = event.args.name end
    else
      check(event, type(event.cat) == "string", "no category")
      check(event, type(event.ts) == "number" and event.ts >= 0 and event.ts < math.huge, "bad time")
    end
    if phase ~= "M" and phase ~= "C" then check(event, tracks[event.tid], "a track without a name") end
    if phase == "X" then
      check(event, type(event.dur) == "number" and event.dur >= 0, "bad duration")
      local stack = open[event.tid] or {}
      open[event.tid] = stack
      local tolerance = 1e-6
      while #stack > 0 and stack[#stack] <= event.ts + tolerance do stack[#stack] = nil end
      local finish = event.ts + event.dur
      check(event, #stack == 0 or finish <= stack[#stack] + tolerance, "it ends behind what it is in")
      check(event, event.ts >= (stack.last or 0), "it begins before its predecessor")
      stack[#stack + 1], stack.last = finish, event.ts
    elseif phase == "i" then
      check(event, event.s == "g" or event.s == "p" or event.s == "t", "bad scope")
    elseif phase == "C" then
      check(event, next(event.args), "a counter of nothing")
      for _, number in pairs(event.args) do check(event, type(number) == "number", "no number") end
    elseif phase == "s" then
      check(event, not flows[event.id], "an arrow begins twice")
      flows[event.id] = event
    elseif phase == "f" then
      local start = flows[event.id]
      check(event, start and start.ts <= event.ts and start.name == event.name, "an arrow from nowhere")
      check(event, event.bp == "e", "an arrow to what comes next")
      flows[event.id] = nil
    elseif phase ~= "M" then
      check(event, false, "unknown phase")
    end
  end
  assert(next(flows) == nil, "an arrow to nowhere")
  return counts
end

return reading
