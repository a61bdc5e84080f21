describe("presenting a controller", function()
  local window = uikit.keyWindow()
  local log = {}
  local function flush()
    local text = table.concat(log, " ")
    log = {}
    return text
  end
  local Logging = objc.class("ModalController", objc.UIViewController, function(instance)
    for _, name in ipairs {"viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"} do
      instance[name .. ":"] = function(self)
        local state = self:isBeingPresented() and "!" or self:isBeingDismissed() and "?" or ""
        log[#log + 1] = self:title() .. "." .. name .. state
      end
    end
  end)
  local function make(title)
    local controller = Logging:new()
    controller:setTitle_(title)
    controller:setModalPresentationStyle_(uikit.UIModalPresentationFullScreen)
    return controller
  end
  local root, modal
  before_each(function()
    root, modal = make "A", make "P"
    window:setRootViewController_(root)
    runloop.run(0)
    log = {}
  end)
  after_each(function()
    root:dismissViewControllerAnimated_completion_(false, nil)
    runloop.run(2)
    window:setRootViewController_(nil)
    runloop.run(0)
  end)
  local function done() log[#log + 1] = "done" end

  it("full screen lets it appear before the presenter has disappeared", function()
    root:presentViewController_animated_completion_(modal, true, done)
    assert.equal("A.viewWillDisappear P.viewWillAppear!", flush())
    runloop.run(1)
    assert.equal("P.viewDidAppear! A.viewDidDisappear done", flush())
    assert.equal(modal, root:presentedViewController())
    assert.equal(root, modal:presentingViewController())
    modal:dismissViewControllerAnimated_completion_(true, done)
    assert.equal("P.viewWillDisappear? A.viewWillAppear", flush())
    runloop.run(1)
    assert.equal("A.viewDidAppear P.viewDidDisappear? done", flush())
    assert.is_nil(root:presentedViewController())
    assert.equal(window, root:view():window())
  end)

  it("without animation keeps the order, did in the next turn", function()
    root:presentViewController_animated_completion_(modal, false, done)
    flush()
    runloop.run(0)
    assert.equal("P.viewDidAppear! A.viewDidDisappear done", flush())
  end)

  it("in a sheet sends the presenter nothing", function()
    modal:setModalPresentationStyle_(uikit.UIModalPresentationOverFullScreen)
    root:presentViewController_animated_completion_(modal, true, done)
    runloop.run(1)
    assert.equal("P.viewWillAppear! P.viewDidAppear! done", flush())
    root:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.equal("P.viewWillDisappear? P.viewDidDisappear?", flush())
  end)

  it("is being presented only the first time", function()
    root:presentViewController_animated_completion_(modal, true, nil)
    runloop.run(1)
    modal:presentViewController_animated_completion_(make "Q", true, nil)
    runloop.run(1)
    flush()
    modal:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.equal("Q.viewWillDisappear? P.viewWillAppear P.viewDidAppear Q.viewDidDisappear?", flush())
  end)

  it("dismisses a whole chain from below, and only notifies the top one", function()
    root:presentViewController_animated_completion_(modal, false, nil)
    runloop.run(0)
    modal:presentViewController_animated_completion_(make "Q", false, nil)
    runloop.run(0)
    flush()
    root:dismissViewControllerAnimated_completion_(true, nil)
    runloop.run(1)
    assert.equal("Q.viewWillDisappear? A.viewWillAppear A.viewDidAppear Q.viewDidDisappear?", flush())
  end)

  it("waits with a dismissal for the presentation", function()
    root:presentViewController_animated_completion_(modal, true, done)
    root:dismissViewControllerAnimated_completion_(true, done)
    runloop.run(2)
    assert.equal("A.viewWillDisappear P.viewWillAppear! P.viewDidAppear! A.viewDidDisappear done "
      .. "P.viewWillDisappear? A.viewWillAppear A.viewDidAppear P.viewDidDisappear? done", flush())
  end)

  it("warns and does nothing while another one is presented, or without a window", function()
    root:presentViewController_animated_completion_(modal, true, nil)
    runloop.run(1)
    flush()
    root:presentViewController_animated_completion_(make "Q", true, done)
    make "X":presentViewController_animated_completion_(make "Y", true, done)
    runloop.run(1)
    assert.equal("", flush())
    assert.equal(modal, root:presentedViewController())
  end)

  it("rejects nil, itself, and one that is presented already", function()
    assert.error_matches(function()
      root:presentViewController_animated_completion_(nil, true, nil)
    end, "nil modal view controller")
    assert.error_matches(function()
      root:presentViewController_animated_completion_(root, true, nil)
    end, "active controller")
  end)

  it("has a coordinator while it lasts", function()
    local inside
    root:presentViewController_animated_completion_(modal, true, nil)
    local coordinator = modal:transitionCoordinator()
    assert.is_true(coordinator:isAnimated())
    coordinator:animateAlongsideTransition_completion_(
      function() done() end, function(c) inside = c:isCancelled() end)
    flush()
    runloop.run(1)
    assert.is_false(inside)
    assert.is_nil(modal:transitionCoordinator())
  end)

  it("is undone by a restored snapshot", function()
    local snapshot = objc.snapshot()
    root:presentViewController_animated_completion_(modal, true, done)
    objc.restore(snapshot)
    runloop.run(2)
    assert.not_matches("done", flush())
    assert.is_nil(root:transitionCoordinator())
    assert.is_nil(root:presentedViewController()) -- its view is newer than the snapshot, and was erased
    root:presentViewController_animated_completion_(modal, true, done)
    runloop.run(1)
    assert.equal(
      "A.viewWillDisappear P.viewWillAppear! P.viewDidAppear! A.viewDidDisappear done", flush())
  end)

  it("is not dismissed later if it is deallocated before its presentation ends", function()
    do
      local first <close> = make "B"
      window:setRootViewController_(first)
      first:presentViewController_animated_completion_(modal, false, done)
      modal:presentViewController_animated_completion_(make "Q", false, done)
      first:dismissViewControllerAnimated_completion_(false, done)
      window:setRootViewController_(root)
    end
    assert.has_no.errors(function() runloop.run(2) end)
  end)
end)
