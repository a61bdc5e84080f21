describe("the header of a section that an update leaves", function()
  local rows, told, view, source = {}, {}

  objc.class("HeaderedSource", objc.NSObject, {
    protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
    function instance:numberOfSectionsInTableView_(_) return #rows end
    function instance:tableView_numberOfRowsInSection_(_, section) return rows[section + 1] end
    function instance:tableView_cellForRowAtIndexPath_(table_, path)
      return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
    function instance:tableView_titleForHeaderInSection_(_, section) return "header " .. section end
    function instance:tableView_willDisplayHeaderView_forSection_(_, _, section)
      told[#told + 1] = "will " .. section
    end
    function instance:tableView_didEndDisplayingHeaderView_forSection_(_, _, section)
      told[#told + 1] = "did " .. section
    end
  end)

  before_each(function()
    rows = {2, 2}
    view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
    source = objc.HeaderedSource:new()
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    view:setDelegate_(source)
    view:setDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    view:layoutIfNeeded()
    told = {}
  end)

  after_each(function() view:removeFromSuperview() end)

  it("stays, wherever the section moves", function()
    local header = view:headerViewForSection_(1)
    rows = {1, 2}
    view:deleteRowsAtIndexPaths_withRowAnimation_({objc.NSIndexPath:indexPathForRow_inSection_(0, 0)}, 0)
    assert.are.same({}, told)
    rows = {2}
    view:deleteSections_withRowAnimation_({0}, 0)
    assert.are.same({"did 0"}, told)
    assert.are.equal(header, view:headerViewForSection_(0))
    assert.are.equal(22, header:frame().origin.y)
  end)

  it("is created again when its section is reloaded", function()
    view:reloadSections_withRowAnimation_({1}, 0)
    assert.are.same({"did 1", "will 1"}, told)
  end)

  it("and its rows are unchanged when the data source is deallocated", function()
    source = nil
    view:setDelegate_(nil)
    objc.autoreleasepool(function() end)
    collectgarbage()
    collectgarbage()
    runloop.run(0)
    assert.is_nil(view:dataSource())
    view:setContentOffset_{0, 40}
    assert.has_no.errors(function() runloop.run(1) end)
  end)
end)
