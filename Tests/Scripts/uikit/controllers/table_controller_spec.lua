describe("a table controller", function()
  local window, former, controller, log

  local List = objc.class("ListController", objc.UITableViewController, function(instance, _, super)
    function instance:viewDidLoad()
      super(self):viewDidLoad()
      self:tableView():registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    end
    function instance:tableView_numberOfRowsInSection_(_, _)
      log[#log + 1] = "count"
      return 3
    end
    function instance:tableView_cellForRowAtIndexPath_(view, path)
      return view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
    function instance:tableView_didSelectRowAtIndexPath_(_, path)
      log[#log + 1] = "select " .. path:row()
    end
  end)

  before_each(function()
    log, window = {}, uikit.keyWindow()
    former = window:rootViewController()
    controller = List:alloc():initWithStyle_(uikit.UITableViewStyleGrouped)
    window:setRootViewController_(controller)
    runloop.run(0)
  end)
  after_each(function() window:setRootViewController_(former) end)

  it("is data source and delegate of its view", function()
    local view = controller:tableView()
    assert.equal(view, controller:view())
    assert.same({controller, controller, 1}, {view:dataSource(), view:delegate(), view:style()})
    assert.same({"count", 3}, {log[1], #view:visibleCells()})
    gesture.tap(view:visibleCells()[2])
    assert.equal("select 1", log[#log])
    controller:setEditing_animated_(true, false)
    assert.is_true(view:isEditing())
    assert.is_true(controller:conformsToProtocol_(objc.getProtocol "UITableViewDelegate"))
  end)

  it("clears the selection when it reappears, by default", function()
    local view = controller:tableView()
    for _, clears in ipairs {true, false} do
      controller:setClearsSelectionOnViewWillAppear_(clears)
      gesture.tap(view:visibleCells()[1])
      local modal = objc.UIViewController:new()
      modal:setModalPresentationStyle_(uikit.UIModalPresentationFullScreen)
      controller:presentViewController_animated_completion_(modal, false, nil)
      runloop.run(0)
      controller:dismissViewControllerAnimated_completion_(false, nil)
      runloop.run(0)
      assert.equal(clears, view:indexPathForSelectedRow() == nil)
    end
  end)

  it("has no rows of its own", function()
    local plain = objc.UITableViewController:new()
    window:setRootViewController_(plain)
    runloop.run(0)
    assert.equal(0, plain:tableView():numberOfRowsInSection_(0))
    assert.equal(uikit.UITableViewStylePlain, plain:tableView():style())
  end)
end)
