-- Old functions of Foundation: zones, decimal numbers as structures, byte order, and the geometry
-- types of AppKit with NS prefixes.

local C = ...
local c, objc, obj = C.functions, C.objc, C.obj
local pack, unpack = string.pack, string.unpack

-- Zones: there is only one memory, and a zone is only a name.
local zones = {}
local function zone(name)
  local made = C.cell(0)
  zones[made] = name
  return made
end
local default_zone = zone "DefaultMallocZone"
function c.NSPageSize() return 16384 end
function c.NSOpenStepRootDirectory() return C.str "/" end
function c.NSAllocateObject(class, count) return c.class_createInstance(class, count) end
function c.NSDeallocateObject(object) c.object_dispose(object) end
function c.NSShouldRetainWithZone() return true end
-- The number of references to an object besides the first one.
function c.NSExtraRefCount(object) return c._objc_rootRetainCount(object) - 1 end
function c.NSIncrementExtraRefCount(object) c._objc_rootRetain(object) end
function c.NSDecrementExtraRefCountWasZero(object)
  if c.NSExtraRefCount(object) == 0 then return true end
  c._objc_rootRelease(object)
  return false
end
function c.NSDefaultMallocZone() return default_zone end
function c.NSCreateZone() return zone() end
function c.NSRecycleZone() end
function c.NSSetZoneName(z, name) zones[z] = tostring(name) end
function c.NSZoneName(z)
  local name = zones[z or default_zone]
  return name and C.str(name)
end
function c.NSZoneFromPointer() return default_zone end
function c.NSZoneMalloc(_, size) return c.malloc(size) end
function c.NSZoneCalloc(_, count, size) return c.calloc(count, size) end
function c.NSZoneRealloc(_, p, size) return c.realloc(p, size) end
function c.NSZoneFree(_, p) c.free(p) end

-- Users; there is one.
function c.NSUserName() return C.str "mobile" end
function c.NSFullUserName() return C.str "Mobile User" end
function c.NSHomeDirectoryForUser(name)
  if name ~= nil and tostring(name) ~= tostring(c.NSUserName()) then return nil end
  return obj(c.NSHomeDirectory())
end
function c.NSGetUncaughtExceptionHandler() return C.uncaughtHandler end
function c.NSSetUncaughtExceptionHandler(handler) C.uncaughtHandler = handler end
-- The runtime's handler is the same one; if there is none, returns one that does nothing.
local function none() end
function c.objc_setUncaughtExceptionHandler(handler)
  local old = C.uncaughtHandler
  C.uncaughtHandler = handler ~= none and handler or nil
  return old or none
end

-- Decimal numbers as structures.
local function number(p) return C.decimalNumber(p.a[p.i]) end
local function put(p, decimal) p.a[p.i] = C.decimal(decimal) end
local NO_ERROR, DIVIDE_BY_ZERO, OVERFLOW, UNDERFLOW, LOSS = 0, 4, 3, 2, 1
local errors = {
  NSDecimalNumberExactnessException = LOSS, NSDecimalNumberUnderflowException = UNDERFLOW,
  NSDecimalNumberOverflowException = OVERFLOW, NSDecimalNumberDivideByZeroException = DIVIDE_BY_ZERO,
}
local function behavior(mode)
  local handler = objc.NSDecimalNumberHandler
  return handler["decimalNumberHandlerWithRoundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:"](
    handler, mode, 32767, false, true, true, true)
end
local function calculate(result, mode, body)
  local ok, made = pcall(body, behavior(mode or 0))
  if ok then
    put(result, made)
    return NO_ERROR
  end
  local code = type(made) == "userdata" and errors[made.name]
  if not code then error(made, 0) end
  put(result, objc.NSDecimalNumber:notANumber())
  return code
end
for name, selector in pairs {NSDecimalAdd = "decimalNumberByAdding:withBehavior:",
  NSDecimalSubtract = "decimalNumberBySubtracting:withBehavior:",
  NSDecimalMultiply = "decimalNumberByMultiplyingBy:withBehavior:",
  NSDecimalDivide = "decimalNumberByDividingBy:withBehavior:"} do
  c[name] = function(result, left, right, mode)
    return calculate(result, mode, function(how)
      return objc.msgSend(number(left), selector, number(right), how)
    end)
  end
