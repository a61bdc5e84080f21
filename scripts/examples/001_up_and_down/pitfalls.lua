-- Article 001: cases that the listing of section 2 does not handle, each with a corrected version.

local listings = (arg[0]:match "^(.*)/" or ".") .. "/listings/"

local function pitfall(title, scenario)
  for _, form in ipairs {"as written", "whole"} do
    print(("== %s, %s"):format(title, form))
    local world = objc.snapshot()
    dofile(listings .. "SITableView.lua")
    if form == "whole" then dofile(listings .. "SITableView+Whole.lua") end
    local screen = dofile(listings .. "screen.lua")
    local origin = screen.Origin:alloc():init()
    local tableView = screen.show(objc.SITableView, origin)
    local succeeded, failure = pcall(scenario, tableView, origin, screen)
    if not succeeded then
      print((tostring(failure.reason or failure):gsub("0x%x+", "0x…")))
    end
    objc.restore(world)
  end
end

-- The getter returns the proxy, and the setter makes it its own origin.
pitfall("tableView.delegate = tableView.delegate", function(tableView, origin, screen)
  tableView:setDelegate_(origin)
  print("the getter answers the delegate:", tableView:delegate() == origin)
  tableView:setDelegate_(tableView:delegate())
  screen.tap()
end)

-- The proxy remains, and has no object that returns a method signature.
pitfall("tableView.delegate = nil", function(tableView, origin, screen)
  tableView:setDelegate_(origin)
  tableView:setDelegate_(nil)
  gesture.flick(tableView, {by = {x = 0, y = -200}})
  screen.tap()
  print "nobody was told"
end)

-- The table view sees the same delegate as before, so it does not ask what the second one implements.
pitfall("a second delegate", function(tableView, origin, screen)
  local Silent = objc.class("SilentDelegate", objc.NSObject, {protocols = {"UITableViewDelegate"}})
  local silent = Silent:alloc():init()
  tableView:setDelegate_(silent)
  tableView:setDelegate_(origin)
  screen.tap()
  print "told or not"
end)

-- UIKit does not check whether a delegate declares the protocol. But for a method that is not
-- implemented, the runtime finds the signature only in a declared protocol.
pitfall("a delegate that declares no protocol", function(tableView, origin, screen)
  local Undeclared = objc.class("Undeclared", objc.NSObject, function(instance)
    function instance:tableView_didSelectRowAtIndexPath_(tableView, indexPath)
      print("didSelectRow " .. indexPath:row())
    end
  end)
  local delegate = Undeclared:alloc():init()
  tableView:setDelegate_(delegate)
  gesture.drag(tableView, {by = {x = 0, y = -40}, hold = 0.2})
  screen.tap()
end)

-- Why the listing's forwardingTargetForSelector: is commented out: it sees respondsToSelector:, but
-- not its argument, so the table view is never asked.
print "== forwardingTargetForSelector: alone"
local world = objc.snapshot()
dofile(listings .. "SITableView.lua")
local screen = dofile(listings .. "screen.lua")
objc.category(objc.SITableViewWeakProxy, "Targets", function(instance)
  function instance:forwardingTargetForSelector_(selector)
    for _, interceptionSEL in ipairs {"scrollViewDidScroll:", "scrollViewWillBeginDragging:",
      "scrollViewDidEndDragging:willDecelerate:"} do
      if objc.NSSelectorFromString(interceptionSEL) == selector then
        return self:interceptionTarget()
      end
    end
    return self:originTarget()
  end
end)
local origin = screen.Origin:alloc():init()
local tableView = screen.show(objc.SITableView, origin)
tableView:setDelegate_(origin)
print("the proxy responds to scrollViewDidScroll:",
  tableView:delegate():respondsToSelector_(objc.sel "scrollViewDidScroll:"))
screen.drag {-20, -20}
print("the table has heard of the finger:", tableView:startOffsetY() ~= 0)
objc.restore(world)

-- The article's note: a proxy has no init.
print "== [[SITableViewWeakProxy alloc] init]"
dofile(listings .. "SITableView.lua")
local _, failure = pcall(function() objc.SITableViewWeakProxy:alloc():init() end)
print((failure.reason:gsub("0x%x+", "0x…")))
