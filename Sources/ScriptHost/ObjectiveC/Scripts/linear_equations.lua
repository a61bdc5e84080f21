-- Accelerate's LAPACK: factors, inverses and solutions of square matrices, stored by columns.

local C = ...
local c = C.functions
local abs = math.abs

local function value(p) return p.a[p.i] end
local function set(p, number) p.a[p.i] = number end

-- Factors a matrix into a lower one with ones and an upper one, in place, with row exchanges.
--
-- Returns the number of the first zero on the diagonal; 0 without one.
local function factor(rows, columns, a, lead, pivots)
  local info = 0
  local function at(row, column) return a.i + row + column * lead end
  for step = 0, math.min(rows, columns) - 1 do
    local best = step
    for row = step + 1, rows - 1 do
      if abs(a.a[at(row, step)]) > abs(a.a[at(best, step)]) then best = row end
    end
    pivots.a[pivots.i + step] = best + 1
    if a.a[at(best, step)] == 0 then
      if info == 0 then info = step + 1 end
    else
      if best ~= step then
        for column = 0, columns - 1 do
          local one, other = at(step, column), at(best, column)
          a.a[one], a.a[other] = a.a[other], a.a[one]
        end
      end
      for row = step + 1, rows - 1 do
        local share = a.a[at(row, step)] / a.a[at(step, step)]
        a.a[at(row, step)] = share
        for column = step + 1, columns - 1 do
          a.a[at(row, column)] = a.a[at(row, column)] - share * a.a[at(step, column)]
        end
      end
    end
  end
  return info
end

-- Solves the equations of a factored matrix for one right side, a list from 0.
local function solve(count, a, lead, pivots, side)
  local function entry(row, column) return a.a[a.i + row + column * lead] end
  for row = 0, count - 1 do
    local other = pivots.a[pivots.i + row] - 1
    side[row], side[other] = side[other], side[row]
  end
  for row = 0, count - 1 do
    for column = 0, row - 1 do side[row] = side[row] - entry(row, column) * side[column] end
  end
  for row = count - 1, 0, -1 do
    for column = row + 1, count - 1 do side[row] = side[row] - entry(row, column) * side[column] end
    side[row] = side[row] / entry(row, row)
  end
end

local function factored(m, n, a, lead, pivots, info)
  set(info, factor(value(m), value(n), a, value(lead), pivots))
  return 0
end
local function inverted(n, a, lead, pivots, work, room, info)
  local count, columns = value(n), value(lead)
  set(info, 0)
  if value(room) == -1 then
    work.a[work.i] = count + 0.0
    return 0
  end
  for place = 0, count - 1 do
    if a.a[a.i + place + place * columns] == 0 then
      set(info, place + 1)
      return 0
    end
  end
  local sides = {}
  for column = 0, count - 1 do
    local side = {}
    for row = 0, count - 1 do side[row] = row == column and 1.0 or 0.0 end
    solve(count, a, columns, pivots, side)
    sides[column] = side
  end
  for column = 0, count - 1 do
    for row = 0, count - 1 do a.a[a.i + row + column * columns] = sides[column][row] end
  end
  return 0
end
local function solved(n, sides, a, lead, pivots, b, lead_of_b, info)
  local count = value(n)
  set(info, factor(count, count, a, value(lead), pivots))
  if value(info) ~= 0 then return 0 end
  for column = 0, value(sides) - 1 do
    local start, side = b.i + column * value(lead_of_b), {}
    for row = 0, count - 1 do side[row] = b.a[start + row] end
    solve(count, a, value(lead), pivots, side)
    for row = 0, count - 1 do b.a[start + row] = side[row] end
  end
  return 0
end
for _, letter in ipairs {"s", "d"} do
  c[letter .. "getrf_"], c[letter .. "getri_"], c[letter .. "gesv_"] = factored, inverted, solved
end
