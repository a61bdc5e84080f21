local view, source, log, heights, fits

local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

objc.class("SizedSource", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return #fits end
  function instance:tableView_cellForRowAtIndexPath_(table_, at)
    log[#log + 1] = "cell " .. at:row()
    local cell = table_:dequeueReusableCellWithIdentifier_("cell")
    cell:setTag_(at:row())
    return cell
  end
  function instance:tableView_willDisplayCell_forRowAtIndexPath_(_, cell, at)
    log[#log + 1] = "display " .. at:row() .. " " .. cell:frame().size.height
  end
end)
objc.class("AskedSource", objc.SizedSource, function(instance)
  function instance:tableView_heightForRowAtIndexPath_(_, at)
    log[#log + 1] = "height " .. at:row()
    return heights[at:row() + 1]
  end
end)
objc.class("EstimatingSource", objc.AskedSource, function(instance)
  function instance:tableView_estimatedHeightForRowAtIndexPath_(_, _) return 50 end
end)
local Cell = objc.class("SizedCell", objc.UITableViewCell, function(instance)
  function instance:sizeThatFits_(size)
    log[#log + 1] = "fit " .. self:tag()
    return {width = size.width, height = fits[self:tag() + 1]}
  end
end)

local function show(class, automatic)
  source = class:new()
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 100}, 0)
  view:registerClass_forCellReuseIdentifier_(Cell, "cell")
  if automatic then
    view:setRowHeight_(uikit.UITableViewAutomaticDimension)
    view:setEstimatedRowHeight_(20)
  end
  view:setDataSource_(source)
  view:setDelegate_(source)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end

before_each(function()
  log, heights, fits = {}, {}, {}
  for row = 1, 10 do heights[row], fits[row] = 60, 40 end
end)
after_each(function() view:removeFromSuperview() end)

describe("rows that measure themselves", function()
  it("are as tall as fits their cells, as soon as these are shown", function()
    fits[1] = 70
    show(objc.SizedSource, true)
    assert.equal("cell 0, fit 0, display 0 70.0, cell 1, fit 1, display 1 40.0", drain())
    assert.equal(70 + 40 + 8 * 20, view:contentSize().height)
    view:setContentOffset_ {0, 40}
    runloop.run(0)
    assert.equal("cell 2, fit 2, display 2 40.0", drain())
    assert.equal(110, view:rectForRowAtIndexPath_(path(2)).origin.y)
  end)

  it("are measured again by an update, when they are shown", function()
    show(objc.SizedSource, true)
    drain()
    fits[1] = 10
    view:beginUpdates()
    view:endUpdates()
    assert.equal("fit 0, fit 1, fit 2, cell 3, fit 3, display 3 40.0", drain())
    assert.equal(40 + 10, view:rectForRowAtIndexPath_(path(2)).origin.y)
    fits[2] = 90
    view:reloadRowsAtIndexPaths_withRowAnimation_({path(1)}, 0)
    assert.equal(10 + 90, view:rectForRowAtIndexPath_(path(2)).origin.y)
  end)

  it("keep measured heights when others are inserted and deleted", function()
    fits[1] = 80
    show(objc.SizedSource, true)
    view:setContentOffset_ {0, 150}
    runloop.run(0)
    local height = view:contentSize().height
    table.remove(fits)
    view:deleteRowsAtIndexPaths_withRowAnimation_({path(9)}, 0)
    assert.equal(height - 20, view:contentSize().height)
    assert.equal(80, view:rectForRowAtIndexPath_(path(0)).size.height)
  end)

  it("reject an invalid height", function()
    fits[1] = 0 / 0
    assert.error_matches(function() show(objc.SizedSource, true) end,
      "table view height must be a finite number")
    fits[1] = 40
  end)

  it("are those for which the delegate returns automatic dimension, among others", function()
    heights[2] = uikit.UITableViewAutomaticDimension
    for row = 3, 10 do heights[row] = 100 end
    show(objc.AskedSource)
    assert.equal("height 0, height 1, height 2, height 3, cell 0, display 0 60.0, cell 1, fit 1, display 1 40.0", drain())
    assert.equal(300 + 6 * (60 + 44 + 200) / 4, view:contentSize().height, "the rows out of sight are estimated")
    view:setEstimatedRowHeight_(0)
    assert.matches("height 9$", drain())
    runloop.run(0)
    assert.equal(900, view:contentSize().height)
  end)
end)

describe("rows of estimated heights", function()
  it("are asked for their heights when they become visible", function()
    show(objc.EstimatingSource)
    assert.equal("cell 0, height 0, display 0 60.0, cell 1, height 1, display 1 60.0", drain())
    assert.equal(2 * 60 + 8 * 50, view:contentSize().height)
    view:reloadData()
    runloop.run(0)
    assert.matches("height 0.*height 1", drain())
  end)
end)
