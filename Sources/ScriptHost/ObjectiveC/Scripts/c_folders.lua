-- File attributes, links and directories: sys/stat.h, unistd.h and dirent.h.

local C = ...
local c, cstr = C.functions, C.cstr
local files = C.files
local path_of, fail, manager = files.path_of, files.fail, files.manager
local EOF, NO_ENTRY, BAD_FILE, DENIED, EXISTS, NO_FOLDER, INVALID, NOT_EMPTY = -1, 2, 9, 13, 17, 20, 22, 66

local kinds = {NSFileTypeDirectory = 0x4000, NSFileTypeRegular = 0x8000, NSFileTypeSymbolicLink = 0xA000}
local MOBILE, BLOCK = 501, 4096
local function moment(date)
  local seconds = date and date:timeIntervalSince1970() or 0.0
  return {tv_sec = math.floor(seconds), tv_nsec = math.floor(seconds % 1 * 1e9)}
end
-- A file that is none of the file system: a device, a socket or a pipe.
local PIPE, DEVICE, SOCKET = 0x1000 | 0x1B0, 0x2000 | 0x1B6, 0xC000 | 0x1B6
local function special(mode, p)
  local never = moment()
  p.a[p.i] = {st_dev = 1, st_mode = mode, st_nlink = 1, st_ino = 0, st_uid = 0, st_gid = 0, st_rdev = 0,
    st_atimespec = never, st_mtimespec = never, st_ctimespec = never, st_birthtimespec = never,
    st_size = 0, st_blocks = 0, st_blksize = BLOCK, st_flags = 0, st_gen = 0}
  return 0
end
local function described(path, p)
  if files.device(path) then return special(DEVICE, p) end
  local attributes = manager():attributesOfItemAtPath_error_(path, nil)
  if not attributes then return fail(NO_ENTRY, EOF) end
  local function value(key) return attributes[key] end
  local size = value "NSFileSize" or 0
  p.a[p.i] = {
    st_dev = 1, st_mode = (kinds[value "NSFileType"] or 0x8000) | (value "NSFilePosixPermissions" or 0x1A4),
    st_nlink = value "NSFileReferenceCount" or 1,
    st_ino = value "NSFileSystemFileNumber" or 0, st_uid = MOBILE, st_gid = MOBILE, st_rdev = 0,
    st_atimespec = moment(value "NSFileModificationDate"), st_mtimespec = moment(value "NSFileModificationDate"),
    st_ctimespec = moment(value "NSFileModificationDate"), st_birthtimespec = moment(value "NSFileCreationDate"),
    st_size = size, st_blocks = (size + 511) // 512, st_blksize = BLOCK, st_flags = 0, st_gen = 0,
  }
  return 0
end
function c.lstat(p, to) return described(path_of(p), to) end
function c.stat(p, to)
  local path, problem = files.file_path(p)
  if not path then return fail(problem, EOF) end
  return described(tostring(C.str(path):stringByResolvingSymlinksInPath()), to)
end
function c.fstat(number, to)
  local file = files.numbers[number]
  if file and file.path then return described(file.path, to) end
  if file then return special(file.is_pipe and PIPE or SOCKET, to) end
  return number >= 0 and number <= 2 and special(DEVICE, to) or fail(BAD_FILE, EOF)
end
function c.chmod(p, mode)
  local path = path_of(p)
  if not manager():fileExistsAtPath_(path) then return fail(NO_ENTRY, EOF) end
  return manager():setAttributes_ofItemAtPath_error_({NSFilePosixPermissions = mode & 0xFFF}, path, nil) and 0
    or fail(DENIED, EOF)
end
-- Sets the modification date, the present one without a time; the date of the last access is not stored.
local function touch(path, seconds)
  if not path or not manager():fileExistsAtPath_(path) then return fail(NO_ENTRY, EOF) end
  local dates = C.objc.NSDate
  local date = seconds and dates:dateWithTimeIntervalSince1970_(seconds) or dates:date()
  return manager():setAttributes_ofItemAtPath_error_({NSFileModificationDate = date}, path, nil) and 0
    or fail(DENIED, EOF)
end
local function second_of(times)
  if times == nil then return nil end
  local time = times.a[times.i + 1]
  return time.tv_sec + time.tv_usec / 1e6
