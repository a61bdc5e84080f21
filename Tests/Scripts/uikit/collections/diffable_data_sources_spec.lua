-- Diffable data sources: snapshots of identifiers, and the updates that lead from one to the next.

local window = uikit.keyWindow()
local world, view, source, log

local function snapshot(sections)
  local made = objc.NSDiffableDataSourceSnapshot:new()
  for _, section in ipairs(sections) do
    made:appendSectionsWithIdentifiers_({section[1]})
    made:appendItemsWithIdentifiers_intoSectionWithIdentifier_(section[2], section[1])
  end
  return made
end

local function apply(sections, animated)
  source:applySnapshot_animatingDifferences_(snapshot(sections), animated or false)
  runloop.run(0)
end

local function table_()
  view = objc.UITableView:alloc():initWithFrame_({0, 0, 320, 400})
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  source = objc.UITableViewDiffableDataSource:alloc():initWithTableView_cellProvider_(view,
    function(list, path, item)
      log[#log + 1] = "cell " .. tostring(item)
      local cell = list:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
      cell:textLabel():setText_(tostring(item))
      return cell
    end)
  window:addSubview_(view)
end

local function texts()
  local found = {}
  for _, cell in ipairs(view:visibleCells()) do found[#found + 1] = cell:textLabel():text() end
  return table.concat(found, " ")
end

local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

before_each(function()
  world = objc.snapshot()
  log = {}
end)
after_each(function() objc.restore(world) end)

describe("a table's diffable data source", function()
  before_each(table_)

  it("is the table's data source, and shows a snapshot", function()
    assert.equal(source, view:dataSource())
    apply {{"a", {"x", "y"}}, {"b", {"z"}}}
    assert.equal("x y z", texts())
    assert.equal(2, view:numberOfSections())
  end)

  it("asks only for the cells of new items, and keeps those of the others", function()
    apply {{"a", {"x", "y", "z"}}}
    local kept = view:visibleCells()[3]
    drain()
    apply {{"a", {"z", "new", "x"}}}
    assert.equal("cell new", drain())
    assert.equal("z new x", texts())
    assert.equal(kept, view:visibleCells()[1])
  end)

  it("moves items between sections, and sections among each other", function()
    apply {{"a", {"1", "2"}}, {"b", {"3"}}, {"c", {"4"}}}
    drain()
    apply {{"c", {"4", "2"}}, {"a", {"1"}}, {"b", {"3"}}}
    assert.equal("4 2 1 3", texts())
    assert.equal("", drain())
  end)

  it("shows items again whose section was removed or added", function()
    apply {{"a", {"1", "2"}}, {"b", {"3"}}}
    apply {{"b", {"3", "1"}}, {"n", {"2"}}}
    assert.equal("3 1 2", texts())
  end)

  it("creates cells again for reloaded items, and updates reconfigured ones", function()
    apply {{"a", {"x", "y"}}}
    local x, y = table.unpack(view:visibleCells())
    drain()
    local reused = 0
    hook.before(objc.UITableViewCell, "prepareForReuse", function() reused = reused + 1 end)
    local next = source:snapshot()
    next:reconfigureItemsWithIdentifiers_({"x"})
    source:applySnapshot_animatingDifferences_(next, true)
    runloop.run(0)
    assert.equal("cell x", drain())
    assert.equal(0, reused)
    assert.equal(x, view:visibleCells()[1])
    next = source:snapshot()
    next:reloadItemsWithIdentifiers_({"y"})
    source:applySnapshot_animatingDifferences_(next, true)
    runloop.run(0)
    assert.equal("cell y", drain())
    assert.is_not_nil(y)
    assert.same({}, source:snapshot():reloadedItemIdentifiers())
  end)

  it("reloads everything on request", function()
    apply {{"a", {"x", "y"}}}
    drain()
    source:applySnapshotUsingReloadData_(snapshot {{"a", {"x", "y"}}})
    runloop.run(0)
    assert.equal("cell x, cell y", drain())
  end)

  it("calls the completion after the update", function()
    local done = 0
    source:applySnapshot_animatingDifferences_completion_(snapshot {{"a", {"x"}}}, true,
      function() done = done + 1 end)
    assert.equal(0, done)
    runloop.run(1)
    assert.equal(1, done)
  end)

  it("finds items and sections", function()
    apply {{"a", {"x", "y"}}, {"b", {"z"}}}
    local path = source:indexPathForItemIdentifier_("z")
    assert.same({1, 0}, {path:section(), path:row()})
    assert.equal("z", source:itemIdentifierForIndexPath_(path))
    assert.is_nil(source:indexPathForItemIdentifier_("absent"))
    assert.equal("b", source:sectionIdentifierForIndex_(1))
    assert.equal(1, source:indexForSectionIdentifier_("b"))
  end)

  it("compares items by hash and isEqual:", function()
    local Item = objc.class("DiffedItem", objc.NSObject, function(instance)
      objc.property(instance, "number")
      function instance:hash() return self:number() end
      function instance:isEqual_(other) return other:number() == self:number() end
      function instance:description() return "item " .. self:number() end
    end)
    local function items(...)
      local made = {}
      for _, number in ipairs {...} do
        local item = Item:new()
        item:setNumber_(number)
        made[#made + 1] = item
      end
      return made
    end
    apply {{"a", items(1, 2)}}
    drain()
    apply {{"a", items(2, 1, 3)}}
    assert.equal("cell item 3", drain())
  end)

  it("asks a subclass for titles and editing", function()
    local Titled = objc.class("TitledSource", objc.UITableViewDiffableDataSource, function(instance)
      function instance:tableView_titleForHeaderInSection_(_, section)
        return self:sectionIdentifierForIndex_(section)
      end
    end)
    source = Titled:alloc():initWithTableView_cellProvider_(view, function(list, path)
      return list:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end)
    apply {{"Fruit", {"x"}}}
    assert.equal("Fruit", view:headerViewForSection_(0):textLabel():text())
  end)

  it("complains of a provider that returns no cell", function()
    source = objc.UITableViewDiffableDataSource:alloc():initWithTableView_cellProvider_(view,
      function() return nil end)
    assert.error_matches(function() apply {{"a", {"x"}}} end, "cell provider returned nil")
  end)

  it("survives random snapshots", function()
    local seed = 7
    local function random(most)
      seed = (seed * 1103515245 + 12345) % 2147483648
      return seed // 65536 % most + 1
    end
    apply {{"s1", {"i1"}}}
    for _ = 1, 60 do
      local sections, free = {}, {}
      for item = 1, 9 do table.insert(free, random(#free + 1), "i" .. item) end
      local names = {"s1", "s2", "s3", "s4"}
      local wanted = {}
      for _ = 1, random(4) do
        local items = {}
        for _ = 1, random(4) - 1 do items[#items + 1] = table.remove(free) end
        for _, item in ipairs(items) do wanted[#wanted + 1] = item end
        sections[#sections + 1] = {table.remove(names, random(#names)), items}
      end
      apply(sections, true)
      assert.equal(table.concat(wanted, " "), texts())
    end
  end)
end)

describe("a snapshot", function()
  it("rejects changes that a device rejects", function()
    local made = objc.NSDiffableDataSourceSnapshot:new()
    assert.error_matches(function() made:appendItemsWithIdentifiers_({"x"}) end,
      "no sections in the data source")
    made:appendSectionsWithIdentifiers_({"a"})
    made:appendItemsWithIdentifiers_({"x", "y"})
    assert.error_matches(function() made:appendItemsWithIdentifiers_({"y"}) end, "not unique")
    assert.error_matches(function() made:appendSectionsWithIdentifiers_({"a"}) end, "not unique")
    assert.error_matches(function() made:reloadItemsWithIdentifiers_({"q"}) end,
      "Invalid item identifier: q")
  end)

  it("inserts, moves and deletes", function()
    local made = objc.NSDiffableDataSourceSnapshot:new()
    made:appendSectionsWithIdentifiers_({"a", "b"})
    made:appendItemsWithIdentifiers_intoSectionWithIdentifier_({1, 2, 3}, "a")
    made:insertItemsWithIdentifiers_beforeItemWithIdentifier_({8}, 2)
    made:insertItemsWithIdentifiers_afterItemWithIdentifier_({9}, 2)
    made:moveItemWithIdentifier_afterItemWithIdentifier_(1, 3)
    made:deleteItemsWithIdentifiers_({8})
    assert.same({2, 9, 3, 1}, made:itemIdentifiers())
    made:moveSectionWithIdentifier_beforeSectionWithIdentifier_("b", "a")
    assert.same({"b", "a"}, made:sectionIdentifiers())
    assert.equal("a", made:sectionIdentifierForSectionContainingItemIdentifier_(9))
    assert.equal(4, made:numberOfItemsInSection_("a"))
    local copy = made:copy()
    copy:deleteSectionsWithIdentifiers_({"a"})
    assert.equal(4, made:numberOfItems())
    assert.equal(0, copy:numberOfItems())
  end)
end)

describe("a collection's diffable data source", function()
  local registration, filled

  before_each(function()
    filled = {}
    local layout = objc.UICollectionViewFlowLayout:new()
    view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 400}, layout)
    registration = objc.UICollectionViewCellRegistration
      :registrationWithCellClass_configurationHandler_(objc.UICollectionViewListCell,
        function(cell, path, item)
          filled[#filled + 1] = path:item() .. item
          local content = cell:defaultContentConfiguration()
          content:setText_(item)
          cell:setContentConfiguration_(content)
        end)
    source = objc.UICollectionViewDiffableDataSource:alloc():initWithCollectionView_cellProvider_(
      view, function(list, path, item)
        return list:dequeueConfiguredReusableCellWithRegistration_forIndexPath_item_(registration,
          path, item)
      end)
    window:addSubview_(view)
  end)

  it("gets its cells from a registration", function()
    apply {{"a", {"x", "y"}}}
    assert.same({"0x", "1y"}, filled)
    assert.equal("UICollectionViewListCell", tostring(view:visibleCells()[1]:class()))
    apply {{"a", {"y", "x", "z"}}}
    assert.same({"0x", "1y", "2z"}, filled)
  end)

  it("gets headers from a registration", function()
    local flow = view:collectionViewLayout()
    flow:setHeaderReferenceSize_({320, 30})
    local kind = uikit.UICollectionElementKindSectionHeader
    local header = objc.UICollectionViewSupplementaryRegistration
      :registrationWithSupplementaryClass_elementKind_configurationHandler_(
        objc.UICollectionReusableView, kind, function(made, of, path)
          log[#log + 1] = of .. " " .. path:section()
          made:setTag_(5)
        end)
    source:setSupplementaryViewProvider_(function(list, _, path)
      return list:dequeueConfiguredReusableSupplementaryViewWithRegistration_forIndexPath_(header, path)
    end)
    apply {{"a", {"x"}}}
    assert.equal(kind .. " 0", drain())
    assert.equal(5, view:visibleSupplementaryViewsOfKind_(kind)[1]:tag())
  end)

  it("rejects a registration that is made for one cell", function()
    source = objc.UICollectionViewDiffableDataSource:alloc():initWithCollectionView_cellProvider_(
      view, function(list, path, item)
        local made = objc.UICollectionViewCellRegistration
          :registrationWithCellClass_configurationHandler_(objc.UICollectionViewCell, function() end)
        return list:dequeueConfiguredReusableCellWithRegistration_forIndexPath_item_(made, path, item)
      end)
    assert.error_matches(function() apply {{"a", {"x"}}} end, "Registrations should be created up front")
  end)

  it("shows the visible items of a section's tree", function()
    local tree = objc.NSDiffableDataSourceSectionSnapshot:new()
    tree:appendItems_({"root", "leaf"})
    tree:appendItems_intoParentItem_({"child1", "child2"}, "root")
    source:applySnapshot_toSection_animatingDifferences_(tree, "s", false)
    runloop.run(0)
    assert.same({"root", "leaf"}, source:snapshot():itemIdentifiers())
    tree:expandItems_({"root"})
    assert.equal(1, tree:levelOfItem_("child1"))
    source:applySnapshot_toSection_animatingDifferences_(tree, "s", true)
    runloop.run(0)
    assert.same({"root", "child1", "child2", "leaf"}, source:snapshot():itemIdentifiers())
  end)
end)
