-- How objects are created: `alloc`, `init` and `new` of the root classes, and what changes them.

-- The number of Lua's collections while `count` objects are created and kept.
local function collections(count, make)
  local cycles, is_over = 0, false
  local function observe()
    setmetatable({}, {__gc = function()
      cycles = cycles + 1
      if not is_over then observe() end
    end})
  end
  collectgarbage()
  observe()
  local kept = {}
  for place = 1, count do kept[place] = make() end
  is_over = true
  return cycles
end

local names = 0
local function class(parent, body)
  names = names + 1
  return objc.class("Born" .. names, parent, body)
end

describe("many objects that are kept", function()
  it("start few collections: when memory or the number of objects has grown", function()
    local before = collections(3000, function() return objc.NSObject:new() end)
    local after = collections(12000, function() return objc.NSObject:alloc():init() end)
    assert.is_true(before <= 20 and after <= 20, before .. ", " .. after)
  end)
end)

describe("alloc, init and new", function()
  it("create an object that the script alone retains", function()
    for _, make in ipairs {
      function() return objc.NSObject:alloc() end, function() return objc.NSObject:alloc():init() end,
      function() return objc.NSObject:new() end, function() return objc.UIView:new() end,
    } do
      local weak, count
      do
        local object = make()
        weak, count = objc.weak(object), object:retainCount()
      end
      assert.equal(1, count)
      collectgarbage()
      assert.is_nil(weak.value)
    end
  end)

  it("return the receiver of init itself, whose handle is the same", function()
    local object = objc.NSObject:alloc()
    assert.equal(object, object:init())
    local init = object.init
    local other = objc.UIView:alloc()
    assert.equal(other, init(other))
  end)

  it("call methods that are overridden, also after the first message", function()
    local log = {}
    local C = class(objc.NSObject)
    C:new()
    C:alloc():init()
    hook.after(C, "init", function() log[#log + 1] = "init" end)
    hook.before(objc.object_getClass(C), "alloc", function() log[#log + 1] = "alloc" end)
    C:new()
    C:alloc():init()
    objc.NSObject:new()
    assert.same({"alloc", "init", "alloc", "init"}, log)
  end)

  it("call init of a class that changes it, in new and after alloc", function()
    local shared = objc.NSObject:new()
    local C = class(objc.NSObject, function(instance)
      function instance:init() return shared end
    end)
    assert.equal(shared, C:new())
    assert.equal(shared, C:alloc():init())
  end)

  it("raise for an argument too many, for other receivers and for deallocated ones", function()
    assert.has_error(function() objc.NSObject:alloc(1) end)
    assert.has_error(function() objc.NSObject:new(1) end)
    local object = objc.NSObject:alloc()
    assert.has_error(function() object:init(1) end)
    local init, alloc = object.init, objc.NSObject.alloc
    assert.has_error(function() init "text" end)
    assert.has_error(function() init() end)
    assert.has_error(function() alloc(object) end)
    object:retain()
    object:release()
    object:release()
    assert.has_error(function() init(object) end)
  end)

  it("raise an error that initialize raised, once", function()
    local C = objc.class("BornOfErrors", objc.NSObject, function(_, class)
      function class:initialize() error "not now" end
    end)
    assert.has_error(function() C:alloc() end)
    assert.equal(C, C:alloc():init():class())
  end)

  it("see what changed between alloc and init", function()
    local log = {}
    local C = class(objc.NSObject)
    local init = C:new().init
    local object = C:alloc()
    local token = hook.before(C, "init", function() log[#log + 1] = "hooked" end)
    assert.equal(object, object:init())
    token:remove()
    local D = class(objc.NSObject, function(instance)
      function instance:init() log[#log + 1] = "own" end
    end)
    local other = D:alloc()
    assert.equal(other, init(other))
    local first, second = C:alloc(), C:alloc()
    assert.equal(first, first:init())
    assert.equal(second, second:init())
    assert.equal(second, second:init())
    assert.same({"hooked"}, log)
  end)

  it("see that an object was deallocated between alloc and init", function()
    local init = objc.NSObject:new().init
    local object = objc.NSObject:alloc()
    object:release()
    assert.has_error(function() init(object) end)
    assert.has_error(function() init(objc.NSObject:alloc(), 1) end)
    assert.has_error(function() init(nil) end)
  end)

  it("are seen by a trace that starts between alloc and init", function()
    local object = objc.NSObject:alloc()
    trace.start()
    object:init()
    assert.equal("init", tostring(trace.stop()[1].selector))
  end)

  it("are seen by a trace", function()
    objc.NSObject:new()
    trace.start()
    objc.NSObject:alloc():init()
    local selectors = {}
    for _, entry in ipairs(trace.stop()) do selectors[#selectors + 1] = tostring(entry.selector) end
    assert.equal("alloc init", table.concat(selectors, " "))
  end)
end)

describe("init of a view", function()
  it("sends initWithFrame: to a class that overrides it", function()
    local frames = {}
    local C = class(objc.UIView, function(instance, _, super)
      function instance:initWithFrame_(frame)
        frames[#frames + 1] = frame.size.width
        return super(self):initWithFrame_(frame)
      end
    end)
    C:new()
    C:alloc():init()
    assert.same({0, 0}, frames)
  end)

  it("sends it to a hook, until the hook is removed", function()
    local count = 0
    objc.UIView:new()
    local token = hook.before(objc.UIView, "initWithFrame:", function() count = count + 1 end)
    objc.UIView:new()
    objc.UIView:alloc():init()
    token:remove()
    local view = objc.UIView:new()
    assert.equal(2, count)
    assert.same({0, 0}, {view:frame().size.width, view:bounds().size.height})
  end)

  it("rejects frames that are not finite, except the null rectangle", function()
    local view = objc.UIView:new()
    for _, number in ipairs {0 / 0, math.huge, -math.huge} do
      for place = 1, 4 do
        local frame = {0, 0, 1, 1}
        frame[place] = number
        assert.error_matches(function() view:setFrame_(frame) end, "CALayerInvalidGeometry")
        assert.error_matches(function() objc.UIView:alloc():initWithFrame_(frame) end, "CALayerInvalidGeometry")
      end
    end
    view:setFrame_ {math.huge, math.huge, 0, 0}
  end)
end)

-- The messages that `make` sends, by name.
local function sent(make)
  trace.start()
  make()
  local names = {}
  for _, entry in ipairs(trace.stop()) do names[#names + 1] = tostring(entry.selector) end
  return table.concat(names, " ")
end

describe("init that sends another initializer", function()
  local cases = {
    {objc.UIView, "initWithFrame:"}, {objc.UILabel, "initWithFrame:"},
    {objc.UITableViewCell, "initWithStyle:reuseIdentifier:"},
    {objc.UIViewController, "initWithNibName:bundle:"},
  }

  it("sends it while messages are recorded", function()
    for _, case in ipairs(cases) do
      case[1]:new()
      assert.matches("new alloc init " .. case[2], sent(function() case[1]:new() end), 1, true)
    end
  end)

  it("sends it to subclasses that override it, and to hooks, until they are removed", function()
    for _, case in ipairs(cases) do
      local count = 0
      local function increment() count = count + 1 end
      local C = class(case[1])
      C:new()
      local token = hook.before(C, case[2], increment)
      assert.is_true(C:new():isKindOfClass(case[1]))
      C:alloc():init()
      token:remove()
      C:new()
      assert.equal(2, count, case[2])
      token = hook.before(case[1], case[2], increment)
      C:new()
      token:remove()
      C:alloc():init()
      assert.equal(3, count, case[2])
    end
  end)

  it("raises for objects of another model that were moved below the class", function()
    local C = class(objc.NSObject)
    C:new()
    objc.class_setSuperclass(C, objc.UIView)
    assert.error_matches(function() C:new() end, "UIView")
    assert.error_matches(function() C:alloc():init() end, "UIView")
  end)

  it("returns what the other initializer returns", function()
    local shared = objc.UIView:new()
    local C = class(objc.UIView, function(instance)
      function instance:initWithFrame_() return shared end
    end)
    assert.equal(shared, C:new())
    assert.equal(shared, C:alloc():init())
  end)

  it("sets the frame again that was set before", function()
    local view = objc.UIView:alloc()
    view:setFrame_ {1, 2, 3, 4}
    assert.equal(0, view:init():frame().size.width)
    assert.same({0, 0}, {view:center().x, view:center().y})
    assert.same({320, 44}, {objc.UITableViewCell:new():frame().size.width,
      objc.UITableViewCell:new():bounds().size.height})
  end)

  it("passes a new cell to setters that a class overrides, as one object with one handle", function()
    local seen = {}
    local C = class(objc.UITableViewCell, function(instance, _, super)
      function instance:setNeedsLayout()
        seen[self] = true
        return super(self):setNeedsLayout()
      end
    end)
    local cell = C:new()
    assert.is_true(seen[cell])
    assert.is_nil(next(seen, cell))
    seen = {}
    local weak = objc.weak(cell)
    cell = nil
    collectgarbage()
    assert.is_nil(weak.value)
  end)

  it("raises what an overridden setter raises, and leaves no object", function()
    local weak
    local C = class(objc.UITableViewCell, function(instance)
      function instance:setNeedsLayout()
        weak = objc.weak(self)
        error "no layout"
      end
    end)
    assert.error_matches(function() objc.autoreleasepool(function() C:new() end) end, "no layout")
    collectgarbage()
    assert.is_nil(weak.value)
  end)
end)
