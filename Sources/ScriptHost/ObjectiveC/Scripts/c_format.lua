-- The printf family: C's formats, with values of C.

local C = ...
local concat, format, select, type = table.concat, string.format, select, type
local math_type = math.type

local widths = {hh = 8, h = 16, l = 64, ll = 64, q = 64, z = 64, t = 64, j = 64}

local function integer(value)
  if math_type(value) == "integer" then return value end
  if type(value) == "number" then return value < 0 and C.toint(value) or C.touint(value) end
  return C.integer(value)
end

local function digits(value, base, letters)
  if value == 0 then return "0" end
  local parts = {}
  while value ~= 0 do
    local digit = C.umod(value, base)
    parts[#parts + 1] = letters:sub(digit + 1, digit + 1)
    value = C.udiv(value, base)
  end
  return concat(parts):reverse()
end

local function padded(text, flags, width, zeros)
  local missing = width - #text
  if missing <= 0 then return text end
  if flags:find("-", 1, true) then return text .. (" "):rep(missing) end
  if zeros then
    local sign, rest = text:match("^([+%- ]?0?[xX]?)(.*)$")
    if not sign:find("[xX]") then sign, rest = text:match("^([+%- ]?)(.*)$") end
    return sign .. ("0"):rep(missing) .. rest
  end
  return (" "):rep(missing) .. text
end

local function formatted(conversion, flags, width, precision, length, value)
  local zeros = flags:find("0", 1, true)
  if conversion == "d" or conversion == "i" then
    local bits = widths[length] or 32
    value = integer(value)
    if bits < 64 then value = C.signed(value, bits) end
    local text = value < 0 and (value == math.mininteger and "9223372036854775808" or tostring(-value)) or tostring(value)
    if precision then
      text = precision == 0 and value == 0 and "" or ("0"):rep(precision - #text) .. text
      zeros = nil
    end
    local sign = value < 0 and "-" or flags:find("+", 1, true) and "+" or flags:find(" ", 1, true) and " " or ""
    return padded(sign .. text, flags, width, zeros)
  end
  if conversion == "u" or conversion == "x" or conversion == "X" or conversion == "o" then
    local bits = widths[length] or 32
    value = integer(value)
    if bits < 64 then value = value & ((1 << bits) - 1) end
    local base = conversion == "u" and 10 or conversion == "o" and 8 or 16
    local text = digits(value, base, conversion == "X" and "0123456789ABCDEF" or "0123456789abcdef")
    if precision then
      text = precision == 0 and value == 0 and "" or ("0"):rep(precision - #text) .. text
      zeros = nil
    end
    if flags:find("#", 1, true) and value ~= 0 then
      text = (conversion == "x" and "0x" or conversion == "X" and "0X" or conversion == "o" and "0" or "") .. text
    end
    return padded(text, flags, width, zeros)
  end
  if conversion == "c" then
    return padded(string.char(integer(value) & 0xFF), flags, width)
  end
  if conversion == "s" then
    local text
    if precision and type(value) == "table" then
      local parts, a, i = {}, value.a, value.i
      for place = 0, precision - 1 do
        local code = a[i + place]
        if code == 0 or code == nil then break end
        parts[#parts + 1] = string.char(code & 0xFF)
      end
      text = concat(parts)
    else
      text = C.cstr(value) or "(null)"
    end
    if precision then text = text:sub(1, precision) end
    return padded(text, flags, width)
  end
  if conversion == "p" then
    return padded(value == nil and "0x0" or format("0x%x", C.integer(value)), flags, width)
  end
  if conversion == "@" then return padded(value == nil and "(null)" or C.description(value), flags, width) end
  -- Adding 0.0 would lose the sign of -0.0.
  value = (value or 0) * 1.0
  if value ~= value or value == 1 / 0 or value == -1 / 0 then
    local sign = flags:find("+", 1, true) and "+" or flags:find(" ", 1, true) and " " or ""
    local text = value ~= value and sign .. "nan" or value > 0 and sign .. "inf" or "-inf"
    if conversion:match("%u") then text = text:upper() end
    return padded(text, flags, width)
  end
  if conversion == "F" then conversion = "f" end
  local spec = "%" .. flags:gsub("0", ""):gsub("%-", "") .. (precision and "." .. precision or "") .. conversion
  local whole
  if (precision or 6) > 99 then
    whole = format("%.99f", value) .. ("0"):rep(precision - 99)
  else
    whole = format(spec, value)
  end
  return padded(whole, flags, width, zeros)
end

-- The most characters of a field, and the error of a wider one, EOVERFLOW.
local WIDEST, OVERFLOW = 1 << 26, 84

-- The text of a format string and its values; nil, with `errno`, if a field is too wide.
function C.format(pattern, next_value)
  pattern = C.cstr(pattern)
  local parts, place = {}, 1
  while true do
    local start = pattern:find("%", place, true)
    if not start then
      parts[#parts + 1] = pattern:sub(place)
      return concat(parts)
    end
    parts[#parts + 1] = pattern:sub(place, start - 1)
    local flags, width, dot, precision, length, conversion, finish =
      pattern:match("^([%-+ #0']*)([%d*]*)(%.?)([%d*]*)([hlqLztj]*)(.)()", start + 1)
    if not flags then return concat(parts) end
    place = finish
    if conversion == "%" then
      parts[#parts + 1] = "%"
    else
      if width == "*" then
        width = integer(next_value())
        if width < 0 then
          flags, width = flags .. "-", -width
        end
      end
      if precision == "*" then
        precision = integer(next_value())
        if precision < 0 then dot, precision = "", nil end
      end
      width, precision = tonumber(width) or 0, dot == "." and (tonumber(precision) or 0) or nil
      if width > WIDEST or conversion ~= "s" and (precision or 0) > WIDEST then
        C.functions.__error()[0] = OVERFLOW
        return nil
      end
      if conversion == "n" then
        local pointer = next_value()
        pointer.a[pointer.i] = #concat(parts)
      else
        parts[#parts + 1] = formatted(conversion, flags, width, precision, length, next_value())
      end
    end
  end
end

local function values(...)
  local list, count, place = {...}, select("#", ...), 0
  return function()
    place = place + 1
    if place <= count then return list[place] end
  end
end

local function listed(arguments)
  return function() return C.nextArgument(arguments) end
end

C.values, C.listed = values, listed

local c = C.functions

function c.printf(pattern, ...)
  local text = C.format(pattern, values(...))
  if not text then return -1 end
  C.write(text)
  return #text
end
function c.vprintf(pattern, arguments)
  local text = C.format(pattern, listed(arguments))
  if not text then return -1 end
  C.write(text)
  return #text
end

local function to_stream(stream, text)
  if not text then return -1 end
  if C.writeFile and stream ~= nil then
    local is_file, count = C.writeFile(stream, text)
    if is_file then return count end
  end
  if stream == C.stderr then C.writeError(text) else C.write(text) end
  return #text
end
function c.fprintf(stream, pattern, ...) return to_stream(stream, C.format(pattern, values(...))) end
function c.vfprintf(stream, pattern, arguments) return to_stream(stream, C.format(pattern, listed(arguments))) end
function c.fputs(text, stream) return to_stream(stream, C.cstr(text) .. "") end
function c.fputc(code, stream)
  to_stream(stream, string.char(code & 0xFF))
  return code
end
c.putc = c.fputc
function c.puts(text) return to_stream(nil, C.cstr(text) .. "\n") end
function c.putchar(code)
  C.write(string.char(code & 0xFF))
  return code
end
function c.fflush() return 0 end
function c.fwrite(p, size, count, stream)
  local parts = {}
  -- As on a device, a product that overflows writes nothing.
  if size ~= 0 and math.ult(C.udiv(-1, size), count) then
    C.functions.__error()[0] = OVERFLOW
    return 0
  end
  for place = 0, size * count - 1 do parts[#parts + 1] = string.char(C.byte(p, place)) end
  to_stream(stream, concat(parts))
  return count
end

-- Stores a text in a buffer of characters, truncated if necessary.
local function store(p, count, text)
  if not text then return -1 end
  if p ~= nil and count > 0 then
    local a, i = p.a, p.i
    if rawget(a, "bytes") then C.giveType(a, "i1") end
    local length = math.min(#text, count - 1)
    for place = 1, length do
      local code = text:byte(place)
      a[i + place - 1] = code < 128 and code or code - 256
    end
    a[i + length] = 0
  end
  return #text
end
C.store = store

function c.snprintf(p, count, pattern, ...) return store(p, count, C.format(pattern, values(...))) end
function c.vsnprintf(p, count, pattern, arguments) return store(p, count, C.format(pattern, listed(arguments))) end
function c.sprintf(p, pattern, ...) return store(p, p.a and math.maxinteger, C.format(pattern, values(...))) end
function c.vsprintf(p, pattern, arguments) return store(p, p.a and math.maxinteger, C.format(pattern, listed(arguments))) end
function c.asprintf(p, pattern, ...)
  local text = C.format(pattern, values(...))
  if not text then return -1 end
  p.a[p.i] = C.characters(text, 0)
  return #text
end
function c.vasprintf(p, pattern, arguments)
  local text = C.format(pattern, listed(arguments))
  if not text then return -1 end
  p.a[p.i] = C.characters(text, 0)
  return #text
end

-- The scanf family: the characters each conversion reads, and where the value is stored.
local takings = {
  d = "^[+-]?%d+", i = "^[+-]?0?[xX]?%x+", u = "^[+-]?%d+", x = "^[+-]?%x+", X = "^[+-]?%x+", o = "^[0-7]+",
  f = "^[+-]?%d*%.?%d*[eE]?[+-]?%d*", s = "^%S+",
}
takings.g, takings.e, takings.F = takings.f, takings.f, takings.f
local bases = {x = 16, X = 16, o = 8, i = 0}

local function taken(text, place, conversion, width, set)
  if conversion == "c" then
    local length = width or 1
    return place + length - 1 <= #text and text:sub(place, place + length - 1) or nil
  end
  if conversion ~= "[" then place = text:find("%S", place) or #text + 1 end
  local part = width and text:sub(place, place + width - 1) or text
  local found = part:match(conversion == "[" and "^" .. set .. "+" or takings[conversion], width and 1 or place)
  if conversion == "f" or conversion == "g" or conversion == "e" then
    while found and #found > 0 and not tonumber(found) do found = found:sub(1, -2) end
  end
  return found and #found > 0 and found or nil, place
end

-- Reads from a position on. Returns the number of values that were stored, and the position behind the last character.
function C.scanned(text, pattern, next_pointer, start)
  local place, at, count = start, 1, 0
  while at <= #pattern do
    local letter = pattern:sub(at, at)
    if letter:find "%s" then
      place, at = text:find("%S", place) or #text + 1, at + 1
    elseif letter ~= "%" then
      if text:sub(place, place) ~= letter then return count, place end
      place, at = place + 1, at + 1
    else
      local star, width, length, conversion, finish = pattern:match("^(%*?)(%d*)([hlqLztj]*)(.)()", at + 1)
      local set
      if conversion == "[" then
        set, finish = pattern:match("^(%[%^?%]?[^%]]*%])()", finish - 1)
      end
      at = finish
      if conversion == "n" then
        local pointer = next_pointer()
        pointer.a[pointer.i] = place - start
      elseif conversion == "%" then
        if text:sub(place, place) ~= "%" then return count, place end
        place = place + 1
      else
        local found, first = taken(text, place, conversion, tonumber(width), set)
        place = first or place
        if found == nil then return place > #text and count == 0 and -1 or count, place end
        place = place + #found
        if star == "" then
          local pointer = next_pointer()
          count = count + 1
          if conversion == "s" or conversion == "[" then
            C.store(pointer, math.maxinteger, found)
          elseif conversion == "c" then
            for index = 1, #found do pointer.a[pointer.i + index - 1] = found:byte(index) end
          elseif takings[conversion] == takings.f then
            local number = tonumber(found) + 0.0
            pointer.a[pointer.i] = length == "" and C.f32(number) or number
          else
            local number = C.functions.strtol(found, nil, bases[conversion] or 10)
            pointer.a[pointer.i] = length == "" and C.i32(number) or number
          end
        end
      end
    end
  end
  return count, place
end
function c.sscanf(text, pattern, ...) return (C.scanned(C.cstr(text), C.cstr(pattern), values(...), 1)) end
function c.vsscanf(text, pattern, arguments) return (C.scanned(C.cstr(text), C.cstr(pattern), listed(arguments), 1)) end

-- Variable arguments.
function C.argumentList(...)
  return {values = {...}, count = select("#", ...), place = 0}
end
function C.copyArguments(list) return {values = list.values, count = list.count, place = list.place} end
-- The structures in variable arguments, with their types.
local described = setmetatable({}, {__mode = "k"})
function C.described(structure, t)
  described[structure] = t
  return structure
end

-- The next argument; if an array of elements is requested, a pointer to its bytes.
function C.nextArgument(list, element)
  list.place = list.place + 1
  local value = list.values[list.place]
  if not element then return value end
  local t = type(value) == "table" and described[value] or element
  return C.cast(C.cell(value, t), element)
end
-- The remaining arguments, in the form that native code accepts.
function C.restOfArguments(list) return C.texts(table.unpack(list.values, list.place + 1, list.count)) end
