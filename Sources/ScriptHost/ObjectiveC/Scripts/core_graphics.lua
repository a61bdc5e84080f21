-- Core Graphics: colors, images and paths are UIKit's objects; there is no screen to draw on.

local C = ...
local c, objc, uikit = C.functions, C.objc, C.uikit

-- Colors.
local SPACE, CONTEXT, GRADIENT = C.addType(nil, "CGColorSpace"), C.addType(nil, "CGContext"), C.addType(nil, "CGGradient")
local RGB, GRAY = {model = 1, typeID = SPACE}, {model = 0, typeID = SPACE}
local MONOCHROME, CMYK = 0, 2
function c.CGColorSpaceCreateDeviceRGB() return RGB end
function c.CGColorSpaceCreateDeviceGray() return GRAY end
function c.CGColorSpaceGetModel(space) return space.model end
local function is_gray(color) return tostring(color):find "Gray" ~= nil end
function c.CGColorGetColorSpace(color) return is_gray(color) and GRAY or RGB end
function c.CGColorCreate(space, p)
  local function part(place) return p.a[p.i + place] end
  if space.model == MONOCHROME then return objc.UIColor:colorWithWhite_alpha_(part(0), part(1)) end
  if space.model == CMYK then
    local light = 1 - part(3)
    return objc.UIColor:colorWithRed_green_blue_alpha_((1 - part(0)) * light, (1 - part(1)) * light,
      (1 - part(2)) * light, part(4))
  end
  return objc.UIColor:colorWithRed_green_blue_alpha_(part(0), part(1), part(2), part(3))
end
function c.CGColorCreateCopyWithAlpha(color, alpha) return color and color:colorWithAlphaComponent_(alpha) end
function c.CGColorGetNumberOfComponents(color) return is_gray(color) and 2 or 4 end
function c.CGColorGetComponents(color)
  if color == nil then return nil end
  local parts = is_gray(color) and {color:getWhite_alpha_()} or {color:getRed_green_blue_alpha_()}
  return C.filledArray("d", #parts - 1, (function()
    local values = {}
    for place = 2, #parts do values[place - 2] = parts[place] + 0.0 end
    return values
  end)())
end
function c.CGColorGetAlpha(color) return color and select(3, color:getWhite_alpha_()) or 0.0 end
function c.CGColorEqualToColor(one, other) return one == other or one ~= nil and one:isEqual_(other) end

-- Images.
local function pixels(image, side) return math.floor(image:size()[side] * image:scale()) end
function c.CGImageGetWidth(image) return image and pixels(image, "width") or 0 end
function c.CGImageGetHeight(image) return image and pixels(image, "height") or 0 end
function c.CGImageGetBitsPerComponent() return 8 end
function c.CGImageGetBytesPerRow(image) return c.CGImageGetWidth(image) * 4 end
local PREMULTIPLIED_LAST = 1
function c.CGImageGetAlphaInfo() return PREMULTIPLIED_LAST end
c.CGImageGetBitmapInfo = c.CGImageGetAlphaInfo
function c.CGImageGetColorSpace() return RGB end

-- Paths.
local function moved(m, x, y)
  if m == nil then return {x = x, y = y} end
  return uikit.CGPointApplyAffineTransform({x = x, y = y}, m.a[m.i])
end
local function transformed(path, m)
  if m ~= nil then path:applyTransform_(m.a[m.i]) end
  return path
end
local UIBezierPath = objc.UIBezierPath
function c.CGPathCreateMutable() return UIBezierPath:bezierPath() end
function c.CGPathCreateCopy(path) return path and path:copy() end
c.CGPathCreateMutableCopy = c.CGPathCreateCopy
function c.CGPathCreateWithRect(rect, m) return transformed(UIBezierPath:bezierPathWithRect_(rect), m) end
function c.CGPathCreateWithEllipseInRect(rect, m)
  return transformed(UIBezierPath:bezierPathWithOvalInRect_(rect), m)
end
function c.CGPathMoveToPoint(path, m, x, y) path:moveToPoint_(moved(m, x, y)) end
function c.CGPathAddLineToPoint(path, m, x, y) path:addLineToPoint_(moved(m, x, y)) end
function c.CGPathAddCurveToPoint(path, m, x1, y1, x2, y2, x, y)
  path:addCurveToPoint_controlPoint1_controlPoint2_(moved(m, x, y), moved(m, x1, y1), moved(m, x2, y2))
end
function c.CGPathAddQuadCurveToPoint(path, m, cx, cy, x, y)
  path:addQuadCurveToPoint_controlPoint_(moved(m, x, y), moved(m, cx, cy))
end
local function append(path, other, m) path:appendPath_(transformed(other, m)) end
function c.CGPathAddArc(path, m, x, y, radius, start, stop, clockwise)
  local centre = {x = x, y = y}
  -- Core Graphics' y axis points up, so a clockwise arc is counterclockwise on the screen.
  local function add(to) to:addArcWithCenter_radius_startAngle_endAngle_clockwise_(centre, radius, start, stop, not clockwise) end
  if m == nil then return add(path) end
  local other = UIBezierPath:bezierPath()
  add(other)
  append(path, other, m)
