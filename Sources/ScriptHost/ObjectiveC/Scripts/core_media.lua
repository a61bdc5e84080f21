-- <CoreMedia/CMTime.h> and <CoreMedia/CMTimeRange.h>: exact fractions of seconds, and ranges of them.
--
-- A result keeps its value as a whole number of units. What does not fit is rounded and marked so; if it is too large
-- in every unit, it is infinite.

local C = ...
local c, objc, send, math = C.functions, C.objc, C.send, math

local VALID, ROUNDED, PLUS, MINUS, INDEFINITE = 1, 2, 4, 8, 16
local NOT_NUMERIC = PLUS | MINUS | INDEFINITE
local LARGEST_SCALE = 0x7FFFFFFF
local HALF_AWAY, TOWARD_ZERO, AWAY, QUICK_TIME, UP, DOWN = 1, 2, 3, 4, 5, 6

local function made(value, scale, flags, epoch)
  return {value = value, timescale = scale, flags = flags, epoch = epoch or 0}
end
local function special(flags) return made(0, 0, flags) end
local function invalid() return special(0) end
local function infinite(is_negative) return special(VALID | (is_negative and MINUS or PLUS)) end
local function is_valid(time) return time.flags & VALID ~= 0 end
local function is_numeric(time) return time.flags & (VALID | NOT_NUMERIC) == VALID end
local function infinity_of(time) return is_valid(time) and time.flags & (PLUS | MINUS) or 0 end
local function fits(number) return number >= -0x1p63 and number < 0x1p63 end

-- A count of units of 1/`from` s in units of 1/`to` s, and whether it was rounded; nil if it does not fit.
local function converted(value, from, to, method)
  if from == to then return value, false end
  local whole, rest = value // from, value % from
  if not fits(1.0 * whole * to + 1.0 * rest * to / from + 1) then return nil end
  local low, fraction = whole * to + rest * to // from, rest * to % from
  if fraction == 0 then return low, false end
  -- QuickTime's method rounds to the coarser scale toward zero, but no negative time to zero.
  if method == QUICK_TIME then method = to > from and AWAY or low == -1 and DOWN or TOWARD_ZERO end
  local up
  if method == UP then up = true
  elseif method == DOWN then up = false
  elseif method == TOWARD_ZERO then up = value < 0
  elseif method == AWAY then up = value > 0
  else up = 2 * fraction > from or 2 * fraction == from and value > 0 end
  return low + (up and 1 or 0), true
end

-- Times.
function c.CMTimeMakeWithEpoch(value, scale, epoch)
  return scale > 0 and made(value, scale, VALID, epoch) or invalid()
end
function c.CMTimeMake(value, scale) return c.CMTimeMakeWithEpoch(value, scale, 0) end
function c.CMTimeMakeWithSeconds(seconds, scale)
  if seconds ~= seconds or scale <= 0 then return invalid() end
  while scale >= 1 do
    local exact = seconds * scale
    if fits(exact) then
      local value = math.tointeger(exact < 0 and math.ceil(exact) or math.floor(exact))
      return made(value, scale, value == exact and VALID or VALID | ROUNDED)
    end
    scale = scale // 2
  end
  return infinite(seconds < 0)
end
local function seconds_of(time)
  if is_numeric(time) then return time.value / time.timescale end
  local infinity = infinity_of(time)
  return infinity == PLUS and math.huge or infinity == MINUS and -math.huge or 0.0 / 0.0
end
c.CMTimeGetSeconds = seconds_of
function c.CMTimeConvertScale(time, scale, method)
  if not is_numeric(time) then return time end
  if scale <= 0 then return invalid() end
  local value, is_rounded = converted(time.value, time.timescale, scale, method)
  if not value then return infinite(time.value < 0) end
  return made(value, scale, is_rounded and time.flags | ROUNDED or time.flags, time.epoch)
end

-- The first scale, halved until the value that `at` has in it fits.
local function fitting(scale, flags, epoch, is_negative, at)
  while scale >= 1 do
    local value, is_rounded = at(scale)
    if value then return made(value, scale, is_rounded and flags | ROUNDED or flags, epoch) end
    scale = scale // 2
  end
  return infinite(is_negative)
end
local function divisor(a, b)
  while b ~= 0 do a, b = b, a % b end
  return a
end
-- The result if an operand is not numeric.
local function special_sum(one, other, sign)
  if not is_valid(one) or not is_valid(other) then return invalid() end
  local first, second = infinity_of(one), infinity_of(other)
  if sign < 0 and second ~= 0 then second = second ~ (PLUS | MINUS) end
  if first ~= 0 and second ~= 0 and first ~= second then return invalid() end
  if first | second ~= 0 then return special(VALID | first | second) end
  return special(VALID | INDEFINITE)
end
-- The epoch of a sum or a difference; nil if the times belong to different timelines.
local function common_epoch(one, other, sign)
  if one.epoch == other.epoch then return sign > 0 and one.epoch or 0 end
  if other.epoch == 0 then return one.epoch end
  return sign > 0 and one.epoch == 0 and other.epoch or nil
