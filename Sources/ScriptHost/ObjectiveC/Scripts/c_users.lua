-- The users of a device, terminals, debuggers and patterns of paths: pwd.h, grp.h, termios.h, sys/ptrace.h, fnmatch.h
-- and glob.h.

local C = ...
local c, objc, cstr = C.functions, C.objc, C.cstr
local files = C.files
local fail = files.fail
local NO_TERMINAL, BAD_FILE, NOT_PERMITTED, INVALID, RANGE = 25, 9, 1, 22, 34

-- Users and groups: apps run as `mobile`.
local users = {{"root", 0, "System Administrator", "/var/root"}, {"mobile", 501, "Mobile User"}, {"nobody", -2, "Unprivileged User", "/var/empty"}}
local function text(words) return C.characters(words, 0) end
local function user_entry(user)
  if not user then return nil end
  local name, number, gecos, home = table.unpack(user)
  return {pw_name = text(name), pw_passwd = text "*", pw_uid = number & 0xFFFFFFFF, pw_gid = number & 0xFFFFFFFF, pw_change = 0,
    pw_class = text "", pw_gecos = text(gecos), pw_dir = text(home or tostring(c.NSHomeDirectory())), pw_shell = text "/bin/sh",
    pw_expire = 0}
end
local function group_entry(user)
  if not user then return nil end
  local members = {i = 0, count = 1, type = "p"}
  members.a = members
  return {gr_name = text(user[1]), gr_passwd = text "*", gr_gid = user[2] & 0xFFFFFFFF, gr_mem = members}
end
local function by_number(number)
  for _, user in ipairs(users) do
    if user[2] & 0xFFFFFFFF == number & 0xFFFFFFFF then return user end
  end
end
local function by_name(name)
  name = cstr(name)
  for _, user in ipairs(users) do
    if user[1] == name then return user end
  end
end
-- The record of a list's last entry, which the next call overwrites.
local function list(entry_of)
  local cell, place = C.cell(), 0
  local function give(user)
    local entry = entry_of(user)
    if not entry then return nil end
    cell[0] = entry
    return cell
  end
  return give, function() place = place + 1 return give(users[place]) end, function() place = 0 end
end
local give_user, next_user, first_user = list(user_entry)
local give_group, next_group, first_group = list(group_entry)
function c.getpwuid(number) return give_user(by_number(number)) end
function c.getpwnam(name) return give_user(by_name(name)) end
c.getpwent, c.setpwent, c.endpwent = next_user, first_user, first_user
function c.getgrgid(number) return give_group(by_number(number)) end
function c.getgrnam(name) return give_group(by_name(name)) end
c.getgrent, c.setgrent, c.endgrent = next_group, first_group, first_group
local LEAST_BUFFER = 64
local function give_to(user, to, size, result)
  if user and size < LEAST_BUFFER then
    result.a[result.i] = nil
    return RANGE
  end
  local entry = user_entry(user)
  if entry then to.a[to.i] = entry end
  result.a[result.i] = entry and to or nil
  return 0
end
function c.getpwuid_r(number, to, _, size, result) return give_to(by_number(number), to, size, result) end
function c.getpwnam_r(name, to, _, size, result) return give_to(by_name(name), to, size, result) end

-- Terminals: no descriptor is one.
local function refuse(number)
  if number < 0 or number > 2 and not files.numbers[number] then return fail(BAD_FILE, -1) end
  return fail(NO_TERMINAL, -1)
end
c.tcgetattr, c.tcsetattr, c.tcflush, c.tcdrain = refuse, refuse, refuse, refuse
function c.cfgetispeed(p) return p.a[p.i].c_ispeed end
function c.cfgetospeed(p) return p.a[p.i].c_ospeed end
function c.cfsetispeed(p, speed) p.a[p.i].c_ispeed = speed return 0 end
function c.cfsetospeed(p, speed) p.a[p.i].c_ospeed = speed return 0 end
function c.cfsetspeed(p, speed) return c.cfsetispeed(p, speed) + c.cfsetospeed(p, speed) end
function c.cfmakeraw(p)
  local t = p.a[p.i]
  t.c_iflag, t.c_oflag, t.c_cflag, t.c_lflag = 1, t.c_oflag & ~1, t.c_cflag & ~0x1300 | 0xB00, t.c_lflag & ~0x59F
end

-- Debuggers: none is attached, and an app may attach to no other process.
local TRACE_ME, DENY_ATTACH, SIGNALS_AS_EXCEPTIONS = 0, 31, 12
function c.ptrace(request)
  if request == TRACE_ME or request == DENY_ATTACH or request == SIGNALS_AS_EXCEPTIONS then return 0 end
  return fail(request > 0 and request < DENY_ATTACH and NOT_PERMITTED or INVALID, -1)
end

-- Patterns: a part of a pattern matches at a position; sets are those of the shell.
local NO_ESCAPE, PATHNAME, PERIOD, LEADING_FOLDER, CASE = 1, 2, 4, 8, 16
local classes = {alpha = "%a", digit = "%d", alnum = "%w", upper = "%u", lower = "%l", space = "%s", punct = "%p", xdigit = "%x",
  cntrl = "%c", graph = "%g"}
