local world

before_each(function() world = objc.snapshot() end)
after_each(function() objc.restore(world) end)

local function list(configuration)
  local layout = objc.UICollectionViewCompositionalLayout:layoutWithListConfiguration_(configuration)
  local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 390, 600}, layout)
  view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewListCell, "cell")
  uikit.keyWindow():addSubview_(view)
  return view
end

describe("a list's separators", function()
  it("are asked for at each item, with those of the list", function()
    local asked = {}
    local configuration = objc.UICollectionLayoutListConfiguration:alloc():initWithAppearance_(0)
    configuration:separatorConfiguration():setColor_(objc.UIColor:redColor())
    configuration:setItemSeparatorHandler_(function(path, separators)
      asked[#asked + 1] = path:item()
      separators:setBottomSeparatorVisibility_(path:item() == 1 and 2 or 0)
      return separators
    end)
    local view = list(configuration)
    local source = objc.UICollectionViewDiffableDataSource:alloc():initWithCollectionView_cellProvider_(view,
      function(collection, path) return collection:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path) end)
    local snapshot = objc.NSDiffableDataSourceSnapshot:new()
    snapshot:appendSectionsWithIdentifiers_{"main"}
    snapshot:appendItemsWithIdentifiers_{"a", "b", "c"}
    source:applySnapshot_animatingDifferences_(snapshot, false)
    runloop.run(0)
    assert.same({0, 1, 2}, asked)
  end)
end)

describe("an outline in a section", function()
  local view, source, shown

  before_each(function()
    view = list(objc.UICollectionLayoutListConfiguration:alloc():initWithAppearance_(0))
    source = objc.UICollectionViewDiffableDataSource:alloc():initWithCollectionView_cellProvider_(view,
      function(collection, path)
        local cell = collection:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
        cell:setAccessories_{objc.UICellAccessoryOutlineDisclosure:new()}
        return cell
      end)
    local tree = objc.NSDiffableDataSourceSectionSnapshot:new()
    tree:appendItems_{"fruit", "roots"}
    tree:appendItems_intoParentItem_({"apple", "pear"}, "fruit")
    source:applySnapshot_toSection_animatingDifferences_(tree, "main", false)
    runloop.run(0)
    function shown() return source:snapshot():itemIdentifiers() end
  end)

  local function tapSign(row)
    local cell = view:cellForItemAtIndexPath_(objc.NSIndexPath:indexPathForItem_inSection_(row, 0))
    gesture.tap(cell, {at = {cell:bounds().size.width - 10, cell:bounds().size.height / 2}})
    runloop.run(1)
  end

  it("opens and closes by a tap on its sign", function()
    assert.same({"fruit", "roots"}, shown())
    tapSign(0)
    assert.same({"fruit", "apple", "pear", "roots"}, shown())
    assert.same({"fruit"}, source:snapshotForSection_("main"):expandedItems())
    tapSign(0)
    assert.same({"fruit", "roots"}, shown())
  end)

  it("asks its handlers, which may fill an item when it opens", function()
    local log = {}
    local handlers = objc.UICollectionViewDiffableDataSourceSectionSnapshotHandlers:new()
    handlers:setShouldExpandItemHandler_(function(item) return item ~= "fruit" end)
    handlers:setWillExpandItemHandler_(function(item) log[#log + 1] = "expand " .. item end)
    handlers:setSnapshotForExpandingParentItemHandler_(function(_, below)
      below:appendItems_{"carrot"}
      return below
    end)
    handlers:setShouldCollapseItemHandler_(function() return false end)
    source:setSectionSnapshotHandlers_(handlers)
    tapSign(0)
    assert.same({"fruit", "roots"}, shown())
    tapSign(1)
    assert.same({"fruit", "roots", "carrot"}, shown())
    tapSign(1)
    assert.same({"fruit", "roots", "carrot"}, shown())
    assert.same({"expand roots"}, log)
  end)
end)
