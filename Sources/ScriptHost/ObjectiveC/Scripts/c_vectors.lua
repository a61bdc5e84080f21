-- SIMD vectors of C: tables of their elements, which never change.
--
-- `C.vectors.fx4` is the type of four floats. Called with elements, it makes a vector; elements that are not
-- given are zero. The metatable of each type calculates with its vectors, as C does, and with numbers.

local C = ...
local getmetatable, setmetatable, type, select = getmetatable, setmetatable, type, select
local pack, unpack, math_type = string.pack, string.unpack, math.type
local f32, signed, ult = C.f32, C.signed, C.ult
local formats = {f = "f", d = "d"}

local function is_unsigned(code) return code:sub(1, 1) == "u" end

-- The function that makes a number an element of a type.
local function part_of(code, width)
  if code == "d" then return function(x) return x + 0.0 end end
  if code == "f" then return f32 end
  if width == 8 then return function(x) return x end end
  local bits = 8 * width
  if not is_unsigned(code) then return function(x) return signed(x, bits) end end
  local mask = (1 << bits) - 1
  return function(x) return x & mask end
end

local function same(x) return x end
local function sum(a, b) return a + b end
local function difference(a, b) return a - b end
local function product(a, b) return a * b end
local function zero_check(f) return function(a, b)
  if b == 0 then error("division by zero", 0) end
  return f(a, b)
end end
local wholes = {
  __idiv = false, __band = function(a, b) return a & b end, __bor = function(a, b) return a | b end,
  __bxor = function(a, b) return a ~ b end, __shl = function(a, b) return a << b end,
}
local comparisons = {
  ["<"] = function(a, b) return a < b end, ["<="] = function(a, b) return a <= b end,
  ["=="] = function(a, b) return a == b end,
}

local types = C.vectors
local metatables = {}

-- The type of a vector; nil for another value.
local function type_of(v)
  local meta = getmetatable(v)
  return meta and metatables[meta]
end

local function make(code, count)
  local width = C.sizeOf(code)
  local part, is_float = part_of(code, width), formats[code] ~= nil
  local none = is_float and 0.0 or 0
  local size = 1
  while size < width * count do size = size * 2 end
  local format = "<" .. (formats[code] or (is_unsigned(code) and "I" or "i") .. width):rep(count)
  local padding = ("\0"):rep(size - width * count)
  local meta = {}
  local T = {code = code, count = count, part = part, size = size, isUnion = true, isValue = true, fields = {},
    encoding = ""}
  metatables[meta] = T
  local function vector(elements)
    for place = #elements + 1, count do elements[place] = none end
    return setmetatable(elements, meta)
  end
  -- Applies a function to the elements of one, two or three vectors; each may also be a number.
  function T.map(f, a, b, c)
    local result = {}
    local is_a, is_b, is_c = type(a) == "table", type(b) == "table", type(c) == "table"
    for place = 1, count do
      result[place] = part(f(is_a and a[place] or not is_a and a, is_b and b[place] or not is_b and b,
        is_c and c[place] or not is_c and c))
    end
    return setmetatable(result, meta)
  end
  local map = T.map
  local function operator(f) return function(a, b) return map(f, a, b) end end
  meta.__add, meta.__sub, meta.__mul = operator(sum), operator(difference), operator(product)
  function meta.__unm(v) return map(function(x) return -x end, v) end
  if is_float then
    meta.__div = operator(function(a, b) return a / b end)
  else
    for name, f in next, wholes do meta[name] = f and operator(f) end
    function meta.__bnot(v) return map(function(x) return ~x end, v) end
    local is_wide = is_unsigned(code) and width == 8
    local natural = is_unsigned(code) and not is_wide
    meta.__div = operator(zero_check(is_wide and C.udiv or natural and function(a, b) return a // b end or C.idiv))
    meta.__mod = operator(zero_check(is_wide and C.umod or natural and function(a, b) return a % b end or C.imod))
    meta.__shr = operator(is_unsigned(code) and function(a, b) return a >> b end or C.sar)
  end
  function T.splat(x)
    local elements = {}
    x = part(x)
    for place = 1, count do elements[place] = x end
    return setmetatable(elements, meta)
  end
  function T.copy(v) return v or T() end
  function T.encode(v) return pack(format, C.unpackElements(v, count)) .. padding end
  function T.decode(bytes, start)
    local elements = {unpack(format, bytes, start)}
    elements[count + 1] = nil
    return setmetatable(elements, meta)
  end
  -- The vector with the same bytes.
  function T.of(v) return T.decode(C.encode(type_of(v), v) .. padding, 1) end
  function T.converted(v)
    local from = type_of(v)
    local is_from_float = formats[from.code] ~= nil
    if is_from_float and not is_float then return map(is_unsigned(code) and C.touint or C.toint, v) end
    return map(from.code == "u8" and is_float and C.unsignedFloat or same, v)
  end
  function T.picked(v, ...)
    local elements = {...}
    for place = 1, count do elements[place] = v[elements[place]] or none end
    return setmetatable(elements, meta)
  end
  function T.changed(v, value, ...)
    local elements = {C.unpackElements(v, count)}
    if type(value) ~= "table" then
      elements[...] = value
    else
      for place = 1, select("#", ...) do
        local target = select(place, ...)
        if target <= count then elements[target] = value[place] end
      end
    end
    return setmetatable(elements, meta)
  end
  -- Elements of two vectors by their indices; -1 leaves an element undefined. A vector of indices selects from one.
  function T.shuffled(a, b, ...)
    local elements = {...}
    if #elements == 0 then
      for place = 1, count do elements[place] = a[b[place] % #a + 1] end
      return setmetatable(elements, meta)
    end
    local first = #a
    for place = 1, count do
      local index = elements[place]
      elements[place] = index >= first and b[index - first + 1] or index >= 0 and a[index + 1] or none
    end
    return setmetatable(elements, meta)
  end
  -- All bits of an element are set where the comparison is true.
  local all = part(-1)
  function T.compare(word, a, b)
    local source = type_of(a)
    local is_wide = source.code == "u8"
    if word == ">" or word == ">=" then a, b, word = b, a, word == ">" and "<" or "<=" end
    local is_negated = word == "~=" or word == "<=" and is_wide
    if word == "~=" then word = "==" end
    if is_wide and word == "<=" then a, b = b, a end
    local test = is_wide and word ~= "==" and ult or comparisons[word]
    return map(function(x, y) return (test(x, y) ~= is_negated) and all or 0 end, a, b)
  end
  return setmetatable(T, {__call = function(_, ...) return vector {...} end})
end

function C.unpackElements(v, count) return table.unpack(v, 1, count) end

-- A vector's bytes as a number.
function types.bits(v, code) return (C.decode(code, C.encode(type_of(v), v), 1)) end
types.typeOf = type_of

setmetatable(types, {__index = function(_, name)
  local code, count = name:match "^(%a%d?)x(%d+)$"
  local T = make(code, tonumber(count))
  types[name] = T
  return T
end})
