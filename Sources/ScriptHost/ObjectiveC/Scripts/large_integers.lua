-- Unsigned integers of any size, as RSA signatures need them: lists of 24-bit digits, lowest first.

local C = ...
local BITS, MASK = 24, 0xFFFFFF
local large = {}
C.largeIntegers = large

local function trimmed(x)
  while #x > 0 and x[#x] == 0 do x[#x] = nil end
  return x
end

-- The number in big-endian bytes.
function large.from(bytes)
  local x, hold, held = {}, 0, 0
  for place = #bytes, 1, -1 do
    hold, held = hold | bytes:byte(place) << held, held + 8
    if held >= BITS then
      x[#x + 1] = hold & MASK
      hold, held = hold >> BITS, held - BITS
    end
  end
  x[#x + 1] = hold
  return trimmed(x)
end

-- The lowest `count` bytes of a number, highest first.
function large.bytes(x, count)
  local parts = {}
  for place = count - 1, 0, -1 do
    local bit = 8 * place
    local digit, shift = bit // BITS + 1, bit % BITS
    parts[#parts + 1] = string.char((x[digit] or 0) >> shift & 0xFF)
  end
  return table.concat(parts)
end

function large.isLess(x, y)
  if #x ~= #y then return #x < #y end
  for place = #x, 1, -1 do
    if x[place] ~= y[place] then return x[place] < y[place] end
  end
  return false
end

local function product(x, y)
  local result = {}
  for place = 1, #x + #y do result[place] = 0 end
  for i = 1, #x do
    local carry, digit = 0, x[i]
    for j = 1, #y do
      local sum = result[i + j - 1] + digit * y[j] + carry
      result[i + j - 1] = sum & MASK
      carry = sum >> BITS
    end
    result[i + #y] = carry
  end
  return trimmed(result)
end

local function shifted(x, count)
  local result, carry = {}, 0
  for place = 1, #x do
    local value = x[place] << count | carry
    result[place] = value & MASK
    carry = value >> BITS
  end
  result[#x + 1] = carry
  return result
end

-- The remainder of a division: Knuth's algorithm D (The Art of Computer Programming, 4.3.1).
local function rest(x, n)
  if large.isLess(x, n) then return x end
  local shift, top = 0, n[#n]
  while top << shift & 0x800000 == 0 do shift = shift + 1 end
  local v = trimmed(shifted(n, shift))
  local u, count = shifted(x, shift), #v
  if u[#u] ~= 0 then u[#u + 1] = 0 end
  local first, second = v[count], v[count - 1] or 0
  for j = #u - count, 1, -1 do
    local head = u[j + count] << BITS | u[j + count - 1]
    local quotient = head // first
    local left = head - quotient * first
    while quotient > MASK or quotient * second > (left << BITS | (u[j + count - 2] or 0)) do
      quotient, left = quotient - 1, left + first
      if left > MASK then break end
    end
    local borrow = 0
    for place = 1, count do
      local value = u[j + place - 1] - quotient * v[place] - borrow
      u[j + place - 1] = value & MASK
      borrow = -(value // (MASK + 1))
    end
    local value = u[j + count] - borrow
    u[j + count] = value & MASK
    if value < 0 then
      local carry = 0
      for place = 1, count do
        local sum = u[j + place - 1] + v[place] + carry
        u[j + place - 1], carry = sum & MASK, sum >> BITS
      end
      u[j + count] = (u[j + count] + carry) & MASK
    end
  end
  local result, carry = {}, 0
  for place = count, 1, -1 do
    local digit = u[place] | carry << BITS
    result[place] = digit >> shift
    carry = digit & (1 << shift) - 1
  end
  return trimmed(result)
end
large.rest = rest

-- Modular exponentiation: a power's remainder of a division.
function large.power(x, exponent, n)
  local result, base = {1}, rest(x, n)
  for place = 1, #exponent do
    local digit = exponent[place]
    for _ = 1, BITS do
      if digit & 1 == 1 then result = rest(product(result, base), n) end
      digit = digit >> 1
      if digit == 0 and place == #exponent then break end
      base = rest(product(base, base), n)
    end
  end
  return result
end
