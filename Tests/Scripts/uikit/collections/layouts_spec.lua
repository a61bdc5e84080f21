local view, source, counts, log, layout

local function path(item, section)
  return objc.NSIndexPath:indexPathForItem_inSection_(item, section or 0)
end

objc.class("LaidOutSource", objc.NSObject, {
  protocols = {"UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout"}},
  function(instance)
    function instance:numberOfSectionsInCollectionView_(_) return #counts end
    function instance:collectionView_numberOfItemsInSection_(_, section) return counts[section + 1] end
    function instance:collectionView_cellForItemAtIndexPath_(collection, at)
      return collection:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", at)
    end
    function instance:collectionView_viewForSupplementaryElementOfKind_atIndexPath_(
      collection, kind, at)
      log[#log + 1] = "header " .. at:section()
      return collection:dequeueReusableSupplementaryViewOfKind_withReuseIdentifier_forIndexPath_(
        kind, "header", at)
    end
    function instance:scrollViewWillEndDragging_withVelocity_targetContentOffset_(_, _, target)
      log[#log + 1] = "told " .. target.y
    end
  end)

local Snapping = objc.class("SnappingLayout", objc.UICollectionViewFlowLayout,
  function(instance, _, super)
    function instance:targetContentOffsetForProposedContentOffset_withScrollingVelocity_(offset, v)
      log[#log + 1] = ("asked %.0f %.2f"):format(offset.y, v.y)
      return {x = 0, y = offset.y // 100 * 100}
    end
    function instance:prepareForCollectionViewUpdates_(items)
      super(self):prepareForCollectionViewUpdates_(items)
      for _, item in ipairs(items) do
        local before, after = item:indexPathBeforeUpdate(), item:indexPathAfterUpdate()
        log[#log + 1] = ("%d %s %s"):format(
          item:updateAction(), before and before:item(), after and after:item())
      end
    end
    function instance:finalizeCollectionViewUpdates() log[#log + 1] = "finished" end
  end)

before_each(function()
  counts, log = {30, 30}, {}
  layout = Snapping:new()
  layout:setItemSize_{320, 40}
  layout:setMinimumLineSpacing_(0)
  view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 400}, layout)
  source = objc.LaidOutSource:new()
  view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
  view:registerClass_forSupplementaryViewOfKind_withReuseIdentifier_(
    objc.UICollectionReusableView, uikit.UICollectionElementKindSectionHeader, "header")
  view:setDelegate_(source)
  view:setDataSource_(source)
  uikit.keyWindow():addSubview_(view)
  view:layoutIfNeeded()
  log = {}
end)

after_each(function() view:removeFromSuperview() end)

describe("a layout that proposes a target offset", function()
  it("is asked before the delegate, which receives its result", function()
    gesture.flick(view, {by = {x = 0, y = -100}})
    assert.are.equal(2, #log)
    assert.matches("^asked %d+ 1%.25$", log[1])
    local told = tonumber(log[2]:match "told (.*)")
    assert.are.equal(0, told % 100)
    runloop.run(5)
    assert.are.equal(told, view:contentOffset().y)
  end)

  it("is followed without a delegate too", function()
    view:setDelegate_(nil)
    gesture.flick(view, {by = {x = 0, y = -100}})
    runloop.run(5)
    assert.are.equal(0, view:contentOffset().y % 100)
    assert.is_true(view:contentOffset().y > 0)
  end)
end)

describe("a layout during updates", function()
  it("is notified of changes before the new state is shown, and after", function()
    counts = {30, 30}
    view:performBatchUpdates_completion_(function()
      view:deleteItemsAtIndexPaths_{path(3)}
      view:insertItemsAtIndexPaths_{path(0)}
      view:moveItemAtIndexPath_toIndexPath_(path(1), path(5))
    end, nil)
    assert.are.same({"1 3 nil", "0 nil 0", "3 1 5", "finished"}, log)
  end)
end)

describe("the headers of a flow layout", function()
  local function headerY(section)
    return view:supplementaryViewForElementKind_atIndexPath_(
      uikit.UICollectionElementKindSectionHeader, path(0, section)):frame().origin.y
  end

  before_each(function()
    layout:setHeaderReferenceSize_{0, 30}
    layout:setSectionHeadersPinToVisibleBounds_(true)
    view:layoutIfNeeded()
    log = {}
  end)

  it("stay at the top of the visible area while their section is visible", function()
    view:setContentOffset_{0, 500}
    view:layoutIfNeeded()
    assert.are.equal(500, headerY(0))
    view:setContentOffset_{0, 1220}
    view:layoutIfNeeded()
    assert.are.equal(1200, headerY(0))
    assert.are.equal(1230, headerY(1))
  end)

  it("are in front of the items then", function()
    view:setContentOffset_{0, 500}
    view:layoutIfNeeded()
    local front = view:subviews()[#view:subviews()]
    assert.are.equal(view:supplementaryViewForElementKind_atIndexPath_(
      uikit.UICollectionElementKindSectionHeader, path(0, 0)), front)
  end)

  it("are not asked for again by an update that leaves their section", function()
    counts = {29, 30}
    view:deleteItemsAtIndexPaths_{path(3)}
    for _, line in ipairs(log) do assert.is_nil(line:match "header") end
  end)
end)

describe("layout attributes", function()
  it("are equal by their values, which a copy has", function()
    local attributes = objc.UICollectionViewLayoutAttributes:layoutAttributesForCellWithIndexPath_(path(1))
    attributes:setFrame_{10, 20, 30, 40}
    local copy = attributes:copy()
    assert.is_true(attributes:isEqual_(copy))
    assert.equal(attributes:hash(), copy:hash())
    for _, change in ipairs {
      function() copy:setAlpha_(0.5) end, function() copy:setZIndex_(1) end, function() copy:setHidden_(true) end,
      function() copy:setFrame_{10, 20, 30, 41} end, function() copy:setIndexPath_(path(2)) end,
    } do
      copy = attributes:copy()
      change()
      assert.is_false(attributes:isEqual_(copy))
    end
  end)
end)
