-- C's files, which are those of NSFileManager: the host's files are neither read nor changed.

local C = ...
local c, objc, cstr = C.functions, C.objc, C.cstr
local EOF, NO_ENTRY, IS_FOLDER, BAD_FILE, DENIED, LOOP, NO_FOLDER = -1, 2, 21, 9, 13, 62, 20

-- The value of `errno`.
local last_error = C.cell(0, "i4")
function c.__error() return last_error end
local function fail(number, answer)
  last_error[0] = number
  return answer
end

-- Read on each use, since restoring a snapshot removes the earlier one.
local function manager() return objc.NSFileManager:defaultManager() end
local function path_of(p)
  local name = cstr(p)
  return name:sub(1, 1) == "/" and name or manager():currentDirectoryPath():gsub("/?$", "/") .. name
end
-- The path of the file that a path leads to; nil and the error's number if the path is too long, or if it or a folder on
-- its way is a circular link.
local MOST_LINKS, LONGEST_PATH, TOO_LONG = 32, 1023, 63
local function followed(path)
  if #path > LONGEST_PATH then return nil, TOO_LONG end
  if path:find "^.*/$" and path ~= "/" then path = path:gsub("(.)/+$", "%1") end
  local folder = path:match "^(.+)/[^/]*$"
  if folder then
    local exists, folder_here = manager():fileExistsAtPath_isDirectory_(folder)
    if exists and not folder_here then return nil, NO_FOLDER end
    local problem
    if not exists then problem = select(2, followed(folder)) end
    if problem then return nil, problem end
  end
  for _ = 0, MOST_LINKS do
    local target = manager():destinationOfSymbolicLinkAtPath_error_(path, nil)
    if not target then return path end
    target = tostring(target)
    path = target:sub(1, 1) == "/" and target or path:gsub("[^/]*$", "") .. target
  end
  return nil, LOOP
end
local function file_path(p)
  if cstr(p) == "" then return nil, NO_ENTRY end
  return followed(path_of(p))
end
local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
local function read(path)
  local data = manager():contentsAtPath_(path)
  return data and (data:length() > 0 and data:bytes() or "")
end
local function is_folder(path)
  local exists, folder_here = manager():fileExistsAtPath_isDirectory_(path)
  return exists and folder_here
end

-- Open files: their bytes, their positions, and whether they must be written.
local opened = {}

local function set_bytes(file, bytes)
  file.parts, file.size, file.bytes, file.last = {bytes}, #bytes, bytes, nil
end
-- The bytes of a file and their number. Text that is appended is kept in parts until the bytes are read, so that a file
-- can be written one character at a time. Bytes that were forgotten are read again; a file that was removed keeps its last.
local Contents = {__index = function(file, key)
  if key ~= "bytes" and key ~= "size" then return nil end
  set_bytes(file, file.parts and table.concat(file.parts) or read(file.path) or file.last)
  return file[key]
end}
local function with_contents(file)
  set_bytes(file, file.bytes)
  return setmetatable(file, Contents)
end
-- Forgets the bytes of a file, which may have been written by another function.
local function forget(file)
  if file.is_changed or not file.parts then return end
  file.last = file.bytes
  file.parts, file.bytes, file.size = nil, nil, nil
end

local function put(p, bytes)
  local base, t, offset = C.bytesAt(C.cast(p, "u1"))
  C.writeBytes(base, t, offset, bytes)
end
-- The files of /dev: functions that return the bytes of a read.
local MOST_AT_ONCE = 1 << 24
local devices = {
  ["/dev/null"] = function() return "" end,
  ["/dev/zero"] = function(count) return ("\0"):rep(count) end,
}
devices["/dev/random"] = function(count)
  local bytes = {}
  for place = 1, count do bytes[place] = string.char(c.arc4random() & 0xFF) end
  return table.concat(bytes)
end
devices["/dev/urandom"] = devices["/dev/random"]
-- An open device; nil for another path.
local function device(path, can_read, can_write)
  return devices[path] and {path = path, device = devices[path], bytes = "", size = MOST_AT_ONCE, place = 0,
    can_read = can_read, can_write = can_write}
end

local function flush(file)
  if file.is_changed then
    -- The file's identity is kept: its permissions and its creation date do not change.
    local old, kept = manager():attributesOfItemAtPath_error_(file.path, nil), {}
    for _, key in ipairs {"NSFilePosixPermissions", "NSFileCreationDate"} do
      kept[key] = old and old[key]
    end
    manager():createFileAtPath_contents_attributes_(file.path, data_of(file.bytes), kept)
  end
  file.is_changed = false
