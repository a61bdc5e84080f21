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
