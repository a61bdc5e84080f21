describe("NSError", function()
  it("returns its domain, its code and its user info", function()
    local e = objc.NSError:errorWithDomain_code_userInfo_(
      objc.NSURLErrorDomain, -1003, {[objc.NSLocalizedDescriptionKey] = "no host"})
    assert.same({"NSURLErrorDomain", -1003, "no host"},
      {e:domain(), e:code(), e:localizedDescription()})
    assert.equal("no host", e:userInfo().NSLocalizedDescription)
    assert.equal('Error Domain=NSURLErrorDomain Code=-1003 "no host" UserInfo={NSLocalizedDescription=no host}',
      tostring(e))
  end)

  it("has a description of its own otherwise", function()
    local e = objc.NSError:errorWithDomain_code_userInfo_("D", 4, nil)
    assert.equal("The operation couldn’t be completed. (D error 4.)", e:localizedDescription())
    assert.same({}, e:userInfo())
    assert.is_true(e:isEqual_(objc.NSError:errorWithDomain_code_userInfo_("D", 4, nil)))
  end)
end)

describe("the description of an NSError", function()
  it("is its reason, and its recovery suggestion", function()
    local e = objc.NSError:errorWithDomain_code_userInfo_("D", 4, {
      [objc.NSLocalizedFailureReasonErrorKey] = "The disk is full.",
      [objc.NSLocalizedRecoverySuggestionErrorKey] = "Try again.",
      [objc.NSLocalizedRecoveryOptionsErrorKey] = {"OK", "Cancel"}})
    assert.equal(
      "The operation couldn’t be completed. The disk is full.", e:localizedDescription())
    assert.equal("The disk is full.", e:localizedFailureReason())
    assert.equal("Try again.", e:localizedRecoverySuggestion())
    assert.same({"OK", "Cancel"}, e:localizedRecoveryOptions())
  end)
end)

describe("a class", function()
  it("is its own copy", function()
    assert.equal(objc.UIView, objc.UIView:copy())
    assert.equal(objc.UIView, objc.UIView:mutableCopy())
    assert.error_matches(
      function() objc.NSObject:new():mutableCopy() end,
      "-[NSObject mutableCopyWithZone:]: unrecognized selector", 1, true)
  end)
end)

describe("NSURLRequest", function()
  local url = objc.NSURL:URLWithString_("http://h/")

  it("holds a URL and a method", function()
    local request = objc.NSURLRequest:requestWithURL_(url)
    assert.equal(url, request:URL())
    assert.equal("GET", request:HTTPMethod())
    assert.is_false(request:respondsToSelector_("setHTTPMethod:"))
  end)

  it("has a policy for caches and a time limit", function()
    local request = objc.NSURLRequest:requestWithURL_cachePolicy_timeoutInterval_(
      url, objc.NSURLRequestReloadIgnoringLocalCacheData, 5)
    assert.same({1, 5}, {request:cachePolicy(), request:timeoutInterval()})
    assert.equal(1, request:mutableCopy():cachePolicy())
    assert.equal(0, objc.NSURLRequest:requestWithURL_(url):cachePolicy())
  end)

  it("has a mutable form, and copies of either", function()
    local request = objc.NSMutableURLRequest:requestWithURL_(url)
    request:setHTTPMethod_("POST")
    request:setValue_forHTTPHeaderField_("text", "Content-Type")
    local copy = request:copy()
    request:setValue_forHTTPHeaderField_(nil, "Content-Type")
    assert.equal(objc.NSMutableURLRequest, copy:class())
    assert.equal(objc.NSURLRequest, objc.NSURLRequest:requestWithURL_(url):copy():class())
    assert.equal("POST", copy:HTTPMethod())
    assert.equal("text", copy:valueForHTTPHeaderField_("content-type"))
    assert.same({["Content-Type"] = "text"}, copy:allHTTPHeaderFields())
    assert.is_nil(request:valueForHTTPHeaderField_("Content-Type"))
    assert.equal(objc.NSMutableURLRequest, copy:mutableCopy():class())
  end)
end)

describe("a header of NSMutableURLRequest", function()
  local request = objc.NSMutableURLRequest:requestWithURL_(objc.NSURL:URLWithString_("http://h/"))

  it("can have several values, is case-insensitive, and is removed by nil", function()
    request:addValue_forHTTPHeaderField_("one", "Accept")
    request:addValue_forHTTPHeaderField_("two", "accept")
    assert.equal("one,two", request:valueForHTTPHeaderField_("ACCEPT"))
    request:setValue_forHTTPHeaderField_("three", "Accept")
    assert.same({Accept = "three"}, request:allHTTPHeaderFields())
    request:setValue_forHTTPHeaderField_(nil, "Accept")
    assert.is_nil(request:valueForHTTPHeaderField_("Accept"))
    request:setAllHTTPHeaderFields_({A = "1", B = "2"})
    assert.same({A = "1", B = "2"}, request:copy():allHTTPHeaderFields())
  end)

  it("is no part of the body", function()
    request:setHTTPBody_("body")
    request:setHTTPShouldHandleCookies_(false)
    assert.same({"body", false}, {request:HTTPBody(), request:HTTPShouldHandleCookies()})
  end)
end)

describe("NSDate", function()
  it("is an instant of the virtual clock", function()
    local date = objc.NSDate:date()
    assert.equal(0, date:timeIntervalSinceNow())
    runloop.run(2)
    assert.equal(-2, date:timeIntervalSinceNow())
    assert.equal(2, objc.NSDate:date():timeIntervalSinceDate_(date))
    assert.equal(-1, date:compare_(objc.NSDate:date()))
  end)
end)
