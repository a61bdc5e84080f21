local function url(text) return objc.NSURL:URLWithString_(text) end

local function load(session, address, policy)
  local got
  session:dataTaskWithRequest_completionHandler_(
    objc.NSURLRequest:requestWithURL_cachePolicy_timeoutInterval_(url(address), policy or 0, 60),
    function(data, _, failure) got = failure and failure:code() or objc.unbox(data) end):resume()
  runloop.runUntilIdle()
  return got
end

local function ephemeral()
  return objc.NSURLSession:sessionWithConfiguration_(
    objc.NSURLSessionConfiguration:ephemeralSessionConfiguration())
end

local function last_request()
  local list = network.requests()
  return list[#list]
end

describe("cookies", function()
  it("are stored from a response and sent again, where they match", function()
    local storage = objc.NSHTTPCookieStorage:sharedHTTPCookieStorage()
    network.respond("https://a.example/*", {headers = {
      ["Set-Cookie"] = "id=7; Path=/in; Secure; HttpOnly, t=1; Max-Age=10, "
        .. "w=2; Domain=example; Path=/; Expires=Thu, 01 Jan 2099 00:00:00 GMT"}})
    network.respond("https://b.example/*", {})
    local session = objc.NSURLSession:sharedSession()
    load(session, "https://a.example/in/x")
    assert.equal(3, #storage:cookies())
    load(session, "https://a.example/in/y")
    assert.equal("id=7; t=1; w=2", last_request().headers.Cookie)
    load(session, "https://b.example/")
    assert.equal("w=2", last_request().headers.Cookie)
    runloop.run(11)
    local found = storage:cookiesForURL_(url "https://a.example/in/")
    table.sort(found, function(left, right) return left:name() < right:name() end)
    assert.same({2, "id", true, true}, {#found, found[1]:name(), found[1]:isSecure(),
      found[1]:isHTTPOnly()})
    assert.is_false(found[2]:isSessionOnly())
    for _, cookie in ipairs(storage:cookies()) do storage:deleteCookie_(cookie) end
    assert.same({}, storage:cookies())
  end)

  it("are created from properties, and stay in their own session", function()
    local cookie = objc.NSHTTPCookie:cookieWithProperties_{
      Name = "n", Value = "v", Path = "/", Domain = "h"}
    assert.same({"n", "v", "h", "/", true}, {cookie:name(), cookie:value(), cookie:domain(),
      cookie:path(), cookie:isSessionOnly()})
    assert.is_nil(objc.NSHTTPCookie:cookieWithProperties_{Name = "n"})
    assert.same({Cookie = "n=v"}, objc.NSHTTPCookie:requestHeaderFieldsWithCookies_{cookie})
    network.respond("https://h/*", {headers = {["Set-Cookie"] = "own=1"}})
    local one = ephemeral()
    load(one, "https://h/")
    load(one, "https://h/")
    assert.equal("own=1", last_request().headers.Cookie)
    load(ephemeral(), "https://h/")
    assert.is_nil(last_request().headers.Cookie)
  end)

  it("have comments and ports, and need a name", function()
    local url = objc.NSURL:URLWithString_("https://host")
    local function read(line)
      return objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_({["Set-Cookie"] = line}, url)
    end
    assert.same({}, read(";a=b"))
    assert.same({}, read("=b;a=b"))
    local cookie = read("n=v;Comment=why;CommentURL=https://host/why")[1]
    assert.equal("why", cookie:comment())
    assert.equal("https://host/why", cookie:commentURL():absoluteString())
    local made = objc.NSHTTPCookie:cookieWithProperties_({
      Name = "n", Value = "v", Domain = "host", Path = "/", Port = "443"})
    assert.same({443}, made:portList())
  end)

  it("last for the session if CFNetwork does not know the form of their date", function()
    local url = objc.NSURL:URLWithString_ "https://host"
    local function lasts(date)
      local line = "a=1; expires=" .. date
      return objc.NSHTTPCookie:cookiesWithResponseHeaderFields_forURL_({["Set-Cookie"] = line}, url)[1]:expiresDate() ~= nil
    end
    for _, date in ipairs {"Tue, 05 Jan 2027 10:00:00 GMT", "Tue, 05 jan 2027 10:00:00 GMT",
      "Tue, 05 January 2027 10:00:00 GMT", "Tue, 05-Jan-27 10:00:00 GMT"} do
      assert.is_true(lasts(date), date)
    end
    for _, date in ipairs {"Tue, 05 JAN 2027 10:00:00 GMT", "Tue, 05 january 2027 10:00:00 GMT",
      "Tue Jan 05 2027 10:00:00 GMT"} do
      assert.is_false(lasts(date), date)
    end
  end)
end)

describe("the cache", function()
  it("answers according to the request's policy and the response's age", function()
    local count = 0
    network.respond("https://h/*", function()
      count = count + 1
      return {body = tostring(count), headers = {["Cache-Control"] = "max-age=10"}}
    end)
    local session = ephemeral()
    assert.equal(-1008, load(session, "https://h/", 3))
    assert.same({"1", "1", "2", "2"}, {load(session, "https://h/"), load(session, "https://h/"),
      load(session, "https://h/", 1), load(session, "https://h/", 3)})
    runloop.run(11)
    assert.same({"2", "3"}, {load(session, "https://h/", 2), load(session, "https://h/")})
  end)

  it("can be filled and emptied explicitly", function()
    local cache = objc.NSURLCache:alloc():initWithMemoryCapacity_diskCapacity_diskPath_(1000, 0, nil)
    local request = objc.NSURLRequest:requestWithURL_(url "https://h/")
    local response = objc.NSURLResponse:alloc()
      :initWithURL_MIMEType_expectedContentLength_textEncodingName_(url "https://h/", "text/plain", 1, nil)
    local function store(size)
      cache:storeCachedResponse_forRequest_(objc.NSCachedURLResponse:alloc():initWithResponse_data_(
        response, objc.NSData:dataWithBytes_length_(("x"):rep(size), size)), request)
    end
    store(51)
    assert.is_nil(cache:cachedResponseForRequest_(request))
    store(50)
    assert.equal(50, #cache:cachedResponseForRequest_(request):data())
    assert.equal(50, cache:currentMemoryUsage())
    cache:removeAllCachedResponses()
    assert.is_nil(cache:cachedResponseForRequest_(request))
  end)
end)

describe("credentials", function()
  it("return the default handling of a challenge", function()
    local session = ephemeral()
    network.respond("https://safe/*", {
      body = "in", challenge = "NSURLAuthenticationMethodHTTPBasic"})
    assert.equal("", load(session, "https://safe/"))
    local storage = session:configuration():URLCredentialStorage()
    local space = objc.NSURLProtectionSpace:alloc()
      :initWithHost_port_protocol_realm_authenticationMethod_(
        "safe", 443, "https", "", "NSURLAuthenticationMethodHTTPBasic")
    storage:setDefaultCredential_forProtectionSpace_(
      objc.NSURLCredential:credentialWithUser_password_persistence_("u", "p", 1), space)
    assert.equal("in", load(session, "https://safe/"))
    assert.equal("u", storage:defaultCredentialForProtectionSpace_(space):user())
  end)
end)

describe("the storage of cookies", function()
  local here <const> = debug.getinfo(1, "S").source:match "^@(.*/)"
  local growth <const> = dofile(here .. "../values/support/growth.lua")

  local function cookie(name, value)
    return objc.NSHTTPCookie:cookieWithProperties_ {Name = name, Value = value, Domain = "a.b", Path = "/"}
  end

  it("keeps the order of cookies that are replaced and deleted, and a snapshot restores it", function()
    local storage = objc.NSHTTPCookieStorage:sharedHTTPCookieStorage()
    storage:removeCookiesSinceDate_(objc.NSDate:distantPast())
    local function names()
      local list = {}
      for place, each in ipairs(storage:cookies()) do list[place] = tostring(each:name()) .. tostring(each:value()) end
      return table.concat(list, " ")
    end
    for place = 1, 12 do storage:setCookie_(cookie("n" .. place, "a")) end
    local snapshot = objc.snapshot()
    storage:setCookie_(cookie("n2", "b"))
    storage:deleteCookie_(cookie("n3", ""))
    storage:setCookies_forURL_mainDocumentURL_({cookie("n4", "x"), cookie("n4", "c"), cookie("n1", "d")}, nil, nil)
    assert.equal("n5a n6a n7a n8a n9a n10a n11a n12a n2b n4c n1d", names())
    objc.restore(snapshot)
    assert.equal("n1a n2a n3a n4a n5a n6a n7a n8a n9a n10a n11a n12a", names())
    storage:setCookie_(cookie("n1", "e"))
    assert.equal("n2a n3a n4a n5a n6a n7a n8a n9a n10a n11a n12a n1e", names())
    storage:removeCookiesSinceDate_(objc.NSDate:distantPast())
    assert.equal("", names())
  end)

  it("takes time that grows with the number of cookies", function()
    local storage = objc.NSHTTPCookieStorage:sharedHTTPCookieStorage()
    assert.is_true(growth(function(count)
      local list = {}
      for place = 1, count do
        list[place] = cookie("n" .. place, "v")
        storage:setCookie_(list[place])
      end
      for _, each in ipairs(list) do storage:deleteCookie_(each) end
    end, 250) < 8)
  end)
end)
