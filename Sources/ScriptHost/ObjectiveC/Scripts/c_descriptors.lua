-- File descriptors, and rarely used functions of streams.
--
-- An open file is a record of `c_files`; a descriptor refers to it, like a stream.

local C = ...
local c, objc, cstr = C.functions, C.objc, C.cstr
local files = C.files
local opened, path_of, fail, manager = files.opened, files.path_of, files.fail, files.manager
local data_of = files.data_of
local EOF, NO_ENTRY, BAD_FILE, DENIED, EXISTS, NO_FOLDER, IS_FOLDER, INVALID, TOO_LARGE, ILLEGAL_SEEK, NOT_EMPTY =
  -1, 2, 9, 13, 17, 20, 21, 22, 27, 29, 66
local READ_ONLY, WRITE_ONLY, READ_WRITE, ACCESS, APPEND, CREATE, TRUNCATE, EXCLUSIVE =
  0, 1, 2, 3, 0x8, 0x200, 0x400, 0x800

-- The first three descriptors are the program's standard streams.
local numbers, first = {}, 3
files.numbers = numbers
-- No number from the first one up to this one is free.
local lowest = first
function files.add(file)
  while numbers[lowest] do lowest = lowest + 1 end
  numbers[lowest] = file
  return lowest
end
function files.remove(number)
  numbers[number] = nil
  if number >= first and number < lowest then lowest = number end
end
local add = files.add

function c.open(p, flags, mode)
  local path, problem = files.file_path(p)
  if not path then return fail(problem, EOF) end
  local access = flags & ACCESS
  local device = files.device(path, access ~= WRITE_ONLY, access ~= READ_ONLY)
  if device then return add(device) end
  local exists = manager():fileExistsAtPath_(path)
  if exists and flags & CREATE ~= 0 and flags & EXCLUSIVE ~= 0 then return fail(EXISTS, EOF) end
  if not exists and flags & CREATE == 0 then return fail(NO_ENTRY, EOF) end
  if exists and not files.is_folder(path) and not files.may_open(path, access ~= WRITE_ONLY, access ~= READ_ONLY) then
    return fail(DENIED, EOF)
  end
  if files.is_folder(path) then
    if access ~= READ_ONLY then return fail(IS_FOLDER, EOF) end
  elseif not exists or flags & TRUNCATE ~= 0 and access ~= READ_ONLY then
    local attributes = not exists and mode and {NSFilePosixPermissions = mode & 0x1FF} or nil
    if not manager():createFileAtPath_contents_attributes_(path, objc.NSData:data(), attributes) then
      return fail(NO_ENTRY, EOF)
    end
  end
  return add(files.with_contents {path = path, bytes = files.read(path) or "", place = 0,
    can_read = access == READ_ONLY or access == READ_WRITE, can_write = access ~= READ_ONLY, appends = flags & APPEND ~= 0})
end
function c.open_dprotected_np(p, flags, _, _, mode) return c.open(p, flags, mode) end
function c.creat(p, mode) return c.open(p, WRITE_ONLY | CREATE | TRUNCATE, mode) end
function c.close(number)
  if number < first and number >= 0 and not numbers[number] then return 0 end
  local file = numbers[number]
  if not file then return fail(BAD_FILE, EOF) end
  files.flush(file)
  files.remove(number)
  return 0
end
-- The open file, without the bytes that another function may have changed.
local function file_of(number)
  local file = numbers[number]
  if file then files.forget(file) end
  return file
end
-- A handle at the position of the file, which reads and writes a part without copying the whole file; nil if the file was
-- removed or its permissions have changed.
local function handle_of(file, kind)
  files.flush(file)
  files.forget(file)
  local handle = not files.is_folder(file.path) and objc.NSFileHandle[kind](objc.NSFileHandle, file.path)
  if handle then handle:seekToFileOffset_(file.place) end
  return handle
