-- Core Image: filters by name, and images with an extent.
--
-- Images have no pixels here, as those of Core Graphics; a filter computes the extent of its output. A name that is not
-- in the list below has no filter, as an unknown name on a device.

local C = ...
local objc = C.objc

local function number(value) return objc.NSNumber:numberWithDouble_(value) end
local function rect(x, y, width, height)
  return {origin = {x = x + 0.0, y = y + 0.0}, size = {width = width + 0.0, height = height + 0.0}}
end
local INFINITE = rect(-0x1p1023, -0x1p1023, 0x1p1023, 0x1p1023)
local NULL = rect(math.huge, math.huge, 0, 0)
local function edges(one)
  return one.origin.x, one.origin.y, one.origin.x + one.size.width, one.origin.y + one.size.height
end
local function is_null(one) return one.origin.x == math.huge or one.size.width <= 0 or one.size.height <= 0 end
local function cut(one, other)
  local left, top, right, bottom = edges(one)
  local otherLeft, otherTop, otherRight, otherBottom = edges(other)
  left, top = math.max(left, otherLeft), math.max(top, otherTop)
  local cutting = rect(left, top, math.min(right, otherRight) - left, math.min(bottom, otherBottom) - top)
  return is_null(cutting) and NULL or cutting
end
local function joined(one, other)
  if is_null(one) then return other elseif is_null(other) then return one end
  local left, top, right, bottom = edges(one)
  local otherLeft, otherTop, otherRight, otherBottom = edges(other)
  left, top = math.min(left, otherLeft), math.min(top, otherTop)
  return rect(left, top, math.max(right, otherRight) - left, math.max(bottom, otherBottom) - top)
end
local function grown(one, margin)
  if one.size.width == INFINITE.size.width or is_null(one) then return one end
  margin = math.ceil(margin)
  return rect(one.origin.x - margin, one.origin.y - margin, one.size.width + 2 * margin, one.size.height + 2 * margin)
