-- Functions of smaller frameworks: locations, byte order, sounds, aspect ratios.

local C = ...
local c = C.functions

-- Locations.
function c.CLLocationCoordinate2DMake(latitude, longitude) return {latitude = latitude, longitude = longitude} end
function c.CLLocationCoordinate2DIsValid(place)
  return math.abs(place.latitude) <= 90 and math.abs(place.longitude) <= 180
end

local SUCCESS = 0
function c.SecRandomCopyBytes(_, count, p)
  c.arc4random_buf(p, count)
  return SUCCESS
end

-- Byte order: the device is little-endian.
for bits, size in pairs {[16] = 2, [32] = 4, [64] = 8} do
  local function swapped(value) return (string.unpack(">I" .. size, string.pack("<I" .. size, value))) end
  if bits == 64 then
    function swapped(value) return (string.unpack(">i8", string.pack("<i8", value))) end
  end
  local function same(value) return value end
  c["OSSwapInt" .. bits] = swapped
  c["OSSwapHostToBigInt" .. bits], c["OSSwapBigToHostInt" .. bits] = swapped, swapped
  c["OSSwapHostToLittleInt" .. bits], c["OSSwapLittleToHostInt" .. bits] = same, same
end

-- Sounds, which are not audible.
function c.AudioServicesCreateSystemSoundID(_, p)
  p.a[p.i] = 1
  return SUCCESS
end
function c.AudioServicesDisposeSystemSoundID() return SUCCESS end
function c.AudioServicesPlaySystemSound() end
function c.AudioServicesPlayAlertSound() end
function c.AudioServicesPlaySystemSoundWithCompletion(_, completion)
  if completion ~= nil then C.dispatch.async(completion) end
end

-- The largest rectangle of an aspect ratio that fits, centered.
function c.AVMakeRectWithAspectRatioInsideRect(ratio, bounds)
  local scale = math.min(bounds.size.width / ratio.width, bounds.size.height / ratio.height)
  local width, height = ratio.width * scale, ratio.height * scale
  return {origin = {x = bounds.origin.x + (bounds.size.width - width) / 2,
    y = bounds.origin.y + (bounds.size.height - height) / 2}, size = {width = width, height = height}}
end
