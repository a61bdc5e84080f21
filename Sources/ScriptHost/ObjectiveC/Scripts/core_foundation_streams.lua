-- CFReadStream and CFWriteStream, which are Foundation's streams.

local C, native = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send, sockets = C.send, native.sockets()
local FAILED = 7

local function store(p, stream) if p ~= nil then p.a[p.i] = C.retain(stream) end end
local function pair(reading, writing, input, output)
  store(reading, input)
  store(writing, output)
end
function c.CFStreamCreatePairWithSocketToHost(_, host, port, reading, writing)
  pair(reading, writing, sockets.streamsTo(tostring(host), port))
end
function c.CFStreamCreatePairWithSocket(_, number, reading, writing)
  local socket = C.socketOf(number)
  if socket then pair(reading, writing, sockets.streamsOf(socket)) end
end
function c.CFStreamCreateBoundPair(_, reading, writing, size)
  pair(reading, writing, objc.NSStream:getBoundStreamsWithBufferSize_inputStream_outputStream_(size))
end
function c.CFReadStreamCreateWithBytesNoCopy(_, p, count)
  local bytes = count > 0 and C.bytesOf(C.cast(p, "u1"), count) or ""
  return objc.NSInputStream:alloc():initWithData_(objc.NSData:dataWithBytes_length_(bytes, #bytes))
end
function c.CFReadStreamCreateWithFile(_, url) return objc.NSInputStream:alloc():initWithURL_(url) end
function c.CFWriteStreamCreateWithFile(_, url) return objc.NSOutputStream:alloc():initWithURL_append_(url, false) end
function c.CFWriteStreamCreateWithAllocatedBuffers() return objc.NSOutputStream:alloc():initToMemory() end
function c.CFReadStreamRead(stream, p, count)
  local result, bytes = send(stream, "read:maxLength:", nil, count)
  bytes = type(bytes) == "userdata" and bytes:bytes() or bytes
  if result and result > 0 then C.files.put(p, bytes) end
  return result
end
function c.CFReadStreamHasBytesAvailable(stream) return send(stream, "hasBytesAvailable") end
function c.CFReadStreamGetBuffer() return nil end
function c.CFWriteStreamWrite(stream, p, count)
  return send(stream, "write:maxLength:", count > 0 and C.bytesOf(C.cast(p, "u1"), count) or "", count)
end
function c.CFWriteStreamCanAcceptBytes(stream) return send(stream, "hasSpaceAvailable") end

-- Clients: functions that receive the events of their types.
local clients = setmetatable({}, {__mode = "k"})
local function forget(stream)
  local old = clients[stream]
  clients[stream] = nil
  if old and old.release and old.info ~= nil then old.release(old.info) end
end
local function set_client(stream, kinds, callback, context)
  forget(stream)
  if callback == nil or kinds == 0 then
    sockets.setClient(stream, nil)
    return true
  end
  local fields = context ~= nil and context.a[context.i] or {}
  local info = fields.info
  if fields.retain and info ~= nil then info = fields.retain(info) end
  clients[stream] = {info = info, release = fields.release}
  sockets.setClient(stream, function(_, event)
    if kinds & event ~= 0 then callback(stream, event, info) end
  end)
  return true
end
C.addType("NSInputStream", "CFReadStream")
C.addType("NSOutputStream", "CFWriteStream")
local errors = {NSPOSIXErrorDomain = 1, NSOSStatusErrorDomain = 2, kCFErrorDomainCFNetwork = 12}
local function error_of(stream)
  local failure = send(stream, "streamError")
  if failure == nil then return {domain = 0, error = 0} end
  return {domain = errors[tostring(send(failure, "domain"))] or -1, error = send(failure, "code")}
end
-- The names of Foundation's own keys.
local keys = {kCFStreamPropertyDataWritten = "NSStreamDataWrittenToMemoryStreamKey",
  kCFStreamPropertyFileCurrentOffset = "NSStreamFileCurrentOffsetKey"}
local queues = setmetatable({}, {__mode = "k"})
for _, kind in ipairs {"CFReadStream", "CFWriteStream"} do
  c[kind .. "Open"] = function(stream)
    send(stream, "open")
    return clients[stream] ~= nil or send(stream, "streamStatus") ~= FAILED
  end
  c[kind .. "Close"] = function(stream) send(stream, "close") end
  c[kind .. "GetStatus"] = function(stream) return send(stream, "streamStatus") end
  c[kind .. "GetError"] = error_of
  c[kind .. "CopyError"] = function(stream) return obj(send(stream, "streamError")) end
  c[kind .. "CopyProperty"] = function(stream, key)
    local name = tostring(key)
    if name == "kCFStreamPropertySocketNativeHandle" then
      local socket = sockets.socketOf(stream)
      if not socket then return nil end
      local bytes = string.pack("<i4", C.descriptorOf(socket))
      return objc.NSData:dataWithBytes_length_(bytes, #bytes)
    end
    return obj(send(stream, "propertyForKey:", keys[name] or key))
  end
  c[kind .. "SetProperty"] = function(stream, key, value) return send(stream, "setProperty:forKey:", value, keys[tostring(key)] or key) end
  c[kind .. "SetClient"] = set_client
  c[kind .. "ScheduleWithRunLoop"] = function(stream, loop, mode) send(stream, "scheduleInRunLoop:forMode:", loop, mode) end
  c[kind .. "UnscheduleFromRunLoop"] = function(stream, loop, mode) send(stream, "removeFromRunLoop:forMode:", loop, mode) end
  c[kind .. "SetDispatchQueue"] = function(stream, queue)
    queues[stream] = queue
    local loop = objc.NSRunLoop:mainRunLoop()
    if queue == nil then
      send(stream, "removeFromRunLoop:forMode:", loop, "kCFRunLoopDefaultMode")
    else
      send(stream, "scheduleInRunLoop:forMode:", loop, "kCFRunLoopDefaultMode")
    end
  end
  c[kind .. "CopyDispatchQueue"] = function(stream) return queues[stream] end
end
