-- The functions of <simd/simd.h>: geometry, matrices and quaternions.
--
-- A function calculates with the element type of its arguments, so that one serves all overloads. A matrix is a
-- structure with the array `columns`; a quaternion has the vector `vector`.

local C = ...
local c, types = C.functions, C.vectors
local type_of, type, select, sqrt, abs = types.typeOf, type, select, math.sqrt, math.abs
local floor, huge = math.floor, math.huge
local S = {}

local function kind(v) return type_of(v) or type_of(v.vector or v.columns[0]) end
local function sized(T, count) return types[T.code .. "x" .. count] end
-- A function of each element; numbers are elements too.
local function each(f)
  return function(a, b, x)
    local T = type_of(a) or type_of(b) or type_of(x)
    if T then return T.map(f, a, b, x) end
    return f(a, b, x)
  end
end
local function smaller(a, b) return (b ~= b or a < b) and a or b end
local function larger(a, b) return (b ~= b or a > b) and a or b end
local function clamped(x, low, high) return smaller(larger(x, low), high) end
local one_below = {f = 0x1.fffffep-1, d = 0x1.fffffffffffffp-1}
S.abs, S.min, S.max, S.clamp = each(abs), each(smaller), each(larger), each(clamped)
S.mix = each(function(x, y, t) return x + t * (y - x) end)
S.lerp = S.mix
S.recip, S.rsqrt = each(function(x) return 1 / x end), each(function(x) return 1 / sqrt(x) end)
S.sign = each(function(x) return x > 0 and 1.0 or x < 0 and -1.0 or x end)
S.step = each(function(edge, x) return x < edge and 0.0 or 1.0 end)
S.smoothstep = each(function(low, high, x)
  local t = clamped((x - low) / (high - low), 0.0, 1.0)
  return t * t * (3 - 2 * t)
end)
function S.fract(x)
  local T = type_of(x)
  local most = one_below[T and T.code or "d"]
  return each(function(a) return smaller(a - floor(a), most) end)(x)
end
S.muladd = each(function(x, y, z) return x * y + z end)

-- Halves are added while there are halves, as the device does.
local function reduced(f)
  return function(v)
    local T = type_of(v)
    local list, count, part = {table.unpack(v)}, T.count, T.part
    if count == 3 then return part(f(part(f(v[1], v[2])), v[3])) end
    while count > 1 do
      count = count // 2
      for place = 1, count do list[place] = part(f(list[place], list[place + count])) end
    end
    return list[1]
  end
