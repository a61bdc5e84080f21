local function url(text) return objc.NSURL:URLWithString_(text) end
local function request(text) return objc.NSURLRequest:requestWithURL_(url(text)) end

local log = {}
local Delegate = objc.class("ConnectionDelegate", objc.NSObject,
  {protocols = {"NSURLConnectionDataDelegate"}}, function(instance)
    local function say(...) log[#log + 1] = table.concat({...}, " ") end
    function instance:connection_willSendRequest_redirectResponse_(_, next, response)
      say("send", next:URL():host(), response and response:statusCode() or "-")
      return next
    end
    function instance:connection_didReceiveResponse_(_, response)
      say("response", response:statusCode())
    end
    function instance:connection_didReceiveData_(_, data) say("data", objc.unbox(data)) end
    function instance:connectionDidFinishLoading_() say "finish" end
    function instance:connection_didFailWithError_(_, failure) say("fail", failure:code()) end
    function instance:connection_willSendRequestForAuthenticationChallenge_(_, challenge)
      say("challenge", challenge:protectionSpace():authenticationMethod())
      local sender = challenge:sender()
      if challenge:protectionSpace():host() == "locked" then
        sender:cancelAuthenticationChallenge_(challenge)
      else
        sender:useCredential_forAuthenticationChallenge_(
          objc.NSURLCredential:credentialWithUser_password_persistence_("u", "p", 0), challenge)
      end
    end
  end)

describe("a connection", function()
  before_each(function() log = {} end)

  it("begins with itself, and notifies its delegate", function()
    network.respond("https://from/*", {redirect = "https://to/"})
    network.respond("https://to/*", {body = "abcd", chunks = 2})
    objc.NSURLConnection:connectionWithRequest_delegate_(request "https://from/", Delegate:new())
    assert.same({"send from -"}, log)
    runloop.runUntilIdle()
    assert.same({"send from -", "send to 302", "response 200", "data ab", "data cd", "finish"}, log)
  end)

  it("waits for start on request, and is silent after it is cancelled", function()
    network.respond("https://to/*", {body = "x", delay = 1})
    local connection = objc.NSURLConnection:alloc():initWithRequest_delegate_startImmediately_(
      request "https://to/", Delegate:new(), false)
    runloop.runUntilIdle()
    assert.same({}, log)
    connection:start()
    connection:cancel()
    runloop.runUntilIdle()
    assert.same({"send to -"}, log)
  end)

  it("lets its delegate answer a challenge through the sender", function()
    network.respond("*", {body = "in", challenge = "NSURLAuthenticationMethodHTTPDigest"})
    for _, host in ipairs {"open", "locked"} do
      objc.NSURLConnection:connectionWithRequest_delegate_(
        request("https://" .. host .. "/"), Delegate:new())
      runloop.runUntilIdle()
    end
    assert.same({"send open -", "challenge NSURLAuthenticationMethodHTTPDigest", "response 200",
      "data in", "finish", "send locked -", "challenge NSURLAuthenticationMethodHTTPDigest",
      "fail -1012"}, log)
  end)

  it("can be waited for, or left to a block", function()
    network.respond("https://to/*", {body = "x", delay = 1})
    network.respond("https://lost/*", {error = {"NSURLErrorDomain", -1005}})
    local before = runloop.now()
    local data, response, failure =
      objc.NSURLConnection:sendSynchronousRequest_returningResponse_error_(request "https://to/")
    assert.same({"x", 200, 1}, {objc.unbox(data), response:statusCode(), runloop.now() - before})
    assert.is_nil(failure)
    data, response, failure =
      objc.NSURLConnection:sendSynchronousRequest_returningResponse_error_(request "https://lost/")
    assert.same({}, {data, response})
    assert.equal(-1005, failure:code())
    local got
    objc.NSURLConnection:sendAsynchronousRequest_queue_completionHandler_(request "https://to/", nil,
      function(answer, bytes) got = {answer:statusCode(), objc.unbox(bytes)} end)
    runloop.runUntilIdle()
    assert.same({200, "x"}, got)
  end)

  it("is offered to the protocols that were registered last first", function()
    local asked = {}
    local function stub(name, takes)
      return objc.class(name, objc.NSURLProtocol, function(instance, class)
        function class:canInitWithRequest_()
          asked[#asked + 1] = name
          return takes
        end
        function class:canonicalRequestForRequest_(given) return given end
        function instance:startLoading()
          self:client():URLProtocol_didFailWithError_(
            self, objc.NSError:errorWithDomain_code_userInfo_("stub", 7, nil))
        end
        function instance:stopLoading() asked[#asked + 1] = "stop" end
      end)
    end
    local First, Second = stub("FirstStub", true), stub("SecondStub", false)
    assert.is_false(objc.NSURLProtocol:registerClass_(objc.NSObject))
    assert.is_true(objc.NSURLProtocol:registerClass_(First))
    objc.NSURLProtocol:registerClass_(Second)
    objc.NSURLConnection:connectionWithRequest_delegate_(request "https://to/", Delegate:new())
    runloop.runUntilIdle()
    assert.same({"SecondStub", "FirstStub", "stop"}, asked)
    assert.same({"send to -", "fail 7"}, log)
    objc.NSURLProtocol:unregisterClass_(First)
    objc.NSURLProtocol:unregisterClass_(Second)
  end)
end)

describe("a protocol", function()
  it("must declare which requests it handles and load them", function()
    local Bare = objc.class("BareProtocol", objc.NSURLProtocol)
    assert.error_matches(function() Bare:canInitWithRequest_(request "https://to/") end,
      "Define %+%[BareProtocol canInitWithRequest:%]!")
    assert.error_matches(function() Bare:new():startLoading() end,
      "Define %-%[BareProtocol startLoading%]!")
  end)

  it("marks requests with properties, which archives keep, and copies that can be changed", function()
    local marked = request("https://to/"):mutableCopy()
    objc.NSURLProtocol:setProperty_forKey_inRequest_(2, "seen", marked)
    local copy = marked:copy()
    copy:setHTTPMethod_ "POST"
    assert.equal("GET", marked:HTTPMethod())
    copy:setHTTPMethod_(nil)
    assert.equal("GET", copy:HTTPMethod())
    local data = objc.NSKeyedArchiver:archivedDataWithRootObject_(marked)
    local read = objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data)
    assert.equal(2, objc.NSURLProtocol:propertyForKey_inRequest_("seen", read))
    assert.is_true(read:isEqual_(marked))
    assert.is_false(request("https://to/"):isEqual_(marked))
  end)

  it("marks requests with properties, which their copies keep", function()
    local marked = request("https://to/"):mutableCopy()
    objc.NSURLProtocol:setProperty_forKey_inRequest_(true, "seen", marked)
    assert.is_true(objc.NSURLProtocol:propertyForKey_inRequest_("seen", marked:copy()))
    objc.NSURLProtocol:removePropertyForKey_inRequest_("seen", marked)
    assert.is_nil(objc.NSURLProtocol:propertyForKey_inRequest_("seen", marked))
  end)
end)

describe("a load", function()
  it("continues while the main thread waits for it", function()
    network.respond("https://wait/*", {body = "x", delay = 2})
    local done, got = dispatch.semaphore_create(0), nil
    objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(url "https://wait/",
      function(data)
        got = {objc.unbox(data), objc.NSThread:isMainThread()}
        dispatch.semaphore_signal(done)
      end):resume()
    assert.is_true(dispatch.semaphore_wait(done))
    assert.same({"x", false}, got)
  end)

  it("is delivered on the queue of the session", function()
    network.respond("https://main/*", {body = "x"})
    local session = objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
      objc.NSURLSessionConfiguration:defaultSessionConfiguration(), nil,
      objc.NSOperationQueue:mainQueue())
    local isMain
    session:dataTaskWithURL_completionHandler_(url "https://main/",
      function() isMain = objc.NSThread:isMainThread() end):resume()
    runloop.runUntilIdle()
    assert.is_true(isMain)
  end)
end)
