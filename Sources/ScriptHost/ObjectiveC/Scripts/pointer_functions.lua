-- The functions of an NSPointerFunctions with options, as a source reads and calls them.

local C = ...
local c, obj, send, cstr = C.functions, C.obj, C.send, C.cstr

local OBJECT, OPAQUE, OBJECT_POINTER, C_STRING, STRUCTURE, INTEGER = 0, 1, 2, 3, 4, 5

local function address(pointer) return C.integer(pointer) end
local function is_same(one, other) return C.integer(one) == C.integer(other) end
local function hash_of(bytes)
  local hash = 5381
  for index = 1, #bytes do hash = hash * 33 ~ bytes:byte(index) end
  return hash
end
local function bytes_of(pointer, size) return C.bytesOf(C.cast(pointer, "u1"), size and size(pointer) or 0) end
local function shown(pointer) return C.str(("0x%x"):format(C.integer(pointer))) end

local functions = {
  [OBJECT] = {
    hashFunction = function(object) return send(object, "hash") end,
    isEqualFunction = function(one, other) return one == other or send(one, "isEqual:", other) end,
    descriptionFunction = function(object) return obj(send(object, "description")) end},
  [OPAQUE] = {hashFunction = address, isEqualFunction = is_same, descriptionFunction = shown},
  [OBJECT_POINTER] = {
    hashFunction = address, isEqualFunction = is_same,
    descriptionFunction = function(object) return obj(send(object, "description")) end},
  [C_STRING] = {
    hashFunction = function(text) return hash_of(cstr(text)) end,
    isEqualFunction = function(one, other) return cstr(one) == cstr(other) end,
    descriptionFunction = function(text) return C.str(cstr(text)) end,
    sizeFunction = function(text) return #cstr(text) + 1 end},
  [STRUCTURE] = {
    hashFunction = function(pointer, size) return hash_of(bytes_of(pointer, size)) end,
    isEqualFunction = function(one, other, size) return bytes_of(one, size) == bytes_of(other, size) end,
    descriptionFunction = shown},
  [INTEGER] = {
    hashFunction = address, isEqualFunction = is_same,
    descriptionFunction = function(number) return C.str(tostring(C.integer(number))) end}}

-- A strong value is retained when it is added to a table, and released when it is removed.
local held = {
  acquireFunction = function(object, _, is_copied)
    if is_copied then return obj(send(object, "copy")) end
    send(object, "retain")
    return object
  end,
  relinquishFunction = function(object) send(object, "release") end}

-- The function with a name for the options; nil if there is none.
function C.pointerFunction(options, name)
  local memory, personality = options & 0xFF, options >> 8 & 0xFF
  local own = functions[personality] and functions[personality][name]
  if own then return own end
  if memory == 0 and (personality == OBJECT or personality == OBJECT_POINTER) then return held[name] end
end
