-- Windows that a page opens and closes: the messages of WKUIDelegate.
local world, log, opened

local function note(...) log[#log + 1] = table.concat({...}, " ") end

local function makeView(configuration)
  local view = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 320, 400},
    configuration or objc.WKWebViewConfiguration:new())
  local Delegate = objc.getClass "Windows" or objc.class("Windows", objc.NSObject,
    {protocols = {"WKUIDelegate", "WKNavigationDelegate"}}, function(instance)
      instance["webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:"] = function(_, _,
          given, action, features)
        note("create", action:request():URL():absoluteString(), tostring(features:width()))
        opened = objc.WKWebView:alloc():initWithFrame_configuration_({0, 0, 320, 400}, given)
        return opened
      end
      instance["webViewDidClose:"] = function(_, view_) note(view_ == opened and "closed" or "closed first") end
      instance["webView:decidePolicyForNavigationAction:decisionHandler:"] = function(_, _, action, handler)
        note("decide", action:navigationType(), action:targetFrame() and "here" or "elsewhere")
        handler(1)
      end
    end)
  local delegate = Delegate:new()
  objc.setAssociatedObject(view, "delegate", delegate)
  view:setUIDelegate_(delegate)
  view:setNavigationDelegate_(delegate)
  uikit.keyWindow():addSubview_(view)
  view:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://a.example/"))
  runloop.runUntilIdle()
  log = {}
  return view, Delegate
end

before_each(function()
  world = objc.snapshot()
  log, opened = {}, nil
  uikit.page("https://a.example/", {title = "A", links = {
    help = {url = "https://b.example/", target = "_blank"}, next = "https://b.example/"}})
  uikit.page("https://b.example/", {title = "B"})
end)
after_each(function() objc.restore(world) end)

describe("a page's window", function()
  it("is opened by a link, in the view that the delegate makes", function()
    local view = makeView()
    uikit.followLink(view, "help")
    runloop.runUntilIdle()
    assert.same({"decide 0 elsewhere", "create https://b.example/ nil"}, log)
    assert.same({"A", "B"}, {view:title(), opened:title()})
  end)

  it("does not open if no view is returned, or if it is rejected", function()
    local view, Delegate = makeView()
    view:setUIDelegate_(nil)
    uikit.followLink(view, "help")
    runloop.runUntilIdle()
    assert.same({"decide 0 elsewhere", "A"}, {log[1], view:title()})
    view:setUIDelegate_(view:navigationDelegate())
    hook.instead(Delegate, "webView:decidePolicyForNavigationAction:decisionHandler:",
      function(_, _, _, _, handler) handler(0) end)
    uikit.followLink(view, "help")
    runloop.runUntilIdle()
    assert.is_nil(opened)
  end)

  it("has to be made with the configuration that was given", function()
    local view, Delegate = makeView()
    Delegate["webView:createWebViewWithConfiguration:forNavigationAction:windowFeatures:"] = function()
      return objc.WKWebView:new()
    end
    assert.error_matches(function() uikit.followLink(view, "help") runloop.runUntilIdle() end,
      "was not created with the given configuration")
  end)

  it("is opened by a script only where the preferences allow it", function()
    local view = makeView()
    view:evaluateJavaScript_completionHandler_("window.open('https://b.example/')", nil)
    assert.same({}, log)
    view:configuration():preferences():setJavaScriptCanOpenWindowsAutomatically_(true)
    view:evaluateJavaScript_completionHandler_("window.open('https://b.example/')", nil)
    assert.same({"decide -1 elsewhere", "create https://b.example/ nil"}, log)
  end)

  it("is closed by its script, a window with a history only if a page has opened it", function()
    local view = makeView()
    uikit.followLink(view, "help")
    opened:setUIDelegate_(view:UIDelegate())
    runloop.runUntilIdle()
    opened:evaluateJavaScript_completionHandler_("window.close()", nil)
    assert.equal("closed", log[#log])
    uikit.followLink(view, "next")
    runloop.runUntilIdle()
    view:evaluateJavaScript_completionHandler_("window.close();", nil)
    assert.not_equal("closed first", log[#log])
  end)

  it("rejects a link without an address", function()
    assert.error_matches(function() uikit.page("https://c.example/", {links = {x = {target = "_blank"}}}) end,
      "links")
  end)
end)
