-- zlib: checksums and sizes. The library is loaded with the first use.

local C, native = ...
local c = C.functions

local loaded
local function library()
  loaded = loaded or native.zlib()
  return loaded
end

local function bytes_at(p, count) return count == 0 and "" or C.bytesOf(C.cast(p, "u1"), count) end
local function put(p, bytes)
  if bytes == "" then return end
  local base, t, offset = C.bytesAt(C.cast(p, "u1"))
  C.writeBytes(base, t, offset, bytes)
end

function c.crc32(sum, p, count) return p == nil and 0 or library().crc32(sum, bytes_at(p, count)) end
function c.adler32(sum, p, count) return p == nil and 1 or library().adler32(sum, bytes_at(p, count)) end
-- The version of iOS, whose interface zlib.h has.
function c.zlibVersion() return "1.2.11" end
function c.compressBound(size) return library().bound(size) end

C.zlib = {library = library, bytes_at = bytes_at, put = put}