end
local function sum(a, b) return a + b end
S.reduce_add, S.reduce_min, S.reduce_max = reduced(sum), reduced(smaller), reduced(larger)
local function sign_bit(T, x) return x < 0 or T.code:find "^u[124]" and x >> (8 * T.size // T.count - 1) ~= 0 end
function S.any(v)
  local T = type_of(v)
  for place = 1, T.count do if sign_bit(T, v[place]) then return true end end
  return false
end
function S.all(v)
  local T = type_of(v)
  for place = 1, T.count do if not sign_bit(T, v[place]) then return false end end
  return true
end
S.select = each(function(x, y, mask) return mask < 0 and y or x end)
function S.bitselect(x, y, mask)
  local T, M = type_of(x), type_of(mask)
  return T.of(M.of(x) & ~mask | M.of(y) & mask)
end

-- Geometry.
local function square_root(x, T) return T.part(sqrt(x)) end
function S.dot(x, y)
  if x.vector then x, y = x.vector, y.vector end
  return S.reduce_add(x * y)
end
function S.length_squared(x) return S.dot(x, x) end
function S.length(x) return square_root(S.dot(x, x), kind(x)) end
function S.distance(x, y) return S.length(x - y) end
function S.distance_squared(x, y) return S.length_squared(x - y) end
function S.norm_one(x) return S.reduce_add(S.abs(x)) end
function S.norm_inf(x) return S.reduce_max(S.abs(x)) end
function S.normalize(x)
  if x.vector then return {vector = S.normalize(x.vector)} end
  local T = type_of(x)
  return x * T.part(1 / square_root(S.length_squared(x), T))
end
function S.cross(x, y)
  local T = sized(type_of(x), 3)
  if #x == 2 then return T(0.0, 0.0, T.part(T.part(x[1] * y[2]) - T.part(x[2] * y[1]))) end
  local a, b = T(x[3], x[1], x[2]), T(y[3], y[1], y[2])
  local turned = a * y - x * b
  return T(turned[3], turned[1], turned[2])
end
function S.project(x, y) return y * type_of(x).part(S.dot(x, y) / S.dot(y, y)) end
function S.reflect(x, n) return x - n * type_of(x).part(2 * S.dot(x, n)) end
function S.refract(x, n, eta)
  local T, along = type_of(x), S.dot(x, n)
  local k = 1 - eta * eta * (1 - along * along)
  if k < 0 or k ~= k then return T() end
  return x * eta - n * T.part(eta * along + sqrt(k))
end

-- Vectors from parts: numbers and vectors one after the other.
local function flattened(list, ...)
  for place = 1, select("#", ...) do
    local x = select(place, ...)
    if type(x) == "table" then table.move(x, 1, #x, #list + 1, list) else list[#list + 1] = x end
  end
  return list
end
local codes = {char = "i1", uchar = "u1", short = "i2", ushort = "u2", int = "i4", uint = "u4", long = "i8",
  ulong = "u8", float = "f", double = "d"}
for name, code in next, codes do
  for count = 2, 4 do
    local T
    S["make_" .. name .. count] = function(...)
      T = T or types[code .. "x" .. count]
      return T(table.unpack(flattened({}, ...), 1, count))
    end
    S["make_" .. name .. count .. "_undef"] = S["make_" .. name .. count]
  end
  S[name] = function(v) return types[code .. "x" .. #v].converted(v) end
end

-- Matrices.
local function matrix(list)
  local columns = C.newArray(type_of(list[1]), #list)
  for place, column in next, list do columns[place - 1] = column end
  return {columns = columns}
end
local function columns_of(m)
  local list = {}
  for place = 0, m.columns.count - 1 do list[place + 1] = m.columns[place] end
  return list
end
local function mapped(f, ...)
  local arguments, result = {...}, {}
  for place = 0, arguments[1].columns.count - 1 do
    local list = {}
    for index, m in next, arguments do list[index] = m.columns[place] end
    result[place + 1] = f(table.unpack(list))
  end
  return matrix(result)
end
function S.transpose(m)
  local columns, rows = columns_of(m), {}
  local T = sized(type_of(columns[1]), #columns)
  for row = 1, #columns[1] do
    local list = {}
    for place, column in next, columns do list[place] = column[row] end
    rows[row] = T(table.unpack(list))
  end
  return matrix(rows)
end
function S.matrix(first, ...)
  if first.vector then return S.matrix3x3(first) end
  return matrix {first, ...}
end
S.matrix_from_columns = S.matrix
function S.matrix_from_rows(...) return S.transpose(matrix {...}) end
function S.diagonal_matrix(v)
  local T, list = type_of(v), {}
  for place = 1, T.count do list[place] = T.changed(T(), v[place], place) end
  return matrix(list)
end
S.from_diagonal = S.diagonal_matrix
local function combined(columns, v)
  local result = columns[1] * v[1]
  for place = 2, #columns do result = S.muladd(columns[place], v[place], result) end
  return result
end
local quaternion_product
function S.mul(x, y)
  if type(x) == "number" then
    if y.vector then return {vector = y.vector * x} end
    return mapped(function(column) return column * x end, y)
  end
  if x.vector then
    if type(y) == "number" then return {vector = x.vector * y} end
    return quaternion_product(x, y)
  end
  if not x.columns then return combined(columns_of(S.transpose(y)), x) end
  local columns = columns_of(x)
  if not y.columns then return combined(columns, y) end
  return mapped(function(column) return combined(columns, column) end, y)
end
local function summed(sign)
  return function(x, y)
    if x.vector then return {vector = x.vector + y.vector * sign} end
    return mapped(function(a, b) return a + b * sign end, x, y)
  end
end
S.add, S.sub = summed(1), summed(-1)
function S.linear_combination(a, x, b, y) return mapped(function(p, q) return p * a + q * b end, x, y) end
function S.scale(a, x) return S.mul(a, x) end

-- The determinant of a list of columns, and the columns without one column and one row.
local function without(columns, skipped, row)
  local result = {}
  for place, column in next, columns do
    if place ~= skipped then
      local list = {}
      for index = 1, #columns do if index ~= row then list[#list + 1] = column[index] end end
      result[#result + 1] = list
    end
  end
  return result
end
local function determinant(columns)
  if #columns == 1 then return columns[1][1] end
  local result = 0.0
  for place = 1, #columns do
    local sign = place % 2 == 1 and 1 or -1
    result = result + sign * columns[place][1] * determinant(without(columns, place, 1))
  end
  return result
end
function S.determinant(m) return kind(m).part(determinant(columns_of(m))) end
function S.inverse(m)
  if m.vector then
    local v = m.vector
    return {vector = S.conjugate(m).vector * (1 / S.length_squared(v))}
  end
  local columns, T = columns_of(m), kind(m)
  local whole, rows = determinant(columns), {}
  -- The cofactors of a column are a row of the inverse.
  for column = 1, #columns do
    local list = {}
    for row = 1, #columns do
      local sign = (row + column) % 2 == 0 and 1 or -1
      list[row] = T.part(sign * determinant(without(columns, column, row)) / whole)
    end
    rows[column] = T(table.unpack(list))
  end
  return S.transpose(matrix(rows))
end
S.invert, S.multiply = S.inverse, S.mul

local function elements_of(x)
  if x.columns then return flattened({}, table.unpack(columns_of(x))) end
  return x.vector or x
end
function S.equal(x, y)
  local a, b = elements_of(x), elements_of(y)
  for place = 1, #a do if a[place] ~= b[place] then return false end end
  return true
end
local function almost(is_relative)
  return function(x, y, tolerance)
    local a, b = elements_of(x), elements_of(y)
    for place = 1, #a do
      local limit = is_relative and tolerance * abs(a[place]) or tolerance
      local difference = abs(a[place] - b[place])
      if difference > limit or difference ~= difference then return false end
    end
    return true
  end
end
S.almost_equal_elements, S.almost_equal_elements_relative = almost(false), almost(true)

-- Quaternions: the imaginary part, then the real one.
local function quaternion(T, x, y, z, w) return {vector = T(T.part(x), T.part(y), T.part(z), T.part(w))} end
local function quaternion_of_columns(T, m)
  local a, b, d = m[1], m[2], m[3]
  local trace = a[1] + b[2] + d[3]
  if trace >= 0 then
    local r = 2 * sqrt(1 + trace)
    return quaternion(T, (b[3] - d[2]) / r, (d[1] - a[3]) / r, (a[2] - b[1]) / r, r / 4)
  end
  if a[1] >= b[2] and a[1] >= d[3] then
    local r = 2 * sqrt(1 - b[2] - d[3] + a[1])
    return quaternion(T, r / 4, (a[2] + b[1]) / r, (a[3] + d[1]) / r, (b[3] - d[2]) / r)
  end
  if b[2] >= d[3] then
    local r = 2 * sqrt(1 - a[1] - d[3] + b[2])
    return quaternion(T, (a[2] + b[1]) / r, r / 4, (b[3] + d[2]) / r, (d[1] - a[3]) / r)
  end
  local r = 2 * sqrt(1 - a[1] - b[2] + d[3])
  return quaternion(T, (a[3] + d[1]) / r, (b[3] + d[2]) / r, r / 4, (a[2] - b[1]) / r)
end
local function half_turn(T, from, to)
  local half = S.normalize(from + to)
  local axis = S.cross(from, half)
  return quaternion(T, axis[1], axis[2], axis[3], S.dot(from, half))
end
local function turned(angle, axis)
  local T = sized(type_of(axis), 4)
  local part = axis * T.part(math.sin(angle / 2))
  return quaternion(T, part[1], part[2], part[3], math.cos(angle / 2))
end
local function turn_between(from, to)
  local T = sized(type_of(from), 4)
  if S.dot(from, to) >= 0 then return half_turn(T, from, to) end
  -- Two turns, since the direction between opposite vectors is not unique.
  local half = S.normalize(S.normalize(from) + S.normalize(to))
  if S.length_squared(half) == S.length_squared(half) and S.length_squared(half) > 0 then
    return S.mul(half_turn(T, from, half), half_turn(T, half, to))
  end
  local size = S.abs(from)
  local unit = size[1] <= size[2] and size[1] <= size[3] and 1 or size[2] <= size[3] and 2 or 3
  local other = type_of(from)
  local axis = S.normalize(S.cross(from, other.changed(other(), 1.0, unit)))
  return quaternion(T, axis[1], axis[2], axis[3], 0.0)
end
function S.quaternion(first, second, third, fourth)
  if fourth then
    -- The type of four numbers is not known: floats are those that a float can hold.
    local v = types.dx4(first, second, third, fourth)
    local narrow = types.fx4.converted(v)
    return {vector = S.equal(v, narrow) and narrow or v}
  end
  if type(first) == "number" then return turned(first, second) end
  if second then return turn_between(first, second) end
  if first.columns then return quaternion_of_columns(sized(kind(first), 4), columns_of(first)) end
  return {vector = first}
end
function S.real(q) return q.vector[4] end
function S.imag(q)
  local v = q.vector
  return sized(type_of(v), 3)(v[1], v[2], v[3])
end
function S.angle(q) return kind(q).part(2 * math.atan(S.length(S.imag(q)), S.real(q))) end
function S.axis(q) return S.normalize(S.imag(q)) end
function S.conjugate(q)
  local v = q.vector
  return {vector = type_of(v)(-v[1], -v[2], -v[3], v[4])}
end
function S.negate(q) return {vector = -q.vector} end
function quaternion_product(p, q)
  local a, b = p.vector, q.vector
  return quaternion(type_of(a),
    a[1] * b[4] + a[2] * b[3] - a[3] * b[2] + a[4] * b[1],
    -a[1] * b[3] + a[2] * b[4] + a[3] * b[1] + a[4] * b[2],
    a[1] * b[2] - a[2] * b[1] + a[3] * b[4] + a[4] * b[3],
    -a[1] * b[1] - a[2] * b[2] - a[3] * b[3] + a[4] * b[4])
end
function S.act(q, v)
  local axis = S.imag(q)
  local t = S.cross(axis, v) * 2
  return v + t * S.real(q) + S.cross(axis, t)
end
local function between(q, p, t, is_long)
  local a, b = q.vector, p.vector
  if S.dot(a, b) < 0 ~= is_long then b = -b end
  local angle = 2 * math.atan(S.length(a - b), S.length(a + b))
  local function weight(x) return angle == 0 and x or math.sin(x * angle) / math.sin(angle) end
  return S.normalize {vector = a * weight(1 - t) + b * weight(t)}
end
function S.slerp(q, p, t) return between(q, p, t, false) end
function S.slerp_longest(q, p, t) return between(q, p, t, true) end
local function rotation(q, count)
  local v = q.vector
  local x, y, z, w = v[1], v[2], v[3], v[4]
  local T = sized(type_of(v), count)
  local function column(a, b, d) return T(T.part(a), T.part(b), T.part(d)) end
  local list = {
    column(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
    column(2 * (x * y - z * w), 1 - 2 * (z * z + x * x), 2 * (y * z + x * w)),
    column(2 * (z * x + y * w), 2 * (y * z - x * w), 1 - 2 * (y * y + x * x)),
  }
  if count == 4 then list[4] = T(0.0, 0.0, 0.0, 1.0) end
  return matrix(list)
end
function S.matrix3x3(q) return rotation(q, 3) end
function S.matrix4x4(q) return rotation(q, 4) end

for name, f in next, S do
  c["simd_" .. name], c["simd_precise_" .. name], c["simd_fast_" .. name] = f, f, f
  c["vector_" .. name], c["matrix_" .. name] = f, f
end

-- SceneKit's structures and vectors.
function c.SCNVector3FromFloat3(v) return {x = v[1], y = v[2], z = v[3]} end
function c.SCNVector4FromFloat4(v) return {x = v[1], y = v[2], z = v[3], w = v[4]} end
function c.SCNVector3ToFloat3(v) return types.fx3(v.x, v.y, v.z) end
function c.SCNVector4ToFloat4(v) return types.fx4(v.x, v.y, v.z, v.w) end
function c.SCNMatrix4FromMat4(m)
  local result = {}
  for row = 1, 4 do
    for column = 1, 4 do result["m" .. row .. column] = m.columns[row - 1][column] end
  end
  return result
end
function c.SCNMatrix4ToMat4(m)
  local list = {}
  for row = 1, 4 do
    list[row] = types.fx4(C.f32(m["m" .. row .. 1]), C.f32(m["m" .. row .. 2]), C.f32(m["m" .. row .. 3]),
      C.f32(m["m" .. row .. 4]))
  end
  return matrix(list)
end
