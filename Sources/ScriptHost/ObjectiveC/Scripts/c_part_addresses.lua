-- The positions of parts of C's memory: the structure or array that contains a row, a field or an
-- instance variable, and the offset in bytes.
--
-- Rows know their array. A structure's part is recorded when an address in it is taken.

local C = ...
local setmetatable, type, rawget, rawequal, next = setmetatable, type, rawget, rawequal, next
local math_type = math.type
local size_of = C.sizeOf

-- The container and the key of each structure part whose address was taken.
local holders = setmetatable({}, {__mode = "k"})
function C.inside(container, key)
  local part = container[key]
  if type(part) == "table" and not holders[part] then holders[part] = {container, key} end
  return part
end

-- Whether a container is memory; a structure's fields may have any names.
local function is_memory(container) return rawequal(rawget(container, "a"), container) end

local part_of
-- The memory that contains a field, and the field's offset.
local function field_of(p)
  local object = C.ownerOfVariable(p)
  if object ~= nil then return object, C.offsetOfVariable(object, p.i) end
  local root, offset, record = part_of(p.a)
  for _, known in next, record and record.fields or {} do
    if known[1] == p.i then return root, offset + known[3] end
  end
end

-- The memory that contains this memory, and the offset in it.
local function memory_of(container)
  if rawget(container, "base") then
    local root, offset = part_of(container.base)
    return root, root and offset + container.offset
  end
  local owner = rawget(container, "owner")
  if owner then
    local root, offset = part_of(owner)
    return root, root and offset + rawget(container, "place") * size_of(owner.type)
  end
  if rawget(container, "field") then
    local root, offset = field_of(container.field)
    if root ~= nil then return root, offset end
  end
  if not holders[container] then return container, 0 end
end

-- The same for memory or a structure; a third result describes the structure.
function part_of(container)
  if is_memory(container) then
    local root, offset = memory_of(container)
    if root ~= nil then return root, offset end
  end
  local holder = holders[container]
  if not holder then return nil end
  local outer, key = holder[1], holder[2]
  local root, offset, record = part_of(outer)
  if root == nil then return nil end
  if is_memory(outer) then
    local t = rawget(outer, "type")
    if type(t) ~= "table" or math_type(key) ~= "integer" then return nil end
    return root, offset + key * size_of(t), t.fields and t
  end
  for _, known in next, record and record.fields or {} do
    if known[1] == key then
      local t = known[2]
      return root, offset + known[3], type(t) == "table" and t.fields and t or nil
    end
  end
end
C.partOf = part_of

-- The memory that a pointer points into, the byte offset, and the type of the value there.
function C.position(p)
  local a, i = p.a, p.i
  if math_type(i) == "integer" then
    local t = rawget(a, "type")
    local root, offset = part_of(a)
    if root == nil or t == nil then return nil end
    return root, offset + i * size_of(t), t
  end
  local root, offset = field_of(p)
  return root, offset, rawget(p, "type")
end
