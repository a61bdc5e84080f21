-- Sections of a compositional layout that scroll across it.
describe("a section that scrolls across its layout", function()
  local window = uikit.keyWindow()
  local snapshot, view, section, source

  local Source = objc.class("AcrossSource", objc.NSObject, {
    protocols = {"UICollectionViewDataSource", "UICollectionViewDelegate"},
  }, function(instance)
    function instance:numberOfSectionsInCollectionView_() return 3 end
    function instance:collectionView_numberOfItemsInSection_() return 10 end
    function instance:collectionView_cellForItemAtIndexPath_(target, path)
      return target:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
    end
    function instance:collectionView_didSelectItemAtIndexPath_(_, path)
      self:setPicked_ {path:section(), path:item()}
    end
  end)
  objc.property(Source, "picked")

  local function size(width, height)
    return objc.NSCollectionLayoutSize:sizeWithWidthDimension_heightDimension_(
      objc.NSCollectionLayoutDimension:absoluteDimension_(width),
      objc.NSCollectionLayoutDimension:absoluteDimension_(height))
  end

  local function show(behavior)
    local item = objc.NSCollectionLayoutItem:itemWithLayoutSize_(size(200, 100))
    local group = objc.NSCollectionLayoutGroup:horizontalGroupWithLayoutSize_subitems_(size(200, 100), {item})
    section = objc.NSCollectionLayoutSection:sectionWithGroup_(group)
    section:setInterGroupSpacing_(10)
    section:setOrthogonalScrollingBehavior_(behavior)
    local layout = objc.UICollectionViewCompositionalLayout:alloc():initWithSection_(section)
    view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 390, 800}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    source = Source:new()
    view:setDataSource_(source)
    view:setDelegate_(source)
    window:addSubview_(view)
    runloop.run(0)
  end
  local function cell(item, index)
    return view:cellForItemAtIndexPath_(objc.NSIndexPath:indexPathForItem_inSection_(item, index or 0))
  end
  local function scroller(index) return cell(0, index) and cell(0, index):superview() end
  local function items(index)
    local found = {}
    for _, path in ipairs(view:indexPathsForVisibleItems()) do
      if path:section() == index then found[#found + 1] = path:item() end
    end
    return table.concat(found, " ")
  end

  before_each(function() snapshot = objc.snapshot() end)
  after_each(function()
    if view then view:removeFromSuperview() end
    objc.restore(snapshot)
  end)

  it("puts its groups side by side in a scroll view, as high as they are", function()
    show(uikit.UICollectionLayoutSectionOrthogonalScrollingBehaviorContinuous)
    assert.equal("_UICollectionViewOrthogonalScrollerEmbeddedScrollView", objc.object_getClassName(scroller(1)))
    assert.same({width = 2090, height = 100}, scroller(1):contentSize())
    assert.same({width = 390, height = 300}, view:contentSize())
    assert.equal(100, scroller(1):frame().origin.y)
    assert.equal("0 1", items(0))
    assert.equal(210, cell(1):frame().origin.x)
    assert.equal(0, cell(1):frame().origin.y)
  end)

  it("follows a finger sideways, alone, and shows new items", function()
    show(1)
    local strip = scroller(1)
    gesture.drag(view, {from = {300, 150}, by = {-250, 0}, hold = 0.3})
    runloop.run(1)
    assert.is_true(strip:contentOffset().x > 200)
    assert.equal(0, view:contentOffset().y)
    assert.equal("0 1", items(0))
    assert.equal("1 2", items(1))
    assert.is_nil(cell(0, 1))
  end)

  it("lets a finger select a cell that has scrolled under it", function()
    show(1)
    gesture.drag(view, {from = {300, 150}, by = {-250, 0}, hold = 0.3})
    runloop.run(1)
    gesture.tap(window, {at = {200, 150}})
    assert.same({1, 2}, source:picked())
    assert.same({1, 2}, (function()
      local path = view:indexPathForItemAtPoint_ {200, 150}
      return {path:section(), path:item()}
    end)())
  end)

  it("rests at a group's beginning, one group on, or with a group in the middle", function()
    show(2)
    gesture.drag(view, {from = {300, 50}, by = {-260, 0}, hold = 0.3})
    runloop.run(2)
    assert.equal(210, scroller(1):contentOffset().x + 210)
    local strip = cell(1):superview()
    assert.equal(210, strip:contentOffset().x)
    view:removeFromSuperview()
    show(4)
    gesture.flick(view, {from = {350, 50}, by = {-300, 0}})
    runloop.run(3)
    assert.equal(210, cell(1):superview():contentOffset().x)
    view:removeFromSuperview()
    show(5)
    assert.equal(-95, scroller(0):contentOffset().x)
    gesture.flick(view, {from = {350, 50}, by = {-300, 0}})
    runloop.run(3)
    assert.equal(115, cell(1):superview():contentOffset().x)
  end)

  it("moves page by page, each as wide as the view", function()
    show(3)
    gesture.flick(view, {from = {350, 50}, by = {-300, 0}})
    runloop.run(3)
    assert.equal(390, cell(2):superview():contentOffset().x)
  end)

  it("is scrolled to an item by a script", function()
    show(1)
    view:scrollToItemAtIndexPath_atScrollPosition_animated_(
      objc.NSIndexPath:indexPathForItem_inSection_(5, 1), uikit.UICollectionViewScrollPositionLeft, false)
    runloop.run(0)
    assert.equal(1050, cell(5, 1):superview():contentOffset().x)
    assert.is_nil(cell(5, 0))
  end)

  it("passes the visible items to its handler", function()
    local seen, farthest = nil, 0
    show(1)
    section:setVisibleItemsInvalidationHandler_(function(visible, offset, environment)
      seen = {#visible, offset.x, environment:container():contentSize().width}
      farthest = math.max(farthest, offset.x)
    end)
    view:collectionViewLayout():invalidateLayout()
    runloop.run(0)
    assert.same({2, 0, 390}, seen)
    gesture.drag(view, {from = {300, 50}, by = {-120, 0}, hold = 0.3})
    assert.equal(110, farthest)
  end)

  it("can be stopped by a script", function()
    show(1)
    section:setOrthogonalScrollingBehavior_(0)
    view:collectionViewLayout():invalidateLayout()
    runloop.run(0)
    assert.equal(view, cell(0):superview())
  end)
end)
