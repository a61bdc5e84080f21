describe("items of an estimated size", function()
  local view, layout, source, sizes, asked

  local Source = objc.class("PreferredSource", objc.NSObject, {
    protocols = {"UICollectionViewDataSource"}}, function(instance)
    function instance:collectionView_numberOfItemsInSection_(_, _) return #sizes end
    function instance:collectionView_cellForItemAtIndexPath_(collection, path)
      local cell = collection:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      cell:setTag_(path:item() + 1)
      return cell
    end
  end)
  local Cell = objc.class("PreferringCell", objc.UICollectionViewCell, function(instance, _, super)
    function instance:preferredLayoutAttributesFittingAttributes_(attributes)
      asked[#asked + 1] = self:tag()
      local preferred = super(self):preferredLayoutAttributesFittingAttributes_(attributes):copy()
      preferred:setSize_(sizes[self:tag()])
      return preferred
    end
  end)

  local function place(item)
    local frame = view:layoutAttributesForItemAtIndexPath_(
      objc.NSIndexPath:indexPathForItem_inSection_(item, 0)):frame()
    return {frame.origin.x, frame.origin.y, frame.size.width, frame.size.height}
  end

  local function show(class, estimate)
    layout = (class or objc.UICollectionViewFlowLayout):new()
    layout:setMinimumLineSpacing_(0)
    if estimate then layout:setEstimatedItemSize_(estimate) end
    view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 300, 100}, layout)
    view:registerClass_forCellWithReuseIdentifier_(Cell, "cell")
    view:setDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
  end

  before_each(function()
    asked, source, sizes = {}, Source:new(), {}
    for item = 1, 8 do sizes[item] = {300, 40} end
    sizes[2] = {300, 70}
  end)
  after_each(function() view:removeFromSuperview() end)

  it("are as large as their cells prefer, as soon as these are shown", function()
    show(nil, {300, 20})
    assert.same({0, 40, 300, 70}, place(1))
    assert.same({0, 110, 300, 40}, place(2))
    assert.same({40 + 70 + 3 * 40 + 3 * 20, 5},
      {view:contentSize().height, #asked}, "the first five cells were in sight once")
    view:setContentOffset_ {0, 100}
    runloop.run(0)
    assert.equal(4, #view:visibleCells())
  end)

  it("keep their sizes in an update, and lose them in a reload", function()
    show(nil, {300, 20})
    table.remove(sizes, 1)
    view:deleteItemsAtIndexPaths_ {objc.NSIndexPath:indexPathForItem_inSection_(0, 0)}
    assert.same({0, 0, 300, 70}, place(0))
    sizes[1] = {300, 30}
    view:reloadData()
    runloop.run(0)
    assert.same({0, 0, 300, 30}, place(0))
  end)

  it("are asked, but stay as they are, without an estimate", function()
    show()
    assert.same({0, 0, 50, 50}, place(0))
    assert.same({1, 2, 3, 4, 5, 6, 7, 8}, asked)
  end)

  it("can be changed when they are passed to the cell", function()
    local Changing = objc.class("ChangingCell", objc.UICollectionViewCell, function(instance)
      function instance:preferredLayoutAttributesFittingAttributes_(attributes)
        attributes:setSize_ {300, 60}
        return attributes
      end
    end)
    local former = Cell
    Cell = Changing
    show(nil, {300, 20})
    Cell = former
    assert.same({0, 60, 300, 60}, place(1))
  end)

  it("are decided by the layout, which receives a context that names them", function()
    local named = {}
    local Picky = objc.class("PickyLayout", objc.UICollectionViewFlowLayout, function(instance, _, super)
      instance["shouldInvalidateLayoutForPreferredLayoutAttributes:withOriginalAttributes:"] =
        function(_, preferred, original)
          assert.equal(20, original:size().height)
          return preferred:indexPath():item() == 1
        end
      function instance:invalidateLayoutWithContext_(context)
        local paths = context:invalidatedItemIndexPaths()
        named[#named + 1] = paths[1]:item()
        super(self):invalidateLayoutWithContext_(context)
      end
    end)
    show(Picky, {300, 20})
    assert.same({1}, named)
    assert.same({0, 20, 300, 70}, place(1))
    assert.same({0, 0, 300, 20}, place(0))
  end)
end)
