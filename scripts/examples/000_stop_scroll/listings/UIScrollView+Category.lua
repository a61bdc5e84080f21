-- The article's UIScrollView+Category.m: setDelegate: is exchanged once in +load. In the class of
-- each delegate of a plain UIScrollView, two methods are hooked, or added if they are missing.

local NSLog, NSStringFromSelector = objc.NSLog, objc.NSStringFromSelector

-- Section "Hook Method".
local function Hook_Method(originalClass, originalSel, replacedClass, replacedSel, noneSel)
  local originalMethod = objc.class_getInstanceMethod(originalClass, originalSel)
  local replacedMethod = objc.class_getInstanceMethod(replacedClass, replacedSel)
  -- The delegate does not implement the method: add ours instead.
  if not originalMethod then
    local noneMethod = objc.class_getInstanceMethod(replacedClass, noneSel)
    local addNoneMethod = objc.class_addMethod(originalClass, originalSel,
      objc.method_getImplementation(noneMethod), objc.method_getTypeEncoding(noneMethod))
    if addNoneMethod then
      NSLog("******** 没有实现 (%@) 方法，手动添加成功！！", NSStringFromSelector(originalSel))
    end
    return
  end
  -- The delegate implements it: add our method under our name, and exchange the two in that class.
  local addMethod = objc.class_addMethod(originalClass, replacedSel,
    objc.method_getImplementation(replacedMethod), objc.method_getTypeEncoding(replacedMethod))
  if addMethod then
    NSLog("******** 实现了 (%@) 方法并成功 Hook 为 --> (%@)",
      NSStringFromSelector(originalSel), NSStringFromSelector(replacedSel))
    -- Not replacedClass: an exchange there would change only UIScrollView.
    local newMethod = objc.class_getInstanceMethod(originalClass, replacedSel)
    objc.method_exchangeImplementations(originalMethod, newMethod)
  else
    -- Our selector exists already, so this class was hooked before.
    NSLog("******** 已替换过，避免多次替换 --> (%@)", objc.NSStringFromClass(originalClass))
  end
end

objc.category(objc.UIScrollView, "Category", function(instance, class)
  -- Section "Hook setDelegate".
  function class:load()
    dispatch.once("UIScrollView+Category", function()
      local originalMethod = objc.class_getInstanceMethod(objc.UIScrollView, "setDelegate:")
      local replaceMethod = objc.class_getInstanceMethod(objc.UIScrollView, "hook_setDelegate:")
      objc.method_exchangeImplementations(originalMethod, replaceMethod)
    end)
  end

  instance["hook_setDelegate:"] = function(self, delegate)
    self:hook_setDelegate_(delegate)
    if self:isMemberOfClass_(objc.UIScrollView:class()) then
      NSLog "是 UIScrollView，hook 方法"
      local delegateClass = delegate and delegate:class() -- [nil class] is Nil
      Hook_Method(delegateClass, objc.sel "scrollViewDidEndDecelerating:", self:class(),
        objc.sel "p_scrollViewDidEndDecelerating:", objc.sel "add_scrollViewDidEndDecelerating:")
      Hook_Method(delegateClass, objc.sel "scrollViewDidEndDragging:willDecelerate:", self:class(),
        objc.sel "p_scrollViewDidEndDragging:willDecelerate:",
        objc.sel "add_scrollViewDidEndDragging:willDecelerate:")
    else
      NSLog "不是 UIScrollView，不需要 hook 方法"
    end
  end

  -- Section "our own methods": these are exchanged with the delegate's methods. `self` is the delegate.
  instance["p_scrollViewDidEndDecelerating:"] = function(self, scrollView)
    NSLog "-[UIScrollView(Category) p_scrollViewDidEndDecelerating:]"
    self:p_scrollViewDidEndDecelerating_(scrollView)
    -- Types 1 and 2.
    local scrollToScrollStop = not scrollView:isTracking() and not scrollView:isDragging()
      and not scrollView:isDecelerating()
    if scrollToScrollStop then scrollView:stopScroll_(scrollView) end
  end

  instance["p_scrollViewDidEndDragging:willDecelerate:"] = function(self, scrollView, decelerate)
    NSLog "-[UIScrollView(Category) p_scrollViewDidEndDragging:willDecelerate:]"
    self:p_scrollViewDidEndDragging_willDecelerate_(scrollView, decelerate)
    if not decelerate then
      -- Type 3.
      local dragToDragStop = scrollView:isTracking() and not scrollView:isDragging()
        and not scrollView:isDecelerating()
      if dragToDragStop then scrollView:stopScroll_(scrollView) end
    end
  end

  -- These are added if the delegate implements nothing, so they have no original to call.
  instance["add_scrollViewDidEndDecelerating:"] = function(self, scrollView)
    NSLog "-[UIScrollView(Category) add_scrollViewDidEndDecelerating:]"
    local scrollToScrollStop = not scrollView:isTracking() and not scrollView:isDragging()
      and not scrollView:isDecelerating()
    if scrollToScrollStop then scrollView:stopScroll_(scrollView) end
  end

  instance["add_scrollViewDidEndDragging:willDecelerate:"] = function(self, scrollView, decelerate)
    NSLog "-[UIScrollView(Category) add_scrollViewDidEndDragging:willDecelerate:]"
    if not decelerate then
      local dragToDragStop = scrollView:isTracking() and not scrollView:isDragging()
        and not scrollView:isDecelerating()
      if dragToDragStop then scrollView:stopScroll_(scrollView) end
    end
  end

  instance["stopScroll:"] = function(self, scrollView)
    NSLog "滚动已停止"
  end
end)
