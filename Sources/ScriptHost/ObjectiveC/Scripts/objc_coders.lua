-- Messages of coders with a pointer: the value there is encoded by its type. Objects, classes,
-- selectors and C strings are encoded as objects.

local C, native = ...
local objc, obj = C.objc, C.obj
local form, load, store = C.bufferForm, C.loadMemory, C.storeMemory

-- Whether a source implements the coder's class: its methods with the selector receive pointers.
local function is_of_source(coder, selector)
  if not native.isScripted(coder, selector) then return false end
  local class = objc.object_getClass(coder)
  while class ~= nil and not C.sourcesOfClasses[objc.class_getName(class)] do class = objc.class_getSuperclass(class) end
  return class ~= nil
end

-- Sends a message to a coder of a source with its pointer; false for any other coder. A source may decode with the
-- message that has the size.
local function passes(coder, selector, types, pointer)
  local sized = selector .. "size:"
  if is_of_source(coder, selector) then C.exact(coder, selector, types, pointer)
  elseif is_of_source(coder, sized) then C.exact(coder, sized, types, pointer, C.measured(types))
  else return false end
  return true
end

-- Sends a message with a type and a value, and returns the decoded one. A source's method receives memory with the
-- value, and leaves the decoded one there.
function C.typedMessage(coder, message, value)
  local selector, types = message:match "^(%S+) (.*)$"
  coder = obj(coder)
  local t = C.typeOfEncoding(types)
  local memory = C.cell(t ~= "@" and C.zeroOf(t) or nil, t)
  if value ~= nil then store(memory, value, nil, types) end
  if not passes(coder, selector, types, memory) then return C.exact(coder, selector, types, value) end
  if selector:find "^encode" then return end
  local decoded = load(memory, types)
  if types == "@" then C.assign(memory, nil) end
  return decoded
end

local function cells_of(types)
  local count, element = types:match("^%[(%d+)(.*)%]$")
  return tonumber(count), element
end
local function encode(coder, types, pointer)
  if passes(coder, "encodeValueOfObjCType:at:", types, pointer) then return end
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
  if passes(coder, "decodeValueOfObjCType:at:", types, pointer) then return end
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
  if passes(coder, "encodeValueOfObjCType:at:", ("[%d%s]"):format(count, C.cstr(types)), pointer) then return end
  coder:encodeValueOfObjCType_at_("q", count)
  for place = 0, count - 1 do encode(coder, C.cstr(types), C.add(pointer, place)) end
end)
form("NSCoder", "decodeArrayOfObjCType:count:at:", function(coder, t, types, count, pointer)
  if passes(coder, "decodeValueOfObjCType:at:", ("[%d%s]"):format(count, C.cstr(types)), pointer) then return end
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