end
function c.utime(p, times) return touch(path_of(p), times and times.a[times.i].modtime + 0.0) end
function c.utimes(p, times) return touch(path_of(p), second_of(times)) end
c.lutimes = c.utimes
function c.futimes(number, times)
  local file = files.numbers[number]
  if not file then return fail(BAD_FILE, EOF) end
  return touch(file.path, second_of(times))
end
local mask = 0x12
function c.umask(new)
  local old = mask
  mask = new & 0x1FF
  return old
end

-- Directories.
function c.mkdir(p, mode)
  local path = path_of(p):gsub("(.)/+$", "%1")
  if manager():fileExistsAtPath_(path) then return fail(EXISTS, EOF) end
  local attributes = {NSFilePosixPermissions = mode & ~mask & 0x1FF}
  return manager():createDirectoryAtPath_withIntermediateDirectories_attributes_error_(path, false, attributes, nil) and 0
    or fail(NO_ENTRY, EOF)
end
local function names_in(path) return manager():contentsOfDirectoryAtPath_error_(path, nil) end
function c.rmdir(p)
  local path = path_of(p)
  if not manager():fileExistsAtPath_(path) then return fail(NO_ENTRY, EOF) end
  if not files.is_folder(path) then return fail(NO_FOLDER, EOF) end
  if #names_in(path) > 0 then return fail(NOT_EMPTY, EOF) end
  return manager():removeItemAtPath_error_(path, nil) and 0 or fail(DENIED, EOF)
end
function c.symlink(to, p)
  if manager():fileExistsAtPath_(path_of(p)) then return fail(EXISTS, EOF) end
  return manager():createSymbolicLinkAtPath_withDestinationPath_error_(path_of(p), cstr(to), nil) and 0
    or fail(NO_ENTRY, EOF)
end
function c.readlink(p, to, size)
  local target = manager():destinationOfSymbolicLinkAtPath_error_(path_of(p), nil)
  if not target then return fail(manager():fileExistsAtPath_(path_of(p)) and INVALID or NO_ENTRY, EOF) end
  local text = tostring(target):sub(1, size)
  files.put(to, text)
  return #text
end
function c.realpath(p, to)
  local path, problem = files.file_path(p)
  if not path then return fail(problem) end
  if not manager():fileExistsAtPath_(path) then return fail(NO_ENTRY) end
  local text = tostring(C.str(path):stringByResolvingSymlinksInPath():stringByStandardizingPath())
  if to == nil then return C.characters(text, 0) end
  files.put(to, text .. "\0")
  return to
end
files.check_paths {"lstat", "chmod", "mkdir", "rmdir", "readlink"}

-- dirent.h: `.` and `..` come first.
local folders = setmetatable({}, {__mode = "k"})
local DIRECTORY, REGULAR, LINK = 4, 8, 10
function c.opendir(p)
  local path, problem = files.file_path(p)
  if not path then return fail(problem) end
  if not manager():fileExistsAtPath_(path) then return fail(NO_ENTRY) end
  if not files.is_folder(path) then return fail(NO_FOLDER) end
  local names = {".", ".."}
  for _, name in ipairs(names_in(path)) do names[#names + 1] = tostring(name) end
  local folder = {i = 0}
  folder.a = folder
  folders[folder] = {path = path, names = names, place = 0}
  return folder
end
local entry_kinds = {[0x4000] = DIRECTORY, [0x8000] = REGULAR, [0xA000] = LINK}
function c.readdir(folder)
  local state = folders[folder]
  local name = state.names[state.place + 1]
  if not name then return nil end
  state.place = state.place + 1
  local info = C.cell()
  local is_known = described(state.path:gsub("/?$", "/") .. name, info) == 0
  return C.cell {d_ino = is_known and info[0].st_ino or 0, d_seekoff = state.place, d_reclen = 21 + #name,
    d_namlen = #name, d_type = is_known and entry_kinds[info[0].st_mode & 0xF000] or DIRECTORY,
    d_name = C.characters(name, 1024)}
end
function c.rewinddir(folder) folders[folder].place = 0 end
function c.telldir(folder) return folders[folder].place end
function c.seekdir(folder, place) folders[folder].place = place end
function c.closedir(folder)
  if not folders[folder] then return fail(BAD_FILE, EOF) end
  folders[folder] = nil
  return 0
end
