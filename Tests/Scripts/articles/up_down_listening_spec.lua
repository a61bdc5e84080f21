-- Article 001, section 3: the category on UIScrollView that posts a notification, in both versions.
local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
local listings = root .. "scripts/examples/001_up_and_down/listings/"

local world, screen, heard, selected, view, origin, observer

local function use(form, class)
  dofile(listings .. "UpDownScroll.lua")
  dofile(listings .. "UIScrollView+" .. form .. ".lua")
  screen = dofile(listings .. "screen.lua")
  objc.category(screen.Origin, "Selected", function(instance)
    function instance:tableView_didSelectRowAtIndexPath_() selected = selected + 1 end
  end)
  objc.NSNotificationCenter:defaultCenter():addObserverForName_object_queue_usingBlock_(
    "UpDownScrollNotification", nil, nil, function(notification)
      heard[#heard + 1] = notification:userInfo()
    end)
  origin = screen.Origin:new()
  view = screen.show(class or objc.UITableView, origin)
end

before_each(function()
  world, heard, selected = objc.snapshot(), {}, 0
  observer = objc.class("UpDownObserver", objc.NSObject, function(instance)
    objc.property(instance, "count", {policy = "assign", default = 0})
    instance["observeValueForKeyPath:ofObject:change:context:"] = function(self)
      self:setCount_(self:count() + 1)
    end
  end):new()
end)
after_each(function() objc.restore(world) end)

local function heard_of(steps)
  heard = {}
  screen.drag(steps)
  local distances = {}
  for place, userInfo in ipairs(heard) do
    assert.equal(view, userInfo.scrollView)
    distances[place] = userInfo.distance
  end
  return distances
end

for _, form in ipairs {"UpDownFunctions", "UpDownSubclass"} do
  describe("listening by " .. form, function()
    for _, order in ipairs {"before", "after"} do
      it("reports each distance and the view, the delegate set " .. order, function()
        use(form)
        if order == "before" then view:setDelegate_(origin) end
        view:listenUpDownScroll()
        if order == "after" then view:setDelegate_(origin) end
        view:listenUpDownScroll()
        assert.same({10, 4, -10}, heard_of {-20, -4, 10})
        screen.tap()
        assert.equal(1, selected)
      end)
    end

    it("hooks setter and getter together", function()
      use(form)
      view:listenUpDownScroll()
      assert.is_nil(view:delegate())
      assert.same({10}, heard_of {-20})
      view:setDelegate_(origin)
      for _ = 1, 3 do view:setDelegate_(view:delegate()) end
      assert.equal(origin, view:delegate())
      assert.same({10}, heard_of {-20})
      screen.tap()
      assert.equal(1, selected)
      view:setDelegate_(nil)
      assert.is_nil(view:delegate())
      assert.same({10}, heard_of {-20})
      screen.tap()
      assert.equal(1, selected)
    end)

    it("posts nothing during deceleration, nor for a view without an observer", function()
      use(form)
      view:listenUpDownScroll()
      local other = screen.show(objc.UITableView, origin)
      other:setDelegate_(origin)
      assert.same({}, heard_of {-20})
      screen.tap()
      assert.equal(1, selected)
      assert.equal(objc.UITableView, objc.object_getClass(other))
      other:removeFromSuperview()
      gesture.flick(view, {by = {x = 0, y = -200}})
      local count = #heard
      assert.is_true(count > 0)
      runloop.runUntilIdle()
      assert.equal(count, #heard)
    end)

    it("does not affect a plain scroll view", function()
      use(form, objc.class("UpDownPlain", objc.UIScrollView, function(instance)
        for _, name in ipairs {"registerClass:forCellReuseIdentifier:", "setDataSource:"} do
          instance[name] = function() end
        end
      end))
      view:setContentSize_ {390, 40000}
      view:setDelegate_(origin)
      view:listenUpDownScroll()
      assert.same({10}, heard_of {-20})
      assert.equal(origin, view:delegate())
    end)
  end)
end

describe("listening by a derived subclass", function()
  before_each(function()
    use "UpDownSubclass"
    view:setDelegate_(origin)
  end)

  local function observe()
    view:addObserver_forKeyPath_options_context_(
      observer, "backgroundColor", objc.NSKeyValueObservingOptionNew, nil)
  end

  local function changes()
    observer:setCount_(0)
    view:setBackgroundColor_(objc.UIColor:redColor())
    return observer:count()
  end

  it("shows the class that the view had", function()
    view:listenUpDownScroll()
    assert.equal(objc.UITableView, view:class())
    assert.equal("UpDownScroll_UITableView", objc.object_getClassName(view))
    assert.is_true(view:isMemberOfClass_(objc.UITableView))
  end)

  it("continues when KVO is added later and removed", function()
    view:listenUpDownScroll()
    observe()
    assert.equal(1, changes())
    assert.same({10}, heard_of {-20})
    view:removeObserver_forKeyPath_(observer, "backgroundColor")
    assert.equal(0, changes())
    assert.same({10}, heard_of {-20})
    assert.equal("UpDownScroll_UITableView", objc.object_getClassName(view))
  end)

  it("removes observers that were added before, and adds them again", function()
    observe()
    view:listenUpDownScroll()
    assert.equal("NSKVONotifying_UpDownScroll_UITableView", objc.object_getClassName(view))
    assert.equal(1, changes())
    assert.same({10}, heard_of {-20})
    view:removeObserver_forKeyPath_(observer, "backgroundColor")
    assert.equal(0, changes())
    assert.same({10}, heard_of {-20})
    assert.equal(origin, view:delegate())
  end)

  it("is cancelled by another library of its type", function()
    view:listenUpDownScroll()
    local Other = objc.allocateClassPair(view:class(), "UpDownOther")
    objc.registerClassPair(Other)
    objc.object_setClass(view, Other)
    assert.not_equal(origin, view:delegate())
    view:setDelegate_(origin)
    assert.same({}, heard_of {-20})
  end)

  it("without care for KVO stops with the last observer, or stops KVO", function()
    observe()
    local above = objc.allocateClassPair(objc.object_getClass(view), "UpDownAbove")
    objc.registerClassPair(above)
    objc.object_setClass(view, above)
    view:removeObserver_forKeyPath_(observer, "backgroundColor")
    assert.equal(objc.UITableView, objc.object_getClass(view))
    observe()
    local beside = objc.allocateClassPair(view:class(), "UpDownBeside")
    objc.registerClassPair(beside)
    objc.object_setClass(view, beside)
    assert.equal(0, changes())
  end)
end)
