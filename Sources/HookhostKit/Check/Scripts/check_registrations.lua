-- Handlers that a process has once, for uncaught exceptions and for signals, and the keys of associations.
-- The functions that set them are wrapped before any source is loaded, so that each call is noted with its line.
local native <const> = ...
local C <const>, objc <const> = require "hookhost.c", require "objc"
local c <const> = C.functions

-- The line of the source that calls a wrapped function.
local function line_of_caller()
  local info = debug.getinfo(3, "Sl")
  local file <close> = info and info.source:sub(1, 1) == "@" and io.open(info.source:sub(2), "rb") or nil
  if not file then return "" end
  local number = 0
  for line in file:lines() do
    number = number + 1
    if number == info.currentline then return line end
  end
  return ""
end

local signals <const> = {[4] = "SIGILL", [5] = "SIGTRAP", [6] = "SIGABRT", [8] = "SIGFPE", [10] = "SIGBUS", [11] = "SIGSEGV",
  [12] = "SIGSYS", [13] = "SIGPIPE", [14] = "SIGALRM", [15] = "SIGTERM", [2] = "SIGINT", [1] = "SIGHUP", [3] = "SIGQUIT"}
local function name_of(number) return signals[number] or ("signal %d"):format(number) end

-- SIG_DFL and SIG_IGN set no handler.
local function is_handler(value) return type(value) == "function" or type(value) == "table" end

local set <const>, get <const> = c.NSSetUncaughtExceptionHandler, c.NSGetUncaughtExceptionHandler
function c.NSSetUncaughtExceptionHandler(handler)
  if handler ~= nil then native.registered("exception handler", "NSSetUncaughtExceptionHandler", false) end
  set(handler)
end
function c.NSGetUncaughtExceptionHandler()
  native.readHandler "exception handler"
  return get()
end

local signal <const>, sigaction <const> = c.signal, c.sigaction
function c.signal(number, handler)
  if is_handler(handler) then
    local keeps = line_of_caller():find "=%s*signal%s*%(" ~= nil
    native.registered("signal handler", name_of(number), keeps)
  end
  return signal(number, handler)
end
function c.sigaction(number, action, old)
  if action == nil or old ~= nil then native.readHandler "signal handler" end
  if action ~= nil and is_handler(action.a[action.i].__sigaction_u.__sa_handler) then
    native.registered("signal handler", name_of(number), old ~= nil)
  end
  return sigaction(number, action, old)
end

-- The noted keys of associations, by class. Selectors, constant strings and NULL are the same in all
-- sources; the address of a variable is a key of its own.
local keys = {}

local function text_of(key)
  if key == nil then return "NULL" end
  if type(key) ~= "userdata" then return type(key) == "string" and '"' .. key .. '"' or nil end
  if getmetatable(key).__name == "selector" then return ("@selector(%s)"):format(key) end
  local text = objc.unbox(key)
  return type(text) == "string" and '@"' .. text .. '"' or nil
end

local associate <const> = c.objc_setAssociatedObject
function c.objc_setAssociatedObject(object, key, value, policy)
  local text = value ~= nil and type(object) == "userdata" and not native.onlyInstalls() and text_of(key)
  if text then
    local class = objc.class_getName(objc.object_getClass(object)):gsub("^NSKVONotifying_", "")
    local name = class .. "." .. text
    if not keys[name] then native.registered("association key", name) end
    keys[name] = true
  end
  return associate(object, key, value, policy)
end

-- The line that has used each token of dispatch_once, by its memory and its index there.
local once <const> = c.dispatch_once
local used = {}
function c.dispatch_once(token, block)
  local info <const> = debug.getinfo(2, "Sl")
  local memory <const> = used[token.a] or {}
  used[token.a] = memory
  local line <const> = info.source:sub(2) .. ":" .. info.currentline
  local first <const> = memory[token.i]
  if token.a[token.i] ~= -1 then
    memory[token.i] = line
  elseif first and first ~= line then
    native.registered("dispatch_once token", first)
  end
  return once(token, block)
end

local registrations <const> = {}

--- Forgets the handlers, keys and tokens of an earlier run.
function registrations.reset()
  C.uncaughtHandler, keys = nil, {}
  used = setmetatable({}, {__mode = "k"})
end

--- Asks the registered URL protocols whether they answer a request of another SDK.
function registrations.ask()
  for _, name in ipairs(native.protocols()) do
    local is_done, answers = pcall(function()
      local url = objc.NSURL:URLWithString_ "https://check.example/"
      return objc[name]:canInitWithRequest_(objc.NSURLRequest:requestWithURL_(url))
    end)
    if is_done and answers then native.answers(name) end
  end
end

return registrations