end
-- Whether the permissions of a file that exists allow to open it.
local function may_open(path, can_read, can_write)
  return (not can_read or manager():isReadableFileAtPath_(path)) and (not can_write or manager():isWritableFileAtPath_(path))
end
local function stream_of(file)
  local stream = {i = 0}
  stream.a = stream
  opened[stream] = file
  return stream
end
function c.fopen(p, mode)
  local kind, path, problem = cstr(mode), file_path(p)
  if not path then return fail(problem) end
  local can_read, can_write = kind:find "[r+]" ~= nil, kind:find "[wa+]" ~= nil
  local special = device(path, can_read, can_write)
  if special then return stream_of(special) end
  if is_folder(path) and not kind:find "^r" then return fail(IS_FOLDER) end
  if manager():fileExistsAtPath_(path) and not may_open(path, can_read, can_write) then return fail(DENIED) end
  local bytes = read(path)
  if kind:find "^r" and not bytes then return fail(NO_ENTRY) end
  local file = {path = path, bytes = bytes or "", place = 0, can_read = can_read, can_write = can_write,
    appends = kind:find "^a" ~= nil}
  if kind:find "^w" then file.bytes = "" end
  with_contents(file)
  if kind:find "^w" or not bytes then
    if not manager():createFileAtPath_contents_attributes_(path, data_of(file.bytes), nil) then return fail(NO_ENTRY) end
  end
  return stream_of(file)
end
local function file_of(stream)
  local file = stream ~= nil and opened[stream]
  if not file then error("the file is not open", 3) end
  return file
end
function c.fclose(stream)
  flush(file_of(stream))
  opened[stream] = nil
  return 0
end
function c.fflush(stream)
  if stream == nil then
    for _, file in pairs(opened) do flush(file) end
  elseif opened[stream] then
    flush(opened[stream])
  end
  return 0
end

