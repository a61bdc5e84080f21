-- The streams of zlib.h, which process as much as the buffers allow.

local C = ...
local c = C.functions
local sums, reader, deflated, envelope_of = C.checksums, C.inflateReader, C.deflated, C.envelopeOf
local bytes_at, put, ZLIB, GZIP = sums.bytes_at, sums.put, sums.ZLIB, sums.GZIP
local OK, END, NEED_DICTIONARY, STREAM_ERROR, DATA_ERROR, BUFFER_ERROR = 0, 1, 2, -2, -3, -5
local FINISH, NO_FLUSH = 4, 0
local ANY_WINDOW = 15

local states = setmetatable({}, {__mode = "k"})
local function begin(stream, state)
  local s = stream.a[stream.i]
  local token = C.cell(0)
  states[token] = state
  s.state, s.total_in, s.total_out, s.msg = token, 0, 0, nil
  s.adler = state.envelope == GZIP and 0 or 1
  return OK
end
local function state_of(stream)
  local s = stream ~= nil and stream.a[stream.i]
  return s and s.state ~= nil and states[s.state] or nil, s or nil
end
local function finish(stream)
  local state, s = state_of(stream)
  if not state then return STREAM_ERROR end
  states[s.state] = nil
  s.state = nil
  return OK, state
end
local function take(s, count)
  if count == 0 then return end
  s.next_in, s.avail_in = C.add(C.cast(s.next_in, "u1"), count), s.avail_in - count
  s.total_in = s.total_in + count
end
local function give(s, bytes)
  if bytes == "" then return end
  put(s.next_out, bytes)
  s.next_out, s.avail_out = C.add(C.cast(s.next_out, "u1"), #bytes), s.avail_out - #bytes
  s.total_out = s.total_out + #bytes
end

-- Inflating.
function c.inflateInit2(stream, bits)
  return begin(stream, {bits = bits, envelope = envelope_of(bits), reader = reader(envelope_of(bits))})
end
function c.inflateInit(stream) return c.inflateInit2(stream, ANY_WINDOW) end
function c.inflate(stream, flush)
  local state, s = state_of(stream)
  if not state or not state.reader or s.next_out == nil or s.next_in == nil and s.avail_in > 0 then return STREAM_ERROR end
  if state.failure then return state.failure end
  if state.is_done then return END end
  local own = state.reader
  own.input, own.taken, own.output, own.room = bytes_at(s.next_in, s.avail_in), 0, {}, s.avail_out
  local is_fine, failure = coroutine.resume(own.thread)
  local taken, given = own.taken, table.concat(own.output)
  take(s, taken)
  give(s, given)
  if not is_fine then
    if type(failure) ~= "table" then error(failure, 0) end
    s.msg = failure.words
    state.failure = failure.words == "need dictionary" and NEED_DICTIONARY or DATA_ERROR
    return state.failure
  end
  if own.is_done then
    state.is_done = true
    return END
  end
  return (taken == 0 and given == "" or flush == FINISH) and BUFFER_ERROR or OK
end
function c.inflateEnd(stream) return (finish(stream)) end
function c.inflateReset(stream)
  local state = state_of(stream)
  if not state or not state.reader then return STREAM_ERROR end
  finish(stream)
  return c.inflateInit2(stream, state.bits)
end

-- Deflating: input is kept until it is flushed.
local function head(state)
  if state.envelope == ZLIB then return state.level == 0 and "\x78\x01" or "\x78\x9C" end
  return state.envelope == GZIP and "\x1F\x8B\8\0\0\0\0\0\0\x13" or ""
end
local DEFLATED, LOWEST_LEVEL, HIGHEST_LEVEL = 8, -1, 9
function c.deflateInit2(stream, level, method, bits)
  if method ~= DEFLATED or level < LOWEST_LEVEL or level > HIGHEST_LEVEL or bits >= 32 then return STREAM_ERROR end
  local state = {bits = bits, envelope = envelope_of(bits), level = level, input = {}, length = 0, place = 0}
  state.sum, state.pending = state.envelope == GZIP and 0 or 1, head(state)
  return begin(stream, state)
end
function c.deflateInit(stream, level) return c.deflateInit2(stream, level, DEFLATED, ANY_WINDOW) end
local function tail(state)
  if state.envelope == ZLIB then return (">I4"):pack(state.sum) end
  return state.envelope == GZIP and ("<I4I4"):pack(state.sum, state.length & 0xFFFFFFFF) or ""
end
function c.deflate(stream, flush)
  local state, s = state_of(stream)
  if not state or not state.input or s.next_out == nil or state.is_last and s.avail_in > 0 then return STREAM_ERROR end
  local bytes = bytes_at(s.next_in, s.avail_in)
  take(s, #bytes)
  if bytes ~= "" then table.insert(state.input, bytes) end
  state.length = state.length + #bytes
  if state.envelope == ZLIB then state.sum = sums.adler(state.sum, bytes) else state.sum = sums.crc(state.sum, bytes) end
  s.adler = state.sum
  local text = flush ~= NO_FLUSH and table.concat(state.input) or ""
  if flush == FINISH and not state.is_last then
    state.pending, state.is_last, state.input = state.pending .. deflated(text, true, state.level) .. tail(state), true, {}
  elseif text ~= "" then
    state.pending, state.input = state.pending .. deflated(text, false, state.level), {}
  end
  local part = state.pending:sub(1, s.avail_out)
  state.pending = state.pending:sub(#part + 1)
  give(s, part)
  if state.is_last and state.pending == "" then return END end
  return (#bytes == 0 and part == "") and BUFFER_ERROR or OK
end
function c.deflateEnd(stream)
  local result, state = finish(stream)
  if result == OK and not state.is_last and (#state.input > 0 or state.length > 0) then return DATA_ERROR end
  return result
end
function c.deflateReset(stream)
  local state = state_of(stream)
  if not state or not state.input then return STREAM_ERROR end
  finish(stream)
  return c.deflateInit2(stream, state.level, DEFLATED, state.bits)
end
-- Fixed codes need at most nine bits for each byte; stored blocks need five bytes each.
function c.compressBound(size) return size + (size >> 3) + (size >> 12) + 64 end
function c.deflateBound(_, size) return c.compressBound(size) end

-- Whole buffers.
function c.compress2(to, room, from, size, level)
  local text = bytes_at(from, size)
  local bytes = head {envelope = ZLIB, level = level} .. deflated(text, true, level)
    .. (">I4"):pack(sums.adler(1, text))
  if #bytes > room.a[room.i] then return BUFFER_ERROR end
  put(to, bytes)
  room.a[room.i] = #bytes
  return OK
end
function c.compress(to, room, from, size) return c.compress2(to, room, from, size, LOWEST_LEVEL) end
function c.uncompress(to, room, from, size)
  local own = reader(ZLIB)
  own.input, own.room = bytes_at(from, size), room.a[room.i]
  local is_fine, failure = coroutine.resume(own.thread)
  if not is_fine then
    if type(failure) ~= "table" then error(failure, 0) end
    return DATA_ERROR
  end
  local bytes = table.concat(own.output)
  put(to, bytes)
  room.a[room.i] = #bytes
  if own.is_done then return OK end
  return own.taken < #own.input and BUFFER_ERROR or #bytes < own.room and DATA_ERROR or BUFFER_ERROR
end
