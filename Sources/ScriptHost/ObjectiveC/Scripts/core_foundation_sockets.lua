-- CFSocket: sockets whose events a run loop reports.

local C = ...
local c, objc = C.functions, C.objc
local READ, ACCEPT, DATA, CONNECT, WRITE = 1, 2, 3, 4, 8
local REENABLES_READ, REENABLES_ACCEPT, REENABLES_WRITE, CLOSES = 1, 2, 8, 128
local SUCCESS, ERROR = 0, -1

local states = setmetatable({}, {__mode = "k"})
local TYPE = C.addType(nil, "CFSocket")
local get_type = c.CFGetTypeID
function c.CFGetTypeID(object) return states[object] and TYPE or get_type(object) end

local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
local function bytes_of(data) return data:length() > 0 and data:bytes() or "" end
-- An address of a function of C for sockets, as data.
local function address(state, ask)
  local memory, size = C.characters(("\0"):rep(128), 128, true), C.cell(128, "u4")
  if ask(state.number, memory, size) ~= 0 or size[0] == 0 then return nil end
  return data_of(C.bytesOf(memory, size[0]))
end

local function wants(state, kind) return state.kinds & kind == kind and state.enabled & kind == kind end
local function is_due(state)
  local reads = wants(state, READ) or wants(state, ACCEPT) or wants(state, DATA)
  return reads and C.isReadable(state.number)
    or (wants(state, WRITE) or wants(state, CONNECT) and state.is_connecting) and C.isWritable(state.number)
end
-- Signals the run loop if there is an event.
local function check(object)
  local state = states[object]
  if state and state.is_valid and state.source and is_due(state) then c.CFRunLoopSourceSignal(state.source) end
end
local function call(object, state, kind, peer, data) state.callback(object, kind, peer, data, state.info) end
local function accept_all(object, state)
  while state.is_valid and C.isReadable(state.number) do
    local number = c.accept(state.number, nil, nil)
    if number < 0 then return end
    call(object, state, ACCEPT, address({number = number}, c.getpeername), C.cell(number, "i4"))
  end
end
local function read_data(object, state)
  local memory = C.characters("", 65536, true)
  local count = c.recv(state.number, memory, 65536, 0x80)
  if count >= 0 then
    call(object, state, DATA, address(state, c.getpeername), data_of(count > 0 and C.bytesOf(memory, count) or ""))
  end
  if count == 0 then state.enabled = state.enabled & ~DATA end
end
local function perform(object)
  local state = states[object]
  if not state.is_valid then return end
  if state.is_connecting and C.isWritable(state.number) then
    state.is_connecting = false
    if state.kinds & CONNECT ~= 0 then call(object, state, CONNECT, nil, nil) end
  end
  local lowest = state.kinds & 3
  if state.is_valid and lowest ~= 0 and state.enabled & lowest == lowest and C.isReadable(state.number) then
    if lowest == ACCEPT then
      accept_all(object, state)
    elseif lowest == DATA then
      read_data(object, state)
    else
      if state.flags & REENABLES_READ == 0 then state.enabled = state.enabled & ~READ end
      call(object, state, READ, nil, nil)
    end
  end
  if state.is_valid and wants(state, WRITE) and C.isWritable(state.number) then
    if state.flags & REENABLES_WRITE == 0 then state.enabled = state.enabled & ~WRITE end
    call(object, state, WRITE, nil, nil)
  end
  check(object)
end

local function made(number, kinds, callback, context)
  local object = objc.NSObject:new()
  local fields = context ~= nil and context.a[context.i] or {}
  local info = fields.info
  if fields.retain and info ~= nil then info = fields.retain(info) end
  states[object] = {number = number, kinds = kinds, enabled = kinds, callback = callback, info = info,
    release = fields.release, context = fields, is_valid = true, flags = REENABLES_READ | REENABLES_ACCEPT | CLOSES}
  C.observeSocket(number, function() check(object) end)
  return object
end
function c.CFSocketCreateWithNative(_, number, kinds, callback, context)
  if not C.socketOf(number) then return nil end
  return made(number, kinds, callback, context)
end
local INET, STREAM, TCP = 2, 1, 6
function c.CFSocketCreate(_, family, kind, protocol, kinds, callback, context)
  local number = c.socket(family > 0 and family or INET, kind > 0 and kind or STREAM, protocol > 0 and protocol or TCP)
  return number >= 0 and made(number, kinds, callback, context) or nil
end
local function with_address(object, data, ask)
  local bytes = bytes_of(data)
  return ask(states[object].number, C.characters(bytes, #bytes, true), #bytes) == 0 and SUCCESS or ERROR
end
local LONGEST_QUEUE = 256
function c.CFSocketSetAddress(object, data)
  local result = with_address(object, data, c.bind)
  return result == SUCCESS and c.listen(states[object].number, LONGEST_QUEUE) == 0 and SUCCESS or result
end
function c.CFSocketConnectToAddress(object, data, timeout)
  local state = states[object]
  local result = with_address(object, data, c.connect)
  if timeout < 0 and state.kinds & CONNECT ~= 0 then
    -- The result of a connection in the background is reported later.
    state.is_connecting = result == SUCCESS
    if result == SUCCESS then check(object) end
    if result ~= SUCCESS then
      local code = c.__error()[0]
      C.dispatch.async(function()
        if state.is_valid then call(object, state, CONNECT, nil, C.cell(code, "i4")) end
      end)
    end
    return SUCCESS
  end
  return result
end
function c.CFSocketSendData(object, peer, data)
  local bytes = bytes_of(data)
  local memory, number = C.characters(bytes, #bytes, true), states[object].number
  local count
  if peer ~= nil then
    local to = bytes_of(peer)
    count = c.sendto(number, memory, #bytes, 0, C.characters(to, #to, true), #to)
  else
    count = c.send(number, memory, #bytes, 0)
  end
  return count >= 0 and SUCCESS or ERROR
end

function c.CFSocketCreateRunLoopSource(_, object, order)
  local state = states[object]
  if not state.is_valid then return nil end
  if not state.source then
    state.source = c.CFRunLoopSourceCreate(nil, order, {i = 0, a = {[0] = {perform = function() perform(object) end}}})
  end
  check(object)
  return C.retain(state.source)
end
function c.CFSocketInvalidate(object)
  local state = states[object]
  if not state.is_valid then return end
  state.is_valid = false
  if state.source then
    c.CFRunLoopSourceInvalidate(state.source)
    state.source = nil
  end
  if state.flags & CLOSES ~= 0 then c.close(state.number) end
  if state.release and state.info ~= nil then state.release(state.info) end
end
function c.CFSocketIsValid(object) return states[object].is_valid end
function c.CFSocketGetNative(object) return states[object].is_valid and states[object].number or -1 end
function c.CFSocketCopyAddress(object) return address(states[object], c.getsockname) end
function c.CFSocketCopyPeerAddress(object) return address(states[object], c.getpeername) end
function c.CFSocketGetSocketFlags(object) return states[object].flags end
function c.CFSocketSetSocketFlags(object, flags) states[object].flags = flags end
function c.CFSocketEnableCallBacks(object, kinds)
  local state = states[object]
  state.enabled = state.enabled | kinds
  check(object)
end
function c.CFSocketDisableCallBacks(object, kinds)
  local state = states[object]
  state.enabled = state.enabled & ~kinds
end
function c.CFSocketGetContext(object, context)
  for name, value in pairs(states[object].context) do context.a[context.i][name] = value end
end
