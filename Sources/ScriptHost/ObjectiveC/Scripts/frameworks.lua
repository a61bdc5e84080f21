-- Functions of smaller frameworks: uniform types, reachability, locations, the log, the keychain,
-- byte order.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send, cstr = C.send, C.cstr

-- Uniform types: the file extensions, the content type and the parent types of each type.
local types = {}
for type_name, endings, mime, above in ([[
public.jpeg jpg,jpeg image/jpeg public.image
public.png png image/png public.image
com.compuserve.gif gif image/gif public.image
public.tiff tiff,tif image/tiff public.image
com.microsoft.bmp bmp image/bmp public.image
public.heic heic image/heic public.image
org.webmproject.webp webp image/webp public.image
com.adobe.pdf pdf application/pdf public.data
public.html html,htm text/html public.text
public.xml xml application/xml public.text
public.json json application/json public.text
public.plain-text txt text/plain public.text
public.rtf rtf text/rtf public.text
public.mp3 mp3 audio/mpeg public.audio
public.mpeg-4 mp4 video/mp4 public.movie
com.apple.quicktime-movie mov,qt video/quicktime public.movie
public.zip-archive zip application/zip public.data
public.image - - public.data
public.text - - public.data
public.audio - - public.audiovisual-content
public.movie - - public.audiovisual-content
public.audiovisual-content - - public.data
public.data - - public.item
]]):gmatch "(%S+) (%S+) (%S+) (%S+)" do
  types[#types + 1] = {name = type_name, endings = endings, mime = mime, above = above}
  types[type_name] = types[#types]
end
local BY_ENDING = "public.filename-extension"
function c.UTTypeCreatePreferredIdentifierForTag(class, tag)
  local wanted = tostring(tag):lower()
  for _, entry in ipairs(types) do
    if tostring(class) == BY_ENDING then
      for ending in entry.endings:gmatch "[^,]+" do
        if ending == wanted then return C.str(entry.name) end
      end
    elseif entry.mime == wanted then
      return C.str(entry.name)
    end
  end
  return C.str("dyn." .. wanted)
end
function c.UTTypeCopyPreferredTagWithClass(name, class)
  local entry = types[tostring(name)]
  local tag = entry and (tostring(class) == BY_ENDING and entry.endings:match "^[^,]+" or entry.mime)
  if tag and tag ~= "-" then return C.str(tag) end
end
function c.UTTypeEqual(one, other) return tostring(one):lower() == tostring(other):lower() end
function c.UTTypeConformsTo(one, other)
  local name, wanted = tostring(one), tostring(other)
  while name do
    if name == wanted then return true end
    name = types[name] and types[name].above
  end
  return false
end
function c.UTTypeIsDynamic(name) return tostring(name):find "^dyn%." ~= nil end

-- Hosts: the network is reachable.
local REACHABLE = 1 << 1
local targets = setmetatable({}, {__mode = "k"})
local function target()
  local made = objc.NSObject:new()
  targets[made] = {}
  return made
end
function c.SCNetworkReachabilityCreateWithName() return target() end
function c.SCNetworkReachabilityCreateWithAddress() return target() end
function c.SCNetworkReachabilityGetFlags(_, p)
  p.a[p.i] = REACHABLE
  return true
end
function c.SCNetworkReachabilitySetCallback(made, callback, context)
  targets[made].callback, targets[made].info = callback, context and context.a[context.i].info
  return true
end
function c.SCNetworkReachabilityScheduleWithRunLoop() return true end
function c.SCNetworkReachabilityUnscheduleFromRunLoop() return true end
function c.SCNetworkReachabilitySetDispatchQueue() return true end

-- Locations.
function c.CLLocationCoordinate2DMake(latitude, longitude) return {latitude = latitude, longitude = longitude} end
function c.CLLocationCoordinate2DIsValid(place)
  return math.abs(place.latitude) <= 90 and math.abs(place.longitude) <= 180
end

-- The log.
local PUBLIC = "%%{[^}]*}"
function c.os_log_create() return objc.NSObject:new() end
function c.os_log_type_enabled() return true end
function c._hookhost_log(_, _, format, ...)
  C.writeError(tostring(objc.NSString:stringWithFormat_((cstr(format):gsub(PUBLIC, "%%")), ...)) .. "\n")
end

-- The keychain: items with a class, found by the attributes in a query.
local items = {}
local SUCCESS, PARAMETER, DUPLICATE, NOT_FOUND = 0, -50, -25299, -25300
-- Keys that belong to the search, not to an item; the last one selects a Mac's keychain.
local QUESTIONS, KEYCHAIN = "^[mru]_", "nleg"
-- The attributes that identify an item of each class, as in SecItem.h.
local primary = {genp = {"acct", "svce", "agrp"}, inet = {"acct", "srvr", "ptcl", "port", "path", "agrp"}}
local function attributes(dictionary)
  local list = {}
  for key in objc.each(send(dictionary, "allKeys")) do
    local name = tostring(key)
    if not name:find(QUESTIONS) and name ~= KEYCHAIN then list[name] = obj(send(dictionary, "objectForKey:", key)) end
  end
  return list
end
local function matching(query)
  local found = {}
  for place, item in ipairs(items) do
    local matches = true
    for name, value in pairs(attributes(query)) do
      local is_question = name == "v_Data" or name == "sync" and tostring(value) == "syna"
      if not is_question and not c.CFEqual(item[name], value) then matches = false end
    end
    if matches then found[#found + 1] = place end
  end
  return found
end
local function asked(query, name) return send(query, "objectForKey:", C.str(name)) end
local function answer(item, query)
  local wants_data = send(asked(query, "r_Data"), "boolValue")
  if not send(asked(query, "r_Attributes"), "boolValue") then return wants_data and item.v_Data or nil end
  local result = objc.NSMutableDictionary:dictionary()
  for name, value in pairs(item) do
    if name ~= "v_Data" or wants_data then result:setObject_forKey_(value, name) end
  end
  return result
end
function c.SecItemAdd(dictionary, p)
  local item = attributes(dictionary)
  if item.class == nil then return PARAMETER end
  for _, other in ipairs(items) do
    local is_same = c.CFEqual(other.class, item.class)
    for _, name in ipairs(primary[tostring(item.class)] or {"labl"}) do
      local one, two = other[name], item[name]
      if one ~= two and (one == nil or two == nil or not c.CFEqual(one, two)) then is_same = false end
    end
    if is_same then return DUPLICATE end
  end
  items[#items + 1] = item
  if p ~= nil then p.a[p.i] = answer(item, dictionary) end
  return SUCCESS
end
function c.SecItemCopyMatching(query, p)
  local found = matching(query)
  if #found == 0 then return NOT_FOUND end
  if p == nil then return SUCCESS end
  local limit = asked(query, "m_Limit")
  if limit ~= nil and tostring(limit) == "m_LimitAll" then
    local list = objc.NSMutableArray:array()
    for _, place in ipairs(found) do list:addObject_(answer(items[place], query)) end
    p.a[p.i] = C.owned(list)
  else
    p.a[p.i] = C.owned(answer(items[found[1]], query), true)
  end
  return SUCCESS
end
function c.SecItemUpdate(query, changes)
  local found = matching(query)
  if #found == 0 then return NOT_FOUND end
  for _, place in ipairs(found) do
    for name, value in pairs(attributes(changes)) do items[place][name] = value end
  end
  return SUCCESS
end
function c.SecItemDelete(query)
  local found = matching(query)
  if #found == 0 then return NOT_FOUND end
  for place = #found, 1, -1 do table.remove(items, found[place]) end
  return SUCCESS
end
function c.SecRandomCopyBytes(_, count, p)
  c.arc4random_buf(p, count)
  return SUCCESS
end

-- Byte order: the device is little-endian.
for bits, size in pairs {[16] = 2, [32] = 4, [64] = 8} do
  local function swapped(value) return (string.unpack(">I" .. size, string.pack("<I" .. size, value))) end
  if bits == 64 then
    function swapped(value) return (string.unpack(">i8", string.pack("<i8", value))) end
  end
  local function same(value) return value end
  c["OSSwapInt" .. bits] = swapped
  c["OSSwapHostToBigInt" .. bits], c["OSSwapBigToHostInt" .. bits] = swapped, swapped
  c["OSSwapHostToLittleInt" .. bits], c["OSSwapLittleToHostInt" .. bits] = same, same
end

-- Sounds, which are not audible.
function c.AudioServicesCreateSystemSoundID(_, p)
  p.a[p.i] = 1
  return SUCCESS
end
function c.AudioServicesDisposeSystemSoundID() return SUCCESS end
function c.AudioServicesPlaySystemSound() end
function c.AudioServicesPlayAlertSound() end
function c.AudioServicesPlaySystemSoundWithCompletion(_, completion)
  if completion ~= nil then C.dispatch.async(completion) end
end

-- Media times: a count of units of a fraction of a second. A sum uses the finest unit of both.
local VALID, INDEFINITE_OR_INFINITE = 1, 28
local function time(value, scale) return {value = value, timescale = scale, flags = VALID, epoch = 0} end
function c.CMTimeMake(value, scale) return time(value, scale) end
function c.CMTimeMakeWithSeconds(seconds, scale) return time(C.toint(seconds * scale), scale) end
local function seconds_of(t)
  if t.flags & (VALID | INDEFINITE_OR_INFINITE) ~= VALID then return 0.0 / 0.0 end
  return t.value / t.timescale
end
c.CMTimeGetSeconds = seconds_of
function c.CMTimeCompare(one, other)
  local first, second = seconds_of(one), seconds_of(other)
  return first < second and -1 or first > second and 1 or 0
end
local function divisor(a, b)
  while b ~= 0 do a, b = b, a % b end
  return a
end
local function added(one, other, sign)
  local scale = one.timescale // divisor(one.timescale, other.timescale) * other.timescale
  return time(one.value * (scale // one.timescale) + sign * other.value * (scale // other.timescale), scale)
end
function c.CMTimeAdd(one, other) return added(one, other, 1) end
function c.CMTimeSubtract(one, other) return added(one, other, -1) end
function c.CMTimeRangeMake(start, duration) return {start = start, duration = duration} end
function c.AVMakeRectWithAspectRatioInsideRect(ratio, bounds)
  local scale = math.min(bounds.size.width / ratio.width, bounds.size.height / ratio.height)
  local width, height = ratio.width * scale, ratio.height * scale
  return {origin = {x = bounds.origin.x + (bounds.size.width - width) / 2,
    y = bounds.origin.y + (bounds.size.height - height) / 2}, size = {width = width, height = height}}
end
