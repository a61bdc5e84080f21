-- Objective-C exceptions as Lua errors, and cleanups and unlocking during unwinding.

local C, native = ...
local objc, c = C.objc, C.functions
local type, setmetatable, getmetatable, error, pcall, rawequal = type, setmetatable, getmetatable, error, pcall, rawequal

-- Exceptions: only thrown objects are caught, not program errors.
--
-- A thrown object lives until it is caught, even if pools are drained meanwhile: each frame that it
-- passes hands its reference to the next outer one. The outermost one gives it to the pool.
local passed = setmetatable({}, {__mode = "k"})
local frames = 0
-- Lua allows 200 nested protected calls; each thread has its own count.
local FRAMES_OF_THREAD = 100
local function protected(body, ...)
  if frames % FRAMES_OF_THREAD == 0 then return native.callOnThread(body, ...) end
  return pcall(body, ...)
end

-- The number of `@try` statements that are running.
function C.tryDepth() return frames end

local function take(thrown)
  if passed[thrown] then passed[thrown] = nil else native.retain(thrown) end
end

local function passOn(thrown)
  if frames == 0 then return native.autorelease(thrown) end
  -- If it was thrown again in a handler, its reference was handed on already.
  if passed[thrown] then native.release(thrown) else passed[thrown] = true end
end

-- What `longjmp` raises, which passes `@finally` and locks by as on a device.
local Jump = {}
local function is_jump(fault) return type(fault) == "table" and getmetatable(fault) == Jump end

function C.try(body, handler, finally)
  local mark = #C.receivers
  frames = frames + 1
  local ok, flow, result = protected(body)
  if not ok then
    C.leaveReceivers(mark)
    if flow == nil or type(flow) == "userdata" then C.leaveFrames() end
  end
  frames = frames - 1
  if not ok and C.runExceptionHandlers then C.runExceptionHandlers(frames) end
  local thrown = not ok and type(flow) == "userdata" and C.isCounted(flow) and flow or nil
  if thrown then take(thrown) end
  -- Only a source's own `@throw` can raise nil.
  if not ok and handler and (flow == nil or type(flow) == "userdata") then
    frames = frames + 1
    ok, flow, result = protected(handler, flow)
    frames = frames - 1
  end
  local left, answer
  if finally and (ok or not is_jump(flow)) then left, answer = finally() end
  if thrown then
    local goesOn = not ok and left == nil and rawequal(flow, thrown)
    if goesOn then passOn(thrown) else native.release(thrown) end
  end
  if left ~= nil then return left, answer end
  if not ok then error(flow, 0) end
  return flow, result
end
function C.throw(exception, is_owned)
  if C.usesARC and is_owned ~= nil and type(exception) == "userdata" then
    if is_owned then C.owned(exception) else C.retain(exception) end
    native.autorelease(exception)
  end
  error(exception, 0)
end
-- `setjmp`: the statements from its call to the end of their block are a function, which a jump runs again. The buffer
-- has a number of the point, which is known while that function runs.
local points, last_number = {}, 0
function C.jumpPoint(body)
  local point = {numbers = {}}
  local mark = #C.receivers
  local ok, flow, result
  repeat
    frames = frames + 1
    ok, flow, result = protected(body, point)
    frames = frames - 1
    local returns = not ok and is_jump(flow) and points[flow.number] == point
    if not ok then C.leaveReceivers(mark) end
    if returns then
      C.leaveFrames()
      point.jump = flow
    end
  until not returns
  for _, number in ipairs(point.numbers) do points[number] = nil end
  if not ok then error(flow, 0) end
  return flow, result
end
-- The value of `setjmp`: 0, or that of the jump to this buffer, once.
function C.markJump(buffer, point)
  local a, i, jump = buffer.a, buffer.i, point.jump
  if jump ~= nil and a[i] == jump.number then
    point.jump = nil
    return jump.value
  end
  last_number = last_number + 1
  a[i], points[last_number], point.numbers[#point.numbers + 1] = last_number, point, last_number
  return 0
end
function c.longjmp(buffer, value)
  local number = buffer.a[buffer.i]
  if points[number] == nil then error("longjmp: the block that called setjmp has ended", 2) end
  error(setmetatable({number = number, value = value == 0 and 1 or value}, Jump), 0)
end
c._longjmp, c.siglongjmp = c.longjmp, c.longjmp

-- A thrown object is examined without messages, because it may not respond to them.
function C.isKind(object, name)
  if type(object) ~= "userdata" then return false end
  local wanted, class = objc.getClass(name), objc.object_getClass(object)
  while class and class ~= wanted do class = objc.class_getSuperclass(class) end
  return class ~= nil
end

-- The guard of a variable with a cleanup. It runs once: at the end of the scope, or when Lua closes
-- it while an exception unwinds.
local Guard = {}
function Guard.__call(guard)
  local run = guard.run
  guard.run = nil
  if run then run() end
end
Guard.__close = Guard.__call
function C.cleanup() return setmetatable({}, Guard) end

-- Locks: `@synchronized`, and its functions. The host has a lock once for each coroutine; how often
-- the coroutine that has it first acquires it again is counted here.
local running = coroutine.running
local holders, depths = {}, {}
local lock, unlock = native.lock, native.unlock
local function locked(object)
  if type(object) == "function" then return objc.block(object) end
  return C.obj(object)
end
local function enter(object)
  local holder = holders[object]
  if holder ~= nil and holder == running() then
    depths[object] = depths[object] + 1
    return
  end
  if type(object) ~= "userdata" then return lock(locked(object)) end
  lock(object)
  if holders[object] == nil then holders[object], depths[object] = running(), 0 end
end
local function leave(object)
  local depth = depths[object]
  if depth and depth > 0 and holders[object] == running() then
    depths[object] = depth - 1
    return true
  end
  if type(object) ~= "userdata" then return object == nil or unlock(locked(object)) end
  if not unlock(object) then return false end
  if depth and depth > 0 then
    -- Another coroutine of the thread has acquired it more often.
    lock(object)
    depths[object] = depth - 1
  else
    holders[object], depths[object] = nil, nil
  end
  return true
end
function C.synchronized(object, body)
  object = locked(object)
  enter(object)
  return C.try(body, nil, function() leave(object) end)
end
local OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1
function c.objc_sync_enter(object)
  enter(object)
  return 0
end
function c.objc_sync_try_enter(object) return native.tryLock(locked(object)) end
function c.objc_sync_exit(object)
  if leave(object) then return 0 end
  local setting = c.getenv "OBJC_DEBUG_SYNC_ERRORS"
  if setting ~= nil and C.cstr(setting) ~= "NO" then
    C.writeError(("objc[%d]: objc_sync_exit(0x%x) returned error %d\n"):format(
      c.getpid(), C.integer(object), OBJC_SYNC_NOT_OWNING_THREAD_ERROR))
  end
  return OBJC_SYNC_NOT_OWNING_THREAD_ERROR
end
