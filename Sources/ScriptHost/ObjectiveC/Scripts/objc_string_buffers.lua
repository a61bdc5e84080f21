-- The messages of strings that write C's memory: characters, C strings and bytes in an encoding.

local C = ...
local objc, form, write, typed = C.objc, C.bufferForm, C.writeAt, C.typedMemory
local limited = C.limited
local char, concat = string.char, table.concat
local getBytes = "getBytes:maxLength:usedLength:encoding:options:range:remainingRange:"

-- A range beyond the end is refused by native code, which is called for that only.
local function refuse(receiver, selector, range, count)
  if math.ult(count, range.location) or math.ult(count - range.location, range.length) then
    C.exact(receiver, selector, {}, range)
  end
end
C.refuseRange = refuse

local function characters(text, pointer, range)
  for place = 0, range.length - 1 do
    pointer.a[place == 0 and pointer.i or pointer.i + place] = text:characterAtIndex_(range.location + place)
  end
end
form("NSString", "getCharacters:range:", function(text, _, pointer, range)
  refuse(text, "getCharacters:range:", range, text:length())
  characters(text, typed(pointer, "u2"), range)
end)
form("NSString", "getCharacters:", function(text, _, pointer)
  characters(text, typed(pointer, "u2"), {location = 0, length = text:length()})
end)
-- A C string of wide characters has no byte order mark, and ends with a zero as wide as a character: the encoding
-- with the device's byte order, and the width.
local wide = {[10] = {0x94000100, 2}, [0x90000100] = {0x90000100, 2}, [0x94000100] = {0x94000100, 2},
  [0x8C000100] = {0x9C000100, 4}, [0x98000100] = {0x98000100, 4}, [0x9C000100] = {0x9C000100, 4}}
-- The bytes with all zeros at the end but the last one, which every C string has.
local function c_string(text, encoding)
  local known = wide[encoding]
  local bytes = text:cStringUsingEncoding_(known and known[1] or encoding)
  return bytes and known and bytes .. ("\0"):rep(known[2] - 1) or bytes
end
form("NSString", "cStringUsingEncoding:", function(text, _, encoding) return c_string(text, encoding) end)
form("NSString", "getCString:maxLength:encoding:", function(text, _, pointer, count, encoding)
  if count == 0 then return false end
  count = limited(count)
  -- If it does not fit or cannot be encoded, the result is an empty string. The characters before the first one
  -- that cannot be encoded were written by then.
  local bytes = c_string(text, encoding)
  local fits = bytes ~= nil and #bytes < count
  if bytes == nil and not wide[encoding] then
    local codes = {}
    C.exact(text, getBytes, codes, count - 1, nil, encoding, 0, {location = 0, length = text:length()}, nil)
    for place, code in ipairs(codes) do codes[place] = char(place == 1 and 0 or code) end
    write(pointer, #codes > 0 and concat(codes) or "\0")
  else
    C.store(pointer, count, fits and bytes or "")
  end
  return fits
end)

-- The characters of a range that fit are written in the default C string encoding; `limit` does not include the
-- terminating zero. As on a device, an exception says that some are left, also those beyond the end of the string.
local getPart = "getCString:maxLength:range:remainingRange:"
form("NSString", getPart, function(text, _, pointer, limit, range, rest)
  local encoding, written, count = objc.NSString:defaultCStringEncoding(), "", text:length()
  local place, last = range.location, range.location + range.length
  limit = limited(limit)
  while place < last do
    local after, bytes = place + 1, "\0"
    if place < count then
      local character = text:rangeOfComposedCharacterSequenceAtIndex_(place)
      after = math.min(character.location + character.length, last)
      bytes = text:substringWithRange_ {place, after - place} :cStringUsingEncoding_(encoding)
    end
    if bytes == nil or #written + #bytes > limit then break end
    written, place = written .. bytes, after
  end
  write(pointer, place < last and written or written .. "\0")
  if rest ~= nil then rest.a[rest.i] = {location = place, length = last - place} end
  if place < last then
    objc.NSException:raise_format_("NSCharacterConversionException",
      ("*** -[%s %s]: unable to convert receiver to default C string encoding"):format(
        objc.class_getName(objc.object_getClass(text)), getPart))
  end
end)

form("NSString", getBytes, function(text, _, pointer, limit, used, encoding, options, range, rest)
  local codes = {}
  local is_any, count, left = C.exact(text, getBytes, codes, limited(limit), nil, encoding, options, range, nil)
  if pointer ~= nil then
    for place, code in ipairs(codes) do codes[place] = char(code) end
    write(pointer, concat(codes))
  end
  if used ~= nil then used.a[used.i] = count end
  if rest ~= nil then rest.a[rest.i] = left end
  return is_any
end)

form(nil, "availableStringEncodings", function(class)
  local encodings = {}
  for encoding in objc.each(class:availableStringEncodings()) do encodings[#encodings + 1] = encoding end
  encodings[#encodings + 1] = 0
  return C.list(encodings)
end)
