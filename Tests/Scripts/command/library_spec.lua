-- The definitions that `--emit-luacats` writes, read as a language server reads them.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end
local root = os.tmpname()
os.remove(root)
root = root .. "/"

local builtin = {}
for word in ("any nil boolean number integer string table function userdata lightuserdata thread self true false")
  :gmatch "%S+" do builtin[word] = true end

-- Reads a type at an index of a text; collects its names, and returns the index after it.
local read_type

local function read_list(text, place, closing, names, read_one)
  place = text:match("^%s*()", place)
  while not text:find("^" .. closing, place) do
    place = read_one(text, place, names)
    place = text:match("^%s*,?%s*()", place)
  end
  return text:match("^" .. closing .. "()", place)
end

local function read_named(text, place, names)
  local after = text:match("^[%a_][%w_]*%??:%s*()", place) or text:match("^%.%.%.:?%s*()", place)
  if not after then after = assert(text:match("^%[[%a_]+%]:%s*()", place), "no name at " .. place) end
  return read_type(text, after, names)
end

local function read_single(text, place, names)
  if text:find("^%(", place) then
    place = read_type(text, place + 1, names)
    place = assert(text:match("^%s*%)()", place), "an open bracket")
  elseif text:find("^{", place) then
    place = assert(read_list(text, place + 1, "}", names, read_named), "an open brace")
  elseif text:find("^fun%(", place) then
    place = assert(read_list(text, place + 4, "%)", names, function(...)
      local after = text:match("^[%a_][%w_]*%s*()[,)]", select(2, ...))
      return after or read_named(...)
    end), "an open list of parameters")
    local after = text:match("^:%s*()", place)
    if after then place = read_type(text, after, names) end
  elseif text:find('^"', place) then
    place = assert(text:match('^"[^"]*"()', place), "an open string")
  else
    local name, after = text:match("^([%a_][%w_]*)()", place)
    assert(name, ("no type at %d of %s"):format(place, text))
    names[#names + 1], place = name, after
    if text:find("^<", place) then
      place = assert(read_list(text, place + 1, ">", names, read_type), "an open list of types")
    end
  end
  return text:match("^[%?%[%]]*()", place)
end

function read_type(text, place, names)
  while true do
    place = read_single(text, place, names)
    local after = text:match("^%s*|%s*()", place)
    if not after then return place end
    place = after
  end
end

describe("the definitions for editors", function()
  local files = {}
  local types, parents, uses, members, problems = {}, {}, {}, {}, {}
  local where

  local function problem(text, ...) problems[#problems + 1] = where .. ": " .. text:format(...) end

  local function use(text)
    local names = {}
    local ok, after = pcall(read_type, text, 1, names)
    if not ok then problem("%s", after)
    elseif not text:find("^%s*$", after) and not text:find("^%s*#", after) then
      problem("text behind the type in '%s'", text)
    end
    for _, name in ipairs(names) do uses[#uses + 1] = {where = where, name = name} end
  end

  local function define(name)
    if types[name] or builtin[name] then problem("%s is defined twice", name) end
    types[name] = true
  end

  local function own(owner, name)
    members[owner] = members[owner] or {}
    if members[owner][name] then problem("%s has %s twice", owner, name) end
    members[owner][name] = true
  end

  local function read_file(name)
    local handle = assert(io.open(root .. name))
    local text = handle:read "a"
    handle:close()
    local parameters, current, keys, results = {}, nil, nil, 0
    local number = 0
    for line in text:gmatch "([^\n]*)\n" do
      number = number + 1
      where = name .. ":" .. number
      local tag, rest = line:match "^%-%-%-@(%a+)%s*(.*)$"
      if tag == "class" then
        -- An option table has only these keys.
        local class, above = rest:gsub("^%(exact%) ", ""):match "^([%a_][%w_]*):?%s*(.*)$"
        define(class)
        current = class
        local listed = above:match "^table<(.*), any>$"
        keys = listed and {}
        for key in (listed or ""):gmatch '"([^"]+)"' do keys[key] = true end
        for parent in (listed and "" or above):gmatch "[^,%s]+" do
          parents[#parents + 1] = {where = where, class = class, parent = parent}
        end
      elseif tag == "alias" then
        local alias, meaning = rest:match "^([%a_][%w_]*)%s*(.*)$"
        define(alias)
        if meaning ~= "" then use(meaning) end
      elseif tag == "field" then
        local field, meaning = rest:match "^(%[?[%a_][%w_]*%]?)%??%s+(.*)$"
        -- A key that is not a name is in quotes.
        if not field then field, meaning = rest:match '^(%["[^"]+"%])%s+(.*)$' end
        if not current then problem "a field of nothing" else own(current, field) use(meaning) end
        if keys and not keys[field] then problem("a field that is no key of its table: %s", field) end
      elseif tag == "param" then
        local parameter, meaning = rest:match "^([%w_.]+)%??%s+(.*)$"
        parameters[#parameters + 1] = parameter
        use(meaning)
      elseif tag == "return" then
        results = results + 1
        use(rest)
      elseif tag and tag ~= "meta" then
        problem("an unknown tag '%s'", tag)
      elseif not line:find "^%-%-" and line ~= "" then
        local owner, dot, method, list = line:match "^function ([%w_]+)([.:])([%w_]+)%((.-)%) end$"
        if not owner then
          owner, method, list = line:match '^([%w_]+)%["(.-)"%] = function%((.-)%) end$'
          dot = "["
        end
        if owner then
          if dot == "[" then list = list:gsub("^self,?%s*", "") end
          if table.concat(parameters, ", ") ~= list then
            problem("(%s) is not what is said: %s", list, table.concat(parameters, ", "))
          end
          own(owner, method)
        elseif #parameters + results > 0 then
          problem "parameters of no function"
        end
        parameters, results, current = {}, 0, nil
      end
    end
    local chunk, message = load(text, "@" .. name, "t", setmetatable({}, {__index = {}}))
    if not chunk then problem("%s", message) end
    return chunk
  end

  setup(function()
    assert(os.execute(("'%s' --emit-luacats '%s'"):format(arg[lowest], root)))
    local handle = assert(io.open(root .. "config.json"))
    for name in handle:read "a":gmatch '"(%l+)%[' do files[#files + 1] = name .. ".lua" end
    handle:close()
    files[#files + 1], files[#files + 2] = "Foundation.lua", "UIKit.lua"
    for _, name in ipairs(files) do read_file(name) end
  end)

  teardown(function() os.execute(("rm -rf '%s'"):format(root)) end)

  it("load as Lua, and have annotations that can be read, each thing once", function()
    assert.equal(11, #files)
    assert.same({}, problems)
  end)

  it("name only types and classes that they define", function()
    assert.is_true(#uses > 2000 and #parents > 100)
    for _, used in ipairs(uses) do
      assert.is_true(builtin[used.name] or types[used.name] or false,
        ("%s: no definition of %s"):format(used.where, used.name))
    end
    for _, made in ipairs(parents) do
      local known = types[made.parent] or made.parent == "userdata" or made.parent == "table"
      assert.is_true(known or false, ("%s: no definition of %s, above %s"):format(
        made.where, made.parent, made.class))
    end
  end)

  it("have no class above itself", function()
    local above = {}
    for _, made in ipairs(parents) do
      above[made.class] = above[made.class] or {}
      table.insert(above[made.class], made.parent)
    end
    local function climb(class, from, depth)
      assert.is_true(depth < 20, from .. " is above itself")
      for _, parent in ipairs(above[class] or {}) do climb(parent, from, depth + 1) end
    end
    for class in pairs(above) do climb(class, class, 0) end
  end)
end)
