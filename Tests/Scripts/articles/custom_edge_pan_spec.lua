-- Article 004, section 6: a view that follows the left edge and moves out beyond 0.3 of its width.

describe("a view that follows the edge by itself", function()
  local window = uikit.keyWindow()
  local view, states
  local ViewController = objc.class("EdgePanController", objc.UIViewController,
    function(instance, _, super)
      function instance:viewDidLoad()
        super(self):viewDidLoad()
        view = objc.UIView:alloc():initWithFrame_(self:view():bounds())
        self:view():addSubview_(view)
        local pan = objc.UIScreenEdgePanGestureRecognizer:alloc():initWithTarget_action_(
          self, "handlePop:")
        pan:setEdges_(uikit.UIRectEdgeLeft)
        view:addGestureRecognizer_(pan)
      end
      function instance:handlePop_(pan)
        local function setOriginX(x)
          objc.UIView:animateWithDuration_animations_(0.15, function()
            local frame = view:frame()
            frame.origin.x = x
            view:setFrame_(frame)
          end)
        end
        local state = pan:state()
        states[#states + 1] = state
        if state == uikit.UIGestureRecognizerStateChanged then
          local center = view:center()
          view:setCenter_ {center.x + pan:translationInView_(view).x, center.y}
          pan:setTranslation_inView_({0, 0}, view:superview())
        elseif state == uikit.UIGestureRecognizerStateEnded
          or state == uikit.UIGestureRecognizerStateCancelled then
          local frame = view:frame()
          setOriginX(frame.origin.x / frame.size.width > 0.3 and view:bounds().size.width or 0)
        end
      end
    end)

  before_each(function()
    states = {}
    window:setRootViewController_(ViewController:alloc():init())
    runloop.run(0)
  end)
  after_each(function() window:setRootViewController_(nil) end)

  local function x() return view:frame().origin.x end
  local function touch(by)
    local finger = gesture.touch(window, {0.5, 400})
    finger:move {by = {by, 0}, duration = 0.3}
    return finger
  end

  it("follows the finger step by step", function()
    local finger = touch(100)
    assert.is_true(math.abs(x() - 100) < 1)
    finger:move {by = {-40, 0}, duration = 0.1}
    assert.is_true(math.abs(x() - 60) < 1)
    finger:cancel()
  end)

  it("returns in 0.15 s when it is released before 0.3", function()
    touch(0.29 * 390):lift()
    assert.equal(uikit.UIGestureRecognizerStateEnded, states[#states])
    local start = runloop.now()
    runloop.runUntilIdle()
    assert.equal(0, x())
    assert.is_true(math.abs(runloop.now() - start - 0.15) < 1 / 60)
  end)

  it("moves out when it is released beyond", function()
    touch(0.32 * 390):lift()
    runloop.run(1)
    assert.equal(390, x())
  end)

  it("treats a cancelled gesture like one that has ended", function()
    touch(60):cancel()
    assert.equal(uikit.UIGestureRecognizerStateCancelled, states[#states])
    runloop.run(1)
    assert.equal(0, x())
    touch(200):cancel()
    runloop.run(1)
    assert.equal(390, x())
  end)

  it("responds only from the left edge", function()
    gesture.drag(window, {from = {100, 400}, by = {200, 0}})
    gesture.edgeSwipe(window, {edge = "right", by = 200})
    assert.same({}, states)
  end)
end)