end
function c.NSDecimalPower(result, value, power, mode)
  return calculate(result, mode, function(how)
    return number(value):decimalNumberByRaisingToPower_withBehavior_(power, how)
  end)
end
function c.NSDecimalMultiplyByPowerOf10(result, value, power, mode)
  return calculate(result, mode, function(how)
    return number(value):decimalNumberByMultiplyingByPowerOf10_withBehavior_(power, how)
  end)
end
function c.NSDecimalRound(result, value, scale, mode)
  local handler = objc.NSDecimalNumberHandler
  local how = handler["decimalNumberHandlerWithRoundingMode:scale:raiseOnExactness:raiseOnOverflow:raiseOnUnderflow:raiseOnDivideByZero:"](
    handler, mode, scale, false, false, false, false)
  put(result, number(value):decimalNumberByRoundingAccordingToBehavior_(how))
end
function c.NSDecimalNormalize(one, other)
  return C.alignDecimals(one.a[one.i], other.a[other.i]) and NO_ERROR or LOSS
end
function c.NSDecimalCompact(p) put(p, number(p)) end
function c.NSDecimalCopy(result, value) put(result, number(value)) end
function c.NSDecimalCompare(left, right) return number(left):compare_(number(right)) end
function c.NSDecimalIsNotANumber(p)
  local value = p.a[p.i]
  return value._length == 0 and value._isNegative ~= 0
end
function c.NSDecimalString(p) return obj(number(p):stringValue()) end
-- Functions that other implementations of Foundation have in addition.
function c.NSDecimalFromString(result, text)
  put(result, objc.NSDecimalNumber:decimalNumberWithString_(text))
end
function c.NSDecimalFromComponents(result, mantissa, exponent, is_negative)
  put(result, objc.NSDecimalNumber:decimalNumberWithMantissa_exponent_isNegative_(mantissa, exponent, is_negative))
end
function c.NSDecimalDouble(p) return number(p):doubleValue() + 0.0 end
function c.NSDecimalMax(result) put(result, objc.NSDecimalNumber:maximumDecimalNumber()) end
function c.NSDecimalMin(result) put(result, objc.NSDecimalNumber:minimumDecimalNumber()) end

-- Hash table functions. A pointer that is not an object is returned unchanged; a number stays one.
local send = C.send
local function kept(pointer)
  if type(pointer) == "number" then return pointer end
  return obj(pointer)
end
C.keptPointer = kept
function c.NSHashGet(table, pointer) return kept(send(table, "member:", pointer)) end
function c.NSHashInsert(table, pointer) send(table, "addObject:", pointer) end
function c.NSHashInsertKnownAbsent(table, pointer)
  if send(table, "containsObject:", pointer) then
    objc.NSException:raise_reason_("NSInvalidArgumentException", "*** NSHashInsertKnownAbsent(): item already in table")
  end
  send(table, "addObject:", pointer)
end
function c.NSHashInsertIfAbsent(table, pointer)
  local known = c.NSHashGet(table, pointer)
  if known == nil then send(table, "addObject:", pointer) end
  return known
end
function c.NSHashRemove(table, pointer) send(table, "removeObject:", pointer) end
function c.NSCountHashTable(table) return send(table, "count") end
function c.NSResetHashTable(table) send(table, "removeAllObjects") end
function c.NSAllHashTableObjects(table) return send(table, "allObjects") end
function c.NSFreeHashTable(table) send(table, "removeAllObjects") end

-- Map table functions.
function c.NSMapGet(table, key) return kept(send(table, "objectForKey:", key)) end
function c.NSMapInsert(table, key, value) send(table, "setObject:forKey:", value, key) end
function c.NSMapInsertKnownAbsent(table, key, value)
  if c.NSMapGet(table, key) ~= nil then
    objc.NSException:raise_reason_("NSInvalidArgumentException", "*** NSMapInsertKnownAbsent(): key already in table")
  end
  c.NSMapInsert(table, key, value)
