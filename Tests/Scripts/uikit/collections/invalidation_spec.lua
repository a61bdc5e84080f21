describe("a layout that is invalid for new bounds", function()
  it("receives this in a context of its class", function()
    local seen = {}
    local Context = objc.class("OwnContext", objc.UICollectionViewLayoutInvalidationContext)
    local Layout = objc.class("InvalidLayout", objc.UICollectionViewLayout,
      function(instance, class, super)
        function class:invalidationContextClass() return Context end
        function instance:shouldInvalidateLayoutForBoundsChange_(_) return true end
        function instance:invalidateLayoutWithContext_(context)
          seen[#seen + 1] = context:isKindOfClass_(Context)
          super(self):invalidateLayoutWithContext_(context)
        end
        function instance:invalidateLayout()
          seen[#seen + 1] = "invalid"
          super(self):invalidateLayout()
        end
        function instance:prepareLayout() seen[#seen + 1] = "prepared" end
      end)
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
      {0, 0, 100, 100}, Layout:new())
    uikit.keyWindow():addSubview_(view)
    view:layoutIfNeeded()
    seen = {}
    view:setBounds_{0, 10, 100, 100}
    view:layoutIfNeeded()
    assert.are.same({true, "invalid", "prepared"}, seen)
    view:removeFromSuperview()
  end)
end)

describe("a context of invalidation", function()
  it("keeps the paths of supplementary and decoration elements by their types", function()
    local context = objc.UICollectionViewLayoutInvalidationContext:new()
    assert.is_nil(context:invalidatedSupplementaryIndexPaths())
    local one, two = objc.NSIndexPath:indexPathForItem_inSection_(0, 1), objc.NSIndexPath:indexPathForItem_inSection_(0, 2)
    context:invalidateSupplementaryElementsOfKind_atIndexPaths_("header", {one})
    context:invalidateSupplementaryElementsOfKind_atIndexPaths_("header", {two})
    context:invalidateDecorationElementsOfKind_atIndexPaths_("line", {one})
    assert.same({header = {one, two}}, context:invalidatedSupplementaryIndexPaths())
    assert.same({line = {one}}, context:invalidatedDecorationIndexPaths())
  end)
end)

describe("the attributes of an element", function()
  it("have bounds that begin at zero, and a transform in space", function()
    local made = objc.UICollectionViewLayoutAttributes:layoutAttributesForCellWithIndexPath_(
      objc.NSIndexPath:indexPathForItem_inSection_(0, 0))
    made:setFrame_ {10, 10, 20, 20}
    made:setBounds_ {0, 0, 40, 40}
    assert.same({x = 0, y = 0}, made:frame().origin)
    assert.error_matches(function() made:setBounds_ {1, 0, 4, 4} end, "the origin must be {0, 0}", 1, true)
    local turned = objc.CALayer:layer():transform()
    turned.m43 = 7
    made:setTransform3D_(turned)
    assert.equal(7, made:copy():transform3D().m43)
    made:setTransform_(uikit.CGAffineTransformMakeScale(2, 2))
    assert.same({2, 0}, {made:transform3D().m11, made:transform3D().m43})
  end)
end)
describe("a flow layout's context", function()
  it("saves the delegate the questions where it keeps their answers", function()
    local asked, size = 0, 40
    local Source = objc.class("MetricsSource", objc.NSObject,
      {protocols = {"UICollectionViewDataSource", "UICollectionViewDelegateFlowLayout"}},
      function(instance)
        function instance:collectionView_numberOfItemsInSection_() return 3 end
        function instance:collectionView_cellForItemAtIndexPath_(view, path)
          return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
        end
        function instance:collectionView_layout_sizeForItemAtIndexPath_()
          asked = asked + 1
          return {size, size}
        end
      end)
    local source, layout = Source:new(), objc.UICollectionViewFlowLayout:new()
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
      {0, 0, 200, 200}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(source)
    view:setDelegate_(source)
    view:layoutIfNeeded()
    local path = objc.NSIndexPath:indexPathForItem_inSection_(0, 0)
    local function invalidate(metrics)
      local context = objc.UICollectionViewFlowLayout:invalidationContextClass():new()
      assert.is_true(context:invalidateFlowLayoutDelegateMetrics())
      context:setInvalidateFlowLayoutDelegateMetrics_(metrics)
      layout:invalidateLayoutWithContext_(context)
    end
    local function width()
      view:layoutIfNeeded()
      return layout:layoutAttributesForItemAtIndexPath_(path):frame().size.width
    end
    asked, size = 0, 60
    invalidate(false)
    assert.equal(40, width())
    assert.equal(0, asked)
    invalidate(true)
    invalidate(false)
    assert.equal(60, width())
    assert.equal(3, asked)
  end)
end)

describe("the separators of a list", function()
  it("are those of its appearance until they are set, and are copied", function()
    local list = objc.UICollectionLayoutListConfiguration:alloc():initWithAppearance_(2)
    local separators = list:separatorConfiguration()
    assert.equal(objc.UIColor:separatorColor(), separators:color())
    separators:setColor_(objc.UIColor:redColor())
    separators:setTopSeparatorVisibility_(2)
    list:setSeparatorConfiguration_(separators)
    separators:setColor_(objc.UIColor:blueColor())
    assert.equal(objc.UIColor:redColor(), list:separatorConfiguration():color())
    assert.equal(2, list:separatorConfiguration():topSeparatorVisibility())
  end)
end)
