-- Steps of a navigation, which follow the decisions in later turns, and results of scripts.
describe("a WKWebView", function()
  local snapshot, web, trace, delegate
  local function note(text) trace[#trace + 1] = text end
  local Delegate = objc.class("StepsDelegate", objc.NSObject, function(instance)
    function instance:webView_decidePolicyForNavigationAction_decisionHandler_(_, _, decide)
      decide(uikit.WKNavigationActionPolicyAllow)
      note "action decided"
    end
    function instance:webView_decidePolicyForNavigationResponse_decisionHandler_(_, _, decide)
      decide(uikit.WKNavigationResponsePolicyAllow)
      note "response decided"
    end
    function instance:webView_didStartProvisionalNavigation_() note "start" end
    function instance:webView_didCommitNavigation_(view)
      note("commit, loading " .. tostring(view:isLoading()))
    end
    function instance:webView_didFinishNavigation_() note "finish" end
  end)

  before_each(function()
    snapshot, trace = objc.snapshot(), {}
    web, delegate = objc.WKWebView:alloc():initWithFrame_ {0, 0, 100, 100}, Delegate:new()
    web:setNavigationDelegate_(delegate)
    uikit.page("http://a", {
      title = "A",
      javascript = {view = function() return objc.UIView:new() end, list = {1, "two"}},
      exceptions = {["boom()"] = "ReferenceError: Can't find variable: boom"},
    })
  end)
  after_each(function() objc.restore(snapshot) end)

  local function load()
    web:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a"))
    runloop.run(1)
  end

  it("starts, commits and finishes after the decision's handler has returned", function()
    load()
    assert.same({
      "action decided", "start", "response decided", "commit, loading true", "finish",
    }, trace)
  end)

  local function evaluate(script)
    local got = {}
    web:evaluateJavaScript_completionHandler_(script, function(value, failure)
      got.value = value
      if failure then
        got = {failure:domain(), failure:code(), failure:localizedDescription(), failure:userInfo()}
      end
    end)
    runloop.run(0)
    return got
  end

  it("returns literals and defined results of scripts", function()
    load()
    for script, value in pairs {["1.5"] = 1.5, ["'a'"] = "a", ["true;"] = true, ["document.title"] = "A"} do
      assert.equal(value, evaluate(script).value)
    end
    assert.same({1, "two"}, evaluate("list").value)
    assert.same({}, evaluate("undefined"))
  end)

  it("fails for exceptions, for results of other types and for scripts without a result", function()
    load()
    local failure = evaluate "boom()"
    assert.same({"WKErrorDomain", 4, "A JavaScript exception occurred"}, {table.unpack(failure, 1, 3)})
    assert.equal("ReferenceError: Can't find variable: boom", failure[4].WKJavaScriptExceptionMessage)
    assert.equal("http://a", failure[4].WKJavaScriptExceptionSourceURL:absoluteString())
    for _, script in ipairs {"view", "document.body"} do
      assert.same({"WKErrorDomain", 5, "JavaScript execution returned a result of an unsupported type"},
        {table.unpack(evaluate(script), 1, 3)})
    end
    local unknown = evaluate "other()"
    assert.equal(4, unknown[2])
    assert.matches("the page 'http://a' does not define the result of the script 'other()'",
      unknown[4].WKJavaScriptExceptionMessage, 1, true)
  end)

  it("fails scripts whose result comes after its deallocation", function()
    load()
    local code, text
    do
      local gone <close> = web
      web = nil
      gone:evaluateJavaScript_completionHandler_("1", function(_, failure)
        code, text = failure:code(), failure:localizedDescription()
      end)
    end
    objc.autoreleasepool(function() end)
    runloop.run(0)
    assert.same({3, "The WKWebView was invalidated"}, {code, text})
  end)

  it("rejects wrong definitions of exceptions", function()
    assert.error_matches(function() uikit.page("http://b", {exceptions = {x = 1}}) end,
      "a table from scripts to messages")
  end)
end)
