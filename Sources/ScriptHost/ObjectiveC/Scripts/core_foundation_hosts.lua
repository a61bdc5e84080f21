-- CFHost: the names and addresses of hosts, which the simulated network resolves.

local C, native = ...
local c, objc, cstr = C.functions, C.objc, C.cstr
local sockets = native.sockets()

local INET, INET6, NAME_DOMAIN, NO_NAME = 2, 30, 12, 8
local ADDRESSES, NAMES, REACHABILITY = 0, 1, 2
C.constants.kCFStreamErrorDomainNetDB, C.constants.kCFStreamErrorDomainSystemConfiguration = NAME_DOMAIN, 13
C.constants.kCFGetAddrInfoFailureKey = "kCFGetAddrInfoFailureKey"
local hosts = setmetatable({}, {__mode = "k"})
local function made(state)
  local host = objc.NSObject:new()
  hosts[host] = state
  return C.owned(host)
end
local function data(family, bytes)
  local text = family == INET and string.pack("BBI2", 16, INET, 0) .. bytes .. ("\0"):rep(8)
    or string.pack("BBI2I4", 28, INET6, 0, 0) .. bytes .. ("\0"):rep(4)
  return objc.NSData:dataWithBytes_length_(text, #text)
end
function c.CFHostCreateWithName(_, name) return made {names = {cstr(name)}} end
function c.CFHostCreateWithAddress(_, address) return made {addresses = {address}} end
function c.CFHostCreateCopy(_, host)
  local copy = {}
  for key, value in pairs(hosts[host] or {}) do copy[key] = value end
  copy.callback, copy.queue_error = nil, nil
  return made(copy)
end
-- Fills in what is asked for; returns whether it was found.
local function resolve(state, kind)
  if kind == ADDRESSES and not state.addresses then
    local found, list = {sockets.addresses(state.names[1])}, {}
    for place = 1, #found, 2 do list[#list + 1] = data(found[place], found[place + 1]) end
    state.addresses = #list > 0 and list or nil
    return #list > 0
  elseif kind == NAMES and not state.names then
    local bytes = tostring(state.addresses[1]:bytes())
    local family = bytes:byte(2)
    local text = sockets.text(family, family == INET and bytes:sub(5, 8) or bytes:sub(9, 24))
    state.names = {(text == "127.0.0.1" or text == "::1") and "localhost" or text}
  end
  return true
end
local function fill(p, code)
  if p ~= nil then p.a[p.i] = {domain = code ~= 0 and NAME_DOMAIN or 0, error = code} end
end
function c.CFHostStartInfoResolution(host, kind, p)
  local state = hosts[host]
  fill(p, 0)
  if not state.callback then
    local done = resolve(state, kind)
    state[kind] = done
    if not done then fill(p, NO_NAME) end
    return done
  end
  state.running = kind
  C.dispatch.async(function()
    if state.running ~= kind then return end
    state.running, state[kind] = nil, resolve(state, kind)
    local cell = C.cell {domain = 0, error = 0}
    fill(cell, state[kind] and 0 or NO_NAME)
    if state.callback then state.callback(host, kind, cell, state.info) end
  end)
  return true
end
function c.CFHostCancelInfoResolution(host) hosts[host].running = nil end
local function answer(host, key, kind, p)
  local state = hosts[host]
  if p ~= nil then p.a[p.i] = state[kind] ~= nil end
  return state[key] and objc.NSArray:arrayWithArray_(state[key]) or nil
end
function c.CFHostGetAddressing(host, p) return answer(host, "addresses", ADDRESSES, p) end
function c.CFHostGetNames(host, p) return answer(host, "names", NAMES, p) end
function c.CFHostGetReachability(host, p)
  local is_known = hosts[host][REACHABILITY] ~= nil
  if p ~= nil then p.a[p.i] = is_known end
  local flags = string.pack("<I4", sockets.isOffline() and 0 or 2)
  return is_known and objc.NSData:dataWithBytes_length_(flags, #flags) or nil
end
function c.CFHostSetClient(host, callback, context)
  local state, fields = hosts[host], context ~= nil and context.a[context.i] or {}
  if state.release and state.info ~= nil then state.release(state.info) end
  state.callback, state.info, state.release = callback, fields.info, fields.release
  if callback ~= nil and fields.retain and state.info ~= nil then state.info = fields.retain(state.info) end
  return true
end
-- Reports are sent on the main run loop.
function c.CFHostScheduleWithRunLoop() end
function c.CFHostUnscheduleFromRunLoop(host) hosts[host].running = nil end
