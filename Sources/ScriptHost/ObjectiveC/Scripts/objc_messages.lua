-- Messages, literals and references: Objective-C's additions to C, using the module `objc`.

local C, native = ...
local objc = C.objc
local type, setmetatable, getmetatable, error, pcall = type, setmetatable, getmetatable, error, pcall
local box, constant = objc.box, objc.constant

-- The change dictionary for an observer of a list or a set: its indexes are a set.
local changes = {[2] = true, [3] = true, [4] = true}
local function change_of(value)
  local copied, indexes = {}, objc.NSMutableIndexSet:indexSet()
  for key, entry in next, value do copied[key] = entry end
  if not value.indexes then
    -- Without indexes a set has changed, by adding and removing elements.
    for _, name in ipairs {"old", "new"} do
      if type(value[name]) == "table" then copied[name] = objc.NSSet:setWithArray_(value[name]) end
    end
    return box(copied)
  end
  for _, index in ipairs(value.indexes) do indexes:addIndex_(index) end
  copied.indexes = indexes
  return box(copied)
end

-- Structures that native code passes as tables where Objective-C has an object, found by a typical
-- field: KVC's values, and the old and new ones of KVO.
local structures = {
  x = {"valueWithCGPoint:", 2}, width = {"valueWithCGSize:", 2}, origin = {"valueWithCGRect:", 2},
  dx = {"valueWithCGVector:", 2}, location = {"valueWithRange:", 2}, horizontal = {"valueWithUIOffset:", 2},
  left = {"valueWithUIEdgeInsets:", 4}, leading = {"valueWithDirectionalEdgeInsets:", 4},
  tx = {"valueWithCGAffineTransform:", 6}}
local function value_of(structure)
  local count, form = 0, nil
  for key, field in next, structure do
    count, form = count + 1, form or structures[key]
    if type(field) ~= "number" and key ~= "origin" and key ~= "size" then return nil end
  end
  if form and form[2] == count then return objc.msgSend(objc.NSValue, form[1], structure) end
end

-- A change of one value; the old and the new value may be structures.
local function plain_change_of(value)
  local copied = {}
  for key, entry in next, value do copied[key] = type(entry) == "table" and value_of(entry) or entry end
  return box(copied)
end

-- A copy of a table in which structures at any depth are objects; the table itself without any.
local function with_values(container, depth)
  local copied
  for key, entry in next, container do
    if type(entry) == "table" then
      local made = value_of(entry) or depth < 100 and with_values(entry, depth + 1) or entry
      if made ~= entry then
        if not copied then
          copied = {}
          for other, value in next, container do copied[other] = value end
        end
        copied[key] = made
      end
    end
  end
  return copied or container
end

-- The object of a text: the literal's, if a source contains it, or the constant of a framework that is its own name.
local byte, find = string.byte, string.find
local strings = {}
local function text_object(text)
  local known = strings[text]
  if known then return known end
  local first = byte(text)
  if (first == 78 or first == 85) and find(text, "^[NU][SI]%u%a+$") and C.moduleConstant(text) == text then
    return C.str(text)
  end
  return box(text)
end

-- The object for a plain Lua value; objects and blocks are returned unchanged.
local obj = native.makeObject(function(value)
  local kind = type(value)
  if kind == "string" then return text_object(value) end
  -- A change that is more than a new value has type 2, 3 or 4 of NSKeyValueObserving.h.
  if kind == "table" then
    local change = rawget(value, "kind")
    if changes[change] then return change_of(value) end
    if change == 1 then return plain_change_of(value) end
    return value_of(value) or box(with_values(value, 1))
  end
  return box(value)
end)
C.obj = obj
-- The same if the source declares a list to be a set.
function C.setOf(value)
  if type(value) == "table" then return objc.NSSet:setWithArray_(value) end
  return obj(value)
end
function C.orderedSetOf(value)
  if type(value) == "table" then return objc.NSOrderedSet:orderedSetWithArray_(value) end
  return obj(value)
end

local msgSend = objc.msgSend

-- A message to a block or a plain value, or one that no function of an object answers.
local method_of = native.methodOf
local function send_other(receiver, selector, ...)
  if type(receiver) == "function" then
    if selector == "copy" then return C.leaveStack(receiver) end
    if selector == "retain" or selector == "autorelease" then return receiver end
    -- Each message creates a new object for the block; the function identifies it.
    if selector == "description" or selector == "debugDescription" then
      return ("<%s: 0x%x>"):format(C.blockClass(receiver), C.integer(receiver))
    end
    if selector == "isEqual:" then return objc.unbox((...)) == receiver end
    if selector == "hash" then return C.integer(receiver) end
  end
  if rawequal(receiver, C.absentReceiver) then return nil end
  -- The fields of an exception are values, which are no functions.
  return msgSend(receiver, selector, ...)
end
function C.send(receiver, selector, ...)
  if receiver == nil then return nil end
  local method = method_of(receiver, selector)
  if method then return method(receiver, ...) end
  return send_other(receiver, selector, ...)
