-- <sqlite3.h>: authorizers, hooks and options. SQLite's own guards run first: no database can
-- access the machine's files, load code or use addresses, whatever is set here.

local C = ...
local c = C.functions
local sqlite = C.sqlite
local library, record, number = sqlite.library, sqlite.record, sqlite.number
local OK, ERROR, MISUSE, DENY = 0, 1, 21, 1

-- The bits by which a database reports each hook, and the numbers of the actions that it reports (CSQLite.h).
local HOOKS = {commit = 1, rollback = 2, update = 4}
local COMMIT, ROLLBACK, UPDATE = 1000, 1001, 1002

-- By database handle.
local authorizers, handlers, hooks = {}, {}, {}
local function report(own, action, schema, name, row)
  local hook = action == COMMIT and own.commit or action == ROLLBACK and own.rollback or own.update
  if action < UPDATE then
    local answer = hook.body(hook.context)
    return math.type(answer) == "integer" and answer or OK
  end
  hook.body(hook.context, action - UPDATE, C.literal(schema), C.literal(name), math.tointeger(tonumber(row)))
  return OK
end
local is_replying
local function reply(handle, action, ...)
  -- A negative action is the number of a collation.
  if action and action < 0 then return sqlite.compared(-action, ...) end
  if action and action >= COMMIT then return report(hooks[handle], action, ...) end
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
  local bits = 0
  for name in pairs(hooks[handle] or {}) do bits = bits | HOOKS[name] end
  return library().ask(handle, authorizers[handle] ~= nil, handler and handler.steps or 0, bits)
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
for name in pairs(HOOKS) do
  c["sqlite3_" .. name .. "_hook"] = function(p, body, context)
    local handle = number(p)
    if handle == 0 then return nil end
    local own = hooks[handle] or {}
    local former = own[name]
    hooks[handle], own[name] = own, body and {body = body, context = context} or nil
    ask(p)
    return former and former.context
  end
end
-- Another database may get the same handle.
function sqlite.has_closed(handle) authorizers[handle], handlers[handle], hooks[handle] = nil, nil, nil end

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
