-- The layout of objects in memory: sizes of type encodings, and offsets of instance variables.

local C, native = ...
local c, objc, cstr = C.functions, C.objc, C.cstr

-- By the letter of an encoding. `l` is a 32-bit long.
local sizes = {c = 1, C = 1, B = 1, s = 2, S = 2, i = 4, I = 4, l = 4, L = 4, q = 8, Q = 8, t = 16, T = 16, f = 4, d = 8,
  D = 8, ["@"] = 8, ["#"] = 8, [":"] = 8, ["*"] = 8, ["^"] = 8, ["?"] = 8, v = 0}

-- Raises Foundation's exception for a letter that is not a type.
local function unsupported(letter, text)
  objc.NSException:raise_reason_("NSInvalidArgumentException",
    ("NSGetSizeAndAlignment(): unsupported type encoding spec '%s' at '%s' in '%s'"):format(letter, text, text))
end

-- The size and the alignment of the type at an index of an encoding, and the index after it.
local measured

local function rounded(size, alignment) return (size + alignment - 1) // alignment * alignment end

local function fields_measured(text, place, closing)
  local size, alignment, is_union, bits = 0, 1, closing == ")", nil
  local start = text:match("^[^=%)}]*=()", place) or text:match("^[^=%)}]*()", place)
  place = start
  while place <= #text and text:sub(place, place) ~= closing do
    place = text:match('^"[^"]*"()', place) or place
    local field, field_alignment
    local width, stop = text:match("^b(%d+)()", place)
    if width and not is_union then
      -- Adjacent bit-fields share bytes.
      bits = (bits or size * 8) + tonumber(width)
      size, place = (bits + 7) // 8, stop
    else
      bits = nil
      field, field_alignment, place = measured(text, place)
      place = text:match("^%d*()", place)
      alignment = math.max(alignment, field_alignment)
      size = is_union and math.max(size, field) or rounded(size, field_alignment) + field
    end
  end
  return rounded(size, alignment), alignment, place + 1
end

function measured(text, place)
  -- A qualifier may be followed by quoted names.
  local start
  repeat start, place = place, text:match('^"[^"]*"()', text:match("^[rnNoORVAj%d]*()", place)) or place until start == place
  place = text:match("^[rnNoORVAj%d]*()", place)
  local letter = text:sub(place, place)
  if letter == "{" then return fields_measured(text, place + 1, "}") end
  if letter == "(" then return fields_measured(text, place + 1, ")") end
  if letter == "[" then
    local count, start = text:match("^%[(%d+)()", place)
    local size, alignment, stop = measured(text, start)
    return tonumber(count) * size, alignment, stop + 1
  end
  if letter == "b" then
    local bits, stop = text:match("^b(%d+)()", place)
    return (tonumber(bits) + 7) // 8, 1, stop
  end
  if letter == "^" then
    local _, _, stop = measured(text, place + 1)
    return 8, 8, stop
  end
  local size = sizes[letter] or unsupported(letter, text)
  local stop = place + 1
  if letter == "@" then
    stop = text:match('^"[^"]*"()', stop) or text:match("^%?%b<>()", stop) or text:match("^%?()", stop) or stop
  end
  local is_complex = place > 1 and text:sub(place - 1, place - 1) == "j"
  return is_complex and 2 * size or size, math.max(size, 1), stop
end

function c.NSGetSizeAndAlignment(encoding, size, alignment)
  local text = cstr(encoding)
  local letter = text:match "^[rnNoORVA]*(.)"
  if letter == "j" or letter == "b" then unsupported(letter, text) end
  local found, aligned, stop = 0, 0, 1
  if letter then found, aligned, stop = measured(text, 1) end
  local bare = text:sub(1, stop - 1):gsub('"[^"]*"', ""):gsub("([{(])[^=%[%]{}()]*=", "%1")
  if bare:find "b%d" then unsupported("b", text) end
  -- A type of size 0 has alignment 0.
  if found == 0 then aligned = 0 end
  -- In method encodings, a frame offset may follow the last type.
  stop = text:match("^%d+()$", stop) or stop
  if size ~= nil then size.a[size.i] = found end
  if alignment ~= nil then alignment.a[alignment.i] = aligned end
  return C.add(encoding, stop - 1)
end

-- The memory type of an encoding.
local codes = {c = "i1", s = "i2", i = "i4", l = "i8", q = "i8", C = "u1", S = "u2", I = "u4", L = "u8", Q = "u8",
  B = "B", f = "f", d = "d", ["@"] = "@", ["#"] = "@", [":"] = "p", ["*"] = "p", ["^"] = "p"}
