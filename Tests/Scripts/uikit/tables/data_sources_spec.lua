local view, source, answers

objc.class("OddSource", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:numberOfSectionsInTableView_(_) return answers.sections or 1 end
  function instance:tableView_numberOfRowsInSection_(_, _)
    return type(answers.rows) == "function" and answers.rows() or answers.rows or 3
  end
  function instance:tableView_heightForRowAtIndexPath_(_, _) return answers.height or 44 end
  function instance:tableView_cellForRowAtIndexPath_(table_, path)
    if answers.cell then return answers.cell(table_, path) end
    return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
  end
  function instance:tableView_titleForHeaderInSection_(_, section)
    return answers.titles and "header " .. section
  end
end)

local function failure(body, ...)
  local ok, e = pcall(body or runloop.run, ...)
  assert.is_false(ok)
  return e
end

before_each(function()
  answers = {}
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
  source = objc.OddSource:new()
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  view:setDelegate_(source)
  view:setDataSource_(source)
  uikit.keyWindow():addSubview_(view)
end)

after_each(function()
  view:removeFromSuperview()
  answers = {}
end)

describe("a data source", function()
  it("must return a cell", function()
    answers.cell = function() end
    local e = failure(runloop.run, 0)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.matches("^UITableView %(<UITableView: 0x%x+>%) failed to obtain a cell from its dataSource %(<OddSource: 0x%x+>%)$", e.reason)
    answers.cell = function() return objc.UIView:new() end
    assert.matches("must return a UITableViewCell", failure(view.layoutSubviews, view).reason)
  end)

  it("must count from 0", function()
    answers.rows = -1
    assert.matches("numberOfRowsInSection:.*got %-1", failure(runloop.run, 0).reason)
    answers.rows, answers.sections = nil, -2
    assert.matches("numberOfSections.*got %-2", failure(view.numberOfSections, view).reason)
  end)

  it("is asked for heights that are numbers and not negative", function()
    answers.height = 0 / 0
    assert.matches("finite number.*nan", failure(runloop.run, 0).reason)
    answers.height = -5
    assert.matches("must not be negative.*%-5", failure(view.numberOfSections, view).reason)
    assert.matches("not negative", failure(view.setRowHeight_, view, -3).reason)
  end)

  it("may reload the table while it is asked", function()
    local asked = 0
    answers.rows = function()
      asked = asked + 1
      if asked == 1 then view:reloadData() end
      assert.equal(asked == 1 and 0 or 5, asked == 1 and view:numberOfRowsInSection_(0) or 5)
      return 5
    end
    runloop.run(0)
    assert.equal(5, #view:visibleCells())
  end)

  it("may reload the table while it makes a cell", function()
    local made = 0
    answers.cell = function(table_, path)
      made = made + 1
      if made == 2 then table_:reloadData() end
      return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
    runloop.run(0)
    assert.equal(3, #view:visibleCells())
    assert.equal(5, made)
  end)

  it("that reloads for every cell is stopped", function()
    answers.cell = function(table_, path)
      table_:reloadData()
      return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
    assert.matches("asked for layout again", failure(runloop.run, 0).reason)
  end)

  it("can be released during its callback", function()
    answers.rows = function()
      view:setDataSource_(nil)
      source = nil
      collectgarbage()
      return 2
    end
    runloop.run(0)
    assert.equal(0, #view:visibleCells())
  end)
end)

describe("dequeuing", function()
  it("returns nil without a class, and raises for an index path", function()
    assert.is_nil(view:dequeueReusableCellWithIdentifier_("unknown"))
    local path = objc.NSIndexPath:indexPathForRow_inSection_(0, 0)
    local e = failure(view.dequeueReusableCellWithIdentifier_forIndexPath_, view, "unknown", path)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.matches("^unable to dequeue a cell with identifier unknown", e.reason)
  end)

  it("makes cells of the class that is registered", function()
    local Own = objc.class("OddCell", objc.UITableViewCell)
    view:registerClass_forCellReuseIdentifier_(Own, "own")
    local cell = view:dequeueReusableCellWithIdentifier_("own")
    assert.is_true(cell:isMemberOfClass_(Own))
    assert.equal("own", cell:reuseIdentifier())
  end)
end)

describe("headers of sections", function()
  it("are above the rows, and stay at the top of a plain table", function()
    answers.titles, answers.sections, answers.rows = true, 2, 20
    runloop.run(0)
    local header = view:headerViewForSection_(0)
    assert.equal("header 0", header:textLabel():text())
    -- 22 points are above each header since iOS 15.
    assert.same(uikit.CGRectMake(0, 22, 320, 28), header:frame())
    assert.same(uikit.CGRectMake(0, 50, 320, 44),
      view:rectForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(0, 0)))
    view:setContentOffset_ {0, 100}
    runloop.run(0)
    assert.equal(100, view:headerViewForSection_(0):frame().origin.y)
    view:setContentOffset_ {0, 932}
    runloop.run(0)
    assert.is_nil(view:headerViewForSection_(0))
    assert.equal("header 1", view:headerViewForSection_(1):textLabel():text())
  end)

  it("are below the table's own header", function()
    local header = objc.UIView:alloc():initWithFrame_ {0, 0, 10, 50}
    view:setTableHeaderView_(header)
    runloop.run(0)
    assert.same(uikit.CGRectMake(0, 0, 320, 50), header:frame())
    assert.equal(50,
      view:rectForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(0, 0)).origin.y)
    assert.equal(50 + 3 * 44, view:contentSize().height)
  end)
end)
