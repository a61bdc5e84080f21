-- Article 000: the category that hooks setDelegate: and then the delegate's class, from the example's
-- listings.
describe("the category that reports a stop", function()
  local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
  local listings = root .. "scripts/examples/000_stop_scroll/listings/"
  local fingers = dofile(listings .. "fingers.lua")
  local log, world, view

  local recording = setmetatable({
    NSLog = function(format, ...)
      log[#log + 1] = format:gsub("%%@", "%%s"):format(...)
    end,
  }, {__index = objc})

  local function import(name)
    assert(loadfile(listings .. name, "t", setmetatable({objc = recording}, {__index = _G})))()
  end

  local function show(class)
    local shown = class:alloc():initWithFrame_ {0, 0, 320, 480}
    shown:setContentSize_ {320, 40000}
    uikit.keyWindow():addSubview_(shown)
    return shown
  end

  local function class_of_delegates(name, parent)
    return objc.class(name, parent or objc.NSObject, {protocols = {"UIScrollViewDelegate"}},
      function(instance)
        function instance:scrollViewDidEndDecelerating_(_) log[#log + 1] = "own coasted" end
        function instance:scrollViewDidEndDragging_willDecelerate_(_, decelerate)
          log[#log + 1] = "own dragged " .. tostring(decelerate)
        end
      end)
  end

  local coasted, dragged = "scrollViewDidEndDecelerating:",
    "scrollViewDidEndDragging:willDecelerate:"
  local stopped = "滚动已停止"
  local function ours(kind, name) return ("-[UIScrollView(Category) %s_%s]"):format(kind, name) end

  before_each(function()
    world, log = objc.snapshot(), {}
    import "UIScrollView+Category.lua"
    view = show(objc.UIScrollView)
  end)

  after_each(function() objc.restore(world) end)

  -- The log of a stop of each type.
  local function logs_of(way)
    log = {}
    fingers[way]()
    return log
  end

  it("adds methods that the delegate lacks, and reports each type of stop once", function()
    local delegate = objc.class("StopSilent", objc.NSObject):new()
    view:setDelegate_(delegate)
    assert.same({
      "是 UIScrollView，hook 方法",
      "******** 没有实现 (" .. coasted .. ") 方法，手动添加成功！！",
      "******** 没有实现 (" .. dragged .. ") 方法，手动添加成功！！"}, log)
    assert.is_false(delegate:respondsToSelector_("p_" .. coasted))
    local drag, coast = ours("add", dragged), ours("add", coasted)
    assert.same({drag, coast, stopped}, logs_of "natural")
    assert.same({drag, drag, coast, stopped}, logs_of "pressed")
    assert.same({drag, stopped}, logs_of "slow")
  end)

  it("exchanges methods that the delegate implements, which still run", function()
    local delegate = class_of_delegates("StopHearing"):new()
    view:setDelegate_(delegate)
    assert.same({
      "是 UIScrollView，hook 方法",
      "******** 实现了 (" .. coasted .. ") 方法并成功 Hook 为 --> (p_" .. coasted .. ")",
      "******** 实现了 (" .. dragged .. ") 方法并成功 Hook 为 --> (p_" .. dragged .. ")"}, log)
    local drag, coast = ours("p", dragged), ours("p", coasted)
    assert.same({drag, "own dragged true", coast, "own coasted", stopped}, logs_of "natural")
    assert.same({drag, "own dragged true", drag, "own dragged false", coast, "own coasted", stopped},
      logs_of "pressed")
    assert.same({drag, "own dragged false", stopped}, logs_of "slow")
  end)

  it("does not change a hooked class, however often the delegate is set", function()
    local delegate = class_of_delegates("StopTwice"):new()
    view:setDelegate_(delegate)
    for _ = 1, 2 do
      log = {}
      view:setDelegate_(delegate)
      assert.same({
        "是 UIScrollView，hook 方法",
        "******** 已替换过，避免多次替换 --> (StopTwice)",
        "******** 已替换过，避免多次替换 --> (StopTwice)"}, log)
      assert.same({ours("p", dragged), "own dragged false", stopped}, logs_of "slow")
    end
  end)

  it("adds nothing if the delegate is nil", function()
    view:setDelegate_(nil)
    assert.same({"是 UIScrollView，hook 方法"}, log)
    assert.is_nil(view:delegate())
  end)

  it("does not affect a table view or any other subclass", function()
    local Subclass = objc.class("StopSubclass", objc.UIScrollView)
    for _, class in ipairs {objc.UITableView, Subclass} do
      local Delegate = class_of_delegates("StopFor" .. objc.NSStringFromClass(class))
      local delegate, other = Delegate:new(), show(class)
      log = {}
      assert.is_true(other:isKindOfClass_(objc.UIScrollView))
      assert.is_false(other:isMemberOfClass_(objc.UIScrollView))
      other:setDelegate_(delegate)
      assert.same({"不是 UIScrollView，不需要 hook 方法"}, log)
      assert.equal(delegate, other:delegate())
      assert.matches("^own dragged", logs_of("slow")[1])
      assert.is_nil(table.concat(log, "\n"):find("UIScrollView(Category)", 1, true))
      other:removeFromSuperview()
    end
  end)

  it("is exchanged once, also when +load is sent explicitly", function()
    local hooked = objc.UIScrollView:instanceMethodForSelector_ "setDelegate:"
    objc.UIScrollView:load()
    assert.equal(hooked, objc.UIScrollView:instanceMethodForSelector_ "setDelegate:")
    view:setDelegate_(class_of_delegates("StopLoaded"):new())
    assert.equal("是 UIScrollView，hook 方法", log[1])
  end)

  describe("with a block", function()
    before_each(function() import "StopScrollBlock.lua" end)

    it("calls it with the scroll view at each stop", function()
      local delegate, given = objc.class("StopBlocked", objc.NSObject):new(), {}
      view:setDelegate_(delegate)
      view:setStopScrollBlock_(function(scrollView) given[#given + 1] = scrollView end)
      for _, way in ipairs {"natural", "pressed", "slow"} do fingers[way]() end
      assert.same({view, view, view}, given)
      view:setStopScrollBlock_(nil)
      fingers.slow()
      assert.equal(3, #given)
    end)

    it("has one for each view, which is released with it", function()
      local other = show(objc.UIScrollView)
      local block = objc.NSObject:new()
      other:setStopScrollBlock_(block)
      assert.equal(block, other:stopScrollBlock())
      assert.is_nil(view:stopScrollBlock())
      local held = objc.retainCount(block)
      other:setStopScrollBlock_(nil)
      assert.equal(held - 1, objc.retainCount(block))
    end)
  end)
end)
