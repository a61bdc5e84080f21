-- Messages of coders with a pointer: the value there is encoded by its type. Objects, classes,
-- selectors and C strings are encoded as objects.

local C = ...
local objc, obj = C.objc, C.obj
local form, load, store = C.bufferForm, C.loadMemory, C.storeMemory

local function cells_of(types)
  local count, element = types:match("^%[(%d+)(.*)%]$")
  return tonumber(count), element
end
local function encode(coder, types, pointer)
  local letter = types:gsub("^[rnNoORV]+", ""):sub(1, 1)
  local count, element = cells_of(types)
  if count then
    for place = 0, count - 1 do encode(coder, element, C.add(pointer, place)) end
    return
  end
  local value = load(pointer)
  if letter == "*" then value = value and C.cstr(value)
  elseif letter == "#" then value = value and objc.class_getName(value)
  elseif letter == ":" then value = value and objc.sel_getName(value)
  elseif letter ~= "@" then
    return coder:encodeValueOfObjCType_at_(types, value)
  end
  coder:encodeObject_(value)
end
local function decode(coder, types, pointer, t)
  local letter = types:gsub("^[rnNoORV]+", ""):sub(1, 1)
  local count, element = cells_of(types)
  if count then
    for place = 0, count - 1 do decode(coder, element, C.add(pointer, place), t) end
    return
  end
  if letter == "@" then
    -- The caller receives a reference.
    local object = C.owned(obj(coder:decodeObject()))
    return store(pointer, object, "@", types)
  end
  local value
  if letter == "*" or letter == "#" or letter == ":" then
    value = coder:decodeObject()
    value = value and tostring(value)
    if letter == "*" then value = value and C.literal(value)
    elseif letter == "#" then value = value and objc.getClass(value)
    else value = value and C.sel(value) end
  else
    value = coder:decodeValueOfObjCType_at_(types)
  end
  store(pointer, value, t, types)
end
form("NSCoder", "encodeValueOfObjCType:at:", function(coder, _, types, pointer)
  encode(coder, C.cstr(types), pointer)
end)
form("NSCoder", "decodeValueOfObjCType:at:", function(coder, t, types, pointer)
  decode(coder, C.cstr(types), pointer, t)
end)
form("NSCoder", "decodeValueOfObjCType:at:size:", function(coder, t, types, pointer)
  decode(coder, C.cstr(types), pointer, t)
end)
form("NSCoder", "encodeArrayOfObjCType:count:at:", function(coder, _, types, count, pointer)
  coder:encodeValueOfObjCType_at_("q", count)
  for place = 0, count - 1 do encode(coder, C.cstr(types), C.add(pointer, place)) end
end)
form("NSCoder", "decodeArrayOfObjCType:count:at:", function(coder, t, types, count, pointer)
  local written = coder:decodeValueOfObjCType_at_("q")
  if written ~= count then
    objc.NSException:raise_format_("NSArchiverArchiveInconsistency",
      ("*** array of %d elements was written, %d are read"):format(written or 0, count))
  end
  for place = 0, count - 1 do decode(coder, C.cstr(types), C.add(pointer, place), t) end
end)
-- The types of several values, each complete.
local function each_type(types)
  local place = 1
  return function()
    if place > #types then return nil end
    local start = place
    while ("rnNoORV^"):find(types:sub(place, place), 1, true) and place < #types do place = place + 1 end
    local open = types:sub(place, place)
    local close = ({["{"] = "%b{}", ["["] = "%b[]", ["("] = "%b()"})[open]
    local whole = close and types:match("^" .. close, place)
    place = place + (whole and #whole or 1)
    return types:sub(start, place - 1)
  end
end
form("NSCoder", "encodeValuesOfObjCTypes:", function(coder, _, types, ...)
  local pointers, place = {...}, 0
  for each in each_type(C.cstr(types)) do
    place = place + 1
    encode(coder, each, pointers[place])
  end
end)
form("NSCoder", "decodeValuesOfObjCTypes:", function(coder, _, types, ...)
  local pointers, place = {...}, 0
  for each in each_type(C.cstr(types)) do
    place = place + 1
    decode(coder, each, pointers[place])
  end
end)
form("NSCoder", "encodeBytes:length:", function(coder, _, pointer, length)
  coder:encodeBytes_length_(length == 0 and "" or C.bytesOf(pointer, length), length)
end)
form("NSCoder", "encodeBytes:length:forKey:", function(coder, _, pointer, length, key)
  coder:encodeBytes_length_forKey_(length == 0 and "" or C.bytesOf(pointer, length), length, key)
end)
