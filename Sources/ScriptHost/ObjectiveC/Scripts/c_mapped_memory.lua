-- mmap: anonymous memory, or the bytes of a file. Access past the end of a mapping is an error.

local C = ...
local c, files = C.functions, C.files
local numbers, fail = files.numbers, files.fail
local SHARED, ANONYMOUS, BAD_FILE, INVALID, WRITABLE = 1, 0x1000, 9, 22, 2
-- MAP_FAILED, a pointer that can only be compared.
local FAILED = -1

-- The files of shared mappings, by the memory's container.
local shared = setmetatable({}, {__mode = "k"})

function c.mmap(_, count, protection, flags, number, offset)
  if count == 0 then return fail(INVALID, FAILED) end
  if flags & ANONYMOUS ~= 0 then return c.calloc(1, count) or FAILED end
  local file = numbers[number]
  if not file then return fail(BAD_FILE, FAILED) end
  files.flush(file)
  local bytes = (files.read(file.path) or ""):sub(offset + 1, offset + count)
  local memory = C.characters(bytes .. ("\0"):rep(count - #bytes), count)
  if flags & SHARED ~= 0 and protection & WRITABLE ~= 0 then
    shared[memory.a] = {path = file.path, offset = offset, count = #bytes}
  end
  return memory
end
function c.msync(p, _, _)
  local mapped = p and shared[p.a]
  if not mapped then return 0 end
  local number = c.open(C.characters(mapped.path, 0), WRITABLE, 0)
  c.lseek(number, mapped.offset, 0)
  c.write(number, p, mapped.count)
  return c.close(number)
end
function c.munmap(p, count)
  if p == nil or p == FAILED then return fail(INVALID, -1) end
  return c.msync(p, count, 0)
end
function c.mprotect() return 0 end
function c.madvise() return 0 end
function c.mlock() return 0 end
function c.munlock() return 0 end
