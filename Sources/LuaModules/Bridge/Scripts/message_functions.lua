-- The bridge functions that must be Lua closures, so that a message stays inside the VM.
--
-- They use the library functions that existed when the state was created, even if a script or a
-- sandbox changes the globals later.

local library = ...
local error, pcall, setmetatable = library.error, library.pcall, library.setmetatable

local functions = {}

-- Returns a method's entry that adds the selector after `self`; `f` has `count` parameters.
function functions.bind(f, selector, count)
  if count == 0 then return function(self) return f(self, selector) end end
  if count == 1 then return function(self, a) return f(self, selector, a) end end
  if count == 2 then return function(self, a, b) return f(self, selector, a, b) end end
  if count == 3 then return function(self, a, b, c) return f(self, selector, a, b, c) end end
  return function(self, ...) return f(self, selector, ...) end
end

-- Returns the function that runs for a `dealloc`; run under another name, it calls super's.
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

-- Returns a message's entry with a switch point before it; `point` receives the receiver.
function functions.pointed(f, point)
  return function(self, ...)
    point(self)
    return f(self, ...)
  end
end

-- Returns a function that runs `f` between `enter` and `note`. The result of `enter` is closed at
-- the end; `note` receives the results of `f`.
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

-- Returns a function that calls `note` before it calls `f`.
function functions.entrance(f, note)
  return function(self, second, ...)
    note(self, second)
    return f(self, second, ...)
  end
end

-- Returns `objc.autoreleasepool`.
function functions.pool(open, drain)
  local function finish(mark, ok, ...)
    drain(mark)
    if not ok then error((...), 0) end
    return ...
  end
  return function(fn) return finish(open(fn), pcall(fn)) end
end

-- Returns the `__call` of an IMP; `resolve` returns its function.
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

-- Returns the function that runs when a script's IMP is called.
function functions.scriptCall(check, f, takesSelector)
  if takesSelector then
    return function(self, selector, ...) return f(self, check(self, selector), ...) end
  end
  return function(self, selector, ...)
    check(self, selector)
    return f(self, ...)
  end
end

-- Returns `objc.msgSend` and `objc.msgSendSuper`. `entry` returns the function to run, and the
-- object that represents a receiver that is a Lua value.
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
