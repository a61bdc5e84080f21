-- zlib: checksums, and the format of RFC 1951, raw or in the formats of RFC 1950 and RFC 1952.
--
-- A coroutine inflates a stream byte by byte, and waits if input bytes or output space are missing,
-- so that no input after the stream's end is consumed. Deflated data uses fixed codes, so it is a
-- few percent longer than zlib's, and its bytes differ.

local C = ...
local c = C.functions
local char, concat = string.char, table.concat
local yield = coroutine.yield

local function bytes_at(p, count) return count == 0 and "" or C.bytesOf(C.cast(p, "u1"), count) end
local function put(p, bytes)
  if bytes == "" then return end
  local base, t, offset = C.bytesAt(C.cast(p, "u1"))
  C.writeBytes(base, t, offset, bytes)
end

-- Checksums.
local crc_table = {}
for number = 0, 255 do
  local sum = number
  for _ = 1, 8 do sum = sum & 1 == 1 and 0xEDB88320 ~ sum >> 1 or sum >> 1 end
  crc_table[number] = sum
end
local function crc(sum, text)
  sum = sum ~ 0xFFFFFFFF
  for place = 1, #text do sum = crc_table[(sum ~ text:byte(place)) & 0xFF] ~ sum >> 8 end
  return sum ~ 0xFFFFFFFF
end
local function adler(sum, text)
  local low, high = sum & 0xFFFF, sum >> 16
  for place = 1, #text do
    low = (low + text:byte(place)) % 65521
    high = (high + low) % 65521
  end
  return high << 16 | low
end
function c.crc32(sum, p, count) return p == nil and 0 or crc(sum, bytes_at(p, count)) end
function c.adler32(sum, p, count) return p == nil and 1 or adler(sum, bytes_at(p, count)) end
function c.zlibVersion() return "1.2.11" end

-- Lengths and distances: the base of each code, and its number of extra bits.
local length_base, length_bits, distance_base, distance_bits = {}, {}, {}, {}
do
  local base = 3
  for code = 0, 27 do
    length_bits[code] = code < 8 and 0 or (code >> 2) - 1
    length_base[code], base = base, base + (1 << length_bits[code])
  end
  length_base[28], length_bits[28] = 258, 0
  base = 1
  for code = 0, 29 do
    distance_bits[code] = code < 4 and 0 or (code >> 1) - 1
    distance_base[code], base = base, base + (1 << distance_bits[code])
  end
end

-- Inflating. An error is raised as a table with its text.
local function wrong(words) error({words = words}, 0) end
-- From code lengths: maps a leading one and the code's bits to the symbol.
local function codes_of(lengths, count)
  local counts, first, codes = {}, {}, {}
  for symbol = 0, count - 1 do
    local length = lengths[symbol] or 0
    if length > 0 then counts[length] = (counts[length] or 0) + 1 end
  end
  local code = 0
  for length = 1, 15 do
    code = (code + (counts[length - 1] or 0)) << 1
    if code + (counts[length] or 0) > 1 << length then wrong "invalid code lengths set" end
    first[length] = code
  end
  for symbol = 0, count - 1 do
    local length = lengths[symbol] or 0
    if length > 0 then
      codes[1 << length | first[length]] = symbol
      first[length] = first[length] + 1
    end
  end
  return codes
end
local function fixed_lengths()
  local lengths = {}
  for symbol = 0, 287 do lengths[symbol] = symbol < 144 and 8 or symbol < 256 and 9 or symbol < 280 and 7 or 8 end
  return lengths
end
local ORDER = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}
local WINDOW = 32768

