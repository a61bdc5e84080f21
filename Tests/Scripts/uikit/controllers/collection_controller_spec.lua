describe("a collection view controller", function()
  it("is the data source and the delegate of its view, and loads it when it first appears", function()
    local snapshot, picked = objc.snapshot(), {}
    local List = objc.class("PictureList", objc.UICollectionViewController, function(instance)
      instance["collectionView:numberOfItemsInSection:"] = function() return 3 end
      instance["collectionView:cellForItemAtIndexPath:"] = function(_, view, path)
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
      instance["collectionView:didSelectItemAtIndexPath:"] = function(_, _, path) picked[#picked + 1] = path:item() end
    end)
    local layout = objc.UICollectionViewFlowLayout:new()
    local list = List:alloc():initWithCollectionViewLayout_(layout)
    assert.equal(layout, list:collectionViewLayout())
    local view = list:collectionView()
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    assert.same({list, list, view}, {view:dataSource(), view:delegate(), list:view()})
    uikit.keyWindow():setRootViewController_(list)
    runloop.run(0.1)
    assert.equal(3, #view:visibleCells())
    gesture.tap(view:visibleCells()[2])
    assert.equal(1, #picked)
    objc.restore(snapshot)
  end)

  it("initializes itself with a layout where an override of initWithNibName:bundle: asks for it", function()
    local Fixed = objc.class("FixedLayoutList", objc.UICollectionViewController, function(instance, _, super)
      instance["initWithNibName:bundle:"] = function(self)
        return super(self):initWithCollectionViewLayout_(objc.UICollectionViewFlowLayout:new())
      end
    end)
    assert.equal("UICollectionViewFlowLayout", tostring(Fixed:new():collectionViewLayout():class()))
  end)
end)
