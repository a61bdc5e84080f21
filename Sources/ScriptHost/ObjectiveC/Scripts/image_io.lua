-- Core Graphics' images and ImageIO's files. An image is UIKit's object; nothing is drawn on it.

local C = ...
local c, objc, uikit, send = C.functions, C.objc, C.uikit, C.send

-- The Lua state of C objects.
local kept = setmetatable({}, {__mode = "k"})
local function made(fields)
  local object = objc.NSObject:new()
  kept[object] = fields
  return object
end
local function bytes_of(data) return data and data:length() > 0 and data:bytes() or "" end
local function data_of(bytes) return objc.NSData:dataWithBytes_length_(bytes, #bytes) end

-- Data providers.
function c.CGDataProviderCreateWithCFData(data) return data and made {data = data} or nil end
function c.CGDataProviderCreateWithURL(url)
  return c.CGDataProviderCreateWithCFData(url and objc.NSData:dataWithContentsOfURL_(url))
end
function c.CGDataProviderCreateWithData(info, p, count, release)
  local provider = made {data = data_of(count == 0 and "" or C.bytesOf(C.cast(p, "u1"), count))}
  -- The bytes have been copied.
  if release then release(info, p, count) end
  return provider
end
function c.CGDataProviderCopyData(provider) return provider and kept[provider].data end

-- Images.
local BITS = 8
local function blank(width, height) return C.picture({width = width + 0.0, height = height + 0.0}, 1.0) end
function c.CGImageCreate(width, height) return width > 0 and height > 0 and blank(width, height) or nil end
function c.CGImageCreateCopy(image) return image and objc.UIImage:imageWithCGImage_(image) end
c.CGImageCreateWithMask = c.CGImageCreateCopy
function c.CGImageCreateWithImageInRect(image, rect)
  if image == nil then return nil end
  local whole = c.CGRectMake(0.0, 0.0, c.CGImageGetWidth(image) + 0.0, c.CGImageGetHeight(image) + 0.0)
  local part = c.CGRectIntersection(c.CGRectIntegral(rect), whole)
  if c.CGRectIsEmpty(part) then return nil end
  return blank(part.size.width, part.size.height)
end
local PNG, JPEG = "\x89PNG\r\n\x1A\n", "\xFF\xD8\xFF"
local function decoder(signature)
  return function(provider)
    local data = provider and kept[provider].data
    if bytes_of(data):sub(1, #signature) ~= signature then return nil end
    return objc.UIImage:_imageWithSourceData_(data)
  end
end
c.CGImageCreateWithPNGDataProvider, c.CGImageCreateWithJPEGDataProvider = decoder(PNG), decoder(JPEG)
function c.CGImageGetBitsPerPixel() return BITS * 4 end
function c.CGImageGetRenderingIntent() return 0 end
function c.CGImageGetShouldInterpolate() return true end
function c.CGImageGetDecode() return nil end
function c.CGImageGetDataProvider(image)
  local count = c.CGImageGetBytesPerRow(image) * c.CGImageGetHeight(image)
  return image and made {data = objc.NSMutableData:dataWithLength_(count)}
end
function c.CGBitmapContextGetWidth(context) return math.floor(context.size.width) end
function c.CGBitmapContextGetHeight(context) return math.floor(context.size.height) end

-- Image sources, by the first bytes of their files.
local types = {
  {PNG, "public.png"}, {JPEG, "public.jpeg"}, {"GIF8", "com.compuserve.gif"}, {"BM", "com.microsoft.bmp"},
  {"RIFF", "org.webmproject.webp"},
}
local function type_of(bytes)
  for _, entry in ipairs(types) do
    if bytes:sub(1, #entry[1]) == entry[1] then return entry[2] end
  end
end

-- The frame delays of a GIF 89a in seconds, each in a block before its image.
local function gif_delays(bytes)
  local delays, delay = {}, 0.0
  local function room(flags) return flags & 0x80 ~= 0 and 3 * 2 << (flags & 7) or 0 end
  local place = 14 + room(bytes:byte(11) or 0)
  local function skip_blocks()
    while true do
      local count = bytes:byte(place)
      place = place + 1 + (count or 0)
      if not count or count == 0 then return end
    end
  end
  while place <= #bytes do
    local mark, label = bytes:byte(place, place + 1)
    if mark == 0x21 then
      if label == 0xF9 and place + 5 <= #bytes then delay = ("<I2"):unpack(bytes, place + 4) / 100 end
      place = place + 2
      skip_blocks()
    elseif mark == 0x2C then
      delays[#delays + 1], delay = delay, 0.0
      -- Its position, its color table, and the code size.
      place = place + 10 + room(bytes:byte(place + 9) or 0) + 1
      skip_blocks()
    else
      break
    end
  end
  return delays
end

local function fill(source, data, is_whole)
  local bytes = bytes_of(data)
  local mine = kept[source]
  mine.data, mine.is_whole, mine.type = data, is_whole, type_of(bytes)
  mine.image = mine.type and objc.UIImage:_imageWithSourceData_(data)
  mine.delays = mine.image and mine.type == "com.compuserve.gif" and gif_delays(bytes) or {}
  return source
end
function c.CGImageSourceCreateWithData(data) return data and fill(made {}, data, true) or nil end
function c.CGImageSourceCreateWithURL(url)
  return c.CGImageSourceCreateWithData(url and objc.NSData:dataWithContentsOfURL_(url))
end
function c.CGImageSourceCreateWithDataProvider(provider)
  return c.CGImageSourceCreateWithData(provider and kept[provider].data)
end
function c.CGImageSourceCreateIncremental() return made {delays = {}} end
function c.CGImageSourceUpdateData(source, data, is_final) fill(source, data, is_final) end
function c.CGImageSourceGetType(source)
  local name = kept[source].type
  return name and C.str(name) or nil
end
function c.CGImageSourceGetCount(source)
  local mine = kept[source]
  return mine.image and math.max(1, #mine.delays) or 0
end
local COMPLETE, INCOMPLETE, READING_HEADER, UNKNOWN_TYPE = 0, -1, -2, -3
function c.CGImageSourceGetStatus(source)
  local mine = kept[source]
  if not mine.data then return READING_HEADER end
  if not mine.image then return mine.is_whole and UNKNOWN_TYPE or READING_HEADER end
  return mine.is_whole and COMPLETE or INCOMPLETE
end
c.CGImageSourceGetStatusAtIndex = c.CGImageSourceGetStatus
function c.CGImageSourceCopyProperties(source)
  local mine = kept[source]
  if not mine.image then return nil end
  local list = objc.NSMutableDictionary:dictionary()
  list:setObject_forKey_(objc.NSNumber:numberWithInteger_(mine.data:length()), "FileSize")
  if #mine.delays > 0 then list:setObject_forKey_({LoopCount = 0}, "{GIF}") end
  return list
end
-- Exif values, by UIImageOrientation.
local orientations = {[0] = 1, 3, 8, 6, 2, 4, 5, 7}
local function has(source, index) return kept[source].image and index < c.CGImageSourceGetCount(source) end
function c.CGImageSourceCopyPropertiesAtIndex(source, index)
  if not has(source, index) then return nil end
  local mine = kept[source]
  local list = objc.NSMutableDictionary:dictionary()
  for key, value in pairs {
    PixelWidth = c.CGImageGetWidth(mine.image), PixelHeight = c.CGImageGetHeight(mine.image), Depth = BITS,
    Orientation = orientations[mine.image:imageOrientation()],
  } do list:setObject_forKey_(objc.NSNumber:numberWithInteger_(value), key) end
  list:setObject_forKey_("RGB", "ColorModel")
  local delay = mine.delays[index + 1]
  if delay then
    -- ImageIO shows no frame for less than 0.1 s, like browsers.
    list:setObject_forKey_({UnclampedDelayTime = delay, DelayTime = delay < 0.02 and 0.1 or delay}, "{GIF}")
  end
  return list
end
-- The types of images that come from a source, by image.
local types_of_images = setmetatable({}, {__mode = "k"})
function c.CGImageSourceCreateImageAtIndex(source, index)
  if not has(source, index) then return nil end
  local image = c.CGImageCreateCopy(kept[source].image)
  types_of_images[image] = kept[source].type
  return image
end
function c.CGImageGetUTType(image)
  local name = image and types_of_images[image]
  return name and C.str(name) or nil
end
function c.CGImageSourceCreateThumbnailAtIndex(source, index, options)
  if not has(source, index) then return nil end
  local image = kept[source].image
  local width, height = c.CGImageGetWidth(image), c.CGImageGetHeight(image)
  local most = options and tonumber(send(options, "objectForKey:", "kCGImageSourceThumbnailMaxPixelSize"))
  local ratio = math.min(1, (most or math.huge) / math.max(width, height))
  return blank(math.max(1, math.floor(width * ratio + 0.5)), math.max(1, math.floor(height * ratio + 0.5)))
end
function c.CGImageSourceRemoveCacheAtIndex() end
local function type_names()
  local list = objc.NSMutableArray:array()
  for _, entry in ipairs(types) do list:addObject_(entry[2]) end
  return list
end
c.CGImageSourceCopyTypeIdentifiers = type_names

-- Destinations: PNG and JPEG can be written.
local writers = {
  ["public.png"] = function(image) return uikit.UIImagePNGRepresentation(image) end,
  ["public.jpeg"] = function(image) return uikit.UIImageJPEGRepresentation(image, 1.0) end,
}
function c.CGImageDestinationCreateWithData(data, name, count)
  if not writers[tostring(name)] then return nil end
  return made {to = data, write = writers[tostring(name)], count = count, images = {}}
end
function c.CGImageDestinationCreateWithURL(url, name, count)
  local destination = c.CGImageDestinationCreateWithData(objc.NSMutableData:data(), name, count)
  if destination then kept[destination].url = url end
  return destination
end
function c.CGImageDestinationSetProperties() end
function c.CGImageDestinationAddImage(destination, image) table.insert(kept[destination].images, image) end
function c.CGImageDestinationAddImageFromSource(destination, source, index)
  local image = c.CGImageSourceCreateImageAtIndex(source, index)
  if image then table.insert(kept[destination].images, image) end
end
function c.CGImageDestinationFinalize(destination)
  local mine = kept[destination]
  if #mine.images ~= mine.count then return false end
  mine.to:appendData_(mine.write(mine.images[1]))
  return not mine.url or mine.to:writeToURL_atomically_(mine.url, true)
end
function c.CGImageDestinationCopyTypeIdentifiers()
  local list = objc.NSMutableArray:array()
  for name in pairs(writers) do list:addObject_(name) end
  return list:sortedArrayUsingSelector_("compare:")
end

-- The photo album: the callback for a saved image runs in a later turn.
function c.UIImageWriteToSavedPhotosAlbum(image, target, selector, context)
  if target == nil or selector == nil then return end
  C.dispatch.async(function() send(target, selector, image, nil, context) end)
end
