-- Tables and cells before and after a change: estimates of heights, spaces above headers, content views.

describe("a table of a system", function()
  local before, view
  before_each(function() before, view = objc.snapshot(), nil end)
  after_each(function()
    if view then view:removeFromSuperview() end
    objc.restore(before)
  end)

  local asked, heights, count
  before_each(function() heights, count = {}, 20 end)
  local Source = objc.class("HeightSource", objc.NSObject, function(instance)
    function instance:tableView_numberOfRowsInSection_() return count end
    function instance:tableView_heightForRowAtIndexPath_(_, path)
      asked[#asked + 1] = path:row()
      return heights[path:row()] or 100
    end
    function instance:tableView_cellForRowAtIndexPath_(table_, path)
      return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
  end)
  local Titled = objc.class("TitledSource", objc.NSObject, function(instance)
    function instance:numberOfSectionsInTableView_() return 2 end
    function instance:tableView_numberOfRowsInSection_() return 1 end
    function instance:tableView_titleForHeaderInSection_(_, section) return section == 1 and "one" or nil end
    function instance:tableView_cellForRowAtIndexPath_(table_, path)
      return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
  end)

  local function show(version, class, style, prepare)
    uikit.setting("systemVersion", version)
    asked = {}
    view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 200}, style or 0)
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    local source = class:new()
    view:setDataSource_(source)
    view:setDelegate_(source)
    objc.setAssociatedObject(view, "source", source)
    if prepare then prepare() end
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    return view
  end

  it("asks for heights when rows come near since 11, and for all at once before", function()
    show("10.3", Source)
    assert.equal(0, view:estimatedRowHeight())
    assert.equal(20, #asked)
    assert.equal(2000, view:contentSize().height)
    view:removeFromSuperview()
    heights = {[4] = 160}
    show("11.0", Source)
    assert.equal(-1, view:estimatedRowHeight())
    assert.same({0, 1, 2, 3, 4, 5}, asked)
    assert.equal(20 * (660 / 6), view:contentSize().height)
    asked = {}
    view:setContentOffset_ {0, 200}
    runloop.run(0)
    assert.same({6, 7}, asked)
    assert.equal(860 + 12 * 110, view:contentSize().height)
    assert.equal(560, view:rectForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(5, 0)).origin.y)
    asked = {}
    view:scrollToRowAtIndexPath_atScrollPosition_animated_(objc.NSIndexPath:indexPathForRow_inSection_(15, 0), 1, false)
    assert.equal(1560, view:contentOffset().y)
    runloop.run(0)
    assert.same({8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}, asked)
    assert.equal(2060, view:contentSize().height)
    asked = {}
    view:setContentOffset_ {0, 0}
    view:reloadRowsAtIndexPaths_withRowAnimation_({objc.NSIndexPath:indexPathForRow_inSection_(0, 0)}, 0)
    runloop.run(0)
    assert.equal(6, #asked, "an update asks for the rows that are near")
  end)

  it("asks a table of up to three screens at once, and keeps automatic rows", function()
    heights = {[2] = -1}
    count = 6
    show("18.5", Source)
    assert.same({0, 1, 2, 3, 4, 5}, asked)
    assert.equal(5 * 100 + 44, view:contentSize().height)
    heights = {}
    view:reloadData()
    assert.equal(600, (view:numberOfRowsInSection_(0) * view:rectForRowAtIndexPath_(
      objc.NSIndexPath:indexPathForRow_inSection_(5, 0)).size.height))
  end)

  it("uses explicit estimates for rows out of sight", function()
    show("11.0", Source, 0, function() view:setEstimatedRowHeight_(44) end)
    assert.equal(-1, view:estimatedSectionHeaderHeight())
    assert.same({0, 1}, asked)
    assert.equal(2 * 100 + 18 * 44, view:contentSize().height)
    view:setContentOffset_ {0, 150}
    runloop.run(0)
    assert.same({0, 1, 2, 3}, asked)
    assert.equal(4 * 100 + 16 * 44, view:contentSize().height)
  end)

  it("asks for the height of a row whose frame is read", function()
    show("18.5", Source, 0, function() view:setEstimatedRowHeight_(44) end)
    assert.equal(100, view:rectForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(9, 0)).size.height)
    assert.same({0, 1, 9}, asked)
  end)

  it("asks for all heights at once where the estimate is 0", function()
    show("18.5", Source, 0, function() view:setEstimatedRowHeight_(0) end)
    assert.equal(20, #asked)
    assert.equal(2000, view:contentSize().height)
  end)

  it("has 22 points above the headers of a plain table since 15", function()
    for version, space in pairs {["14.8"] = 0, ["15.0"] = 22} do
      show(version, Titled)
      assert.equal(44 + space, view:rectForHeaderInSection_(1).origin.y, version)
      assert.equal(44 + space + 28 + 44, view:contentSize().height)
      view:removeFromSuperview()
    end
    show("18.5", Titled, uikit.UITableViewStyleGrouped)
    local grouped = view:contentSize().height
    view:removeFromSuperview()
    show("14.8", Titled, uikit.UITableViewStyleGrouped)
    assert.equal(grouped, view:contentSize().height)
  end)

  it("has the explicit space above the headers", function()
    show("15.0", Titled, 0, function() view:setSectionHeaderTopPadding_(22) end)
    assert.equal(44 + 22, view:rectForHeaderInSection_(1).origin.y)
    assert.equal(view:rectForHeaderInSection_(1).origin.y, view:headerViewForSection_(1):frame().origin.y)
    assert.equal(0, view:rectForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(0, 0)).origin.y,
      "a section without a header has none")
    view:setSectionHeaderTopPadding_(0)
    assert.equal(44, view:rectForHeaderInSection_(1).origin.y)
    view:setSectionHeaderTopPadding_(7)
    assert.equal(51, view:rectForHeaderInSection_(1).origin.y)
  end)
end)

describe("a cell of a system", function()
  local before
  before_each(function() before = objc.snapshot() end)
  after_each(function() objc.restore(before) end)

  -- Whether a button that is added to the cell itself, before the content view is used, is touched.
  local function touched(version, class)
    uikit.setting("systemVersion", version)
    local cell = class:alloc():initWithFrame_ {0, 0, 320, 44}
    local button = objc.UIButton:buttonWithType_(0)
    button:setFrame_ {10, 0, 100, 44}
    cell:addSubview_(button)
    uikit.keyWindow():addSubview_(cell)
    runloop.run(0)
    local hit = cell:hitTest_withEvent_({20, 20}, nil)
    cell:removeFromSuperview()
    return hit == button
  end

  it("has its content view above the subviews that were added to it, since 14", function()
    for _, class in ipairs {objc.UITableViewCell, objc.UICollectionViewCell} do
      assert.is_true(touched("13.7", class))
      assert.is_false(touched("14.0", class))
    end
  end)

  it("has subviews that are added later above the content view", function()
    local cell = objc.UITableViewCell:new()
    local content, button = cell:contentView(), objc.UIButton:buttonWithType_(0)
    cell:addSubview_(button)
    assert.same({content, button}, {cell:subviews()[1], cell:subviews()[2]})
  end)
end)
