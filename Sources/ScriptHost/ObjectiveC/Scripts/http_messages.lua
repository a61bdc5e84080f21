-- CFHTTPMessage: requests and responses as a start line, headers and a body, parsed as bytes arrive.

local C = ...
local c, objc = C.functions, C.objc
local send = C.send

local messages = setmetatable({}, {__mode = "k"})
local TYPE = C.addType(nil, "CFHTTPMessage")
local function new(fields)
  local message = objc.NSObject:new()
  fields.headers, fields.order, fields.body = fields.headers or {}, fields.order or {}, fields.body
  messages[message] = fields
  return message
end
local get_type = c.CFGetTypeID
function c.CFGetTypeID(object) return messages[object] and TYPE or get_type(object) end

-- The usual texts of statuses (RFC 9110).
local reasons = {[100] = "Continue", [200] = "OK", [201] = "Created", [202] = "Accepted", [204] = "No Content",
  [206] = "Partial Content", [301] = "Moved Permanently", [302] = "Found", [303] = "See Other", [304] = "Not Modified",
  [307] = "Temporary Redirect", [400] = "Bad Request", [401] = "Unauthorized", [403] = "Forbidden", [404] = "Not Found",
  [405] = "Method Not Allowed", [409] = "Conflict", [410] = "Gone", [429] = "Too Many Requests",
  [500] = "Internal Server Error", [501] = "Not Implemented", [502] = "Bad Gateway", [503] = "Service Unavailable"}

function c.CFHTTPMessageCreateEmpty(_, is_request)
  return new {is_request = is_request == true or is_request == 1, text = "", is_parsed = false}
end
function c.CFHTTPMessageCreateRequest(_, method, url, version)
  return new {is_request = true, method = tostring(method), url = url, version = tostring(version), is_parsed = true}
end
function c.CFHTTPMessageCreateResponse(_, status, reason, version)
  return new {status = status, reason = reason ~= nil and tostring(reason) or reasons[status] or "",
    version = tostring(version), is_parsed = true}
end
function c.CFHTTPMessageCreateCopy(_, message)
  local copy = {}
  for key, value in pairs(messages[message]) do copy[key] = value end
  copy.headers, copy.order = {table.unpack(copy.headers)}, {table.unpack(copy.order)}
  for key, value in pairs(messages[message].headers) do copy.headers[key] = value end
  return new(copy)
end

