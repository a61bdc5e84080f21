-- Core Video: buffers of pixels in memory that the buffer owns, or that a source has lent.

local C = ...
local c, objc = C.functions, C.objc
local SUCCESS, BAD_ARGUMENT, BAD_FORMAT, BAD_SIZE = 0, -6661, -6680, -6681

local function code(text) return (string.unpack(">I4", text)) end
-- The bytes of a pixel; of a format with planes, those of each plane's pixels and the divisor of its sizes.
local PACKED = {[32] = 4, [24] = 3, [code "BGRA"] = 4, [code "RGBA"] = 4, [code "ABGR"] = 4, [code "24BG"] = 3,
  [code "b64a"] = 8, [code "b48r"] = 6, [code "b16g"] = 2, [code "L008"] = 1, [code "2C08"] = 2, [code "L565"] = 2,
  [code "2vuy"] = 2, [code "yuvs"] = 2}
local BI_PLANAR, TRI_PLANAR = {{1, 1}, {2, 2}}, {{1, 1}, {1, 2}, {1, 2}}
local PLANAR = {[code "420v"] = BI_PLANAR, [code "420f"] = BI_PLANAR, [code "y420"] = TRI_PLANAR,
  [code "f420"] = TRI_PLANAR}

local buffers = setmetatable({}, {__mode = "k"})
local TYPE = C.addType(nil, "CVPixelBuffer")
local get_type = c.CFGetTypeID
function c.CFGetTypeID(object) return buffers[object] and TYPE or get_type(object) end
function c.CVPixelBufferGetTypeID() return TYPE end

local function plane(width, height, bytes, alignment)
  local row = (width * bytes + alignment - 1) // alignment * alignment
  return {width = width, height = height, row = row}
end
local function keep(state, p)
  local object = objc.NSObject:new()
  state.attachments = objc.NSMutableDictionary:dictionary()
  buffers[object] = state
  p.a[p.i] = C.owned(object)
  return SUCCESS
end
local function alignment_of(attributes)
  if attributes == nil then return 16 end
  local own = attributes:objectForKey_ "BytesPerRowAlignment"
  if own ~= nil then return math.max(1, own:integerValue()) end
  return attributes:objectForKey_ "IOSurfaceProperties" ~= nil and 64 or 16
end

function c.CVPixelBufferCreate(_, width, height, format, attributes, p)
  if p == nil then return BAD_ARGUMENT end
  if width == 0 or height == 0 then return BAD_SIZE end
  local bytes, planes = PACKED[format], PLANAR[format]
  if not bytes and not planes then return BAD_FORMAT end
  local alignment, list, size = alignment_of(attributes), {}, 0
  for place, part in ipairs(planes or {{bytes, 1}}) do
    local divisor = part[2]
    local one = plane((width + divisor - 1) // divisor, (height + divisor - 1) // divisor, part[1], alignment)
    one.start = size
    size = size + one.row * one.height
    list[place] = one
  end
  local memory = c.calloc(1, size)
  for _, one in ipairs(list) do one.memory = C.add(C.cast(memory, "u1"), one.start) end
  return keep({width = width, height = height, format = format, planes = list, isPlanar = planes ~= nil, size = size,
    locks = 0}, p)
end
function c.CVPixelBufferCreateWithBytes(_, width, height, format, memory, row, _, _, _, p)
  if p == nil or memory == nil then return BAD_ARGUMENT end
  if not PACKED[format] then return BAD_FORMAT end
  return keep({width = width, height = height, format = format, size = row * height, locks = 0, isPlanar = false,
    planes = {{width = width, height = height, row = row, memory = memory}}}, p)
end

function c.CVPixelBufferLockBaseAddress(buffer)
  local state = buffers[buffer]
  if not state then return BAD_ARGUMENT end
  state.locks = state.locks + 1
  return SUCCESS
end
function c.CVPixelBufferUnlockBaseAddress(buffer)
  local state = buffers[buffer]
  if not state or state.locks == 0 then return BAD_ARGUMENT end
  state.locks = state.locks - 1
  return SUCCESS
end
local function part(buffer, place)
  local state = buffers[buffer]
  return state and state.planes[place + 1] or {width = 0, height = 0, row = 0}
end
local function whole(buffer) return buffers[buffer] or {width = 0, height = 0, format = 0, size = 0, planes = {}} end
function c.CVPixelBufferGetWidth(buffer) return whole(buffer).width end
function c.CVPixelBufferGetHeight(buffer) return whole(buffer).height end
function c.CVPixelBufferGetPixelFormatType(buffer) return whole(buffer).format end
function c.CVPixelBufferGetDataSize(buffer) return whole(buffer).size end
function c.CVPixelBufferIsPlanar(buffer) return whole(buffer).isPlanar or false end
function c.CVPixelBufferGetPlaneCount(buffer) return whole(buffer).isPlanar and #whole(buffer).planes or 0 end
function c.CVPixelBufferGetBytesPerRow(buffer) return part(buffer, 0).row end
-- The address of the memory, which is available while it is locked. Planes have addresses of their own.
function c.CVPixelBufferGetBaseAddress(buffer)
  local state = whole(buffer)
  return not state.isPlanar and state.locks ~= 0 and part(buffer, 0).memory or nil
end
function c.CVPixelBufferGetBaseAddressOfPlane(buffer, place)
  return whole(buffer).locks ~= 0 and part(buffer, place).memory or nil
end
function c.CVPixelBufferGetWidthOfPlane(buffer, place) return part(buffer, place).width end
function c.CVPixelBufferGetHeightOfPlane(buffer, place) return part(buffer, place).height end
function c.CVPixelBufferGetBytesPerRowOfPlane(buffer, place) return part(buffer, place).row end

local function retain(buffer) return buffer ~= nil and c.CFRetain(buffer) or nil end
local function release(buffer)
  if buffer ~= nil then c.CFRelease(buffer) end
end
c.CVPixelBufferRetain, c.CVBufferRetain = retain, retain
c.CVPixelBufferRelease, c.CVBufferRelease = release, release
local function size(buffer) return {width = whole(buffer).width + 0.0, height = whole(buffer).height + 0.0} end
c.CVImageBufferGetEncodedSize, c.CVImageBufferGetDisplaySize = size, size

-- Attachments: a value and whether it is propagated to other buffers.
function c.CVBufferSetAttachment(buffer, key, value) whole(buffer).attachments:setObject_forKey_(value, key) end
function c.CVBufferGetAttachment(buffer, key, mode)
  local value = whole(buffer).attachments:objectForKey_(key)
  if mode ~= nil and value ~= nil then mode.a[mode.i] = 1 end
  return value
end
function c.CVBufferRemoveAttachment(buffer, key) whole(buffer).attachments:removeObjectForKey_(key) end

for name, value in pairs {PixelFormatTypeKey = "PixelFormatType", WidthKey = "Width", HeightKey = "Height",
  BytesPerRowAlignmentKey = "BytesPerRowAlignment", IOSurfacePropertiesKey = "IOSurfaceProperties",
  CGImageCompatibilityKey = "CGImageCompatibility", MetalCompatibilityKey = "MetalCompatibility",
  CGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility",
  OpenGLESCompatibilityKey = "OpenGLESCompatibility"} do
  C.constants["kCVPixelBuffer" .. name] = value
end
