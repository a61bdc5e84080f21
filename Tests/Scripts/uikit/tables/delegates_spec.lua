local view

local function path(row) return objc.NSIndexPath:indexPathForRow_inSection_(row, 0) end

objc.class("DelegatesSource", objc.NSObject, {protocols = {"UITableViewDataSource"}},
  function(instance)
    function instance:tableView_numberOfRowsInSection_(_, _) return 50 end
    function instance:tableView_cellForRowAtIndexPath_(table_, _)
      return table_:dequeueReusableCellWithIdentifier_("cell")
    end
  end)

local source

before_each(function()
  view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
  view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
  source = objc.DelegatesSource:new()
  view:setDataSource_(source)
  uikit.keyWindow():addSubview_(view)
  runloop.run(0)
end)

after_each(function() view:removeFromSuperview() end)

describe("a table's delegate", function()
  it("is also the scroll view's, and is notified of scrolling", function()
    local offsets = {}
    objc.class("DelegatesScroll", objc.NSObject, {protocols = {"UITableViewDelegate"}},
      function(instance)
        function instance:scrollViewDidScroll_(scrolled)
          offsets[#offsets + 1] = scrolled:contentOffset().y
        end
      end)
    local delegate = objc.DelegatesScroll:new()
    view:setDelegate_(delegate)
    local scrollDelegate = objc.msgSendSuper(objc.UITableView, view, "delegate")
    assert.equal(delegate, scrollDelegate)
    view:setContentOffset_ {0, 44}
    assert.same({44}, offsets)
    assert.is_true(delegate:conformsToProtocol_("UIScrollViewDelegate"))
  end)

  it("is asked for its messages while it is being set, and not again", function()
    local asked = 0
    objc.class("DelegatesAsked", objc.NSObject, function(instance, _, super)
      function instance:respondsToSelector_(sel)
        if tostring(sel) == "tableView:didSelectRowAtIndexPath:" then asked = asked + 1 end
        return super(self):respondsToSelector_(sel)
      end
    end)
    local delegate = objc.DelegatesAsked:new()
    view:setDelegate_(delegate)
    assert.equal(1, asked)
    gesture.tap(view:cellForRowAtIndexPath_(path(1)))
    view:setDelegate_(delegate)
    assert.equal(1, asked)
  end)

  it("must be set to nil and again before later methods are called", function()
    local saw = 0
    local Late = objc.class("DelegatesLate", objc.NSObject)
    local delegate = Late:new()
    view:setDelegate_(delegate)
    local scrolls = 0
    Late["scrollViewDidScroll:"] = function() scrolls = scrolls + 1 end
    Late["tableView:didSelectRowAtIndexPath:"] = function() saw = saw + 1 end
    local function tap() gesture.tap(view:cellForRowAtIndexPath_(path(1))) end
    tap()
    view:setDelegate_(delegate)
    tap()
    view:setContentOffset_ {0, 10}
    assert.equal(0, saw)
    assert.equal(0, scrolls)
    view:setDelegate_(nil)
    view:setDelegate_(delegate)
    tap()
    view:setContentOffset_ {0, 0}
    assert.equal(1, saw)
    assert.equal(1, scrolls)
  end)

  it("is weak, and its data source too", function()
    view:setDelegate_(objc.DelegatesSource:new())
    source = nil
    collectgarbage()
    collectgarbage()
    assert.is_nil(view:delegate())
    assert.is_nil(view:dataSource())
    view:reloadData()
    runloop.run(0)
    assert.equal(0, #view:visibleCells())
  end)

  it("dangles where delegates are assigned", function()
    local moment = objc.snapshot()
    uikit.setting("scrollViewDelegate", "assign")
    view:setDataSource_(objc.DelegatesSource:new())
    collectgarbage()
    collectgarbage()
    local ok, e = pcall(view.numberOfRowsInSection_, view, 0)
    assert.is_false(ok)
    assert.equal("EXC_BAD_ACCESS", e.name)
    view:setDataSource_(nil)
    objc.restore(moment)
  end)

  it("is set by a method of the table's own, which calls super", function()
    local saw = {}
    local moment = objc.snapshot()
    assert.is_not_nil(objc.class_getInstanceMethod(objc.UITableView, "setDelegate:"))
    assert.are_not.equal(
      objc.class_getInstanceMethod(objc.UITableView, "setDelegate:"),
      objc.class_getInstanceMethod(objc.UIScrollView, "setDelegate:"))
    objc.category(objc.UIScrollView, "Watch", function(instance)
      function instance:watch_setDelegate_(delegate)
        saw[#saw + 1] = tostring(self:isMemberOfClass_(objc.UIScrollView))
        return self:watch_setDelegate_(delegate)
      end
    end)
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(objc.UIScrollView, "setDelegate:"),
      objc.class_getInstanceMethod(objc.UIScrollView, "watch_setDelegate:"))
    view:setDelegate_(source)
    assert.same({"false"}, saw)
    assert.equal(source, view:delegate())
    objc.restore(moment)
  end)

  it("can be a proxy that was set as the delegate", function()
    local saw = {}
    objc.class("DelegatesProxy", objc.NSProxy, function(instance, class)
      objc.property(instance, "target")
      function instance:methodSignatureForSelector_(sel)
        return self:target():methodSignatureForSelector_(sel)
      end
      function instance:forwardInvocation_(inv)
        saw[#saw + 1] = tostring(inv:selector())
        inv:invokeWithTarget_(self:target())
      end
    end)
    local taps = 0
    objc.class("DelegatesReal", objc.NSObject, function(instance)
      function instance:tableView_didSelectRowAtIndexPath_(_, _) taps = taps + 1 end
    end)
    local Wrapped = objc.class("DelegatesTable", objc.UITableView, function(instance, _, super)
      objc.property(instance, "proxy")
      function instance:setDelegate_(delegate)
        local proxy = objc.DelegatesProxy:alloc()
        proxy:setTarget_(delegate)
        self:setProxy_(proxy)
        super(self):setDelegate_(proxy)
      end
    end)
    local real = objc.DelegatesReal:new()
    local wrapped = Wrapped:alloc():initWithFrame_ {0, 0, 320, 400}
    wrapped:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    wrapped:setDataSource_(source)
    wrapped:setDelegate_(real)
    uikit.keyWindow():addSubview_(wrapped)
    runloop.run(0)
    saw = {}
    gesture.tap(wrapped:cellForRowAtIndexPath_(path(1)))
    assert.equal(1, taps)
    assert.same({"tableView:didSelectRowAtIndexPath:"}, saw)
    wrapped:removeFromSuperview()
  end)
end)
