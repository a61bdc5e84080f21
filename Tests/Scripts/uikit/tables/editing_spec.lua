local view, source, rows, log, answers

local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end
local function note(...) log[#log + 1] = table.concat({...}, " ") end

objc.class("EditedSource", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return #rows end
  function instance:tableView_cellForRowAtIndexPath_(table_, at)
    return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", at)
  end
  function instance:tableView_canEditRowAtIndexPath_(_, at)
    return answers.fixed ~= rows[at:row() + 1]
  end
  function instance:tableView_editingStyleForRowAtIndexPath_(_, at)
    return answers.styles and answers.styles[at:row() + 1] or uikit.UITableViewCellEditingStyleDelete
  end
  function instance:tableView_willBeginEditingRowAtIndexPath_(_, at) note("begin", at:row()) end
  function instance:tableView_didEndEditingRowAtIndexPath_(_, at) note("end", at and at:row() or "gone") end
  function instance:tableView_didSelectRowAtIndexPath_(_, at) note("select", at:row()) end
  function instance:tableView_accessoryButtonTappedForRowWithIndexPath_(_, at)
    note("accessory", at:row())
  end
  function instance:tableView_commitEditingStyle_forRowAtIndexPath_(table_, style, at)
    note("commit", style, at:row())
    if answers.keeps then return end
    if style == uikit.UITableViewCellEditingStyleDelete then
      table.remove(rows, at:row() + 1)
      table_:deleteRowsAtIndexPaths_withRowAnimation_({at}, uikit.UITableViewRowAnimationFade)
    else
      table.insert(rows, at:row() + 1, "new")
      table_:insertRowsAtIndexPaths_withRowAnimation_({at}, uikit.UITableViewRowAnimationFade)
    end
  end
end)

local Cell = objc.class("EditedCell", objc.UITableViewCell, function(instance)
  function instance:willTransitionToState_(state) note("will", state) end
  function instance:didTransitionToState_(state) note("did", state) end
end)

local function y(row) return row * 44 + 22 end
local function tap(x, row) gesture.tap(view, {at = {x = x, y = y(row)}}) end
local function swipe(row, by, options)
  options = options or {}
  gesture.drag(view, {
    from = {x = 200, y = y(row)}, by = {x = by, y = options.across or 0}, duration = 0.2,
    hold = options.hold or 0.2})
end

before_each(function()
  rows, log, answers = {"a", "b", "c", "d"}, {}, {}
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
  source = objc.EditedSource:new()
  view:registerClass_forCellReuseIdentifier_(Cell, "cell")
  view:setDelegate_(source)
  view:setDataSource_(source)
  uikit.keyWindow():addSubview_(view)
  view:layoutIfNeeded()
  log = {}
end)

after_each(function() view:removeFromSuperview() end)

describe("a swipe to the left on a row", function()
  it("uncovers its delete button, which has the data source commit", function()
    swipe(1, -80)
    assert.are.same({"begin 1", "will 2", "did 2"}, log)
    assert.is_true(view:isEditing())
    assert.is_true(view:cellForRowAtIndexPath_(path(1)):showingDeleteConfirmation())
    log = {}
    tap(300, 1)
    assert.are.same({"commit 1 1", "end gone"}, log)
    assert.are.same({"a", "c", "d"}, rows)
    assert.are.equal(3, view:numberOfRowsInSection_(0))
    assert.is_false(view:isEditing())
  end)

  it("reports the row that a commit has left", function()
    answers.keeps = true
    swipe(1, -80)
    log = {}
    tap(300, 1)
    assert.are.same({"commit 1 1", "will 0", "did 0", "end 1"}, log)
  end)

  it("is closed by a finger anywhere else, which does nothing more", function()
    swipe(1, -80)
    log = {}
    tap(100, 2)
    assert.are.same({"will 0", "did 0", "end 1"}, log)
    tap(100, 2)
    assert.are.equal("select 2", log[#log])
  end)

  it("is closed by setEditing:animated:, and by a reload", function()
    swipe(1, -80)
    view:setEditing_animated_(false, true)
    assert.are.equal("end 1", log[#log])
    swipe(2, -80)
    log = {}
    view:reloadData()
    runloop.run(0)
    assert.are.equal("end gone", log[1])
    assert.is_false(view:isEditing())
  end)

  it("closes again when it has uncovered less than half of the button", function()
    swipe(1, -30)
    assert.are.same({"begin 1", "will 2", "did 2", "will 0", "did 0", "end 1"}, log)
  end)

  it("uncovers nothing where the row may not be edited, or not be deleted", function()
    answers.fixed = "b"
    swipe(1, -80)
    answers.styles = {uikit.UITableViewCellEditingStyleNone}
    swipe(0, -80)
    assert.are.same({"select 1", "select 0"}, log)
  end)

  it("reveals nothing in the other direction, or down", function()
    swipe(1, 80)
    swipe(1, -20, {across = -60})
    assert.are.same({"select 1"}, log)
  end)
end)

describe("a table in edit mode", function()
  local function styles()
    return {
      uikit.UITableViewCellEditingStyleDelete, uikit.UITableViewCellEditingStyleInsert,
      uikit.UITableViewCellEditingStyleNone}
  end

  it("has the cells of editable rows show their controls", function()
    answers.fixed, answers.styles = "d", styles()
    view:setEditing_animated_(true, false)
    assert.are.same({"will 1", "did 1", "will 1", "did 1", "will 0", "did 0"}, log)
    assert.is_true(view:isEditing())
    local cell = view:cellForRowAtIndexPath_(path(1))
    assert.is_true(cell:isEditing())
    assert.are.equal(uikit.UITableViewCellEditingStyleInsert, cell:editingStyle())
    cell:layoutIfNeeded()
    assert.are.equal(38, cell:contentView():frame().origin.x)
    assert.is_false(view:cellForRowAtIndexPath_(path(3)):isEditing())
    view:setEditing_(false)
    assert.is_false(cell:isEditing())
  end)

  it("asks for a confirmation before it deletes, and not before it inserts", function()
    answers.styles = styles()
    view:setEditing_animated_(true, false)
    runloop.run(0)
    log = {}
    tap(19, 0)
    -- From iOS 11 on the delete control sends no state messages (setting deleteControlTransitions).
    assert.are.same({}, log)
    tap(300, 0)
    assert.are.equal("commit 1 0", log[1])
    assert.are.same({"b", "c", "d"}, rows)
    log = {}
    tap(19, 0)
    assert.are.equal("commit 2 0", log[1])
    assert.are.same({"new", "b", "c", "d"}, rows)
  end)

  it("selects no row, unless it allows that", function()
    view:selectRowAtIndexPath_animated_scrollPosition_(path(2), false, 0)
    view:setEditing_animated_(true, false)
    assert.is_nil(view:indexPathForSelectedRow())
    log = {}
    tap(200, 1)
    assert.are.same({}, log)
    view:setAllowsMultipleSelectionDuringEditing_(true)
    tap(200, 1)
    tap(200, 2)
    assert.are.same({"select 1", "select 2"}, log)
    assert.are.equal(2, #view:indexPathsForSelectedRows())
  end)

  it("shows a later cell in the same mode", function()
    view:setEditing_animated_(true, false)
    for _ = 1, 20 do rows[#rows + 1] = "more" end
    view:reloadData()
    view:setContentOffset_{0, 400}
    view:layoutIfNeeded()
    for _, cell in ipairs(view:visibleCells()) do assert.is_true(cell:isEditing()) end
  end)
end)

describe("the detail button of a cell", function()
  it("notifies the delegate of a tap, and selects nothing", function()
    local cell = view:cellForRowAtIndexPath_(path(2))
    cell:setAccessoryType_(uikit.UITableViewCellAccessoryDetailButton)
    runloop.run(0)
    tap(310, 2)
    assert.are.same({"accessory 2"}, log)
  end)
end)
