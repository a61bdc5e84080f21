--- hook.before
do
  local Account = objc.class("Account", objc.NSObject, function(instance)
    function instance:pay(amount) print("pays", amount) end
  end)
  hook.before(Account, "pay:", function(_, amount) print("asked for", amount) end)
  Account:new():pay(50) --> asked for 50 pays 50
end

--- hook.after
do
  hook.after(objc.UIViewController, "viewDidLoad", function(self) print(self:class()) end)
  objc.UIViewController:new():view() --> UIViewController
end

--- hook.instead
do
  local Shop = objc.class("Shop", objc.NSObject, function(instance)
    function instance:price() return 10 end
  end)
  hook.instead(Shop, "price", function(original, self) return original(self) * 2 end)
  print(Shop:new():price()) --> 20
end

--- hook.delegate
do
  local list = objc.UIScrollView:alloc():initWithFrame_ {0, 0, 390, 844}
  list:setContentSize_ {390, 2000}
  uikit.keyWindow():addSubview_(list)
  hook.delegate(list, {
    ["scrollViewWillBeginDragging:"] = function(original, self, ...)
      print "begins"
      return original(self, ...)
    end,
  })
  gesture.drag(list, {by = {0, -100}}) --> begins
end

--- hook.throttle
do
  local Form = objc.class("Form", objc.NSObject, function(instance)
    function instance:save() print "saved" end
  end)
  hook.throttle(Form, "save", {mode = "first", interval = 2})
  local form = Form:new()
  for _ = 1, 3 do form:save() end --> saved
end

--- hook.list
do
  hook.before(objc.UIView, "layoutSubviews", function() end, {owner = "me"})
  for _, layer in ipairs(hook.list(objc.UIView, "layoutSubviews")) do print(layer.kind, layer.owner) end --> before me
end

--- hook.swizzle
do
  objc.category(objc.UIView, "Marked", function(instance)
    function instance:my_tag() return self:my_tag() + 1 end
  end)
  hook.swizzle(objc.UIView, "tag", "my_tag")
  print(objc.UIView:new():tag()) --> 1
end

--- hook.removeAll
do
  hook.before(objc.UIView, "tag", function() end, {owner = "sdk"})
  print(hook.removeAll "sdk", #hook.list(objc.UIView, "tag")) --> 1 0
end

--- HookToken:remove
do
  local token = hook.before(objc.UIView, "tag", function() end)
  print(token:remove(), token:remove()) --> true false
end

--- HookToken:isActive
do
  local token = hook.before(objc.UIView, "tag", function() end)
  print(token:isActive()) --> true
  token:remove()
  print(token:isActive()) --> false
end
