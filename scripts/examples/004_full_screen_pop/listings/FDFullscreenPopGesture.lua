-- FDFullscreenPopGesture, section 4 of the article: the library itself, category by category.
-- The comments in capitals are the article's own headings.

local function exchange(class, original, swizzled)
  objc.method_exchangeImplementations(
    objc.class_getInstanceMethod(class, original), objc.class_getInstanceMethod(class, swizzled))
end

-- _FDFULLSCREENPOPGESTURERECOGNIZERDELEGATE: decides whether the gesture may begin.

local Delegate = objc.class("_FDFullscreenPopGestureRecognizerDelegate", objc.NSObject,
  {protocols = {"UIGestureRecognizerDelegate"}}, function(instance)
  objc.property(instance, "navigationController", {policy = "weak"})

  function instance:gestureRecognizerShouldBegin_(gestureRecognizer)
    local navigationController = self:navigationController()

    -- The root controller cannot be popped.
    local viewControllers = navigationController:viewControllers()
    if #viewControllers <= 1 then return false end

    -- Disabled by the top controller.
    local topViewController = viewControllers[#viewControllers]
    if topViewController:fd_interactivePopDisabled() then return false end

    -- Outside the controller's left edge area.
    local beginningLocation = gestureRecognizer:locationInView_(gestureRecognizer:view())
    local maxAllowedInitialDistance =
      topViewController:fd_interactivePopMaxAllowedInitialDistanceToLeftEdge()
    if maxAllowedInitialDistance > 0 and beginningLocation.x > maxAllowedInitialDistance then
      return false
    end

    -- During a transition.
    if navigationController:valueForKey_ "_isTransitioning" then return false end

    -- Only in the reading direction.
    local translation = gestureRecognizer:translationInView_(gestureRecognizer:view())
    local isLeftToRight = objc.UIApplication:sharedApplication():userInterfaceLayoutDirection()
      == uikit.UIUserInterfaceLayoutDirectionLeftToRight
    local multiplier = isLeftToRight and 1 or -1
    if translation.x * multiplier <= 0 then return false end

    return true
  end
end)

-- UIVIEWCONTROLLER (FDFULLSCREENPOPGESTUREPRIVATE): the injected block and the deferred bar.

objc.category(objc.UIViewController, "FDFullscreenPopGesturePrivate", function(instance, class)
  function class:load()
    dispatch.once("UIViewController+FDFullscreenPopGesturePrivate", function()
      exchange(self, "viewWillAppear:", "fd_viewWillAppear:")
      exchange(self, "viewWillDisappear:", "fd_viewWillDisappear:")
    end)
  end

  function instance:fd_viewWillAppear_(animated)
    self:fd_viewWillAppear_(animated) -- forward to the primary implementation
    local block = self:fd_willAppearInjectBlock()
    if block then block(self, animated) end
  end

  function instance:fd_viewWillDisappear_(animated)
    self:fd_viewWillDisappear_(animated)
    dispatch.after(0, function() -- a delay of zero: the next turn of the run loop
      local navigationController = self:navigationController()
      local viewControllers = navigationController and navigationController:viewControllers() or {}
      local viewController = viewControllers[#viewControllers]
      if viewController and not viewController:fd_prefersNavigationBarHidden() then
        navigationController:setNavigationBarHidden_animated_(false, false)
      end
    end)
  end

  instance.fd_willAppearInjectBlock = objc.imp(function(self, _cmd)
    return objc.getAssociatedObject(self, _cmd)
  end)

  function instance:setFd_willAppearInjectBlock_(block)
    objc.setAssociatedObject(self, objc.sel "fd_willAppearInjectBlock", block, "COPY_NONATOMIC")
  end
end)

-- UINAVIGATIONCONTROLLER (FDFULLSCREENPOPGESTURE): the pan with the private target.

objc.category(objc.UINavigationController, "FDFullscreenPopGesture", function(instance, class)
  function class:load()
    dispatch.once("UINavigationController+FDFullscreenPopGesture", function()
      local class = self:class()
      local originalSelector = "pushViewController:animated:"
      local swizzledSelector = "fd_pushViewController:animated:"
      local originalMethod = objc.class_getInstanceMethod(class, originalSelector)
      local swizzledMethod = objc.class_getInstanceMethod(class, swizzledSelector)
      local success = objc.class_addMethod(class, originalSelector,
        objc.method_getImplementation(swizzledMethod), objc.method_getTypeEncoding(swizzledMethod))
      if success then
        objc.class_replaceMethod(class, swizzledSelector,
          objc.method_getImplementation(originalMethod),
          objc.method_getTypeEncoding(originalMethod))
      else
        objc.method_exchangeImplementations(originalMethod, swizzledMethod)
      end
    end)
  end

  local function contains(list, object)
    for _, item in ipairs(list or {}) do
      if item == object then return true end
    end
    return false
  end

  function instance:fd_pushViewController_animated_(viewController, animated)
    local native = self:interactivePopGestureRecognizer()
    local pan = self:fd_fullscreenPopGestureRecognizer()
    local view = objc.msgSend(native, "view")
    if not contains(objc.msgSend(view, "gestureRecognizers"), pan) then
      -- Our recognizer is added to the view of the screen-edge recognizer.
      objc.msgSend(view, "addGestureRecognizer:", pan)

      -- Its target and its action are private; key-value coding reaches them.
      local internalTargets = objc.msgSend(native, "valueForKey:", "targets") or {}
      local internalTarget = objc.msgSend(internalTargets[1], "valueForKey:", "target")
      local internalAction = objc.NSSelectorFromString "handleNavigationTransition:"
      pan:setDelegate_(self:fd_popGestureRecognizerDelegate())
      pan:addTarget_action_(internalTarget, internalAction)

      -- The native gesture is no longer needed.
      objc.msgSend(native, "setEnabled:", false)
    end

    self:fd_setupViewControllerBasedNavigationBarAppearanceIfNeeded_(viewController)

    -- A controller that is already in the stack is not pushed again.
    if not contains(self:viewControllers(), viewController) then
      self:fd_pushViewController_animated_(viewController, animated)
    end
  end

  function instance:fd_setupViewControllerBasedNavigationBarAppearanceIfNeeded_(appearing)
    if not self:fd_viewControllerBasedNavigationBarAppearanceEnabled() then return end

    local weakSelf = objc.weak(self)
    local function block(viewController, animated)
      local strongSelf = weakSelf:get()
      if strongSelf then
        strongSelf:setNavigationBarHidden_animated_(
          viewController:fd_prefersNavigationBarHidden(), animated)
      end
    end

    appearing:setFd_willAppearInjectBlock_(block)
    local viewControllers = self:viewControllers()
    local disappearing = viewControllers[#viewControllers]
    if disappearing and not disappearing:fd_willAppearInjectBlock() then
      disappearing:setFd_willAppearInjectBlock_(block)
    end
  end

  instance.fd_popGestureRecognizerDelegate = objc.imp(function(self, _cmd)
    local delegate = objc.getAssociatedObject(self, _cmd)
    if not delegate then
      delegate = Delegate:alloc():init()
      delegate:setNavigationController_(self)
      objc.setAssociatedObject(self, _cmd, delegate, "RETAIN_NONATOMIC")
    end
    return delegate
  end)

  instance.fd_fullscreenPopGestureRecognizer = objc.imp(function(self, _cmd)
    local panGestureRecognizer = objc.getAssociatedObject(self, _cmd)
    if not panGestureRecognizer then
      panGestureRecognizer = objc.UIPanGestureRecognizer:alloc():init()
      panGestureRecognizer:setMaximumNumberOfTouches_(1)
      objc.setAssociatedObject(self, _cmd, panGestureRecognizer, "RETAIN_NONATOMIC")
    end
    return panGestureRecognizer
  end)

  instance.fd_viewControllerBasedNavigationBarAppearanceEnabled = objc.imp(function(self, _cmd)
    local number = objc.getAssociatedObject(self, _cmd)
    if number ~= nil then return number end -- a boxed BOOL is an object: false is not nil
    self:setFd_viewControllerBasedNavigationBarAppearanceEnabled_(true)
    return true
  end)

  function instance:setFd_viewControllerBasedNavigationBarAppearanceEnabled_(enabled)
    objc.setAssociatedObject(self,
      objc.sel "fd_viewControllerBasedNavigationBarAppearanceEnabled", enabled, "RETAIN_NONATOMIC")
  end
end)

-- UIVIEWCONTROLLER (FDFULLSCREENPOPGESTURE): the properties of each controller.

objc.category(objc.UIViewController, "FDFullscreenPopGesture", function(instance)
  instance.fd_interactivePopDisabled = objc.imp(function(self, _cmd)
    return objc.getAssociatedObject(self, _cmd) or false -- [nil boolValue] is NO
  end)

  function instance:setFd_interactivePopDisabled_(disabled)
    objc.setAssociatedObject(self, objc.sel "fd_interactivePopDisabled", disabled)
  end

  instance.fd_prefersNavigationBarHidden = objc.imp(function(self, _cmd)
    return objc.getAssociatedObject(self, _cmd) or false
  end)

  function instance:setFd_prefersNavigationBarHidden_(hidden)
    objc.setAssociatedObject(self, objc.sel "fd_prefersNavigationBarHidden", hidden)
  end

  instance.fd_interactivePopMaxAllowedInitialDistanceToLeftEdge = objc.imp(function(self, _cmd)
    return objc.getAssociatedObject(self, _cmd) or 0.0
  end)

  function instance:setFd_interactivePopMaxAllowedInitialDistanceToLeftEdge_(distance)
    objc.setAssociatedObject(self,
      objc.sel "fd_interactivePopMaxAllowedInitialDistanceToLeftEdge", math.max(0.0, distance))
  end
end)
