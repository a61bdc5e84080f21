-- The functions of the bridge that must be closures of Lua, so that a message never leaves the VM.
--
-- They use the library functions that were there when the state was made, whatever a script or a
-- sandbox makes of the globals since.

local library = ...
local error, getinfo, next, pcall = library.error, library.getinfo, library.next, library.pcall
local getmetatable, setmetatable = library.getmetatable, library.setmetatable
local type = library.type

local functions = {}

-- Answers a method's entry that adds the selector after `self`; the function has `count` parameters.
function functions.bind(f, selector, count)
  if count == 0 then return function(self) return f(self, selector) end end
  if count == 1 then return function(self, a) return f(self, selector, a) end end
  if count == 2 then return function(self, a, b) return f(self, selector, a, b) end end
  if count == 3 then return function(self, a, b, c) return f(self, selector, a, b, c) end end
  return function(self, ...) return f(self, selector, ...) end
end

-- Answers what runs for a `dealloc`: one that is called by another name goes on to what is above it.
function functions.dealloc(f, begin, finish)
  local function pass(self, ...)
    finish(self)
    return ...
  end
  return function(self, ...)
    if begin(self) then return pass(self, f(self, ...)) end
    return f(self, ...)
  end
end

-- Answers a message's entry before which its thread may be left; `point` gets the receiver.
function functions.pointed(f, point)
  return function(self, ...)
    point(self)
    return f(self, ...)
  end
end

-- Answers a function that runs `f` between `enter`, whose result is closed at its end, and `note`,
-- which gets its results.
function functions.recording(f, enter, note)
  local function pass(...)
    note(...)
    return ...
  end
  return function(...)
    local scope <close> = enter(...)
    return pass(f(...))
  end
end

-- The metatable of what `super(self)` answers; the dispatch table of the superclass is `holder[1]`.
local function super_metatable(holder)
  local messages = setmetatable({}, {__index = function(messages, name)
    local function send(proxy, ...) return holder[1][name](proxy[1], ...) end
    messages[name] = send
    return send
  end})
  return {__index = messages, __name = "super"}
end

-- Answers what a class body gets as `super`, for its instances and its class.
function functions.super(holder, classHolder)
  local instances, classes = super_metatable(holder), super_metatable(classHolder)
  return function(self)
    local known = getmetatable(self)
    local isClass = type(known) == "table" and known.isClass
    if isClass == nil or not known then
      error("super: self must be an object, got " .. type(self), 2)
    end
    if known.isZombie then return self end
    return setmetatable({self}, isClass and classes or instances)
  end
end

-- Answers `objc.autoreleasepool`.
function functions.pool(open, drain)
  local function finish(mark, ok, ...)
    drain(mark)
    if not ok then error((...), 0) end
    return ...
  end
  return function(fn) return finish(open(fn), pcall(fn)) end
end

-- Answers `__call` of an IMP; `resolve` answers the function of one.
function functions.implementationCaller(resolve)
  local resolved = setmetatable({}, {__mode = "k"})
  return function(imp, self, selector, ...)
    local f = resolved[imp]
    if not f then
      f = resolve(imp)
      resolved[imp] = f
    end
    return f(self, selector, ...)
  end
end

-- Answers what calling the IMP of a script's function runs.
function functions.scriptCall(check, f, takesSelector)
  if takesSelector then
    return function(self, selector, ...) return f(self, check(self, selector), ...) end
  end
  return function(self, selector, ...)
    check(self, selector)
    return f(self, ...)
  end
end

-- Answers `objc.msgSend` and `objc.msgSendSuper`; `entry` answers what runs, and the object that stands
-- for the receiver when that is a Lua value.
function functions.sender(entry)
  local function msgSend(self, selector, ...)
    if self == nil then return nil end
    local f, boxed = entry(nil, self, selector)
    if boxed ~= nil then return f(boxed, ...) end
    return f(self, ...)
  end
  local function msgSendSuper(class, self, selector, ...)
    if self == nil then return nil end
    local f, boxed = entry(class, self, selector)
    if boxed ~= nil then return f(boxed, ...) end
    return f(self, ...)
  end
  return msgSend, msgSendSuper
end

-- An exception's `name` is a string, and `e:name()` is a message: the strings and tables that its
-- fields answer can be called with the exception.
--
-- The string metatable learns it when the first exception is asked, so that scripts without
-- exceptions see Lua's own; a script's own `__call` of strings stays.
local exceptionFields = {name = true, reason = true, userInfo = true, callStackSymbols = true}
local answersItself = {__call = function(value) return value end}

local function callString(text, receiver)
  local known = getmetatable(receiver)
  if type(known) == "table" and known.isException then return text end
  local info = getinfo and getinfo(1, "n") or {}
  local what = info.name and (" (%s '%s')"):format(info.namewhat, info.name) or ""
  error("attempt to call a string value" .. what, 2)
end

local function callable(value)
  local copied = {}
  for key, element in next, value do copied[key] = element end
  return setmetatable(copied, answersItself)
end

-- Answers `__index` of exceptions.
function functions.exceptionIndex(entries, field)
  return function(exception, name)
    if not exceptionFields[name] then return entries[name] end
    local value = field(exception, name)
    if type(value) == "string" then
      local strings = getmetatable("")
      if type(strings) == "table" and strings.__call == nil then strings.__call = callString end
    elseif type(value) == "table" then
      return callable(value)
    end
    return value
  end
end

return functions
