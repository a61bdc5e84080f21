-- The files of zlib.h, which are compressed as gzip does; reading accepts files that are not compressed.

local C = ...
local c, cstr = C.functions, C.cstr
local library, bytes_at, put = C.zlib.library, C.zlib.bytes_at, C.zlib.put
local OK, END, STREAM_ERROR, DATA_ERROR, BUFFER_ERROR = 0, 1, -2, -3, -5
local NO_FLUSH, SYNC_FLUSH, FINISH = 0, 2, 4
local GZIP_WINDOW, MEMORY, DEFAULT_LEVEL, STRATEGY = 31, 8, -1, 0
local STEP, MAGIC, EOF = 1 << 16, "\x1f\x8b", -1
local FROM_START, FROM_HERE = 0, 1

local files = setmetatable({}, {__mode = "k"})
local function open(stream, mode)
  if stream == nil then return nil end
  local writes, level = mode:find "[wa]" ~= nil, tonumber(mode:match "%d") or DEFAULT_LEVEL
  local code, number = library().open(not writes, GZIP_WINDOW, level, MEMORY, STRATEGY)
  if code ~= OK then return nil end
  local file = C.cell(0)
  files[file] = {stream = stream, writes = writes, number = number, ready = "", place = 0, code = OK,
    is_direct = mode:find "T" ~= nil}
  return file
end
function c.gzopen(path, mode)
  local text = cstr(mode)
  local kind = text:match "[rwa]"
  return kind and open(c.fopen(path, C.characters(kind, 2)), text) or nil
end
function c.gzdopen(number, mode) return open(c.fdopen(number, mode), cstr(mode)) end
function c.gzbuffer() return OK end

-- Writing.
local function compress(state, bytes, flush)
  if state.is_direct then
    C.writeFile(state.stream, bytes)
    return
  end
  local first = 1
  repeat
    local code, read, written = library().step(state.number, bytes:sub(first, first + STEP - 1), STEP,
      first + STEP > #bytes and flush or NO_FLUSH)
    first = first + (read or 0)
    C.writeFile(state.stream, written or "")
  until first > #bytes and (code ~= OK or (written or "") == "")
end
local function write(file, bytes)
  local state = file ~= nil and files[file]
  if not state or not state.writes then return 0 end
  compress(state, bytes, NO_FLUSH)
  state.place = state.place + #bytes
  return #bytes
end
function c.gzwrite(file, p, count) return write(file, bytes_at(p, count)) end
function c.gzputs(file, text) return write(file, cstr(text)) end
function c.gzputc(file, code) return write(file, string.char(code & 0xFF)) == 1 and code & 0xFF or EOF end
function c.gzprintf(file, format, ...) return write(file, C.format(format, C.values(...))) end
function c.gzflush(file, flush)
  local state = files[file]
  if not state or not state.writes then return STREAM_ERROR end
  compress(state, "", flush == NO_FLUSH and SYNC_FLUSH or flush)
  return c.fflush(state.stream)
end

-- Reading: `ready` has what was read ahead.
local function input(state) return C.files.take(C.files.opened[state.stream], STEP) end
local function fill(state)
  if not state.source then
    state.source = input(state)
    state.is_direct = state.source:sub(1, 2) ~= MAGIC
  end
  local bytes = state.source ~= "" and state.source or input(state)
  state.source = ""
  if bytes == "" then
    -- A file that ends inside a member is damaged.
    if not state.is_direct and not state.is_whole and not state.is_at_end then state.code = BUFFER_ERROR end
    state.is_at_end = true
    return
  end
  if state.is_direct then
    state.ready = state.ready .. bytes
    return
  end
  -- Another member may follow; bytes that begin none are ignored.
  if state.is_whole then
    if bytes:sub(1, 2) ~= MAGIC then
      state.is_at_end = true
      return
    end
    library().reset(state.number)
    state.is_whole = false
  end
  local code, read, written = library().step(state.number, bytes, STEP, NO_FLUSH)
  state.ready, state.source = state.ready .. (written or ""), bytes:sub((read or 0) + 1)
  state.is_whole = code == END
  if code < OK and code ~= BUFFER_ERROR then
    state.code, state.is_at_end, state.message = code, true, library().message(state.number)
  end
end
local function take(state, count)
  while #state.ready < count and not state.is_at_end and state.code == OK do fill(state) end
  local part = state.ready:sub(1, count)
  state.ready, state.place = state.ready:sub(#part + 1), state.place + #part
  if #part < count then state.is_past_end = true end
  return part
end
local function reading(file)
  local state = file ~= nil and files[file]
  return state and not state.writes and state or nil
end
function c.gzread(file, p, count)
  local state = reading(file)
  if not state then return STREAM_ERROR end
  local part = take(state, count)
  if part == "" and state.code ~= OK then return -1 end
  put(p, part)
  return #part
end
function c.gzgetc(file)
  local state = reading(file)
  local part = state and take(state, 1) or ""
  return part == "" and EOF or part:byte()
end
function c.gzungetc(code, file)
  local state = reading(file)
  if not state or code == EOF then return EOF end
  state.ready, state.place, state.is_past_end = string.char(code & 0xFF) .. state.ready, state.place - 1, false
  return code
end
function c.gzgets(file, p, size)
  local state = reading(file)
  if not state or size < 1 then return nil end
  local parts = {}
  while #parts < size - 1 do
    local part = take(state, 1)
    parts[#parts + 1] = part ~= "" and part or nil
    if part == "" or part == "\n" then break end
  end
  if #parts == 0 then return nil end
  put(p, table.concat(parts) .. "\0")
  return p
end

-- Positions are those of the uncompressed bytes.
function c.gzrewind(file)
  local state = reading(file)
  if not state then return -1 end
  c.rewind(state.stream)
  library().reset(state.number)
  state.ready, state.place, state.code, state.source, state.message = "", 0, OK, nil, nil
  state.is_at_end, state.is_past_end, state.is_whole = false, false, false
  return 0
end
function c.gzseek(file, offset, from)
  local state = file ~= nil and files[file]
  if not state or from ~= FROM_START and from ~= FROM_HERE then return -1 end
  local place = from == FROM_HERE and state.place + offset or offset
  if place < 0 or state.writes and place < state.place then return -1 end
  if place < state.place then c.gzrewind(file) end
  while state.place < place do
    local count = math.min(place - state.place, STEP)
    if state.writes then
      write(file, ("\0"):rep(count))
    elseif take(state, count) == "" then
      break
    end
  end
  return state.place
end
function c.gztell(file) return files[file] and files[file].place or -1 end
function c.gzeof(file) return reading(file) and files[file].is_past_end and 1 or 0 end
function c.gzdirect(file)
  local state = reading(file)
  if state and not state.source and state.place == 0 then fill(state) end
  return state and state.is_direct and 1 or 0
end
function c.gzerror(file, p)
  local state = file ~= nil and files[file]
  local code = state and state.code or STREAM_ERROR
  if p ~= nil then p.a[p.i] = code end
  return C.characters(state and state.message or code == BUFFER_ERROR and "unexpected end of file" or "", 0)
end
function c.gzclearerr(file)
  local state = files[file]
  if state then state.code, state.is_past_end = OK, false end
end
function c.gzclose(file)
  local state = file ~= nil and files[file]
  if not state then return STREAM_ERROR end
  files[file] = nil
  if state.writes and not state.is_direct then compress(state, "", FINISH) end
  library().close(state.number)
  c.fclose(state.stream)
  return state.code == DATA_ERROR and OK or state.code
end
c.gzclose_r, c.gzclose_w = c.gzclose, c.gzclose
