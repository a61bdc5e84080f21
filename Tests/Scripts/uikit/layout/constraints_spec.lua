describe("constraints", function()
  local window, before = uikit.keyWindow(), nil
  local root

  local function view(class, superview)
    local made = (class or objc.UIView):new()
    made:setTranslatesAutoresizingMaskIntoConstraints_(false)
    ;(superview or root):addSubview_(made)
    return made
  end
  local function activate(...) objc.NSLayoutConstraint:activateConstraints_{...} end
  local function text(v)
    local f = v:frame()
    return ("%g %g %g %g"):format(f.origin.x, f.origin.y, f.size.width, f.size.height)
  end
  local function layout() runloop.run(0) end

  before_each(function()
    before = objc.snapshot()
    root = objc.UIView:alloc():initWithFrame_{0, 0, 320, 480}
    window:addSubview_(root)
  end)
  after_each(function()
    root:removeFromSuperview()
    objc.restore(before)
  end)

  it("place views by anchors, in the layout and not before", function()
    local box, label = view(), view()
    activate(
      box:leadingAnchor():constraintEqualToAnchor_constant_(root:leadingAnchor(), 20),
      box:topAnchor():constraintEqualToAnchor_constant_(root:topAnchor(), 30),
      box:widthAnchor():constraintEqualToConstant_(100),
      box:heightAnchor():constraintEqualToAnchor_multiplier_(box:widthAnchor(), 0.5),
      label:leftAnchor():constraintEqualToAnchor_constant_(box:rightAnchor(), 8),
      label:rightAnchor():constraintEqualToAnchor_constant_(root:rightAnchor(), -20),
      label:centerYAnchor():constraintEqualToAnchor_(box:centerYAnchor()),
      label:heightAnchor():constraintEqualToConstant_(20))
    assert.equal("0 0 0 0", text(box))
    layout()
    assert.equal("20 30 100 50", text(box))
    assert.equal("128 45 172 20", text(label))
    root:setFrame_{0, 0, 420, 480}
    layout()
    assert.equal("128 45 272 20", text(label))
  end)

  it("change with their constants, and go with their views", function()
    local box = view()
    local width = box:widthAnchor():constraintEqualToConstant_(50)
    activate(width, box:heightAnchor():constraintEqualToConstant_(50),
      box:topAnchor():constraintEqualToAnchor_(root:topAnchor()),
      box:leftAnchor():constraintEqualToAnchor_(root:leftAnchor()))
    layout()
    width:setConstant_(80)
    layout()
    assert.equal("0 0 80 50", text(box))
    assert.equal(2, #root:constraints())
    assert.equal(2, #box:constraints())
    box:removeFromSuperview()
    assert.equal(0, #root:constraints())
    width:setActive_(false)
    assert.equal(1, #box:constraints())
  end)

  it("reach through several superviews, and determine the size of a superview", function()
    local outer = view()
    local inner = view(nil, outer)
    activate(
      outer:topAnchor():constraintEqualToAnchor_constant_(root:topAnchor(), 10),
      outer:leftAnchor():constraintEqualToAnchor_constant_(root:leftAnchor(), 10),
      inner:topAnchor():constraintEqualToAnchor_constant_(outer:topAnchor(), 5),
      inner:leftAnchor():constraintEqualToAnchor_constant_(outer:leftAnchor(), 5),
      outer:rightAnchor():constraintEqualToAnchor_constant_(inner:rightAnchor(), 5),
      outer:bottomAnchor():constraintEqualToAnchor_constant_(inner:bottomAnchor(), 5),
      inner:rightAnchor():constraintEqualToAnchor_constant_(root:rightAnchor(), -30),
      inner:heightAnchor():constraintEqualToConstant_(40))
    layout()
    assert.equal("10 10 285 50", text(outer))
    assert.equal("5 5 275 40", text(inner))
  end)

  it("break by their priorities, the higher ones always before the lower ones", function()
    local box = view()
    local function width(constant, priority)
      local made = box:widthAnchor():constraintEqualToConstant_(constant)
      made:setPriority_(priority)
      return made
    end
    local many = {}
    for i = 1, 20 do many[i] = width(300, 500) end
    activate(width(100, 501), table.unpack(many))
    activate(box:widthAnchor():constraintLessThanOrEqualToConstant_(200),
      box:heightAnchor():constraintEqualToConstant_(10),
      box:topAnchor():constraintEqualToAnchor_(root:topAnchor()),
      box:leftAnchor():constraintEqualToAnchor_(root:leftAnchor()))
    layout()
    assert.equal(100, box:frame().size.width)
    assert.error_matches(function() width(1, 1001) end, "It's illegal to set priority:1001")
    assert.error_matches(function() many[1]:setPriority_(1000) end,
      "Mutating a priority from required to not")
  end)

  it("use intrinsic sizes, with hugging and compression resistance", function()
    local Sized = objc.class("IntrinsicView", objc.UIView, function(instance)
      objc.property(instance, "wanted", {policy = "assign", default = 100})
      function instance:intrinsicContentSize() return {self:wanted(), 20} end
    end)
    local one, other = view(Sized), view(Sized)
    activate(table.unpack(objc.NSLayoutConstraint
      :constraintsWithVisualFormat_options_metrics_views_("H:|-0-[one]-10-[other]-0-|",
        uikit.NSLayoutFormatAlignAllTop, nil, {one = one, other = other})))
    activate(one:topAnchor():constraintEqualToAnchor_(root:topAnchor()))
    one:setContentHuggingPriority_forAxis_(251, 0)
    layout()
    assert.equal("0 0 100 20", text(one))
    assert.equal("110 0 210 20", text(other))
    one:setWanted_(150)
    one:invalidateIntrinsicContentSize()
    layout()
    assert.equal("160 0 160 20", text(other))
    one:setWanted_(400)
    one:setContentCompressionResistancePriority_forAxis_(749, 0)
    one:invalidateIntrinsicContentSize()
    layout()
    assert.equal("220 0 100 20", text(other))
  end)

  it("send setBounds: and setCenter:, and no setFrame:; super's layoutSubviews places them", function()
    local log = {}
    local Placed = objc.class("PlacedView", objc.UIView, function(instance, _, super)
      for _, name in ipairs{"setFrame", "setBounds", "setCenter"} do
        instance[name .. ":"] = function(self, value)
          log[#log + 1] = name
          super(self)[name .. ":"](super(self), value)
        end
      end
    end)
    local Outer = objc.class("PlacingView", objc.UIView, function(instance, _, super)
      function instance:layoutSubviews()
        local before_ = self:subviews()[1]:frame().size.width
        super(self):layoutSubviews()
        log[#log + 1] = ("%g→%g"):format(before_, self:subviews()[1]:frame().size.width)
      end
    end)
    local outer = view(Outer)
    outer:setTranslatesAutoresizingMaskIntoConstraints_(true)
    outer:setFrame_{0, 0, 200, 200}
    local box = Placed:new()
    box:setTranslatesAutoresizingMaskIntoConstraints_(false)
    outer:addSubview_(box)
    log = {}
    activate(box:widthAnchor():constraintEqualToConstant_(60),
      box:heightAnchor():constraintEqualToConstant_(60),
      box:centerXAnchor():constraintEqualToAnchor_(outer:centerXAnchor()),
      box:centerYAnchor():constraintEqualToAnchor_(outer:centerYAnchor()))
    layout()
    assert.same({"setBounds", "setCenter", "0→60"}, log)
    assert.equal("70 70 60 60", text(box))
  end)

  it("of a format align several views, and leave a single one alone", function()
    local one, other = view(), view()
    local function format(f)
      return objc.NSLayoutConstraint:constraintsWithVisualFormat_options_metrics_views_(
        f, uikit.NSLayoutFormatAlignAllBaseline, nil, {one = one, other = other})
    end
    assert.equal(2, #format "V:|-(11)-[one]-(11)-|")
    assert.error_matches(function() format "V:|[one][other]|" end, "which is not allowed for layout that is also vertical")
  end)

  it("determine the content size of a scroll view", function()
    local scroll = view(objc.UIScrollView)
    local content = view(nil, scroll)
    local function format(f)
      activate(table.unpack(objc.NSLayoutConstraint
        :constraintsWithVisualFormat_options_metrics_views_(f, 0, {h = 900},
          {scroll = scroll, content = content})))
    end
    format "H:|[scroll]|"
    format "V:|[scroll]|"
    format "H:|[content(==scroll)]|"
    format "V:|[content(h)]|"
    layout()
    assert.same({width = 320, height = 900}, scroll:contentSize())
    assert.equal("0 0 320 900", text(content))
  end)

  it("go by guides: margins, the safe area, and those that a script adds", function()
    uikit.setSafeAreaInsets{47, 0, 34, 0}
    local inMargins, safe, guided = view(), view(), view()
    local guide = objc.UILayoutGuide:new()
    root:addLayoutGuide_(guide)
    local function fill(v, g)
      for _, edge in ipairs{"left", "right", "top", "bottom"} do
        local anchor = edge .. "Anchor"
        activate(v[anchor](v):constraintEqualToAnchor_(g[anchor](g)))
      end
    end
    fill(inMargins, root:layoutMarginsGuide())
    fill(safe, root:safeAreaLayoutGuide())
    fill(guided, guide)
    activate(guide:leftAnchor():constraintEqualToAnchor_constant_(root:leftAnchor(), 50),
      guide:widthAnchor():constraintEqualToConstant_(10),
      guide:topAnchor():constraintEqualToAnchor_(root:topAnchor()),
      guide:bottomAnchor():constraintEqualToAnchor_(root:centerYAnchor()))
    layout()
    assert.equal("8 55 304 417", text(inMargins))
    assert.equal("0 47 320 433", text(safe))
    assert.equal("50 0 10 240", text(guided))
    assert.equal(10, guide:layoutFrame().size.width)
    uikit.setSafeAreaInsets{0, 0, 0, 0}
  end)

  it("are updated from below before the layout", function()
    local log = {}
    local Updating = objc.class("UpdatingView", objc.UIView, function(instance, _, super)
      function instance:updateConstraints()
        log[#log + 1] = "update " .. self:tag()
        super(self):updateConstraints()
      end
      function instance:layoutSubviews() log[#log + 1] = "layout " .. self:tag() end
    end)
    local outer, inner = Updating:new(), Updating:new()
    outer:setTag_(1)
    inner:setTag_(2)
    outer:addSubview_(inner)
    root:addSubview_(outer)
    layout()
    assert.same({"update 2", "update 1", "layout 1", "layout 2"}, log)
    log = {}
    outer:setNeedsUpdateConstraints()
    assert.is_true(outer:needsUpdateConstraints())
    layout()
    assert.same({"update 1", "layout 1"}, log)
  end)

  it("determine the fitting size", function()
    local box, inner = objc.UIView:new(), nil
    inner = view(nil, box)
    activate(table.unpack(objc.NSLayoutConstraint
      :constraintsWithVisualFormat_options_metrics_views_("H:|-10-[inner(>=50)]-10-|", 0, nil,
        {inner = inner})))
    activate(table.unpack(objc.NSLayoutConstraint
      :constraintsWithVisualFormat_options_metrics_views_("V:|-5-[inner(30)]-5-|", 0, nil,
        {inner = inner})))
    assert.same({width = 70, height = 40},
      box:systemLayoutSizeFittingSize_(uikit.UILayoutFittingCompressedSize))
    assert.same({width = 200, height = 40},
      box:systemLayoutSizeFittingSize_withHorizontalFittingPriority_verticalFittingPriority_(
        {200, 0}, uikit.UILayoutPriorityRequired, uikit.UILayoutPriorityFittingSizeLevel))
  end)

  it("that leave something open are ambiguous", function()
    local box = view()
    activate(box:topAnchor():constraintEqualToAnchor_(root:topAnchor()),
      box:leftAnchor():constraintEqualToAnchor_(root:leftAnchor()),
      box:heightAnchor():constraintEqualToConstant_(10))
    assert.is_true(box:hasAmbiguousLayout())
    activate(box:widthAnchor():constraintEqualToConstant_(10))
    assert.is_false(box:hasAmbiguousLayout())
    assert.equal(2, #box:constraintsAffectingLayoutForAxis_(uikit.UILayoutConstraintAxisHorizontal))
  end)
end)

describe("constraints in a cell", function()
  it("determine the height of its row, also over several lines of text", function()
    local before = objc.snapshot()
    local Cell = objc.class("ConstrainedCell", objc.UITableViewCell, function(instance, _, super)
      instance["initWithStyle:reuseIdentifier:"] = function(self, style, identifier)
        self = super(self):initWithStyle_reuseIdentifier_(style, identifier)
        local label, content = objc.UILabel:new(), self:contentView()
        label:setTranslatesAutoresizingMaskIntoConstraints_(false)
        label:setNumberOfLines_(0)
        label:setTag_(1)
        content:addSubview_(label)
        for _, format in ipairs{"H:|-15-[label]-15-|", "V:|-10-[label]-10-|"} do
          objc.NSLayoutConstraint:activateConstraints_(objc.NSLayoutConstraint
            :constraintsWithVisualFormat_options_metrics_views_(format, 0, nil, {label = label}))
        end
        return self
      end
    end)
    local Source = objc.class("ConstrainedSource", objc.NSObject, function(instance)
      instance["tableView:numberOfRowsInSection:"] = function() return 2 end
      instance["tableView:cellForRowAtIndexPath:"] = function(_, table, path)
        local cell = table:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
        cell:contentView():viewWithTag_(1):setText_(("many words "):rep(1 + path:row() * 20))
        return cell
      end
    end)
    local list, source = objc.UITableView:alloc():initWithFrame_{0, 0, 320, 480}, Source:new()
    list:registerClass_forCellReuseIdentifier_(Cell, "cell")
    list:setDataSource_(source)
    list:setRowHeight_(uikit.UITableViewAutomaticDimension)
    list:setEstimatedRowHeight_(44)
    uikit.keyWindow():addSubview_(list)
    runloop.run(0)
    local cells = list:visibleCells()
    local short, long = cells[1]:frame().size.height, cells[2]:frame().size.height
    assert.is_true(short > 30 and short < 50)
    assert.is_true(long > 100)
    runloop.run(0)
    assert.equal(long - 20, cells[2]:contentView():viewWithTag_(1):frame().size.height)
    list:removeFromSuperview()
    objc.restore(before)
  end)
end)
