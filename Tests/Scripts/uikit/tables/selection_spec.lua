local log, answers, view, spy

objc.class("SelectionSpy", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return 10 end
  function instance:tableView_cellForRowAtIndexPath_(table_, _)
    return table_:dequeueReusableCellWithIdentifier_("cell")
  end
  for _, event in ipairs {"didHighlight", "didUnhighlight", "didSelect", "didDeselect"} do
    instance[("tableView:%sRowAtIndexPath:"):format(event)] = function(_, _, path)
      log[#log + 1] = event .. " " .. path:row()
      if answers[event] then answers[event]() end
    end
  end
  for _, event in ipairs {"shouldHighlight", "willSelect", "willDeselect"} do
    instance[("tableView:%sRowAtIndexPath:"):format(event)] = function(_, _, path)
      log[#log + 1] = event .. " " .. path:row()
      local answer = answers[event]
      if answer == nil then return event == "shouldHighlight" or path end
      return answer or nil
    end
  end
  function instance:scrollViewWillBeginDragging_(_) log[#log + 1] = "willBeginDragging" end
end)

objc.class("SelectionCell", objc.UITableViewCell, function(instance, _, super)
  function instance:setSelected_animated_(selected, animated)
    super(self):setSelected_animated_(selected, animated)
    log[#log + 1] = selected and "[selected]" or "[deselected]"
  end
  function instance:setHighlighted_animated_(highlighted, animated)
    super(self):setHighlighted_animated_(highlighted, animated)
    log[#log + 1] = highlighted and "[highlighted]" or "[unhighlighted]"
  end
end)

local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end
local function cell(row) return view:cellForRowAtIndexPath_(path(row)) end
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end
local function tap(row)
  gesture.tap(cell(row))
  return drain()
end

before_each(function()
  log, answers = {}, {}
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
  spy = objc.SelectionSpy:new()
  view:registerClass_forCellReuseIdentifier_(objc.SelectionCell, "cell")
  view:setDelegate_(spy)
  view:setDataSource_(spy)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
  drain()
end)

after_each(function() view:removeFromSuperview() end)

describe("a tap on a row", function()
  it("finds it also before the layout that makes its cell", function()
    for _ = 1, 2 do
      view:reloadData()
      gesture.tap(view, {at = {x = 20, y = 2.5 * 44}})
      assert.matches("didSelect 2", drain())
    end
  end)

  it("highlights the row, and selects it on lift", function()
    assert.equal("shouldHighlight 2, [highlighted], didHighlight 2, [unhighlighted], "
      .. "didUnhighlight 2, willSelect 2, [selected], didSelect 2", tap(2))
    assert.equal(2, view:indexPathForSelectedRow():row())
    assert.is_true(cell(2):isSelected())
  end)

  it("deselects the row that was selected, between asking and telling", function()
    tap(2)
    assert.equal("shouldHighlight 4, [deselected], [highlighted], didHighlight 4, "
      .. "[unhighlighted], didUnhighlight 4, willSelect 4, willDeselect 2, didDeselect 2, "
      .. "[selected], didSelect 4", tap(4))
    assert.is_false(cell(2):isSelected())
    assert.equal(1, #view:indexPathsForSelectedRows())
  end)

  it("does nothing when the row should not be highlighted", function()
    answers.shouldHighlight = false
    assert.equal("shouldHighlight 1", tap(1))
    assert.is_nil(view:indexPathForSelectedRow())
  end)

  it("does nothing in a table that allows no selection", function()
    view:setAllowsSelection_(false)
    assert.equal("", tap(1))
  end)

  it("selects nothing when willSelect returns nil, and the old selection is seen again", function()
    tap(2)
    answers.willSelect = false
    assert.equal("shouldHighlight 3, [deselected], [highlighted], didHighlight 3, "
      .. "[unhighlighted], didUnhighlight 3, willSelect 3, [selected]", tap(3))
    assert.equal(2, view:indexPathForSelectedRow():row())
    assert.is_true(cell(2):isSelected())
  end)

  it("selects the row that willSelect returns instead", function()
    answers.willSelect = path(7)
    assert.matches("willSelect 3, %[selected%], didSelect 7$", tap(3))
    assert.equal(7, view:indexPathForSelectedRow():row())
    assert.is_true(cell(7):isSelected())
    assert.is_false(cell(3):isSelected())
  end)

  it("selects a row without a selection style too", function()
    cell(1):setSelectionStyle_(uikit.UITableViewCellSelectionStyleNone)
    assert.matches("didSelect 1$", tap(1))
    assert.is_true(cell(1):isSelected())
  end)

  it("on a control in the row is the control's", function()
    local button = objc.UIButton:buttonWithType_(0)
    button:setFrame_ {0, 0, 40, 40}
    cell(1):contentView():addSubview_(button)
    gesture.tap(button)
    assert.equal("", drain())
    assert.is_nil(view:indexPathForSelectedRow())
  end)
end)

describe("in multiple selection a tap", function()
  before_each(function() view:setAllowsMultipleSelection_(true) end)

  it("selects a row, and deselects it again", function()
    tap(1)
    assert.matches("willSelect 2, %[selected%], didSelect 2$", tap(2))
    assert.equal(2, #view:indexPathsForSelectedRows())
    assert.matches("didUnhighlight 1, willDeselect 1, %[deselected%], didDeselect 1$", tap(1))
    assert.equal(2, view:indexPathForSelectedRow():row())
  end)

  it("keeps a row that willDeselect holds", function()
    tap(1)
    answers.willDeselect = false
    assert.matches("willDeselect 1$", tap(1))
    assert.is_true(cell(1):isSelected())
  end)
end)

describe("selecting from code", function()
  it("does not notify the delegate", function()
    view:selectRowAtIndexPath_animated_scrollPosition_(path(3), false, 0)
    assert.equal("[selected]", drain())
    view:selectRowAtIndexPath_animated_scrollPosition_(path(4), false, 0)
    assert.equal("[deselected], [selected]", drain())
    view:deselectRowAtIndexPath_animated_(path(4), false)
    assert.equal("[deselected]", drain())
    assert.is_nil(view:indexPathForSelectedRow())
    assert.is_nil(view:indexPathsForSelectedRows())
  end)

  it("of an invisible row is visible when the row is", function()
    view:setFrame_ {0, 0, 320, 100}
    runloop.run(0)
    view:selectRowAtIndexPath_animated_scrollPosition_(
      path(8), false, uikit.UITableViewScrollPositionTop)
    runloop.run(0)
    assert.is_true(cell(8):isSelected())
  end)
end)

describe("a touch that is cancelled", function()
  it("removes the highlight and keeps the selection", function()
    tap(2)
    local finger = gesture.touch(cell(3))
    runloop.run(0.2)
    assert.equal("shouldHighlight 3, [deselected], [highlighted], didHighlight 3", drain())
    finger:cancel()
    assert.equal("[unhighlighted], didUnhighlight 3, [selected]", drain())
    assert.equal(2, view:indexPathForSelectedRow():row())
    assert.is_true(cell(2):isSelected())
  end)
end)

describe("a delegate that is notified of a selection", function()
  it("can release the data source and itself", function()
    answers.didSelect = function()
      view:setDataSource_(nil)
      view:setDelegate_(nil)
      spy = nil
      collectgarbage()
    end
    assert.matches("didSelect 2$", tap(2))
    runloop.run(0)
    assert.equal(0, #view:visibleCells())
  end)
end)
