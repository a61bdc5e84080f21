describe("a cell that is dequeued", function()
  local table_, collection, twice, source
  local Source = objc.class("DequeuingSource", objc.NSObject,
    {protocols = {"UITableViewDataSource", "UICollectionViewDataSource"}}, function(instance)
    function instance:tableView_numberOfRowsInSection_() return 3 end
    function instance:tableView_cellForRowAtIndexPath_(view, path)
      if twice then view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path) end
      return view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
    function instance:collectionView_numberOfItemsInSection_() return 3 end
    function instance:collectionView_cellForItemAtIndexPath_(view, path)
      if twice then view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("item", path) end
      return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("item", path)
    end
  end)

  before_each(function()
    source, twice = Source:new(), true
    table_ = objc.UITableView:alloc():initWithFrame_{0, 0, 320, 400}
    table_:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    collection = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
      {0, 400, 320, 300}, objc.UICollectionViewFlowLayout:new())
    collection:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "item")
  end)
  after_each(function()
    table_:removeFromSuperview()
    collection:removeFromSuperview()
  end)

  local function show(view)
    view:setDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    local ok, exception = pcall(view.layoutIfNeeded, view)
    return not ok and exception or nil
  end

  it("twice for a row raises", function()
    local e = show(table_)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.matches("^Attempted to dequeue multiple cells for the same index path", e.reason)
    assert.matches("Cell identifier: cell, index path: <NSIndexPath: 0x%x+> {length = 2, path = 0 %- 0}",
      e.reason)
  end)

  it("twice for a row was allowed before iOS 11", function()
    uikit.setting("dequeueTwiceRaises", false)
    local e = show(table_)
    uikit.setting("dequeueTwiceRaises", true)
    assert.is_nil(e)
  end)

  it("and not returned to a collection raises #system:18.5", function()
    local e = show(collection)
    assert.equal("NSInternalInconsistencyException", e.name)
    assert.matches("^Expected dequeued view to be returned to the collection view", e.reason)
    twice = false
    collection:layoutIfNeeded()
    source:collectionView_cellForItemAtIndexPath_(
      collection, objc.NSIndexPath:indexPathForItem_inSection_(0, 0))
    collection:setNeedsLayout()
    assert.error_matches(function() collection:layoutIfNeeded() end, "^NSInternal.*Expected dequeued")
    collection:layoutIfNeeded()
  end)

  it("and not returned to a collection was lost before iOS 18", function()
    uikit.setting("dequeuedViewUnused", false)
    local e = show(collection)
    uikit.setting("dequeuedViewUnused", true)
    assert.is_nil(e)
  end)
end)

describe("a row out of bounds", function()
  local table_, collection
  local Source = objc.class("BoundsSource", objc.NSObject, function(instance)
    function instance:tableView_numberOfRowsInSection_() return 3 end
    function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
    function instance:collectionView_numberOfItemsInSection_() return 3 end
  end)
  local source = Source:new()
  local function path(row, section) return objc.NSIndexPath:indexPathForRow_inSection_(row, section) end
  local function reason(call) return select(2, pcall(call)).reason end

  before_each(function()
    table_ = objc.UITableView:alloc():initWithFrame_{0, 0, 320, 400}
    table_:setDataSource_(source)
    uikit.keyWindow():addSubview_(table_)
    collection = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
      {0, 400, 320, 300}, objc.UICollectionViewFlowLayout:new())
    collection:setDataSource_(source)
  end)
  after_each(function() table_:removeFromSuperview() end)

  local function scroll(row, section)
    return reason(function()
      table_:scrollToRowAtIndexPath_atScrollPosition_animated_(path(row, section), 1, false)
    end)
  end

  it("is named by a table #system:18.5", function()
    assert.matches("^Attempted to scroll the table view to an out%-of%-bounds row %(5%) when there "
      .. "are only 3 rows in section 0%. Table view: <UITableView: 0x", scroll(5, 0))
    assert.matches("^Attempted to scroll the table view to an out%-of%-bounds section %(7%) when "
      .. "there are only 1 sections%. Table view: <UITableView: 0x", scroll(0, 7))
    assert.equal("Requested the number of rows for section (7) which is out of bounds.",
      reason(function() table_:numberOfRowsInSection_(7) end))
  end)

  it("was named in other words by older systems", function()
    uikit.setting("rowOutOfBoundsText", false)
    uikit.setting("sectionOutOfBoundsRaises", false)
    local row, section = scroll(5, 0), scroll(0, 7)
    local count = table_:numberOfRowsInSection_(7)
    uikit.setting("rowOutOfBoundsText", true)
    uikit.setting("sectionOutOfBoundsRaises", true)
    local method = "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]: "
    assert.equal(method .. "row (5) beyond bounds (3) for section (0).", row)
    assert.equal(method .. "section (7) beyond bounds (1).", section)
    assert.equal(math.maxinteger, count)
  end)

  it("is named by a collection #system:18.5", function()
    assert.matches("^Attempted to scroll the collection view to an out%-of%-bounds item %(5%) when "
      .. "there are only 3 items in section 0%. Collection view: <UICollectionView: 0x.*>%.$",
      reason(function()
        collection:scrollToItemAtIndexPath_atScrollPosition_animated_(path(5, 0), 1, false)
      end))
    assert.equal("request for number of items in section 7 when there are only 1 sections in the "
      .. "collection view", reason(function() collection:numberOfItemsInSection_(7) end))
  end)
end)

describe("a swipe on a row", function()
  it("puts the cell and a table controller into editing mode", function()
    local log = {}
    local Cell = objc.class("SwipedCell", objc.UITableViewCell, function(instance, _, super)
      function instance:setEditing_animated_(editing, animated)
        log[#log + 1] = "cell " .. tostring(editing)
        super(self):setEditing_animated_(editing, animated)
      end
      function instance:willTransitionToState_(state) log[#log + 1] = "state " .. state end
    end)
    local Page = objc.class("SwipedPage", objc.UITableViewController, function(instance, _, super)
      function instance:tableView_numberOfRowsInSection_() return 3 end
      function instance:tableView_cellForRowAtIndexPath_() return Cell:new() end
      function instance:tableView_commitEditingStyle_forRowAtIndexPath_() end
      function instance:setEditing_animated_(editing, animated)
        log[#log + 1] = "page " .. tostring(editing)
        super(self):setEditing_animated_(editing, animated)
      end
    end)
    local page = Page:new()
    local former = uikit.keyWindow():rootViewController()
    uikit.keyWindow():setRootViewController_(page)
    runloop.run(0.1)
    local cell = page:tableView():cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(1, 0))
    gesture.drag(cell, {300, 20}, {by = {-120, 0}})
    assert.same({"page true", "cell true", "state 2"}, log)
    assert.same({true, "Done"}, {cell:isEditing(), page:editButtonItem():title()})
    log = {}
    gesture.tap(page:tableView(), {100, 400})
    runloop.run(1)
    assert.same({"cell false", "state 0", "page false"}, log)
    assert.is_false(cell:isEditing())
    uikit.keyWindow():setRootViewController_(former)
  end)
end)
