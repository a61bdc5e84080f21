-- Messages that lend C's memory to an object, and others whose pointers are not their first argument.

local C = ...
local form = C.bufferForm

-- The object copies what it is lent, so that the lender has it back at once.
for selector, copying in pairs {
  ["initWithBytesNoCopy:length:deallocator:"] = "initWithBytes:length:",
  ["initWithCharactersNoCopy:length:deallocator:"] = "initWithCharacters:length:",
} do
  form(nil, selector, function(receiver, t, pointer, length, deallocator)
    local made = C.buffer(copying, receiver, t, pointer, length)
    if deallocator ~= nil then deallocator(pointer, length) end
    return made
  end)
end
form(nil, "initWithBytesNoCopy:length:encoding:deallocator:", function(text, t, pointer, length, encoding, deallocator)
  local made = C.buffer("initWithBytes:length:encoding:", text, t, pointer, length, encoding)
  -- Who gets no string keeps the bytes.
  if made ~= nil and deallocator ~= nil then deallocator(pointer, length) end
  return made
end)

form(nil, "replaceObjectsInRange:withObjects:count:", function(set, _, range, pointer, count)
  C.exact(set, "replaceObjectsInRange:withObjects:count:", range, C.listInMemory(pointer, count), count)
end)

form("UIBezierPath", "getLineDash:count:phase:", function(path, _, pattern, count, phase)
  local lengths, number, start = path:getLineDash_count_phase_()
  if pattern ~= nil then
    for place = 1, number do pattern.a[pattern.i + place - 1] = lengths[place] end
  end
  C.out(count, number)
  C.out(phase, start)
end)

form(nil, "getFileSystemRepresentation:maxLength:", function(receiver, _, pointer, limit)
  local path = receiver:fileSystemRepresentation()
  if path == nil or #path >= limit then return false end
  C.store(pointer, limit, path)
  return true
end)
