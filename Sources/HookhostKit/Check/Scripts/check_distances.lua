-- How far functions and methods are from a change of methods, backwards along their calls: those that change
-- methods themselves have the depth 0 already.

-- How others use a function or a method, and the word that they use.
local function use_of(one)
  if one.isFunction then return "words", one.name end
  if one.arguments == 0 then return "plain", one.name end
  return "keyed", one.name:match "^[^:]*"
end

local function measure(list)
  local users = {words = {}, plain = {}, keyed = {}}
  for _, one in ipairs(list) do
    local use, word = use_of(one)
    users[use][word] = {}
  end
  local reached = {}
  for _, one in ipairs(list) do
    if one.depth then reached[#reached + 1] = one end
    for use, known in pairs(users) do
      for word in pairs(one[use]) do
        if known[word] then table.insert(known[word], one) end
      end
    end
  end
  for distance = 1, 6 do
    local callers = {}
    for _, one in ipairs(reached) do
      local use, word = use_of(one)
      for _, caller in ipairs(users[use][word]) do
        if not caller.depth then
          caller.depth = distance
          callers[#callers + 1] = caller
        end
      end
    end
    reached = callers
  end
end

return measure
