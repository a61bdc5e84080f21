local rows, view, source, log

objc.class("UpdateSource", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
  function instance:numberOfSectionsInTableView_(_) return #rows end
  function instance:tableView_numberOfRowsInSection_(_, section) return #rows[section + 1] end
  function instance:tableView_cellForRowAtIndexPath_(table_, path)
    local text = rows[path:section() + 1][path:row() + 1]
    log[#log + 1] = "cell " .. text
    local cell = table_:dequeueReusableCellWithIdentifier_("cell")
    cell:textLabel():setText_(text)
    return cell
  end
  function instance:tableView_didSelectRowAtIndexPath_(table_, path)
    table.remove(rows[path:section() + 1], path:row() + 1)
    table_:deleteRowsAtIndexPaths_withRowAnimation_({path}, uikit.UITableViewRowAnimationFade)
  end
end)

local function path(row, section)
  return objc.NSIndexPath:indexPathForRow_inSection_(row, section or 0)
end

local function shown()
  runloop.run(0)
  local texts = {}
  for _, cell in ipairs(view:visibleCells()) do texts[#texts + 1] = cell:textLabel():text() end
  return table.concat(texts, " ")
end

before_each(function()
  log, rows = {}, {{"a", "b", "c"}, {"x"}}
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 600}, 0)
  source = objc.UpdateSource:new()
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  view:setDelegate_(source)
  view:setDataSource_(source)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
  log = {}
end)

after_each(function() view:removeFromSuperview() end)

describe("an update of rows", function()
  it("requests cells for new rows only", function()
    table.insert(rows[1], 2, "new")
    view:insertRowsAtIndexPaths_withRowAnimation_({path(1)}, 0)
    assert.equal("cell new", table.concat(log, ", "))
    assert.equal("a new b c x", shown())
    table.remove(rows[1], 1)
    view:deleteRowsAtIndexPaths_withRowAnimation_({path(0)}, 0)
    assert.equal("new b c x", shown())
    rows[1][3] = "C"
    view:reloadRowsAtIndexPaths_withRowAnimation_({path(2)}, 0)
    assert.equal("new b C x", shown())
    rows[1] = {"C", "new", "b"}
    view:moveRowAtIndexPath_toIndexPath_(path(2), path(0))
    assert.equal("C new b x", shown())
    assert.equal("cell new, cell C", table.concat(log, ", "))
  end)

  it("moves the selection with it", function()
    view:selectRowAtIndexPath_animated_scrollPosition_(path(1), false, 0)
    table.insert(rows[1], 1, "new")
    view:insertRowsAtIndexPaths_withRowAnimation_({path(0)}, 0)
    assert.equal(2, view:indexPathForSelectedRow():row())
    assert.is_true(view:cellForRowAtIndexPath_(path(2)):isSelected())
  end)

  it("counts deletions before the batch and insertions after it", function()
    rows[1] = {"new", "a", "c"}
    view:beginUpdates()
    view:insertRowsAtIndexPaths_withRowAnimation_({path(0)}, 0)
    view:deleteRowsAtIndexPaths_withRowAnimation_({path(1)}, 0)
    view:endUpdates()
    assert.equal("new a c x", shown())
  end)

  it("calls the completion of a batch later, with true", function()
    local finished
    view:performBatchUpdates_completion_(function()
      rows[1] = {"a"}
      view:deleteRowsAtIndexPaths_withRowAnimation_({path(1), path(2)}, 0)
    end, function(done) finished = done end)
    assert.is_nil(finished)
    assert.equal("a x", shown())
    runloop.runUntilIdle()
    assert.is_true(finished)
  end)

  it("that does not add up raises UIKit's exception, with the words of its system", function()
    local usual = uikit.settings().systemVersion.value
    uikit.setting("systemVersion", "15.8")
    finally(function() uikit.setting("systemVersion", usual) end)
    local ok, e = pcall(view.insertRowsAtIndexPaths_withRowAnimation_, view, {path(0)}, 0)
    assert.is_false(ok)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.equal("Invalid update: invalid number of rows in section 0. The number of rows "
      .. "contained in an existing section after the update (3) must be equal to the number of "
      .. "rows contained in that section before the update (3), plus or minus the number of rows "
      .. "inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the "
      .. "number of rows moved into or out of that section (0 moved in, 0 moved out).", e.reason)
    assert.equal("a b c x", shown())
    uikit.setting("systemVersion", "11.4")
    view:reloadData()
    e = select(2, pcall(view.insertRowsAtIndexPaths_withRowAnimation_, view, {path(0)}, 0))
    assert.matches("invalid number of rows in section 0.  The number", e.reason, 1, true)
  end)

  it("of a row that is not there raises UIKit's exception", function()
    local ok, e = pcall(view.deleteRowsAtIndexPaths_withRowAnimation_, view, {path(9)}, 0)
    assert.is_false(ok)
    assert.matches("attempt to delete row 9 from section 0 which only contains 3 rows", e.reason)
    view:reloadData()
    e = select(2, pcall(view.deleteRowsAtIndexPaths_withRowAnimation_, view, {objc.NSIndexPath:indexPathForRow_inSection_(0, 4)}, 0))
    assert.equal("attempt to delete row 0 from section 4, but there are only 2 sections before the update", e.reason)
    view:reloadData()
    e = select(2, pcall(view.insertRowsAtIndexPaths_withRowAnimation_, view, {objc.NSIndexPath:indexPathForRow_inSection_(0, 4)}, 0))
    assert.equal("attempt to insert row 0 into section 4, but there are only 2 sections after the update", e.reason)
  end)

  it("inside didSelect deletes the row that was tapped", function()
    gesture.tap(view:cellForRowAtIndexPath_(path(1)))
    assert.equal("a c x", shown())
    assert.is_nil(view:indexPathForSelectedRow())
  end)
end)

describe("an update of sections", function()
  it("deletes and inserts rows, and moves the others", function()
    table.insert(rows, 1, {"first"})
    view:insertSections_withRowAnimation_({0}, 0)
    assert.equal("first a b c x", shown())
    table.remove(rows, 2)
    view:deleteSections_withRowAnimation_(1, 0)
    assert.equal("first x", shown())
    rows = {rows[2], rows[1]}
    view:moveSection_toSection_(1, 0)
    assert.equal("x first", shown())
    rows[1] = {"y", "z"}
    view:reloadSections_withRowAnimation_({0}, 0)
    assert.equal("y z first", shown())
  end)

  it("that does not add up raises UIKit's exception #system:18.5", function()
    local ok, e = pcall(view.insertSections_withRowAnimation_, view, {0}, 0)
    assert.is_false(ok)
    assert.matches("Updates = [\n\tInsert section (0)\n]", e.reason, 1, true)
  end)
end)
