-- The results of invocations, and their types.

describe("invocations", function()
  it("leave the result of a script's method to the open pool", function()
    local Maker = objc.class("InvocationMaker", objc.NSObject, function(instance)
      function instance.made() return objc.NSMutableString:stringWithString_("a text of some length") end
    end)
    local maker = Maker:new()
    local invocation = objc.NSInvocation:invocationWithMethodSignature_(
      maker:methodSignatureForSelector_("made"))
    invocation:setTarget_(maker)
    invocation:setSelector_("made")
    invocation:invoke()
    objc.autoreleasepool(function() objc.NSMutableArray:array() end)
    collectgarbage()
    assert.equal(21, invocation:getReturnValue():length())
  end)

  it("of a class's `copy` accept any object", function()
    assert.equal("@", objc.NSObject:methodSignatureForSelector_("copy"):methodReturnType())
  end)

  it("recognize C's buffers by their types", function()
    local function type_of(name)
      return objc.NSString:instanceMethodSignatureForSelector_(name):getArgumentTypeAtIndex_(2)
    end
    assert.same({"^S", "*"}, {type_of "getCharacters:", type_of "getCString:maxLength:encoding:"})
  end)
end)
