-- C's memory: a pointer is a container and a place in it, so that it can never point elsewhere.
--
-- `p.a[p.i]` is what `p` points to. An array is a container that points to its own first element, and a
-- cell, which a variable becomes when its address is taken, is an array of one. Bytes exist only where
-- a cast looks at them: a view packs and unpacks what it lies over.

local C, native = ...
local setmetatable, getmetatable, type, rawget, rawset = setmetatable, getmetatable, type, rawget, rawset
local error, select, next = error, select, next
local byte, concat, pack, unpack = string.byte, table.concat, string.pack, string.unpack
local math_type = math.type

local Pointer, Cell, Array = {}, {}, {}

local function same(p, q)
  -- A cell is its own container, so that comparing containers by `==` would not end.
  return rawequal(rawget(p, "a"), rawget(q, "a")) and rawget(p, "i") == rawget(q, "i")
end
Pointer.__eq, Cell.__eq, Array.__eq = same, same, same

local function address(a, i) return setmetatable({a = a, i = i}, Pointer) end
function C.isPointer(value)
  local kind = getmetatable(value)
  return kind == Pointer or kind == Cell or kind == Array
end

function C.cell(value, t)
  local cell = {i = 0, [0] = value, type = t}
  cell.a = cell
  return setmetatable(cell, Cell)
end

function Cell.__index(_, key)
  if math_type(key) == "integer" and key ~= 0 then
    error("index " .. key .. " is outside a single variable", 2)
  end
end

local function outside(array, key)
  local name = rawget(array, "name") or "an array"
  local count = rawget(array, "count") or 0
  if math_type(key) == "integer" and (key < 0 or key >= count) then
    error(("index %d is outside '%s' (%d elements)"):format(key, name, count), 3)
  end
end

function Array.__index(array, key) outside(array, key) end

function Array.__newindex(array, key, value)
  outside(array, key)
  rawset(array, key, value)
end

-- Types: a code, a structure's description, or {element, count}.
local sizes = {B = 1, i1 = 1, u1 = 1, i2 = 2, u2 = 2, i4 = 4, u4 = 4, i8 = 8, u8 = 8, f = 4, d = 8, ["@"] = 8, p = 8}
local formats = {i1 = "<i1", u1 = "<I1", i2 = "<i2", u2 = "<I2", i4 = "<i4", u4 = "<I4", i8 = "<i8", u8 = "<i8",
  f = "<f", d = "<d"}
local masks = {u1 = 0xFF, u2 = 0xFFFF, u4 = 0xFFFFFFFF}

local function size_of(t)
  if type(t) == "string" then return sizes[t] end
  return t.size or size_of(t[1]) * t[2]
end

local function zero(t)
  if type(t) == "string" then
    if t == "B" then return false end
    if t == "@" or t == "p" then return nil end
    if t == "f" or t == "d" then return 0.0 end
    return 0
  end
  if t.size then return t() end
  return C.newArray(t[1], t[2])
end

local function new_array(t, count, name)
  local array = {i = 0, count = count, type = t, name = name}
  array.a = array
  local plain = type(t) == "string"
  local first = zero(t)
  if first ~= nil then
    for place = 0, count - 1 do array[place] = plain and first or zero(t) end
  end
  return setmetatable(array, Array)
end
C.newArray = new_array

function C.filledArray(t, count, elements)
  local array = new_array(t, count)
  for place, element in next, elements do rawset(array, place, element) end
  return array
end

-- The characters of a literal, in an array of their own.
function C.characters(text, count)
  if count == 0 then count = #text + 1 end
  local array = {i = 0, count = count, type = "i1"}
  array.a = array
  for place = 0, count - 1 do
    local code = byte(text, place + 1) or 0
    array[place] = code < 128 and code or code - 256
  end
  return setmetatable(array, Array)
end

-- A literal as an array, the same one for the same text.
local literals = setmetatable({}, {__mode = "v"})
local function literal(text)
  local known = literals[text]
  if not known then
    known = C.characters(text, 0)
    known.name = "a string literal"
    literals[text] = known
  end
  return known
end

local function of(p) return type(p) == "string" and literal(p) or p end

