-- Core Image's filters: their inputs with the defaults, and the extents of their outputs.

local C = ...
local objc = C.objc
local core = C.coreImage
local image, rect, number = core.image, core.rect, core.number

local function vector(...)
  local names = {"vectorWithX_", "vectorWithX_Y_", "vectorWithX_Y_Z_", "vectorWithX_Y_Z_W_"}
  return objc.CIVector[names[select("#", ...)]](objc.CIVector, ...)
end

-- The extents of outputs, by the inputs' values.
local function same(input) return input "inputImage":extent() end
local function over(input)
  local back = input "inputBackgroundImage"
  return back and core.joined(same(input), back:extent()) or same(input)
end
local function within(input)
  local back = input "inputBackgroundImage"
  return back and core.cut(same(input), back:extent()) or nil
end
local function blurred(input) return core.grown(same(input), 3 * input "inputRadius":doubleValue()) end

-- The most bytes of a QR code of each version, by its level of correction.
local capacities = {
  L = "17 32 53 78 106 134 154 192 230 271 321 367 425 458 520 586 644 718 792 858 929 1003 1091 1171 1273 1367 1465 1528 "
    .. "1628 1732 1840 1952 2068 2188 2303 2431 2563 2699 2809 2953",
  M = "14 26 42 62 84 106 122 152 180 213 251 287 331 362 412 450 504 560 624 666 711 779 857 911 997 1059 1125 1190 1264 "
    .. "1370 1452 1538 1628 1722 1809 1911 1989 2099 2213 2331",
  Q = "11 20 32 46 60 74 86 108 130 151 177 203 241 258 292 322 364 394 442 482 509 565 611 661 715 751 805 868 908 982 "
    .. "1030 1112 1168 1228 1283 1351 1423 1499 1579 1663",
  H = "7 14 24 34 44 58 64 84 98 119 137 155 177 194 220 250 280 310 338 382 403 439 461 511 535 593 625 658 698 742 790 "
    .. "842 898 958 983 1051 1093 1139 1219 1273",
}
-- A version has 17 modules and four more for each step; a module of margin is around them.
local function code(input)
  local message = input "inputMessage"
  if message == nil then return nil end
  local version = 0
  for most in (capacities[tostring(input "inputCorrectionLevel")] or capacities.M):gmatch "%d+" do
    version = version + 1
    if message:length() <= tonumber(most) then return rect(0, 0, 19 + 4 * version, 19 + 4 * version) end
  end
end
local function colored(input)
  local area = input "inputExtent"
  return area and area:CGRectValue() or core.infinite
end
local function cropped(input) return core.cut(same(input), input "inputRectangle":CGRectValue()) end
local function transformed(input)
  local transform = input "inputTransform"
  return transform and core.transformed(same(input), transform:CGAffineTransformValue()) or same(input)
end
local function scaled(input)
  local scale, ratio = input "inputScale":doubleValue(), input "inputAspectRatio":doubleValue()
  return core.transformed(same(input), {a = scale * ratio, b = 0.0, c = 0.0, d = scale, tx = 0.0, ty = 0.0})
end

-- The filters: the category, the extent, and the inputs besides the image. A number is a default; a function makes one.
local filters = {}
local function add(category, names, extent, inputs, has_no_image)
  for name in names:gmatch "%S+" do
    filters[name] = {category = category, extent = extent, inputs = inputs or {}, hasImage = not has_no_image}
  end
