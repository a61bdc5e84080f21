local function url(text) return objc.NSURL:URLWithString_(text) end

--- Loads a URL in the shared session and returns the arguments of its completion handler.
local function load(address)
  local got
  objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(url(address),
    function(data, response, failure)
      assert.is_nil(got)
      got = {data = objc.unbox(data), response = response, error = failure}
    end):resume()
  runloop.runUntilIdle()
  return got
end

describe("a data task", function()
  it("receives the scripted response at its virtual time", function()
    network.respond("https://api.example/*", {
      status = 201, headers = {["content-type"] = "text/plain; charset=utf-8", ["X-A"] = "1"},
      body = "hello", delay = 2})
    local before = runloop.now()
    local got = load "https://api.example/a?b"
    assert.equal(2, runloop.now() - before)
    assert.same({"hello", 201, "text/plain", "utf-8", 5}, {got.data, got.response:statusCode(),
      got.response:MIMEType(), got.response:textEncodingName(),
      got.response:expectedContentLength()})
    assert.same({["Content-Type"] = "text/plain; charset=utf-8", ["X-A"] = "1"},
      got.response:allHeaderFields())
    assert.is_nil(got.error)
  end)

  it("is not among the tasks that were asked for before it was made", function()
    local session = objc.NSURLSession:sessionWithConfiguration_(
      objc.NSURLSessionConfiguration:defaultSessionConfiguration())
    local asked = {}
    session:getTasksWithCompletionHandler_(function(tasks) asked.data = #tasks end)
    session:getAllTasksWithCompletionHandler_(function(tasks) asked.all = #tasks end)
    local task = session:dataTaskWithURL_(url "https://api.example/later")
    session:getAllTasksWithCompletionHandler_(function(tasks) asked.after = tasks[1] end)
    runloop.runUntilIdle()
    assert.same({data = 0, all = 0, after = task}, asked)
  end)

  it("fails as an unknown host without a response", function()
    local got = load "https://nowhere.example/x"
    assert.same({"NSURLErrorDomain", -1003, "https://nowhere.example/x"}, {got.error:domain(),
      got.error:code(), got.error:userInfo().NSErrorFailingURLStringKey})
    assert.equal("A server with the specified hostname could not be found.",
      got.error:localizedDescription())
    assert.is_true(got.error:userInfo().NSErrorFailingURLKey:isEqual_(url "https://nowhere.example/x"))
    assert.same({}, {got.data, got.response})
  end)

  it("is of a device's private class, and has its description", function()
    local session = objc.NSURLSession:sharedSession()
    local tasks = {
      session:dataTaskWithURL_(url "https://h/"),
      session:uploadTaskWithRequest_fromData_(
        objc.NSURLRequest:requestWithURL_(url "https://h/"), "x"),
      session:downloadTaskWithURL_(url "https://h/")}
    assert.equal("__NSURLSessionLocal", tostring(session:class()))
    local names, kinds = {}, {}
    for i, task in ipairs(tasks) do
      names[i] = tostring(task:class())
      for _, kind in ipairs {"Data", "Upload", "Download"} do
        if task:isKindOfClass_("NSURLSession" .. kind .. "Task") then
          kinds[#kinds + 1] = i .. kind
        end
      end
      assert.is_true(task:isKindOfClass_(objc.NSURLSessionTask))
      task:cancel()
    end
    assert.same(
      {"__NSCFLocalDataTask", "__NSCFLocalUploadTask", "__NSCFLocalDownloadTask"}, names)
    assert.same({"1Data", "2Data", "2Upload", "3Download"}, kinds)
    assert.equal(objc.NSURLSessionTask,
      objc.class_getSuperclass(objc.class_getSuperclass(tasks[1]:class())))
  end)

  it("changes from suspended to running to completed, which can be observed", function()
    network.respond("https://h/*", {delay = 1})
    local task = objc.NSURLSession:sharedSession():dataTaskWithURL_(url "https://h/")
    local seen = {task:state()}
    local Observer = objc.class("StateObserver", objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_(_, _, change)
        seen[#seen + 1] = change.new
      end
    end)
    local observer = Observer:new()
    task:addObserver_forKeyPath_options_context_(observer, "state", 1, nil)
    task:resume()
    task:suspend()
    runloop.run(5)
    assert.equal(1, task:state())
    task:resume()
    runloop.runUntilIdle()
    task:removeObserver_forKeyPath_(observer, "state")
    assert.same({1, 0, 1, 0, 3}, seen)
  end)

  it("ends as cancelled when it is cancelled, also before it started", function()
    network.respond("https://h/*", {delay = 1})
    for _, begins in ipairs {true, false} do
      local code
      local task = objc.NSURLSession:sharedSession():dataTaskWithURL_completionHandler_(
        url "https://h/", function(_, _, failure) code = failure:code() end)
      if begins then task:resume() end
      task:cancel()
      assert.equal(2, task:state())
      assert.is_nil(code)
      runloop.runUntilIdle()
      assert.same({-999, 3, -999}, {code, task:state(), task:error():code()})
    end
  end)

  it("fails when the server is silent for too long, and when there is no connection", function()
    network.respond("https://slow/*", {delay = 100})
    local before = runloop.now()
    assert.equal(-1001, load("https://slow/").error:code())
    assert.equal(60, runloop.now() - before)
    network.setOffline(true)
    assert.equal(-1009, load("https://slow/").error:code())
    network.setOffline(false)
  end)

  it("for a URL is created without the message with a request since iOS 13", function()
    local seen = {}
    local hooks = {}
    for _, name in ipairs {"dataTaskWithRequest:", "dataTaskWithRequest:completionHandler:",
      "downloadTaskWithRequest:", "downloadTaskWithRequest:completionHandler:"}
    do
      hooks[#hooks + 1] = hook.before(objc.NSURLSession, name, function() seen[#seen + 1] = name end)
    end
    local session, nothing = objc.NSURLSession:sharedSession(), function() end
    session:dataTaskWithURL_(url "https://h/")
    session:dataTaskWithURL_completionHandler_(url "https://h/", nothing)
    session:downloadTaskWithURL_(url "https://h/")
    session:downloadTaskWithURL_completionHandler_(url "https://h/", nothing)
    for _, token in ipairs(hooks) do token:remove() end
    assert.same({}, seen)
  end)
end)

describe("a session", function()
  it("copies its configuration, and rejects tasks after it is invalidated", function()
    local configuration = objc.NSURLSessionConfiguration:ephemeralSessionConfiguration()
    configuration:setHTTPAdditionalHeaders_({["X-App"] = "1"})
    local session = objc.NSURLSession:sessionWithConfiguration_(configuration)
    configuration:setHTTPAdditionalHeaders_({["X-App"] = "2"})
    network.respond("https://h/*", {})
    session:dataTaskWithURL_(url "https://h/headers"):resume()
    runloop.runUntilIdle()
    local requests = network.requests()
    assert.equal("1", requests[#requests].headers["X-App"])
    session:finishTasksAndInvalidate()
    assert.error_matches(function() session:dataTaskWithURL_(url "https://h/") end,
      "Task created in a session that has been invalidated")
  end)

  it("keeps to a background's rules", function()
    local session = objc.NSURLSession:sessionWithConfiguration_(
      objc.NSURLSessionConfiguration:backgroundSessionConfigurationWithIdentifier_("b"))
    assert.equal("__NSURLBackgroundSession", tostring(session:class()))
    assert.equal("__NSCFBackgroundDownloadTask",
      tostring(session:downloadTaskWithURL_(url "https://h/"):class()))
    assert.error_matches(function()
      session:dataTaskWithURL_completionHandler_(url "https://h/", function() end)
    end, "Completion handler blocks are not supported in background sessions")
  end)

  it("asks its configuration for protocols, where hooks add theirs", function()
    local Stub = objc.class("StubProtocol", objc.NSURLProtocol, function(instance, class)
      function class:canInitWithRequest_(request) return request:URL():host() == "stub" end
      function class:canonicalRequestForRequest_(request) return request end
      function instance:startLoading()
        local response = objc.NSHTTPURLResponse:alloc():initWithURL_statusCode_HTTPVersion_headerFields_(
          self:request():URL(), 203, "HTTP/1.1", {})
        local client = self:client()
        client:URLProtocol_didReceiveResponse_cacheStoragePolicy_(self, response, 0)
        client:URLProtocol_didLoadData_(self, "stub")
        client:URLProtocol_didLoadData_(self, "bed")
        client:URLProtocolDidFinishLoading_(self)
      end
      function instance:stopLoading() end
    end)
    local token = hook.instead(objc.NSURLSessionConfiguration, "protocolClasses",
      function(original, self)
        local list = original(self)
        table.insert(list, 1, Stub)
        return list
      end)
    local before = #network.requests()
    local session = objc.NSURLSession:sessionWithConfiguration_(
      objc.NSURLSessionConfiguration:defaultSessionConfiguration())
    local got
    session:dataTaskWithURL_completionHandler_(url "https://stub/", function(data, response)
      got = {objc.unbox(data), response:statusCode()}
    end):resume()
    runloop.runUntilIdle()
    token:remove()
    assert.same({"stubbed", 203}, got)
    assert.equal(before, #network.requests())
  end)
end)

describe("a request", function()
  it("has its attribution to the user or the developer, and so does its copy", function()
    local request = objc.NSMutableURLRequest:requestWithURL_(url "https://api.example/x")
    assert.equal(0, request:attribution())
    request:setAttribution_(1)
    assert.equal(1, request:copy():attribution())
  end)
end)

describe("an upload that is to continue", function()
  it("needs the resume data of an upload", function()
    local session = objc.NSURLSession:sharedSession()
    assert.error_matches(function()
      session:uploadTaskWithResumeData_(objc.NSData:data())
    end, "Invalid resume data for upload", 1, true)
  end)

  it("has settings that can be written and read", function()
    local configuration = objc.NSURLSessionConfiguration:backgroundSessionConfigurationWithIdentifier_("b")
    configuration:setTimeoutIntervalForRequest_(7)
    configuration:setAllowsCellularAccess_(false)
    configuration:setHTTPAdditionalHeaders_ {Accept = "text/plain"}
    local data = objc.NSKeyedArchiver:archivedDataWithRootObject_(configuration)
    local read = objc.NSKeyedUnarchiver:unarchiveObjectWithData_(data)
    assert.same({"b", 7.0, false, "text/plain"}, {
      read:identifier(), read:timeoutIntervalForRequest(), read:allowsCellularAccess(),
      read:HTTPAdditionalHeaders().Accept,
    })
  end)
end)

describe("the configuration of a background session", function()
  it("has no cache", function()
    local cls = objc.NSURLSessionConfiguration
    assert.is_nil(cls:backgroundSessionConfigurationWithIdentifier_("a"):URLCache())
    assert.is_not_nil(cls:defaultSessionConfiguration():URLCache())
    assert.is_not_nil(cls:ephemeralSessionConfiguration():URLCache())
  end)
end)
