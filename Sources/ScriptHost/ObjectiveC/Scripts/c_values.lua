-- Rarely used functions of the C library: characters, strings, sorting, error and time texts.

local C = ...
local c, cstr, add, store = C.functions, C.cstr, C.add, C.store

-- Characters.
function c.isascii(code) return code >= 0 and code < 128 and 1 or 0 end
function c.isblank(code) return (code == 32 or code == 9) and 1 or 0 end
function c.toascii(code) return code & 0x7F end
c.isnumber, c.ishexnumber = c.isdigit, c.isxdigit
function c.digittoint(code)
  return code >= 0 and code < 128 and c.isxdigit(code) ~= 0 and tonumber(string.char(code), 16) or 0
end

-- Strings and memory. The locale is C's, so strings are ordered by bytes.
c.strcoll = c.strcmp
function c.strxfrm(to, from, size)
  local text = cstr(from)
  if size > 0 then store(to, size, text) end
  return #text
end
function c.stpncpy(to, from, size)
  c.strncpy(to, from, size)
  return add(to, math.min(size, #C.textWithin(from, size)))
end
function c.memccpy(to, from, code, size)
  local stop = c.memchr(from, code, size)
  c.memcpy(to, from, stop ~= nil and C.diff(stop, C.literal(from)) + 1 or size)
  if stop ~= nil then return add(to, C.diff(stop, C.literal(from)) + 1) end
end
function c.memmem(p, count, part, part_count)
  if part_count == 0 then return p end
  if part_count > count then return nil end
  local place = C.bytesOf(p, count):find(C.bytesOf(part, part_count), 1, true)
  if place then return add(p, place - 1) end
end
function c.bcmp(one, other, count) return c.memcmp(one, other, count) ~= 0 and 1 or 0 end
c.timingsafe_bcmp = c.bcmp
local function first_bit(x) return x == 0 and 0 or c.__builtin_ctzll(x) + 1 end
c.ffsl, c.ffsll = first_bit, first_bit
local function last_bit(x) return 64 - c.__builtin_clzll(x) end
function c.fls(x) return last_bit(x & 0xFFFFFFFF) end
c.flsl, c.flsll = last_bit, last_bit
local messages = {
  [0] = "Undefined error: 0", "Operation not permitted", "No such file or directory", "No such process",
  "Interrupted system call", "Input/output error", "Device not configured", "Argument list too long",
  "Exec format error", "Bad file descriptor", "No child processes", "Resource deadlock avoided",
  "Cannot allocate memory", "Permission denied", "Bad address", "Block device required", "Resource busy",
  "File exists", "Cross-device link", "Operation not supported by device", "Not a directory", "Is a directory",
  "Invalid argument", "Too many open files in system", "Too many open files", "Inappropriate ioctl for device",
  "Text file busy", "File too large", "No space left on device", "Illegal seek", "Read-only file system",
  "Too many links", "Broken pipe", "Numerical argument out of domain", "Result too large",
  "Resource temporarily unavailable", "Operation now in progress", "Operation already in progress", [45] = "Operation not supported",
  [48] = "Address already in use", [54] = "Connection reset by peer", [57] = "Socket is not connected",
  [60] = "Operation timed out", [61] = "Connection refused", [62] = "Too many levels of symbolic links",
  [63] = "File name too long", [66] = "Directory not empty", [78] = "Function not implemented",
  [84] = "Value too large to be stored in data type", [89] = "Operation canceled", [92] = "Illegal byte sequence",
}
function c.strerror(code) return messages[code] or "Unknown error: " .. code end
local RANGE = 34
function c.strerror_r(code, to, size)
  local text = c.strerror(code)
  store(to, size, text)
  return #text < size and 0 or RANGE
end
function c.perror(text)
  local prefix = text ~= nil and cstr(text) or ""
  C.writeError((prefix == "" and "" or prefix .. ": ") .. c.strerror(c.__error()[0]) .. "\n")
end

-- The locale is the one of the C standard, which "" selects as well.
local conventions
function c.localeconv()
  if conventions then return conventions end
  local fields = {}
  for place, name in ipairs {"decimal_point", "thousands_sep", "grouping"} do
    fields[place] = {name, "p", 8 * (place - 1), "i1"}
  end
  conventions = C.cell({decimal_point = C.characters(".", 0), thousands_sep = C.characters("", 0),
    grouping = C.characters("", 0)}, C.record("lconv", fields, 24))
  return conventions
end
function c.setlocale(_, name)
  name = name ~= nil and cstr(name) or "C"
  return (name == "" or name == "C" or name == "POSIX") and "C" or nil
end

-- Numbers.
function c.lldiv(a, b) return {quot = C.idiv(a, b), rem = C.imod(a, b)} end
c.imaxdiv, c.imaxabs, c.strtold, c.strtoimax, c.strtoumax = c.lldiv, c.llabs, c.strtod, c.strtoll, c.strtoull
-- Sums, differences and products that report whether their results fit: exact for operands of any types, as a sign
-- and a magnitude of 128 bits. Each operand and the pointer to the result is followed by its type.
local function magnitude(x, t)
  if t:find "^i" and x < 0 then return -x, true end
  return x, false
end
local function keep(p, t, high, low, is_negative)
  local width, is_signed = 8 * C.sizeOf(t), t:find "^i" ~= nil
  local fits = high == 0
  if is_negative and low ~= 0 then
    fits = fits and is_signed and not math.ult(1 << (width - 1), low)
  else
    fits = fits and low >> (is_signed and width - 1 or width) == 0
  end
  local code = "u" .. width // 8
  p.a[p.i] = C.decode(t, C.encode(code, is_negative and -low or low), 1)
  return not fits
end
local function keep_sum(a, is_negative, b, other, p, t)
  if is_negative == other then return keep(p, t, math.ult(a + b, a) and 1 or 0, a + b, is_negative) end
  if math.ult(a, b) then a, b, is_negative = b, a, other end
  return keep(p, t, 0, a - b, is_negative)
end
function c.__builtin_add_overflow(x, type_of_x, y, type_of_y, p, t)
  local a, is_negative = magnitude(x, type_of_x)
  local b, other = magnitude(y, type_of_y)
  return keep_sum(a, is_negative, b, other, p, t)
end
function c.__builtin_sub_overflow(x, type_of_x, y, type_of_y, p, t)
  local a, is_negative = magnitude(x, type_of_x)
  local b, other = magnitude(y, type_of_y)
  return keep_sum(a, is_negative, b, not other, p, t)
end
function c.__builtin_mul_overflow(x, type_of_x, y, type_of_y, p, t)
  local a, is_negative = magnitude(x, type_of_x)
  local b, other = magnitude(y, type_of_y)
  local low_a, high_a, low_b, high_b = a & 0xFFFFFFFF, a >> 32, b & 0xFFFFFFFF, b >> 32
  local middle = high_a * low_b + (low_a * low_b >> 32)
  local high = high_a * high_b + (middle >> 32) + (low_a * high_b + (middle & 0xFFFFFFFF) >> 32)
  return keep(p, t, high, a * b, is_negative ~= other)
end
-- The 48-bit generator, with the constants of POSIX.
local FACTOR, ADDEND, MASK = 0x5DEECE66D, 0xB, (1 << 48) - 1
local state = 0x1234ABCD330E
local function stepped(x) return (x * FACTOR + ADDEND) & MASK end
local function step()
  state = stepped(state)
  return state
end
function c.srand48(seed) state = (seed & 0xFFFFFFFF) << 16 | 0x330E end
function c.drand48() return step() / 2.0 ^ 48 end
function c.lrand48() return step() >> 17 end
function c.mrand48() return C.i32(step() >> 16) end
local function own(p)
  local x = stepped(p.a[p.i] & 0xFFFF | (p.a[p.i + 1] & 0xFFFF) << 16 | (p.a[p.i + 2] & 0xFFFF) << 32)
  for place = 0, 2 do p.a[p.i + place] = x >> (16 * place) & 0xFFFF end
  return x
end
function c.erand48(p) return own(p) / 2.0 ^ 48 end
function c.nrand48(p) return own(p) >> 17 end
function c.jrand48(p) return C.i32(own(p) >> 16) end
function c.rand_r(p)
  p.a[p.i] = (p.a[p.i] * 1103515245 + 12345) & 0x7FFFFFFF
  return p.a[p.i]
end
-- <math.h> for small numbers, by Kahan's method: the rounding error of 1 + x is corrected.
function c.log1p(x)
  local sum = 1 + x
  return sum == 1 and x or sum == math.huge and sum or math.log(sum) * x / (sum - 1)
end
function c.expm1(x)
  local power = math.exp(x)
  if power == 1 then return x end
  return power - 1 == -1 and -1.0 or power == math.huge and power or (power - 1) * x / math.log(power)
end
function c.asinh(x)
  local size = math.abs(x)
  if size > 1e150 then return c.copysign(math.log(size) + math.log(2), x) end
  return c.copysign(c.log1p(size + size * size / (1 + math.sqrt(size * size + 1))), x)
end
function c.acosh(x)
  local over = x - 1
  return x > 1e150 and math.log(x) + math.log(2) or c.log1p(over + math.sqrt(2 * over + over * over))
end
function c.atanh(x) return c.copysign(c.log1p(2 * math.abs(x) / (1 - math.abs(x))) / 2, x) end
function c.fdim(x, y) return (x ~= x or y ~= y) and x + y or x > y and x - y or 0.0 end
-- The exact remainder of a division rounded to the nearest integer.
function c.remainder(x, y)
  if y == 0 or x ~= x or y ~= y or x == math.huge or x == -math.huge then return 0.0 / 0.0 end
  local size, by = math.abs(x), math.abs(y)
  if by < 8e307 then size = math.fmod(size, 2 * by) end
  if size > by / 2 then
    size = size - by
    if size >= by / 2 then size = size - by end
  end
  return (x < 0 or 1 / x < 0) and -size or size
end
-- The next representable double: its bits, as an integer, are the next integer.
function c.nextafter(x, y)
  if x ~= x or y ~= y then return x + y end
  if x == y then return y + 0.0 end
  if x == 0 then return c.copysign(string.unpack("d", string.pack("i8", 1)), y) end
  local bits = string.unpack("i8", string.pack("d", x))
  return (string.unpack("d", string.pack("i8", bits + (((y > x) == (x > 0)) and 1 or -1))))
end
function c.nextafterf(x, y)
  if x ~= x or y ~= y or x == y then return c.nextafter(x, y) end
  if x == 0 then return c.copysign(string.unpack("f", string.pack("i4", 1)), y) end
  local bits = string.unpack("i4", string.pack("f", x))
  return (string.unpack("f", string.pack("i4", bits + (((y > x) == (x > 0)) and 1 or -1))))
end
-- The exponent as a number.
function c.logb(x)
  if x == 0 then return -math.huge end
  if x ~= x or x == math.huge or x == -math.huge then return x * x end
  return c.ilogb(x) + 0.0
end
for name in ([[acos asin acosh asinh atanh cosh sinh tanh exp2 expm1 log10 log2 log1p logb cbrt nearbyint remainder copysign
  fdim]]):gmatch "%w+" do
  local wide = c[name]
  c[name .. "f"] = function(...) return C.f32(wide(...)) end
  c[name .. "l"] = wide
end
c.nextafterl = c.nextafter
-- Functions for exponents, parts and comparisons.
function c.ilogb(x)
  if x == 0 or x ~= x then return -0x80000000 end
  if x == math.huge or x == -math.huge then return 0x7FFFFFFF end
  local exponent = C.cell(0, "i4")
  c.frexp(x, exponent)
  return exponent[0] - 1
end
c.ilogbf, c.scalbln, c.ldexpf, c.scalbnf, c.frexpf = c.ilogb, c.ldexp, c.ldexp, c.ldexp, c.frexp
c.llrint, c.llrintf, c.lrintl, c.llrintl, c.lroundl, c.llroundl = c.lrint, c.lrint, c.lrint, c.lrint, c.lround, c.lround
function c.fmaf(x, y, z) return C.f32(x * y + z) end
function c.remquo(x, y, p)
  local quotient = c.rint(x / y)
  local low = C.toint(math.fmod(math.abs(quotient), 8))
  p.a[p.i] = quotient < 0 and -low or low
  return c.remainder(x, y)
end
function c.__exp10(x) return 10.0 ^ x end
function c.__sinpi(x) return math.sin(math.pi * math.fmod(x, 2)) end
function c.__cospi(x) return math.cos(math.pi * math.fmod(x, 2)) end

-- Sorting; only mergesort guarantees the order of equal elements.
for name in ("heapsort mergesort heapsort_b mergesort_b"):gmatch "%S+" do
  c[name] = function(p, count, size, compare)
    c.qsort(p, count, size, compare)
    return 0
  end
end
function c.qsort_r(p, count, size, thunk, compare)
  c.qsort(p, count, size, function(one, other) return compare(thunk, one, other) end)
end
c.bsearch_b = c.bsearch

-- Aligned memory; all memory is aligned.
function c.aligned_alloc(_, size) return c.malloc(size) end
function c.posix_memalign(p, alignment, size)
  -- A power of two that is a multiple of the size of a pointer.
  if alignment < 8 or alignment & alignment - 1 ~= 0 then return 22 end -- EINVAL
  p.a[p.i] = c.malloc(size)
  return 0
end
function c._Exit(code) c._exit(code) end
c.quick_exit = c._Exit
function c.setprogname() end

-- The time as text, in the C locale and GMT.
local function time_text(fields)
  return os.date("!%a %b %e %H:%M:%S %Y\n", c.timegm(C.cell(fields)))
end
function c.asctime(p) return time_text(p.a[p.i]) end
function c.asctime_r(p, to)
  store(to, 26, time_text(p.a[p.i]))
  return to
end
function c.ctime(p) return os.date("!%a %b %e %H:%M:%S %Y\n", p.a[p.i]) end
function c.ctime_r(p, to)
  store(to, 26, c.ctime(p))
  return to
end
c.timelocal = c.timegm
function c.tzset() end
function c.clock_getres(_, p)
  if p ~= nil then p.a[p.i] = {tv_sec = 0, tv_nsec = 1} end
  return 0
end
function c.timespec_get(p)
  c.clock_gettime(0, p)
  return 1
end

-- strptime: ISO C's conversions of strftime for numbers, months, days and zones.
local months = {"jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"}
local days = {"sun", "mon", "tue", "wed", "thu", "fri", "sat"}
local long = {
  jan = "january", feb = "february", mar = "march", apr = "april", may = "may", jun = "june", jul = "july",
  aug = "august", sep = "september", oct = "october", nov = "november", dec = "december", sun = "sunday",
  mon = "monday", tue = "tuesday", wed = "wednesday", thu = "thursday", fri = "friday", sat = "saturday",
}
local numbers = {
  Y = {4, "tm_year", -1900}, m = {2, "tm_mon", -1}, d = {2, "tm_mday", 0}, e = {2, "tm_mday", 0},
  H = {2, "tm_hour", 0}, k = {2, "tm_hour", 0}, I = {2, "tm_hour", 0}, l = {2, "tm_hour", 0}, M = {2, "tm_min", 0},
  S = {2, "tm_sec", 0}, j = {3, "tm_yday", -1}, w = {1, "tm_wday", 0},
}
local limits = {
  tm_mon = {0, 11}, tm_mday = {1, 31}, tm_hour = {0, 23}, tm_min = {0, 59}, tm_sec = {0, 60}, tm_yday = {0, 365},
  tm_wday = {0, 6},
}
local composed = {D = "%m/%d/%y", T = "%H:%M:%S", R = "%H:%M", F = "%Y-%m-%d", r = "%I:%M:%S %p",
  c = "%a %b %e %H:%M:%S %Y", x = "%m/%d/%y", X = "%H:%M:%S"}
local function named(text, place, names)
  local rest = text:sub(place):lower()
  for index, name in ipairs(names) do
    if rest:sub(1, #long[name]) == long[name] then return index - 1, place + #long[name] end
    if rest:sub(1, 3) == name then return index - 1, place + 3 end
  end
end
local zone -- the UTC offset in seconds that follows a time in the text
local function scan(text, place, pattern, fields)
  local index = 1
  while index <= #pattern do
    local letter = pattern:sub(index, index)
    if letter:find "%s" then
      place = text:match("^%s*()", place)
    elseif letter ~= "%" then
      if text:sub(place, place) ~= letter then return nil end
      place = place + 1
    else
      index = index + 1
      letter = pattern:sub(index, index)
      if letter == "E" or letter == "O" then
        index = index + 1
        letter = pattern:sub(index, index)
      end
      local rule, value = numbers[letter], nil
      if rule then
        local digits
        digits, place = text:match("^%s*(" .. ("%d?"):rep(rule[1]) .. ")()", place)
        value = tonumber(digits)
        if not value then return nil end
        value = value + rule[3]
        local limit = limits[rule[2]]
        if limit and (value < limit[1] or value > limit[2]) then return nil end
        fields[rule[2]] = value
      elseif composed[letter] then
        place = scan(text, place, composed[letter], fields)
      elseif letter == "y" then
        local digits
        digits, place = text:match("^%s*(%d%d?)()", place)
        if not digits then return nil end
        value = tonumber(digits)
        fields.tm_year = value < 69 and value + 100 or value
      elseif letter == "b" or letter == "B" or letter == "h" then
        fields.tm_mon, place = named(text, place, months)
      elseif letter == "a" or letter == "A" then
        fields.tm_wday, place = named(text, place, days)
      elseif letter == "p" then
        local half = text:sub(place, place + 1):lower()
        if half ~= "am" and half ~= "pm" then return nil end
        fields.tm_hour, place = fields.tm_hour % 12 + (half == "pm" and 12 or 0), place + 2
      elseif letter == "z" then
        local sign, hours, minutes, after = text:match("^([+-])(%d%d):?(%d%d)()", place)
        if not sign and text:sub(place, place) == "Z" then sign, hours, minutes, after = "+", 0, 0, place + 1 end
        if not sign then return nil end
        zone, place = (sign == "-" and -1 or 1) * (hours * 3600 + minutes * 60), after
      elseif letter == "Z" then
        place = text:match("^%u+()", place)
      elseif letter == "n" or letter == "t" then
        place = text:match("^%s*()", place)
      elseif letter == "%" then
        if text:sub(place, place) ~= "%" then return nil end
        place = place + 1
      else
        return nil
      end
      if not place then return nil end
    end
    index = index + 1
  end
  return place
end
function c.strptime(text, pattern, p)
  local words = cstr(text)
  local fields = p.a[p.i]
  zone = nil
  local place = scan(words, 1, cstr(pattern), fields)
  if not place then return nil end
  -- A time with a zone is converted to local time.
  if zone then c.localtime_r(C.cell(c.timegm(p) - zone), p) end
  return add(text, place - 1)
end
c.strptime_l = c.strptime
