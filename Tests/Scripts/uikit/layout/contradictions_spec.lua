describe("constraints that contradict each other", function()
  local window, before, root = uikit.keyWindow(), nil, nil
  before_each(function()
    before = objc.snapshot()
    root = objc.UIView:alloc():initWithFrame_{0, 0, 320, 480}
    window:addSubview_(root)
  end)
  after_each(function()
    root:removeFromSuperview()
    objc.restore(before)
  end)

  local function view()
    local made = objc.UIView:new()
    made:setTranslatesAutoresizingMaskIntoConstraints_(false)
    root:addSubview_(made)
    return made
  end

  it("break one, of which its view is notified first, with the conflicting set", function()
    local box, broken, all = view(), nil, nil
    hook.instead(objc.UIView, "engine:willBreakConstraint:dueToMutuallyExclusiveConstraints:",
      function(_, self, _, one, others)
        assert.equal(box, self)
        broken, all = one, others
      end)
    local first = box:widthAnchor():constraintEqualToConstant_(100)
    local second = box:widthAnchor():constraintGreaterThanOrEqualToConstant_(200)
    objc.NSLayoutConstraint:activateConstraints_{first, second,
      box:heightAnchor():constraintEqualToConstant_(50),
      box:topAnchor():constraintEqualToAnchor_(root:topAnchor()),
      box:leftAnchor():constraintEqualToAnchor_(root:leftAnchor())}
    runloop.run(0)
    assert.equal(second, broken)
    assert.same({first, second}, all)
    assert.equal(100, box:frame().size.width)
    broken = nil
    first:setConstant_(120)
    runloop.run(0)
    assert.equal(120, box:frame().size.width)
    first:setConstant_(250)
    runloop.run(0)
    assert.equal(250, box:frame().size.width)
  end)

  it("are printed as UIKit prints them", function()
    local box, other = view(), view()
    local address = function(v) return "UIView:" .. tostring(v):match("0x%x+") end
    local width = box:widthAnchor():constraintEqualToConstant_(100)
    assert.equal(("<NSLayoutConstraint:%s %s.width == 100   (inactive)>")
      :format(tostring(width):match("0x%x+"), address(box)), tostring(width))
    width:setIdentifier_("mine")
    width:setPriority_(750)
    width:setActive_(true)
    assert.matches("'mine' UIView:0x%x+%.width == 100@750   %(active%)>$", tostring(width))
    local leading = box:leadingAnchor():constraintEqualToAnchor_constant_(root:leadingAnchor(), 8)
    leading:setActive_(true)
    assert.equal(("H:|-(8)-[%s]   (active, names: '|':%s )>"):format(address(box), address(root)),
      tostring(leading):match("H:.*"))
    local gap = other:topAnchor():constraintGreaterThanOrEqualToAnchor_constant_(box:bottomAnchor(), 4)
    assert.equal(("V:[%s]-(>=4)-[%s]   (inactive)>"):format(address(box), address(other)),
      tostring(gap):match("V:.*"))
    local ratio = box:widthAnchor():constraintEqualToAnchor_multiplier_(other:widthAnchor(), 0.5)
    assert.matches("%.width == 0%.5%*UIView:0x%x+%.width   %(inactive%)>$", tostring(ratio))
  end)

  it("and invalid constraints are rejected", function()
    local box, stranger = view(), objc.UIView:new()
    local function make(...)
      return objc.NSLayoutConstraint
        :constraintWithItem_attribute_relatedBy_toItem_attribute_multiplier_constant_(...)
    end
    assert.error_matches(function()
      box:topAnchor():constraintEqualToAnchor_(stranger:topAnchor()):setActive_(true)
    end, "because they have no common ancestor")
    assert.error_matches(function() make(box, 3, 0, nil, 0, 1, 0) end,
      "Location attributes must be specified in pairs")
    assert.error_matches(function() make(box, 5, 0, root, 1, 1, 0) end,
      "between a leading/trailing attribute and a right/left attribute. Use leading/trailing for both or neither.", 1, true)
    assert.error_matches(function() box:rightAnchor():constraintEqualToAnchor_(root:trailingAnchor()) end, "right/left attribute", 1, true)
    assert.truthy(make(box, 5, 0, root, 9, 1, 0))
    assert.error_matches(function() make(box, 3, 0, root, 7, 1, 0) end,
      "Invalid pairing of layout attributes: top and width")
    assert.error_matches(function()
      objc.NSLayoutConstraint:constraintsWithVisualFormat_options_metrics_views_(
        "H:|-[box(>=)]", 0, nil, {box = box})
    end, "Unable to parse constraint format")
    assert.error_matches(function()
      objc.NSLayoutConstraint:constraintsWithVisualFormat_options_metrics_views_(
        "[bax]", 0, nil, {box = box})
    end, "bax is not a key in the views dictionary")
  end)
end)

describe("constraints that would make a view smaller than empty", function()
  it("contradict each other as well", function()
    local before = objc.snapshot()
    local root, box, broken = objc.UIView:alloc():initWithFrame_{0, 0, 100, 100}, objc.UIView:new(), nil
    hook.instead(objc.UIView, "engine:willBreakConstraint:dueToMutuallyExclusiveConstraints:",
      function(_, _, _, one, all)
        broken = one
        assert.equal(2, #all)
      end)
    box:setTranslatesAutoresizingMaskIntoConstraints_(false)
    root:addSubview_(box)
    local left = box:leftAnchor():constraintEqualToAnchor_constant_(root:leftAnchor(), 80)
    local right = box:rightAnchor():constraintEqualToAnchor_constant_(root:leftAnchor(), 30)
    objc.NSLayoutConstraint:activateConstraints_{left, right}
    root:layoutIfNeeded()
    assert.equal(right, broken)
    assert.equal(80, box:frame().origin.x)
    assert.equal(0, box:frame().size.width)
    objc.restore(before)
  end)
end)
