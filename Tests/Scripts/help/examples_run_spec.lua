--- Runs every example in the help, each in a restored world, and compares its output with the comments after its
--- arrows.
local modules = {"objc", "uikit", "dispatch", "runloop", "gesture", "hook", "trace", "lab", "network"}
-- The files of a module that has more than one.
local files = {objc = {"objc", "class", "method"}, uikit = {"uikit", "geometry"}}

local function examples_of(module)
  local found = {}
  for _, file in ipairs(files[module] or {module}) do
    local current
    for line in io.lines(("Sources/HookhostKit/Help/Examples/%s_examples.lua"):format(file)) do
      local path = line:match "^%-%-%- (%S+)$"
      if path then
        current = {path = path}
        found[#found + 1] = current
      elseif current then
        current[#current + 1] = line
      end
    end
  end
  return found
end

--- Words with one blank between them, and no addresses.
local function settled(text) return (text:gsub("0x%x+", "0x…"):gsub("%s+", " "):gsub("^ ", ""):gsub(" $", "")) end

local function run(example)
  local printed = {}
  local environment = setmetatable({
    print = function(...)
      for i = 1, select("#", ...) do printed[#printed + 1] = tostring((select(i, ...))) end
    end,
  }, {__index = _G})
  assert(load(table.concat(example, "\n"), "=" .. example.path, "t", environment))()
  runloop.runUntilIdle(runloop.now() + 10)
  return settled(table.concat(printed, " "))
end

describe("the example of", function()
  -- `hookhost lab` has it for every file.
  setup(function()
    package.preload.techniques = assert(loadfile "Sources/LuaModules/Lab/Scripts/techniques.lua")
  end)
  teardown(function() package.preload.techniques = nil end)

  for _, file in ipairs {"verdict", "rule", "limit", "technique", "type", "concept", table.unpack(modules)} do
    for _, example in ipairs(examples_of(file)) do
      it(example.path, function()
        local before = objc.snapshot()
        local expected = {}
        for _, line in ipairs(example) do expected[#expected + 1] = line:match "%-%-> (.*)$" end
        local printed = run(example)
        objc.restore(before)
        if #expected > 0 then assert.equal(settled(table.concat(expected, " ")), printed) end
      end)
    end
  end
end)

describe("every function of", function()
  for _, module in ipairs(modules) do
    it(module .. " has an example", function()
      local known = {}
      for _, example in ipairs(examples_of(module)) do known[example.path] = true end
      local missing = {}
      for name, value in pairs(_G[module]) do
        local path = module .. "." .. tostring(name)
        if type(value) == "function" and not known[path] then missing[#missing + 1] = path end
      end
      table.sort(missing)
      assert.equal("", table.concat(missing, " "))
    end)
  end
end)
