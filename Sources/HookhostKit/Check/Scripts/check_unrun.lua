-- Hooks that only the text of an actor's sources shows: no run has reached them.
local calls <const> = ...

-- The text of a function or a method with its strings, which its body is without.
local function text_of(one)
  local file <close> = io.open(one.file, "rb")
  local lines, number = {}, 0
  for line in (file and file:read "a" or ""):gmatch "([^\n]*)\n?" do
    number = number + 1
    if number > one.last then break end
    if number >= one.line then lines[#lines + 1] = line end
  end
  return table.concat(lines, "\n")
end

local by_name <const> = {'objc_getClass%s*%(%s*"([%w_$]+)"', 'NSClassFromString%s*%(%s*@"([%w_$]+)"',
  'objc_lookUpClass%s*%(%s*"([%w_$]+)"'}

-- The class that an expression stands for: `UIView.class`, `[UIView class]`, `self`, or a variable
-- that one of these, or a class by its name, was assigned to.
local function class_of(expression, one, text, depth)
  local class = expression:match "^%s*%[%s*(%u[%w_$]*)%s+class%s*%]%s*$" or expression:match "^%s*(%u[%w_$]*)%s*%.%s*class%s*$"
  if class then return class end
  local word = expression:match "^%s*%[?%s*([%a_$][%w_$]*)%s*%]?%s*$" or expression:match "^%s*%[?%s*(self)[%s%.]+class%s*%]?%s*$"
    or expression:match "^%s*object_getClass%s*%(%s*([%a_$][%w_$]*)%s*%)%s*$"
  if word == "self" then return one.class end
  if not word or depth > 3 then return end
  local name <const> = "%f[%w_$]" .. word:gsub("%$", "%%$") .. "%s*=%s*"
  for _, pattern in ipairs(by_name) do
    class = text:match(name .. pattern)
    if class then return class end
  end
  local value = one.body:match(name .. "([^=;][^;]*)")
  return value and class_of(value, one, text, depth + 1)
end

-- The class whose method a selector names: the argument before it, else the first class of the body.
local function class_near(one, place, selector, text)
  local before = one.body:sub(math.max(1, place - 200), place - 1):match "[(,]%s*([^,;{}]-)%s*,%s*$"
  -- The argument begins behind the bracket that it does not close.
  while before do
    local class = class_of(before, one, text, 0)
    if class then return class end
    before = before:match "%((.*)$"
  end
  for _, pattern in ipairs(by_name) do
    local class = text:match(pattern .. "%s*%)%s*,%s*@selector%s*%(%s*" .. selector:gsub("%$", "%%$") .. "%s*%)")
    if class then return class end
  end
  local class = one.body:match "%[%s*(%u[%w_$]*)%s+class%s*%]" or one.body:match "%f[%w_$](%u[%w_$]*)%s*%.%s*class%f[^%w_$]"
    or text:match(by_name[1]) or text:match(by_name[2])
  -- The name of a class that is not written there may be of any class.
  local is_open <const> = one.body:find "objc_getClass%s*%(" or one.body:find "NSClassFromString%s*%("
  return class or not is_open and one.category and one.class or nil
end

-- Selectors near a change of methods that no run has reached: `{selector, class, file, line}`.
local function hooks(list, reached, system)
  local own, result, seen = {}, {}, {}
  for _, one in ipairs(list) do own[one.name] = true end
  for _, one in ipairs(list) do
    if one.depth and one.depth <= 1 then
      local text
      for place, selector in one.body:gmatch "()@selector%s*%(%s*([%w_$:]+)%s*%)" do
        if not own[selector] and not reached[selector] and system(selector) then
          text = text or text_of(one)
          local class = class_near(one, place, selector, text) or "?"
          if not seen[class .. " " .. selector] then
            seen[class .. " " .. selector] = true
            local call = one.body:sub(math.max(1, place - 200), place - 1):match ".*class_get(%a+)Method%s*%("
            result[#result + 1] = {selector = selector, class = class, file = one.file, line = one.line,
              isClassMethod = call == "Class", installer = calls.spelled(one)}
          end
        end
      end
    end
  end
  return result
end

local names <const> = {'NSSelectorFromString%s*%(%s*@"([%w_$:]+)"', 'sel_registerName%s*%(%s*"([%w_$:]+)"', 'sel_getUid%s*%(%s*"([%w_$:]+)"'}

-- The selectors near a change of methods that neither the system nor the actor has, sorted: only another SDK may
-- define such a method. Also the functions and methods with these.
local function foreign(list, system)
  local own, found, users = {}, {}, {}
  for _, one in ipairs(list) do own[one.name] = true end
  local function note(one, selector)
    if own[selector] == nil then own[selector] = system(selector) end
    if own[selector] then return end
    found[selector] = true
    if users[#users] ~= one then users[#users + 1] = one end
  end
  for _, one in ipairs(list) do
    if one.depth and one.depth <= 1 then
      for selector in one.body:gmatch "@selector%s*%(%s*([%w_$:]+)%s*%)" do note(one, selector) end
      local text = (one.body:find("NSSelectorFromString", 1, true) or one.body:find("sel_", 1, true)) and text_of(one) or ""
      for _, pattern in ipairs(names) do
        for selector in text:gmatch(pattern) do note(one, selector) end
      end
    end
  end
  local sorted = {}
  for selector in pairs(found) do sorted[#sorted + 1] = selector end
  table.sort(sorted)
  return sorted, users
end

-- The names of what has a selector that only another SDK may define, or calls what has one.
local function callers(list, system)
  local result, _, users = {}, foreign(list, system)
  for _, user in ipairs(users) do
    result[calls.spelled(user)] = true
    for _, one in ipairs(list) do
      if one.body and calls.doesCall(one, user) then result[calls.spelled(one)] = true end
    end
  end
  return result
end

return {hooks = hooks, foreign = foreign, callers = callers}
