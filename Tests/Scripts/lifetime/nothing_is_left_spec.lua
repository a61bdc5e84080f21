describe("nothing is left", function()
  local lowest = 0
  while arg[lowest - 1] do lowest = lowest - 1 end
  local here = debug.getinfo(1, "S").source:match "^@(.*/)" or "./"
  local kept = {}

  setup(function()
    local pipe <close> =
      assert(io.popen(("'%s' '%snothing_is_left.lua' 2>&1"):format(arg[lowest], here)))
    kept.report = pipe:read "a"
    for name, bytes in kept.report:gmatch "([%a_]+)\t(%-?%d+)\n" do kept[name] = tonumber(bytes) end
  end)

  for name, what in pairs {
    object_hook = "a hook on an object that was removed",
    dead_object = "an object that died with its hooks",
    delegate_hook = "a delegate's hook that was removed",
    dead_delegate = "an object that died with its delegate hooked",
    throttle = "a throttled object",
    class = "a class that was allocated, used and disposed of",
    idle_class = "a class and its metaclass that were seen and disposed of",
    hooked_class = "such a class with hooks, exchanges and observed instances",
    duplicate = "a duplicate that was disposed of",
    snapshot = "a class that a restored snapshot took back",
    observed = "an object that was observed",
    classes = "the methods of a class that nothing uses any more",
  } do
    it("of " .. what, function()
      -- A class takes more than a thousand bytes.
      assert.is_true((kept[name] or math.huge) < 600, kept.report)
    end)
  end
end)

describe("objects that a snapshot can restore", function()
  local function pair(name)
    local Pair = objc.allocateClassPair(objc.NSObject, name)
    objc.class_addMethod(Pair, "who", function() return name end)
    objc.registerClassPair(Pair)
    return Pair
  end

  it("is whole: a class that was disposed of without being used", function()
    local Pair = pair "EndedRevived"
    local world = objc.snapshot()
    objc.disposeClassPair(Pair)
    objc.restore(world)
    assert.equal("EndedRevived", Pair:new():who())
  end)
end)
