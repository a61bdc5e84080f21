--- The complete collections of Lua's memory in a run of `hookhost check`: they take most of its time.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

local hook <const> = [[
#import <UIKit/UIKit.h>
@implementation UIView (Tracker)
- (void)tracker_unused {}
@end
]]

-- An old table that nothing refers to, in a table that is weak: only a complete collection takes it away.
local beginning <const> = [[
local objc <const>, runloop <const> = require "objc", require "runloop"
local parent <const>, collections, ended = objc.UIView:new(), 0, 0

local Page <const> = objc.class("Page", objc.UIView, function(instance)
  function instance:dealloc() ended = ended + 1 end
end)

local function age()
  for _ = 1, 3 do collectgarbage "step" end
end

local function old_garbage()
  local weak <const> = setmetatable({{}}, {__mode = "v"})
  local kept <const> = weak[1]
  age()
  return weak, kept
end

local function turn(weak)
  runloop.run(0)
  if not weak[1] then collections = collections + 1 end
end
]]

local answer <const> = [[
error(("pages that ended: %d, complete collections: %d"):format(ended, collections), 0)
]]

describe("complete collections in hookhost check", function()
  local folder
  before_each(function()
    folder = Folder.new()
    folder:write("Vendor/Tracker/Tracker.m", hook)
  end)
  after_each(function() folder:remove() end)

  local function report(steps)
    folder:write("drive.lua", beginning .. steps .. answer)
    return folder:check "--drive drive.lua"
  end

  it("are not needed for an object that is left after some turns", function()
    assert.matches("pages that ended: 10, complete collections: 0", report [[
      local function show()
        local page <const> = Page:new()
        parent:addSubview_(page)
        for number = 1, 4 do
          page:setTag_(number)
          runloop.run(0)
        end
        page:removeFromSuperview()
      end
      for _ = 1, 10 do
        local weak <const> = old_garbage()
        show()
        turn(weak)
      end
    ]], 1, true)
  end)

  it("deallocate together what is left in turns that follow each other", function()
    assert.matches("pages that ended: 18, complete collections: 2", report [[
      local pages = {}
      for number = 1, 18 do pages[number] = Page:new() end
      for number = 1, 18 do
        local weak <const> = old_garbage()
        pages[number] = nil
        turn(weak)
      end
    ]], 1, true)
  end)

  it("are not repeated where the first one has left nothing", function()
    assert.matches("pages that ended: 1, complete collections: 1", report [[
      -- An old object of which only complete collections run the finalizer, which prepares it for the next one.
      local metatable <const> = {}
      function metatable.__gc(object)
        collections = collections + 1
        setmetatable(object, metatable)
      end
      local counter = setmetatable({}, metatable)
      local page = Page:new()
      age()
      counter, page = nil, nil
      runloop.run(0)
    ]], 1, true)
  end)
end)
