-- The functions of the bridge that must be closures of Lua, so that a message never leaves the VM.
--
-- They use the library functions that were there when the state was made, whatever a script or a
-- sandbox makes of the globals since.

local library = ...
local error, pcall, setmetatable = library.error, library.pcall, library.setmetatable

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

-- Answers a function whose calls are noted before they go on to `f`.
function functions.entrance(f, note)
  return function(self, second, ...)
    note(self, second)
    return f(self, second, ...)
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

return functions
