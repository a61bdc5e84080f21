-- Extended attributes of files, and information about the file system.

local C = ...
local c, cstr = C.functions, C.cstr
local files = C.files
local path_of, fail, manager = files.path_of, files.fail, files.manager
local EOF, NO_ENTRY, BAD_FILE, EXISTS, INVALID, TOO_SMALL, TOO_LONG, NO_ATTRIBUTE = -1, 2, 9, 17, 22, 34, 63, 93

-- The data of each attribute, by name; nil if the file does not exist.
local function attributes_of(path)
  local known = path and manager():attributesOfItemAtPath_error_(path, nil)
  if not known then return nil end
  local found = {}
  for name, data in pairs(known.NSFileExtendedAttributes or {}) do found[tostring(name)] = data end
  return found
end
local function keep(path, attributes)
  manager():setAttributes_ofItemAtPath_error_({NSFileExtendedAttributes = attributes}, path, nil)
  return 0
end
-- Copies bytes into `size` bytes of memory; without a buffer only their number is returned.
local function hand(bytes, p, size)
  if p == nil or size == 0 then return #bytes end
  if #bytes > size then return fail(TOO_SMALL, EOF) end
  if #bytes > 0 then files.put(p, bytes) end
  return #bytes
end
local function get(path, name, p, size)
  local known = attributes_of(path)
  if not known then return fail(NO_ENTRY, EOF) end
  local data = known[cstr(name)]
  if not data then return fail(NO_ATTRIBUTE, EOF) end
  return hand(data:length() > 0 and data:bytes() or "", p, size)
end
local CREATE, REPLACE, LONGEST = 2, 4, 127
local function set(path, name, p, size, _, options)
  local known, key = attributes_of(path), cstr(name)
  if not known then return fail(NO_ENTRY, EOF) end
  if #key > LONGEST then return fail(TOO_LONG, EOF) end
  if known[key] and options & CREATE ~= 0 then return fail(EXISTS, EOF) end
  if not known[key] and options & REPLACE ~= 0 then return fail(NO_ATTRIBUTE, EOF) end
  local bytes = size == 0 and "" or C.bytesOf(C.cast(p, "u1"), size)
  known[key] = C.objc.NSData:dataWithBytes_length_(bytes, #bytes)
  return keep(path, known)
end
local function remove(path, name)
  local known, key = attributes_of(path), cstr(name)
  if not known then return fail(NO_ENTRY, EOF) end
  if not known[key] then return fail(NO_ATTRIBUTE, EOF) end
  known[key] = nil
  return keep(path, known)
end
local function list(path, p, size)
  local known = attributes_of(path)
  if not known then return fail(NO_ENTRY, EOF) end
  local names = {}
  for name in pairs(known) do names[#names + 1] = name end
  table.sort(names)
  return hand(#names > 0 and table.concat(names, "\0") .. "\0" or "", p, size)
end

-- Each function exists for a path and for an open file.
local function path_of_number(number) return files.numbers[number] and files.numbers[number].path end
for name, body in pairs {getxattr = get, setxattr = set, removexattr = remove, listxattr = list} do
  c[name] = function(p, ...) return body(path_of(p), ...) end
  c["f" .. name] = function(number, ...)
    local path = path_of_number(number)
    if not path then return fail(BAD_FILE, EOF) end
    return body(path, ...)
  end
end
files.check_paths {"getxattr", "setxattr", "removexattr", "listxattr"}

-- The only file system, whose sizes are those of NSFileManager.
local BLOCK, AT_ONCE = 4096, 1048576
local function described()
  local facts = manager():attributesOfFileSystemForPath_error_("/", nil)
  local blocks, free = facts.NSFileSystemSize // BLOCK, facts.NSFileSystemFreeSize // BLOCK
  local system = facts.NSFileSystemNumber
  local numbers = C.cell(system, "i4")
  numbers[1] = 0
  return {
    f_bsize = BLOCK, f_iosize = AT_ONCE, f_blocks = blocks, f_bfree = free, f_bavail = free,
    f_files = facts.NSFileSystemNodes, f_ffree = facts.NSFileSystemFreeNodes, f_fsid = {val = numbers},
    f_owner = 0, f_type = 0, f_flags = 0, f_fssubtype = 0, f_fstypename = C.characters("apfs", 16),
    f_mntonname = C.characters("/", 1024), f_mntfromname = C.characters("/dev/disk0s1", 1024),
  }
end
function c.statfs(p, to)
  if not manager():fileExistsAtPath_(path_of(p)) then return fail(NO_ENTRY, EOF) end
  to.a[to.i] = described()
  return 0
end
function c.fstatfs(number, to)
  if not path_of_number(number) then return fail(BAD_FILE, EOF) end
  to.a[to.i] = described()
  return 0
end
function c.getmntinfo(out)
  if out == nil then return fail(INVALID, 0) end
  out.a[out.i] = C.cell(described())
  return 1
end
