local log, counts, view, layout, source, answers

local function path(item, section)
  return objc.NSIndexPath:indexPathForItem_inSection_(item, section or 0)
end

local Source = objc.class("ItemsSource", objc.NSObject, {protocols = {
  "UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout"}}, function(instance)
  function instance:numberOfSectionsInCollectionView_(_)
    log[#log + 1] = "sections"
    return #counts
  end
  function instance:collectionView_numberOfItemsInSection_(_, section)
    log[#log + 1] = "items " .. section
    return counts[section + 1]
  end
  function instance:collectionView_cellForItemAtIndexPath_(collection, at)
    if answers.cell then return answers.cell() end
    local cell = collection:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", at)
    log[#log + 1] = "cell " .. at:item()
    return cell
  end
  instance["collectionView:viewForSupplementaryElementOfKind:atIndexPath:"] = function(
    _, collection, kind, at)
    return collection:dequeueReusableSupplementaryViewOfKind_withReuseIdentifier_forIndexPath_(
      kind, "header", at)
  end
  function instance:collectionView_willDisplayCell_forItemAtIndexPath_(_, _, at)
    log[#log + 1] = "will " .. at:item()
  end
  function instance:collectionView_didEndDisplayingCell_forItemAtIndexPath_(_, _, at)
    log[#log + 1] = "end " .. at:item()
  end
end)

objc.class("ItemsCell", objc.UICollectionViewCell, function(instance)
  function instance:prepareForReuse() log[#log + 1] = "prepare" end
end)

local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end

local function show(size)
  layout = objc.UICollectionViewFlowLayout:new()
  layout:setItemSize_(size or {100, 100})
  view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 210}, layout)
  view:registerClass_forCellWithReuseIdentifier_(objc.ItemsCell, "cell")
  view:registerClass_forSupplementaryViewOfKind_withReuseIdentifier_(
    objc.UICollectionReusableView, uikit.UICollectionElementKindSectionHeader, "header")
  source = Source:new()
  view:setDelegate_(source)
  view:setDataSource_(source)
  uikit.keyWindow():addSubview_(view)
end

before_each(function()
  log, counts, answers = {}, {30}, {}
  show()
end)

after_each(function() view:removeFromSuperview() end)

describe("a collection", function()
  it("asks for sections and items, then creates and shows visible ones", function()
    assert.equal("", drain())
    runloop.run(0)
    assert.equal("sections, items 0, cell 0, will 0, cell 1, will 1, cell 2, will 2, "
      .. "cell 3, will 3, cell 4, will 4, cell 5, will 5", drain())
    assert.same({width = 320, height = 10 * 100 + 9 * 10}, view:contentSize())
    assert.equal(6, #view:visibleCells())
    assert.same(uikit.CGRectMake(110, 110, 100, 100),
      view:cellForItemAtIndexPath_(path(4)):frame())
    assert.is_nil(view:cellForItemAtIndexPath_(path(9)))
  end)

  it("removes items that become invisible, and reuses their cells at once without prefetching", function()
    view:setPrefetchingEnabled_(false)
    runloop.run(0)
    drain()
    view:setContentOffset_ {0, 105}
    runloop.run(0)
    assert.equal("end 0, end 1, end 2, prepare, cell 6, will 6, prepare, cell 7, will 7, "
      .. "prepare, cell 8, will 8", drain())
    local items = {}
    for _, at in ipairs(view:indexPathsForVisibleItems()) do items[#items + 1] = at:item() end
    assert.same({3, 4, 5, 6, 7, 8}, items)
  end)

  it("finds items by point, and scrolls to them", function()
    assert.equal(5, view:indexPathForItemAtPoint_({225, 115}):item())
    assert.is_nil(view:indexPathForItemAtPoint_ {105, 5})
    view:scrollToItemAtIndexPath_atScrollPosition_animated_(
      path(15), uikit.UICollectionViewScrollPositionTop, false)
    assert.equal(550, view:contentOffset().y)
    view:scrollToItemAtIndexPath_atScrollPosition_animated_(
      path(15), uikit.UICollectionViewScrollPositionCenteredVertically, false)
    assert.equal(495, view:contentOffset().y)
    local ok, e = pcall(view.scrollToItemAtIndexPath_atScrollPosition_animated_, view,
      path(99), 0, false)
    assert.is_false(ok)
    assert.matches("out%-of%-bounds item %(99%) when there are only 30 items", e.reason)
  end)

  it("rejects a data source without a cell, and an unregistered identifier", function()
    answers.cell = function() end
    local ok, e = pcall(runloop.run, 0)
    assert.is_false(ok)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.matches("did not return a valid cell", e.reason)
    answers.cell = nil
    ok, e = pcall(view.dequeueReusableCellWithReuseIdentifier_forIndexPath_, view, "x", path(0))
    assert.is_false(ok)
    assert.matches("^could not dequeue a view of kind: UICollectionElementKindCell", e.reason)
    assert.is_false(pcall(objc.UICollectionView.new, objc.UICollectionView))
  end)

  it("of a hundred thousand items has cells only for visible ones", function()
    counts = {100000}
    runloop.run(0)
    view:setContentOffset_ {0, view:contentSize().height - 210}
    runloop.run(0)
    assert.equal(4, #view:visibleCells())
    assert.is_true(#objc.liveObjects(objc.ItemsCell) < 30)
  end)
end)

describe("the delegate of a flow layout", function()
  it("determines sizes, distances and headers of sections", function()
    counts = {3, 1}
    Source["collectionView:layout:sizeForItemAtIndexPath:"] = function(_, _, _, at)
      return {width = 100 + 20 * at:item(), height = 50}
    end
    Source["collectionView:layout:insetForSectionAtIndex:"] = function()
      return {top = 5, left = 10, bottom = 5, right = 10}
    end
    Source["collectionView:layout:referenceSizeForHeaderInSection:"] = function(_, _, _, section)
      return {0, section == 0 and 0 or 30}
    end
    view:setDelegate_(nil)
    view:setDelegate_(source)
    runloop.run(0)
    assert.same(uikit.CGRectMake(10, 5, 100, 50), view:cellForItemAtIndexPath_(path(0)):frame())
    assert.same(uikit.CGRectMake(190, 5, 120, 50), view:cellForItemAtIndexPath_(path(1)):frame())
    assert.same(uikit.CGRectMake(10, 65, 140, 50), view:cellForItemAtIndexPath_(path(2)):frame())
    local headers = view:visibleSupplementaryViewsOfKind_(
      uikit.UICollectionElementKindSectionHeader)
    assert.equal(1, #headers)
    assert.same(uikit.CGRectMake(0, 120, 320, 30), headers[1]:frame())
    assert.same(uikit.CGRectMake(10, 155, 100, 50),
      view:cellForItemAtIndexPath_(path(0, 1)):frame())
  end)
end)

describe("a layout of a script", function()
  it("is asked by messages, and prepared again when it is invalidated", function()
    local asked = {}
    local Diagonal = objc.class("DiagonalLayout", objc.UICollectionViewLayout, function(instance)
      function instance:prepareLayout() asked[#asked + 1] = "prepare" end
      function instance:collectionViewContentSize() return {1000, 1000} end
      function instance:layoutAttributesForElementsInRect_(rect)
        asked[#asked + 1] = "rect " .. rect.origin.y
        local list = {}
        for item = 0, 2 do
          list[#list + 1] = self:layoutAttributesForItemAtIndexPath_(path(item))
        end
        return list
      end
      function instance:layoutAttributesForItemAtIndexPath_(at)
        local attributes =
          objc.UICollectionViewLayoutAttributes:layoutAttributesForCellWithIndexPath_(at)
        attributes:setFrame_ {at:item() * 100, at:item() * 100, 80, 80}
        return attributes
      end
    end)
    local diagonal = Diagonal:new()
    counts = {3}
    view:setCollectionViewLayout_(diagonal)
    runloop.run(0)
    assert.same({"prepare", "rect 0.0"}, asked)
    assert.same({width = 1000, height = 1000}, view:contentSize())
    assert.same(uikit.CGRectMake(200, 200, 80, 80), view:cellForItemAtIndexPath_(path(2)):frame())
    view:setContentOffset_ {0, 90}
    runloop.run(0)
    assert.same({"prepare", "rect 0.0", "rect 90.0"}, asked)
    assert.equal(2, #view:visibleCells())
    diagonal:invalidateLayout()
    runloop.run(0)
    assert.equal("prepare", asked[4])
  end)
end)
