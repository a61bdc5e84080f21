local world, log

before_each(function() world = objc.snapshot(); log = {} end)
after_each(function() objc.restore(world) end)

local function note(text) log[#log + 1] = text end

local function configuration()
  return objc.UIContextMenuConfiguration:configurationWithIdentifier_previewProvider_actionProvider_(nil,
    nil, function()
      return objc.UIMenu:menuWithChildren_ {
        objc.UIAction:actionWithTitle_image_identifier_handler_("Delete", nil, nil,
          function() note "deleted" end)}
    end)
end

describe("the menu of a row", function()
  it("is the table's delegate's, which is notified when it appears and disappears", function()
    local Source = objc.class("Source", objc.NSObject,
      {protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
        function instance:tableView_numberOfRowsInSection_() return 3 end
        function instance:tableView_cellForRowAtIndexPath_() return objc.UITableViewCell:new() end
        function instance:tableView_didSelectRowAtIndexPath_() note "selected" end
        function instance:tableView_contextMenuConfigurationForRowAtIndexPath_point_(_, path, point)
          note(("row %d at %d"):format(path:row(), point.y))
          return path:row() == 1 and configuration() or nil
        end
        function instance:tableView_willDisplayContextMenuWithConfiguration_animator_() note "show" end
        function instance:tableView_willEndContextMenuInteractionWithConfiguration_animator_() note "end" end
      end):new()
    local table = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
    assert.is_nil(table:contextMenuInteraction())
    table:setDataSource_(Source)
    table:setDelegate_(Source)
    uikit.keyWindow():addSubview(table)
    runloop.run(0)
    gesture.press(table, {at = {x = 50, y = 66}, duration = 0.6})
    uikit.pressButton(table:contextMenuInteraction(), "Delete")
    runloop.run(1)
    gesture.press(table, {at = {x = 50, y = 20}, duration = 0.6})
    assert.same({"row 1 at 66", "show", "end", "deleted", "row 0 at 20", "selected"}, log)
  end)
end)

describe("the menu of an item", function()
  local function collect(body)
    local layout = objc.UICollectionViewFlowLayout:new()
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_({0, 0, 320, 400}, layout)
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    local Source = objc.class("Items", objc.NSObject,
      {protocols = {"UICollectionViewDataSource", "UICollectionViewDelegate"}}, function(instance)
        function instance:collectionView_numberOfItemsInSection_() return 3 end
        function instance:collectionView_cellForItemAtIndexPath_(v, path)
          return v:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
        end
        body(instance)
      end):new()
    view:setDataSource_(Source)
    view:setDelegate_(Source)
    objc.setAssociatedObject(view, "source", Source)
    uikit.keyWindow():addSubview(view)
    runloop.run(0)
    return view
  end

  it("is requested for one path, or for a list if the delegate supports that", function()
    local one = collect(function(instance)
      function instance:collectionView_contextMenuConfigurationForItemAtIndexPath_point_(_, path)
        note("item " .. path:item())
        return configuration()
      end
    end)
    gesture.press(one, {at = {x = 10, y = 10}, duration = 0.6})
    uikit.pressButton(one:contextMenuInteraction(), "Delete")
    runloop.run(1)
    one:removeFromSuperview()
    assert.same({"item 0", "deleted"}, log)
  end)

  it("may belong to the empty space", function()
    local view = collect(function(instance)
      function instance:collectionView_contextMenuConfigurationForItemsAtIndexPaths_point_(_, paths)
        note("items " .. #paths)
      end
    end)
    gesture.press(view, {at = {x = 10, y = 10}, duration = 0.6})
    gesture.press(view, {at = {x = 10, y = 390}, duration = 0.6})
    assert.same({"items 1", "items 0"}, log)
  end)
end)
