--- objc.sel
do
  print(objc.UIView:instancesRespondToSelector_(objc.sel "setFrame:")) --> true
end

--- objc.sel_registerName
do
  print(objc.sel_registerName "a:b:" == objc.sel "a:b:") --> true
end

--- objc.sel_getUid
do
  print(objc.sel_getUid "reload") --> reload
end

--- objc.sel_getName
do
  print(objc.sel_getName(objc.sel "setFrame:")) --> setFrame:
end

--- objc.sel_isEqual
do
  print(objc.sel_isEqual("tag", "tag"), objc.sel_isEqual("tag", "setTag:")) --> true false
end

--- objc.msgSend
do
  local view = objc.UIView:new()
  objc.msgSend(view, "setTag:", 7)
  print(objc.msgSend(view, "tag"), objc.msgSend(nil, "tag")) --> 7 nil
end

--- objc.msgSendSuper
do
  local Tagged = objc.class("Tagged", objc.UIView, function(instance)
    instance.tag = objc.imp(function(self, _cmd) return 100 + objc.msgSendSuper("Tagged", self, _cmd) end)
  end)
  print(Tagged:new():tag()) --> 100
end

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

--- objc.imp
do
  objc.class_addMethod(objc.NSObject, "nameOfThis", objc.imp(function(_, _cmd) return tostring(_cmd) end))
  print(objc.NSObject:new():nameOfThis()) --> nameOfThis
end

--- objc.imp_implementationWithBlock
do
  local imp = objc.imp_implementationWithBlock(function(self) return tostring(self:class()) end)
  objc.class_addMethod(objc.NSObject, "ownName", imp)
  print(objc.UIView:new():ownName()) --> UIView
end

--- objc.imp_getBlock
do
  local function body() return 1 end
  print(objc.imp_getBlock(objc.imp_implementationWithBlock(body)) == body) --> true
end

--- objc.imp_removeBlock
do
  local imp = objc.imp_implementationWithBlock(function() end)
  print(objc.imp_removeBlock(imp)) --> true
end

--- objc.class_getName
do
  print(objc.class_getName(objc.UIButton)) --> UIButton
end

--- objc.class_getSuperclass
do
  print(objc.class_getSuperclass(objc.UIButton)) --> UIControl
end

--- objc.class_setSuperclass
do
  local Base = objc.class("NewBase", objc.NSObject, function(instance)
    function instance:where() return "the new base" end
  end)
  local Leaf = objc.class("Leaf", objc.NSObject)
  print(objc.class_setSuperclass(Leaf, Base)) --> NSObject
  print(Leaf:new():where()) --> the new base
end

--- objc.class_isMetaClass
do
  print(objc.class_isMetaClass(objc.object_getClass(objc.UIView))) --> true
end

--- objc.class_createInstance
do
  print(objc.class_createInstance(objc.UIView):isKindOfClass_(objc.UIView)) --> true
end

--- objc.class_respondsToSelector
do
  print(objc.class_respondsToSelector(objc.UIView, "frame")) --> true
end

--- objc.class_getInstanceMethod
do
  local method = objc.class_getInstanceMethod(objc.UIButton, "setTag:")
  print(objc.method_getName(method)) --> setTag:
end

--- objc.class_getClassMethod
do
  local method = objc.class_getClassMethod(objc.UIButton, "buttonWithType:")
  print(objc.method_getName(method)) --> buttonWithType:
end

--- objc.class_getMethodImplementation
do
  local tag = objc.class_getMethodImplementation(objc.UIView, "tag")
  print(tag(objc.UIView:new(), "tag")) --> 0
end

--- objc.class_addMethod
do
  print(objc.class_addMethod(objc.UIView, "twice:", function(_, n) return n * 2 end)) --> true
  print(objc.UIView:new():twice(21)) --> 42
end

--- objc.class_replaceMethod
do
  local original
  original = objc.class_replaceMethod(objc.UIView, "tag", objc.imp(function(self, _cmd)
    return original(self, _cmd) + 1
  end))
  print(objc.UIView:new():tag()) --> 1
end