function C.measured(encoding) return (measured(encoding, 1)) end
local same_letters = {l = "q", L = "Q", ["#"] = "@", [":"] = "^", ["*"] = "^"}
local function shape_of(encoding)
  local text = encoding:gsub('"[^"]*"', ""):gsub("@%?", "@")
  text = text:gsub("%^+%b{}", "^"):gsub("%^+%b()", "^"):gsub("%^+%b[]", "^"):gsub("%^+[%a@#:?*]", "^")
  return (text:gsub("([{(])[^=%[%]{}()]*=", "%1"):gsub("[lL#:*]", same_letters))
end
function C.typeOfEncoding(encoding)
  local bare = encoding and encoding:gsub("^[rnNoORVAj]+", "") or ""
  local letter = bare:sub(1, 1)
  if letter == "{" then
    local record, shape = C.records[bare:match "^{([^=}]+)"], shape_of(bare)
    -- The encoding of bit-fields does not contain the types that determine their size.
    if record and (record.shape == shape or record.size == C.measured(bare)) then return record end
    return C.recordsByShape[shape]
  end
  if letter == "[" then
    local count, element = bare:match "^%[(%d+)(.*)%]$"
    local t = C.typeOfEncoding(element)
    return t and {t, tonumber(count)}
  end
  return codes[letter]
end

-- The classes' layouts: each instance variable's offset, and the end of the last one.
local layouts, offsets = setmetatable({}, {__mode = "k"}), setmetatable({}, {__mode = "k"})
local POINTER = 8
-- The size and log2 alignment passed to `class_addIvar`, by class and variable name.
local added = setmetatable({}, {__mode = "k"})
function c.class_addIvar(class, name, size, alignment, types)
  local is_added = objc.class_addIvar(class, cstr(name), size, alignment, cstr(types))
  if is_added then
    added[class] = added[class] or {}
    added[class][cstr(name)] = {size, 1 << alignment}
  end
  return is_added
end
-- The alignment that attributes give variables, by class and name.
local alignments = setmetatable({}, {__mode = "k"})
function C.alignVariables(class, aligned) alignments[class] = aligned end
-- The variables of the classes above, as the source of a class declares them.
local declared = setmetatable({}, {__mode = "k"})
function C.declareVariablesAbove(class, above) declared[class] = above end

-- Places a variable after others. `room` has the end of those, the bits of the last one if it is a
-- bit-field, and the largest alignment.
local function put(room, encoding, size, alignment)
  local place = room.place
  local width = encoding and encoding:match "^b(%d+)$"
  if width then
    -- Adjacent bit-fields share bytes.
    local bits = room.bits or place * 8
    place, room.bits = bits // 8, bits + tonumber(width)
    size = (room.bits + 7) // 8 - place
  else
    room.bits = nil
    place = rounded(place, alignment)
    room.alignment = math.max(room.alignment, alignment)
  end
  room.place = place + size
  return place
end
local function size_and_alignment(encoding)
  if not encoding or #encoding == 0 then return POINTER, POINTER end
  local size, alignment = measured(encoding, 1)
  return size, alignment
end

local layout_of
-- Where the compiler of a class's source begins its variables.
local function compiled_start(class, superclass)
  local above = declared[class]
  if not above then
    local layout = superclass and layout_of(superclass)
    return layout and (C.manualClasses[objc.class_getName(class)] ~= nil and layout.compiled or layout.stop) or POINTER
  end
  local base = above.base and objc.getClass(above.base)
  local room = {place = base and layout_of(base).stop or POINTER, alignment = 1}
  for depth, variables in ipairs(above) do
    for _, variable in ipairs(variables) do
      local is_class = not base and depth == 1 and variable[1] == "isa"
      if not is_class then put(room, variable[2], size_and_alignment(variable[2])) end
    end
    room.bits = nil
  end
  return room.place
end