end
function c.CGPathAddRect(path, m, rect) append(path, UIBezierPath:bezierPathWithRect_(rect), m) end
function c.CGPathAddEllipseInRect(path, m, rect) append(path, UIBezierPath:bezierPathWithOvalInRect_(rect), m) end
function c.CGPathAddPath(path, m, other) append(path, other:copy(), m) end
function c.CGPathCloseSubpath(path) path:closePath() end
function c.CGPathGetPathBoundingBox(path)
  if path == nil or path:isEmpty() then return c.CGRectMake(math.huge, math.huge, 0.0, 0.0) end
  return path:bounds()
end
function c.CGPathGetCurrentPoint(path) return path:currentPoint() end
function c.CGPathIsEmpty(path) return path:isEmpty() end
function c.CGPathEqualToPath(one, other) return one == other or one ~= nil and one:isEqual_(other) end

-- An empty image with a size in points.
function C.picture(size, scale)
  local format = objc.UIGraphicsImageRendererFormat:defaultFormat()
  format:setScale_(scale)
  return objc.UIGraphicsImageRenderer:alloc():initWithSize_format_(size, format):imageWithActions_(function() end)
end

-- Contexts: they have a size and a transform, and ignore drawing.
local contexts = {}
local function new_context(size, scale)
  return {size = size, scale = scale, transform = C.constants.CGAffineTransformIdentity, saved = {}, typeID = CONTEXT}
end
C.newContext = new_context
local function new_image_context(size, scale)
  local context = new_context(size, scale)
  -- UIKit's coordinates start at the top and are in points.
  context.transform = c.CGAffineTransformMake(scale, 0.0, 0.0, -scale, 0.0, size.height * scale)
  return context
end
-- The context of a renderer is the object itself, whose state is kept here.
local states = setmetatable({}, {__mode = "k"})
function C.contextState(context)
  if type(context) ~= "userdata" then return context end
  local state = states[context]
  if not state then
    local format = context:format()
    local is_image = context:isKindOfClass_(objc.UIGraphicsImageRendererContext)
    state = new_image_context(format:bounds().size, is_image and format:scale() or 1.0)
    states[context] = state
  end
  return state
end
-- The stack of contexts. A renderer whose actions have begun since an entry was pushed comes before it.
local function renderer_context() return objc.UIGraphicsRendererContext:_currentContext() end
local function push(context) contexts[#contexts + 1] = {context = context, above = renderer_context()} end
function c.UIGraphicsBeginImageContextWithOptions(size, _, scale)
  if scale == 0 then scale = objc.UIScreen:mainScreen():scale() end
  -- A context of no size: nothing to draw into, and since 17 an assertion (spelled so).
  if size.width <= 0 or size.height <= 0 then
    if C.available(17) then
      objc.NSException:raise_format_("NSInternalInconsistencyException",
        ("UIGraphicsBeginImageContext() failed to allocate CGBitampContext: size={%g, %g}, scale=%f, bitmapInfo=0x2002. "
          .. "Use UIGraphicsImageRenderer to avoid this assert."):format(size.width, size.height, scale))
    end
    push(false)
    return
  end
  push(new_image_context(size, scale))
end
function c.UIGraphicsBeginImageContext(size) c.UIGraphicsBeginImageContextWithOptions(size, false, 1.0) end
function c.UIGraphicsEndImageContext() contexts[#contexts] = nil end
local outside = new_context({width = 0.0, height = 0.0}, 1.0)
function c.UIGraphicsGetCurrentContext()
  local top, renderer = contexts[#contexts], renderer_context()
  if renderer and (not top or top.above ~= renderer) then return renderer end
  if not top then return outside end
  return top.context or nil
end
c.UIGraphicsPushContext = push
c.UIGraphicsPopContext = c.UIGraphicsEndImageContext
function c.UIGraphicsGetImageFromCurrentImageContext()
  local context = C.contextState(c.UIGraphicsGetCurrentContext())
  return context and context ~= outside and C.picture(context.size, context.scale) or nil
end
function c.CGBitmapContextCreateImage(context) return C.picture(context.size, context.scale) end
function c.CGContextRetain(context) return context end
function c.CGContextGetCTM(context) return context.transform end
function c.CGContextConcatCTM(context, m) context.transform = uikit.CGAffineTransformConcat(m, context.transform) end
function c.CGContextTranslateCTM(context, x, y)
  context.transform = uikit.CGAffineTransformTranslate(context.transform, x, y)
end
function c.CGContextScaleCTM(context, x, y) context.transform = uikit.CGAffineTransformScale(context.transform, x, y) end
function c.CGContextRotateCTM(context, angle)
  context.transform = uikit.CGAffineTransformRotate(context.transform, angle)
end
local function draw_nothing() end
for name in ([[ClearRect DrawImage DrawLinearGradient DrawRadialGradient FillEllipseInRect FillRect SetAlpha SetBlendMode
  SetFillColorWithColor SetGrayFillColor SetLineCap SetLineDash SetLineJoin SetLineWidth SetRGBFillColor
  SetRGBStrokeColor SetShadowWithColor SetShouldAntialias SetStrokeColorWithColor StrokeEllipseInRect
  StrokeRect]]):gmatch "%S+" do
  c["CGContext" .. name] = draw_nothing
end
c.UIRectFill, c.UIRectFrame = draw_nothing, draw_nothing
c.UIRectFillUsingBlendMode, c.UIRectFrameUsingBlendMode = draw_nothing, draw_nothing
function c.CGGradientCreateWithColors() return {typeID = GRADIENT} end
c.CGGradientCreateWithColorComponents = c.CGGradientCreateWithColors
