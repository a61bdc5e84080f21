-- A list that several parts of an app scroll.
local Page = objc.class("Page", objc.NSObject, function(instance)
  function instance:top_() list:setContentOffset_ {0, 0} end
  function instance:bottom_() list:setContentOffset_ {0, 2700} end
  function instance:middle_() list:setContentOffset_ {0, 1350} end
end)
list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 300, 300}
list:setContentSize_ {300, 3000}
uikit.keyWindow():addSubview_(list)
local page = Page:new()
for place, name in ipairs {"bottom:", "middle:", "top:"} do
  page:performSelector_withObject_afterDelay_(name, nil, place % 3 + 1)
end
runloop.run(5)
