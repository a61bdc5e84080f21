-- "Hook 系统代理方法": a callback for every way in which a scroll view stops, by hooking
-- setDelegate: and then the delegate's class.
describe("the stop callback of a hooked delegate", function()
  local stops, view, delegate

  local function hookMethod(originalClass, originalSel, replacedClass, replacedSel, noneSel)
    local original = objc.class_getInstanceMethod(originalClass, originalSel)
    local replaced = objc.class_getInstanceMethod(replacedClass, replacedSel)
    if not original then
      local none = objc.class_getInstanceMethod(replacedClass, noneSel)
      objc.class_addMethod(
        originalClass, originalSel, objc.method_getImplementation(none),
        objc.method_getTypeEncoding(none))
      return
    end
    local added = objc.class_addMethod(
      originalClass, replacedSel, objc.method_getImplementation(replaced),
      objc.method_getTypeEncoding(replaced))
    if added then
      objc.method_exchangeImplementations(
        original, objc.class_getInstanceMethod(originalClass, replacedSel))
    end
  end

  local function endOfCoast(s)
    if not s:isTracking() and not s:isDragging() and not s:isDecelerating() then
      s:stopScroll_(s)
    end
  end

  local function endOfDrag(s, decelerate)
    if not decelerate and s:isTracking() and not s:isDragging() and not s:isDecelerating() then
      s:stopScroll_(s)
    end
  end

  setup(function()
    local cls = objc.UIScrollView
    objc.category(cls, "StopScroll", function(instance, class)
      function class:load()
        objc.once("StopScroll", function()
          objc.method_exchangeImplementations(
            objc.class_getInstanceMethod(cls, "setDelegate:"),
            objc.class_getInstanceMethod(cls, "hook_setDelegate:"))
        end)
      end
      instance["hook_setDelegate:"] = function(self, object)
        self:hook_setDelegate_(object)
        if object and self:isMemberOfClass_(cls) then
          for _, name in ipairs {
            "scrollViewDidEndDecelerating:", "scrollViewDidEndDragging:willDecelerate:",
          } do
            hookMethod(object:class(), name, cls, "p_" .. name, "add_" .. name)
          end
        end
      end
      instance["p_scrollViewDidEndDecelerating:"] = function(self, s)
        self:p_scrollViewDidEndDecelerating_(s)
        endOfCoast(s)
      end
      instance["p_scrollViewDidEndDragging:willDecelerate:"] = function(self, s, decelerate)
        self:p_scrollViewDidEndDragging_willDecelerate_(s, decelerate)
        endOfDrag(s, decelerate)
      end
      instance["add_scrollViewDidEndDecelerating:"] = function(_, s) endOfCoast(s) end
      instance["add_scrollViewDidEndDragging:willDecelerate:"] = function(_, s, decelerate)
        endOfDrag(s, decelerate)
      end
      instance["stopScroll:"] = function() stops = stops + 1 end
    end)
  end)

  local heard

  before_each(function()
    runloop.run(5)
    stops, heard = 0, 0
    view = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 320, 480}
    view:setContentSize_ {320, 40000}
    uikit.keyWindow():addSubview_(view)
  end)

  after_each(function() view:removeFromSuperview() end)

  local function flick()
    gesture.flick(uikit.keyWindow(), {from = {x = 160, y = 400}, by = {x = 0, y = -120}})
  end

  local ways = {
    {"a coast that ends", flick},
    {"a coast that a finger stops", function()
      flick()
      runloop.run(0.5)
      assert.equal(0, stops)
      gesture.tap(uikit.keyWindow(), {at = {x = 160, y = 300}})
    end},
    {"a slow drag", function()
      gesture.drag(uikit.keyWindow(), {
        from = {x = 160, y = 400}, by = {x = 0, y = -60}, duration = 0.5, hold = 0.3})
    end},
  }

  for place, entry in ipairs(ways) do
    local name, way = entry[1], entry[2]
    it("comes once after " .. name .. ", whatever the delegate implements", function()
      -- A class of its own each time: set twice, a class that lacks the callbacks is told twice.
      local Plain = objc.class("StopPlainDelegate" .. place, objc.NSObject)
      local Hearing = objc.class("StopHearingDelegate" .. place, objc.NSObject, function(instance)
        function instance:scrollViewDidEndDecelerating_() heard = heard + 1 end
        function instance:scrollViewDidEndDragging_willDecelerate_() heard = heard + 1 end
      end)
      delegate = Plain:alloc():init()
      view:setDelegate_(delegate)
      way()
      runloop.run(6)
      assert.equal(1, stops)

      delegate = Hearing:alloc():init()
      stops = 0
      view:setDelegate_(delegate)
      view:setContentOffset_ {0, 0}
      way()
      runloop.run(6)
      assert.equal(1, stops)
      assert.is_true(heard > 0)
    end)
  end
end)
