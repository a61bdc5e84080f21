describe("the reference of a flow layout's insets", function()
  local window = uikit.keyWindow()
  local snapshot
  before_each(function() snapshot = objc.snapshot() end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  it("is the content, the safe area or the margins", function()
    uikit.setSafeAreaInsets {0, 30, 0, 0}
    local layout = objc.UICollectionViewFlowLayout:new()
    layout:setItemSize_ {50, 50}
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 390, 400}, layout)
    view:setContentInsetAdjustmentBehavior_(uikit.UIScrollViewContentInsetAdjustmentNever)
    local Source = objc.class("ReferenceSource", objc.NSObject, function(instance)
      function instance:collectionView_numberOfItemsInSection_() return 1 end
      function instance:collectionView_cellForItemAtIndexPath_(target, path)
        return target:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
    end)
    local source = Source:new()
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(source)
    window:addSubview_(view)
    local function left()
      runloop.run(0)
      return view:visibleCells()[1]:frame().origin.x
    end
    assert.equal(0, left())
    layout:setSectionInsetReference_(1)
    assert.equal(30, left())
    layout:setSectionInsetReference_(2)
    assert.is_true(left() >= 8)
    view:removeFromSuperview()
  end)
end)
