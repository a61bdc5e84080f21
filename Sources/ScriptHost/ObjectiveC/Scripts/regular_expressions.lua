-- <regex.h>: POSIX expressions, which are translated to those of NSRegularExpression.
--
-- A text is read as Latin-1, so that offsets count bytes. Of the matches at a place the longest counts; its groups are
-- those of the first alternatives that match as much.

local C = ...
local c, objc, cstr = C.functions, C.objc, C.cstr

local EXTENDED, ICASE, NOSUB, NEWLINE = 1, 2, 4, 8
local NOTBOL, NOTEOL, STARTEND = 1, 2, 4
local MESSAGES = {"regexec() failed to match", "invalid regular expression", "invalid collating element",
  "invalid character class", "trailing backslash (\\)", "invalid backreference number", "brackets ([ ]) not balanced",
  "parentheses not balanced", "braces not balanced", "invalid repetition count(s)", "invalid character range",
  "out of memory", "repetition-operator operand invalid"}
local CTYPE, ESCAPE, SUBREG, BRACK, PAREN, BRACE, BADBR, RANGE, BADRPT = 4, 5, 6, 7, 8, 9, 10, 11, 13
local CLASSES = {alpha = "a-zA-Z", digit = "0-9", alnum = "a-zA-Z0-9", upper = "A-Z", lower = "a-z", xdigit = "0-9A-Fa-f",
  space = "\\x09-\\x0d\\x20", blank = "\\x09\\x20", punct = "\\x21-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7e",
  print = "\\x20-\\x7e", graph = "\\x21-\\x7e", cntrl = "\\x00-\\x1f\\x7f"}

local function literal(byte) return byte:match "%w" or ("\\x%02x"):format(byte:byte()) end

