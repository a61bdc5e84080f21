-- Article 002, the first pit: MySDK and a customer both hook setDelegate: of UIWebView, whose
-- delegate property is `assign`, not `weak`.

local listings = arg[0]:match "^.*/" .. "listings/"
local graph = dofile(listings .. "reference_graph.lua")

uikit.page("https://example.com/", {title = "Example"})
local request = objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "https://example.com/")

local WebViewDelegate = objc.class("WebViewDelegate", objc.NSObject, function(instance)
  function instance:webView_shouldStartLoadWithRequest_navigationType_()
    print "delegate"
    return true
  end
end)
local delegate = WebViewDelegate:alloc():init()
local before = objc.snapshot()

local function load(webView)
  webView:loadRequest_(request)
  local ok, exception = pcall(runloop.run, 1)
  if ok then return end
  print "Thread 0 Crashed:"
  print((exception.reason:gsub("0x%x+", "0x…"):gsub("; ", "\n")))
end

-- Both hooks in the given order of installation; the last one is called first.
local function world(heading, order, forwardsBridge)
  print("-- " .. heading)
  for _, name in ipairs(order) do
    local side = dofile(listings .. name .. ".lua")
    if forwardsBridge and name == "WebViewJavascriptBridge" then side.forwardsBridge = true end
  end
  local webView = objc.UIWebView:alloc():initWithFrame_ {0, 0, 320, 480}
  print "after the first setDelegate:, with the bridge"
  graph(webView)
  webView:setDelegate_(delegate)
  print "after the second setDelegate:, with the delegate"
  graph(webView)
  load(webView)
  objc.restore(before)
end

local customer, sdk = "WebViewJavascriptBridge", "BDWebViewDelegateProxy"
world("MySDK's hook is called first, then the customer's", {customer, sdk})
world("The same with the line that was missing", {customer, sdk}, true)
world("The customer's hook is called first: the line is not missed", {sdk, customer})
world("and does no harm", {sdk, customer}, true)

print "-- As printed, MySDK does not return after it has passed on nil"
dofile(listings .. sdk .. ".lua").returnsAfterNil = false
local webView = objc.UIWebView:alloc():initWithFrame_ {0, 0, 320, 480}
webView:setDelegate_(nil)
graph(webView)
load(webView)
