-- Structures and unions: plain tables with the fields' names, and a description of each type.

local C = ...
local setmetatable, type, next, rawget, rawset = setmetatable, type, next, rawget, rawset
local concat, byte, char = table.concat, string.byte, string.char

-- Elements that a table constructor gets at once, which is faster than one assignment for each.
local PART = 200
local unpack = table.unpack
local function copy_array(array)
  local count, t = array.count, array.type
  if type(t) == "string" and count and count <= PART then
    local copied = {i = 0, count = count, type = t, a = false, [0] = array[0], unpack(array, 1, count - 1)}
    copied.a = copied
    return setmetatable(copied, C.arrayMetatable)
  end
  local copied = C.newArray(t, 0)
  copied.count = count
  for key, value in next, array do
    if math.type(key) == "integer" then
      rawset(copied, key, type(value) == "table" and type(t) == "table"
        and (t.copy and t.copy(value) or copy_array(value)) or value)
    end
  end
  return C.adopted(copied)
end
C.copyArray = copy_array

-- The flexible array at the end, for which memory may have more room than the structure: `items[]`,
-- or in older C `items[0]` and `items[1]`.
local function tail_of(fields)
  local last = fields[#fields]
  local t = last and last[2]
  if type(t) == "table" and not t.size and t[2] <= 1 then
    return {name = last[1], element = t[1], offset = last[3], isFlexible = t[2] == 0}
  end
end

-- The same structure in memory that has room for `count` elements at its end.
local function sized(record, count)
  local known = record.sizes[count]
  if known then return known end
  local fields, tail = {}, record.tail
  for place, field in next, record.fields do fields[place] = field end
  fields[#fields] = {tail.name, {tail.element, count}, tail.offset}
  known = C.record(record.name, fields, tail.offset + count * C.sizeOf(tail.element))
  known.declared, known.tail = record, tail
  record.sizes[count] = known
  return known
end

-- The structure for memory of this size: with a longer tail if it is not a multiple of the size.
function C.fitting(record, bytes)
  local tail = record.tail
  if not tail or bytes < record.size or not tail.isFlexible and bytes % record.size == 0 then return record end
  return sized(record.declared or record, (bytes - tail.offset) // C.sizeOf(tail.element))
end

-- The text of an expression that copies a field.
local function copying(field, place)
  local name, t = field[1], field[2]
  local access = ("s[%q]"):format(name)
  if type(t) == "string" then return access end
  if not t.size and t[2] == 0 then return ("new_array(types[%d][1], 0)"):format(place) end
  if t.size then return ("types[%d].copy(%s)"):format(place, access) end
  return ("copy_array(%s)"):format(access)
end

local function zero_text(t, place)
  if type(t) == "string" then
    return t == "B" and "false" or (t == "f" or t == "d") and "0.0" or (t == "@" or t == "p") and "nil" or "0"
  end
  if t.size then return ("types[%d]()"):format(place) end
  return ("new_array(types[%d][1], types[%d][2])"):format(place, place)
end

-- The structures that sources have described, by name and by field types: an encoding has no name
-- for a structure without a tag.
C.records, C.recordsByShape = {}, {}
local letters = {i1 = "c", i2 = "s", i4 = "i", i8 = "q", u1 = "C", u2 = "S", u4 = "I", u8 = "Q", p = "^"}
C.encodingLetters = letters
local function shape_of(t)
  if type(t) == "string" then return letters[t] or t end
  if not t.size then return ("[%d%s]"):format(t[2], shape_of(t[1])) end
  if t.encoding then return t.encoding end
  local parts = {}
  for place, field in next, t.fields do parts[place] = field.bits and "b" .. field.bits[2] or shape_of(field[2]) end
  return (t.isUnion and "(%s)" or "{%s}"):format(concat(parts))
end

-- Bit-fields: `bits` of a field has its first bit in the structure and its width, as the compiler lays them out.
local function read_bits(bytes, start, field)
  local t, first, width = field[2], field.bits[1], field.bits[2]
  local value = 0
  for bit = first + width - 1, first, -1 do
    value = value << 1 | byte(bytes, start + (bit >> 3)) >> (bit & 7) & 1
  end
  if t == "B" then return value ~= 0 end
  if width < 64 and t:sub(1, 1) == "i" and value >> (width - 1) & 1 == 1 then value = value - (1 << width) end
  return value
end
local function write_bits(codes, field, value)
  local first = field.bits[1]
  if type(value) ~= "number" then value = value and 1 or 0 end
  for bit = 0, field.bits[2] - 1 do
    local place = first + bit
    if value >> bit & 1 == 1 then codes[(place >> 3) + 1] = codes[(place >> 3) + 1] | 1 << (place & 7) end
  end
end
-- The bytes of a structure with bit-fields, which may share bytes.
local function encode_bits(fields, size, s)
  local codes = {}
  for place = 1, size do codes[place] = 0 end
  for _, field in next, fields do
    if field.bits then
      write_bits(codes, field, s[field[1]])
    else
      local bytes = C.encode(field[2], s[field[1]])
      for place = 1, #bytes do codes[field[3] + place] = byte(bytes, place) end
    end
  end
  for place, code in next, codes do codes[place] = char(code) end
  return concat(codes)
end

-- Assigns a copy in place, so that pointers to parts of the structure stay valid; returns the structure.
local assign_union
local function assign_parts(record, old, new)
  if old == nil or rawequal(old, new) or record.isValue then return new end
  if record.isUnion then return assign_union(old, new) end
  return record.assign(old, new)
end
local function assign_elements(t, old, new)
  for place = 0, t[2] - 1 do
    if type(t[1]) == "table" then
      old[place] = (t[1].size and assign_parts or assign_elements)(t[1], old[place], new[place])
    else
      old[place] = new[place]
    end
  end
  return old
end
C.assignParts = assign_parts
local function change_text(field, place)
  local name, t = ("[%q]"):format(field[1]), field[2]
  if type(t) ~= "table" then return ("old%s = new%s"):format(name, name) end
  if t.size then return ("old%s = assign_parts(types[%d], old%s, new%s)"):format(name, place, name, name) end
  return ("assign_elements(types[%d], old%s, new%s)"):format(place, name, name)
end

-- Describes a structure: `R()` creates one of zeros, `R.copy(s)` a copy.
function C.record(name, fields, size)
  local copies, zeros, types, changes = {}, {}, {}, {}
  for place, field in next, fields do
    types[place] = field[2]
    copies[place] = ("[%q] = %s"):format(field[1], copying(field, place))
    zeros[place] = ("[%q] = %s"):format(field[1], zero_text(field[2], place))
    changes[place] = change_text(field, place)
  end
  -- Arrays know their structure: after their last element they read the next field.
  local places = {}
  for _, field in next, fields do
    local t = field[2]
    if type(t) == "table" and not t.size and type(t[1]) == "string" then places[field[1]] = {offset = field[3]} end
  end
  local function placed(s)
    for field, place in next, places do
      local array = s[field]
      rawset(array, "structure", s)
      rawset(array, "placeInStructure", place)
    end
    return s
  end
  local around = next(places) and "placed" or ""
  -- A variable of the runtime that was never set is all zeros.
  local text = ([[
local types, copy_array, new_array, placed, assign_parts, assign_elements = ...
local function new() return %s {%s} end
return function(s) if s == nil then return new() end return %s {%s} end, new, function(old, new) %s return old end]])
    :format(around, concat(zeros, ", "), around, concat(copies, ", "), concat(changes, " "))
  local copy, new, assign = load(text, "=" .. name)(types, copy_array, C.newArray, placed, assign_parts,
    assign_elements)
  local record = {name = name, size = size, copy = copy, assign = assign, fields = fields, tail = tail_of(fields), sizes = {}}
  for _, place in next, places do place.record = record end
  local has_bits = false
  for _, field in next, fields do has_bits = has_bits or field.bits ~= nil end
  function record.encode(s)
    if has_bits then return encode_bits(fields, size, s) end
    local parts, done = {}, 0
    for _, field in next, fields do
      if field[3] > done then parts[#parts + 1] = ("\0"):rep(field[3] - done) end
      local bytes = C.encode(field[2], s[field[1]])
      parts[#parts + 1] = bytes
      done = field[3] + #bytes
    end
    if size > done then parts[#parts + 1] = ("\0"):rep(size - done) end
    return concat(parts)
  end
  function record.decode(bytes, start)
    local s = {}
    for _, field in next, fields do
      local value
      if field.bits then
        value = read_bits(bytes, start, field)
      else
        value = C.decode(field[2], bytes, start + field[3])
      end
      if field[4] and value ~= nil then value = C.cast(value, field[4]) end
      s[field[1]] = value
    end
    return s
  end
  record.shape = shape_of(record)
  C.records[name], C.recordsByShape[record.shape] = record, record
  return setmetatable(record, {__call = new})
end

-- The key of a union's state: the name of the field used last, its value, the remaining bytes, and
-- the fields' types. Every union has it, so that one can be copied as another.
local held = {}

local function bytes_of(u)
  local state = rawget(u, held)
  local bytes = C.encode(state.types[state.name], state.value)
  return bytes .. state.rest:sub(#bytes + 1)
end

-- Arrays and structures in a union stay where they are, since pointers to them may exist. They have elements only
-- while their member is the one used last; the first access to another one makes it that.
local Inactive, owners = {}, setmetatable({}, {__mode = "k"})
local function activate(part)
  local owner = owners[part]
  if owner then local _ = owner.union[owner.name] end
end
function Inactive.__index(structure, key)
  activate(structure)
  return rawget(structure, key)
end
function Inactive.__newindex(structure, key, value)
  activate(structure)
  rawset(structure, key, value)
end
function C.reactivated(array, place)
  if rawget(array, "isInUnion") then activate(array) end
  return rawget(array, place)
end
function C.reactivatedRow(array, place)
  if rawget(array, "isInUnion") then activate(array) end
  return array, place
end

-- Whether a member is an array, or a structure that is no union.
local function is_array(t) return type(t) == "table" and not t.size end
local function is_structure(t) return type(t) == "table" and t.size and not t.isUnion end

local function deactivate(u, state)
  local part, t = state.value, state.types[state.name]
  if is_array(t) then
    for place = 0, rawget(part, "count") - 1 do rawset(part, place, nil) end
    rawset(part, "isInUnion", true)
  elseif is_structure(t) then
    for _, field in next, t.fields do rawset(part, field[1], nil) end
    setmetatable(part, Inactive)
  else
    return
  end
  owners[part] = owners[part] or {union = u, name = state.name}
  state.parts = state.parts or {}
  state.parts[state.name] = part
end

-- Makes a member the one that is used, with its value in bytes.
local function switch(u, state, name, bytes)
  deactivate(u, state)
  local t = state.types[name]
  local value, part = C.decode(t, bytes, 1), state.parts and state.parts[name]
  if part and is_array(t) then
    for place = 0, rawget(part, "count") - 1 do rawset(part, place, rawget(value, place)) end
    value = C.adopted(part)
  elseif part then
    setmetatable(part, nil)
    for _, field in next, t.fields do part[field[1]] = value[field[1]] end
    value = part
  end
  state.name, state.value, state.rest = name, value, bytes
  return value
end

function assign_union(old, new)
  local state = rawget(old, held)
  switch(old, state, state.name, bytes_of(new))
  return old
end

-- Describes a union: its fields share the same bytes.
function C.union(name, fields, size)
  local record = {name = name, size = size, fields = fields, isUnion = true, encode = bytes_of}
  local types = {}
  for _, field in next, fields do types[field[1]] = field[2] end
  local meta = {}
  function meta.__index(u, key)
    local t = types[key]
    if t == nil then return nil end
    local state = rawget(u, held)
    if state.name == key then return state.value end
    return switch(u, state, key, bytes_of(u))
  end
  function meta.__newindex(u, key, value)
    local state = rawget(u, held)
    if state.name ~= key then local _ = u[key] end
    local part = state.value
    if part == nil or rawequal(part, value) or not is_structure(types[key]) then
      state.value = value
    else
      for _, field in next, types[key].fields do part[field[1]] = value[field[1]] end
    end
  end
  local function of_bytes(bytes)
    local first = fields[1]
    return setmetatable(
      {[held] = {types = types, name = first[1], value = C.decode(first[2], bytes, 1), rest = bytes}}, meta)
  end
  local function new(_, initial)
    local u = of_bytes(("\0"):rep(size))
    for key, value in next, initial or {} do u[key] = value end
    return u
  end
  function record.copy(u) return of_bytes(bytes_of(u)) end
  function record.decode(bytes, start) return of_bytes(bytes:sub(start, start + size - 1)) end
  return setmetatable(record, {__call = new})
end
