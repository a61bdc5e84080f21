-- Sockets of C: those of the world's own network, which has no other hosts.
--
-- A socket is a descriptor, like an open file. Functions of a blocking socket wait until another thread, or the network,
-- makes them ready.

local C, native = ...
local c = C.functions
local files, sockets = C.files, native.sockets()
local numbers, fail, put = files.numbers, files.fail, files.put
local ERROR, BAD_FILE, INVALID, WOULD_BLOCK, IN_PROGRESS, NOT_SOCKET, NO_OPTION, NO_FAMILY = -1, 9, 22, 35, 36, 38, 42, 47
local STREAM, DATAGRAM = 1, 2
local LOCAL, INET, INET6 = 1, 2, 30

-- The record of a descriptor; nil if it is none of a socket. A stream may have closed it.
local function find(number)
  local file = numbers[number]
  if not file or not file.socket then return nil end
  if sockets.isOpen(file.socket) then return file end
  files.remove(number)
end
local function add(socket)
  local number = files.add {socket = socket, options = {}}
  sockets.describe(number, socket)
  return number
end
function C.socketOf(number)
  local file = find(number)
  return file and file.socket
end
C.descriptorOf = add
local function refuse(number) return fail(numbers[number] and NOT_SOCKET or BAD_FILE, ERROR) end