--- objc.class_copyMethodList
do
  local Pair = objc.class("MethodPair", objc.NSObject, function(instance)
    function instance:one() end
    function instance:two() end
  end)
  print(#objc.class_copyMethodList(Pair)) --> 2
end

--- objc.class_addProtocol
do
  local Owner = objc.class("Owner", objc.NSObject)
  print(objc.class_addProtocol(Owner, "UIScrollViewDelegate")) --> true
end

--- objc.class_conformsToProtocol
do
  print(objc.class_conformsToProtocol(objc.UITableView, "UIScrollViewDelegate")) --> false
end

--- objc.class_copyProtocolList
do
  local Owner = objc.class("ListOwner", objc.NSObject, {protocols = {"UIScrollViewDelegate"}})
  print(objc.class_copyProtocolList(Owner)[1]) --> UIScrollViewDelegate
end

--- objc.class_addIvar
do
  local Made = objc.allocateClassPair(objc.NSObject, "MadeWithIvar")
  print(objc.class_addIvar(Made, "_count", 8, 3, "q")) --> true
  objc.registerClassPair(Made)
end

--- objc.class_getInstanceVariable
do
  local Counter = objc.class("IvarCounter", objc.NSObject, {ivars = {"_count"}})
  print(objc.ivar_getName(objc.class_getInstanceVariable(Counter, "_count"))) --> _count
end

--- objc.class_getClassVariable
do
  print(objc.class_getClassVariable(objc.UIView, "_shared")) --> nil
end

--- objc.class_copyIvarList
do
  local Counter = objc.class("ListedCounter", objc.NSObject, {ivars = {"_count", "_limit"}})
  print(#objc.class_copyIvarList(Counter)) --> 2
end

--- objc.class_addProperty
do
  local Model = objc.class("Model", objc.NSObject)
  print(objc.class_addProperty(Model, "title", {{name = "T", value = "@\"NSString\""}})) --> true
end

--- objc.class_replaceProperty
do
  local Model = objc.class("ReplacedModel", objc.NSObject, function(instance) objc.property(instance, "title") end)
  objc.class_replaceProperty(Model, "title", {{name = "T", value = "@"}, {name = "R", value = ""}})
  print(objc.property_getAttributes(objc.class_getProperty(Model, "title"))) --> T@,R
end

--- objc.class_getProperty
do
  print(objc.property_getName(objc.class_getProperty(objc.UIView, "tag"))) --> tag
end

--- objc.class_copyPropertyList
do
  local Model = objc.class("ListedModel", objc.NSObject, function(instance) objc.property(instance, "title") end)
  for _, property in ipairs(objc.class_copyPropertyList(Model)) do print(objc.property_getName(property)) end --> title
end

--- objc.property_getName
do
  print(objc.property_getName(objc.class_getProperty(objc.UIControl, "enabled"))) --> enabled
end

--- objc.property_getAttributes
do
  print(objc.property_getAttributes(objc.class_getProperty(objc.UIControl, "enabled"))) --> TB,N,GisEnabled
end

--- objc.property_copyAttributeList
do
  local list = objc.property_copyAttributeList(objc.class_getProperty(objc.UIControl, "enabled"))
  print(list[1].name, list[1].value) --> T B
end

--- objc.property_copyAttributeValue
do
  print(objc.property_copyAttributeValue(objc.class_getProperty(objc.UIControl, "enabled"), "G")) --> isEnabled
end

--- objc.ivar_getName
do
  local Box = objc.class("NamedBox", objc.NSObject, {ivars = {"_value"}})
  print(objc.ivar_getName(objc.class_copyIvarList(Box)[1])) --> _value
end

--- objc.ivar_getTypeEncoding
do
  local Box = objc.class("TypedBox", objc.NSObject, {ivars = {"_value"}})
  print(objc.ivar_getTypeEncoding(objc.class_copyIvarList(Box)[1])) --> @
end

--- objc.object_getClass
do
  print(objc.object_getClass(objc.UISwitch:new())) --> UISwitch
end

--- objc.object_setClass
do
  local Quiet = objc.class("QuietView", objc.UIView)
  local view = objc.UIView:new()
  print(objc.object_setClass(view, Quiet), view:class()) --> UIView QuietView
end

--- objc.object_getClassName
do
  print(objc.object_getClassName(objc.UISwitch:new())) --> UISwitch
end

--- objc.object_isClass
do
  print(objc.object_isClass(objc.UIView), objc.object_isClass(objc.UIView:new())) --> true false
end

--- objc.object_getIvar
do
  local Box = objc.class("ReadBox", objc.NSObject, {ivars = {"_value"}})
  local box = Box:new()
  objc.object_setIvar(box, "_value", 5)
  print(objc.object_getIvar(box, "_value")) --> 5
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

--- objc.object_setIvar
do
  local Box = objc.class("WrittenBox", objc.NSObject, {ivars = {"_value"}})
  local box = Box:new()
  objc.object_setIvar(box, "_value", "kept")
  print(box:valueForKey_ "value") --> kept
end

--- objc.object_getInstanceVariable
do
  local Box = objc.class("FetchedBox", objc.NSObject, {ivars = {"_value"}})
  local box = Box:new()
  objc.object_setInstanceVariable(box, "_value", 7)
  print(select(2, objc.object_getInstanceVariable(box, "_value"))) --> 7
end

--- objc.object_setInstanceVariable
do
  local Box = objc.class("SetBox", objc.NSObject, {ivars = {"_value"}})
  local box = Box:new()
  print(objc.ivar_getName(objc.object_setInstanceVariable(box, "_value", 7))) --> _value
end

--- objc.object_setIvarWithStrongDefault
do
  local Box = objc.class("StrongBox", objc.NSObject, {ivars = {"_value"}})
  local box = Box:new()
  objc.object_setIvarWithStrongDefault(box, "_value", objc.UIView:new())
  print(objc.object_getIvar(box, "_value"):class()) --> UIView
end

--- objc.method_getName
do
  print(objc.method_getName(objc.class_getInstanceMethod(objc.UIView, "setFrame:"))) --> setFrame:
end

--- objc.method_getImplementation
do
  local imp = objc.method_getImplementation(objc.class_getInstanceMethod(objc.UIView, "tag"))
  print(imp(objc.UIView:new(), "tag")) --> 0
end

--- objc.method_setImplementation
do
  local method = objc.class_getInstanceMethod(objc.UIView, "tag")
  local original = objc.method_setImplementation(method, function() return 42 end)
  print(objc.UIView:new():tag()) --> 42
  objc.method_setImplementation(method, original)
end

--- objc.method_exchangeImplementations
do
  local Pair = objc.class("ExchangedPair", objc.NSObject, function(instance)
    function instance:one() return 1 end
    function instance:two() return 2 end
  end)
  objc.method_exchangeImplementations(
    objc.class_getInstanceMethod(Pair, "one"), objc.class_getInstanceMethod(Pair, "two"))
  print(Pair:new():one()) --> 2
end

--- objc.method_getTypeEncoding
do
  print(objc.method_getTypeEncoding(objc.class_getInstanceMethod(objc.UIView, "setTag:"))) --> v24@0:8q16
end

--- objc.method_getNumberOfArguments
do
  print(objc.method_getNumberOfArguments(objc.class_getInstanceMethod(objc.UIView, "setTag:"))) --> 3
end

--- objc.method_copyArgumentType
do
  print(objc.method_copyArgumentType(objc.class_getInstanceMethod(objc.UIView, "setTag:"), 2)) --> q
end

--- objc.method_getArgumentType
do
  print(objc.method_getArgumentType(objc.class_getInstanceMethod(objc.UIView, "setTag:"), 1)) --> :
end

--- objc.method_copyReturnType
do
  print(objc.method_copyReturnType(objc.class_getInstanceMethod(objc.UIView, "tag"))) --> q
end

--- objc.method_getReturnType
do
  print(objc.method_getReturnType(objc.class_getInstanceMethod(objc.UIView, "setTag:"))) --> v
end

--- objc.method_getDescription
do
  local description = objc.method_getDescription(objc.class_getInstanceMethod(objc.UIView, "tag"))
  print(description.name, description.types) --> tag q16@0:8
end

--- objc.method_invoke
do
  print(objc.method_invoke(objc.UIView:new(), objc.class_getInstanceMethod(objc.UIView, "tag"))) --> 0
end

--- objc.protocol_getName
do
  print(objc.protocol_getName(objc.getProtocol "UIScrollViewDelegate")) --> UIScrollViewDelegate
end

--- objc.protocol_isEqual
do
  print(objc.protocol_isEqual("UIScrollViewDelegate", "UITableViewDelegate")) --> false
end

--- objc.protocol_conformsToProtocol
do
  print(objc.protocol_conformsToProtocol("UITableViewDelegate", "UIScrollViewDelegate")) --> true
end

--- objc.protocol_copyProtocolList
do
  print(objc.protocol_copyProtocolList("UITableViewDelegate")[1]) --> UIScrollViewDelegate
end

--- objc.protocol_getMethodDescription
do
  local found = objc.protocol_getMethodDescription("UIScrollViewDelegate", "scrollViewDidScroll:", false, true)
  print(found.name, found.types) --> scrollViewDidScroll: v@:@
end

--- objc.protocol_copyMethodDescriptionList
do
  print(#objc.protocol_copyMethodDescriptionList("UITableViewDataSource", true, true)) --> 2
end

--- objc.protocol_addMethodDescription
do
  local made = objc.allocateProtocol "Saving"
  objc.protocol_addMethodDescription(made, "save:", "v@:@", true, true)
  objc.registerProtocol(made)
  print(#objc.protocol_copyMethodDescriptionList("Saving", true, true)) --> 1
end

--- objc.protocol_addProperty
do
  local made = objc.allocateProtocol "Titled"
  objc.protocol_addProperty(made, "title", {{name = "T", value = "@"}}, true, true)
  objc.registerProtocol(made)
  print(#objc.protocol_copyPropertyList "Titled") --> 1
end

--- objc.protocol_addProtocol
do
  local made = objc.allocateProtocol "Below"
  objc.protocol_addProtocol(made, "UIScrollViewDelegate")
  objc.registerProtocol(made)
  print(objc.protocol_conformsToProtocol("Below", "UIScrollViewDelegate")) --> true
end

--- objc.protocol_copyPropertyList
do
  print(objc.protocol_copyPropertyList "UIScrollViewDelegate") --> nil
end

--- objc.protocol_copyPropertyList2
do
  print(objc.protocol_copyPropertyList2("UIScrollViewDelegate", true, true)) --> nil
end

--- objc.protocol_getProperty
do
  print(objc.protocol_getProperty("UIScrollViewDelegate", "title", true, true)) --> nil
end

--- objc.getClass
do
  print(objc.getClass "UIView", objc.getClass "NoSuchClass") --> UIView nil
end

--- objc.lookUpClass
do
  print(objc.lookUpClass "UIView") --> UIView
end

--- objc.getMetaClass
do
  local meta = objc.getMetaClass "UIButton"
  function meta:plain() return self:buttonWithType_(0) end
  print(objc.UIButton:plain():class()) --> UIButton
end

--- objc.getClassList
do
  print(#objc.getClassList() > 100) --> true
end

--- objc.copyClassList
do
  print(#objc.copyClassList() == #objc.getClassList()) --> true
end

--- objc.getProtocol
do
  print(objc.getProtocol "UITableViewDelegate", objc.getProtocol "NoSuch") --> UITableViewDelegate nil
end

--- objc.copyProtocolList
do
  print(#objc.copyProtocolList() > 20) --> true
end

--- objc.allocateProtocol
do
  local made = objc.allocateProtocol "Closing"
  objc.registerProtocol(made)
  print(objc.getProtocol "Closing" == made) --> true
end

--- objc.registerProtocol
do
  local made = objc.allocateProtocol "Opening"
  print(objc.getProtocol "Opening") --> nil
  objc.registerProtocol(made)
  print(objc.getProtocol "Opening") --> Opening
end

--- objc.allocateClassPair
do
  local Made = objc.allocateClassPair(objc.UIView, "MadeView")
  objc.class_addMethod(Made, "tag", function() return 9 end)
  objc.registerClassPair(Made)
  print(Made:new():tag()) --> 9
end

--- objc.registerClassPair
do
  local Made = objc.allocateClassPair(objc.NSObject, "MadeObject")
  print(objc.getClass "MadeObject") --> nil
  objc.registerClassPair(Made)
  print(objc.getClass "MadeObject") --> MadeObject
end

--- objc.disposeClassPair
do
  objc.disposeClassPair(objc.class("ShortLived", objc.NSObject))
  print(objc.getClass "ShortLived") --> nil
end

--- objc.duplicateClass
do
  print(objc.duplicateClass(objc.UIView, "CopiedView"):new():tag()) --> 0
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
