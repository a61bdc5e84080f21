-- Certificates and public keys of Security: parses their DER (X.690, RFC 5280) and verifies RSA
-- signatures (PKCS #1 version 1.5, RFC 8017).

local C = ...
local c, objc = C.functions, C.objc
local large = C.largeIntegers

-- DER: an element's tag, the bounds of its content, and the start of the next one.
local function element(bytes, place, limit)
  limit = limit or #bytes
  local tag, length = bytes:byte(place, place + 1)
  if not length or place + 1 > limit then return nil end
  local start = place + 2
  if length >= 0x80 then
    local count = length & 0x7F
    if count == 0 or count > 4 or start + count - 1 > limit then return nil end
    length = (">I" .. count):unpack(bytes, start)
    start = start + count
  end
  if start + length - 1 > limit then return nil end
  return {tag = tag, start = start, stop = start + length - 1, first = place, bytes = bytes}
end
local function content(e) return e.bytes:sub(e.start, e.stop) end
local function whole(e) return e.bytes:sub(e.first, e.stop) end
local function children(e)
  local list, place = {}, e.start
  while place <= e.stop do
    local child = element(e.bytes, place, e.stop)
    if not child then return nil end
    list[#list + 1], place = child, child.stop + 1
  end
  return list
end
local INTEGER, BIT_STRING, OID, UTC_TIME, TIME, SEQUENCE, VERSION, EXTENSIONS, BMP =
  0x02, 0x03, 0x06, 0x17, 0x18, 0x30, 0xA0, 0xA3, 0x1E
local function is(e, tag) return e ~= nil and e.tag == tag end

local function moment(e)
  local text = content(e)
  if is(e, UTC_TIME) then text = (tonumber(text:sub(1, 2)) < 50 and "20" or "19") .. text end
  local year, month, day, hour, minute, second = text:match "^(%d%d%d%d)(%d%d)(%d%d)(%d%d)(%d%d)(%d%d)Z$"
  if not year or not (is(e, UTC_TIME) or is(e, TIME)) then return nil end
  return c.timegm(C.cell {tm_year = year - 1900, tm_mon = month - 1, tm_mday = day + 0, tm_hour = hour + 0,
    tm_min = minute + 0, tm_sec = second + 0})
end
-- The parts of a name, by type.
local kinds = {["\x55\4\3"] = "name", ["\x55\4\10"] = "organization", ["\x55\4\11"] = "unit"}
local function name_parts(e)
  local parts = {}
  for _, set in ipairs(children(e) or {}) do
    for _, pair in ipairs(children(set) or {}) do
      local list = children(pair)
      local key = list and list[2] and is(list[1], OID) and kinds[content(list[1])]
      if key then
        local text = content(list[2])
        if is(list[2], BMP) then
          text = text:gsub("..", function(two) return utf8.char((">I2"):unpack(two)) end)
        end
        parts[key] = text
      end
    end
  end
  return parts
end
local function public_key(e)
  local list = children(e)
  local algorithm = list and list[1] and children(list[1])
  if not algorithm or not is(list[2], BIT_STRING) then return nil end
  local key = {algorithm = content(algorithm[1]), bytes = content(list[2]):sub(2)}
  if key.algorithm == C.RSA then
    local outer = element(key.bytes, 1)
    local numbers = outer and children(outer)
    if not numbers or not is(numbers[1], INTEGER) or not is(numbers[2], INTEGER) then return nil end
    key.modulus, key.exponent = content(numbers[1]):gsub("^\0+", ""), content(numbers[2])
  end
  return key
end
C.RSA = "\x2A\x86\x48\x86\xF7\x0D\1\1\1"

-- The contents of a certificate; nil if the bytes are not a certificate.
local function parsed(bytes)
  local outer = element(bytes, 1)
  if not is(outer, SEQUENCE) or outer.stop ~= #bytes then return nil end
  local parts = children(outer)
  if not parts or #parts ~= 3 or not is(parts[1], SEQUENCE) or not is(parts[3], BIT_STRING) then return nil end
  local fields = children(parts[1])
  if not fields then return nil end
  if is(fields[1], VERSION) then table.remove(fields, 1) end
  for place, tag in ipairs {INTEGER, SEQUENCE, SEQUENCE, SEQUENCE, SEQUENCE, SEQUENCE} do
    if not is(fields[place], tag) then return nil end
  end
  local times, algorithm, inner = children(fields[4]), children(parts[2]), children(fields[2])
  if not times or #times ~= 2 or not algorithm or not inner or not is(algorithm[1], OID) then return nil end
  local made = {
    bytes = bytes, body = whole(parts[1]), serial = content(fields[1]), issuer = whole(fields[3]),
    subject = whole(fields[5]), parts = name_parts(fields[5]), from = moment(times[1]), to = moment(times[2]),
    key = public_key(fields[6]), algorithm = content(algorithm[1]), signature = content(parts[3]):sub(2),
    extensions = {},
  }
  if not made.from or not made.to or not made.key or whole(parts[2]) ~= whole(fields[2]) then return nil end
  for place = 7, #fields do
    if is(fields[place], EXTENSIONS) then
      local list = children(fields[place])
      for _, entry in ipairs(list and list[1] and children(list[1]) or {}) do
        local pieces = children(entry)
        if not pieces or #pieces < 2 then return nil end
        made.extensions[content(pieces[1])] = {isCritical = #pieces > 2 and content(pieces[2]) ~= "\0",
          value = content(pieces[#pieces])}
      end
    end
  end
  return made
end

-- Signature digests, by the last byte of the algorithm's identifier.
local sums = {[5] = "SHA1", [11] = "SHA256", [12] = "SHA384", [13] = "SHA512"}
local heads = {
  SHA1 = "\x30\x21\x30\x09\x06\x05\x2B\x0E\x03\x02\x1A\x05\x00\x04\x14",
  SHA256 = "\x30\x31\x30\x0D\x06\x09\x60\x86\x48\x01\x65\x03\x04\x02\x01\x05\x00\x04\x20",
  SHA384 = "\x30\x41\x30\x0D\x06\x09\x60\x86\x48\x01\x65\x03\x04\x02\x02\x05\x00\x04\x30",
  SHA512 = "\x30\x51\x30\x0D\x06\x09\x60\x86\x48\x01\x65\x03\x04\x02\x03\x05\x00\x04\x40",
}
local RSA_FAMILY = "\x2A\x86\x48\x86\xF7\x0D\1\1"
-- The digest of a certificate's signature; nil if the algorithm is not supported.
function C.signatureSum(certificate)
  local algorithm = certificate.algorithm
  return algorithm:sub(1, -2) == RSA_FAMILY and sums[algorithm:byte(-1)] or nil
end
function C.hasSigned(issuer, certificate)
  local sum, key = C.signatureSum(certificate), issuer.key
  if not sum or not key.modulus or #certificate.signature ~= #key.modulus then return false end
  local n, s = large.from(key.modulus), large.from(certificate.signature)
  if #n < 2 or not large.isLess(s, n) then return false end
  local message = large.bytes(large.power(s, large.from(key.exponent), n), #key.modulus)
  local digest = heads[sum] .. C.sums[sum](certificate.body)
  local padding = #key.modulus - #digest - 3
  return padding >= 8 and message == "\0\1" .. ("\xFF"):rep(padding) .. "\0" .. digest
end
C.derElement, C.derChildren, C.derContent = element, children, content

-- Objects that wrap bytes; certificates with equal bytes are one object.
local BYTES = C.cell(0)
local function made(bytes)
  local object = objc.NSObject:new()
  objc.setAssociatedObject(object, BYTES, objc.NSData:dataWithBytes_length_(bytes, #bytes), "RETAIN_NONATOMIC")
  return object
end
local function data_of(object) return objc.getAssociatedObject(object, BYTES) end
local known, certificates = setmetatable({}, {__mode = "v"}), setmetatable({}, {__mode = "k"})
function c.SecCertificateCreateWithData(_, data)
  if data == nil or data:length() == 0 then return nil end
  local bytes = data:bytes()
  if known[bytes] then return known[bytes] end
  local fields = parsed(bytes)
  if not fields then return nil end
  local object = made(bytes)
  known[bytes], certificates[object] = object, fields
  return object
end
function C.certificateFields(object)
  local fields = certificates[object]
  if not fields then
    local data = data_of(object)
    fields = data and parsed(data:bytes())
    if not fields then error("the object is no certificate", 3) end
    certificates[object] = fields
  end
  return fields
end
local fields_of = C.certificateFields
function c.SecCertificateCopyData(object) return data_of(object) end
function c.SecCertificateCopySubjectSummary(object)
  local parts = fields_of(object).parts
  local text = parts.name or parts.unit or parts.organization
  return text and C.str(text)
end
function c.SecCertificateCopyCommonName(object, p)
  local name = fields_of(object).parts.name
  p.a[p.i] = name and C.str(name) or nil
  return 0
end
function c.SecCertificateCopySerialNumberData(object)
  local serial = fields_of(object).serial
  return objc.NSData:dataWithBytes_length_(serial, #serial)
end

-- Keys.
local keys = setmetatable({}, {__mode = "k"})
function c.SecCertificateCopyKey(object)
  local key = fields_of(object).key
  local made_key = made(key.bytes)
  keys[made_key] = key
  return made_key
end
c.SecCertificateCopyPublicKey = c.SecCertificateCopyKey
function c.SecKeyCopyExternalRepresentation(key) return data_of(key) end
local function bits_of(key)
  if key.modulus then return #key.modulus * 8 end
  -- A point is a tag byte and two coordinates; the size of P-521 is not a multiple of 8 bits.
  local bytes = (#key.bytes - 1) // 2
  return bytes == 66 and 521 or bytes * 8
end
function c.SecKeyGetBlockSize(key) return (bits_of(keys[key]) + 7) // 8 end
function c.SecKeyCopyAttributes(key)
  local fields = keys[key]
  local list = objc.NSMutableDictionary:dictionary()
  list:setObject_forKey_(fields.modulus and "42" or "73", "type")
  list:setObject_forKey_("0", "kcls")
  list:setObject_forKey_(objc.NSNumber:numberWithInteger_(bits_of(fields)), "bsiz")
  return list:copy()
end
