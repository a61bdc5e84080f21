describe("a layout that is invalid for new bounds", function()
  it("is told so with a context of its class", function()
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
  it("keeps the paths of supplementary and decoration elements by their kinds", function()
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
