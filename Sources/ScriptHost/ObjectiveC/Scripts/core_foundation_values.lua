-- The rest of Core Foundation's values: their objects are Foundation's too.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local send, cstr = C.send, C.cstr

function c.CFAllocatorGetDefault() return nil end

-- Numbers, by the types of CFNumber.h: the memory type of a value.
local codes = {"i1", "i2", "i4", "i8", "f", "d", "i1", "i2", "i4", "i8", "i8", "f", "d", "i8", "i8", "d"}
local function is_float(code) return code == "f" or code == "d" end
local makers = {i1 = "Char", i2 = "Short", i4 = "Int", i8 = "LongLong", f = "Float", d = "Double"}
local function number_with(code, value)
  return objc.NSNumber["numberWith" .. makers[code] .. ":"](objc.NSNumber, value)
end
function c.CFNumberCreate(_, kind, p)
  p = C.cast(p, codes[kind])
  return number_with(codes[kind], p.a[p.i])
end
local encoded = {c = 1, B = 1, s = 2, i = 3, l = 3, q = 4, f = 5, d = 6, C = 2, S = 3, I = 4, Q = 4}
local function type_of(number) return encoded[cstr(send(number, "objCType"))] or 4 end
c.CFNumberGetType = type_of
function c.CFNumberIsFloatType(number) return is_float(codes[type_of(number)]) end
function c.CFNumberGetByteSize(number) return C.sizeOf(codes[type_of(number)]) end
function c.CFNumberCompare(one, other) return send(one, "compare:", other) end
function c.CFNumberGetValue(number, kind, p)
  local code, exact = codes[kind], send(number, is_float(codes[type_of(number)]) and "doubleValue" or "longLongValue")
  local value = exact
  if is_float(code) then
    value = C.decode(code, C.encode(code, exact + 0.0), 1)
  else
    value = C.toint(value)
    value = C.decode(code, C.encode(code:gsub("i", "u"), value), 1)
  end
  p = C.cast(p, code)
  p.a[p.i] = value
  return value == exact
end

for name, value in pairs {NaN = 0 / 0, PositiveInfinity = math.huge, NegativeInfinity = -math.huge} do
  C.constants["kCFNumber" .. name] = objc.NSNumber:numberWithDouble_(value)
end

