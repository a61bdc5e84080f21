describe("a question about a proxy", function()
  local serial = 0
  local function proxy(body)
    serial = serial + 1
    return objc.class("QuestionProxy" .. serial, objc.NSProxy, body):alloc()
  end

  it("is a method of the class", function()
    for _, name in ipairs {"respondsToSelector:", "conformsToProtocol:", "isKindOfClass:", "isMemberOfClass:"} do
      assert.not_nil(objc.class_getInstanceMethod(objc.NSProxy, name))
    end
  end)

  it("is forwarded as an invocation or to the forwarding target", function()
    local target = objc.NSString:stringWithString_("text")
    local forwarding = proxy(function(instance)
      function instance:methodSignatureForSelector_(selector) return target:methodSignatureForSelector_(selector) end
      function instance:forwardInvocation_(invocation) invocation:invokeWithTarget_(target) end
    end)
    assert.is_true(forwarding:isKindOfClass_(objc.NSString))
    assert.is_true(forwarding:respondsToSelector_("length"))
    local fast = proxy(function(instance)
      function instance:forwardingTargetForSelector_() return target end
    end)
    assert.equal(4, fast:length())
    assert.is_true(fast:isKindOfClass_(objc.NSString))
  end)

  it("is answered by the class object itself", function()
    assert.is_false(objc.NSProxy:conformsToProtocol_(objc.getProtocol "NSCopying"))
    assert.equal("NSProxy", objc.NSProxy:description())
    assert.equal(objc.NSProxy, objc.NSProxy:copy())
    assert.is_true(objc.NSProxy:isEqual_(objc.NSProxy))
  end)

  it("makes a string equal to a proxy of an equal string", function()
    local target = objc.NSString:stringWithString_("text")
    local fast = proxy(function(instance)
      function instance:forwardingTargetForSelector_() return target end
    end)
    assert.is_true(objc.NSString:stringWithString_("text"):isEqual_(fast))
    assert.is_false(objc.NSString:stringWithString_("other"):isEqual_(fast))
  end)
end)
