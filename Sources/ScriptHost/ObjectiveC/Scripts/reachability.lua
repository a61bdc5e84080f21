-- SystemConfiguration's reachability of hosts: that of the simulated network, which
-- `network.setOffline` changes. A change is reported on the run loop or queue of each target.

local C = ...
local c, objc = C.functions, C.objc

local REACHABLE, LOCAL_ADDRESS, DIRECT = 1 << 1, 1 << 16, 1 << 17
local targets = setmetatable({}, {__mode = "k"})
-- Targets that report changes, which the system retains.
local reporting = {}
local function flags_of(state)
  if state.is_local then return REACHABLE | LOCAL_ADDRESS | DIRECT end
  return C.network.isOffline() and 0 or REACHABLE
end
local function made(is_local)
  local target = objc.NSObject:new()
  targets[target] = {is_local = is_local}
  return target
end
function c.SCNetworkReachabilityCreateWithName(_, name)
  if name == nil then return nil end
  local host = C.cstr(name)
  return made(host == "localhost" or host == "127.0.0.1" or host == "::1")
end
-- An address of zeros stands for any host.
local AF_INET, LOOPBACK = 2, 127
local function is_loopback(p)
  local address = p.a[p.i]
  if type(address) ~= "table" or address.sin_family ~= AF_INET and address.sa_family ~= AF_INET then return false end
  local bits = address.sin_addr and address.sin_addr.s_addr or 0
  return bits & 0xFF == LOOPBACK
end
function c.SCNetworkReachabilityCreateWithAddress(_, address)
  if address == nil then return nil end
  local is_read, is_local = pcall(is_loopback, address)
  return made(is_read and is_local)
end
function c.SCNetworkReachabilityCreateWithAddressPair(_, _, remote)
  return c.SCNetworkReachabilityCreateWithAddress(nil, remote) or made(false)
end
function c.SCNetworkReachabilityGetFlags(target, p)
  if target == nil or p == nil or not targets[target] then return false end
  p.a[p.i] = flags_of(targets[target])
  return true
end
function c.SCNetworkReachabilitySetCallback(target, callback, context)
  local state = targets[target]
  if not state then return false end
  local fields = context and context.a[context.i] or {}
  if state.release and state.info ~= nil then state.release(state.info) end
  state.callback, state.info, state.release = callback, fields.info, fields.release
  if callback ~= nil and fields.retain and state.info ~= nil then state.info = fields.retain(state.info) end
  return true
end
local function report(target, state)
  local flags = flags_of(state)
  if state.reported == flags then return end
  state.reported = flags
  local function call()
    if reporting[target] and state.callback ~= nil then state.callback(target, flags, state.info) end
  end
  if state.queue ~= nil then
    c.dispatch_async(state.queue, call)
  else
    C.dispatch.async(call)
  end
end
local function start(target, where)
  local state = targets[target]
  if not state or state.callback == nil then return false end
  state.queue = where
  -- An object of the world tells later whether a restored snapshot has undone the start.
  state.witness = C.objc.NSObject:new()
  reporting[target] = state
  -- The state becomes known shortly after the start, which is reported.
  state.reported = nil
  report(target, state)
  return true
end
local function stop(target)
  local was_reporting = reporting[target] ~= nil
  reporting[target] = nil
  return was_reporting
end
function c.SCNetworkReachabilityScheduleWithRunLoop(target) return start(target) end
function c.SCNetworkReachabilityUnscheduleFromRunLoop(target) return stop(target) end
function c.SCNetworkReachabilitySetDispatchQueue(target, queue)
  if queue == nil then
    stop(target)
    return true
  end
  return start(target, queue)
end
function C.reachabilityChanged()
  for target, state in pairs(reporting) do
    if pcall(C.objc.msgSend, state.witness, "self") then
      report(target, state)
    else
      reporting[target] = nil
    end
  end
end

local SUCCESS = 0
function c.SCError() return SUCCESS end
function c.SCErrorString(status) return C.str(status == SUCCESS and "Success!" or "Failed!") end
