-- Geometry of Core Graphics, UIKit and Core Animation: points, rectangles, insets, transforms.
--
-- Functions that the module `uikit` defines are reused; the others are calculated here.

local C = ...
local c, uikit = C.functions, C.uikit
local min, max, abs, floor, ceil = math.min, math.max, math.abs, math.floor, math.ceil
local huge = math.huge

local function point(x, y) return {x = x, y = y} end
local function size(w, h) return {width = w, height = h} end
function c.CGPointMake(x, y) return point(x, y) end
function c.CGSizeMake(w, h) return size(w, h) end
function c.CGVectorMake(dx, dy) return {dx = dx, dy = dy} end
function c.CGRectMake(x, y, w, h) return {origin = point(x, y), size = size(w, h)} end
function c.NSMakeRange(location, length) return {location = location, length = length} end
function c.NSMaxRange(range) return range.location + range.length end
function c.NSLocationInRange(place, range) return place - range.location >= 0 and place - range.location < range.length end
function c.NSEqualRanges(a, b) return a.location == b.location and a.length == b.length end
function c.UIEdgeInsetsMake(top, left, bottom, right) return {top = top, left = left, bottom = bottom, right = right} end
function c.CGAffineTransformMake(a, b, cc, d, tx, ty) return {a = a, b = b, c = cc, d = d, tx = tx, ty = ty} end
function c.CGPointEqualToPoint(a, b) return a.x == b.x and a.y == b.y end
function c.CGSizeEqualToSize(a, b) return a.width == b.width and a.height == b.height end
function c.CGRectEqualToRect(a, b)
  return c.CGPointEqualToPoint(a.origin, b.origin) and c.CGSizeEqualToSize(a.size, b.size)
end
function c.CGRectGetMinX(r) return math.min(r.origin.x, r.origin.x + r.size.width) end
function c.CGRectGetMinY(r) return math.min(r.origin.y, r.origin.y + r.size.height) end
function c.CGRectGetMaxX(r) return math.max(r.origin.x, r.origin.x + r.size.width) end
function c.CGRectGetMaxY(r) return math.max(r.origin.y, r.origin.y + r.size.height) end
function c.CGRectGetMidX(r) return r.origin.x + r.size.width / 2 end
function c.CGRectGetMidY(r) return r.origin.y + r.size.height / 2 end
function c.CGRectGetWidth(r) return math.abs(r.size.width) end
function c.CGRectGetHeight(r) return math.abs(r.size.height) end
function c.CGRectIsEmpty(r) return r.size.width == 0 or r.size.height == 0 end
function c.CGRectOffset(r, dx, dy) return c.CGRectMake(r.origin.x + dx, r.origin.y + dy, r.size.width, r.size.height) end
function c.CGRectInset(r, dx, dy)
  return c.CGRectMake(r.origin.x + dx, r.origin.y + dy, r.size.width - 2 * dx, r.size.height - 2 * dy)
end
function c.CGRectContainsPoint(r, p)
  return p.x >= c.CGRectGetMinX(r) and p.x < c.CGRectGetMaxX(r) and p.y >= c.CGRectGetMinY(r) and p.y < c.CGRectGetMaxY(r)
end
function c.CGRectIntersectsRect(a, b)
  return c.CGRectGetMinX(a) < c.CGRectGetMaxX(b) and c.CGRectGetMinX(b) < c.CGRectGetMaxX(a)
    and c.CGRectGetMinY(a) < c.CGRectGetMaxY(b) and c.CGRectGetMinY(b) < c.CGRectGetMaxY(a)
end
function c.UIEdgeInsetsInsetRect(r, i)
  return c.CGRectMake(r.origin.x + i.left, r.origin.y + i.top, r.size.width - i.left - i.right,
    r.size.height - i.top - i.bottom)
end
function c.UIEdgeInsetsEqualToEdgeInsets(a, b)
  return a.top == b.top and a.left == b.left and a.bottom == b.bottom and a.right == b.right
end

-- Rectangles. One with a negative width or height is normalized to start at its other side.
function c.CGRectStandardize(r)
  return c.CGRectMake(c.CGRectGetMinX(r), c.CGRectGetMinY(r), abs(r.size.width), abs(r.size.height))
end
function c.CGRectIsNull(r) return r.origin.x == huge or r.origin.y == huge end
-- Core Graphics uses the largest representable rectangle as the infinite one.
local LARGEST = 1.7976931348623157e308
function c.CGRectIsInfinite(r)
  return r.origin.x == -LARGEST / 2 and r.origin.y == -LARGEST / 2 and r.size.width == LARGEST
    and r.size.height == LARGEST
end
local function null() return c.CGRectMake(huge, huge, 0.0, 0.0) end
function c.CGRectIntersection(a, b)
  if c.CGRectIsNull(a) or c.CGRectIsNull(b) then return null() end
  local left, top = max(c.CGRectGetMinX(a), c.CGRectGetMinX(b)), max(c.CGRectGetMinY(a), c.CGRectGetMinY(b))
  local right, bottom = min(c.CGRectGetMaxX(a), c.CGRectGetMaxX(b)), min(c.CGRectGetMaxY(a), c.CGRectGetMaxY(b))
  if right < left or bottom < top then return null() end
  return c.CGRectMake(left, top, right - left, bottom - top)
end
function c.CGRectIntegral(r)
  if c.CGRectIsNull(r) then return null() end
  local left, top = floor(c.CGRectGetMinX(r)) + 0.0, floor(c.CGRectGetMinY(r)) + 0.0
  return c.CGRectMake(left, top, ceil(c.CGRectGetMaxX(r)) - left, ceil(c.CGRectGetMaxY(r)) - top)
