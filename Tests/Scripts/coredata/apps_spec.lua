-- The app that Xcode makes with Core Data: rows are added and deleted by touches, and are there after a relaunch.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
package.path = here .. "support/?.lua;" .. here .. "../projects/support/?.lua;" .. package.path
local project, template = require "project", require "template_app"

local DRIVE = [[
local function controller() return uikit.keyWindow():rootViewController():topViewController() end
local function table_view() return controller():tableView() end
local function tap_add()
  local bar = controller():navigationController():navigationBar()
  gesture.tap(bar, {at = {x = bar:bounds().size.width - 20, y = 22}})
  runloop.run(1)
end
local function show() print(table_view():numberOfRowsInSection_(0)) end
show()
tap_add()
tap_add()
show()
local cell = table_view():cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(0, 0))
print(cell:textLabel():text())
gesture.drag(table_view(), {from = {x = 300, y = 22}, by = {x = -100, y = 0}, duration = 0.2, hold = 0.2})
gesture.tap(table_view(), {at = {x = table_view():bounds().size.width - 20, y = 22}})
runloop.run(1)
show()
uikit.terminate()
uikit.launch "AppDelegate"
runloop.run(0.5)
show()
]]

for _, has_project in ipairs {true, false} do
  it("runs Xcode's template " .. (has_project and "by its project file" or "as a folder"), function()
    local files = template(has_project)
    files["drive.lua"] = DRIVE
    local folder <close> = project.new(files, "App")
    local output, status = folder:run("--drive App/drive.lua")
    assert.equal("0\n2\n2026-01-01 00:00:01 +0000 6\n1\n1\n", output)
    assert.equal(0, status)
  end)
end
