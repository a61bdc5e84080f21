-- Messages that pass C's memory to an object, and others whose pointer is not the first argument.

local C = ...
local objc, form, limited = C.objc, C.bufferForm, C.limited

-- Immutable data uses the caller's memory until it is deallocated; mutable data copies it, as a device does, so the
-- caller gets it back at once.
local lent = setmetatable({}, {__mode = "k"})
local function with_memory(made, pointer, length, ended)
  if made == nil or length == 0 or type(pointer) ~= "table" or made:isKindOfClass_(objc.NSMutableData) then
    if ended then ended() end
    return made
  end
  lent[made] = pointer
  made:_shareBytes_ended_(function() return C.bytesOf(pointer, length) end, ended)
  return made
end
form("NSData", "bytes", function(data) return lent[data] or data:bytes() end)
-- Frees memory of malloc(); other memory cannot be freed.
local function freeing(pointer, is_freed)
  if not is_freed or type(pointer) ~= "table" or not rawget(pointer.a, "is_allocated") then return nil end
  return function() C.functions.free(pointer) end
end
for _, prefix in ipairs {"data", "init"} do
  local copying = prefix .. "WithBytes:length:"
  form(nil, prefix .. "WithBytesNoCopy:length:", function(receiver, t, pointer, length)
    return with_memory(C.buffer(copying, receiver, t, pointer, length), pointer, length, freeing(pointer, true))
  end)
  form(nil, prefix .. "WithBytesNoCopy:length:freeWhenDone:", function(receiver, t, pointer, length, is_freed)
    return with_memory(C.buffer(copying, receiver, t, pointer, length), pointer, length, freeing(pointer, is_freed))
  end)
end
form(nil, "initWithBytesNoCopy:length:deallocator:", function(receiver, t, pointer, length, deallocator)
  local ended = deallocator ~= nil and function() deallocator(pointer, length) end or nil
  return with_memory(C.buffer("initWithBytes:length:", receiver, t, pointer, length), pointer, length, ended)
end)
-- The string copies the memory, so the caller gets it back at once.
form(nil, "initWithCharactersNoCopy:length:deallocator:", function(receiver, t, pointer, length, deallocator)
  local made = C.buffer("initWithCharacters:length:", receiver, t, pointer, length)
  if deallocator ~= nil then deallocator(pointer, length) end
  return made
end)
form(nil, "initWithBytesNoCopy:length:encoding:freeWhenDone:", function(text, t, pointer, length, encoding, is_freed)
  local made = C.buffer("initWithBytes:length:encoding:", text, t, pointer, length, encoding)
  if made ~= nil and is_freed then C.functions.free(pointer) end
  return made
end)
form(nil, "initWithBytesNoCopy:length:encoding:deallocator:", function(text, t, pointer, length, encoding, deallocator)
  local made = C.buffer("initWithBytes:length:encoding:", text, t, pointer, length, encoding)
  -- If no string is created, the caller keeps the bytes.
  if made ~= nil and deallocator ~= nil then deallocator(pointer, length) end
  return made
end)

-- The memory that a stream fills, and the number of bytes in it.
local filled = setmetatable({}, {__mode = "k"})
for _, selector in ipairs {"outputStreamToBuffer:capacity:", "initToBuffer:capacity:"} do
  form(nil, selector, function(receiver, _, pointer, capacity)
    local stream = C.exact(receiver, selector, nil, capacity)
    filled[stream] = {pointer = pointer, count = 0}
    return stream
  end)
end
form("NSOutputStream", "write:maxLength:", function(stream, _, pointer, count)
  local bytes, memory = C.bytesOf(pointer, count), filled[stream]
  local written = stream:write_maxLength_(bytes, count)
  if memory and written > 0 then
    C.writeAt(C.add(C.cast(memory.pointer, "u1"), memory.count), bytes:sub(1, written))
    memory.count = memory.count + written
  end
  return written
end)

form("NSMutableData", "replaceBytesInRange:withBytes:", function(data, _, range, pointer)
  data:replaceBytesInRange_withBytes_(range, C.bytesOf(pointer, range.length))
end)
form("NSMutableData", "replaceBytesInRange:withBytes:length:", function(data, _, range, pointer, length)
  -- Without bytes, the data is zeroed or empty.
  local bytes = pointer == nil and ("\0"):rep(length) or length == 0 and "" or C.bytesOf(pointer, length)
  data:replaceBytesInRange_withBytes_length_(range, bytes, length)
end)

form(nil, "replaceObjectsInRange:withObjects:count:", function(set, _, range, pointer, count)
  C.exact(set, "replaceObjectsInRange:withObjects:count:", range, C.listInMemory(pointer, count), count)
end)

form(nil, "regularExpressionCheckingResultWithRanges:count:regularExpression:", function(class, _, pointer, count, expression)
  local selector = "regularExpressionCheckingResultWithRanges:count:regularExpression:"
  return C.exact(class, selector, C.listInMemory(pointer, count), count, expression)
end)

form("CAMediaTimingFunction", "getControlPointAtIndex:values:", function(curve, _, index, pointer)
  local point = curve:getControlPointAtIndex_values_(index)
  for place = 1, 2 do pointer.a[pointer.i + place - 1] = point[place] end
end)

form("UIBezierPath", "getLineDash:count:phase:", function(path, _, pattern, count, phase)
  local lengths, number, start = path:getLineDash_count_phase_()
  if pattern ~= nil then
    for place = 1, number do pattern.a[pattern.i + place - 1] = lengths[place] end
  end
  C.out(count, number)
  C.out(phase, start)
end)

form("NSFileManager", "getFileSystemRepresentation:maxLength:withPath:", function(_, _, pointer, limit, path)
  local bytes = path ~= nil and tostring(path) or ""
  if bytes == "" or #bytes >= limited(limit) then return false end
  C.store(pointer, limit, bytes)
  return true
end)
form(nil, "getFileSystemRepresentation:maxLength:", function(receiver, _, pointer, limit)
  local path = receiver:fileSystemRepresentation()
  if path == nil or #path >= limited(limit) then return false end
  C.store(pointer, limit, path)
  return true
end)
