-- Functions of smaller frameworks: uniform types, locations, byte order, sounds, aspect ratios.

local C = ...
local c = C.functions

-- Uniform types: the file extensions, the content type and the parent types of each type.
local types = {}
for type_name, endings, mime, above in ([[
public.jpeg jpg,jpeg image/jpeg public.image
public.png png image/png public.image
com.compuserve.gif gif image/gif public.image
public.tiff tiff,tif image/tiff public.image
com.microsoft.bmp bmp image/bmp public.image
public.heic heic image/heic public.image
org.webmproject.webp webp image/webp public.image
com.adobe.pdf pdf application/pdf public.data
public.html html,htm text/html public.text
public.xml xml application/xml public.text
public.json json application/json public.text
public.plain-text txt text/plain public.text
public.rtf rtf text/rtf public.text
public.mp3 mp3 audio/mpeg public.audio
public.mpeg-4 mp4 video/mp4 public.movie
com.apple.quicktime-movie mov,qt video/quicktime public.movie
public.zip-archive zip application/zip public.data
public.image - - public.data
public.text - - public.data
public.audio - - public.audiovisual-content
public.movie - - public.audiovisual-content
public.audiovisual-content - - public.data
public.data - - public.item
]]):gmatch "(%S+) (%S+) (%S+) (%S+)" do
  types[#types + 1] = {name = type_name, endings = endings, mime = mime, above = above}
  types[type_name] = types[#types]
end
local BY_ENDING = "public.filename-extension"
function c.UTTypeCreatePreferredIdentifierForTag(class, tag)
  local wanted = tostring(tag):lower()
  for _, entry in ipairs(types) do
    if tostring(class) == BY_ENDING then
      for ending in entry.endings:gmatch "[^,]+" do
        if ending == wanted then return C.str(entry.name) end
      end
    elseif entry.mime == wanted then
      return C.str(entry.name)
    end
  end
  return C.str("dyn." .. wanted)
end
function c.UTTypeCopyPreferredTagWithClass(name, class)
  local entry = types[tostring(name)]
  local tag = entry and (tostring(class) == BY_ENDING and entry.endings:match "^[^,]+" or entry.mime)
  if tag and tag ~= "-" then return C.str(tag) end
end
function c.UTTypeEqual(one, other) return tostring(one):lower() == tostring(other):lower() end
function c.UTTypeConformsTo(one, other)
  local name, wanted = tostring(one), tostring(other)
  while name do
    if name == wanted then return true end
    name = types[name] and types[name].above
  end
  return false
end
function c.UTTypeIsDynamic(name) return tostring(name):find "^dyn%." ~= nil end

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
