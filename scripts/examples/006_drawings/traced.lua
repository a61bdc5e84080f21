-- The trace whose picture is in the README: a flick, and a hook on a message to the delegate.
local Reader <const> = objc.class("Reader", objc.NSObject, {protocols = {"UIScrollViewDelegate"}}, function(instance)
  function instance:scrollViewWillBeginDragging_() end
  function instance:scrollViewDidEndDragging_willDecelerate_() end
  function instance:scrollViewDidEndDecelerating_(view) print("stopped at", view:contentOffset().y // 1) end
end)

local list <const> = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
list:setContentSize_ {390, 4000}
uikit.keyWindow():addSubview_(list)
local reader <const> = Reader:new()
list:setDelegate_(reader)
hook.before(Reader, "scrollViewDidEndDragging:willDecelerate:", function() print "let go" end)

gesture.flick(list, {from = {195, 600}, by = {0, -300}, duration = 0.15})
runloop.run(3)
