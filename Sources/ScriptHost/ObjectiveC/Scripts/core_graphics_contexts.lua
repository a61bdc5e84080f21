-- The state of a Core Graphics context: transforms, clip, path, text position, bitmap.
--
-- Nothing is drawn. The current path is stored in device coordinates, as in Core Graphics, so that
-- a later change of the transform does not move its existing points.

local C = ...
local c, objc, uikit = C.functions, C.objc, C.uikit
local UIBezierPath = objc.UIBezierPath

local function identity() return c.CGAffineTransformMake(1.0, 0.0, 0.0, 1.0, 0.0, 0.0) end
local function applied(m, point) return uikit.CGPointApplyAffineTransform(point, m) end
local function inverse(m) return uikit.CGAffineTransformInvert(m) end

-- The graphics state, which can be saved and restored.
function c.CGContextSaveGState(context)
  table.insert(context.saved, {transform = context.transform, clip = context.clip, quality = context.quality})
end
function c.CGContextRestoreGState(context)
  local state = table.remove(context.saved)
  if state then context.transform, context.clip, context.quality = state.transform, state.clip, state.quality end
end
function c.CGContextSetInterpolationQuality(context, quality) context.quality = quality end
function c.CGContextGetInterpolationQuality(context) return context.quality or 0 end

-- Coordinates.
function c.CGContextGetUserSpaceToDeviceSpaceTransform(context) return context.transform end
for name, apply in pairs {Point = "CGPoint", Size = "CGSize", Rect = "CGRect"} do
  local function transformed(value, m) return c[apply .. "ApplyAffineTransform"](value, m) end
  c["CGContextConvert" .. name .. "ToDeviceSpace"] = function(context, value)
    return transformed(value, context.transform)
  end
  c["CGContextConvert" .. name .. "ToUserSpace"] = function(context, value)
    return transformed(value, inverse(context.transform))
  end
end

-- The path.
local function path_of(context)
  context.path = context.path or UIBezierPath:bezierPath()
  return context.path
end
local function transform_at(context) return C.cell(context.transform) end
for name in ("MoveToPoint AddLineToPoint AddCurveToPoint AddQuadCurveToPoint AddArc AddRect AddEllipseInRect AddPath")
  :gmatch "%a+" do
  local add = c["CGPath" .. name]
  c["CGContext" .. name] = function(context, ...) add(path_of(context), transform_at(context), ...) end
end
function c.CGContextAddArc(context, x, y, radius, start, stop, clockwise)
  c.CGPathAddArc(path_of(context), transform_at(context), x, y, radius, start, stop, clockwise ~= 0)
end
function c.CGContextAddArcToPoint(context, x1, y1, x2, y2, radius)
  c.CGPathAddArcToPoint(path_of(context), transform_at(context), x1, y1, x2, y2, radius)
end
function c.CGContextAddLines(context, points, count)
  c.CGPathAddLines(path_of(context), transform_at(context), points, count)
end
function c.CGContextAddRects(context, rects, count)
  c.CGPathAddRects(path_of(context), transform_at(context), rects, count)
end
local function clear(context) context.path = nil end
function c.CGContextClosePath(context) path_of(context):closePath() end
c.CGContextBeginPath = clear
for name in ("DrawPath FillPath EOFillPath StrokePath"):gmatch "%a+" do c["CGContext" .. name] = clear end
function c.CGContextIsPathEmpty(context) return context.path == nil or context.path:isEmpty() end
local function user_path(context)
  local path = path_of(context):copy()
  path:applyTransform_(inverse(context.transform))
  return path
end
function c.CGContextCopyPath(context)
  if c.CGContextIsPathEmpty(context) then return nil end
  return user_path(context)
end
function c.CGContextGetPathCurrentPoint(context)
  if c.CGContextIsPathEmpty(context) then return {x = 0.0, y = 0.0} end
  return applied(inverse(context.transform), context.path:currentPoint())
end
function c.CGContextGetPathBoundingBox(context)
  if c.CGContextIsPathEmpty(context) then return C.constants.CGRectNull end
  return user_path(context):bounds()
end
local EVEN_ODD_FILL, EVEN_ODD_FILL_STROKE = 1, 4
function c.CGContextPathContainsPoint(context, point, mode)
  if c.CGContextIsPathEmpty(context) then return false end
  local path = context.path
  path:setUsesEvenOddFillRule_(mode == EVEN_ODD_FILL or mode == EVEN_ODD_FILL_STROKE)
  return path:containsPoint_(applied(context.transform, point))
end

-- The clip's bounding box, in device coordinates.
local function whole(context)
  local width, height = context.size.width * context.scale, context.size.height * context.scale
  return c.CGRectMake(0.0, 0.0, width, height)
end
local function clip(context, rect)
  local part = c.CGRectIntersection(context.clip or whole(context), rect)
  context.clip = c.CGRectIsNull(part) and c.CGRectMake(0.0, 0.0, 0.0, 0.0) or part
end
function c.CGContextClipToRect(context, rect) clip(context, c.CGRectApplyAffineTransform(rect, context.transform)) end
function c.CGContextClipToRects(context, rects, count)
  local joined = C.constants.CGRectNull
  for place = 0, count - 1 do
    local rect = rects.a[rects.i + place]
    joined = c.CGRectIsNull(joined) and c.CGRectStandardize(rect) or c.CGRectUnion(joined, rect)
  end
  c.CGContextClipToRect(context, joined)