end
local function center() return vector(150.0, 150.0) end
local function white() return objc.CIColor:colorWithRed_green_blue_(1.0, 1.0, 1.0) end
local BLUR, ADJUST, EFFECT, STYLE = "CICategoryBlur", "CICategoryColorAdjustment", "CICategoryColorEffect", "CICategoryStylize"
add(BLUR, "CIGaussianBlur", blurred, {inputRadius = 10.0})
add(BLUR, "CIBoxBlur", blurred, {inputRadius = 10.0})
add(BLUR, "CIDiscBlur", blurred, {inputRadius = 8.0})
add(BLUR, "CIMotionBlur", blurred, {inputRadius = 20.0, inputAngle = 0.0})
add(ADJUST, "CIColorControls", same, {inputSaturation = 1.0, inputBrightness = 0.0, inputContrast = 1.0})
add(ADJUST, "CIExposureAdjust", same, {inputEV = 0.0})
add(ADJUST, "CIGammaAdjust", same, {inputPower = 1.0})
add(ADJUST, "CIHueAdjust", same, {inputAngle = 0.0})
add(ADJUST, "CIVibrance", same, {inputAmount = 0.0})
add(ADJUST, "CIColorMatrix", same, {
  inputRVector = function() return vector(1.0, 0.0, 0.0, 0.0) end, inputGVector = function() return vector(0.0, 1.0, 0.0, 0.0) end,
  inputBVector = function() return vector(0.0, 0.0, 1.0, 0.0) end, inputAVector = function() return vector(0.0, 0.0, 0.0, 1.0) end,
  inputBiasVector = function() return vector(0.0, 0.0, 0.0, 0.0) end})
add(ADJUST, "CIColorClamp", same, {inputMinComponents = function() return vector(0.0, 0.0, 0.0, 0.0) end,
  inputMaxComponents = function() return vector(1.0, 1.0, 1.0, 1.0) end})
add(EFFECT, "CISepiaTone", same, {inputIntensity = 1.0})
add(EFFECT, "CIColorMonochrome", same, {inputIntensity = 1.0,
  inputColor = function() return objc.CIColor:colorWithRed_green_blue_(0.6, 0.45, 0.3) end})
add(EFFECT, "CIColorInvert CIMaskToAlpha CIMaximumComponent CIMinimumComponent CIPhotoEffectChrome CIPhotoEffectFade "
  .. "CIPhotoEffectInstant CIPhotoEffectMono CIPhotoEffectNoir CIPhotoEffectProcess CIPhotoEffectTonal CIPhotoEffectTransfer", same)
add(EFFECT, "CIColorPosterize", same, {inputLevels = 6.0})
add(EFFECT, "CIVignette", same, {inputIntensity = 0.0, inputRadius = 1.0})
add("CICategorySharpen", "CISharpenLuminance", same, {inputSharpness = 0.4, inputRadius = 1.69})
add("CICategorySharpen", "CIUnsharpMask", same, {inputRadius = 2.5, inputIntensity = 0.5})
add(STYLE, "CIPixellate", same, {inputScale = 8.0, inputCenter = center})
add("CICategoryGeometryAdjustment", "CICrop", cropped, {inputRectangle = function() return vector(0.0, 0.0, 300.0, 300.0) end})
add("CICategoryGeometryAdjustment", "CIAffineTransform", transformed, {inputTransform = false})
add("CICategoryGeometryAdjustment", "CILanczosScaleTransform", scaled, {inputScale = 1.0, inputAspectRatio = 1.0})
add("CICategoryTileEffect", "CIAffineClamp", function() return core.infinite end, {inputTransform = false})
add("CICategoryCompositeOperation", "CISourceOverCompositing CISourceAtopCompositing CIAdditionCompositing CIMultiplyCompositing "
  .. "CIMaximumCompositing CIMinimumCompositing CIColorBlendMode CIColorBurnBlendMode CIColorDodgeBlendMode CIDarkenBlendMode "
  .. "CIDifferenceBlendMode CIExclusionBlendMode CIHardLightBlendMode CIHueBlendMode CILightenBlendMode CILuminosityBlendMode "
  .. "CIMultiplyBlendMode CIOverlayBlendMode CISaturationBlendMode CIScreenBlendMode CISoftLightBlendMode", over,
  {inputBackgroundImage = false})
add("CICategoryCompositeOperation", "CISourceInCompositing", within, {inputBackgroundImage = false})
add("CICategoryGenerator", "CIConstantColorGenerator", colored, {inputColor = white}, true)
add("CICategoryGenerator", "CIQRCodeGenerator", code,
  {inputMessage = false, inputCorrectionLevel = function() return C.str "M" end}, true)

