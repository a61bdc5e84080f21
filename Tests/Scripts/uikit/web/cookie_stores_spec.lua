-- WKHTTPCookieStore replies asynchronously, and notifies its observers before the completion handler.
describe("the cookies of a web view", function()
  local function cookie(name)
    return objc.NSHTTPCookie:cookieWithProperties_{Name = name, Value = "1", Domain = "example.com", Path = "/"}
  end

  it("are set, listed and deleted in later turns, and observed", function()
    local store = objc.WKWebViewConfiguration:new():websiteDataStore():httpCookieStore()
    local said = {}
    local Observer = objc.class("CookieObserver", objc.NSObject)
    function Observer:cookiesDidChangeInCookieStore_() said[#said + 1] = "changed" end
    local observer = Observer:new()
    store:addObserver_(observer)
    store:setCookie_completionHandler_(cookie "a", function() said[#said + 1] = "set" end)
    assert.same({}, said)
    runloop.run(0.1)
    assert.same({"changed", "set"}, said)
    local names
    store:getAllCookies_(function(all) names = #all .. all[1]:name() end)
    runloop.run(0.1)
    assert.equal("1a", names)
    store:removeObserver_(observer)
    store:deleteCookie_completionHandler_(cookie "a", nil)
    store:getAllCookies_(function(all) names = #all end)
    runloop.run(0.1)
    assert.equal(0, names)
    assert.same({"changed", "set"}, said)
  end)

  it("belong to one store of data", function()
    local data = objc.WKWebsiteDataStore:nonPersistentDataStore()
    assert.equal(data:httpCookieStore(), data:httpCookieStore())
  end)

  it("are those of one store, unless a store is nonpersistent", function()
    local Store = objc.WKWebsiteDataStore
    assert.equal(Store:defaultDataStore(), Store:defaultDataStore())
    assert.equal(Store:defaultDataStore(), objc.WKWebViewConfiguration:new():websiteDataStore())
    assert.not_equal(Store:nonPersistentDataStore(), Store:nonPersistentDataStore())
  end)
end)
