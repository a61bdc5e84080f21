--- gesture.tap
do
  local button = objc.UIButton:alloc():initWithFrame_ {50, 100, 150, 50}
  local action = objc.UIAction:actionWithHandler_(function() print "tapped" end)
  button:addAction_forControlEvents_(action, uikit.UIControlEventTouchUpInside)
  uikit.keyWindow():addSubview_(button)
  gesture.tap(button) --> tapped
end

--- gesture.press
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 200, 200}
  local Watcher = objc.class("PressWatcher", objc.NSObject, function(instance)
    function instance:pressed_(recognizer) print(recognizer:state()) end
  end)
  local watcher = Watcher:new()
  view:addGestureRecognizer_(objc.UILongPressGestureRecognizer:alloc():initWithTarget_action_(watcher, "pressed:"))
  uikit.keyWindow():addSubview_(view)
  gesture.press(view, {duration = 1}) --> 1 3
end

--- gesture.touch
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 200, 200}
  uikit.keyWindow():addSubview_(view)
  local finger = gesture.touch(view, {10, 10})
  finger:move {by = {50, 0}, duration = 0.2}
  finger:lift()
  print(runloop.now() > 0) --> true
end

--- gesture.drag
do
  local list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
  list:setContentSize_ {390, 5000}
  uikit.keyWindow():addSubview_(list)
  gesture.drag(list, {by = {0, -300}, duration = 0.5})
  print(list:contentOffset().y > 250) --> true
end

--- gesture.flick
do
  local list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
  list:setContentSize_ {390, 5000}
  uikit.keyWindow():addSubview_(list)
  gesture.flick(list, {by = {0, -300}})
  print(list:isDecelerating()) --> true
end

--- gesture.edgeSwipe
do
  local root, second = objc.UIViewController:new(), objc.UIViewController:new()
  local navigation = objc.UINavigationController:alloc():initWithRootViewController_(root)
  uikit.keyWindow():setRootViewController_(navigation)
  navigation:pushViewController_animated_(second, false)
  runloop.run(1)
  gesture.edgeSwipe(navigation:view(), {edge = "left", by = 300})
  runloop.run(1)
  print(navigation:topViewController() == root) --> true
end

--- gesture.pinch
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 300, 300}
  local largest = 0
  local Watcher = objc.class("PinchWatcher", objc.NSObject, function(instance)
    function instance:pinched_(recognizer) largest = math.max(largest, recognizer:scale()) end
  end)
  local watcher = Watcher:new()
  view:addGestureRecognizer_(objc.UIPinchGestureRecognizer:alloc():initWithTarget_action_(watcher, "pinched:"))
  uikit.keyWindow():addSubview_(view)
  gesture.pinch(view, {scale = 2})
  print(("%.1f"):format(largest)) --> 2.0
end

--- gesture.rotate
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 300, 300}
  local angle = 0
  local Watcher = objc.class("RotationWatcher", objc.NSObject, function(instance)
    function instance:rotated_(recognizer) angle = recognizer:rotation() end
  end)
  local watcher = Watcher:new()
  view:addGestureRecognizer_(objc.UIRotationGestureRecognizer:alloc():initWithTarget_action_(watcher, "rotated:"))
  uikit.keyWindow():addSubview_(view)
  gesture.rotate(view, {angle = math.pi / 2})
  print(("%.2f"):format(angle)) --> 1.57
end

--- gesture.hover
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 100, 100, 100}
  local Watcher = objc.class("HoverWatcher", objc.NSObject, function(instance)
    function instance:hovered_(recognizer) print(recognizer:state()) end
  end)
  local watcher = Watcher:new()
  view:addGestureRecognizer_(objc.UIHoverGestureRecognizer:alloc():initWithTarget_action_(watcher, "hovered:"))
  uikit.keyWindow():addSubview_(view)
  gesture.hover(view) --> 1
  gesture.hover(view, {at = {10, 10}}) --> 2
  gesture.hover(nil) --> 3
end

--- gesture.tapStatusBar
do
  local list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
  list:setContentSize_ {390, 5000}
  list:setContentOffset_ {0, 2000}
  uikit.keyWindow():addSubview_(list)
  gesture.tapStatusBar()
  runloop.run(1)
  print(list:contentOffset().y) --> 0.0
end

--- gesture.play
do
  local button = objc.UIButton:alloc():initWithFrame_ {50, 100, 150, 50}
  local action = objc.UIAction:actionWithHandler_(function() print "tapped" end)
  button:addAction_forControlEvents_(action, uikit.UIControlEventTouchUpInside)
  uikit.keyWindow():addSubview_(button)
  local recorded = gesture.record(function() gesture.tap(button) end) --> tapped
  gesture.play(recorded) --> tapped
end

--- gesture.monkey
do
  local count = 0
  local button = objc.UIButton:alloc():initWithFrame_ {0, 100, 390, 600}
  button:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function() count = count + 1 end),
    uikit.UIControlEventTouchUpInside)
  uikit.keyWindow():addSubview_(button)
  print(gesture.monkey {seed = 7, steps = 20}, count > 0) --> 20 true
  local _, fault = pcall(gesture.monkey, {
    setup = function() count = 0 end, check = function() return count < 2 end, actions = {"tap"},
  })
  print(fault:match "2 of them are enough") --> 2 of them are enough
end

--- gesture.record
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 200, 200}
  uikit.keyWindow():addSubview_(view)
  local recorded = gesture.record(function() gesture.tap(view) end)
  print(type(recorded), #recorded > 0) --> table true
end

--- Finger:move
do
  local slider = objc.UISlider:alloc():initWithFrame_ {20, 100, 200, 30}
  uikit.keyWindow():addSubview_(slider)
  local finger = gesture.touch(slider, {10, 15})
  finger:move {by = {100, 0}, duration = 0.3}
  finger:lift()
  print(slider:value() > 0.3) --> true
end

--- Finger:hold
do
  local finger = gesture.touch(uikit.keyWindow(), {10, 10})
  finger:hold(2)
  finger:lift()
  print(runloop.now() >= 2) --> true
end

--- Finger:lift
do
  local finger = gesture.touch(uikit.keyWindow(), {10, 10})
  finger:lift()
  print(pcall(finger.lift, finger)) --> false NSInternalInconsistencyException: the finger has been lifted or cancelled already
end

--- Finger:cancel
do
  local button = objc.UIButton:alloc():initWithFrame_ {50, 100, 150, 50}
  button:addAction_forControlEvents_(objc.UIAction:actionWithHandler_(function() print "cancelled" end),
    uikit.UIControlEventTouchCancel)
  uikit.keyWindow():addSubview_(button)
  gesture.touch(button):cancel() --> cancelled
end
