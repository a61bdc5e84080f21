-- <asl.h>: the older log, which keeps sent messages; <notify.h>: notifications by name.

local C = ...
local c, objc, cstr = C.functions, C.objc, C.cstr

-- Notifications: a token is a registration for a name; a name has a 64-bit state.
local OK, BAD_NAME, BAD_TOKEN = 0, 1, 2
local tokens, last_token, states = {}, 0, {}
local function register(name, out, entry)
  if name == nil then return BAD_NAME end
  last_token = last_token + 1
  entry.name = cstr(name)
  tokens[last_token] = entry
  out.a[out.i] = last_token
  return OK
end
function c.notify_register_dispatch(name, out, queue, handler)
  return register(name, out, {queue = queue, handler = handler})
end
-- The first check after the registration returns true.
function c.notify_register_check(name, out) return register(name, out, {is_posted = true}) end
local function post(name)
  for token = 1, last_token do
    local entry = tokens[token]
    if entry and entry.name == name then
      entry.is_posted = true
      if entry.handler then
        c.dispatch_async(entry.queue, function()
          if tokens[token] == entry then entry.handler(token) end
        end)
      end
    end
  end
  return OK
end
function c.notify_post(name) return name == nil and BAD_NAME or post(cstr(name)) end
function c.notify_check(token, out)
  local entry = tokens[token]
  if not entry then return BAD_TOKEN end
  out.a[out.i] = entry.is_posted and 1 or 0
  entry.is_posted = false
  return OK
end
function c.notify_cancel(token)
  if not tokens[token] then return BAD_TOKEN end
  tokens[token] = nil
  return OK
end
function c.notify_set_state(token, state)
  if not tokens[token] then return BAD_TOKEN end
  states[tokens[token].name] = state
  return OK
end
function c.notify_get_state(token, out)
  if not tokens[token] then return BAD_TOKEN end
  out.a[out.i] = states[tokens[token].name] or 0
  return OK
end
function c.notify_is_valid_token(token) return tokens[token] ~= nil end

-- The log's objects: a client, a message, a query, or the messages that a search found.
local MESSAGE, QUERY, LIST, CLIENT = 0, 1, 2, 3
local FAILED, UP_TO_NOTICE, STDERR, DEBUG = -1, 0x3F, 1, 7
local sent = {}
local function object(kind, fields)
  fields.kind, fields.values = kind, {}
  return C.cell(fields)
end
local function of(p) return p ~= nil and p.a[p.i] or nil end
function c.asl_open(sender, facility, options)
  return object(CLIENT, {sender = sender ~= nil and cstr(sender) or c.getprogname and cstr(c.getprogname()),
    facility = facility ~= nil and cstr(facility) or "user", options = options, mask = UP_TO_NOTICE})
end
function c.asl_new(kind) return kind <= LIST and object(kind, {place = 0}) or nil end
local function nothing() end
c.asl_close, c.asl_free, c.asl_release, c.aslresponse_free = nothing, nothing, nothing, nothing
function c.asl_retain(p) return p end
function c.asl_set(p, key, value)
  local message = of(p)
  if not message or key == nil then return FAILED end
  message.values[cstr(key)] = value ~= nil and cstr(value) or ""
  return 0
end
function c.asl_unset(p, key)
  local message = of(p)
  if not message or key == nil then return FAILED end
  message.values[cstr(key)] = nil
  return 0
end
function c.asl_get(p, key)
  local message = of(p)
  return message and key ~= nil and message.values[cstr(key)] or nil
