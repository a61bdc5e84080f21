-- The AES cipher of CommonCrypto (FIPS 197), ECB and CBC mode (NIST SP 800-38A) with PKCS #7 padding
-- for it and for DES, and keys from passwords (PBKDF2, RFC 8018). Using another cipher is an error.

local C = ...
local c = C.functions
local char, rep, pack, unpack, concat = string.char, string.rep, string.pack, string.unpack, table.concat

local function bytes_at(p, count) return count == 0 and "" or C.bytesOf(C.cast(p, "u1"), count) end
local function put(p, bytes)
  local base, t, offset = C.bytesAt(C.cast(p, "u1"))
  C.writeBytes(base, t, offset, bytes)
end

-- AES. The S-box is computed from the inverses in the field of 2^8 elements and an affine map.
local box, inverse_box = {}, {}
local function doubled(x)
  x = x << 1
  return x > 0xFF and (x ~ 0x11B) or x
end
local function product(x, y)
  local sum = 0
  while y > 0 do
    if y & 1 == 1 then sum = sum ~ x end
    x, y = doubled(x), y >> 1
  end
  return sum
end
local by2, by3, by9, by11, by13, by14
local function table_of(factor)
  local list = {}
  for x = 0, 255 do list[x] = product(x, factor) end
  return list
end
-- The tables are created for the first key.
local function prepare()
  if by2 then return end
  -- 3 generates the field's multiplicative group, and 0xF6 is its inverse.
  local x, inverse = 1, 1
  for _ = 1, 255 do
    local function rotated(bits) return (inverse << bits | inverse >> (8 - bits)) & 0xFF end
    box[x] = inverse ~ rotated(1) ~ rotated(2) ~ rotated(3) ~ rotated(4) ~ 0x63
    x, inverse = product(x, 3), product(inverse, 0xF6)
  end
  box[0] = 0x63
  for place = 0, 255 do inverse_box[box[place]] = place end
  by2, by3, by9, by11, by13, by14 = table_of(2), table_of(3), table_of(9), table_of(11), table_of(13), table_of(14)
end

-- The round keys, as bytes.
local function expanded(key)
  local words = #key // 4
  local rounds = words + 6
  local bytes = {key:byte(1, -1)}
  local constant = 1
  for word = words, 4 * (rounds + 1) - 1 do
    local a, b, d, e = table.unpack(bytes, 4 * word - 3, 4 * word)
    if word % words == 0 then
      a, b, d, e = box[b] ~ constant, box[d], box[e], box[a]
      constant = doubled(constant)
    elseif words > 6 and word % words == 4 then
      a, b, d, e = box[a], box[b], box[d], box[e]
    end
    for place, value in ipairs {a, b, d, e} do
      bytes[4 * word + place] = bytes[4 * (word - words) + place] ~ value
    end
  end
  return bytes, rounds
end
local function aes(key)
  prepare()
  local keys, rounds = expanded(key)
  local function add_key(s, round)
    for place = 1, 16 do s[place] = s[place] ~ keys[16 * round + place] end
  end
  -- Shifts the rows: the byte of row r in column n is that of column n + r.
  local function shifted(s, list, sign)
    local result = {}
    for column = 0, 3 do
      for row = 0, 3 do result[4 * column + row + 1] = list[s[4 * ((column + sign * row) % 4) + row + 1]] end
    end
    return result
  end
  local function encrypt(block)
    local s = {block:byte(1, 16)}
    add_key(s, 0)
    for round = 1, rounds do
      s = shifted(s, box, 1)
      if round < rounds then
        for start = 1, 13, 4 do
          local a, b, d, e = s[start], s[start + 1], s[start + 2], s[start + 3]
          s[start], s[start + 1] = by2[a] ~ by3[b] ~ d ~ e, a ~ by2[b] ~ by3[d] ~ e
          s[start + 2], s[start + 3] = a ~ b ~ by2[d] ~ by3[e], by3[a] ~ b ~ d ~ by2[e]
        end
      end
      add_key(s, round)
    end
    return char(table.unpack(s))
  end
  local function decrypt(block)
    local s = {block:byte(1, 16)}
    add_key(s, rounds)
    for round = rounds - 1, 0, -1 do
      s = shifted(s, inverse_box, -1)
      add_key(s, round)
      if round > 0 then
        for start = 1, 13, 4 do
          local a, b, d, e = s[start], s[start + 1], s[start + 2], s[start + 3]
          s[start], s[start + 1] = by14[a] ~ by11[b] ~ by13[d] ~ by9[e], by9[a] ~ by14[b] ~ by11[d] ~ by13[e]
          s[start + 2], s[start + 3] = by13[a] ~ by9[b] ~ by14[d] ~ by11[e], by11[a] ~ by13[b] ~ by9[d] ~ by14[e]
        end
      end
    end
    return char(table.unpack(s))
  end
  return encrypt, decrypt
