-- C's memory as bytes, and as other types.
--
-- Bytes exist only where a cast accesses them: a view packs and unpacks the memory it wraps. Memory
-- of `malloc` has no type until it is assigned to a typed pointer.

local C, native = ...
local setmetatable, type, rawget, rawset, error, select, next =
  setmetatable, type, rawget, rawset, error, select, next
local byte, concat, pack, unpack = string.byte, table.concat, string.pack, string.unpack
local math_type = math.type
local new_array, zero, size_of, same, Array = C.newArray, C.zeroOf, C.sizeOf, C.isSamePlace, C.arrayMetatable
local address, literal, located, type_of = C.pointerTo, C.literal, C.located, C.typeOf
local adopt = C.adopted

local formats = {i1 = "<i1", u1 = "<I1", i2 = "<i2", u2 = "<I2", i4 = "<i4", u4 = "<I4", i8 = "<i8", u8 = "<i8",
  f = "<f", d = "<d"}
local masks = {u1 = 0xFF, u2 = 0xFFFF, u4 = 0xFFFFFFFF}

-- Converts values to bytes and back.
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
  return adopt(array)
end

C.encode, C.decode = encode, decode
function C.sizeOfArray(array) return array.count * size_of(array.type) end

-- Reads bytes of a container from an offset on; below, writes them.
local function read_bytes(base, t, offset, count)
  local size = size_of(t)
  local first, parts = offset // size, {}
  for place = first, (offset + count - 1) // size do parts[#parts + 1] = encode(t, base[place]) end
  local skipped = offset - first * size
  return concat(parts):sub(skipped + 1, skipped + count)
end

-- Replaces the parts of a structure or an array in place, since pointers to them may exist.
local function fill(old, new, t)
  local function part(key, kind)
    local held = old[key]
    if type(kind) ~= "table" or held == nil then
      old[key] = new[key]
    elseif kind.isUnion then
      old[key] = C.assignParts(kind, held, new[key])
    else
      fill(held, new[key], kind)
    end
  end
  if t.size then
    for _, field in next, t.fields do part(field[1], field[2]) end
  else
    for place = 0, t[2] - 1 do part(place, t[1]) end
  end
end

local function is_plain_record(t) return type(t) == "table" and t.size and not t.isUnion end