end
local function added(one, other, sign)
  if not is_numeric(one) or not is_numeric(other) then return special_sum(one, other, sign) end
  local epoch = common_epoch(one, other, sign)
  if not epoch then return invalid() end
  local scale = one.timescale // divisor(one.timescale, other.timescale) * other.timescale
  local flags = VALID | (one.flags | other.flags) & ROUNDED
  local is_negative = seconds_of(one) + sign * seconds_of(other) < 0
  return fitting(math.min(scale, LARGEST_SCALE), flags, epoch, is_negative, function(unit)
    local first, is_first_rounded = converted(one.value, one.timescale, unit)
    local second, is_second_rounded = converted(other.value, other.timescale, unit)
    if not first or not second or not fits(1.0 * first + sign * 1.0 * second) then return nil end
    return first + sign * second, is_first_rounded or is_second_rounded
  end)
end
function c.CMTimeAdd(one, other) return added(one, other, 1) end
function c.CMTimeSubtract(one, other) return added(one, other, -1) end

-- An infinite time times a number; other times that are not numeric stay as they are.
local function special_product(time, factor)
  if infinity_of(time) == 0 then return time end
  if factor == 0 then return invalid() end
  return infinite((factor < 0) ~= (infinity_of(time) == MINUS))
end
function c.CMTimeMultiplyByRatio(time, multiplier, quotient)
  if quotient == 0 then return invalid() end
  if not is_numeric(time) then return special_product(time, multiplier / quotient) end
  if multiplier == 0 then return made(0, time.timescale, time.flags, time.epoch) end
  if quotient < 0 then multiplier, quotient = -multiplier, -quotient end
  local common = divisor(math.abs(multiplier), quotient)
  multiplier, quotient = multiplier // common, quotient // common
  common = divisor(math.abs(time.value), quotient)
  local value, below = time.value // common, quotient // common
  -- `value` units of 1/(scale × below) s, `multiplier` times.
  local scale, sign = math.min(time.timescale * below, LARGEST_SCALE), multiplier < 0 and -1 or 1
  return fitting(scale, time.flags, time.epoch, time.value * sign < 0, function(unit)
    if not fits(1.0 * value * multiplier) then
      local product = 1.0 * value * multiplier / below * unit / time.timescale
      return fits(product) and C.toint(product) or nil, true
    end
    return converted(value * multiplier, time.timescale * below, unit)
  end)
end
function c.CMTimeMultiply(time, multiplier)
  if not is_numeric(time) then return special_product(time, multiplier) end
  return c.CMTimeMultiplyByRatio(time, multiplier, 1)
end
function c.CMTimeMultiplyByFloat64(time, multiplier)
  if multiplier ~= multiplier then return invalid() end
  if not is_numeric(time) then return special_product(time, multiplier) end
  local scale = time.timescale
  while scale < 0x10000 do scale = scale * 2 end
  local product = time.value * multiplier / time.timescale
  return fitting(scale, time.flags, time.epoch, product < 0, function(unit)
    local exact = product * unit
    if not fits(exact) then return nil end
    local value = C.toint(exact < 0 and exact - 0.5 or exact + 0.5)
    return value, value ~= exact
  end)
end

-- The order of kinds: negative infinity, numbers, indefinite, positive infinity, invalid.
local function rank(time)
  if not is_valid(time) then return 4 end
  local infinity = infinity_of(time)
  if infinity ~= 0 then return infinity == PLUS and 3 or 0 end
  return time.flags & INDEFINITE ~= 0 and 2 or 1
end
local function order(a, b) return a < b and -1 or a > b and 1 or 0 end
local function compare(one, other)
  if rank(one) ~= rank(other) then return order(rank(one), rank(other)) end
  if rank(one) ~= 1 then return 0 end
  if one.epoch ~= other.epoch then return order(one.epoch, other.epoch) end
  local first, second = one.value // one.timescale, other.value // other.timescale
  if first ~= second then return order(first, second) end
  return order(one.value % one.timescale * other.timescale, other.value % other.timescale * one.timescale)
end
c.CMTimeCompare = compare
function c.CMTimeMinimum(one, other) return compare(one, other) <= 0 and one or other end
function c.CMTimeMaximum(one, other) return compare(one, other) >= 0 and one or other end
function c.CMTimeAbsoluteValue(time)
  if infinity_of(time) ~= 0 then return infinite(false) end
  return made(math.abs(time.value), time.timescale, time.flags, time.epoch)
end

-- Dictionaries and descriptions.
local function dictionary(fields)
  local list = objc.NSMutableDictionary:dictionary()
  for key, value in pairs(fields) do list:setObject_forKey_(value, key) end
  return list
