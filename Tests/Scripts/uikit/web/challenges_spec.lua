-- Authentication challenges in a web view.

local world, web, delegate, log, answer

local function load()
  web:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_("https://safe.example")))
  runloop.run(1)
end

before_each(function()
  world = objc.snapshot()
  log = {}
  local Delegate = objc.class("ChallengedDelegate", objc.NSObject, {
    protocols = {"WKNavigationDelegate"}}, function(instance)
    function instance:webView_didReceiveAuthenticationChallenge_completionHandler_(_, challenge, done)
      local space = challenge:protectionSpace()
      log[#log + 1] = space:authenticationMethod():match("Method(%a+)") .. " " .. space:host()
      answer(done)
    end
    function instance:webView_decidePolicyForNavigationResponse_decisionHandler_(_, response, decide)
      log[#log + 1] = "status " .. response:response():statusCode()
      decide(1)
    end
    function instance:webView_didFinishNavigation_() log[#log + 1] = "finish" end
    function instance:webView_didFailProvisionalNavigation_withError_(_, _, problem)
      log[#log + 1] = "fail " .. problem:code()
    end
  end)
  delegate = Delegate:new()
  web = objc.WKWebView:alloc():initWithFrame_ {0, 0, 320, 480}
  web:setNavigationDelegate_(delegate)
  network.respond("https://safe.example", {
    body = "<title>Safe</title>", challenge = "NSURLAuthenticationMethodHTTPBasic"})
end)
after_each(function() objc.restore(world) end)

describe("a web view that is challenged", function()
  it("continues with a credential", function()
    answer = function(done)
      done(0, objc.NSURLCredential:credentialWithUser_password_persistence_("ann", "pw", 0))
    end
    load()
    assert.same({"HTTPBasic safe.example", "status 200", "finish"}, log)
    assert.equal("Safe", web:title())
  end)

  it("shows the refusal without one", function()
    answer = function(done) done(1, nil) end
    load()
    assert.same({"HTTPBasic safe.example", "status 401", "finish"}, log)
  end)

  it("fails when the challenge is cancelled, and waits until it is answered", function()
    local later
    answer = function(done) later = done end
    load()
    assert.same({"HTTPBasic safe.example"}, log)
    later(2, nil)
    runloop.run(1)
    assert.same({"HTTPBasic safe.example", "fail -999"}, log)
  end)
end)
