-- The first pit, MySDK's side: each delegate of a web view gets a proxy, and the last one is
-- retained. As printed, the branch for nil does not return; sdk.returnsAfterNil makes it return.

local listings = debug.getinfo(1, "S").source:match "^@(.*/)"
local swizzleMethods = dofile(listings .. "swizzle_methods.lua")
local DelegateProxy = objc.lookUpClass "DelegateProxy" or dofile(listings .. "DelegateProxy.lua")
local sdk = {returnsAfterNil = true, log = print}

local BDWebViewDelegateProxy = objc.class("BDWebViewDelegateProxy", DelegateProxy,
  function(instance)
    function instance:webView_shouldStartLoadWithRequest_navigationType_(webView, request, type)
      sdk.log "track"
      return self:target()
        :webView_shouldStartLoadWithRequest_navigationType_(webView, request, type)
    end
  end)

objc.category(objc.UIWebView, "MyHook", function(instance, class)
  function instance:setBd_TrackerDecorator_(object)
    objc.setAssociatedObject(self, objc.sel "bd_TrackerDecorator", object, "RETAIN_NONATOMIC")
  end

  function instance:bd_TrackerDecorator()
    return objc.getAssociatedObject(self, objc.sel "bd_TrackerDecorator")
  end

  function class:load()
    dispatch.once("UIWebView+MyHook", function()
      swizzleMethods(self, "setDelegate:", "setWebViewDelegate:")
    end)
  end

  function instance:setWebViewDelegate_(delegate)
    if delegate == nil then
      self:setWebViewDelegate_(delegate)
      if sdk.returnsAfterNil then return end
    end
    local proxy <close> = BDWebViewDelegateProxy:alloc():initWithTarget_(delegate)
    self:setBd_TrackerDecorator_(proxy)
    self:setWebViewDelegate_(proxy)
  end
end)

return sdk
