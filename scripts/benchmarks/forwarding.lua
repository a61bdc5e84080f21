-- Forwarded messages, and `respondsToSelector:` for them, compared with a message to a method through
-- native code. Argument: the folder of this file.

local here = ...
package.path = here .. "/?.lua"
local comparison = require "comparison"

local Target = objc.class("BenchmarkTarget", objc.NSObject, function(instance)
  function instance:m() end
end)
local ByTarget = objc.class("BenchmarkByTarget", objc.NSObject, function(instance)
  objc.property(instance, "target")
  function instance:forwardingTargetForSelector_() return self:target() end
end)
local ByInvocation = objc.class("BenchmarkByInvocation", objc.NSProxy, function(instance)
  objc.property(instance, "target")
  function instance:methodSignatureForSelector_(selector)
    return self:target():methodSignatureForSelector_(selector)
  end
  function instance:forwardInvocation_(invocation) invocation:invokeWithTarget_(self:target()) end
end)

local target, fast, slow = Target:new(), ByTarget:new(), ByInvocation:alloc()
fast:setTarget_(target)
slow:setTarget_(target)
local peer = comparison.loop('o:performSelector_("m")', target)

local function report(what, statement, object, limit)
  local ratio, nanoseconds = comparison.ratio(comparison.loop(statement, object), peer)
  comparison.report(what, nanoseconds, ratio, "performSelector:", limit)
end
report("message forwarded by a target", "o:m()", fast, 6)
report("message forwarded by an invocation", "o:m()", slow, 20)
report("respondsToSelector:, hit", 'o:respondsToSelector_("m")', target, 1.5)
report("respondsToSelector:, miss", 'o:respondsToSelector_("benchmarkUnknown")', target, 1.5)