end

-- Messages that the source expects to return an object: a result of 0 becomes nil.
local performing = {
  ["performSelector:"] = true, ["performSelector:withObject:"] = true, ["performSelector:withObject:withObject:"] = true,
}
function C.untyped(receiver, selector, ...)
  local value = C.send(receiver, selector, ...)
  if (value == false or value == 0) and type(receiver) == "userdata" then
    local signature = receiver:methodSignatureForSelector_(performing[selector] and (...) or C.sel(selector))
    if signature and signature:methodReturnType():sub(1, 1) ~= "@" then return nil end
  end
  -- A pointer into C's memory is not an object.
  if type(value) == "table" and C.isPointer(value) then return value end
  if performing[selector] then return C.unseen(obj(value), (...)) end
  return obj(value)
end

function C.exact(receiver, selector, ...)
  if receiver == nil then return nil end
  if type(receiver) == "function" then return C.send(receiver, selector, ...) end
  local method = receiver[selector]
  if type(method) ~= "function" then return msgSend(receiver, selector, ...) end
  return method(receiver, ...)
end

function C.msgSend(receiver, selector, ...) return msgSend(receiver, selector, ...) end
local function send_above(class, receiver, selector, ...)
  local implementation = objc.class_getMethodImplementation(class, selector)
  return implementation(receiver, selector, ...)
end
function C.msgSendSuper(pointer, selector, ...)
  local s = pointer.a[pointer.i]
  return send_above(s.super_class or s.class, s.receiver, selector, ...)
end
-- The compiler's call to `super`: the class is that of the sending method.
function C.msgSendSuper2(pointer, selector, ...)
  local s = pointer.a[pointer.i]
  return send_above(objc.class_getSuperclass(s.super_class or s.class), s.receiver, selector, ...)
end

function C.str(text)
  local known = strings[text]
  if known == nil then
    known = constant(text)
    strings[text] = known
  end
  return known
end
function C.text(characters)
  local text = C.cstr(characters)
  return text and objc.NSString:stringWithUTF8String_(text)
end

local selectors = {}
function C.sel(name)
  local known = selectors[name]
  if known == nil then
    known = objc.sel(name)
    selectors[name] = known
  end
  return known
end
-- A protocol that a source names exists, even an empty one, since the compiler emits it.
function C.protocol(name)
  if not objc.getProtocol(name) then objc.registerProtocol(objc.allocateProtocol(name)) end
  return objc.getProtocol(name)
end

local makers = {c = "Char", C = "UnsignedChar", s = "Short", S = "UnsignedShort", i = "Int", I = "UnsignedInt",
  l = "Long", L = "UnsignedLong", q = "LongLong", Q = "UnsignedLongLong", f = "Float", d = "Double", B = "Bool"}
function C.number(code, value)
  local numbers = objc.NSNumber
  return numbers["numberWith" .. makers[code] .. ":"](numbers, value)
end

-- The elements of a literal; those of a long one are in a table.
local function listed(count, ...)
  local first = ...
  return count > 25 and type(first) == "table" and first or {...}
end
-- The size of a list with nil elements: a hook on the class's method uses it.
local places = setmetatable({}, {__mode = "k"})
local function counted(list, count)
  for place = 1, count do
    if list[place] == nil then
      places[list] = count
      break
    end
  end
  return list
end
C.counted = counted
function C.array(count, ...)
  return objc.NSArray:arrayWithObjects_count_(counted(listed(count, ...), count), count)
end
function C.dictionary(count, ...)
  local keys, values, list = {}, {}, listed(count, ...)
  for place = 1, count do keys[place], values[place] = list[2 * place - 1], list[2 * place] end
  return objc.NSDictionary:dictionaryWithObjects_forKeys_count_(counted(values, count), counted(keys, count), count)
end
-- Literals of constants, which some compilers place in the image.
function C.constantArray(count, ...)
  return native.constantArray(listed(count, ...)) or C.array(count, ...)
end
function C.constantDictionary(count, ...)
  return native.constantDictionary(listed(count, ...)) or C.dictionary(count, ...)
end
-- A structure that native code does not know is represented by the hex digits of its bytes.
function C.boxedValue(value, encoding)
  local name = encoding:match("^{([%w_]+)=")
  local maker = name and "valueWith" .. name:gsub("^_?NS", "") .. ":"
  if maker and objc.NSValue:respondsToSelector_(objc.sel(maker)) then
    return value ~= nil and msgSend(objc.NSValue, maker, value) or nil
  end
  local t = C.typeOfEncoding(encoding)
  if value == nil then
    -- The fields of a structure that no source describes are unknown; all its bytes are zero.
    value = type(t) == "table" and t.copy and t.copy() or ("00"):rep(C.measured(encoding))
  end
  if type(t) == "table" and type(value) ~= "string" then
    value = C.encode(t, value):gsub(".", function(byte) return ("%02x"):format(byte:byte()) end)
  end
  return objc.NSValue:valueWithBytes_objCType_(value, encoding)