end
-- The keys are sorted alphabetically.
function c.asl_key(p, place)
  local message, keys = of(p), {}
  for key in pairs(message and message.values or {}) do keys[#keys + 1] = key end
  table.sort(keys)
  return keys[place + 1]
end
function c.asl_set_query(p, key, value, operation)
  local query = of(p)
  if not query or query.kind ~= QUERY or key == nil then return FAILED end
  query[#query + 1] = {key = cstr(key), value = value ~= nil and cstr(value) or nil, operation = operation}
  return 0
end
local standard
local function client_of(p)
  if p ~= nil then return of(p) end
  standard = standard or of(c.asl_open(nil, nil, 0))
  return standard
end
function c.asl_set_filter(p, mask)
  local client = client_of(p)
  local old = client.mask
  client.mask = mask
  return old
end

local LEVELS = {[0] = "Emergency", "Alert", "Critical", "Error", "Warning", "Notice", "Info", "Debug"}
local function line(values, now)
  local formatter = objc.NSDateFormatter:new()
  formatter:setLocale_(objc.NSLocale:localeWithLocaleIdentifier_("en_US_POSIX"))
  formatter:setDateFormat_("MMM dd HH:mm:ss")
  return ("%s %s %s[%s] <%s>: %s\n"):format(formatter:stringFromDate_(now), values.Host, values.Sender, values.PID,
    LEVELS[tonumber(values.Level)] or values.Level, values.Message or "")
end
local function send(client, values)
  local level = math.tointeger(tonumber(values.Level)) or DEBUG
  if client.mask & (1 << level) == 0 then return 0 end
  local now = objc.NSDate:date()
  local seconds = now:timeIntervalSince1970()
  local kept = {Time = ("%d"):format(seconds // 1), TimeNanoSec = ("%d"):format(seconds % 1 * 1e9 // 1),
    Host = tostring(objc.NSProcessInfo:processInfo():hostName()), Sender = client.sender, Facility = client.facility,
    PID = tostring(c.getpid()), UID = tostring(c.getuid()), GID = tostring(c.getgid())}
  for key, value in pairs(values) do kept[key] = value end
  kept.Level, kept.ASLMessageID = tostring(level), tostring(#sent + 1)
  sent[#sent + 1] = kept
  if client.options & STDERR ~= 0 then C.writeError(line(kept, now)) end
  post "com.apple.system.logger.message"
  return 0
end
function c.asl_send(p, message)
  return of(message) and send(client_of(p), of(message).values) or FAILED
end
function c.asl_log(p, message, level, format, ...)
  local values = {}
  for key, value in pairs(of(message) and of(message).values or {}) do values[key] = value end
  values.Level = tostring(level)
  values.Message = tostring(objc.NSString:stringWithFormat_(cstr(format), ...))
  return send(client_of(p), values)
end

-- <syslog.h>, which writes to the same log.
local facilities = {[0] = "kern", "user", "mail", "daemon", "auth", "syslog", "lpr", "news", "uucp", "cron", "authpriv"}
local facility_names = setmetatable({}, {__index = function(_, number)
  return facilities[number] or number >= 16 and "local" .. number - 16 or "user"
end})
local PRINTED, EVERY_LEVEL, USER = 32, 0xFF, 8
local system = {sender = nil, options = 0, mask = EVERY_LEVEL, facility = USER}
function c.openlog(name, options, facility)
  system.sender, system.options = name ~= nil and cstr(name) or nil, options & PRINTED ~= 0 and STDERR or 0
  if facility ~= 0 then system.facility = facility end
end
function c.closelog() system.sender, system.options, system.facility = nil, 0, USER end
function c.setlogmask(mask)
  local old = system.mask
  if mask ~= 0 then system.mask = mask end
  return old
end
local function write(priority, words)
  system.sender = system.sender or c.getprogname and cstr(c.getprogname())
  local facility = priority >> 3 ~= 0 and priority >> 3 or system.facility >> 3
  send(system, {Level = tostring(priority & 7), Facility = facility_names[facility], Message = words})
end
-- %m is the text of the last error.
local function with_error(format)
  return (cstr(format):gsub("%%(.)", function(one)
    if one == "m" then return (cstr(c.strerror(c.__error()[0])):gsub("%%", "%%%%")) end
  end))
end
local function write_formatted(print_to, priority, format, ...)
  local text = C.cell()
  print_to(text, with_error(format), ...)
  write(priority, text[0] and cstr(text[0]) or "")
end
function c.syslog(...) write_formatted(c.asprintf, ...) end
function c.vsyslog(...) write_formatted(c.vasprintf, ...) end

-- Searches: a condition compares a message's text, or the number that the text contains.
local CASE, PARTS, PREFIX, SUFFIX, SUBSTRING, NUMERIC, KIND = 0x10, 0x60, 0x20, 0x40, 0x60, 0x80, 0xF
local NOT_EQUAL, TRUE = 6, 7
local compare = {
  function(one, other) return one == other end, function(one, other) return one > other end,
  function(one, other) return one >= other end, function(one, other) return one < other end,
  function(one, other) return one <= other end, function(one, other) return one ~= other end,
}
local function meets(values, condition)
  local kind, flags = condition.operation & KIND, condition.operation
  local own, wanted = values[condition.key], condition.value
  if not own then return kind == NOT_EQUAL end
  if kind == TRUE or not wanted then return true end
  if flags & NUMERIC ~= 0 then
    own, wanted = tonumber(own), tonumber(wanted)
    return own ~= nil and wanted ~= nil and compare[kind] ~= nil and compare[kind](own, wanted)
  end
  if flags & CASE ~= 0 then own, wanted = own:lower(), wanted:lower() end
  local part = flags & PARTS
  if part == PREFIX then own = own:sub(1, #wanted)
  elseif part == SUFFIX then own = own:sub(-#wanted)
  elseif part == SUBSTRING then own = own:find(wanted, 1, true) and wanted or own end
  return compare[kind] ~= nil and compare[kind](own, wanted)
end
function c.asl_search(_, query)
  local found = {place = 0}
  for _, values in ipairs(sent) do
    local is_met = true
    for _, condition in ipairs(of(query) or {}) do is_met = is_met and meets(values, condition) end
    if is_met then found[#found + 1] = values end
  end
  return object(LIST, found)
end
function c.asl_next(p)
  local list = of(p)
  if not list or not list[list.place + 1] then return nil end
  list.place = list.place + 1
  local message = object(MESSAGE, {place = 0})
  of(message).values = list[list.place]
  return message
end
c.aslresponse_next = c.asl_next
