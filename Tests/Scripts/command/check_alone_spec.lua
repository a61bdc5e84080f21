--- What an actor of `hookhost check` does alone is found once, also where several workers run its orders.
local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local Folder = dofile(here .. "support/check_folder.lua")

-- Keeper calls the method that it replaces, Guard does not.
local bodies <const> = {Keeper = "[self Keeper_viewWillAppear:animated];", Guard = "(void)animated;"}

local hook <const> = [[
#import <UIKit/UIKit.h>
#import <objc/runtime.h>
@implementation UIViewController (NAME)
+ (void)load {
  method_exchangeImplementations(
    class_getInstanceMethod(self, @selector(viewWillAppear:)), class_getInstanceMethod(self, @selector(NAME_viewWillAppear:)));
}
- (void)NAME_viewWillAppear:(BOOL)animated { BODY }
@end
]]

describe("the run of one actor in hookhost check", function()
  local folder
  before_each(function()
    folder = Folder.new()
    for name, body in pairs(bodies) do
      folder:write(("Pods/%s/%s.m"):format(name, name), (hook:gsub("BODY", body):gsub("NAME", name)))
    end
    -- Each run begins with the setup, which adds a letter to a file.
    folder:write("setup.lua", ('local file <close> = io.open("%s/runs", "a")\nfile:write "r"\n'):format(folder.path))
  end)
  after_each(function() folder:remove() end)

  local function check(jobs)
    folder:write("runs", "")
    local report = folder:check(("--jobs %d --setup setup.lua --output json"):format(jobs))
    return report, #folder:read "runs"
  end

  it("is not repeated by another worker, which compares orders with its promise", function()
    local alone <const>, few <const> = check(1)
    local report <const>, runs <const> = check(2)
    assert.equal(alone, report)
    assert.matches("silenced by Guard", report, 1, true)
    -- Each worker runs the app without actors; the one in which an order fails runs both actors alone.
    assert.is_true(runs <= few + 2, ("%d runs instead of %d"):format(runs, few + 2))
  end)
end)
