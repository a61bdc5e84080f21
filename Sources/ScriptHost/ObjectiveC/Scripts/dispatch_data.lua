-- dispatch/data.h: its objects are NSData objects, of one or several regions.

local C = ...
local c, objc, send = C.functions, C.objc, C.send
local unbox = objc.unbox

local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
C.dataOfBytes = data_of
local function size_of(data) return send(data, "length") end
local function bytes_of(data) return size_of(data) == 0 and "" or unbox(data) end

C.constants.dispatch_data_empty = data_of ""
local function empty() return C.constants.dispatch_data_empty end
local function freed() end
C.constants._dispatch_data_destructor_free, C.constants._dispatch_data_destructor_munmap = freed, function() end

-- The lengths of the regions of the objects that have several, in order.
local lengths = setmetatable({}, {__mode = "k"})
-- Calls a function with the place and the length of each region until it answers true.
local function each_region(data, body)
  local place = 0
  for _, length in ipairs(lengths[data] or {size_of(data)}) do
    if length > 0 and body(place, length) then return end
    place = place + length
  end
end
-- A region of an object; the object itself if it has no other.
local function region_of(data, place, length)
  return lengths[data] and data_of(bytes_of(data):sub(place + 1, place + length)) or data
end

-- The bytes are copied at once, so the memory is no longer needed.
function c.dispatch_data_create(p, size, queue, destructor)
  local made = size == 0 and empty() or data_of(C.bytesOf(C.cast(p, "u1"), size))
  if destructor == freed then
    c.free(p)
  elseif destructor ~= nil and destructor ~= C.constants._dispatch_data_destructor_munmap then
    c.dispatch_async(queue or c.dispatch_get_global_queue(0, 0), destructor)
  end
  return made
end
c.dispatch_data_get_size = size_of
function c.dispatch_data_create_concat(one, other)
  if size_of(one) == 0 then return other end
  if size_of(other) == 0 then return one end
  local made, list = data_of(bytes_of(one) .. bytes_of(other)), {}
  local function add(_, length) list[#list + 1] = length end
  each_region(one, add)
  each_region(other, add)
  lengths[made] = list
  return made
end
function c.dispatch_data_create_subrange(data, offset, length)
  local size = size_of(data)
  if offset < 0 or offset >= size or length == 0 then return empty() end
  if length < 0 or length > size - offset then length = size - offset end
  if length == size then return data end
  local made, list = data_of(bytes_of(data):sub(offset + 1, offset + length)), {}
  each_region(data, function(place, count)
    local first, last = math.max(place, offset), math.min(place + count, offset + length)
    if last > first then list[#list + 1] = last - first end
  end)
  if #list > 1 then lengths[made] = list end
  return made
end
function c.dispatch_data_create_map(data, out, size)
  local bytes = bytes_of(data)
  if out ~= nil then out.a[out.i] = bytes ~= "" and C.literal(bytes) or nil end
  if size ~= nil then size.a[size.i] = #bytes end
  return lengths[data] and data_of(bytes) or data
end
function c.dispatch_data_apply(data, body)
  local bytes, goes_on = bytes_of(data), true
  each_region(data, function(place, length)
    local part = bytes:sub(place + 1, place + length)
    goes_on = body(region_of(data, place, length), place, C.literal(part), length) ~= false
    return not goes_on
  end)
  return goes_on
end
function c.dispatch_data_copy_region(data, wanted, offset)
  local result, start = empty(), size_of(data)
  each_region(data, function(place, length)
    if wanted >= place + length or wanted < 0 then return false end
    result, start = region_of(data, place, length), place
    return true
  end)
  if offset ~= nil then offset.a[offset.i] = start end
  return result
end