-- `next_byte` returns a byte, `emit` accepts one.
local function inflate_blocks(next_byte, emit)
  local hold, held = 0, 0
  local function bits(count)
    while held < count do hold, held = hold | next_byte() << held, held + 8 end
    local value = hold & (1 << count) - 1
    hold, held = hold >> count, held - count
    return value
  end
  local function symbol_of(codes)
    local code = 1
    for _ = 1, 15 do
      code = code << 1 | bits(1)
      local symbol = codes[code]
      if symbol then return symbol end
    end
    wrong "invalid code"
  end
  local window, place = {}, 0
  local function write(byte)
    window[place % WINDOW], place = byte, place + 1
    emit(byte)
  end
  local function compressed(literals, distances)
    while true do
      local symbol = symbol_of(literals)
      if symbol < 256 then
        write(symbol)
      elseif symbol == 256 then
        return
      else
        local code = symbol - 257
        if code > 28 then wrong "invalid literal/length code" end
        local length = length_base[code] + bits(length_bits[code])
        code = symbol_of(distances)
        if code > 29 then wrong "invalid distance code" end
        local distance = distance_base[code] + bits(distance_bits[code])
        if distance > place or distance > WINDOW then wrong "invalid distance too far back" end
        for _ = 1, length do write(window[(place - distance) % WINDOW]) end
      end
    end
  end
  local function dynamic()
    local literals, distances, lengths_count = bits(5) + 257, bits(5) + 1, bits(4) + 4
    if literals > 286 or distances > 30 then wrong "too many length or distance symbols" end
    local lengths = {}
    for index = 1, lengths_count do lengths[ORDER[index]] = bits(3) end
    local codes = codes_of(lengths, 19)
    local all, count = {}, 0
    while count < literals + distances do
      local symbol = symbol_of(codes)
      if symbol < 16 then
        all[count], count = symbol, count + 1
      else
        local value, times = 0, nil
        if symbol == 16 then
          if count == 0 then wrong "invalid bit length repeat" end
          value, times = all[count - 1], 3 + bits(2)
        else
          times = symbol == 17 and 3 + bits(3) or 11 + bits(7)
        end
        if count + times > literals + distances then wrong "invalid bit length repeat" end
        for _ = 1, times do all[count], count = value, count + 1 end
      end
    end
    if all[256] == 0 then wrong "invalid code -- missing end-of-block" end
    local behind = {}
    for index = 0, distances - 1 do behind[index] = all[literals + index] end
    compressed(codes_of(all, literals), codes_of(behind, distances))
  end
  local fixed, fixed_distances
  repeat
    local is_last, kind = bits(1), bits(2)
    if kind == 0 then
      hold, held = 0, 0
      local count = next_byte() | next_byte() << 8
      if (next_byte() | next_byte() << 8) ~= count ~ 0xFFFF then wrong "invalid stored block lengths" end
      for _ = 1, count do write(next_byte()) end
    elseif kind == 1 then
      if not fixed then
        local lengths = {}
        for code = 0, 29 do lengths[code] = 5 end
        fixed, fixed_distances = codes_of(fixed_lengths(), 288), codes_of(lengths, 30)
      end
      compressed(fixed, fixed_distances)
    elseif kind == 2 then
      dynamic()
    else
      wrong "invalid block type"
    end
  until is_last == 1
end

local ZLIB, GZIP, RAW, ANY = 1, 2, 3, 4
local function envelope_of(bits) return bits < 0 and RAW or bits >= 32 and ANY or bits >= 16 and GZIP or ZLIB end

