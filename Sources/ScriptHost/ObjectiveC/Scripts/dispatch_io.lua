-- dispatch/io.h: channels, whose operations read and write descriptors in the background.
--
-- A channel is a serial queue that runs its operations, so it has a context and a finalizer.

local C, native = ...
local c, dispatch, send = C.functions, C.dispatch, C.send
local files = C.files
local data_of, subrange, concat = C.dataOfBytes, c.dispatch_data_create_subrange, c.dispatch_data_create_concat
local RANDOM, STOP, DEFAULT_CHUNK = 1, 1, 512 * 1024
local BAD_FILE, WOULD_BLOCK, ILLEGAL_SEEK, CANCELED = 9, 35, 29, 89
local states = setmetatable({}, {__mode = "k"})
local function empty() return C.constants.dispatch_data_empty end
local function last_error() return c.__error()[0] end

-- Calls the handler of an operation with the data that it has read or not yet written.
local function deliver(op, is_done, problem)
  local data, handler = op.data, op.handler
  if op.reads then op.data = empty() end
  dispatch.async(op.queue, function()
    if not is_done then return handler(false, data, 0) end
    if op.reads and problem ~= 0 then
      if send(data, "length") > 0 then handler(false, data, 0) end
      data = nil
    elseif not op.reads and problem == 0 then
      data = nil
    end
    handler(true, data, problem)
    c._Block_release(handler)
  end)
end

-- The number of the channel's file, which a channel with a path opens for its first operation; nil after an error.
local function descriptor(state)
  if state.path and not state.number and state.problem == 0 then
    local number = c.open(C.literal(state.path), state.flags, state.mode)
    if number < 0 then state.problem = last_error() else state.number = number end
  end
  return state.problem == 0 and state.number or nil
end

-- Reads or writes a part of an operation's bytes.
--
-- Answers "wait" if the descriptor is not ready, the number of an error, whether the operation has reached its end, or
-- false and whether it has met the end of the file.
local function step(state, op)
  local number = descriptor(state)
  if not number then return state.problem end
  local is_ready = op.reads and C.isReadable or C.isWritable
  if not is_ready(number) then
    -- A single read ends with the bytes that have arrived.
    return op.is_single and op.reads and op.total > 0 or "wait"
  end
  if op.offset then c.lseek(number, state.start + op.offset + op.total, 0) end
  local size = math.min(op.length - op.total, state.high, DEFAULT_CHUNK)
  local moved
  if op.reads then
    local bytes = size > 0 and files.read_bytes(number, size) or size == 0 and ""
    if not bytes then return last_error() end
    moved = #bytes
    if moved == 0 and size > 0 then return false, true end
    op.data = concat(op.data, data_of(bytes))
  else
    if C.socketOf(number) then size = math.min(size, C.roomOf(number)) end
    local part = subrange(op.data, 0, size)
    moved = size == 0 and 0 or files.write_bytes(number, C.objc.unbox(part))
    if moved < 0 then return last_error() end
    op.data = subrange(op.data, moved, math.maxinteger)
  end
  op.total, op.undelivered = op.total + moved, op.undelivered + moved
  return op.total >= op.length
end

local run
-- Runs a function on the channel's queue when the descriptor is ready.
local function when_ready(state, op)
  local kind = {i = "_dispatch_source_type_" .. (op.reads and "read" or "write")}
  local source = c.dispatch_source_create(kind, state.number, 0, op.channel)
  op.source = source
  c.dispatch_source_set_event_handler(source, function()
    dispatch.source_cancel(source)
    op.source = nil
    run(state, op)
  end)
  dispatch.resume(source)
end

-- Ends a channel whose operations are done: the program gets its descriptor back.
local function finish(state)
  if not state.is_closed or state.active > 0 or #state.waiting > 0 or state.has_ended then return end
  state.has_ended = true
  if state.path and state.number then c.close(state.number) end
  local handler, problem = state.cleanup, state.problem
  if handler ~= nil then dispatch.async(state.queue, function() handler(problem) end) end
end

-- Starts the operations that may run: one for each direction, and none across a barrier.
local function admit(state)
  while #state.waiting > 0 do
    local op = state.waiting[1]
    if op.barrier then
      if state.active > 0 then return end
      table.remove(state.waiting, 1)
      op.barrier()
    elseif state.running[op.reads] then
      return
    else
      table.remove(state.waiting, 1)
      state.running[op.reads], state.active = op, state.active + 1
      run(state, op)
    end
  end
  finish(state)
end

local function complete(state, op, problem)
  deliver(op, true, problem)
  state.running[op.reads], state.active = nil, state.active - 1
  admit(state)
end
function run(state, op)
  while true do
    if state.is_stopped then return complete(state, op, CANCELED) end
    local result, is_at_end = step(state, op)
    if result == WOULD_BLOCK or result == "wait" then return when_ready(state, op) end
    if type(result) == "number" then return complete(state, op, result) end
    -- A call without bytes marks the end of a file.
    if is_at_end and not op.is_single and send(op.data, "length") > 0 then deliver(op, false, 0) end
    if result or is_at_end then return complete(state, op, 0) end
    if op.undelivered >= math.min(state.low, state.high) and not op.is_single then
      op.undelivered = 0
      deliver(op, false, 0)
    end
  end
end

