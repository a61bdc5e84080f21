-- The delegate of `list` prints nothing.
local Watcher = objc.class("Watcher", objc.NSObject, function(instance)
  function instance:scrollViewDidScroll_() print "scrolled" end
end)
list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 300, 300}
list:setContentSize_ {300, 3000}
uikit.keyWindow():addSubview_(list)
do
  local watcher <close> = Watcher:new()
  list:setDelegate_(watcher)
end
list:setContentOffset_ {0, 100}
