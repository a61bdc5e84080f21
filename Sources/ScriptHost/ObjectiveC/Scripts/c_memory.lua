-- C's memory: a pointer is a container and an index in it, so it cannot leave its memory.
--
-- `p.a[p.i]` is the value that `p` points to. An array is a container that points to its own first
-- element. A cell is an array of one element; a variable becomes a cell when its address is taken.
-- c_views accesses memory as bytes and as other types.

local C, native = ...
local setmetatable, getmetatable, type, rawget, rawset = setmetatable, getmetatable, type, rawget, rawset
local error, next = error, next
local byte, concat, unpack = string.byte, table.concat, table.unpack
local math_type = math.type

local Pointer, Cell, Array, Located = {}, {}, {}, {}

local function same(p, q)
  -- A cell is its own container, so comparing containers with `==` would not terminate.
  local a, b = rawget(p, "a"), rawget(q, "a")
  if rawequal(a, b) then return rawget(p, "i") == rawget(q, "i") end
  -- The end of a row is the start of the next one.
  if rawget(a, "owner") == nil or rawget(b, "owner") == nil then return false end
  local root, place = C.position(p)
  local other, place_of_other = C.position(q)
  return rawequal(root, other) and place == place_of_other
end
Pointer.__eq, Cell.__eq, Array.__eq, Located.__eq = same, same, same, same

local function address(a, i) return setmetatable({a = a, i = i}, Pointer) end
local kinds = {[Pointer] = true, [Cell] = true, [Array] = true, [Located] = true}
function C.isPointer(value) return kinds[getmetatable(value)] == true end

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

