-- Article 001, sections 1 and 2: a table view that reports up and down through a protocol, and the
-- proxy that intercepts three of its delegate's messages and no other.

local listings = (arg[0]:match "^(.*)/" or ".") .. "/listings/"
dofile(listings .. "SITableView.lua")
dofile(listings .. "SITableView+Search.lua")
local screen = dofile(listings .. "screen.lua")

-- Moving up makes the visible part higher; moving down restores its height.
local Panel = objc.class("Panel", objc.UIView, {protocols = {"SITableViewUpDownScrollProtocol"}},
  function(instance)
    instance["tableView:updownScroll:"] = function(self, tableView, isUp)
      print(isUp and "up: higher" or "down: as before")
    end
  end)

local self = screen.Origin:alloc():init()
local panel = Panel:alloc():init()
local tableView = screen.show(objc.SITableView, self)
tableView:setDelegate_(self)
tableView:setUpDownScrollDelegate_(panel)

print "== a finger's movement"
print "ten steps of 4 points"
screen.drag {-4, -4, -4, -4, -4, -4, -4, -4, -4, -4}
print "a touch that slips by 3 points"
screen.drag {-3}
print "steps of 20 points, up and down again"
screen.drag {-20, -20, 20}
print "by hand only: what moves after the lift is not told"
gesture.flick(tableView, {by = {x = 0, y = -200}})
print("isDragging", tableView:isDragging(), "isDecelerating", tableView:isDecelerating(),
  "isManuallyMoving", tableView:isManuallyMoving())
runloop.runUntilIdle()

print "== all other messages go to the real delegate"
gesture.tap(tableView:visibleCells()[2])
local proxy = objc.msgSendSuper(objc.SITableView, tableView, "delegate")
for _, name in ipairs {
  "scrollViewDidScroll:", "scrollViewDidZoom:", "tableView:didSelectRowAtIndexPath:",
} do
  print(name, "table", tableView:respondsToSelector_(objc.sel(name)), "delegate",
    self:respondsToSelector_(objc.sel(name)), "proxy", proxy:respondsToSelector_(objc.sel(name)))
end

print "== a distance of one's own"
local Patient = objc.class("PatientPanel", Panel, function(instance)
  function instance:tableViewMinMoveDistance_(tableView) return 30 end
end)
local patient = Patient:alloc():init()
tableView:setUpDownScrollDelegate_(patient)
print("minMoveDistance", tableView:minMoveDistance())
screen.drag {-20, -20, 20, -40}

print "== who does not conform is not taken, nil is"
tableView:setUpDownScrollDelegate_(self)
print(tableView:upDownScrollDelegate() == patient)
tableView:setUpDownScrollDelegate_(nil)
print(tableView:upDownScrollDelegate())
screen.drag {-40, -40}

print "== the search up the responder chain"
tableView:setMinMoveDistance_(5)
panel:setFrame_(uikit.keyWindow():bounds())
uikit.keyWindow():addSubview_(panel)
local between = objc.UIView:alloc():initWithFrame_(panel:bounds())
panel:addSubview_(between)
between:addSubview_(tableView)
tableView:setFindsUpDownScrollDelegate_(true)
print(tableView:upDownScrollDelegate() == panel)
screen.drag {-20, -20}
