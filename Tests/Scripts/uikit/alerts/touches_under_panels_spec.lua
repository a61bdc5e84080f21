describe("an alert that appears under a finger", function()
  local log, view, source, host, window, former

  local Source = objc.class("CoveredSource", objc.NSObject, {
    protocols = {"UITableViewDataSource", "UITableViewDelegate"}}, function(instance)
    function instance:tableView_numberOfRowsInSection_(_, _) return 5 end
    function instance:tableView_cellForRowAtIndexPath_(table_, path)
      return table_:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
    end
    for _, event in ipairs {"didHighlight", "didUnhighlight", "didSelect", "didDeselect"} do
      instance[("tableView:%sRowAtIndexPath:"):format(event)] = function(_, _, path)
        log[#log + 1] = event .. " " .. path:row()
      end
    end
  end)
  local function row(index)
    return view:cellForRowAtIndexPath_(objc.NSIndexPath:indexPathForRow_inSection_(index, 0))
  end

  before_each(function()
    log, window = {}, uikit.keyWindow()
    former = window:rootViewController()
    host = objc.UIViewController:new()
    window:setRootViewController_(host)
    view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 320, 400}, 0)
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    source = Source:new()
    view:setDataSource_(source)
    view:setDelegate_(source)
    host:view():addSubview_(view)
    runloop.run(0)
    gesture.tap(row(0))
    log = {}
  end)
  after_each(function() window:setRootViewController_(former) end)

  local function alert()
    return objc.UIAlertView:alloc()
      :initWithTitle_message_delegate_cancelButtonTitle_otherButtonTitles_("Stop", nil, nil, "OK")
  end

  it("cancels the touch of the row, whose former selection is restored", function()
    local finger = gesture.touch(row(1))
    finger:hold(0.3)
    local panel = alert()
    panel:show()
    assert.same({"didHighlight 1", "didUnhighlight 1"}, log)
    assert.is_true(row(0):isSelected())
    finger:move {by = {0, -40}, duration = 0.1}
    finger:lift()
    assert.equal(2, #log)
    assert.error_matches(function() finger:lift() end, "has been lifted or cancelled already")
    runloop.run(1)
    uikit.pressButton(panel, 0)
    runloop.run(1)
  end)

  it("does so as a controller too", function()
    local finger = gesture.touch(row(1))
    finger:hold(0.3)
    local controller = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_(
      "Stop", nil, uikit.UIAlertControllerStyleAlert)
    host:presentViewController_animated_completion_(controller, true, nil)
    finger:lift()
    assert.same({"didHighlight 1", "didUnhighlight 1"}, log)
    runloop.run(1)
  end)

  it("waits for the end of the event in which it appears", function()
    local phases, panel = {}, alert()
    local Opener = objc.class("Opener", objc.UIView, function(instance)
      function instance:touchesBegan_withEvent_(_, _)
        panel:show()
        phases[#phases + 1] = "began"
      end
      function instance:touchesEnded_withEvent_(_, _) phases[#phases + 1] = "ended" end
      function instance:touchesCancelled_withEvent_(_, _) phases[#phases + 1] = "cancelled" end
    end)
    local opener = Opener:alloc():initWithFrame_ {0, 500, 100, 100}
    host:view():addSubview_(opener)
    gesture.press(opener, {duration = 0.5})
    assert.same({"began", "cancelled"}, phases)
    runloop.run(1)
    uikit.pressButton(panel, 0)
    runloop.run(1)
  end)
end)
