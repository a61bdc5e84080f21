-- Core Foundation's attributed strings, further string functions, and searches in collections.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send = C.send

C.addType("NSAttributedString", "CFAttributedString")
C.addType("NSCharacterSet", "CFCharacterSet")
C.addType("NSURL", "CFURL")
C.addType("NSCalendar", "CFCalendar")

-- Stores a Foundation range as a CFRange at a pointer, which may be nil.
local function tell(p, range)
  if p ~= nil then p.a[p.i] = {location = range.location, length = range.length} end
end
local function range_of(range) return {location = range.location, length = range.length} end

-- Collections.
function c.CFDictionaryGetCountOfKey(dictionary, key) return c.CFDictionaryContainsKey(dictionary, key) and 1 or 0 end
function c.CFDictionaryGetCountOfValue(dictionary, value)
  local count = 0
  c.CFDictionaryApplyFunction(dictionary, function(_, own) if c.CFEqual(own, value) then count = count + 1 end end)
  return count
end
local function places(array, range, value)
  local found = {}
  for place = range.location, range.location + range.length - 1 do
    if C.areEqual(array, c.CFArrayGetValueAtIndex(array, place), value) then found[#found + 1] = place end
  end
  return found
end
function c.CFArrayGetCountOfValue(array, range, value) return #places(array, range, value) end
function c.CFArrayGetLastIndexOfValue(array, range, value)
  local found = places(array, range, value)
  return found[#found] or -1
end
function c.CFArrayExchangeValuesAtIndices(array, one, other)
  send(array, "exchangeObjectAtIndex:withObjectAtIndex:", one, other)
end
function c.CFArraySortValues(array, range, comparator, context)
  local part = send(send(array, "subarrayWithRange:", range_of(range)), "sortedArrayUsingComparator:",
    function(one, other) return comparator(obj(one), obj(other), context) end)
  send(array, "replaceObjectsInRange:withObjectsFromArray:", range_of(range), part)
end

-- Strings.
local MAC_ROMAN, ASCII = 0, 0x0600
function c.CFStringGetSystemEncoding() return MAC_ROMAN end
function c.CFStringGetNameOfEncoding(encoding)
  return obj(objc.NSString:localizedNameOfStringEncoding_(c.CFStringConvertEncodingToNSStringEncoding(encoding)))
end
-- The encodings of NSString, ended by the invalid one.
local INVALID_ENCODING = 0xFFFFFFFF
local available
local function all_encodings()
  local found = {}
  for _, encoding in ipairs(objc.NSString:availableStringEncodings()) do
    local converted = c.CFStringConvertNSStringEncodingToEncoding(encoding)
    if converted ~= INVALID_ENCODING then found[#found + 1] = converted end
  end
  return found
end
function c.CFStringGetListOfAvailableEncodings()
  if available then return available end
  local found = all_encodings()
  available = C.cast(C.allocate((#found + 1) * 4), "u4")
  for place, encoding in ipairs(found) do available.a[available.i + place - 1] = encoding end
  available.a[available.i + #found] = INVALID_ENCODING
  return available
end
function c.CFStringIsEncodingAvailable(encoding)
  for _, known in ipairs(all_encodings()) do
    if known == encoding then return true end
  end
  return false
end
-- Converts comparison flags to Foundation's options: it searches literally by default.
local NONLITERAL, LITERAL = 16, 2
local function options_of(flags) return flags & ~NONLITERAL | (flags & NONLITERAL == 0 and LITERAL or 0) end
local function answer(found, p)
  if found.length == 0 then return false end
  tell(p, found)
  return true
end
function c.CFStringFindCharacterFromSet(text, set, range, flags, p)
  return answer(send(text, "rangeOfCharacterFromSet:options:range:", set, flags, range_of(range)), p)
end
function c.CFStringFindWithOptions(text, part, range, flags, p)
  return answer(send(text, "rangeOfString:options:range:", part, options_of(flags), range_of(range)), p)
end
function c.CFStringInsert(text, index, inserted) send(text, "insertString:atIndex:", inserted, index) end
function c.CFStringDelete(text, range) send(text, "deleteCharactersInRange:", range_of(range)) end
function c.CFStringReplace(text, range, replacement)
  send(text, "replaceCharactersInRange:withString:", range_of(range), replacement)
end
function c.CFStringReplaceAll(text, replacement) send(text, "setString:", replacement) end
function c.CFStringFindAndReplace(text, part, replacement, range, flags)
  return send(text, "replaceOccurrencesOfString:withString:options:range:", part, replacement, options_of(flags),
    range_of(range))
end
function c.CFStringTrimWhitespace(text)
  local set = objc.NSCharacterSet:whitespaceAndNewlineCharacterSet()
  send(text, "setString:", send(text, "stringByTrimmingCharactersInSet:", set))
end
function c.CFStringCapitalize(text) send(text, "setString:", obj(send(text, "capitalizedString"))) end
function c.CFStringAppendFormat(text, _, format, ...)
  send(text, "appendString:", obj(objc.NSString:stringWithFormat_(format, ...)))
end
function c.CFStringCreateExternalRepresentation(_, text, encoding, loss)
  return send(text, "dataUsingEncoding:allowLossyConversion:", c.CFStringConvertEncodingToNSStringEncoding(encoding), loss ~= 0)
end
function c.CFStringCreateFromExternalRepresentation(_, data, encoding)
  return objc.NSString:alloc():initWithData_encoding_(data, c.CFStringConvertEncodingToNSStringEncoding(encoding))
end
-- The bytes of a character in an encoding; nil if it cannot be encoded. Encodings with numbers below UTF-16's extend ASCII.
local function bytes_of(character, encoding)
  local text = tostring(character)
  if encoding < 0x0100 and #text == 1 then return text end
  local data = send(character, "dataUsingEncoding:", c.CFStringConvertEncodingToNSStringEncoding(encoding))
  return data and (data:length() > 0 and objc.unbox(data) or "")
end
local UTF8, UTF16, UTF16_LE, LITTLE_ENDIAN_MARK = 0x08000100, 0x0100, 0x14000100, "\xFF\xFE"
-- Returns the number of converted characters; stops at one without bytes if there is no loss byte.
function c.CFStringGetBytes(text, range, encoding, loss, is_external, p, size, used)
  local limit, bytes, count = p ~= nil and size or math.huge, {}, 0
  local length, place, last = 0, range.location, range.location + range.length
  local inner = encoding == UTF16 and UTF16_LE or encoding
  local function add(part)
    if length + #part > limit then return false end
    bytes[#bytes + 1], length = part, length + #part
    return true
  end
  if encoding == UTF16 and is_external == true then add(LITTLE_ENDIAN_MARK) end
  while place < last do
    local unit = send(text, "characterAtIndex:", place)
    local step = unit >= 0xD800 and unit < 0xDC00 and place + 1 < last and 2 or 1
    local part = bytes_of(obj(send(text, "substringWithRange:", {location = place, length = step})), inner)
    part = part or loss ~= 0 and string.char(loss):rep(step) or nil
    if part == nil or not add(part) then break end
    place, count = place + step, count + step
  end
  if p ~= nil then C.writeAt(p, table.concat(bytes)) end
  if used ~= nil then used.a[used.i] = length end
  return count
end
-- The encoding that needs no conversion; the smallest one that can represent the string.
function c.CFStringGetSmallestEncoding(text)
  return send(text, "canBeConvertedToEncoding:", 1) and 0x0600 or UTF16
end
function c.CFStringGetFastestEncoding(text)
  return send(text, "canBeConvertedToEncoding:", 1) and ASCII or UTF16
end

-- Characters that a URL contains unescaped; `escaped` names exceptions.
local UNRESERVED = "^[%w%-_%.~!%*'%(%);:@&=%+%$,/%?]$"
function c.CFURLCreateStringByAddingPercentEscapes(_, text, unescaped, escaped, encoding)
  if text == nil then return nil end
  local kept, removed = unescaped and tostring(unescaped) or "", escaped and tostring(escaped) or ""
  local isUTF8 = encoding == nil or encoding == UTF8 or encoding == 0x0600
  local isEncodable = true
  local result = tostring(text):gsub(utf8.charpattern, function(letter)
    local isPlain = letter:find(UNRESERVED) or #kept > 0 and kept:find(letter, 1, true)
    if isPlain and not (#removed > 0 and removed:find(letter, 1, true)) then return letter end
    local bytes = isUTF8 and letter or bytes_of(obj(letter), encoding == UTF16 and UTF16_LE or encoding)
    if bytes == nil then
      isEncodable = false
      return nil
    end
    if encoding == UTF16 then bytes = LITTLE_ENDIAN_MARK .. bytes end
    return (bytes:gsub(".", function(byte) return ("%%%02X"):format(byte:byte()) end))
  end)
  return isEncodable and obj(result) or nil
end

-- Attributed strings.
-- A dictionary without callbacks is a map table here.
local function dictionary(attributes)
  local is_map = attributes ~= nil and attributes:isKindOfClass_(objc.NSMapTable)
  return is_map and attributes:dictionaryRepresentation() or attributes
end
function c.CFAttributedStringCreate(_, text, attributes)
  return objc.NSAttributedString:alloc():initWithString_attributes_(text, dictionary(attributes))
end
function c.CFAttributedStringCreateWithSubstring(_, text, range)
  return send(text, "attributedSubstringFromRange:", range_of(range))
end
function c.CFAttributedStringCreateCopy(_, text) return send(text, "copy") end
function c.CFAttributedStringCreateMutable() return objc.NSMutableAttributedString:new() end
function c.CFAttributedStringCreateMutableCopy(_, _, text) return send(text, "mutableCopy") end
function c.CFAttributedStringGetString(text) return obj(send(text, "string")) end
function c.CFAttributedStringGetLength(text) return send(text, "length") end
function c.CFAttributedStringGetMutableString(text) return obj(send(text, "mutableString")) end
-- The value of a message that returns a range by pointer.
local function with_range(p, range, value)
  if range.length then tell(p, range) end
  return obj(value)
end
function c.CFAttributedStringGetAttributes(text, index, p)
  local range = {}
  return with_range(p, range, send(text, "attributesAtIndex:effectiveRange:", index, range))
end
function c.CFAttributedStringGetAttribute(text, index, name, p)
  local range = {}
  return with_range(p, range, send(text, "attribute:atIndex:effectiveRange:", name, index, range))
end
-- The longest range is cut to the limit without a check: where they do not meet, its length is negative.
local function with_longest(p, limit, range, value)
  if p ~= nil and range.length then
    local first = math.max(range.location, limit.location)
    local past = math.min(range.location + range.length, limit.location + limit.length)
    tell(p, {location = first, length = past - first})
  end
  return obj(value)
end
local function whole(text) return {location = 0, length = send(text, "length")} end
function c.CFAttributedStringGetAttributesAndLongestEffectiveRange(text, index, limit, p)
  local range, selector = {}, "attributesAtIndex:longestEffectiveRange:inRange:"
  return with_longest(p, limit, range, send(text, selector, index, range, whole(text)))
end
function c.CFAttributedStringGetAttributeAndLongestEffectiveRange(text, index, name, limit, p)
  local range, selector = {}, "attribute:atIndex:longestEffectiveRange:inRange:"
  return with_longest(p, limit, range, send(text, selector, name, index, range, whole(text)))
end
function c.CFAttributedStringReplaceString(text, range, replacement)
  send(text, "replaceCharactersInRange:withString:", range_of(range), replacement)
end
function c.CFAttributedStringReplaceAttributedString(text, range, replacement)
  send(text, "replaceCharactersInRange:withAttributedString:", range_of(range), replacement)
end
function c.CFAttributedStringSetAttributes(text, range, attributes, clears)
  send(text, clears and "setAttributes:range:" or "addAttributes:range:", dictionary(attributes), range_of(range))
end
function c.CFAttributedStringSetAttribute(text, range, name, value)
  send(text, "addAttribute:value:range:", name, value, range_of(range))
end
function c.CFAttributedStringRemoveAttribute(text, range, name) send(text, "removeAttribute:range:", name, range_of(range)) end
function c.CFAttributedStringBeginEditing(text) send(text, "beginEditing") end
function c.CFAttributedStringEndEditing(text) send(text, "endEditing") end