-- The compiler's layout is moved as a whole if the superclass has grown, by a multiple of the largest
-- alignment; it stays if the superclass has shrunk.
function layout_of(class)
  local superclass = objc.class_getSuperclass(class)
  local variables = objc.class_copyIvarList(class) or {}
  local known = layouts[class]
  local start = superclass and layout_of(superclass).stop or POINTER
  if known and known.start == start and known.count == #variables then return known end
  local layout = {start = start, count = #variables}
  local room = {place = compiled_start(class, superclass), alignment = 1}
  local aligned = alignments[class]
  for number, variable in ipairs(variables) do
    local encoding, name = native.typesOf(variable), objc.ivar_getName(variable)
    local size, alignment = size_and_alignment(encoding)
    local told = added[class] and added[class][name]
    if told then size, alignment = told[1], told[2] end
    if not superclass and name == "isa" then room.place = 0 end
    local place = put(room, encoding, size, aligned and aligned[name] or alignment)
    layout[number] = {name = name, offset = place, type = C.typeOfEncoding(encoding)}
  end
  layout.compiled = room.place
  local first = layout[1] and layout[1].offset or room.place
  local shift = superclass and first < start and rounded(start - first, room.alignment) or 0
  for number, variable in ipairs(variables) do
    local entry = layout[number]
    entry.offset = entry.offset + shift
    offsets[variable] = entry.offset
  end
  layout.stop = room.place + shift
  layouts[class] = layout
  return layout
end

function c.class_getInstanceSize(class)
  return class == nil and 0 or rounded(layout_of(class).stop, POINTER)
end
function c.ivar_getOffset(variable)
  if offsets[variable] == nil then
    -- The layout of its class may be known, though the collector has freed its former handle.
    local name = objc.ivar_getName(variable)
    for _, class in ipairs(objc.getClassList()) do
      for _, entry in ipairs(layout_of(class)) do
        if entry.name == name and objc.class_getInstanceVariable(class, name) == variable then
          offsets[variable] = entry.offset
        end
      end
    end
  end
  return offsets[variable] or 0
end

function C.offsetOfVariable(object, name)
  return c.ivar_getOffset(objc.class_getInstanceVariable(objc.object_getClass(object), name))
end

-- The instance variable at an offset in an object.
function C.variableAt(object, offset)
  local class = objc.object_getClass(object)
  if offset >= c.class_getInstanceSize(class) then
    local extra = c.object_getIndexedIvars(object)
    return C.add(extra, offset - c.class_getInstanceSize(class))
  end
  while class do
    for _, variable in ipairs(layout_of(class)) do
      if variable.offset == offset then return C.ivarAddress(object, variable.name, variable.type) end
    end
    class = objc.class_getSuperclass(class)
  end
  error(("%s has no instance variable at byte %d"):format(tostring(objc.object_getClassName(object)), offset), 0)
end

-- The instance variable at an address, in an object of a table by address.
function C.variableIn(objects, address)
  for base = address & ~0xF, address - 0x1000, -0x10 do
    local object = objects[base]
    if type(object) == "userdata" then
      local size = c.class_getInstanceSize(objc.object_getClass(object))
      return address < base + size and C.variableAt(object, address - base) or nil
    end
  end
end

-- Memory after an object's instance variables.
local extras = setmetatable({}, {__mode = "k"})
function c.class_createInstance(class, extra)
  local object = objc.class_createInstance(class)
  if object ~= nil and extra and extra > 0 then extras[object] = C.allocate(extra) end
  return object
end
function C.extraBytes(object)
  local extra = extras[object]
  return extra and (rawget(extra, "bytes") or rawget(extra, "total")) or 0
end
function c.object_getIndexedIvars(object)
  if object == nil then return nil end
  extras[object] = extras[object] or C.allocate(0)
  return extras[object]
end
function c.object_copy(object, extra)
  if object == nil then return nil end
  local class = objc.object_getClass(object)
  local copy = c.class_createInstance(class, extra)
  while class do
    for _, variable in ipairs(objc.class_copyIvarList(class) or {}) do
      local name = objc.ivar_getName(variable)
      if name ~= "isa" then C.setIvar(copy, name, C.getIvar(object, name)) end
    end
    class = objc.class_getSuperclass(class)
  end
  return copy
end

local versions = setmetatable({}, {__mode = "k"})
-- The compiler sets the version of metaclasses to 7.
function c.class_getVersion(class)
  return class and (versions[class] or objc.class_isMetaClass(class) and 7) or 0
end
function c.class_setVersion(class, version) if class ~= nil then versions[class] = version end end

-- Results in registers and in memory are handled in the same way.
c.class_getMethodImplementation_stret = objc.class_getMethodImplementation
c.method_invoke_stret = c.method_invoke
c._objc_msgForward_stret = objc._objc_msgForward
function c.objc_msgSend_stret(...) return C.msgSend(...) end
function c.objc_msgSendSuper(...) return C.msgSendSuper(...) end
c.objc_msgSendSuper_stret = c.objc_msgSendSuper
function c.objc_msgSendSuper2(...) return C.msgSendSuper2(...) end

function c.objc_enumerationMutation(collection)
  objc.NSException:raise_reason_("NSGenericException", ("*** Collection %s was mutated while being enumerated."):format(
    tostring(collection)))
end
