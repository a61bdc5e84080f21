describe("a method signature", function()
  local function made(types) return objc.NSMethodSignature:signatureWithObjCTypes_(types) end

  it("counts the receiver and the selector among the arguments", function()
    local signature = made "@@:@"
    assert.equal(3, signature:numberOfArguments())
    assert.equal("@", signature:getArgumentTypeAtIndex_(0))
    assert.equal(":", signature:getArgumentTypeAtIndex_(1))
    assert.equal("@", signature:getArgumentTypeAtIndex_(2))
    assert.equal("@", signature:methodReturnType())
  end)

  it("reads offsets, qualifiers, structures, blocks and class names", function()
    local signature = made 'Vv56@0:8{CGRect={CGPoint=dd}{CGSize=dd}}16@?48@"NSString"56r*64^i72'
    assert.equal("Vv", signature:methodReturnType())
    assert.equal(7, signature:numberOfArguments())
    assert.equal("{CGRect={CGPoint=dd}{CGSize=dd}}", signature:getArgumentTypeAtIndex_(2))
    assert.equal("@?", signature:getArgumentTypeAtIndex_(3))
    assert.equal('@"NSString"', signature:getArgumentTypeAtIndex_(4))
    assert.equal("r*", signature:getArgumentTypeAtIndex_(5))
    assert.equal("^i", signature:getArgumentTypeAtIndex_(6))
    assert.is_true(signature:isOneway())
  end)

  it("returns the length of a result", function()
    local lengths = {
      ["v"] = 0, ["B"] = 1, ["c"] = 1, ["s"] = 2, ["i"] = 4, ["f"] = 4, ["q"] = 8, ["d"] = 8,
      ["@"] = 8, [":"] = 8, ["{CGRect={CGPoint=dd}{CGSize=dd}}"] = 32, ["{odd=cq}"] = 16,
      ["[4i]"] = 16,
    }
    for type, length in pairs(lengths) do
      assert.equal(length, made(type .. "@:"):methodReturnLength(), type)
    end
  end)

  it("rejects an index beyond the arguments", function()
    local ok, raised = pcall(function() made("v@:"):getArgumentTypeAtIndex_(2) end)
    assert.is_false(ok)
    assert.equal("NSInvalidArgumentException", raised.name)
    assert.equal(
      "-[NSMethodSignature getArgumentTypeAtIndex:]: index (2) out of bounds [0, 1]",
      raised.reason)
  end)

  it("rejects an invalid type encoding", function()
    assert.error_matches(function() made "v@:Z" end, "unsupported type encoding spec 'Z'", 1, true)
    assert.error_matches(function() made "" end, "must not be empty")
    assert.error_matches(function() made(nil) end, "must not be empty")
  end)

  it("is equal to one of the same types", function()
    assert.is_true(made("v@:@"):isEqual_(made "v24@0:8@16"))
    assert.is_false(made("v@:@"):isEqual_(made "v@:q"))
    assert.equal(made("v@:@"):hash(), made("v@:@"):hash())
  end)
end)

describe("the signature of a method", function()
  local Base = objc.class("SignaturesBase", objc.NSObject, function(_, class)
    function class:make_() end
  end)
  objc.class_addMethod(Base, "value", function() return 1.5 end, "f@:")
  objc.class_addMethod(Base, "object:", function(_, x) return x end)
  objc.class_addMethod(Base, "nothing", function() end, "v@:")
  local Child = objc.class("SignaturesChild", Base)
  objc.class_addMethod(Child, "value", function() return 1 end, "i@:")

  it("is the one that the class or the object returns", function()
    local signature = Base:new():methodSignatureForSelector_("object:")
    assert.equal(3, signature:numberOfArguments())
    assert.is_true(signature:isEqual_(Base:instanceMethodSignatureForSelector_("object:")))
    assert.equal(0, Base:new():methodSignatureForSelector_("nothing"):methodReturnLength())
  end)

  it("is inherited, and replaced by an override", function()
    assert.equal("f", Base:instanceMethodSignatureForSelector_("value"):methodReturnType())
    assert.equal("i", Child:instanceMethodSignatureForSelector_("value"):methodReturnType())
    assert.equal("@", Child:instanceMethodSignatureForSelector_("object:"):methodReturnType())
  end)

  it("is the class method's for a class", function()
    assert.equal(3, Base:methodSignatureForSelector_("make:"):numberOfArguments())
    assert.is_nil(Base:instanceMethodSignatureForSelector_("make:"))
  end)

  it("is nil for an unknown selector and for a null one", function()
    assert.is_nil(Base:new():methodSignatureForSelector_("signaturesUnknown"))
    assert.is_nil(Base:new():methodSignatureForSelector_(nil))
    assert.is_nil(Base:instanceMethodSignatureForSelector_("signaturesUnknown"))
    assert.is_nil(Base:instanceMethodSignatureForSelector_(nil))
  end)

  it("has the types of a native method", function()
    local signature = objc.UIView:instanceMethodSignatureForSelector_("initWithFrame:")
    assert.equal("{CGRect={CGPoint=dd}{CGSize=dd}}", signature:getArgumentTypeAtIndex_(2))
    assert.equal(
      "B", objc.NSObject:instanceMethodSignatureForSelector_("isProxy"):methodReturnType())
  end)
end)

describe("methodSignatureForSelector:", function()
  it("includes the methods of an adopted protocol, implemented or not", function()
    objc.protocol("SignatureExtra", {optional = {"extra:and:"}})
    objc.protocol("SignatureMore", {adopts = {"SignatureExtra"}})
    local Parent = objc.class("SignatureParent", objc.NSObject, {protocols = {"SignatureMore"}})
    local object = objc.class("SignatureChild", Parent):new()
    assert.equal(4, object:methodSignatureForSelector_("extra:and:"):numberOfArguments())
    assert.is_false(object:respondsToSelector_("extra:and:"))
    assert.is_nil(objc.NSObject:new():methodSignatureForSelector_("extra:and:"))
    local ok, e = pcall(objc.msgSend, object, "extra:and:", 1, 2)
    assert.is_false(ok)
    assert.matches("unrecognized selector sent to instance", e.reason)
  end)
end)
