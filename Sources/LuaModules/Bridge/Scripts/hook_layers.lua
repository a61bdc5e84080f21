-- The closures of hook layers.
--
-- Each factory returns the function that a message calls, and `rebind(inner, isActive, recording)`:
-- the next function inside, whether the layer is active, what runs for the handler in a trace.

local library = ...
local pack, select, unpack = library.pack, library.select, library.unpack

local function nothing() end

local layers = {}

function layers.before(handler)
  local run, inner = handler, nothing
  local function entry(self, ...)
    run(self, ...)
    return inner(self, ...)
  end
  local function rebind(next, isActive, recording)
    inner, run = next, isActive and (recording or handler) or nothing
  end
  return entry, rebind
end

-- Up to two results are stored without a table.
local function counted(...)
  local count = select("#", ...)
  if count < 3 then return count, ... end
  return count, pack(...)
end

function layers.after(handler)
  local run, inner = handler, nothing
  local function entry(self, ...)
    local count, first, second = counted(inner(self, ...))
    run(self, ...)
    if count == 1 then return first end
    if count == 0 then return end
    if count == 2 then return first, second end
    return unpack(first, 1, count)
  end
  local function rebind(next, isActive, recording)
    inner, run = next, isActive and (recording or handler) or nothing
  end
  return entry, rebind
end

local function passOn(original, ...) return original(...) end

function layers.instead(handler)
  local run, inner = handler, nothing
  local function entry(self, ...) return run(inner, self, ...) end
  local function rebind(next, isActive, recording)
    inner, run = next, isActive and (recording or handler) or passOn
  end
  return entry, rebind
end

-- `app` returns the object behind a proxy, which is the handlers' `self`.
function layers.delegate(handler, app)
  local run, inner = handler, nothing
  local function entry(proxy, ...)
    local function original(_, ...) return inner(proxy, ...) end
    return run(original, app(proxy), ...)
  end
  local function rebind(next, isActive, recording)
    inner, run = next, isActive and (recording or handler) or passOn
  end
  return entry, rebind
end

-- Returns a function that calls the entry of the superclass's dispatch table, `holder[1]`.
function layers.superCall(holder, name)
  return function(self, ...) return holder[1][name](self, ...) end
end

-- Returns a function that calls the function that `resolve` currently returns.
function layers.currentCall(resolve)
  return function(...) return resolve()(...) end
end

return layers
