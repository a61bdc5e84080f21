-- The articles' listings in Objective-C: an example prints the same with them as with those in Lua.

local program = arg and arg[-1] or "hookhost"
local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"

-- Brings in `Listing.m` wherever the example wants `Listing.lua` and there is one.
local replacing = [[
local run = dofile
function dofile(path)
  local source = path:gsub("%.lua$", ".m")
  local file = io.open(source)
  if not file then return run(path) end
  file:close()
  objc.import(source)
end]]

local function printed(example)
  local command = "'%s' -e '%s' '%sscripts/examples/%s.lua' 2>&1; echo exit status $?"
  local pipe = assert(io.popen(command:format(program, replacing, root, example)))
  local text = pipe:read "a"
  pipe:close()
  return text
end

local function expected(example)
  local file = assert(io.open(root .. "scripts/examples/" .. example .. ".expected"))
  local text = file:read "a"
  file:close()
  return text
end

describe("the listings in Objective-C", function()
  for _, example in ipairs {
    "000_stop_scroll/hook_delegate", "000_stop_scroll/stop_scroll_block", "003_delay_button/delay_button",
    "004_full_screen_pop/full_screen_pop", "004_full_screen_pop/horizontal_scroll",
    "004_full_screen_pop/navigation_bar",
  } do
    it("let " .. example .. " print the same", function()
      assert.equal(expected(example), printed(example))
    end)
  end
end)