-- The coroutine of a stream: it reads bytes of `input` and passes them to `output`.
local function reader(envelope)
  local state = {input = "", taken = 0, output = {}, room = 0}
  local sum, length, kind = nil, 0, envelope
  local function next_byte()
    while state.taken >= #state.input do yield() end
    state.taken = state.taken + 1
    return state.input:byte(state.taken)
  end
  local function emit(byte)
    while #state.output >= state.room do yield() end
    local letter = char(byte)
    state.output[#state.output + 1] = letter
    if kind == GZIP then sum, length = crc(sum, letter), length + 1 elseif kind == ZLIB then sum = adler(sum, letter) end
  end
  local function number(count)
    local value = 0
    for place = 0, count - 1 do value = value | next_byte() << (8 * place) end
    return value
  end
  local function gzip_head()
    if next_byte() ~= 8 then wrong "unknown compression method" end
    local flags = next_byte()
    number(6)
    if flags & 4 ~= 0 then for _ = 1, number(2) do next_byte() end end
    for _, flag in ipairs {8, 16} do
      if flags & flag ~= 0 then repeat until next_byte() == 0 end
    end
    if flags & 2 ~= 0 then number(2) end
  end
  state.thread = coroutine.create(function()
    if envelope ~= RAW then
      local first = next_byte()
      local second = next_byte()
      if (envelope == GZIP or envelope == ANY) and first == 0x1F and second == 0x8B then
        kind, sum = GZIP, 0
        gzip_head()
      else
        if envelope == GZIP or (first << 8 | second) % 31 ~= 0 then wrong "incorrect header check" end
        if first & 15 ~= 8 then wrong "unknown compression method" end
        if second & 0x20 ~= 0 then wrong "need dictionary" end
        kind, sum = ZLIB, 1
      end
    end
    inflate_blocks(next_byte, emit)
    if kind == ZLIB then
      local told = next_byte() << 24 | next_byte() << 16 | next_byte() << 8 | next_byte()
      if told ~= sum then wrong "incorrect data check" end
    elseif kind == GZIP then
      if number(4) ~= sum then wrong "incorrect data check" end
      if number(4) ~= length & 0xFFFFFFFF then wrong "incorrect length check" end
    end
    state.is_done = true
  end)
  return state
end

-- Deflating, with fixed codes: searches matches at the last positions with the same three bytes.
local MOST, TRIES = 258, 32
local fixed_codes = {}
do
  local lengths, code, previous = fixed_lengths(), 0, 7
  for length = 7, 9 do
    code = code << (length - previous)
    previous = length
    for symbol = 0, 287 do
      if lengths[symbol] == length then fixed_codes[symbol], code = {code, length}, code + 1 end
    end
  end
end
local function code_for(value, bases)
  local code = 0
  while bases[code + 1] and bases[code + 1] <= value do code = code + 1 end
  return code
end
local function deflated(text, is_last, level)
  local parts, hold, held = {}, 0, 0
  local function add(value, count)
    hold, held = hold | value << held, held + count
    while held >= 8 do
      parts[#parts + 1] = char(hold & 0xFF)
      hold, held = hold >> 8, held - 8
    end
  end
  local function add_code(code, count)
    local turned = 0
    for _ = 1, count do turned, code = turned << 1 | code & 1, code >> 1 end
    add(turned, count)
  end
  local function flush() if held > 0 then add(0, 8 - held) end end
  local function stored(part, final)
    add(final, 1)
    add(0, 2)
    flush()
    parts[#parts + 1] = ("<I2I2"):pack(#part, #part ~ 0xFFFF) .. part
  end
  if level == 0 then
    for start = 1, math.max(1, #text), 0xFFFF do
      stored(text:sub(start, start + 0xFFFE), is_last and start + 0xFFFF > #text and 1 or 0)
    end
  else
    add(is_last and 1 or 0, 1)
    add(1, 2)
    local places, earlier, place = {}, {}, 1
    local function note(at)
      local key = text:sub(at, at + 2)
      earlier[at], places[key] = places[key], at
    end
    while place <= #text do
      local best, distance, tries = 2, 0, 0
      local candidate = place + 2 <= #text and places[text:sub(place, place + 2)] or nil
      while candidate and place - candidate <= WINDOW and tries < TRIES do
        local count = 3
        while count < MOST and place + count <= #text and text:byte(candidate + count) == text:byte(place + count) do
          count = count + 1
        end
        if count > best then best, distance = count, place - candidate end
        candidate, tries = earlier[candidate], tries + 1
      end
      if distance > 0 then
        local code = code_for(best, length_base)
        add_code(fixed_codes[257 + code][1], fixed_codes[257 + code][2])
        add(best - length_base[code], length_bits[code])
        code = code_for(distance, distance_base)
        add_code(code, 5)
        add(distance - distance_base[code], distance_bits[code])
      else
        best = 1
        local entry = fixed_codes[text:byte(place)]
        add_code(entry[1], entry[2])
      end
      for at = place, math.min(place + best - 1, #text - 2) do note(at) end
      place = place + best
    end
    add_code(0, 7)
    if not is_last then stored("", 0) end
  end
  flush()
  return concat(parts)
end
C.inflateReader, C.deflated, C.envelopeOf = reader, deflated, envelope_of
C.checksums = {crc = crc, adler = adler, ZLIB = ZLIB, GZIP = GZIP, RAW = RAW, bytes_at = bytes_at, put = put}
