-- Article 001: cases that the listing of section 2 does not handle, and its fixed version.
local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
local listings = root .. "scripts/examples/001_up_and_down/listings/"

local world, screen, view, origin, selected

local function use(...)
  for _, name in ipairs {...} do dofile(listings .. name) end
  screen = dofile(listings .. "screen.lua")
  objc.category(screen.Origin, "Selected", function(instance)
    function instance:tableView_didSelectRowAtIndexPath_() selected = selected + 1 end
  end)
  origin = screen.Origin:new()
  view = screen.show(objc.SITableView, origin)
end

local function silent()
  return objc.class("UpDownMute", objc.NSObject, {protocols = {"UITableViewDelegate"}}):new()
end

local function undeclared()
  return objc.class("UpDownUndeclared", objc.NSObject, function(instance)
    function instance:tableView_didSelectRowAtIndexPath_() selected = selected + 1 end
  end):new()
end

local function failure_of(f)
  local ok, raised = pcall(f)
  assert.is_false(ok)
  return tostring(raised)
end

before_each(function() world, selected = objc.snapshot(), 0 end)
after_each(function() objc.restore(world) end)

describe("the table's proxy as written", function()
  before_each(function() use "SITableView.lua" end)

  it("becomes its own origin when the delegate is set to the getter's result", function()
    view:setDelegate_(origin)
    assert.not_equal(origin, view:delegate())
    view:setDelegate_(view:delegate())
    local message = "-[SITableViewWeakProxy methodSignatureForSelector:]"
    assert.matches("stack overflow: " .. message .. " → " .. message, failure_of(screen.tap), 1, true)
  end)

  it("fails for a delegate that is nil or deallocated", function()
    view:setDelegate_(origin)
    view:setDelegate_(nil)
    assert.matches("doesNotRecognizeSelector:", failure_of(function() screen.drag {-20} end), 1, true)
  end)

  it("is not asked again for a second delegate", function()
    view:setDelegate_(silent())
    view:setDelegate_(origin)
    screen.tap()
    assert.equal(0, selected)
  end)

  it("finds no signature for a delegate that declares no protocol", function()
    local delegate = undeclared()
    view:setDelegate_(delegate)
    screen.tap()
    assert.equal(1, selected)
    assert.matches("doesNotRecognizeSelector:scrollViewWillBeginDragging:",
      failure_of(function() screen.drag {-20} end), 1, true)
  end)

  it("has no init", function()
    assert.matches("doesNotRecognizeSelector:init",
      failure_of(function() objc.SITableViewWeakProxy:alloc():init() end), 1, true)
  end)

  it("does not see the argument of respondsToSelector: in a forwarding target", function()
    objc.category(objc.SITableViewWeakProxy, "Targets", function(instance)
      function instance:forwardingTargetForSelector_(selector)
        return self:interceptionSelector_(selector) and self:interceptionTarget()
          or self:originTarget()
      end
    end)
    view:setDelegate_(origin)
    assert.is_false(view:weakProxy():respondsToSelector_(objc.sel "scrollViewDidScroll:"))
    screen.drag {-20}
    assert.equal(0, view:startOffsetY())
  end)
end)

describe("the fixed proxy of the table view", function()
  before_each(function() use("SITableView.lua", "SITableView+Whole.lua") end)

  it("works with any sequence of delegates", function()
    local mute, plain = silent(), undeclared()
    view:setDelegate_(mute)
    screen.tap()
    assert.equal(0, selected)
    view:setDelegate_(origin)
    view:setDelegate_(view:delegate())
    assert.equal(origin, view:delegate())
    screen.drag {-20}
    screen.tap()
    assert.equal(1, selected)
    view:setDelegate_(plain)
    screen.drag {-20}
    screen.tap()
    assert.equal(2, selected)
    view:setDelegate_(nil)
    assert.is_nil(view:delegate())
    screen.drag {-20}
    screen.tap()
    assert.equal(2, selected)
  end)
end)