end
c.CGContextClipToMask = c.CGContextClipToRect
function c.CGContextClip(context)
  if not c.CGContextIsPathEmpty(context) then clip(context, context.path:bounds()) end
  clear(context)
end
c.CGContextEOClip = c.CGContextClip
function c.CGContextResetClip(context) context.clip = nil end
function c.CGContextGetClipBoundingBox(context)
  return c.CGRectApplyAffineTransform(context.clip or whole(context), inverse(context.transform))
end
function c.UIRectClip(rect)
  local context = c.UIGraphicsGetCurrentContext()
  if context then c.CGContextClipToRect(context, rect) end
end

-- Text: its position is the translation of the text matrix.
function c.CGContextSetTextMatrix(context, m) context.text = c.CGAffineTransformMake(m.a, m.b, m.c, m.d, m.tx, m.ty) end
function c.CGContextGetTextMatrix(context)
  local m = context.text or identity()
  return c.CGAffineTransformMake(m.a, m.b, m.c, m.d, m.tx, m.ty)
end
function c.CGContextSetTextPosition(context, x, y)
  context.text = context.text or identity()
  context.text.tx, context.text.ty = x, y
end
function c.CGContextGetTextPosition(context)
  local m = context.text or identity()
  return {x = m.tx, y = m.ty}
end

-- Bitmaps. The Quartz 2D guide lists the supported formats: with eight bits of red, green and blue,
-- alpha is premultiplied or ignored.
local RGB_MODEL, BITS, ALPHA_MASK = 1, 8, 0x1F
local straight = {[0] = true, [3] = true, [4] = true}
function c.CGBitmapContextCreate(data, width, height, bits, row, space, info)
  local is_color = space ~= nil and space.model == RGB_MODEL
  if width == 0 or height == 0 or is_color and bits == BITS and straight[info & ALPHA_MASK] then return nil end
  local pixel = is_color and 4 * bits // 8 or math.max(1, bits // 8)
  if row ~= 0 and row < width * pixel then return nil end
  local context = C.newContext({width = width + 0.0, height = height + 0.0}, 1.0)
  context.bitmap = {data = data, bits = bits, row = row ~= 0 and row or width * pixel, space = space, info = info,
    pixel = pixel}
  return context
end
function c.CGBitmapContextCreateWithData(data, width, height, bits, row, space, info)
  return c.CGBitmapContextCreate(data, width, height, bits, row, space, info)
end
local function bitmap(context) return context and context.bitmap or {bits = 0, row = 0, info = 0, pixel = 0} end
function c.CGBitmapContextGetData(context)
  local own = context and context.bitmap
  if not own then return nil end
  -- Memory that the context allocates itself is zeroed.
  own.data = own.data or c.calloc(own.row, math.floor(context.size.height))
  return own.data
end
function c.CGBitmapContextGetBitsPerComponent(context) return bitmap(context).bits end
function c.CGBitmapContextGetBitsPerPixel(context) return bitmap(context).pixel * 8 end
function c.CGBitmapContextGetBytesPerRow(context) return bitmap(context).row end
function c.CGBitmapContextGetColorSpace(context) return bitmap(context).space end
function c.CGBitmapContextGetAlphaInfo(context) return bitmap(context).info & ALPHA_MASK end
function c.CGBitmapContextGetBitmapInfo(context) return bitmap(context).info end

-- Layers are contexts with a size that are drawn into another one.
function c.CGLayerCreateWithContext(context, size)
  if context == nil then return nil end
  return {size = size, context = C.newContext(size, 1.0)}
end
function c.CGLayerGetSize(layer) return layer and layer.size or {width = 0.0, height = 0.0} end
function c.CGLayerGetContext(layer) return layer and layer.context end

-- Functions that only affect drawing.
local function draw_nothing() end
for name in ([[SetMiterLimit SetFlatness SetRenderingIntent FillRects StrokeRectWithWidth StrokeLineSegments SetShadow
  SetGrayStrokeColor SetFillColor SetStrokeColor SetFillColorSpace SetStrokeColorSpace SetCMYKFillColor
  SetCMYKStrokeColor DrawTiledImage BeginTransparencyLayer BeginTransparencyLayerWithRect EndTransparencyLayer
  SetTextDrawingMode SetCharacterSpacing SetAllowsAntialiasing SetShouldSmoothFonts SetAllowsFontSmoothing
  SetShouldSubpixelPositionFonts SetAllowsFontSubpixelPositioning SetShouldSubpixelQuantizeFonts
  SetAllowsFontSubpixelQuantization SetFont SetFontSize DrawLayerInRect DrawLayerAtPoint Flush Synchronize
  SetPatternPhase]]):gmatch "%S+" do
  c["CGContext" .. name] = draw_nothing
end

-- A renderer's context stands for its state.
for name, f in pairs(c) do
  if name:find "^CGContext%u" and f ~= draw_nothing then
    c[name] = function(context, ...) return f(C.contextState(context), ...) end
  end
end
