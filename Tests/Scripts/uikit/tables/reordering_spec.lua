describe("a row that is carried by its grip", function()
  local view, source, rows, log, answers

  local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end

  objc.class("MovedSource", objc.NSObject, {
    protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
    function instance:tableView_numberOfRowsInSection_(_, _) return #rows end
    function instance:tableView_cellForRowAtIndexPath_(table_, at)
      local cell = table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", at)
      cell:textLabel():setText_(rows[at:row() + 1])
      return cell
    end
    function instance:tableView_canMoveRowAtIndexPath_(_, at) return answers.fixed ~= at:row() end
    function instance:tableView_targetIndexPathForMoveFromRowAtIndexPath_toProposedIndexPath_(
      _, from, to)
      log[#log + 1] = ("target %d %d"):format(from:row(), to:row())
      return answers.target and path(answers.target) or to
    end
    function instance:tableView_moveRowAtIndexPath_toIndexPath_(_, from, to)
      log[#log + 1] = ("move %d %d"):format(from:row(), to:row())
      table.insert(rows, to:row() + 1, table.remove(rows, from:row() + 1))
    end
  end)

  local function carry(row, by)
    gesture.drag(view, {from = {x = 300, y = row * 44 + 22}, by = {x = 0, y = by}, duration = 0.3})
  end

  local function shown()
    local result = {}
    for _, cell in ipairs(view:visibleCells()) do result[#result + 1] = cell:textLabel():text() end
    return table.concat(result)
  end

  before_each(function()
    rows, log, answers = {"a", "b", "c", "d"}, {}, {}
    view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
    source = objc.MovedSource:new()
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    view:setDelegate_(source)
    view:setDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    view:layoutIfNeeded()
    view:setEditing_animated_(true, false)
    view:layoutIfNeeded()
    log = {}
  end)

  after_each(function() view:removeFromSuperview() end)

  it("is dropped where the finger lifts, without scrolling", function()
    carry(0, 88)
    assert.are.same({"target 0 1", "target 0 2", "move 0 2"}, log)
    assert.are.equal("bcad", table.concat(rows))
    assert.are.equal("bcad", shown())
    assert.are.equal(0, view:contentOffset().y)
  end)

  it("has its grip also when its cell was created in edit mode", function()
    view:reloadData()
    view:layoutIfNeeded()
    for _ = 5, 30 do rows[#rows + 1] = "x" end
    view:reloadData()
    view:setContentOffset_{0, 440}
    view:layoutIfNeeded()
    gesture.drag(view, {from = {x = 300, y = 462}, by = {x = 0, y = 44}, duration = 0.3})
    assert.are.equal("move 10 11", log[#log])
  end)

  it("moves to the delegate's target", function()
    answers.target = 1
    carry(3, -132)
    assert.are.equal("move 3 1", log[#log])
    assert.are.equal("adbc", shown())
  end)

  it("is not reported when it returns, nor moved when it must not be", function()
    answers.fixed = 1
    view:setEditing_(false)
    view:setEditing_(true)
    view:layoutIfNeeded()
    carry(0, 10)
    carry(1, 88)
    assert.are.equal("abcd", table.concat(rows))
    assert.are.same({}, log)
  end)
end)
