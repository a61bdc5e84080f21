-- Pointers whose type says little: pointers to `void` and to whole arrays.

local C = ...
local error, type, rawget = error, type, rawget
local literal, sizeOf, pointerTo = C.literal, C.sizeOf, C.pointerTo

-- Pointer arithmetic in bytes, for a pointer to an unknown type.
function C.addBytes(p, n)
  if n == 0 then return p end
  if p == nil then error("arithmetic on a null pointer", 2) end
  local kind = type(p)
  if kind == "number" then return p + n end
  if kind == "function" then p = C.memory(p) end
  if kind == "userdata" then return C.variableAt(p, n) end
  p = literal(p)
  local t = rawget(p.a, "type")
  local size = t and sizeOf(t) or 1
  if n % size == 0 then return pointerTo(p.a, p.i + n // size) end
  p = C.cast(p, "u1")
  return pointerTo(p.a, p.i + n)
end
function C.diffBytes(p, q)
  if p == q then return 0 end
  return C.integer(p) - C.integer(q)
end

-- The array that a pointer to an array points to: a row of a larger array, or the array itself; a
-- pointer to its first element is equal to it.
function C.row(p, depth)
  if p == nil then error("EXC_BAD_ACCESS (code=1, address=0x0): a null pointer is read", 2) end
  local t, deep = rawget(p.a, "type"), 0
  while type(t) == "table" and not t.size do
    t, deep = t[1], deep + 1
  end
  return deep == depth and p.a[p.i] or p
end

-- The text in memory of 8- or 16-bit characters, as a format prints it; nil if it is not memory.
function C.charactersOf(p, limit)
  if type(p) ~= "table" or rawget(p, "a") == nil then return nil end
  limit = tonumber(limit)
  local t = C.typeOf(p)
  if t == "i4" or t == "u4" then
    local parts = {}
    for place = p.i, p.i + (limit or math.maxinteger) - 1 do
      local code = p.a[place]
      if code == 0 or code == nil then break end
      parts[#parts + 1] = utf8.char(code)
    end
    return table.concat(parts)
  end
  if t ~= "u2" and t ~= "i2" then return limit and C.textWithin(p, limit) or C.cstr(p) end
  local parts, high = {}, nil
  for place = p.i, p.i + (limit or math.maxinteger) - 1 do
    local code = p.a[place]
    if code == 0 or code == nil then break end
    code = code & 0xFFFF
    if code >= 0xD800 and code <= 0xDBFF then
      high = code
    else
      if high and code >= 0xDC00 and code <= 0xDFFF then code = (high - 0xD800 << 10) + (code - 0xDC00) + 0x10000 end
      parts[#parts + 1], high = utf8.char(code), nil
    end
  end
  return table.concat(parts)
end
