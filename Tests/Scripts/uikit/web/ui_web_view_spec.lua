local function request(address)
  return objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_(address))
end

describe("a UIWebView", function()
  local trace, web, delegate, answers = {}, nil, nil, {}
  local Delegate = objc.class("WebDelegate", objc.NSObject, function(instance)
    function instance:webView_shouldStartLoadWithRequest_navigationType_(view, asked, type)
      local address = asked:URL():absoluteString()
      trace[#trace + 1] = "should " .. address .. " " .. type
      return answers[address] ~= false
    end
    function instance:webViewDidStartLoad_(view) trace[#trace + 1] = "start" end
    function instance:webViewDidFinishLoad_(view) trace[#trace + 1] = "finish" end
    function instance:webView_didFailLoadWithError_(view, e)
      trace[#trace + 1] = "fail " .. e:domain() .. " " .. e:code()
    end
  end)

  before_each(function()
    trace, answers = {}, {}
    web = objc.UIWebView:alloc():initWithFrame_ {0, 0, 320, 480}
    delegate = Delegate:new()
    web:setDelegate_(delegate)
    uikit.page("http://a", {title = "A", links = {next = "http://b", other = "http://c"}})
    uikit.page("http://b", {title = "B"})
  end)

  local function load(address, seconds)
    web:loadRequest_(request(address))
    runloop.run(seconds or 1)
  end

  it("asks, starts and finishes", function()
    web:loadRequest_(request "http://a")
    assert.is_true(web:isLoading())
    assert.same({}, trace)
    runloop.run(1)
    assert.same({"should http://a 5", "start", "finish"}, trace)
    assert.is_false(web:isLoading())
    assert.equal("http://a", web:request():URL():absoluteString())
    assert.equal("A", web:stringByEvaluatingJavaScriptFromString_ "document.title")
  end)

  it("asks again for a redirect, starts and finishes once", function()
    uikit.page("http://moved", {redirect = "http://b"})
    load "http://moved"
    assert.same({"should http://moved 5", "start", "should http://b 5", "finish"}, trace)
  end)

  it("does not report a rejected load further", function()
    answers["http://a"] = false
    load "http://a"
    assert.same({"should http://a 5"}, trace)
    assert.is_false(web:isLoading())
  end)

  it("starts and finishes for each frame, the page last", function()
    uikit.page("http://framed", {frames = {"http://a", "http://b"}})
    load "http://framed"
    assert.same({
      "should http://framed 5", "start", "should http://a 5", "start", "should http://b 5",
      "start", "finish", "finish", "finish",
    }, trace)
  end)

  it("fails for an unknown host, a page that fails and an endless redirect", function()
    uikit.page("http://broken", {fails = true})
    uikit.page("http://loop", {redirect = "http://loop"})
    load "http://nowhere"
    load "http://broken"
    assert.same({
      "should http://nowhere 5", "start", "fail NSURLErrorDomain -1003", "should http://broken 5",
      "start", "fail NSURLErrorDomain -1004",
    }, trace)
    load "http://loop"
    assert.equal("fail NSURLErrorDomain -1007", trace[#trace])
  end)

  it("fails as cancelled when it is stopped or asked for another page", function()
    uikit.page("http://slow", {delay = 10})
    load "http://slow"
    web:stopLoading()
    assert.equal("fail NSURLErrorDomain -999", trace[#trace])
    assert.is_false(web:isLoading())
    load "http://slow"
    trace = {}
    load "http://a"
    assert.same({"should http://a 5", "fail NSURLErrorDomain -999", "start", "finish"}, trace)
  end)

  it("follows links, goes back and forward, and reloads", function()
    load "http://a"
    uikit.followLink(web, "next")
    runloop.run(1)
    assert.same({true, false}, {web:canGoBack(), web:canGoForward()})
    web:goBack()
    runloop.run(1)
    assert.same({false, true}, {web:canGoBack(), web:canGoForward()})
    web:reload()
    runloop.run(1)
    assert.same({
      "should http://a 5", "start", "finish", "should http://b 0", "start", "finish",
      "should http://a 2", "start", "finish", "should http://a 3", "start", "finish",
    }, trace)
    local ok, e = pcall(uikit.followLink, web, "nix")
    assert.is_false(ok)
    assert.matches("no link named 'nix'; there are next, other", e.reason, 1, true)
  end)

  it("loads a given document", function()
    web:loadHTMLString_baseURL_("<html><title>T</title></html>", nil)
    runloop.run(1)
    assert.same({"should about:blank 5", "start", "finish"}, trace)
    assert.equal("T", web:stringByEvaluatingJavaScriptFromString_ "document.title")
    assert.equal("", web:stringByEvaluatingJavaScriptFromString_ "whatever()")
  end)

  it("can be stopped at its start and continued at its end", function()
    local Stopping = objc.class("WebStopping", Delegate, function(instance, _, super)
      function instance:webViewDidStartLoad_(view)
        super(self):webViewDidStartLoad_(view)
        view:stopLoading()
      end
    end)
    delegate = Stopping:new()
    web:setDelegate_(delegate)
    load "http://a"
    assert.same({"should http://a 5", "start", "fail NSURLErrorDomain -999"}, trace)
    local Restless = objc.class("WebRestless", objc.NSObject, function(instance)
      function instance:webViewDidFinishLoad_(view) view:loadRequest_(request "http://a") end
    end)
    delegate = Restless:new()
    web:setDelegate_(delegate)
    load("http://a", 1)
    assert.is_true(web:isLoading())
    web:setDelegate_(nil)
    runloop.run(1)
  end)

  it("reports a deallocated delegate in the frame that reads it first", function()
    do
      local gone <close> = Delegate:new()
      web:setDelegate_(gone)
    end
    objc.autoreleasepool(function() end)
    web:loadRequest_(request "http://a")
    local ok, e = pcall(runloop.run, 1)
    assert.is_false(ok)
    assert.equal("EXC_BAD_ACCESS", e.name)
    assert.matches(
      "message to freed object in "
        .. "webView:decidePolicyForNavigationAction:request:frame:decisionListener:",
      e.reason, 1, true)
    assert.is_false(web:isLoading())
  end)

  it("decides by a message that can be hooked", function()
    local selector = "webView:decidePolicyForNavigationAction:request:frame:decisionListener:"
    local Hooked = objc.class("WebHooked", objc.UIWebView, function(instance, _, super)
      instance[selector] = function(self, view, action, asked, frame, listener)
        trace[#trace + 1] = "policy"
        objc.msgSend(listener, "ignore")
      end
    end)
    web = Hooked:alloc():initWithFrame_ {0, 0, 10, 10}
    web:setDelegate_(delegate)
    load "http://a"
    assert.same({"policy"}, trace)
  end)

  it("reports the failed frame, and can be made to ask inside loadRequest:", function()
    uikit.page("http://framed", {frames = {"http://nowhere"}})
    local failed
    local Failing = objc.class("WebFailing", objc.NSObject, function(instance)
      function instance:webView_didFailLoadWithError_(view, e)
        failed = e:userInfo().NSErrorFailingURLStringKey
      end
    end)
    local failing = Failing:new()
    web:setDelegate_(failing)
    load "http://framed"
    assert.equal("http://nowhere", failed)
    web:setDelegate_(delegate)
    uikit.setting("webPolicyTime", "atOnce")
    web:loadRequest_(request "http://a")
    uikit.setting("webPolicyTime", "later")
    assert.same({"should http://a 5", "start"}, trace)
    runloop.run(1)
  end)

  it("shows a document in a scroll view of its own", function()
    uikit.page("http://long", {height = 2000})
    load "http://long"
    local scroll = web:scrollView()
    assert.equal(web, scroll:superview())
    assert.same({320.0, 2000.0}, {scroll:contentSize().width, scroll:contentSize().height})
    web:setFrame_ {0, 0, 100, 100}
    web:layoutIfNeeded()
    assert.same({100.0, 100.0}, {scroll:bounds().size.width, scroll:bounds().size.height})
  end)

  it("rejects options of a page that are of the wrong type", function()
    for option, value in pairs {
      title = {}, links = 3, frames = "x", delay = -1, fails = "yes", redirect = 1, messages = {1},
      dialogs = {{kind = "x", message = "m"}}, height = "h", nonsense = 1,
    } do
      local ok, e = pcall(uikit.page, "http://wrong", {[option] = value})
      assert.is_false(ok, option)
      assert.matches("uikit.page", tostring(e), 1, true)
      assert.matches(option, tostring(e), 1, true)
    end
  end)
end)

describe("two hooks of a web view's setDelegate:", function()
  -- An SDK wraps each delegate in a proxy and retains only the newest; an app keeps its bridge as the delegate, and
  -- passes a second delegate only to the bridge.
  local trace = {}

  local function world(hasMissingLine)
    local moment = objc.snapshot()
    local Bridge = objc.class("HookBridge", objc.NSObject, function(instance)
      function instance:setWebViewDelegate_(delegate)
        objc.setAssociatedObject(self, "delegate", delegate, "ASSIGN")
      end
      function instance:webView_shouldStartLoadWithRequest_navigationType_(view, asked, type)
        trace[#trace + 1] = "bridge"
        return objc.getAssociatedObject(self, "delegate")
          :webView_shouldStartLoadWithRequest_navigationType_(view, asked, type)
      end
    end)
    local App = objc.class("HookApp", objc.NSObject, function(instance)
      function instance:webView_shouldStartLoadWithRequest_navigationType_()
        trace[#trace + 1] = "app"
        return true
      end
    end)
    local Proxy = objc.class("HookProxy", objc.NSProxy, function(instance)
      function instance:target() return objc.getAssociatedObject(self, "target") end
      function instance:methodSignatureForSelector_(sel)
        return self:target():methodSignatureForSelector_(sel)
      end
      function instance:forwardInvocation_(invocation) invocation:invokeWithTarget_(self:target()) end
    end)
    local web = objc.UIWebView:alloc():initWithFrame_ {0, 0, 10, 10}
    local bridge, app = Bridge:new(), App:new()

    local method = objc.class_getInstanceMethod(objc.UIWebView, "setDelegate:")
    local original = objc.method_getImplementation(method)
    local function client(self, delegate)
      if delegate ~= nil and not delegate:isKindOfClass_(Bridge) then
        bridge:setWebViewDelegate_(delegate)
        if hasMissingLine then original(self, objc.sel "setDelegate:", bridge) end
      else
        original(self, objc.sel "setDelegate:", delegate)
      end
    end
    objc.method_setImplementation(method, objc.imp(function(self, _cmd, delegate)
      local proxy <close> = Proxy:alloc()
      objc.setAssociatedObject(proxy, "target", delegate, "ASSIGN")
      objc.setAssociatedObject(self, "proxy", proxy, "RETAIN")
      client(self, proxy)
    end))
    web:setDelegate_(bridge)
    web:setDelegate_(app)
    web:loadRequest_(request "http://a")
    local ok, e = pcall(runloop.run, 1)
    local text = tostring(e)
    objc.restore(moment)
    return ok, text
  end

  before_each(function()
    trace = {}
    uikit.page("http://a", {})
  end)

  it("leave a dangling proxy when the app does not set the bridge again", function()
    local ok, e = world(false)
    assert.is_false(ok)
    assert.matches("EXC_BAD_ACCESS", e, 1, true)
    assert.matches("HookProxy", e, 1, true)
    assert.matches("webView:decidePolicyForNavigationAction", e, 1, true)
    assert.same({}, trace)
  end)

  it("work with the one missing line", function()
    local ok, e = world(true)
    assert.is_true(ok, e)
    assert.same({"bridge", "app"}, trace)
  end)
end)