-- Headers: their names are compared without case, and keep the spelling of the first one.
local function set_header(state, name, value)
  local key = name:lower()
  if state.headers[key] == nil and value ~= nil then
    state.order[#state.order + 1] = {key = key, name = name}
  elseif value == nil then
    for place = #state.order, 1, -1 do
      if state.order[place].key == key then table.remove(state.order, place) end
    end
  end
  state.headers[key] = value
end
local function parse_start(state, line)
  if state.is_request then
    local method, target, version = line:match "^(%S+)%s+(%S+)%s*(%S*)$"
    if not method then return false end
    state.method, state.target, state.version = method, target, version ~= "" and version or "HTTP/0.9"
    return true
  end
  local version, status, reason = line:match "^(HTTP/%d%.?%d*)%s+(%d%d%d)%s*(.*)$"
  if not version then return false end
  state.version, state.status, state.reason, state.line = version, tonumber(status), reason, line
  return true
end
local function parse(state)
  local head, rest = state.text:match "^(.-\r?\n)\r?\n(.*)$"
  if not head then return true end
  local is_first, last = true, nil
  for line in head:gmatch "(.-)\r?\n" do
    if is_first then
      is_first = false
      if not parse_start(state, line) then return false end
    elseif line:find "^[ \t]" and last then
      set_header(state, last, state.headers[last:lower()] .. " " .. line:match "^%s*(.-)%s*$")
    else
      local name, value = line:match "^([^:]+):%s*(.-)%s*$"
      if not name then return false end
      local old = state.headers[name:lower()]
      set_header(state, name, old and old .. ", " .. value or value)
      last = name
    end
  end
  state.is_parsed, state.text, state.body = true, nil, rest
  return true
end
function c.CFHTTPMessageAppendBytes(message, p, count)
  local state = messages[message]
  local bytes = count > 0 and C.bytesOf(C.cast(p, "u1"), count) or ""
  if state.is_parsed then
    state.body = (state.body or "") .. bytes
    return true
  end
  if state.is_broken then return false end
  state.text = state.text .. bytes
  state.is_broken = not parse(state)
  return not state.is_broken
end
function c.CFHTTPMessageIsHeaderComplete(message) return messages[message].is_parsed end
function c.CFHTTPMessageIsRequest(message) return messages[message].is_request or false end
local function text(value) return value ~= nil and objc.NSString:stringWithString_(value) or nil end
function c.CFHTTPMessageCopyVersion(message) return text(messages[message].version) end
function c.CFHTTPMessageCopyRequestMethod(message) return text(messages[message].method) end
function c.CFHTTPMessageCopyRequestURL(message)
  local state = messages[message]
  if state.url == nil and state.target then
    local host = state.headers.host
    local whole = state.target:find "^%a+://" and state.target or host and "http://" .. host .. state.target or state.target
    state.url = objc.NSURL:URLWithString_(whole)
  end
  return state.url
end
function c.CFHTTPMessageGetResponseStatusCode(message) return messages[message].status or 0 end
local function status_line(state)
  return ("%s %d %s"):format(state.version, state.status, state.reason or "")
end
function c.CFHTTPMessageCopyResponseStatusLine(message)
  local state = messages[message]
  return state.status and text(state.line or status_line(state)) or nil
end
function c.CFHTTPMessageCopyHeaderFieldValue(message, name)
  return text(messages[message].headers[tostring(name):lower()])
end
function c.CFHTTPMessageCopyAllHeaderFields(message)
  local state, all = messages[message], objc.NSMutableDictionary:dictionary()
  if not state.is_parsed then return nil end
  for _, entry in ipairs(state.order) do all:setObject_forKey_(state.headers[entry.key], entry.name) end
  return all
end
function c.CFHTTPMessageSetHeaderFieldValue(message, name, value)
  set_header(messages[message], tostring(name), value ~= nil and tostring(value) or nil)
end

local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end
local function bytes_of(data) return data:length() > 0 and data:bytes() or "" end
function c.CFHTTPMessageCopyBody(message)
  local body = messages[message].body
  return body and data_of(body) or nil
end
function c.CFHTTPMessageSetBody(message, data)
  messages[message].body = data ~= nil and bytes_of(data) or nil
end
function c.CFHTTPMessageCopySerializedMessage(message)
  local state, lines = messages[message], {}
  if not state.is_parsed then return nil end
  if state.is_request then
    local target = state.target
    if not target and state.url ~= nil then
      local path, query = tostring(send(state.url, "path") or ""), send(state.url, "query")
      target = (path == "" and "/" or path) .. (query ~= nil and "?" .. tostring(query) or "")
      local host = send(state.url, "host")
      if host ~= nil and not state.headers.host then
        local port = send(state.url, "port")
        set_header(state, "Host", tostring(host) .. (port ~= nil and ":" .. tostring(port) or ""))
      end
    end
    lines[1] = ("%s %s %s"):format(state.method, target, state.version)
  else
    lines[1] = state.line or status_line(state)
  end
  for _, entry in ipairs(state.order) do lines[#lines + 1] = entry.name .. ": " .. state.headers[entry.key] end
  return data_of(table.concat(lines, "\r\n") .. "\r\n\r\n" .. (state.body or ""))
end
C.httpMessages = {states = messages, setHeader = set_header}

-- The device uses no proxy.
function c.CFNetworkCopySystemProxySettings() return objc.NSDictionary:dictionary() end
function c.CFNetworkCopyProxiesForURL()
  local none = objc.NSDictionary:dictionaryWithObject_forKey_("kCFProxyTypeNone", "kCFProxyTypeKey")
  return objc.NSArray:arrayWithObject_(none)
end
