-- <sqlite3.h>: UTF-16 texts, collations, and texts of statements.
--
-- SQLite itself works with UTF-8 here; texts are converted on the way in and out, in the device's byte order.

local C = ...
local c, cstr = C.functions, C.cstr
local sqlite = C.sqlite
local library, record, number = sqlite.library, sqlite.record, sqlite.number
local OK, ERROR, MISUSE = 0, 1, 21

-- UTF-8 as UTF-16 of a byte order, "<" or ">". Bytes that are no UTF-8 become U+FFFD.
local function wide(text, order)
  local parts, place = {}, 1
  local unit = (order or "<") .. "I2"
  while place <= #text do
    local is_read, code = pcall(utf8.codepoint, text, place)
    if not is_read then code = 0xFFFD end
    place = is_read and utf8.offset(text, 2, place) or place + 1
    if code < 0x10000 then
      parts[#parts + 1] = unit:pack(code)
    else
      parts[#parts + 1] = unit:pack(0xD800 + (code - 0x10000 >> 10)) .. unit:pack(0xDC00 + (code & 0x3FF))
    end
  end
  return table.concat(parts)
end
local function narrow(bytes, order)
  local parts, high = {}, nil
  local unit = (order or "<") .. "I2"
  for place = 1, #bytes - 1, 2 do
    local code = unit:unpack(bytes, place)
    if code & 0xFC00 == 0xD800 then
      high = code
    else
      if high and code & 0xFC00 == 0xDC00 then code = (high - 0xD800 << 10) + (code - 0xDC00) + 0x10000 end
      parts[#parts + 1], high = utf8.char(code), nil
    end
  end
  return table.concat(parts)
end
-- The UTF-8 of UTF-16 in memory, of a size in bytes or, if it is negative, to the null.
local function text_at(p, size, order)
  if p == nil then return nil end
  if size < 0 then
    local units, count = C.cast(p, "u2"), 0
    while units.a[units.i + count] ~= 0 do count = count + 1 end
    size = 2 * count
  end
  return size < 2 and "" or narrow(C.bytesOf(C.cast(p, "u1"), size & ~1), order)
end
local function pointer(text, order) return text and C.cast(C.literal(wide(text, order) .. "\0\0"), "u2") end

-- A database that is new keeps its texts as UTF-16.
function c.sqlite3_open16(path, out)
  local code = c.sqlite3_open(C.literal(text_at(path, -1) or ""), out)
  if code == OK then c.sqlite3_exec(out.a[out.i], C.literal "PRAGMA encoding = 'UTF-16le'") end
  return code
end
function c.sqlite3_prepare16_v2(p, text, size, out, rest)
  local words = text_at(text, size)
  if not words then return MISUSE end
  local code, statement, used = sqlite.prepared(p, (words:match "^[^\0]*"))
  out.a[out.i] = statement
  if rest ~= nil then rest.a[rest.i] = C.cast(C.add(C.cast(text, "u1"), #wide(words:sub(1, used))), "u2") end
  return code
end
c.sqlite3_prepare16 = c.sqlite3_prepare16_v2
function c.sqlite3_prepare16_v3(p, text, size, _, out, rest) return c.sqlite3_prepare16_v2(p, text, size, out, rest) end
function c.sqlite3_bind_text16(p, place, from, size)
  if from == nil then return c.sqlite3_bind_null(p, place) end
  return library().bind(number(p), place, "text", text_at(from, size))
end
local BLOB = 4
function c.sqlite3_column_text16(p, place) return pointer(library().column_text(number(p), place)) end
function c.sqlite3_column_bytes16(p, place)
  local db, handle = library(), number(p)
  if db.column_type(handle, place) == BLOB then return c.sqlite3_column_bytes(p, place) end
  return #wide(db.column_text(handle, place) or "")
end
function c.sqlite3_column_name16(p, place) return pointer(library().column_name(number(p), place)) end
function c.sqlite3_column_decltype16(p, place) return pointer(library().column_decltype(number(p), place)) end
function c.sqlite3_errmsg16(p) return pointer(cstr(c.sqlite3_errmsg(p))) end

-- Values and results of functions; the names without an order have the device's.
for ending, order in pairs {[""] = "<", le = "<", be = ">"} do
  c["sqlite3_value_text16" .. ending] = function(value) return pointer(library().value_text(number(value)), order) end
  c["sqlite3_result_text16" .. ending] = function(context, from, size)
    if from == nil then return c.sqlite3_result_null(context) end
    library().result(number(context), "text", text_at(from, size, order))
  end
end
function c.sqlite3_value_bytes16(value)
  local db, handle = library(), number(value)
  if db.value_type(handle) == BLOB then return db.value_bytes(handle) end
  return #wide(db.value_text(handle) or "")
end
function c.sqlite3_result_error16(context, text, size)
  library().result(number(context), "error", text_at(text, size) or "")
end
function c.sqlite3_create_function16(p, name, ...)
  return c.sqlite3_create_function(p, C.literal(text_at(name, -1)), ...)
end

-- Collations, by number: SQLite asks for the order of two texts.
local UTF8, UTF16BE = 1, 3
local collations = {}
function sqlite.compared(which, one, other)
  local own = collations[which]
  if own.encoding == UTF8 then return own.body(own.context, #one, C.literal(one), #other, C.literal(other)) end
  local order = own.encoding == UTF16BE and ">" or "<"
  local first, second = wide(one, order), wide(other, order)
  return own.body(own.context, #first, C.literal(first), #second, C.literal(second))
end
local function encoding_of(p)
  local db, text = library(), nil
  local _, statement = db.prepare(number(p), "PRAGMA encoding")
  if db.step(statement) == 100 then text = db.column_text(statement, 0) end
  db.finalize(statement)
  return ({["UTF-16le"] = 2, ["UTF-16be"] = UTF16BE})[text] or UTF8
end
-- Of the variants of a collation, the one in the database's encoding is used.
function c.sqlite3_create_collation_v2(p, name, encoding, context, body, destroy)
  local own = record(p)
  if not own then return MISUSE end
  local key, code = cstr(name):lower(), OK
  own.collations = own.collations or {}
  local known = own.collations[key]
  local is_other = known and body and encoding == UTF8 and encoding_of(p) ~= UTF8
  if not is_other then
    local which = body and #collations + 1 or 0
    if body then
      collations[which] = {body = body, context = context, encoding = encoding, destroy = destroy}
      sqlite.start_replying()
    end
    code = library().collate(number(p), key, which)
    if known and known.destroy then known.destroy(known.context) end
    own.collations[key] = collations[which]
  end
  return code
end
function c.sqlite3_create_collation(p, name, encoding, context, body)
  return c.sqlite3_create_collation_v2(p, name, encoding, context, body)
end
function c.sqlite3_create_collation16(p, name, encoding, context, body)
  return c.sqlite3_create_collation_v2(p, C.literal(text_at(name, -1)), encoding, context, body)
end
-- Called for the collation that a statement lacks; the statement is compiled again afterwards.
function c.sqlite3_collation_needed(p, context, body)
  local own = record(p)
  if not own then return MISUSE end
  own.needed = body and function(name) body(context, p, encoding_of(p), C.literal(name)) end
  return OK
end
function c.sqlite3_collation_needed16(p, context, body)
  return c.sqlite3_collation_needed(p, context, body and function(_, database, encoding, name)
    body(context, database, encoding, pointer(cstr(name)))
  end)
end
function sqlite.asks_for_collation(p, code)
  local own = record(p)
  if code ~= ERROR or not own.needed then return false end
  local name = library().message(own.handle):match "^no such collation sequence: (.*)$"
  if name then own.needed(name) end
  return name ~= nil
end
local has_closed = sqlite.has_closed
function sqlite.has_closed(handle, own)
  has_closed(handle)
  for _, collation in pairs(own.collations or {}) do
    if collation.destroy then collation.destroy(collation.context) end
  end
end

-- Whether a text ends with a whole statement: with a semicolon that is no part of a trigger, a string or a comment.
local function is_complete(text)
  local tokens, place = {}, 1
  local patterns = {"^%-%-[^\n]*", "^/%*.-%*/", "^'[^']*'", '^"[^"]*"', "^`[^`]*`", "^%[[^%]]*%]", "^[%w_$]+", "^;"}
  while place <= #text do
    local stop, is_open = nil, text:find("^['\"`%[]", place) or text:find("^/%*", place)
    for kind, pattern in ipairs(patterns) do
      local _, last = text:find(pattern, place)
      if last then
        stop = last
        if kind > 2 then tokens[#tokens + 1] = text:sub(place, last):upper() end
        break
      end
    end
    if not stop and is_open then return false end
    if not stop and not text:find("^%s", place) then tokens[#tokens + 1] = "?" end
    place = (stop or place) + 1
  end
  local first = 1
  for index, token in ipairs(tokens) do
    if token == ";" then
      local start = first
      if tokens[start] == "EXPLAIN" then start = start + 1 end
      local kind = tokens[start + 1]
      if kind == "TEMP" or kind == "TEMPORARY" then kind = tokens[start + 2] end
      local is_trigger = tokens[start] == "CREATE" and kind == "TRIGGER"
      local ends_trigger = tokens[index - 1] == "END" and tokens[index - 2] == ";"
      if not is_trigger or ends_trigger then first = index + 1 end
    end
  end
  return #tokens > 0 and first > #tokens
end
function c.sqlite3_complete(text) return is_complete(cstr(text)) and 1 or 0 end
function c.sqlite3_complete16(text) return is_complete(text_at(text, -1)) and 1 or 0 end

-- Formats of SQLite: %q doubles apostrophes, %Q quotes as well, and %w doubles quotation marks.
function c.sqlite3_mprintf(pattern, ...)
  local arguments, place = table.pack(...), 0
  local plain = cstr(pattern):gsub("%%([-+ #0]*[%d*]*%.?[%d*]*[hlzjt]*)([%a%%])", function(options, kind)
    if kind == "%" then return nil end
    place = place + select(2, options:gsub("%*", "")) + 1
    if not kind:find "[qQw]" then return nil end
    local value = arguments[place]
    local text = value ~= nil and cstr(value) or kind == "Q" and "NULL" or "(NULL)"
    text = kind == "w" and text:gsub('"', '""') or text:gsub("'", "''")
    arguments[place] = C.literal(kind == "Q" and value ~= nil and "'" .. text .. "'" or text)
    return "%" .. options .. "s"
  end)
  local made = C.cell(nil, "p")
  c.asprintf(made, plain, table.unpack(arguments, 1, arguments.n))
  return made[0]
end
