-- Core Foundation: its objects are Foundation's, and its functions send messages to them.

local C, native = ...
local c, objc, obj, runloop = C.functions, C.objc, C.obj, C.runloop
local send = C.send

function c.CFMakeCollectable(object) return object end
function c.CFCopyDescription(object) return obj(send(object, "description")) end
function c.CFEqual(one, other) return one == other or send(one, "isEqual:", other) == true end
function c.CFHash(object) return send(object, "hash") end
function c.CFShow(object) C.writeError(tostring(object) .. "\n") end

-- The type IDs, which are arbitrary numbers.
local types = {"NSString", "NSArray", "NSDictionary", "NSNumber", "__NSCFBoolean", "NSSet", "NSData", "NSDate", "NSUUID"}
for number, name in ipairs(types) do
  local short = name:gsub("^__NSCF", ""):gsub("^NS", "")
  c["CF" .. short .. "GetTypeID"] = function() return number end
end
-- Types of later scripts; those that are not objects store their own type ID.
local more, names = {}, {}
function C.addType(class, name)
  local number = #types + 1
  types[number], names[number] = class or false, name
  if class then more[#more + 1] = number end
  c[name .. "GetTypeID"] = function() return number end
  return number
end
function c.CFGetTypeID(object)
  if type(object) == "table" and rawget(object, "typeID") then return object.typeID end
  object = obj(object)
  for _, number in ipairs {5, 1, 2, 3, 4, 6, 7, 8, 9} do
    local class = objc.getClass(types[number])
    if class and send(object, "isKindOfClass:", class) then return number end
  end
  for _, number in ipairs(more) do
    local class = objc.getClass(types[number])
    if class and send(object, "isKindOfClass:", class) then return number end
  end
  return 0
end
function c.CFCopyTypeIDDescription(number)
  if names[number] then return obj(names[number]) end
  return obj("CF" .. ((types[number] or "Type"):gsub("^_*NS", "")))
end

-- Strings, numbers and identifiers.
function c.__builtin___CFStringMakeConstantString(characters) return C.str(C.cstr(characters)) end
local UTF_8 = 0x08000100
function c.CFStringCreateWithCString(_, characters, encoding)
  local text = C.cstr(characters)
  if not text then return nil end
  if encoding == UTF_8 then return objc.NSString:alloc():initWithUTF8String_(text) end
  return c.CFStringCreateWithBytes(nil, characters, #text, encoding)
end
function c.CFStringCreateCopy(_, string) return obj(send(string, "copy")) end
function c.CFStringCreateMutable() return objc.NSMutableString:new() end
function c.CFStringCreateMutableCopy(_, _, string) return send(string, "mutableCopy") end
function c.CFStringAppend(string, appended) send(string, "appendString:", appended) end
function c.CFStringGetLength(string) return send(string, "length") end
function c.CFStringGetCharacterAtIndex(string, index) return send(string, "characterAtIndex:", index) end
-- Only UTF-8 and single-byte encodings that extend ASCII have the characters unchanged.
local WIDE = {[0x0100] = true, [0x10000100] = true, [0x14000100] = true, [0x0C000100] = true, [0xFFFFFFFF] = true}
function c.CFStringGetCStringPtr(string, encoding)
  if string == nil or WIDE[encoding and encoding & 0xFFFFFFFF] then return nil end
  return tostring(string)
end
-- Strings are not stored as UTF-16, so there is no pointer: CFStringGetCharacters copies them.
function c.CFStringGetCharactersPtr() return nil end
function c.CFDateCompare(one, other) return send(one, "compare:", other) end
function c.CFBooleanGetValue(boolean) return send(boolean, "boolValue") end
function c.CFUUIDCreate() return objc.NSUUID:UUID() end
function c.CFUUIDCreateString(_, identifier) return obj(send(identifier, "UUIDString")) end
function c.CFURLCreateStringByReplacingPercentEscapes(_, text, left)
  -- Without a string of characters, no escape is replaced.
  if left == nil then return obj(text) end
  local kept, source = tostring(left), tostring(text)
  if source:gsub("%%%x%x", ""):find("%", 1, true) then return nil end
  return obj((source:gsub("%%(%x%x)", function(digits)
    local letter = string.char(tonumber(digits, 16))
    if #kept > 0 and kept:find(letter, 1, true) then return nil end
    return letter
  end)))
end
c.CFURLCreateStringByReplacingPercentEscapesUsingEncoding = c.CFURLCreateStringByReplacingPercentEscapes

-- Collections. Without callbacks, or without `retain` among them, they do not retain what they contain. Without
-- callbacks their values are pointers, which may be integers.
local of_pointers = setmetatable({}, {__mode = "k"})
local function element(collection, value)
  return of_pointers[collection] and math.type(value) == "integer" and value or obj(value)
end
local function retaining(collection, callbacks)
  if callbacks == nil then of_pointers[collection] = true end
  if callbacks == nil or not callbacks.a[callbacks.i].retain then native.stopRetaining(collection) end
  return collection
end
C.retaining = retaining
function c.CFArrayCreateMutable(_, _, callbacks) return retaining(objc.NSMutableArray:array(), callbacks) end
function c.CFArrayAppendValue(array, value) send(array, "addObject:", value) end
function c.CFRangeMake(location, length) return {location = location, length = length} end
c.__CFRangeMake = c.CFRangeMake
local function each_in(array, range)
  local index, last = range.location - 1, range.location + range.length - 1
  return function()
    index = index + 1
    if index <= last then return index, element(array, send(array, "objectAtIndex:", index)) end
  end
end
-- Whether two elements of a collection are equal.
function C.areEqual(collection, one, other)
  if of_pointers[collection] then return one == other end
  return c.CFEqual(one, other)
end
function c.CFArrayGetFirstIndexOfValue(array, range, value)
  for index, element in each_in(array, range) do
    if C.areEqual(array, element, value) then return index end
  end
  return -1
end
function c.CFArrayContainsValue(array, range, value) return c.CFArrayGetFirstIndexOfValue(array, range, value) >= 0 end
function c.CFArrayApplyFunction(array, range, f, context)
  for _, element in each_in(array, range) do f(element, context) end
end
function c.CFArrayCreateCopy(_, array) return obj(send(array, "copy")) end
function c.CFArrayCreateMutableCopy(_, _, array) return send(array, "mutableCopy") end
function c.CFArrayAppendArray(array, other, range)
  for _, element in each_in(other, range) do send(array, "addObject:", element) end
end
function c.CFArrayInsertValueAtIndex(array, index, value) send(array, "insertObject:atIndex:", value, index) end
function c.CFArraySetValueAtIndex(array, index, value) send(array, "setObject:atIndexedSubscript:", value, index) end
function c.CFArrayRemoveValueAtIndex(array, index) send(array, "removeObjectAtIndex:", index) end
function c.CFArrayRemoveAllValues(array) send(array, "removeAllObjects") end
function c.CFArrayGetCount(array) return send(array, "count") end
function c.CFArrayGetValueAtIndex(array, index) return element(array, send(array, "objectAtIndex:", index)) end
-- Dictionaries whose keys are compared by a function of the source: that function, and the original
-- keys. A looked-up key is replaced by the stored key that equals it.
local compared = setmetatable({}, {__mode = "k"})
function C.comparingKeys(dictionary, callbacks, keys)
  local equal = callbacks ~= nil and callbacks.a[callbacks.i].equal
  if equal and equal ~= c.CFEqual then compared[dictionary] = {equal = equal, keys = keys} end
  return dictionary
end
local function own_key(dictionary, key)
  local known = compared[dictionary]
  if not known then return key end
  for _, own in ipairs(known.keys) do
    local is_equal = known.equal(own, key)
    if is_equal and is_equal ~= 0 then return own end
  end
  return key
end
-- Without callbacks keys and values are pointers, compared by identity and not retained.
local POINTERS = (1 << 8) | 5
function c.CFDictionaryCreateMutable(_, _, keys, values)
  if keys ~= nil and values ~= nil then
    return C.comparingKeys(retaining(objc.NSMutableDictionary:dictionary(), values), keys, {})
  end
  local table = objc.NSMapTable:mapTableWithKeyOptions_valueOptions_(keys and 0 or POINTERS, values and 0 or POINTERS)
  if values == nil then of_pointers[table] = true end
  return table
end
function c.CFDictionarySetValue(dictionary, key, value)
  local known = compared[dictionary]
  if known then
    key = own_key(dictionary, key)
    if send(dictionary, "objectForKey:", key) == nil then table.insert(known.keys, key) end
  end
  send(dictionary, "setObject:forKey:", value, key)
end
function c.CFDictionaryAddValue(dictionary, key, value)
  if not c.CFDictionaryContainsKey(dictionary, key) then c.CFDictionarySetValue(dictionary, key, value) end
end
function c.CFDictionaryGetValue(dictionary, key)
  return element(dictionary, send(dictionary, "objectForKey:", own_key(dictionary, key)))
end
function c.CFDictionaryContainsKey(dictionary, key)
  return send(dictionary, "objectForKey:", own_key(dictionary, key)) ~= nil
end
function c.CFDictionaryRemoveValue(dictionary, key)
  if key ~= nil then send(dictionary, "removeObjectForKey:", own_key(dictionary, key)) end
end
function c.CFDictionaryRemoveAllValues(dictionary) send(dictionary, "removeAllObjects") end
function c.CFDictionaryGetCount(dictionary) return send(dictionary, "count") end
function c.CFSetCreateMutable(_, _, callbacks) return retaining(objc.NSMutableSet:set(), callbacks) end
function c.CFSetAddValue(set, value) send(set, "addObject:", value) end
function c.CFSetRemoveValue(set, value) send(set, "removeObject:", value) end
function c.CFSetContainsValue(set, value) return send(set, "containsObject:", value) end

-- The run loop.
local FINISHED, STOPPED, TIMED_OUT, HANDLED_SOURCE = 1, 2, 3, 4
function c.CFRunLoopGetCurrent() return objc.NSRunLoop:currentRunLoop() end
function c.CFRunLoopGetMain() return objc.NSRunLoop:mainRunLoop() end
function c.CFRunLoopCopyCurrentMode() return obj(objc.NSRunLoop:currentRunLoop():currentMode()) end
function c.CFRunLoopWakeUp() end
function c.CFRunLoopIsWaiting(loop) return native.isWaiting(loop) end
function c.CFRunLoopGetNextTimerFireDate(loop, mode)
  local date = loop:limitDateForMode_(tostring(mode))
  return date ~= nil and date:timeIntervalSinceReferenceDate() or 0.0
end
local stopped = setmetatable({}, {__mode = "k"})
function c.CFRunLoopStop(loop) stopped[loop] = true end
-- Runs this thread's loop until it is stopped or the time is up; returns whether it was stopped.
local function run(seconds)
  local loop = objc.NSRunLoop:currentRunLoop()
  stopped[loop] = nil
  if loop == objc.NSRunLoop:mainRunLoop() then
    native.runLoop(seconds, function() return not stopped[loop] end)
  else
    local finish = seconds and runloop.now() + seconds
    local last = seconds and objc.NSDate:dateWithTimeIntervalSinceNow_(seconds) or objc.NSDate:distantFuture()
    repeat
      local before = runloop.now()
      loop:runMode_beforeDate_("kCFRunLoopDefaultMode", last)
    until stopped[loop] or runloop.now() >= (finish or math.huge) or not finish and runloop.now() == before
  end
  local was_stopped = stopped[loop]
  stopped[loop] = nil
  return was_stopped
end
function c.CFRunLoopRunInMode(mode, seconds, returns_after_source)
  local is_once = returns_after_source == true or returns_after_source == 1
  if not is_once and tostring(mode) == "kCFRunLoopDefaultMode" then
    return run(seconds) and STOPPED or TIMED_OUT
  end
  local loop, date = objc.NSRunLoop:currentRunLoop(), objc.NSDate:dateWithTimeIntervalSinceNow_(seconds)
  stopped[loop] = nil
  repeat
    if not loop:runMode_beforeDate_(tostring(mode), date) then return FINISHED end
  until is_once or stopped[loop] or date:timeIntervalSinceNow() <= 0
  if stopped[loop] then return STOPPED end
  return date:timeIntervalSinceNow() > 0 and HANDLED_SOURCE or TIMED_OUT
end
function c.CFRunLoopRun() run(nil) end
function c.CFRunLoopPerformBlock(loop, mode, block)
  local is_list = type(mode) == "userdata" and mode:isKindOfClass_(objc.NSArray)
  loop:performInModes_block_(is_list and mode or {tostring(mode)}, block)
end

-- Constants.
C.define("kCFAllocatorDefault", nil, true)
C.define("kCFAllocatorSystemDefault", nil, true)
C.define("kCFAllocatorNull", nil, true)
local constants = {
  kCFBooleanTrue = objc.NSNumber:numberWithBool_(true), kCFBooleanFalse = objc.NSNumber:numberWithBool_(false),
  kCFNull = objc.NSNull:null(), kCFRunLoopDefaultMode = "kCFRunLoopDefaultMode",
  kCFRunLoopCommonModes = "kCFRunLoopCommonModes", kCFBundleVersionKey = "CFBundleVersion",
  kCFBundleNameKey = "CFBundleName", kCFBundleExecutableKey = "CFBundleExecutable",
  kCFBundleIdentifierKey = "CFBundleIdentifier",
  kCFAbsoluteTimeIntervalSince1970 = 978307200.0,
}
for _, kind in ipairs {"DictionaryKey", "DictionaryValue", "Array", "Set"} do
  constants["kCFType" .. kind .. "CallBacks"] = {
    version = 0, retain = function(_, object) return C.retain(object) end, release = function(_, object) C.release(object) end,
    copyDescription = c.CFCopyDescription, equal = c.CFEqual, hash = c.CFHash}
end
constants.kCFCopyStringDictionaryKeyCallBacks = constants.kCFTypeDictionaryKeyCallBacks
for name, value in pairs(constants) do C.constants[name] = value end

-- Timers.
local MOMENT_OF_REFERENCE = 978307200
function c.CFRunLoopTimerCreateWithHandler(_, moment, interval, _, _, block)
  local date = objc.NSDate:dateWithTimeIntervalSince1970_(moment + MOMENT_OF_REFERENCE)
  return objc.NSTimer:alloc():initWithFireDate_interval_repeats_block_(date, interval, interval > 0, block)
end
function c.CFRunLoopAddTimer(loop, timer, mode) loop:addTimer_forMode_(timer, mode) end
function c.CFRunLoopTimerInvalidate(timer) timer:invalidate() end
