-- Functions of smaller frameworks: locations, byte order, sounds, aspect ratios, maps.

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

-- Sounds, which are not audible: each has ended when the main queue is free.
local last_sound, completions = 4095, {}
function c.AudioServicesCreateSystemSoundID(_, p)
  last_sound = last_sound + 1
  p.a[p.i] = last_sound
  return SUCCESS
end
function c.AudioServicesDisposeSystemSoundID(sound)
  completions[sound] = nil
  return SUCCESS
end
function c.AudioServicesAddSystemSoundCompletion(sound, _, _, body, context)
  completions[sound] = {body = body, context = context}
  return SUCCESS
end
function c.AudioServicesRemoveSystemSoundCompletion(sound) completions[sound] = nil end
function c.AudioServicesPlaySystemSoundWithCompletion(sound, completion)
  if completion == nil and not completions[sound] then return end
  C.dispatch.async(function()
    local added = completions[sound]
    if added then added.body(sound, added.context) end
    if completion ~= nil then completion() end
  end)
end
for _, name in ipairs {"PlaySystemSound", "PlayAlertSound", "PlayAlertSoundWithCompletion"} do
  c["AudioServices" .. name] = c.AudioServicesPlaySystemSoundWithCompletion
end

-- The largest rectangle of an aspect ratio that fits, centered.
function c.AVMakeRectWithAspectRatioInsideRect(ratio, bounds)
  local scale = math.min(bounds.size.width / ratio.width, bounds.size.height / ratio.height)
  local width, height = ratio.width * scale, ratio.height * scale
  return {origin = {x = bounds.origin.x + (bounds.size.width - width) / 2,
    y = bounds.origin.y + (bounds.size.height - height) / 2}, size = {width = width, height = height}}
end

-- The plane of maps: the Mercator projection of the Earth on a square of 2^28 points a side. Its rectangles have the
-- fields of CGRect, whose functions calculate them too.
local WORLD = 1 << 28
local RADIUS, ECCENTRICITY_SQUARED = 6378137.0, 0.00669437999014
local rad, deg, sin, cos, pi = math.rad, math.deg, math.sin, math.cos, math.pi
for _, name in ipairs {"RectInset", "RectOffset", "RectUnion", "RectIntersection", "RectIntersectsRect",
  "RectContainsPoint", "RectContainsRect", "RectIsNull", "RectIsEmpty", "RectEqualToRect", "RectGetMinX",
  "RectGetMidX", "RectGetMaxX", "RectGetMinY", "RectGetMidY", "RectGetMaxY", "RectGetWidth", "RectGetHeight",
  "RectDivide", "PointEqualToPoint", "SizeEqualToSize"} do
  c["MKMap" .. name] = function(...) return (c["CG" .. name] or C.uikit["CG" .. name])(...) end
end
local function plane(x, y, width, height) return {origin = {x = x, y = y}, size = {width = width, height = height}} end
C.constants.MKMapRectNull, C.constants.MKMapRectWorld = plane(math.huge, math.huge, 0.0, 0.0), plane(0.0, 0.0, WORLD + 0.0, WORLD + 0.0)
C.constants.MKMapSizeWorld = {width = WORLD + 0.0, height = WORLD + 0.0}

function c.MKMapPointForCoordinate(place)
  local sine = sin(rad(place.latitude))
  return {x = (place.longitude + 180) / 360 * WORLD,
    y = WORLD / 2 - math.log((1 + sine) / (1 - sine)) * WORLD / (4 * pi)}
end
function c.MKCoordinateForMapPoint(point)
  local angle = (WORLD / 2 - point.y) * 2 * pi / WORLD
  return {latitude = deg(2 * math.atan(math.exp(angle)) - pi / 2), longitude = point.x / WORLD * 360 - 180}
end
function c.MKMetersPerMapPointAtLatitude(latitude) return cos(rad(latitude)) * 2 * pi * RADIUS / WORLD end
function c.MKMapPointsPerMeterAtLatitude(latitude) return 1 / c.MKMetersPerMapPointAtLatitude(latitude) end
local function location(place)
  return C.objc.CLLocation:alloc():initWithLatitude_longitude_(place.latitude, place.longitude)
end
function c.MKMetersBetweenMapPoints(one, other)
  return location(c.MKCoordinateForMapPoint(one)):distanceFromLocation_(location(c.MKCoordinateForMapPoint(other)))
end
-- The degrees that the meters are on the ellipsoid of WGS 84, along the meridian and the parallel of the center.
function c.MKCoordinateRegionMakeWithDistance(center, north, east)
  local sine = sin(rad(center.latitude))
  local factor = 1 - ECCENTRICITY_SQUARED * sine * sine
  local meridian, parallel = RADIUS * (1 - ECCENTRICITY_SQUARED) / factor ^ 1.5, RADIUS / factor ^ 0.5
  return {center = center, span = {latitudeDelta = deg(north / meridian),
    longitudeDelta = deg(east / (parallel * cos(rad(center.latitude))))}}
end
function c.MKCoordinateRegionForMapRect(rect)
  local x, y, width, height = rect.origin.x, rect.origin.y, rect.size.width, rect.size.height
  local first, last = c.MKCoordinateForMapPoint {x = x, y = y}, c.MKCoordinateForMapPoint {x = x + width, y = y + height}
  return {center = c.MKCoordinateForMapPoint {x = x + width / 2, y = y + height / 2},
    span = {latitudeDelta = first.latitude - last.latitude, longitudeDelta = last.longitude - first.longitude}}
end
