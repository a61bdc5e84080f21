-- Article 000: the defects of its category, and a hook of one view without them.
describe("a stop callback", function()
  local root = debug.getinfo(1, "S").source:match "^@(.*)Tests/Scripts/"
  local listings = root .. "scripts/examples/000_stop_scroll/listings/"
  local fingers = dofile(listings .. "fingers.lua")
  local quiet = setmetatable({NSLog = function() end}, {__index = objc})
  local log, world, view

  local function import(...)
    for _, name in ipairs {...} do
      assert(loadfile(listings .. name, "t", setmetatable({objc = quiet}, {__index = _G})))()
    end
    hook.before(objc.UIScrollView, "stopScroll:", function(self)
      log[#log + 1] = "STOP " .. objc.NSStringFromClass(self:class())
    end)
  end

  local function show(class)
    local shown = class:alloc():initWithFrame_ {0, 0, 320, 480}
    shown:setContentSize_ {320, 40000}
    uikit.keyWindow():addSubview_(shown)
    return shown
  end

  local function silent()
    return objc.class("PitfallSilent", objc.NSObject, {protocols = {"UIScrollViewDelegate"}}):new()
  end

  local function hearing(name, parent)
    if parent then return objc.class(name, parent) end
    return objc.class(name, objc.NSObject, {protocols = {"UIScrollViewDelegate"}},
      function(instance)
        function instance:scrollViewDidEndDragging_willDecelerate_(_, _) log[#log + 1] = "own" end
      end)
  end

  before_each(function()
    world, log = objc.snapshot(), {}
    view = show(objc.UIScrollView)
  end)
  after_each(function() objc.restore(world) end)

  local function slow()
    log = {}
    fingers.slow()
    return log
  end

  describe("that hooks the delegate's class", function()
    before_each(function() import("UIScrollView+Category.lua", "StopScrollBlock.lua") end)

    it("is called twice for a delegate without the methods that was set twice", function()
      local delegate = silent()
      view:setDelegate_(delegate)
      assert.same({"STOP UIScrollView"}, slow())
      view:setDelegate_(delegate)
      assert.same({"STOP UIScrollView", "STOP UIScrollView"}, slow())
      view:setDelegate_(delegate)
      assert.same({"STOP UIScrollView", "STOP UIScrollView"}, slow())
    end)

    it("is called for a table view whose delegate is of the same class", function()
      local Shared = hearing "PitfallShared"
      local first, second = Shared:new(), Shared:new()
      local tableView = show(objc.UITableView)
      tableView:setDelegate_(second)
      assert.same({"own"}, slow())
      view:setDelegate_(first)
      assert.same({"own", "STOP UITableView"}, slow())
    end)

    it("recurses endlessly for a delegate that inherits the hooked method", function()
      local Parent = hearing "PitfallParent"
      local parent, child = Parent:new(), hearing("PitfallChild", Parent):new()
      view:setDelegate_(parent)
      assert.same({"own", "STOP UIScrollView"}, slow())
      view:setDelegate_(child)
      local message = "-[PitfallChild p_scrollViewDidEndDragging:willDecelerate:]"
      local ok, raised = pcall(slow)
      assert.is_false(ok)
      assert.matches("stack overflow: " .. message .. " → " .. message, tostring(raised), 1, true)
      view:setDelegate_(parent)
      assert.same({"own", "STOP UIScrollView"}, slow())
    end)

    it("retains its block where the header declares a copy", function()
      local copies = 0
      local block = objc.class("PitfallBlock", objc.NSObject, function(instance)
        function instance:copyWithZone_() copies = copies + 1 return self end
      end):new()
      view:setStopScrollBlock_(block)
      assert.equal(0, copies)
    end)
  end)

  describe("that hooks the view's delegate", function()
    before_each(function()
      import "StopScrollByDelegateHook.lua"
      view:setStopScrollBlock_(function() end)
    end)

    it("is called once, however often a delegate is set", function()
      local Parent = hearing "PitfallParent"
      local parent, child, mute = Parent:new(), hearing("PitfallChild", Parent):new(), silent()
      for _, entry in ipairs {
        {mute, {"STOP UIScrollView"}}, {parent, {"own", "STOP UIScrollView"}},
        {child, {"own", "STOP UIScrollView"}},
      } do
        for _ = 1, 2 do
          view:setDelegate_(entry[1])
          assert.equal(entry[1], view:delegate())
          assert.same(entry[2], slow())
        end
      end
      view:setDelegate_(nil)
      assert.same({"STOP UIScrollView"}, slow())
    end)

    it("is called once in each of the three ways, also when its block is set again", function()
      view:setStopScrollBlock_(function() end)
      for _, way in ipairs {"natural", "pressed", "slow"} do
        log = {}
        fingers[way]()
        assert.same({"STOP UIScrollView"}, log)
      end
    end)

    it("is not called for a table view without a block", function()
      local Shared = hearing "PitfallShared"
      local first, second = Shared:new(), Shared:new()
      view:setDelegate_(first)
      local tableView = show(objc.UITableView)
      tableView:setDelegate_(second)
      assert.same({"own"}, slow())
    end)

    it("copies its block", function()
      local copies = 0
      local block = objc.class("PitfallBlock", objc.NSObject, function(instance)
        function instance:copyWithZone_() copies = copies + 1 return self end
      end):new()
      view:setStopScrollBlock_(block)
      assert.equal(1, copies)
    end)
  end)
end)
