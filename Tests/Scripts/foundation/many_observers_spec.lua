-- Registrations of a notification center: the order of delivery, and removals of each extent.

local center, log, world

local Observer = objc.class("OrderedObserver", objc.NSObject, function(instance)
  function instance:hear_(notification) log[#log + 1] = self:mark() .. notification:name() end
end)
objc.property(Observer, "mark")

local function observer(mark)
  local made = Observer:new()
  made:setMark_(mark)
  return made
end
local function add(made, name, sender) center:addObserver_selector_name_object_(made, "hear:", name, sender) end
local function post(name, sender)
  log = {}
  center:postNotificationName_object_(name, sender)
  return table.concat(log, " ")
end

describe("a notification center", function()
  before_each(function()
    world = objc.snapshot()
    center = objc.NSNotificationCenter:new()
  end)
  after_each(function() objc.restore(world) end)

  it("delivers in the order of registration, whatever a registration names", function()
    local a, b, c, d, sender = observer "a", observer "b", observer "c", observer "d", objc.NSObject:new()
    add(a, nil, sender)
    add(b, "N", nil)
    add(c, nil, nil)
    add(d, "N", sender)
    add(b, "N", sender)
    assert.equal("aN bN cN dN bN", post("N", sender))
    assert.equal("bN cN", post("N", nil))
    assert.equal("cM", post("M", observer "other"))
    center:removeObserver_name_object_(b, "N", sender)
    assert.equal("aN bN cN dN", post("N", sender))
    center:removeObserver_name_object_(a, nil, sender)
    center:removeObserver_name_object_(d, "N", nil)
    assert.equal("bN cN", post("N", sender))
    center:removeObserver_(c)
    assert.equal("bN", post("N", sender))
  end)

  it("keeps the order over many removals and a snapshot", function()
    local made = {}
    for index = 1, 300 do
      made[index] = observer(tostring(index))
      add(made[index], "N" .. index % 3, nil)
    end
    for index = 1, 300 do
      if index % 50 ~= 0 then center:removeObserver_(made[index]) end
    end
    local before <const> = objc.snapshot()
    assert.equal("150N0 300N0", post("N0"))
    center:removeObserver_(made[150])
    for _ = 1, 100 do add(made[1], "N0", nil) end
    objc.restore(before)
    assert.equal("150N0 300N0", post("N0"))
    assert.equal("100N1 250N1", post("N1"))
  end)

  it("takes time for the registrations that a removal concerns", function()
    local function steps(count)
      local made = {}
      for index = 1, count do
        made[index] = Observer:new()
        add(made[index], "N", nil)
      end
      local started = os.clock()
      for index = 1, count do center:removeObserver_(made[index]) end
      return os.clock() - started
    end
    steps(500)
    assert.is_true(steps(8000) < 60 * math.max(steps(500), 0.0005))
  end)
end)