end
-- The bytes that `read` stores; nil after an error.
function files.read_bytes(number, count)
  if number == 0 then return "" end
  local file = file_of(number)
  if not file or not file.can_read then return fail(BAD_FILE, nil) end
  if files.is_folder(file.path) then return fail(IS_FOLDER, nil) end
  local handle = count > 0 and handle_of(file, "fileHandleForReadingAtPath_")
  if not handle then return files.take(file, count) end
  local part = handle:readDataOfLength_(count):bytes() or ""
  file.place = file.place + #part
  return part
end
function c.read(number, p, count)
  local part = files.read_bytes(number, count)
  if not part then return EOF end
  if #part > 0 then files.put(p, part) end
  return #part
end
local function bytes_at(p, count) return count == 0 and "" or C.bytesOf(C.cast(p, "u1"), count) end
local LARGEST = 1 << 32
local function written(file, bytes)
  if not file.appends and file.place > LARGEST - #bytes then return fail(TOO_LARGE, EOF) end
  local handle = handle_of(file, "fileHandleForWritingAtPath_")
  if handle then
    if file.appends then file.place = handle:seekToEndOfFile() end
    handle:writeData_(data_of(bytes))
    file.place = file.place + #bytes
  else
    files.write(file, bytes)
    files.flush(file)
  end
  return #bytes
end
-- The number of bytes that `write` writes, or -1.
function files.write_bytes(number, bytes)
  if not numbers[number] and (number == 1 or number == 2) then
    if number == 1 then C.write(bytes) else C.writeError(bytes) end
    return #bytes
  end
  local file = file_of(number)
  if not file or not file.can_write then return fail(BAD_FILE, EOF) end
  return written(file, bytes)
end
function c.write(number, p, count) return files.write_bytes(number, bytes_at(p, count)) end
-- Several buffers, one after the other.
local function each_part(number, p, count, body)
  local sum = 0
  for place = 0, count - 1 do
    local part = p.a[p.i + place]
    if part.iov_len > 0 then
      local moved = body(number, part.iov_base, part.iov_len)
      if moved < 0 then return sum > 0 and sum or moved end
      sum = sum + moved
      if moved < part.iov_len then break end
    end
  end
  return sum
end
function c.readv(number, p, count) return each_part(number, p, count, c.read) end
function c.writev(number, p, count) return each_part(number, p, count, c.write) end
local function at(number, offset, body)
  local file = file_of(number)
  if not file then return fail(BAD_FILE, EOF) end
  if offset < 0 then return fail(INVALID, EOF) end
  local place = file.place
  file.place = offset
  local answer = body()
  file.place = place
  return answer
end
function c.pread(number, p, count, offset)
  return at(number, offset, function() return c.read(number, p, count) end)
end
function c.pwrite(number, p, count, offset)
  return at(number, offset, function() return c.write(number, p, count) end)
end
local CURRENT, END = 1, 2
function c.lseek(number, offset, from)
  local file = file_of(number)
  if not file then return fail(number < first and number >= 0 and ILLEGAL_SEEK or BAD_FILE, EOF) end
  if from < 0 or from > END then return fail(INVALID, EOF) end
  local start = from == CURRENT and file.place or from == END and #file.bytes or 0
  if start + offset < 0 then return fail(INVALID, EOF) end
  file.place = start + offset
  return file.place