local function keys_of(filter)
  local keys = {}
  for key in pairs(filter.inputs) do keys[#keys + 1] = key end
  table.sort(keys)
  if filter.hasImage then table.insert(keys, 1, "inputImage") end
  return keys
end
local function array(list) return objc.NSArray:arrayWithObjects_count_(list, #list) end
local function default_of(filter, key)
  local value = filter.inputs[key]
  if type(value) == "function" then return value() end
  return value and number(value) or nil
end
-- "Gaussian Blur" for "CIGaussianBlur".
local function display(name) return (name:gsub("^CI", ""):gsub("(%l)(%u)", "%1 %2"):gsub("(%u)(%u%l)", "%1 %2")) end

objc.class("CIFilter", objc.NSObject, {protocols = {"NSCopying"}}, function(instance, class, super)
  objc.property(instance, "name", {policy = "copy"})
  objc.property(instance, "hookhostValues")
  local function filter_of(self) return filters[tostring(self:name())] end
  local function is_input(self, key)
    local filter = filter_of(self)
    return key == "inputImage" and filter.hasImage or filter.inputs[key] ~= nil
  end
  local function made(self, name)
    if name == nil or not filters[tostring(name)] then return nil end
    local filter = self:alloc():init()
    filter:setName_(name)
    filter:setHookhostValues_(objc.NSMutableDictionary:dictionary())
    filter:setDefaults()
    return filter
  end
  function class:filterWithName_(name) return made(self, name) end
  function class:filterWithName_withInputParameters_(name, parameters)
    local filter = made(self, name)
    if filter and parameters then filter:setValuesForKeysWithDictionary_(parameters) end
    return filter
  end
  class["filterWithName:keysAndValues:"] = function(self, name, ...)
    local filter, list = made(self, name), {...}
    for place = 1, #list - 1, 2 do filter:setValue_forKey_(list[place + 1], list[place]) end
    return filter
  end
  function class:filterNamesInCategory_(category)
    local names = {}
    for name, filter in pairs(filters) do
      if category == nil or filter.category == tostring(category) then names[#names + 1] = name end
    end
    table.sort(names)
    return array(names)
  end
  function class:filterNamesInCategories_(categories)
    local first = categories and categories:count() > 0 and categories:objectAtIndex_(0) or nil
    return self:filterNamesInCategory_(first)
  end
  function instance:setDefaults()
    local filter = filter_of(self)
    for key in pairs(filter.inputs) do
      local value = default_of(filter, key)
      if value ~= nil then self:hookhostValues():setObject_forKey_(value, key) end
    end
  end
  function instance:inputKeys() return array(keys_of(filter_of(self))) end
  function instance:outputKeys() return array {"outputImage"} end
  function instance:attributes()
    local name, filter = tostring(self:name()), filter_of(self)
    local list = objc.NSMutableDictionary:dictionary()
    list:setObject_forKey_(name, "CIAttributeFilterName")
    list:setObject_forKey_(display(name), "CIAttributeFilterDisplayName")
    list:setObject_forKey_(array {filter.category}, "CIAttributeFilterCategories")
    for _, key in ipairs(keys_of(filter)) do
      local facts, value = objc.NSMutableDictionary:dictionary(), default_of(filter, key)
      if value ~= nil then
        facts:setObject_forKey_(value, "CIAttributeDefault")
        facts:setObject_forKey_(type(filter.inputs[key]) == "number" and "NSNumber" or tostring(value:class()), "CIAttributeClass")
      elseif key:find "Image$" then
        facts:setObject_forKey_("CIImage", "CIAttributeClass")
      end
      list:setObject_forKey_(facts, key)
    end
    return list
  end
  function instance:valueForKey_(key)
    if is_input(self, tostring(key)) then return self:hookhostValues():objectForKey_(key) end
    return super(self):valueForKey_(key)
  end
  function instance:setValue_forKey_(value, key)
    if not is_input(self, tostring(key)) then return super(self):setValue_forKey_(value, key) end
    if value == nil then return self:hookhostValues():removeObjectForKey_(key) end
    self:hookhostValues():setObject_forKey_(value, key)
  end
  function instance:outputImage()
    local filter, values = filter_of(self), self:hookhostValues()
    local function input(key) return values:objectForKey_(key) end
    if filter.hasImage and input "inputImage" == nil then return nil end
    local extent = filter.extent(input)
    return extent and image(extent) or nil
  end
  function instance:copyWithZone_()
    local copy = made(objc.object_getClass(self), self:name())
    copy:setHookhostValues_(self:hookhostValues():mutableCopy())
    return copy
  end
end)
C.coreImage = nil