-- Data and dates.
local function bytes_at(p, count) return count == 0 and "" or C.bytesOf(C.cast(p, "u1"), count) end
local function data_of(class, bytes)
  return C.buffer("dataWithBytes:length:", class, "u1", C.characters(bytes, #bytes), #bytes)
end
function c.CFDataCreate(_, p, count) return data_of(objc.NSData, bytes_at(p, count)) end
function c.CFDataCreateCopy(_, data) return obj(send(data, "copy")) end
function c.CFDataCreateMutable() return objc.NSMutableData:data() end
function c.CFDataCreateMutableCopy(_, _, data) return send(data, "mutableCopy") end
function c.CFDataGetLength(data) return send(data, "length") end
function c.CFDataGetBytePtr(data) return C.cast(send(data, "bytes"), "u1") end
function c.CFDataGetMutableBytePtr(data) return C.cast(C.buffer("mutableBytes", data, "u1"), "u1") end
function c.CFDataGetBytes(data, range, p) C.buffer("getBytes:range:", data, "u1", p, range) end
function c.CFDataAppendBytes(data, p, count) C.buffer("appendBytes:length:", data, "u1", p, count) end
function c.CFDataSetLength(data, length) send(data, "setLength:", length) end
function c.CFDataIncreaseLength(data, extra) send(data, "setLength:", send(data, "length") + extra) end
function c.CFDataReplaceBytes(data, range, p, count)
  data:replaceBytesInRange_withBytes_length_(range, bytes_at(p, count), count)
end
function c.CFDataDeleteBytes(data, range) data:replaceBytesInRange_withBytes_length_(range, "", 0) end
function c.CFDateCreate(_, moment) return objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(moment) end
function c.CFDateGetAbsoluteTime(date) return send(date, "timeIntervalSinceReferenceDate") end
function c.CFDateGetTimeIntervalSinceDate(date, other) return send(date, "timeIntervalSinceDate:", other) end

-- Lists, dictionaries and sets.
local function listed(p, count)
  local list = {}
  for place = 1, count do list[place] = p.a[p.i + place - 1] end
  return list
end
function c.CFArrayCreate(_, p, count, callbacks)
  if callbacks ~= nil then return objc.NSArray:arrayWithObjects_count_(listed(p, count), count) end
  local array = c.CFArrayCreateMutable(nil, count, nil)
  for _, value in ipairs(listed(p, count)) do c.CFArrayAppendValue(array, value) end
  return array
end
function c.CFArrayGetValues(array, range, p)
  for place = 0, range.length - 1 do
    p.a[p.i + place] = obj(send(array, "objectAtIndex:", range.location + place))
  end
end
function c.CFDictionaryCreate(_, keys, values, count, callbacks)
  local own_keys = listed(keys, count)
  local dictionary = objc.NSDictionary:dictionaryWithObjects_forKeys_count_(listed(values, count), own_keys, count)
  return C.comparingKeys(dictionary, callbacks, own_keys)
end
function c.CFDictionaryCreateCopy(_, dictionary) return obj(send(dictionary, "copy")) end
function c.CFDictionaryCreateMutableCopy(_, _, dictionary) return send(dictionary, "mutableCopy") end
function c.CFDictionaryGetValueIfPresent(dictionary, key, p)
  local value = c.CFDictionaryGetValue(dictionary, key)
  if value == nil then return false end
  if p ~= nil then p.a[p.i] = value end
  return true
end
local function keys_of(dictionary)
  local keys, list = send(send(dictionary, "keyEnumerator"), "allObjects"), {}
  for place = 1, send(keys, "count") do list[place] = obj(send(keys, "objectAtIndex:", place - 1)) end
  return list
end
function c.CFDictionaryGetKeysAndValues(dictionary, keys, values)
  for place, key in ipairs(keys_of(dictionary)) do
    if keys ~= nil then keys.a[keys.i + place - 1] = key end
    if values ~= nil then values.a[values.i + place - 1] = c.CFDictionaryGetValue(dictionary, key) end
  end
end
function c.CFDictionaryContainsValue(dictionary, value)
  for _, key in ipairs(keys_of(dictionary)) do
    if c.CFEqual(c.CFDictionaryGetValue(dictionary, key), value) then return true end
  end
  return false
end
function c.CFDictionaryReplaceValue(dictionary, key, value)
  if c.CFDictionaryContainsKey(dictionary, key) then c.CFDictionarySetValue(dictionary, key, value) end
end
function c.CFDictionaryApplyFunction(dictionary, f, context)
  for _, key in ipairs(keys_of(dictionary)) do f(key, c.CFDictionaryGetValue(dictionary, key), context) end
end
local function element(p, place) return p.a[p.i + place - 1] end
function c.CFSetCreate(_, p, count, callbacks)
  if callbacks ~= nil then return objc.NSSet:setWithArray_(c.CFArrayCreate(nil, p, count)) end
  -- Without callbacks the words behind an array become members unread; here there are none.
  local list = {}
  for place = 1, count do
    local isInside, value = pcall(element, p, place)
    if not isInside then break end
    list[place] = value
  end
  return objc.NSSet:setWithArray_(objc.NSArray:arrayWithObjects_count_(list, #list))
end
function c.CFSetCreateCopy(_, set) return obj(send(set, "copy")) end
function c.CFSetCreateMutableCopy(_, _, set) return send(set, "mutableCopy") end
function c.CFSetGetCount(set) return send(set, "count") end
function c.CFSetGetValue(set, value) return obj(send(set, "member:", value)) end
function c.CFSetRemoveAllValues(set) send(set, "removeAllObjects") end
local function members(set)
  local all, list = send(set, "allObjects"), {}
  for place = 1, send(all, "count") do list[place] = obj(send(all, "objectAtIndex:", place - 1)) end
  return list
end
function c.CFSetGetValues(set, p)
  for place, value in ipairs(members(set)) do p.a[p.i + place - 1] = value end
end
function c.CFSetApplyFunction(set, f, context)
  for _, value in ipairs(members(set)) do f(value, context) end
end

-- A heap is a sorted list: the least value is first; among equal ones, the one added first.
local heaps = setmetatable({}, {__mode = "k"})
function C.heap(heap) return heaps[heap] end
function c.CFBinaryHeapCreate(_, _, callbacks, context)
  local heap = objc.NSObject:new()
  local compare = callbacks and callbacks.a[callbacks.i].compare
  local info = context and context.a[context.i].info
  heaps[heap] = {values = {}, compare = function(one, other)
    if compare then return compare(one, other, info) end
    return C.integer(one) - C.integer(other)
  end}
  return heap
end
function c.CFBinaryHeapAddValue(heap, value)
  local state = heaps[heap]
  local low, high = 1, #state.values + 1
  while low < high do
    local middle = (low + high) // 2
    if state.compare(state.values[middle], value) <= 0 then low = middle + 1 else high = middle end
  end
  table.insert(state.values, low, value)
end
function c.CFBinaryHeapGetCount(heap) return #heaps[heap].values end
function c.CFBinaryHeapGetMinimum(heap) return heaps[heap].values[1] end
function c.CFBinaryHeapGetMinimumIfPresent(heap, p)
  local least = heaps[heap].values[1]
  if least == nil then return false end
  if p ~= nil then p.a[p.i] = least end
  return true
end
function c.CFBinaryHeapRemoveMinimumValue(heap) table.remove(heaps[heap].values, 1) end
function c.CFBinaryHeapRemoveAllValues(heap) heaps[heap].values = {} end

-- Strings. Core Foundation's encodings and Foundation's equivalents, of CFString.h and NSString.h.
local encodings = {[0x0600] = 1, [0x0B01] = 2, [0x08000100] = 4, [0x0201] = 5, [0x0500] = 12, [0x0100] = 10,
  [0x10000100] = 0x90000100, [0x14000100] = 0x94000100, [0x0C000100] = 0x8C000100, [0] = 30}
local names = {["us-ascii"] = 0x0600, ["utf-8"] = 0x08000100, ["iso-8859-1"] = 0x0201, ["windows-1252"] = 0x0500,
  ["utf-16"] = 0x0100, ["utf-16be"] = 0x10000100, ["utf-16le"] = 0x14000100, ["utf-32"] = 0x0C000100,
  ["macintosh"] = 0, ["gb18030"] = 0x0632, ["gbk"] = 0x0631, ["gb2312"] = 0x0930, ["big5"] = 0x0A03}
local INVALID_ENCODING, OF_CORE_FOUNDATION = 0xFFFFFFFF, 0x80000000
function c.CFStringConvertEncodingToNSStringEncoding(encoding) return encodings[encoding] or OF_CORE_FOUNDATION | encoding end
function c.CFStringConvertNSStringEncodingToEncoding(encoding)
  for number, other in pairs(encodings) do
    if other == encoding then return number end
  end
  return encoding & OF_CORE_FOUNDATION ~= 0 and encoding & ~OF_CORE_FOUNDATION or INVALID_ENCODING
end
function c.CFStringConvertIANACharSetNameToEncoding(name) return names[tostring(name):lower()] or INVALID_ENCODING end
function c.CFStringConvertEncodingToIANACharSetName(encoding)
  for name, number in pairs(names) do
    if number == encoding then return C.str(name) end
  end
end
function c.CFStringCreateWithCharacters(_, p, count)
  return C.buffer("stringWithCharacters:length:", objc.NSString, "u2", p, count)
end
-- Words without a mark of their order, as those of memory, have the order of the device.
local WORDS_IN_MEMORY = {[0x0100] = 0x14000100, [0x0c000100] = 0x1c000100}
function c.CFStringCreateWithBytes(_, p, count, encoding, is_external)
  if not is_external or is_external == 0 then encoding = WORDS_IN_MEMORY[encoding] or encoding end
  return C.buffer("initWithBytes:length:encoding:", objc.NSString:alloc(), "u1", p, count,
    c.CFStringConvertEncodingToNSStringEncoding(encoding))
end
-- The characters are copied here too; `free` is not called for them.
function c.CFStringCreateWithBytesNoCopy(_, p, count, encoding, is_external)
  return c.CFStringCreateWithBytes(nil, p, count, encoding, is_external)
end
function c.CFStringCreateWithCStringNoCopy(_, p, encoding) return c.CFStringCreateWithCString(nil, p, encoding) end
function c.CFStringCreateWithFormat(_, _, format, ...) return obj(objc.NSString:stringWithFormat_(format, ...)) end
function c.CFStringCreateWithSubstring(_, text, range) return obj(send(text, "substringWithRange:", range)) end
function c.CFStringCreateArrayBySeparatingStrings(_, text, separator)
  return send(text, "componentsSeparatedByString:", separator)
end
function c.CFStringCreateByCombiningStrings(_, texts, separator)
  return obj(send(texts, "componentsJoinedByString:", separator))
end
local CASE_INSENSITIVE, BACKWARDS, ANCHORED, NONLITERAL, NUMERICALLY = 1, 4, 8, 16, 64
local DIACRITIC_INSENSITIVE, WIDTH_INSENSITIVE, FORCED_ORDERING = 128, 256, 512
local FOUNDATION_LITERAL, LIST_OF_COMPARISONS = 2, CASE_INSENSITIVE | BACKWARDS | ANCHORED | NUMERICALLY
  | DIACRITIC_INSENSITIVE | WIDTH_INSENSITIVE | FORCED_ORDERING
local function options_of(flags)
  return flags & LIST_OF_COMPARISONS | (flags & NONLITERAL == 0 and FOUNDATION_LITERAL or 0)
end
function c.CFStringCompare(one, other, flags) return send(one, "compare:options:", other, options_of(flags)) end
function c.CFStringFind(text, part, flags)
  local range = send(text, "rangeOfString:options:", part, options_of(flags))
  if range.length == 0 then return {location = -1, length = 0} end
  return {location = range.location, length = range.length}
end
function c.CFStringHasPrefix(text, prefix) return send(text, "hasPrefix:", prefix) end
function c.CFStringHasSuffix(text, suffix) return send(text, "hasSuffix:", suffix) end
function c.CFStringGetCString(text, p, size)
  local bytes = tostring(text)
  if #bytes >= size then return false end
  C.store(p, size, bytes)
  return true
end
function c.CFStringGetCharacters(text, range, p)
  for place = 0, range.length - 1 do
    p.a[p.i + place] = send(text, "characterAtIndex:", range.location + place)
  end
end
function c.CFStringInitInlineBuffer(text, p, range)
  local buffer = p.a[p.i]
  buffer.theString, buffer.rangeToBuffer = text, {location = range.location, length = range.length}
end
function c.CFStringGetCharacterFromInlineBuffer(p, index)
  local buffer = p.a[p.i]
  local range = buffer.rangeToBuffer
  if index < 0 or index >= range.length then return 0 end
  return send(buffer.theString, "characterAtIndex:", range.location + index)
end
function c.CFStringGetIntValue(text) return send(text, "intValue") end
function c.CFStringGetDoubleValue(text) return send(text, "doubleValue") end
local UTF8_BYTES_OF_A_UNIT = 3
function c.CFStringGetMaximumSizeForEncoding(length) return length * UTF8_BYTES_OF_A_UNIT end
function c.CFStringAppendCharacters(text, p, count)
  send(text, "appendString:", c.CFStringCreateWithCharacters(nil, p, count))
end
function c.CFStringAppendCString(text, characters, encoding)
  local appended = c.CFStringCreateWithCString(nil, characters, encoding)
  if appended ~= nil then send(text, "appendString:", appended) end
end
function c.CFStringUppercase(text, locale)
  send(text, "setString:", obj(send(text, "uppercaseStringWithLocale:", locale)))
end
function c.CFStringLowercase(text, locale)
  send(text, "setString:", obj(send(text, "lowercaseStringWithLocale:", locale)))
end
-- By the constants of CFStringNormalizationForm.
local normal_forms = {
  [0] = "decomposedStringWithCanonicalMapping", "decomposedStringWithCompatibilityMapping",
  "precomposedStringWithCanonicalMapping", "precomposedStringWithCompatibilityMapping",
}
function c.CFStringNormalize(text, form)
  local mapping = normal_forms[form]
  if mapping then send(text, "setString:", obj(send(text, mapping))) end
end
function c.CFStringTransform(text, _, transform, is_reversed)
  local changed = send(text, "stringByApplyingTransform:reverse:", transform, is_reversed)
  if changed == nil then return false end
  send(text, "setString:", obj(changed))
  return true
end
function c.CFURLCreateWithString(_, text, base)
  if base == nil then return objc.NSURL:URLWithString_(text) end
  return objc.NSURL:URLWithString_relativeToURL_(text, base)
end
function c.CFURLGetString(url) return obj(send(url, "relativeString")) end

-- Numbers in the byte order of networks.
for bits, formats in pairs {[32] = {">I4", "<f"}, [64] = {">i8", "<d"}} do
  local swapped, host = formats[1], formats[2]
  c["CFConvertFloat" .. bits .. "HostToSwapped"] = function(value)
    return {v = string.unpack(swapped, string.pack(host, value))}
  end
  c["CFConvertFloat" .. bits .. "SwappedToHost"] = function(value)
    return (string.unpack(host, string.pack(swapped, value.v)))
  end
end

-- The bundle, user defaults, notifications.
function c.CFBundleGetMainBundle() return objc.NSBundle:mainBundle() end
function c.CFBundleGetIdentifier(bundle) return obj(send(bundle, "bundleIdentifier")) end
function c.CFBundleGetInfoDictionary(bundle) return obj(send(bundle, "infoDictionary")) end
function c.CFBundleCopyBundleURL(bundle) return obj(send(bundle, "bundleURL")) end
function c.CFBundleCopyResourcesDirectoryURL(bundle) return obj(send(bundle, "resourceURL")) end
function c.CFBundleCopyResourceURL(bundle, name, type, folder)
  return obj(send(bundle, "URLForResource:withExtension:subdirectory:", name, type, folder))
end
function c.CFBundleCopyLocalizedString(bundle, key, value, table)
  return obj(send(bundle, "localizedStringForKey:value:table:", key, value, table))
end
function c.CFBundleGetValueForInfoDictionaryKey(bundle, key)
  return obj(send(bundle, "objectForInfoDictionaryKey:", key))
end
function c.CFNotificationCenterGetLocalCenter() return objc.NSNotificationCenter:defaultCenter() end
local darwin
function c.CFNotificationCenterGetDarwinNotifyCenter()
  darwin = darwin or objc.NSNotificationCenter:new()
  return darwin
end
local observations = setmetatable({}, {__mode = "k"})
local function observed(center)
  local list = observations[center] or {}
  observations[center] = list
  return list
end
function c.CFNotificationCenterAddObserver(center, observer, callback, name, object)
  local token = center:addObserverForName_object_queue_usingBlock_(name, object, nil, function(note)
    callback(center, observer, obj(note:name()), obj(note:object()), obj(note:userInfo()))
  end)
  table.insert(observed(center), {observer = observer, name = name, object = object, token = token})
end
function c.CFNotificationCenterRemoveObserver(center, observer, name, object)
  local list = observed(center)
  for place = #list, 1, -1 do
    local entry = list[place]
    if entry.observer == observer and (name == nil or c.CFEqual(entry.name, name))
      and (object == nil or entry.object == object) then
      center:removeObserver_(entry.token)
      table.remove(list, place)
    end
  end
end
function c.CFNotificationCenterRemoveEveryObserver(center, observer) c.CFNotificationCenterRemoveObserver(center, observer) end
function c.CFNotificationCenterPostNotification(center, name, object, information)
  center:postNotificationName_object_userInfo_(name, object, information)
end

-- Timers.
function c.CFRunLoopTimerCreate(_, moment, interval, flags, order, f, context)
  local info = context and context.a[context.i].info
  return c.CFRunLoopTimerCreateWithHandler(nil, moment, interval, flags, order, function(timer) f(timer, info) end)
end
function c.CFRunLoopRemoveTimer(_, timer) timer:invalidate() end
for name, value in pairs {
  kCFPreferencesCurrentApplication = "kCFPreferencesCurrentApplication", kCFStringTransformToLatin = "Any-Latin",
  kCFStringTransformStripCombiningMarks = "NFD; [:nonspacing mark:]Remove; NFC",
  kCFStringTransformStripDiacritics = "NFD; [:nonspacing mark:]Remove; NFC", kCFStringTransformMandarinLatin = "Han-Latin",
  kCFStringBinaryHeapCallBacks = {compare = function(one, other) return c.CFStringCompare(one, other, 0) end},
  kCFStringTransformToXMLHex = "Any-Hex/XML", kCFStringTransformToUnicodeName = "Any-Name",
} do C.constants[name] = value end
for _, name in ipairs {"Fullwidth-Halfwidth", "Latin-Katakana", "Latin-Hiragana", "Hiragana-Katakana", "Latin-Hangul",
  "Latin-Arabic", "Latin-Hebrew", "Latin-Thai", "Latin-Cyrillic", "Latin-Greek"} do
  C.constants["kCFStringTransform" .. name:gsub("%-", "")] = name
end

-- Surrogate pairs: characters above 65,535, as two 16-bit numbers.
function c.CFStringIsSurrogateHighCharacter(character) return character >= 0xD800 and character <= 0xDBFF end
function c.CFStringIsSurrogateLowCharacter(character) return character >= 0xDC00 and character <= 0xDFFF end
function c.CFStringGetLongCharacterForSurrogatePair(high, low)
  return (high - 0xD800 << 10) + (low - 0xDC00) + 0x10000
end
function c.CFStringGetSurrogatePairForLongCharacter(character, p)
  local is_pair = character > 0xFFFF and character < 0x110000
  if p == nil then return is_pair end
  if is_pair then
    p.a[p.i], p.a[p.i + 1] = 0xD800 + (character - 0x10000 >> 10), 0xDC00 + (character & 0x3FF)
  else
    p.a[p.i], p.a[p.i + 1] = character & 0xFFFF, 0
  end
  return is_pair
end