end
local MIN_X, MIN_Y, MAX_X = 0, 1, 2
function c.CGRectDivide(r, slice, rest, amount, edge)
  r = c.CGRectStandardize(r)
  local isVertical = edge == MIN_X or edge == MAX_X
  local whole = isVertical and r.size.width or r.size.height
  local part = max(0.0, min(amount, whole))
  local first, second = c.CGRectStandardize(r), c.CGRectStandardize(r)
  local axis, length = isVertical and "x" or "y", isVertical and "width" or "height"
  first.size[length], second.size[length] = part, whole - part
  if edge == MIN_X or edge == MIN_Y then
    second.origin[axis] = r.origin[axis] + part
  else
    first.origin[axis] = r.origin[axis] + whole - part
  end
  slice.a[slice.i], rest.a[rest.i] = first, second
end

-- Affine transforms.
function c.CGAffineTransformEqualToTransform(m, n)
  return m.a == n.a and m.b == n.b and m.c == n.c and m.d == n.d and m.tx == n.tx and m.ty == n.ty
end
function c.CGSizeApplyAffineTransform(s, m)
  return size(s.width * m.a + s.height * m.c, s.width * m.b + s.height * m.d)
end
function c.CGRectApplyAffineTransform(r, m)
  if c.CGRectIsNull(r) then return null() end
  local left, top, right, bottom = huge, huge, -huge, -huge
  for _, x in ipairs {c.CGRectGetMinX(r), c.CGRectGetMaxX(r)} do
    for _, y in ipairs {c.CGRectGetMinY(r), c.CGRectGetMaxY(r)} do
      local a, b = x * m.a + y * m.c + m.tx, x * m.b + y * m.d + m.ty
      left, top, right, bottom = min(left, a), min(top, b), max(right, a), max(bottom, b)
    end
  end
  return c.CGRectMake(left, top, right - left, bottom - top)
end

-- Transforms of layers: 4 × 4 matrices, applied to a row vector.
local function matrix(body)
  local result = {}
  for row = 1, 4 do
    for column = 1, 4 do result["m" .. row .. column] = body(row, column) + 0.0 end
  end
  return result
end
local function product(m, n)
  return matrix(function(row, column)
    local sum = 0.0
    for place = 1, 4 do sum = sum + m["m" .. row .. place] * n["m" .. place .. column] end
    return sum
  end)
end
local function identity() return matrix(function(row, column) return row == column and 1.0 or 0.0 end) end
function c.CATransform3DTranslate(t, x, y, z) return product(uikit.CATransform3DMakeTranslation(x, y, z), t) end
function c.CATransform3DScale(t, x, y, z) return product(uikit.CATransform3DMakeScale(x, y, z), t) end
function c.CATransform3DRotate(t, angle, x, y, z) return product(uikit.CATransform3DMakeRotation(angle, x, y, z), t) end
function c.CATransform3DEqualToTransform(m, n)
  for key, value in pairs(m) do if n[key] ~= value then return false end end
  return true
end
function c.CATransform3DIsIdentity(t) return c.CATransform3DEqualToTransform(identity(), t) end
function c.CATransform3DMakeAffineTransform(m)
  local t = identity()
  t.m11, t.m12, t.m21, t.m22, t.m41, t.m42 = m.a, m.b, m.c, m.d, m.tx, m.ty
  return t
end
function c.CATransform3DGetAffineTransform(t)
  return c.CGAffineTransformMake(t.m11, t.m12, t.m21, t.m22, t.m41, t.m42)
end
-- Uses elimination; a transform without an inverse is returned unchanged.
function c.CATransform3DInvert(t)
  local left, right = product(t, identity()), identity()
  for pivot = 1, 4 do
    local best = pivot
    while best < 4 and left["m" .. best .. pivot] == 0 do best = best + 1 end
    local divisor = left["m" .. best .. pivot]
    if divisor == 0 then return t end
    for column = 1, 4 do
      local one, other = "m" .. pivot .. column, "m" .. best .. column
      left[one], left[other] = left[other], left[one]
      right[one], right[other] = right[other], right[one]
      left[one], right[one] = left[one] / divisor, right[one] / divisor
    end
    for row = 1, 4 do
      local factor = left["m" .. row .. pivot]
      if row ~= pivot and factor ~= 0 then
        for column = 1, 4 do
          local one, other = "m" .. row .. column, "m" .. pivot .. column
          left[one], right[one] = left[one] - factor * left[other], right[one] - factor * right[other]
        end
      end
    end
  end
  return right
end

-- UIKit's functions.
function c.UIOffsetMake(horizontal, vertical) return {horizontal = horizontal, vertical = vertical} end
function c.UIOffsetEqualToOffset(a, b) return a.horizontal == b.horizontal and a.vertical == b.vertical end
function c.NSDirectionalEdgeInsetsMake(top, leading, bottom, trailing)
  return {top = top, leading = leading, bottom = bottom, trailing = trailing}
end

local constants = {
  CGPointZero = point(0.0, 0.0), CGSizeZero = size(0.0, 0.0), CGRectZero = c.CGRectMake(0.0, 0.0, 0.0, 0.0),
  CGRectNull = null(), CGRectInfinite = c.CGRectMake(-LARGEST / 2, -LARGEST / 2, LARGEST, LARGEST),
  UIEdgeInsetsZero = c.UIEdgeInsetsMake(0.0, 0.0, 0.0, 0.0), UIOffsetZero = c.UIOffsetMake(0.0, 0.0),
  NSDirectionalEdgeInsetsZero = c.NSDirectionalEdgeInsetsMake(0.0, 0.0, 0.0, 0.0),
  CGAffineTransformIdentity = c.CGAffineTransformMake(1.0, 0.0, 0.0, 1.0, 0.0, 0.0),
}
for name, value in pairs(constants) do C.constants[name] = value end
