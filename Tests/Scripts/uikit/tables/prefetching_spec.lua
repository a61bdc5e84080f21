local log
local function drain()
  local text = table.concat(log, ", ")
  log = {}
  return text
end
local function rows(paths)
  local numbers = {}
  for place, path in ipairs(paths) do numbers[place] = path:item() end
  return table.concat(numbers, " ")
end

local Source = objc.class("PrefetchSource", objc.NSObject, {protocols = {
  "UITableViewDataSource", "UITableViewDataSourcePrefetching", "UICollectionViewDataSource",
  "UICollectionViewDataSourcePrefetching"}}, function(instance)
  function instance:tableView_numberOfRowsInSection_(_, _) return 12 end
  function instance:tableView_cellForRowAtIndexPath_(view, path)
    return view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
  end
  function instance:tableView_prefetchRowsAtIndexPaths_(_, paths) log[#log + 1] = "get " .. rows(paths) end
  function instance:tableView_cancelPrefetchingForRowsAtIndexPaths_(_, paths)
    log[#log + 1] = "cancel " .. rows(paths)
  end
  function instance:collectionView_numberOfItemsInSection_(_, _) return 30 end
  function instance:collectionView_cellForItemAtIndexPath_(view, path)
    return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
  end
  function instance:collectionView_prefetchItemsAtIndexPaths_(_, paths)
    log[#log + 1] = "get " .. rows(paths)
  end
end)

describe("a prefetching data source", function()
  local source, view
  local function scroll(y)
    view:setContentOffset_ {0, y}
    runloop.run(0)
    return drain()
  end

  before_each(function() log, source = {}, Source:new() end)
  after_each(function() view:removeFromSuperview() end)

  it("receives rows one screen ahead, and rows that are no longer needed", function()
    view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 88}, 0)
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    view:setDataSource_(source)
    view:setPrefetchDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    assert.equal(source, view:prefetchDataSource())
    assert.equal("get 2 3", drain())
    assert.equal("get 4", scroll(44))
    assert.equal("", scroll(44))
    assert.equal("get 8 9, cancel 3 4", scroll(264))
    assert.equal("get 4 3, cancel 8 9", scroll(220))
    view:reloadData()
    runloop.run(0)
    assert.equal("get 4 3", drain())
  end)

  it("receives a collection's items, unless prefetching is disabled", function()
    local layout = objc.UICollectionViewFlowLayout:new()
    layout:setItemSize_ {100, 40}
    layout:setMinimumLineSpacing_(0)
    view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 80}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(source)
    view:setPrefetchDataSource_(source)
    uikit.keyWindow():addSubview_(view)
    runloop.run(0)
    assert.equal("get 6 7 8 9 10 11", drain())
    assert.equal("get 12 13 14", scroll(40))
    view:setPrefetchingEnabled_(false)
    assert.equal("", scroll(80))
  end)
end)
