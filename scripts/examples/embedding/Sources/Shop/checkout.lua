-- The rules of the shop: expensive items cost one euro less, and a button empties the basket.

hook.instead(objc.Till, "add:", function(original, till, cents)
  return original(till, cents > 1000 and cents - 100 or cents)
end)

local till, sum = objc.Till:new(), objc.UILabel:new()
till:setDisplay_(sum)

function sell(names) -- luacheck: ignore
  for _, name in ipairs(names) do till:add_(price(name)) end -- luacheck: ignore
  return till:total()
end

local Page = objc.class("Page", objc.NSObject, function(instance)
  function instance:empty()
    till = objc.Till:new()
    till:setDisplay_(sum)
  end
end)
local page = Page:new()
local button = objc.UIButton:alloc():initWithFrame_ {20, 100, 120, 44}
objc.setAssociatedObject(button, "page", page, objc.OBJC_ASSOCIATION_RETAIN_NONATOMIC) -- targets are not retained
button:addTarget_action_forControlEvents_(page, "empty", uikit.UIControlEventTouchUpInside)
button:setTag_(1)
sum:setTag_(2)
for _, view in ipairs {button, sum} do uikit.keyWindow():addSubview_(view) end