end

-- The structure in a value that contains its bytes.
function C.unboxedValue(value, encoding)
  local content, t = value:getValue_(nil), C.typeOfEncoding(encoding)
  if type(content) ~= "string" or type(t) ~= "table" then return content end
  local bytes = content:gsub("%x%x", function(digits) return string.char(tonumber(digits, 16)) end)
  return C.decode(t, bytes .. ("\0"):rep(C.sizeOf(t) - #bytes), 1)
end

-- Functions as values: always the same IMP.
local imps = setmetatable({}, {__mode = "k"})
function C.imp(f)
  if type(f) ~= "function" then return f end
  local known = imps[f]
  if known == nil then
    known = objc.imp(f)
    imps[f] = known
  end
  return known
end

-- A block represents its object, which has a class.
local get_class = objc.object_getClass
function C.functions.object_getClass(object)
  if type(object) == "function" then
    -- Memory that is used as an object begins with its class.
    local memory = C.memoryOf(object)
    if memory then return memory.a[memory.i] end
    object = box(object)
  end
  return get_class(object)
end
function C.functions.object_getClassName(object) return objc.class_getName(C.functions.object_getClass(object)) end
function C.functions.object_isClass(object)
  return type(object) ~= "function" and objc.object_isClass(object)
end

-- Instance variables.
local get_ivar, set_ivar = native.getIvar, native.setIvar
C.getIvar, C.setIvar = get_ivar, set_ivar
-- The structure or array in an instance variable; always the same table.
local held = setmetatable({}, {__mode = "k"})
function C.heldIvar(object, name, t, is_strong)
  local value = get_ivar(object, name)
  local list = held[object]
  if not list then
    list = {}
    held[object] = list
  end
  if is_strong and C.usesARC then C.endWithOwner(object, list, name, t) end
  if value == nil then
    value = t.size and t() or C.newArray(t[1], t[2], name)
  elseif rawequal(list[name], value) then
    return value
  end
  list[name] = value
  set_ivar(object, name, value)
  return value
end

-- The same, where ARC holds what is in it.
function C.setHeldIvar(object, name, value)
  if held[object] then held[object][name] = value end
  set_ivar(object, name, value)
end

local ivars, owners_of_views = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "k"})
function C.ivarAddress(object, name, t)
  local view = ivars[object]
  if not view then
    local types = {}
    view = setmetatable({}, {
      types = types,
      __index = function(_, key)
        return types[key] and C.heldIvar(object, key, types[key]) or get_ivar(object, key)
      end,
      __newindex = function(_, key, value) set_ivar(object, key, value) end})
    ivars[object] = view
    owners_of_views[view] = object
  end
  if type(t) == "table" then getmetatable(view).types[name] = t end
  return C.field(view, name, t)
end
-- The object that contains the instance variable at this address.
function C.ownerOfVariable(p) return owners_of_views[p.a] end

-- A pointer to a BOOL that native code reads back: the field `value` of its table.
function C.stopPointer(stop)
  if type(stop) ~= "table" or rawget(stop, "a") then return stop end
  return C.field(setmetatable({}, {
    __index = function() return stop.value end,
    __newindex = function(_, _, value) stop.value = value end}), "value")
end

-- The objects that a pointer points to, as a list for native code.
function C.listPointer(objects)
  if type(objects) ~= "table" or rawget(objects, "a") then return objects end
  local list, count = {}, places[objects] or #objects
  for place = 1, count do list[place] = obj(objects[place]) end
  return C.list(list, count)
end

-- A pointer to a structure that native code reads back: its table is the structure itself.
function C.structurePointer(structure)
  if type(structure) ~= "table" or type(rawget(structure, "a")) == "table" then return structure end
  return C.field(setmetatable({}, {
    __index = function() return structure end,
    __newindex = function(_, _, value)
      for key, field in next, value do structure[key] = field end
    end}), "value")
end

-- The structure that a pointer points to; native code writes into it.
function C.pointed(pointer)
  if pointer == nil then return nil end
  local a, i = pointer.a, pointer.i
  local structure = a[i]
  if structure == nil then
    structure = {}
    a[i] = structure
  end
  return structure
end

-- Stores native code's result of an out-parameter; without a result nothing is stored.
function C.out(pointer, value, kind)
  if pointer == nil or value == nil then return end
  if kind == "@" then return C.assign(pointer, obj(value)) end
  if kind == "f" then value = C.f32(value) elseif kind == "B" then value = value and value ~= 0 end
  pointer.a[pointer.i] = value
end

C.openPool, C.drainPool = native.openPool, native.drainPool

-- Whether the system has at least this version; the setting is read each time.
local is_system_at_least = native.isSystemAtLeast
function C.available(major, minor, patch) return is_system_at_least(major, minor or 0, patch or 0) end

function C.missing(what) error(what, 2) end
