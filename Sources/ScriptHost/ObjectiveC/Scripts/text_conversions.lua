-- <iconv.h>: the conversions of the C library that the host uses for the encodings of NSString.

local C, native = ...
local c, cstr = C.functions, C.cstr
local TOO_BIG, INVALID, BAD_FILE, ILLEGAL = 7, 22, 9, 92
-- The C library's errors that have another number on a device.
local HOST_ILLEGAL = 84
-- The numbers of bytes that one step reads and writes at most.
local MOST_READ, MOST_WRITTEN = 1 << 18, 1 << 20

local loaded
local function library()
  loaded = loaded or native.conversions()
  return loaded
end
local function fail(number)
  c.__error()[0] = number
  return -1
end

local conversions = setmetatable({}, {__mode = "k"})
local function opened(p) return type(p) == "table" and conversions[p.a] or nil end

function c.iconv_open(target, source)
  local name, options = cstr(target):match "^([^/]*)(.*)$"
  options = options:upper()
  local discards, transliterates = options:find "//IGNORE" ~= nil, options:find "//TRANSLIT" ~= nil
  source = cstr(source):match "^[^/]*"
  local function open() return library().open(name .. (transliterates and "//TRANSLIT" or ""), source) end
  local number = open()
  if not number then return fail(INVALID) end
  local p = C.cell(0)
  conversions[p.a] = {number = number, target = name, source = source, discards = discards,
    transliterates = transliterates}
  return p
end
function c.iconv_close(p)
  local own = opened(p)
  if not own then return fail(BAD_FILE) end
  conversions[p.a] = nil
  library().close(own.number)
  return 0
end

local function advance(p, left, count)
  p.a[p.i] = C.add(C.cast(p.a[p.i], "u1"), count)
  left.a[left.i] = left.a[left.i] - count
end
local function put(output, output_left, written)
  if written == "" then return end
  local base, t, offset = C.bytesAt(C.cast(output.a[output.i], "u1"))
  C.writeBytes(base, t, offset, written)
  advance(output, output_left, #written)
end
function c.iconv(p, input, input_left, output, output_left)
  local own = opened(p)
  if not own then return fail(BAD_FILE) end
  local room = output ~= nil and output.a[output.i] ~= nil and output_left.a[output_left.i] or 0
  if input == nil or input.a[input.i] == nil then
    local count, problem, _, written = library().step(own.number, nil, math.min(room, MOST_WRITTEN))
    put(output, output_left, written)
    return count == -1 and fail(problem) or 0
  end
  local total = 0
  while true do
    local left = input_left.a[input_left.i]
    local given, space = math.min(left, MOST_READ), math.min(output_left.a[output_left.i], MOST_WRITTEN)
    local bytes = given > 0 and C.bytesOf(C.cast(input.a[input.i], "u1"), given) or ""
    local count, problem, read, written = library().step(own.number, bytes, space)
    put(output, output_left, written)
    if read > 0 then advance(input, input_left, read) end
    if count >= 0 then
      total = total + count
      if read == left then return total end
    elseif problem == HOST_ILLEGAL and own.discards then
      advance(input, input_left, 1)
    elseif problem == HOST_ILLEGAL then
      return fail(ILLEGAL)
    else
      -- A step has less than the buffers if these are large.
      local is_partial = problem == TOO_BIG and space == MOST_WRITTEN or problem == INVALID and given < left
      if not is_partial or read == 0 then return fail(problem) end
    end
  end
end

local TRIVIAL, GET_TRANSLITERATION, SET_TRANSLITERATION, GET_DISCARDING, SET_DISCARDING = 0, 1, 2, 3, 4
function c.iconvctl(p, request, argument)
  local own = opened(p)
  if not own then return fail(BAD_FILE) end
  argument = C.cast(argument, "i4")
  local function answer(is_true) argument.a[argument.i] = is_true and 1 or 0 end
  if request == TRIVIAL then
    answer(own.source:lower() == own.target:lower())
  elseif request == GET_TRANSLITERATION then
    answer(own.transliterates)
  elseif request == GET_DISCARDING then
    answer(own.discards)
  elseif request == SET_DISCARDING then
    own.discards = argument.a[argument.i] ~= 0
  elseif request == SET_TRANSLITERATION then
    own.transliterates = argument.a[argument.i] ~= 0
    local number = library().open(own.target .. (own.transliterates and "//TRANSLIT" or ""), own.source)
    library().close(own.number)
    own.number = number
  else
    return fail(INVALID)
  end
  return 0
end
