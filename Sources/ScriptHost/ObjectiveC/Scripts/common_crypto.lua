-- The digests of CommonCrypto: MD5 (RFC 1321), SHA-1 and SHA-2 (FIPS 180-4), HMAC (RFC 2104).

local C = ...
local c = C.functions
local char, rep, pack, unpack = string.char, string.rep, string.pack, string.unpack
local WORD = 0xFFFFFFFF

local function rotated_left(word, bits) return (word << bits | word >> (32 - bits)) & WORD end
local function rotated_right(word, bits) return rotated_left(word, 32 - bits) end

-- The text with its end mark and length, padded to blocks of 64 bytes.
local function padded(text, length_format)
  return text .. "\x80" .. rep("\0", -(#text + 9) % 64) .. pack(length_format, #text * 8)
end

-- The additive constants of MD5 are the sines of the round numbers.
local shifts, sines = {{7, 12, 17, 22}, {5, 9, 14, 20}, {4, 11, 16, 23}, {6, 10, 15, 21}}, {}
for round = 0, 63 do sines[round] = math.floor(math.abs(math.sin(round + 1)) * 2.0 ^ 32) end

local function md5(text)
  local a0, b0, c0, d0 = 0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476
  text = padded(text, "<I8")
  for start = 1, #text, 64 do
    local words = {unpack("<" .. rep("I4", 16), text, start)}
    local a, b, third, d = a0, b0, c0, d0
    for round = 0, 63 do
      local quarter, f, place = round // 16, nil, nil
      if quarter == 0 then f, place = b & third | ~b & d, round
      elseif quarter == 1 then f, place = d & b | ~d & third, (5 * round + 1) % 16
      elseif quarter == 2 then f, place = b ~ third ~ d, (3 * round + 5) % 16
      else f, place = third ~ (b | ~d & WORD), 7 * round % 16 end
      f = (f + a + sines[round] + words[place + 1]) & WORD
      a, d, third = d, third, b
      b = (b + rotated_left(f, shifts[quarter + 1][round % 4 + 1])) & WORD
    end
    a0, b0, c0, d0 = (a0 + a) & WORD, (b0 + b) & WORD, (c0 + third) & WORD, (d0 + d) & WORD
  end
  return pack("<I4I4I4I4", a0, b0, c0, d0)
end

local function sha1(text)
  local h = {0x67452301, 0xEFCDAB89, 0x98BADCFE, 0x10325476, 0xC3D2E1F0}
  text = padded(text, ">I8")
  for start = 1, #text, 64 do
    local words = {unpack(">" .. rep("I4", 16), text, start)}
    for place = 17, 80 do
      words[place] = rotated_left(words[place - 3] ~ words[place - 8] ~ words[place - 14] ~ words[place - 16], 1)
    end
    local a, b, third, d, e = h[1], h[2], h[3], h[4], h[5]
    for round = 1, 80 do
      local f, k
      if round <= 20 then f, k = b & third | ~b & d, 0x5A827999
      elseif round <= 40 then f, k = b ~ third ~ d, 0x6ED9EBA1
      elseif round <= 60 then f, k = b & third | b & d | third & d, 0x8F1BBCDC
      else f, k = b ~ third ~ d, 0xCA62C1D6 end
      local sum = (rotated_left(a, 5) + (f & WORD) + e + k + words[round]) & WORD
      a, b, third, d, e = sum, a, rotated_left(b, 30), third, d
    end
    for place, word in ipairs {a, b, third, d, e} do h[place] = (h[place] + word) & WORD end
  end
  return pack(">I4I4I4I4I4", table.unpack(h))
end

-- The first 32 bits of the fractions of the cube roots of the first 64 primes, FIPS 180-4, 4.2.2.
local roots = {}
do
  local candidate = 2
  while #roots < 64 do
    local is_prime = true
    for divisor = 2, candidate - 1 do
      if divisor * divisor > candidate then break end
      if candidate % divisor == 0 then is_prime = false end
    end
    if is_prime then roots[#roots + 1] = math.floor(candidate ^ (1 / 3) % 1 * 2.0 ^ 32) end
    candidate = candidate + 1
  end
end
local function sha2(text, h, count)
  h = {table.unpack(h)}
  text = padded(text, ">I8")
  for start = 1, #text, 64 do
    local words = {unpack(">" .. rep("I4", 16), text, start)}
    for place = 17, 64 do
      local early, late = words[place - 15], words[place - 2]
      local one = rotated_right(early, 7) ~ rotated_right(early, 18) ~ early >> 3
      local other = rotated_right(late, 17) ~ rotated_right(late, 19) ~ late >> 10
      words[place] = (words[place - 16] + one + words[place - 7] + other) & WORD
    end
    local s = {table.unpack(h)}
    for round = 1, 64 do
      local a, e = s[1], s[5]
      local big = rotated_right(e, 6) ~ rotated_right(e, 11) ~ rotated_right(e, 25)
      local one = (s[8] + big + (e & s[6] ~ ~e & s[7]) + roots[round] + words[round]) & WORD
      local other = rotated_right(a, 2) ~ rotated_right(a, 13) ~ rotated_right(a, 22)
      local two = (other + (a & s[2] ~ a & s[3] ~ s[2] & s[3])) & WORD
      s = {(one + two) & WORD, a, s[2], s[3], (s[4] + one) & WORD, e, s[6], s[7]}
    end
    for place = 1, 8 do h[place] = (h[place] + s[place]) & WORD end
  end
  return pack(">" .. rep("I4", count), table.unpack(h, 1, count))
end
local function sha256(text)
  return sha2(text, {0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19}, 8)
end
local function sha224(text)
  return sha2(text, {0xC1059ED8, 0x367CD507, 0x3070DD17, 0xF70E5939, 0xFFC00B31, 0x68581511, 0x64F98FA7, 0xBEFA4FA4}, 7)
end

local function bytes_at(p, count)
  if count == 0 then return "" end
  return C.bytesOf(C.cast(p, "u1"), count)
end
local function put(p, bytes)
  local base, t, offset = C.bytesAt(C.cast(p, "u1"))
  C.writeBytes(base, t, offset, bytes)
  return p
end

-- The state of a context is a chain of the parts that were added, which nothing changes: a copy of the context
-- goes on by itself. In C, it is a pointer.
local function begin(context, sum)
  local state = {i = 0, sum = sum}
  state.a = state
  context.a[context.i].state = state
end
local function state_of(context, name)
  return context.a[context.i].state or error(name .. ": the context was not initialized", 3)
end
local function add(context, bytes, name)
  local former = state_of(context, name)
  local state = {i = 0, sum = former.sum, former = former, bytes = bytes}
  state.a = state
  context.a[context.i].state = state
end
local function finish(context, name)
  local state = state_of(context, name)
  local parts, sum = {}, state.sum
  while state.former do
    parts[#parts + 1] = state.bytes
    state = state.former
  end
  for place = 1, #parts // 2 do
    local other = #parts + 1 - place
    parts[place], parts[other] = parts[other], parts[place]
  end
  return sum(table.concat(parts))
end

local long = C.longSums
for name, sum in pairs {
  MD5 = md5, SHA1 = sha1, SHA224 = sha224, SHA256 = sha256, SHA384 = long.SHA384, SHA512 = long.SHA512,
} do
  c["CC_" .. name] = function(p, count, to) return put(to, sum(bytes_at(p, count))) end
  c["CC_" .. name .. "_Init"] = function(context)
    begin(context, sum)
    return 1
  end
  c["CC_" .. name .. "_Update"] = function(context, p, count)
    add(context, bytes_at(p, count), "CC_" .. name .. "_Update")
    return 1
  end
  c["CC_" .. name .. "_Final"] = function(to, context)
    put(to, finish(context, "CC_" .. name .. "_Final"))
    return 1
  end
end

-- By CCHmacAlgorithm value.
local sums = {[0] = sha1, [1] = md5, [2] = sha256, [3] = long.SHA384, [4] = long.SHA512, [5] = sha224}
C.sums = {MD5 = md5, SHA1 = sha1, SHA224 = sha224, SHA256 = sha256, SHA384 = long.SHA384, SHA512 = long.SHA512}
-- The HMAC function for a key.
function C.keyedSum(algorithm, secret)
  local sum = sums[algorithm] or error(("there is no HMAC of the number %d"):format(algorithm), 3)
  local block = (sum == long.SHA384 or sum == long.SHA512) and 128 or 64
  if #secret > block then secret = sum(secret) end
  secret = secret .. rep("\0", block - #secret)
  local function masked(mask) return (secret:gsub(".", function(byte) return char(byte:byte() ~ mask) end)) end
  local outer, inner = masked(0x5C), masked(0x36)
  return function(text) return sum(outer .. sum(inner .. text)) end
end
function c.CCHmac(algorithm, key, key_count, p, count, to)
  put(to, C.keyedSum(algorithm, bytes_at(key, key_count))(bytes_at(p, count)))
end
function c.CCHmacInit(context, algorithm, key, count) begin(context, C.keyedSum(algorithm, bytes_at(key, count))) end
function c.CCHmacUpdate(context, p, count) add(context, bytes_at(p, count), "CCHmacUpdate") end
function c.CCHmacFinal(context, to) put(to, finish(context, "CCHmacFinal")) end
