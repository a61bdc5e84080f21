describe("UIKit's own messages", function()
  local window, before, log = uikit.keyWindow(), nil, nil
  local function watch(cls, ...)
    for _, name in ipairs{...} do
      hook.before(cls, name, function() log[#log + 1] = name end)
    end
  end

  before_each(function() before, log = objc.snapshot(), {} end)
  after_each(function()
    window:setRootViewController_(nil)
    objc.restore(before)
  end)

  it("changes the run loop's mode while a scroll view moves", function()
    local view = objc.UIScrollView:alloc():initWithFrame_{0, 0, 320, 480}
    view:setContentSize_{320, 4000}
    window:addSubview_(view)
    watch(objc.UIApplication, "pushRunLoopMode:requester:", "pushRunLoopMode:",
      "popRunLoopMode:requester:", "popRunLoopMode:")
    watch(objc.UIScrollView, "_scrollViewWillBeginDragging", "_scrollViewDidEndDecelerating",
      "_hideScrollIndicators")
    gesture.drag(view, {by = {x = 0, y = -100}, hold = 0.2})
    assert.same({"pushRunLoopMode:requester:", "pushRunLoopMode:", "_scrollViewWillBeginDragging",
      "popRunLoopMode:requester:", "popRunLoopMode:"}, log)
    log = {}
    gesture.flick(view, {by = {x = 0, y = -100}})
    assert.equal("_scrollViewWillBeginDragging", log[#log])
    runloop.run(5)
    assert.same({"_scrollViewDidEndDecelerating", "_hideScrollIndicators",
      "popRunLoopMode:requester:", "popRunLoopMode:"}, {table.unpack(log, 4)})
    view:removeFromSuperview()
  end)

  it("resets recognizers, passes views to touches and dismisses alerts by private names", function()
    watch(objc.UIGestureRecognizer, "_resetGestureRecognizer")
    watch(objc.UITouch, "setView:")
    watch(objc.UIAlertController, "_dismissWithAction:", "_dismissAnimated:triggeringAction:")
    local view = objc.UIView:alloc():initWithFrame_{0, 0, 100, 100}
    view:addGestureRecognizer_(objc.UITapGestureRecognizer:new())
    window:addSubview_(view)
    gesture.tap(view)
    assert.same({"setView:", "_resetGestureRecognizer"}, log)
    view:removeFromSuperview()
    log = {}
    window:setRootViewController_(objc.UIViewController:new())
    runloop.run(1)
    local alert = objc.UIAlertController:alertControllerWithTitle_message_preferredStyle_("a", "b", 1)
    alert:addAction_(objc.UIAlertAction:actionWithTitle_style_handler_("OK", 0, nil))
    window:rootViewController():presentViewController_animated_completion_(alert, true, nil)
    runloop.run(1)
    uikit.pressButton(alert, "OK")
    runloop.run(1)
    assert.equal("_dismissWithAction: _dismissAnimated:triggeringAction:",
      table.concat(log, " "):match("_dismiss.*"):gsub(" setView:.*", ""))
  end)

  it("updates and ends an interactive pop", function()
    local root, top = objc.UIViewController:new(), objc.UIViewController:new()
    local navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
    window:setRootViewController_(navigation)
    runloop.run(1)
    navigation:pushViewController_animated_(top, false)
    runloop.run(1)
    local parts = {}
    hook.before(objc.UINavigationController, "_updateInteractiveTransition:",
      function(_, part) parts[#parts + 1] = part end)
    watch(objc.UINavigationController, "_finishInteractiveTransition:transitionContext:")
    gesture.edgeSwipe(window, {edge = "left", by = 350})
    runloop.run(1)
    assert.is_true(#parts > 3)
    assert.is_true(parts[#parts] > 0.8)
    assert.same({"_finishInteractiveTransition:transitionContext:"}, log)
  end)

  it("notifies a controller that its view enters a window, and creates display links by display",
    function()
      watch(objc.UIViewController, "viewWillMoveToWindow:", "viewWillAppear:",
        "viewDidMoveToWindow:shouldAppearOrDisappear:")
      local controller = objc.UIViewController:new()
      window:addSubview_(controller:view())
      assert.same({"viewWillMoveToWindow:", "viewWillAppear:",
        "viewDidMoveToWindow:shouldAppearOrDisappear:"}, log)
      controller:view():removeFromSuperview()
      log = {}
      watch(objc.object_getClass(objc.CADisplayLink), "displayLinkWithDisplay:target:selector:")
      objc.CADisplayLink:displayLinkWithTarget_selector_(controller, "viewDidLoad")
      assert.same({"displayLinkWithDisplay:target:selector:"}, log)
    end)

  it("passes keys to the application, which finds the responder with a command for them", function()
    local Controller = objc.class("KeyController", objc.UIViewController, function(instance)
      function instance:keyCommands()
        return {objc.UIKeyCommand:keyCommandWithInput_modifierFlags_action_(
          "f", uikit.UIKeyModifierCommand, "find:")}
      end
      function instance:find_(command) log[#log + 1] = "find " .. command:input() end
    end)
    window:setRootViewController_(Controller:new())
    hook.before(objc.UIApplication, "handleKeyUIEvent:", function(_, event)
      log[#log + 1] = ("%s %s"):format(event:_modifiedInput(), event:_isKeyDown())
    end)
    uikit.pressKey("f", uikit.UIKeyModifierCommand)
    uikit.pressKey("f")
    assert.same({"f true", "find f", "f false", "f true", "f false"}, log)
  end)

  it("asks a layout about an item that is carried", function()
    local moved
    local Source = objc.class("CarryingSource", objc.NSObject, function(instance)
      instance["collectionView:numberOfItemsInSection:"] = function() return 4 end
      instance["collectionView:cellForItemAtIndexPath:"] = function(_, view, path)
        return view:dequeueReusableCellWithReuseIdentifier_forIndexPath_("cell", path)
      end
      instance["collectionView:moveItemAtIndexPath:toIndexPath:"] = function(_, _, from, to)
        moved = from:item() .. "→" .. to:item()
      end
    end)
    local view = objc.UICollectionView:alloc():initWithFrame_collectionViewLayout_(
      {0, 0, 100, 400}, objc.UICollectionViewFlowLayout:new())
    local source = Source:new()
    view:registerClass_forCellWithReuseIdentifier_(objc.UICollectionViewCell, "cell")
    view:setDataSource_(source)
    window:addSubview_(view)
    runloop.run(0)
    watch(objc.UICollectionViewLayout, "invalidationContextForInteractivelyMovingItems:"
      .. "withTargetPosition:previousIndexPaths:previousPosition:")
    local first = objc.NSIndexPath:indexPathForItem_inSection_(0, 0)
    assert.is_true(view:beginInteractiveMovementForItemAtIndexPath_(first))
    local third = view:layoutAttributesForItemAtIndexPath_(
      objc.NSIndexPath:indexPathForItem_inSection_(2, 0)):center()
    view:updateInteractiveMovementTargetPosition_(third)
    view:endInteractiveMovement()
    assert.equal(1, #log)
    assert.equal("0→2", moved)
    view:removeFromSuperview()
  end)
end)

describe("properties of the headers", function()
  it("are kept, copied or held weakly, and have their usual values at first", function()
    local view = objc.UIView:new()
    assert.is_nil(view:restorationIdentifier())
    view:setRestorationIdentifier_("main")
    assert.equal("main", view:restorationIdentifier())
    assert.is_true(view:clearsContextBeforeDrawing())
    view:setAccessibilityTraits_(4)
    assert.equal(4, view:accessibilityTraits())
    local list, delegate = objc.UITableView:new(), objc.NSObject:new()
    list:setDragDelegate_(delegate)
    assert.equal(delegate, list:dragDelegate())
    assert.equal(1, list:separatorStyle())
    local mask = objc.UIView:new()
    local gone = objc.weak(mask)
    view:setMaskView_(mask)
    mask = nil
    collectgarbage()
    runloop.run(0)
    assert.is_not_nil(gone:get())
    view:setMaskView_(nil)
    runloop.run(0)
    assert.is_nil(gone:get())
    local _ = mask
  end)

  it("include old names and pictures of a tree", function()
    local outer, inner = objc.UIView:new(), objc.UILabel:new()
    outer:addSubview_(inner)
    assert.matches("^<UIView.*\n   | <UILabel", outer:recursiveDescription())
    assert.equal("_UIReplicantView",
      objc.NSStringFromClass(outer:snapshotViewAfterScreenUpdates_(false):class()))
    local controller = objc.UIViewController:new()
    controller:view():addSubview_(inner)
    assert.equal(controller, inner:_viewControllerForAncestor())
  end)
end)
