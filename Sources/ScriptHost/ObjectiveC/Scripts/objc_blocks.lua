-- Blocks of translated sources, and the objects that they capture under ARC.

local C = ...
local type, select = type, select
local signatures, escaped, made = C.signatures, C.placesOf, C.returnedAlone
local counted, owners = C.countedByHand, C.variablesOf

-- Creates a block: its signature, unless it has no parameters and no result; its function; and the objects that
-- ARC retains for it.
function C.block(signature, f, ...)
  if signature then signatures[f] = signature end
  if select("#", ...) == 0 then return f end
  return C.countedBlock(f, ...)
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