-- Addresses: the bytes of `struct sockaddr_in`, `sockaddr_in6` and `sockaddr_un`.
local function packed(family, host, port)
  if family == INET then return string.pack(">BBI2c4c8", 16, INET, port, host, "") end
  if family == INET6 then return string.pack(">BBI2I4c16I4", 28, INET6, port, 0, host, 0) end
  return family and string.pack("BB", 2 + #host + 1, LOCAL) .. host .. "\0" or ""
end
local function unpacked(bytes)
  local family = bytes:byte(2)
  if family == INET and #bytes >= 8 then return INET, bytes:sub(5, 8), (string.unpack(">I2", bytes, 3)) end
  if family == INET6 and #bytes >= 24 then return INET6, bytes:sub(9, 24), (string.unpack(">I2", bytes, 3)) end
  if family == LOCAL then return LOCAL, bytes:sub(3):match "^[^\0]*", 0 end
end
C.socketAddress = {packed = packed, unpacked = unpacked}
local function bytes_at(p, count) return count == 0 and "" or C.bytesOf(C.cast(p, "u1"), count) end
-- Stores as much of an address as its memory holds, and its whole length.
local function store(p, size, bytes)
  if p == nil then return end
  local room = size.a[size.i]
  local part = bytes:sub(1, room)
  if #part > 0 then put(p, part) end
  size.a[size.i] = #bytes
end

function c.socket(family, kind, protocol)
  if family ~= LOCAL and family ~= INET and family ~= INET6 then return fail(NO_FAMILY, ERROR) end
  local socket, problem = sockets.open(kind, family)
  return socket and add(socket) or fail(problem, ERROR)
end
function c.socketpair(family, kind, _, p)
  local one, other = sockets.pair(kind, family)
  if not other then return fail(NO_FAMILY, ERROR) end
  p.a[p.i], p.a[p.i + 1] = add(one), add(other)
  return 0
end
function c.pipe(p)
  local reading, writing = sockets.pair(STREAM, LOCAL)
  p.a[p.i], p.a[p.i + 1] = add(reading), add(writing)
  numbers[p.a[p.i]].is_pipe, numbers[p.a[p.i + 1]].is_pipe = true, true
  return 0
end
-- The answer of a function that has a result or the number of an error.
local function answer(result, problem) return problem and fail(problem, ERROR) or result end
local function with_address(body)
  return function(number, p, size)
    local file = find(number)
    if not file then return refuse(number) end
    local family, host, port = unpacked(bytes_at(p, size))
    if not family then return fail(NO_FAMILY, ERROR) end
    return answer(body(file.socket, family, host, port))
  end
end
c.bind = with_address(sockets.bind)
c.connect = with_address(sockets.connect)
function c.listen(number, backlog)
  local file = find(number)
  if not file then return refuse(number) end
  return answer(sockets.listen(file.socket, backlog))
end

-- Calls a function until it has a result, and waits for changes of sockets in between.
local function waiting(file, flags, timeout, body)
  local finish = timeout and C.uikit.CACurrentMediaTime() + timeout
  while true do
    local results = table.pack(body())
    if results[1] ~= nil or results[2] ~= WOULD_BLOCK then return table.unpack(results, 1, results.n) end
    if file.is_nonblocking or flags & 0x80 ~= 0 then return nil, WOULD_BLOCK end
    local rest = finish and finish - C.uikit.CACurrentMediaTime()
    if rest and (rest <= 0 or not sockets.wait(rest)) then return nil, WOULD_BLOCK end
    if not rest then sockets.wait() end
  end
end
function c.accept(number, p, size)
  local file = find(number)
  if not file then return refuse(number) end
  local socket, problem = waiting(file, 0, file.receive_timeout, function() return sockets.accept(file.socket) end)
  if not socket then return fail(problem, ERROR) end
  store(p, size, packed(sockets.remoteAddress(socket)))
  local made = add(socket)
  numbers[made].is_nonblocking = file.is_nonblocking
  return made
end

-- Bytes. MSG_PEEK, MSG_WAITALL and MSG_DONTWAIT are known.
local PEEK, WAIT_ALL = 0x2, 0x40
-- The bytes of a socket and, of a datagram, the address of its sender; nil after an error.
local function receive(file, count, flags)
  local peeks = flags & PEEK ~= 0
  local bytes, problem, host, port
  if sockets.kind(file.socket) == DATAGRAM then
    bytes, problem, host, port = waiting(file, flags, file.receive_timeout, function()
      return sockets.receiveDatagram(file.socket, peeks)
    end)
  else
    bytes, problem = waiting(file, flags, file.receive_timeout, function()
      local ready = sockets.readiness(file.socket)
      if flags & WAIT_ALL ~= 0 and ready > 0 and ready < count then return nil, WOULD_BLOCK end
      return sockets.receive(file.socket, count, peeks)
    end)
  end
  if not bytes then return fail(problem, nil) end
  return bytes:sub(1, count), host and packed(problem, host, port)
end
function c.recvfrom(number, p, count, flags, address, size)
  local file = find(number)
  if not file then return refuse(number) end
  local bytes, sender = receive(file, count, flags)
  if not bytes then return ERROR end
  if sender then store(address, size, sender) end
  if #bytes > 0 then put(p, bytes) end
  return #bytes
end
function c.recv(number, p, count, flags) return c.recvfrom(number, p, count, flags) end
local function transmit(file, bytes, flags, family, host, port)
  local place = 0
  repeat
    local sent, problem = waiting(file, flags, file.send_timeout, function()
      local rest = bytes:sub(place + 1)
      if family then return sockets.sendTo(file.socket, rest, family, host, port) end
      return sockets.send(file.socket, rest)
    end)
    if not sent then return place > 0 and place or fail(problem, ERROR) end
    place = place + sent
  until place >= #bytes or file.is_nonblocking
  return place
end
function c.sendto(number, p, count, flags, address, size)
  local file = find(number)
  if not file then return refuse(number) end
  local bytes = bytes_at(p, count)
  if address == nil then return transmit(file, bytes, flags) end
  return transmit(file, bytes, flags, unpacked(bytes_at(address, size)))
end
function c.send(number, p, count, flags) return c.sendto(number, p, count, flags) end
local function overriding(list, name, body)
  local other = list[name]
  list[name] = function(number, ...)
    if find(number) then return body(number, ...) end
    return other(number, ...)
  end
end
overriding(files, "read_bytes", function(number, count) return (receive(find(number), count, 0)) end)
overriding(files, "write_bytes", function(number, bytes) return transmit(find(number), bytes, 0) end)
overriding(c, "close", function(number)
  local file = numbers[number]
  files.remove(number)
  sockets.describe(number)
  for _, other in pairs(numbers) do
    if other == file then return 0 end
  end
  sockets.close(file.socket)
  return 0
end)
overriding(c, "lseek", function() return fail(29, ERROR) end)
sockets.describing(add, c.close, function(number)
  local file = numbers[number]
  if file and file.path then return {file.path, file.place, file.can_read, file.can_write} end
end)
function c.shutdown(number, how)
  local file = find(number)
  if not file then return refuse(number) end
  return answer(sockets.shutDown(file.socket, how ~= 1, how ~= 0))
end

-- Facts.
local function naming(address_of)
  return function(number, p, size)
    local file = find(number)
    if not file then return refuse(number) end
    local family, host, port = address_of(file.socket)
    if not family and address_of == sockets.remoteAddress then return fail(57, ERROR) end
    if not family then
      local _, own = sockets.kind(file.socket)
      family, host, port = own, ("\0"):rep(own == INET and 4 or own == INET6 and 16 or 0), 0
    end
    store(p, size, packed(family, host, port))
    return 0
  end
end
c.getsockname, c.getpeername = naming(sockets.localAddress), naming(sockets.remoteAddress)
local SOCKET_LEVEL, TYPE, SEND_TIMEOUT, RECEIVE_TIMEOUT, ERROR_OPTION, ACCEPTING = 0xFFFF, 0x1008, 0x1005, 0x1006, 0x1007, 0x2
local function seconds(bytes)
  if #bytes < 12 then return nil end
  local whole, part = string.unpack("<i8i4", bytes)
  local sum = whole + part / 1e6
  return sum > 0 and sum or nil
end
-- The bytes of an option. A variable may be shorter than the given size: a device reads what follows it.
local function option_bytes(p, size)
  local is_read, bytes = pcall(bytes_at, p, size)
  if is_read or size <= 1 then return is_read and bytes or "" end
  return option_bytes(p, size // 2)
end
function c.setsockopt(number, level, name, p, size)
  local file = find(number)
  if not file then return refuse(number) end
  if p == nil then return fail(INVALID, ERROR) end
  local bytes = option_bytes(p, size)
  file.options[level << 16 | name] = bytes
  if level == SOCKET_LEVEL and name == RECEIVE_TIMEOUT then file.receive_timeout = seconds(bytes) end
  if level == SOCKET_LEVEL and name == SEND_TIMEOUT then file.send_timeout = seconds(bytes) end
  return 0
end
function c.getsockopt(number, level, name, p, size)
  local file = find(number)
  if not file then return refuse(number) end
  local kind, _, is_listening = sockets.kind(file.socket)
  local value = 0
  if level == SOCKET_LEVEL and name == TYPE then value = kind end
  if level == SOCKET_LEVEL and name == ACCEPTING then value = is_listening and ACCEPTING or 0 end
  local bytes = name ~= ERROR_OPTION and file.options[level << 16 | name] or string.pack("<i4", value)
  store(p, size, bytes)
  return 0
end

-- Control.
local GET_FLAGS, SET_FLAGS, DUPLICATE, NONBLOCKING = 3, 4, 0, 4
function c.fcntl(number, command, argument)
  local file = find(number) or numbers[number]
  if not file and (number < 0 or number > 2) then return fail(BAD_FILE, ERROR) end
  if command == DUPLICATE then return c.dup(number) end
  if not file then return 0 end
  if command == GET_FLAGS then
    local access = file.socket and 2 or file.can_read and file.can_write and 2 or file.can_write and 1 or 0
    return access | (file.is_nonblocking and NONBLOCKING or 0)
  end
  if command == SET_FLAGS then file.is_nonblocking = argument & NONBLOCKING ~= 0 end
  return 0
end
local UNREAD, SET_NONBLOCKING = 0x4004667F, 0x8004667E
function c.ioctl(number, request, p)
  local file = find(number)
  if not file then return refuse(number) end
  request = request & 0xFFFFFFFF
  if request == UNREAD then
    p.a[p.i] = sockets.readiness(file.socket)
  elseif request == SET_NONBLOCKING then
    file.is_nonblocking = p.a[p.i] ~= 0
  else
    return fail(NO_OPTION, ERROR)
  end
  return 0
end

-- Waiting for several descriptors. Files and standard streams are always ready.
function C.isReadable(number)
  local file = find(number)
  if not file then return true end
  local count, is_at_end = sockets.readiness(file.socket)
  return count > 0 or is_at_end
end
function C.isWritable(number)
  local file = find(number)
  if not file then return true end
  local _, _, room = sockets.readiness(file.socket)
  return room > 0
end
-- The number of bytes or connections that wait, and of the bytes that a write accepts.
function C.unreadCount(number) return (sockets.readiness(C.socketOf(number) or 0)) end
function C.roomOf(number) return (select(3, sockets.readiness(C.socketOf(number) or 0))) end
-- Calls a function after each change of a socket, which may only schedule work.
function C.observeSocket(number, body) sockets.observe(C.socketOf(number), body) end
-- Calls a function until it counts something, for at most some seconds.
local function until_ready(timeout, body)
  local finish = timeout and C.uikit.CACurrentMediaTime() + timeout
  while true do
    local count = body()
    local rest = finish and finish - C.uikit.CACurrentMediaTime()
    if count > 0 or rest and (rest <= 0 or not sockets.wait(rest)) then return count end
    if not rest then sockets.wait() end
  end
end
local READ, WRITE, HANG_UP, NOT_VALID = 0x1, 0x4, 0x10, 0x20
function c.poll(list, count, timeout)
  return until_ready(timeout >= 0 and timeout / 1000 or nil, function()
    local ready = 0
    for place = 0, count - 1 do
      local entry, result = list.a[list.i + place], 0
      if entry.fd >= 0 then
        local file = find(entry.fd)
        if not file and not numbers[entry.fd] and entry.fd > 2 then result = NOT_VALID end
        if result == 0 and entry.events & (READ | 0x40) ~= 0 and C.isReadable(entry.fd) then
          result = result | entry.events & (READ | 0x40)
        end
        if result == 0 and file and entry.events & READ == 0 and select(2, sockets.readiness(file.socket)) then
          result = result | HANG_UP
        end
        if result & NOT_VALID == 0 and entry.events & WRITE ~= 0 and C.isWritable(entry.fd) then result = result | WRITE end
      end
      entry.revents = result
      if result ~= 0 then ready = ready + 1 end
    end
    return ready
  end)
end
-- A set of descriptors is an array of bits.
local function each_bit(set, count, body)
  if set == nil then return 0 end
  local found, bytes, kept = 0, bytes_at(set, 128), {}
  for place = 1, 128 do kept[place] = 0 end
  for number = 0, count - 1 do
    local place, bit = number // 8 + 1, 1 << number % 8
    if bytes:byte(place) & bit ~= 0 and body(number) then
      kept[place], found = kept[place] | bit, found + 1
    end
  end
  return found, string.char(table.unpack(kept))
end
function c.select(count, reading, writing, failing, time)
  local timeout
  if time ~= nil then timeout = time.a[time.i].tv_sec + time.a[time.i].tv_usec / 1e6 end
  local ready, readable, writable
  until_ready(timeout, function()
    local first, second
    first, readable = each_bit(reading, count, C.isReadable)
    second, writable = each_bit(writing, count, C.isWritable)
    ready = first + second
    return ready
  end)
  if readable then put(reading, readable) end
  if writable then put(writing, writable) end
  if failing ~= nil then put(failing, ("\0"):rep(128)) end
  return ready
end
