describe("a stack", function()
  local snapshot, stack, one, two, three
  local sizes = {}

  local Box = objc.class("StackBox", objc.UIView, function(instance)
    function instance:intrinsicContentSize() return sizes[self:tag()] end
  end)

  local function box(width, height)
    local view = Box:new()
    sizes[#sizes + 1] = {width, height}
    view:setTag_(#sizes)
    return view
  end

  local function lay(width, height)
    stack:setFrame_ {0, 0, width, height}
    stack:layoutIfNeeded()
  end

  local function columns(...)
    local result = {}
    for _, view in ipairs {...} do
      local frame = view:frame()
      result[#result + 1] = ("%g+%g"):format(frame.origin.x, frame.size.width)
    end
    return table.concat(result, " ")
  end

  local function rows(...)
    local result = {}
    for _, view in ipairs {...} do
      local frame = view:frame()
      result[#result + 1] = ("%g+%g"):format(frame.origin.y, frame.size.height)
    end
    return table.concat(result, " ")
  end

  before_each(function()
    snapshot = objc.snapshot()
    one, two, three = box(20, 10), box(30, 20), box(10, 10)
    stack = objc.UIStackView:alloc():initWithArrangedSubviews_ {one, two, three}
    stack:setSpacing_(5)
  end)

  after_each(function() objc.restore(snapshot) end)

  it("places its views by constraints of its own", function()
    assert.is_false(one:translatesAutoresizingMaskIntoConstraints())
    lay(100, 20)
    local names = {}
    for _, constraint in ipairs(stack:constraints()) do names[constraint:identifier()] = true end
    assert.same({["UISV-canvas-connection"] = true, ["UISV-spacing"] = true, ["UISV-alignment"] = true,
      ["UISV-ambiguity-suppression"] = true}, names)
  end)

  it("fills its length with the view that hugs least, or the last of equals", function()
    lay(100, 20)
    assert.equal("0+20 25+30 60+40", columns(one, two, three))
    one:setContentHuggingPriority_forAxis_(200, 0)
    lay(100, 20)
    assert.equal("0+50 55+30 90+10", columns(one, two, three))
    assert.equal("0+20 0+20 0+20", rows(one, two, three))
  end)

  it("keeps a view's own constraints", function()
    two:widthAnchor():constraintEqualToConstant_(60):setActive_(true)
    lay(100, 20)
    assert.equal("0+20 25+60 90+10", columns(one, two, three))
  end)

  it("shares its length equally or in proportion", function()
    stack:setDistribution_(1)
    lay(100, 20)
    assert.equal("0+30 35+30 70+30", columns(one, two, three))
    stack:setDistribution_(2)
    lay(130, 20)
    assert.equal("0+40 45+60 110+20", columns(one, two, three))
  end)

  it("spaces views or their centres equally, and no less than its spacing", function()
    stack:setDistribution_(3)
    lay(100, 20)
    assert.equal("0+20 40+30 90+10", columns(one, two, three))
    stack:setDistribution_(4)
    lay(115, 20)
    assert.equal("0+20 45+30 105+10", columns(one, two, three))
  end)

  it("aligns its views across the axis", function()
    for alignment, expected in pairs {[1] = "0+10 0+20", [3] = "15+10 10+20", [4] = "30+10 20+20"} do
      stack:setAlignment_(alignment)
      lay(100, 40)
      assert.equal(expected, rows(one, two))
    end
  end)

  it("aligns the baselines of texts", function()
    local small, large = objc.UILabel:new(), objc.UILabel:new()
    small:setFont_(objc.UIFont:systemFontOfSize_(10))
    large:setFont_(objc.UIFont:systemFontOfSize_(30))
    small:setText_ "a"
    large:setText_ "a"
    stack = objc.UIStackView:alloc():initWithArrangedSubviews_ {small, large}
    stack:setAlignment_(2)
    lay(100, 60)
    local function baseline(label) return label:frame().origin.y + label:font():ascender() end
    assert.is_true(math.abs(baseline(small) - baseline(large)) <= 0.5)
  end)

  it("leaves a gap of its own after a view, until it is the usual one again", function()
    stack:setCustomSpacing_afterView_(15, one)
    lay(100, 20)
    assert.equal("0+20 35+30 70+30", columns(one, two, three))
    stack:setCustomSpacing_afterView_(3.4028234663852886e38, one)
    lay(100, 20)
    assert.equal("0+20 25+30 60+40", columns(one, two, three))
  end)

  it("gives hidden views neither room nor spacing, until they are shown again", function()
    two:setHidden_(true)
    lay(100, 20)
    assert.equal("0+20 25+75", columns(one, three))
    assert.equal(0, two:frame().size.width)
    two:setHidden_(false)
    stack:layoutIfNeeded()
    assert.equal("0+20 25+30 60+40", columns(one, two, three))
  end)

  it("follows the sizes of its views, and is as large as they are", function()
    stack:setAxis_(1)
    assert.same({30, 50}, {stack:systemLayoutSizeFittingSize_({0, 0}).width, stack:systemLayoutSizeFittingSize_({0, 0}).height})
    sizes[two:tag()] = {30, 40}
    two:invalidateIntrinsicContentSize()
    assert.equal(70, stack:sizeThatFits_({0, 0}).height)
    lay(50, 70)
    assert.equal("0+10 15+40 60+10", rows(one, two, three))
    assert.equal("0+50", columns(two))
  end)

  it("is inside its margins on request", function()
    stack:setLayoutMargins_ {1, 10, 2, 20}
    stack:setLayoutMarginsRelativeArrangement_(true)
    lay(130, 23)
    assert.equal("10+20 35+30 70+40", columns(one, two, three))
    assert.equal("1+20", rows(one))
  end)

  it("nests, with constraints around it", function()
    local outer = objc.UIView:alloc():initWithFrame_ {0, 0, 200, 100}
    local inner = objc.UIStackView:alloc():initWithArrangedSubviews_ {box(40, 10), box(40, 10)}
    inner:setAxis_(1)
    stack:addArrangedSubview_(inner)
    outer:addSubview_(stack)
    stack:setTranslatesAutoresizingMaskIntoConstraints_(false)
    stack:leadingAnchor():constraintEqualToAnchor_(outer:leadingAnchor()):setActive_(true)
    stack:topAnchor():constraintEqualToAnchor_(outer:topAnchor()):setActive_(true)
    outer:layoutIfNeeded()
    assert.same({115, 20}, {stack:frame().size.width, stack:frame().size.height})
    assert.equal("75+40", columns(inner))
  end)

  it("loses a view that leaves it, but keeps one that is no longer arranged", function()
    two:removeFromSuperview()
    stack:removeArrangedSubview_(one)
    assert.same({three}, stack:arrangedSubviews())
    assert.equal(stack, one:superview())
    lay(100, 20)
    assert.equal("0+100", columns(three))
  end)

  it("rejects a place that it has not, and numbers that mean nothing", function()
    assert.error_matches(function() stack:insertArrangedSubview_atIndex_(box(1, 1), 9) end, "index out of bounds")
    assert.error_matches(function() stack:setDistribution_(9) end, "UIStackViewDistribution")
    assert.error_matches(function() stack:setAlignment_(-1) end, "UIStackViewAlignment")
  end)
end)
