-- The functions of the C library for numbers and characters.

local C = ...
local c = C.functions
local cstr, add, ult = C.cstr, C.add, math.ult

local function parsed(text, base)
  local space, sign, rest = text:match("^(%s*)([+-]?)(.*)$")
  local prefix = ""
  if (base == 0 or base == 16) and rest:match("^0[xX]%x") then
    prefix, base = rest:sub(1, 2), 16
  elseif base == 0 then
    base = rest:sub(1, 1) == "0" and 8 or 10
  end
  local result, count, is_over = 0, 0, false
  for letter in rest:match("^%w*", #prefix + 1):gmatch "." do
    local digit = tonumber(letter, 36)
    if digit >= base then break end
    is_over = is_over or ult(C.udiv(-1 - digit, base), result)
    result, count = result * base + digit, count + 1
  end
  local length = count == 0 and 0 or #space + #sign + #prefix + count
  return result, sign == "-", is_over, length
end
local RANGE = 34
local function out_of_range(value)
  c.__error()[0] = RANGE
  return value
end
-- Values out of range are clamped to the type's limits.
local function to_integer(s, finish, base)
  local result, is_negative, is_over, length = parsed(cstr(s), base)
  if finish ~= nil then finish.a[finish.i] = add(s, length) end
  if is_negative then
    if is_over or ult(math.mininteger, result) then return out_of_range(math.mininteger) end
    return -result
  end
  if is_over or result < 0 then return out_of_range(math.maxinteger) end
  return result
end
local function to_unsigned(s, finish, base)
  local result, is_negative, is_over, length = parsed(cstr(s), base)
  if finish ~= nil then finish.a[finish.i] = add(s, length) end
  if is_over then return out_of_range(-1) end
  return is_negative and -result or result
end
c.strtol, c.strtoll, c.strtoq = to_integer, to_integer, to_integer
c.strtoul, c.strtoull, c.strtouq = to_unsigned, to_unsigned, to_unsigned
function c.atoi(s) return C.i32(to_integer(s, nil, 10)) end
function c.atol(s) return to_integer(s, nil, 10) end
c.atoll = c.atol
-- The number at the start of a text, its length, and whether it names a non-finite number.
local function leading_number(text)
  local word = text:sub(1, 8):lower()
  if word == "infinity" then return math.huge, 8, true end
  if word:find "^inf" then return math.huge, 3, true end
  if word:find "^nan" then return 0 / 0, 3, true end
  local number = text:match "^0[xX]%x*%.?%x*[pP]?[+-]?%d*" or text:match "^%d*%.?%d*[eE]?[+-]?%d*"
  while #number > 0 and not tonumber(number) do number = number:sub(1, -2) end
  if #number == 0 then return 0.0, 0 end
  local is_hexadecimal = number:find "^0[xX]"
  if is_hexadecimal and not number:find "[pP]" then return tonumber(number .. "p0"), #number end
  return tonumber(number) + 0.0, #number, false, number:match(is_hexadecimal and "^0[xX]([^pP]*)" or "^[^eE]*")
end
function c.strtod(s, finish)
  local space, sign, rest = cstr(s):match("^(%s*)([+-]?)(.*)$")
  local value, length, is_named, digits = leading_number(rest)
  if finish ~= nil then finish.a[finish.i] = add(s, length == 0 and 0 or #space + #sign + length) end
  if not is_named and (value == math.huge or value == 0 and digits and digits:find "[^0.]") then out_of_range(value) end
  return sign == "-" and -value or value
end
c.strtof = c.strtod
c.strtod_l, c.strtol_l = c.strtod, c.strtol -- numbers are C's in every locale
function c.atof(s) return c.strtod(s) end
function c.abs(x) return x < 0 and -x or x end
c.labs, c.llabs = c.abs, c.abs
function c.qsort(p, count, _, compare)
  local values, a = {}, p.a
  for place = 1, count do values[place] = a[p.i + place - 1] end
  local function merge_sort(list)
    if #list < 2 then return list end
    local half = #list // 2
    local left, right = merge_sort({table.unpack(list, 1, half)}), merge_sort({table.unpack(list, half + 1)})
    local result, i, j = {}, 1, 1
    while left[i] ~= nil and right[j] ~= nil do
      if compare(C.cell(left[i]), C.cell(right[j])) <= 0 then
        result[#result + 1], i = left[i], i + 1
      else
        result[#result + 1], j = right[j], j + 1
      end
    end
    while left[i] ~= nil do result[#result + 1], i = left[i], i + 1 end
    while right[j] ~= nil do result[#result + 1], j = right[j], j + 1 end
    return result
  end
  for place, value in ipairs(merge_sort(values)) do a[p.i + place - 1] = value end
end
local random = 1
function c.srand(seed) random = seed & 0xFFFFFFFF end
function c.rand()
  random = (random * 1103515245 + 12345) & 0x7FFFFFFF
  return random
end
-- The additive generator of BSD: x[n] = x[n - 3] + x[n - 31], of which the lowest bit is dropped.
local DEGREE, SEPARATION, DISCARDED = 31, 3, 310
local words, newest
function c.srandom(seed)
  words, newest = {[0] = C.i32(seed == 0 and 1 or seed)}, 0
  for place = 1, DEGREE - 1 do words[place] = 16807 * words[place - 1] % 0x7FFFFFFF end
  for _ = 1, DISCARDED do c.random() end
end
function c.random()
  if not words then c.srandom(1) end
  local place = (newest + SEPARATION) % DEGREE
  words[place] = words[place] + words[newest] & 0xFFFFFFFF
  newest = (newest + 1) % DEGREE
  return words[place] >> 1
end
function c.arc4random()
  c.rand()
  return (random << 1 | random >> 30) & 0xFFFFFFFF
end
function c.arc4random_uniform(n) return n < 2 and 0 or c.arc4random() % n end
function c.arc4random_stir() end
function c.arc4random_addrandom() end
function c.exit(code) error(setmetatable({status = code & 0xFF}, C.Exit), 0) end
function c.atexit(f)
  table.insert(C.atExit, 1, f)
  return 0
end
c.atexit_b = c.atexit
function c.getenv(name) return os and os.getenv and os.getenv(cstr(name)) or nil end
c.getpid = function() return objc.NSProcessInfo:processInfo():processIdentifier() end
function c.__assert_rtn(name, file, line, text)
  C.writeError(("Assertion failed: (%s), function %s, file %s, line %d.\n"):format(cstr(text), cstr(name) or "",
    cstr(file), line))
  error("Assertion failed: (" .. cstr(text) .. ")", 2)
end
function c.__assert_fail(text, file, line, name) c.__assert_rtn(name, file, line, text) end

for _, name in ipairs {"sin", "cos", "tan", "asin", "acos", "exp", "sqrt"} do c[name] = math[name] end
function c.floor(x)
  local whole = math.floor(x)
  return whole + 0.0
end
function c.ceil(x) return math.ceil(x) + 0.0 end
function c.trunc(x) return (x < 0 and math.ceil(x) or math.floor(x)) + 0.0 end
function c.round(x) return (x < 0 and -math.floor(-x + 0.5) or math.floor(x + 0.5)) + 0.0 end
function c.lround(x) return C.toint(c.round(x)) end
c.llround, c.lroundf = c.lround, c.lround
function c.rint(x)
  local low = math.floor(x)
  local part = x - low
  if part > 0.5 or part == 0.5 and low % 2 == 1 then low = low + 1 end
  return low + 0.0
end
c.nearbyint = c.rint
function c.lrint(x) return C.toint(c.rint(x)) end
function c.fabs(x) return x < 0 and -x or x + 0.0 end
function c.pow(x, y) return (x + 0.0) ^ y end
function c.fmod(x, y)
  if y == 0 then return 0.0 / 0.0 end
  return math.fmod(x + 0.0, y)
end
function c.log(x) return math.log(x) end
function c.log2(x) return math.log(x, 2) end
function c.log10(x) return math.log(x, 10) end
function c.exp2(x) return 2.0 ^ x end
function c.cbrt(x) return x < 0 and -((-x) ^ (1 / 3)) or x ^ (1 / 3) end
function c.hypot(x, y) return math.sqrt(x * x + y * y) end
function c.atan(x) return math.atan(x) end
function c.atan2(y, x) return math.atan(y, x) end
function c.sinh(x) return (math.exp(x) - math.exp(-x)) / 2 end
function c.cosh(x) return (math.exp(x) + math.exp(-x)) / 2 end
function c.tanh(x)
  local e = math.exp(2 * x)
  return (e - 1) / (e + 1)
end
function c.fmax(x, y) return (x ~= x or y > x) and y or x end
function c.fmin(x, y) return (x ~= x or y < x) and y or x end
function c.copysign(x, y)
  x = c.fabs(x)
  return (y < 0 or 1 / y < 0) and -x or x
end
function c.modf(x, p)
  local whole = c.trunc(x)
  p.a[p.i] = whole
  return x - whole
end
function c.isnan(x) return x ~= x and 1 or 0 end
function c.isinf(x) return (x == 1 / 0 or x == -1 / 0) and 1 or 0 end
function c.isfinite(x) return (x == x and x ~= 1 / 0 and x ~= -1 / 0) and 1 or 0 end
c.__builtin_isnan, c.__builtin_isinf, c.__builtin_isfinite = c.isnan, c.isinf, c.isfinite
function c.__builtin_isnormal(x)
  local size = x < 0 and -x or x
  return (size >= 0x1p-1022 and size < 1 / 0) and 1 or 0
end
function c.__builtin_signbit(x) return (x < 0 or 1 / x < 0) and 1 or 0 end
c.signbit = c.__builtin_signbit
function c.__builtin_inf() return 1 / 0 end
c.__builtin_huge_val, c.__builtin_inff, c.__builtin_huge_valf = c.__builtin_inf, c.__builtin_inf, c.__builtin_inf
function c.__builtin_nan() return 0 / 0 end
c.__builtin_nanf, c.nan, c.nanf = c.__builtin_nan, c.__builtin_nan, c.__builtin_nan
for _, name in ipairs {"floor", "ceil", "trunc", "round", "fabs", "pow", "fmod", "sqrt", "sin", "cos", "tan", "fmax",
  "fmin", "atan", "atan2", "exp", "log", "hypot", "rint"} do
  local wide = c[name]
  c[name .. "f"] = function(...) return C.f32(wide(...)) end
  -- A `long double` of arm64 is a double.
  c[name .. "l"] = wide
  c["__builtin_" .. name] = wide
end
c.__builtin_abs = c.abs
local function ones(x)
  local count = 0
  while x ~= 0 do x, count = x & (x - 1), count + 1 end
  return count
end
function c.__builtin_popcount(x) return ones(x & 0xFFFFFFFF) end
c.__builtin_popcountl, c.__builtin_popcountll = ones, ones
local function leading(x, bits)
  local count = 0
  while count < bits and x >> (bits - 1 - count) & 1 == 0 do count = count + 1 end
  return count
end
function c.__builtin_clz(x) return leading(x & 0xFFFFFFFF, 32) end
function c.__builtin_clzl(x) return leading(x, 64) end
c.__builtin_clzll = c.__builtin_clzl
local function trailing(x)
  local count = 0
  while count < 64 and x >> count & 1 == 0 do count = count + 1 end
  return count
end
c.__builtin_ctz, c.__builtin_ctzl, c.__builtin_ctzll = trailing, trailing, trailing
function c.ffs(x) return x == 0 and 0 or trailing(x) + 1 end
c.__builtin_ffs, c.__builtin_ffsl, c.__builtin_ffsll = c.ffs, c.ffs, c.ffs
function c.__builtin_parity(x) return c.__builtin_popcount(x) & 1 end
function c.__builtin_parityll(x) return ones(x) & 1 end
c.__builtin_parityl = c.__builtin_parityll
local function swapped(bytes)
  local mask, from, to = (1 << bytes * 8) - 1, "<I" .. bytes, ">I" .. bytes
  return function(x) return (string.unpack(to, string.pack(from, x & mask))) end
end
c.__builtin_bswap16, c.__builtin_bswap32 = swapped(2), swapped(4)
function c.__builtin_bswap64(x) return (string.unpack(">i8", string.pack("<i8", x))) end
for _, width in ipairs {8, 16, 32, 64} do
  local mask = width == 64 and -1 or (1 << width) - 1
  c["__builtin_bitreverse" .. width] = function(x)
    local result = 0
    for place = 0, width - 1 do result = result << 1 | x >> place & 1 end
    return result
  end
  c["__builtin_rotateleft" .. width] = function(x, n)
    n, x = n % width, x & mask
    return (x << n | x >> width - n) & mask
  end
  c["__builtin_rotateright" .. width] = function(x, n) return c["__builtin_rotateleft" .. width](x, -n) end
end

-- Characters.
for name, class in pairs {isalpha = "%a", isdigit = "%d", isalnum = "%w", isspace = "%s", isupper = "%u", islower = "%l",
  ispunct = "%p", isxdigit = "%x", iscntrl = "%c", isprint = "[%g ]", isgraph = "%g"} do
  c[name] = function(code) return code >= 0 and code < 128 and string.char(code):find(class) and 1 or 0 end
end
function c.toupper(code) return code >= 97 and code <= 122 and code - 32 or code end
function c.tolower(code) return code >= 65 and code <= 90 and code + 32 or code end
