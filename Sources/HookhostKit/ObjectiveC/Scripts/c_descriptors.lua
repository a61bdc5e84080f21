-- Files by number: those of C's streams, and the three that every program has.

local C = ...
local c = C.functions
local BAD_FILE, EXISTS, NO_ENTRY, INVALID = 9, 17, 2, 22
local function fail(number)
  c.__error()[0] = number
  return -1
end

-- What a number stands for: a stream, or a way out of the program. Copies of a number share it.
local descriptors = {
  [0] = {can_read = true}, [1] = {put = function(text) C.write(text) end},
  [2] = {put = function(text) C.writeError(text) end},
}
local numbers = setmetatable({}, {__mode = "k"})
local function free_number()
  local number = 0
  while descriptors[number] do number = number + 1 end
  return number
end

local function flag(flags, bit) return flags & bit ~= 0 end
local ACCESS, READS_ONLY, WRITES_ONLY, APPENDS, CREATES, EMPTIES, ALONE = 3, 0, 1, 8, 0x200, 0x400, 0x800
function c.open(path, flags)
  local access, exists = flags & ACCESS, c.access(path, 0) == 0
  if not exists and not flag(flags, CREATES) then return fail(NO_ENTRY) end
  if exists and flag(flags, CREATES) and flag(flags, ALONE) then return fail(EXISTS) end
  if not exists or flag(flags, EMPTIES) and access ~= READS_ONLY then
    local made = c.fopen(path, "w")
    if made == nil then return -1 end
    c.fclose(made)
  end
  local stream = c.fopen(path, access == READS_ONLY and "r" or "r+")
  if stream == nil then return -1 end
  local number = free_number()
  descriptors[number] = {stream = stream, can_read = access ~= WRITES_ONLY, can_write = access ~= READS_ONLY,
    appends = flag(flags, APPENDS), count = 1}
  numbers[stream] = number
  return number
end
local function is_there(number) return descriptors[number] ~= nil end
function c.close(number)
  local entry = descriptors[number]
  if not entry then return fail(BAD_FILE) end
  descriptors[number] = nil
  if entry.stream then
    entry.count = entry.count - 1
    if entry.count == 0 then c.fclose(entry.stream) end
  end
  return 0
end
function c.read(number, p, size)
  local entry = descriptors[number]
  if not entry or not entry.can_read then return fail(BAD_FILE) end
  return entry.stream and c.fread(p, 1, size, entry.stream) or 0
end
function c.write(number, p, size)
  local entry = descriptors[number]
  if not entry or not (entry.put or entry.can_write) then return fail(BAD_FILE) end
  if entry.appends then c.fseek(entry.stream, 0, 2) end
  if entry.stream then
    local count = c.fwrite(p, 1, size, entry.stream)
    c.fflush(entry.stream)
    return count
  end
  local bytes = {}
  if type(p) == "table" then p = C.cast(p, "u1") end
  for place = 0, size - 1 do bytes[place + 1] = string.char(C.byte(p, place)) end
  entry.put(table.concat(bytes))
  return size
end
local FROM_END, ILLEGAL_SEEK = 2, 29
function c.lseek(number, offset, from)
  local entry = descriptors[number]
  if not entry then return fail(BAD_FILE) end
  if not entry.stream then return fail(ILLEGAL_SEEK) end
  if from < 0 or from > FROM_END then return fail(INVALID) end
  return c.fseek(entry.stream, offset, from) == 0 and c.ftell(entry.stream) or -1
end
function c.fsync(number)
  if not is_there(number) then return fail(BAD_FILE) end
  local stream = descriptors[number].stream
  return stream and c.fflush(stream) or 0
end
function c.fstat(number, to)
  local entry = descriptors[number]
  if not entry or not entry.stream then return fail(BAD_FILE) end
  return C.tellFile(entry.stream, to)
end
function c.isatty(number)
  if not is_there(number) then fail(BAD_FILE) end
  return 0
end
local function share(number, to)
  local entry = descriptors[number]
  descriptors[to] = entry
  if entry.count then entry.count = entry.count + 1 end
  return to
end
function c.dup(number)
  if not is_there(number) then return fail(BAD_FILE) end
  return share(number, free_number())
end
function c.dup2(number, to)
  if not is_there(number) or to < 0 then return fail(BAD_FILE) end
  if descriptors[number] == descriptors[to] then return to end
  if to <= 2 then error("dup2: what the program prints cannot be led elsewhere", 2) end
  if is_there(to) then c.close(to) end
  return share(number, to)
end

-- Streams have numbers as well.
local close_stream = c.fclose
function c.fclose(stream)
  local number = stream ~= nil and numbers[stream]
  if number and descriptors[number] and descriptors[number].stream == stream then descriptors[number] = nil end
  return close_stream(stream)
end
function c.fileno(stream)
  if stream == C.stdout then return 1 end
  if stream == C.stderr then return 2 end
  c.ftell(stream)
  if not numbers[stream] then
    local number = free_number()
    descriptors[number] = {stream = stream, can_read = true, can_write = true, count = 1}
    numbers[stream] = number
  end
  return numbers[stream]
end
