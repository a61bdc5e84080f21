describe("a table with section index titles", function()
  local view, source, log, titles

  objc.class("IndexedSource", objc.NSObject, {protocols = {"UITableViewDataSource"}},
    function(instance)
      function instance:numberOfSectionsInTableView_(_) return 5 end
      function instance:tableView_numberOfRowsInSection_(_, _) return 10 end
      function instance:tableView_cellForRowAtIndexPath_(table_, at)
        return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", at)
      end
      function instance:sectionIndexTitlesForTableView_(_) return titles end
      function instance:tableView_sectionForSectionIndexTitle_atIndex_(_, title, index)
        log[#log + 1] = title .. index
        return index * 2
      end
    end)

  before_each(function()
    log, titles = {}, {"a", "b", "c"}
    view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 300}, 0)
    source = objc.IndexedSource:new()
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    view:setDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    view:layoutIfNeeded()
  end)

  after_each(function() view:removeFromSuperview() end)

  it("jumps to the section of a title", function()
    gesture.tap(view, {at = {x = 315, y = 150}})
    assert.are.same({"b1"}, log)
    assert.are.equal(2 * 440, view:contentOffset().y)
  end)

  it("follows the finger from title to title, and asks once for each", function()
    local finger = gesture.touch(view, {x = 315, y = 10})
    finger:hold(0.2)
    finger:move{by = {x = 0, y = 40}, duration = 0.1}
    finger:move{by = {x = 0, y = 200}, duration = 0.2}
    finger:lift()
    assert.are.same({"a0", "b1", "c2"}, log)
    assert.are.equal(4 * 440, view:contentOffset().y)
  end)

  it("shows other titles when they are reloaded, and none for few rows", function()
    titles = {"x"}
    view:reloadSectionIndexTitles()
    view:layoutIfNeeded()
    gesture.tap(view, {at = {x = 315, y = 150}})
    assert.are.same({"x0"}, log)
    view:setSectionIndexMinimumDisplayRowCount_(51)
    view:reloadSectionIndexTitles()
    gesture.tap(view, {at = {x = 315, y = 150}})
    assert.are.same({"x0"}, log)
  end)
end)
