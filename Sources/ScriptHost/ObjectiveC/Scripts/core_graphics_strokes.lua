-- The outlines of stroked paths, and dashed paths.
--
-- An outline consists of one polygon for each segment, join and cap. All run in the same direction,
-- so that the non-zero rule fills their union. Curves are divided into lines.

local C = ...
local c = C.functions

local STEPS <const> = 24 -- the lines of a curve
local SIDES <const> = 32 -- the sides of a round join or cap
local DASHES <const> = 100000 -- the most dashes of a subpath

-- Adds the points of a curve, given by its control points.
local function divide(points, from, curve)
  local degree = #curve
  for step = 1, STEPS do
    local t = step / STEPS
    local u = 1 - t
    local x, y
    if degree == 2 then
      local a, b, d = u * u, 2 * u * t, t * t
      x = a * from.x + b * curve[1].x + d * curve[2].x
      y = a * from.y + b * curve[1].y + d * curve[2].y
    else
      local a, b, d, e = u ^ 3, 3 * u * u * t, 3 * u * t * t, t ^ 3
      x = a * from.x + b * curve[1].x + d * curve[2].x + e * curve[3].x
      y = a * from.y + b * curve[1].y + d * curve[2].y + e * curve[3].y
    end
    points[#points + 1] = {x = x, y = y}
  end
end

-- The subpaths as lists of points without repetitions; `closed` where they return to the start.
local function lines(path)
  local found, current = {}, nil
  C.walkPath(path, function(type, points)
    if type == 0 then
      current = {points[0]}
      found[#found + 1] = current
    elseif type == 4 then
      if current then current.closed = true end
      current = nil
    else
      if not current then
        -- A closed subpath is continued at its start.
        current = {found[#found] and found[#found][1] or points[0]}
        found[#found + 1] = current
      end
      if type == 1 then
        current[#current + 1] = points[0]
      else
        divide(current, current[#current], {points[0], points[1], type == 3 and points[2] or nil})
      end
      current.drawn = true
    end
  end)
  for _, subpath in ipairs(found) do
    local count = 1
    for place = 2, #subpath do
      local point, last = subpath[place], subpath[count]
      subpath[place] = nil
      if point.x ~= last.x or point.y ~= last.y then
        count = count + 1
        subpath[count] = point
      end
    end
    local first, last = subpath[1], subpath[count]
    if subpath.closed and count > 1 and first.x == last.x and first.y == last.y then subpath[count] = nil end
  end
  return found
end

-- Adds a polygon, given as x1, y1, x2, y2 …, that runs in the positive direction.
local function add_polygon(path, numbers)
  local area, count = 0, #numbers
  for place = 1, count, 2 do
    local following = (place + 1) % count + 1
    area = area + numbers[place] * numbers[following + 1] - numbers[following] * numbers[place + 1]
  end
  if area == 0 then return end
  for offset = 1, count, 2 do
    local place = area > 0 and offset or count - offset
    local add = offset == 1 and c.CGPathMoveToPoint or c.CGPathAddLineToPoint
    add(path, nil, numbers[place] + 0.0, numbers[place + 1] + 0.0)
  end
  c.CGPathCloseSubpath(path)
end

local function add_circle(path, x, y, radius)
  local numbers = {}
  for side = 0, SIDES - 1 do
    local angle = 2 * math.pi * side / SIDES
    numbers[2 * side + 1], numbers[2 * side + 2] = x + radius * math.cos(angle), y + radius * math.sin(angle)
  end
  add_polygon(path, numbers)
end

-- The unit vector from one point to another.
local function direction(from, to)
  local x, y = to.x - from.x, to.y - from.y
  local length = math.sqrt(x * x + y * y)
  return x / length, y / length
end

local function add_segment(path, from, to, half, before, after)
  local x, y = direction(from, to)
  local x1, y1, x2, y2 = from.x - x * before, from.y - y * before, to.x + x * after, to.y + y * after
  local nx, ny = -y * half, x * half
  add_polygon(path, {x1 + nx, y1 + ny, x1 - nx, y1 - ny, x2 - nx, y2 - ny, x2 + nx, y2 + ny})
end

-- Adds the join at a point between two segments: 0 a miter, 1 round, 2 a bevel.
local function add_join(path, from, point, to, half, join, limit)
  local ax, ay = direction(from, point)
  local bx, by = direction(point, to)
  local cross, dot = ax * by - ay * bx, ax * bx + ay * by
  if math.abs(cross) < 1e-12 and dot > 0 then return end
  local x, y = point.x, point.y
  if join == 1 then return add_circle(path, x, y, half) end
  -- The corner is on the outer side of the turn.
  local side = cross > 0 and -half or half
  local x1, y1, x2, y2 = x - ay * side, y + ax * side, x - by * side, y + bx * side
  local miter = math.sqrt(math.max(0, (1 + dot) / 2)) -- the ratio of the width to the miter's length
  if join == 0 and miter > 0 and 1 / miter <= limit then
    local mx, my = x1 + x2 - 2 * x, y1 + y2 - 2 * y
    local scale = half / miter / math.sqrt(mx * mx + my * my)
    add_polygon(path, {x, y, x1, y1, x + mx * scale, y + my * scale, x2, y2})
  else
    add_polygon(path, {x, y, x1, y1, x2, y2})
  end
end

local function add_stroke(path, points, half, cap, join, limit)
  local count = #points
  local x, y = points[1].x, points[1].y
  if count == 1 then
    if not (points.drawn or points.closed) or cap == 0 then return end
    if cap == 1 then return add_circle(path, x, y, half) end
    return add_polygon(path, {x - half, y - half, x + half, y - half, x + half, y + half, x - half, y + half})
  end
  local closed = points.closed and count > 2
  local reach = cap == 2 and not closed and half or 0
  for place = 1, closed and count or count - 1 do
    local following = place % count + 1
    add_segment(path, points[place], points[following], half, place == 1 and reach or 0,
      following == count and reach or 0)
    if closed or place < count - 1 then
      add_join(path, points[place], points[following], points[following % count + 1], half, join, limit)
    end
  end
  if cap == 1 and not closed then
    add_circle(path, x, y, half)
    add_circle(path, points[count].x, points[count].y, half)
  end
end

function c.CGPathCreateCopyByStrokingPath(path, m, width, cap, join, limit)
  if path == nil then return nil end
  local outline = c.CGPathCreateMutable()
  if width > 0 then
    for _, points in ipairs(lines(path)) do add_stroke(outline, points, width / 2, cap, join, limit) end
  end
  return c.CGPathCreateCopyByTransformingPath(outline, m)
end

function c.CGPathCreateCopyByDashingPath(path, m, phase, lengths, count)
  if path == nil then return nil end
  local pattern, period = {}, 0
  for place = 0, count - 1 do
    pattern[place + 1] = math.max(0, lengths.a[lengths.i + place])
    period = period + pattern[place + 1]
  end
  if period <= 0 then return c.CGPathCreateCopyByTransformingPath(path, m) end
  if count % 2 == 1 then -- An odd pattern alternates, with its gaps and dashes exchanged.
    for place = 1, count do pattern[count + place] = pattern[place] end
    count, period = 2 * count, 2 * period
  end
  local dashed = c.CGPathCreateMutable()
  for _, points in ipairs(lines(path)) do
    if points.closed and #points > 2 then points[#points + 1] = points[1] end
    local place, left = 1, phase % period
    while left >= pattern[place] do left, place = left - pattern[place], place % count + 1 end
    left = pattern[place] - left
    local isDash, dashes = place % 2 == 1, 0
    if isDash then c.CGPathMoveToPoint(dashed, nil, points[1].x, points[1].y) end
    for index = 2, #points do
      local from, to = points[index - 1], points[index]
      local x, y = direction(from, to)
      local length, at = math.sqrt((to.x - from.x) ^ 2 + (to.y - from.y) ^ 2), 0
      while length - at > left and dashes < DASHES do
        at, dashes = at + left, dashes + 1
        if isDash then c.CGPathAddLineToPoint(dashed, nil, from.x + x * at, from.y + y * at) end
        place = place % count + 1
        left, isDash = pattern[place], place % 2 == 1
        if isDash then c.CGPathMoveToPoint(dashed, nil, from.x + x * at, from.y + y * at) end
      end
      left = left - (length - at)
      if isDash then c.CGPathAddLineToPoint(dashed, nil, to.x, to.y) end
    end
  end
  return c.CGPathCreateCopyByTransformingPath(dashed, m)
end

-- One closed subpath with four right corners along the axes.
function c.CGPathIsRect(path, rect)
  local found = path ~= nil and lines(path) or {}
  local p = found[1]
  if #found ~= 1 or #p ~= 4 or not p.closed then return false end
  local first = p[1].y == p[2].y and p[2].x == p[3].x and p[3].y == p[4].y and p[4].x == p[1].x
  local second = p[1].x == p[2].x and p[2].y == p[3].y and p[3].x == p[4].x and p[4].y == p[1].y
  if not (first or second) then return false end
  if rect ~= nil then
    local x, y = math.min(p[1].x, p[3].x), math.min(p[1].y, p[3].y)
    rect.a[rect.i] = c.CGRectMake(x, y, math.abs(p[1].x - p[3].x), math.abs(p[1].y - p[3].y))
  end
  return true
end
