-- Messages that write or read C's memory: native code uses strings and lists instead.

local C, native = ...
local objc, obj = C.objc, C.obj
local type, rawget, char, concat, math_type = type, rawget, string.char, table.concat, math.type
local forms = {}

-- A message with a buffer: `t` is the type of its first pointer's target.
function C.buffer(selector, receiver, t, ...)
  if receiver == nil then return nil end
  return forms[selector](obj(receiver), t, C.unbridged(...))
end

-- The memory type of an encoding; nil for structures that no source describes.
local type_of = C.typeOfEncoding

-- A value converted to a memory type. Native code treats a pointer to C's memory as an object.
local function is_memory(value) return type(value) == "table" and rawget(value, "a") ~= nil end
local function fitting(value, t)
  if t == "@" then return is_memory(value) and value or obj(value) end
  if t == "B" then return value and value ~= 0 or false end
  if type(value) == "boolean" and t and t ~= "p" then return value and 1 or 0 end
  if (t == "f" or t == "d") and value then return value + 0.0 end
  if type(value) == "table" and type(t) == "table" and t.copy then return t.copy(value) end
  return value
end

-- A number's type may be wider than its original type, for which the memory was sized.
local integers = {[1] = "i1", [2] = "i2", [4] = "i4"}
local smaller = setmetatable({d = {[4] = "f"}}, {__index = function() return integers end})

-- The pointer that accesses memory as a native type: memory of `malloc` becomes memory of that
-- type; variables of another type are accessed as bytes. `t` is the type known to the translation,
-- for memory without a type.
local function seen(pointer, t, encoding, is_written, value)
  local wanted = type_of(encoding)
  local a = pointer.a
  if math_type(pointer.i) == "integer" then
    if rawget(a, "bytes") then
      if type(wanted) == "string" and C.sizeOf(wanted) > a.bytes then wanted = smaller[wanted][a.bytes] or wanted end
      if wanted then C.giveType(a, wanted) else a.bytes, a.count = nil, 1 end
      return pointer, wanted
    end
    if is_written and wanted and rawget(a, "is_allocated") and pointer.i == 0 and rawget(a, "type") then
      if C.sizeOf(wanted) > (rawget(a, "total") or a.count * C.sizeOf(a.type)) then return pointer, a.type end
      if not C.isSameType(a.type, wanted) then C.retype(a, wanted) end
      return pointer, wanted
    end
  end
  local known = C.typeOf(pointer) or t
  local is_record = type(known) == "table" and known.fields
  -- A native method that accepts any value declares an object: a numeric variable gets the number.
  if wanted == "@" and type(known) == "string" and known ~= "@" and known ~= "p"
    and (C.sizeOf(known) < 8 or known == "d" or type(value) == "number" or type(value) == "boolean") then
    return pointer, known
  end
  if not wanted or is_record and known.size == C.measured(encoding) then return pointer, known end
  return C.cast(pointer, wanted, known), wanted
end

-- Stores a value at a pointer; an object as `assign` does, if it is given.
local function store(pointer, value, t, encoding, assign)
  if pointer == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is written to", 3) end
  local target, known = seen(pointer, t, encoding, true, value)
  value = fitting(value, known)
  if known == "@" and not is_memory(value) then return (assign or C.assign)(target, value) end
  if rawget(target.a, "count") == 1 and type(value) == "table" then return rawset(target.a, target.i, value) end
  target.a[target.i] = value
end

-- Stores the bytes of a value: a counted variable does not retain an object.
local function store_bytes(pointer, value, t, encoding)
  if type(value) == "userdata" and type(pointer) == "table" and rawget(pointer.a, "strong") then
    return C.overwrite(pointer.a, pointer.i, value)
  end
  return store(pointer, value, t, encoding, C.putBytes)
end

local function load(pointer, encoding)
  if pointer == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is read", 3) end
  if type(pointer) == "string" then
    -- The bytes of data are a string, which may contain a value of any type.
    local t = type_of(encoding)
    if not t or t == "p" or #pointer < C.sizeOf(t) then return pointer end
    return C.decode(t, pointer, 1)
  end
  if type(pointer) ~= "table" then return pointer end
  local source, known = seen(pointer, nil, encoding)
  local value = source.a[source.i]
  if type(value) == "table" then
    if value.get and not rawget(value, "a") then return C.strong(value) end
    return fitting(value, known)
  end
  return value
end

-- A proxy that reports a class receives the message itself.
local function is(receiver, name)
  if type(receiver) ~= "userdata" then return false end
  local wanted, class = objc.getClass(name), objc.object_getClass(receiver)
  while class ~= nil and class ~= wanted do class = objc.class_getSuperclass(class) end
  return class ~= nil
end

