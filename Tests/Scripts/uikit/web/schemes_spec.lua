-- An app handles loads of its own URL scheme.
describe("a WKURLSchemeHandler", function()
  local snapshot, log, task, web
  local Handler = objc.class("SchemeHandler", objc.NSObject, {protocols = {"WKURLSchemeHandler"}}, function(instance)
    function instance:webView_startURLSchemeTask_(_, started)
      task = started
      log[#log + 1] = "start " .. started:request():URL():absoluteString()
    end
    function instance:webView_stopURLSchemeTask_(_, stopped)
      log[#log + 1] = stopped == task and "stop" or "stop another"
    end
  end)
  local configuration
  before_each(function()
    snapshot, log, task = objc.snapshot(), {}, nil
    configuration = objc.WKWebViewConfiguration:new()
    configuration:setURLSchemeHandler_forURLScheme_(Handler:new(), "app")
    web = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 100, 100}, configuration)
  end)
  after_each(function() objc.restore(snapshot) end)

  local function load()
    web:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "app://start"))
    runloop.run(0.1)
  end
  local function respond()
    task:didReceiveResponse_(objc.NSURLResponse:alloc():initWithURL_MIMEType_expectedContentLength_textEncodingName_(
      task:request():URL(), "text/html", -1, nil))
  end

  it("returns the load and shows the document", function()
    load()
    assert.same({"start app://start", true}, {log[1], web:isLoading()})
    respond()
    task:didReceiveData_ "<title>Mine</title>"
    task:didFinish()
    runloop.run(0.1)
    assert.same({"Mine", false}, {web:title(), web:isLoading()})
    assert.error_matches(function() task:didFinish() end,
      "%[WKURLSchemeTask taskDidCompleteWithError:%] has already been called for this task")
  end)

  it("is notified when the load is cancelled, and must not continue", function()
    load()
    assert.error_matches(function() task:didFinish() end, "No response")
    web:stopLoading()
    assert.same({"start app://start", "stop"}, log)
    assert.error_matches(respond, "already been stopped")
  end)

  it("refuses a response after data, a redirect after a response, and anything without its view", function()
    load()
    local other = objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "app://other")
    respond()
    assert.error_matches(function() task["_didPerformRedirection:newRequest:"](task, objc.NSURLResponse:new(), other) end,
      "No redirects are allowed after the response")
    respond()
    task:didReceiveData_ "x"
    assert.error_matches(respond,
      "%[WKURLSchemeTask taskDidReceiveData:%] has already been called for this task")
    web = nil
    objc.autoreleasepool(function() end)
    collectgarbage()
    assert.error_matches(function() task:didFinish() end, "This task has already been stopped")
  end)

  it("cannot handle WebKit's own schemes, or a scheme that has a handler", function()
    local function set(scheme) configuration:setURLSchemeHandler_forURLScheme_(Handler:new(), scheme) end
    assert.error_matches(function() set "https" end, "handles natively")
    assert.error_matches(function() set "app" end, "already has a registered")
    assert.error_matches(function() set "1app" end, "'1app' is not a valid URL scheme")
    assert.is_true(objc.WKWebView:handlesURLScheme_ "file")
    assert.is_false(objc.WKWebView:handlesURLScheme_ "app")
  end)
end)
