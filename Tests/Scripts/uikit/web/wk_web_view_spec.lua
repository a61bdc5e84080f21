describe("a WKWebView", function()
  local trace, web, delegate, policies = {}, nil, nil, {}
  local function request(address)
    return objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_(address))
  end
  local function note(text) trace[#trace + 1] = text end

  local Delegate = objc.class("NavigationDelegate", objc.NSObject, function(instance)
    function instance:webView_decidePolicyForNavigationAction_decisionHandler_(view, action, decide)
      local address = action:request():URL():absoluteString()
      note("action " .. address)
      decide(policies[address] or uikit.WKNavigationActionPolicyAllow)
    end
    function instance:webView_decidePolicyForNavigationResponse_decisionHandler_(view, r, decide)
      note "response"
      decide(policies.response or uikit.WKNavigationResponsePolicyAllow)
    end
    function instance:webView_didStartProvisionalNavigation_(view, navigation) note "start" end
    function instance:webView_didReceiveServerRedirectForProvisionalNavigation_(view, navigation)
      note "redirect"
    end
    function instance:webView_didCommitNavigation_(view, navigation) note "commit" end
    function instance:webView_didFinishNavigation_(view, navigation) note "finish" end
    function instance:webView_didFailProvisionalNavigation_withError_(view, navigation, e)
      note("fail provisional " .. e:code())
    end
    function instance:webView_didFailNavigation_withError_(view, navigation, e)
      note("fail " .. e:code())
    end
  end)

  before_each(function()
    trace, policies = {}, {}
    web = objc.WKWebView:alloc():initWithFrame_ {0, 0, 320, 480}
    delegate = Delegate:new()
    web:setNavigationDelegate_(delegate)
    uikit.page("http://a", {title = "A", links = {next = "http://b"}})
    uikit.page("http://b", {title = "B"})
  end)

  local function load(address)
    web:loadRequest_(request(address))
    runloop.run(1)
  end

  it("asks for the action, starts, asks for the response, commits and finishes", function()
    local navigation = web:loadRequest_(request "http://a")
    assert.is_true(navigation:isKindOfClass_(objc.WKNavigation))
    runloop.run(1)
    assert.same({"action http://a", "start", "response", "commit", "finish"}, trace)
    assert.same({"A", "http://a", false, 1},
      {web:title(), web:URL():absoluteString(), web:isLoading(), web:estimatedProgress()})
  end)

  it("asks a second time for a redirect and reports it", function()
    uikit.page("http://moved", {redirect = "http://b"})
    load "http://moved"
    assert.same({
      "action http://moved", "start", "action http://b", "redirect", "response", "commit",
      "finish",
    }, trace)
  end)

  it("does not report a rejected action further", function()
    policies["http://a"] = uikit.WKNavigationActionPolicyCancel
    load "http://a"
    assert.same({"action http://a"}, trace)
    assert.is_false(web:isLoading())
  end)

  it("fails before the commit for a response that is rejected", function()
    policies.response = uikit.WKNavigationResponsePolicyCancel
    load "http://a"
    assert.same({"action http://a", "start", "response", "fail provisional 102"}, trace)
    uikit.setting("refusedResponse", "silent")
    trace = {}
    load "http://a"
    uikit.setting("refusedResponse", "fails")
    assert.same({"action http://a", "start", "response"}, trace)
  end)

  it("fails before the commit if it does not load or is stopped", function()
    uikit.page("http://slow", {delay = 10})
    load "http://nowhere"
    load "http://slow"
    web:stopLoading()
    assert.same({
      "action http://nowhere", "start", "fail provisional -1003", "action http://slow", "start",
      "fail provisional -999",
    }, trace)
  end)

  it("allows everything after its delegate is deallocated", function()
    do
      local gone <close> = delegate
      delegate = nil
    end
    objc.autoreleasepool(function() end)
    assert.is_nil(web:navigationDelegate())
    load "http://a"
    assert.same({}, trace)
    assert.equal("A", web:title())
  end)

  it("waits for a later decision", function()
    local Late = objc.class("NavigationLate", objc.NSObject, function(instance)
      function instance:webView_decidePolicyForNavigationAction_decisionHandler_(view, _, decide)
        dispatch.after(2, function() decide(uikit.WKNavigationActionPolicyAllow) end)
      end
    end)
    delegate = Late:new()
    web:setNavigationDelegate_(delegate)
    load "http://a"
    assert.equal("", web:title())
    runloop.run(2)
    assert.equal("A", web:title())
  end)

  it("raises when a decision is made twice, or never", function()
    local calls = 2
    local Wrong = objc.class("NavigationWrong", objc.NSObject, function(instance)
      function instance:webView_decidePolicyForNavigationAction_decisionHandler_(view, _, decide)
        for _ = 1, calls do decide(uikit.WKNavigationActionPolicyAllow) end
      end
    end)
    delegate = Wrong:new()
    web:setNavigationDelegate_(delegate)
    for count, text in pairs {[2] = "was called more than once", [0] = "was not called"} do
      calls = count
      local ok, e = pcall(load, "http://a")
      assert.is_false(ok)
      assert.equal("NSInternalInconsistencyException", e.name)
      assert.matches("Completion handler passed to -[NavigationWrong webView:decidePolicyFor",
        e.reason, 1, true)
      assert.matches(text, e.reason, 1, true)
    end
  end)

  it("can be observed", function()
    local keys = {"loading", "title", "URL", "estimatedProgress", "canGoBack"}
    local seen = {}
    local Observer = objc.class("NavigationObserver", objc.NSObject, function(instance)
      function instance:observeValueForKeyPath_ofObject_change_context_(path, object, change)
        seen[#seen + 1] = path .. " " .. tostring(change.new)
      end
    end)
    local observer = Observer:new()
    web:setNavigationDelegate_(nil)
    for _, key in ipairs(keys) do
      web:addObserver_forKeyPath_options_context_(
        observer, key, objc.NSKeyValueObservingOptionNew, nil)
    end
    load "http://a"
    for index, text in ipairs(seen) do seen[index] = text:gsub("<NSURL.*", "url") end
    assert.same({
      "estimatedProgress 0.1", "URL http://a", "loading true", "title A", "estimatedProgress 0.5",
      "loading false", "estimatedProgress 1.0",
    }, seen)
    seen = {}
    uikit.followLink(web, "next")
    runloop.run(1)
    assert.matches("canGoBack true", table.concat(seen, " "), 1, true)
    assert.equal("http://a", web:backForwardList():backItem():URL():absoluteString())
    for _, key in ipairs(keys) do web:removeObserver_forKeyPath_(observer, key) end
  end)

  it("has the address of the pending load, and restores the old one when that fails", function()
    local function address() return web:URL() and web:URL():absoluteString() end
    load "http://a"
    web:loadRequest_(request "http://nowhere")
    assert.equal("http://nowhere", address())
    runloop.run(1)
    assert.equal("http://a", address())
    uikit.followLink(web, "next")
    assert.same({"http://a", false}, {address(), web:isLoading()})
    policies["http://b"] = uikit.WKNavigationActionPolicyCancel
    runloop.run(1)
    assert.same({"http://a", false}, {address(), web:isLoading()})
  end)

  it("scrolls to an anchor in its document without loading", function()
    uikit.page("http://long", {title = "Long", links = {below = "http://long#below"}})
    load "http://long"
    trace = {}
    uikit.followLink(web, "below")
    runloop.run(1)
    assert.same({"action http://long#below"}, trace)
    assert.same({"http://long#below", "Long", true},
      {web:URL():absoluteString(), web:title(), web:canGoBack()})
    web:goBack()
    runloop.run(1)
    assert.same({"action http://long#below", "action http://long"}, trace)
    assert.equal("http://long", web:URL():absoluteString())
  end)

  it("evaluates scripts later, and posts messages to handlers that it owns", function()
    uikit.page("http://script", {
      javascript = {["1 + 1"] = 2}, messages = {{name = "log", body = {level = 3}}},
    })
    local Handler = objc.class("NavigationHandler", objc.NSObject, function(instance)
      function instance:userContentController_didReceiveScriptMessage_(controller, message)
        note(message:name() .. " " .. message:body().level)
      end
    end)
    local configuration = objc.WKWebViewConfiguration:new()
    local weak
    do
      local handler <close> = Handler:new()
      weak = objc.weak(handler)
      configuration:userContentController():addScriptMessageHandler_name_(handler, "log")
    end
    assert.is_false(pcall(function()
      configuration:userContentController():addScriptMessageHandler_name_(delegate, "log")
    end))
    web = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 10, 10}, configuration)
    load "http://script"
    assert.same({"log 3"}, trace)
    web:evaluateJavaScript_completionHandler_("1 + 1", function(result, e)
      note(tostring(result) .. " " .. tostring(e))
    end)
    assert.same({"log 3"}, trace)
    runloop.run(0)
    assert.same({"log 3", "2 nil"}, trace)
    configuration:userContentController():removeScriptMessageHandlerForName_ "log"
    objc.autoreleasepool(function() end)
    assert.is_nil(weak:get())
  end)

  it("is sent messages by a script as by its page", function()
    local Handler = objc.class("PostedHandler", objc.NSObject, function(instance)
      function instance:userContentController_didReceiveScriptMessage_(_, message)
        note(message:name() .. " " .. message:body())
      end
    end)
    local handler = Handler:new()
    web:configuration():userContentController():addScriptMessageHandler_name_(handler, "posted")
    uikit.postMessage(web, "posted", "hello")
    runloop.run(0)
    assert.same({"posted hello"}, trace)
    uikit.postMessage(web, "nobody", "hello")
    runloop.run(0)
    assert.same({"posted hello"}, trace)
    assert.is_false(pcall(uikit.postMessage, nil, "posted", 1))
  end)

  it("asks its UI delegate to show the panels of a page, one after the other", function()
    uikit.page("http://panels", {dialogs = {
      {kind = "alert", message = "one"}, {kind = "confirm", message = "two"},
    }})
    local Panels = objc.class("NavigationPanels", objc.NSObject, function(instance)
      function instance:webView_runJavaScriptAlertPanelWithMessage_initiatedByFrame_completionHandler_(
          view, message, frame, done)
        note(message)
        dispatch.after(2, done)
      end
      function instance:webView_runJavaScriptConfirmPanelWithMessage_initiatedByFrame_completionHandler_(
          view, message, frame, done)
        note(message)
        done(true)
      end
    end)
    local panels = Panels:new()
    web:setNavigationDelegate_(nil)
    web:setUIDelegate_(panels)
    load "http://panels"
    assert.same({"one"}, trace)
    runloop.run(2)
    assert.same({"one", "two"}, trace)
  end)
end)
