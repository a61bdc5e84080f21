describe("NSError", function()
  it("says its domain, its code and what it knows", function()
    local e = objc.NSError:errorWithDomain_code_userInfo_(
      objc.NSURLErrorDomain, -1003, {[objc.NSLocalizedDescriptionKey] = "no host"})
    assert.same({"NSURLErrorDomain", -1003, "no host"},
      {e:domain(), e:code(), e:localizedDescription()})
    assert.equal("no host", e:userInfo().NSLocalizedDescription)
    assert.equal('Error Domain=NSURLErrorDomain Code=-1003 "no host"', tostring(e))
  end)

  it("has a description of its own otherwise", function()
    local e = objc.NSError:errorWithDomain_code_userInfo_("D", 4, nil)
    assert.equal("The operation couldn’t be completed. (D error 4.)", e:localizedDescription())
    assert.same({}, e:userInfo())
    assert.is_true(e:isEqual_(objc.NSError:errorWithDomain_code_userInfo_("D", 4, nil)))
  end)
end)

describe("what NSError says of a failure", function()
  it("is its reason, and what may help", function()
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

describe("NSURL", function()
  it("is taken apart", function()
    local url = objc.NSURL:URLWithString_("https://me@example.com:8080/a/b.html?q=1&r=2#top")
    assert.same(
      {"https", "me", "example.com", 8080, "/a/b.html", "q=1&r=2", "top", "b.html", "html"},
      {url:scheme(), url:user(), url:host(), url:port(), url:path(), url:query(), url:fragment(),
        url:lastPathComponent(), url:pathExtension()})
    assert.equal("https://me@example.com:8080/a/b.html?q=1&r=2#top", url:absoluteString())
    assert.equal(url:absoluteString(), tostring(url))
  end)

  it("is nil for a text that is none, and equal by its text", function()
    assert.is_nil(objc.NSURL:URLWithString_("not a url"))
    local one, other = objc.NSURL:URLWithString_("app://x"), objc.NSURL:URLWithString_("app://x")
    assert.is_true(one:isEqual_(other))
    assert.equal(one:hash(), other:hash())
    assert.is_nil(one:query())
    assert.is_false(one:isFileURL())
  end)

  it("is resolved against another one", function()
    local base = objc.NSURL:URLWithString_("http://h/a/b?q")
    local function resolved(text)
      return objc.NSURL:URLWithString_relativeToURL_(text, base):absoluteString()
    end
    assert.equal("http://h/a/c", resolved "c")
    assert.equal("http://h/c", resolved "/c")
    assert.equal("ftp://x", resolved "ftp://x")
    assert.equal("http://h/a/b#f", objc.NSURL:URLWithString_relativeToURL_(
      "#f", objc.NSURL:URLWithString_("http://h/a/b")):absoluteString())
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
    assert.equal(objc.NSURLRequest, copy:class())
    assert.equal("POST", copy:HTTPMethod())
    assert.equal("text", copy:valueForHTTPHeaderField_("content-type"))
    assert.same({["Content-Type"] = "text"}, copy:allHTTPHeaderFields())
    assert.is_nil(request:valueForHTTPHeaderField_("Content-Type"))
    assert.equal(objc.NSMutableURLRequest, copy:mutableCopy():class())
  end)
end)

describe("NSDate", function()
  it("is a moment of the virtual clock", function()
    local date = objc.NSDate:date()
    assert.equal(runloop.now(), date:timeIntervalSinceReferenceDate())
    runloop.run(2)
    assert.equal(-2, date:timeIntervalSinceNow())
    assert.equal(2, objc.NSDate:date():timeIntervalSinceDate_(date))
    assert.equal(-1, date:compare_(objc.NSDate:date()))
  end)
end)
