-- Blocks of translated sources, and the objects that they capture under ARC.

local C = ...
local type, select = type, select
local signatures, escaped, made = C.signatures, C.placesOf, C.returnedAlone
local counted, owners = C.countedByHand, C.variablesOf

-- The classes of blocks that are not on the heap.
local classes = setmetatable({}, {__mode = "k"})
local STACK = "__NSStackBlock__"
function C.blockClass(f) return classes[f] or "__NSMallocBlock__" end
function C.blockSignature(f) return signatures[f] end

-- Creates a block that captures no variables: its signature, unless it has no parameters and no result, and its
-- function.
function C.globalBlock(signature, f)
  if signature then signatures[f] = signature end
  classes[f] = "__NSGlobalBlock__"
  return f
end

-- A block on the stack, until it is copied.
function C.stackBlock(f)
  classes[f] = STACK
  return f
end
function C.leaveStack(f)
  if classes[f] == STACK then classes[f] = nil end
  return f
end

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
