-- Arguments of the wrong type: Core Data's methods refuse them as native methods do.

local here = debug.getinfo(1, "S").source:match "^@(.*/)"
local stack = dofile(here .. "support/stack.lua")

local function context() return stack.context(stack.coordinator(stack.model(stack.LIBRARY))) end
local function refused(...)
  local ok, exception = pcall(...)
  assert.is_false(ok)
  assert.equal("NSInvalidArgumentException", exception.name)
  return exception.reason
end

describe("a method of Core Data", function()
  it("names itself, the argument, the class and the value", function()
    local made = context()
    local method = "-[NSManagedObjectContext executeFetchRequest:error:]: "
    assert.equal(method .. 'argument 1 must be an NSFetchRequest, got string "Book"',
      refused(made.executeFetchRequest_error_, made, "Book", nil))
    assert.equal(method .. "argument 1 must be an NSFetchRequest, got nil", refused(made.executeFetchRequest_error_, made))
    assert.equal(method .. "argument 1 must be an NSFetchRequest, got an NSObject",
      refused(made.executeFetchRequest_error_, made, objc.NSObject:new(), nil))
    assert.equal("-[NSManagedObjectContext save:]: argument 1 must be a pointer or nil, got integer 5",
      refused(made.save_, made, 5))
    assert.equal("-[NSManagedObjectContext deleteObject:]: argument 2 is one too many, expected 1 argument, got 2",
      refused(made.deleteObject_, made, stack.insert(made, "Book"), 1))
  end)

  it("refuses a number, a list or a block of another type", function()
    local request = objc.NSFetchRequest:fetchRequestWithEntityName_ "Book"
    assert.equal('-[NSFetchRequest setFetchLimit:]: argument 1 must be an integer, got string "x"',
      refused(request.setFetchLimit_, request, "x"))
    assert.equal("-[NSFetchRequest setSortDescriptors:]: argument 1 must be a list (each an NSSortDescriptor) or nil, got table",
      refused(request.setSortDescriptors_, request, {"title"}))
    assert.equal("-[NSFetchRequest setIncludesSubentities:]: argument 1 must be a boolean (or 0 or 1), got table",
      refused(request.setIncludesSubentities_, request, {}))
    local made = context()
    assert.equal('-[NSManagedObjectContext performBlock:]: argument 1 must be a function or nil, got string "x"',
      refused(made.performBlock_, made, "x"))
  end)

  it("takes plain values, lists, nil and a proxy of the class", function()
    local made, request = context(), objc.NSFetchRequest:fetchRequestWithEntityName_ "Book"
    stack.insert(made, "Book", {title = "Sea"})
    request:setPredicate_(nil)
    request:setFetchLimit_(2.0)
    request:setSortDescriptors_ {objc.NSSortDescriptor:sortDescriptorWithKey_ascending_("title", true)}
    local Proxy = objc.class("RequestProxy", objc.NSProxy, {ivars = {"_request"}}, function(instance)
      function instance:methodSignatureForSelector_(selector) return request:methodSignatureForSelector_(selector) end
      function instance:forwardInvocation_(invocation) invocation:invokeWithTarget_(request) end
    end)
    assert.equal(1, made:countForFetchRequest_error_(Proxy:alloc(), nil))
    assert.equal(1, #made:executeFetchRequest_error_(request, nil))
  end)
end)
