-- Messages, literals and references: what Objective-C adds to C, in terms of the module `objc`.

local C, native = ...
local objc = C.objc
local type, setmetatable, error, pcall = type, setmetatable, error, pcall
local box, constant, weak_box = objc.box, objc.constant, objc.weak

-- The object that stands for a plain Lua value; objects and blocks are themselves.
local function obj(value)
  local kind = type(value)
  if kind == "userdata" or kind == "nil" or kind == "function" then return value end
  return box(value)
end
C.obj = obj

local msgSend = objc.msgSend

-- A message to what may be nil, a block or a plain value.
function C.send(receiver, selector, ...)
  if receiver == nil then return nil end
  if type(receiver) ~= "userdata" then
    if type(receiver) == "function" and (selector == "copy" or selector == "retain" or selector == "autorelease") then
      return receiver
    end
    return msgSend(receiver, selector, ...)
  end
  return receiver[selector](receiver, ...)
end

function C.exact(receiver, selector, ...)
  if receiver == nil then return nil end
  return receiver[selector](receiver, ...)
end

function C.msgSend(receiver, selector, ...) return msgSend(receiver, selector, ...) end
function C.msgSendSuper(pointer, selector, ...)
  local s = pointer.a[pointer.i]
  local receiver, class = s.receiver, s.super_class or s.class
  local implementation = objc.class_getMethodImplementation(class, selector)
  return implementation(receiver, selector, ...)
end

local strings = {}
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
function C.protocol(name) return objc.getProtocol(name) end

local makers = {c = "Char", C = "UnsignedChar", s = "Short", S = "UnsignedShort", i = "Int", I = "UnsignedInt",
  l = "Long", L = "UnsignedLong", q = "LongLong", Q = "UnsignedLongLong", f = "Float", d = "Double", B = "Bool"}
function C.number(code, value)
  local numbers = objc.NSNumber
  return numbers["numberWith" .. makers[code] .. ":"](numbers, value)
end

function C.array(count, ...)
  return objc.NSArray:arrayWithObjects_count_({...}, count)
end
function C.dictionary(count, ...)
  local keys, values, list = {}, {}, {...}
  for place = 1, count do keys[place], values[place] = list[2 * place - 1], list[2 * place] end
  return objc.NSDictionary:dictionaryWithObjects_forKeys_count_(values, keys, count)
end
function C.boxedValue(value, encoding)
  local name = encoding:match("^{(%w+)=")
  local maker = name and objc.NSValue["valueWith" .. name .. ":"]
  if name == "_NSRange" then maker = objc.NSValue["valueWithRange:"] end
  if maker then return maker(objc.NSValue, value) end
  return objc.NSValue:valueWithBytes_objCType_(value, encoding)
end

-- Functions as values: the same IMP each time.
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

-- Weak references.
function C.weak(value)
  if value == nil then return nil end
  if type(value) == "function" then
    local held = setmetatable({value}, {__mode = "v"})
    return {get = function() return held[1] end}
  end
  return weak_box(value)
end
function C.strong(reference) return reference and reference:get() end
function C.functions.objc_loadWeak(p) return C.strong(p.a[p.i]) end

-- ARC: how many variables of sources hold an object. When the last one lets go, so does the script.
local owners = setmetatable({}, {__mode = "k"})
local give_up = native.giveUp
local escaped = setmetatable({}, {__mode = "k"})

function C.own(object)
  if object ~= nil then owners[object] = (owners[object] or 0) + 1 end
  return object
end
local own = C.own

local function drop(object)
  if object == nil then return end
  local count = owners[object]
  if count == nil then return end
  if count > 1 then
    owners[object] = count - 1
    return
  end
  owners[object] = nil
  if type(object) == "userdata" then give_up(object, escaped[object] == true) elseif escaped[object] then native.collect() end
end
-- Some of the variables may be nil, so that they are counted.
function C.drop(...)
  for place = 1, select("#", ...) do drop((select(place, ...))) end
