-- Article 004: the full-screen pop, with scripts/examples/004_full_screen_pop/listings.

local listing = "scripts/examples/004_full_screen_pop/listings/FDFullscreenPopGesture.lua"
local window = uikit.keyWindow()
local snapshot, nav, pan, native, A, B, log

local function page(class) return (class or objc.UIViewController):alloc():init() end

local function note(target, selector, text)
  hook.before(target, selector, function(_, ...) log[#log + 1] = text or selector end)
end

local function noteBar()
  hook.before(objc.UINavigationController, "setNavigationBarHidden:animated:",
    function(_, hidden, animated)
      log[#log + 1] = ("bar %s %s"):format(hidden, animated)
    end)
end

local function swipe(x, by)
  gesture.drag(nav:view(), {from = {x, 400}, by = {by, 0}, duration = 0.3, hold = 0.2})
  runloop.run(1)
end

local function pans()
  local count = 0
  for _, recognizer in ipairs(native:view():gestureRecognizers()) do
    if recognizer == pan then count = count + 1 end
  end
  return count
end

before_each(function()
  snapshot, log = objc.snapshot(), {}
  dofile(listing)
  A, B = page(), page()
  nav = objc.UINavigationController:alloc():initWithRootViewController_(A)
  pan, native = nav:fd_fullscreenPopGestureRecognizer(), nav:interactivePopGestureRecognizer()
  window:setRootViewController_(nav)
  runloop.run(1)
end)

after_each(function()
  runloop.run(2)
  uikit.setting("layoutDirection", "leftToRight")
  window:setRootViewController_(nil)
  runloop.run(0)
  objc.restore(snapshot)
end)

local function push(...)
  for _, viewController in ipairs {...} do
    nav:pushViewController_animated_(viewController, false)
    runloop.run(1)
  end
end

describe("the pan over the whole screen", function()
  it("can be used without setting anything", function()
    assert.is_true(nav:fd_viewControllerBasedNavigationBarAppearanceEnabled())
    assert.is_false(B:fd_interactivePopDisabled())
    assert.is_false(B:fd_prefersNavigationBarHidden())
    assert.equal(0.0, B:fd_interactivePopMaxAllowedInitialDistanceToLeftEdge())
    assert.equal(1, pan:maximumNumberOfTouches())
  end)

  it("is added once, and its target once, though the first push finds no view", function()
    assert.equal(0, pans())
    assert.equal(1, #pan:valueForKey_ "targets")
    push(B)
    push(page())
    assert.equal(1, pans())
    assert.equal(1, #pan:valueForKey_ "targets")
    assert.equal(pan, nav:fd_fullscreenPopGestureRecognizer())
  end)

  it("has the private target of the native gesture, which is disabled", function()
    push(B)
    local target = pan:valueForKey_("targets")[1]:valueForKey_ "target"
    assert.equal(native:valueForKey_("targets")[1]:valueForKey_ "target", target)
    assert.is_false(native:isEnabled())
    note(objc.object_getClass(target), "handleNavigationTransition:")
    swipe(150, 220)
    assert.equal("handleNavigationTransition:", log[1])
  end)

  it("asks one delegate, which does not retain its navigation controller", function()
    push(B)
    assert.equal(nav:fd_popGestureRecognizerDelegate(), pan:delegate())
    local weak, delegate
    do
      local other <close> = objc.UINavigationController:alloc():init()
      other:pushViewController_animated_(page(), false)
      weak, delegate = objc.weak(other), other:fd_popGestureRecognizerDelegate()
    end
    runloop.run(1)
    assert.is_nil(weak:get())
    assert.is_nil(delegate:navigationController())
  end)

  it("begins a pop in the middle of the screen and finishes it", function()
    push(B)
    local finger = gesture.touch(nav:view(), {150, 400})
    finger:move {by = {120, 0}, duration = 0.3}
    assert.is_true(nav:valueForKey_ "_isTransitioning")
    assert.same({A, B}, nav:viewControllers())
    finger:move {by = {100, 0}, duration = 0.1}
    finger:lift()
    runloop.run(1)
    assert.same({A}, nav:viewControllers())
    assert.is_false(nav:valueForKey_ "_isTransitioning")
  end)

  it("does not change the stack when the pop is cancelled", function()
    push(B)
    swipe(150, 60)
    assert.same({A, B}, nav:viewControllers())
    assert.is_false(nav:valueForKey_ "_isTransitioning")
  end)

  it("swallows a second push, which raises without the library", function()
    push(B)
    nav:pushViewController_animated_(B, true)
    assert.same({A, B}, nav:viewControllers())
    local ok, e = pcall(nav.fd_pushViewController_animated_, nav, B, true)
    assert.is_false(ok)
    assert.matches("more than once which is not supported", e.reason, 1, true)
  end)
end)

describe("the delegate of the full-screen pan", function()
  -- The messages that it sends, up to the refusal, for the given reasons.
  local function asked(reasons)
    if not reasons.root then push(B) end
    local top = reasons.root and A or B
    top:setFd_interactivePopDisabled_(reasons.disabled or false)
    top:setFd_interactivePopMaxAllowedInitialDistanceToLeftEdge_(reasons.edge and 20 or 0)
    local finger = gesture.touch(nav:view(), {200, 400})
    finger:move {by = {reasons.direction and -8 or 8, 0}, duration = 0}
    if reasons.transition then
      hook.instead(nav, "valueForKey:", function(original, self, key)
        return key == "_isTransitioning" or original(self, key)
      end)
    end
    note(objc.UIViewController, "fd_interactivePopDisabled", "disabled")
    note(objc.UIViewController, "fd_interactivePopMaxAllowedInitialDistanceToLeftEdge", "edge")
    note(nav, "valueForKey:", "transition")
    note(objc.UIApplication, "userInterfaceLayoutDirection", "direction")
    log = {}
    local answer = nav:fd_popGestureRecognizerDelegate():gestureRecognizerShouldBegin_(pan)
    finger:cancel()
    log[#log + 1] = tostring(answer)
    return table.concat(log, " ")
  end

  local order = {"root", "disabled", "edge", "transition", "direction"}
  local expected = {
    root = "false", disabled = "disabled false", edge = "disabled edge false",
    transition = "disabled edge transition false",
    direction = "disabled edge transition direction false",
  }

  for first, reason in ipairs(order) do
    it("refuses because of " .. reason .. ", whatever comes after", function()
      local reasons = {}
      for index = first, #order do reasons[order[index]] = true end
      -- The root of a stack receives no touch for its pan before a push.
      if reasons.root then
        push(B)
        nav:popViewControllerAnimated_(false)
        runloop.run(1)
      end
      assert.equal(expected[reason], asked(reasons))
    end)
  end

  it("agrees when no reason forbids it", function()
    assert.equal("disabled edge transition direction true", asked {})
  end)

  it("includes the edge itself, and ignores a negative edge", function()
    push(B)
    local finger = gesture.touch(nav:view(), {100, 400})
    finger:move {by = {8, 0}, duration = 0}
    local x = pan:locationInView_(nav:view()).x
    local function begins(edge)
      B:setFd_interactivePopMaxAllowedInitialDistanceToLeftEdge_(edge)
      return nav:fd_popGestureRecognizerDelegate():gestureRecognizerShouldBegin_(pan)
    end
    assert.is_true(begins(x))
    assert.is_false(begins(x - 0.5))
    assert.is_true(begins(-1))
    assert.equal(0.0, B:fd_interactivePopMaxAllowedInitialDistanceToLeftEdge())
    finger:cancel()
  end)

  it("uses the other direction in right-to-left layouts", function()
    push(B)
    uikit.setting("layoutDirection", "rightToLeft")
    swipe(100, 250)
    assert.same({A, B}, nav:viewControllers())
    swipe(300, -250)
    assert.same({A}, nav:viewControllers())
  end)
end)

describe("the bar of each controller", function()
  local Own
  before_each(function()
    Own = objc.class("BarPage", objc.UIViewController, function(instance, _, super)
      function instance:viewWillAppear_(animated)
        log[#log + 1] = "own"
        super(self):viewWillAppear_(animated)
      end
    end)
    B = page(Own)
    B:setFd_prefersNavigationBarHidden_(true)
    noteBar()
    runloop.run(1)
    log = {}
  end)

  it("is set after the controller's own viewWillAppear:, as animated as that", function()
    -- The exchanged name has UIKit's own implementation.
    hook.after(objc.UIViewController, "fd_viewWillAppear:",
      function() log[#log + 1] = "original" end)
    nav:pushViewController_animated_(B, true)
    assert.same({"own", "original", "bar true true"}, log)
    runloop.run(1)
    assert.is_true(nav:isNavigationBarHidden())
  end)

  it("is shown once in the turn after viewWillDisappear:", function()
    push(B)
    log = {}
    nav:popViewControllerAnimated_(true)
    assert.same({"bar false true"}, log)
    runloop.run(0)
    assert.same({"bar false true", "bar false false"}, log)
    runloop.run(1)
    assert.equal(2, #log)
  end)

  it("stays hidden for a controller that hides it", function()
    push(B)
    log = {}
    local C = page()
    C:setFd_prefersNavigationBarHidden_(true)
    nav:pushViewController_animated_(C, true)
    runloop.run(1)
    assert.same({"bar true true"}, log)
  end)

  it("is not changed after the controller has left its navigation controller", function()
    push(B)
    nav:setViewControllers_animated_({A}, false)
    log = {}
    runloop.run(1)
    assert.same({"bar false false"}, log) -- only A's block
  end)

  it("is not changed for a controller that only its own block retains", function()
    push(B)
    local weak = objc.weak(B)
    nav:popViewControllerAnimated_(false)
    B = nil
    runloop.run(0)
    assert.is_nil(weak:get():navigationController())
    log = {}
    runloop.run(1)
    assert.same({}, log)
    assert.is_nil(weak:get())
  end)

  it("is not changed when controllers are not asked", function()
    nav:setFd_viewControllerBasedNavigationBarAppearanceEnabled_(false)
    push(B)
    assert.same({"own"}, log)
    assert.is_nil(B:fd_willAppearInjectBlock())
  end)

  it("is not set by a controller that does not call super", function()
    local forgetful = page(objc.class("Forgetful", objc.UIViewController, function(instance)
      function instance:viewWillAppear_() log[#log + 1] = "own" end
    end))
    forgetful:setFd_prefersNavigationBarHidden_(true)
    push(forgetful)
    assert.equal("own", log[1])
    assert.is_false(nav:isNavigationBarHidden())
  end)

  it("does not keep the navigation controller alive", function()
    local weak
    objc.autoreleasepool(function()
      weak = objc.weak(objc.UINavigationController:alloc():initWithRootViewController_(B))
    end)
    assert.is_function(B:fd_willAppearInjectBlock())
    assert.is_nil(weak:get())
  end)
end)

describe("the full-screen pan over a horizontal scroll view (H94)", function()
  local scrollView

  before_each(function()
    scrollView = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
    scrollView:setContentSize_ {1170, 844}
    B:view():addSubview_(scrollView)
    push(B)
  end)

  -- The effects of the swipe: scrolled and popped.
  local function swiped(offset)
    scrollView:setContentOffset_ {offset, 0}
    local finger = gesture.touch(nav:view(), {100, 400})
    finger:move {by = {250, 0}, duration = 0.3}
    local scrolled = scrollView:contentOffset().x ~= offset
    finger:lift()
    runloop.run(2)
    return {scrolled, #nav:viewControllers() == 1}
  end

  local function rule()
    objc.category(objc.UIScrollView, "FDFullscreenPop", function(instance)
      function instance:gestureRecognizer_shouldRecognizeSimultaneouslyWithGestureRecognizer_(
        _, other)
        return self:contentOffset().x <= 0 and other:delegate() ~= nil
          and other:delegate():isKindOfClass_ "_FDFullscreenPopGestureRecognizerDelegate"
      end
    end)
  end

  it("loses to it by default", function()
    assert.same({true, false}, swiped(0))
  end)

  it("pops where the scroll view is at its left end and allows it", function()
    rule()
    assert.is_true(swiped(0)[2])
  end)

  it("only scrolls further right", function()
    rule()
    assert.same({true, false}, swiped(390))
  end)
end)
