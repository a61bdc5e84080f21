-- <sqlite3.h>: authorizers, hooks and options. SQLite's own guards run first: no database can
-- access the machine's files, load code or use addresses, whatever is set here.

local C = ...
local c = C.functions
local sqlite = C.sqlite
local library, record, number = sqlite.library, sqlite.record, sqlite.number
local OK, ERROR, MISUSE, DENY = 0, 1, 21, 1

-- By database handle.
local authorizers, handlers = {}, {}
local is_replying
local function reply(handle, action, ...)
  -- A negative action is the number of a collation.
  if action and action < 0 then return sqlite.compared(-action, ...) end
  local own = action and authorizers[handle] or not action and handlers[handle]
  if not own then return OK end
  if not action then return own.body(own.context) end
  local texts = {}
  for place = 1, 4 do
    local text = (select(place, ...))
    texts[place] = text and C.literal(text)
  end
  local answer = own.body(own.context, action, texts[1], texts[2], texts[3], texts[4])
  return math.type(answer) == "integer" and answer or DENY
end
function sqlite.start_replying()
  if is_replying then return end
  is_replying = true
  library().replying(reply)
end
local function ask(p)
  local handle = number(p)
  sqlite.start_replying()
  local handler = handlers[handle]
  return library().ask(handle, authorizers[handle] ~= nil, handler and handler.steps or 0)
end

function c.sqlite3_set_authorizer(p, body, context)
  if number(p) == 0 then return MISUSE end
  authorizers[number(p)] = body and {body = body, context = context} or nil
  return ask(p)
end
function c.sqlite3_progress_handler(p, steps, body, context)
  if number(p) == 0 then return end
  handlers[number(p)] = body and steps > 0 and {body = body, context = context, steps = steps} or nil
  ask(p)
end
-- Another database may get the same handle.
function sqlite.has_closed(handle) authorizers[handle], handlers[handle] = nil, nil end

-- Boolean options; of the others, database names and lookaside memory have no effect.
local FIRST_SWITCH = 1002
function c.sqlite3_db_config(p, option, value, out)
  if number(p) == 0 then return MISUSE end
  if option < FIRST_SWITCH then return OK end
  local code, state = library().configure(number(p), option, math.type(value) == "integer" and value or -1)
  if type(out) == "table" and out.a then out.a[out.i] = state end
  return code
end

-- Extensions are never loaded into the process.
function c.sqlite3_enable_load_extension(p, is_on)
  if number(p) == 0 then return MISUSE end
  return is_on == 0 and OK or ERROR
end
function c.sqlite3_load_extension(p, _, _, words)
  if not record(p) then return MISUSE end
  if words ~= nil then words.a[words.i] = C.literal "not authorized" end
  return ERROR
end
