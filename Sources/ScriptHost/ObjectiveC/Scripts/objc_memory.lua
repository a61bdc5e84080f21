-- The memory of objects and blocks.

local C, native = ...
local objc = C.objc
local type, setmetatable, rawset, math = type, setmetatable, rawset, math

-- The signatures of blocks; one without has no parameters and no result.
local signatures = setmetatable({}, {__mode = "k"})
C.signatures = signatures

-- The memory of an object: its class first, then the fields of a block. `p` is how C libraries find
-- a block's signature, which follows the sizes in the descriptor.
local BLOCK_HAS_SIGNATURE, BLOCK_SIZE, WORD = 1 << 30, 32, 8
local memories = setmetatable({}, {__mode = "k"})
function C.memory(object)
  local known = memories[object]
  if known then return known end
  local block = object
  if type(object) == "userdata" then block = objc.unbox(object) end
  if type(object) == "userdata" and objc.object_isClass(object) then
    C.complete()
    known = C.classMemory(object)
  elseif type(block) ~= "function" then
    known = {i = 0}
    known.a = known
    -- The words of an object: its class, and its variables at their offsets.
    setmetatable(known, {
      __index = function(_, place)
        if math.type(place) ~= "integer" then return nil end
        if place == 0 then return objc.object_getClass(object) end
        local variable = C.variableAt(object, place * WORD)
        return variable.a[variable.i]
      end,
      __newindex = function(_, place, value)
        if place == 0 then
          objc.object_setClass(object, value)
          return
        end
        local variable = C.variableAt(object, place * WORD)
        variable.a[variable.i] = value
      end})
  else
    local signature = signatures[block] or native.signature(object) or "v8@?0"
    local function invoke(_, ...) return block(...) end
    local descriptor = C.list({0, BLOCK_SIZE, signature}, 8)
    known = C.list({objc.object_getClass(objc.box(block)), BLOCK_HAS_SIGNATURE, invoke, descriptor}, 8)
    descriptor.type = "p"
  end
  rawset(known, "type", "p")
  memories[object] = known
  return known
end
