--- objc.super
do
  local Loud = objc.class("LoudView", objc.UIView, function(instance)
    function instance:setTag_(tag) objc.super(objc.LoudView, self):setTag_(tag * 2) end
  end)
  local view = Loud:new()
  view:setTag_(4)
  print(view:tag()) --> 8
end

--- objc.class
do
  local Greeter = objc.class("Greeter", objc.NSObject, function(instance)
    objc.property(instance, "name")
    function instance:greet() print("hello, " .. self:name()) end
  end)
  local greeter = Greeter:new()
  greeter:setName_ "Ada"
  greeter:greet() --> hello, Ada
end

--- objc.category
do
  objc.category(objc.UIView, "Halves", function(instance)
    function instance:halfWidth() return self:frame().size.width / 2 end
  end)
  print(objc.UIView:alloc():initWithFrame_({0, 0, 100, 50}):halfWidth()) --> 50.0
end

--- objc.image
do
  objc.image(function()
    objc.class("Second", objc.NSObject, function(_, class)
      function class:load() print "Second" end
    end)
    objc.category(objc.NSObject, "Late", function(_, class)
      function class:load() print "the category" end
    end)
  end) --> Second the category
end

--- objc.protocol
do
  objc.protocol("Refreshing", {required = {"refresh"}, optional = {"refreshed:"}, adopts = {"NSObject"}})
  local Page = objc.class("RefreshingPage", objc.NSObject, {protocols = {"Refreshing"}}, function(instance)
    function instance:refresh() end
  end)
  print(Page:conformsToProtocol_(objc.getProtocol "Refreshing")) --> true
end

--- objc.property
do
  local Item = objc.class("Item", objc.NSObject, function(instance)
    objc.property(instance, "done", {policy = "assign", getter = "isDone", default = false})
  end)
  local item = Item:new()
  item:setDone_(true)
  print(item:isDone(), item:valueForKey_ "done") --> true true
end

--- objc.import
do
  local path = os.tmpname() .. ".m"
  local file <close> = assert(io.open(path, "w"))
  file:write "int answer(void) { return 42; }\n"
  file:flush()
  objc.import(path)
  print(require "hookhost.c".globals.answer()) --> 42
  os.remove(path)
end

--- objc.source
do
  local path = os.tmpname() .. ".m"
  local file <close> = assert(io.open(path, "w"))
  file:write [[
    #import <UIKit/UIKit.h>
    @implementation UIView (Vendor)
    - (NSInteger)tag { return 7; }
    @end
  ]]
  file:flush()
  local vendor = objc.source(path)
  print(objc.UIView:new():tag()) --> 0
  vendor()
  print(objc.UIView:new():tag()) --> 7
  os.remove(path)
end

--- objc.setAssociatedObject
do
  local view = objc.UIView:new()
  objc.setAssociatedObject(view, "owner", "me", "COPY_NONATOMIC")
  print(objc.getAssociatedObject(view, "owner")) --> me
end

--- objc.getAssociatedObject
do
  print(objc.getAssociatedObject(objc.UIView:new(), "owner")) --> nil
end

--- objc.removeAssociatedObjects
do
  local view = objc.UIView:new()
  objc.setAssociatedObject(view, "owner", "me")
  objc.removeAssociatedObjects(view)
  print(objc.getAssociatedObject(view, "owner")) --> nil
end

--- objc.once
do
  for _ = 1, 2 do print(objc.once("set up", function() print "runs" end)) end --> runs true false
end

--- objc.onceToken
do
  local token = objc.onceToken()
  print(objc.once(token, function() end), objc.once(token, function() end)) --> true false
end

--- objc.autoreleasepool
do
  local box = objc.autoreleasepool(function() return objc.weak(objc.NSObject:new()) end)
  print(box:get()) --> nil
end

--- objc.weak
do
  local view = objc.UIView:new()
  local box = objc.weak(view)
  print(box:get() == view) --> true
end

