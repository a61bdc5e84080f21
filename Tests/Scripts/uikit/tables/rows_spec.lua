local log, counts, height, table_, source

-- A separate data source class for each test would be slow, so all use one with a table of counts.
objc.class("RowsSource", objc.NSObject, {protocols = {"UITableViewDataSource", "UITableViewDelegate"}},
  function(instance)
    function instance:numberOfSectionsInTableView_(_)
      log[#log + 1] = "sections"
      return #counts
    end
    function instance:tableView_numberOfRowsInSection_(_, section)
      log[#log + 1] = "rows " .. section
      return counts[section + 1]
    end
    function instance:tableView_heightForRowAtIndexPath_(_, path)
      log[#log + 1] = "height " .. path:row()
      return height
    end
    function instance:tableView_cellForRowAtIndexPath_(view, path)
      local cell = view:dequeueReusableCellWithIdentifier_("cell")
        or objc.RowsCell:alloc():initWithStyle_reuseIdentifier_(0, "cell")
      log[#log + 1] = "cell " .. path:row()
      cell:textLabel():setText_(("%d-%d"):format(path:section(), path:row()))
      return cell
    end
    function instance:tableView_willDisplayCell_forRowAtIndexPath_(_, _, path)
      log[#log + 1] = "will " .. path:row()
    end
    function instance:tableView_didEndDisplayingCell_forRowAtIndexPath_(_, _, path)
      log[#log + 1] = "end " .. path:row()
    end
  end)

objc.class("RowsCell", objc.UITableViewCell, function(instance)
  function instance:prepareForReuse() log[#log + 1] = "prepare" end
end)

local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

before_each(function()
  log, counts, height = {}, {3, 1}, 100
  table_ = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 200}, 0)
  source = objc.RowsSource:new()
  table_:setDelegate_(source)
  table_:setDataSource_(source)
  uikit.keyWindow():addSubview_(table_)
end)

after_each(function() table_:removeFromSuperview() end)

describe("the layout after reloadData", function()
  it("requests sections, rows and heights, then creates and shows the visible rows", function()
    assert.equal("", drain())
    runloop.run(0)
    assert.equal("sections, rows 0, rows 1, height 0, height 1, height 2, height 0, "
      .. "cell 0, will 0, cell 1, will 1", drain())
    assert.equal(2, #table_:visibleCells())
    assert.same({width = 320, height = 400}, table_:contentSize())
  end)

  it("is done again when the data is reloaded, and silently forgets the selection", function()
    runloop.run(0)
    table_:selectRowAtIndexPath_animated_scrollPosition_(
      objc.NSIndexPath:indexPathForRow_inSection_(0, 0), false, 0)
    assert.equal(0, table_:indexPathForSelectedRow():row())
    drain()
    counts = {1}
    table_:reloadData()
    assert.is_nil(table_:indexPathForSelectedRow())
    assert.equal("", drain())
    assert.equal(1, table_:numberOfRowsInSection_(0))
    assert.equal("end 0, end 1, sections, rows 0, height 0", drain())
    runloop.run(0)
    assert.equal("prepare, cell 0, will 0", drain())
  end)

  it("creates rows again that a restored snapshot has removed", function()
    local before = objc.snapshot()
    runloop.run(0)
    local first = drain()
    assert.matches("^sections, rows 0, .*cell 0, will 0, cell 1, will 1$", first)
    local loaded = objc.snapshot()
    table_:reloadData()
    runloop.run(0)
    drain()
    objc.restore(loaded)
    runloop.run(0)
    assert.equal(2, #table_:visibleCells())
    assert.not_matches("sections", drain())
    objc.restore(before)
    assert.same({}, table_:visibleCells())
    runloop.run(0)
    assert.equal(first, drain())
    assert.equal(2, #table_:visibleCells())
  end)

  it("happens at once in layoutIfNeeded, also without a window", function()
    local other = objc.UITableView:new()
    other:setFrame_ {0, 0, 320, 100}
    other:setDataSource_(source)
    other:layoutIfNeeded()
    assert.equal(3, #other:visibleCells())
    assert.equal("0-0", other:visibleCells()[1]:textLabel():text())
  end)
end)

describe("scrolling", function()
  before_each(function()
    counts = {20}
    runloop.run(0)
    drain()
  end)

  it("removes rows that become invisible, and reuses their cells", function()
    local first = table_:visibleCells()[1]
    table_:setContentOffset_ {0, 100}
    runloop.run(0)
    assert.equal("height 6, end 0, prepare, cell 2, will 2", drain(), "the height of a row that comes near")
    assert.equal(first, table_:visibleCells()[2])
    assert.equal("0-2", first:textLabel():text())
    assert.same(uikit.CGRectMake(0, 200, 320, 100), first:frame())
  end)

  it("has cells only for visible rows", function()
    table_:setContentOffset_ {0, 1050}
    runloop.run(0)
    assert.equal(3, #table_:visibleCells())
    local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end
    assert.is_nil(table_:cellForRowAtIndexPath_(path(0)))
    assert.equal(11, table_:indexPathForCell_(table_:cellForRowAtIndexPath_(path(11))):row())
    local rows = {}
    for _, shown in ipairs(table_:indexPathsForVisibleRows()) do rows[#rows + 1] = shown:row() end
    assert.same({10, 11, 12}, rows)
  end)

  it("to a row leads to the place that is asked for", function()
    local path = objc.NSIndexPath:indexPathForRow_inSection_(10, 0)
    table_:scrollToRowAtIndexPath_atScrollPosition_animated_(
      path, uikit.UITableViewScrollPositionTop, false)
    assert.equal(1000, table_:contentOffset().y)
    table_:scrollToRowAtIndexPath_atScrollPosition_animated_(
      path, uikit.UITableViewScrollPositionBottom, false)
    assert.equal(900, table_:contentOffset().y)
    table_:scrollToRowAtIndexPath_atScrollPosition_animated_(
      path, uikit.UITableViewScrollPositionMiddle, false)
    assert.equal(950, table_:contentOffset().y)
    table_:scrollToRowAtIndexPath_atScrollPosition_animated_(path, 0, false)
    assert.equal(950, table_:contentOffset().y)
  end)

  it("to a row that is not there raises a range exception #system:18.5", function()
    local ok, e = pcall(table_.scrollToRowAtIndexPath_atScrollPosition_animated_, table_,
      objc.NSIndexPath:indexPathForRow_inSection_(99, 0), 1, false)
    assert.is_false(ok)
    assert.equal("NSRangeException", e.name)
    assert.matches("out%-of%-bounds row %(99%) when there are only 20 rows in section 0", e.reason)
  end)
end)

describe("a table", function()
  it("returns the frames of its rows and sections", function()
    local path = objc.NSIndexPath:indexPathForRow_inSection_(0, 1)
    assert.same(uikit.CGRectMake(0, 300, 320, 100), table_:rectForRowAtIndexPath_(path))
    assert.same(uikit.CGRectMake(0, 0, 320, 300), table_:rectForSection_(0))
    assert.equal(1, table_:indexPathForRowAtPoint_({10, 150}):row())
    assert.is_nil(table_:indexPathForRowAtPoint_ {10, 400})
    assert.is_nil(table_:indexPathForRowAtPoint_ {10, -1})
  end)

  it("of a hundred thousand rows requests only visible ones", function()
    objc.class("ManyRows", objc.NSObject, {protocols = {"UITableViewDataSource"}},
      function(instance)
        function instance:tableView_numberOfRowsInSection_(_, _) return 100000 end
        function instance:tableView_cellForRowAtIndexPath_(view, _)
          log[#log + 1] = "cell"
          return view:dequeueReusableCellWithIdentifier_("cell")
        end
      end)
    local many = objc.ManyRows:new()
    table_:setDelegate_(nil)
    table_:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    table_:setDataSource_(many)
    runloop.run(0)
    assert.equal(5, #log)
    table_:setContentOffset_ {0, 4400000 - 200}
    runloop.run(0)
    assert.equal(10, #log)
    assert.equal(99999, table_:indexPathForCell_(table_:visibleCells()[5]):row())
    assert.is_true(#objc.liveObjects(objc.UITableViewCell) < 20)
  end)
end)

describe("a cell", function()
  it("has the properties of iOS 2, which are those of its label and its image view", function()
    local cell, image = objc.UITableViewCell:new(), objc.UIImage:new()
    cell:setText_ "Title"
    cell:setTextColor_(objc.UIColor:redColor())
    cell:setImage_(image)
    assert.same({"Title", "Title"}, {cell:text(), cell:textLabel():text()})
    assert.equal(objc.UIColor:redColor(), cell:textLabel():textColor())
    assert.same({image, image}, {cell:image(), cell:imageView():image()})
  end)
end)
