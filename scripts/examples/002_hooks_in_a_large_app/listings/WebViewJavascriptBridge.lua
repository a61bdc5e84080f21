-- The first pit, the customer's side: a bridge between a web view and its delegate, and a hook of
-- setDelegate: that keeps it there. customer.forwardsBridge is the line that was missing.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local customer = {forwardsBridge = false, log = print}

local WebViewJavascriptBridge = objc.class("WebViewJavascriptBridge", objc.NSObject,
  {protocols = {"UIWebViewDelegate"}}, function(instance, class)
    objc.property(instance, "webViewDelegate", {policy = "weak"})

    function class:bridgeForWebView_(webView)
      local bridge = self:alloc():init()
      webView:setDelegate_(bridge) -- the first of the two calls
      return bridge
    end

    function instance:webView_shouldStartLoadWithRequest_navigationType_(webView, request, type)
      customer.log "bridge"
      local delegate = self:webViewDelegate()
      local selector = "webView:shouldStartLoadWithRequest:navigationType:"
      if not objc.msgSend(delegate, "respondsToSelector:", objc.sel(selector)) then return true end
      return delegate[selector](delegate, webView, request, type)
    end
  end)

objc.category(objc.UIWebView, "JSBridge", function(instance, class)
  function instance:setJsBridge_(object)
    objc.setAssociatedObject(self, objc.sel "jsBridge", object, "RETAIN_NONATOMIC")
  end

  function instance:jsBridge() return objc.getAssociatedObject(self, objc.sel "jsBridge") end

  function class:load()
    dispatch.once("UIWebView+JSBridge", function()
      swizzleMethods(self, "setDelegate:", "setJSBridgeDelegate:")
      swizzleMethods(self, "initWithFrame:", "initJSWithFrame:")
    end)
  end

  function instance:initJSWithFrame_(frame)
    self = self:initJSWithFrame_(frame)
    if self then
      local bridge <close> = WebViewJavascriptBridge:bridgeForWebView_(self)
      self:setJsBridge_(bridge)
    end
    return self
  end

  -- webView.delegate is set several times, to different objects.
  function instance:setJSBridgeDelegate_(delegate)
    local bridge = self:jsBridge()
    if delegate == nil or bridge == nil then
      self:setJSBridgeDelegate_(delegate)
    elseif bridge == delegate then
      self:setJSBridgeDelegate_(delegate)
    elseif not delegate:isKindOfClass_(WebViewJavascriptBridge) then
      bridge:setWebViewDelegate_(delegate)
      if customer.forwardsBridge then
        self:setJSBridgeDelegate_(bridge) -- the fix
      end
    else
      self:setJSBridgeDelegate_(delegate)
    end
  end
end)

return customer
