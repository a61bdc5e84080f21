local function url(text) return objc.NSURL:URLWithString_(text) end

local log = {}
local Delegate = objc.class("SessionDelegate", objc.NSObject,
  {protocols = {"NSURLSessionDataDelegate", "NSURLSessionDownloadDelegate"}}, function(instance)
    local function say(...) log[#log + 1] = table.concat({...}, " ") end
    function instance:URLSession_task_willPerformHTTPRedirection_newRequest_completionHandler_(
        _, _, response, request, handler)
      say("redirect", response:statusCode(), request:HTTPMethod(), request:URL():absoluteString())
      handler(request)
    end
    function instance:URLSession_dataTask_didReceiveResponse_completionHandler_(
        _, _, response, handler)
      say("response", response:statusCode())
      handler(self:valueForKey_("disposition"))
    end
    function instance:URLSession_dataTask_didReceiveData_(_, _, data) say("data", #data) end
    function instance:URLSession_dataTask_didBecomeDownloadTask_(_, _, task)
      say("became", tostring(task:class()))
    end
    function instance:URLSession_task_didSendBodyData_totalBytesSent_totalBytesExpectedToSend_(
        _, _, count, total, expected)
      say("sent", count, total, expected)
    end
    function instance:URLSession_task_didReceiveChallenge_completionHandler_(
        _, _, challenge, handler)
      local space = challenge:protectionSpace()
      say("challenge", space:authenticationMethod(), space:host(), space:port())
      handler(self:valueForKey_("answer"),
        objc.NSURLCredential:credentialWithUser_password_persistence_("u", "p", 1))
    end
    function instance:URLSession_downloadTask_didWriteData_totalBytesWritten_totalBytesExpectedToWrite_(
        _, _, count, total, expected)
      say("wrote", count, total, expected)
    end
    function instance:URLSession_downloadTask_didFinishDownloadingToURL_(_, _, file)
      say("file", objc.unbox(objc.NSData:dataWithContentsOfURL_(file)))
    end
    function instance:URLSession_dataTask_willCacheResponse_completionHandler_(
        _, _, response, handler)
      say("cache", #response:data())
      handler(response)
    end
    function instance:URLSession_task_didFinishCollectingMetrics_(_, _, metrics)
      say("metrics", metrics:redirectCount())
    end
    function instance:URLSession_task_didCompleteWithError_(_, _, failure)
      say("complete", failure and failure:code() or "ok")
    end
    function instance:URLSession_didBecomeInvalidWithError_() say "invalid" end
  end)
objc.property(Delegate, "disposition", {default = 1})
objc.property(Delegate, "answer", {default = 0})

local function session(settings)
  local delegate = Delegate:new()
  for key, value in pairs(settings or {}) do delegate:setValue_forKey_(value, key) end
  log = {}
  return objc.NSURLSession:sessionWithConfiguration_delegate_delegateQueue_(
    objc.NSURLSessionConfiguration:ephemeralSessionConfiguration(), delegate, nil)
end

describe("a session's delegate", function()
  it("receives a load's steps in their order", function()
    network.respond("https://to/*", {body = "0123456789", chunks = 3})
    network.respond("https://from/*", {redirect = "https://to/x"})
    session():dataTaskWithURL_(url "https://from/1"):resume()
    runloop.runUntilIdle()
    assert.same({"redirect 302 GET https://to/x", "response 200", "data 3", "data 3", "data 4",
      "cache 10", "metrics 1", "complete ok"}, log)
  end)

  it("is not called for a task with a completion handler", function()
    network.respond("https://from/*", {redirect = "https://to/x"})
    network.respond("https://to/*", {body = "abc"})
    local got
    session():dataTaskWithURL_completionHandler_(url "https://from/1",
      function(data) got = objc.unbox(data) end):resume()
    runloop.runUntilIdle()
    assert.equal("abc", got)
    assert.same({"redirect 302 GET https://to/x", "metrics 1"}, log)
  end)

  it("receives the progress of an upload", function()
    network.respond("POST https://up/*", function(request)
      return {body = tostring(#request:HTTPBody())}
    end)
    local request = objc.NSMutableURLRequest:requestWithURL_(url "https://up/")
    request:setHTTPMethod_("POST")
    session():uploadTaskWithRequest_fromData_(request, ("x"):rep(40000)):resume()
    runloop.runUntilIdle()
    assert.same({"sent 32768 32768 40000", "sent 7232 40000 40000", "response 200", "data 5",
      "metrics 0", "complete ok"}, log)
  end)

  it("can read a downloaded file during the callback", function()
    network.respond("https://down/*", {body = "abcdef", chunks = 2})
    local task = session():downloadTaskWithURL_(url "https://down/")
    task:resume()
    runloop.runUntilIdle()
    assert.same(
      {"wrote 3 3 6", "wrote 3 6 6", "file abcdef", "metrics 0", "complete ok"}, log)
    assert.equal(1, task:progress():fractionCompleted())
  end)

  it("turns a data task into a download", function()
    network.respond("https://down/*", {body = "abc"})
    session {disposition = 2}:dataTaskWithURL_(url "https://down/"):resume()
    runloop.runUntilIdle()
    assert.same({"response 200", "became __NSCFLocalDownloadTask", "wrote 3 3 3", "file abc",
      "metrics 0", "complete ok"}, log)
  end)

  it("returns a challenge once", function()
    network.respond("https://safe/*", {
      body = "in", challenge = "NSURLAuthenticationMethodHTTPBasic"})
    session():dataTaskWithURL_(url "https://safe/"):resume()
    runloop.runUntilIdle()
    assert.same({"challenge NSURLAuthenticationMethodHTTPBasic safe 443", "response 200", "data 2",
      "cache 2", "metrics 0", "complete ok"}, log)
    session {answer = 2}:dataTaskWithURL_(url "https://safe/"):resume()
    runloop.runUntilIdle()
    assert.equal("complete -999", log[#log])
    session {answer = 1}:dataTaskWithURL_(url "https://safe/"):resume()
    runloop.runUntilIdle()
    assert.equal("response 401", log[2])
  end)

  it("is given up when the session is invalid", function()
    local one = session()
    assert.is_not_nil(one:delegate())
    one:finishTasksAndInvalidate()
    runloop.runUntilIdle()
    assert.same({"invalid"}, log)
    assert.is_nil(one:delegate())
  end)
end)

describe("a download that was cancelled", function()
  it("continues from where it was", function()
    network.respond("https://down/*", function(request)
      local range = request:valueForHTTPHeaderField_("Range")
      if range then return {status = 206, body = range} end
      return {body = ("x"):rep(10), chunks = 2}
    end)
    local one = session()
    local task, data = one:downloadTaskWithURL_(url "https://down/"), nil
    local token = hook.after(Delegate,
      "URLSession:downloadTask:didWriteData:totalBytesWritten:totalBytesExpectedToWrite:",
      function() task:cancelByProducingResumeData_(function(resume) data = resume end) end)
    task:resume()
    runloop.runUntilIdle()
    token:remove()
    assert.same({"wrote 5 5 10", "metrics 0", "complete -999"}, log)
    log = {}
    one:downloadTaskWithResumeData_(data):resume()
    runloop.runUntilIdle()
    assert.equal("file xxxxxbytes=5-", log[#log - 2])
  end)
end)
