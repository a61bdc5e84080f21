-- The closures of hook layers.
--
-- Each factory returns the function that a message calls, and `rebind(inner, isActive, recording)`:
-- the next function inside, whether the layer is active, what runs for the handler in a trace.

local library = ...
local pack, select, unpack = library.pack, library.select, library.unpack
local type, next = library.type, library.next

local function nothing() end

-- A structure with named fields, from one whose numbers are in order, as it is or in a field.
local function named(value, form)
  if type(value) ~= "table" then return value end
  if value[1] ~= nil then
    if #value ~= form.count then return value end
    local place = 0
    local function fill(part)
      local made = {}
      for index = 1, #part do
        local field = part[index]
        if field.form then
          made[field.name] = fill(field.form)
        else
          place = place + 1
          made[field.name] = value[place]
        end
      end
      return made
    end
    return fill(form)
  end
  local copied
  for index = 1, #form do
    local field = form[index]
    if field.form then
      local inner = value[field.name]
      local made = named(inner, field.form)
      if made ~= inner then
        if not copied then
          copied = {}
          for key, other in next, value do copied[key] = other end
        end
        copied[field.name] = made
      end
    end
  end
  return copied or value
end

-- The entry of a layer whose handler gets structures with named fields; `forms` describes the
-- structures among the arguments.
local function naming(entry, forms)
  if not forms then return entry end
  local first = forms[1]
  if first and next(forms, 1) == nil then
    return function(self, argument, ...)
      if type(argument) == "table" then argument = named(argument, first) end
      return entry(self, argument, ...)
    end
  end
  return function(self, ...)
    local arguments = pack(...)
    for index, form in next, forms do arguments[index] = named(arguments[index], form) end
    return entry(self, unpack(arguments, 1, arguments.n))
  end
end

local layers = {}

function layers.before(handler, forms)
  local run, inner = handler, nothing
  local function entry(self, ...)
    run(self, ...)
    return inner(self, ...)
  end
  local function rebind(next, isActive, recording)
    inner, run = next, isActive and (recording or handler) or nothing
  end
  return naming(entry, forms), rebind
end

-- Up to two results are stored without a table.
local function counted(...)
  local count = select("#", ...)
  if count < 3 then return count, ... end
  return count, pack(...)
end

function layers.after(handler, forms)
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
  return naming(entry, forms), rebind
end

local function passOn(original, ...) return original(...) end

function layers.instead(handler, forms)
  local run, inner = handler, nothing
  local function entry(self, ...) return run(inner, self, ...) end
  local function rebind(next, isActive, recording)
    inner, run = next, isActive and (recording or handler) or passOn
  end
  return naming(entry, forms), rebind
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