-- The set of a bracket expression, and the place after it; nil and an error's number.
local function bracket(text, place, options)
  for name, edge in pairs {["[:<:]]"] = "\\b(?=\\w)", ["[:>:]]"] = "\\b(?<=\\w)"} do
    if text:sub(place, place + 5) == name then return edge, place + 6 end
  end
  local negation = text:match("^%^", place) or ""
  place = place + #negation
  local parts = {"[", negation, negation ~= "" and options & NEWLINE ~= 0 and "\\n" or ""}
  local first = place
  while place == first or text:sub(place, place) ~= "]" do
    local class, after = text:match("^%[:(.-):%]()", place)
    if class then
      if not CLASSES[class] then return nil, CTYPE end
      parts[#parts + 1], place = CLASSES[class], after
    else
      local low = text:match("^%[([.=]).%1%]", place) and text:sub(place + 2, place + 2) or text:sub(place, place)
      place = place + (low ~= text:sub(place, place) and 5 or 1)
      if low == "" then return nil, BRACK end
      local high = text:match("^%-([^%]])", place)
      if high then
        place = place + 2
        if high < low then return nil, RANGE end
      end
      parts[#parts + 1] = literal(low) .. (high and "-" .. literal(high) or "")
    end
  end
  parts[#parts + 1] = "]"
  return table.concat(parts), place + 1
end

-- The expression of ICU, and the number of groups; nil and an error's number.
local function translated(text, options)
  local extended, lines = options & EXTENDED ~= 0, options & NEWLINE ~= 0
  local parts, groups, depth, place = {}, 0, 0, 1
  -- Whether a repetition may follow: after an atom, once.
  local is_atom = false
  local function add(part, is_new_atom) parts[#parts + 1], is_atom = part, is_new_atom end
  while place <= #text do
    local byte = text:sub(place, place)
    local is_escaped = byte == "\\"
    if is_escaped then
      place = place + 1
      byte = text:sub(place, place)
      if byte == "" then return nil, ESCAPE end
    end
    place = place + 1
    -- Basic expressions have their operators escaped, extended ones have them plain.
    local operator = is_escaped ~= extended and byte
    local starts = #parts == 0 or parts[#parts] == "(" or parts[#parts] == "|"
    if operator == "(" then
      groups, depth = groups + 1, depth + 1
      add("(", false)
    elseif operator == ")" then
      if depth == 0 then return nil, PAREN end
      depth = depth - 1
      add(")", true)
    elseif operator == "{" and (not extended or text:match("^%d", place)) then
      local low, comma, high, after = text:match(extended and "^(%d+)(,?)(%d*)}()" or "^(%d+)(,?)(%d*)\\}()", place)
      if not low then return nil, BRACE end
      if not is_atom then return nil, BADRPT end
      if (tonumber(high) or 255) < tonumber(low) then return nil, BADBR end
      add("{" .. low .. comma .. high .. "}", false)
      place = after
    elseif is_escaped then
      local number = not extended and tonumber(byte)
      if number and number > groups then return nil, SUBREG end
      add(number and number > 0 and "(?:\\" .. byte .. ")" or literal(byte), true)
    elseif byte == "*" and (extended or not starts and parts[#parts] ~= "^") or extended and (byte == "+" or byte == "?") then
      if not is_atom then return nil, BADRPT end
      add(byte, false)
    elseif extended and byte == "|" then
      add("|", false)
    elseif byte == "[" then
      local set, after = bracket(text, place, options)
      if not set then return nil, after end
      add(set, true)
      place = after
    elseif byte == "." then
      add(lines and "[^\\n]" or "(?s:.)", true)
    elseif byte == "^" and (extended or starts) then
      add(lines and "(?md:^)" or "\\A", false)
    elseif byte == "$" and (extended or place > #text or text:match("^\\%)", place)) then
      add(lines and "(?md:$)" or "\\z", false)
    else
      add(literal(byte), true)
    end
  end
  if depth > 0 then return nil, PAREN end
  return table.concat(parts), groups
end

local expressions = setmetatable({}, {__mode = "k"})
local function latin(bytes)
  local NSISOLatin1StringEncoding = 5
  local data = objc.NSData:dataWithBytes_length_(bytes, #bytes)
  return objc.NSString:alloc():initWithData_encoding_(data, NSISOLatin1StringEncoding)
end

-- Whether another choice of an expression may match more than the first one.
local function has_choices(icu) return icu:find("[|?*{]") ~= nil end

-- The longest match from the place of the first one: the expression must end where the text does.
local function longest(own, text, match, last)
  local NSMatchingAnchored, NSMatchingWithoutAnchoringBounds = 4, 16
  local range = match:rangeAtIndex_(0)
  for stop = own.whole and last or 0, range.location + range.length + 1, -1 do
    local found = own.whole:firstMatchInString_options_range_(text, NSMatchingAnchored | NSMatchingWithoutAnchoringBounds,
      {location = range.location, length = stop - range.location})
    if found then return found end
  end
  return match
end

function c.regcomp(p, pattern, options)
  local icu, groups = translated(cstr(pattern), options)
  if not icu then return groups end
  local function expression(text)
    return objc.NSRegularExpression:regularExpressionWithPattern_options_error_(text, options & ICASE ~= 0 and 1 or 0, nil)
  end
  local made = expression(icu)
  if not made then return 2 end
  local own = p.a[p.i]
  local memory = C.cell(0)
  own.re_nsub, own.re_g = groups, memory
  local is_silent = options & NOSUB ~= 0
  -- The bounds of a range hide what follows it.
  local whole = not is_silent and has_choices(icu) and expression("(?:" .. icu .. ")(?![\\s\\S])") or nil
  expressions[memory.a] = {regex = made, groups = groups, is_silent = is_silent, whole = whole}
  return 0
end

function c.regexec(p, text, count, matches, options)
  local memory = p.a[p.i].re_g
  local own = memory and expressions[memory.a]
  if not own then return 2 end
  local bytes, shift = cstr(text), 0
  if options & STARTEND ~= 0 then
    local bounds = matches.a[matches.i]
    shift, bytes = bounds.rm_so, bytes:sub(bounds.rm_so + 1, bounds.rm_eo)
  end
  -- A byte beside the range keeps an anchor from matching at its end.
  local before, after = options & NOTBOL ~= 0 and "x" or "", options & NOTEOL ~= 0 and "x" or ""
  local NSMatchingWithoutAnchoringBounds = 16
  local whole_text = latin(before .. bytes .. after)
  local match = own.regex:firstMatchInString_options_range_(whole_text, NSMatchingWithoutAnchoringBounds,
    {location = #before, length = #bytes})
  if not match then return 1 end
  if own.is_silent or matches == nil or count == 0 then return 0 end
  match = longest(own, whole_text, match, #before + #bytes)
  for index = 0, count - 1 do
    local range = index <= own.groups and match:rangeAtIndex_(index)
    local part = matches.a[matches.i + index]
    local is_found = range and range.location ~= math.maxinteger
    part.rm_so = is_found and range.location - #before + shift or -1
    part.rm_eo = is_found and part.rm_so + range.length or -1
  end
  return 0
end

function c.regerror(code, _, buffer, size)
  local message = code == 0 and "success" or MESSAGES[code] or "*** unknown regexp error code ***"
  if size > 0 then
    local base, t, offset = C.bytesAt(C.cast(buffer, "u1"))
    C.writeBytes(base, t, offset, message:sub(1, size - 1) .. "\0")
  end
  return #message + 1
end
function c.regfree(p)
  local own = p.a[p.i]
  if own.re_g then expressions[own.re_g.a] = nil end
  own.re_g = nil
end
