-- C's integers where Lua's differ: width and sign, and division that truncates toward zero.

local C = ...
C.c = C.functions
local floor, fmod, ult, tointeger = math.floor, math.fmod, math.ult, math.tointeger
local pack, unpack = string.pack, string.unpack

C.ult = ult

function C.i32(x) return ((x + 0x80000000) & 0xFFFFFFFF) - 0x80000000 end

-- An integer of any width, for bit-fields.
function C.signed(x, width)
  local half = 1 << (width - 1)
  return ((x + half) & ((1 << width) - 1)) - half
end

local function zero_division() error("division by zero", 3) end

function C.idiv(a, b)
  if b == 0 then zero_division() end
  local q = a // b
  if q < 0 and q * b ~= a then return q + 1 end
  return q
end

function C.imod(a, b)
  if b == 0 then zero_division() end
  return fmod(a, b)
end

local function udiv(a, b)
  if b == 0 then zero_division() end
  if b < 0 then return ult(a, b) and 0 or 1 end
  if a >= 0 then return a // b end
  local q = ((a >> 1) // b) << 1
  local r = a - q * b
  return ult(r, b) and q or q + 1
end

C.udiv = udiv
function C.umod(a, b)
  if b > 0 and a >= 0 then return a % b end
  return a - udiv(a, b) * b
end

-- An arithmetic shift to the right, which keeps the sign.
function C.sar(x, n)
  if n >= 63 then return x < 0 and -1 or 0 end
  return x // (1 << n)
end

function C.f32(x) return (unpack("f", pack("f", x))) end

-- A floating-point number truncated to an integer of a register: the nearest that there is, and 0 for a NaN, as on arm64.
function C.toint(x)
  if x ~= x then return 0 end
  return tointeger(x < 0 and -floor(-x) or floor(x)) or x < 0 and math.mininteger or math.maxinteger
end
local toint = C.toint
function C.toint32(x)
  local whole = toint(x)
  return whole > 0x7FFFFFFF and 0x7FFFFFFF or whole < -0x80000000 and -0x80000000 or whole
end
function C.touint(x)
  if x < 2.0 ^ 63 then return x > 0 and toint(x) or 0 end
  return x < 2.0 ^ 64 and tointeger(floor(x - 2.0 ^ 63)) | math.mininteger or x == x and -1 or 0
end
function C.touint32(x)
  local whole = toint(x)
  return whole > 0xFFFFFFFF and 0xFFFFFFFF or whole < 0 and 0 or whole
end

function C.unsignedFloat(x)
  if x >= 0 then return x + 0.0 end
  return ((x >> 1) | (x & 1)) * 2.0
end
