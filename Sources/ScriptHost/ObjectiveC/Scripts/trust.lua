-- Trust of Security: a chain of certificates up to an anchor, and its evaluation.
--
-- Checked are: each signature, each validity against the virtual clock, that issuers may issue, and
-- for servers the name, purpose, key size and validity period, as iOS 13 requires. Only RSA
-- signatures with PKCS #1 can be verified, name constraints are not supported, and there are no
-- system anchors: a chain that needs these is not trusted. Revocation is not checked.

local C = ...
local c, objc, send = C.functions, C.objc, C.send
local fields_of = C.certificateFields
local element, children, content = C.derElement, C.derChildren, C.derContent

-- A trust's state is stored in its dictionary; the trust of a challenge is its protection space.
local STATE = C.cell(0)
local function state_of(trust)
  local state = objc.getAssociatedObject(trust, STATE)
  if not state then
    state = objc.NSMutableDictionary:dictionary()
    objc.setAssociatedObject(trust, STATE, state, "RETAIN_NONATOMIC")
  end
  return state
end
local function listed(value)
  if value == nil then return {} end
  if not send(value, "isKindOfClass:", objc.NSArray) then return {value} end
  local list = {}
  for entry in objc.each(value) do list[#list + 1] = entry end
  return list
end
local function array(list)
  local made = objc.NSMutableArray:array()
  for _, entry in ipairs(list) do made:addObject_(entry) end
  return made
end
local function known(trust, key) return listed(state_of(trust):objectForKey_(key)) end
local function set(trust, key, value)
  local state = state_of(trust)
  if value == nil then state:removeObjectForKey_(key) else state:setObject_forKey_(value, key) end
  state:removeObjectForKey_("result")
end

-- Policies are dictionaries.
local function policy(name, host)
  local made = objc.NSMutableDictionary:dictionary()
  made:setObject_forKey_(name, "SecPolicyOid")
  if host ~= nil then made:setObject_forKey_(host, "SecPolicyName") end
  return made
end
function c.SecPolicyCreateBasicX509() return policy "1.2.840.113635.100.1.2" end
local SERVER, CLIENT = "1.2.840.113635.100.1.3", "client"
function c.SecPolicyCreateSSL(is_server, host)
  return policy((is_server == true or is_server == 1) and SERVER or CLIENT, host)
end

-- Extensions, by identifier.
local BASIC, USAGE, PURPOSE, NAMES = "\x55\x1D\x13", "\x55\x1D\x0F", "\x55\x1D\x25", "\x55\x1D\x11"
local understood = {[BASIC] = true, [USAGE] = true, [PURPOSE] = true, [NAMES] = true}
local SERVER_PURPOSE, ANY_PURPOSE = "\x2B\6\1\5\5\7\3\1", "\x55\x1D\x25\0"
local function parts_of(fields, key)
  local extension = fields.extensions[key]
  local outer = extension and element(extension.value, 1)
  return outer and children(outer), outer
end
local MAY_SIGN = 0x04
-- `below` is the number of issuers between it and the first certificate.
local function may_issue(fields, below)
  local parts = parts_of(fields, BASIC)
  if not parts or not parts[1] or parts[1].tag ~= 1 or content(parts[1]) == "\0" then return false end
  if parts[2] and (">I" .. #content(parts[2])):unpack(content(parts[2])) < below then return false end
  local _, usage = parts_of(fields, USAGE)
  return not usage or (content(usage):byte(2) or 0) & MAY_SIGN ~= 0
end
local DNS_NAME, ADDRESS = 0x82, 0x87
local function fits(host, name)
  host, name = host:lower():gsub("%.$", ""), name:lower()
  if host == name then return true end
  local rest = name:match "^%*(%..+%..+)$"
  return rest ~= nil and host:match "^[^.]+(%..+)$" == rest
end
local function names_host(fields, host)
  local address = {}
  for number in host:gmatch "%d+" do address[#address + 1] = tonumber(number) end
  local is_address = host:find "^%d+%.%d+%.%d+%.%d+$"
  for _, entry in ipairs(parts_of(fields, NAMES) or {}) do
    if is_address then
      if entry.tag == ADDRESS and content(entry) == string.char(table.unpack(address)) then return true end
    elseif entry.tag == DNS_NAME and fits(host, content(entry)) then
      return true
    end
  end
  return false
end

-- The chain: from the first certificate to a self-signed one, or one whose issuer is missing.
local MOST = 16
local function chain_of(trust)
  local certificates, anchors = known(trust, "certificates"), known(trust, "anchors")
  local chain, seen, ends = {certificates[1]}, {}, {}
  for _, anchor in ipairs(anchors) do ends[fields_of(anchor).bytes] = true end
  while #chain > 0 and #chain < MOST do
    local last = chain[#chain]
    local fields = fields_of(last)
    if seen[last] or ends[fields.bytes] or fields.issuer == fields.subject then break end
    seen[last] = true
    local issuer
    for _, list in ipairs {anchors, certificates} do
      for _, candidate in ipairs(list) do
        if not issuer and not seen[candidate] and fields_of(candidate).subject == fields.issuer
          and C.hasSigned(fields_of(candidate), fields) then issuer = candidate end
      end
    end
    if not issuer then break end
    chain[#chain + 1] = issuer
  end
  return chain
end
local function verify_time(trust)
  local date = state_of(trust):objectForKey_("date") or objc.NSDate:date()
  return date:timeIntervalSince1970()
end

local NOT_TRUSTED, EXPIRED, NOT_YET, OTHER_HOST = -67843, -67818, -67819, -67602
-- The date from which servers' certificates need a purpose and are valid for at most 825 days.
local JULY_2019, DAY, LONGEST, SMALLEST_KEY = 1561939200, 86400, 825, 256
local function server_failure(fields, host)
  if host ~= nil and not names_host(fields, host) then return OTHER_HOST, "the certificate does not name the host" end
  if fields.key.modulus and #fields.key.modulus < SMALLEST_KEY then return NOT_TRUSTED, "the key is too small" end
  local purposes, is_fit = parts_of(fields, PURPOSE), false
  for _, entry in ipairs(purposes or {}) do
    if content(entry) == SERVER_PURPOSE or content(entry) == ANY_PURPOSE then is_fit = true end
  end
  local is_recent = fields.from >= JULY_2019
  if not is_fit and (purposes or is_recent) then return NOT_TRUSTED, "the certificate is not for servers" end
  if is_recent and fields.to - fields.from > LONGEST * DAY then
    return NOT_TRUSTED, "the certificate is valid too long"
  end
end
local CONSTRAINTS = "\x55\x1D\x1E"
local function failure_of(trust, chain)
  if #chain == 0 then return NOT_TRUSTED, "there is no certificate" end
  local now, is_anchored = verify_time(trust), {}
  for _, anchor in ipairs(known(trust, "anchors")) do is_anchored[fields_of(anchor).bytes] = true end
  local last = fields_of(chain[#chain])
  for place, certificate in ipairs(chain) do
    local fields = fields_of(certificate)
    if now < fields.from then return NOT_YET, "a certificate is not valid yet" end
    if now > fields.to then return EXPIRED, "a certificate is expired" end
    local is_anchor = is_anchored[fields.bytes]
    if place > 1 and not may_issue(fields, place - 2) then
      return NOT_TRUSTED, "an issuer may not issue certificates"
    end
    for key, extension in pairs(fields.extensions) do
      if key == CONSTRAINTS or extension.isCritical and not understood[key] then
        return NOT_TRUSTED, "an extension is not understood"
      end
    end
    if not is_anchor then
      local sum = C.signatureSum(fields)
      if not sum then return NOT_TRUSTED, "a signature cannot be verified here" end
      if sum == "SHA1" then return NOT_TRUSTED, "a signature is too weak" end
    end
  end
  if not is_anchored[last.bytes] then return NOT_TRUSTED, "the chain ends at no anchor" end
  for _, entry in ipairs(known(trust, "policies")) do
    if tostring(entry:objectForKey_("SecPolicyOid")) == SERVER then
      local host = entry:objectForKey_("SecPolicyName")
      local code, words = server_failure(fields_of(chain[1]), host and tostring(host))
      if code then return code, words end
    end
  end
end

-- SecTrust.h.
local SUCCESS, PARAMETER, UNSPECIFIED, RECOVERABLE, INVALID = 0, -50, 4, 5, 0
function c.SecTrustCreateWithCertificates(certificates, policies, p)
  local list = listed(certificates)
  if #list == 0 then return PARAMETER end
  local trust = objc.NSObject:new()
  set(trust, "certificates", array(list))
  set(trust, "policies", array(listed(policies)))
  p.a[p.i] = C.owned(trust)
  return SUCCESS
end
local function evaluated(trust)
  local chain = chain_of(trust)
  local code, words = failure_of(trust, chain)
  state_of(trust):setObject_forKey_(objc.NSNumber:numberWithInteger_(code and RECOVERABLE or UNSPECIFIED), "result")
  return code, words
end
function c.SecTrustEvaluate(trust, p)
  local code = evaluated(trust)
  if p ~= nil then p.a[p.i] = code and RECOVERABLE or UNSPECIFIED end
  return SUCCESS
end
local function error_of(code, words)
  return objc.NSError:errorWithDomain_code_userInfo_("NSOSStatusErrorDomain", code, {NSLocalizedDescription = words})
end
function c.SecTrustEvaluateWithError(trust, p)
  local code, words = evaluated(trust)
  if p ~= nil then p.a[p.i] = code and C.owned(error_of(code, words)) or nil end
  return code == nil
end
function c.SecTrustEvaluateAsyncWithError(trust, queue, body)
  C.dispatch.async(queue, function()
    local code, words = evaluated(trust)
    body(trust, code == nil, code and error_of(code, words) or nil)
  end)
  return SUCCESS
end
function c.SecTrustGetTrustResult(trust, p)
  local result = state_of(trust):objectForKey_("result")
  p.a[p.i] = result and C.toint(send(result, "integerValue")) or INVALID
  return SUCCESS
end
for _, name in ipairs {"EvaluationDate", "ExtendedValidation", "ResultValue", "RevocationChecked", "CertificateTransparency"} do
  C.constants["kSecTrust" .. name] = "Trust" .. name
end
C.constants.kSecTrustOrganizationName = "Organization"
-- The result of the last evaluation; null before the first one.
function c.SecTrustCopyResult(trust)
  local result = state_of(trust):objectForKey_("result")
  return result and C.owned(objc.NSMutableDictionary:dictionaryWithDictionary_ {TrustResultValue = result,
    TrustEvaluationDate = objc.NSDate:date()}) or nil
end
function c.SecTrustGetCertificateCount(trust) return #chain_of(trust) end
function c.SecTrustGetCertificateAtIndex(trust, index) return chain_of(trust)[index + 1] end
function c.SecTrustCopyCertificateChain(trust)
  local chain = chain_of(trust)
  return #chain > 0 and array(chain) or nil
end
function c.SecTrustCopyKey(trust)
  local first = known(trust, "certificates")[1]
  return first and c.SecCertificateCopyKey(first)
end
c.SecTrustCopyPublicKey = c.SecTrustCopyKey
function c.SecTrustSetPolicies(trust, policies)
  set(trust, "policies", array(listed(policies)))
  return SUCCESS
end
function c.SecTrustCopyPolicies(trust, p)
  p.a[p.i] = C.owned(array(known(trust, "policies")))
  return SUCCESS
end
function c.SecTrustSetAnchorCertificates(trust, certificates)
  set(trust, "anchors", certificates ~= nil and array(listed(certificates)) or nil)
  return SUCCESS
end
-- The system's own anchors would be added, but there are none.
function c.SecTrustSetAnchorCertificatesOnly(trust)
  set(trust, "only", true)
  return SUCCESS
end
function c.SecTrustSetVerifyDate(trust, date)
  set(trust, "date", date)
  return SUCCESS
end
function c.SecTrustGetVerifyTime(trust)
  return (state_of(trust):objectForKey_("date") or objc.NSDate:date()):timeIntervalSinceReferenceDate()
end

-- The texts of some results.
local words_of = {
  [0] = "No error.", [-50] = "One or more parameters passed to a function were not valid.",
  [-25299] = "The specified item already exists in the keychain.",
  [-25300] = "The specified item could not be found in the keychain.",
  [-25308] = "User interaction is not allowed.", [-34018] = "A required entitlement isn't present.",
}
function c.SecCopyErrorMessageString(code) return C.str(words_of[code] or "OSStatus " .. code) end
