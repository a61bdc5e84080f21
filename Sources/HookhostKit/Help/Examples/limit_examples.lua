-- The limits that stop a runaway script.

--- limit.messages
do
  local Page = objc.class("Page", objc.NSObject, function(instance)
    function instance:description() return objc.NSString:stringWithFormat_("%@", self) end
  end)
  local _, exception = pcall(function() return Page:new():description() end)
  print((exception.reason:match "stack overflow")) --> stack overflow
end

--- limit.forwarding
do
  local Stand = objc.class("StandIn", objc.NSObject, function(instance)
    objc.property(instance, "target", {policy = "assign"})
    function instance:forwardingTargetForSelector_() return self:target() end
  end)
  local one, two = Stand:new(), Stand:new()
  one:setTarget_(two)
  two:setTarget_(one)
  local _, exception = pcall(function() one:superview() end)
  print((exception.reason:match "%-%[StandIn superview%]")) --> -[StandIn superview]
end

--- limit.nativeCalls
do
  local function deep() return (("x"):gsub("x", deep)) end
  print((select(2, pcall(deep)):match "C stack overflow")) --> C stack overflow
end

--- limit.nestedRunLoops
do
  local isGoing = true
  local function again()
    if not isGoing then return end
    dispatch.async(again)
    runloop.run(1)
  end
  dispatch.async(again)
  local _, exception = pcall(runloop.run, 1)
  isGoing = false
  print((exception.reason:match "inside itself 100 times")) --> inside itself 100 times
end
