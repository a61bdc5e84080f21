describe("a page view controller", function()
  it("shows one page at a time, and turns with a swipe", function()
    local snapshot, seen = objc.snapshot(), {}
    local one, two = objc.UIViewController:new(), objc.UIViewController:new()
    local Source = objc.class("PageSource", objc.NSObject, function(instance)
      function instance:pageViewController_viewControllerAfterViewController_(_, page)
        return page == one and two or nil
      end
      function instance:pageViewController_viewControllerBeforeViewController_(_, page)
        return page == two and one or nil
      end
      function instance:pageViewController_didFinishAnimating_previousViewControllers_transitionCompleted_(
        _, finished, previous, completed)
        seen[#seen + 1] = finished and completed and previous[1] == one
      end
    end)
    local source = Source:new()
    local pages = objc.UIPageViewController:alloc()
      :initWithTransitionStyle_navigationOrientation_options_(1, 0, nil)
    pages:setDataSource_(source)
    pages:setDelegate_(source)
    pages:setViewControllers_direction_animated_completion_({one}, 0, false, function(done) seen[1] = done end)
    uikit.keyWindow():setRootViewController_(pages)
    runloop.run(0)
    assert.equal("_UIQueuingScrollView", objc.object_getClassName(one:view():superview()))
    assert.equal(pages:view(), one:view():superview():superview())
    gesture.flick(pages:view(), {from = {300, 400}, by = {-200, 0}})
    runloop.runUntilIdle()
    assert.same({two}, pages:viewControllers())
    assert.same({true, true}, seen)
    assert.is_nil(one:parentViewController())
    assert.error_matches(function()
      pages:setViewControllers_direction_animated_completion_({}, 0, false, nil)
    end, "doesn't match the number required")
    uikit.keyWindow():setRootViewController_(nil)
    objc.restore(snapshot)
  end)
end)

describe("a page that is pulled", function()
  local snapshot, log, pages, one, two
  before_each(function()
    snapshot, log = objc.snapshot(), {}
    local Page = objc.class("PulledPage", objc.UIViewController, function(instance, _, super)
      for _, name in ipairs {"viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:"} do
        instance[name] = function(self, animated)
          local above = super(self)
          above[name](above, animated)
          log[#log + 1] = self:title() .. " " .. name:sub(5, -2)
        end
      end
    end)
    one, two = Page:new(), Page:new()
    one:setTitle_ "one"
    two:setTitle_ "two"
    local Source = objc.class("PulledSource", objc.NSObject, function(instance)
      function instance:pageViewController_viewControllerAfterViewController_(_, page) return page == one and two or nil end
      function instance:pageViewController_viewControllerBeforeViewController_(_, page) return page == two and one or nil end
      function instance:pageViewController_willTransitionToViewControllers_() log[#log + 1] = "will" end
      function instance:pageViewController_didFinishAnimating_previousViewControllers_transitionCompleted_(_, _, _, completed)
        log[#log + 1] = "finished " .. tostring(completed)
      end
    end)
    local source = Source:new()
    pages = objc.UIPageViewController:alloc():initWithTransitionStyle_navigationOrientation_options_(1, 0, nil)
    pages:setDataSource_(source)
    pages:setDelegate_(source)
    objc.setAssociatedObject(pages, "source", source)
    pages:setViewControllers_direction_animated_completion_({one}, 0, false, nil)
    uikit.keyWindow():setRootViewController_(pages)
    runloop.run(1)
    log = {}
  end)
  after_each(function()
    uikit.keyWindow():setRootViewController_(nil)
    objc.restore(snapshot)
  end)

  local function pull(by)
    gesture.drag(pages:view(), {from = {195, 400}, by = {by, 0}, duration = 0.5, hold = 0.3})
    runloop.run(2)
  end

  it("appears while it is pulled in, and disappears again if it is let go early", function()
    pull(-60)
    assert.same({"will", "two WillAppear", "one WillDisappear", "two WillDisappear", "one WillAppear", "one DidAppear",
      "two DidDisappear", "finished false"}, log)
    assert.same({one}, pages:viewControllers())
    assert.is_nil(two:parentViewController())
  end)

  it("is the visible page if it is pulled in far enough", function()
    gesture.drag(pages:view(), {from = {380, 400}, by = {-300, 0}, duration = 0.5, hold = 0.3})
    runloop.run(2)
    assert.same({"will", "two WillAppear", "one WillDisappear", "two DidAppear", "one DidDisappear", "finished true"}, log)
    assert.same({two}, pages:viewControllers())
    log = {}
    pull(-150)
    assert.same({}, log, "there is no page behind it")
  end)

  it("is changed by code without the delegate, and calls the completion at the end", function()
    local done
    pages:setViewControllers_direction_animated_completion_({two}, 0, true, function(finished) done = finished end)
    assert.is_nil(done)
    runloop.run(1)
    assert.is_true(done)
    assert.same({"two WillAppear", "one WillDisappear", "two DidAppear", "one DidDisappear"}, log)
    assert.same({two}, pages:viewControllers())
  end)
end)

describe("a popover", function()
  it("is arranged by a controller of its own", function()
    local page = objc.UIViewController:new()
    assert.is_nil(page:popoverPresentationController())
    page:setModalPresentationStyle_(uikit.UIModalPresentationPopover)
    local popover = page:popoverPresentationController()
    assert.equal(popover, page:presentationController())
    popover:setSourceRect_ {1, 2, 3, 4}
    assert.equal(3, popover:sourceRect().size.width)
    assert.equal(page, popover:presentedViewController())
  end)
end)

describe("a sheet of activities", function()
  it("reports that it was cancelled when it is dismissed", function()
    local snapshot, seen = objc.snapshot(), {}
    local root = objc.UIViewController:new()
    uikit.keyWindow():setRootViewController_(root)
    runloop.run(0)
    local sheet = objc.UIActivityViewController:alloc():initWithActivityItems_applicationActivities_({"text"}, nil)
    sheet:setCompletionWithItemsHandler_(function(_, completed) seen[#seen + 1] = completed end)
    root:presentViewController_animated_completion_(sheet, false, nil)
    runloop.runUntilIdle()
    root:dismissViewControllerAnimated_completion_(false, nil)
    runloop.runUntilIdle()
    assert.same({false}, seen)
    uikit.keyWindow():setRootViewController_(nil)
    objc.restore(snapshot)
  end)
end)

describe("a date picker", function()
  it("keeps its date between its limits", function()
    local picker = objc.UIDatePicker:new()
    local function date(seconds) return objc.NSDate:dateWithTimeIntervalSinceReferenceDate_(seconds) end
    picker:setMinimumDate_(date(100))
    picker:setDate_animated_(date(50), false)
    assert.equal(100, picker:date():timeIntervalSinceReferenceDate())
    picker:setDate_(date(150))
    assert.equal(150, picker:date():timeIntervalSinceReferenceDate())
    assert.error_matches(function() picker:setDate_(nil) end, "argument 1 must be an NSDate")
  end)
end)

describe("a page of a page view controller", function()
  it("moves to another page view controller that shows it", function()
    local page = objc.UIViewController:new()
    local function pages()
      local controller = objc.UIPageViewController:alloc()
        :initWithTransitionStyle_navigationOrientation_options_(1, 0, nil)
      assert.is_true(controller:view():isKindOfClass_(objc.UIView))
      return controller
    end
    local function show(controller, shown)
      controller:setViewControllers_direction_animated_completion_({shown}, 0, false, nil)
    end
    local first, second = pages(), pages()
    show(first, page)
    show(second, page)
    assert.equal(second, page:parentViewController())
    assert.is_true(page:view():isDescendantOfView_(second:view()))
    show(first, objc.UIViewController:new())
    assert.equal(second, page:parentViewController())
  end)
end)

describe("an interaction", function()
  it("has the view that it was added to", function()
    local view = objc.UIView:new()
    local drag = objc.UIDragInteraction:alloc():initWithDelegate_(view)
    view:addInteraction_(drag)
    assert.equal(view, drag:view())
    drag:setEnabled_(true)
    assert.is_true(drag:isEnabled())
  end)
end)

describe("a presentation controller", function()
  it("adapts to a narrow screen, and keeps traits of its own", function()
    local controller = objc.UIViewController:new()
    controller:setModalPresentationStyle_(uikit.UIModalPresentationPopover)
    local presentation = controller:popoverPresentationController()
    local function adapted(width)
      return presentation:adaptivePresentationStyleForTraitCollection_(
        objc.UITraitCollection:traitCollectionWithHorizontalSizeClass_(width))
    end
    assert.equal(uikit.UIModalPresentationFullScreen, adapted(uikit.UIUserInterfaceSizeClassCompact))
    assert.equal(uikit.UIModalPresentationPopover, adapted(uikit.UIUserInterfaceSizeClassRegular))
    local traits = objc.UITraitCollection:traitCollectionWithUserInterfaceStyle_(2)
    presentation:setOverrideTraitCollection_(traits)
    assert.equal(2, presentation:overrideTraitCollection():userInterfaceStyle())
  end)
end)