-- Writing. Any other value is one of the program's standard streams.
local function write(file, text)
  if file.device then return end
  if file.appends then file.place = file.size end
  if file.place == file.size then
    file.parts[#file.parts + 1] = text
    file.bytes, file.size = nil, file.size + #text
  else
    local before = file.bytes:sub(1, file.place)
    set_bytes(file, before .. ("\0"):rep(file.place - #before) .. text .. file.bytes:sub(file.place + #text + 1))
  end
  file.place, file.is_changed = file.place + #text, true
end
function C.writeFile(stream, text)
  local file = opened[stream]
  if not file then return false end
  if not file.can_write then
    file.has_failed = true
    return true, fail(BAD_FILE, EOF)
  end
  write(file, text)
  return true, #text
end

-- Reading.
local function take(file, count)
  if not file.can_read then
    file.has_failed = true
    return fail(BAD_FILE, "")
  end
  local part = file.device and file.device(math.min(count, MOST_AT_ONCE))
  if part then
    file.is_at_end = #part < count
    return part
  end
  part = file.bytes:sub(file.place + 1, file.place + count)
  file.place = file.place + #part
  if #part < count then file.is_at_end = true end
  return part
end
function c.fread(p, size, count, stream)
  local file = file_of(stream)
  -- Sizes are unsigned; no more is read than the file has.
  local wanted = size == 0 and 0 or math.ult(file.size // size, count) and file.size or size * count
  local part = take(file, wanted)
  if #part > 0 then put(p, part) end
  return size > 0 and #part // size or 0
end
function c.fgetc(stream)
  local part = take(file_of(stream), 1)
  return part == "" and EOF or part:byte()
end
c.getc = c.fgetc
function c.getchar() return EOF end
function c.fgets(p, size, stream)
  local file = file_of(stream)
  local line = file.bytes:find("\n", file.place + 1, true) or math.huge
  local part = take(file, math.min(size - 1, line - file.place))
  if part == "" then return nil end
  put(p, part .. "\0")
  return p
end
-- As `sscanf`, from the position of a file.
local function scan(stream, pattern, next_pointer)
  local file = file_of(stream)
  local bytes = file.can_read and file.bytes or ""
  local first = math.min(file.place, #bytes) + 1
  local count, place = C.scanned(bytes, cstr(pattern), next_pointer, first)
  take(file, place - first)
  if place > #bytes then file.is_at_end = true end
  return count
end
function c.fscanf(stream, pattern, ...) return scan(stream, pattern, C.values(...)) end
function c.vfscanf(stream, pattern, arguments) return scan(stream, pattern, C.listed(arguments)) end
function c.feof(stream) return file_of(stream).is_at_end and 1 or 0 end
function c.ferror(stream) return opened[stream] and opened[stream].has_failed and 1 or 0 end
function c.ftell(stream) return file_of(stream).place end
local CURRENT, END = 1, 2
function c.fseek(stream, offset, from)
  local file = file_of(stream)
  local start = from == CURRENT and file.place or from == END and file.size or 0
  if start + offset < 0 then return fail(22, EOF) end
  file.place, file.is_at_end = start + offset, false
  return 0
end
function c.setvbuf() return 0 end

-- Names.
local READ, WRITE = 4, 2
function c.access(p, mode)
  local path, problem = file_path(p)
  if not path then return fail(problem, EOF) end
  if devices[path] then return mode & 1 == 0 and 0 or fail(DENIED, EOF) end
  if not manager():fileExistsAtPath_(path) then return fail(NO_ENTRY, EOF) end
  local fits = (mode & READ == 0 or manager():isReadableFileAtPath_(path))
    and (mode & WRITE == 0 or manager():isWritableFileAtPath_(path))
  return fits and 0 or fail(DENIED, EOF)
end
function c.remove(p)
  local path = path_of(p)
  if not manager():fileExistsAtPath_(path) then return fail(NO_ENTRY, EOF) end
  for _, file in pairs(C.files.numbers) do
    if file.path == path then file.last = file.bytes end
  end
  return manager():removeItemAtPath_error_(path, nil) and 0 or fail(DENIED, EOF)
end
function c.unlink(p)
  if is_folder(path_of(p)) then return fail(1, EOF) end
  return c.remove(p)
end
function c.rename(p, other)
  local from, to = path_of(p), path_of(other)
  if not manager():fileExistsAtPath_(from) then return fail(NO_ENTRY, EOF) end
  if from ~= to and manager():fileExistsAtPath_(to) then manager():removeItemAtPath_error_(to, nil) end
  return manager():moveItemAtPath_toPath_error_(from, to, nil) and 0 or fail(NO_ENTRY, EOF)
end
function c.chdir(p)
  local path, problem = file_path(p)
  if not path then return fail(problem, EOF) end
  return manager():changeCurrentDirectoryPath_(path) and 0 or fail(NO_ENTRY, EOF)
end
function c.getcwd(p, size)
  local folder = manager():currentDirectoryPath()
  if p == nil then return C.characters(folder, 0) end
  if #folder >= size then return fail(34) end
  put(p, folder .. "\0")
  return p
end

-- Makes functions whose first argument is a path fail for an empty path, and for one below circular links.
local function check_paths(names)
  for _, name in ipairs(names) do
    local body = c[name]
    c[name] = function(p, ...)
      local path = cstr(p)
      if path == "" then return fail(NO_ENTRY, EOF) end
      local folder = path:match "^(.+)/[^/]+/*$"
      local _, problem = followed(folder or "/")
      if problem then return fail(problem, EOF) end
      return body(p, ...)
    end
  end
end
check_paths {"remove", "unlink", "rename", "chdir"}

-- The program's own environment, separate from the host's.
local variables = {}
function c.setenv(name, value, overwrites)
  local key = cstr(name)
  if overwrites ~= 0 or c.getenv(name) == nil then variables[key] = cstr(value) end
  return 0
end
function c.unsetenv(name)
  variables[cstr(name)] = false
  return 0
end
local inherited = c.getenv
function c.getenv(name)
  local own = variables[cstr(name)]
  if own ~= nil then return own or nil end
  return inherited(name)
end
-- The memory of `environ`: NAME=VALUE for each variable.
function C.environment()
  local values, list = {}, {}
  local environment = objc.NSProcessInfo:processInfo():environment()
  for name in objc.each(environment) do values[tostring(name)] = c.getenv(tostring(name)) end
  for name, value in pairs(variables) do values[name] = value or nil end
  for name, value in pairs(values) do list[#list + 1] = ("%s=%s"):format(name, cstr(value)) end
  table.sort(list)
  return C.list(list, #list + 1)
end
-- crt_externs.h: pointers to what a library cannot name.
function c._NSGetEnviron() return C.list {C.environment()} end
function c._NSGetProgname() return C.list {c.getprogname()} end
local function arguments() return objc.NSProcessInfo:processInfo():arguments() end
function c._NSGetArgc() return C.list {arguments():count()} end
function c._NSGetArgv()
  local list = {}
  for argument in objc.each(arguments()) do list[#list + 1] = tostring(argument) end
  return C.list {C.list(list, #list + 1)}
end

-- Used by the functions for descriptors.
C.files = {may_open = may_open, opened = opened, manager = manager, path_of = path_of, file_path = file_path, followed = followed,
  with_contents = with_contents, device = device, stream_of = stream_of, set_bytes = set_bytes,
  forget = forget, is_folder = is_folder, check_paths = check_paths, read = read, data_of = data_of, take = take,
  put = put, write = write, flush = flush, fail = fail}
