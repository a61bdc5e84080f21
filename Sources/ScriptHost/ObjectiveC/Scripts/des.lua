-- The DES and triple DES ciphers of CommonCrypto (FIPS 46-3). The tables have the standard's bit
-- numbers: 1 is the highest bit of a block. Adds to the module of sources: `des(key)` returns
-- functions that encipher and decipher 8 bytes, with a key of 8 or 24 bytes.

local C = ...
local pack, unpack = string.pack, string.unpack

local INITIAL = {
  58, 50, 42, 34, 26, 18, 10, 2, 60, 52, 44, 36, 28, 20, 12, 4, 62, 54, 46, 38, 30, 22, 14, 6, 64, 56, 48, 40, 32, 24, 16, 8,
  57, 49, 41, 33, 25, 17, 9, 1, 59, 51, 43, 35, 27, 19, 11, 3, 61, 53, 45, 37, 29, 21, 13, 5, 63, 55, 47, 39, 31, 23, 15, 7}
local FINAL = {}
for place, bit in ipairs(INITIAL) do FINAL[bit] = place end
local KEY = {
  57, 49, 41, 33, 25, 17, 9, 1, 58, 50, 42, 34, 26, 18, 10, 2, 59, 51, 43, 35, 27, 19, 11, 3, 60, 52, 44, 36,
  63, 55, 47, 39, 31, 23, 15, 7, 62, 54, 46, 38, 30, 22, 14, 6, 61, 53, 45, 37, 29, 21, 13, 5, 28, 20, 12, 4}
local ROUND_KEY = {
  14, 17, 11, 24, 1, 5, 3, 28, 15, 6, 21, 10, 23, 19, 12, 4, 26, 8, 16, 7, 27, 20, 13, 2,
  41, 52, 31, 37, 47, 55, 30, 40, 51, 45, 33, 48, 44, 49, 39, 56, 34, 53, 46, 42, 50, 36, 29, 32}
local MIXED = {
  16, 7, 20, 21, 29, 12, 28, 17, 1, 15, 23, 26, 5, 18, 31, 10, 2, 8, 24, 14, 32, 27, 3, 9, 19, 13, 30, 6, 22, 11, 4, 25}
local SHIFTS = {1, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1}
-- The substitutions of six bits by four, each in four rows of sixteen hexadecimal digits.
local BOXES = {
  "E4D12FB83A6C59070F74E2D1A6CB953841E8D62BFC973A50FC8249175B3EA06D",
  "F18E6B34972DC05A3D47F28EC01A69B50E7BA4D158C6932FD8A13F42B67C05E9",
  "A09E63F51DC7B428D709346A285ECBF1D6498F30B12C5AE71AD069874FE3B52C",
  "7DE3069A1285BC4FD8B56F03472C1AE9A690CB7DF13E52843F06A1D8945BC72E",
  "2C417AB6853FD0E9EB2C47D150FA3986421BAD78F9C5630EB8C71E2D6F09A453",
  "C1AF92680D34E75BAF427C9561DE0B389EF528C3704A1DB6432C95FABE17608D",
  "4B2EF08D3C975A61D0B7491AE35C2F8614BDC37EAF6805926BD814A7950FE23C",
  "D2846FB1A93E50C71FD8A374C56B0E927B419CE206ADF35821E74A8DFC90356B"}

local function permuted(value, width, list)
  local result = 0
  for _, bit in ipairs(list) do result = result << 1 | value >> (width - bit) & 1 end
  return result
end

-- By box and six bits, the four bits at their places behind the permutation of a round.
local substitutes
local function prepare()
  if substitutes then return end
  substitutes = {}
  for number, box in ipairs(BOXES) do
    local list = {}
    for six = 0, 63 do
      -- The outer bits select the row.
      local row, column = six >> 4 & 2 | six & 1, six >> 1 & 15
      local four = tonumber(box:sub(16 * row + column + 1, 16 * row + column + 1), 16)
      list[six] = permuted(four << (4 * (8 - number)), 32, MIXED)
    end
    substitutes[number] = list
  end
end

local function round_keys(key)
  local value = permuted((unpack(">I8", key)), 64, KEY)
  local left, right = value >> 28, value & 0xFFFFFFF
  local keys = {}
  for round, shift in ipairs(SHIFTS) do
    left = (left << shift | left >> (28 - shift)) & 0xFFFFFFF
    right = (right << shift | right >> (28 - shift)) & 0xFFFFFFF
    keys[round] = permuted(left << 28 | right, 56, ROUND_KEY)
  end
  return keys
end

local function run(block, keys, first, last, step)
  local value = permuted(block, 64, INITIAL)
  local left, right = value >> 32, value & 0xFFFFFFFF
  for round = first, last, step do
    local key = keys[round]
    -- The expansion takes six neighbouring bits for each box, around the ends of the word.
    local wide = right << 33 | right << 1 | right >> 31
    local sum = 0
    for number = 1, 8 do
      local bits = wide >> (4 * (8 - number)) & 63
      sum = sum ~ substitutes[number][bits ~ key >> (6 * (8 - number)) & 63]
    end
    left, right = right, left ~ sum
  end
  return permuted(right << 32 | left, 64, FINAL)
end

function C.des(key)
  prepare()
  local parts = {}
  for start = 1, #key, 8 do parts[#parts + 1] = round_keys(key:sub(start, start + 7)) end
  local function encrypt(block)
    local value = unpack(">I8", block)
    for number, keys in ipairs(parts) do
      local deciphers = number == 2
      value = run(value, keys, deciphers and 16 or 1, deciphers and 1 or 16, deciphers and -1 or 1)
    end
    return pack(">I8", value)
  end
  local function decrypt(block)
    local value = unpack(">I8", block)
    for number = #parts, 1, -1 do
      local enciphers = number == 2
      value = run(value, parts[number], enciphers and 1 or 16, enciphers and 16 or 1, enciphers and 1 or -1)
    end
    return pack(">I8", value)
  end
  return encrypt, decrypt
end
