-- <sqlite3.h>, implemented by SQLite itself, which is loaded with the first database.
--
-- A database in an NSFileManager file is in memory while it is open. The file exists at once, is
-- read by the first connection, and written when the last one closes. Connections to a file see
-- each other's changes. A conflicting lock fails at once, since no other thread runs meanwhile.

local C, native = ...
local c, objc, cstr = C.functions, C.objc, C.cstr
local OK, ERROR, ABORT, BUSY, CANNOT_OPEN, MISUSE, ROW, DONE = 0, 1, 4, 5, 14, 21, 100, 101
local READ_ONLY, READ_WRITE, CREATE, URI, MEMORY, NO_MUTEX, FULL_MUTEX = 0x1, 0x2, 0x4, 0x40, 0x80, 0x8000, 0x10000

local loaded
local function library()
  loaded = loaded or native.databases()
  return loaded or error("sqlite3.h: SQLite 3.36 or later is not there; Debian's package is libsqlite3-0", 0)
end

-- C's pointer for a database or statement, by its number; closed ones are removed.
local objects = {}
local function object(handle, fields)
  if handle == 0 then return nil end
  fields.handle = handle
  objects[handle] = C.cell(fields)
  return objects[handle]
end
-- Any other pointer, or a number cast to one, is not an object of SQLite's.
local function record(p)
  if type(p) ~= "table" or type(rawget(p, "a")) ~= "table" then return nil end
  local own = rawget(p.a, p.i)
  return type(own) == "table" and math.type(rawget(own, "handle")) == "integer" and own or nil
end
local function number(p)
  local own = record(p)
  return own and own.handle or 0
end
local function forget(p)
  local own = record(p)
  if own then
    objects[own.handle] = nil
    own.handle = 0
  end
end

-- Used by the related scripts.
C.sqlite = {library = library, record = record, number = number}

local files = {}
-- Read on each use, since restoring a snapshot removes the earlier one.
local function manager() return objc.NSFileManager:defaultManager() end
local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
local function bytes_in(path)
  local data = manager():contentsAtPath_(path)
  return data and data:length() > 0 and data:bytes() or ""
end
-- A file that was removed, or replaced by another one of that name, goes on only for the connections it has.
local function identity(path)
  local attributes = manager():attributesOfItemAtPath_error_(path, nil)
  return attributes and attributes.NSFileSystemFileNumber
end
-- The paths of files, by the names that SQLite knows: `PRAGMA database_list` returns them.
local paths = {}
local count = 0
local function shared(path)
  local db = library()
  count = count + 1
  paths[("/%s%d"):format(db.prefix, count)] = path
  local file = {path = path, connections = 0, identity = identity(path), uri = ("file:/%s%d?vfs=memdb"):format(db.prefix, count)}
  local _, keeper = db.open(file.uri, READ_WRITE | CREATE | URI)
  file.keeper = keeper
  local bytes = bytes_in(path)
  -- Other files are not databases: their first statement reports it.
  if bytes ~= "" and db.fill(keeper, bytes) ~= OK then file.foreign = bytes end
  files[path] = file
  return file
end
local function written(file)
  local db = library()
  if files[file.path] == file and not file.foreign and identity(file.path) == file.identity then
    local bytes = db.contents(file.keeper)
    if bytes ~= "" and bytes ~= bytes_in(file.path) then
      local old, kept = manager():attributesOfItemAtPath_error_(file.path, nil), {}
      for _, key in ipairs {"NSFilePosixPermissions", "NSFileCreationDate"} do kept[key] = old and old[key] end
      manager():createFileAtPath_contents_attributes_(file.path, data_of(bytes), kept)
    end
  end
  if files[file.path] == file then files[file.path] = nil end
  db.close(file.keeper, true)
end

-- The file to open; false if it cannot be opened.
local function file_of(path, flags)
  local exists, is_folder = manager():fileExistsAtPath_isDirectory_(path)
  if exists and is_folder then return false end
  if not exists then
    files[path] = nil
    local is_made = flags & CREATE ~= 0 and manager():createFileAtPath_contents_attributes_(path, data_of "", nil)
    if not is_made then return false end
  end
  local file = files[path]
  return file and file.identity == identity(path) and file or shared(path)
