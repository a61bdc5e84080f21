-- The texts of addresses, and the names of hosts and interfaces.

local C, native = ...
local c, cstr = C.functions, C.cstr
local sockets, put = native.sockets(), C.files.put
local packed, unpacked = C.socketAddress.packed, C.socketAddress.unpacked
local fail = C.files.fail
local INET, INET6, NO_FAMILY, NO_SPACE = 2, 30, 47, 28
local STREAM, DATAGRAM = 1, 2
local sizes = {[INET] = 4, [INET6] = 16}
local function bytes_at(p, count) return C.bytesOf(C.cast(p, "u1"), count) end

function c.inet_pton(family, text, p)
  if not sizes[family] then return fail(NO_FAMILY, -1) end
  local found, bytes = sockets.parse(cstr(text))
  if found ~= family then return 0 end
  put(p, bytes)
  return 1
end
function c.inet_ntop(family, p, to, size)
  if not sizes[family] then return fail(NO_FAMILY) end
  local text = sockets.text(family, bytes_at(p, sizes[family]))
  if #text >= size then return fail(NO_SPACE) end
  put(to, text .. "\0")
  return to
end
local function number_of(text)
  local family, bytes = sockets.parse(text)
  return family == INET and (string.unpack("<I4", bytes)) or nil
end
local NONE = 0xFFFFFFFF
function c.inet_addr(text) return number_of(cstr(text)) or NONE end
function c.inet_aton(text, p)
  local number = number_of(cstr(text))
  if not number then return 0 end
  p.a[p.i].s_addr = number
  return 1
end
-- The result is overwritten by the next call, as on a device.
local text_memory = C.characters("", 16)
function c.inet_ntoa(address)
  put(text_memory, sockets.text(INET, string.pack("<I4", address.s_addr & NONE)) .. "\0")
  return text_memory
end

-- Names. The lists of results are memory of the source's own structures.
local NO_NAME, BAD_SERVICE, BAD_FAMILY = 8, 9, 5
local PASSIVE, NUMERIC_HOST, CANONICAL = 0x1, 0x4, 0x2
local services = {http = 80, https = 443, ftp = 21, ssh = 22, telnet = 23, smtp = 25, domain = 53, pop3 = 110, imap = 143}
local sockaddr = C.record("sockaddr", {{"sa_len", "u1", 0}, {"sa_family", "u1", 1}, {"sa_data", {"i1", 14}, 2}}, 16)
local in_addr = C.record("in_addr", {{"s_addr", "u4", 0}}, 4)
local in6_addr = C.record("in6_addr", {{"s6_addr", {"u1", 16}, 0}}, 16)
local address_types = {
  [INET] = C.record("sockaddr_in", {{"sin_len", "u1", 0}, {"sin_family", "u1", 1}, {"sin_port", "u2", 2},
    {"sin_addr", in_addr, 4}, {"sin_zero", {"i1", 8}, 8}}, 16),
  [INET6] = C.record("sockaddr_in6", {{"sin6_len", "u1", 0}, {"sin6_family", "u1", 1}, {"sin6_port", "u2", 2},
    {"sin6_flowinfo", "u4", 4}, {"sin6_addr", in6_addr, 8}, {"sin6_scope_id", "u4", 24}}, 28)}
local addrinfo = C.record("addrinfo", {{"ai_flags", "i4", 0}, {"ai_family", "i4", 4}, {"ai_socktype", "i4", 8},
  {"ai_protocol", "i4", 12}, {"ai_addrlen", "u4", 16}, {"ai_canonname", "p", 24}, {"ai_addr", "p", 32, sockaddr},
  {"ai_next", "p", 40}}, 48)
local ifaddrs = C.record("ifaddrs", {{"ifa_next", "p", 0}, {"ifa_name", "p", 8}, {"ifa_flags", "u4", 16},
  {"ifa_addr", "p", 24, sockaddr}, {"ifa_netmask", "p", 32, sockaddr}, {"ifa_dstaddr", "p", 40, sockaddr},
  {"ifa_data", "p", 48}}, 56)
