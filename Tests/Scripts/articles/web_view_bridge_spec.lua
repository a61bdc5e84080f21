-- Article 002, the first pit: two hooks of UIWebView's setDelegate:, and an `assign` delegate.

local listings = "scripts/examples/002_hooks_in_a_large_app/listings/"
local selector = "webView:shouldStartLoadWithRequest:navigationType:"
local snapshot, log, delegate, customer, sdk, view

before_each(function()
  snapshot, log = objc.snapshot(), {}
  uikit.page("http://a", {})
  delegate = objc.class("WebViewDelegate", objc.NSObject, function(instance)
    instance[selector] = function()
      log[#log + 1] = "delegate"
      return true
    end
  end):new()
end)
after_each(function() objc.restore(snapshot) end)

local function note(token) log[#log + 1] = token end

-- The last one is outermost.
local function install(...)
  for _, name in ipairs {...} do
    if name == "customer" then
      customer = dofile(listings .. "WebViewJavascriptBridge.lua")
      customer.log = note
    else
      sdk = dofile(listings .. "BDWebViewDelegateProxy.lua")
      sdk.log = note
    end
  end
  view = objc.UIWebView:alloc():initWithFrame_ {0, 0, 10, 10}
end

-- In a pool, so that no variable of the spec retains a proxy.
local function set(object)
  objc.autoreleasepool(function() view:setDelegate_(object) end)
end

local function load()
  log = {}
  view:loadRequest_(objc.NSURLRequest:requestWithURL_(objc.NSURL:URLWithString_ "http://a"))
  local ok, e = pcall(runloop.run, 1)
  return table.concat(log, " "), not ok and e or nil
end

describe("MySDK's hook around the customer's", function()
  before_each(function() install("customer", "sdk") end)

  it("passes a proxy to the customer instead of the bridge, and the view refers to the bridge", function()
    objc.autoreleasepool(function()
      assert.equal(objc.BDWebViewDelegateProxy, objc.object_getClass(view:delegate()))
      assert.equal(view:bd_TrackerDecorator(), view:delegate())
      assert.equal(view:jsBridge(), view:delegate():target())
    end)
    assert.equal("track bridge", load())
  end)

  it("frees the first proxy with the second setDelegate:, without notifying the view", function()
    local weak
    objc.autoreleasepool(function() weak = objc.weak(view:delegate()) end)
    set(delegate)
    assert.is_nil(weak:get())
    assert.matches("BDWebViewDelegateProxy", tostring(view:delegate()), 1, true)
    assert.is_false((pcall(function() view:delegate():self() end)))
    objc.autoreleasepool(function()
      assert.equal(view:bd_TrackerDecorator(), view:jsBridge():webViewDelegate())
      assert.equal(delegate, view:bd_TrackerDecorator():target())
    end)
  end)

  it("frees it before the next line of the setter runs", function()
    local freed = {}
    objc.BDWebViewDelegateProxy["dealloc"] = function() freed[#freed + 1] = "dealloc" end
    hook.before(objc.UIWebView, "setWebViewDelegate:", function()
      freed[#freed + 1] = "next line"
    end)
    set(delegate)
    assert.same({"dealloc", "next line"}, freed)
  end)

  it("crashes in the frame of the article", function()
    set(delegate)
    local text, e = load()
    assert.equal("", text)
    assert.equal("EXC_BAD_ACCESS", e.name)
    assert.matches("message sent to deallocated instance", e.reason, 1, true)
    assert.matches("webView:decidePolicyForNavigationAction:request:frame:decisionListener:",
      e.reason, 1, true)
  end)

  it("works with the missing line", function()
    customer.forwardsBridge = true
    set(delegate)
    objc.autoreleasepool(function() assert.equal(view:jsBridge(), view:delegate()) end)
    local text, e = load()
    assert.is_nil(e)
    assert.equal("bridge track delegate", text)
  end)
end)

describe("the customer's hook around MySDK's", function()
  for _, forwards in ipairs {false, true} do
    it("works " .. (forwards and "with" or "without") .. " the line", function()
      install("sdk", "customer")
      customer.forwardsBridge = forwards
      set(delegate)
      assert.equal("track bridge delegate", load())
    end)
  end
end)

describe("nil in MySDK's setter", function()
  it("is wrapped where the branch does not return, as printed (H29)", function()
    install "sdk"
    sdk.returnsAfterNil = false
    set(nil)
    objc.autoreleasepool(function()
      assert.is_not_nil(view:delegate())
      assert.is_nil(view:delegate():target())
    end)
  end)

  it("is nil where it does", function()
    install "sdk"
    set(delegate)
    set(nil)
    assert.is_nil(view:delegate())
    assert.equal("", load())
  end)
end)