end
function c.CMTimeCopyAsDictionary(time) return dictionary(time) end
function c.CMTimeMakeFromDictionary(list)
  local function field(key)
    local number = list and send(list, "objectForKey:", key)
    return number and send(number, "longLongValue")
  end
  local value, scale, flags = field "value", field "timescale", field "flags"
  if not (value and scale and flags) then return invalid() end
  return made(value, scale, flags, field "epoch")
end
local function described(time)
  if not is_valid(time) then return "{INVALID}" end
  if time.flags & INDEFINITE ~= 0 then return "{INDEFINITE}" end
  local infinity = infinity_of(time)
  if infinity ~= 0 then return infinity == PLUS and "{+INFINITY}" or "{-INFINITY}" end
  return ("{%d/%d = %.3f%s}"):format(time.value, time.timescale, seconds_of(time),
    time.flags & ROUNDED ~= 0 and ", rounded" or "")
end
function c.CMTimeCopyDescription(_, time) return C.str(described(time)) end
function c.CMTimeShow(time) C.writeError(described(time) .. "\n") end

-- Ranges.
local function range(start, duration) return {start = start, duration = duration} end
local function is_range(one)
  return is_valid(one.start) and is_valid(one.duration) and one.duration.epoch == 0
    and (not is_numeric(one.duration) or one.duration.value >= 0)
end
local function invalid_range() return range(invalid(), invalid()) end
local function end_of(one) return c.CMTimeAdd(one.start, one.duration) end
c.CMTimeRangeGetEnd = end_of
function c.CMTimeRangeMake(start, duration)
  local one = range(start, duration)
  return is_range(one) and one or invalid_range()
end
function c.CMTimeRangeFromTimeToTime(start, stop) return c.CMTimeRangeMake(start, c.CMTimeSubtract(stop, start)) end
function c.CMTimeRangeEqual(one, other)
  return compare(one.start, other.start) == 0 and compare(one.duration, other.duration) == 0
end
function c.CMTimeRangeContainsTime(one, time)
  return is_range(one) and is_valid(time) and compare(time, one.start) >= 0 and compare(time, end_of(one)) < 0
end
function c.CMTimeRangeContainsTimeRange(one, other)
  return is_range(one) and is_range(other) and compare(other.start, one.start) >= 0
    and compare(end_of(other), end_of(one)) <= 0
end
function c.CMTimeRangeGetUnion(one, other)
  if not is_range(one) or not is_range(other) then return invalid_range() end
  return c.CMTimeRangeFromTimeToTime(
    c.CMTimeMinimum(one.start, other.start), c.CMTimeMaximum(end_of(one), end_of(other)))
end
function c.CMTimeRangeGetIntersection(one, other)
  if not is_range(one) or not is_range(other) then return invalid_range() end
  local start = c.CMTimeMaximum(one.start, other.start)
  local stop = c.CMTimeMinimum(end_of(one), end_of(other))
  -- Ranges that do not meet have an empty intersection.
  if compare(stop, start) < 0 then return range(c.CMTimeMake(0, 1), c.CMTimeMake(0, 1)) end
  return c.CMTimeRangeFromTimeToTime(start, stop)
end
function c.CMTimeClampToRange(time, one)
  if not is_range(one) or not is_valid(time) then return invalid() end
  return c.CMTimeMinimum(c.CMTimeMaximum(time, one.start), end_of(one))
end
function c.CMTimeFoldIntoRange(time, one)
  if not is_range(one) or not is_numeric(time) or seconds_of(one.duration) == 0 then return invalid() end
  local turns = (seconds_of(time) - seconds_of(one.start)) // seconds_of(one.duration)
  return c.CMTimeSubtract(time, c.CMTimeMultiply(one.duration, C.toint(turns)))
end
function c.CMTimeMapDurationFromRangeToRange(duration, from, to)
  if not is_range(from) or not is_range(to) or seconds_of(from.duration) == 0 then return invalid() end
  return c.CMTimeMultiplyByFloat64(duration, seconds_of(to.duration) / seconds_of(from.duration))
end
function c.CMTimeMapTimeFromRangeToRange(time, from, to)
  local past = c.CMTimeSubtract(time, from.start)
  return c.CMTimeAdd(to.start, c.CMTimeMapDurationFromRangeToRange(past, from, to))
end
function c.CMTimeRangeCopyAsDictionary(one)
  return dictionary {start = dictionary(one.start), duration = dictionary(one.duration)}
end
function c.CMTimeRangeMakeFromDictionary(list)
  local function field(key) return c.CMTimeMakeFromDictionary(list and send(list, "objectForKey:", key)) end
  return c.CMTimeRangeMake(field "start", field "duration")
end
local function range_described(one) return ("{%s, %s}"):format(described(one.start), described(one.duration)) end
function c.CMTimeRangeCopyDescription(_, one) return C.str(range_described(one)) end
function c.CMTimeRangeShow(one) C.writeError(range_described(one) .. "\n") end
function c.CMTimeMappingMake(source, target) return {source = source, target = target} end
function c.CMTimeMappingMakeEmpty(target) return {source = invalid_range(), target = target} end