--- WeakBox:get
do
  local first = objc.NSObject:new()
  local box = objc.weak(first)
  local second <close> = box:get()
  print(first == second) --> true
end

--- objc.retainCount
do
  local view, list = objc.UIView:new(), objc.UIView:new()
  list:addSubview_(view)
  print(objc.retainCount(view)) --> 2
end

--- objc.liveObjects
do
  local switch = objc.UISwitch:new()
  print(#objc.liveObjects(objc.UISwitch), objc.liveObjects(objc.UISwitch)[1] == switch) --> 1 true
end

--- objc.describe
do
  print(objc.describe(objc.UIButton):match "[^\n]+")
end

--- objc.snapshot
do
  local before = objc.snapshot()
  objc.class("Temporary", objc.NSObject)
  objc.restore(before)
  print(objc.getClass "Temporary") --> nil
end

--- objc.restore
do
  local before = objc.snapshot()
  runloop.run(5)
  objc.restore(before)
  print(runloop.now()) --> 0.0
end

--- objc.block
do
  print(objc.block(function() end):isKindOfClass_(objc.getClass "NSBlock")) --> true
end

--- objc.box
do
  print(objc.box({1, 2, 3}):count()) --> 3
end

--- objc.unbox
do
  print(#objc.unbox(objc.box {1, 2, 3})) --> 3
end

--- objc.constant
do
  print(objc.constant("abc"):isKindOfClass_(objc.NSString)) --> true
end

--- objc.each
do
  for word in objc.each(objc.box {"a", "b"}) do print(word) end --> a b
end

--- objc.NSLog
do
  objc.NSLog("%@ has %d", "list", 3)
end

--- objc.NSClassFromString
do
  print(objc.NSClassFromString "UIView") --> UIView
end

--- objc.NSStringFromClass
do
  print(objc.NSStringFromClass(objc.UIView)) --> UIView
end

--- objc.NSSelectorFromString
do
  print(objc.NSSelectorFromString "tag") --> tag
end

--- objc.NSStringFromSelector
do
  print(objc.NSStringFromSelector(objc.sel "tag")) --> tag
end

--- objc.NSProtocolFromString
do
  print(objc.NSProtocolFromString "UIScrollViewDelegate") --> UIScrollViewDelegate
end

--- objc.NSStringFromProtocol
do
  print(objc.NSStringFromProtocol(objc.getProtocol "UIScrollViewDelegate")) --> UIScrollViewDelegate
end

--- objc.CACurrentMediaTime
do
  runloop.run(3)
  print(objc.CACurrentMediaTime()) --> 86403.0
end

--- objc.CFAbsoluteTimeGetCurrent
do
  local before = objc.CFAbsoluteTimeGetCurrent()
  runloop.run(3)
  print(objc.CFAbsoluteTimeGetCurrent() - before) --> 3.0
end

--- objc.synchronized
do
  local store = objc.NSObject:new()
  print(objc.synchronized(store, function() return "alone" end)) --> alone
end

--- objc.unfairLock
do
  local lock = objc.unfairLock()
  lock:lock()
  print(lock:trylock()) --> false
  lock:unlock()
end

--- objc.NSHomeDirectory
do
  print(objc.NSHomeDirectory())
end

--- objc.NSTemporaryDirectory
do
  print(objc.NSTemporaryDirectory():match "/tmp/$") --> /tmp/
end

--- objc.NSSearchPathForDirectoriesInDomains
do
  print(objc.NSSearchPathForDirectoriesInDomains(objc.NSDocumentDirectory, 1, true)[1])
end

--- objc.NSLocalizedString
do
  uikit.bundle {strings = {Localizable = {hello = "Hello"}}}
  print(objc.NSLocalizedString("hello", "a greeting")) --> Hello
end

--- objc.NSLocalizedStringFromTable
do
  uikit.bundle {strings = {Menu = {open = "Open..."}}}
  print(objc.NSLocalizedStringFromTable("open", "Menu", "a menu's item")) --> Open...
end
