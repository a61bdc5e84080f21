-- The functions of the C library: strings, memory, numbers, characters.

local C = ...
local c = C.functions
local cstr, store, add, within = C.cstr, C.store, C.add, C.textWithin
local min = math.min

-- The error for a size above half the address space, as of a negative number that is converted to `size_t`.
local function check_size(name, n)
  if n < 0 then error(("%s of %.0f bytes: no memory is as large"):format(name, n + 2.0 ^ 64), 3) end
end

function c.strlen(s) return #cstr(s) end
function c.strnlen(s, n) return #within(s, n) end

local function compared(a, b)
  if a == b then return 0 end
  for place = 1, math.max(#a, #b) do
    local x, y = a:byte(place) or 0, b:byte(place) or 0
    if x ~= y then return x - y end
  end
  return 0
end

function c.strcmp(a, b) return (compared(cstr(a), cstr(b))) end
function c.strncmp(a, b, n) return compared(within(a, n), within(b, n)) end
function c.strcasecmp(a, b) return compared(cstr(a):lower(), cstr(b):lower()) end
function c.strncasecmp(a, b, n) return compared(within(a, n):lower(), within(b, n):lower()) end
-- As `store`; neither the memory nor the text may be null.
local function put(p, count, text)
  local length = #text
  if count ~= 0 and (p.a or p) then store(p, count < 0 and math.maxinteger or count, text) end
  return length
end
function c.strcpy(p, s)
  put(p, math.maxinteger, cstr(s))
  return p
end
function c.stpcpy(p, s) return add(p, put(p, math.maxinteger, cstr(s))) end
function c.strncpy(p, s, n)
  check_size("strncpy", n)
  local text = within(s, n)
  for place = 0, n - 1 do
    local code = text:byte(place + 1) or 0
    p.a[p.i + place] = code < 128 and code or code - 256
  end
  return p
end
function c.strlcpy(p, s, n) return (put(p, n, cstr(s))) end
function c.strcat(p, s)
  put(add(p, #cstr(p)), math.maxinteger, cstr(s))
  return p
end
function c.strncat(p, s, n)
  put(add(p, #cstr(p)), math.maxinteger, within(s, n))
  return p
end
function c.strlcat(p, s, n)
  local length = #cstr(p)
  return length + put(add(p, length), math.ult(length, n) and n - length or 0, cstr(s))
end
local function found(s, place) if place then return add(s, place - 1) end end
function c.strchr(s, code)
  local text = cstr(s)
  if code == 0 then return add(s, #text) end
  return found(s, text:find(string.char(code & 0xFF), 1, true))
end
c.index = c.strchr
function c.strrchr(s, code)
  local text = cstr(s)
  if code == 0 then return add(s, #text) end
  for place = #text, 1, -1 do
    if text:byte(place) == code & 0xFF then return found(s, place) end
  end
end
c.rindex = c.strrchr
function c.strstr(s, part) return found(s, (cstr(s):find(cstr(part), 1, true))) end
function c.strspn(s, set)
  local text, letters = cstr(s), cstr(set)
  for place = 1, #text do
    if not letters:find(text:sub(place, place), 1, true) then return place - 1 end
  end
  return #text
end
function c.strcspn(s, set)
  local text, letters = cstr(s), cstr(set)
  for place = 1, #text do
    if letters:find(text:sub(place, place), 1, true) then return place - 1 end
  end
  return #text
end
function c.strpbrk(s, set)
  local place = c.strcspn(s, set)
  if place < #cstr(s) then return add(s, place) end
end
function c.strdup(s) return C.characters(cstr(s), 0) end
function c.strndup(s, n) return C.characters(within(s, n), 0) end
local token
function c.strtok(s, set)
  if s ~= nil then token = C.literal(s) end
  if token == nil then return nil end
  token = add(token, c.strspn(token, set))
  if #cstr(token) == 0 then
    token = nil
    return nil
  end
  local start, length = token, c.strcspn(token, set)
  if length < #cstr(token) then
    token.a[token.i + length] = 0
    token = add(token, length + 1)
  else
    token = nil
  end
  return start
end

-- Memory. A size above that of a device's address space fails there; sizes are unsigned.
local MOST_BYTES, NO_MEMORY = 1 << 40, 12
function c.malloc(n)
  if math.ult(MOST_BYTES, n) then
    c.__error()[0] = NO_MEMORY
    return nil
  end
  return C.allocate(n)
end
c.alloca, c.__builtin_alloca, c.valloc = C.allocate, C.allocate, c.malloc
function c.calloc(count, size)
  local fits = size == 0 or not math.ult(MOST_BYTES // size, count) and not math.ult(MOST_BYTES, size)
  return c.malloc(fits and count * size or -1)
end
function c.free(p)
  if type(p) == "table" and p.a and rawget(p.a, "isFreed") then
    error("SIGABRT: malloc: *** error for object: pointer being freed was not allocated", 2)
  end
  C.free(p)
end
function c.realloc(p, n)
  if p == nil or math.ult(MOST_BYTES, n) then return c.malloc(n) end
  local a = p.a
  if rawget(a, "bytes") then
    a.bytes = n
    return p
  end
  local t = a.type
  if type(t) == "table" and t.declared then
    local grown = C.allocate(n)
    C.giveType(grown, t.declared)
    local count, tail = C.sizeOf(grown.type) - t.tail.offset, t.tail.name
    for key, field in next, a[0] do
      if key ~= tail then grown[0][key] = field end
    end
    for place = 0, min(a[0][tail].count, count // C.sizeOf(t.tail.element)) - 1 do grown[0][tail][place] = a[0][tail][place] end
    C.free(p)
    return grown
  end
  local size = t and C.sizeOf(t)
  if size == nil or n % size ~= 0 then
    -- The block is not grown but reused for another size.
    C.free(p)
    return C.allocate(n)
  end
  local grown = C.newArray(a.type, n // size)
  rawset(grown, "is_allocated", rawget(a, "is_allocated"))
  for place = 0, min(a.count, grown.count) - 1 do grown[place] = a[place] end
  C.free(p)
  return grown
end
function c.malloc_size(p)
  if p == nil then return 0 end
  -- The memory blocks of objects are multiples of 16 bytes.
  if type(p) ~= "table" then
    return (c.class_getInstanceSize(c.object_getClass(p)) + C.extraBytes(p) + 15) // 16 * 16
  end
  local a = p.a
  return rawget(a, "bytes") or rawget(a, "total") or (a.count or 1) * C.sizeOf(a.type or "p")
end
-- There is one zone, which contains all allocations.
local zone = {}
function c.malloc_default_zone() return zone end
function c.malloc_zone_from_ptr(p)
  if p ~= nil and type(p) ~= "string" then return zone end
end
function c.malloc_get_zone_name() return "DefaultMallocZone" end
function c.malloc_get_all_zones(_, _, zones, count)
  zones.a[zones.i], count.a[count.i] = nil, 0
  return 0
end
-- All of it is Lua's, as far as it is known; a block is as large as the smallest object.
function c.malloc_zone_statistics(_, statistics)
  local size = math.floor(collectgarbage "count" * 1024)
  local fields = statistics.a[statistics.i]
  fields.blocks_in_use, fields.size_in_use = size // 16, size
  fields.max_size_in_use, fields.size_allocated = size, size
end
function c.malloc_good_size(n) return n end
function c.malloc_zone_malloc(_, n) return c.malloc(n) end
function c.malloc_zone_calloc(_, count, size) return c.calloc(count, size) end
function c.malloc_zone_realloc(_, p, n) return c.realloc(p, n) end
function c.malloc_zone_free(_, p) C.free(p) end

-- Copies elements if both sides have the same type, otherwise bytes.
function c.memcpy(to, from, n)
  if n == 0 then return to end
  check_size("memcpy", n)
  if type(from) == "string" then from = C.literal(from) end
  to, from = C.located(to), C.located(from)
  local a, b = to.a, from.a
  if rawget(b, "bytes") and rawget(a, "type") then C.giveType(b, a.type) end
  if rawget(a, "bytes") and rawget(b, "type") then C.giveType(a, b.type) end
  local t = rawget(a, "type") or rawget(b, "type")
  if t == nil then
    -- Two variables of an unknown type: their values are copied.
    local value = b[from.i]
    if type(value) == "table" and not rawget(value, "a") then
      local copied = {}
      for key, field in next, value do copied[key] = field end
      value = copied
    end
    a[to.i] = value
    return to
  end
  local other = rawget(b, "type") or t
  if C.isSameType(rawget(a, "type") or t, other) and not rawget(a, "base") and not rawget(b, "base")
    and n % C.sizeOf(t) == 0 then
    local values, count = {}, n // C.sizeOf(t)
    for place = 0, count - 1 do
      local value = b[from.i + place]
      if type(t) == "table" then value = t.copy and t.copy(value) or C.copyArray(value) end
      values[place] = value
    end
    local writes_counted = rawget(a, "strong")
    for place = 0, count - 1 do
      if writes_counted then C.overwrite(a, to.i + place, values[place]) else a[to.i + place] = values[place] end
    end
    return to
  end
  local source, source_type, start = C.bytesAt(from, t)
  local bytes = C.readBytes(source, source_type, start, n)
  local target, target_type, offset = C.bytesAt(to, t)
  C.writeBytes(target, target_type, offset, bytes)
  return to
end
c.memmove = c.memcpy
c.__builtin___memcpy_chk, c.__builtin___memmove_chk = c.memcpy, c.memcpy
c.__builtin_memcpy = c.memcpy
function c.bcopy(from, to, n) c.memcpy(to, from, n) end
function c.memset(p, code, n)
  if n == 0 then return p end
  check_size("memset", n)
  if type(p) == "userdata" then
    C.complete()
    C.fillObject(p, code, n)
    return p
  end
  p = C.located(p)
  local a = p.a
  if rawget(a, "bytes") then C.giveType(a, "u1") end
  if not rawget(a, "type") then
    local value = a[p.i]
    if code ~= 0 or type(value) ~= "table" then
      a[p.i] = code == 0 and (type(value) == "number" and value * 0) or nil
      return p
    end
    local function clear(s)
      for key, field in next, s do
        if type(field) == "table" then clear(field) elseif type(field) == "number" then s[key] = field * 0
        elseif type(field) == "boolean" then s[key] = false else s[key] = nil end
      end
    end
    clear(value)
    return p
  end
  local base, t, offset = C.bytesAt(p)
  C.writeBytes(base, t, offset, string.char(code & 0xFF):rep(n))
  return p
end
c.__builtin_memset, c.__builtin___memset_chk = c.memset, c.memset
function c.bzero(p, n) c.memset(p, 0, n) end
local function bytes_of(p, n)
  if type(p) == "string" then return (p .. "\0"):sub(1, n) end
  local base, t, offset = C.bytesAt(p)
  return C.readBytes(base, t, offset, n)
end
C.bytesOf = bytes_of
function c.memcmp(a, b, n)
  check_size("memcmp", n)
  return compared(bytes_of(a, n), bytes_of(b, n))
end
function c.memchr(p, code, n)
  if n < 0 and type(p) ~= "string" then -- SIZE_MAX: the byte is there, or the end of the memory is an error
    local base, t, offset = C.bytesAt(p)
    n = 1
    while C.readBytes(base, t, offset + n - 1, 1):byte() ~= code & 0xFF do n = n + 1 end
  end
  local place = bytes_of(p, n):find(string.char(code & 0xFF), 1, true)
  return found(p, place)
end