end


-- A cipher that processes text in parts; its output consists of whole blocks.
local SUCCESS, PARAMETER, TOO_SMALL, ALIGNMENT, DECODE = 0, -4300, -4301, -4303, -4304
local DECRYPT, PADDING, ECB = 1, 1, 2
-- The ciphers by CCAlgorithm: the sizes of a block and of keys.
local kinds = {
  [0] = {make = aes, block = 16, keys = {[16] = true, [24] = true, [32] = true}},
  {make = C.des, block = 8, keys = {[8] = true}},
  {make = C.des, block = 8, keys = {[24] = true}},
}
local names = {[3] = "CAST", [4] = "RC4", [5] = "RC2", [6] = "Blowfish"}
local function kind_of(algorithm)
  local kind = kinds[algorithm]
  if kind then return kind end
  error(("the cipher %s of CommonCrypto is not available; there are AES, DES and 3DES"):format(
    names[algorithm] or ("of the number %d"):format(algorithm)), 3)
end
local function vector(iv, block) return iv ~= nil and bytes_at(iv, block) or nil end
local function new_cipher(operation, kind, options, key, iv)
  if not kind.keys[#key] then return nil end
  local BLOCK = kind.block
  local form = rep("i8", BLOCK // 8)
  local function xored(one, other)
    local a, b = unpack(form, one)
    local d, e = unpack(form, other)
    if BLOCK == 8 then return pack(form, a ~ d) end
    return pack(form, a ~ d, b ~ e)
  end
  local encrypt, decrypt = kind.make(key)
  local is_chained, pads = options & ECB == 0, options & PADDING ~= 0
  local previous, rest = iv or rep("\0", BLOCK), ""
  local cipher = {}
  local function run(text)
    local parts = {}
    for start = 1, #text, BLOCK do
      local block = text:sub(start, start + BLOCK - 1)
      if operation == DECRYPT then
        local plain = decrypt(block)
        parts[#parts + 1] = is_chained and xored(plain, previous) or plain
        previous = block
      else
        previous = encrypt(is_chained and xored(block, previous) or block)
        parts[#parts + 1] = previous
      end
    end
    return concat(parts)
  end
  -- With padding, the last block is recognized only at the end.
  local function held(length)
    local kept = length % BLOCK
    return kept == 0 and length > 0 and pads and operation == DECRYPT and BLOCK or kept
  end
  function cipher.room(count, is_final)
    local length = #rest + count
    if not is_final then return length - held(length) end
    return pads and operation ~= DECRYPT and length - length % BLOCK + BLOCK or length
  end
  function cipher.update(text)
    rest = rest .. text
    local count = #rest - held(#rest)
    local ready
    ready, rest = rest:sub(1, count), rest:sub(count + 1)
    return run(ready)
  end
  function cipher.final()
    local text = rest
    rest = ""
    if not pads then
      if #text > 0 then return nil, ALIGNMENT end
      return ""
    end
    if operation ~= DECRYPT then
      local count = BLOCK - #text % BLOCK
      return run(text .. rep(char(count), count))
    end
    if #text ~= BLOCK then return nil, #text == 0 and DECODE or ALIGNMENT end
    local plain = run(text)
    local count = plain:byte(-1)
    if count < 1 or count > BLOCK or plain:sub(-count) ~= rep(char(count), count) then return nil, DECODE end
    return plain:sub(1, -count - 1)
  end
  function cipher.reset(new_iv) previous, rest = vector(new_iv, BLOCK) or rep("\0", BLOCK), "" end
  return cipher
end

local function answer(text, to, room, moved)
  if moved ~= nil then moved.a[moved.i] = #text end
  if #text > room then return TOO_SMALL end
  if #text > 0 then put(to, text) end
  return SUCCESS
end
function c.CCCrypt(operation, algorithm, options, key, key_size, iv, data, size, to, room, moved)
  local kind = kind_of(algorithm)
  local cipher = new_cipher(operation, kind, options, bytes_at(key, key_size), vector(iv, kind.block))
  if not cipher then return PARAMETER end
  if options & PADDING == 0 and size % kind.block ~= 0 then return ALIGNMENT end
  if operation ~= DECRYPT and cipher.room(size, true) > room then
    if moved ~= nil then moved.a[moved.i] = cipher.room(size, true) end
    return TOO_SMALL
  end
  local head = cipher.update(bytes_at(data, size))
  local tail, failure = cipher.final()
  if not tail then return failure end
  return answer(head .. tail, to, room, moved)
end
-- A cipher that adds the encrypted values of a counter to the text: both operations are the same.
local function new_counter(kind, key, iv)
  if not kind.keys[#key] then return nil end
  local encrypt = kind.make(key)
  local counter, stream
  local function increment()
    local bytes = {counter:byte(1, -1)}
    for index = #bytes, 1, -1 do
      bytes[index] = bytes[index] + 1 & 0xFF
      if bytes[index] ~= 0 then break end
    end
    counter = char(table.unpack(bytes))
  end
  local cipher = {}
  function cipher.room(count) return count end
  function cipher.update(text)
    local parts = {}
    for index = 1, #text do
      if #stream == 0 then
        stream = encrypt(counter)
        increment()
      end
      parts[index] = char(text:byte(index) ~ stream:byte(1))
      stream = stream:sub(2)
    end
    return concat(parts)
  end
  function cipher.final() return "" end
  function cipher.reset(new_iv) counter, stream = vector(new_iv, kind.block) or rep("\0", kind.block), "" end
  counter, stream = iv or rep("\0", kind.block), ""
  return cipher
end

local ciphers = setmetatable({}, {__mode = "k"})
local function hand_over(cipher, p)
  if not cipher then return PARAMETER end
  local reference = C.cell(0)
  ciphers[reference] = cipher
  p.a[p.i] = reference
  return SUCCESS
end
function c.CCCryptorCreate(operation, algorithm, options, key, key_size, iv, p)
  local kind = kind_of(algorithm)
  return hand_over(new_cipher(operation, kind, options, bytes_at(key, key_size), vector(iv, kind.block)), p)
end
-- By CCMode: the chained modes with their options; the other modes are not available.
local CHAINED, COUNTER, UNIMPLEMENTED = {ECB, 0}, 4, -4305
function c.CCCryptorCreateWithMode(operation, mode, algorithm, padding, iv, key, key_size, _, _, _, _, p)
  local kind = kind_of(algorithm)
  local bytes, start = bytes_at(key, key_size), vector(iv, kind.block)
  if mode == COUNTER then return hand_over(new_counter(kind, bytes, start), p) end
  if not CHAINED[mode] then return UNIMPLEMENTED end
  return hand_over(new_cipher(operation, kind, CHAINED[mode] | padding, bytes, start), p)
end
function c.CCCryptorUpdate(reference, data, size, to, room, moved)
  local cipher = ciphers[reference]
  if not cipher then return PARAMETER end
  if cipher.room(size, false) > room then return TOO_SMALL end
  return answer(cipher.update(bytes_at(data, size)), to, room, moved)
end
function c.CCCryptorFinal(reference, to, room, moved)
  local cipher = ciphers[reference]
  if not cipher then return PARAMETER end
  local tail, failure = cipher.final()
  if not tail then return failure end
  return answer(tail, to, room, moved)
end
function c.CCCryptorGetOutputLength(reference, count, is_final)
  return ciphers[reference].room(count, is_final == true or is_final == 1)
end
function c.CCCryptorReset(reference, iv)
  ciphers[reference].reset(iv)
  return SUCCESS
end
function c.CCCryptorRelease(reference)
  ciphers[reference] = nil
  return SUCCESS
end

-- Keys from passwords, by CCPseudoRandomAlgorithm values.
local functions = {0, 5, 2, 3, 4}
local PBKDF2 = 2
local function exclusive(one, other)
  local bytes = {one:byte(1, -1)}
  for place = 1, #bytes do bytes[place] = bytes[place] ~ other:byte(place) end
  return char(table.unpack(bytes))
end
function c.CCKeyDerivationPBKDF(algorithm, password, password_size, salt, salt_size, prf, rounds, to, size)
  if algorithm ~= PBKDF2 or not functions[prf] or rounds == 0 or size == 0 then return PARAMETER end
  local mac = C.keyedSum(functions[prf], bytes_at(password, password_size))
  local seed, parts, length = bytes_at(salt, salt_size), {}, 0
  while length < size do
    local step = mac(seed .. pack(">I4", #parts + 1))
    local sum = step
    for _ = 2, rounds do
      step = mac(step)
      sum = exclusive(sum, step)
    end
    parts[#parts + 1], length = sum, length + #sum
  end
  put(to, concat(parts):sub(1, size))
  return SUCCESS
end
function c.CCRandomGenerateBytes(p, count)
  if count > 0 then c.arc4random_buf(p, count) end
  return SUCCESS
end
