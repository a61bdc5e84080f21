-- Who calls an installer, by the text of an actor's sources: an app may call these instead, and they may
-- guard the call.
local calls <const> = ...

-- Callers of callers are followed so far.
local deepest <const> = 4

local function is_called_at_load(one)
  return one.isConstructor or one.sign == "+" and (one.name == "load" or one.name == "initialize")
end

-- Whether the text of a function or method calls another one. Methods of many classes have one name, so
-- that the class has to be named, unless it is the caller's own.
function calls.doesCall(one, other)
  if one == other then return false end
  if not one.words then calls.note(one) end
  if other.isFunction then return one.words[other.name] ~= nil end
  if not one.words[other.class] and one.class ~= other.class then return false end
  if other.arguments == 0 then return one.plain[other.name] ~= nil end
  return one.keyed[other.name:match "^[^:]*"] ~= nil
end

--- The callers of the installer of a name: `installers`, which an app may call as well, `others`, the names of
--- those that it cannot call without arguments, and whether the SDK names it when it loads (`isLoaded`).
return function(list, name)
  local found, seen, wave = {installers = {}, others = {}}, {}, {}
  for _, one in ipairs(list) do
    if calls.spelled(one) == name then wave[#wave + 1] = one end
  end
  for _ = 1, deepest do
    local above = {}
    for _, other in ipairs(wave) do
      for _, one in ipairs(list) do
        if not seen[one] and one.body and calls.doesCall(one, other) then
          seen[one] = true
          local caller = calls.spelled(one)
          if is_called_at_load(one) then
            found.isLoaded = true
          elseif one.isFunction and one.isStatic then
            above[#above + 1] = one
          elseif one.arguments == 0 and calls.isInstaller(one) and caller ~= name then
            found.installers[#found.installers + 1] = calls.named(list, caller)
          elseif caller ~= name then
            found.others[#found.others + 1] = caller
          end
        end
      end
    end
    wave = above
  end
  return found
end