end
local function transformed(one, t)
  if one.size.width == INFINITE.size.width or is_null(one) then return one end
  local left, top, right, bottom = edges(one)
  local xs, ys = {}, {}
  for _, x in ipairs {left, right} do
    for _, y in ipairs {top, bottom} do
      xs[#xs + 1], ys[#ys + 1] = t.a * x + t.c * y + t.tx, t.b * x + t.d * y + t.ty
    end
  end
  left, top = math.min(table.unpack(xs)), math.min(table.unpack(ys))
  return rect(left, top, math.max(table.unpack(xs)) - left, math.max(table.unpack(ys)) - top)
end

-- Images.
local function picture(size)
  local format = objc.UIGraphicsImageRendererFormat:defaultFormat()
  format:setScale_(1.0)
  return objc.UIGraphicsImageRenderer:alloc():initWithSize_format_(size, format):imageWithActions_(function() end)
end
local Image = objc.class("CIImage", objc.NSObject, {protocols = {"NSCopying"}}, function(instance, class, super)
  objc.property(instance, "hookhostExtent")
  objc.property(instance, "hookhostPicture")
  local function filled(self, extent, image)
    self:setHookhostExtent_(objc.NSValue:valueWithCGRect_(extent))
    self:setHookhostPicture_(image)
    return self
  end
  local function of_picture(self, image)
    if image == nil then return nil end
    local size, scale = image:size(), image:scale()
    return filled(self, rect(0, 0, size.width * scale, size.height * scale), image)
  end
  function instance:init() return filled(super(self):init(), NULL) end
  function instance:initWithCGImage_(image) return of_picture(super(self):init(), image) end
  function instance:initWithImage_(image) return of_picture(super(self):init(), image) end
  function instance:initWithData_(data) return of_picture(super(self):init(), data and objc.UIImage:_imageWithSourceData_(data)) end
  function instance:initWithColor_() return filled(super(self):init(), INFINITE) end
  function class:hookhostImageWithExtent_(extent) return filled(self:alloc():init(), extent) end
  function class:emptyImage() return self:alloc():init() end
  function class:imageWithCGImage_(image) return self:alloc():initWithCGImage_(image) end
  function class:imageWithData_(data) return self:alloc():initWithData_(data) end
  function class:imageWithContentsOfURL_(url) return self:imageWithData_(objc.NSData:dataWithContentsOfURL_(url)) end
  function class:imageWithColor_(color) return self:alloc():initWithColor_(color) end
  function instance:extent() return self:hookhostExtent():CGRectValue() end
  function instance:properties() return objc.NSDictionary:dictionary() end
  function instance:colorSpace() return nil end
  function instance:CGImage() return self:hookhostPicture() end
  function instance:copyWithZone_() return self end
  function instance:imageByApplyingTransform_(transform)
    return objc.CIImage:hookhostImageWithExtent_(transformed(self:extent(), transform))
  end
  function instance:imageByCroppingToRect_(area)
    return objc.CIImage:hookhostImageWithExtent_(cut(self:extent(), area))
  end
  function instance:imageByClampingToExtent() return objc.CIImage:hookhostImageWithExtent_(INFINITE) end
  function instance:imageByApplyingFilter_withInputParameters_(name, parameters)
    local filter = objc.CIFilter:filterWithName_withInputParameters_(name, parameters)
    if filter == nil then return self end
    filter:setValue_forKey_(self, "inputImage")
    return filter:outputImage()
  end
  function instance:imageByApplyingFilter_(name) return self:imageByApplyingFilter_withInputParameters_(name, nil) end
end)
local function image(extent) return Image:hookhostImageWithExtent_(extent) end

-- A picture of UIKit's for an image.
local function shown(made) return made:CGImage() or picture(made:extent().size) end
local UIImages = objc.getMetaClass "UIImage"
function UIImages:imageWithCIImage_(made) return self:imageWithCGImage_(shown(made)) end
function UIImages:imageWithCIImage_scale_orientation_(made, scale, orientation)
  return self:imageWithCGImage_scale_orientation_(shown(made), scale, orientation)
end
function objc.UIImage:initWithCIImage_(made) return self:initWithCGImage_(shown(made)) end
function objc.UIImage:initWithCIImage_scale_orientation_(made, scale, orientation)
  return self:initWithCGImage_scale_orientation_(shown(made), scale, orientation)
end

-- Colors and vectors.
objc.class("CIColor", objc.NSObject, {protocols = {"NSCopying"}}, function(instance, class, super)
  for _, name in ipairs {"red", "green", "blue", "alpha"} do
    objc.property(instance, name, {policy = "assign", default = 1.0})
  end
  local function filled(self, red, green, blue, alpha)
    self:setRed_(red); self:setGreen_(green); self:setBlue_(blue); self:setAlpha_(alpha)
    return self
  end
  function instance:initWithColor_(color)
    local _, red, green, blue, alpha = color:getRed_green_blue_alpha_()
    return filled(super(self):init(), red, green, blue, alpha)
  end
  function instance:initWithCGColor_(color) return self:initWithColor_(objc.UIColor:colorWithCGColor_(color)) end
  function class:colorWithCGColor_(color) return self:alloc():initWithCGColor_(color) end
  function class:colorWithRed_green_blue_alpha_(red, green, blue, alpha)
    return filled(self:alloc():init(), red, green, blue, alpha)
  end
  function class:colorWithRed_green_blue_(red, green, blue) return self:colorWithRed_green_blue_alpha_(red, green, blue, 1.0) end
  for name, parts in pairs {black = {0.0, 0.0, 0.0}, white = {1.0, 1.0, 1.0}, gray = {0.5, 0.5, 0.5}, red = {1.0, 0.0, 0.0},
    green = {0.0, 1.0, 0.0}, blue = {0.0, 0.0, 1.0}, cyan = {0.0, 1.0, 1.0}, magenta = {1.0, 0.0, 1.0},
    yellow = {1.0, 1.0, 0.0}, clear = {0.0, 0.0, 0.0, 0.0}} do
    class[name .. "Color"] = function(self)
      return self:colorWithRed_green_blue_alpha_(parts[1], parts[2], parts[3], parts[4] or 1.0)
    end
  end
  function instance:copyWithZone_() return self end
end)
objc.class("CIVector", objc.NSObject, {protocols = {"NSCopying"}}, function(instance, class)
  objc.property(instance, "hookhostValues")
  local function made(self, ...)
    local list = objc.NSMutableArray:array()
    for _, value in ipairs {...} do list:addObject_(number(value)) end
    local vector = self:alloc():init()
    vector:setHookhostValues_(list)
    return vector
  end
  function class:vectorWithX_(x) return made(self, x) end
  function class:vectorWithX_Y_(x, y) return made(self, x, y) end
  function class:vectorWithX_Y_Z_(x, y, z) return made(self, x, y, z) end
  function class:vectorWithX_Y_Z_W_(x, y, z, w) return made(self, x, y, z, w) end
  function class:vectorWithCGPoint_(point) return made(self, point.x, point.y) end
  function class:vectorWithCGRect_(area) return made(self, area.origin.x, area.origin.y, area.size.width, area.size.height) end
  function instance:count() return self:hookhostValues():count() end
  function instance:valueAtIndex_(index)
    return index < self:count() and self:hookhostValues():objectAtIndex_(index):doubleValue() or 0.0
  end
  for place, name in ipairs {"X", "Y", "Z", "W"} do
    instance[name] = function(self) return self:valueAtIndex_(place - 1) end
  end
  function instance:CGPointValue() return {x = self:X(), y = self:Y()} end
  function instance:CGRectValue() return rect(self:X(), self:Y(), self:Z(), self:W()) end
  function instance:copyWithZone_() return self end
end)

objc.class("CIContext", objc.NSObject, {}, function(instance, class)
  function class:context() return self:alloc():init() end
  function class:contextWithOptions_() return self:alloc():init() end
  function class:contextWithEAGLContext_() return self:context() end
  function class:contextWithEAGLContext_options_() return self:context() end
  function instance:initWithOptions_() return self:init() end
  function instance:createCGImage_fromRect_(made, area)
    if made == nil or is_null(cut(made:extent(), area)) or area.size.width > 0x1p14 or area.size.height > 0x1p14 then
      return nil
    end
    return picture(area.size)
  end
end)

C.coreImage = {image = image, rect = rect, cut = cut, joined = joined, grown = grown, transformed = transformed, infinite = INFINITE,
  number = number}
