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
