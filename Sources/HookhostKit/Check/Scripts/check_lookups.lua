-- Whether the text of a hook looks its original up by the selector that it was called by, which an
-- exchange of another SDK renames.
local lookups <const> = {
  "class_getInstanceMethod%s*%b()", "class_getClassMethod%s*%b()", "class_getMethodImplementation%s*%b()",
  "objc_getAssociatedObject%s*%b()", "sel_isEqual%s*%b()", "NSMapGet%s*%b()", "sel_getName%s*%b()",
  "objectForKey%s*:[^;]*", "%b[]",
}

-- The parts of a text that commas outside brackets separate.
local function separated(text)
  local parts, start, depth = {}, 1, 0
  for place, sign in text:gmatch "()([,()%[%]{}])" do
    if sign == "," then
      if depth == 0 then
        parts[#parts + 1] = text:sub(start, place - 1)
        start = place + 1
      end
    else
      depth = depth + (("([{"):find(sign, 1, true) and 1 or -1)
    end
  end
  parts[#parts + 1] = text:sub(start)
  return parts
end

local looks_up

-- Whether a statement passes a selector to a function with a result that looks something up by it.
local function passes_on(statement, name, functions, depth)
  for callee, arguments in statement:gmatch "([%a_$][%w_$]*)%s*(%b())" do
    local one = functions[callee]
    if one and one.hasResult and depth < 4 then
      local parameters = separated(one.parameters)
      for place, argument in ipairs(separated(arguments:sub(2, -2))) do
        local parameter = argument:match "^%s*([%w_$]+)%s*$" == name and (parameters[place] or ""):match "([%a_$][%w_$]*)%s*$"
        if parameter and looks_up(one.body, parameter, functions, depth + 1) then return true end
      end
    end
    -- The arguments may have calls of their own.
    if passes_on(arguments:sub(2, -2), name, functions, depth) then return true end
  end
  return false
end

-- Whether a body looks something up by a selector: the one that it was called by, or a parameter.
function looks_up(body, name, functions, depth)
  local word = "%f[%w_]" .. name .. "%f[^%w_]"
  if not body:find(word) then return false end
  if body:find(word .. "%s*[=!]=") or body:find("[=!]=%s*" .. word) then return true end
  for statement in body:gmatch "[^;{}]+" do
    if statement:find(word) and not statement:find "Log" and not statement:find "Assert" then
      if statement:find "NSStringFromSelector" then return true end
      for _, pattern in ipairs(lookups) do
        for text in statement:gmatch(pattern) do
          if text:find(word) then return true end
        end
      end
      if passes_on(statement, name, functions, depth) then return true end
    end
  end
  return false
end

return looks_up