local hostent = C.record("hostent", {{"h_name", "p", 0}, {"h_aliases", "p", 8}, {"h_addrtype", "i4", 16},
  {"h_length", "i4", 20}, {"h_addr_list", "p", 24}}, 32)
C.constants.in6addr_any, C.constants.in6addr_loopback = in6_addr(), in6_addr()
C.constants.in6addr_loopback.s6_addr[15] = 1
local function memory(t, fields)
  local record = t()
  for name, value in pairs(fields) do record[name] = value end
  return C.cell(record, t)
end
local function address_memory(family, host, port)
  local bytes, t = packed(family, host, port), address_types[family]
  local cell = C.cell(t(), t)
  put(cell, bytes)
  return C.cast(cell, sockaddr, t), #bytes
end
function c.getaddrinfo(node, service, hints, result)
  local flags, family, kind, protocol = 0, 0, 0, 0
  if hints ~= nil then
    local wanted = hints.a[hints.i]
    flags, family, kind, protocol = wanted.ai_flags, wanted.ai_family, wanted.ai_socktype, wanted.ai_protocol
  end
  if family ~= 0 and not sizes[family] then return BAD_FAMILY end
  local port = 0
  if service ~= nil then
    local name = cstr(service)
    port = tonumber(name) or services[name]
    if not port then return BAD_SERVICE end
  end
  local found
  if node ~= nil then
    local name = cstr(node)
    if flags & NUMERIC_HOST ~= 0 and not sockets.parse(name) then return NO_NAME end
    found = {sockets.addresses(name)}
  elseif flags & PASSIVE ~= 0 then
    found = {INET6, ("\0"):rep(16), INET, ("\0"):rep(4)}
  else
    found = {sockets.addresses "localhost"}
  end
  local kinds = kind ~= 0 and {kind} or {STREAM, DATAGRAM}
  local first, last
  for place = 1, #found, 2 do
    if family == 0 or found[place] == family then
      for _, each in ipairs(kinds) do
        local address, size = address_memory(found[place], found[place + 1], port)
        local entry = memory(addrinfo, {ai_flags = flags, ai_family = found[place], ai_socktype = each,
          ai_protocol = protocol ~= 0 and protocol or each == STREAM and 6 or 17, ai_addrlen = size, ai_addr = address,
          ai_canonname = not last and flags & CANONICAL ~= 0 and node ~= nil and C.characters(cstr(node), 0) or nil})
        if last then last.a[last.i].ai_next = entry else first = entry end
        last = entry
      end
    end
  end
  if not first then return NO_NAME end
  result.a[result.i] = first
  return 0
end
function c.freeaddrinfo() end
local reasons = {[1] = "Address family for hostname not supported", [2] = "Temporary failure in name resolution",
  [4] = "Non-recoverable failure in name resolution", [5] = "ai_family not supported",
  [8] = "nodename nor servname provided, or not known", [9] = "servname not supported for ai_socktype"}
function c.gai_strerror(code) return C.characters(reasons[code] or "Unknown error", 0) end
local NUMERIC_NAME, NAME_REQUIRED = 0x2, 0x4
function c.getnameinfo(address, size, host, room, service, service_room, flags)
  local family, bytes, port = unpacked(bytes_at(address, size))
  if not family then return BAD_FAMILY end
  if host ~= nil and room > 0 then
    local text = sockets.text(family, bytes)
    if flags & NUMERIC_NAME == 0 and (text == "127.0.0.1" or text == "::1") then text = "localhost"
    elseif flags & NAME_REQUIRED ~= 0 then return NO_NAME end
    put(host, text:sub(1, room - 1) .. "\0")
  end
  if service ~= nil and service_room > 0 then put(service, tostring(port):sub(1, service_room - 1) .. "\0") end
  return 0
