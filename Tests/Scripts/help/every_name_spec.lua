--- Every name has a page with a description, and an example where one is possible.
local lowest = 0
while arg[lowest - 1] do lowest = lowest - 1 end

local modules = {"dispatch", "gesture", "hook", "lab", "network", "objc", "runloop", "trace", "uikit"}

--- The sections of the reference, by their names: the lines below each.
local pages = {}

local function read(path)
  local page
  for line in io.lines(path) do
    local name = line:match "^### `(.*)`$"
    if name then
      page = pages[name] or {}
      pages[name] = page
    elseif page then
      page[#page + 1] = line
    end
  end
end

local function output_of(arguments)
  local pipe <close> = assert(io.popen(("'%s' %s 2>&1"):format(arg[lowest], arguments)))
  return pipe:read "a"
end

--- The names without a page, or with one that has no sentence, or no example where one is required.
local function lacking(names, has_example)
  local found = {}
  for _, name in ipairs(names) do
    local text = pages[name] and table.concat(pages[name], "\n")
    -- The text between the heading, its lines and its sections.
    local says = text and ("\n" .. text:gsub("```.-```", ""):gsub("\n%- [^\n]*", "")):find "\n[^%s*][^\n]* [^\n]*"
    if not says then found[#found + 1] = name .. ": says nothing" end
    if has_example and not (text or ""):find("**Example**", 1, true) then found[#found + 1] = name .. ": no example" end
  end
  table.sort(found)
  return table.concat(found, "\n")
end

describe("the reference has a page of every", function()
  local lines = {}

  setup(function()
    local folder = os.tmpname()
    os.remove(folder)
    assert(os.execute(("'%s' --emit-reference '%s'"):format(arg[lowest], folder)))
    local list = io.popen(("ls '%s/articles'"):format(folder))
    for name in list:lines() do read(folder .. "/articles/" .. name) end
    list:close()
    assert(os.execute(("'%s' --emit-luacats '%s/library'"):format(arg[lowest], folder)))
    for _, module in ipairs(modules) do
      for line in io.lines(("%s/library/%s.lua"):format(folder, module)) do lines[#lines + 1] = line end
    end
    os.execute(("rm -rf '%s'"):format(folder))
  end)

  it("function, with an example", function()
    local names = {}
    for _, module in ipairs(modules) do
      for name, value in pairs(_G[module]) do
        if type(value) == "function" then names[#names + 1] = module .. "." .. name end
      end
    end
    assert.is_true(#names > 300)
    assert.equal("", lacking(names, true))
  end)

  it("method of a function's result, with an example", function()
    local names = {}
    for _, line in ipairs(lines) do names[#names + 1] = line:match "^function (%u%w*:%w+)%(" end
    assert.is_true(#names > 8)
    assert.equal("", lacking(names, true))
  end)

  it("type that a function takes or returns", function()
    local names, seen = {}, {}
    for _, line in ipairs(lines) do
      local type = line:match "^%-%-%-@param %S+ (.*)" or line:match "^%-%-%-@return (.*)"
      for name in (type or ""):gsub('"[^"]*"', ""):gmatch "%f[%w_]%u[%w_]+" do
        name = name:gsub("Argument$", "")
        local isClass = objc.NSClassFromString(name) or objc.NSProtocolFromString(name)
        -- A table of options is described with its function.
        local isKnown = isClass or name:find "_options$"
        if not seen[name] and not isKnown then names[#names + 1] = name end
        seen[name] = true
      end
    end
    assert.is_true(#names > 20)
    assert.equal("", lacking(names))
  end)

  it("word for a type, with an example", function()
    local names = {}
    for name in output_of "help types":gmatch "\n  (%u%a+)  " do names[#names + 1] = name end
    assert.is_true(#names > 15)
    assert.equal("", lacking(names, true))
  end)

  it("setting, with an example that can be run", function()
    local names = {}
    for name in pairs(uikit.settings()) do names[#names + 1] = name end
    assert.is_true(#names > 100)
    assert.equal("", lacking(names, true))
    local before = objc.snapshot()
    finally(function() objc.restore(before) end)
    for _, name in ipairs(names) do
      local code = table.concat(pages[name], "\n"):match "%*%*Example%*%*\n\n```lua\n(.-)\n```"
      assert(load(code))()
    end
  end)

  it("verdict, with an example", function()
    local _, fault = pcall(lab.scenario, {name = "a", drive = print, actors = {a = print}, want = "none"})
    local names = {}
    for name in tostring(fault):match "there are (.*)":gmatch "%l+" do names[#names + 1] = name end
    assert.equal(16, #names)
    assert.equal("", lacking(names, true))
  end)

  it("technique that the lab compares, with an example", function()
    local names = {}
    for line in io.lines "Sources/LuaModules/Lab/Scripts/techniques.lua" do
      names[#names + 1] = line:match "^function techniques%.(%w+)"
    end
    assert.is_true(#names > 5)
    assert.equal("", lacking(names, true))
  end)

  it("limit, with an example", function()
    local names = {}
    for name in output_of "help limits":gmatch "\n  (%a+)  " do names[#names + 1] = name end
    assert.equal(10, #names)
    assert.equal("", lacking(names, true))
  end)

  it("command, and of each of its options", function()
    for command in output_of "help":gmatch "\n%s+hookhost (%l+) " do
      assert.is_truthy(pages[command], command)
      local text = table.concat(pages[command], "\n")
      for flag in output_of("help " .. command):match "(.-)\n\n":gmatch "\n  (%-%-[%l-]+)" do
        assert.matches(flag, text, 1, true)
      end
    end
  end)
end)