end
-- File systems by name. All of them are NSFileManager's; a source may register more names.
local systems = {C.cell {iVersion = 3, szOsFile = 120, mxPathname = 512, zName = C.literal "unix"}}
local function system_named(name)
  if name == nil then return systems[1] end
  for place, system in ipairs(systems) do
    if cstr(system.a[system.i].zName) == cstr(name) then return system, place end
  end
end
function c.sqlite3_vfs_find(name) return (system_named(name)) end
function c.sqlite3_vfs_register(system, first)
  c.sqlite3_vfs_unregister(system)
  table.insert(systems, first ~= 0 and 1 or #systems + 1, system)
  return OK
end
function c.sqlite3_vfs_unregister(system)
  for place, known in ipairs(systems) do
    if known.a == system.a and known.i == system.i then
      table.remove(systems, place)
      break
    end
  end
  return OK
end

local function opened(p, flags, system)
  local db = library()
  local name = p ~= nil and cstr(p) or ""
  if flags & URI ~= 0 then name = name:gsub("^file:", ""):gsub("^//", ""):gsub("%?.*$", "") end
  if not system_named(system) then
    local _, handle = db.open(":memory:", READ_WRITE | CREATE)
    return ERROR, handle
  end
  local kept = flags & (READ_ONLY | READ_WRITE | CREATE | NO_MUTEX | FULL_MUTEX)
  if name == "" or name == ":memory:" or flags & MEMORY ~= 0 then return db.open(":memory:", kept | MEMORY) end
  local file = file_of(C.files.path_of(name), flags)
  if not file then
    -- C receives a connection anyway, which reports the error.
    local _, handle = db.open("file:/hookhost?vfs=none", READ_WRITE | URI)
    return CANNOT_OPEN, handle
  end
  local code, handle = db.open(file.foreign and ":memory:" or file.uri, kept | URI)
  if code == OK and file.foreign then db.adopt(handle, file.foreign) end
  if code == OK then file.connections = file.connections + 1 end
  return code, handle, file
end
function c.sqlite3_open_v2(p, out, flags, system)
  local code, handle, file = opened(p, flags, system)
  local words = code == ERROR and "no such vfs: " .. cstr(system) or nil
  out.a[out.i] = object(handle, {file = file, failure = code ~= OK and code or nil, words = words})
  return code
end
function c.sqlite3_open(p, out) return c.sqlite3_open_v2(p, out, READ_WRITE | CREATE) end
local function closed(p, waits)
  local own = record(p)
  if not own then return OK end
  local handle = own.handle
  C.sqlite.will_close(p)
  local code = library().close(handle, waits)
  if code == OK then
    C.sqlite.has_closed(handle, own)
    forget(p)
    local file = own.file
    if file and not own.failure then
      file.connections = file.connections - 1
      if file.connections == 0 then written(file) end
    end
  end
  return code
end
function c.sqlite3_close(p) return closed(p, false) end
function c.sqlite3_close_v2(p) return closed(p, true) end

-- Statements.
local function prepared(p, text)
  local own = record(p)
  if not own then return MISUSE, nil, 0 end
  local code, handle, used = library().prepare(own.handle, text)
  if C.sqlite.asks_for_collation(p, code) then code, handle, used = library().prepare(own.handle, text) end
  return code, object(handle, {database = p}), used
end
local function text_of(p, size)
  if p == nil then return nil end
  if size < 0 then return cstr(p) end
  return size == 0 and "" or C.bytesOf(C.cast(p, "u1"), size)
end
C.sqlite.text, C.sqlite.prepared = text_of, prepared
function c.sqlite3_prepare_v2(p, text, size, out, rest)
  local words = text_of(text, size)
  if not words then return MISUSE end
  local code, statement, used = prepared(p, (words:match "^[^\0]*"))
  out.a[out.i] = statement
  if rest ~= nil then rest.a[rest.i] = C.add(C.literal(text), used) end
  return code
end
c.sqlite3_prepare = c.sqlite3_prepare_v2
function c.sqlite3_prepare_v3(p, text, size, _, out, rest) return c.sqlite3_prepare_v2(p, text, size, out, rest) end
-- A busy handler of a waiting connection receives the number of attempts.
function c.sqlite3_busy_handler(p, body, context)
  local own = record(p)
  if not own then return MISUSE end
  own.busy = body and function(tries) return body(context, tries) ~= 0 end
  return OK
end
function c.sqlite3_step(p)
  local listen = C.sqlite.listening(p)
  local own, code, tries = record(p), library().step(number(p)), 0
  local busy = own and record(own.database) and record(own.database).busy
  while code == BUSY and busy and busy(tries) do
    code, tries = library().step(own.handle), tries + 1
  end
  if listen then listen(code) end
  return code
end
function c.sqlite3_reset(p)
  if p == nil then return OK end
  local own = record(p)
  if own then own.is_running = false end
  return library().reset(number(p))
end
function c.sqlite3_clear_bindings(p) return library().clear_bindings(number(p)) end
function c.sqlite3_finalize(p)
  if p == nil then return OK end
  local code = library().finalize(number(p))
  if code ~= MISUSE then forget(p) end
  return code
end
function c.sqlite3_db_handle(p)
  local own = record(p)
  return own and own.database
end
function c.sqlite3_next_stmt(p, after)
  local least
  for handle, other in pairs(objects) do
    local own = record(other)
    local is_next = own.database == p and (after == nil or handle > number(after))
    if is_next and (not least or handle < least) then least = handle end
  end
  return least and objects[least]
end
function c.sqlite3_stmt_readonly(p) return 1 - library().writes(number(p)) end
function c.sqlite3_sql(p) return library().sql(number(p), 0) end

function c.sqlite3_bind_null(p, place) return library().bind(number(p), place, "none") end
function c.sqlite3_bind_int64(p, place, value) return library().bind(number(p), place, "whole", value) end
c.sqlite3_bind_int = c.sqlite3_bind_int64
function c.sqlite3_bind_double(p, place, value) return library().bind(number(p), place, "real", value) end
-- SQLite refuses a value that is too long by its size alone: here a short one, with the least limit there is.
local LENGTH_LIMIT, LEAST_LIMIT = 0, 30
local function refused(p, place, kind, size)
  local own = record(p)
  if not own or math.type(size) ~= "integer" or size < 0x10000 then return nil end
  local db, database = library(), number(own.database)
  local limit = db.limit(database, LENGTH_LIMIT, -1)
  if size <= limit then return nil end
  db.limit(database, LENGTH_LIMIT, LEAST_LIMIT)
  local code = db.bind(own.handle, place, kind, (" "):rep(2 * LEAST_LIMIT))
  db.limit(database, LENGTH_LIMIT, limit)
  return code
end
local function bound(kind)
  return function(p, place, from, size)
    if from == nil then return c.sqlite3_bind_null(p, place) end
    return refused(p, place, kind, size) or library().bind(number(p), place, kind, text_of(from, size))
  end
end
c.sqlite3_bind_text, c.sqlite3_bind_blob = bound "text", bound "blob"
c.sqlite3_bind_text64, c.sqlite3_bind_blob64 = c.sqlite3_bind_text, c.sqlite3_bind_blob
function c.sqlite3_bind_zeroblob(p, place, size) return library().bind(number(p), place, "zeros", size) end
c.sqlite3_bind_zeroblob64 = c.sqlite3_bind_zeroblob
function c.sqlite3_bind_parameter_index(p, name) return library().bind_parameter_index(number(p), cstr(name)) end
function c.sqlite3_bind_parameter_count(p) return library().bind_parameter_count(number(p)) end
function c.sqlite3_bind_parameter_name(p, place) return library().bind_parameter_name(number(p), place) end

for _, name in ipairs {"column_type", "column_int64", "column_double", "column_count", "data_count", "column_name",
  "column_decltype"} do
  c["sqlite3_" .. name] = function(p, place) return library()[name](number(p), place or 0) end
end
function C.sqlite.int(value)
  local low = value & 0xFFFFFFFF
  return low >= 0x80000000 and low - 0x100000000 or low
end
function c.sqlite3_column_int(p, place) return C.sqlite.int(library().column_int64(number(p), place)) end
function c.sqlite3_column_text(p, place)
  local text = library().column_text(number(p), place)
  return text and C.literal(paths[text] or text)
end
function c.sqlite3_column_blob(p, place)
  local bytes = library().column_blob(number(p), place)
  return bytes and C.literal(bytes)
end
local NULL, BLOB = 5, 4
function c.sqlite3_column_bytes(p, place)
  local db, handle = library(), number(p)
  local kind = db.column_type(handle, place)
  if kind == NULL then return 0 end
  return #((kind == BLOB and db.column_blob or db.column_text)(handle, place) or "")
end

-- Information about a database.
for _, name in ipairs {"changes", "total_changes", "last_insert_rowid", "get_autocommit"} do
  c["sqlite3_" .. name] = function(p) return library()[name](number(p)) end
end
for _, name in ipairs {"errcode", "extended_errcode"} do
  c["sqlite3_" .. name] = function(p)
    local own = record(p)
    return own and own.failure or library()[name](number(p))
  end
end
local words = {[OK] = "not an error", [ABORT] = "query aborted", [CANNOT_OPEN] = "unable to open database file",
  [MISUSE] = "bad parameter or other API misuse", [ROW] = "another row available", [DONE] = "no more rows available"}
function c.sqlite3_errmsg(p)
  local own = record(p)
  return own and own.failure and (own.words or words[own.failure]) or library().message(number(p))
end
function c.sqlite3_errstr(code) return C.literal(library().errstr(code)) end
function c.sqlite3_busy_timeout(p) return number(p) == 0 and MISUSE or OK end
function c.sqlite3_wal_checkpoint() return OK end
-- There is no write-ahead log, so both numbers are -1.
function c.sqlite3_wal_checkpoint_v2(_, _, _, frames, moved)
  if frames ~= nil then frames.a[frames.i] = -1 end
  if moved ~= nil then moved.a[moved.i] = -1 end
  return OK
end
function c.sqlite3_sleep(milliseconds)
  c.usleep(milliseconds * 1000)
  return milliseconds
end
local function version()
  local db = library()
  local _, handle = db.open(":memory:", READ_WRITE | CREATE)
  local _, statement = db.prepare(handle, "SELECT sqlite_version()")
  db.step(statement)
  local text = db.column_text(statement, 0)
  db.finalize(statement)
  db.close(handle, false)
  return text
end
function c.sqlite3_libversion() return C.literal(version()) end
function c.sqlite3_libversion_number()
  local major, minor, patch = version():match "^(%d+)%.(%d+)%.?(%d*)"
  return tonumber(major) * 1000000 + tonumber(minor) * 1000 + (tonumber(patch) or 0)
end
function c.sqlite3_initialize() return OK end
c.sqlite3_shutdown, c.sqlite3_config = c.sqlite3_initialize, c.sqlite3_initialize
-- As on a device: many threads, each with its own connection.
function c.sqlite3_threadsafe() return 2 end

-- Backups of one database into another.
function c.sqlite3_backup_init(to, name, from, other)
  return object(library().backup_init(number(to), cstr(name), number(from), cstr(other)), {})
end
function c.sqlite3_backup_step(p, pages) return library().backup_step(number(p), pages) end
function c.sqlite3_backup_finish(p)
  if p == nil then return OK end
  local code = library().backup_finish(number(p))
  forget(p)
  return code
end
function c.sqlite3_backup_remaining(p) return library().backup_remaining(number(p)) end
function c.sqlite3_backup_pagecount(p) return library().backup_pagecount(number(p)) end

-- Calls a function for each row of each statement.
local function each_row(statement, body, context)
  local db, handle = library(), number(statement)
  local columns = db.column_count(handle)
  while true do
    local code = c.sqlite3_step(statement)
    if code ~= ROW then return code end
    if body ~= nil then
      local values, names = {}, {}
      for column = 1, columns do
        values[column] = db.column_text(handle, column - 1)
        names[column] = db.column_name(handle, column - 1)
      end
      if body(context, columns, C.list(values, columns + 1), C.list(names, columns + 1)) ~= 0 then return ABORT end
    end
  end
end
function c.sqlite3_exec(p, text, body, context, failure)
  local rest, code = text ~= nil and cstr(text) or "", OK
  while code == OK and rest:find "%S" do
    local statement, used
    code, statement, used = prepared(p, rest)
    if code == OK and statement then
      code = each_row(statement, body, context)
      local last = c.sqlite3_finalize(statement)
      if code == DONE then code = last end
    end
    rest = rest:sub(used + 1)
  end
  if failure ~= nil then
    failure.a[failure.i] = code ~= OK and (code == ABORT and words[ABORT] or c.sqlite3_errmsg(p)) or nil
  end
  return code
end
