-- What public reports say of devices: scrolling, selection, text, refreshing, animations, sheets and
-- recognizers.

describe("as reported of devices,", function()
  local world, log, delegate
  local window = uikit.keyWindow()

  local function note(text) log[#log + 1] = text end

  before_each(function()
    world, log = objc.snapshot(), {}
    local Delegate = objc.class("ReportedDelegate", objc.NSObject, function(instance)
      function instance:scrollViewDidEndDecelerating_() note "end decelerating" end
      function instance:scrollViewDidEndDragging_willDecelerate_(_, decelerates) note("end dragging " .. tostring(decelerates)) end
      function instance:tableView_numberOfRowsInSection_() return 200 end
      function instance:tableView_cellForRowAtIndexPath_(view, path)
        return view:dequeueReusableCellWithIdentifier_forIndexPath_("cell", path)
      end
      function instance:tableView_didSelectRowAtIndexPath_() note "select" end
      function instance:tableView_didDeselectRowAtIndexPath_() note "deselect" end
      function instance:textViewDidChange_() note "change" end
      function instance:textView_shouldChangeTextInRange_replacementText_() note "ask" return true end
      function instance:textField_shouldChangeCharactersInRange_replacementString_(_, range, text)
        note(("%d,%d %s"):format(range.location, range.length, text))
        return true
      end
      function instance:refresh_() note "refresh" end
      function instance:tapped_() note "tapped" end
      function instance:fired_(recognizer) note(tostring(recognizer:class())) end
      function instance:gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_(one, other)
        note("simultaneous " .. tostring(one:class()))
        return not other:isKindOfClass_(objc.UISwipeGestureRecognizer)
      end
      function instance:presentationControllerShouldDismiss_() note "should dismiss" return true end
      function instance:presentationControllerDidAttemptToDismiss_() note "attempt" end
      function instance:presentationControllerDidDismiss_() note "did dismiss" end
    end)
    delegate = Delegate:new()
  end)
  after_each(function() objc.restore(world) end)

  local function make_table()
    local view = objc.UITableView:alloc():initWithFrame_style_({0, 0, 390, 600}, 0)
    view:registerClass_forCellReuseIdentifier_(objc.UITableViewCell, "cell")
    view:setDataSource_(delegate)
    view:setDelegate_(delegate)
    window:addSubview_(view)
    runloop.run(0)
    return view
  end

  it("a slow drag that rests does not decelerate", function()
    local view = make_table()
    gesture.drag(view, {from = {200, 500}, by = {0, -100}, duration = 1, hold = 0.5})
    runloop.run(2)
    assert.same({"end dragging false"}, log)
  end)

  it("code selects rows and sets texts without the delegate", function()
    local view, path = make_table(), objc.NSIndexPath:indexPathForRow_inSection_(3, 0)
    view:selectRowAtIndexPath_animated_scrollPosition_(path, false, 0)
    view:deselectRowAtIndexPath_animated_(path, false)
    local text = objc.UITextView:alloc():initWithFrame_ {0, 0, 300, 100}
    text:setDelegate_(delegate)
    text:setText_ "abc"
    runloop.run(1)
    assert.same({}, log)
  end)

  it("only a finger that refreshes sends the action", function()
    local view, control = make_table(), objc.UIRefreshControl:new()
    control:addTarget_action_forControlEvents_(delegate, "refresh:", uikit.UIControlEventValueChanged)
    view:setRefreshControl_(control)
    control:beginRefreshing()
    runloop.run(1)
    control:endRefreshing()
    runloop.run(1)
    assert.same({}, log)
    gesture.drag(view, {from = {200, 100}, by = {0, 300}, duration = 0.5})
    runloop.run(1)
    assert.equal("refresh", log[1])
    assert.is_true(control:isRefreshing())
  end)

  it("a view that is animated ignores touches unless the animation allows them", function()
    for options, expected in pairs {[0] = {"done"}, [2] = {"tapped", "done"}} do
      log = {}
      local button = objc.UIButton:alloc():initWithFrame_ {0, 100, 100, 50}
      button:addTarget_action_forControlEvents_(delegate, "tapped:", uikit.UIControlEventTouchUpInside)
      window:addSubview_(button)
      objc.UIView:animateWithDuration_delay_options_animations_completion_(2, 0, options,
        function() button:setCenter_ {150, 125} end, function() note "done" end)
      runloop.run(1.9)
      gesture.tap(window, {150, 125})
      runloop.run(1)
      button:removeFromSuperview()
      assert.same(expected, log)
    end
  end)

  it("a view that is removed ends its animations unfinished", function()
    local view, finished = objc.UIView:new(), nil
    window:addSubview_(view)
    objc.UIView:animateWithDuration_animations_completion_(2, function() view:setAlpha_(0.5) end,
      function(done) finished = done end)
    runloop.run(0.5)
    view:removeFromSuperview()
    runloop.run(0.1)
    assert.is_false(finished)
  end)

  it("a sheet that must stay says so, and does not ask", function()
    local root, sheet = objc.UIViewController:new(), objc.UIViewController:new()
    window:setRootViewController_(root)
    runloop.run(0.5)
    sheet:setModalInPresentation_(true)
    root:presentViewController_animated_completion_(sheet, true, nil)
    runloop.run(1)
    sheet:presentationController():setDelegate_(delegate)
    local function pull()
      gesture.drag(window, {from = {195, 120}, by = {0, 600}, duration = 0.2})
      runloop.run(1)
    end
    pull()
    assert.same({"attempt"}, log)
    sheet:setModalInPresentation_(false)
    pull()
    assert.same({"attempt", "should dismiss", "did dismiss"}, log)
    window:setRootViewController_(nil)
  end)

  it("the recognizer whose delegate is asked about simultaneity comes first", function()
    local view = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 800}
    window:addSubview_(view)
    local pan = objc.UIPanGestureRecognizer:alloc():initWithTarget_action_(delegate, "fired:")
    local swipe = objc.UISwipeGestureRecognizer:alloc():initWithTarget_action_(delegate, "fired:")
    swipe:setDirection_(uikit.UISwipeGestureRecognizerDirectionDown)
    view:addGestureRecognizer_(pan)
    view:addGestureRecognizer_(swipe)
    pan:setDelegate_(delegate)
    gesture.flick(view, {from = {200, 200}, by = {0, 200}})
    assert.equal("simultaneous UIPanGestureRecognizer", log[1])
    for _, text in ipairs(log) do assert.not_equal("UISwipeGestureRecognizer", text) end
  end)

  it("keys in the middle of a text leave the caret behind them", function()
    local field = objc.UITextField:alloc():initWithFrame_ {0, 300, 200, 40}
    field:setDelegate_(delegate)
    window:addSubview_(field)
    field:becomeFirstResponder()
    uikit.type "abcd"
    local start = field:beginningOfDocument()
    local place = field:positionFromPosition_offset_(start, 2)
    field:setSelectedTextRange_(field:textRangeFromPosition_toPosition_(place, place))
    log = {}
    uikit.type "XY\b"
    assert.same({"2,0 X", "3,0 Y", "3,1 "}, log)
    assert.equal("abXcd", field:text())
    assert.equal(3, field:offsetFromPosition_toPosition_(start, field:selectedTextRange():start()))
    field:resignFirstResponder()
  end)

  it("a dismissed page finds no presenting page when it has disappeared", function()
    local root = objc.UIViewController:new()
    window:setRootViewController_(root)
    runloop.run(0)
    local Page = objc.class("DismissedPage", objc.UIViewController, function(instance)
      function instance:viewWillDisappear_() note("will " .. tostring(self:presentingViewController() ~= nil)) end
      function instance:viewDidDisappear_()
        note(("did %s %s"):format(self:presentingViewController() ~= nil, self:isBeingDismissed()))
      end
    end)
    root:presentViewController_animated_completion_(Page:new(), true, nil)
    runloop.run(1)
    root:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.same({"will true", "did false true"}, log)
    assert.is_nil(root:presentedViewController())
  end)

  it("more fingers than the maximum end a plain pan, but scroll a scroll view", function()
    local function drag_three(view, pan)
      pan:setMaximumNumberOfTouches_(2)
      window:addSubview_(view)
      local fingers, most = {}, 0
      for i = 1, 3 do fingers[i] = gesture.touch(view, {x = 60 * i, y = 100}) end
      for i = 1, 3 do
        fingers[i]:move {by = {x = 0, y = -60}, duration = 0.1}
        most = math.max(most, pan:numberOfTouches())
      end
      local state = pan:state()
      for i = 1, 3 do fingers[i]:lift() end
      view:removeFromSuperview()
      return state, most
    end
    local scrolled = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 600}
    scrolled:setContentSize_ {390, 5000}
    assert.same({uikit.UIGestureRecognizerStateChanged, 2}, {drag_three(scrolled, scrolled:panGestureRecognizer())})
    assert.is_true(scrolled:contentOffset().y > 0)
    local view, pan = objc.UIView:alloc():initWithFrame_ {0, 0, 390, 600}, objc.UIPanGestureRecognizer:new()
    view:addGestureRecognizer_(pan)
    assert.equal(uikit.UIGestureRecognizerStateFailed, (drag_three(view, pan)))
  end)

  it("an action without a target goes to the first responder, wherever it is", function()
    local function responder(name, class)
      return objc.class(name, class, function(instance)
        function instance:canBecomeFirstResponder() return true end
        function instance:act_() note(name) end
      end)
    end
    local around = responder("AroundTheButton", objc.UIView):alloc():initWithFrame_ {0, 0, 200, 200}
    local beside = responder("BesideTheButton", objc.UIView):alloc():initWithFrame_ {0, 300, 200, 200}
    local button = objc.UIButton:alloc():initWithFrame_ {20, 20, 60, 60}
    around:addSubview_(button)
    window:addSubview_(around)
    window:addSubview_(beside)
    button:addTarget_action_forControlEvents_(nil, "act:", uikit.UIControlEventTouchUpInside)
    gesture.tap(button)
    beside:becomeFirstResponder()
    gesture.tap(button)
    assert.same({"AroundTheButton", "BesideTheButton"}, log)
  end)

  it("a child whose view is removed and added again appears twice", function()
    local Child = objc.class("ChildAddedTwice", objc.UIViewController, function(instance, _, super)
      for _, name in ipairs {"viewWillAppear", "viewWillDisappear"} do
        instance[name .. "_"] = function(self, animated)
          super(self)[name .. "_"](super(self), animated)
          note(name)
        end
      end
    end)
    local parent, child = objc.UIViewController:new(), Child:new()
    window:setRootViewController_(parent)
    runloop.run(0)
    parent:addChildViewController_(child)
    parent:view():addSubview_(child:view())
    child:view():removeFromSuperview()
    parent:view():addSubview_(child:view())
    runloop.run(0.5)
    assert.same({"viewWillAppear", "viewWillDisappear", "viewWillAppear"}, log)
  end)

  it("a tap recognizer of a control keeps its touch-up action back", function()
    for _, class in ipairs {objc.UIControl, objc.UIButton} do
      local control = class:alloc():initWithFrame_ {20, 20, 60, 60}
      window:addSubview_(control)
      control:addTarget_action_forControlEvents_(delegate, "fired:", uikit.UIControlEventTouchUpInside)
      control:addGestureRecognizer_(objc.UITapGestureRecognizer:alloc():initWithTarget_action_(delegate, "tapped:"))
      gesture.tap(control)
    end
    assert.same({"tapped", "tapped"}, log)
  end)
end)
