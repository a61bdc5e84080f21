-- The type encodings of native methods: as a compiler writes them, with C's own types.

local function types(class, selector, is_class)
  local find = is_class and objc.class_getClassMethod or objc.class_getInstanceMethod
  return objc.method_getTypeEncoding(find(class, selector))
end

describe("the type encoding of a native method", function()
  it("has the places of the arguments", function()
    assert.equal("v16@0:8", types(objc.UIView, "layoutSubviews"))
    assert.equal("v20@0:8B16", types(objc.UIViewController, "viewWillAppear:"))
    assert.equal("v48@0:8{CGRect={CGPoint=dd}{CGSize=dd}}16", types(objc.UIView, "setFrame:"))
  end)

  it("has the C types of numbers and texts", function()
    assert.equal("@20@0:8i16", types(objc.NSNumber, "numberWithInt:", true))
    assert.equal("@20@0:8B16", types(objc.NSNumber, "numberWithBool:", true))
    assert.equal("c16@0:8", types(objc.NSNumber, "charValue"))
    assert.equal("@24@0:8r*16", types(objc.NSString, "stringWithUTF8String:", true))
    assert.equal("r*16@0:8", types(objc.NSString, "UTF8String"))
    assert.equal("S24@0:8Q16", types(objc.NSString, "characterAtIndex:"))
    assert.equal("Q16@0:8", types(objc.NSArray, "count"))
  end)

  it("has a pointer for the error that a method returns", function()
    assert.equal("B44@0:8@16B24Q28^@36", types(objc.NSString, "writeToURL:atomically:encoding:error:"))
    assert.equal("@40@0:8#16@24^@32", types(objc.NSKeyedUnarchiver, "unarchivedObjectOfClass:fromData:error:", true))
    assert.equal("@32@0:8@16^@24", types(objc.NSArray, "initWithContentsOfURL:error:"))
  end)

  it("is unaffected by another meaning of the same selector", function()
    local signature = objc.UIView:instanceMethodSignatureForSelector_ "isHidden"
    assert.equal("B", signature:methodReturnType())
    assert.equal("Q", objc.NSObject:instanceMethodSignatureForSelector_ "hash":methodReturnType())
  end)

  it("allows characters and small integers in an invocation", function()
    local signature = objc.NSNumber:methodSignatureForSelector_ "numberWithInt:"
    local invocation = objc.NSInvocation:invocationWithMethodSignature_(signature)
    invocation:setTarget_(objc.NSNumber)
    invocation:setSelector_ "numberWithInt:"
    invocation:setArgument_atIndex_(7, 2)
    invocation:invoke()
    assert.equal(7, invocation:getReturnValue():intValue())
  end)
end)
