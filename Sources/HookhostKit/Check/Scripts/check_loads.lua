-- The classes of an actor, and the names in its `+load`s and constructors: among them are classes of other
-- actors, whose own `+load`s may not have run yet.
local calls <const> = ...

-- Calls are followed so far.
local deepest <const> = 3

-- The names in the text of a function or method that begin with a capital letter, strings included.
local function note_names(one, names)
  local file <close> = io.open(one.file, "rb")
  local number = 0
  for line in (file and file:read "a" or ""):gmatch "([^\n]*)\n?" do
    number = number + 1
    if number > one.last then return end
    if number >= one.line then
      for name in line:gmatch "%f[%w_]%u[%w_]*" do names[name] = true end
    end
  end
end

-- What a function or method of an actor calls of the actor's own, by its text.
local function callees(list, one)
  local found = {}
  for _, other in ipairs(list) do
    if other ~= one and other.body and calls.doesCall(one, other) then found[#found + 1] = other end
  end
  return found
end

local function sorted(set)
  local list = {}
  for name in pairs(set) do list[#list + 1] = name end
  table.sort(list)
  return list
end

--- The classes that an actor implements, and for each `+load` or constructor its name, its line and the names.
return function(list)
  local classes, loads = {}, {}
  for _, one in ipairs(list) do
    if one.class and not one.category then classes[one.class] = true end
    if one.isConstructor or one.sign == "+" and one.name == "load" then
      local names, seen, wave = {}, {[one] = true}, {one}
      for _ = 1, deepest do
        local next_wave = {}
        for _, caller in ipairs(wave) do
          note_names(caller, names)
          for _, other in ipairs(callees(list, caller)) do
            if not seen[other] then
              seen[other] = true
              next_wave[#next_wave + 1] = other
            end
          end
        end
        wave = next_wave
      end
      loads[#loads + 1] = {method = calls.spelled(one), place = ("%s:%d"):format(one.file, one.line), names = sorted(names)}
    end
  end
  return {classes = sorted(classes), loads = loads}
end
