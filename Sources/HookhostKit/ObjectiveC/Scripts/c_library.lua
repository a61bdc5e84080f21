-- The functions of C's library: strings, memory, numbers, characters.

local C = ...
local c = C.functions
local cstr, store, add = C.cstr, C.store, C.add
local min = math.min

function c.strlen(s)
  if s == nil then error("strlen of a null pointer", 2) end
  return #cstr(s)
end
function c.strnlen(s, n) return min(#cstr(s), n) end

local function compared(a, b)
  if a == b then return 0 end
  for place = 1, math.max(#a, #b) do
    local x, y = a:byte(place) or 0, b:byte(place) or 0
    if x ~= y then return x - y end
  end
  return 0
end

function c.strcmp(a, b)
  if a == nil or b == nil then error("strcmp of a null pointer", 2) end
  return compared(cstr(a), cstr(b))
end
function c.strncmp(a, b, n) return compared(cstr(a):sub(1, n), cstr(b):sub(1, n)) end
function c.strcasecmp(a, b) return compared(cstr(a):lower(), cstr(b):lower()) end
function c.strncasecmp(a, b, n) return compared(cstr(a):sub(1, n):lower(), cstr(b):sub(1, n):lower()) end
function c.strcpy(p, s)
  store(p, math.maxinteger, cstr(s))
  return p
end
function c.stpcpy(p, s) return add(p, store(p, math.maxinteger, cstr(s))) end
function c.strncpy(p, s, n)
  local text = cstr(s):sub(1, n)
  for place = 0, n - 1 do
    local code = text:byte(place + 1) or 0
    p.a[p.i + place] = code < 128 and code or code - 256
  end
  return p
end
function c.strlcpy(p, s, n) return store(p, n, cstr(s)) end
function c.strcat(p, s)
  store(add(p, #cstr(p)), math.maxinteger, cstr(s))
  return p
end
function c.strncat(p, s, n)
  store(add(p, #cstr(p)), math.maxinteger, cstr(s):sub(1, n))
  return p
end
function c.strlcat(p, s, n)
  local length = #cstr(p)
  return length + store(add(p, length), n - length, cstr(s))
end
local function found(s, place) if place then return add(s, place - 1) end end
function c.strchr(s, code)
  local text = cstr(s)
  if code == 0 then return add(s, #text) end
  return found(s, text:find(string.char(code & 0xFF), 1, true))
end
c.index = c.strchr
function c.strrchr(s, code)
  local text = cstr(s)
  if code == 0 then return add(s, #text) end
  for place = #text, 1, -1 do
    if text:byte(place) == code & 0xFF then return found(s, place) end
  end
end
c.rindex = c.strrchr
function c.strstr(s, part) return found(s, (cstr(s):find(cstr(part), 1, true))) end
function c.strspn(s, set)
  local text, letters = cstr(s), cstr(set)
  for place = 1, #text do
    if not letters:find(text:sub(place, place), 1, true) then return place - 1 end
  end
  return #text
end
function c.strcspn(s, set)
  local text, letters = cstr(s), cstr(set)
  for place = 1, #text do
    if letters:find(text:sub(place, place), 1, true) then return place - 1 end
  end
  return #text
end
function c.strpbrk(s, set)
  local place = c.strcspn(s, set)
  if place < #cstr(s) then return add(s, place) end
end
function c.strdup(s) return C.characters(cstr(s), 0) end
function c.strndup(s, n) return C.characters(cstr(s):sub(1, n), 0) end
local token
function c.strtok(s, set)
  if s ~= nil then token = C.literal(s) end
  if token == nil then return nil end
  token = add(token, c.strspn(token, set))
  if #cstr(token) == 0 then
    token = nil
    return nil
  end
  local start, length = token, c.strcspn(token, set)
  if length < #cstr(token) then
    token.a[token.i + length] = 0
    token = add(token, length + 1)
  else
    token = nil
  end
  return start
end
function c.strerror(code) return "error " .. code end

-- Memory.
function c.malloc(n) return C.allocate(n) end
function c.calloc(count, size) return C.allocate(count * size) end
function c.free(p) C.free(p) end
function c.realloc(p, n)
  if p == nil then return C.allocate(n) end
  local a = p.a
  if rawget(a, "bytes") then
    a.bytes = n
    return p
  end
  local size = C.sizeOf(a.type)
  local grown = C.newArray(a.type, n // size)
  for place = 0, min(a.count, grown.count) - 1 do grown[place] = a[place] end
  C.free(p)
  return grown
end
function c.malloc_size(p)
  local a = p.a
  return rawget(a, "bytes") or (a.count or 1) * C.sizeOf(a.type or "p")
end
c.malloc_good_size = function(n) return n end

-- Copies elements where both sides are of one type, else bytes.
function c.memcpy(to, from, n)
  if n == 0 then return to end
  if type(from) == "string" then from = C.literal(from) end
  local a, b = to.a, from.a
  if rawget(b, "bytes") and rawget(a, "type") then C.giveType(b, a.type) end
  if rawget(a, "bytes") and rawget(b, "type") then C.giveType(a, b.type) end
  local t = rawget(a, "type") or rawget(b, "type")
  if t == nil then
    -- Two variables of a type that nobody told: what they hold is copied.
    local value = b[from.i]
    if type(value) == "table" and not rawget(value, "a") then
      local copied = {}
      for key, field in next, value do copied[key] = field end
      value = copied
    end
    a[to.i] = value
    return to
  end
  local other = rawget(b, "type") or t
  if (rawget(a, "type") or t) == other and not rawget(a, "base") and not rawget(b, "base")
    and n % C.sizeOf(t) == 0 then
    local values, count = {}, n // C.sizeOf(t)
    for place = 0, count - 1 do
      local value = b[from.i + place]
      if type(t) == "table" then value = t.copy and t.copy(value) or C.copyArray(value) end
      values[place] = value
    end
    for place = 0, count - 1 do a[to.i + place] = values[place] end
    return to
  end
  local source, source_type, start = C.bytesAt(from, t)
  local bytes = C.readBytes(source, source_type, start, n)
  local target, target_type, offset = C.bytesAt(to, t)
  C.writeBytes(target, target_type, offset, bytes)
  return to
end
c.memmove = c.memcpy
c.__builtin___memcpy_chk, c.__builtin___memmove_chk = c.memcpy, c.memcpy
c.__builtin_memcpy = c.memcpy
function c.bcopy(from, to, n) c.memcpy(to, from, n) end
function c.memset(p, code, n)
  local a = p.a
  if n == 0 then return p end
  if rawget(a, "bytes") then C.giveType(a, "u1") end
  if not rawget(a, "type") then
    local value = a[p.i]
    if code ~= 0 or type(value) ~= "table" then
      a[p.i] = code == 0 and (type(value) == "number" and value * 0) or nil
      return p
    end
    local function clear(s)
      for key, field in next, s do
        if type(field) == "table" then clear(field) elseif type(field) == "number" then s[key] = field * 0
        elseif type(field) == "boolean" then s[key] = false else s[key] = nil end
      end
    end
    clear(value)
    return p
  end
  local base, t, offset = C.bytesAt(p)
  C.writeBytes(base, t, offset, string.char(code & 0xFF):rep(n))
  return p
end
c.__builtin_memset, c.__builtin___memset_chk = c.memset, c.memset
function c.bzero(p, n) c.memset(p, 0, n) end
local function bytes_of(p, n)
  if type(p) == "string" then return (p .. "\0"):sub(1, n) end
  local base, t, offset = C.bytesAt(p)
  return C.readBytes(base, t, offset, n)
end
C.bytesOf = bytes_of
function c.memcmp(a, b, n) return compared(bytes_of(a, n), bytes_of(b, n)) end
function c.memchr(p, code, n)
  local place = bytes_of(p, n):find(string.char(code & 0xFF), 1, true)
  return found(p, place)
end

-- Numbers.
local function parsed(text, base)
  local space, sign, rest = text:match("^(%s*)([+-]?)(.*)$")
  local prefix = ""
  if (base == 0 or base == 16) and rest:match("^0[xX]%x") then
    prefix, base = rest:sub(1, 2), 16
  elseif base == 0 then
    base = rest:sub(1, 1) == "0" and 8 or 10
  end
  local result, count = 0, 0
  for letter in rest:sub(#prefix + 1):gmatch("%w") do
    local digit = tonumber(letter, 36)
    if digit >= base then break end
    result, count = result * base + digit, count + 1
  end
  local length = count == 0 and 0 or #space + #sign + #prefix + count
  return sign == "-" and -result or result, length
end
local function to_integer(s, finish, base)
  local result, length = parsed(cstr(s), base)
  if finish ~= nil then finish.a[finish.i] = add(s, length) end
  return result
end
c.strtol, c.strtoll, c.strtoul, c.strtoull, c.strtoq = to_integer, to_integer, to_integer, to_integer, to_integer
function c.atoi(s) return C.i32((parsed(cstr(s), 10))) end
function c.atol(s) return (parsed(cstr(s), 10)) end
c.atoll = c.atol
function c.strtod(s, finish)
  local text = cstr(s)
  local space, number = text:match("^(%s*)([+-]?%d*%.?%d*[eE]?[+-]?%d*)")
  while #number > 0 and not tonumber(number) do number = number:sub(1, -2) end
  if finish ~= nil then finish.a[finish.i] = add(s, #number == 0 and 0 or #space + #number) end
  return (tonumber(number) or 0) + 0.0
end
c.strtof = c.strtod
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
c.random, c.srandom = c.rand, c.srand
function c.arc4random()
  c.rand()
  return (random << 1 | random >> 30) & 0xFFFFFFFF
end
function c.arc4random_uniform(n) return c.arc4random() % n end
function c.drand48() return c.rand() / 2147483648.0 end
function c.exit(code) error(setmetatable({status = code & 0xFF}, C.Exit), 0) end
function c.abort() error("abort() was called", 2) end
function c.atexit(f)
  table.insert(C.atExit, 1, f)
  return 0
end
function c.getenv(name) return os and os.getenv and os.getenv(cstr(name)) or nil end
function c.sched_yield() return 0 end
c.getpid = function() return 1 end
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
function c.log1p(x) return math.log(1 + x) end
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
function c.__builtin_signbit(x) return (x < 0 or 1 / x < 0) and 1 or 0 end
c.signbit = c.__builtin_signbit
function c.__builtin_inf() return 1 / 0 end
c.__builtin_huge_val, c.__builtin_inff, c.__builtin_huge_valf = c.__builtin_inf, c.__builtin_inf, c.__builtin_inf
function c.__builtin_nan() return 0 / 0 end
c.__builtin_nanf, c.nan = c.__builtin_nan, c.__builtin_nan
for _, name in ipairs {"floor", "ceil", "trunc", "round", "fabs", "pow", "fmod", "sqrt", "sin", "cos", "tan", "fmax",
  "fmin", "atan", "atan2", "exp", "log", "hypot", "rint"} do
  local wide = c[name]
  c[name .. "f"] = function(...) return C.f32(wide(...)) end
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

-- Characters.
for name, class in pairs {isalpha = "%a", isdigit = "%d", isalnum = "%w", isspace = "%s", isupper = "%u", islower = "%l",
  ispunct = "%p", isxdigit = "%x", iscntrl = "%c", isprint = "[%g ]", isgraph = "%g"} do
  c[name] = function(code) return code >= 0 and code < 128 and string.char(code):find(class) and 1 or 0 end
end
function c.toupper(code) return code >= 97 and code <= 122 and code - 32 or code end
function c.tolower(code) return code >= 65 and code <= 90 and code + 32 or code end

-- Atomic operations: exactly one thread runs.
local function updating(change)
  return function(p, x)
    local old = p.a[p.i]
    p.a[p.i] = change(old, x)
    return old, p.a[p.i]
  end
end
local plus = updating(function(old, x) return old + x end)
local minus = updating(function(old, x) return old - x end)
function c.__sync_fetch_and_add(p, x) return (plus(p, x)) end
function c.__sync_fetch_and_sub(p, x) return (minus(p, x)) end
function c.__sync_add_and_fetch(p, x) return (select(2, plus(p, x))) end
function c.__sync_sub_and_fetch(p, x) return (select(2, minus(p, x))) end
function c.__sync_bool_compare_and_swap(p, old, new)
  if p.a[p.i] ~= old then return false end
  p.a[p.i] = new
  return true
end
function c.__sync_lock_test_and_set(p, x)
  local old = p.a[p.i]
  p.a[p.i] = x
  return old
end
function c.__sync_synchronize() end

-- Variable arguments.
function C.argumentList(...)
  return {values = {...}, count = select("#", ...), place = 0}
end
function C.copyArguments(list) return {values = list.values, count = list.count, place = list.place} end
function C.nextArgument(list)
  list.place = list.place + 1
  return list.values[list.place]
end
function C.restOfArguments(list) return table.unpack(list.values, list.place + 1, list.count) end
