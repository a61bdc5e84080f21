-- Strings of wide characters: <wchar.h> and <wctype.h>.

local C = ...
local c, math = C.functions, math

local function length(text, limit)
  local count = 0
  while count < (limit or math.maxinteger) and text.a[text.i + count] ~= 0 do count = count + 1 end
  return count
end
function c.wcslen(text) return length(text) end
function c.wcsnlen(text, limit) return length(text, limit) end

-- Compares up to `count` characters; if `ends` is set, a null ends both strings.
local function compare(one, other, count, ends)
  for place = 0, count - 1 do
    local a, b = one.a[one.i + place], other.a[other.i + place]
    if a ~= b then return a < b and -1 or 1 end
    if ends and a == 0 then return 0 end
  end
  return 0
end
function c.wcscmp(one, other) return compare(one, other, math.maxinteger, true) end
function c.wcsncmp(one, other, count) return compare(one, other, count, true) end
function c.wmemcmp(one, other, count) return compare(one, other, count, false) end

-- Copies characters; source and destination may overlap.
local function copy(to, from, count)
  local values = {}
  for place = 0, count - 1 do values[place] = from.a[from.i + place] end
  for place = 0, count - 1 do to.a[to.i + place] = values[place] end
  return to
end
c.wmemcpy, c.wmemmove = copy, copy
function c.wmemset(to, character, count)
  for place = 0, count - 1 do to.a[to.i + place] = character end
  return to
end
function c.wcscpy(to, from) return copy(to, from, length(from) + 1) end
function c.wcsncpy(to, from, count)
  local known = length(from, count)
  copy(to, from, known)
  for place = known, count - 1 do to.a[to.i + place] = 0 end
  return to
end
local function append(to, from, count)
  local stop = C.add(to, length(to))
  copy(stop, from, count)
  stop.a[stop.i + count] = 0
  return to
end
function c.wcscat(to, from) return append(to, from, length(from)) end
function c.wcsncat(to, from, count) return append(to, from, length(from, count)) end
function c.wcsdup(text)
  local count = length(text) + 1
  return copy(C.newArray("i4", count), text, count)
end

function c.wmemchr(text, character, count)
  for place = 0, count - 1 do
    if text.a[text.i + place] == character then return C.add(text, place) end
  end
end
function c.wcschr(text, character) return c.wmemchr(text, character, length(text) + 1) end
function c.wcsrchr(text, character)
  for place = length(text), 0, -1 do
    if text.a[text.i + place] == character then return C.add(text, place) end
  end
end
function c.wcsstr(text, part)
  local count = length(part)
  for place = 0, length(text) - count do
    if compare(C.add(text, place), part, count, false) == 0 then return C.add(text, place) end
  end
end

-- The same text as bytes, for parsing numbers.
local function narrow(text)
  local parts = {}
  for place = 0, length(text) - 1 do parts[#parts + 1] = utf8.char(text.a[text.i + place]) end
  return table.concat(parts)
end
C.narrow = narrow
local function reading(name)
  return function(text, stop, ...)
    local bytes, rest = narrow(text), C.cell(nil, "p")
    local value = c[name](bytes, rest, ...)
    if stop ~= nil then stop.a[stop.i] = C.add(text, #bytes - #C.cstr(rest[0])) end
    return value
  end
end
c.wcstol, c.wcstod = reading "strtol", reading "strtod"

function c.mbstowcs(to, from, count)
  local place = 0
  for _, code in utf8.codes(C.cstr(from)) do
    if to ~= nil then
      if place == count then return place end
      to.a[to.i + place] = code
    end
    place = place + 1
  end
  if to ~= nil and place < count then to.a[to.i + place] = 0 end
  return place
end
function c.wcstombs(to, from, count)
  local bytes = narrow(from)
  if to == nil then return #bytes end
  local written = math.min(#bytes, count)
  for place = 0, written - 1 do to.a[to.i + place] = C.char(bytes, place) end
  if written < count then to.a[to.i + written] = 0 end
  return written
end
function c.btowc(byte) return byte >= 0 and byte < 128 and byte or -1 end
c.wctob = c.btowc

-- The character classes and cases are Foundation's.
local objc = C.objc
local function is_in(set)
  local known
  return function(character)
    known = known or objc.NSCharacterSet[set](objc.NSCharacterSet)
    return character > 0 and known:longCharacterIsMember_(character) and 1 or 0
  end
end
for name, set in pairs {iswalpha = "letterCharacterSet", iswdigit = "decimalDigitCharacterSet",
  iswalnum = "alphanumericCharacterSet", iswspace = "whitespaceAndNewlineCharacterSet",
  iswupper = "uppercaseLetterCharacterSet", iswlower = "lowercaseLetterCharacterSet",
  iswpunct = "punctuationCharacterSet"} do
  c[name] = is_in(set)
end
local function cased(selector)
  return function(character)
    local text = objc.unbox(objc.msgSend(utf8.char(character), selector))
    return utf8.len(text) == 1 and utf8.codepoint(text) or character
  end
end
c.towupper, c.towlower = cased "uppercaseString", cased "lowercaseString"
