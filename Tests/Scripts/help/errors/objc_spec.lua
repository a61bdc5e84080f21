local stated, gone = assert(loadfile("Tests/Scripts/help/stated_errors.lua", "t", _ENV))()

local function disposed()
  local cls = objc.class("Disposed", objc.NSObject)
  objc.disposeClassPair(cls)
  return cls
end

local function nothing() end

--- Calls a function on another thread, and waits until that has ended.
local function elsewhere(body)
  dispatch.async(dispatch.queue "elsewhere", body)
  runloop.run(0.1)
end

local unrecognized, badArgument = "neither implements nor forwards", "the wrong type for a native method"
local deallocated, attribute = "the object was deallocated", "not a table with a name"
local underscores, body = "fewer underscores than its function", "body reads from instance or class"

stated("objc", {
  {"objc.msgSend", unrecognized, "unrecognized selector", function() objc.msgSend(objc.NSObject:new(), "foo") end},
  {"objc.msgSend", badArgument, "must be an integer, got string", function() objc.msgSend(objc.UIView:new(), "setTag:", "x") end},
  {"objc.msgSend", badArgument, "must be an integer, got nil", function() objc.msgSend(objc.UIView:new(), "setTag:") end},
  {"objc.msgSend", badArgument, "is one too many", function() objc.msgSend(objc.UIView:new(), "tag", 1) end},
  {"objc.msgSend", "the receiver was deallocated", "EXC_BAD_ACCESS", function() objc.msgSend(gone(), "hash") end},
  {"objc.msgSendSuper", unrecognized, "unrecognized selector", function() objc.msgSendSuper(objc.UIView, objc.UIView:new(), "foo") end},
  {"objc.msgSendSuper", badArgument, "must be", function() objc.msgSendSuper(objc.UIButton, objc.UIButton:new(), "setTag:", "x") end},
  {"objc.msgSendSuper", "the receiver was deallocated", "EXC_BAD_ACCESS", function() objc.msgSendSuper(objc.NSObject, gone(), "hash") end},
  {"objc.super", "the receiver is not an object", "self must be an object", function() objc.super(objc.UIView, nil) end},
  {"objc.super", "the same errors as msgSendSuper", "unrecognized selector", function() objc.super(objc.UIView, objc.UIView:new()):foo() end},

  {"objc.class", "a class with this name exists", "is in use", function() objc.class("UIView", objc.NSObject) end},
  {"objc.class", "superclass is not registered", "is not registered", function()
    objc.class("Child", objc.allocateClassPair(objc.NSObject, "Parent"))
  end},
  {"objc.class", "two instance variables", "two instance variables", function() objc.class("A", objc.NSObject, {ivars = {"a", "a"}}) end},
  {"objc.class", "none of the three forms", "'ivars' must be", function() objc.class("A", objc.NSObject, {ivars = {1}}) end},
  {"objc.class", underscores, "fewer underscores", function()
    objc.class("A", objc.NSObject, function(instance) function instance.foo(_, _, _) end end)
  end},
  {"objc.class", "not a function or an IMP", "a function or an IMP", function()
    objc.class("A", objc.NSObject, function(instance) instance.foo = 3 end)
  end},
  {"objc.class", body, "write-only", function() objc.class("A", objc.NSObject, function(instance) return instance.foo end) end},
  {"objc.class", "after the body has returned", "has returned", function()
    local kept
    objc.class("A", objc.NSObject, function(instance) kept = instance end)
    kept.foo = nothing
  end},
  {"objc.category", "already has a category", "is attached to", function(f) f("UIView", "A", nothing); f("UIView", "A", nothing) end},
  {"objc.category", "a property that the class already has", "has a property", function(f)
    objc.property(objc.UIView, "mine")
    f("UIView", "A", function(instance) objc.property(instance, "mine") end)
  end},
  {"objc.category", underscores, "fewer underscores", function(f)
    f("UIView", "A", function(instance) function instance.foo(_, _, _) end end)
  end},
  {"objc.protocol", "a protocol with this name exists", "is in use", function(f) f "NSObject" end},
  {"objc.protocol", "an entry of required", "lists exact selectors", function(f) f("P", {required = {1}}) end},
  {"objc.property", "already has a property", "already", function(f) f("UIView", "mine"); f("UIView", "mine") end},
  {"objc.property", "the name is empty", "must be a name", function(f) f("UIView", "") end},
  {"objc.property", "not one of these words", "'policy' must be", function(f) f("UIView", "mine", {policy = "retain"}) end},
  {"objc.property", "the getter has an argument", "'getter' must be", function(f) f("UIView", "mine", {getter = "mine:"}) end},
  {"objc.property", "not have exactly one", "'setter' must be", function(f) f("UIView", "mine", {setter = "setMine"}) end},

  {"objc.class_setSuperclass", "is a metaclass", "a metaclass follows its class", function(f) f(objc.getMetaClass "UIView", objc.NSObject) end},
  {"objc.class_setSuperclass", "an ancestor", "is an ancestor of", function(f) f(objc.UIView, objc.UIButton) end},
  {"objc.class_setSuperclass", "or is the same class", "is an ancestor of", function(f) f(objc.UIView, objc.UIView) end},
  {"objc.class_setSuperclass", "was disposed of", "was disposed of", function(f) f(objc.UIView, disposed()) end},
  {"objc.class_createInstance", "is a metaclass", "not a metaclass", function(f) f(objc.getMetaClass "UIView") end},
  {"objc.class_createInstance", "was disposed of", "was disposed of", function(f) f(disposed()) end},
  {"objc.class_addProperty objc.class_replaceProperty", attribute, "a list of {name =, value =}", function(f) f("UIView", "mine", {{value = "@"}}) end},
  {"objc.protocol_addProperty", attribute, "a list of {name =, value =}", function(f) f(objc.allocateProtocol "P", "mine", {1}) end},
  {"objc.object_setClass", "was disposed of", "was disposed of", function(f) f(objc.NSObject:new(), disposed()) end},
  {"objc.object_setClass", "is a constant", "is a constant", function(f) f(objc.constant "text", objc.NSObject) end},
  {"objc.object_getIvar objc.object_setIvar objc.object_setIvarWithStrongDefault objc.object_getInstanceVariable objc.object_setInstanceVariable",
    deallocated, "EXC_BAD_ACCESS", function(f) f(gone(), "isa", 1) end},
  {"objc.method_invoke", "class is not the one", "the receiver must be a UIView", function(f)
    f(objc.NSObject:new(), objc.class_getInstanceMethod("UIView", "setTag:"), 1)
  end},
  {"objc.method_invoke", badArgument, "must be an integer", function(f)
    f(objc.UIView:new(), objc.class_getInstanceMethod("UIView", "setTag:"), "x")
  end},
  {"objc.duplicateClass", "a class with this name exists", "is in use", function(f) f("UIView", "UIButton") end},
  {"objc.duplicateClass", "is a metaclass", "is not a registered class", function(f) f(objc.getMetaClass "UIView", "Twin") end},
  {"objc.disposeClassPair", "is built in", "was not allocated", function(f) f "UIView" end},
  {"objc.disposeClassPair", "is a metaclass", "was not allocated", function(f)
    objc.class("A", objc.NSObject)
    f(objc.getMetaClass "A")
  end},

  {"objc.synchronized", "in a cycle: Deadlock", "Deadlock", function(f)
    local first, second = objc.NSObject:new(), objc.NSObject:new()
    local function wait(seconds) dispatch.semaphore_wait(dispatch.semaphore_create(0), seconds) end
    dispatch.async(dispatch.global(), function() f(first, function() wait(1); f(second, nothing) end) end)
    f(second, function() wait(2); f(first, nothing) end)
  end},
  {"objc.setAssociatedObject objc.getAssociatedObject", "the key is nil", "must be a selector, a string", function(f) f(objc.NSObject:new(), nil) end},
  {"objc.setAssociatedObject", "the policy is not one", '"ASSIGN"', function(f) f(objc.NSObject:new(), "key", 1, "weak") end},
  {"objc.setAssociatedObject objc.getAssociatedObject objc.removeAssociatedObjects", deallocated, "EXC_BAD_ACCESS", function(f) f(gone(), "key") end},
  {"objc.once", "the same token again: EXC_BREAKPOINT", "EXC_BREAKPOINT", function(f) f("token", function() f("token", nothing) end) end},
  {"objc.once", "waits for this thread: Deadlock", "Deadlock", function(f)
    dispatch.async(dispatch.global(), function() f("token", function() dispatch.sync(dispatch.main, nothing) end) end)
    dispatch.semaphore_wait(dispatch.semaphore_create(0), 1)
    f("token", nothing)
  end},
  {"objc.box", "not UTF-8", "not UTF-8", function(f) f "\xff" end},
  {"objc.box", "a thread", "no object stands for a thread", function(f) f(coroutine.create(nothing)) end},
  {"objc.box", "contains itself", "holds itself", function(f) local list = {}; list[1] = list; f(list) end},
  {"objc.box", "both elements and keys", "elements and keys", function(f) f {1, key = 2} end},
  {"objc.unbox", "contains itself", "holds itself", function(f)
    local array = objc.NSMutableArray:array()
    array:addObject_(array)
    f(array)
  end},
  {"objc.each", "is not a collection", "a collection or an enumerator", function(f) f(3) end},
  {"objc.each", "is mutated during the loop", "was mutated while being enumerated", function(f)
    local array = objc.NSMutableArray:arrayWithArray_ {1, 2}
    for _ in f(array) do array:addObject_(3) end
  end},
  {"objc.block", "not a type encoding", "a type encoding", function(f) f("hmm", nothing) end},
  {"objc.import objc.source", "does not exist", "cannot open", function(f) f "missing.m" end},
  {"objc.import objc.source", "libclang rejects", "cannot find interface declaration", function(f)
    local path = os.tmpname() .. ".m"
    local file <close> = assert(io.open(path, "w"))
    file:write "@interface A : Missing @end\n"
    file:close()
    finally(function() os.remove(path) end)
    f(path)
  end},
  {"objc.weak", "allowsWeakReference returns false", "Cannot form weak reference", function(f)
    f(objc.class("A", objc.NSObject, function(instance) function instance.allowsWeakReference() return false end end):new())
  end},
  {"objc.describe", "names a method that does not exist", "there is no class Nope", function(f) f "-[Nope foo]" end},
  {"objc.snapshot", "is running a block", "another thread has unfinished work", function(f) elsewhere(f) end},
  {"objc.restore", "older snapshot has been restored", "invalidated by restoring an older one", function(f)
    local older, newer = objc.snapshot(), objc.snapshot()
    f(older)
    f(newer)
  end},
  {"objc.restore", "not called on the main thread", "only the main thread", function(f)
    local before = objc.snapshot()
    elsewhere(function() f(before) end)
  end},
  {"objc.NSLog", "has no argument", "has no argument", function(f) f "%@" end},
  {"objc.NSLog", "cannot print", "cannot print", function(f) f("%d", "x") end},
})
