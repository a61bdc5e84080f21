-- CFHTTPAuthentication: what a response of status 401 or 407 asks for, by RFC 7617 (Basic) and RFC 7616 (Digest).
--
-- NTLM and Negotiate are read, but not applied: they need a connection's state.

local C = ...
local c, objc, send = C.functions, C.objc, C.send
local states, set_header = C.httpMessages.states, C.httpMessages.setHeader

local challenges = setmetatable({}, {__mode = "k"})
local TYPE = C.addType(nil, "CFHTTPAuthentication")
local get_type = c.CFGetTypeID
function c.CFGetTypeID(object) return challenges[object] and TYPE or get_type(object) end
function c.CFHTTPAuthenticationGetTypeID() return TYPE end

-- The schemes, strongest first.
local SCHEMES = {"Negotiate", "NTLM", "Digest", "Basic"}
local FIELDS = {[401] = {"www-authenticate", "Authorization"}, [407] = {"proxy-authenticate", "Proxy-Authorization"}}

-- A header with several challenges: a scheme is a word that no `=` follows.
local function challenges_of(text)
  local found, place, current = {}, 1, nil
  while true do
    local from, to, name, sign = text:find("([%w%-%.]+)%s*(=?)%s*", place)
    if not from then return found end
    place = to + 1
    if sign == "" then
      current = {scheme = name}
      found[name:lower()] = current
    else
      local quoted, after = text:match('^"(.-[^\\])"()', place)
      if not quoted then quoted, after = text:match('^"?([^%s,"]*)"?()', place) end
      if current then current[name:lower()] = quoted:gsub("\\(.)", "%1") end
      place = after
    end
  end
end

function c.CFHTTPAuthenticationCreateFromResponse(_, response)
  local state = states[response]
  local names = state and FIELDS[state.status]
  local text = names and state.headers[names[1]]
  if not text then return nil end
  local offered = challenges_of(text)
  for _, scheme in ipairs(SCHEMES) do
    local challenge = offered[scheme:lower()]
    if challenge then
      local object = objc.NSObject:new()
      challenge.scheme, challenge.field, challenge.uses = scheme, names[2], 0
      challenges[object] = challenge
      return object
    end
  end
end

local DOMAIN_HTTP, UNSUPPORTED, BAD_USER, BAD_PASSWORD = 4, -1000, -1001, -1002
local function fails(p, code)
  if p then p.a[p.i] = {domain = DOMAIN_HTTP, error = code} end
  return false
end
local function string_of(value) return value ~= nil and objc.NSString:stringWithString_(value) or nil end
function c.CFHTTPAuthenticationIsValid(object, p)
  local scheme = challenges[object].scheme
  return scheme == "Basic" or scheme == "Digest" or fails(p, UNSUPPORTED)
end
function c.CFHTTPAuthenticationAppliesToRequest(object) return challenges[object] ~= nil end
function c.CFHTTPAuthenticationRequiresOrderedRequests(object) return challenges[object].scheme == "NTLM" end
function c.CFHTTPAuthenticationRequiresAccountDomain(object) return challenges[object].scheme == "NTLM" end
function c.CFHTTPAuthenticationRequiresUserNameAndPassword(object) return challenges[object].scheme ~= "Negotiate" end
function c.CFHTTPAuthenticationCopyMethod(object) return string_of(challenges[object].scheme) end
function c.CFHTTPAuthenticationCopyRealm(object) return string_of(challenges[object].realm) end
function c.CFHTTPAuthenticationCopyDomains(object)
  local urls = objc.NSMutableArray:array()
  for url in (challenges[object].domain or ""):gmatch "%S+" do urls:addObject_(objc.NSURL:URLWithString_(url)) end
  return urls
end

local function base64(text)
  local data = objc.NSData:dataWithBytes_length_(text, #text)
  return tostring(send(data, "base64EncodedStringWithOptions:", 0))
end
local function sum(text) return (C.sums.MD5(text):gsub(".", function(byte) return ("%02x"):format(byte:byte()) end)) end

local function quoted(name, value) return ('%s="%s"'):format(name, (value:gsub('["\\]', "\\%0"))) end
local function digest(challenge, message, user, password)
  local url = c.CFHTTPMessageCopyRequestURL(message)
  local path, query = tostring(send(url, "path") or ""), send(url, "query")
  local target = (path == "" and "/" or path) .. (query ~= nil and "?" .. tostring(query) or "")
  local realm, nonce = challenge.realm or "", challenge.nonce or ""
  local secret = sum(user .. ":" .. realm .. ":" .. password)
  local request = sum(states[message].method .. ":" .. target)
  local protection = ("," .. (challenge.qop or ""):gsub("%s", "") .. ","):find(",auth,", 1, true)
  challenge.uses = challenge.uses + 1
  local count, own = ("%08x"):format(challenge.uses), ("%08x"):format(c.arc4random())
  if challenge.algorithm and challenge.algorithm:lower() == "md5-sess" then
    secret = sum(secret .. ":" .. nonce .. ":" .. own)
  end
  local middle = protection and table.concat({nonce, count, own, "auth"}, ":") or nonce
  local parts = {quoted("username", user), quoted("realm", realm), quoted("nonce", nonce), quoted("uri", target),
    quoted("response", sum(secret .. ":" .. middle .. ":" .. request))}
  if challenge.opaque then parts[#parts + 1] = quoted("opaque", challenge.opaque) end
  if challenge.algorithm then parts[#parts + 1] = "algorithm=" .. challenge.algorithm end
  if protection then parts[#parts + 1] = ('cnonce="%s", qop=auth, nc=%s'):format(own, count) end
  return "Digest " .. table.concat(parts, ", ")
end

local function apply(challenge, message, user, password, p)
  if user == nil then return fails(p, BAD_USER) end
  if password == nil then return fails(p, BAD_PASSWORD) end
  user, password = tostring(user), tostring(password)
  local value
  if challenge.scheme == "Basic" then
    if user:find(":", 1, true) then return fails(p, BAD_USER) end
    value = "Basic " .. base64(user .. ":" .. password)
  elseif challenge.scheme == "Digest" then
    value = digest(challenge, message, user, password)
  else
    return fails(p, UNSUPPORTED)
  end
  set_header(states[message], challenge.field, value)
  return true
end
function c.CFHTTPMessageApplyCredentials(message, object, user, password, p)
  return apply(challenges[object], message, user, password, p)
end
function c.CFHTTPMessageApplyCredentialDictionary(message, object, values, p)
  return apply(challenges[object], message, values:objectForKey_("kCFHTTPAuthenticationUsername"),
    values:objectForKey_("kCFHTTPAuthenticationPassword"), p)
end
-- Without a response, only the basic scheme can be used.
function c.CFHTTPMessageAddAuthentication(message, failure, user, password, scheme, is_for_proxy)
  local object = failure ~= nil and c.CFHTTPAuthenticationCreateFromResponse(nil, failure) or nil
  local challenge = challenges[object]
  if not challenge or scheme ~= nil and tostring(scheme) ~= challenge.scheme then
    if scheme ~= nil and tostring(scheme) ~= "Basic" then return false end
    local is_proxy = is_for_proxy == true or is_for_proxy == 1
    challenge = {scheme = "Basic", field = FIELDS[is_proxy and 407 or 401][2]}
  end
  return apply(challenge, message, user, password)
end