-- Whether a set that begins at a position contains a character; nil if the set has no end. Returns where it ends, too.
local function in_set(pattern, at, character, flags)
  local is_inverted, is_in, first = pattern:find("^[!^]", at) ~= nil, false, true
  if is_inverted then at = at + 1 end
  while true do
    local one = pattern:sub(at, at)
    if one == "" then return nil end
    if one == "]" and not first then return is_in ~= is_inverted, at end
    first = false
    local class = pattern:match("^%[:(%a+):%]", at)
    if class then
      is_in = is_in or character:find(classes[class] or "$^") ~= nil
      at = at + #class + 4
    else
      if one == "\\" and flags & NO_ESCAPE == 0 then at, one = at + 1, pattern:sub(at + 1, at + 1) end
      local last = pattern:match("^%-([^%]])", at + 1)
      local to = last or one
      local function has(code) return code >= one and code <= to end
      is_in = is_in or has(character) or flags & CASE ~= 0 and (has(character:lower()) or has(character:upper()))
      at = at + (last and 3 or 1)
    end
  end
end
local function matches(pattern, p, words, w, flags)
  while true do
    local one, own = pattern:sub(p, p), words:sub(w, w)
    local is_hidden = own == "." and flags & PERIOD ~= 0 and (w == 1 or flags & PATHNAME ~= 0 and words:sub(w - 1, w - 1) == "/")
    local is_slash = own == "/" and flags & PATHNAME ~= 0
    if one == "" then return own == "" or flags & LEADING_FOLDER ~= 0 and own == "/" end
    if one == "*" then
      if is_hidden then return false end
      while pattern:sub(p, p) == "*" do p = p + 1 end
      for next_w = w, #words + 1 do
        if matches(pattern, p, words, next_w, flags) then return true end
        if words:sub(next_w, next_w) == "/" and flags & PATHNAME ~= 0 then return false end
      end
      return false
    elseif one == "?" then
      if own == "" or is_slash or is_hidden then return false end
    else
      local is_in, stop
      if one == "[" then is_in, stop = in_set(pattern, p + 1, own, flags) end
      if stop then
        if own == "" or is_slash or is_hidden or not is_in then return false end
        p = stop
      else
        if one == "\\" and flags & NO_ESCAPE == 0 and p < #pattern then p, one = p + 1, pattern:sub(p + 1, p + 1) end
        if one ~= own and (flags & CASE == 0 or one:lower() ~= own:lower()) then return false end
      end
    end
    p, w = p + 1, w + 1
  end
end
function c.fnmatch(pattern, words, flags) return matches(cstr(pattern), 1, cstr(words), 1, flags) and 0 or 1 end

-- Lists of paths, one part of the pattern after the other.
local APPEND, OFFSETS, MARK, NO_CHECK, NO_SORT, BRACES, TILDE = 1, 2, 8, 0x10, 0x20, 0x80, 0x800
local FOUND_NONE = -3
local function alternatives(pattern)
  local head, body, tail = pattern:match "^(.-)(%b{})(.*)$"
  if not head then return {pattern} end
  local list, depth, part = {}, 0, ""
  for one in (body:sub(2, -2) .. ","):gmatch "." do
    depth = depth + (one == "{" and 1 or one == "}" and -1 or 0)
    if one == "," and depth == 0 then
      for _, whole in ipairs(alternatives(head .. part .. tail)) do list[#list + 1] = whole end
      part = ""
    else
      part = part .. one
    end
  end
  return list
end
local function expand(pattern, list)
  local found = {pattern:sub(1, 1) == "/" and "/" or ""}
  for part in pattern:gmatch "[^/]+" do
    local further = {}
    for _, folder in ipairs(found) do
      local start = folder == "" and "" or folder:sub(-1) == "/" and folder or folder .. "/"
      if not part:find "[*?%[\\]" then
        if files.manager():fileExistsAtPath_(files.path_of(start .. part)) then further[#further + 1] = start .. part end
      else
        local names = files.manager():contentsOfDirectoryAtPath_error_(files.path_of(folder == "" and "." or folder), nil)
        for name in objc.each(names or {}) do
          name = tostring(name)
          if matches(part, 1, name, 1, PERIOD) then further[#further + 1] = start .. name end
        end
      end
    end
    found = further
  end
  for _, path in ipairs(found) do list[#list + 1] = path end
end
function c.glob(pattern, flags, _, p)
  local record, list = p.a[p.i], {}
  local words = cstr(pattern)
  if flags & TILDE ~= 0 then words = words:gsub("^~", tostring(c.NSHomeDirectory())) end
  for _, one in ipairs(flags & BRACES ~= 0 and alternatives(words) or {words}) do expand(one, list) end
  if #list == 0 and flags & NO_CHECK ~= 0 then list[1] = words end
  if flags & NO_SORT == 0 then table.sort(list) end
  local count = #list
  local offset = flags & OFFSETS ~= 0 and record.gl_offs or 0
  local former = flags & APPEND ~= 0 and record.gl_pathv ~= nil and record.gl_pathc or 0
  local array = {i = 0, count = offset + former + count + 1, type = "p"}
  array.a = array
  for place = 0, former - 1 do array[offset + place] = record.gl_pathv.a[record.gl_pathv.i + offset + place] end
  for place, path in ipairs(list) do
    local exists, is_folder = files.manager():fileExistsAtPath_isDirectory_(files.path_of(path))
    if flags & MARK ~= 0 and exists and is_folder and path:sub(-1) ~= "/" then path = path .. "/" end
    array[offset + former + place - 1] = C.characters(path, 0)
  end
  record.gl_pathc, record.gl_matchc, record.gl_flags, record.gl_pathv = former + count, count, flags, array
  return count == 0 and FOUND_NONE or 0
end
function c.globfree(p)
  local record = p.a[p.i]
  record.gl_pathc, record.gl_pathv = 0, nil
end
