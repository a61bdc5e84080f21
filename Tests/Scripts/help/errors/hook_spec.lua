local stated, gone = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local function nothing() end

local function disposed()
  local cls = objc.class("Disposed", objc.NSObject)
  objc.disposeClassPair(cls)
  return cls
end

local laid = "hook.before hook.after hook.instead"
local didScroll = "scrollViewDidScroll:"
local function throttle(...) hook.throttle(objc.UIView, "setTag:", ...) end
local function delegate(...) hook.delegate(objc.UIScrollView:new(), ...) end

stated("hook", {
  {laid, "the text is not a selector", "is no selector", function(f) f("UIView", "set tag", nothing) end},
  {laid, "similar to a selector", "did you mean 'addSubview:'?", function(f) f("UIView", "addSubviw:", nothing) end},
  {laid, "a class method instead of an instance method", "is a method of the class", function(f) f("UIButton", "buttonWithType:", nothing) end},
  {laid, "a class method instead of an instance method", "is a method of instances", function(f) f(objc.getMetaClass "UIView", "setFrame:", nothing) end},
  {laid, "part of reference counting", "cannot be hooked", function(f) f("UIView", "retain", nothing) end},
  {laid, "was deallocated (EXC_BAD_ACCESS)", "EXC_BAD_ACCESS", function(f) f(gone(), "hash", nothing) end},
  {laid, "is a constant", "is a constant", function(f) f(objc.constant "text", "length", nothing) end},
  {laid, "was disposed of", "was disposed of", function(f) f(disposed(), "hash", nothing) end},
  {"hook.delegate", "lacks the getter or the setter", "has no property 'delegate'", function(f) f(objc.NSObject:new(), {foo = nothing}) end},
  {"hook.delegate", "there is no handler", "at least one handler", function() delegate {} end},
  {"hook.delegate", "one is not a function", "handlers are functions", function() delegate {[didScroll] = 3} end},
  {"hook.delegate", "two have the same selector", "two handlers", function() delegate {[didScroll] = nothing, scrollViewDidScroll = nothing} end},
  {"hook.delegate", "nor implemented by the delegate", "does not declare", function() delegate {["foo:"] = nothing} end},
  {"hook.throttle", "the interval is missing", "'interval' must be", function() throttle {} end},
  {"hook.throttle", "negative or not finite", "got -1", function() throttle {interval = -1} end},
  {"hook.throttle", "the mode is not one", "'mode' must be", function() throttle {interval = 1, mode = "second"} end},
  {"hook.throttle", "the text is not a selector", "is no selector", function(f) f("UIView", "set tag", {interval = 1}) end},
  {"hook.throttle", "instead of an instance method", "is a method of the class", function(f) f("UIButton", "buttonWithType:", {interval = 1}) end},
  {"hook.list", "the object was deallocated", "EXC_BAD_ACCESS", function(f) f(gone(), "hash") end},
  {"hook.swizzle", "no method for one of the selectors", "has no method", function(f) f("UIView", "setTag:", "foo:") end},
  {"hook.swizzle", "both selectors are the same", "with itself", function(f) f("UIView", "setTag:", "setTag:") end},
  {"hook.swizzle", "was disposed of", "was disposed of", function(f) f(disposed(), "hash", "description") end},
})
