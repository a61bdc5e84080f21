-- <sqlite3.h>: the app's functions in statements, limits, and hooks of statements.

local C = ...
local c, cstr = C.functions, C.cstr
local sqlite = C.sqlite
local library, record, number = sqlite.library, sqlite.record, sqlite.number
local OK, MISUSE = 0, 21

-- The functions of databases, by number.
local functions, count = {}, 0
local answers = {}

-- C's pointers for a call and a value while the function runs; afterwards they are invalid.
local function pointers(handles)
  local list = {}
  for place, handle in ipairs(handles) do list[place] = C.cell {handle = handle} end
  return list
end
local function ended(list)
  for _, pointer in ipairs(list) do record(pointer).handle = 0 end
end

-- The memory of each group.
local groups = {}
local function called(own, body, call, group, values)
  local context = C.cell {handle = call, context = own.context, group = group}
  local list = pointers(values)
  local is_done, fault = pcall(body, context, #list, C.list(list, #list + 1))
  ended(list)
  record(context).handle = 0
  if not is_done then error(fault, 0) end
end
function answers.row(own, call, group, values) called(own, own.call, call, group, values) end
function answers.rowOfGroup(own, call, group, values) called(own, own.step, call, group, values) end
function answers.endOfGroup(own, call, group)
  -- A group without rows may have memory too.
  if group == 0 then groups[0] = nil end
  called(own, own.finish, call, group, {})
  groups[group] = nil
end
function answers.forgotten(own)
  functions[own.number] = nil
  if own.destroy then own.destroy(own.context) end
end

local is_answering
local function answer_all()
  if is_answering then return end
  is_answering = true
  library().answering(function(which, moment, call, group, ...)
    local own = functions[which]
    if own then answers[moment](own, call, group, {...}) end
  end)
end

function c.sqlite3_create_function_v2(p, name, arguments, flags, context, call, step, finish, destroy)
  local own
  if call or step then
    count = count + 1
    own = {number = count, context = context, call = call, step = step, finish = finish, destroy = destroy}
    functions[count] = own
    answer_all()
  end
  return library().define(number(p), cstr(name), arguments, flags, not call, own and own.number)
end
function c.sqlite3_create_function(p, name, arguments, flags, context, call, step, finish)
  return c.sqlite3_create_function_v2(p, name, arguments, flags, context, call, step, finish)
end
function c.sqlite3_user_data(context)
  local own = record(context)
  return own and own.context
end
function c.sqlite3_aggregate_context(context, size)
  local own = record(context)
  if not own or own.handle == 0 or not own.group then return nil end
  local memory = groups[own.group]
  if memory == nil and size > 0 then
    memory = c.calloc(1, size)
    groups[own.group] = memory
  end
  return memory
end

for _, name in ipairs {"type", "int64", "double", "bytes"} do
  c["sqlite3_value_" .. name] = function(value) return library()["value_" .. name](number(value)) end
end
c.sqlite3_value_numeric_type = c.sqlite3_value_type
function c.sqlite3_value_int(value) return sqlite.int(library().value_int64(number(value))) end
for _, name in ipairs {"text", "blob"} do
  c["sqlite3_value_" .. name] = function(value)
    local bytes = library()["value_" .. name](number(value))
    return bytes and C.literal(bytes)
  end
end

local function answering(kind)
  return function(context, value) library().result(number(context), kind, value) end
end
c.sqlite3_result_null = answering "none"
c.sqlite3_result_int64, c.sqlite3_result_int = answering "whole", answering "whole"
c.sqlite3_result_double = answering "real"
c.sqlite3_result_error_code = answering "code"
local function answering_bytes(kind)
  return function(context, from, size)
    if from == nil and kind ~= "error" then return c.sqlite3_result_null(context) end
    library().result(number(context), kind, sqlite.text(from, size) or "")
  end
end
c.sqlite3_result_text, c.sqlite3_result_blob = answering_bytes "text", answering_bytes "blob"
c.sqlite3_result_error = answering_bytes "error"
local NO_MEMORY, TOO_BIG = 7, 18
function c.sqlite3_result_error_nomem(context) c.sqlite3_result_error_code(context, NO_MEMORY) end
function c.sqlite3_result_error_toobig(context) c.sqlite3_result_error_code(context, TOO_BIG) end
function c.sqlite3_result_value(context, value)
  local db, handle = library(), number(value)
  local kinds = {{"whole", db.value_int64}, {"real", db.value_double}, {"text", db.value_text}, {"blob", db.value_blob}}
  local kind = kinds[db.value_type(handle)] or {"none", function() end}
  db.result(number(context), kind[1], kind[2](handle))
end

-- Memory of sources; other results that they free are Lua's values.
local memories = setmetatable({}, {__mode = "k"})
local function noted(memory)
  if memory ~= nil then memories[memory.a] = true end
  return memory
end
function c.sqlite3_malloc(size) return size > 0 and noted(c.malloc(size)) or nil end
function c.sqlite3_free(memory)
  if type(memory) == "table" and memories[rawget(memory, "a")] then c.free(memory) end
end
function c.sqlite3_realloc(memory, size)
  if size > 0 then return noted(c.realloc(memory, size)) end
  c.sqlite3_free(memory)
  return nil
end
c.sqlite3_malloc64, c.sqlite3_realloc64 = c.sqlite3_malloc, c.sqlite3_realloc

function c.sqlite3_limit(p, kind, value)
  if number(p) == 0 then return -1 end
  return library().limit(number(p), kind, value)
end
function c.sqlite3_extended_result_codes(p, extends)
  return number(p) == 0 and MISUSE or library().extended_result_codes(number(p), extends ~= 0)
end
function c.sqlite3_interrupt(p) library().interrupt(number(p)) end

-- Tracing: called when a statement begins, for each row, and with the time when it ends.
local STATEMENT, PROFILE, ROW_MASK, CLOSE = 1, 2, 4, 8
function c.sqlite3_expanded_sql(p)
  local text = library().expanded_sql(number(p))
  return text and C.literal(text)
end
function c.sqlite3_trace_v2(p, mask, body, context)
  local own = record(p)
  if not own then return MISUSE end
  own.listener = body and mask ~= 0 and {mask = mask, body = body, context = context} or nil
  return OK
end
function c.sqlite3_trace(p, body, context)
  local own = record(p)
  local before = own.old_context
  own.old_context = context
  own.listener = body and {mask = STATEMENT, context = context, body = function(_, _, statement)
    body(context, c.sqlite3_expanded_sql(statement))
  end} or nil
  return before
end
local function tell(listener, kind, p, fact)
  if listener and listener.mask & kind ~= 0 then listener.body(kind, listener.context, p, fact) end
end
-- Called around a step; returns a function to call with its result.
local ROW = 100
function sqlite.listening(p)
  local own = record(p)
  local base = own and record(own.database)
  local listener = base and base.listener
  if not listener then return nil end
  if not own.is_running then
    own.is_running = true
    tell(listener, STATEMENT, p, library().sql(own.handle, 0) and C.literal(library().sql(own.handle, 0)))
  end
  return function(code)
    if code == ROW then return tell(listener, ROW_MASK, p, nil) end
    own.is_running = false
    tell(listener, PROFILE, p, C.cell(0))
  end
end
function sqlite.will_close(p)
  local own = record(p)
  if own then tell(own.listener, CLOSE, p, nil) end
end
