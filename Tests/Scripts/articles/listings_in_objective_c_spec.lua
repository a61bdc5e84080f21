-- The articles' listings in Objective-C: an example prints the same with them as with the Lua listings.

local program = arg and arg[-1] or "hookhost"
local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"

-- Imports `Listing.m`, if it exists, wherever the example requires `Listing.lua`, after the classes whose headers it
-- includes. The settings of the listing, which the Lua version returns as a table, are properties of the class that has
-- the file's name.
local replacing = [[
local run = dofile
local function exists(path)
  local file = io.open(path)
  if file then file:close() end
  return file ~= nil
end
local function import(source)
  for line in io.lines(source) do
    local name = line:match [=[^#import "(%w+)%.h"]=]
    local needed = name and source:gsub("[^/]*$", name .. ".m")
    if needed and needed ~= source and exists(needed) and not objc.lookUpClass(name) then
      import(needed)
    end
  end
  objc.import(source)
end
function dofile(path)
  local source = path:gsub("%.lua$", ".m")
  if source == path or not exists(source) then return run(path) end
  import(source)
  local class = objc.lookUpClass(source:match "([%w]+)[^/]*%.m$")
  return setmetatable({}, {
    __index = function(_, name) return objc.msgSend(class, name) end,
    __newindex = function(_, name, value)
      objc.msgSend(class, "set" .. name:gsub("^%l", string.upper) .. ":", value)
    end,
  })
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

-- A method that raises keeps what its variables hold: ARC releases it only with -fobjc-arc-exceptions. In Lua, a
-- collection ends the proxy whose setter is missing.
local function as_with_lua(text)
  return (text:gsub("(unrecognized selector [^\n]*\n)<BDCollectionViewDelegateProxy: 0x%x+>", "%1nil"))
end

-- Without its Objective-C listings, an example would print the same with the Lua listings.
local function has_listing(example, name)
  local folder = example:match "^[^/]+"
  local path = ("%sscripts/examples/%s/listings/%s.m"):format(root, folder, name)
  local file <close> = assert(io.open(path))
end

describe("the listings in Objective-C", function()
  for _, each in ipairs {
    {"000_stop_scroll/hook_delegate", "UIScrollView+Category"},
    {"000_stop_scroll/stop_scroll_block", "UIScrollView+Category", "StopScrollBlock"},
    {"001_up_and_down/pitfalls", "SITableView"},
    {"001_up_and_down/up_down_table", "SITableView"},
    {"002_hooks_in_a_large_app/all_orders", "DelegateProxy", "BDCollectionViewDelegateProxy",
      "BDWebViewDelegateProxy", "WebViewJavascriptBridge"},
    {"002_hooks_in_a_large_app/page_time", "UIViewController+MyHook"},
    {"002_hooks_in_a_large_app/plan_1_method_swizzle", "UICollectionView+MyHook"},
    {"002_hooks_in_a_large_app/plan_2_delegate_proxy", "BDCollectionViewDelegateProxy"},
    {"002_hooks_in_a_large_app/rx_delegate_proxy", "BDCollectionViewDelegateProxy"},
    {"002_hooks_in_a_large_app/rx_solutions", "BDCollectionViewDelegateProxy"},
    {"002_hooks_in_a_large_app/web_view_bridge", "BDWebViewDelegateProxy", "WebViewJavascriptBridge"},
    {"003_delay_button/delay_button", "UIControl+DelayEvent"},
    {"004_full_screen_pop/full_screen_pop", "FDFullscreenPopGesture"},
    {"004_full_screen_pop/horizontal_scroll", "FDFullscreenPopGesture"},
    {"004_full_screen_pop/navigation_bar", "FDFullscreenPopGesture"},
  } do
    local example = each[1]
    it("let " .. example .. " print the same", function()
      for place = 2, #each do has_listing(example, each[place]) end
      assert.equal(expected(example), as_with_lua(printed(example)))
    end)
  end
end)
