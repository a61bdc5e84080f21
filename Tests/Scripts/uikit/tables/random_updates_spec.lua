-- Batches of random deletions, insertions and moves: every cell must still show its own row, and no remaining row is
-- requested again.
describe("random batches", function()
  local seed = tonumber(os.getenv "SEED") or 1
  local sections, nextRow, asked

  local Source = objc.class("RandomSource", objc.NSObject, {
    protocols = {"UITableViewDataSource", "UICollectionViewDataSource"}}, function(instance)
    local function fill(cell, path)
      local row = sections[path:section() + 1][path:item() + 1]
      cell:setTag_(row)
      asked[row] = (asked[row] or 0) + 1
      return cell
    end
    function instance:numberOfSectionsInTableView_(_) return #sections end
    function instance:tableView_numberOfRowsInSection_(_, section) return #sections[section + 1] end
    function instance:tableView_cellForRowAtIndexPath_(view, path)
      return fill(view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path), path)
    end
    function instance:numberOfSectionsInCollectionView_(_) return #sections end
    function instance:collectionView_numberOfItemsInSection_(_, section)
      return #sections[section + 1]
    end
    function instance:collectionView_cellForItemAtIndexPath_(view, path)
      return fill(view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path), path)
    end
  end)

  local function new()
    nextRow = nextRow + 1
    return nextRow
  end
  local function place(row, section)
    return objc.NSIndexPath:indexPathForItem_inSection_(row - 1, section - 1)
  end

  -- New contents, and the steps to reach them, in any order.
  local function change()
    local after, steps, origin, moved = {}, {}, {}, {}
    for s, rows in ipairs(sections) do
      after[s] = {}
      for r, row in ipairs(rows) do
        if math.random() < 0.25 then
          steps[#steps + 1] = {"delete", place(r, s)}
        else
          table.insert(after[s], row)
          origin[row] = place(r, s)
        end
      end
    end
    for _ = 1, math.random(0, 2) do
      local from, to = after[math.random(#after)], after[math.random(#after)]
      if #from > 0 then
        local row = table.remove(from, math.random(#from))
        table.insert(to, math.random(#to + 1), row)
        moved[row] = true
      end
    end
    for _ = 1, math.random(0, 3) do
      local rows = after[math.random(#after)]
      table.insert(rows, math.random(#rows + 1), new())
    end
    for s, rows in ipairs(after) do
      for r, row in ipairs(rows) do
        if not origin[row] then
          steps[#steps + 1] = {"insert", place(r, s)}
        elseif moved[row] then
          steps[#steps + 1] = {"move", origin[row], place(r, s)}
        end
      end
    end
    for last = #steps, 2, -1 do
      local other = math.random(last)
      steps[last], steps[other] = steps[other], steps[last]
    end
    return after, steps
  end

  local function check(view, send)
    math.randomseed(seed)
    sections, nextRow, asked = {{}, {}, {}}, 0, {}
    view:setDataSource_(Source:new())
    local source <close> = view:dataSource()
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    for round = 1, 200 do
      local after, steps = change()
      view:performBatchUpdates_completion_(function()
        sections = after
        for _, step in ipairs(steps) do send(step) end
      end, nil)
      for _, cell in ipairs(view:visibleCells()) do
        local path = view:indexPathForCell_(cell)
        local row = sections[path:section() + 1][path:item() + 1]
        assert.equal(row, cell:tag(), ("round %d of seed %d"):format(round, seed))
      end
    end
    for row, times in pairs(asked) do
      assert.equal(1, times, ("row %d of seed %d"):format(row, seed))
    end
    view:removeFromSuperview()
  end

  it("leave every row of a table in its cell", function()
    local view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 300, 5000}, 0)
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    check(view, function(step)
      if step[1] == "move" then return view:moveRowAtIndexPath_toIndexPath_(step[2], step[3]) end
      view[step[1] .. "RowsAtIndexPaths:withRowAnimation:"](view, {step[2]}, 0)
    end)
  end)

  it("leave every item of a collection in its cell", function()
    local layout = objc.UICollectionViewFlowLayout:new()
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
      {0, 0, 300, 5000}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    check(view, function(step)
      if step[1] == "move" then return view:moveItemAtIndexPath_toIndexPath_(step[2], step[3]) end
      view[step[1] .. "ItemsAtIndexPaths:"](view, {step[2]})
    end)
  end)
end)
