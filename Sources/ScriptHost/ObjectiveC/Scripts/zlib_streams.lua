-- The streams of zlib.h, which process as much as the buffers allow.

local C = ...
local c = C.functions
local library, bytes_at, put = C.zlib.library, C.zlib.bytes_at, C.zlib.put
local OK, END, NEED_DICTIONARY, STREAM_ERROR, DATA_ERROR, BUFFER_ERROR = 0, 1, 2, -2, -3, -5
local FINISH, NO_FLUSH = 4, 0
local DEFLATED, DEFAULT_LEVEL, DEFAULT_WINDOW, DEFAULT_MEMORY, DEFAULT_STRATEGY = 8, -1, 15, 8, 0
-- The numbers of bytes that one step reads and writes at most.
local MOST_READ, MOST_WRITTEN = 1 << 18, 1 << 20

-- The numbers of the library's streams, by the tokens in the structures.
local streams = setmetatable({}, {__mode = "k"})
local function stream_of(stream)
  local s = stream ~= nil and stream.a[stream.i]
  return s and s.state ~= nil and streams[s.state] or nil, s or nil
end

local function begin(stream, inflates, bits, level, memory, strategy)
  local s = stream ~= nil and stream.a[stream.i]
  if not s then return STREAM_ERROR end
  local code, number = library().open(inflates, bits, level, memory, strategy)
  s.msg = nil
  if not number then return code end
  local token = C.cell(0)
  streams[token] = {number = number, inflates = inflates}
  s.state, s.total_in, s.total_out, s.adler = token, 0, 0, library().checksum(number)
  return OK
end

-- Reads and writes as many bytes as the structure has, in steps.
local function process(stream, flush, inflates)
  local state, s = stream_of(stream)
  if not state or state.inflates ~= inflates or s.next_out == nil or s.next_in == nil and s.avail_in > 0 then
    return STREAM_ERROR
  end
  local z <const>, number <const> = library(), state.number
  local has_progress = false
  while true do
    local count, room = math.min(s.avail_in, MOST_READ), math.min(s.avail_out, MOST_WRITTEN)
    local code, read, written = z.step(number, bytes_at(s.next_in, count), room,
      count == s.avail_in and flush or NO_FLUSH)
    if code == STREAM_ERROR then return code end
    local is_partial = count < s.avail_in or #written == room and room < s.avail_out
    if read > 0 then
      s.next_in, s.avail_in, s.total_in = C.add(C.cast(s.next_in, "u1"), read), s.avail_in - read, s.total_in + read
    end
    if written ~= "" then
      put(s.next_out, written)
      s.next_out, s.avail_out = C.add(C.cast(s.next_out, "u1"), #written), s.avail_out - #written
      s.total_out = s.total_out + #written
    end
    s.adler = z.checksum(number)
    local was_idle = read == 0 and written == ""
    has_progress = has_progress or not was_idle
    if code ~= OK and code ~= BUFFER_ERROR then
      s.msg = z.message(number)
      return code
    end
    if was_idle or not is_partial or s.avail_out == 0 then
      -- A step after others has nothing left to do; that is no error of the whole.
      return code == BUFFER_ERROR and has_progress and flush ~= FINISH and OK or code
    end
  end
end

local function finish(stream, inflates)
  local state, s = stream_of(stream)
  if not state or state.inflates ~= inflates then return STREAM_ERROR end
  streams[s.state], s.state = nil, nil
  return library().close(state.number)
end

local function reset(stream, inflates)
  local state, s = stream_of(stream)
  if not state or state.inflates ~= inflates then return STREAM_ERROR end
  s.total_in, s.total_out, s.msg = 0, 0, nil
  local code = library().reset(state.number)
  s.adler = library().checksum(state.number)
  return code
end

-- Inflating.
function c.inflateInit2(stream, bits) return begin(stream, true, bits, 0, 0, 0) end
function c.inflateInit(stream) return c.inflateInit2(stream, DEFAULT_WINDOW) end
function c.inflate(stream, flush) return process(stream, flush, true) end
function c.inflateEnd(stream) return finish(stream, true) end
function c.inflateReset(stream) return reset(stream, true) end

-- Deflating.
function c.deflateInit2(stream, level, method, bits, memory, strategy)
  if method ~= DEFLATED then return STREAM_ERROR end
  return begin(stream, false, bits, level, memory, strategy)
end
function c.deflateInit(stream, level)
  return c.deflateInit2(stream, level, DEFLATED, DEFAULT_WINDOW, DEFAULT_MEMORY, DEFAULT_STRATEGY)
end
function c.deflate(stream, flush) return process(stream, flush, false) end
function c.deflateEnd(stream) return finish(stream, false) end
function c.deflateReset(stream) return reset(stream, false) end
function c.deflateBound(stream, size)
  local state = stream_of(stream)
  return state and library().deflateBound(state.number, size) or c.compressBound(size)
end

-- Whole buffers: the code, the number of bytes written, and whether room or input is left.
local function convert(to, room, from, size, inflates, level)
  local z <const> = library()
  local code, number = z.open(inflates, DEFAULT_WINDOW, level, DEFAULT_MEMORY, DEFAULT_STRATEGY)
  if not number then return code end
  local most <const> = room.a[room.i]
  local read, written = 0, 0
  local source <const>, target <const> = size > 0 and C.cast(from, "u1") or nil, C.cast(to, "u1")
  while true do
    local count, space = math.min(size - read, MOST_READ), math.min(most - written, MOST_WRITTEN)
    local taken, output
    code, taken, output = z.step(number, count == 0 and "" or bytes_at(C.add(source, read), count), space,
      read + count == size and FINISH or NO_FLUSH)
    if output and output ~= "" then put(C.add(target, written), output) end
    read, written = read + (taken or 0), written + #(output or "")
    local is_idle = (taken or 0) == 0 and (output or "") == ""
    if code ~= OK and code ~= BUFFER_ERROR or is_idle then break end
  end
  z.close(number)
  room.a[room.i] = written
  return code, written < most
end
function c.compress2(to, room, from, size, level)
  local code = convert(to, room, from, size, false, level)
  return code == END and OK or code == OK and BUFFER_ERROR or code
end
function c.compress(to, room, from, size) return c.compress2(to, room, from, size, DEFAULT_LEVEL) end
function c.uncompress(to, room, from, size)
  local code, has_room = convert(to, room, from, size, true, 0)
  if code == END then return OK end
  if code == NEED_DICTIONARY then return DATA_ERROR end
  -- Without an end, the data is incomplete if there is room left.
  if code == OK or code == BUFFER_ERROR then return has_room and DATA_ERROR or BUFFER_ERROR end
  return code
end
