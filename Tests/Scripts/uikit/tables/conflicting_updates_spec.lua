local rows, view, source

objc.class("ConflictSource", objc.NSObject, {
  protocols = {"UITableViewDataSource", "UICollectionViewDataSource"}}, function(instance)
  function instance:numberOfSectionsInTableView_(_) return #rows end
  function instance:tableView_numberOfRowsInSection_(_, section) return #rows[section + 1] end
  function instance:tableView_cellForRowAtIndexPath_(table_, path)
    local cell = table_:dequeueReusableCellWithIdentifier_("cell")
    cell:setTag_(rows[path:section() + 1][path:row() + 1])
    return cell
  end
end)

local function path(row, section)
  return objc.NSIndexPath:indexPathForRow_inSection_(row, section or 0)
end

-- The error of the batch when the data source has these rows afterwards.
local function refusal(after, batch)
  local done, failure = pcall(function()
    view:performBatchUpdates_completion_(function()
      rows = after
      batch()
    end, nil)
  end)
  return not done and (failure.reason:gsub("0x%x+", "0x"))
end

local function shown()
  local tags = {}
  for _, cell in ipairs(view:visibleCells()) do tags[#tags + 1] = cell:tag() end
  return table.concat(tags, " ")
end

before_each(function()
  rows = {{1, 2, 3}, {4}}
  source = objc.ConflictSource:new()
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  view:setDataSource_(source)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end)

after_each(function() view:removeFromSuperview() end)

describe("a row that moves", function()
  it("cannot be deleted or reloaded in the same batch", function()
    local words = "attempt to perform a delete and a move from the same index path "
      .. "(<NSIndexPath: 0x> {length = 2, path = 0 - 0})"
    assert.equal(words, refusal({{2, 3}, {4}}, function()
      view:deleteRowsAtIndexPaths_withRowAnimation_({path(0)}, 0)
      view:moveRowAtIndexPath_toIndexPath_(path(0), path(1))
    end))
    view:reloadData()
    assert.equal(words, refusal({{3, 2}, {4}}, function()
      view:reloadRowsAtIndexPaths_withRowAnimation_({path(0)}, 0)
      view:moveRowAtIndexPath_toIndexPath_(path(0), path(1))
    end))
  end)

  it("cannot move to an inserted or moving row", function()
    assert.equal("attempt to perform an insert and a move to the same index path "
      .. "(<NSIndexPath: 0x> {length = 2, path = 0 - 0})", refusal({{3, 1, 2, 9}, {4}}, function()
      view:insertRowsAtIndexPaths_withRowAnimation_({path(0)}, 0)
      view:moveRowAtIndexPath_toIndexPath_(path(2), path(0))
    end))
    view:reloadData()
    assert.truthy(refusal({{3, 2, 1, 9}, {4}}, function()
      view:moveRowAtIndexPath_toIndexPath_(path(2), path(0))
      view:moveRowAtIndexPath_toIndexPath_(path(1), path(0))
    end))
  end)

  it("must be there before, and its new place after the batch", function()
    assert.equal("attempt to move index path (<NSIndexPath: 0x> {length = 2, path = 1 - 1}) that does not exist - "
      .. "there are only 1 rows in section 1 before the update", refusal(rows, function()
      view:moveRowAtIndexPath_toIndexPath_(path(1, 1), path(0))
    end))
    view:reloadData()
    assert.equal("attempt to move index path (<NSIndexPath: 0x> {length = 2, path = 0 - 0}) to index path "
      .. "(<NSIndexPath: 0x> {length = 2, path = 0 - 3}) that does not exist - there are only 3 rows in section 0 "
      .. "after the update", refusal(rows, function()
      view:moveRowAtIndexPath_toIndexPath_(path(0), path(3))
    end))
  end)

  it("cannot enter a new section or leave a deleted one", function()
    assert.equal("cannot move a row into a newly inserted section (0)",
      refusal({{1}, {2, 3}, {4}}, function()
        view:insertSections_withRowAnimation_({0}, 0)
        view:moveRowAtIndexPath_toIndexPath_(path(0), path(0))
      end))
    view:reloadData()
    rows = {{1, 2, 3}, {4}}
    assert.equal("cannot move a row from a deleted section (1)", refusal({{4, 1, 2, 3}}, function()
      view:deleteSections_withRowAnimation_({1}, 0)
      view:moveRowAtIndexPath_toIndexPath_(path(0, 1), path(0))
    end))
  end)
end)

describe("a place that is named twice", function()
  it("counts twice", function()
    assert.is_false(refusal({{3}, {4}}, function()
      view:deleteRowsAtIndexPaths_withRowAnimation_({path(0), path(0)}, 0)
    end))
    assert.equal("3 4", shown())
    assert.is_false(refusal({{8, 9, 3}, {4}}, function()
      view:insertRowsAtIndexPaths_withRowAnimation_({path(0), path(0)}, 0)
    end))
    assert.equal("8 9 3 4", shown())
  end)
end)
