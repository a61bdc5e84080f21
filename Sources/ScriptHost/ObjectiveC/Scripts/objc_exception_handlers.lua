-- Handlers that run when an exception leaves the frame that installed them: macOS's
-- `objc_addExceptionHandler`. They belong to a thread.

local C = ...
local c = C.functions

local MESSAGE = "objc_removeExceptionHandler() called with unknown alt handler; this is probably a bug in "
  .. "multithreaded AppKit use. "
local ADVICE = "Set environment variable OBJC_DEBUG_ALT_HANDLERS=YES or break in objc_alt_handler_error() to debug."
local handlers, last = setmetatable({}, {__mode = "k"}), 0

function c.objc_addExceptionHandler(handler, context)
  local thread = coroutine.running()
  local list = handlers[thread] or {}
  handlers[thread], last = list, last + 1
  list[#list + 1] = {token = last, handler = handler, context = context, depth = C.tryDepth()}
  return last
end

function c.objc_removeExceptionHandler(token)
  if token == 0 then return end
  local list = handlers[coroutine.running()] or {}
  for place = #list, 1, -1 do
    if list[place].token == token then
      table.remove(list, place)
      return
    end
  end
  C.writeError(("objc[%d]: %s%s\n"):format(c.getpid(), MESSAGE, ADVICE))
  C.fatal(MESSAGE)
end

-- Runs the handlers of the frames inside a `@try` that an exception ends; the last added is first.
function C.runExceptionHandlers(depth)
  local list = handlers[coroutine.running()] or {}
  for place = #list, 1, -1 do
    local entry = list[place]
    if entry.depth <= depth then break end
    table.remove(list, place)
    entry.handler(nil, entry.context)
  end
end