end
local function cut(file, length)
  if length < 0 then return fail(INVALID, EOF) end
  if length > LARGEST then return fail(TOO_LARGE, EOF) end
  files.set_bytes(file, file.bytes:sub(1, length) .. ("\0"):rep(length - #file.bytes))
  file.is_changed = true
  files.flush(file)
  return 0
end
function c.ftruncate(number, length)
  local file = file_of(number)
  if not file or not file.can_write then return fail(file and INVALID or BAD_FILE, EOF) end
  return cut(file, length)
end
function c.truncate(p, length)
  local path, problem = files.file_path(p)
  local bytes = path and files.read(path)
  if not bytes then return fail(problem or NO_ENTRY, EOF) end
  return cut(files.with_contents {path = path, bytes = bytes}, length)
end
-- Another descriptor of the same open file.
function c.dup(number)
  local file = numbers[number]
  return file and add(file) or fail(BAD_FILE, EOF)
end
function c.dup2(number, other)
  local file = numbers[number]
  if not file or other < 0 then return fail(BAD_FILE, EOF) end
  if numbers[other] and numbers[other] ~= file then c.close(other) end
  numbers[other] = file
  return other
end
function c.fsync(number) return numbers[number] and 0 or fail(BAD_FILE, EOF) end
c.flock = c.fsync
function c.isatty(number)
  if number < 0 or number >= first and not numbers[number] then fail(BAD_FILE) end
  return 0
end

-- Streams and descriptors.
function c.fileno(stream)
  if stream == C.stdout then return 1 end
  if stream == C.stderr then return 2 end
  local file = opened[stream]
  if not file then error("the file is not open", 2) end
  for number, known in pairs(numbers) do if known == file then return number end end
  return add(file)
end
function c.fdopen(number)
  local file = file_of(number)
  return file and files.stream_of(file) or fail(BAD_FILE)
end
function c.rewind(stream)
  c.fseek(stream, 0, 0)
  c.clearerr(stream)
end
function c.clearerr(stream)
  local file = opened[stream]
  if file then file.has_failed, file.is_at_end = nil, false end
end
c.fseeko, c.ftello = c.fseek, c.ftell
function c.fgetpos(stream, p)
  p.a[p.i] = c.ftell(stream)
  return 0
end
function c.fsetpos(stream, p) return c.fseek(stream, p.a[p.i], 0) end
function c.ungetc(code, stream)
  local file = opened[stream]
  if code == EOF or not file or file.place == 0 then return EOF end
  file.place, file.is_at_end = file.place - 1, false
  return code
end
function c.setbuf() end
function c.setlinebuf() return 0 end
function c.getdelim(line, room, delimiter, stream)
  local file = opened[stream]
  if not file then error("the file is not open", 2) end
  local stop = file.bytes:find(string.char(delimiter & 0xFF), file.place + 1, true) or math.huge
  local part = files.take(file, math.min(stop - file.place, #file.bytes - file.place))
  if part == "" then
    file.is_at_end = true
    return EOF
  end
  line.a[line.i], room.a[room.i] = C.characters(part, #part + 1), #part + 1
  return #part
end
function c.getline(line, room, stream) return c.getdelim(line, room, 10, stream) end
local function temporary() return tostring(c.NSTemporaryDirectory()):gsub("/?$", "/") end
function c.tmpfile()
  local name = temporary() .. "tmp." .. tostring(objc.NSUUID:UUID():UUIDString())
  local stream = c.fopen(name, "w+")
  return stream
end
local LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
-- Replaces the last X of a template, before an ending of some bytes.
local function filled(template, suffix)
  local whole = cstr(template)
  local ending = suffix and suffix > 0 and whole:sub(-suffix) or ""
  local text = whole:sub(1, #whole - #ending)
  local start, marks = text:match "^(.-)(X+)$"
  if not start then return nil end
  local letters = {}
  for place = 1, #marks do
    local index = c.arc4random_uniform(#LETTERS) + 1
    letters[place] = LETTERS:sub(index, index)
  end
  local name = start .. table.concat(letters) .. ending
  C.store(template, math.maxinteger, name)
  return name
end
function c.mkstemp(template)
  if not filled(template) then return fail(INVALID, EOF) end
  return c.open(template, READ_WRITE | CREATE | EXCLUSIVE, 0x180)
end
function c.mkstemps(template, suffix)
  if not filled(template, suffix) then return fail(INVALID, EOF) end
  return c.open(template, READ_WRITE | CREATE | EXCLUSIVE, 0x180)
end
function c.mkdtemp(template)
  if not filled(template) then return fail(INVALID) end
  return c.mkdir(template, 0x1C0) == 0 and template or nil
end