-- Declares how a message to instances of a class uses memory; others receive the message unchanged.
--
-- A source's own method with the selector receives the pointers.
local function form(class, selector, body)
  forms[selector] = function(receiver, t, ...)
    if class and not is(receiver, class) or native.isScripted(receiver, selector) then
      return C.exact(receiver, selector, ...)
    end
    return body(receiver, t, ...)
  end
end

-- Invocations.
form("NSInvocation", "getArgument:atIndex:", function(invocation, t, pointer, index)
  local value, signature = invocation:getArgumentAtIndex_(index), invocation:methodSignature()
  local encoding = index < 0 and signature:methodReturnType() or signature:getArgumentTypeAtIndex_(index)
  store_bytes(pointer, value, t, encoding)
end)
form("NSInvocation", "getReturnValue:", function(invocation, t, pointer)
  local is_answered, value = pcall(invocation.getReturnValue, invocation)
  if is_answered then store_bytes(pointer, value, t, invocation:methodSignature():methodReturnType())
  -- As on a device, memory stays unchanged until there is a result.
  elseif not tostring(value):find "no return value has been set" then error(value, 0) end
end)
-- What `new` and similar methods return here belongs to the caller, but the compiler sees no name of theirs: nothing
-- releases the reference, unless the source transfers it.
local owning = {"alloc", "new", "copy", "mutableCopy"}
local function unseen(answer, selector)
  if type(answer) ~= "userdata" then return answer end
  local name = tostring(selector):match "^_*(.*)"
  for _, family in ipairs(owning) do
    if name:sub(1, #family) == family and not name:find("^%l", #family + 1) then
      return C.owned(answer, family == "copy")
    end
  end
  return answer
end
C.unseen = unseen
-- The invocations whose arguments have pointers to characters. A native method gets the characters that the
-- memory has when it is invoked.
local pointing = setmetatable({}, {__mode = "k"})
local function invoke_with_texts(invocation, selector, ...)
  local texts, performed = {}, invocation:selector()
  local target = selector == "invoke" and invocation:target() or (...)
  if type(target) == "userdata" and not native.isScripted(target, tostring(performed)) then
    for index = 2, invocation:methodSignature():numberOfArguments() - 1 do
      local value = invocation:getArgumentAtIndex_(index)
      if is_memory(value) and invocation:methodSignature():getArgumentTypeAtIndex_(index):find "^[rnNoORV]*%*" then
        texts[index] = value
        invocation:setArgument_atIndex_(C.cstr(value), index)
      end
    end
  end
  local is_done, problem = pcall(C.exact, invocation, selector, ...)
  for index, value in next, texts do invocation:setArgument_atIndex_(value, index) end
  if not is_done then error(problem, 0) end
end
for _, selector in ipairs {"invoke", "invokeWithTarget:"} do
  form("NSInvocation", selector, function(invocation, _, ...)
    if pointing[invocation] then invoke_with_texts(invocation, selector, ...) else C.exact(invocation, selector, ...) end
    local performed = invocation:selector()
    if performed and invocation:methodSignature():methodReturnType():find "^[rnNoORV]*@" then
      unseen(invocation:getReturnValue(), performed)
    end
  end)
end
-- A C string of an invocation. An array is passed as a pointer to its first character; a retained
-- string is copied, as documented, since the caller may change its memory.
local function text_argument(value, encoding, is_retained)
  if not is_memory(value) or not encoding:find "^[rnNoORV]*%*" then return value end
  if is_retained then value = C.functions.strdup(value) end
  return C.add(C.add(value, 1), -1)
end
form("NSInvocation", "setArgument:atIndex:", function(invocation, _, pointer, index)
  local signature = invocation:methodSignature()
  -- The exception of an index that does not exist is the one of this method.
  if index >= signature:numberOfArguments() then return invocation:setArgument_atIndex_(nil, index) end
  local encoding = index < 0 and signature:methodReturnType() or signature:getArgumentTypeAtIndex_(index)
  local value = text_argument(load(pointer, encoding), encoding, invocation:argumentsRetained())
  if is_memory(value) then pointing[invocation] = true end
  invocation:setArgument_atIndex_(value, index)
end)
form("NSInvocation", "retainArguments", function(invocation)
  if invocation:argumentsRetained() then return end
  invocation:retainArguments()
  local signature = invocation:methodSignature()
  for index = 2, signature:numberOfArguments() - 1 do
    local encoding = signature:getArgumentTypeAtIndex_(index)
    if encoding:find "^[rnNoORV]*%*" then
      local value = invocation:getArgumentAtIndex_(index)
      if is_memory(value) then invocation:setArgument_atIndex_(text_argument(value, encoding, true), index) end
    end
  end
end)
form("NSInvocation", "setReturnValue:", function(invocation, _, pointer)
  local types = invocation:methodSignature():methodReturnType()
  local value = load(pointer, types)
  -- All-zero bytes represent nil.
  if value == 0 and types:find "^[rV]*[@#:*^]" then value = nil end
  invocation:setReturnValue_(value)
end)

-- Writes bytes at a pointer.
local function write(pointer, bytes)
  local target = C.cast(pointer, "u1")
  local a, i = target.a, target.i
  local is_signed = rawget(a, "type") == "i1"
  for place = 1, #bytes do
    local code = bytes:byte(place)
    a[i + place - 1] = is_signed and code > 127 and code - 256 or code
  end
end

-- Boxed values: bytes are hex digits, and a string is the characters that a pointer points to.
local function get_value(value, t, pointer)
  local content, types = value:getValue_(nil), value:objCType()
  if type(content) ~= "string" or types:find "^[rV]*%*" then return store_bytes(pointer, content, t, types) end
  local bytes = content:gsub("%x%x", function(digits) return char(tonumber(digits, 16)) end)
  local target, known = seen(pointer, t, types, true)
  if type(known) == "table" then
    target.a[target.i] = C.decode(known, bytes, 1)
  else
    write(target, bytes)
  end
end
form("NSValue", "getValue:", get_value)
form("NSValue", "getValue:size:", get_value)
for _, selector in ipairs {"valueWithBytes:objCType:", "value:withObjCType:", "initWithBytes:objCType:"} do
  form(nil, selector, function(receiver, _, pointer, types)
    -- `const` and the like do not change how the bytes are read.
    types = C.cstr(types):gsub("^[rnNoORVA]+", "")
    if types:find "^[%[{(]" then return C.boxedValue(load(pointer, types), types) end
    return C.exact(receiver, selector, load(pointer, types), types)
  end)
end

form(nil, "valueWithCATransform3D:", function(_, _, transform)
  return C.boxedValue(transform, "{CATransform3D=dddddddddddddddd}")
end)
form(nil, "CATransform3DValue", function(value)
  local transform = C.cell()
  get_value(value, C.records.CATransform3D, transform)
  return transform[0]
end)

-- The out-parameters come before other arguments; native code has all of them in order.
form("NSString", "completePathIntoString:caseSensitive:matchesIntoArray:filterTypes:",
  function(path, _, longest, is_case_sensitive, matches, types)
    local count, found, list =
      path:completePathIntoString_caseSensitive_matchesIntoArray_filterTypes_(nil, is_case_sensitive, nil, types)
    C.out(longest, found, "@")
    C.out(matches, list, "@")
    return count
  end)

-- Data.
local function part(data, range) return data:getBytes_range_(nil, range) end
form("NSData", "getBytes:length:", function(data, _, pointer, length)
  write(pointer, part(data, {location = 0, length = math.min(length, data:length())}))
end)
form("NSData", "getBytes:range:", function(data, _, pointer, range) write(pointer, part(data, range)) end)
form("NSData", "getBytes:", function(data, _, pointer)
  write(pointer, part(data, {location = 0, length = data:length()}))
end)
for _, selector in ipairs {"dataWithBytes:length:", "initWithBytes:length:", "appendBytes:length:",
  "initWithBytes:length:encoding:"} do
  form(nil, selector, function(receiver, _, pointer, length, ...)
    return C.exact(receiver, selector, length == 0 and "" or C.bytesOf(pointer, length), length, ...)
  end)
end
-- The bytes of mutable data: writing to them changes the data. The memory after them, up to the capacity, is not part
-- of the data.
local views = setmetatable({}, {__mode = "k"})
form("NSMutableData", "mutableBytes", function(data)
  -- The messages of purgeable data raise outside of beginContentAccess and endContentAccess.
  if is(data, "NSPurgeableData") then data:mutableBytes() end
  local view = views[data]
  if not view then
    -- A weak key stays while the object lives, also after a collection that found its handle unreachable.
    local held = setmetatable({[data] = true}, {__mode = "k"})
    local capacity, spare = native.capacity(data), {}
    local data_byte = is(data, "NSPurgeableData") and function() end or native.dataByte
    local function is_spare(place) return place < capacity and place >= next(held):length() end
    view = {i = 0, type = "u1", name = "the bytes of data"}
    view.a = view
    views[data] = setmetatable(view, {
      __eq = function(p, q) return rawget(p, "a") == rawget(q, "a") and rawget(p, "i") == rawget(q, "i") end,
      __index = function(_, place)
        if math_type(place) ~= "integer" then return nil end
        local code = data_byte(next(held), place)
        if code then return code end
        if is_spare(place) then return spare[place] or 0 end
        return part(next(held), {location = place, length = 1}):byte()
      end,
      __newindex = function(_, place, code)
        if data_byte(next(held), place, code) then return end
        if is_spare(place) then
          spare[place] = code & 0xFF
          return
        end
        next(held):replaceBytesInRange_withBytes_({location = place, length = 1}, char(code & 0xFF))
      end})
  end
  return view
end)

-- Memory without a type becomes memory of a type.
local function typed(pointer, t)
  if rawget(pointer.a, "bytes") then C.giveType(pointer.a, t) end
  return pointer
end

-- C arrays as Lua lists.
local function list(pointer, count)
  if pointer == nil and count > 0 then return nil end
  local result = {}
  -- The index of a structure's field, which is a single element, is its name.
  for place = 1, count do result[place] = pointer.a[place == 1 and pointer.i or pointer.i + place - 1] end
  return C.counted(result, count)
end
-- A source's subclass of NSString may implement only the initializer without a copy: it receives memory of its own.
local NO_COPY = "initWithCharactersNoCopy:length:freeWhenDone:"
form(nil, "initWithCharacters:length:", function(receiver, _, pointer, count)
  if not native.isScripted(receiver, NO_COPY) then
    return C.exact(receiver, "initWithCharacters:length:", list(pointer, count), count)
  end
  local copy = C.functions.malloc(2 * count)
  C.giveType(copy.a, "u2")
  for place = 0, count - 1 do copy.a[place] = pointer.a[pointer.i + place] end
  return C.exact(receiver, NO_COPY, copy, count, true)
end)
for _, selector in ipairs {"stringWithCharacters:length:", "arrayWithObjects:count:",
  "initWithObjects:count:", "setWithObjects:count:", "orderedSetWithObjects:count:", "indexPathWithIndexes:length:",
  "initWithIndexes:length:", "initWithCharactersNoCopy:length:freeWhenDone:", "addObjects:count:"} do
  form(nil, selector, function(receiver, _, pointer, count, ...)
    return C.exact(receiver, selector, list(pointer, count), count, ...)
  end)
end
for _, selector in ipairs {"dictionaryWithObjects:forKeys:count:", "initWithObjects:forKeys:count:"} do
  form(nil, selector, function(receiver, _, objects, keys, count)
    return C.exact(receiver, selector, list(objects, count), list(keys, count), count)
  end)
end
form("UIBezierPath", "setLineDash:count:phase:", function(path, _, pointer, count, phase)
  path:setLineDash_count_phase_(pointer and list(pointer, count), count, phase)
end)

-- Formats with a `va_list`: the variadic form receives the remaining arguments.
for _, selector in ipairs {"initWithFormat:arguments:", "predicateWithFormat:arguments:",
  "expressionWithFormat:arguments:"} do
  local variadic = selector:gsub("arguments:$", "")
  form(nil, selector, function(receiver, _, format, list)
    return C.exact(receiver, variadic, format, C.restOfArguments(list))
  end)
end
for _, selector in ipairs {"initWithFormat:locale:arguments:", "raise:format:arguments:"} do
  local variadic = selector:gsub("arguments:$", "")
  form(nil, selector, function(receiver, _, first, second, list)
    return C.exact(receiver, variadic, first, second, C.restOfArguments(list))
  end)
end

-- UUIDs.
form("NSUUID", "getUUIDBytes:", function(identifier, _, pointer)
  local digits, bytes = identifier:UUIDString():gsub("-", ""), {}
  for pair in digits:gmatch("%x%x") do bytes[#bytes + 1] = char(tonumber(pair, 16)) end
  write(pointer, concat(bytes))
end)
form(nil, "initWithUUIDBytes:", function(identifier, _, pointer)
  return identifier:initWithUUIDBytes_(C.bytesOf(pointer, 16))
end)

-- A limit is unsigned: one above Lua's integers is none.
local function limited(limit) return limit < 0 and math.maxinteger or limit end

-- Streams.
form("NSInputStream", "read:maxLength:", function(stream, _, pointer, count)
  local read, bytes = stream:read_maxLength_(nil, limited(count))
  if read > 0 then write(pointer, bytes) end
  return read
end)

-- Unsigned numbers: Lua's integers keep their bits, while native code returns a float.
for _, selector in ipairs {"unsignedLongLongValue", "unsignedLongValue", "unsignedIntegerValue"} do
  forms[selector] = function(number)
    local value = C.exact(number, selector)
    return math_type(value) == "float" and number:longLongValue() or value
  end
end

-- Used by the scripts that declare such messages of other classes.
C.bufferForm, C.loadMemory, C.storeMemory, C.listInMemory, C.writeAt = form, load, store, list, write
C.typedMemory, C.limited = typed, limited

-- The names of all of them; a test compares them with the translation's list.
C.bufferSelectors = forms
