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
