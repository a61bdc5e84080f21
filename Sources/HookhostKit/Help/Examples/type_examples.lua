-- A value of each type that functions accept or return.

--- type.SEL
do
  local view = objc.UIView:new()
  objc.msgSend(view, "setTag:", 7)
  print(objc.msgSend(view, objc.sel "tag")) --> 7
end

--- type.CLASS
do
  print(objc.class_getName(objc.UIView), objc.class_getName "UIView") --> UIView UIView
  hook.before(objc.getMetaClass "UIView", "alloc", function() print "alloc" end)
  objc.UIView:alloc():init() --> alloc
end

--- type.Class
do
  local Cell = objc.UITableViewCell
  print(Cell, Cell:superclass(), Cell:new():isKindOfClass_(objc.UIView)) --> UITableViewCell UIView true
end

--- type.PROTOCOL
do
  local App = objc.class("App", objc.NSObject, {protocols = {"UITableViewDelegate"}})
  print(objc.class_conformsToProtocol(App, "UITableViewDelegate")) --> true
  print(App:conformsToProtocol_(objc.getProtocol "UIScrollViewDelegate")) --> true
end

--- type.POLICY
do
  local view, note = objc.UIView:new(), objc.NSObject:new()
  objc.setAssociatedObject(view, "note", note, "ASSIGN")
  print(objc.retainCount(note)) --> 1
  objc.setAssociatedObject(view, "note", note, "RETAIN_NONATOMIC")
  print(objc.retainCount(note)) --> 2
end

--- type.IMP
do
  local view = objc.UIView:new()
  local tag = objc.class_getMethodImplementation(objc.UIView, "tag")
  print(tag(view, objc.sel "tag")) --> 0
end

--- type.Selector
do
  local setTag = objc.sel "setTag:"
  print(setTag, setTag == objc.sel_registerName "setTag:") --> setTag: true
  objc.UIView:new()[setTag](objc.UIView:new(), 7)
end

--- type.Method
do
  local method = objc.class_getInstanceMethod(objc.UIView, "setTag:")
  print(objc.method_getName(method), objc.method_getNumberOfArguments(method)) --> setTag: 3
end

--- type.Ivar
do
  local Counter = objc.class("Counter", objc.NSObject, {ivars = {"_count"}})
  local ivar, counter = objc.class_getInstanceVariable(Counter, "_count"), Counter:new()
  objc.object_setIvar(counter, ivar, 3)
  print(objc.ivar_getName(ivar), objc.object_getIvar(counter, ivar)) --> _count 3
end

--- type.Property
do
  local hidden = objc.class_getProperty(objc.UIView, "hidden")
  print(objc.property_getName(hidden)) --> hidden
end

--- type.OnceToken
do
  local token = objc.onceToken()
  for _ = 1, 2 do
    dispatch.once(token, function() print "once" end) --> once
  end
end

--- type.Snapshot
do
  local before = objc.snapshot()
  objc.class("Draft", objc.NSObject)
  objc.restore(before)
  print(objc.lookUpClass "Draft") --> nil
end

--- type.WeakBox
do
  local box
  do
    local view <close> = objc.UIView:new()
    box = objc.weak(view)
    print(box:get() == view) --> true
  end
  print(box:get()) --> nil
end

--- type.HookToken
do
  local token = hook.before(objc.UIView, "setTag:", function(_, tag) print(tag) end)
  objc.UIView:new():setTag_(7) --> 7
  print(token:remove(), token:isActive()) --> true false
end

--- type.Finger
do
  local view = objc.UIView:alloc():initWithFrame_ {0, 0, 100, 100}
  uikit.keyWindow():addSubview_(view)
  local finger = gesture.touch(view, {x = 10, y = 20})
  finger:move {by = {0, 30}, duration = 0.2}
  finger:lift()
end

--- type.NetworkAnswer
do
  local answer = network.respond("https://api.example/*", {body = "hello"})
  print(answer:remove(), answer:remove()) --> true false
end

--- type.SETTING
do
  uikit.setting("batteryLevel", 0.5)
  local device = objc.UIDevice:currentDevice()
  device:setBatteryMonitoringEnabled_(true)
  print(device:batteryLevel()) --> 0.5
end