end
function c.NSMapInsertIfAbsent(table, key, value)
  local known = c.NSMapGet(table, key)
  if known == nil then c.NSMapInsert(table, key, value) end
  return known
end
function c.NSMapRemove(table, key) send(table, "removeObjectForKey:", key) end
function c.NSCountMapTable(table) return send(table, "count") end
function c.NSResetMapTable(table) send(table, "removeAllObjects") end
function c.NSFreeMapTable(table) send(table, "removeAllObjects") end
function c.NSAllMapTableKeys(table) return obj(send(send(table, "keyEnumerator"), "allObjects")) end
function c.NSAllMapTableValues(table) return obj(send(send(table, "objectEnumerator"), "allObjects")) end
for _, kind in ipairs {"Hash", "Map"} do
  c["NSCopy" .. kind .. "TableWithZone"] = function(table) return obj(send(table, "copy")) end
  c["NSCompare" .. kind .. "Tables"] = function(table, other) return send(table, "isEqual:", other) end
  c["NSStringFrom" .. kind .. "Table"] = function(table) return obj(send(table, "description")) end
end

-- Byte order: the device is little-endian.
function c.NSHostByteOrder() return 1 end
for name, size in pairs {Short = 2, Int = 4, Long = 8, LongLong = 8} do
  local function swap(value) return (unpack(">I" .. size, pack("<I" .. size, value & ((1 << (8 * size - 1) << 1) - 1)))) end
  local function same(value) return value end
  c["NSSwap" .. name], c["NSSwapBig" .. name .. "ToHost"], c["NSSwapHost" .. name .. "ToBig"] = swap, swap, swap
  c["NSSwapLittle" .. name .. "ToHost"], c["NSSwapHost" .. name .. "ToLittle"] = same, same
end
for name, form in pairs {Float = {"f", "I4"}, Double = {"d", "i8"}} do
  local kind, whole = form[1], form[2]
  local function swapped(value) return {v = (unpack(">" .. whole, pack("<" .. kind, value)))} end
  local function host(value) return (unpack("<" .. kind, pack(">" .. whole, value.v))) end
  local function bits(value) return {v = (unpack("<" .. whole, pack("<" .. kind, value)))} end
  local function number_of(value) return (unpack("<" .. kind, pack("<" .. whole, value.v))) end
  c["NSSwapHost" .. name .. "ToBig"], c["NSSwapBig" .. name .. "ToHost"] = swapped, host
  c["NSSwapHost" .. name .. "ToLittle"], c["NSSwapLittle" .. name .. "ToHost"] = bits, number_of
  c["NSConvertHost" .. name .. "ToSwapped"], c["NSConvertSwapped" .. name .. "ToHost"] = bits, number_of
  c["NSSwap" .. name] = function(value) return {v = (unpack(">" .. whole, pack("<" .. whole, value.v)))} end
end

-- Geometry under its old names.
for old, new in pairs {
  NSMakePoint = "CGPointMake", NSMakeSize = "CGSizeMake", NSMakeRect = "CGRectMake",
  NSEqualPoints = "CGPointEqualToPoint", NSEqualSizes = "CGSizeEqualToSize", NSEqualRects = "CGRectEqualToRect",
  NSMinX = "CGRectGetMinX", NSMinY = "CGRectGetMinY", NSMidX = "CGRectGetMidX", NSMidY = "CGRectGetMidY",
  NSMaxX = "CGRectGetMaxX", NSMaxY = "CGRectGetMaxY", NSOffsetRect = "CGRectOffset", NSInsetRect = "CGRectInset",
  NSDivideRect = "CGRectDivide",
  NSStringFromPoint = "NSStringFromCGPoint", NSStringFromSize = "NSStringFromCGSize",
  NSPointFromString = "CGPointFromString", NSSizeFromString = "CGSizeFromString", NSRectFromString = "CGRectFromString",
  NSPointToCGPoint = "same", NSPointFromCGPoint = "same", NSSizeToCGSize = "same", NSSizeFromCGSize = "same",
  NSRectToCGRect = "same", NSRectFromCGRect = "same",
} do
  c[old] = new == "same" and function(value) return value end or function(...) return c[new](...) end
