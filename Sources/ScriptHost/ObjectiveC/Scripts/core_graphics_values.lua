-- Core Graphics' compound paths, color spaces, masks, and geometry as dictionaries.

local C = ...
local c, objc, uikit, send = C.functions, C.objc, C.uikit, C.send
local UIBezierPath = objc.UIBezierPath

-- Paths.
function c.CGPathAddLines(path, m, points, count)
  for place = 0, count - 1 do
    local point = points.a[points.i + place]
    c[place == 0 and "CGPathMoveToPoint" or "CGPathAddLineToPoint"](path, m, point.x, point.y)
  end
end
function c.CGPathAddRects(path, m, rects, count)
  for place = 0, count - 1 do c.CGPathAddRect(path, m, rects.a[rects.i + place]) end
end
local POINTS = {[0] = 1, 1, 2, 3, 0}
local point_type, element_type
-- Calls a function with the type and the points of each element.
local function walk(path, body)
  local numbers = path and path:_elements() or {}
  local place, count = 1, #numbers
  while place <= count do
    local type, points = math.tointeger(numbers[place]), {}
    for index = 0, POINTS[type] - 1 do
      points[index] = {x = numbers[place + 2 * index + 1], y = numbers[place + 2 * index + 2]}
    end
    place = place + 2 * POINTS[type] + 1
    body(type, points)
  end
end
C.walkPath = walk
-- The memory of the points has room for those of any element.
local function apply(path, body)
  point_type = point_type or C.record("CGPoint", {{"x", "d", 0}, {"y", "d", 8}}, 16)
  element_type = element_type
    or C.record("CGPathElement", {{"type", "i4", 0}, {"points", "p", 8, point_type}}, 16)
  walk(path, function(type, points)
    for index = POINTS[type], 2 do points[index] = {x = 0.0, y = 0.0} end
    body(C.cell({type = type, points = C.filledArray(point_type, 3, points)}, element_type))
  end)
end
function c.CGPathApply(path, information, body)
  apply(path, function(element) body(information, element) end)
end
c.CGPathApplyWithBlock = apply
-- The box around all points, those that control curves included.
function c.CGPathGetBoundingBox(path)
  local left, top, right, bottom = math.huge, math.huge, -math.huge, -math.huge
  walk(path, function(_, points)
    for _, point in next, points do
      left, top = math.min(left, point.x), math.min(top, point.y)
      right, bottom = math.max(right, point.x), math.max(bottom, point.y)
    end
  end)
  if left > right then return c.CGRectMake(math.huge, math.huge, 0.0, 0.0) end
  return c.CGRectMake(left + 0.0, top + 0.0, right - left, bottom - top) -- no negative zero
end
-- Elliptic corners are circular corners with a scaled axis.
function c.CGPathCreateWithRoundedRect(rect, width, height, m)
  local path
  if width == height or width == 0 or height == 0 then
    path = UIBezierPath:bezierPathWithRoundedRect_cornerRadius_(rect, height == 0 and 0.0 or width)
  else
    local ratio = height / width
    path = UIBezierPath:bezierPathWithRoundedRect_cornerRadius_(
      c.CGRectMake(rect.origin.x, rect.origin.y / ratio, rect.size.width, rect.size.height / ratio), width)
    path:applyTransform_(c.CGAffineTransformMake(1.0, 0.0, 0.0, ratio, 0.0, 0.0))
  end
  if m ~= nil then path:applyTransform_(m.a[m.i]) end
  return path
end
function c.CGPathAddRoundedRect(path, m, rect, width, height)
  c.CGPathAddPath(path, m, c.CGPathCreateWithRoundedRect(rect, width, height, nil))
end
function c.CGPathAddRelativeArc(path, m, x, y, radius, start, delta)
  c.CGPathAddArc(path, m, x, y, radius, start, start + delta, delta < 0)
end
-- The arc tangent to both lines: from the current point to the first, from there to the second.
function c.CGPathAddArcToPoint(path, m, x1, y1, x2, y2, radius)
  local from = path:currentPoint()
  if m ~= nil then from = uikit.CGPointApplyAffineTransform(from, uikit.CGAffineTransformInvert(m.a[m.i])) end
  local ax, ay, bx, by = from.x - x1, from.y - y1, x2 - x1, y2 - y1
  local a, b = math.sqrt(ax * ax + ay * ay), math.sqrt(bx * bx + by * by)
  local cross = ax * by - ay * bx
  if a == 0 or b == 0 or radius == 0 or math.abs(cross) < 1e-12 * a * b then
    return c.CGPathAddLineToPoint(path, m, x1, y1)
  end
  ax, ay, bx, by = ax / a, ay / a, bx / b, by / b
  local half = math.acos(math.max(-1, math.min(1, ax * bx + ay * by))) / 2
  local reach, distance = radius / math.tan(half), radius / math.sin(half)
  local mx, my = ax + bx, ay + by
  local length = math.sqrt(mx * mx + my * my)
  local x, y = x1 + mx / length * distance, y1 + my / length * distance
  local start_x, start_y = x1 + ax * reach, y1 + ay * reach
  c.CGPathAddLineToPoint(path, m, start_x, start_y)
  c.CGPathAddArc(path, m, x, y, radius, math.atan(start_y - y, start_x - x),
    math.atan(y1 + by * reach - y, x1 + bx * reach - x), cross > 0)
end
function c.CGPathCreateCopyByTransformingPath(path, m)
  local copy = path and path:copy()
  if copy and m ~= nil then copy:applyTransform_(m.a[m.i]) end
  return copy
