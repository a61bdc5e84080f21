-- Rows and items that are dragged and dropped: the delegates of tables and collections.
local world, log

local function note(...) log[#log + 1] = table.concat({...}, " ") end
local function said() return table.concat(log, ", ") end

before_each(function() world = objc.snapshot(); log = {} end)
after_each(function() objc.restore(world) end)

local function item(text)
  return objc.UIDragItem:alloc():initWithItemProvider_(objc.NSItemProvider:alloc():initWithObject_(text))
end

local function makeTable(y, rows)
  local Source = objc.class("Rows" .. y, objc.NSObject,
    {protocols = {"UITableViewDataSource", "UITableViewDragDelegate", "UITableViewDropDelegate"}},
    function(instance)
      function instance:tableView_numberOfRowsInSection_() return #rows end
      function instance:tableView_cellForRowAtIndexPath_(_, path)
        local cell = objc.UITableViewCell:new()
        cell:textLabel():setText_(rows[path:row() + 1])
        return cell
      end
      instance["tableView:itemsForBeginningDragSession:atIndexPath:"] = function(_, _, _, path)
        note("items", path:row())
        return {item(rows[path:row() + 1])}
      end
    end)
  local source = Source:new()
  local list = objc.UITableView:alloc():initWithFrame_style_({0, y, 320, 200}, 0)
  objc.setAssociatedObject(list, "source", source)
  list:setDataSource_(source)
  uikit.keyWindow():addSubview_(list)
  runloop.run(0)
  return list, source, Source
end

local function carry(view, from, by)
  local finger = gesture.touch(view, from)
  finger:hold(0.7)
  finger:move {by = by, duration = 0.2}
  return finger
end

describe("a row that is dragged", function()
  it("is moved by its own table's data source, without a drop delegate", function()
    local rows = {"a", "b", "c"}
    local list, source, Source = makeTable(0, rows)
    list:setDragDelegate_(source)
    function Source:tableView_moveRowAtIndexPath_toIndexPath_(_, from, to)
      note("move", from:row(), to:row())
      table.insert(rows, to:row() + 1, table.remove(rows, from:row() + 1))
    end
    list:setDataSource_(nil)
    list:setDataSource_(source)
    runloop.run(0)
    local finger = carry(list, {x = 50, y = 20}, {x = 0, y = 88})
    assert.is_true(list:hasActiveDrag())
    assert.is_true(list:hasActiveDrop())
    finger:lift()
    runloop.run(1)
    assert.is_false(list:hasActiveDrag())
    assert.equal("items 0, move 0 2", said())
    assert.equal("a", list:cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(2, 0))
      :textLabel():text())
  end)

  it("is offered to the drop delegate, which determines its final position", function()
    local rows = {"a", "b", "c"}
    local list, source, Source = makeTable(0, rows)
    local other, taker, Taker = makeTable(250, {"x", "y"})
    list:setDragDelegate_(source)
    other:setDropDelegate_(taker)
    for _, name in ipairs {"dragSessionWillBegin:", "dragSessionDidEnd:"} do
      Source["tableView:" .. name] = function() note(name) end
    end
    for _, name in ipairs {"dropSessionDidEnter:", "dropSessionDidExit:", "dropSessionDidEnd:"} do
      Taker["tableView:" .. name] = function() note(name) end
    end
    Taker["tableView:canHandleDropSession:"] = function(_, _, session)
      return session:canLoadObjectsOfClass_(objc.NSString)
    end
    Taker["tableView:dropSessionDidUpdate:withDestinationIndexPath:"] = function(_, _, _, path)
      local row = "over " .. tostring(path and path:row())
      if log[#log] ~= row then note(row) end
      return objc.UITableViewDropProposal:alloc():initWithDropOperation_intent_(2, 1)
    end
    Taker["tableView:dropPreviewParametersForRowAtIndexPath:"] = function(_, _, path)
      note("shape", path:row())
    end
    Taker["tableView:performDropWithCoordinator:"] = function(_, _, coordinator)
      local dropped = coordinator:items()[1]
      note("perform", coordinator:destinationIndexPath():row(), coordinator:proposal():intent(),
        tostring(dropped:sourceIndexPath()))
      local animator = coordinator:dropItem_toRowAtIndexPath_(dropped:dragItem(),
        coordinator:destinationIndexPath())
      animator:addCompletion_(function() note "done" end)
    end
    carry(list, {x = 50, y = 60}, {x = 0, y = 244}):lift()
    runloop.run(1)
    assert.equal("items 1, dragSessionWillBegin:, dropSessionDidEnter:, over 0, over 1, perform 1 1 nil, "
      .. "shape 1, done, dropSessionDidEnd:, dragSessionDidEnd:", said())
  end)

  it("stays while dragging is disabled, and notifies its cell of its state", function()
    local list, source = makeTable(0, {"a", "b"})
    list:setDragDelegate_(source)
    list:setDragInteractionEnabled_(false)
    carry(list, {x = 50, y = 20}, {x = 0, y = 60}):lift()
    assert.equal("", said())
    list:setDragInteractionEnabled_(true)
    hook.before(objc.UITableViewCell, "dragStateDidChange:", function(_, state) note("state", state) end)
    carry(list, {x = 50, y = 20}, {x = 0, y = 60}):lift()
    runloop.run(1)
    assert.equal("items 0, state 1, state 2, state 0", said())
  end)
end)

describe("an item that is dragged", function()
  local function makeCollection()
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 200},
      objc.UICollectionViewFlowLayout:new())
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    local Source = objc.class("Items", objc.NSObject, {protocols = {"UICollectionViewDataSource",
      "UICollectionViewDragDelegate", "UICollectionViewDropDelegate"}}, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 4 end
      function instance:collectionView_cellForItemAtIndexPath_(v, path)
        return v:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
      instance["collectionView:itemsForBeginningDragSession:atIndexPath:"] = function(_, _, _, path)
        note("items", path:item())
        return {item "x"}
      end
    end)
    local source = Source:new()
    objc.setAssociatedObject(view, "source", source)
    view:setDataSource_(source)
    view:setDragDelegate_(source)
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    return view, source, Source
  end

  it("is dropped by the drop delegate, a move within the same collection", function()
    local view, source, Source = makeCollection()
    Source["collectionView:performDropWithCoordinator:"] = function(_, _, coordinator)
      local dropped = coordinator:items()[1]
      note("perform", coordinator:proposal():operation(), coordinator:destinationIndexPath():item(),
        dropped:sourceIndexPath():item())
    end
    view:setDropDelegate_(source)
    carry(view, {x = 10, y = 10}, {x = 90, y = 0}):lift()
    runloop.run(1)
    assert.equal("items 0, perform 3 1 0", said())
  end)

  it("is moved by the data source without a drop delegate", function()
    local view, _, Source = makeCollection()
    function Source:collectionView_moveItemAtIndexPath_toIndexPath_(_, from, to)
      note("move", from:item(), to:item())
    end
    carry(view, {x = 10, y = 10}, {x = 90, y = 0}):lift()
    runloop.run(1)
    assert.equal("items 0, move 0 1", said())
  end)
end)
