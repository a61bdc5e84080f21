-- A WKDownload writes what the scripted server sends, as its delegate decides.
describe("a WKDownload", function()
  local snapshot, web, log, delegate, files, folder, path, redirects
  local Taker = objc.class("DownloadTaker", objc.NSObject,
    {protocols = {"WKDownloadDelegate", "WKNavigationDelegate"}}, function(instance)
      instance["download:decideDestinationUsingResponse:suggestedFilename:completionHandler:"] =
        function(_, _, response, name, decide)
          log[#log + 1] = name
          decide(path and objc.NSURL:fileURLWithPath_(path))
        end
      instance["download:willPerformHTTPRedirection:newRequest:decisionHandler:"] =
        function(_, _, response, request, decide)
          log[#log + 1] = response:statusCode() .. " " .. request:URL():absoluteString()
          decide(redirects)
        end
      function instance:downloadDidFinish_(download) log[#log + 1] = "finished" end
      function instance:download_didFailWithError_resumeData_(_, failure, data)
        log[#log + 1] = "failed " .. failure:code()
      end
      function instance:webView_decidePolicyForNavigationAction_decisionHandler_(_, action, decide)
        local address = action:request():URL():absoluteString()
        decide(address:find "direct" and uikit.WKNavigationActionPolicyDownload or uikit.WKNavigationActionPolicyAllow)
      end
      function instance:webView_decidePolicyForNavigationResponse_decisionHandler_(_, response, decide)
        decide(response:canShowMIMEType() and uikit.WKNavigationResponsePolicyAllow
          or uikit.WKNavigationResponsePolicyDownload)
      end
      function instance:webView_navigationAction_didBecomeDownload_(_, _, download)
        log[#log + 1] = "action"
        download:setDelegate_(self)
      end
      function instance:webView_navigationResponse_didBecomeDownload_(_, _, download)
        log[#log + 1] = "response"
        download:setDelegate_(self)
      end
      function instance:webView_didFailProvisionalNavigation_withError_(_, _, failure)
        log[#log + 1] = "load " .. failure:code()
      end
    end)

  before_each(function()
    snapshot, log = objc.snapshot(), {}
    web, delegate, files = objc.WKWebView:new(), Taker:new(), objc.NSFileManager:defaultManager()
    web:setNavigationDelegate_(delegate)
    folder = files:temporaryDirectory():path() .. "/"
    path, redirects = folder .. "got.bin", uikit.WKDownloadRedirectPolicyAllow
    network.respond("http://a/*", {body = "0123456789", chunks = 5, headers = {["Content-Type"] = "application/zip"}})
    network.respond("http://old/*", {redirect = "http://a/x.zip"})
  end)
  after_each(function() objc.restore(snapshot) end)

  local function request(address) return objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_(address)) end
  local function start(address)
    local made
    web:startDownloadUsingRequest_completionHandler_(request(address), function(download)
      made = download
      download:setDelegate_(delegate)
    end)
    return function() return made end
  end
  local function content() return tostring(objc.NSString:stringWithContentsOfFile_encoding_error_(path, 4)) end

  it("follows redirects, writes the file and finishes", function()
    local made = start "http://old/x.zip"
    runloop.runUntilIdle()
    assert.same({"302 http://a/x.zip", "x.zip", "finished"}, log)
    assert.equal("0123456789", content())
    assert.equal(1, made():progress():fractionCompleted())
    assert.equal("http://old/x.zip", made():originalRequest():URL():absoluteString())
  end)

  it("fails if it must: no host, an existing file, a rejection", function()
    start "http://nowhere/"
    runloop.runUntilIdle()
    files:createFileAtPath_contents_attributes_(path, "", nil)
    start "http://a/x.zip"
    runloop.runUntilIdle()
    redirects, path = uikit.WKDownloadRedirectPolicyCancel, nil
    start "http://a/y.zip"
    start "http://old/x.zip"
    runloop.runUntilIdle()
    assert.same({"failed -1003", "x.zip", "failed -3000"}, {log[1], log[2], log[3]})
    assert.equal(2, select(2, table.concat(log, " "):gsub("failed %-999", "")))
  end)

  it("is created from a navigation's action or its response", function()
    web:loadRequest_(request "http://a/direct")
    runloop.runUntilIdle()
    assert.same({"action", "direct", "finished"}, log)
    log, path = {}, folder .. "other.bin"
    web:loadRequest_(request "http://a/shown")
    runloop.runUntilIdle()
    assert.same({"response", "shown", "load 102", "finished"}, log)
    assert.equal(2, #network.requests())
  end)

  it("stops with its resume data", function()
    local made, resume = start "http://a/x.zip", nil
    local stop = hook.after(objc.NSProgress, "setCompletedUnitCount:", function(progress, count)
      if count == 4 then made():cancel_(function(data) resume = data end) end
    end)
    runloop.runUntilIdle()
    stop:remove()
    assert.same({"x.zip"}, log)
    network.respond("http://a/*", function(asked)
      log[#log + 1] = asked:valueForHTTPHeaderField_ "Range"
      return {status = 206, body = "456789"}
    end)
    path = folder .. "second.bin"
    web:resumeDownloadFromResumeData_completionHandler_(resume, function(download)
      download:setDelegate_(delegate)
    end)
    runloop.runUntilIdle()
    assert.same({"x.zip", "bytes=4-", "x.zip", "finished"}, log)
    assert.equal("0123456789", content())
  end)
end)
