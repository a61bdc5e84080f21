-- Tables with as many rows as an integer can count.

local rows

objc.class("EndlessSource", objc.NSObject, {protocols = {"UITableViewDataSource"}}, function(instance)
  function instance:numberOfSectionsInTableView_(_) return 2 end
  function instance:tableView_numberOfRowsInSection_(_, _) return rows end
  function instance:tableView_cellForRowAtIndexPath_(_, _) return objc.UITableViewCell:new() end
  function instance:sectionIndexTitlesForTableView_(_) return {"A", "Z"} end
end)

describe("a table whose sections have more rows together than an integer counts", function()
  it("is laid out, with its index", function()
    rows = math.maxinteger
    local view, source = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0), objc.EndlessSource:new()
    view:setDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    view:layoutIfNeeded()
    assert.equal(10, #view:visibleCells())
    assert.equal(math.maxinteger, view:numberOfRowsInSection_(1))
    view:removeFromSuperview()
  end)
end)

describe("a group of a compositional layout", function()
  it("holds groups that arrange any number of cells", function()
    local dimension = objc.NSCollectionLayoutDimension
    local size = objc.NSCollectionLayoutSize:sizeWithWidthDimension_heightDimension_(
      dimension:absoluteDimension_(50), dimension:absoluteDimension_(50))
    local custom = objc.NSCollectionLayoutGroup:customGroupWithLayoutSize_itemProvider_(size, function()
      return {objc.NSCollectionLayoutGroupCustomItem:customItemWithFrame_ {0, 0, 50, 50}}
    end)
    local both = objc.NSCollectionLayoutGroup:horizontalGroupWithLayoutSize_subitems_(size, {custom, custom})
    local layout = objc.UICollectionViewCompositionalLayout:alloc():initWithSection_(
      objc.NSCollectionLayoutSection:sectionWithGroup_(both))
    local source = objc.class("OneCell", objc.NSObject, {protocols = {"UICollectionViewDataSource"}})
    function source:collectionView_numberOfItemsInSection_(_, _) return 1 end
    function source:collectionView_cellForItemAtIndexPath_(view, path)
      return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
    end
    local view, data = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 400}, layout), source:new()
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(data)
    uikit.keyWindow():addSubview_(view)
    view:layoutIfNeeded()
    assert.equal(1, #view:visibleCells())
    view:removeFromSuperview()
  end)
end)
