-- A collection view on the screen, with items that can be tapped.

local DataSource = objc.class("DataSource", objc.NSObject,
  {protocols = {"UICollectionViewDataSource"}}, function(instance)
    function instance:collectionView_numberOfItemsInSection_() return 9 end
    function instance:collectionView_cellForItemAtIndexPath_(collectionView, indexPath)
      return collectionView:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", indexPath)
    end
  end)
local dataSource = DataSource:new()

return {
  collectionView = function()
    local collectionView = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
      {0, 0, 320, 400}, objc.UICollectionViewFlowLayout:new())
    collectionView:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    collectionView:setDataSource_(dataSource)
    uikit.keyWindow():addSubview_(collectionView)
    return collectionView
  end,
  tap = function(collectionView, item)
    runloop.run(0)
    gesture.tap(collectionView:cellForItemAtIndexPath_(
      objc.NSIndexPath:indexPathForItem_inSection_(item, 0)))
    runloop.run(0)
  end,
}