end
function C.swap(old, new)
  own(new)
  drop(old)
  return new
end
-- Gives up a count without ending anything: what is answered lives on.
function C.autorelease(object)
  if object ~= nil then
    local count = owners[object]
    if count and count > 1 then owners[object] = count - 1 else owners[object] = nil end
  end
  return object
end
function C.discard(object)
  if type(object) == "userdata" and owners[object] == nil then give_up(object, escaped[object] == true) end
end
-- A block keeps what it captured.
function C.capture(object)
  if object ~= nil then escaped[object] = true end
end

-- Instance variables.
local get_ivar, set_ivar = native.getIvar, native.setIvar
C.getIvar, C.setIvar = get_ivar, set_ivar
local ivars, owners_of_views = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "k"})
function C.ivarAddress(object, name)
  local view = ivars[object]
  if not view then
    view = setmetatable({}, {
      __index = function(_, key) return get_ivar(object, key) end,
      __newindex = function(_, key, value) set_ivar(object, key, value) end})
    ivars[object] = view
    owners_of_views[view] = object
  end
  return C.field(view, name)
end
-- The object of whose instance variable that is the address.
function C.ownerOfVariable(p) return owners_of_views[p.a] end

-- Collections.
function C.each(collection)
  if collection == nil then return function() end end
  local iterate = objc.each(collection)
  return function() return obj((iterate())) end
end

-- A pointer to a BOOL that native code reads back: its table has the value in `value`.
function C.stopPointer(stop)
  if type(stop) ~= "table" or rawget(stop, "a") then return stop end
  return C.field(setmetatable({}, {
    __index = function() return stop.value end,
    __newindex = function(_, _, value) stop.value = value end}), "value")
end

function C.out(pointer, value)
  if pointer ~= nil then pointer.a[pointer.i] = obj(value) end
end

-- Exceptions: only what was thrown is caught, a mistake of the program is not.
function C.try(body, handler, finally)
  local ok, flow, result = pcall(body)
  if not ok and handler and type(flow) == "userdata" then ok, flow, result = pcall(handler, flow) end
  if finally then
    local left, answer = finally()
    if left ~= nil then return left, answer end
  end
  if not ok then error(flow, 0) end
  return flow, result
end
function C.throw(exception) error(exception, 0) end
function C.isKind(object, name)
  local class = objc.getClass(name)
  return type(object) == "userdata" and class ~= nil and msgSend(object, "isKindOfClass:", class)
end

C.openPool, C.drainPool = native.openPool, native.drainPool

function C.lock(object)
  if object ~= nil and native.lock then native.lock(object) end
  return object
end
function C.unlock(object)
  if object ~= nil and native.unlock then native.unlock(object) end
end

function C.available(version) return version <= native.systemVersion end

function C.missing(what) error(what, 2) end

-- The signatures of blocks; without one, a block takes and answers nothing.
local signatures = setmetatable({}, {__mode = "k"})
function C.block(signature, f)
  signatures[f] = signature
  return f
end

-- An object as the memory that it is: its class first, and behind that what a block has. `p` is a C
-- library's way to a block's signature, which stands behind the sizes in the descriptor.
local BLOCK_HAS_SIGNATURE, BLOCK_SIZE = 1 << 30, 32
local memories = setmetatable({}, {__mode = "k"})
function C.memory(object)
  local known = memories[object]
  if known then return known end
  local block = object
  if type(object) == "userdata" then block = objc.unbox(object) end
  if type(block) ~= "function" then
    known = C.list({objc.object_getClass(object)}, 1)
  else
    local signature = signatures[block] or native.signature(object) or "v8@?0"
    local function invoke(_, ...) return block(...) end
    local descriptor = C.list({0, BLOCK_SIZE, signature}, 8)
    known = C.list({objc.object_getClass(objc.box(block)), BLOCK_HAS_SIGNATURE, invoke, descriptor}, 8)
    descriptor.type = "p"
  end
  known.type = "p"
  memories[object] = known
  return known
end