-- The row that contains an element counted from another row's start, and its index there.
local function row_of(array, key)
  local count = rawget(array, "count") or 0
  if key >= 0 and key < count then return array, key end
  local owner = rawget(array, "owner")
  if not owner or count == 0 then return nil end
  local rows, place = row_of(owner, rawget(array, "place") + key // count)
  if rows then return rawget(rows, place), key % count end
end

local function within(array, key)
  local row, place = row_of(array, key)
  if row then return row, place end
  error(("index %d is outside '%s' (%d elements)"):format(
    key, rawget(array, "name") or "an array", rawget(array, "count") or 0), 3)
end

-- The value next to an array in its structure, as an element; nil outside of the structure.
local function beside(array, key)
  local place, structure = rawget(array, "placeInStructure"), rawget(array, "structure")
  if not place then return nil end
  local size, record = C.sizeOf(array.type), place.record
  local offset = place.offset + key * size
  if offset < 0 or offset + size > record.size then return nil end
  return C.decode(array.type, C.encode(record, structure), offset + 1)
end

function Array.__index(array, key)
  if math_type(key) ~= "integer" then return nil end
  local row, place = row_of(array, key)
  if row then return rawget(row, place) or C.reactivated(row, place) end
  local found = beside(array, key)
  if found ~= nil then return found end
  return within(array, key)
end

function Array.__newindex(array, key, value)
  if math_type(key) == "integer" then array, key = C.reactivatedRow(within(array, key)) end
  rawset(array, key, value)
end

-- Records in the rows of an array their positions in it.
local function adopt(array)
  local t = rawget(array, "type")
  if type(t) ~= "table" or t.size then return array end
  for place = 0, array.count - 1 do
    local row = rawget(array, place)
    rawset(row, "owner", array)
    rawset(row, "place", place)
  end
  return array
end
C.adopted = adopt

-- Types: a code, a structure's description, or {element, count}.
local numeric = {}
for code in ("i1 u1 i2 u2 i4 u4 i8 u8 f d"):gmatch "%w+" do numeric[code] = true end
local sizes = {B = 1, i1 = 1, u1 = 1, i2 = 2, u2 = 2, i4 = 4, u4 = 4, i8 = 8, u8 = 8, f = 4, d = 8, ["@"] = 8, p = 8}

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

-- Lists of equal numbers, from which a table constructor makes the elements of small arrays at once.
local SMALL = 200
local zeros = {}
local function zeros_of(t, first)
  local list = {}
  for place = 1, SMALL do list[place] = first end
  zeros[t] = list
  return list
end

local function new_array(t, count, name)
  local plain = type(t) == "string"
  if count > SMALL or not plain then C.checkElements(t, count) end
  local first = zero(t)
  if plain and first ~= nil and count > 1 and count <= SMALL then
    local array = {i = 0, count = count, type = t, name = name, a = false, [0] = first,
      unpack(zeros[t] or zeros_of(t, first), 1, count - 1)}
    array.a = array
    return setmetatable(array, Array)
  end
  local array = {i = 0, count = count, type = t, name = name}
  array.a = array
  if first ~= nil then
    for place = 0, count - 1 do array[place] = plain and first or zero(t) end
  end
  if not plain then adopt(array) end
  return setmetatable(array, Array)
end
C.newArray, C.zeroOf, C.sizeOf = new_array, zero, size_of
C.arrayMetatable, C.isSamePlace = Array, same

function C.filledArray(t, count, elements)
  local array = new_array(t, count)
  for place, element in next, elements do rawset(array, place, element) end
  return adopt(array)
end

-- The characters of a literal, in a separate array.
function C.characters(text, count, is_unsigned)
  if count == 0 then count = #text + 1 end
  local array = {i = 0, count = count, type = is_unsigned and "u1" or "i1"}
  array.a = array
  for place = 0, count - 1 do
    local code = byte(text, place + 1) or 0
    array[place] = (is_unsigned or code < 128) and code or code - 256
  end
  return setmetatable(array, Array)
end

-- The bytes of a text that a source writes through a pointer without `const`; nil for a null pointer.
function C.writableText(text) return type(text) == "string" and C.characters(text, 0) or text end

-- A literal of wide characters, from their code points.
function C.wide(t, units)
  local array = C.newArray(t, #units + 1, "a string literal")
  for place, unit in next, units do array[place - 1] = unit end
  return array
end

-- A literal as an array; equal texts share one array.
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
C.literal, C.pointerTo = of, address

-- Lists that the host passes as C arrays.
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
  if math_type(p.i) ~= "integer" then p = C.located(p) end
  return address(p.a, p.i + n)
end

-- The size of the value that a pointer points to.
local function distance_unit(p)
  local t = type(p) == "table" and (math_type(p.i) == "integer" and rawget(p.a, "type") or rawget(p, "type"))
  return t and t ~= "v" and size_of(t) or 1
end
function C.diff(p, q)
  if p == q then return 0 end
  if type(p) == "number" and type(q) == "number" then return p - q end
  -- A null pointer is the number 0 beside one that was computed from it.
  if p == nil and type(q) == "number" then return -q end
  if q == nil and type(p) == "number" then return p end
  p, q = of(p), of(q)
  if p == nil or q == nil then error("arithmetic on a null pointer", 2) end
  if type(p) == "table" and type(q) == "table" then
    if rawequal(p.a, q.a) and math_type(p.i) == "integer" then return p.i - q.i end
    -- A pointer behind a field, and the field.
    if type(p.a) == "table" and rawequal(rawget(p.a, "field"), q) then return p.i end
    if type(q.a) == "table" and rawequal(rawget(q.a, "field"), p) then return -q.i end
    local root, place, t = C.position(p)
    local other, place_of_other = C.position(q)
    if root ~= nil and rawequal(root, other) then return (place - place_of_other) // C.sizeOf(t) end
  end
  -- The distance between separate memory blocks is that of their addresses.
  return (C.integer(p) - C.integer(q)) // distance_unit(p)
end

-- The address of a field or of another table entry; it is always the same pointer. It stores the
-- field's type, since its container is not memory.
local fields, located = setmetatable({}, {__mode = "k"}), nil
function C.field(container, key, t)
  local known = fields[container]
  if not known then
    known = {}
    fields[container] = known
  end
  local pointer = known[key] or setmetatable({a = container, i = key, type = t}, Pointer)
  known[key] = pointer
  -- A pointer to a number may be used as an array, whose index is an integer.
  return numeric[t] and located(pointer) or pointer
end

-- The type of the value that a pointer points to, if the memory has one.
local function type_of(p)
  if math_type(p.i) == "integer" then return rawget(p.a, "type") end
  return rawget(p, "type")
end

-- A pointer into memory: a field is separate memory, which can be accessed as another type. The
-- fields beside it are memory of the same structure.
local function beside_field(p, key)
  local root, offset = C.position(p)
  local t = root ~= nil and rawget(root, "type")
  if not t then error("index " .. tostring(key) .. " is outside a single field", 3) end
  local view = C.viewAt(root, t, offset, p.type)
  return view.a, view.i + key
end
function Located.__index(memory, key)
  if math_type(key) ~= "integer" then return nil end
  local p = rawget(memory, "field")
  if key == 0 then return p.a[p.i] end
  local view, place = beside_field(p, key)
  return view[place]
end
function Located.__newindex(memory, key, value)
  local p = rawget(memory, "field")
  local view, place = p.a, p.i
  if key ~= 0 then view, place = beside_field(p, key) end
  view[place] = value
end
function located(p)
  if type(p) ~= "table" or math_type(p.i) == "integer" or rawget(p, "type") == nil then return p end
  local known = rawget(p, "memory")
  if not known then
    known = {i = 0, type = p.type, field = p}
    known.a = known
    setmetatable(known, Located)
    rawset(p, "memory", known)
  end
  return known
end
C.typeOf, C.located = type_of, located

-- A character of a string that may be a literal.
local function character(p, n)
  if type(p) == "string" then
    local code = byte(p, n + 1)
    if not code then
      if n == #p then return 0 end
      error(("index %d is outside a string of %d characters"):format(n, #p), 3)
    end
    return code
  end
  if p == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is read", 3) end
  local i = p.i
  if math_type(i) == "integer" then return p.a[i + n] end
  -- A field of a structure.
  return located(p)[n]
end

function C.char(p, n)
  local code = character(p, n)
  return code < 128 and code or code - 256
end
function C.byte(p, n) return character(p, n) & 0xFF end

-- The string that a pointer to characters points to.
local function text_of(p)
  if type(p) == "string" then
    local stop = p:find("\0", 1, true)
    return stop and p:sub(1, stop - 1) or p
  end
  if p == nil then return nil end
  if type(p) ~= "table" then return C.tostring and C.tostring(p) or tostring(p) end
  p = located(p)
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

-- The string of at most `limit` characters; memory without a NUL is not read beyond that.
function C.textWithin(p, limit)
  if type(p) ~= "table" then
    local text = text_of(p)
    return text and text:sub(1, limit)
  end
  p = located(p)
  local a, i, parts = p.a, p.i, {}
  if math.ult(1 << 40, limit) then limit = 1 << 40 end -- also SIZE_MAX
  for place = i, i + limit - 1 do
    local code = a[place]
    if code == 0 or code == nil then break end
    parts[#parts + 1] = string.char(code & 0xFF)
  end
  return concat(parts)
end

-- Addresses as numbers, for printing and casts; they can be converted back. Objects have the
-- addresses in their descriptions; C's memory has higher ones.
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

-- Assigns an address to a value.
function C.noteAddress(value, number) numbers[value] = number end

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

-- The output of `%p` for a value.
C.addressOf = C.integer

function C.pointer(number)
  if number == 0 then return nil end
  local known = found[number]
  if type(known) == "userdata" then return known end
  known = found[number & ~0xFFF]
  if known == nil or type(known) == "userdata" then return C.variableIn(found, number) or number end
  local offset = number & 0xFFF
  if offset == 0 or type(known) ~= "table" then return known end
  return address(known, offset // (known.type and size_of(known.type) or 8))
end

-- The address of a frame: the middle of a thread's stack, as in `pthread_get_stackaddr_np`.
function C.frameAddress() return 0x16FD80000 end