end
function c.NSWidth(r) return r.size.width end
function c.NSHeight(r) return r.size.height end
function c.NSIsEmptyRect(r) return not (r.size.width > 0 and r.size.height > 0) end
function c.NSStringFromRect(r) return c.NSStringFromCGRect(r) end
function c.NSPointInRect(p, r) return c.CGRectContainsPoint(r, p) end
function c.NSMouseInRect(p, r, is_flipped)
  if is_flipped then return c.CGRectContainsPoint(r, p) end
  return p.x >= c.NSMinX(r) and p.x < c.NSMaxX(r) and p.y > c.NSMinY(r) and p.y <= c.NSMaxY(r)
end
function c.NSContainsRect(a, b)
  return not c.NSIsEmptyRect(b) and c.NSMinX(a) <= c.NSMinX(b) and c.NSMinY(a) <= c.NSMinY(b)
    and c.NSMaxX(a) >= c.NSMaxX(b) and c.NSMaxY(a) >= c.NSMaxY(b)
end
function c.NSIntersectsRect(a, b)
  return not c.NSIsEmptyRect(a) and not c.NSIsEmptyRect(b) and c.CGRectIntersectsRect(a, b)
end
function c.NSUnionRect(a, b)
  if c.NSIsEmptyRect(a) then return c.NSIsEmptyRect(b) and c.CGRectMake(0.0, 0.0, 0.0, 0.0) or b end
  if c.NSIsEmptyRect(b) then return a end
  return c.CGRectUnion(a, b)
end
function c.NSIntersectionRect(a, b)
  if not c.NSIntersectsRect(a, b) then return c.CGRectMake(0.0, 0.0, 0.0, 0.0) end
  return c.CGRectIntersection(a, b)
end
function c.NSIntegralRect(r)
  if c.NSIsEmptyRect(r) then return c.CGRectMake(0.0, 0.0, 0.0, 0.0) end
  return c.CGRectIntegral(r)
end
-- Alignment of one axis: two of its minimum, maximum and length are each rounded inward, outward or
-- to the nearest, selected by adjacent bits; the third results from them.
local INWARD, OUTWARD, NEAREST = 0, 8, 16
local floor, ceil = math.floor, math.ceil
local function upward(x) return floor(x + 0.5) end
local function downward(x) return ceil(x - 0.5) end
local ways = {
  least = {[INWARD] = ceil, [OUTWARD] = floor}, greatest = {[INWARD] = floor, [OUTWARD] = ceil},
  length = {[INWARD] = floor, [OUTWARD] = ceil}}
local function aligned(least, length, options, bits, is_flipped)
  local found, count = {}, 0
  for part, bit in next, bits do
    for _, way in ipairs {INWARD, OUTWARD, NEAREST} do
      if options & 1 << (bit + way) ~= 0 then
        local nearest = is_flipped and part ~= "length" and downward or upward
        found[part], count = ways[part][way] or nearest, count + 1
      end
    end
  end
  if count ~= 2 then
    objc.NSException:raise_reason_("NSInvalidArgumentException",
      "NSIntegralRectWithOptions: each axis needs exactly two of its least place, its greatest place and its length")
  end
  local low, high, size = found.least, found.greatest, found.length
  low, high, size = low and low(least), high and high(least + length), size and size(length)
  if low and high then size = math.max(high - low, 0) end
  return (low or high - size) + 0.0, size + 0.0
end
function c.NSIntegralRectWithOptions(r, options)
  local x, width = aligned(r.origin.x, r.size.width, options, {least = 0, greatest = 2, length = 4})
  local y, height = aligned(r.origin.y, r.size.height, options, {least = 1, greatest = 3, length = 5}, options < 0)
  return c.CGRectMake(x, y, width, height)
end
function c.NSEdgeInsetsMake(top, left, bottom, right)
  return {top = top, left = left, bottom = bottom, right = right}
end
function c.NSEdgeInsetsEqual(a, b) return c.UIEdgeInsetsEqualToEdgeInsets(a, b) end