local function write_bytes(base, t, offset, bytes)
  local size = size_of(t)
  local first, final = offset // size, (offset + #bytes - 1) // size
  local whole = read_bytes(base, t, first * size, (final - first + 1) * size)
  local skipped = offset - first * size
  whole = whole:sub(1, skipped) .. bytes .. whole:sub(skipped + #bytes + 1)
  local is_record, is_union = is_plain_record(t), type(t) == "table" and t.isUnion
  for place = first, final do
    local value = decode(t, whole, (place - first) * size + 1)
    local old = is_record and base[place]
    if is_union then value = C.assignParts(t, base[place], value) end
    if old then fill(old, value, t) else base[place] = value end
  end
end

local View = {__eq = same}

-- A structure in bytes: each access to a field reads or writes the bytes. Unions and arrays of structures in it are
-- decoded as a whole.
local Stored = {}
local places = setmetatable({}, {__mode = "k"})
local function stored(base, base_type, offset, t)
  local structure, fields = setmetatable({}, Stored), {}
  for _, field in next, t.fields do fields[field[1]] = field end
  places[structure] = {base = base, baseType = base_type, offset = offset, type = t, fields = fields, parts = {}}
  return structure
end
-- The structure with the values that its fields have now.
local function whole(place)
  return place.type.decode(read_bytes(place.base, place.baseType, place.offset, place.type.size), 1)
end
local function part_of(place, field)
  local t, offset = field[2], place.offset + field[3]
  if is_plain_record(t) then return stored(place.base, place.baseType, offset, t) end
  if type(t) == "table" and not t.size and type(t[1]) == "string" then
    local view = setmetatable({i = 0, type = t[1], count = t[2], base = place.base, baseType = place.baseType,
      offset = offset}, View)
    rawset(view, "a", view)
    return view
  end
end
function Stored.__index(structure, name)
  local place = places[structure]
  local field = place.fields[name]
  if not field then return nil end
  local part = place.parts[name]
  if part == nil then
    part = part_of(place, field) or false
    place.parts[name] = part
  end
  if part then return part end
  if field.bits then return whole(place)[name] end
  local t = field[2]
  local value = decode(t, read_bytes(place.base, place.baseType, place.offset + field[3], size_of(t)), 1)
  return field[4] and value ~= nil and C.cast(value, field[4]) or value
end
function Stored.__newindex(structure, name, value)
  local place = places[structure]
  local field = place.fields[name]
  if not field then return rawset(structure, name, value) end
  if field.bits then
    local values = whole(place)
    values[name] = value
    return write_bytes(place.base, place.baseType, place.offset, place.type.encode(values))
  end
  write_bytes(place.base, place.baseType, place.offset + field[3], encode(field[2], value))
end
function Stored.__pairs(structure) return next, whole(places[structure]), nil end

function View.__index(view, key)
  if math_type(key) ~= "integer" then return nil end
  local t = view.type
  local size = size_of(t)
  if is_plain_record(t) then
    local list = rawget(view, "structures")
    if not list then
      list = setmetatable({}, {__mode = "v"})
      rawset(view, "structures", list)
    end
    local structure = list[key]
    if not structure then
      structure = stored(view.base, view.baseType, view.offset + key * size, t)
      list[key] = structure
    end
    return structure
  end
  return decode(t, read_bytes(view.base, view.baseType, view.offset + key * size, size), 1)
end
function View.__newindex(view, key, value)
  local size = size_of(view.type)
  write_bytes(view.base, view.baseType, view.offset + key * size, encode(view.type, value))
end

-- The position of a pointer in bytes: its container, the container's type, the offset.
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

-- The elements of an array are set at once: many of them need the memory first. An element takes 32 bytes while the
-- table grows, and four times its own size in C.
local MANY = 1 << 24
function C.checkElements(t, count)
  local size = size_of(t) or 1
  if size == 0 or count <= MANY // size then return end
  native.checkMemory(math.ult(count, 1 << 58) and count * 32 or -1)
  native.checkMemory(size < (1 << 60) // count and count * size * 4 or -1)
end

-- Memory of `malloc` gets its type from the first typed pointer it is assigned to.
local function give_type(raw, t)
  if type(t) == "table" and t.tail then t = C.fitting(t, raw.bytes) end
  raw.type, raw.count, raw.total = t, raw.bytes // size_of(t), raw.bytes
  raw.bytes = nil
  C.checkElements(t, raw.count)
  local plain, first = type(t) == "string", zero(t)
  if first ~= nil then
    for place = 0, raw.count - 1 do rawset(raw, place, plain and first or zero(t)) end
  end
  setmetatable(adopt(raw), Array)
end

-- Memory of `malloc` that is reused with another type.
function C.retype(raw, t)
  raw.bytes = raw.total or raw.count * size_of(raw.type)
  for place = 0, raw.count - 1 do rawset(raw, place, nil) end
  raw.type, raw.count = nil, nil
  give_type(raw, t)
end

-- Whether values of two types are the same in Lua, so that no conversion to bytes is needed.
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

-- A pointer to C's memory used as an object: a function represents it in native code.
local bridged = setmetatable({}, {__mode = "k"})
-- A number cast to such a pointer has a single function, so that it is equal to itself.
local standing_numbers, numbers_of_standing = setmetatable({}, {__mode = "v"}), setmetatable({}, {__mode = "k"})
local function bridged_number(number)
  local standing = standing_numbers[number]
  if not standing then
    standing = function() error(("the number %d is no object"):format(number), 2) end
    standing_numbers[number], numbers_of_standing[standing] = standing, number
    C.noteAddress(standing, number)
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

-- The memory that a function represents; nil for any other function.
function C.memoryOf(standing) return bridged[standing] end

-- Converts these functions back to the pointers that they represent.
function C.unbridged(...)
  local count, first = select("#", ...), (...)
  if count == 0 then return end
  if bridged[first] then first = bridged[first] end
  if count == 1 then return first end
  return first, C.unbridged(select(2, ...))
end

-- A pointer of a type to memory of another type, at an offset in bytes.
function C.viewAt(base, base_type, offset, t)
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
  elseif (kind == "function" or kind == "userdata") and (t == "@" or t == "p") then
    return C.memory(p)
  elseif kind ~= "table" or not rawget(p, "a") then
    return p
  end
  local known = type_of(p) or from
  -- The fields of a computed structure have the same names in each of its types.
  if known and (t == "v" or is_same(known, t) or rawget(p.a, "is_computed")) then return p end
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
  if type(t) == "table" and rawget(base, "field") then
    -- The structure that contains the field.
    local root, start = C.partOf(base)
    if type(root) == "table" and is_same(root.type, t) and (start + offset) % size_of(t) == 0 then
      return address(root, (start + offset) // size_of(t))
    end
  end
  local count = rawget(base, "count")
  if type(t) == "table" and t.tail and t.tail.isFlexible and count then
    t = C.fitting(t, count * size_of(base_type) - offset)
  end
  return C.viewAt(base, base_type, offset, t)
end

C.bytesAt, C.readBytes, C.writeBytes, C.giveType = bytes_at, read_bytes, write_bytes, give_type

-- A block of memory whose type is not known yet.
function C.allocate(count)
  local raw = {i = 0, bytes = count, is_allocated = true}
  raw.a = raw
  return setmetatable(raw, Array)
end

-- The value of a pointer to freed memory can still be compared and printed.
local Freed = {__eq = same, __newindex = function() error("memory is used after it was freed", 2) end}
function Freed.__index(_, key)
  if key ~= "type" then error("memory is used after it was freed", 2) end
end
function C.free(p)
  if type(p) ~= "table" then return end
  local a = p.a
  if a == nil then return end
  for key in next, a do
    if key ~= "a" and key ~= "i" and key ~= "type" then rawset(a, key, nil) end
  end
  rawset(a, "count", 0)
  rawset(a, "name", "memory that was freed")
  rawset(a, "isFreed", true)
  setmetatable(a, Freed)
end
