describe("a constraint between locations of different axes", function()
  it("is created and activated, and raises when it is laid out", function()
    local root, box = objc.UIView:alloc():initWithFrame_{0, 0, 300, 300}, objc.UIView:new()
    box:setTranslatesAutoresizingMaskIntoConstraints_(false)
    root:addSubview_(box)
    local constraint = objc.NSLayoutConstraint
      :constraintWithItem_attribute_relatedBy_toItem_attribute_multiplier_constant_(
        box, uikit.NSLayoutAttributeRight, 0, root, uikit.NSLayoutAttributeBottom, 1, 0)
    constraint:setActive_(true)
    assert.is_true(constraint:isActive())
    local ok, e = pcall(root.layoutIfNeeded, root)
    assert.is_false(ok)
    assert.equal("NSInvalidLayoutConstraintException", e.name)
    assert.matches("^Constraint improperly relates anchors of incompatible types: <NSLayoutConstraint",
      e.reason)
    constraint:setActive_(false)
    root:layoutIfNeeded()
  end)
end)
