-- Repeats each operation so often that a leak would be visible, and prints how many bytes each has leaked. No snapshot
-- is held meanwhile, which could restore deallocated objects.
local cycles = 800

local Thing = objc.class("LeftThing", objc.NSObject, function(instance)
  objc.property(instance, "value")
  objc.property(instance, "delegate", {policy = "weak"})
  function instance:work() end
end)
local Listener = objc.class("LeftListener", objc.NSObject, function(instance)
  function instance:observeValueForKeyPath_ofObject_change_context_() end
  function instance:hear() end
end)
local kept, listener = Thing:new(), Listener:new()

local function nothing() end

local function observe(thing)
  thing:addObserver_forKeyPath_options_context_(listener, "value", 0, nil)
  thing:setValue_(1)
  thing:removeObserver_forKeyPath_(listener, "value")
end

local function temporary(parent)
  local Pair = objc.allocateClassPair(parent, "LeftTemporary")
  objc.class_addMethod(Pair, "make", function(self) return objc.super(Pair, self):description() end)
  objc.class_addMethod(Pair, "other", nothing)
  objc.registerClassPair(Pair)
  return Pair
end

local bodies = {}

function bodies.object_hook() hook.before(kept, "work", nothing):remove() end

function bodies.dead_object()
  local thing = Thing:new()
  hook.after(thing, "work", nothing)
  thing:work()
end

function bodies.delegate_hook()
  hook.delegate(kept, {hear = function(original, self) return original(self) end}):remove()
end

function bodies.dead_delegate()
  local thing = Thing:new()
  thing:setDelegate_(listener)
  hook.delegate(thing, {hear = function(original, self) return original(self) end})
end

function bodies.throttle()
  local thing = Thing:new()
  hook.throttle(thing, "work", {interval = 1})
  thing:work()
end

function bodies.class()
  local Pair = temporary(objc.NSObject)
  Pair:new():make()
  pcall(function() Pair:new():performSelector_("nobodyHasThis") end)
  objc.disposeClassPair(Pair)
end

function bodies.idle_class()
  local Pair = temporary(objc.NSObject)
  assert(objc.object_getClass(Pair) ~= Pair)
  objc.disposeClassPair(Pair)
end

function bodies.hooked_class()
  local Pair = temporary(Thing)
  hook.before(Pair, "make", nothing)
  hook.swizzle(Pair, "make", "other")
  observe(Pair:new())
  objc.disposeClassPair(Pair)
end

function bodies.duplicate()
  local Copy = objc.duplicateClass(Thing, "LeftCopy")
  Copy:new():work()
  objc.disposeClassPair(Copy)
end

function bodies.snapshot()
  local world = objc.snapshot()
  objc.class("LeftTaken", Thing, function(instance) function instance:work() end end):new():work()
  objc.restore(world)
end

function bodies.observed() observe(Thing:new()) end

local function resident()
  local file <close> = assert(io.open("/proc/self/statm"))
  local _, pages = file:read("n", "n")
  return pages * 4096
end

local function run(body, count)
  for _ = 1, count do objc.autoreleasepool(body) end
  collectgarbage()
  collectgarbage()
end

for name, body in pairs(bodies) do
  run(body, cycles // 4)
  local classes, kept = #objc.getClassList(), math.huge
  -- A leak grows each time; the heap grows to its usual size once.
  for _ = 1, 4 do
    if kept < 300 then break end
    local before = resident()
    run(body, cycles)
    kept = math.min(kept, (resident() - before) // cycles)
  end
  assert(classes == #objc.getClassList(), name .. " left a class")
  print(name, kept)
end

-- A disposed class keeps its methods as long as it has instances or subclasses.
local function pair(name, parent)
  local Pair = objc.allocateClassPair(parent or objc.NSObject, name)
  objc.class_addMethod(Pair, "who", function() return name end)
  objc.registerClassPair(Pair)
  return Pair
end

local Served = pair "EndedServed"
local object = Served:new()
objc.disposeClassPair(Served)
assert(object:who() == "EndedServed" and #objc.class_copyMethodList(Served) == 1)
object:release()
assert(objc.class_copyMethodList(Served) == nil and tostring(Served) == "EndedServed")
assert(select(2, pcall(function() Served:alloc() end)).reason:find "was disposed of")

local Top = pair "EndedTop"
local Low = pair("EndedLow", Top)
objc.disposeClassPair(Top)
assert(#objc.class_copyMethodList(Top) == 1)
objc.disposeClassPair(Low)
assert(objc.class_copyMethodList(Top) == nil)

local Left = pair "EndedLeft"
local moved = Left:new()
objc.disposeClassPair(Left)
local world = objc.snapshot()
objc.object_setClass(moved, objc.NSObject)
objc.restore(world)
assert(moved:who() == "EndedLeft")
world = nil
collectgarbage()

local Hooked = pair "EndedHooked"
local token = hook.before(Hooked, "who", nothing)
objc.disposeClassPair(Hooked)
assert(not token:isActive() and not token:remove())

local method = objc.class_getInstanceMethod(pair "EndedHandles", "who")
objc.disposeClassPair(objc.EndedHandles)
collectgarbage()
assert(tostring(method) == "-[EndedHandles who]")
assert(objc.method_getImplementation(method)(kept, "who") == "EndedHandles")
objc.method_setImplementation(method, function() return "other" end)
assert(objc.method_invoke(kept, method) == "other")
print("classes", 0)