end
function c.gethostbyname(name)
  local found, list = {sockets.addresses(cstr(name))}, {}
  for place = 1, #found, 2 do
    if found[place] == INET then list[#list + 1] = found[place + 1] end
  end
  if #list == 0 then return nil end
  local array = {i = 0, count = #list + 1, type = "p"}
  array.a = array
  for place, bytes in ipairs(list) do array[place - 1] = C.characters(bytes, #bytes, true) end
  local aliases = {i = 0, count = 1, type = "p"}
  aliases.a = aliases
  return memory(hostent, {h_name = C.characters(cstr(name), 0), h_aliases = aliases, h_addrtype = INET, h_length = 4,
    h_addr_list = array})
end
function c.gethostname(p, size)
  put(p, ("localhost"):sub(1, size - 1) .. "\0")
  return 0
end

-- Interfaces: the loopback one, and the wireless one while the device is online.
local UP, LOOPBACK, RUNNING = 0x1, 0x8, 0x40
function c.getifaddrs(list)
  local entries = {{"lo0", UP | LOOPBACK | RUNNING, INET, "\127\0\0\1"}, {"lo0", UP | LOOPBACK | RUNNING, INET6, ("\0"):rep(15) .. "\1"}}
  -- An address for private networks (RFC 1918).
  if not sockets.isOffline() then entries[#entries + 1] = {"en0", UP | RUNNING, INET, "\192\168\0\2"} end
  local next_entry
  for place = #entries, 1, -1 do
    local name, flags, family, host = table.unpack(entries[place])
    local mask = family == INET and (name == "lo0" and "\255\0\0\0" or "\255\255\255\0") or ("\255"):rep(16)
    next_entry = memory(ifaddrs, {ifa_next = next_entry, ifa_name = C.characters(name, 0), ifa_flags = flags,
      ifa_addr = (address_memory(family, host, 0)), ifa_netmask = (address_memory(family, mask, 0))})
  end
  list.a[list.i] = next_entry
  return 0
end
function c.freeifaddrs() end
local interfaces = {lo0 = 1, en0 = 2}
function c.if_nametoindex(name) return interfaces[cstr(name)] or 0 end
function c.if_indextoname(index, p)
  for name, number in pairs(interfaces) do
    if number == index then
      put(p, name .. "\0")
      return p
    end
  end
end

-- The interfaces of the link layer. Since iOS 7 each hardware address is 02:00:00:00:00:00.
local sysctl = c.sysctl
local NET, ROUTE, LINK, LIST, INFORMATION, ETHERNET, LOOP = 4, 17, 18, 3, 0xE, 6, 24
local NO_MEMORY = 12
local function link(name)
  local index, is_loop = interfaces[name], name == "lo0"
  local address, type = is_loop and "" or "\2\0\0\0\0\0", is_loop and LOOP or ETHERNET
  local socket_address = ("<BBI2BBBBc12"):pack(20, LINK, index, type, #name, #address, 0, name .. address)
  local flags = UP | RUNNING | (is_loop and LOOPBACK or 0)
  return ("<I2BBi4i4I2xxBxxxc16"):pack(56, 5, INFORMATION, 0x10, flags, index, type, "") .. socket_address
end
function c.sysctl(name, count, to, size, new)
  local function part(place) return name.a[name.i + place] end
  if count ~= 6 or part(0) ~= NET or part(1) ~= ROUTE or part(4) ~= LIST then return sysctl(name, count, to, size, new) end
  local bytes = ""
  for _, interface in ipairs {"lo0", "en0"} do
    if part(5) == 0 or part(5) == interfaces[interface] then bytes = bytes .. link(interface) end
  end
  if to ~= nil then
    if size.a[size.i] < #bytes then
      c.__error()[0] = NO_MEMORY
      return -1
    end
    C.writeAt(C.cast(to, "u1"), bytes)
  end
  if size ~= nil then size.a[size.i] = #bytes end
  return 0
end
