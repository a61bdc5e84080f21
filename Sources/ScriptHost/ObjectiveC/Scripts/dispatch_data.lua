-- dispatch/data.h: its objects are NSData objects with a single region.

local C = ...
local c, objc, send = C.functions, C.objc, C.send

local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
local function bytes_of(data)
  local size = send(data, "length")
  return size == 0 and "" or objc.unbox(data)
end

C.constants.dispatch_data_empty = data_of ""
local function freed() end
C.constants._dispatch_data_destructor_free, C.constants._dispatch_data_destructor_munmap = freed, function() end

-- The bytes are copied at once, so the memory is no longer needed.
function c.dispatch_data_create(p, size, queue, destructor)
  local made = data_of(size == 0 and "" or C.bytesOf(C.cast(p, "u1"), size))
  if destructor == freed then
    c.free(p)
  elseif destructor ~= nil and destructor ~= C.constants._dispatch_data_destructor_munmap then
    c.dispatch_async(queue or c.dispatch_get_global_queue(0, 0), destructor)
  end
  return made
end
function c.dispatch_data_get_size(data) return send(data, "length") end
function c.dispatch_data_create_concat(one, other) return data_of(bytes_of(one) .. bytes_of(other)) end
function c.dispatch_data_create_subrange(data, offset, length)
  return data_of(bytes_of(data):sub(offset + 1, offset + length))
end
function c.dispatch_data_create_map(data, out, size)
  local bytes = bytes_of(data)
  if out ~= nil then out.a[out.i] = C.literal(bytes) end
  if size ~= nil then size.a[size.i] = #bytes end
  return data_of(bytes)
end
function c.dispatch_data_apply(data, body)
  local bytes = bytes_of(data)
  return bytes == "" or body(data, 0, C.literal(bytes), #bytes) ~= false
end
function c.dispatch_data_copy_region(data, place, offset)
  if offset ~= nil then offset.a[offset.i] = 0 end
  return place < send(data, "length") and data or C.constants.dispatch_data_empty
end
