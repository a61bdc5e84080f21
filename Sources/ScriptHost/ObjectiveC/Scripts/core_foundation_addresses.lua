-- Core Foundation's URL parts and UUIDs: their objects are Foundation's.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send = C.send

-- URLs.
function c.CFURLCreateWithFileSystemPath(_, path, _, is_directory)
  return objc.NSURL:fileURLWithPath_isDirectory_(path, is_directory ~= false and is_directory ~= 0)
end
function c.CFURLCreateWithBytes(_, p, count, encoding, base)
  return c.CFURLCreateWithString(nil, c.CFStringCreateWithBytes(nil, p, count, encoding, false), base)
end
function c.CFURLGetBaseURL(url) return send(url, "baseURL") end
function c.CFURLCopyAbsoluteURL(url) return send(url, "absoluteURL") end
function c.CFURLHasDirectoryPath(url) return send(url, "hasDirectoryPath") end
for name, selector in pairs {
  Scheme = "scheme", HostName = "host", UserName = "user", Password = "password", LastPathComponent = "lastPathComponent",
} do
  c["CFURLCopy" .. name] = function(url) return obj(send(url, selector)) end
end
-- An empty part exists, unless it is an extension.
function c.CFURLCopyPathExtension(url)
  local extension = send(url, "pathExtension")
  if extension == nil or #tostring(extension) == 0 then return nil end
  return obj(extension)
end
local NO_PORT = -1
function c.CFURLGetPortNumber(url)
  local port = send(url, "port")
  return port and send(port, "intValue") or NO_PORT
end
-- The path with its percent escapes; a URL without the usual parts has none.
local function parts(url) return objc.NSURLComponents:componentsWithURL_resolvingAgainstBaseURL_(url, false) end
function c.CFURLCanBeDecomposed(url)
  local rest = tostring(send(url, "absoluteString")):match "^%a[%w+.-]*:(.*)$"
  return rest == nil or rest:sub(1, 1) == "/"
end
-- The parts of a URL in their order, by the numbers of CFURLComponentType; those of several parts are ranges of them.
local SCHEME, LOCATION, PATH, RESOURCE, USER, PASSWORD, USER_INFO, HOST, PORT, PARAMETERS, QUERY, FRAGMENT =
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12
local order = {SCHEME, USER, PASSWORD, HOST, PORT, PATH, PARAMETERS, QUERY, FRAGMENT}
local several = {[LOCATION] = {2, 5}, [USER_INFO] = {2, 3}, [RESOURCE] = {7, 9}}
local NOT_FOUND = -1
-- Where each part begins and ends in a URL's text, counted from zero.
local function places_of(text)
  local found, at = {}, 1
  local function take(part, pattern)
    local first, last, start, stop = text:find("^" .. pattern, at)
    if first then found[part], at = {start - 1, stop - 1}, last + 1 end
  end
  take(SCHEME, "()%a[%w+.-]*():")
  if text:find("^//", at) then
    at = at + 2
    if text:find("^[^/?#@]*@", at) then
      take(USER, "()[^@:]*()")
      take(PASSWORD, ":()[^@]*()")
      at = at + 1
    end
    take(HOST, text:find("^%[", at) and "()%[[^%]]*%]()" or "()[^/?#:]*()")
    take(PORT, ":()%d*()")
  end
  take(PATH, "()[^;?#]*()")
  take(PARAMETERS, ";()[^?#]*()")
  take(QUERY, "?()[^#]*()")
  take(FRAGMENT, "#().*()")
  return found
end
function c.CFURLGetByteRangeForComponent(url, component, p)
  local text = tostring(send(url, "relativeString"))
  local found = places_of(text)
  local first, last
  for place, part in ipairs(order) do
    if part == component then first, last = place, place end
  end
  if several[component] then first, last = table.unpack(several[component]) end
  local start, stop
  for place = first, last do
    local part = found[order[place]]
    if part then start, stop = start or part[1], part[2] end
  end
  local before, behind = 0, #text
  for place = 1, first - 1 do before = found[order[place]] and found[order[place]][2] or before end
  for place = #order, last + 1, -1 do behind = found[order[place]] and found[order[place]][1] or behind end
  if p ~= nil then
    -- An absent user is before the host, any other absent part behind the one in front of it.
    local insertion = (component >= USER and component <= USER_INFO) and behind or before
    p.a[p.i] = start and {location = before, length = behind - before} or {location = insertion, length = 0}
  end
  return start and {location = start, length = stop - start} or {location = NOT_FOUND, length = 0}
end
function c.CFURLCopyPath(url) return c.CFURLCanBeDecomposed(url) and obj(parts(url):percentEncodedPath()) or nil end
function c.CFURLCopyFileSystemPath(url)
  local path = send(url, "path")
  return path and obj(path)
end
local function unescaped(text, left)
  if text == nil then return nil end
  return left == nil and obj(text) or c.CFURLCreateStringByReplacingPercentEscapes(nil, text, left)
end
function c.CFURLCopyQueryString(url, left) return unescaped(parts(url):percentEncodedQuery(), left) end
function c.CFURLCopyFragment(url, left) return unescaped(parts(url):percentEncodedFragment(), left) end
function c.CFURLCreateCopyAppendingPathComponent(_, url, component, is_directory)
  return send(url, "URLByAppendingPathComponent:isDirectory:", component, is_directory ~= false and is_directory ~= 0)
end
function c.CFURLCreateCopyDeletingLastPathComponent(_, url) return send(url, "URLByDeletingLastPathComponent") end
function c.CFURLCreateCopyAppendingPathExtension(_, url, extension)
  return send(url, "URLByAppendingPathExtension:", extension)
end
function c.CFURLCreateCopyDeletingPathExtension(_, url) return send(url, "URLByDeletingPathExtension") end

-- UUIDs.
function c.CFUUIDCreateFromString(_, text) return objc.NSUUID:alloc():initWithUUIDString_(text) end
function c.CFUUIDCreateFromUUIDBytes(_, bytes)
  local digits = {}
  for place = 0, 15 do digits[place + 1] = ("%02X"):format(bytes["byte" .. place]) end
  local text = table.concat(digits):gsub("^(........)(....)(....)(....)", "%1-%2-%3-%4-")
  return objc.NSUUID:alloc():initWithUUIDString_(text)
end
function c.CFUUIDGetUUIDBytes(identifier)
  local bytes, place = {}, 0
  for digits in tostring(send(identifier, "UUIDString")):gsub("-", ""):gmatch "%x%x" do
    bytes["byte" .. place], place = tonumber(digits, 16), place + 1
  end
  return bytes
end
