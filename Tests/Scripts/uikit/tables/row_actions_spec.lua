local view, source, log, leading, trailing, edits

local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end
local function note(...) log[#log + 1] = table.concat({...}, " ") end

objc.class("ActionSource", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return 4 end
  function instance:tableView_cellForRowAtIndexPath_(table_, at)
    return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", at)
  end
  function instance:tableView_canEditRowAtIndexPath_(_, at) return at:row() ~= 3 end
  function instance:tableView_willBeginEditingRowAtIndexPath_(_, at) note("begin", at:row()) end
  function instance:tableView_didEndEditingRowAtIndexPath_(_, at) note("end", at:row()) end
end)
objc.class("SwipeSource", objc.ActionSource, function(instance)
  function instance:tableView_leadingSwipeActionsConfigurationForRowAtIndexPath_(_, at)
    note("leading", at:row())
    return leading
  end
  function instance:tableView_trailingSwipeActionsConfigurationForRowAtIndexPath_(_, at)
    note("trailing", at:row())
    return trailing
  end
  function instance:tableView_editActionsForRowAtIndexPath_(_, _) note "edit actions" end
end)
objc.class("EditActionSource", objc.ActionSource, function(instance)
  function instance:tableView_editActionsForRowAtIndexPath_(_, _) return edits end
end)

local function contextual(title, answer)
  return objc.UIContextualAction:contextualActionWithStyle_title_handler_(
    uikit.UIContextualActionStyleNormal, title, function(action, button, done)
      note(action:title(), button:titleForState_(0))
      if answer ~= nil then done(answer) else source.done = done end
    end)
end
local function configuration(...)
  return objc.UISwipeActionsConfiguration:configurationWithActions_ {...}
end

local function show(class)
  source = class:new()
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  view:setDataSource_(source)
  view:setDelegate_(source)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end

local function y(row) return row * 44 + 22 end
local function tap(x, row) gesture.tap(view, {at = {x = x, y = y(row)}}) end
local function swipe(row, by)
  gesture.drag(view, {from = {x = by < 0 and 300 or 20, y = y(row)}, by = {x = by, y = 0},
    duration = 0.2, hold = 0.2})
end
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

before_each(function() log, leading, trailing, edits = {}, nil, nil, nil end)
after_each(function() view:removeFromSuperview() end)

describe("a swipe on a row whose delegate has configurations", function()
  it("uncovers the actions of its direction, the first one at the edge", function()
    show(objc.SwipeSource)
    leading = configuration(contextual("Read", true))
    trailing = configuration(contextual("Delete", true), contextual("Flag", true))
    swipe(1, -100)
    assert.equal("trailing 1, begin 1", drain())
    assert.is_true(view:isEditing())
    tap(320 - 74 - 37, 1)
    assert.equal("Flag Flag, end 1", drain())
    assert.is_false(view:isEditing())
    swipe(1, -100)
    tap(300, 1)
    assert.equal("trailing 1, begin 1, Delete Delete, end 1", drain())
    swipe(2, 60)
    assert.equal(74, view:cellForRowAtIndexPath_(path(2)):contentView():frame().origin.x)
    tap(20, 2)
    assert.equal("leading 2, begin 2, Read Read, end 2", drain())
  end)

  it("stays open until the handler is done, or a finger closes it", function()
    show(objc.SwipeSource)
    local done
    trailing = configuration(objc.UIContextualAction:contextualActionWithStyle_title_handler_(
      1, "Delete", function(_, _, finish) done = finish end))
    swipe(0, -60)
    tap(300, 0)
    assert.is_true(view:isEditing())
    done(false)
    assert.is_false(view:isEditing())
    done(true)
    assert.equal("trailing 0, begin 0, end 0", drain())
    swipe(0, -60)
    tap(100, 2)
    assert.equal("trailing 0, begin 0, end 0", drain())
  end)

  it("performs the first action when it crosses most of the row", function()
    show(objc.SwipeSource)
    trailing = configuration(contextual("Delete", true), contextual("Flag", true))
    swipe(1, -250)
    assert.equal("trailing 1, begin 1, Delete Delete, end 1", drain())
    trailing:setPerformsFirstActionWithFullSwipe_(false)
    swipe(1, -250)
    assert.equal("trailing 1, begin 1", drain())
    assert.is_true(view:isEditing())
  end)

  it("keeps no action longer than it shows", function()
    show(objc.SwipeSource)
    trailing = configuration(contextual("Delete", true))
    swipe(0, -60)
    tap(300, 0)
    trailing = nil
    collectgarbage()
    runloop.run(0)
    assert.equal(0, #objc.liveObjects(objc.UIContextualAction))
  end)

  it("uncovers nothing without actions, or where the row may not be edited", function()
    show(objc.SwipeSource)
    trailing, leading = configuration(), nil
    swipe(1, -100)
    swipe(1, 100)
    assert.is_false(view:isEditing())
    assert.equal("trailing 1, leading 1", drain())
    trailing = configuration(contextual("Delete", true))
    swipe(3, -100)
    assert.equal("", drain())
  end)
end)

describe("a swipe on a row whose delegate has edit actions", function()
  it("passes the row to a tapped action, and stays open until the table ends editing", function()
    show(objc.EditActionSource)
    edits = {
      objc.UITableViewRowAction:rowActionWithStyle_title_handler_(0, "Delete", function(action, at)
        note(action:title(), at:row())
      end),
      objc.UITableViewRowAction:rowActionWithStyle_title_handler_(1, "More", function(action, at)
        note(action:title(), at:row())
        view:setEditing_animated_(false, true)
      end),
    }
    swipe(2, -250)
    tap(300, 2)
    assert.equal("begin 2, Delete 2", drain())
    assert.is_true(view:isEditing())
    tap(320 - 74 - 37, 2)
    assert.equal("More 2, end 2", drain())
    edits = {}
    swipe(2, -100)
    edits = nil
    swipe(2, -100)
    assert.equal("", drain())
  end)

  it("is not asked where there is a configuration", function()
    show(objc.SwipeSource)
    swipe(1, -100)
    assert.equal("trailing 1", drain())
  end)
end)
