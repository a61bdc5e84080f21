-- The messages of collections that write C's memory: objects, keys, indexes, and portions for fast enumeration.

local C = ...
local objc, obj = C.objc, C.obj
local form, typed, limited, refuse = C.bufferForm, C.typedMemory, C.limited, C.refuseRange

local function objects(array, pointer, range)
  for place = 0, range.length - 1 do
    pointer.a[pointer.i + place] = C.lend(obj(array:objectAtIndex_(range.location + place)))
  end
end
form(nil, "getObjects:range:", function(array, _, pointer, range)
  refuse(array, "getObjects:range:", range, array:count())
  objects(array, typed(pointer, "@"), range)
end)
form(nil, "getObjects:", function(array, _, pointer)
  objects(array, typed(pointer, "@"), {location = 0, length = array:count()})
end)
-- Manual fast enumeration: elements are returned in portions of the caller's buffer size.
local portions = setmetatable({}, {__mode = "k"})
form(nil, "countByEnumeratingWithState:objects:count:", function(collection, _, state, buffer, room)
  local fields = state.a[state.i]
  if fields.state == 0 then
    local listed = {}
    for element in objc.each(C.listOf(collection)) do listed[#listed + 1] = obj(element) end
    portions[fields] = listed
    fields.mutationsPtr = C.cell(0, "u8")
  end
  -- A state that no enumeration has set names no element; sizes are unsigned.
  local listed, first = portions[fields] or {}, fields.state
  local rest = math.ult(first, #listed) and #listed - first or 0
  local count = math.ult(room, rest) and room or rest
  for place = 1, count do buffer.a[buffer.i + place - 1] = C.lend(listed[first + place]) end
  fields.state, fields.itemsPtr = first + count, buffer
  return count
end)
local function entries(dictionary, _, values, keys, limit)
  local all, place = dictionary:allKeys(), 0
  limit = limited(limit or -1)
  for key in objc.each(all) do
    if place >= limit then break end
    if keys ~= nil then keys.a[keys.i + place] = C.lend(obj(key)) end
    if values ~= nil then values.a[values.i + place] = C.lend(obj(dictionary:objectForKey_(key))) end
    place = place + 1
  end
end
form("NSDictionary", "getObjects:andKeys:", entries)
form("NSDictionary", "getObjects:andKeys:count:", entries)
form("NSIndexSet", "getIndexes:maxCount:inIndexRange:", function(indexes, _, pointer, limit, range)
  local first, last = 0, math.maxinteger - 1
  if range ~= nil then
    local bounds = range.a[range.i]
    first, last = bounds.location, bounds.location + limited(bounds.length) - 1
    -- Indexes end below NSNotFound.
    if last < first - 1 then last = math.maxinteger - 1 end
  end
  limit = limited(limit)
  local count, place = 0, indexes:indexGreaterThanOrEqualToIndex_(first)
  local none = math.maxinteger
  while place ~= none and place <= last and count < limit do
    pointer.a[pointer.i + count] = place
    count, place = count + 1, indexes:indexGreaterThanIndex_(place)
  end
  if range ~= nil then range.a[range.i] = {location = place, length = math.max(0, last - place + 1)} end
  return count
end)
local function path_indexes(path, _, pointer, range)
  if range == nil then range = {location = 0, length = path:length()} end
  C.exact(path, "getIndexes:range:", nil, range) -- It refuses a range beyond its end.
  for place = 0, range.length - 1 do
    pointer.a[pointer.i + place] = path:indexAtPosition_(range.location + place)
  end
end
form("NSIndexPath", "getIndexes:", path_indexes)
form("NSIndexPath", "getIndexes:range:", path_indexes)
