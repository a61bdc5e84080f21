-- Blocks of translated sources, and the objects that they capture under ARC.

local C = ...
local type, select = type, select
local signatures, escaped, made, captured = C.signatures, C.placesOf, C.returnedAlone, C.capturedBy
local counted, owners = C.countedByHand, C.variablesOf

-- Creates a block: its signature, unless it has no parameters and no result; its function; and the objects that ARC
-- retains for it. The first `count` of them are released with the block even if no source counts references manually.
function C.block(signature, f, count, first, ...)
  if signature then signatures[f] = signature end
  if count == nil then return f end
  if C.isMixed then return C.countedBlock(f, first, ...) end
  if first ~= nil and type(first) ~= "string" then escaped[first], made[first] = (escaped[first] or 0) + 1, nil end
  local others = select("#", ...)
  if others == 0 then
    if count > 0 then captured[f] = {first} end
    return f
  end
  local list = {first, ...}
  for place = 2, others + 1 do
    local object = list[place]
    if object ~= nil and type(object) ~= "string" then escaped[object], made[object] = (escaped[object] or 0) + 1, nil end
    if place > count then list[place] = nil end
  end
  if count == 0 then list[1] = nil else captured[f] = list end
  return f
end

-- As `C.keep`, for a reference that does not own the object; Lua may refer to it as well.
function C.lend(object)
  if object ~= nil and type(object) ~= "string" and not counted[object] then
    escaped[object], made[object] = escaped[object] or 0, nil
  end
  return object
end

-- A variable that blocks share ends: they may have what is in it.
function C.leave(object, shared)
  if shared then return C.releaseShared(shared) end
  if object ~= nil and owners[object] == nil and not counted[object] then C.left(object) end
end
-- As `C.settle`, behind the results of a function that has such a variable.
function C.settled(...)
  C.settle()
  return ...
end
