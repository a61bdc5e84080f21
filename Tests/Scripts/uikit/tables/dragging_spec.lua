local log, view, spy

local Spy = objc.class("DraggingSpy", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return 200 end
  function instance:tableView_cellForRowAtIndexPath_(table_, _)
    return table_:dequeueReusableCellWithIdentifier_("cell")
  end
  for _, event in ipairs {"didHighlight", "didUnhighlight", "didSelect", "didDeselect"} do
    instance[("tableView:%sRowAtIndexPath:"):format(event)] = function(_, _, path)
      log[#log + 1] = event .. " " .. path:row()
    end
  end
  function instance:scrollViewWillBeginDragging_(_) log[#log + 1] = "willBeginDragging" end
  function instance:scrollViewDidEndDecelerating_(_) log[#log + 1] = "didEndDecelerating" end
  function instance:tableView_willDisplayCell_forRowAtIndexPath_(_, _, path)
    log.shown = math.max(log.shown or 0, path:row())
  end
  function instance:tableView_didEndDisplayingCell_forRowAtIndexPath_(_, _, path)
    log.gone = math.max(log.gone or 0, path:row())
  end
end)

local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end
local function cell(row) return view:cellForRowAtIndexPath_(path(row)) end
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

before_each(function()
  log = {}
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 440}, 0)
  spy = Spy:new()
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  view:setDelegate_(spy)
  view:setDataSource_(spy)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
  log = {}
end)

after_each(function() view:removeFromSuperview() end)

describe("a finger on a row", function()
  it("highlights it after 150 ms, or on lift", function()
    local finger = gesture.touch(cell(2))
    finger:hold(0.14)
    assert.equal("", drain())
    finger:hold(0.02)
    assert.equal("didHighlight 2", drain())
    finger:lift()
    assert.equal("didUnhighlight 2, didSelect 2", drain())
  end)

  it("that drags the table removes the highlight and selects nothing", function()
    gesture.tap(cell(1))
    drain()
    local finger = gesture.touch(cell(5))
    finger:hold(0.2)
    assert.is_false(cell(1):isSelected())
    finger:move{by = {x = 0, y = -60}, duration = 0.1}
    assert.equal("didHighlight 5, didUnhighlight 5, willBeginDragging", drain())
    assert.is_true(cell(1):isSelected())
    finger:hold(0.2)
    finger:lift()
    assert.equal("", drain())
    assert.equal(1, view:indexPathForSelectedRow():row())
  end)

  it("that drags at once highlights nothing", function()
    gesture.drag(cell(5), {by = {x = 0, y = -60}, duration = 0.1, hold = 0.2})
    assert.equal("willBeginDragging", drain())
  end)

  it("that stops a coasting table selects no row", function()
    gesture.flick(view, {by = {x = 0, y = -200}})
    runloop.run(0.2)
    assert.is_true(view:isDecelerating())
    drain()
    gesture.tap(uikit.keyWindow(), {at = {x = 100, y = 200}})
    assert.equal("didEndDecelerating", drain())
    assert.is_nil(view:indexPathForSelectedRow())
  end)
end)

describe("a table that is flicked", function()
  it("shows rows as they become visible, and removes the others", function()
    gesture.flick(view, {by = {x = 0, y = -200}})
    runloop.runUntilIdle()
    local rows = view:indexPathsForVisibleRows()
    assert.equal(rows[#rows]:row(), log.shown)
    assert.equal(rows[1]:row() - 1, log.gone)
    assert.is_true(#objc.liveObjects(objc.UITableViewCell) <= #rows + 5)
  end)
end)