-- An entry keeps its channel until it is done.
local function add(channel, entry)
  local state = states[channel]
  entry.channel = channel
  dispatch.async(channel, function()
    state.waiting[#state.waiting + 1] = entry
    admit(state)
  end)
end

local function create(kind, queue, cleanup, state)
  local channel = dispatch.queue "com.apple.libdispatch-io.channelq"
  state.kind, state.queue, state.cleanup = kind, queue or dispatch.get_global_queue(), C.handedBlock(cleanup)
  state.waiting, state.running, state.active = {}, {}, 0
  state.low, state.high, state.problem = DEFAULT_CHUNK, math.maxinteger, state.problem or 0
  states[channel] = state
  -- Releasing a channel closes it.
  native.whenEnded(channel, function()
    state.is_closed = true
    finish(state)
  end)
  if state.problem ~= 0 then
    state.is_closed = true
    finish(state)
  end
  return channel
end
local function of_number(kind, number)
  local state = {number = number, start = 0}
  if not files.numbers[number] and not (number >= 0 and number <= 2) then
    state.problem = BAD_FILE
  elseif kind == RANDOM then
    state.start = c.lseek(number, 0, 1)
    if state.start < 0 then state.problem = ILLEGAL_SEEK end
  end
  return state
end
local function is_kind(kind) return kind == 0 or kind == RANDOM end
function c.dispatch_io_create(kind, number, queue, cleanup)
  if not is_kind(kind) then return nil end
  return create(kind, queue, cleanup, of_number(kind, number))
end
function c.dispatch_io_create_with_path(kind, path, flags, mode, queue, cleanup)
  local name = C.cstr(path)
  if not is_kind(kind) or name:sub(1, 1) ~= "/" then return nil end
  return create(kind, queue, cleanup, {path = name, flags = flags, mode = mode, start = 0})
end
function c.dispatch_io_create_with_io(kind, channel, queue, cleanup)
  local other = states[channel]
  if not is_kind(kind) or not other then return nil end
  local state = other.path and {path = other.path, flags = other.flags, mode = other.mode, start = 0}
    or of_number(kind, other.number)
  if other.is_closed then state.problem = CANCELED end
  return create(kind, queue, cleanup, state)
end

local function state_of(channel) return states[channel] or error("the object is not a channel", 3) end
local function operate(channel, op)
  local state = state_of(channel)
  op.total, op.undelivered, op.handler = 0, 0, c._Block_copy(op.handler)
  if op.length < 0 then op.length = math.maxinteger end
  if state.kind ~= RANDOM then op.offset = nil end
  if state.is_closed then return deliver(op, true, state.problem ~= 0 and state.problem or CANCELED) end
  add(channel, op)
end
function c.dispatch_io_read(channel, offset, length, queue, handler)
  operate(channel, {reads = true, offset = offset, length = length, queue = queue, handler = handler, data = empty()})
end
function c.dispatch_io_write(channel, offset, data, queue, handler)
  operate(channel, {reads = false, offset = offset, length = send(data, "length"), queue = queue, handler = handler, data = data})
end
function c.dispatch_io_barrier(channel, block)
  if not state_of(channel).is_closed then add(channel, {barrier = C.handedBlock(block)}) end
end
function c.dispatch_io_close(channel, flags)
  local state = state_of(channel)
  if state.is_closed then return end
  state.is_closed, state.is_stopped = true, flags & STOP ~= 0
  dispatch.async(channel, function()
    for _, reads in ipairs {true, false} do
      local op = state.running[reads]
      if op and op.source and state.is_stopped then
        dispatch.source_cancel(op.source)
        complete(state, op, CANCELED)
      end
    end
    admit(state)
  end)
end
function c.dispatch_io_get_descriptor(channel)
  local state = state_of(channel)
  return not state.is_closed and descriptor(state) or -1
end
function c.dispatch_io_set_high_water(channel, size)
  local state = state_of(channel)
  state.high = size == 0 and 1 or size < 0 and math.maxinteger or size
  state.low = math.min(state.low, state.high)
end
function c.dispatch_io_set_low_water(channel, size)
  local state = state_of(channel)
  state.low = size < 0 and math.maxinteger or size
  state.high = math.max(state.low, state.high)
end
-- Bytes take no time, so no interval passes between two of them.
function c.dispatch_io_set_interval() end

-- A channel is neither suspended nor inactive.
for _, name in ipairs {"suspend", "resume", "activate"} do
  local body = dispatch[name]
  c["dispatch_" .. name] = function(object)
    if not states[object] then return body(object) end
  end
end

-- A single operation, whose handler is called once.
local function once(number, op)
  local channel = create(0, op.queue, nil, of_number(0, number))
  local handler, parts = c._Block_copy(op.handler), empty()
  op.is_single = true
  function op.handler(is_done, data, problem)
    if op.reads and data ~= nil then parts = concat(parts, data) end
    if not is_done then return end
    -- The channel lives until here.
    channel = nil
    if op.reads then handler(parts, problem) else handler(data, problem) end
    c._Block_release(handler)
  end
  operate(channel, op)
end
function c.dispatch_read(number, length, queue, handler)
  once(number, {reads = true, length = length, queue = queue, handler = handler, data = empty()})
end
function c.dispatch_write(number, data, queue, handler)
  once(number, {reads = false, length = send(data, "length"), queue = queue, handler = handler, data = data})
end