-- Lists that the host hands out as C's arrays.
function C.list(values, count)
  local array = {i = 0, count = count or #values, type = "@"}
  array.a = array
  for place = 1, array.count do array[place - 1] = values[place] end
  return setmetatable(array, Array)
end

function C.add(p, n)
  if n == 0 then return p end
  if p == nil then error("arithmetic on a null pointer", 2) end
  local kind = type(p)
  if kind == "number" then return p + n end
  if kind == "userdata" then return C.variableAt(p, n) end
  p = of(p)
  return address(p.a, p.i + n)
end

function C.diff(p, q)
  if p == q then return 0 end
  if type(p) == "number" and type(q) == "number" then return p - q end
  p, q = of(p), of(q)
  if p == nil or q == nil or p.a ~= q.a then error("the pointers are not into one array", 2) end
  return p.i - q.i
end

-- The address of a field or of another entry of a table, the same pointer each time. It knows the field's type
-- itself, since its container is no memory.
local fields = setmetatable({}, {__mode = "k"})
function C.field(container, key, t)
  local known = fields[container]
  if not known then
    known = {}
    fields[container] = known
  end
  local pointer = known[key]
  if not pointer then
    pointer = setmetatable({a = container, i = key, type = t}, Pointer)
    known[key] = pointer
  end
  return pointer
end

-- The type of what a pointer points to, where the memory tells it.
local function type_of(p)
  if math_type(p.i) == "integer" then return rawget(p.a, "type") end
  return rawget(p, "type")
end

-- A pointer into memory: a field is memory of its own, which can be looked at through another type.
local function located(p)
  if type(p) ~= "table" or math_type(p.i) == "integer" or rawget(p, "type") == nil then return p end
  local known = rawget(p, "memory")
  if not known then
    local function check(key)
      if key ~= 0 then error("index " .. tostring(key) .. " is outside a single field", 3) end
    end
    known = {i = 0, type = p.type}
    known.a = known
    setmetatable(known, {__eq = same,
      __index = function(_, key)
        if math_type(key) ~= "integer" then return nil end
        check(key)
        return p.a[p.i]
      end,
      __newindex = function(_, key, value)
        check(key)
        p.a[p.i] = value
      end})
    rawset(p, "memory", known)
  end
  return known
end
C.typeOf, C.located = type_of, located

-- A character of what may be a literal.
local function character(p, n)
  if type(p) == "string" then
    local code = byte(p, n + 1)
    if not code then
      if n == #p then return 0 end
      error(("index %d is outside a string of %d characters"):format(n, #p), 3)
    end
    return code
  end
  if p == nil then error("a null pointer is read", 3) end
  return p.a[p.i + n]
end

function C.char(p, n)
  local code = character(p, n)
  return code < 128 and code or code - 256
end
function C.byte(p, n) return character(p, n) & 0xFF end

-- The text that a pointer to characters points to.
local function text_of(p)
  if type(p) == "string" then
    local stop = p:find("\0", 1, true)
    return stop and p:sub(1, stop - 1) or p
  end
  if p == nil then return nil end
  if type(p) ~= "table" then return C.tostring and C.tostring(p) or tostring(p) end
  local a, i, parts = p.a, p.i, {}
  while true do
    local code = a[i]
    if code == 0 or code == nil then break end
    parts[#parts + 1] = string.char(code & 0xFF)
    i = i + 1
  end
  return concat(parts)
end
C.cstr = text_of

-- The text of at most so many characters: memory without a null among them is read no further.
function C.textWithin(p, limit)
  if type(p) ~= "table" then
    local text = text_of(p)
    return text and text:sub(1, limit)
  end
  local a, i, parts = p.a, p.i, {}
  for place = i, i + limit - 1 do
    local code = a[place]
    if code == 0 or code == nil then break end
    parts[#parts + 1] = string.char(code & 0xFF)
  end
  return concat(parts)
end

-- Addresses as numbers, for prints and casts; what has one can be found again.
-- Objects have those that their descriptions tell; C's memory stands above them.
local numbers, found, last = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "v"}), 0x610000000000
local function base_address(value)
  local known = numbers[value]
  if not known then
    known = type(value) == "userdata" and native.address(value)
    if not known then
      last = last + 0x1000
      known = last
    end
    numbers[value] = known
    found[known] = value
  end
  return known
end

function C.integer(value)
  if value == nil then return 0 end
  if value == true then return 1 end
  if value == false then return 0 end
  if math_type(value) == "integer" then return value end
  if type(value) == "table" and rawget(value, "a") and math_type(value.i) == "integer" then
    local size = value.a.type and size_of(value.a.type) or 8
    return base_address(value.a) + value.i * size
  end
  return base_address(type(value) == "string" and literal(value) or value)
end

-- What `%p` prints of a value.
C.addressOf = C.integer

function C.pointer(number)
  if number == 0 then return nil end
  local known = found[number]
  if type(known) == "userdata" then return known end
  known = found[number & ~0xFFF]
  if type(known) == "userdata" then return number end
  if known == nil then return number end
  local offset = number & 0xFFF
  if offset == 0 or type(known) ~= "table" then return known end
  return address(known, offset // (known.type and size_of(known.type) or 8))
end

-- The address of a function's frame, halfway down a thread's stack as `pthread_get_stackaddr_np` tells it.
function C.frameAddress() return 0x16FD80000 end

-- Values as bytes, and back.
local encode, decode

function encode(t, value)
  if type(t) == "string" then
    if t == "B" then return value and "\1" or "\0" end
    if t == "@" or t == "p" then return pack("<i8", C.integer(value)) end
    if masks[t] then value = value & masks[t] end
    return pack(formats[t], value)
  end
  if t.encode then return t.encode(value) end
  local parts = {}
  for place = 0, t[2] - 1 do parts[#parts + 1] = encode(t[1], value[place]) end
  return concat(parts)
end

function decode(t, bytes, start)
  if type(t) == "string" then
    if t == "B" then return byte(bytes, start) ~= 0 end
    if t == "@" or t == "p" then return C.pointer((unpack("<i8", bytes, start))) end
    return (unpack(formats[t], bytes, start))
  end
  if t.decode then return t.decode(bytes, start) end
  local array, size = new_array(t[1], t[2]), size_of(t[1])
  for place = 0, t[2] - 1 do rawset(array, place, decode(t[1], bytes, start + place * size)) end
  return array
end

C.encode, C.decode, C.sizeOf = encode, decode, size_of
function C.sizeOfArray(array) return array.count * size_of(array.type) end

-- Bytes of a container from an offset on, and the same changed.
local function read_bytes(base, t, offset, count)
  local size = size_of(t)
  local first, parts = offset // size, {}
  for place = first, (offset + count - 1) // size do parts[#parts + 1] = encode(t, base[place]) end
  local skipped = offset - first * size
  return concat(parts):sub(skipped + 1, skipped + count)
end

-- Gives a structure other fields, where pointers to its fields may exist.
local function fill(old, new, t)
  for _, field in next, t.fields do
    local name, kind = field[1], field[2]
    local held = old[name]
    if type(kind) ~= "table" or held == nil or kind.isUnion then
      old[name] = new[name]
    elseif kind.size then
      fill(held, new[name], kind)
    else
      for place = 0, kind[2] - 1 do held[place] = new[name][place] end
    end
  end
end

local function write_bytes(base, t, offset, bytes)
  local size = size_of(t)
  local first, final = offset // size, (offset + #bytes - 1) // size
  local whole = read_bytes(base, t, first * size, (final - first + 1) * size)
  local skipped = offset - first * size
  whole = whole:sub(1, skipped) .. bytes .. whole:sub(skipped + #bytes + 1)
  local is_record = type(t) == "table" and t.size and not t.isUnion
  for place = first, final do
    local value = decode(t, whole, (place - first) * size + 1)
    local old = is_record and base[place]
    if old then fill(old, value, t) else base[place] = value end
  end
end

local View = {__eq = same}
function View.__index(view, key)
  if math_type(key) ~= "integer" then return nil end
  local size = size_of(view.type)
  return decode(view.type, read_bytes(view.base, view.baseType, view.offset + key * size, size), 1)
end
function View.__newindex(view, key, value)
  local size = size_of(view.type)
  write_bytes(view.base, view.baseType, view.offset + key * size, encode(view.type, value))
end

-- Where a pointer points, in bytes: its container, that one's type, the offset.
local function bytes_at(p, t)
  p = located(p)
  local a, i = p.a, p.i
  local known = rawget(a, "type") or t
  if rawget(a, "base") then return a.base, a.baseType, a.offset + i * size_of(a.type) end
  if math_type(i) ~= "integer" then
    error("a field cannot be looked at through another type", 3)
  end
  if not known or known == "v" then error("nothing is known of the memory that is used", 3) end
  return a, known, i * size_of(known)
end

local views = setmetatable({}, {__mode = "k"})

-- Memory of `malloc` gets its type from the first pointer that it is given to.
local function give_type(raw, t)
  if type(t) == "table" and t.tail then t = C.fitting(t, raw.bytes) end
  raw.type, raw.count, raw.total = t, raw.bytes // size_of(t), raw.bytes
  raw.bytes = nil
  local plain, first = type(t) == "string", zero(t)
  if first ~= nil then
    for place = 0, raw.count - 1 do rawset(raw, place, plain and first or zero(t)) end
  end
  setmetatable(raw, Array)
end

-- Memory of `malloc` that is used anew, for another type.
function C.retype(raw, t)
  raw.bytes = raw.total or raw.count * size_of(raw.type)
  for place = 0, raw.count - 1 do rawset(raw, place, nil) end
  raw.type, raw.count = nil, nil
  give_type(raw, t)
end

-- Whether values of two types are the same in Lua, so that no bytes need be looked at.
local function is_same(t, other)
  if t == other then return true end
  if type(t) == "table" and type(other) == "table" then
    return t.declared == other or t.name ~= nil and t.name ~= "" and t.name == other.name and t.size == other.size
  end
  if type(t) == "table" or type(other) == "table" then return false end
  local format = formats[t]
  if format then return format == formats[other] end
  return (t == "@" or t == "p") and (other == "@" or other == "p")
end
C.isSameType = is_same

-- A pointer to C's memory where an object is wanted: a function stands for it, which native code passes on.
local bridged = setmetatable({}, {__mode = "k"})
-- A number that was made such a pointer has one function, so that it is equal to itself.
local standing_numbers, numbers_of_standing = setmetatable({}, {__mode = "v"}), setmetatable({}, {__mode = "k"})
local function bridged_number(number)
  local standing = standing_numbers[number]
  if not standing then
    standing = function() error(("the number %d is no object"):format(number), 2) end
    standing_numbers[number], numbers_of_standing[standing], numbers[standing] = standing, number, number
  end
  return standing
end
function C.isBridgedNumber(value) return numbers_of_standing[value] ~= nil end
function C.bridged(p)
  if math_type(p) == "integer" then return bridged_number(p) end
  if type(p) ~= "table" or type(rawget(p, "a")) ~= "table" then return p end
  local function standing() error("a pointer to C's memory is no object", 2) end
  bridged[standing] = p
  return standing
end

-- The pointers again for which functions stand.
function C.unbridged(...)
  local count, first = select("#", ...), (...)
  if count == 0 then return end
  if bridged[first] then first = bridged[first] end
  if count == 1 then return first end
  return first, C.unbridged(select(2, ...))
end

-- A pointer of another type to the same memory.
function C.cast(p, t, from)
  p = bridged[p] or p
  if type(p) == "string" then
    if t == "i1" or t == "u1" then return p end
    p = literal(p)
  end
  local kind = type(p)
  if (kind == "function" or kind == "userdata") and type(t) == "table" then
    p = C.memory(p)
  elseif kind == "userdata" and (t == "@" or t == "p") then
    return C.memory(p)
  elseif kind ~= "table" or not rawget(p, "a") then
    return p
  end
  local known = type_of(p) or from
  if known and (t == "v" or is_same(known, t)) then return p end
  if math_type(p.i) ~= "integer" then
    if not known then return p end
    rawset(p, "type", known)
    p = located(p)
  end
  local a = p.a
  if rawget(a, "bytes") then
    if t == "v" then return p end
    give_type(a, t)
    return p.i == 0 and p or address(a, p.i // size_of(t))
  end
  if not known then return p end
  local base, base_type, offset = bytes_at(p, known)
  local count = rawget(base, "count")
  if type(t) == "table" and t.tail and t.tail.isFlexible and count then
    t = C.fitting(t, count * size_of(base_type) - offset)
  end
  if base_type == t and offset % size_of(t) == 0 then return address(base, offset // size_of(t)) end
  local list = views[base]
  if not list then
    list = {}
    views[base] = list
  end
  for _, view in next, list do
    if view.type == t and (offset - view.offset) % size_of(t) == 0 then
      return address(view, (offset - view.offset) // size_of(t))
    end
  end
  local view = setmetatable({i = 0, type = t, base = base, baseType = base_type, offset = offset}, View)
  rawset(view, "a", view)
  list[#list + 1] = view
  return view
end

C.bytesAt, C.readBytes, C.writeBytes, C.pointerTo, C.literal = bytes_at, read_bytes, write_bytes, address, of
C.giveType = give_type

-- A block of memory whose type is not known yet.
function C.allocate(count)
  local raw = {i = 0, bytes = count, is_allocated = true}
  raw.a = raw
  return setmetatable(raw, Array)
end

function C.free(p)
  if type(p) ~= "table" then return end
  local a = p.a
  if a == nil then return end
  for key in next, a do
    if key ~= "a" and key ~= "i" then rawset(a, key, nil) end
  end
  rawset(a, "count", 0)
  rawset(a, "name", "memory that was freed")
  rawset(a, "isFreed", true)
  setmetatable(a, {__eq = same, __index = function() error("memory is used after it was freed", 2) end,
    __newindex = function() error("memory is used after it was freed", 2) end})
end
