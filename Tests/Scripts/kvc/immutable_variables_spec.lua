describe("a mutable array of a variable", function()
  local Holder
  setup(function()
    Holder = objc.allocateClassPair(objc.NSObject, "ImmutableHolder", 0)
    objc.class_addIvar(Holder, "items", 8, 3, "@")
    objc.registerClassPair(Holder)
  end)

  it("raises the errors of the variable's own collection", function()
    local holder = Holder:new()
    holder:setValue_forKey_(objc.NSArray:arrayWithObject_("y"), "items")
    local proxy = holder:mutableArrayValueForKey_ "items"
    assert.error_matches(function() proxy:addObject_ "x" end, "unrecognized selector sent to instance")
    assert.same({"y"}, objc.unbox(objc.box(holder:valueForKey_ "items")))
  end)

  it("changes a collection that can be changed", function()
    local holder = Holder:new()
    holder:setValue_forKey_(objc.NSMutableArray:arrayWithObject_("y"), "items")
    holder:mutableArrayValueForKey_("items"):addObject_ "x"
    assert.equal(2, #objc.unbox(objc.box(holder:valueForKey_ "items")))
  end)
end)

describe("an object", function()
  it("reports its type, and its ownership", function()
    assert.is_true(objc.NSMutableArray:array()["isNSArray__"](objc.NSMutableArray:array()))
    assert.is_false(objc.NSObject:new():isNSString__())
    assert.equal("Vv", objc.NSObject:instanceMethodSignatureForSelector_("release"):methodReturnType())
  end)

  it("of errors has its domain in its hash", function()
    local function hash(domain) return objc.NSError:errorWithDomain_code_userInfo_(domain, 2, nil):hash() end
    assert.equal(hash "A", hash "A")
    assert.not_equal(hash "A", hash "B")
  end)

  it("of credentials has no identity but its own", function()
    assert.is_nil(objc.NSURLCredential:credentialWithUser_password_persistence_("a", "b", 1):identity())
  end)
end)
