-- Before the first use of this world's default center.
local first = objc.snapshot()
local made_since = objc.NSNotificationCenter:defaultCenter()
objc.restore(first)

describe("a snapshot", function()
  local log

  before_each(function()
    objc.autoreleasepool(function() end) -- releases the objects of earlier tests
    log = {}
  end)

  local function note(text) log[#log + 1] = text end

  local Base = objc.class("SnapshotBase", objc.NSObject, function(instance, class)
    function instance:who() return "base" end
    function instance:other() return "other" end
    function class:initialize() note("initialize " .. objc.class_getName(self)) end
  end)
  local Child = objc.class("SnapshotChild", Base)

  it("releases an only instance that was made since", function()
    local function count()
      local centers = 0
      for _, object in ipairs(objc.liveObjects()) do
        if objc.object_getClassName(object) == "NSNotificationCenter" then centers = centers + 1 end
      end
      return centers
    end
    local board, before = objc.UIPasteboard:generalPasteboard(), count()
    for _ = 1, 3 do
      local snapshot = objc.snapshot()
      board:setString_ "a change posts a notification"
      objc.restore(snapshot)
    end
    assert.equal(before, count())
  end)

  it("restores methods that were added, replaced and exchanged, cached or not", function()
    local object = Child:new()
    assert.equal("base", object:who())
    local before = objc.snapshot()
    function Child:who() return "child" end
    function Child:extra() return "extra" end
    objc.method_exchangeImplementations(
      objc.class_getInstanceMethod(Base, "who"), objc.class_getInstanceMethod(Base, "other"))
    assert.equal("child", object:who())
    assert.equal("extra", object:extra())
    assert.equal("base", object:other())
    objc.restore(before)
    assert.equal("base", object:who())
    assert.equal("other", object:other())
    assert.is_false(object:respondsToSelector_ "extra")
    assert.error_matches(function() object:extra() end, "unrecognized selector")
    assert.is_nil(objc.class_copyMethodList(Child))
  end)

  it("restores categories with their names, and their once tokens", function()
    local before = objc.snapshot()
    for _ = 1, 2 do
      objc.category(Base, "Again", function(instance) function instance:again() return 1 end end)
      assert.is_true(objc.once("snapshot once", function() end))
      assert.is_false(objc.once("snapshot once", function() end))
      objc.restore(before)
      assert.is_false(Base:instancesRespondToSelector_ "again")
    end
  end)

  it("makes classes defined since dead, and their names free", function()
    local before = objc.snapshot()
    local Made = objc.class("SnapshotMade", Base)
    local made = Made:new()
    objc.restore(before)
    assert.is_nil(objc.getClass "SnapshotMade")
    assert.error_matches(function() Made:new() end, "snapshot")
    assert.error_matches(function() made:who() end, "snapshot")
    assert.equal("base", objc.class("SnapshotMade", Base):new():who())
  end)

  it("initializes a class again that was first messaged since", function()
    local Lazy = objc.class("SnapshotLazy", Base)
    log = {}
    local before = objc.snapshot()
    Lazy:new()
    objc.restore(before)
    Lazy:new()
    assert.same({"initialize SnapshotLazy", "initialize SnapshotLazy"}, log)
  end)

  it("restores the class and the superclass that were set", function()
    local object = Base:new()
    local Other = objc.class("SnapshotOther", objc.NSObject, function(instance)
      function instance:who() return "elsewhere" end
    end)
    local before = objc.snapshot()
    objc.object_setClass(object, Child)
    objc.class_setSuperclass(Child, Other)
    assert.equal("elsewhere", object:who())
    objc.restore(before)
    assert.equal(Base, objc.object_getClass(object))
    assert.equal("base", Child:new():who())
  end)

  it("restores the first superclass that was set on a root class", function()
    local Root = objc.allocateClassPair(nil, "SnapshotRoot")
    objc.registerClassPair(Root)
    local before = objc.snapshot()
    objc.class_setSuperclass(Root, Base)
    objc.restore(before)
    assert.is_nil(objc.class_getSuperclass(Root))
    assert.equal(Root, objc.class_getSuperclass(objc.object_getClass(Root)))
  end)

  it("restores changes of a pair that is not registered yet", function()
    local Pair = objc.allocateClassPair(Base, "SnapshotPair")
    local before = objc.snapshot()
    for _, change in ipairs {objc.registerClassPair, objc.disposeClassPair} do
      change(Pair)
      objc.restore(before)
      assert.is_nil(objc.getClass "SnapshotPair")
    end
    objc.registerClassPair(Pair)
    assert.equal(Pair, objc.getClass "SnapshotPair")
    assert.equal("base", Pair:new():who())
  end)

  it("asks a resolver again that lied only since", function()
    local Honest = objc.class("SnapshotResolver", objc.NSObject, function(_, class)
      class["resolveInstanceMethod:"] = function(self, selector)
        return objc.class_addMethod(self, selector, function() return "resolved" end)
      end
    end)
    local object = Honest:new()
    local before = objc.snapshot()
    objc.class_replaceMethod(
      objc.object_getClass(Honest), "resolveInstanceMethod:", function() return true end)
    assert.is_false(object:respondsToSelector_ "late")
    objc.restore(before)
    assert.is_true(object:respondsToSelector_ "late")
    assert.equal("resolved", object:late())
  end)

  it("restores associations, but not to deallocated objects", function()
    local object, value = Base:new(), Base:new()
    objc.setAssociatedObject(object, "text", "old")
    objc.setAssociatedObject(object, "object", value)
    local count = objc.retainCount(value)
    local before = objc.snapshot()
    objc.setAssociatedObject(object, "text", "new")
    objc.setAssociatedObject(object, "text", "newer")
    objc.setAssociatedObject(object, "object", nil)
    objc.setAssociatedObject(object, "more", 1)
    objc.restore(before)
    assert.equal("old", objc.getAssociatedObject(object, "text"))
    assert.equal(value, objc.getAssociatedObject(object, "object"))
    assert.equal(count, objc.retainCount(value))
    assert.is_nil(objc.getAssociatedObject(object, "more"))
  end)

  it("erases newer objects, and their owners release them", function()
    local window = uikit.keyWindow()
    local Holder = objc.class("SnapshotHolder", objc.NSObject, function(instance)
      objc.property(instance, "held")
      objc.property(instance, "name")
      function instance:dealloc() note "dealloc" end
    end)
    local holder = Holder:new()
    holder:setName_ "kept"
    local subviews = #window:subviews()
    local before = objc.snapshot()
    local view = objc.UIView:new()
    window:addSubview_(view)
    holder:setHeld_(Holder:new())
    holder:setName_ "changed"
    local box = objc.weak(view)
    objc.restore(before)
    assert.equal(subviews, #window:subviews())
    assert.is_nil(holder:held())
    assert.is_nil(box:get())
    assert.equal("changed", holder:name())
    assert.same({}, log)
    assert.error_matches(function() view:superview() end, "snapshot")
  end)

  it("restores the clock, its waiting entries, and removes newer ones", function()
    dispatch.after(1, function() note "early" end)
    local start = runloop.now()
    local before = objc.snapshot()
    for _ = 1, 2 do
      dispatch.after(0.5, function() note "since" end)
      Base:new():performSelector_withObject_afterDelay_("who", nil, 9)
      runloop.run(2)
      assert.same({"since", "early"}, log)
      log = {}
      objc.restore(before)
      assert.equal(start, runloop.now())
      assert.equal(1, runloop.pending())
    end
    runloop.run(2)
    assert.same({"early"}, log)
  end)

  it("restores observers that were registered or removed later", function()
    local Observer = objc.class("SnapshotObserver", objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_(path) note(path) end
    end)
    local Observed = objc.class("SnapshotObserved", objc.NSObject, function(instance)
      objc.property(instance, "early")
      objc.property(instance, "late")
    end)
    local observer, object = Observer:new(), Observed:new()
    object:addObserver_forKeyPath_options_context_(observer, "early", 0)
    local before = objc.snapshot()
    for _ = 1, 2 do
      object:removeObserver_forKeyPath_(observer, "early")
      object:addObserver_forKeyPath_options_context_(observer, "late", 0)
      objc.restore(before)
      log = {}
      object:setEarly_(1)
      object:setLate_(1)
      assert.same({"early"}, log)
    end
    object:removeObserver_forKeyPath_(observer, "early")
    assert.equal(Observed, objc.object_getClass(object))
  end)

  it("restores registrations for notifications, and timers", function()
    local Listener = objc.class("SnapshotListener", objc.NSObject, function(instance)
      function instance:early_(notification) note "early" end
      function instance:late_(notification) note "late" end
    end)
    local center, listener = objc.NSNotificationCenter:defaultCenter(), Listener:new()
    center:addObserver_selector_name_object_(listener, "early:", "SnapshotNote", nil)
    local before = objc.snapshot()
    center:removeObserver_(listener)
    center:addObserver_selector_name_object_(listener, "late:", "SnapshotNote", nil)
    center:addObserverForName_object_queue_usingBlock_("SnapshotNote", nil, nil, function()
      note "block"
    end)
    objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(
      1, listener, "late:", nil, true)
    objc.restore(before)
    center:postNotificationName_object_("SnapshotNote", nil)
    runloop.run(3)
    assert.same({"early"}, log)
    center:removeObserver_(listener)
  end)

  it("keeps timers and display links waiting, except for deallocated ones", function()
    local Listener = objc.class("SnapshotTimed", objc.NSObject, function(instance)
      for _, name in ipairs {"once", "again", "gone", "since"} do
        instance[name .. ":"] = function() note(name) end
      end
      instance["frame:"] = function(_, link)
        note "frame"
        link:invalidate()
      end
    end)
    local listener = Listener:new()
    local function timer(seconds, selector, repeats)
      return objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(
        seconds, listener, selector, "info", repeats)
    end
    local once, again = timer(1, "once:", false), timer(0.4, "again:", true)
    objc.autoreleasepool(function() timer(0.5, "gone:", false) end)
    local link = objc.CADisplayLink:displayLinkWithTarget_selector_(listener, "frame:")
    link:addToRunLoop_forMode_(objc.NSRunLoop:mainRunLoop(), objc.NSDefaultRunLoopMode)
    local before, expected = objc.snapshot(), {"frame", "again", "again", "once"}
    for turn = 1, 3 do
      local since = timer(0.3, "since:", true)
      since:invalidate()
      runloop.run(1)
      if turn == 1 then table.remove(log, 3) end
      assert.same(expected, log)
      assert.is_false(once:isValid())
      again:invalidate()
      objc.restore(before)
      assert.is_true(once:isValid())
      assert.equal("info", again:userInfo())
      assert.equal(1, runloop.pending())
      log = {}
    end
    again:invalidate()
    link:invalidate()
    once:invalidate()
  end)

  it("keeps a timer waiting that restores it as it fires", function()
    local before
    local Listener = objc.class("SnapshotFired", objc.NSObject, function(instance)
      instance["fired:"] = function()
        note "fired"
        if #log == 1 then objc.restore(before) end
      end
    end)
    local timer =
      objc.NSTimer:scheduledTimerWithTimeInterval_target_selector_userInfo_repeats_(
        1, Listener:new(), "fired:", nil, false)
    before = objc.snapshot()
    runloop.run(3)
    assert.same({"fired", "fired"}, log)
    assert.is_false(timer:isValid())
  end)

  it("forgets an only instance that was made since", function()
    local center = objc.NSNotificationCenter:defaultCenter()
    assert.not_equal(made_since, center)
    center:postNotificationName_object_("nobody listens", nil)
  end)

  it("forgets selectors that became known since", function()
    local before = objc.snapshot()
    local selector = objc.sel "snapshot:only:"
    objc.restore(before)
    local Free = objc.class("SnapshotSpelling", objc.NSObject, function(instance)
      function instance:snapshot_only_(a) return a end
    end)
    assert.is_true(Free:instancesRespondToSelector_ "snapshot_only:")
    assert.equal(selector, objc.sel "snapshot:only:")
  end)

  it("nests, and is invalidated by restoring an older one", function()
    local object = Base:new()
    local outer = objc.snapshot()
    function Base:depth() return 1 end
    local inner = objc.snapshot()
    function Base:depth() return 2 end
    objc.restore(inner)
    assert.equal(1, object:depth())
    objc.restore(outer)
    assert.is_false(object:respondsToSelector_ "depth")
    assert.error_matches(function() objc.restore(inner) end, "older")
    objc.restore(outer)
    assert.error_matches(function() objc.restore(5) end, "argument 1 must be a snapshot or nil")
  end)
end)
