-- The elements of a run, such as files and tests, as tables that the coordinator can receive: their
-- numbers, names, positions and tracebacks. Strings are shortened for a report.

local busted = ...
local elements = {}
local concat = table.concat

-- Numbers of the elements of the current file, from 1 on; a suite has the number 0.
local numbers, count = {}, 0

-- Starts a new file.
function elements.reset() numbers, count = {}, 0 end

local function number_of(element)
  if not element or not element.descriptor or element.descriptor == "suite" then return 0 end
  if not numbers[element] then
    count = count + 1
    numbers[element] = count
  end
  return numbers[element]
end

-- Returns the value as a string that is short enough for a report.
local function text(value)
  if value == nil then return nil end
  if type(value) ~= "string" then value = tostring(value) end
  if #value <= 65536 then return value end
  return ("%s… (%d more bytes)"):format(value:sub(1, 65536), #value - 65536)
end

-- Whether a line of a traceback is in the runner's own code.
local function is_internal(line)
  return line:find "^%s+%[hookhost%]:" or line:find "/busted/" or line:find "/luassert/"
    or line:find "^%s+%.%.%.%s+%(skipping "
end

-- Returns a traceback without the runner's frames; nil if no frame of a test remains.
local function own_frames(traceback)
  if type(traceback) ~= "string" then return traceback end
  local lines, pending, has_frame = {}, {}, false
  for line in traceback:gmatch "[^\n]+" do
    if is_internal(line) then
      pending = {}
    elseif line:find "^%s+%[C%]: " or line:find "^%s+%(%.%.%.tail calls" then
      -- A frame of C is only of interest below a frame of the test.
      pending[#pending + 1] = line
    else
      for _, one in ipairs(pending) do lines[#lines + 1] = one end
      pending = {}
      lines[#lines + 1] = line
      has_frame = has_frame or line:find "^%s+%S" ~= nil
    end
  end
  return has_frame and concat(lines, "\n") or nil
end

local function place_of(trace)
  if type(trace) ~= "table" or not trace.short_src then return nil end
  return {
    short_src = trace.short_src, currentline = trace.currentline, what = trace.what,
    source = trace.source and trace.source:sub(1, 200), traceback = text(own_frames(trace.traceback)),
  }
end

local function description(element, parent)
  parent = parent or busted.context.parent(element)
  return {
    number = number_of(element), parent = parent and number_of(parent),
    parentseed = parent and parent.randomseed,
    descriptor = element.descriptor, name = text(element.name),
    trace = place_of(element.trace), randomseed = element.randomseed, duration = element.duration,
    starttime = element.starttime, starttick = element.starttick,
    endtime = element.endtime, endtick = element.endtick,
  }
end

elements.number, elements.text = number_of, text
elements.place, elements.description = place_of, description
return elements