end
c.CGPathCreateMutableCopyByTransformingPath = c.CGPathCreateCopyByTransformingPath
function c.CGPathContainsPoint(path, m, point, is_even_odd)
  if m ~= nil then point = uikit.CGPointApplyAffineTransform(point, m.a[m.i]) end
  local copy = path:copy()
  copy:setUsesEvenOddFillRule_(is_even_odd == true or is_even_odd == 1)
  return copy:containsPoint_(point)
end

-- Color spaces, by the names in CGColorSpace.h.
local components = {[0] = 1, 3, 4}
local GRAY, RGB, CMYK = 0, 1, 2
local device = {[GRAY] = c.CGColorSpaceCreateDeviceGray(), [RGB] = c.CGColorSpaceCreateDeviceRGB(), [CMYK] = {model = CMYK}}
local SPACE = c.CGColorSpaceGetTypeID()
device[CMYK].typeID = SPACE
function c.CGColorSpaceCreateDeviceCMYK() return device[CMYK] end
local spaces = {}
for name in ([[SRGB GenericRGB GenericRGBLinear DisplayP3 ExtendedSRGB LinearSRGB ExtendedLinearSRGB AdobeRGB1998
  ITUR_709 ITUR_2020 ITUR_2100_HLG ITUR_2100_PQ DisplayP3_HLG DisplayP3_PQ ExtendedDisplayP3 DCIP3]])
  :gmatch "%S+" do spaces["kCGColorSpace" .. name] = RGB end
for name in ("GenericGray GenericGrayGamma2_2 ExtendedGray LinearGray"):gmatch "%S+" do
  spaces["kCGColorSpace" .. name] = GRAY
end
spaces.kCGColorSpaceGenericCMYK = CMYK
for name, model in pairs(spaces) do
  C.constants[name] = name
  spaces[name] = {model = model, name = name, typeID = SPACE}
end
function c.CGColorSpaceCreateWithName(name) return spaces[tostring(name)] end
function c.CGColorSpaceCopyName(space) return space and space.name and C.str(space.name) or nil end
local function is_named(...)
  local parts = {...}
  return function(space)
    local name = space and space.name or ""
    for _, part in ipairs(parts) do
      if name:find(part, 1, true) then return true end
    end
    return false
  end
end
-- Those wider than sRGB; AdobeRGB1998 is wider in greens.
c.CGColorSpaceIsWideGamutRGB = is_named("P3", "2020", "2100", "AdobeRGB")
c.CGColorSpaceUsesExtendedRange = is_named "Extended"
c.CGColorSpaceUsesITUR_2100TF = is_named("_PQ", "_HLG")
c.CGColorSpaceIsPQBased, c.CGColorSpaceIsHLGBased = is_named "_PQ", is_named "_HLG"
function c.CGColorSpaceGetNumberOfComponents(space) return space and components[space.model] or 0 end

-- Colors.
function c.CGColorCreateGenericGray(white, alpha) return objc.UIColor:colorWithWhite_alpha_(white, alpha) end
function c.CGColorCreateSRGB(red, green, blue, alpha)
  return objc.UIColor:colorWithRed_green_blue_alpha_(red, green, blue, alpha)
end
c.CGColorCreateGenericRGB = c.CGColorCreateSRGB
function c.CGColorCreateCopy(color) return color end

-- Masks.
local masks = setmetatable({}, {__mode = "k"})
function c.CGImageMaskCreate(width, height, bits, pixel_bits, row, provider)
  if provider == nil or bits ~= pixel_bits then return nil end
  local image = c.CGImageCreate(width, height, bits, pixel_bits, row, nil, 0, provider, nil, false, 0)
  if image then masks[image] = true end
  return image
end
function c.CGImageIsMask(image) return image ~= nil and masks[image] == true end

-- Geometry as dictionaries.
local function dictionary(values)
  local list = objc.NSMutableDictionary:dictionary()
  for key, value in pairs(values) do list:setObject_forKey_(objc.NSNumber:numberWithDouble_(value), key) end
  return list:copy()
end
function c.CGPointCreateDictionaryRepresentation(p) return dictionary {X = p.x, Y = p.y} end
function c.CGSizeCreateDictionaryRepresentation(s) return dictionary {Width = s.width, Height = s.height} end
function c.CGRectCreateDictionaryRepresentation(r)
  return dictionary {X = r.origin.x, Y = r.origin.y, Width = r.size.width, Height = r.size.height}
end
-- The numbers for some keys; nil if a key is missing.
local function numbers(list, ...)
  if list == nil then return nil end
  local values = {}
  for place, key in ipairs {...} do
    local number = send(list, "objectForKey:", C.str(key))
    if number == nil then return nil end
    values[place] = send(number, "doubleValue")
  end
  return table.unpack(values)
end
local function reader(make, ...)
  local keys = {...}
  return function(list, p)
    local first, second, third, fourth = numbers(list, table.unpack(keys))
    if first == nil then return false end
    p.a[p.i] = make(first, second, third, fourth)
    return true
  end
end
c.CGPointMakeWithDictionaryRepresentation = reader(c.CGPointMake, "X", "Y")
c.CGSizeMakeWithDictionaryRepresentation = reader(c.CGSizeMake, "Width", "Height")
c.CGRectMakeWithDictionaryRepresentation = reader(c.CGRectMake, "X", "Y", "Width", "Height")

-- Transforms.
function c.CATransform3DIsAffine(t)
  return t.m13 == 0 and t.m14 == 0 and t.m23 == 0 and t.m24 == 0 and t.m31 == 0 and t.m32 == 0 and t.m33 == 1
    and t.m34 == 0 and t.m43 == 0 and t.m44 == 1
end

-- Types.
for _, type in ipairs {{"UIColor", "CGColor"}, {"UIImage", "CGImage"}, {"UIBezierPath", "CGPath"}, {"NSNull", "CFNull"}} do
  C.addType(type[1], type[2])
end
